package cards

// The hands. Unless told otherwise the wrist is the origin and the hand
// points upwards.

// flesh fills the outline of a hand. It begins and ends at the wrist, where
// it has no contour, so that the hand grows out of the arm.
func (g *graver) flesh(d string, k Ink) {
	g.fill(d+"Z", k, 0)
	g.line(d, 1.3)
}

// hand draws a palm with separate fingers, each a line of width w.
func (g *graver) hand(palm string, w float64, fingers ...string) {
	g.handOf(palm, w, Flesh, fingers...)
}

// handOf is a hand in a glove of any ink.
func (g *graver) handOf(palm string, w float64, k Ink, fingers ...string) {
	for _, f := range fingers {
		g.stroke(f, Black, w+2.4)
	}
	g.flesh(palm, k)
	for _, f := range fingers {
		g.stroke(f, k, w)
	}
}

// fist is closed round an upright shaft through its middle, the origin; the
// thumb lies to the right at 1, to the left at -1.
func (g *graver) fist(thumb float64) { g.fistOf(thumb, Flesh, FleshDark) }

// fistOf is a fist in a glove of any ink.
func (g *graver) fistOf(thumb float64, skin, dark Ink) {
	g.stretch(thumb, 1, func() {
		d := "M-7,8.8C-9.6,6 -9.6,-4 -8.4,-7.6C-4,-10 5,-9.6 8,-7.2C9.8,-3 9.6,5 7,8.8"
		g.fill(d+"Z", skin, 0)
		g.fill("M8,-7.2C9.8,-3 9.6,5 7,8.8L0,8.8C3,5 4.4,0 4.6,-8.4Z", dark, 0)
		g.line(d, 1.3)
		g.line("M-9,-3C-4,-4.4 1,-4.2 4,-3M-9.2,1.2C-4,0 1,.2 4.4,1.2M-9,5C-4,4.2 0,4.4 3.4,5.4", .9)
		g.fill("M8.4,-4C9.4,-9 6,-12.6 .4,-12.4C-3.4,-12.2 -5,-9.6 -3,-8.2C-.4,-7.4 2.4,-8.4 3.6,-6.4C4.4,-3 7,-1.6 8.4,-4Z", skin, 1.2)
	})
}

// cup is open from below, fingers to the left, and holds something round
// whose middle is the origin.
func (g *graver) cup() {
	g.fill("M-17,-1C-17.6,9 -9,17 2,16C10,15.4 15,10 16,3C17,-1 13.4,-2 12.4,1C11.4,5 8,8 3,8.4C-4,8.8 -10,5 -12.6,-2C-14,-5 -17,-4 -17,-1Z", Flesh, 1.3)
	g.line("M-15.4,5C-13,4 -11,4.4 -10,5.6M-11.6,11C-9.4,8.6 -7.6,8.2 -5.6,8.6M-5,15C-3.4,12 -2,10.4 0,9.4", .8)
}

// pinch holds a thin stem, which passes upright through -7,-17, between
// thumb and forefinger; the other fingers are spread to the right.
func (g *graver) pinch() {
	g.hand("M-6.6,2C-9,-3 -10,-8 -7.6,-11C-4,-14.6 2,-14.6 5.6,-11.6C8.6,-8.6 8.6,-3 6.6,2", 4.2,
		"M4,-8C8,-12 11,-15 13,-20", "M2.4,-9.6C5,-14 6.6,-18 7.4,-24", "M-.6,-10C1,-15 1.4,-19 .6,-26",
		"M-4,-9C-3,-14 -3.4,-19 -7,-18.6")
	g.stroke("M-6,-6C-10,-9 -12.6,-13 -9.6,-16.6", Black, 6.6)
	g.stroke("M-5,-4C-9.6,-8 -12.6,-13 -9.6,-16.6", Flesh, 4.2)
	g.line("M6,-2C6,-5 5,-8 3,-9.6", .7)
}

// strum has its fingers apart and bent to the left, on the strings of a harp.
func (g *graver) strum() {
	g.stretch(-1, 1, func() {
		g.hand("M-6.6,4C-9,-2 -9,-8 -7,-12C-3,-14.5 4,-14.5 7.5,-11C9,-6 8.6,-1 6.6,4", 4.6,
			"M-5,-9C-6,-14 -7,-19 -10,-22", "M-1,-10C-1,-16 -2,-21 -4.6,-25", "M3,-10C4,-16 4,-20 2,-24.6", "M6,-8C8,-12 8.6,-16 8,-20", "M-6,-3C-10,-5 -13,-9 -13.6,-14")
	})
}

// clasp holds a thin stem, upright through the origin, between thumb and bent
// forefinger; the other fingers are closed.
func (g *graver) clasp() {
	d := "M-6.6,11C-9.6,6 -9.8,1 -8,-4C-3,-6.4 4,-6 7.6,-4C9.8,0 9.4,6 6.6,11"
	g.fill(d+"Z", Flesh, 0)
	g.fill("M7.6,-4C9.8,0 9.4,6 6.6,11L1,11C4,7 5,2 4.4,-5.4Z", FleshDark, 0)
	g.line(d, 1.3)
	g.line("M-9.2,1C-4,0 1,.2 4.4,1.4M-8.6,6C-4,5 0,5.2 3.4,6.4", .9)
	g.stroke("M6,-4C8,-9 5,-13 -1,-12.6", Black, 6.8)
	g.stroke("M-6,-2C-9,-6 -7,-11 -1.6,-10.6", Black, 6.6)
	g.stroke("M6,-3.4C8,-9 5,-13 -1,-12.6", Flesh, 4.4)
	g.stroke("M-6,-1C-9,-6 -7,-10.6 -2,-10.6", Flesh, 4.2)
	g.oval(-.2, -7, 3.6, 2.2, FleshDark, .8)
}

// point stretches out the forefinger and closes the others.
func (g *graver) point() {
	g.hand("M-6.6,2C-9.6,-4 -9.6,-10 -7.6,-13C-3,-16 5,-15.6 8,-12C10,-8 9.4,-2 6.6,2", 4.6)
	g.fill("M-8,-10L-9.8,-27C-9.6,-31 -5.4,-31 -5,-27.4L-2,-14C-3,-10 -5,-9 -8,-10Z", Flesh, 0)
	g.line("M-8.2,-11L-9.8,-27C-9.6,-31 -5.4,-31 -5,-27.4L-2.2,-14.6", 1.3)
	g.line("M-8.8,-19.4L-5.6,-19.8", .8)
	g.line("M-1.6,-14.6C-1.4,-11 -1.6,-9 -3,-7M2.6,-14.6C3,-11 2.6,-9 1.4,-7M6.4,-13C6.8,-10 6.4,-8 5,-6", .8)
	g.fill("M-8,-4C-10,-8 -8,-11 -4.6,-10C-1,-9 3,-9.6 4,-7.6C4.6,-5 1,-4 -2,-4Z", Flesh, 1.1)
}

// palmUp carries something flat that rests at y = -25.
func (g *graver) palmUp() {
	g.flesh("M-6.6,2C-8,-8 -17,-14 -19,-21C-18,-24.4 -15,-24 -13,-21L-7,-15L-6.6,-25L-1,-25L1,-16L3,-25.4L8,-25L7,-15L13,-22C15,-24.6 18,-23.6 17.4,-20.6C15,-13 9,-8 6.6,2", Flesh)
	g.line("M-7,-15L-5,-10M1,-16L1,-11M7,-15L5.4,-10", .8)
}

// handOnBreast comes from the viewer's left and lies on the breast, in the
// coordinates of the figure.
func (g *graver) handOnBreast(s sleeve) {
	g.fill("M-82,186C-76,166 -62,154 -44,150L-38,166C-48,170 -54,177 -56,186Z", s.ink, 1.4)
	g.fill("M-60,158C-54,154 -50,152 -44,150L-38,166C-48,170 -54,177 -56,186L-64,186C-62,174 -58,168 -52,164Z", s.dark, 0)
	g.line("M-32,168L-27,171M-27,168L-22,171M-22,167L-17,170M-17,165L-12,168M-12,162L-8,165", .8)
	g.fill("M-46,149C-42,147 -39,147 -37,148L-31,165C-34,167 -37,168 -40,168Z", s.cuff, 1.3)
	d := "M-37,150C-28,146 -18,147 -9,150C-5,152 -6,156 -10,156C-6,158 -8,162 -12,161C-10,164 -13,167 -17,165C-23,168 -30,168 -33,165Z"
	g.fill(d, Flesh, 1.3)
	g.line("M-10,156L-24,155M-12,161L-24,160M-34,151C-28,150 -24,146 -20,144C-17,143 -16,146 -18,148", .9)
}
