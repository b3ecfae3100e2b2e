package faces

import (
	"image"
	"math"

	"kutscherskat/assets/cards"
)

// Height returns the height in pixels of a card that is width pixels wide.
func Height(width int) int { return int(math.Round(cards.Height / cards.Width * float64(width))) }

// Render paints d as a bitmap that is width pixels wide, the height in
// proportion. What d leaves open, such as the corners outside a card, is
// transparent. A width below one counts as one.
func Render(d *cards.Drawing, width int) *image.RGBA {
	var p painter
	return p.render(d, width)
}

// painter paints drawings one after the other, using its buffers again. The
// zero value is ready for use.
type painter struct {
	cover coverage
	lines outline
	img   *image.RGBA
}

func (p *painter) render(d *cards.Drawing, width int) *image.RGBA {
	width = max(1, width)
	height := max(1, int(math.Round(d.H/d.W*float64(width))))
	p.img = image.NewRGBA(image.Rect(0, 0, width, height))
	p.cover.resize(width, height)
	sx, sy := float64(width)/d.W, float64(height)/d.H
	for i := range d.Shapes {
		if s := &d.Shapes[i]; s.Shown(sx) {
			p.shape(s, sx, sy)
		}
	}
	img := p.img
	p.img = nil
	return img
}

func (p *painter) shape(s *cards.Shape, sx, sy float64) {
	p.lines.flatten(s.Path, sx, sy)
	if s.Fill != cards.None {
		p.lines.fillInto(&p.cover)
		p.print(s.Fill, s.Twice)
	}
	if s.Stroke != cards.None && s.Width > 0 {
		p.lines.strokeInto(&p.cover, float32(s.Width*math.Sqrt(sx*sy)/2))
		p.print(s.Stroke, s.Twice)
	}
}

// print lays the ink k on the pixels as far as they are covered, and forgets
// the coverage. Twice prints it turned by 180 degrees too.
func (p *painter) print(k cards.Ink, twice bool) {
	r, g, b := k.RGB()
	ink := inkOf(r, g, b)
	pix, n := p.img.Pix, len(p.img.Pix)
	c := &p.cover
	for y := c.top; y < c.bottom; y++ {
		lo, hi := int(c.lo[y]), int(c.hi[y])
		if lo >= hi {
			continue
		}
		cells := c.cells[y*(c.w+2) : (y+1)*(c.w+2)]
		sum := float32(0)
		at := y*p.img.Stride + 4*lo
		for x := lo; x < hi; x++ {
			sum += cells[x]
			cells[x] = 0
			if x >= c.w {
				continue
			}
			cover := sum
			if cover < 0 {
				cover = -cover
			}
			if cover > 1.0/512 {
				a := uint32(min(cover, 1)*255 + .5)
				ink.over(pix[at:at+4:at+4], a)
				if twice {
					i := n - 4 - at
					ink.over(pix[i:i+4:i+4], a)
				}
			}
			at += 4
		}
		c.lo[y], c.hi[y] = int32(c.w+2), 0
	}
	c.top, c.bottom = c.h, 0
}

// solid is an opaque ink.
type solid struct{ r, g, b uint32 }

func inkOf(r, g, b uint8) solid { return solid{uint32(r), uint32(g), uint32(b)} }

// over lays the ink with opacity a of 255 over a premultiplied pixel.
func (k *solid) over(pix []byte, a uint32) {
	if a == 255 {
		pix[0], pix[1], pix[2], pix[3] = uint8(k.r), uint8(k.g), uint8(k.b), 255
		return
	}
	u := 255 - a
	pix[0] = div255(k.r*a + uint32(pix[0])*u)
	pix[1] = div255(k.g*a + uint32(pix[1])*u)
	pix[2] = div255(k.b*a + uint32(pix[2])*u)
	pix[3] = div255(255*a + uint32(pix[3])*u)
}

// div255 divides by 255 and rounds.
func div255(v uint32) uint8 {
	v += 128
	return uint8((v + v>>8) >> 8)
}
