package faces

import (
	"image"
	"image/color"
	"math"
)

// Cloth is the colours of a table's ground from the middle of the light to
// the edge, and how strong its grain is.
type Cloth struct {
	Middle, Half, Edge color.RGBA // at 0, 55 % and 100 % of the radius
	Grain              float32    // 0 to 1; 0.1 is felt, 0 is smooth
}

// GreenFelt is the usual cloth (table.md 5).
var GreenFelt = Cloth{
	Middle: color.RGBA{0x33, 0x72, 0x4f, 255},
	Half:   color.RGBA{0x2b, 0x63, 0x45, 255},
	Edge:   color.RGBA{0x1d, 0x4a, 0x34, 255},
	Grain:  .1,
}

// Felt returns the ground of a table of w by h pixels: a light whose middle
// is at 40 % of the width and half the height and which falls off over 75 %
// of the longer side, with a quiet grain. It is dithered, so that the slow
// fall shows no bands. The same arguments give the same picture.
func Felt(w, h int, c Cloth) *image.RGBA {
	w, h = max(1, w), max(1, h)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	grain := grainTile()
	cx, cy, r := .4*float32(w), .5*float32(h), .75*float32(max(w, h))
	ramp := c.ramp()
	for y := range h {
		dy := (float32(y) - cy) / r
		line := img.Pix[y*img.Stride : y*img.Stride+4*w]
		for x := range w {
			dx := (float32(x) - cx) / r
			at := min(float32(math.Sqrt(float64(dx*dx+dy*dy))), 1) * (rampSteps - 1)
			k := &ramp[int(at)]
			i := (y&(grainSize-1))*grainSize + x&(grainSize-1)
			shift := grain.noise[i]*c.Grain*26 + grain.dither[i]
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

const grainSize = 256

// grain is a tile of noise about zero: noise is soft, of fibres and dust,
// within about one; dither is white, within half a step of a channel.
type grain struct{ noise, dither []float32 }

// grainTile makes the tile; it meets itself at its edges.
func grainTile() grain {
	seed := uint32(0x9e3779b9)
	random := func() float32 { // xorshift
		seed ^= seed << 13
		seed ^= seed >> 17
		seed ^= seed << 5
		return float32(seed)/(1<<31) - 1
	}
	n := grainSize * grainSize
	g := grain{make([]float32, n), make([]float32, n)}
	raw := make([]float32, n)
	for i := range raw {
		raw[i] = random()
		g.dither[i] = .5 * random()
	}
	at := func(x, y int) float32 { return raw[(y&(grainSize-1))*grainSize+x&(grainSize-1)] }
	for y := range grainSize {
		for x := range grainSize {
			soft := (at(x-1, y) + at(x+1, y) + at(x, y-1) + at(x, y+1)) * .25
			fibre := (at(x+40, y+7) + at(x+41, y+8) + at(x+42, y+8) + at(x+43, y+9)) * .25
			g.noise[y*grainSize+x] = .35*at(x, y) + .4*soft + .5*fibre
		}
	}
	return g
}
