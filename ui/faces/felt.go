package faces

import (
	"image"
	"image/color"
	"math"
)

// Texture is what a table is made of. The zero value is felt.
type Texture uint8

// The textures.
const (
	FeltTexture  Texture = iota // soft noise of fibres
	WoodTexture                 // boards with a grain
	PaperTexture                // flecks and fibres
	PlainTexture                // none
)

// Cloth is the colours of a table's ground from the middle of the light to
// the edge, what it is made of, and how strong its grain is.
type Cloth struct {
	Middle, Half, Edge color.RGBA // at 0, 55 % and 100 % of the radius
	Grain              float32    // 0 to 1; 0.1 is quiet, 0 is smooth
	Texture            Texture
}

// GreenFelt is the usual cloth (table.md 5).
var GreenFelt = Cloth{
	Middle: color.RGBA{0x33, 0x72, 0x4f, 255},
	Half:   color.RGBA{0x2b, 0x63, 0x45, 255},
	Edge:   color.RGBA{0x1d, 0x4a, 0x34, 255},
	Grain:  .1,
}

// Felt returns the ground of a table of w by h pixels, of felt or whatever
// the cloth says: a light whose middle is at 40 % of the width and half the
// height and which falls off over 75 % of the longer side, with a quiet grain.
// It is dithered, so that the slow fall shows no bands. The same arguments
// give the same picture.
func Felt(w, h int, c Cloth) *image.RGBA {
	w, h = max(1, w), max(1, h)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	cx, cy, r := .4*float32(w), .5*float32(h), .75*float32(max(w, h))
	ramp := c.ramp()
	grain := c.Texture.grain(w, h)
	shifts := make([]float32, w)
	for y := range h {
		grain.row(y, shifts)
		dy := (float32(y) - cy) / r
		line := img.Pix[y*img.Stride : y*img.Stride+4*w]
		dither := ditherTile()[(y&(tileSize-1))*tileSize:]
		for x := range w {
			dx := (float32(x) - cx) / r
			at := min(float32(math.Sqrt(float64(dx*dx+dy*dy))), 1) * (rampSteps - 1)
			k := &ramp[int(at)]
			shift := shifts[x]*c.Grain*26 + dither[x&(tileSize-1)]
			p := line[4*x : 4*x+4 : 4*x+4]
			p[0], p[1], p[2], p[3] = channel(k[0]+shift), channel(k[1]+shift), channel(k[2]+shift), 255
		}
	}
	return img
}

const rampSteps = 2048

// ramp holds the colours from the middle to the edge.
func (c Cloth) ramp() *[rampSteps][3]float32 {
	var out [rampSteps][3]float32
	stops := [3][3]float32{rgb(c.Middle), rgb(c.Half), rgb(c.Edge)}
	for i := range out {
		t := float32(i) / (rampSteps - 1)
		a, b, u := stops[0], stops[1], t/.55
		if t > .55 {
			a, b, u = stops[1], stops[2], (t-.55)/.45
		}
		for k := range out[i] {
			out[i][k] = a[k] + (b[k]-a[k])*u
		}
	}
	return &out
}

func rgb(c color.RGBA) [3]float32 { return [3]float32{float32(c.R), float32(c.G), float32(c.B)} }

func channel(v float32) uint8 { return uint8(min(max(v+.5, 0), 255)) }
