package faces

import (
	"math"

	"kutscherskat/assets/cards"
)

// flatness is how far, in pixels, a chord may lie from its curve.
const flatness = 0.06

// outline is a path in pixels, flattened into polylines.
type outline struct {
	points []point
	ends   []int  // where each polyline ends in points
	closed []bool // whether it was closed by the path
}

func (o *outline) reset() { o.points, o.ends, o.closed = o.points[:0], o.ends[:0], o.closed[:0] }

// flatten sets o to path, scaled to pixels.
func (o *outline) flatten(path []cards.Segment, sx, sy float64) {
	o.reset()
	at := point{}
	for _, s := range path {
		end := pixel(s.End(), sx, sy)
		switch s.Op {
		case cards.Move:
			o.finish(false)
			o.points = append(o.points, end)
		case cards.Line:
			o.points = append(o.points, end)
		case cards.Cubic:
			o.cubic(at, pixel(s.P[0], sx, sy), pixel(s.P[1], sx, sy), end)
		case cards.Close:
			o.finish(true)
			continue
		}
		at = end
	}
	o.finish(false)
}

func pixel(p cards.Point, sx, sy float64) point { return point{float32(p.X * sx), float32(p.Y * sy)} }

// finish ends the present polyline, if there is one.
func (o *outline) finish(closed bool) {
	start := 0
	if n := len(o.ends); n > 0 {
		start = o.ends[n-1]
	}
	if len(o.points) > start {
		o.ends, o.closed = append(o.ends, len(o.points)), append(o.closed, closed)
	}
}

// cubic adds a curve from a to d, without a itself. The number of chords
// follows from the bound on a cubic's second derivative.
func (o *outline) cubic(a, b, c, d point) {
	bend := max(length(a.x-2*b.x+c.x, a.y-2*b.y+c.y), length(b.x-2*c.x+d.x, b.y-2*c.y+d.y))
	n := float32(math.Ceil(math.Sqrt(float64(.75 * bend / flatness))))
	for i := float32(1); i < n; i++ {
		t := i / n
		u := 1 - t
		q, r, s, v := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		o.points = append(o.points, point{q*a.x + r*b.x + s*c.x + v*d.x, q*a.y + r*b.y + s*c.y + v*d.y})
	}
	o.points = append(o.points, d)
}

func length(x, y float32) float32 { return float32(math.Sqrt(float64(x*x + y*y))) }

// each calls f with every polyline of o.
func (o *outline) each(f func(line []point, closed bool)) {
	start := 0
	for i, end := range o.ends {
		f(o.points[start:end], o.closed[i])
		start = end
	}
}

// fillInto adds the inside of o to c.
func (o *outline) fillInto(c *coverage) {
	o.each(func(line []point, _ bool) {
		for i := 1; i < len(line); i++ {
			c.edge(line[i-1], line[i])
		}
		c.edge(line[len(line)-1], line[0])
	})
}
