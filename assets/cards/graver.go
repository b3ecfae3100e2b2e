package cards

import "fmt"

// graver puts shapes on a drawing. Its methods take paths in the coordinates of
// the current transform and bake that into the shapes.
type graver struct {
	shapes []Shape
	m      transform
	style  Style
	double bool    // shapes stand on the card twice
	from   float64 // level of detail of the shapes to come, see Shape.From

	// inside, if set, tells whether a point may be drawn upon; what lies
	// outside, or cannot be read, is noted in faults.
	inside func(Point) bool
	faults []error
}

func newGraver(s Style) *graver { return &graver{m: identity, style: s} }

func (g *graver) drawing(w, h float64) *Drawing { return &Drawing{W: w, H: h, Shapes: g.shapes} }

// add puts down one shape with a contour of width w before the transform.
func (g *graver) add(d string, fill, stroke Ink, w float64) {
	segs, err := parsePath(d)
	if err != nil {
		g.faults = append(g.faults, err)
		return
	}
	for i := range segs {
		for j := range segs[i].P {
			segs[i].P[j] = g.m.point(segs[i].P[j])
		}
	}
	g.check(segs, d)
	g.shapes = append(g.shapes, Shape{Path: segs, Fill: fill, Stroke: stroke, Width: w * g.m.scale(),
		Twice: g.double, From: g.from})
}

// check notes the path if one of its ends, or one of three points along a
// curve, lies outside.
func (g *graver) check(segs []Segment, d string) {
	if g.inside == nil {
		return
	}
	var at Point
	for _, s := range segs {
		if s.Op == Close {
			continue
		}
		points := []Point{s.End()}
		if s.Op == Cubic {
			for _, t := range []float64{.25, .5, .75} {
				points = append(points, cubicAt(at, s, t))
			}
		}
		for _, q := range points {
			if !g.inside(q) {
				g.faults = append(g.faults, fmt.Errorf("%.1f,%.1f lies outside in %.60q", q.X, q.Y, d))
				return
			}
		}
		at = s.End()
	}
}

func cubicAt(a Point, s Segment, t float64) Point {
	ab, bc, cd := between(a, s.P[0], t), between(s.P[0], s.P[1], t), between(s.P[1], s.P[2], t)
	return between(between(ab, bc, t), between(bc, cd, t), t)
}

// fill fills a path, with a contour of width w (0: none).
func (g *graver) fill(d string, k Ink, w float64) {
	if w > 0 {
		g.add(d, k, Black, w)
		return
	}
	g.add(d, k, None, 0)
	if tones[k] != None && g.faultless() {
		g.engrave()
	}
}

// faultless reports whether the last path could be read.
func (g *graver) faultless() bool {
	return len(g.shapes) > 0 && len(g.shapes[len(g.shapes)-1].Path) > 0
}

// line strokes a path in the contour's ink.
func (g *graver) line(d string, w float64) { g.add(d, None, Black, w) }

// stroke strokes a path in any ink.
func (g *graver) stroke(d string, k Ink, w float64) { g.add(d, None, k, w) }

// disc is a filled circle, with a contour of width w (0: none).
func (g *graver) disc(x, y, r float64, k Ink, w float64) { g.fill(ovalPath(x, y, r, r), k, w) }

func (g *graver) oval(x, y, rx, ry float64, k Ink, w float64) { g.fill(ovalPath(x, y, rx, ry), k, w) }

func (g *graver) box(x, y, w, h float64, k Ink, contour float64) {
	g.fill(boxPath(x, y, w, h), k, contour)
}

// within draws f with the transform t set inside the present one.
func (g *graver) within(t transform, f func()) {
	m := g.m
	g.m = m.then(t)
	f()
	g.m = m
}

func (g *graver) at(x, y float64, f func()) { g.within(moved(x, y), f) }

func (g *graver) stretch(sx, sy float64, f func()) { g.within(stretched(sx, sy), f) }

func (g *graver) atScale(x, y, s float64, f func()) { g.within(moved(x, y).then(stretched(s, s)), f) }

// pose draws f with its origin at x, y, scaled by s and turned by deg degrees.
func (g *graver) pose(x, y, s, deg float64, f func()) {
	g.within(moved(x, y).then(turned(deg)).then(stretched(s, s)), f)
}

// tilt draws f turned by deg degrees about x, y.
func (g *graver) tilt(x, y, deg float64, f func()) {
	g.within(moved(x, y).then(turned(deg)).then(moved(-x, -y)), f)
}

func (g *graver) flip(f func()) { g.stretch(-1, 1, f) }

// both draws f and its mirror image about x = 0.
func (g *graver) both(f func()) {
	f()
	g.flip(f)
}

// mirrored draws f and its mirror image about the middle of the card.
func (g *graver) mirrored(f func()) {
	f()
	g.within(moved(Width, 0).then(stretched(-1, 1)), f)
}

// twice draws f upright and turned by 180 degrees about the card's middle.
func (g *graver) twice(f func()) {
	was := g.double
	g.double = true
	f()
	g.double = was
}

// fine draws f only on cards at least px pixels wide.
func (g *graver) fine(px float64, f func()) {
	was := g.from
	g.from = max(g.from, px/Width)
	f()
	g.from = was
}
