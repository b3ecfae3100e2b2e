package cards

// wheat is an ear that points upwards, 40 long.
func (g *graver) wheat(x, y, s, r float64) {
	g.pose(x, y, s, r, func() {
		g.stroke("M0,0L0,-30", GoldDark, 1.6)
		for i := 0; i < 4; i++ {
			yy := -10 - float64(i)*7
			g.both(func() {
				g.fill(path("M0,%C4,% 7,% 6.4,%C2,% 0,% 0,%Z", yy, yy-1, yy-5, yy-9.6, yy-7, yy-4, yy), Gold, .9)
			})
		}
		g.fill("M0,-34C3,-37 3,-41 0,-45C-3,-41 -3,-37 0,-34Z", Gold, .9)
	})
}

// tulip is a flower on a stem with two leaves; s is its scale.
func (g *graver) tulip(s float64, col, dark Ink) {
	g.atScale(0, 0, s, func() {
		g.stroke("M0,40C-1,28 1,14 0,2", GreenDark, 3)
		g.fill("M0,34C8,30 14,20 14,8C8,12 2,20 0,34Z", Green, 1.1)
		g.fill("M0,38C-8,34 -13,26 -13,14C-7,18 -1,26 0,38Z", Green, 1.1)
		g.fill("M0,4C-10,3 -13,-6 -10,-22C-7,-19 -5,-17 -4,-14C-3,-19 -1,-24 0,-27C1,-24 3,-19 4,-14C5,-17 7,-19 10,-22C13,-6 10,3 0,4Z", col, 1.3)
		g.fill("M4,-14C5,-17 7,-19 10,-22C13,-6 10,3 0,4C4,0 5,-6 4,-14Z", dark, 0)
		g.line("M-4,-14C-6,-8 -4,-2 0,3M4,-14C6,-8 4,-2 0,3", .9)
	})
}

// rose is an open flower of about 12 units times s.
func (g *graver) rose(x, y, s float64, col, dark Ink) {
	g.atScale(x, y, s, func() {
		g.fill("M0,-11C6,-13 12,-8 11,-2C14,4 9,11 3,10C-2,13 -10,10 -10,4C-14,0 -11,-8 -5,-8C-4,-10 -2,-11 0,-11Z", col, 1.3)
		g.fill("M11,-2C14,4 9,11 3,10C-2,13 -10,10 -10,4C-4,8 6,6 11,-2Z", dark, 0)
		g.line("M-5,-8C-8,-2 -4,4 2,3C7,2 7,-5 2,-6C-2,-6 -3,-1 0,0M11,-2C9,3 5,6 -1,6M-10,4C-8,6 -5,7 -3,7", 1)
	})
}

// leafPlain is a simple leaf, 94 long, its tip upwards.
func (g *graver) leafPlain() {
	g.fill("M0,-50C22,-30 26,10 0,44C-26,10 -22,-30 0,-50Z", Green, 5)
	g.stroke("M0,-36L0,36", Vein, 4)
}

// grapes hang from x, y.
func (g *graver) grapes(x, y, s float64, col, dark Ink) {
	g.atScale(x, y, s, func() {
		for _, q := range [][2]float64{{-12, 0}, {-4, 0}, {4, 0}, {12, 0}, {-8, 7}, {0, 7}, {8, 7}, {-4, 14}, {4, 14}, {0, 21}} {
			c := col
			if q[0] > 2 {
				c = dark
			}
			g.disc(q[0], q[1], 4.8, c, 1.2)
			g.disc(q[0]-1.5, q[1]-1.5, 1.1, BlueGleam, 0)
		}
	})
}

// vineLeaf has round lobes and is 90 long, its tip upwards.
func (g *graver) vineLeaf() {
	d := "M0,38C-6,34 -12,42 -21,39C-28,36 -29,29 -25,24C-33,27 -43,22 -44,12C-44,5 -38,0 -31,1C-38,-6 -38,-17 -29,-21C-22,-24 -15,-20 -13,-14C-17,-25 -11,-39 0,-48C11,-39 17,-25 13,-14C15,-20 22,-24 29,-21C38,-17 38,-6 31,1C38,0 44,5 44,12C43,22 33,27 25,24C29,29 28,36 21,39C12,42 6,34 0,38Z"
	g.fill(d, Green, 5)
	g.stroke("M0,36L0,-34M0,28L-30,12M0,28L30,12M0,14L-22,-10M0,14L22,-10", Vein, 3.4)
}

// budLeaf is a slender leaf, 82 long, its tip upwards.
func (g *graver) budLeaf() {
	g.fill("M0,40C-18,28 -22,2 0,-42C22,2 18,28 0,40Z", Green, 3.4)
	g.fill("M0,40C18,28 22,2 0,-42Z", GreenDark, 0)
	g.stroke("M0,44L0,-24", Vein, 2.4)
}

// oakLeaf is lobed, 84 long, its tip upwards.
func (g *graver) oakLeaf() {
	d := "M0,40C-6,34 -12,30 -20,30C-22,22 -18,18 -14,16C-22,14 -28,8 -28,0C-22,-4 -17,-2 -14,0C-22,-8 -24,-16 -20,-22C-14,-22 -11,-19 -9,-16C-12,-26 -8,-36 0,-44C8,-36 12,-26 9,-16C11,-19 14,-22 20,-22C24,-16 22,-8 14,0C17,-2 22,-4 28,0C28,8 22,14 14,16C18,18 22,22 20,30C12,30 6,34 0,40Z"
	g.fill(d, Green, 3.4)
	g.stroke("M0,46L0,-32M0,22L-12,22M0,22L12,22M0,6L-18,2M0,6L18,2M0,-10L-13,-16M0,-10L13,-16", Vein, 2.4)
}

// oakLeafMono is an oak leaf without contour, for backs.
func (g *graver) oakLeafMono() {
	d := "M0,40C-6,34 -12,30 -20,30C-22,22 -18,18 -14,16C-22,14 -28,8 -28,0C-22,-4 -17,-2 -14,0C-22,-8 -24,-16 -20,-22C-14,-22 -11,-19 -9,-16C-12,-26 -8,-36 0,-44C8,-36 12,-26 9,-16C11,-19 14,-22 20,-22C24,-16 22,-8 14,0C17,-2 22,-4 28,0C28,8 22,14 14,16C18,18 22,22 20,30C12,30 6,34 0,40Z"
	g.fill(d, Green, 0)
	g.stroke("M0,40L0,-30", Gold, 2.4)
}

// acornMono is an acorn without contour, for backs.
func (g *graver) acornMono() {
	g.fill("M-23,8C-27,-12 -16,-33 -3,-40L0,-50L3,-40C16,-33 27,-12 23,8Z", Gold, 0)
	g.fill("M-33,6C-38,26 -20,41 0,41C20,41 38,26 33,6C18,13 -18,13 -33,6Z", GoldDark, 0)
}

// posy is a bunch of three flowers in a fist at the origin.
func (g *graver) posy() {
	g.stroke("M-1,10L-5,19M1,10L0,20M3,10L6,18", GreenDark, 2.2)
	g.stroke("M0,-6L-11,-24M0,-6L1,-28M0,-6L13,-22", GreenDark, 2.4)
	g.pose(-14, -14, .24, -64, g.leafPlain)
	g.pose(15, -13, .24, 64, g.leafPlain)
	g.rose(-11, -27, .74, Blue, BlueDark)
	g.rose(12, -26, .74, Gold, GoldDark)
	g.rose(0, -37, .84, Red, RedDark)
	g.fist(-1)
}
