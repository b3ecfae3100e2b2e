package cards

import (
	"math"
	"strings"
)

// sleeve is the cloth of an arm; a bare arm is of flesh and wears a bracelet
// for a cuff.
type sleeve struct{ ink, dark, cuff Ink }

// bare is an arm without a sleeve, with a gold bracelet.
var bare = sleeve{Flesh, FleshDark, Gold}

// bearing is the direction from a to b in degrees, clockwise from upwards.
func bearing(a, b Point) float64 { return math.Atan2(b.X-a.X, a.Y-b.Y) * 180 / math.Pi }

// forearm comes out of the middle band, its elbow hidden at x, and ends at the
// wrist, a sleeve in its cuff. The band is at y = 186 of the coordinates in
// use, which must not be turned.
func (g *graver) forearm(x float64, wrist Point, s sleeve) {
	const low = 186.0
	half, thin, bend := 22.0, 12.0, 7.0
	if s.ink == Flesh {
		half, thin, bend = 17, 7, 6
	}
	m := moved(wrist.X, wrist.Y).then(turned(bearing(Point{x, low}, wrist)))
	left, right := m.point(Point{-thin, 6}), m.point(Point{thin, 6})
	bendL, bendR := m.point(Point{-thin - bend, 20}), m.point(Point{thin + bend, 20})
	mid, bendM := m.point(Point{thin * .35, 6}), m.point(Point{thin - 1, 22})
	one := path("M%,%C%,% %,% %,%", x-half, low, x-half, low-14, bendL.X, bendL.Y, left.X, left.Y)
	other := path("%,%C%,% %,% %,%", right.X, right.Y, bendR.X, bendR.Y, x+half, low-14, x+half, low)
	g.fill(one+"L"+other+"Z", s.ink, 0)
	g.fill(path("M%,%C%,% %,% %,%L%,%C%,% %,% %,%Z", x+half, low, x+half, low-14, bendR.X, bendR.Y, right.X, right.Y,
		mid.X, mid.Y, bendM.X, bendM.Y, x+half*.5, low-10, x+half*.45, low), s.dark, 0)
	g.line(one+"M"+other, 1.4)
	if s.ink != Flesh {
		for _, t := range []float64{-.6, -.15, .3} {
			a, b := m.point(Point{t * thin, 15}), m.point(Point{t * (thin + 5), 22})
			g.line(path("M%,%C%,% %,% %,%", a.X, a.Y, b.X, b.Y, x+t*half*.9, low-12, x+t*half, low-7), .8)
		}
		g.within(m, func() { g.cuff(s.cuff) })
	}
}

// reach is a forearm whose hand is at p, turned by deg degrees against
// upright and bent at the wrist. long is the way from the cuff to the hand's
// origin, base is how far below its origin the hand begins.
func (g *graver) reach(x float64, p Point, deg, long, base float64, s sleeve, hand func()) {
	arm := bearing(Point{x, 186}, p)
	sin, cos := math.Sincos(arm * math.Pi / 180)
	cuff := Point{p.X - long*sin, p.Y + long*cos}
	g.forearm(x, cuff, s)
	from, to := moved(cuff.X, cuff.Y).then(turned(arm)), moved(p.X, p.Y).then(turned(deg))
	thin, start := 6.4, 2.4
	if s.ink == Flesh {
		thin, start = 7, 6
	}
	a, b := from.point(Point{-thin, start}), to.point(Point{-6.6, base})
	c, d := to.point(Point{6.6, base}), from.point(Point{thin, start})
	g.wrist(a, b, c, d)
	if s.ink == Flesh { // the bracelet lies over the arm
		g.within(from.then(moved(0, 4)).then(stretched(.7, .7)), func() { g.cuff(s.cuff) })
	}
	g.within(to, hand)
}

// wrist is the bare piece between a cuff from a to d and a hand from b to c.
func (g *graver) wrist(a, b, c, d Point) {
	g.fill(path("M%,%L%,%L%,%L%,%Z", a.X, a.Y, b.X, b.Y, c.X, c.Y, d.X, d.Y), Flesh, 0)
	m, n := between(a, d, .6), between(b, c, .7)
	g.fill(path("M%,%L%,%L%,%L%,%Z", d.X, d.Y, c.X, c.Y, n.X, n.Y, m.X, m.Y), FleshDark, 0)
	g.line(path("M%,%L%,%M%,%L%,%", a.X, a.Y, b.X, b.Y, c.X, c.Y, d.X, d.Y), 1.3)
}

// grip is a forearm whose fist is closed at p round a shaft that leans by deg
// degrees; thumb is as for fist.
func (g *graver) grip(x float64, p Point, deg, thumb float64, s sleeve) {
	g.reach(x, p, deg, 14, 8, s, func() { g.fist(thumb) })
}

// pluck is a forearm whose hand, turned by deg degrees, holds a thin stem at p
// between thumb and forefinger. The other fingers are spread to the right at
// side 1, to the left at -1.
func (g *graver) pluck(x float64, p Point, deg, side float64, s sleeve) {
	o := moved(p.X, p.Y).then(turned(deg)).point(Point{7 * side, 17})
	g.reach(x, o, deg, 6, 1, s, func() { g.stretch(side, 1, g.pinch) })
}

// cuff closes a sleeve at the wrist, which is the origin.
func (g *graver) cuff(k Ink) {
	g.fill("M-13.4,7.6C-6,11.6 6,11.6 13.4,7.6L11.8,-.6C6,3 -6,3 -11.8,-.6Z", k, 1.3)
	g.line("M-11,8.4L-10,.8M-5,10L-4.4,2.2M1,10.4L1,2.4M7,9.6L6.2,1.8", .7)
}

// polyline joins points by straight lines.
func polyline(points []Point) string {
	var b strings.Builder
	for i, q := range points {
		op := "L%,%"
		if i == 0 {
			op = "M%,%"
		}
		b.WriteString(path(op, q.X, q.Y))
	}
	return b.String()
}
