package cards

import "kutscherskat/game/card"

// spot is the place and tilt, in degrees, of a sign.
type spot struct{ x, y, tilt float64 }

// prussianUpper holds the signs of the upper half. Seven and nine add one in
// the middle. The nine is a ring about its middle sign, the eight two columns:
// so they are told apart without the index. Bells hang; they tilt only where
// they swing out sideways.
var prussianUpper = [4][]spot{
	card.Seven: {{118, 62, 0}, {68, 114, -12}, {168, 114, 12}},
	card.Eight: {{74, 68, -10}, {162, 68, 10}, {70, 134, -10}, {166, 134, 10}},
	card.Nine:  {{118, 60, 0}, {62, 92, -24}, {174, 92, 24}, {54, 182, -90}},
	card.Ten:   {{118, 62, 0}, {70, 88, -14}, {166, 88, 14}, {66, 148, -14}, {170, 148, 14}},
}

// stem is what the signs of a German suit grow on.
type stem struct {
	ink, knot Ink
	foot      Point   // where the twig meets the sign, in the sign's units
	height    float64 // of the signs
	hanging   bool    // signs hang from a cord
}

var stems = map[mark]stem{
	acorn:    {Brown, Green, Point{-6, 50}, 58, false},
	leaf:     {Brown, Red, Point{-7, 49}, 60, false},
	redHeart: {Green, Red, Point{0, 46}, 50, false},
	bell:     {Red, Green, Point{0, -47}, 54, true},
}

// stemOf is the stem of a card; the ten's signs are smaller, for more room.
func stemOf(m mark, r card.Rank) stem {
	st := stems[m]
	if r == card.Ten {
		st.height *= .92
	}
	return st
}

// cord strokes a path in ink k between two contours.
func (g *graver) cord(d string, k Ink, w float64) {
	g.stroke(d, Black, w+2.2)
	g.stroke(d, k, w)
}

// prussianNumber lets the signs of a seven to ten grow on a stem.
func (g *graver) prussianNumber(m mark, r card.Rank) {
	st := stemOf(m, r)
	middle := r == card.Seven || r == card.Nine
	g.twice(func() {
		g.upperStem(m, r)
		if r == card.Seven {
			g.vignette(m)
		}
	})
	if middle {
		g.sign(m, 118, 182, st.height, 0)
	} else {
		g.centreKnot(Gold, st.knot)
	}
}

// upperStem draws the stem, its twigs and the signs of the upper half.
func (g *graver) upperStem(m mark, r card.Rank) {
	st, forked := stemOf(m, r), r == card.Eight
	for _, s := range prussianUpper[r] {
		if s.x != 118 {
			g.twig(s, st)
		}
	}
	top := 62 + st.height*.42
	if st.hanging {
		top = 84
	}
	if forked {
		top = 74
		if st.hanging {
			top = 52
		}
	}
	g.cord(path("M118,182L118,%", top), st.ink, 3.6)
	if forked {
		g.finial(m)
	}
	g.stemLeaves(m, r)
	for _, s := range prussianUpper[r] {
		tilt := s.tilt
		if st.hanging {
			tilt = hangingTilt(s)
		}
		g.sign(m, s.x, s.y, st.height, tilt)
	}
}

// hangingTilt is that of a sign that hangs: none, but sideways it hangs on the
// middle of the card.
func hangingTilt(s spot) float64 {
	if s.tilt == -90 {
		return 90
	}
	return 0
}

// twig runs from the stem to the foot of one sign.
func (g *graver) twig(s spot, st stem) {
	if s.tilt == -90 {
		g.cord(path("M118,182L%,182", s.x+st.height*.45), st.ink, 2.4)
		return
	}
	if st.hanging {
		x, y := s.x+st.height/100*st.foot.X, s.y+st.height/100*st.foot.Y
		g.cord(path("M118,%C%,% %,% %,%", y+8, 118+(x-118)*.4, y-12, x, y-12, x, y), st.ink, 2.2)
		return
	}
	foot := moved(s.x, s.y).then(turned(s.tilt)).then(stretched(st.height/100, st.height/100)).point(st.foot)
	x, y := foot.X, foot.Y
	// Twigs near the middle start above the knot.
	if y+10 > 169 {
		g.cord(path("M118,157C%,160 %,179 %,%", 118+(x-118)*.45, x+(118-x)*.26, x, y-1), st.ink, 2.4)
		return
	}
	g.cord(path("M118,%C%,% %,% %,%", y+10, 118+(x-118)*.45, y+12, x+(118-x)*.12, y+10, x, y-1), st.ink, 2.4)
}

// stemLeaves puts a pair of leaves on the stems of acorns and hearts.
func (g *graver) stemLeaves(m mark, r card.Rank) {
	draw := map[mark]func(){acorn: g.oakLeaf, redHeart: g.budLeaf}[m]
	if draw == nil {
		return
	}
	y := 150.0
	if r == card.Ten {
		y = 128
	}
	g.mirrored(func() { g.pose(132, y, .36, 62, draw) })
}

// finial ends a stem that bears no sign at its tip.
func (g *graver) finial(m mark) {
	switch m {
	case acorn:
		g.atScale(118, 62, .42, func() { g.oakLeaf() })
	case leaf:
		g.atScale(118, 64, .26, func() { g.leaf() })
	case redHeart:
		g.atScale(118, 62, .4, func() { g.budLeaf() })
	case bell:
		g.disc(118, 48, 5, Gold, 1.2)
		g.disc(118, 38.6, 3.4, Red, 1.1)
	}
}

// centreKnot joins the stems of both halves, where no sign stands.
func (g *graver) centreKnot(a, b Ink) {
	g.fill("M118,170L132,182L118,194L104,182Z", a, 1.3)
	g.disc(118, 182, 4, b, 1)
	g.mirrored(func() { g.disc(136, 182, 2.6, b, 1) })
}
