package cards

// hare hangs head down from its feet at the origin; it is 74 long.
func (g *graver) hare() {
	g.stroke("M-7,38L-14,50M7,38L14,50", Black, 6.2)
	g.stroke("M-7,38L-14,50M7,38L14,50", Loden, 3.8)
	g.both(func() {
		g.fill("M5,48C14,50 20,60 20,74C13,72 8,62 5,56Z", Loden, 1.3)
		g.fill("M9,55C13,58 16,64 17,70C13,67 10,61 9,55Z", Cheek, 0)
	})
	body := "M-4,0C-8,6 -9,11 -9,17C-13,26 -13,36 -8,44L8,44C13,36 13,26 9,17C9,11 8,6 4,0Z"
	g.fill(body, Loden, 0)
	g.fill("M4,0C8,6 9,11 9,17C13,26 13,36 8,44L3,44C8,34 7,18 1,8Z", LodenDark, 0)
	g.fill("M-1,11C4,18 5,32 1,42C-4,42 -7,38 -7,30C-7,22 -4,15 -1,11Z", Panel, 0)
	g.line(body, 1.4)
	head := "M-8,44C-11,53 -7,64 0,67C7,64 11,53 8,44C4,41 -4,41 -8,44Z"
	g.fill(head, Loden, 1.4)
	g.fill("M-4,58C-2,56 2,56 4,58C4,63 2,66 0,67C-2,66 -4,63 -4,58Z", Panel, 0)
	g.both(func() { g.disc(5, 52, 1.5, Black, 0) })
	g.fill("M-2,64L2,64L0,67Z", Black, 0)
	g.fine(300, func() {
		g.line("M-10,24L-7,26M-11,30L-8,32M-9,37L-7,38M9,22L6,25M10,29L7,31M-5,48L-3,51M1,47L0,50M-1,52L-2,54", .6)
	})
}

// drake hangs head down from its feet at the origin; it is 80 long.
func (g *graver) drake() {
	g.stroke("M-3,-2L-3.6,10M3,-2L3.6,10", Black, 4.4)
	g.stroke("M-3,-2L-3.6,10M3,-2L3.6,10", Gold, 2.2)
	g.fill("M-7,12L-10,4L-3,8L0,3L3,8L10,4L7,12Z", Cloth, 1.1)
	body := "M-6,9C-15,15 -17,27 -12,38C-9,43 -6,46 -5,50L5,50C6,46 9,43 12,38C17,27 15,15 6,9Z"
	g.fill(body, White, 0)
	g.fill("M6,9C15,15 17,27 12,38C9,43 6,46 5,50L1,50C6,38 8,22 2,9Z", Shade, 0)
	g.fill("M-12,37C-6,33 6,33 12,37C9,43 6,46 5,50L-5,50C-6,46 -9,43 -12,37Z", Chestnut, 0)
	g.line(body, 1.4)
	g.both(func() {
		g.fill("M9,13C20,15 27,29 23,47C16,43 12,35 10,24Z", Brown, 1.3)
		g.fill("M14,31L21,27L23.6,36L17.6,39Z", Blue, .9)
		g.line("M14.6,29.600L21,25.6", .9)
		g.fine(260, func() { g.line("M12,18C15,21 17,24 18,27M18,40L22,44", .6) })
	})
	head := "M-5,50C-7,57 -9,62 -6,68C-3,73 3,73 6,68C9,62 7,57 5,50Z"
	g.fill(head, Green, 0)
	g.fill("M5,50C7,57 9,62 6,68C4,71 2,72 0,72C4,66 4,58 1,50Z", GreenDark, 0)
	g.line(head, 1.3)
	g.stroke("M-4.6,51.600C-2,53 2,53 4.6,51.6", White, 2.6)
	g.fill("M-3.6,71C-3,76 -2,79 0,80C2,79 3,76 3.6,71C1,72.6 -1,72.6 -3.6,71Z", Gold, 1.1)
	g.disc(-2.6, 64, 1.5, White, .8)
}

// keys hang from a ring at the origin, three of them, 40 long.
func (g *graver) keys() {
	for _, deg := range []float64{24, -24, 0} {
		g.pose(0, 8, 1, deg, func() {
			g.box(-1.8, 10, 3.6, 24, Steel, 1.2)
			g.fill("M1.8,24L8.6,24L8.6,28L5.6,28L5.6,30L8.6,30L8.6,34L1.8,34Z", Steel, 1.2)
			g.stroke("M0,-1C6.6,-1 6.6,10 0,10C-6.6,10 -6.6,-1 0,-1Z", Black, 5.4)
			g.stroke("M0,-1C6.6,-1 6.6,10 0,10C-6.6,10 -6.6,-1 0,-1Z", Steel, 3)
		})
	}
	g.cord("M0,-6C9.4,-6 9.4,8 0,8C-9.4,8 -9.4,-6 0,-6Z", Gold, 2.2)
}
