package faces

import (
	"image"
	"math"

	"kutscherskat/assets/cards"
)

// shadowInk is the colour of every shadow, #04140C.
var shadowInk = [3]float32{0x04, 0x14, 0x0c}

// ShadowMargin is how far, in pixels, a shadow of that blur reaches beyond the
// card on each side; the picture of Shadow is that much larger all round.
func ShadowMargin(blur, down float32) int {
	return int(math.Ceil(float64(2*blur+max(down, -down)))) + 1
}

// Shadow returns the shadow of a card of that width in pixels: the card's
// outline in dark green, down pixels lower, blurred over about blur pixels,
// and at most alpha (0 to 1) opaque. The picture has a margin of ShadowMargin
// pixels all round the card.
func Shadow(width int, blur, down, alpha float32) *image.RGBA {
	width, blur = max(1, width), max(0, blur)
	m := ShadowMargin(blur, down)
	h := Height(width)
	w, tall := width+2*m, h+2*m
	mask := cardMask(width, h, m, down)
	for range 3 { // three box blurs come close to a bell curve
		mask = blurRows(mask, w, tall, blur*.58)
		mask = transpose(mask, w, tall)
		mask = blurRows(mask, tall, w, blur*.58)
		mask = transpose(mask, tall, w)
	}
	img := image.NewRGBA(image.Rect(0, 0, w, tall))
	for i, a := range mask {
		a = min(max(a*alpha, 0), 1)
		for k, v := range shadowInk {
			img.Pix[4*i+k] = uint8(v*a + .5)
		}
		img.Pix[4*i+3] = uint8(255*a + .5)
	}
	return img
}

// cardMask is the coverage of a card's outline at m, m+down.
func cardMask(w, h, m int, down float32) []float32 {
	var o outline
	o.flatten(cards.Outline(), float64(w)/cards.Width, float64(h)/cards.Height)
	for i := range o.points {
		o.points[i].x += float32(m)
		o.points[i].y += float32(m) + down
	}
	var c coverage
	c.resize(w+2*m, h+2*m)
	o.fillInto(&c)
	mask := make([]float32, (w+2*m)*(h+2*m))
	for y := range c.h {
		sum := float32(0)
		for x := range c.w {
			sum += c.cells[y*(c.w+2)+x]
			mask[y*c.w+x] = min(max(sum, -sum), 1)
		}
	}
	return mask
}

// blurRows averages each row over r pixels to both sides; r may be a fraction.
func blurRows(m []float32, w, h int, r float32) []float32 {
	out := make([]float32, len(m))
	whole := int(r)
	part := r - float32(whole)
	norm := 1 / (2*r + 1)
	at := func(row []float32, x int) float32 {
		if x < 0 || x >= w {
			return 0
		}
		return row[x]
	}
	for y := range h {
		row := m[y*w : (y+1)*w]
		sum := float32(0)
		for x := -whole; x <= whole; x++ {
			sum += at(row, x)
		}
		for x := range w {
			out[y*w+x] = norm * (sum + part*(at(row, x-whole-1)+at(row, x+whole+1)))
			sum += at(row, x+whole+1) - at(row, x-whole)
		}
	}
	return out
}

func transpose(m []float32, w, h int) []float32 {
	out := make([]float32, len(m))
	for y := range h {
		for x := range w {
			out[x*h+y] = m[y*w+x]
		}
	}
	return out
}
