package cards

import "math"

func unterOfHearts(g *graver) {
	k := look{hair: BrownDark, dark: Umber, iris: BrownDark, age: 1}
	g.at(132, 0, func() {
		// shirt
		m := "M-13,112C-30,115 -50,120 -62,130C-72,140 -78,150 -82,160L-82,186L82,186C80,168 76,148 68,134C58,119 32,114 13,112Z"
		g.fill(m, White, 0)
		g.fill("M68,134C76,148 80,168 82,186L62,186C64,168 60,148 50,134ZM-54,146C-52,160 -54,174 -58,186L-46,186C-43,172 -46,156 -54,146Z", Shade, 0)
		g.line(m, 1.4)
		g.line("M66,142C70,154 71,168 70,182", .8)
		// waistcoat
		v := "M-14,113C-26,116 -36,118 -44,123C-46,146 -46,168 -42,186L42,186C46,168 46,146 44,123C36,118 26,116 14,113L0,160Z"
		g.fill(v, Red, 0)
		g.powder(v, RedDark)
		g.fill("M44,123C46,146 46,168 42,186L26,186C32,166 34,142 32,118Z", RedDark, 0)
		for _, x := range []float64{-36, -26, -16, 16, 26} { // woven stripe
			g.stroke(path("M%,%L%,186", x, 121+1.3*max(0, 22-math.Abs(x)), x*.96), RedDark, 1.1)
		}
		g.line(v, 1.4)
		g.fill("M-13,112L0,158L13,112Z", White, 1.2)
		g.line("M-4,124L-2,148M4,124L2,148", .7)
		for _, y := range []float64{164, 174} {
			g.button(0, y, 2.6)
		}
		g.line("M0,160L0,186", 1)
		g.stroke("M-38,168C-30,174 -14,175 -2,165", Gold, 1.6)
		g.line("M-38,170C-30,176 -14,177 -2,167", .6)
		// bow tie
		g.fill("M-13,112C-6,109 6,109 13,112L12,119C5,121 -5,121 -12,119Z", White, 1.2)
		g.fill("M0,121C-6,115 -13,114 -17,116C-16,121 -16,125 -17,130C-12,131 -5,128 0,124C5,128 12,131 17,130C16,125 16,121 17,116C13,114 6,115 0,121Z", Cloth, 1.1)
		g.box(-3, 118.5, 6, 8, Cloth, 1.1)
		g.stroke("M-13,119C-11,121 -8,122.4 -5,122.6M13,119C11,121 8,122.4 5,122.6", GreyDark, .8)
		// left arm with napkin
		arm := "M-88,186C-96,176 -97,166 -90,158C-79,146 -56,134 -34,131L-34,150C-50,152 -61,160 -68,172L-70,186Z"
		g.fill(arm, White, 0)
		g.fill("M-34,150C-50,152 -61,160 -68,172L-70,186L-76,186C-76,168 -60,148 -34,143.6Z", Shade, 0)
		g.line(arm, 1.4)
		g.line("M-90,174C-88,168 -85,164 -80,161M-85,182C-84,176 -82,172 -78,168", .8)
		g.pose(-26, 140.5, 1, 92, func() {
			g.hand("M-7,9C-9,3 -9,-5 -8,-9C-4,-12 4,-12 8,-9C9,-5 8.6,3 7,9", 4.4,
				"M-6,-8L-4.4,-17", "M-2,-9L0,-18.6", "M2.2,-9L4.6,-18", "M6,-8L8.6,-15.4")
			g.line("M-4,-10L-2.4,-17M0,-10L2.2,-18M4.2,-9.5L6.6,-16", .9)
			g.stroke("M-5,1C-9,-2 -11,-6 -10.6,-10", Black, 6.4)
			g.stroke("M-4,1C-9,-2 -11,-6 -10.6,-10", Flesh, 4)
		})
		g.at(0, -10.5, func() {
			g.fill("M-41,140L-32,140C-30,147 -30,155 -32,162.4L-41,163C-39,155 -39,146 -41,140Z", White, 1.3)
			g.button(-36.5, 151, 1.7)
		})
		// the napkin lies over the forearm, a corner hanging down
		g.fill("M-56,136L-47,131.6L-43,157L-52,169L-60,172Z", Shade, 1.2)
		n := "M-78,146C-70,139 -62,135 -52,132.6L-49,160L-63,175L-80,165Z"
		g.fill(n, White, 0)
		g.fill("M-59,135C-56,134 -54,133 -52,132.6L-49,160L-63,175C-58,162 -57,148 -59,135Z", Shade, 0)
		g.stroke("M-79.4,159.5L-63.4,169L-49.6,154.5", Red, 2.6)
		g.line(n, 1.4)
		g.line("M-70,141C-69,150 -69,156 -70,160", .8)
		// tray with wine
		g.at(52, 120, func() {
			g.oval(0, 2, 32, 6.4, SteelDark, 1.3)
			g.oval(0, 0, 32, 6, Steel, 1.3)
			g.oval(0, -.6, 25, 3.8, White, .7)
			// bottle
			g.fill("M-18,-2C-19,-14 -19,-26 -18,-32C-17,-38 -13,-40 -12.6,-46L-12.6,-56L-6.4,-56L-6.4,-46C-6,-40 -2,-38 -1,-32C0,-26 0,-14 -1,-2C-6,0 -13,0 -18,-2Z", GreenDark, 1.3)
			g.stroke("M-15,-8C-15.6,-18 -15.6,-26 -14.6,-31", Vein, 1.8)
			g.box(-18.4, -25, 17.8, 14, Paper, 1)
			g.sign(redHeart, -9.5, -18, 10, 0)
			g.box(-13.2, -59, 7.4, 5.4, Red, 1)
			// glass
			g.fill("M5,-36L23,-36C23.6,-26 20,-20.6 15.4,-19.4L15.4,-6C18,-4.6 21,-3.6 22,-2L6,-2C7,-3.6 10,-4.6 12.6,-6L12.6,-19.4C8,-20.6 4.4,-26 5,-36Z", White, 1.2)
			g.fill("M5.2,-31L22.8,-31C22.4,-25 19.4,-21.4 14,-20.6C8.6,-21.4 5.6,-25 5.2,-31Z", Red, .9)
			g.stroke("M8,-34L8.6,-28", White, 1.4)
		})
		g.reach(70, Point{53, 150}, 0, 5, 1, sleeve{White, Shade, White}, g.palmUp)
		g.at(0, 80, func() {
			g.hairBack(k)
			g.face34(k)
			g.at(-7.4, 0, func() { g.moustache(k, 15.4) })
			g.hairNear(k)
			// parted hair on top
			g.hair("M-17,-16C-22,-26 -14,-37 2,-38C20,-39 30,-28 28,-10C26,-16 22,-20 16,-22C8,-20 2,-24 -2,-28C-4,-22 -12,-22 -17,-16Z", k, 1.4)
			g.line("M-2,-28C0,-32 3,-35 7,-36.6M2,-25C8,-22 14,-24 19,-28M-13,-22C-11,-27 -7,-31 -3,-32M10,-22C16,-22 22,-24 25,-22", .8)
			g.stroke("M-2,-27C-1,-31 2,-34 7,-36", FleshDark, 1.6)
		})
	})
	g.sign(redHeart, 36, 112, 42, 0)
}

func unterOfBells(g *graver) {
	k := look{hair: Grey, dark: GreyDark, iris: BlueDark, age: 2}
	g.at(132, 0, func() {
		m := "M-14,114C-34,116 -62,122 -72,138C-80,152 -84,170 -84,186L84,186C84,170 80,152 72,138C62,122 34,116 14,114Z"
		g.fill(m, White, 0)
		g.fill("M72,138C80,152 84,170 84,186L62,186C66,166 62,148 52,132ZM-54,146C-52,160 -54,174 -58,186L-46,186C-43,172 -46,156 -54,146Z", Shade, 0)
		g.line(m, 1.4)
		g.line("M-72,152C-70,164 -70,174 -72,184M-64,144C-61,158 -61,172 -64,186M66,142C70,156 72,170 71,184", .8)
		v := "M-14,115C-28,117 -40,120 -48,126C-50,148 -50,168 -46,186L46,186C50,168 50,148 48,126C40,120 28,117 14,115L0,150Z"
		g.fill(v, Blue, 0)
		g.fine(200, func() { g.stars(v, BlueGleam) })
		g.fill("M48,126C50,148 50,168 46,186L30,186C36,164 36,142 34,119Z", BlueDark, 0)
		g.line(v, 1.4)
		g.fill("M-14,114L0,148L14,114Z", White, 1.2)
		g.fill("M-15,115C-8,120 8,120 15,115L12,126C6,130 -6,130 -12,126Z", Red, 1.2)
		g.fill("M-3,126L-9,142L0,138L9,142L3,126Z", Red, 1.1)
		g.both(func() { g.button(8, 152, 2.4) })
		// green apron
		a := "M-30,158C-12,162 12,162 30,158L38,186L-38,186Z"
		g.fill(a, Green, 1.3)
		g.fill("M30,158L38,186L24,186L20,160Z", GreenDark, 0)
		g.stroke("M-30,160C-12,164 12,164 30,160", Gold, 2)
		g.both(func() { g.cord("M29,158C28,146 27,134 24,121", Green, 2.6) })
		linen := sleeve{White, Shade, White}
		g.reach(-88, Point{-54, 124}, 0, 14, 8, linen, func() { g.atScale(6, 9, 1.15, g.keys); g.fist(-1) })
		// stein
		g.at(52, 128, func() {
			g.cord("M14,-16C22,-22 29,-18 27,-6L25,10", Steel, 4)
			g.fill("M-15,-20L15,-20L16,20L-16,20Z", Gold, 1.4)
			g.fill("M4,-20L15,-20L16,20L5,20Z", GoldDark, 0)
			g.stroke("M-10,-14L-10.6,16", Gleam, 2.6)
			g.line("M-5,-18L-5,18M5,-18L5,18", 1)
			g.box(-17, 18, 34, 5, Steel, 1.2)
			g.fill("M-19,-20C-22,-27 -16,-32 -11,-30C-9,-37 1,-38 4,-32C9,-36 18,-33 16,-26C21,-24 20,-18 15,-18C12,-15 8,-19 5,-16C1,-20 -4,-14 -8,-17C-12,-14 -18,-15 -19,-20Z", White, 1.4)
			g.line("M-11,-26C-9,-24 -6,-24 -5,-26M3,-27C5,-25 8,-25 9,-27", .8)
		})
		g.grip(68, Point{77, 133}, 2, -1, linen)
		g.at(0, 84, func() {
			g.both(func() {
				g.hair("M18,-20C27,-20 29,-8 27,0C29,8 27,14 21,15C19,8 20,-6 17,-14Z", k, 1.3)
				g.line("M22,-14C24,-8 24,0 23,9", .7)
			})
			g.stretch(1.1, 1, func() { g.faceFront(k) })
			g.stretch(1.15, 1.1, func() { g.moustache(k, 13.6) })
			g.fill("M-14,30C-8,36 8,36 14,30C12,40 6,44 0,44C-6,44 -12,40 -14,30Z", FleshDark, 1.2)
			g.houseCap()
		})
	})
	g.sign(bell, 36, 104, 44, 0)
}

func unterOfAcorns(g *graver) {
	k := look{hair: Blond, dark: BlondDark, iris: BlueDark}
	g.at(132, 0, func() {
		m := "M-14,113C-32,117 -50,119 -61,125C-72,131 -79,150 -82,186L82,186C79,150 72,131 61,125C50,119 32,117 14,113Z"
		g.fill(m, White, 1.4)
		// open short jacket
		g.both(func() {
			g.fill("M15,113C32,117 50,119 61,125C72,131 78,150 81,186L26,186C32,164 32,136 15,113Z", Brown, 1.4)
			g.twill("M15,113C32,117 50,119 61,125C72,131 78,150 81,186L26,186C32,164 32,136 15,113Z", BrownDark)
			g.line("M54,122C60,134 51,148 52,162C52,172 54,180 56,185", 1)
			for _, y := range []float64{138, 149, 160, 171} {
				g.disc(34, y, 2.3, Steel, .9)
			}
		})
		g.fill("M61,125C72,131 78,150 81,186L60,186C64,166 62,146 52,121.4C55,122.2 58,123.4 61,125Z", BrownDark, 0)
		g.line("M15,113C32,117 50,119 61,125C72,131 78,150 81,186", 1.4)
		g.fill("M-22,128L22,128C27,148 28,168 25,186L-25,186C-28,168 -27,148 -22,128Z", Gold, 1.3)
		g.powder("M-22,128L22,128C27,148 28,168 25,186L-25,186C-28,168 -27,148 -22,128Z", RedDark)
		g.fill("M22,128C27,148 28,168 25,186L14,186C18,166 18,146 15,128Z", GoldDark, 0)
		for _, y := range []float64{146, 157, 168} {
			g.disc(-4, y, 2, Red, .8)
			g.disc(4, y, 2, Red, .8)
		}
		g.line("M0,136L0,186", .9)
		// neckerchief
		g.fill("M-17,114C-8,110 8,110 17,114L15,124C6,130 -6,130 -15,124Z", Red, 1.3)
		g.fill("M-4,126L-15,142L-3,138L0,146L4,138L14,141L4,126Z", Red, 1.2)
		for _, q := range [][2]float64{{-10, 119}, {-3, 122}, {5, 121}, {11, 118}, {-8, 137}, {7, 136}} {
			g.disc(q[0], q[1], 1.3, White, 0)
		}
		cloth := sleeve{Brown, BrownDark, White}
		g.reach(-62, Point{-60, 140}, -4, 14, 8, cloth, func() { g.stretch(.92, .95, g.posy) })
		// rake
		g.shaft(64, 52, 186, 4.4, Brown, BrownDark)
		g.at(64, 50, func() {
			g.cord("M-13,1L-1.6,15M13,1L1.6,15", Brown, 1.2)
			g.fill("M-22,-4L22,-4L22,3L-22,3Z", GoldDark, 1.2)
			for x := -19.0; x <= 19; x += 7.6 {
				g.box(x-1.2, 3, 2.4, 10, Brown, .9)
			}
		})
		g.grip(40, Point{64, 148}, 0, 1, cloth)
		g.at(0, 82, func() {
			g.hairShort(k)
			g.face34(k)
			g.hairCrop(k)
			g.sundayHat()
		})
	})
	g.sign(acorn, 33, 112, 46, 0)
}

func unterOfLeaves(g *graver) {
	k := look{hair: Chestnut, dark: ChestnutDark, iris: BlueDark}
	g.at(132, 0, func() {
		m := "M-13,113C-24,118 -46,124 -58,138C-68,152 -73,170 -75,186L75,186C73,170 68,152 58,138C46,124 24,118 13,113Z"
		g.fill(m, Loden, 0)
		g.twill(m, LodenDark)
		g.folds("M-58,150C-64,164 -66,176 -66,185M-30,142C-34,156 -36,170 -34,184M28,146C30,152 30,156 29,158", LodenDark)
		g.fill("M58,138C68,152 73,170 75,186L56,186C60,170 56,150 44,126C50,129 55,133 58,138Z", LodenDark, 0)
		g.line(m, 1.4)
		g.line("M-46,144C-42,156 -44,172 -48,186M0,136L0,186", 1)
		for _, y := range []float64{146, 158, 170} {
			g.disc(-6, y, 2.4, Brown, .9)
			g.line(path("M-2,%L6,%", y, y), 1)
		}
		g.fill("M-14,113C-24,116 -32,120 -36,126L-10,142L0,130L10,142L36,126C32,120 24,116 14,113L0,124Z", Green, 1.3)
		g.fill("M36,126C32,120 24,116 14,113L0,124L0,130L10,142Z", GreenDark, 0)
		g.line("M-14,113L0,124L14,113M0,124L0,130", 1.1)
		// game bag with net
		g.fill("M-36,122L-44,126L26,170L30,163Z", Brown, 1.2)
		b := "M6,160L46,160C50,170 50,180 48,186L4,186C2,178 2,168 6,160Z"
		g.fill(b, Gold, 1.3)
		g.line("M8,164L44,186M16,160L49,180M28,160L50,174M4,172L26,186M44,160L10,186M34,160L4,180M22,160L4,172M49,166L26,186", .8)
		g.fill("M4,158L48,158L47,165L5,165Z", Brown, 1.2)
		// duck, held by the feet
		cloth := sleeve{White, Shade, Green}
		g.reach(40, Point{76, 72}, 4, 14, 8, cloth, func() { g.fist(1) })
		g.at(75, 72, func() { g.flip(g.drake); g.fist(1) })
		// crook
		g.cord("M-60,186L-60,88C-60,66 -40,66 -40,80C-40,85 -44,87 -47,84", Brown, 3)
		g.grip(-38, Point{-60, 150}, 0, -1, cloth)
		g.at(0, 82, func() {
			g.flip(func() {
				g.hairBack(k)
				g.face34(k)
				g.hairNear(k)
				g.huntingCap()
			})
		})
	})
	g.sign(leaf, 36, 112, 46, 0)
}
