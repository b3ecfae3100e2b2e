package cards

// The game and the keys hang from a fist, whose middle is the origin; the fist
// is drawn over them.

// hare hangs by its long hind legs, 80 long.
func (g *graver) hare() {
	// hind legs, their feet above the fist
	legs := "M-4,-15C-3,-8 -2,4 -5,20M4,-14C3,-8 2,4 5,20"
	g.stroke(legs, Black, 6.6)
	g.stroke(legs, Blond, 4.2)
	// fore-legs
	fore := "M-6,42C-11,48 -13,54 -12,62M3,44C-2,52 -4,58 -3,67"
	g.fill("M3,55C-1,62 0,72 4,80C8,74 9,64 8,56Z", Blond, 1.2)
	g.fill("M6,56C9,64 12,71 18,77C19,69 16,61 10,53Z", Blond, 1.2)
	g.fill("M5,59C3,65 4,70 5,74C7,69 7,64 7,59Z", Cheek, 0)
	g.fill("M9,58C11,64 14,69 16.5,72C16,67 14,62 11,57Z", Cheek, 0)
	body := "M0,13C-9,15 -12,23 -10,31C-10,40 -9,47 -3,51C4,53 9,48 10,40C14,30 12,17 0,13Z"
	g.fill(body, Blond, 0)
	g.fill("M0,13C12,17 14,30 10,40C9,48 4,53 -1,51.700C5,44 7,28 0,13Z", BlondDark, 0)
	g.fill("M-8,28C-4,30 -2,38 -5,47C-8,43 -9,36 -8,28Z", Panel, 0)
	g.line(body, 1.4)
	g.disc(10, 17, 3.4, White, 1.1)
	g.stroke(fore, Black, 5.6)
	g.stroke(fore, Blond, 3.2)
	head := "M8,49C11,53 11,59 6,61C0,64 -7,65 -11,62C-13,60 -12,57 -9,55C-5,51 2,47 8,49Z"
	g.fill(head, Blond, 1.4)
	g.fill("M-12,60C-9,59 -6,61 -5,64C-8,65 -11,64 -12,60Z", Panel, 0)
	g.disc(-1, 56, 1.7, Black, 0)
	g.disc(-1.6, 55.4, .6, White, 0)
	g.disc(-11.4, 59, 1.3, Black, 0)
	g.fine(300, func() {
		g.line("M-7,20L-4,22M-8,26L-5,27M5,22L2,25M7,30L4,32M6,38L3,40M2,52L5,53M-9,61L-15,60M-9,62L-14,64", .6)
	})
}

// drake hangs by its feet, 84 long, the wings falling open.
func (g *graver) drake() {
	legs := "M-3,-9L-3.6,23M3,-9L3.6,23"
	g.stroke(legs, Black, 4.8)
	g.stroke(legs, Gold, 2.4)
	g.both(func() { g.fill("M3,-8L0,-18L4,-16L6,-20L8,-15.5L12,-15Z", Gold, 1.1) })
	g.at(0, 9, g.drakeBody)
}

// drakeBody is the drake from the thighs to the bill.
func (g *graver) drakeBody() {
	g.both(func() {
		// wing
		g.fill("M7,15C15,13 25,22 27,35C27,43 26,49 24,53C22,49 20,48 18,50C17,46 15,45 13,46C12,42 10,39 8,38Z", Brown, 1.3)
		g.fill("M9,34C14,32 20,34 25.5,38L24,45C19,41 14,39 9.6,40Z", White, .9)
		g.fill("M9.5,35.500C14,34 19,35.5 24.8,39.500L24.2,43C19,39 14,37.5 9.8,38.500Z", Blue, 0)
		g.line("M18,50C19,46 19,43 18.5,40M13,46C13.4,43 13.4,41 13,38.500M11,18C15,21 19,26 21,32M9,22C13,25 15,28 17,32", .7)
	})
	body := "M-5,10C-13,14 -14,24 -10,33C-8,38 -6,42 -5,46L5,46C6,42 8,38 10,33C14,24 13,14 5,10C2,8.6 -2,8.6 -5,10Z"
	g.fill(body, White, 0)
	g.fill("M5,10C13,14 14,24 10,33C8,38 6,42 5,46L1,46C5,36 7,22 1,9Z", Shade, 0)
	g.fill("M-10,33C-6,30 6,30 10,33C8,38 6,42 5,46L-5,46C-6,42 -8,38 -10,33Z", Chestnut, 0)
	g.line(body, 1.4)
	g.line("M-8,18C-6,20 -5,21 -4,24M-8,24C-6,26 -5,27 -4,29M0,14C1,17 1,19 1,22M5,18C5,21 4,23 3,26", .7)
	// the head hangs aside, with an open bill
	g.fill("M-6,58C-9,60 -13,64 -17,66C-19,68 -17,70 -14,69C-10,68 -6,66 -4,63Z", Gold, 1.1)
	g.fill("M-4,61C-7,65 -10,70 -13,73C-13,76 -10,76 -8,74C-4,71 -1,66 0,62Z", GoldDark, 1.1)
	head := "M-5,46C-7,50 -10,54 -8,59C-6,65 2,67 6,63C10,59 8,51 5,46Z"
	g.fill(head, Green, 0)
	g.fill("M5,46C8,51 10,59 6,63C4,65 1,65.8 -2,65C4,61 4,52 2,46Z", GreenDark, 0)
	g.line(head, 1.3)
	g.cord("M-4.6,46.600C-2,48.4 2,48.4 4.6,46.6", White, 2)
	g.disc(-3.6, 57, 1.9, White, .8)
	g.disc(-3.8, 57.2, .9, Black, 0)
}

// falcon stands hooded on a glove, whose upper edge is y = 0; it is 52 high.
func (g *graver) falcon() {
	// tail
	g.fill("M-5,-6C-9,2 -13,10 -17,20L-10.5,21.5C-7,14 -3,6 0,-2Z", BrownDark, 1.2)
	g.stroke("M-11,9L-5.5,11M-13.5,14.5L-8.5,16.5", Panel, 1.2)
	// feet
	g.cord("M1,-8L0,-1M6,-8L6,-1", Gold, 1.6)
	g.cord("M0,-1L-4,2.4M0,-1L0,3.6M0,-1L3,2.6M6,-1L3.6,2M6,-1L6.6,3.4M6,-1L9.6,2", Gold, 1)
	body := "M-6,-8C-12,-18 -11,-31 -3,-36C3,-39 10,-35 11,-27C12.6,-18 10,-9 4,-5C0,-4 -3,-5 -6,-8Z"
	g.fill(body, White, 0)
	g.fill("M11,-27C12.6,-18 10,-9 4,-5C2,-4.6 0,-4.6 -1,-5C6,-10 9,-18 8,-30Z", Shade, 0)
	g.line(body, 1.3)
	g.line("M3,-29L4.4,-27.4L5.8,-29M6.6,-25L8,-23.4L9.4,-25M2.6,-22L4,-20.4L5.4,-22M6.2,-17.6L7.6,-16L9,-17.6M1.6,-14.6L3,-13L4.4,-14.6M4,-10L5.2,-8.6L6.4,-10", .9)
	// wing
	wing := "M-3,-34C-12,-33 -16,-20 -15,-8C-14.6,0 -15,6 -16,13C-13,11 -11,8 -10,5L-9.6,10C-7.6,7 -6.6,4 -6,0L-5,4C-1,-4 2,-14 1,-26C.6,-31 -1,-34 -3,-34Z"
	g.fill(wing, Brown, 0)
	g.fill("M1,-26C2,-14 -1,-4 -5,4L-6,0L-7,3C-4,-6 -2,-16 -2.6,-33C-.6,-33 .6,-30 1,-26Z", BrownDark, 0)
	g.line(wing, 1.3)
	g.line("M-10,5C-9,-2 -8,-8 -7,-12M-6,0C-5,-6 -4,-10 -4,-14M-12,-22C-8,-19 -4,-19 0,-22M-13.6,-15C-9,-11 -4,-11 .4,-15", .8)
	// hooded head
	g.fill("M11.4,-43C15.4,-43.4 17.4,-40 15.6,-36C14.6,-38 13,-38.6 10.6,-38.4Z", Gold, 1.1)
	g.fill("M-2,-35C-5,-43 0,-50 7,-49C12,-48 14,-43 12,-38.4C8,-35 3,-34 -2,-35Z", Red, 1.3)
	g.oval(7.6, -42.6, 2.6, 2, Black, 0)
	g.fill("M2,-49C-1,-52 -1,-56 2,-58C3,-56 4,-56 6,-57.6C7,-54 6,-51 5,-49Z", Gold, 1)
}

// keys hang on a ring, two of them crossed, 40 long.
func (g *graver) keys() {
	for i, deg := range []float64{22, -22} {
		k := []Ink{Gold, Steel}[i]
		g.pose(0, 4, 1, deg, func() {
			g.box(-1.9, 11, 3.8, 26, k, 1.2)
			g.stretch(1-2*float64(i), 1, func() {
				g.fill("M-1.9,26L-9,26L-9,30L-6,30L-6,32L-9,32L-9,36.500L-1.9,36.500Z", k, 1.2)
			})
			g.cord("M0,0C7,0 7,11 0,11C-7,11 -7,0 0,0Z", k, 2.4)
		})
	}
	g.cord("M0,-11C11,-11 11,7 0,7C-11,7 -11,-11 0,-11Z", Steel, 2)
}
