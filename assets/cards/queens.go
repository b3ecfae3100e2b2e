package cards

import "math"

func queenOfSpades(g *graver) {
	k := look{hair: Walnut, dark: WalnutDark, iris: EyeGreen, lady: true}
	g.sign(spade, 68, 40, 42, 0)
	g.at(132, 0, func() {
		// veil behind
		g.fill("M14,60C32,56 43,66 46,84C50,108 60,128 78,142C84,150 84,162 82,176L40,176C30,150 20,120 12,96Z", White, 1.3)
		g.fill("M40,70C46,104 58,128 78,142C84,150 84,162 82,176L70,176C66,150 44,120 34,84Z", Shade, 0)
		g.line("M30,64C36,100 46,128 64,150M22,70C28,100 36,130 52,160", .8)
		g.gown(gownDress{Blue, BlueDark, White, Gold, GoldDark, Green, GreenDark, veeNeck})
		// red shawl crossing
		g.fill("M58,141C72,146 84,154 90,170L92,187L70,187C70,170 64,156 50,148Z", Red, 1.3)
		g.fill("M-58,141C-72,146 -84,154 -90,170L-92,187L-70,187C-70,170 -64,156 -50,148Z", Red, 1.3)
		g.both(func() {
			g.stroke("M53,146C66,153 73,168 73,186", Gold, 2.4)
			g.line("M55,144C69,150 76.6,168 76.6,186", .7)
		})
		g.chain(-26, 130, 0, 146, 26, 130, 11, 2.1, Gold, White)
		g.fill("M0,136L4,141L0,148L-4,141Z", Green, 1)
		// tulip
		g.pose(-66, 110, 1.2, -3, func() { g.tulip(1, Red, RedDark) })
		g.pluck(-84, Point{-66, 143}, 10, 1, bare)
		g.at(2, 84, func() {
			// hair mass and bun
			g.hair("M-8,-26C0,-36 22,-36 27,-20C32,-22 42,-18 42,-6C42,6 32,10 26,6C24,14 22,22 15,28C12,20 14,8 12,-2C4,-6 -2,-14 -8,-26Z", k, 1.4)
			g.faceProfile(k)
			g.hair("M-8,-25C-2,-37 22,-38 28,-20C30,-10 28,0 22,8C20,2 18,-3 13,-6C4,-8 -6,-14 -8,-25Z", k, 1.4)
			g.line("M-5,-24C4,-20 14,-16 21,-4M-2,-29C10,-26 20,-20 24,-8M28,-18C36,-18 40,-10 36,-2M30,-8C32,-12 36,-8 33,-5", .9)
			// ringlet
			g.hair("M14,-6C19,-2 19,4 16,8C20,12 20,17 16.6,20C19,24 18,29 14,31C12,27 13,23 12,20C10,16 12,12 12,8C10,4 11,-2 14,-6Z", k, 1.2)
			g.line("M12.6,7C14,8.6 16,8.4 17,7.4M12,19C13.6,20.6 16,20.6 17.6,19.4", .7)
			g.disc(9, 11, 2.2, Gold, 1)
			g.disc(9, 16, 2.6, White, 1)
			g.pose(8, 2, .98, 8, func() { g.coronet() })
		})
	})
}

func queenOfHearts(g *graver) {
	k := look{hair: Chestnut, dark: ChestnutDark, iris: BrownDark, lady: true}
	g.sign(heart, 68, 40, 42, 0)
	g.at(132, 0, func() {
		g.at(0, 84, func() { g.ringlets(k) })
		g.gown(gownDress{Green, GreenDark, Gold, Red, RedDark, Red, RedDark, squareNeck})
		// fur stole
		g.both(func() {
			g.fill("M58,139C74,144 86,156 91,172L92,186L74,186C74,170 66,156 50,150Z", Brown, 1.3)
			g.fur("M58,139C74,144 86,156 91,172L92,186L74,186C74,170 66,156 50,150Z", BrownDark)
			g.line("M64,146L60,150M72,150L67,155M79,157L73,161M84,165L77,168M87,174L79,176M66,152L63,156M81,180L86,182", .9)
		})
		g.both(func() {
			g.fill("M26,160C32,156 36,158 36,162C40,164 38,170 33,169C29,172 25,168 26,164Z", Red, 1.1)
			g.disc(31, 164, 2, Gold, .8)
		})
		g.chain(-24, 130, 0, 146, 24, 130, 9, 2.2, Red, Gold)
		g.fill("M0,146C-3,141 -7,139 -7,135.6C-7,132.6 -2,132 0,135.6C2,132 7,132.6 7,135.6C7,139 3,141 0,146Z", Red, 1)
		// rose on its stem
		g.stroke("M-66,160C-67,140 -65,122 -66,100", GreenDark, 3)
		g.fill("M-65,124C-57,122 -51,114 -51,106C-59,108 -64,114 -65,124Z", Green, 1.1)
		g.fill("M-67,130C-76,128 -82,120 -82,111C-74,114 -68,120 -67,130Z", Green, 1.1)
		g.rose(-66, 90, 1.25, Red, RedDark)
		g.reach(-84, Point{-68, 153}, 6, 7, 1, bare, func() { g.at(3, -17, func() { g.flip(g.cup) }) })
		g.at(0, 84, func() {
			g.faceFront(k)
			g.both(func() {
				g.hair("M0,-24C8,-20 17,-14 20,-2C25,-10 27,-20 22,-27C16,-34 8,-36 0,-35Z", k, 0)
				g.line("M0,-24C8,-20 17,-14 20,-2C25,-10 27,-20 22,-27C16,-34 8,-36 0,-35", 1.3)
				g.line("M3,-27C11,-24 19,-18 22,-10M5,-31C13,-29 20,-24 24,-17", .7)
			})
			g.both(func() {
				g.pose(10, -30, .2, 60, func() { g.leafPlain() })
				g.pose(24, -24, .18, 120, func() { g.leafPlain() })
				g.rose(17, -28, .5, Red, RedDark)
			})
			g.at(0, -8, func() { g.stretch(.82, .82, func() { g.coronet() }) })
			g.both(func() { g.disc(20, 14, 2.2, Gold, 1); g.disc(20, 19, 2.6, Red, 1) })
		})
	})
}

func queenOfClubs(g *graver) {
	k := look{hair: Chestnut, dark: ChestnutDark, iris: BrownDark, lady: true}
	g.sign(club, 68, 40, 42, 0)
	g.at(132, 0, func() {
		// veil
		g.fill("M8,54C28,50 38,62 40,84C44,108 54,126 67,139L56,164L14,120Z", White, 1.3)
		g.lace("M8,54C28,50 38,62 40,84C44,108 54,126 67,139L56,164L14,120Z")
		g.line("M34,66C37,92 46,118 60,138M27,66C31,92 40,120 58,144M20,68C26,96 32,116 48,140", .8)
		g.gown(gownDress{col: Gold, dark: GoldDark, trim: White, panel: Red, panelD: RedDark, sleeve: Red, sleeveD: RedDark})
		// lace bertha
		l := "M-62,140C-50,143 -42,151 -32,154C-14,160 14,160 32,154C42,151 50,143 62,140C66,148 66,154 62,158C56,156 54,158 50,163C44,160 40,162 36,167C30,163 24,164 20,169C14,165 8,166 4,170L0,166L-4,170C-8,166 -14,165 -20,169C-24,164 -30,163 -36,167C-40,162 -44,160 -50,163C-54,158 -56,156 -62,158C-66,154 -66,148 -62,140Z"
		g.fill(l, White, 1.4)
		g.line("M-56,148C-44,152 -34,162 -10,164M56,148C44,152 34,162 10,164M-50,150L-50,158M-38,156L-38,162M-24,160L-24,166M50,150L50,158M38,156L38,162M24,160L24,166", .7)
		for _, x := range []float64{-44, 0, 44} {
			y := 158 - math.Abs(x)*.16
			g.at(x, y, func() {
				g.fill("M0,0C-6,-6 -12,-6 -12,-1C-12,4 -6,5 0,0C6,5 12,4 12,-1C12,-6 6,-6 0,0Z", Blue, 1.2)
				g.fill("M-2,1L-6,10L0,7L6,10L2,1Z", Blue, 1.1)
				g.disc(0, 0, 2.4, Gold, 1)
			})
		}
		g.chain(-22, 129, 0, 140, 22, 129, 9, 2.1, Gold, Gold)
		g.disc(0, 138, 4.4, Gold, 1.1)
		g.disc(0, 138, 2.2, Red, .8)
		// sunflower
		g.stroke("M-66,160C-65,140 -67,124 -66,104", GreenDark, 3)
		g.fill("M-67,128C-76,126 -82,119 -82,110C-74,113 -68,119 -67,128Z", Green, 1.1)
		g.fill("M-65,132C-57,130 -51,123 -51,114C-59,117 -64,122 -65,132Z", Green, 1.1)
		g.at(-66, 92, func() {
			for a := 0.0; a < 360; a += 30 {
				g.pose(0, 0, 1, a, func() { g.fill("M-4,-7C-6,-13 -3,-18 0,-20C3,-18 6,-13 4,-7Z", Gold, 1.1) })
			}
			g.disc(0, 0, 8, BrownDark, 1.2)
			for a := 0.0; a < 360; a += 60 {
				g.pose(0, 0, 1, a, func() { g.disc(0, -4.4, 1, Gold, 0) })
			}
		})
		g.grip(-80, Point{-66, 146}, 0, -1, bare)
		g.at(0, 84, func() {
			g.hair("M-14,-28C4,-38 28,-30 28,-8C30,4 28,14 22,18L4,6Z", k, 1.4)
			g.face34(k)
			// parted hair and buns
			g.hair("M-5,-28C-12,-24 -17,-18 -18,-8C-22,-14 -22,-26 -14,-33C-4,-39 18,-38 25,-24C29,-12 26,-2 22,2C20,-10 10,-22 -5,-28Z", k, 1.4)
			g.line("M-2,-31C10,-28 20,-18 23,-6M6,-34C16,-30 22,-22 25,-14M-8,-31C-13,-28 -17,-22 -18,-15", .8)
			g.disc(23, 6, 10, k.hair, 1.4)
			g.line("M23,-1C29,-1 31,6 27,10C23,13 18,10 19,6C20,3 24,3 25,6", 1)
			g.disc(20, 20, 2.2, Gold, 1)
			g.disc(20, 25, 2.6, White, 1)
			// flowers
			for _, q := range [][3]float64{{-10, -31, .5}, {2, -35, .62}, {14, -33, .55}, {23, -26, .45}} {
				g.rose(q[0], q[1], q[2], White, Shade)
			}
			for _, q := range [][3]float64{{-4, -38, -20}, {8, -41, 15}, {20, -35, 50}, {-15, -34, -60}} {
				g.pose(q[0], q[1], .15, q[2], func() { g.leafPlain() })
			}
			g.pose(5, -16, .72, 6, func() { g.coronet() })
		})
	})
}

func queenOfDiamonds(g *graver) {
	k := look{hair: Blond, dark: BlondDark, iris: BlueDark, lady: true}
	g.sign(diamond, 66, 40, 44, 0)
	g.at(132, 0, func() {
		g.gown(gownDress{col: BlueDark, dark: Navy, trim: White, panel: Blue, panelD: BlueDark, sleeve: Blue, sleeveD: BlueDark})
		for _, x := range []float64{-38, -27, 27, 38} {
			g.stroke(path("M%,157L%,186", x, x*.84), Red, 3)
		}
		// ermine stole
		g.both(func() {
			f := "M56,139C72,141 86,153 91,170L92,186L70,186C70,170 65,156 53,147Z"
			g.fill(f, White, 0)
			g.fill("M84,152C88,158 90,164 91,170L92,186L84,186C84,172 84,162 78,147Z", Shade, 0)
			g.ermine(f)
			g.line(f, 1.4)
			g.ermineTail(65, 149, 1, -50)
			g.ermineTail(74, 155, 1, -35)
			g.ermineTail(74, 170, 1, -10)
			g.ermineTail(83, 172, 1, -10)
		})
		edge := bareNeck.left + bareNeck.over
		g.stroke(edge, Black, 6.4)
		g.stroke(edge, White, 4)
		for i := range 2 {
			d := float64(i) * 6
			g.chain(-20-d, 126+d*.6, 0, 138+d*2, 20+d, 126+d*.6, 9+2*i, 1.7, Gold, Gold)
		}
		// carnation on the right
		g.stroke("M66,160C67,140 65,124 66,106", GreenDark, 3)
		g.fill("M65,130C57,128 52,120 52,112C59,115 64,121 65,130Z", Green, 1.1)
		g.fill("M67,126C75,124 80,117 80,109C73,112 68,118 67,126Z", Green, 1.1)
		g.at(66, 92, func() {
			g.fill("M-5,16C-6,10 -5,6 -3,3L3,3C5,6 6,10 5,16C2,18 -2,18 -5,16Z", Green, 1.2)
			g.fill("M-4,4L-16,-3L-13,-6L-17,-10L-12,-12L-12,-17L-7,-15L-4,-20L0,-16L4,-20L7,-15L12,-17L12,-12L17,-10L13,-6L16,-3L4,4Z", Red, 1.3)
			g.fill("M4,4L16,-3L13,-6L17,-10L12,-12L12,-17L7,-15L4,-20L4,-8Z", RedDark, 0)
			g.line("M-2,2L-8,-10M0,2L0,-12M2,2L8,-10M-4,2L-12,-5M4,2L12,-5", .9)
		})
		g.reach(74, Point{66, 148}, 0, 15, 10, bare, g.clasp)
		g.reach(-46, Point{-60, 148}, -10, 14, 8, bare, func() { g.at(-1, -1, g.fan); g.fist(-1) })
		g.at(0, 84, func() {
			g.flip(func() {
				g.hair("M-10,-26C2,-38 26,-32 29,-10C31,4 28,16 20,20L4,6Z", k, 1.4)
				// high bun
				g.at(8, 4, func() {
					g.hair("M4,-36C0,-50 10,-60 22,-57C34,-54 36,-40 26,-32Z", k, 1.4)
					g.line("M10,-40C10,-50 18,-54 24,-50C28,-46 26,-40 21,-38M16,-38C17,-44 21,-46 22,-43", .9)
				})
				g.face34(k)
				g.hair("M-6,-28C-12,-24 -16,-18 -17,-9C-22,-14 -22,-26 -13,-33C0,-40 22,-37 27,-22C30,-12 28,-2 24,4C20,-8 10,-22 -6,-28Z", k, 1.4)
				g.line("M-3,-30C9,-27 19,-18 24,-4M4,-34C14,-31 22,-22 26,-12M-9,-30C-14,-27 -16,-21 -17,-16", .8)
				// side curls
				g.hair("M15,-4C21,-4 23,2 20,6C25,9 25,15 21,18C24,22 22,28 17,28C13,25 14,20 16,18C12,14 13,10 16,7C12,4 12,-1 15,-4Z", k, 1.2)
				g.line("M16,7C18,8.4 20,7.6 21,6.4M16,18C18,19.4 20,19 22,17.6", .7)
				g.stroke("M-14,-27C-2,-31 16,-34 28,-33", Black, 5)
				g.stroke("M-14,-27C-2,-31 16,-34 28,-33", Red, 3)
				g.pose(4, -13, .74, 3, g.coronet)
			})
		})
	})
}
