package cards

// The game and the keys hang from a fist, whose middle is the origin; the fist
// is drawn over them.

// hare hangs by its long hind legs, 80 long.
func (g *graver) hare() {
	legs := "M-4,-15C-3,-8 -1,4 -4,16M4,-14C3,-8 2,4 5,16"
	g.stroke(legs, Black, 7)
	g.stroke(legs, Loden, 4.4)
	// ears, spread downwards
	g.fill("M-5,52C-10,58 -13,68 -12,79C-6,75 -2,66 0,56Z", Brown, 1.3)
	g.fill("M1,56C1,66 5,75 11,80C13,70 11,60 6,52Z", BrownDark, 1.3)
	g.fill("M-6,57C-8.6,62 -10,68 -9.6,73C-6.6,69 -4.6,64 -3.6,58Z", Cheek, 0)
	// a fore-leg
	fore := "M-7,36C-10,42 -12,47 -14,53"
	g.stroke(fore, Black, 6)
	g.stroke(fore, Loden, 3.6)
	body := "M0,10C-9,12 -12,20 -10,28C-10,36 -9,42 -3,46C4,48 9,43 10,36C14,26 12,14 0,10Z"
	g.fill(body, Loden, 0)
	g.fill("M0,10C12,14 14,26 10,36C9,43 4,48 -1,46.7C5,40 7,25 0,10Z", LodenDark, 0)
	g.fill("M-10.4,20C-5,22 -3,36 -5,44C-9,41 -10,36 -10,28C-10.6,25 -10.8,22.4 -10.4,20Z", White, 0)
	g.line(body, 1.4)
	g.disc(9, 12, 4.4, White, 1.1)
	head := "M-8,43C-4,41 6,42 8,46C9,51 6,57 1,59C-3,61 -8,62 -11,60C-14,58 -13,54 -11,51C-10,48 -10,45 -8,43Z"
	g.fill(head, Loden, 1.4)
	g.fill("M-12.4,58C-9,55.4 -5,57 -3,60.4C-6,61.6 -9,61.4 -11,60C-11.6,59.4 -12.2,58.8 -12.4,58Z", White, 0)
	g.disc(-3, 51, 1.9, Black, 0)
	g.disc(-3.5, 50.4, .7, White, 0)
	g.disc(-12, 57, 1.5, Black, 0)
	g.fine(300, func() {
		g.line("M-6,16L-3,18M5,18L2,21M7,26L4,28M6,34L3,36M2,46L5,47M-9,59L-15,58M-9,60L-14,62", .6)
	})
}

// drake hangs by its feet, 96 long, its wings folded.
func (g *graver) drake() {
	g.cord("M-2,-10L-2.4,14M2,-10L2.4,14", GoldDark, 1.8)
	g.fill("M-1.6,-8L-4.4,-15L0,-13.6L4.4,-15L1.6,-8Z", GoldDark, 1.1)
	// tail with its curl
	g.fill("M-5,18L-8,6L-3,9L0,4L3,9L8,6L5,18Z", ClothDark, 1.2)
	body := "M-3,12C-10,17 -13,30 -12,41C-11,50 -6,55 -4,60L4,60C6,55 11,50 12,41C13,30 10,17 3,12Z"
	g.fill(body, White, 0)
	g.fill("M-12.2,37C-5,33 5,33 12.2,37C12,48 6.4,54 4,60L-4,60C-6.4,54 -12,48 -12.2,37Z", Chestnut, 0)
	g.fill("M12,37C12,48 6.4,54 4,60L1,60C5,52 7,44 6,34.6C8,35 10,35.8 12,37Z", ChestnutDark, 0)
	g.line(body, 1.4)
	wing := "M2,13C8,17 15,26 16,38C16,44 13,48 9,49C5,44 2,32 2,13Z"
	g.fill(wing, Brown, 1.3)
	g.fill("M6.4,42C9,39 12.6,37.6 16,38C16,44 13,48 9,49C8,47 7,45 6.4,42Z", Blue, 1)
	g.line("M6,20C9,25 12,31 12.6,37M4,24C6,30 8,34 8.6,39", .7)
	// the green neck and head hang down
	g.fill("M-6.4,77C-8,82 -11,88 -14,92.4C-13,95.4 -9.4,95 -7,92.4C-4,90 -1,87 1,83.6Z", Gold, 1.2)
	g.line("M-11.6,92.6C-8,90 -5,86.4 -3.4,83", .8)
	head := "M-4.6,58C-5,63 -6,67 -8,71C-10,77 -6,84 1,84C8,84 11,77 8,71C6,67 5,63 4.6,58Z"
	g.fill(head, Green, 0)
	g.fill("M4.6,58C5,63 6,67 8,71C11,77 8,84 1,84C5,80 4,74 2.6,70C1.6,66 1.4,62 1.4,58Z", GreenDark, 0)
	g.line(head, 1.4)
	g.cord("M-4.6,60.4C-2,62 2,62 4.6,60.4", White, 2.4)
	g.disc(-3, 75, 2.1, White, .8)
	g.disc(-3.2, 75.2, 1, Black, 0)
}

// falcon stands hooded on a glove, whose upper edge is y = 0; it is 52 high.
func (g *graver) falcon() {
	// tail
	g.fill("M-5,-6C-8,2 -10,10 -13,19L-6,21.5C-4,14 -2,6 0,-2Z", SteelDark, 1.2)
	g.stroke("M-9,9L-4,10.6M-11,14.5L-5.5,16.2", Panel, 1.4)
	// feet
	g.cord("M0,-8L0,-1M7,-8L7,-1", Gold, 1.8)
	g.cord("M0,-1L-4,2.4M0,-1L0,3.6M0,-1L3,2.6M7,-1L4.6,2M7,-1L7.6,3.4M7,-1L10.6,2", Gold, 1)
	body := "M-6,-8C-11,-18 -10,-31 -3,-36C3,-38 10,-36 12,-28C13.6,-18 12,-9 6,-5C0,-4 -3,-5 -6,-8Z"
	g.fill(body, White, 0)
	g.fill("M12,-28C13.6,-18 12,-9 6,-5C4,-4.6 3,-4.6 2,-4.7C8,-10 10,-18 9,-32Z", Shade, 0)
	g.stroke("M.4,-27C4,-25 8,-25 11.4,-27M.6,-20C4,-18 8,-18 11.8,-20M-.6,-13C3,-11 7,-11 10.6,-13", Umber, 2)
	g.line(body, 1.3)
	// wing
	wing := "M-3,-35C-12,-33 -15,-20 -14,-8C-13.6,0 -14,6 -14,12C-11,10 -9,7 -8,4C-3,-4 .6,-14 0,-26C-.4,-31 -1,-34 -3,-35Z"
	g.fill(wing, SteelDark, 0)
	g.fill("M0,-26C.6,-14 -3,-4 -8,4C-9,7 -11,10 -14,12C-10,0 -4,-10 -3.6,-34.6C-1.4,-33 -.4,-30 0,-26Z", Cloth, 0)
	g.line(wing, 1.3)
	g.line("M-12,-22C-9,-19.6 -6,-19.6 -3.6,-21M-13.4,-15C-10,-12 -7,-12 -4.6,-13.6M-13.4,-8C-11,-6 -9,-6 -7,-7", .9)
	// hooded head, a hooked bill
	g.fill("M11,-45C16,-46.4 20,-42.4 18.4,-35.6C16.6,-37.6 14,-38.2 10.6,-37.8Z", Gold, 1.1)
	g.fill("M-2.6,-35C-6,-43 -1,-51 6,-50C12,-50 14.4,-45 12.4,-38.4C8,-35 3,-34 -2.6,-35Z", BrownDark, 1.3)
	g.stroke("M-2,-36C3,-35 8,-36 11.8,-39", Gold, 2.2)
	g.fill("M1,-50L3,-55L5,-50.6Z", Gold, .9)
}

// keys hang on a ring, two of them crossed, 40 long.
func (g *graver) keys() {
	for i, deg := range []float64{22, -22} {
		k := []Ink{Gold, Steel}[i]
		g.pose(0, 4, 1, deg, func() {
			g.box(-1.9, 11, 3.8, 26, k, 1.2)
			g.stretch(1-2*float64(i), 1, func() {
				g.fill("M-1.9,26L-9,26L-9,30L-6,30L-6,32L-9,32L-9,36.5L-1.9,36.5Z", k, 1.2)
			})
			g.cord("M0,0C7,0 7,11 0,11C-7,11 -7,0 0,0Z", k, 2.4)
		})
	}
	g.cord("M0,-11C11,-11 11,7 0,7C-11,7 -11,-11 0,-11Z", Steel, 2)
}
