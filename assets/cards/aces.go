package cards

import "math"

const drop = "M0,-50C20,-26 20,10 0,34C-20,10 -20,-26 0,-50Z"

// ace draws the big sign of a French ace in an ornament of its own: a scroll
// for clubs, laurel for spades, roses for hearts, a ribbon for diamonds.
func (g *graver) ace(m mark) {
	g.twice(func() {
		switch m {
		case club:
			g.scroll()
		case spade:
			g.laurelWreath()
		case heart:
			g.roseGarland()
		default:
			g.ribbonFrame()
		}
	})
	height := 124.0
	if m == diamond { // the ribbon lies close about it
		height = 108
	}
	g.sign(m, 118, 182, height, 0)
	g.fine(140, func() { g.inlay(m) })
}

// inlay is a thin line within the big sign, and its own small sign in it.
func (g *graver) inlay(m mark) {
	d := map[mark]string{club: clubPath, spade: spadePath, heart: heartPath, diamond: diamondPath}[m]
	y := map[mark]float64{club: 180, spade: 190, heart: 176, diamond: 182}[m]
	switch m {
	case heart, diamond:
		g.atScale(118, map[mark]float64{heart: 180, diamond: 182}[m], map[mark]float64{heart: 1.05, diamond: .92}[m], func() { g.stroke(d, Paper, 1.1) })
	case spade:
		g.stroke("M118,136C124,150 158,170 158,200C158,213 147,219 138,217M118,136C112,150 78,170 78,200C78,213 89,219 98,217", Paper, 1.3)
	default:
		g.stroke("M100,158C92,140 104,126 118,126C132,126 144,140 136,158M88,176C72,178 68,196 78,206C84,212 94,212 100,208M148,176C164,178 168,196 158,206C152,212 142,212 136,208", Paper, 1.3)
	}
	g.atScale(118, y, .3, func() { g.fill(d, Paper, 0) })
	g.atScale(118, y, .17, func() { g.fill(d, g.style.ink(m), 0) })
}

// scroll is gold tendrils with leaves and berries; upper half.
func (g *graver) scroll() {
	g.mirrored(func() {
		g.cord("M118,62C132,76 156,80 170,102C177,114 172,126 163,125C156,124 156,116 162,115", Gold, 2.4)
		g.cord("M170,102C184,112 194,130 193,146C192,158 184,163 179,158C176,153 181,149 184,152", Gold, 2.4)
		g.cord("M189.4,126.5C194,138 199,160 199,183", Gold, 2.4)
		for _, q := range [][3]float64{{134, 74, 150}, {178, 104, 125}, {199, 142, 150}, {160, 88, 40}, {150, 82, 160}, {187, 118, 10}} {
			g.pose(q[0], q[1], .32, q[2], func() { g.fill(drop, Gold, 4.4) })
		}
		g.disc(199, 182, 3.6, Red, .9)
		g.disc(163, 116, 3, Red, .9)
		g.disc(184, 153, 3, Red, .9)
	})
	g.atScale(118, 56, .24, func() { g.fill(drop, Red, 4.4) })
}

// laurelWreath is an oval of leaves with gold berries; upper half.
func (g *graver) laurelWreath() {
	const rx, ry = 70.0, 108.0
	on := func(deg float64) (x, y, along float64) {
		s, c := math.Sincos(deg * math.Pi / 180)
		return 118 + rx*s, 182 - ry*c, math.Atan2(rx*c, ry*s)*180/math.Pi - 0
	}
	g.mirrored(func() {
		g.stroke("M122,74C160,78 188,128 188,182", GreenDark, 2)
		for deg := 10.0; deg < 92; deg += 11.5 {
			x, y, along := on(deg)
			dir := 90 - along + 90
			g.pose(x, y, .23, dir-204, func() { g.leafPlain() })
			g.pose(x, y, .23, dir-156, func() { g.leafPlain() })
			g.disc(x, y, 2, Gold, .8)
		}
	})
	g.disc(118, 74, 5.4, Gold, 1.2)
	g.disc(118, 74, 2.4, Red, .8)
}

// roseGarland is a thorny oval with three roses; upper half.
func (g *graver) roseGarland() {
	g.mirrored(func() {
		g.stroke("M118,72C146,76 176,104 178,134C180,152 190,166 188,182", GreenDark, 2.4)
		for _, q := range [][3]float64{{136, 68, 60}, {150, 96, 200}, {166, 94, 70}, {186, 128, 40}, {190, 146, 80}, {194, 166, 60}} {
			g.pose(q[0], q[1], .24, q[2], func() { g.leafPlain() })
		}
		g.rose(176, 116, .78, Red, RedDark)
	})
	g.rose(118, 66, 1, Red, RedDark)
}

// ribbonFrame is a gold ribbon whose sides curve like the sign, with a thin
// line inside, folds at its corners and studs of the sign's ink; upper half.
func (g *graver) ribbonFrame() {
	k := g.style.ink(diamond)
	g.mirrored(func() {
		g.cord("M118,88C130,128 150,160 178,182", GoldDark, 1.2)
		g.cord("M118,58C134,112 162,156 196,182", Gold, 4.6)
		g.fine(140, func() { g.stroke("M118.8,64C136,114 160,152 192,178.6", GoldDark, 1) })
		for _, q := range [][2]float64{{130, 89.4}, {145.5, 120}, {165.6, 150.6}} {
			g.lozenge(q[0], q[1], 5, 6.6, k)
		}
		// a curl at the side, and a bud before it
		g.cord("M196,182C206,170 204,156 194,154C187,153 186,162 192,163", Gold, 2)
		g.lozenge(196, 182, 7, 8.6, k)
		g.lozenge(196, 182, 2.8, 3.6, Gold)
		g.cord("M118,58C124,46 138,46 140,55C141,62 132,63 132,57", Gold, 2)
	})
	g.lozenge(118, 56, 8, 10, k)
	g.lozenge(118, 56, 3.4, 4.4, Gold)
}
