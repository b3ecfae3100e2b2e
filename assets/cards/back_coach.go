package cards

// backCoach is the house's own back: a coachman's lantern before crossed
// whips, twice, about a coach wheel, in a cartouche on a lattice.
func (g *graver) backCoach() {
	g.fill(roundBoxPath(10, 10, 216, 344, 8), BlueDark, 1.2)
	g.coachField()
	g.stroke(roundBoxPath(12.5, 12.5, 211, 339, 6), BlueDark, 3.6)
	g.stroke(roundBoxPath(15, 15, 206, 334, 5), Gold, 1.8)
	g.fine(150, func() { g.stroke(roundBoxPath(18, 18, 200, 328, 3), GoldDark, .8) })
	g.cartouche()
	g.twice(func() {
		g.at(Width/2, 96, func() {
			g.both(func() { g.atScale(0, 1, .9, g.whip) })
			g.lantern()
		})
	})
	g.at(Width/2, Height/2, g.wheel)
}

// coachField covers the ground with lozenges, a gold stud at each crossing.
func (g *graver) coachField() {
	g.stroke(latticeLines(), Blue, 2.4)
	for i := 1; i < 2*latticeNX; i++ {
		for j := 1; j < 2*latticeNY; j++ {
			x, y := latticeX0+float64(i)*latticeDX/2, latticeY0+float64(j)*latticeDY/2
			if (i+j)%2 == 0 {
				g.disc(x, y, 2.2, Gold, 0)
				continue
			}
			g.fill(path("M%,%l3.2,4.4l-3.2,4.4l-3.2,-4.4Z", x, y-4.4), Blue, 0)
		}
	}
}

// cartouche is the plain ground of the picture, with a corded edge.
func (g *graver) cartouche() {
	const whole = "M118,32C126,44 146,46 162,54C186,66 190,96 184,124C180,144 188,160 188,182C188,204 180,220 184,240C190,268 186,298 162,310C146,318 126,320 118,332C110,320 90,318 74,310C50,298 46,268 52,240C56,220 48,204 48,182C48,160 56,144 52,124C46,96 50,66 74,54C90,46 110,44 118,32Z"
	g.fill(whole, Navy, 0)
	g.stroke(whole, Gold, 3.2)
	g.fine(150, func() {
		g.within(moved(Width/2, Height/2).then(stretched(.93, .955)).then(moved(-Width/2, -Height/2)), func() {
			g.stroke(whole, GoldDark, .9)
		})
	})
}

// whip leans to the right: its grip at the lower left, the lash curling at
// the upper right. The origin is the middle of the lantern.
func (g *graver) whip() {
	g.cord("M44,-34C57,-45 65,-33 57,-25C50,-18 41,-18 31,-21", Panel, 1.6)
	g.cord("M-41,51L44,-34", Gold, 2.6)
	g.cord("M-45,55L-19,29", Gold, 4.4)
	g.fine(150, func() { g.stroke("M-41,48L-36,55M-34,41L-29,48M-27,34L-22,41", RedDark, 1.6) })
	g.disc(-46.5, 56.5, 3.4, Gold, 1)
}

// lantern hangs from a ring; its middle is the origin.
func (g *graver) lantern() {
	g.fine(150, func() {
		g.stroke("M-26,-9L-34,-12M-26,2L-35,2M-25,13L-33,16M26,-9L34,-12M26,2L35,2M25,13L33,16", Gold, 1.4)
	})
	g.cord("M0,-42m0,-5C6.6,-47 6.6,-37 0,-37C-6.6,-37 -6.6,-47 0,-47Z", Gold, 1.8)
	g.disc(0, -34.5, 3, Gold, 1.1)
	g.fill("M-7,-27C-7,-34 7,-34 7,-27L9,-23L-9,-23Z", Gold, 1.2)
	g.fill("M2,-32C5,-31.6 7,-30 7,-27L9,-23L3,-23Z", GoldDark, 0)
	g.fill("M-19,-11C-17,-21 -9,-23 0,-23C9,-23 17,-21 19,-11Z", Gold, 1.2)
	g.fill("M6,-22.6C13,-21.6 17.6,-19 19,-11L10,-11C10,-16 9,-20 6,-22.6Z", GoldDark, 0)
	g.fill("M-16,-8L16,-8L12,26L-12,26Z", Gleam, 1.3)
	g.fill("M16,-8L12,26L5,26L7,-8Z", Gold, 0)
	g.fill("M0,-5C7,4 8,14 0,21C-8,14 -7,4 0,-5Z", Red, 1)
	g.fill("M0,5C4,10 4,16 0,19C-4,16 -4,10 0,5Z", Gold, 0)
	g.line("M-16,-8L16,-8L12,26L-12,26Z", 1.3)
	g.line("M-8.6,-8L-6.6,26M8.6,-8L6.6,26", 1)
	g.fill("M-21,-12L21,-12L20,-7L-20,-7Z", Gold, 1.2)
	g.fill("M-15,25L15,25L14,30L-14,30Z", Gold, 1.2)
	g.fill("M-11,30L11,30C10,37 4,37 3,42L-3,42C-4,37 -10,37 -11,30Z", GoldDark, 1.2)
	g.disc(0, 45, 3.4, Red, 1.1)
}

// wheel has twelve spokes about the origin.
func (g *graver) wheel() {
	g.disc(0, 0, 33, Gold, 1.3)
	g.disc(0, 0, 28.5, BlueDark, 1.1)
	for a := 0.0; a < 180; a += 30 {
		g.pose(0, 0, 1, a, func() { g.cord("M0,-28L0,28", Gold, 2.2) })
	}
	g.fine(150, func() {
		for a := 15.0; a < 375; a += 30 {
			g.pose(0, 0, 1, a, func() { g.disc(0, -30.8, 1, RedDark, 0) })
		}
	})
	g.disc(0, 0, 8.5, Gold, 1.2)
	g.disc(0, 0, 4.4, RedDark, 1)
}
