package table

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/math/f32"
	"golang.org/x/image/vector"
)

// icon is a drawing of strokes in a box of 24 by 24: lines through points,
// two units thick with round ends.
type icon [][]f32.Vec2

// arc returns points on a circle, the angles in degrees, clockwise from the
// right.
func arc(x, y, r, from, to float64) []f32.Vec2 {
	const step = 12
	n := int(math.Abs(to-from)/step) + 1
	points := make([]f32.Vec2, 0, n+1)
	for i := range n + 1 {
		a := (from + (to-from)*float64(i)/float64(n)) * math.Pi / 180
		points = append(points, f32.Vec2{float32(x + r*math.Cos(a)), float32(y + r*math.Sin(a))})
	}
	return points
}

func dots(xy ...float32) []f32.Vec2 {
	var points []f32.Vec2
	for i := 0; i < len(xy); i += 2 {
		points = append(points, f32.Vec2{xy[i], xy[i+1]})
	}
	return points
}

func join(lines ...[]f32.Vec2) []f32.Vec2 {
	var all []f32.Vec2
	for _, l := range lines {
		all = append(all, l...)
	}
	return all
}

// icons holds the drawings by name.
var icons = map[string]icon{
	"undo":  {dots(8, 5, 4, 9, 8, 13), join(dots(4, 9, 14, 9), arc(14, 14, 5, -90, 90), dots(9, 19))},
	"bulb":  {join(dots(9.5, 17), arc(12, 9.5, 6, 125, 415), dots(14.5, 17)), dots(9.5, 17, 14.5, 17), dots(10, 21, 14, 21)},
	"lock":  {dots(5, 11, 19, 11, 19, 21, 5, 21, 5, 11), join(dots(8, 11), arc(12, 7, 4, 180, 360), dots(16, 11))},
	"cards": {dots(9, 6, 19, 6, 19, 20, 9, 20, 9, 6), dots(5, 17, 5, 4, 14, 4)},
	"check": {dots(4, 13, 10, 19, 20, 6)},
	"down":  {dots(12, 4, 12, 20), dots(5, 13, 12, 20, 19, 13)},
	"null":  {arc(12, 12, 8, 0, 360), dots(6, 18, 18, 6)},
	"eye": {join(arc(12, 18, 11, 216, 324), arc(12, 6, 11, 36, 144), dots(3.1, 11.53)),
		arc(12, 12, 2.5, 0, 360)},
	"cut":   {dots(4, 16, 20, 16), dots(4, 20, 20, 20), dots(4, 8, 20, 8), dots(12, 5, 12, 2)},
	"close": {dots(6, 6, 18, 18), dots(18, 6, 6, 18)},
}

// icon returns a drawing in a colour, as wide as that.
func (a *art) icon(name string, width float32, c color.NRGBA) image.Image {
	px := a.pixels(width)
	code := uint32(c.R)<<24 | uint32(c.G)<<16 | uint32(c.B)<<8 | uint32(c.A)
	return a.stored(smallKey{kind: 'i', name: name, px: px, color: code}, func() *image.RGBA {
		return strokes(icons[name], px, c)
	})
}

// strokes rasterises a drawing.
func strokes(lines icon, px int, c color.NRGBA) *image.RGBA {
	k := float32(px) / 24
	z := vector.NewRasterizer(px, px)
	for _, line := range lines {
		for i, p := range line {
			blob(z, p, k)
			if i > 0 {
				bar(z, line[i-1], p, k)
			}
		}
	}
	img := image.NewRGBA(image.Rect(0, 0, px, px))
	z.Draw(img, img.Bounds(), image.NewUniform(c), image.Point{})
	return img
}

// blob adds a disc one unit in radius at p.
func blob(z *vector.Rasterizer, p f32.Vec2, k float32) {
	const n = 12
	for i := range n + 1 {
		a := 2 * math.Pi * float64(i) / n
		x, y := k*(p[0]+float32(math.Cos(a))), k*(p[1]+float32(math.Sin(a)))
		if i == 0 {
			z.MoveTo(x, y)
		} else {
			z.LineTo(x, y)
		}
	}
	z.ClosePath()
}

// bar adds a bar two units wide from p to q.
func bar(z *vector.Rasterizer, p, q f32.Vec2, k float32) {
	dx, dy := q[0]-p[0], q[1]-p[1]
	n := float32(math.Hypot(float64(dx), float64(dy)))
	if n == 0 {
		return
	}
	nx, ny := -dy/n, dx/n
	z.MoveTo(k*(p[0]-nx), k*(p[1]-ny))
	z.LineTo(k*(q[0]-nx), k*(q[1]-ny))
	z.LineTo(k*(q[0]+nx), k*(q[1]+ny))
	z.LineTo(k*(p[0]+nx), k*(p[1]+ny))
	z.ClosePath()
}
