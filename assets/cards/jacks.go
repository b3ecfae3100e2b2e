package cards

import "math"

func jackOfClubs(g *graver) {
	k := look{hair: BrownDark, dark: Umber, iris: EyeGreen, age: 1}
	g.sign(club, 68, 40, 42, 0)
	g.at(132, 0, func() {
		// puffed, slashed sleeves
		m := "M-13,112C-26,113 -38,116 -46,121C-58,109 -80,116 -87,136C-92,154 -90,172 -86,186L86,186C90,172 92,154 87,136C80,116 58,109 46,121C38,116 26,113 13,112Z"
		g.fill(m, Red, 0)
		g.fill("M72,118C79,122 84,128 87,136C92,154 90,172 86,186L72,186C80,164 80,136 72,118Z", RedDark, 0)
		g.line(m, 1.4)
		g.both(func() {
			for _, q := range [][3]float64{{48, 130, -20}, {60, 134, -30}, {72, 146, -34}, {50, 150, -8}, {62, 158, -14}, {76, 168, -14}} {
				g.pose(q[0], q[1], 1, q[2], func() {
					g.fill("M0,-9C4,-4 4,4 0,9C-4,4 -4,-4 0,-9Z", Gold, 1)
					g.line("M0,-6L0,6", .6)
				})
			}
		})
		// doublet
		v := "M-14,114C-26,116 -34,120 -40,126C-42,146 -42,168 -38,187L38,187C42,168 42,146 40,126C34,120 26,116 14,114Z"
		g.fill(v, Green, 0)
		g.powder(v, GreenDark)
		g.fill("M40,126C42,146 42,168 38,187L22,187C28,166 30,142 28,120Z", GreenDark, 0)
		g.line(v, 1.4)
		for _, x := range []float64{-31, -21, -11, 11, 21, 31} {
			g.stroke(path("M%,132L%,187", x, x*.94), Gold, 2)
		}
		g.box(-4, 124, 8, 63, Gold, 1)
		for _, y := range []float64{140, 150, 160, 170} {
			g.disc(0, y, 2.3, Red, .9)
		}
		// ruff
		g.fill("M-30,119C-33,112 -26,107 -20,108C-16,103 -8,103 -4,106C0,103 6,103 8,106C14,103 20,105 22,109C29,108 34,113 30,119C28,125 20,125 16,123C12,128 4,128 0,125C-4,128 -12,128 -16,123C-20,126 -28,125 -30,119Z", White, 1.3)
		g.line("M-20,108C-18,114 -17,119 -16,123M-4,106C-3,112 -1,120 0,125M8,106C11,112 14,118 16,123M22,109C22,113 21,118 20,123M-10,104.6C-10,112 -8,120 -8,126", .8)
		g.forearm(-62, Point{-76, 150}, sleeve{Green, GreenDark, Gold})
		g.at(-77, 146, g.buckler)
		g.tilt(65, 147, -4, func() {
			g.shaft(65, 110, 186, 4.8, Brown, BrownDark)
			g.at(65, 110, func() { g.halberd(); g.at(0, 8, func() { g.tassel(Red, Gold) }) })
		})
		g.grip(44, Point{65, 147}, -4, 1, sleeve{Green, GreenDark, Gold})
		g.at(0, 82, func() {
			g.hairShort(k)
			g.face34(k)
			g.hairCrop(k)
			g.at(-7.4, 0, func() { g.stretch(.86, 1, func() { g.moustache(k, 15.6) }) })
			g.beret(Red, RedDark, Gold, GoldDark)
		})
	})
}

func jackOfSpades(g *graver) {
	k := look{hair: Brown, dark: BrownDark, iris: BlueDark, broad: true, age: 1}
	g.sign(spade, 68, 40, 42, 0)
	g.at(132, 0, func() {
		g.mantle(Red, RedDark)
		g.stars(roundMantle.outline, RedDark)
		d := "M-14,113C-28,115 -40,119 -48,126C-50,148 -48,170 -44,186L44,186C48,170 50,148 48,126C40,119 28,115 14,113Z"
		g.fill(d, White, 0)
		// diagonal stripes, cut at the doublet's sides by construction
		for _, y := range []float64{122, 138, 154, 170} {
			g.fill(path("M-47,%L0,%L0,%L-47,%Z", y+6, y-8, y, y+14), Blue, 0)
			g.fill(path("M47,%L0,%L0,%L47,%Z", y+6, y-8, y, y+14), Blue, 0)
			g.fill(path("M47,%L28,%L28,%L47,%Z", y+6, y+.34, y+8.34, y+14), BlueDark, 0)
		}
		g.fill("M-47,186L0,176L0,186ZM47,186L0,176L0,186Z", Blue, 0)
		g.line(d, 1.4)
		// lozenge sash
		g.fill("M38,118L50,128L-30,186L-46,184Z", Gold, 1.3)
		for _, t := range []float64{.12, .32, .52, .72, .9} {
			g.lozenge(44-84*t, 123+62*t, 3.8, 4.4, Red)
		}
		g.fill("M-18,114C-14,106 14,106 18,114L26,122L10,126L0,120L-10,126L-26,122Z", White, 1.3)
		// sword hilt at the left hip
		slv := sleeve{Blue, BlueDark, White}
		g.reach(-88, Point{-61, 145}, 4, 14, 8, slv, func() { g.sheathed(); g.fist(-1) })
		g.shaft(66, 92, 186, 4.8, Brown, BrownDark)
		g.at(66, 92, func() {
			// partisan
			g.fill("M-3,0L-4,-14C-14,-14 -18,-24 -14,-32C-10,-26 -6,-24 -5,-26L0,-56L5,-26C6,-24 10,-26 14,-32C18,-24 14,-14 4,-14L3,0Z", Steel, 1.3)
			g.fill("M0,-56L5,-26C6,-24 10,-26 14,-32C18,-24 14,-14 4,-14L3,0L0,0Z", SteelDark, 0)
			g.line("M0,-48L0,-4", .8)
			g.box(-4.4, -2, 8.8, 5, Gold, 1.1)
			g.at(0, 7, func() { g.tassel(Blue, Gold) })
		})
		g.grip(58, Point{66, 148}, 0, 1, slv)
		g.at(0, 82, func() {
			g.flip(func() {
				g.hairBob(k)
				g.face34(k)
				g.hairNear(k)
				g.at(-7.4, 0, func() { g.stretch(1, 1.05, func() { g.moustache(k, 15) }) })
			})
			g.cavalierHat(Cloth, ClothDark, Green, GreenDark)
		})
	})
}

func jackOfHearts(g *graver) {
	k := look{hair: Blond, dark: BlondDark, iris: EyeGreen}
	g.sign(heart, 68, 40, 42, 0)
	g.at(132, 0, func() {
		// sleeves
		m := "M-13,112C-34,112 -62,116 -74,132C-84,148 -86,168 -86,186L86,186C86,168 84,148 74,132C62,116 34,112 13,112Z"
		g.fill(m, Gold, 0)
		g.fill("M62,121C70,126 82,142 84,160C86,170 86,180 86,186L72,186C76,160 72,138 62,121Z", GoldDark, 0)
		g.both(func() {
			g.stroke("M56,122C66,140 70,162 70,184", Red, 3.6)
			g.stroke("M68,130C78,148 81,166 81,184", Red, 3.6)
			g.line("M54,122C64,140 68,162 68,184M58,122C68,140 72,162 72,184M66,129C76,148 79,166 79,184M70,132C80,148 83,166 83,184", .7)
		})
		g.line(m, 1.4)
		// breastplate
		b := "M-16,116C-34,116 -44,122 -48,132C-50,152 -44,170 -36,178L36,178C44,170 50,152 48,132C44,122 34,116 16,116C10,124 -10,124 -16,116Z"
		g.fill("M-40,172L40,172L44,186L-44,186Z", Blue, 1.3)
		g.fill(b, Steel, 0)
		g.etching(b)
		g.fill("M48,132C50,152 44,170 36,178L16,178C32,164 38,142 34,118C42,120 46,126 48,132Z", SteelDark, 0)
		g.stroke("M-36,130C-39,138 -39,144 -37,149", White, 3)
		g.line(b, 1.4)
		g.line("M0,123C3,140 3,160 0,178M-42,166C-20,174 20,174 42,166", 1)
		for _, x := range []float64{-36, -24, -12, 12, 24, 36} {
			g.disc(x, 172.4-math.Abs(x)*.1, 1.6, Gold, .8)
		}
		// ruff
		g.fill("M-30,119C-33,112 -26,107 -20,108C-16,103 -8,103 -4,106C0,103 6,103 8,106C14,103 20,105 22,109C29,108 34,113 30,119C28,125 20,125 16,123C12,128 4,128 0,125C-4,128 -12,128 -16,123C-20,126 -28,125 -30,119Z", White, 1.3)
		g.line("M-20,108C-18,114 -17,119 -16,123M-4,106C-3,112 -1,120 0,125M8,106C11,112 14,118 16,123M22,109C22,113 21,118 20,123M-10,104.6C-10,112 -8,120 -8,126", .8)
		g.shaft(66, 90, 186, 4.8, Red, RedDark)
		g.at(66, 90, func() {
			g.flip(func() { g.stretch(.9, .9, func() { g.halberd() }) })
			g.at(0, 8, func() { g.tassel(Blue, Gold) })
		})
		g.grip(58, Point{66, 148}, 0, 1, sleeve{Blue, BlueDark, White})
		g.handOnBreast(sleeve{Blue, BlueDark, White})
		g.at(0, 82, func() {
			g.hairBob(k)
			g.face34(k)
			g.hairNear(k)
			g.plumedHood()
		})
	})
}

func jackOfDiamonds(g *graver) {
	k := look{hair: Chestnut, dark: ChestnutDark, iris: BlueDark}
	g.sign(diamond, 66, 40, 44, 0)
	g.at(132, 0, func() {
		// red coat, green sleeves
		m := "M-13,112C-34,114 -60,120 -72,136C-82,150 -86,168 -86,186L86,186C86,168 82,150 72,136C60,120 34,114 13,112Z"
		g.fill(m, Red, 0)
		g.fill("M60,124C72,138 76,162 74,186L86,186C86,168 82,150 72,136C68,131 64,127 60,124Z", RedDark, 0)
		g.line(m, 1.4)
		g.both(func() {
			g.line("M52,136C58,152 60,170 58,186", 1)
			for _, q := range [][2]float64{{62, 142}, {70, 156}, {72, 172}} {
				g.pose(q[0], q[1], 1, -20, func() { g.fill("M0,-7C4,-3 4,3 0,7C-4,3 -4,-3 0,-7Z", Gold, 1) })
			}
		})
		g.fill("M-20,118L20,118L26,186L-26,186Z", Blue, 1.2)
		g.fill("M20,118L26,186L14,186L11,118Z", BlueDark, 0)
		for _, y := range []float64{140, 152, 164} {
			g.stroke(path("M-15,%L15,%", y, y), Gold, 2)
			g.disc(0, y, 2.6, Red, .9)
		}
		g.fill("M-12,108L0,132L12,108Z", White, 1.2)
		g.line("M0,112L0,130", .7)
		// fur collar
		g.both(func() {
			g.fill("M12,108C26,110 40,114 48,120C44,142 36,166 30,186L14,186C20,162 22,140 8,120Z", Brown, 1.4)
			g.fur("M12,108C26,110 40,114 48,120C44,142 36,166 30,186L14,186C20,162 22,140 8,120Z", BrownDark)
			g.line("M22,116L20,121M32,117L31,122M41,120L39,125M26,126L25,131M36,128L34,133M28,138L26,143M37,139L35,144M27,150L24,154M34,152L32,157M25,162L22,166M31,165L29,170M22,175L20,180M28,178L26,182", .9)
		})
		g.fill("M48,120C44,142 36,166 30,186L24,186C32,164 38,140 40,116C43,117 46,118 48,120Z", BrownDark, 0)
		green := sleeve{Green, GreenDark, Gold}
		g.reach(-72, Point{-93, 132}, -6, 14, 8, green, func() { g.glove(); g.fist(1) })
		g.shaft(66, 114, 186, 4.8, Brown, BrownDark)
		g.at(66, 114, func() {
			// broad axe
			g.fill("M-3,0L-3,-34L0,-46L3,-34L3,0Z", Steel, 1.3)
			g.fill("M-3,-30C-10,-30 -16,-36 -18,-44C-26,-30 -26,-12 -18,0C-14,-6 -8,-10 -3,-10Z", Steel, 1.3)
			g.fill("M-18,-44C-26,-30 -26,-12 -18,0C-21,-14 -21,-30 -18,-44Z", White, .9)
			g.fill("M3,-26C9,-26 13,-24 18,-20C13,-18 9,-16 3,-17Z", Steel, 1.2)
			g.box(-4.4, -3, 8.8, 5, Gold, 1.1)
		})
		g.grip(46, Point{66, 147}, 0, 1, green)
		g.neck(9)
		g.at(4, 82, func() {
			g.hair("M-6,-26C6,-36 28,-32 31,-12C34,2 34,16 30,26C24,32 16,30 12,24L6,0Z", k, 1.4)
			g.line("M26,-4C28,10 28,20 26,27M20,4C21,14 21,22 20,28", .8)
			g.faceProfile(k)
			g.hair("M4,-26C16,-28 24,-18 24,-4C26,6 26,14 22,20C17,20 14,14 15,6C12,-2 10,-14 4,-26Z", k, 1.3)
			g.line("M14,-18C18,-8 19,4 19,14M19,-14C22,-4 23,6 22,15", .8)
			g.plumedCap()
		})
	})
}
