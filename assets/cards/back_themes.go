package cards

import "math"

// Backs made for a table: inlaid wood, an engraved paper, a night sky.

// backWalnut is a floor of inlaid wood, nine by fifteen squares, with a star
// in the middle.
func (g *graver) backWalnut() {
	const nx, ny = 9, 15
	const x0, y0, dx, dy = 15.0, 15.0, 206.0 / nx, 334.0 / ny
	g.fill(roundBoxPath(10, 10, 216, 344, 8), BrownDark, 1.2)
	for j := range ny {
		for i := range nx {
			woods := [...]Ink{Brown, Blond, Chestnut}
			if (i+j)%2 == 1 {
				woods = [...]Ink{Chestnut, Brown, BlondDark}
			}
			g.at(x0+(float64(i)+.5)*dx, y0+(float64(j)+.5)*dy, func() {
				g.stretch(dx/2, dy/2, func() { g.inlaidSquare(woods) })
			})
		}
	}
	g.stroke(roundBoxPath(13, 13, 210, 338, 5), BlondDark, 2)
	g.at(Width/2, Height/2, g.inlaidStar)
}

// inlaidSquare is two units wide and high about the origin.
func (g *graver) inlaidSquare(woods [3]Ink) {
	g.add(boxPath(-.97, -.97, 1.94, 1.94), woods[0], None, 0)
	g.add("M0,-.94L.94,0L0,.94L-.94,0Z", woods[1], None, 0)
	g.add("M0,-.44L.44,0L0,.44L-.44,0Z", woods[2], None, 0)
	g.fine(ornamentFrom, func() { // grain
		g.stroke("M-.84,-.7C-.6,-.76 -.5,-.7 -.36,-.72M.36,.72C.5,.7 .6,.76 .84,.7M-.84,.76C-.7,.8 -.6,.78 -.5,.8M.5,-.8C.6,-.78 .7,-.8 .84,-.76", Umber, .05)
		g.stroke("M-.6,-.1C-.3,-.16 -.2,-.1 -.1,-.54M.6,.1C.3,.16 .2,.1 .1,.54", BrownDark, .04)
	})
}

// inlaidStar has eight points of two woods in a ring.
func (g *graver) inlaidStar() {
	g.disc(0, 0, 54, BrownDark, 1.2)
	g.stroke(ovalPath(0, 0, 50, 50), Blond, 2)
	g.disc(0, 0, 46, Chestnut, 0)
	for a := 0.0; a < 360; a += 45 {
		r := 44.0
		if math.Mod(a, 90) != 0 {
			r = 33
		}
		g.pose(0, 0, 1, a, func() {
			g.add(path("M0,%L7.6,-18.4L0,0Z", -r), Blond, None, 0)
			g.add(path("M0,%L-7.6,-18.4L0,0Z", -r), BlondDark, None, 0)
		})
	}
	g.disc(0, 0, 8, BrownDark, 1)
	g.disc(0, 0, 4.4, Blond, .8)
}

// backPaper is engraved with rosettes, in blue lines, like a banknote.
func (g *graver) backPaper() {
	g.add(roundBoxPath(10, 10, 216, 344, 8), Shade, Blue, 1.4)
	g.add(roundBoxPath(15, 15, 206, 334, 5), None, Blue, .7)
	g.waves()
	for _, q := range [][3]float64{{118, 182, 78}, {118, 63, 34}, {118, 301, 34}, {50, 50, 22}, {186, 50, 22}, {50, 314, 22}, {186, 314, 22}} {
		g.add(ovalPath(q[0], q[1], q[2]*1.06, q[2]*1.06), Panel, Blue, 1)
		g.at(q[0], q[1], func() { g.rosette(q[2]) })
	}
	g.disc(118, 182, 15, Blue, 0)
	g.stroke(ovalPath(118, 182, 17.5, 17.5), Blue, .8)
	for a := 0.0; a < 360; a += 45 {
		g.pose(118, 182, 1, a, func() { g.fill("M0,-3C4,-6 4,-10 0,-13C-4,-10 -4,-6 0,-3Z", Panel, 0) })
	}
}

// rosette turns one wavy ring on itself, within radius r.
func (g *graver) rosette(r float64) {
	ring := func(mean, swing, waves, phase float64) {
		n := math.Round(96 + 1.2*r)
		points := make([]Point, 0, int(n))
		for i := 0.0; i < n; i++ {
			a := i * 2 * math.Pi / n
			s, c := math.Sincos(a)
			d := mean + swing*math.Cos(waves*a+phase)
			points = append(points, Point{d * c, d * s})
		}
		g.stroke(polyline(points)+"Z", Blue, .55)
	}
	for k := range 4 {
		phase := float64(k) * math.Pi / 2
		ring(r*.78, r*.2, 12, phase)
		ring(r*.46, r*.2, 8, phase)
	}
	g.fine(ornamentFrom, func() {
		for k := range 4 {
			ring(r*.62, r*.12, 16, math.Pi/4+float64(k)*math.Pi/2)
		}
	})
}

// waves run across the ground; every second one is the other's half-turn.
func (g *graver) waves() {
	for y := 22.0; y <= 342; y += 8 {
		up, down := y-5, y+5
		if (y-182)*2 > 0 {
			up, down = down, up
		}
		if y == 182 {
			continue
		}
		g.stroke(path("M18,%C44,% 44,% 68,%C92,% 92,% 118,%C144,% 144,% 168,%C192,% 192,% 218,%",
			y, up, down, y, up, down, y, down, up, y, down, up, y), BlueGleam, .6)
	}
}

// backNight is a sky with two moons, each the other's half-turn.
func (g *graver) backNight() {
	g.add(roundBoxPath(10, 10, 216, 344, 8), Navy, Black, 1.2)
	g.stroke(roundBoxPath(14.5, 14.5, 207, 335, 5), BlueGleam, 1.2)
	g.twice(func() {
		for _, s := range nightStars() {
			g.at(s.x, s.y, func() { g.star(s.tilt) })
		}
		g.at(Width/2, 104, g.moon)
	})
	g.at(Width/2, Height/2, func() {
		g.both(func() {
			g.stroke("M12,0L86,0", BlueGleam, 1.2)
			g.disc(86, 0, 2.2, Gold, 0)
			g.disc(48, 0, 1.8, Gold, 0)
		})
		g.add("M0,-12L3,-3L12,0L3,3L0,12L-3,3L-12,0L-3,-3Z", Gold, None, 0)
	})
}

// nightStars scatters stars over the upper half, apart from each other and
// from the moon; tilt is their size. It is the same sky every time.
func nightStars() []spot {
	var out []spot
	seed := uint32(20)
	random := func() float64 {
		seed = seed*1664525 + 1013904223
		return float64(seed>>8) / (1 << 24)
	}
	for try := 0; try < 900 && len(out) < 64; try++ {
		s := spot{24 + 188*random(), 24 + 146*random(), .6 + 2.6*random()*random()}
		free := math.Hypot(s.x-118, s.y-104) > 52
		for _, o := range out {
			free = free && math.Hypot(s.x-o.x, s.y-o.y) > 6+2.5*(s.tilt+o.tilt)
		}
		if free {
			out = append(out, s)
		}
	}
	return out
}

// star is a point of light of radius r, with rays if it is large.
func (g *graver) star(r float64) {
	if r < 1.3 {
		g.disc(0, 0, r*.8, BlueGleam, 0)
		return
	}
	g.atScale(0, 0, r, func() {
		g.add("M0,-2.4L.4,-.4L2.4,0L.4,.4L0,2.4L-.4,.4L-2.4,0L-.4,-.4Z", Gleam, None, 0)
	})
}

// moon is a crescent with a face, in a ring of rays.
func (g *graver) moon() {
	for a := 0.0; a < 360; a += 15 {
		g.pose(0, 0, 1, a, func() {
			if math.Mod(a, 30) == 0 {
				g.add("M0,-48L2.6,-37L-2.6,-37Z", GoldDark, None, 0)
				return
			}
			g.disc(0, -39, 1.2, Gold, 0)
		})
	}
	g.add(ovalPath(0, 0, 34, 34), BlueDark, Gold, 1.4)
	const crescent = "M10,-27C-12,-32 -30,-16 -29,4C-28,22 -10,32 10,27C0,22 -4,14 -4,9C-1,8.6 1,6.4 -1,4C1,2.6 1,1 -.4,0C1.4,-1.4 3.6,-3.6 2.6,-5C-1,-7 -3,-10 -2.6,-14C-1,-20 4,-24 10,-27Z"
	g.fill(crescent, Gold, 1.2)
	g.stroke("M-9,-8C-8,-10 -5.6,-10 -4.6,-8.6M-7,9C-5,10 -4,9.4 -3,8", Black, 1)
	g.disc(-6.8, -6.4, 1.1, Black, 0)
	g.cheek(-11, 2, 3.4, 2.6, Cheek)
	for _, q := range [][3]float64{{14, -8, 1.6}, {18, 10, 1.3}, {8, 16, 1}} {
		g.at(q[0], q[1], func() { g.star(q[2] * 1.3) })
	}
}
