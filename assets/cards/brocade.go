package cards

import (
	"math"
	"slices"
)

// Ornament of cloth at large sizes. It is worked into a garment where it fits
// wholly, so that nothing has to be cut off, and left out on small cards.

// ornamentFrom and finestFrom are widths in pixels from which ornament shows.
const (
	ornamentFrom = 260
	finestFrom   = 420
)

// strew repeats motif over the inside of d, on a grid of dx by dy whose rows
// are staggered, wherever a circle of radius r about its origin has room.
func (g *graver) strew(d string, dx, dy, r float64, motif func()) {
	segs, err := parsePath(d)
	if err != nil {
		g.faults = append(g.faults, err)
		return
	}
	polys := flatten(segs)
	lo, hi := Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	for _, poly := range polys {
		for _, q := range poly {
			lo, hi = Point{min(lo.X, q.X), min(lo.Y, q.Y)}, Point{max(hi.X, q.X), max(hi.Y, q.Y)}
		}
	}
	// The grid starts at the origin, so that the two sides of a figure match.
	var places []Point
	for j := math.Ceil(lo.Y / dy); j*dy < hi.Y; j++ {
		shift := dx / 2 * math.Mod(math.Abs(j), 2)
		for i := math.Ceil((lo.X - shift) / dx); i*dx+shift < hi.X; i++ {
			if q := (Point{i*dx + shift, j * dy}); roomAt(polys, q, r) {
				places = append(places, q)
			}
		}
	}
	g.repeat(places, motif)
}

// repeat draws motif with its origin at each of the places. Each shape of the
// motif becomes one shape with many parts.
func (g *graver) repeat(places []Point, motif func()) {
	inside, start := g.inside, len(g.shapes)
	g.inside = nil
	motif()
	g.inside = inside
	shapes := slices.Clone(g.shapes[start:])
	g.shapes = g.shapes[:start]
	if len(places) == 0 {
		return
	}
	origin := g.m.point(Point{})
	for _, s := range shapes {
		all := make([]Segment, 0, len(places)*len(s.Path))
		for _, q := range places {
			to := g.m.point(q)
			all = append(all, shifted(s.Path, to.X-origin.X, to.Y-origin.Y)...)
		}
		s.Path = all
		g.check(all, "ornament")
		g.shapes = append(g.shapes, s)
	}
}

// shifted is a copy of a path, moved by x, y.
func shifted(path []Segment, x, y float64) []Segment {
	out := slices.Clone(path)
	for i := range out {
		for k := range out[i].P {
			out[i].P[k].X += x
			out[i].P[k].Y += y
		}
	}
	return out
}

// roomAt reports whether a circle of radius r about q lies inside polygons.
func roomAt(polys [][]Point, q Point, r float64) bool {
	for a := 0.0; a < 8; a++ {
		s, c := math.Sincos(a * math.Pi / 4)
		if !insideOf(polys, Point{q.X + r*c, q.Y + r*s}) {
			return false
		}
	}
	return true
}

// damask weaves flowers of the ink k into d.
func (g *graver) damask(d string, k Ink) {
	g.fine(ornamentFrom, func() {
		g.strew(d, 15, 11, 4, func() {
			g.fill("M0,-4.6C2,-2.6 2,-.6 0,1C-2,-.6 -2,-2.6 0,-4.6Z", k, 0)
			g.stroke("M-3.6,-2.4C-4,.6 -2,2 0,2C2,2 4,.6 3.6,-2.4M0,1.6L0,4.6M-1.8,4.4L1.8,4.4", k, .8)
		})
	})
	g.fine(finestFrom, func() {
		g.strew(d, 15, 11, 9, func() { g.disc(7.5, 0, .7, k, 0) })
	})
}

// powder strews small lozenges of the ink k over d.
func (g *graver) powder(d string, k Ink) {
	g.fine(ornamentFrom, func() {
		g.strew(d, 9, 6.5, 2, func() { g.fill("M0,-1.7L1.2,0L0,1.7L-1.2,0Z", k, 0) })
	})
}

// stars strews four-pointed stars of the ink k over d.
func (g *graver) stars(d string, k Ink) {
	g.fine(ornamentFrom, func() {
		g.strew(d, 16, 10, 3.4, func() {
			g.fill("M0,-3.2L.8,-.8L3.2,0L.8,.8L0,3.2L-.8,.8L-3.2,0L-.8,-.8Z", k, 0)
		})
	})
}

// fur covers d with short hairs of the ink k.
func (g *graver) fur(d string, k Ink) {
	g.fine(ornamentFrom, func() {
		g.strew(d, 4.2, 3.6, 1.6, func() { g.stroke("M-.3,-1.5C.2,-.4 .5,.4 .4,1.6", k, .55) })
	})
}

// ermine softens white fur with pale hairs.
func (g *graver) ermine(d string) {
	g.fine(ornamentFrom, func() {
		g.strew(d, 5.4, 4.4, 1.8, func() { g.stroke("M-.2,-1.6C.2,-.4 .4,.6 .3,1.7", Shade, .8) })
	})
}

// lace pricks eyelets into white cloth.
func (g *graver) lace(d string) {
	g.fine(ornamentFrom, func() {
		g.strew(d, 5, 4.2, 2, func() {
			g.disc(0, 0, 1.1, Shade, 0)
			g.stroke("M-1.7,0C-1.7,-2.2 1.7,-2.2 1.7,0C1.7,2.2 -1.7,2.2 -1.7,0Z", GreyDark, .3)
		})
	})
}

// twill rules d with short slanting threads of the ink k.
func (g *graver) twill(d string, k Ink) {
	g.fine(ornamentFrom, func() {
		g.strew(d, 5, 2.6, 1.4, func() { g.stroke("M-1.1,.7L1.1,-.7", k, .36) })
	})
}

// etching strews small lilies over steel.
func (g *graver) etching(d string) {
	g.fine(ornamentFrom, func() {
		g.strew(d, 17, 13, 5, func() {
			g.stroke("M0,-4.6C1.8,-2.6 1.8,-1 0,1C-1.8,-1 -1.8,-2.6 0,-4.6ZM-3.6,-1C-3.4,1.6 -1.6,2.6 0,1C1.6,2.6 3.4,1.6 3.6,-1M0,1L0,4.6", SteelDark, .7)
		})
	})
}

// folds draws the folds of a cloth as lines of its dark tone, and at the
// largest sizes a thin black line in each.
func (g *graver) folds(d string, dark Ink) {
	g.fine(ornamentFrom, func() { g.stroke(d, dark, 1.7) })
	g.fine(finestFrom, func() { g.stroke(d, Black, .45) })
}
