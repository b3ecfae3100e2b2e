package cards

import (
	"math"
	"slices"
)

// At large sizes the shades are engraved: hatching runs from each shade into
// the light part of its form, and fine black lines deepen the far side. It is
// worked out here from the shapes, and left out on small cards.

// engraveFrom is the width in pixels from which cards are engraved.
const engraveFrom = 320

// tones gives for each dark tone the ink it shades.
var tones = map[Ink]Ink{
	RedDark: Red, GoldDark: Gold, GreenDark: Green, BlueDark: Blue, BrownDark: Brown, SteelDark: Steel,
	Shade: White, ClothDark: Cloth, LodenDark: Loden, FleshDark: Flesh, BlondDark: Blond, ChestnutDark: Chestnut,
	GreyDark: Grey, Navy: BlueDark, DeepGreen: GreenDark, Umber: BrownDark, WalnutDark: Walnut,
}

const (
	hatchAngle = -17.0 // degrees; the lines rise to the right
	hatchStep  = 2.1
	hatchReach = 6.5 // into the light
)

// engrave hatches the shade that was drawn last. It looks for the form the
// shade lies on, and does nothing if there is none.
func (g *graver) engrave() {
	shade := g.shapes[len(g.shapes)-1]
	form := g.formOf(tones[shade.Fill])
	if form == nil {
		return
	}
	h := hatcher{turn: turned(-hatchAngle), back: turned(hatchAngle), form: flatten(form)}
	for _, poly := range flatten(shade.Path) {
		h.shade = append(h.shade, h.turned(poly))
	}
	h.run()
	g.fine(engraveFrom, func() {
		g.addLines(h.long, shade.Fill, .45)
		g.addLines(h.short, shade.Fill, .8)
		if shade.Fill != FleshDark && shade.Fill != Shade {
			g.addLines(h.deep, Black, .3)
		}
	})
}

// formOf returns the path of the latest shape filled with k, among the last
// few.
func (g *graver) formOf(k Ink) []Segment {
	for i := len(g.shapes) - 2; i >= max(0, len(g.shapes)-8); i-- {
		if g.shapes[i].Fill == k {
			return g.shapes[i].Path
		}
	}
	return nil
}

// addLines strokes lines that are in card coordinates already.
func (g *graver) addLines(lines [][2]Point, k Ink, width float64) {
	if len(lines) == 0 {
		return
	}
	segs := make([]Segment, 0, 2*len(lines))
	for _, l := range lines {
		segs = append(segs, Segment{Op: Move, P: [3]Point{l[0]}}, Segment{Op: Line, P: [3]Point{l[1]}})
	}
	g.check(segs, "hatching")
	g.shapes = append(g.shapes, Shape{Path: segs, Stroke: k, Width: width, Twice: g.double, From: g.from})
}

// strandAngle is the direction of hair in degrees, a little off upright.
const strandAngle = 82.0

// hair fills a lock of hair, with a contour of width w (0: none), and on large
// cards combs it with strands of its dark tone.
func (g *graver) hair(d string, k look, w float64) {
	g.fill(d, k.hair, w)
	lock := flatten(g.shapes[len(g.shapes)-1].Path)
	turn, back := turned(-strandAngle), turned(strandAngle)
	lo, hi := math.Inf(1), math.Inf(-1)
	for _, poly := range lock {
		for i, q := range poly {
			poly[i] = turn.point(q)
			lo, hi = min(lo, poly[i].Y), max(hi, poly[i].Y)
		}
	}
	var strands [][2]Point
	for n := math.Ceil(lo / hatchStep); n*hatchStep < hi; n++ {
		y, in := n*hatchStep, 1+2*reaches[int(math.Abs(n))%len(reaches)]
		xs := crossings(lock, y)
		for i := 0; i+1 < len(xs); i += 2 {
			if a, b := xs[i]+in, xs[i+1]-in; b-a > 2 {
				strands = append(strands, [2]Point{back.point(Point{a, y}), back.point(Point{b, y})})
			}
		}
	}
	g.fine(finestFrom, func() { g.addLines(strands, k.dark, .5) })
}

// hatcher works in coordinates turned so that the hatching runs level.
type hatcher struct {
	turn, back transform
	shade      [][]Point // turned
	form       [][]Point // in card coordinates
	long       [][2]Point
	short      [][2]Point
	deep       [][2]Point
}

func (h *hatcher) turned(poly []Point) []Point {
	out := make([]Point, len(poly))
	for i, q := range poly {
		out[i] = h.turn.point(q)
	}
	return out
}

func (h *hatcher) run() {
	lo, hi := math.Inf(1), math.Inf(-1)
	for _, poly := range h.shade {
		for _, q := range poly {
			lo, hi = min(lo, q.Y), max(hi, q.Y)
		}
	}
	// Lines of all shades lie on one grid, so that neighbours agree.
	for n := math.Ceil(lo / hatchStep); n*hatchStep < hi; n++ {
		xs := crossings(h.shade, n*hatchStep)
		for i := 0; i+1 < len(xs); i += 2 {
			h.line(n, xs[i], xs[i+1])
		}
	}
}

// reaches varies the hatching from line to line.
var reaches = [...]float64{1, .6, .85, .5, .75}

// line hatches one crossing of the shade, from x0 to x1 on line n.
func (h *hatcher) line(n, x0, x1 float64) {
	y := n * hatchStep
	at := func(x float64) Point { return h.back.point(Point{x, y}) }
	chord := x1 - x0
	reach := min(hatchReach, 1+.8*chord) * reaches[int(math.Abs(n))%len(reaches)]
	for try := 0; try < 3; try++ {
		if insideOf(h.form, at(x0-reach-1)) && insideOf(h.form, at(x0-reach/2)) {
			h.long = append(h.long, [2]Point{at(x0 + .4), at(x0 - reach)})
			h.short = append(h.short, [2]Point{at(x0 + .4), at(x0 - .45*reach)})
			break
		}
		reach *= .55
	}
	if chord > 4 {
		h.deep = append(h.deep, [2]Point{at(x1 - .42*chord*reaches[int(math.Abs(n))%len(reaches)]), at(x1 - .8)})
	}
}

// flatten turns a path into polygons of short chords.
func flatten(path []Segment) [][]Point {
	var out [][]Point
	var at Point
	for _, s := range path {
		switch s.Op {
		case Move:
			out = append(out, nil)
		case Close:
			continue
		case Cubic:
			for _, t := range []float64{1.0 / 6, 2.0 / 6, 3.0 / 6, 4.0 / 6, 5.0 / 6} {
				out[len(out)-1] = append(out[len(out)-1], cubicAt(at, s, t))
			}
		}
		at = s.End()
		out[len(out)-1] = append(out[len(out)-1], at)
	}
	return out
}

// crossings returns, in order, where the outlines cross the level y.
func crossings(polys [][]Point, y float64) []float64 {
	var xs []float64
	for _, poly := range polys {
		for i, a := range poly {
			b := poly[(i+1)%len(poly)]
			if (a.Y <= y) != (b.Y <= y) {
				xs = append(xs, a.X+(b.X-a.X)*(y-a.Y)/(b.Y-a.Y))
			}
		}
	}
	slices.Sort(xs)
	return xs
}

// insideOf reports whether q lies inside polygons, by the even-odd rule.
func insideOf(polys [][]Point, q Point) bool {
	in := false
	for _, x := range crossings(polys, q.Y) {
		if x > q.X {
			break
		}
		in = !in
	}
	return in
}
