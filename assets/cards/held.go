package cards

import "math"

// fan is spread upwards and to the left from its pivot, the origin.
func (g *graver) fan() {
	const first, step, n = -78.0, 12.0, 8
	leaf := func(a, inner, outer float64, k Ink) {
		at := func(deg, r float64) Point {
			s, c := math.Sincos(deg * math.Pi / 180)
			return Point{r * s, -r * c}
		}
		p, q, r, s := at(a, inner), at(a, outer), at(a+step, outer), at(a+step, inner)
		m := at(a+step/2, outer*1.03)
		g.fill(path("M%,%L%,%Q%,% %,%L%,%Z", p.X, p.Y, q.X, q.Y, m.X, m.Y, r.X, r.Y, s.X, s.Y), k, 1)
	}
	for i := range n {
		a := first + step*float64(i)
		g.pose(0, 0, 1, a+step/2, func() { g.fill("M-1.4,0L-2,-18L2,-18L1.4,0Z", Gold, .8) })
		leaf(a, 16, 46, []Ink{White, BlueGleam}[i%2])
		leaf(a, 38, 46, []Ink{Red, RedDark}[i%2])
		g.fine(ornamentFrom, func() {
			g.pose(0, 0, 1, a+step/2, func() { g.disc(0, -28, 1.6, Red, 0); g.stroke("M0,-26L0,-19M-1.8,-23L0,-21L1.8,-23", GreenDark, .7) })
		})
	}
	g.disc(0, 0, 3, Gold, 1)
}

// acornSceptre is a staff at x with a tip drawn by top.
func (g *graver) acornSceptre(x float64, top func()) {
	g.shaft(x, 106, 186, 5, Gold, GoldDark)
	g.disc(x, 110, 4.4, Red, 1.1)
	g.box(x-4, 118, 8, 3.4, Gold, 1)
	g.at(x, 104, top)
}

// plainSceptre is a staff at x whose upper end is at y = top, with a tip drawn
// by tip.
func (g *graver) plainSceptre(x, top float64, tip func()) {
	g.shaft(x, top, 186, 5, Gold, GoldDark)
	g.disc(x, top+4, 4.2, Red, 1.1)
	g.box(x-4, top+12, 8, 3.4, Gold, 1)
	g.at(x, top+.4, tip)
}

// shaft is a pole of width w from y0 down to y1.
func (g *graver) shaft(x, y0, y1, w float64, col, dark Ink) {
	g.box(x-w/2, y0, w, y1-y0, col, 1.2)
	g.box(x+w*.1, y0+.6, w*.4-.5, y1-y0-1.2, dark, 0)
}

// orb is an imperial apple of radius r about the origin.
func (g *graver) orb(r float64) {
	g.disc(0, 0, r, Blue, 0)
	g.atScale(0, 0, r/17, func() {
		g.fill("M7,-15.5A17,17 0 0 1 7,15.5C13,6 13,-6 7,-15.5Z", BlueDark, 0)
		g.stroke("M-11,-7C-9,-11 -6,-13 -3,-14", BlueGleam, 2.2)
		g.fill("M-17,-1.6C-8,3.4 8,3.4 17,-1.6L16.6,3.6C8,8 -8,8 -16.6,3.6Z", Gold, 1)
		g.fill("M-2.6,-16.8C-3.6,-10 -3.6,-4 -2.6,2L2.6,2C3.6,-4 3.6,-10 2.6,-16.8Z", Gold, 1)
		g.disc(0, 3.6, 2.4, Red, .8)
	})
	g.disc(0, 0, r, None, 1.4)
	g.atScale(0, -r, r/17, func() {
		g.fill("M-2,0L-2,-5L-6.4,-5L-6.4,-9L-2,-9L-2,-13.4L2,-13.4L2,-9L6.4,-9L6.4,-5L2,-5L2,0Z", Gold, 1.2)
	})
}

// sword is a blade from its point at y = top to y = bottom.
func (g *graver) sword(top, bottom float64) {
	g.fill(path("M-3.6,%L-3.4,%L0,%L3.4,%L3.6,%Z", bottom, top+8, top, top+8, bottom), Steel, 1.2)
	g.fill(path("M0,%L3.4,%L3.6,%L0,%Z", top, top+8, bottom, bottom), SteelDark, 0)
	g.line(path("M0,%L0,%", top+4, bottom), .8)
}

// hilt has its guard at y = 0 and the grip below.
func (g *graver) hilt() {
	g.fill("M-3,2L-2.6,16L2.6,16L3,2Z", Brown, 1.1)
	g.fill("M-16,-2C-17,-5 -13,-6 -11,-3.4L11,-3.4C13,-6 17,-5 16,-2C15,2 11,2 9,1.4L-9,1.4C-11,2 -15,2 -16,-2Z", Gold, 1.2)
	g.disc(0, 19, 4, Gold, 1.2)
}

// halberd is the head of one: its socket at the origin, the blade to the right.
func (g *graver) halberd() {
	g.fill("M-3,0L-3,-26L0,-52L3,-26L3,0Z", Steel, 1.3)
	g.fill("M0,-52L3,-26L3,0L0,0Z", SteelDark, 0)
	g.fill("M3,-26C9,-27 14,-32 18,-38C25,-28 25,-14 18,-4C14,-10 9,-14 3,-15Z", Steel, 1.3)
	g.fill("M18,-38C25,-28 25,-14 18,-4C20.6,-14 20.6,-28 18,-38Z", White, .9)
	g.fill("M-3,-25C-8,-25 -12,-27 -17,-31C-16,-24 -12,-18 -3,-16Z", Steel, 1.3)
	g.disc(10.4, -20.6, 1.8, Paper, .9)
	g.fill("M-4.4,2L-4.4,-4L4.4,-4L4.4,2Z", Gold, 1.1)
	g.line("M0,-48L0,-5", .7)
}

// gun is a shotgun about x = 0, its muzzle up and its butt under the band.
func (g *graver) gun() {
	g.fill("M-3.6,96L3.6,96L4.4,136C8,150 13,166 15,186L-3,186C-3,170 -6,156 -6,142Z", Brown, 1.3)
	g.fill("M.8,96L3.6,96L4.4,136C8,150 13,166 15,186L9,186C8,168 3,152 1.4,140Z", BrownDark, 0)
	g.box(-2.6, 34, 5.2, 92, Cloth, 1.2)
	g.stroke("M-1,38L-1,124", Steel, 1.1)
	for _, y := range []float64{34, 62, 96} {
		g.box(-3.8, y, 7.6, 4, Gold, .9)
	}
	g.fill("M-5,133L4,133L5.6,146L-6,146Z", Steel, 1.2)
	g.fill("M4.6,141L10,135L12.4,138.4L9.6,139.6L11,143L5,145Z", Steel, 1.1)
	g.disc(0, 139.6, 1.3, SteelDark, .7)
}

// ovalShield is held from behind by its upper edge, at y = 0; its foot is under
// the band, 60 below. device is drawn about its middle.
func (g *graver) ovalShield(device func()) {
	rim := ovalPath(0, 28, 25, 32)
	g.fill(rim, Gold, 0)
	g.fill("M10,-1.3C34,8 34,48 10,57.3C22,44 22,12 10,-1.3Z", GoldDark, 0)
	g.line(rim, 1.4)
	g.oval(0, 28, 20, 26.6, Blue, 1.2)
	g.fill("M8,3.6C24,12 24,44 8,52.4C16,42 16,14 8,3.6Z", BlueDark, 0)
	g.at(0, 28, device)
	g.both(func() {
		for _, q := range [][2]float64{{15.6, 5}, {21.6, 17}, {22.6, 30}, {20, 43}} {
			g.disc(q[0], q[1], 1.4, Red, .7)
		}
	})
	// the hand over the edge, its thumb behind
	g.hand("M-13,3C-14.6,-4 -12,-9.6 -5,-10.4C2,-11 8,-8 9,-2C9.4,0 9,2 8,3", 4.8,
		"M-10.4,-3L-10.6,6", "M-4.8,-3.6L-4.8,8.4", "M.8,-3.4L.8,7.8", "M6,-2.4L6,5")
	g.line("M-7.7,-3L-7.7,2M-2,-3.6L-2,2M3.4,-3L3.4,2", .8)
}

// buckler is a small round shield seen a little from the side, its boss in the
// middle, the origin.
func (g *graver) buckler() {
	rim := ovalPath(0, 0, 25, 29)
	g.fill(rim, Gold, 0)
	g.fill("M8,-27.5C30,-20 30,20 8,27.5C20,14 20,-14 8,-27.5Z", GoldDark, 0)
	g.line(rim, 1.4)
	g.oval(-.6, 0, 20.6, 24.4, Steel, 1.2)
	g.fill("M6,-23C23,-17 23,17 6,23C15,12 15,-12 6,-23Z", SteelDark, 0)
	for a := 0.0; a < 360; a += 45 {
		s, c := math.Sincos((a + 22.5) * math.Pi / 180)
		g.disc(22.8*s-.3, -26.7*c, 1.5, Red, .7)
		g.line(path("M%,%L%,%", 10*s-1, -12*c, 20*s-.6, -24*c), .7)
	}
	g.oval(-1, 0, 10.4, 12, Gold, 1.3)
	g.fill("M3,-11C10,-8 10,8 3,11C6,5 6,-5 3,-11Z", GoldDark, 0)
	g.sign(club, -1.4, 0, 13, 0)
}

// sheathed is a sword in its scabbard, the grip upright through the origin.
func (g *graver) sheathed() {
	g.fill("M-4.4,14L4.4,14L3,40L-3,40Z", Cloth, 1.3)
	g.fill("M1,14L4.4,14L3,40L1,40Z", ClothDark, 0)
	g.box(-5, 14, 10, 7, Gold, 1.1)
	g.box(-3.2, -14, 6.4, 26, Brown, 1.1)
	g.fill("M-15,14C-18,12.6 -17.6,8 -13.6,8.6C-11,9 -9.6,10.4 -7,10.4L7,10.4C9.6,10.4 11,9 13.6,8.6C17.6,8 18,12.6 15,14C12,15.6 10,15 7,14.8L-7,14.8C-10,15 -12,15.6 -15,14Z", Gold, 1.2)
	g.disc(0, -18, 5.2, Gold, 1.2)
	g.disc(-1.5, -19.5, 1.4, Gleam, 0)
}

// lily is a fleur-de-lis that stands on the origin, 24 high.
func (g *graver) lily() {
	g.both(func() {
		g.fill("M2,-7C2.6,-13 6,-19 10.4,-16.6C13.4,-14.4 11.8,-9.6 8.2,-10.4C9.4,-7 6,-4.4 2,-5.4Z", Gold, 1.2)
	})
	g.fill("M0,-26C5.4,-19 5.4,-12 2.8,-5L-2.8,-5C-5.4,-12 -5.4,-19 0,-26Z", Gold, 1.2)
	g.fill("M0,-26C5.4,-19 5.4,-12 2.8,-5L.4,-5C2.4,-12 2.4,-19 0,-26Z", GoldDark, 0)
	g.fill("M-4.6,1L-2.4,-4.4L2.4,-4.4L4.6,1Z", Gold, 1.1)
	g.box(-5, -7.4, 10, 3.2, Gold, 1)
}

// harp stands on the band: its column to the left, its strings upright between
// the falling neck and the sound box. It reaches 50 above the origin.
func (g *graver) harp() {
	g.fill("M-26,46L-27,-36C-14,-34 -8,-24 4,-22C14,-20 22,-18 26,-10L-6,46Z", Panel, 0)
	for i, x := range []float64{-20, -13.5, -7, -.5, 6, 12.5} {
		g.line(path("M%,%L%,%", x, -33+[]float64{0, 4, 8, 11, 12, 14}[i], x, 46-max(0, x+8)*1.75), 1.2)
	}
	box := "M22,-16L32,-10C22,14 10,32 2,46L-14,46C0,28 14,8 22,-16Z"
	g.fill(box, Gold, 0)
	g.fill("M28,-12.4L32,-10C22,14 10,32 2,46L-5,46C8,28 20,8 28,-12.4Z", GoldDark, 0)
	g.line(box, 1.4)
	neck := "M-34,46C-32,20 -33,-10 -36,-36C-40,-50 -26,-54 -21,-44C-14,-30 -6,-31 6,-30C18,-29 30,-26 34,-14C35,-8 28,-6 25,-10C20,-18 12,-20 3,-21C-8,-22 -18,-24 -25,-33C-24,-8 -24,20 -25,46Z"
	g.fill(neck, Gold, 0)
	g.fill("M-25,46C-24,20 -24,-8 -25,-33C-18,-24 -8,-22 3,-21C12,-20 20,-18 25,-10C28,-6 35,-8 34,-14C25,-22 12,-25 2,-25.5C-10,-26 -20,-32 -28,-42C-27,-10 -28,20 -28.6,46Z", GoldDark, 0)
	g.line(neck, 1.4)
	g.disc(-29, -43, 2.6, Red, .9)
	g.disc(30.4, -12.4, 2, Red, .8)
}

// glove is an empty one that hangs limply out of a fist at the origin, its
// fingers above and its gauntlet below.
func (g *graver) glove() {
	g.fill("M-4,2C-12,4 -19,11 -22,20L-11,26C-9,19 -6,13 0,9Z", Brown, 1.3)
	g.fill("M-22,20L-11,26L-12.4,29.6L-23.6,23.6Z", Gold, 1.1)
	g.handOf("M-8,-4C-9,-10 -8.4,-16 -7,-19C-2,-22 4,-21 7,-18C8.6,-13 8.4,-8 8,-4", 5, Brown,
		"M4.6,-16C6,-25 5,-31 2,-36", "M1,-17C1,-28 -3,-34 -9,-37", "M-3,-17C-5,-26 -10,-30 -17,-30", "M-5,-15C-9,-21 -14,-22 -19,-19", "M6,-9C11,-13 13.6,-18 13,-24")
	g.line("M-3,-16L-3.4,-10M.6,-17L.6,-11M4.2,-16L4.4,-10", .8)
}

// pitLamp is a miner's lantern about the origin, without its bail.
func (g *graver) pitLamp() {
	g.fill("M-10,-13L0,-20L10,-13L10,-9L-10,-9Z", GoldDark, 1.2)
	g.fill("M-9,-9L9,-9L10,10L-10,10Z", Gleam, 1.2)
	g.fill("M0,-6C5,0 4,7 0,8C-4,7 -5,0 0,-6Z", Red, .9)
	g.fill("M0,0C2,3 2,6 0,7C-2,6 -2,3 0,0Z", Gold, 0)
	g.box(-11, 10, 22, 5, GoldDark, 1.2)
	g.line("M-5,-9L-5.4,10M5,-9L5.4,10", .9)
}

// gobletFoot is the foot of a cup whose stem a fist at the origin holds.
func (g *graver) gobletFoot() {
	g.fill("M-2.6,6L2.6,6C3,11 6,13.4 11,14.6C12,17.6 -12,17.6 -11,14.6C-6,13.4 -3,11 -2.6,6Z", Gold, 1.2)
	g.fill("M.6,6L2.6,6C3,11 6,13.4 11,14.6C11.6,16.4 6,17 2,17C4,13 1.6,11 .6,6Z", GoldDark, 0)
}

// deed is a rolled parchment about the origin, tied below the middle.
func (g *graver) deed() {
	g.fill("M-6,-30L6,-30L6,20L-6,20Z", White, 1.3)
	g.fill("M1.6,-29.4L6,-30L6,20L1.6,20Z", Shade, 0)
	g.line("M-1.6,-28L-1.6,18", .7)
	for _, y := range []float64{-30, 20} {
		g.oval(0, y, 6, 2.2, White, 1.2)
		g.line(path("M-3,%C-1,% 2,% 2,%", y, y-1.2, y-.8, y+.4), .7)
	}
	g.fill("M-6.6,-18L6.6,-18L6.6,-14L-6.6,-14Z", Red, 1)
	g.disc(2, -13, 3.4, Red, 1)
}

// heldOrb is an orb about the origin on an open hand, its thumb over the edge.
func (g *graver) heldOrb() {
	g.orb(17)
	g.cup()
	g.fill("M16,4C19.4,-1 18.6,-8 14.4,-11.6C11.4,-13 9.4,-10.4 11,-8C13.4,-4 13,0 11.6,3.6C12,7 14.6,7 16,4Z", Flesh, 1.2)
}
