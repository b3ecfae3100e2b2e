package cards

import "math"

func dausOfBells(g *graver) {
	k := look{hair: Blond, dark: BlondDark, iris: BlueDark, lady: true}
	g.sign(bell, 67, 46, 50, 0)
	g.at(132, 0, func() {
		// sheaf behind the right shoulder
		for i := -3; i <= 3; i++ {
			a := float64(i)
			g.stroke(path("M62,160L%,%", 60.5+a*4, 108+math.Abs(a)*3), GoldDark, 2.2)
		}
		for _, q := range [][4]float64{{49, 122, .9, -20}, {71, 122, .9, 18}, {54, 112, .95, -11}, {67, 112, .95, 10}, {60.5, 106, 1.05, 0}, {57, 122, .85, -5}, {65, 122, .85, 5}} {
			g.wheat(q[0], q[1], q[2], q[3])
		}
		g.at(0, 84, func() {
			g.hairLong(k)
		})
		g.gown(gownDress{Blue, BlueDark, White, Gold, GoldDark, Red, RedDark})
		g.chain(-24, 129, 0, 148, 24, 129, 9, 2, White, White)
		g.fill("M0,136L4.4,142L0,149L-4.4,142Z", Red, 1)
		// stalks in front, held by the right hand
		g.fill("M56,150C60,142 72,142 77,150L84,187L50,187Z", Gold, 1.2)
		g.line("M60,148L57,186M65,146L64,186M70,146L72,186M75,150L79,186", .8)
		g.forearm(42, Point{60, 162}, sleeve{Red, RedDark, White}, nil)
		g.at(66, 154, func() { g.atScale(0, 0, 1.1, func() { g.fist(1) }) })
		// sickle in the left hand
		g.atScale(-70, 146, .8, func() {
			g.fill("M2,-20C-20,-22 -34,-36 -30,-56C-26,-74 -8,-82 10,-76C-6,-74 -18,-66 -20,-52C-21,-40 -12,-30 3,-27Z", Steel, 1.3)
			g.fill("M2,-20C-20,-22 -34,-36 -30,-56C-30,-42 -20,-28 2.6,-24Z", SteelDark, 0)
			g.box(-3.4, -22, 6.8, 48, Brown, 1.2)
			g.box(.6, -21.4, 2.4, 46, BrownDark, 0)
			g.box(-4.4, -22, 8.8, 5, Gold, 1.1)
		})
		g.forearm(-84, Point{-71, 156}, sleeve{Red, RedDark, White}, func() { g.at(0, -9, func() { g.fist(-1) }) })
		g.at(0, 84, func() {
			g.faceFront(k)
			// centre-parted hair
			g.both(func() {
				g.hair("M0,-21C7,-18 15,-14 19,-4C22,-10 26,-16 24,-24C20,-36 8,-39 0,-38Z", k, 0)
				g.line("M0,-21C7,-18 15,-14 19,-4C22,-10 26,-16 24,-24", 1.3)
				g.line("M4,-24C12,-21 19,-17 21,-11M5,-29C13,-27 20,-23 23,-17", .7)
			})
			// wreath of wheat and poppies
			g.both(func() {
				g.wheat(2, -27, .62, 78)
				g.wheat(9, -31, .66, 58)
				g.wheat(17, -24, .62, 66)
				g.wheat(4, -34, .6, 40)
			})
			g.both(func() { g.disc(13, -29, 5, Red, 1.1); g.disc(13, -29, 1.8, Black, 0) })
			g.disc(0, -32, 6, Red, 1.1)
			g.disc(0, -32, 2.2, Black, 0)
			g.both(func() { g.fill("M5.4,-25C8,-29 8,-34 5,-38C1,-36 2,-29 5.4,-25Z", Green, .9) })
		})
	})
}

func dausOfHearts(g *graver) {
	k := look{hair: BrownDark, dark: Umber, iris: EyeGreen, lady: true}
	g.sign(redHeart, 70, 44, 50, 0)
	g.at(132, 0, func() {
		g.shaft(68, 74, 186, 4.6, Brown, BrownDark)
		g.at(68, 74, func() {
			g.fill("M-2.6,0C-3,-6 -9,-12 -8,-22C-6.6,-32 -2,-38 0,-44C2,-38 6.6,-32 8,-22C9,-12 3,-6 2.6,0Z", Gold, 1.3)
			g.fill("M0,-44C2,-38 6.6,-32 8,-22C9,-12 3,-6 2.6,0L0,0Z", GoldDark, 0)
			g.box(-4, 0, 8, 4, Red, 1)
		})
		// mantle behind
		g.fill("M-40,124C-66,126 -84,142 -90,164L-92,186L92,186L90,164C84,142 66,126 40,124Z", Red, 1.4)
		g.folds("M-74,146C-82,158 -86,172 -86,184M-60,132C-68,146 -72,160 -72,172M78,142C84,156 88,172 88,184", RedDark)
		g.fill("M60,130C74,144 78,166 76,186L92,186L90,164C86,148 76,136 60,130Z", RedDark, 0)
		g.line("M-66,140C-76,154 -80,170 -80,184M70,142C80,156 84,172 84,184", .9)
		// flesh and scale armour
		g.fill("M-9.6,100C-9.6,116 -10,121 -17,124C-32,129 -50,130 -58,140L-30,160L30,160L58,140C50,130 32,129 17,124C10,121 9.6,116 9.6,100Z", Flesh, 1.4)
		g.fill("M-6,114C2,120 9,116 9.6,108C9.6,116 10,121 17,124C32,129 50,130 58,140L44,148C40,138 28,132 14,129C6,127 0,122 -6,114Z", FleshDark, 0)
		b := "M-56,138C-40,136 -24,134 0,146C24,134 40,136 56,138C58,156 52,172 50,186L-50,186C-52,172 -58,156 -56,138Z"
		g.fill(b, Gold, 0)
		g.fill("M56,138C58,156 52,172 50,186L32,186C38,170 42,154 40,136Z", GoldDark, 0)
		for j := 0; j < 4; j++ {
			y := 148 + float64(j)*9
			for x := -46.0 + float64(j%2)*6; x <= 44; x += 12 {
				if y < 154 && x > -18 && x < 14 || y > 176 && (x < -42 || x > 40) {
					continue
				}
				g.line(path("M%,%C%,% %,% %,%", x-5, y, x-4, y+9, x+4, y+9, x+5, y), .9)
			}
		}
		g.line(b, 1.4)
		g.stroke("M-54,140C-40,138.6 -24,137 0,149C24,137 40,138.6 54,140", Red, 3)
		g.disc(0, 160, 9, Gold, 1.3)
		g.sign(redHeart, 0, 160, 11, 0)
		// shield with owl
		g.at(-62, 150, func() {
			g.fill("M-28,36C-32,10 -18,-18 2,-20C22,-18 36,10 32,36Z", Steel, 1.4)
			g.fill("M-22,36C-25,14 -14,-11 2,-13C18,-11 29,14 26,36Z", Blue, 1.2)
			g.fill("M2,-13C18,-11 29,14 26,36L16,36C20,16 14,-2 2,-13Z", BlueDark, 0)
			g.fill("M-10,34C-14,18 -14,6 -10,-2L-6,2C-2,0 6,0 10,2L14,-2C18,6 18,18 14,34Z", Gold, 1.2)
			g.both(func() {})
			g.disc(-3, 9, 4.6, White, 1)
			g.disc(7, 9, 4.6, White, 1)
			g.disc(-3, 9, 1.9, Black, 0)
			g.disc(7, 9, 1.9, Black, 0)
			g.fill("M.4,12L3.6,12L2,17Z", Red, .8)
			g.line("M-6,20L-4,23L-2,20M0,20L2,23L4,20M6,20L8,23L10,20M-3,26L-1,29L1,26M3,26L5,29L7,26", .8)
		})
		g.forearm(50, Point{66, 158}, bare, func() { g.at(0, -9, func() { g.fist(1) }) })
		g.at(0, 86, func() {
			g.hair("M-10,-26C18,-34 30,-20 29,-2C32,14 34,26 30,38C24,44 16,40 12,30L6,6Z", k, 1.4)
			g.line("M24,-4C27,12 28,24 26,36M19,4C21,18 22,28 20,34", .8)
			g.face34(k)
			g.hair("M8,-22C20,-22 26,-10 23,4C22,12 18,12 16.6,6C17,-4 15,-12 8,-22Z", k, 1.2)
			g.crestedHelmet()
		})
	})
}

func dausOfAcorns(g *graver) {
	k := look{hair: BrownDark, dark: Umber, iris: EyeGreen}
	g.sign(acorn, 72, 46, 56, 0)
	g.at(132, 0, func() {
		// shoulders and chest
		m := "M-10,100C-10,116 -12,120 -20,122C-42,126 -62,132 -70,146C-76,160 -78,174 -78,186L78,186C78,174 76,160 70,146C62,132 42,126 20,122C12,120 10,116 10,100Z"
		g.fill(m, Flesh, 0)
		g.fill("M-6,116C2,121 9,116 10,106C10,116 12,120 20,122C42,126 62,132 70,146C76,160 78,174 78,186L60,186C64,166 58,144 40,134C24,130 2,128 -6,116Z", FleshDark, 0)
		g.line(m, 1.4)
		g.line("M-26,130C-18,130 -10,134 -6,139M26,130C18,130 10,134 6,139M-50,150C-48,164 -50,176 -52,186M-22,160C-14,166 -6,166 -2,162M4,162C8,166 16,166 22,160", .9)
		// leopard skin across the left shoulder
		s := "M30,122C48,126 62,132 70,146C76,160 78,174 78,186L-30,186C-16,178 6,158 14,140C18,132 24,126 30,122Z"
		g.fill(s, Gold, 0)
		g.fill("M60,134C65,138 68,142 70,146C76,160 78,174 78,186L58,186C64,168 66,150 60,134Z", GoldDark, 0)
		g.line(s, 1.4)
		for _, q := range [][2]float64{{30, 136}, {42, 134}, {54, 142}, {24, 150}, {38, 148}, {48, 156}, {62, 158}, {12, 166}, {28, 164}, {42, 170}, {0, 178}, {18, 178}, {34, 180}, {56, 172}, {68, 176}} {
			g.fill(path("M%,%c2,-2 5,-1 5,1c1,3 -2,4 -4,3c-3,0 -3,-3 -1,-4Z", q[0], q[1]), Black, 0)
		}
		g.fill("M26,120C30,116 36,118 37,123C36,128 29,129 26,126Z", Gold, 1.2)
		g.fill("M-78,186C-76,172 -66,164 -52,166C-44,172 -40,180 -40,186Z", Red, 1.3)
		// grapes left
		g.forearm(-84, Point{-76, 128}, bare, nil)
		g.stroke("M-68,118C-66,124 -66,126 -66,132", Brown, 3)
		g.pose(-54, 128, .3, 100, g.vineLeaf)
		g.grapes(-64, 136, 1.2, Blue, BlueDark)
		g.at(-70, 116, func() { g.fist(-1) })
		// goblet right
		g.at(69, 96, func() {
			g.fill("M-15,-24L15,-24C17,-6 9,4 3.4,6L3.4,20L-3.4,20L-3.4,6C-9,4 -17,-6 -15,-24Z", Gold, 1.4)
			g.fill("M4,-24L15,-24C17,-6 9,4 3.4,6C9,-4 9,-14 4,-24Z", GoldDark, 0)
			g.oval(0, -24, 15, 4.4, RedDark, 1.2)
			for _, x := range []float64{-9, 0, 9} {
				g.disc(x, -10-math.Abs(x)*.1, 2.4, Red, .8)
			}
		})
		g.forearm(70, Point{73, 136}, bare, nil)
		g.at(76, 130, func() { g.pinch() })
		g.at(0, 84, func() {
			g.hairBob(k)
			g.faceFront(k)
			g.shortBeard(k)
			// curls
			for _, q := range [][2]float64{{-26, -8}, {-28, 4}, {-27, 16}, {26, -8}, {28, 4}, {27, 16}, {-24, 26}, {24, 26}} {
				g.disc(q[0], q[1], 6.4, k.hair, 1.2)
				g.line(path("M%,%c3,-1 4,3 1,4c-2,0 -3,-1 -3,-3", q[0]-1, q[1]-1), .8)
			}
			g.hair("M-22,-18C-26,-32 -12,-38 0,-38C12,-38 26,-32 22,-18C12,-24 -12,-24 -22,-18Z", k, 1.3)
			g.both(func() {
				g.pose(8, -30, .26, 20, func() { g.vineLeaf() })
				g.pose(22, -22, .26, 70, func() { g.vineLeaf() })
				g.grapes(25, -12, .5, Blue, BlueDark)
			})
			g.pose(0, -36, .3, 0, func() { g.vineLeaf() })
			g.grapes(0, -25, .42, Blue, BlueDark)
		})
	})
}

func dausOfLeaves(g *graver) {
	k := look{hair: Chestnut, dark: ChestnutDark, iris: BlueDark, lady: true}
	g.sign(leaf, 70, 46, 54, 0)
	g.at(132, 0, func() {
		// quiver behind the shoulder
		g.pose(44, 108, 1, 24, func() {
			for _, x := range []float64{-5, 0, 5} {
				g.stroke(path("M%,-10L%,-34", x, x), Brown, 1.8)
				g.fill(path("M%,-44L%,-40L%,-24L%,-20L%,-24L%,-40Z", x, x+4, x+4, x, x-4, x-4), map[float64]Ink{-5: Red, 0: White, 5: Red}[x], .9)
			}
			g.fill("M-10,-14L10,-14L9,44L-9,44Z", Brown, 1.3)
			g.fill("M3,-14L10,-14L9,44L3,44Z", BrownDark, 0)
			g.box(-11, -16, 22, 6, Gold, 1.2)
		})
		// bow
		g.stroke("M62,44C90,80 92,140 76,186", Black, 6.4)
		g.stroke("M62,44C90,80 92,140 76,186", Gold, 4)
		g.line("M62,44L66,186", .9)
		m := "M-9.6,100C-9.6,116 -10,121 -17,124C-34,128 -56,130 -66,144C-74,158 -76,172 -76,186L76,186C76,172 74,158 66,144C56,130 34,128 17,124C10,121 9.6,116 9.6,100Z"
		g.fill(m, Flesh, 0)
		g.fill("M-6,114C2,120 9,116 9.6,108C9.6,116 10,121 17,124C34,128 56,130 66,144C74,158 76,172 76,186L60,186C64,166 58,144 42,136C24,130 0,128 -6,114Z", FleshDark, 0)
		g.line(m, 1.4)
		g.line("M-24,130C-16,130 -9,134 -5,138M-48,150C-46,164 -48,176 -50,186", .8)
		// tunic over one shoulder
		t := "M36,126C22,140 -6,148 -46,146C-48,160 -48,174 -48,186L52,186C56,166 54,142 50,130C46,128 40,126 36,126Z"
		g.fill(t, Green, 0)
		g.fill("M50,130C54,142 56,166 52,186L34,186C42,168 44,146 40,127Z", GreenDark, 0)
		g.line(t, 1.4)
		g.line("M34,132C28,150 20,168 18,186M22,140C14,154 6,170 4,186M4,146C-4,156 -10,172 -12,186M-18,148C-24,160 -28,174 -30,186", .9)
		g.stroke("M37,128C22,143 -6,151 -46,149", Black, 7)
		g.stroke("M37,128C22,143 -6,151 -46,149", White, 4.8)
		g.disc(38, 128, 5, Gold, 1.2)
		g.stroke("M-48,172C-20,178 24,178 54,170", Black, 6.4)
		g.stroke("M-48,172C-20,178 24,178 54,170", Gold, 4.4)
		g.stroke("M-30,127L34,170", Brown, 4)
		g.line("M-31.6,129L32,172M-28.4,125L36,168", .8)
		// arrow
		g.cord("M-64,186L-64,91", Brown, 2)
		g.fill("M-64,78L-58,94L-64,91L-70,94Z", Steel, 1.2)
		g.forearm(-84, Point{-64, 158}, bare, nil)
		g.at(-57, 152, g.pinch)
		g.forearm(46, Point{66, 156}, bare, func() { g.at(0, -10, func() { g.fist(1) }) })
		g.at(2, 84, func() {
			g.hair("M-8,-26C0,-38 24,-38 30,-20C36,-24 46,-20 45,-8C44,4 34,8 27,3C26,14 22,22 14,24C12,18 14,8 12,-2C4,-6 -2,-14 -8,-26Z", k, 1.4)
			g.faceProfile(k)
			g.hair("M-8,-25C-2,-37 22,-38 28,-20C30,-10 28,2 21,10C20,2 18,-3 13,-6C4,-8 -6,-14 -8,-25Z", k, 1.4)
			g.line("M-5,-24C4,-20 14,-16 20,-4M-2,-29C10,-26 20,-20 24,-8M31,-18C38,-20 43,-12 39,-4M33,-10C35,-14 39,-10 36,-6", .9)
			g.stroke("M-7,-20C6,-22 22,-18 29,-6", Black, 4.6)
			g.stroke("M-7,-20C6,-22 22,-18 29,-6", Gold, 2.8)
			g.fill("M-12,-36C-14,-24 -4,-18 6,-24C14,-29 12,-42 4,-46C8,-38 6,-31 1,-29C-4,-27 -9,-30 -12,-36Z", White, 1.4)
			g.fill("M6,-24C14,-29 12,-42 4,-46C8,-38 7,-31 3,-29Z", Shade, 0)
			g.disc(10, 12, 2.4, Gold, 1)
		})
	})
}
