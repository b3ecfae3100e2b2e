package cards

func oberOfLeaves(g *graver) {
	k := look{hair: Brown, dark: BrownDark, iris: EyeGreen, age: 1}
	g.sign(leaf, 72, 48, 50, 0)
	g.at(132, 0, func() {
		g.coat(coatDress{Green, GreenDark, Red, RedDark, Gold, roundShoulders})
		g.fill("M-11,150L11,150L22,186L-22,186Z", Gold, 1)
		for _, y := range []float64{156, 165, 174} {
			g.disc(0, y, 2.4, Red, .9)
		}
		g.line("M-8,152L-14,186M8,152L14,186", .7)
		g.jabot()
		g.epaulette()
		// boar spear
		g.shaft(73, 68, 186, 4.6, Brown, BrownDark)
		g.at(73, 66, func() {
			g.fill("M-2.6,0C-3,-6 -9,-12 -8,-22C-6.6,-32 -2,-38 0,-46C2,-38 6.6,-32 8,-22C9,-12 3,-6 2.6,0Z", Steel, 1.3)
			g.fill("M0,-46C2,-38 6.6,-32 8,-22C9,-12 3,-6 2.6,0L0,0Z", SteelDark, 0)
			g.line("M0,-38L0,-4", .8)
			g.fill("M-10,6C-10,2 -4,2 0,3C4,2 10,2 10,6C6,8 -6,8 -10,6Z", Gold, 1.1)
			g.at(0, 8, func() { g.tassel(Green, Gold) })
		})
		// buttons on the coat
		g.both(func() { g.button(40, 150, 2.5); g.button(36, 161, 2.5); g.button(32, 172, 2.5) })
		// horn strap
		g.fill("M44,119L52,122L-30,176L-36,170Z", Brown, 1.2)
		g.line("M46,122L-32,173", .6)
		// horn
		g.fill("M-94,118C-98,116 -100,112 -97,110C-90,108 -76,110 -72,114C-71,117 -74,119 -78,119.6C-78,140 -66,158 -42,162C-30,163 -22,160 -18,158L-15,163C-22,172 -36,177 -50,175C-78,171 -94,148 -94,118Z", Gold, 0)
		g.fill("M-94,118C-94,148 -78,171 -50,175C-36,177 -22,172 -15,163L-17,160.6C-24,167 -38,171 -50,169C-72,165 -86,146 -88,119Z", GoldDark, 0)
		g.line("M-94,118C-98,116 -100,112 -97,110C-90,108 -76,110 -72,114C-71,117 -74,119 -78,119.6C-78,140 -66,158 -42,162C-30,163 -22,160 -18,158L-15,163C-22,172 -36,177 -50,175C-78,171 -94,148 -94,118ZM-94,118C-90,120.4 -82,120.6 -78,119.6", 1.3)
		g.fill("M-93,133L-76.6,131L-75,136.6L-91.4,140.6Z", Red, 1)
		g.fill("M-36,162.4L-30,162L-27,173L-34,175Z", Red, 1)
		// hands
		g.pose(-85, 112.8, 1, 8, func() { g.oval(0, 0, 11.4, 3.8, Umber, 1.2) })
		g.pose(-58, 168, 1, 42, func() { g.fist(-1) })
		g.fill("M-77,186C-77,181 -75,177 -71,173.4L-59,183C-60,184 -60.4,185 -60.4,186Z", Red, 1.2)
		g.line("M-74,178L-66,186M-70,174.6L-61,182", .7)
		g.grip(44, Point{73, 144}, 0, 1, sleeve{Green, GreenDark, Red})
		g.at(0, 82, func() {
			g.hairBack(k)
			g.face34(k)
			g.hairNear(k)
			g.at(-7.4, 0, func() { g.goatee(k); g.stretch(.8, 1, func() { g.moustache(k, 15.6) }) })
			g.feltHat(Green, GreenDark, Gold, White, Shade)
		})
	})
}

func oberOfAcorns(g *graver) {
	k := look{hair: BrownDark, dark: Umber, iris: BlueDark, broad: true, age: 1}
	blk, hi := Cloth, ClothDark
	g.sign(acorn, 72, 46, 52, 0)
	g.at(132, 0, func() {
		g.coat(coatDress{blk, hi, blk, blk, blk, roundShoulders})
		g.fill("M-16,114L16,114L20,186L-20,186Z", blk, 1.2)
		g.both(func() {
			for _, y := range []float64{146, 157, 168} {
				g.button(11, y, 2.8)
				g.stroke(path("M11,%L26,%", y, y-3), Gold, 2)
			}
		})
		g.box(-1, 140, 2, 46, Gold, 0)
		// scalloped miner's cape
		g.stretch(.92, 1, func() {
			c := "M-14,112C-34,117 -58,121 -73,130C-77,133 -77,135 -76,138C-74,147 -64,150 -58,144C-53,152 -42,153 -37,146C-32,153 -21,153 -17,146C-11,152 -5,150 0,145C5,150 11,152 17,146C21,153 32,153 37,146C42,153 53,152 58,144C64,150 74,147 76,138C77,135 77,133 73,130C58,121 34,117 14,112Z"
			g.fill(c, blk, 0)
			g.fill("M76,138C74,147 64,150 58,144C53,152 42,153 37,146C44,140 48,130 44,119C54,121 64,125 73,130C77,133 77,135 76,138Z", hi, 0)
			g.stroke("M-74,135C-72,142 -64,145 -58,139C-53,147 -42,148 -37,141C-32,148 -21,148 -17,141C-11,147 -5,145 0,140C5,145 11,147 17,141C21,148 32,148 37,141C42,148 53,147 58,139C64,145 72,142 74,135", Gold, 2)
			g.line(c, 1.4)
		})
		g.fill("M-15,112C-8,106 8,106 15,112L14,121C6,125 -6,125 -14,121Z", Red, 1.3)
		g.stroke("M-13,119C-6,123 6,123 13,119", Gold, 1.6)
		// axe
		g.shaft(58, 92, 186, 4.8, Brown, BrownDark)
		g.at(58, 92, func() {
			g.fill("M-4,-16L4,-16L4,4L-4,4Z", Gold, 1.2)
			g.fill("M4,-14C12,-16 18,-22 21,-30C27,-18 27,-4 20,6C16,0 10,-2 4,-2Z", Steel, 1.3)
			g.fill("M21,-30C27,-18 27,-4 20,6C22,-6 23,-18 21,-30Z", White, .9)
			g.fill("M-4,-13L-15,-9L-15,-5L-4,-2Z", Steel, 1.3)
			g.disc(0, -20, 4, Gold, 1.2)
		})
		// lamp in the left hand
		cloth := sleeve{blk, hi, Gold}
		g.reach(-62, Point{-92, 106}, 0, 14, 8, cloth, func() {})
		g.stroke("M-79,185C-80,168 -96,150 -99,128", Gold, 2)
		g.at(-92, 106, func() {
			g.at(-6, 46, g.pitLamp)
			g.cord("M-15,34C-15,14 -9,-1 -3,-1C3,-1 5,16 3,34", Gold, 1.4)
			g.fist(-1)
		})
		g.grip(38, Point{58, 146}, 0, 1, cloth)
		g.at(0, 82, func() {
			g.hairBack(k)
			g.face34(k)
			g.hairNear(k)
			g.at(-7.4, 0, func() { g.stretch(.95, 1, func() { g.moustache(k, 15.4) }) })
			g.minersCap()
		})
	})
}

func oberOfHearts(g *graver) {
	k := look{hair: Grey, dark: GreyDark, iris: BlueDark, broad: true, age: 2}
	g.sign(redHeart, 66, 42, 42, 0)
	g.at(132, 0, func() {
		g.coat(coatDress{Red, RedDark, Blue, BlueDark, White, squareShoulders})
		g.fill("M-12,150L12,150L23,186L-23,186Z", White, 1.1)
		for _, y := range []float64{157, 166, 175} {
			g.button(0, y, 2.3)
		}
		g.jabot()
		g.both(func() {
			for _, y := range []float64{150, 160, 170} {
				g.stroke(path("M30,%L46,%", y, y-2), Gold, 2.2)
				g.button(30, y, 2.2)
			}
		})
		// powder-horn strap
		g.fill("M-42,112.6L-51,112.8L27,166L31,160Z", Gold, 1.1)
		g.line("M-45,113.5L28.6,163.4", .6)
		g.fill("M24,156C34,155 46,160 51,171L43,177C39,171 33,168 25,168Z", Brown, 1.3)
		g.fill("M49,167.6L51,171L43,177L40,173.4C44,172 47,170 49,167.6Z", BrownDark, 0)
		g.box(20, 155.4, 6, 13, Gold, 1.2)
		g.pose(48.6, 176.4, 1, 50, func() { g.box(-4, -4, 8, 5, Gold, 1.1) })
		coat := sleeve{Red, RedDark, Blue}
		// hare
		g.reach(-60, Point{-99, 98}, 0, 14, 8, coat, func() { g.stretch(1.2, .96, g.hare); g.fist(-1) })
		g.reach(52, Point{66, 120}, 0, 14, 8, coat, func() { g.at(0, -120, g.gun); g.fist(1) })
		g.at(0, 82, func() {
			g.flip(func() {
				g.hairBack(k)
				g.face34(k)
				// whiskers along the jaw
				g.hair("M15,2C20,0 24,4 22,14C20,24 14,30 8,32C4,32 4,28 8,24C13,20 14,10 15,2Z", k, 1.3)
				g.line("M18,8C18,16 14,23 9,28M20,12C19,19 16,24 12,28", .8)
				g.at(-7.4, 0, func() { g.stretch(.95, 1, func() { g.moustache(k, 15) }) })
				g.hairNear(k)
				g.tricorn()
			})
		})
	})
}

func oberOfBells(g *graver) {
	k := look{hair: Blond, dark: BlondDark, iris: BlueDark, age: 1}
	g.sign(bell, 72, 45, 52, 0)
	g.at(132, 0, func() {
		// striped gown
		m := "M-13,114C-34,116 -62,120 -74,138C-84,154 -88,170 -88,186L88,186C88,170 84,154 74,138C62,120 34,116 13,114Z"
		g.fill(m, Blue, 0)
		g.stars(m, BlueGleam)
		g.fill("M60,126C74,142 78,166 76,186L88,186C88,170 84,154 74,138C70,132 66,128 60,126Z", BlueDark, 0)
		g.both(func() {
			g.stroke("M38,119C48,140 50,164 50,184", Gold, 5)
			g.stroke("M54,125C64,144 67,164 67,184", Gold, 5)
			g.stroke("M68,134C78,150 82,168 82,184", Gold, 4)
			g.line("M35.4,119C45,140 47.4,164 47.4,184M40.6,119C50.6,140 52.6,164 52.6,184M51.4,125C61.4,144 64.4,164 64.4,184M56.6,125C66.6,144 69.6,164 69.6,184", .7)
		})
		g.line(m, 1.4)
		g.fill("M-18,116L18,116L22,186L-22,186Z", White, 1.2)
		g.line("M-8,150L-10,172M8,150L10,172M-3,152L-3,172M3,152L3,172", .7)
		g.both(func() {
			g.fill("M13,114C24,115 32,118 38,122C34,144 26,166 22,186L10,186C14,160 14,140 8,126Z", Red, 1.3)
			g.fill("M36,128C32,148 26,168 22,186L17,186C22,164 28,144 30,120C33,121 36,122 38,122Z", RedDark, 0)
		})
		g.fill("M-26,172C-10,178 10,178 26,172L28,182C10,187 -10,187 -28,182Z", Gold, 1.2)
		g.jabot()
		// goblet
		gown := sleeve{Blue, BlueDark, White}
		g.reach(68, Point{60, 128}, 0, 19, 8, gown, func() {
			g.at(0, -12, func() {
				g.fill("M-13,-32C-15,-14 -8,-3 -3,-1L-3,24L3,24L3,-1C8,-3 15,-14 13,-32Z", Gold, 1.4)
				g.fill("M4,-32L13,-32C15,-14 8,-3 3,-1C8,-10 8,-21 4,-32Z", GoldDark, 0)
				g.oval(0, -32, 13, 4, Red, 1.2)
				g.stroke("M-12.6,-20C-6,-17 6,-17 12.6,-20", Red, 2.4)
			})
			g.gobletFoot()
			g.fist(1)
		})
		// pipe
		g.cord("M-13,103C-26,106 -34,120 -44,134C-52,146 -66,150 -74,140", Brown, 3)
		g.stroke("M-80,106C-92,103 -88,93 -79,96C-74,98 -77,103 -81,101M-74,105C-66,101 -70,92 -77,88C-84,84 -90,88 -87,91", GreyDark, 1.6)
		g.fill("M-86,116L-70,116C-69,127 -69,135 -72,141C-76,145 -82,144 -84,138C-86,132 -86.6,124 -86,116Z", Chestnut, 1.4)
		g.fill("M-75,116L-70,116C-69,127 -69,135 -72,141C-74,143 -76,143.6 -78,143.4C-74,136 -74,126 -75,116Z", ChestnutDark, 0)
		g.oval(-78.4, 129, 5.6, 7.6, White, .9)
		g.fine(200, func() { g.sign(bell, -78.4, 129, 10, 0) })
		g.box(-87.4, 112.4, 18.8, 4.6, Gold, 1.1)
		g.pose(-68.6, 112, 1, 24, func() {
			g.fill("M0,0L-18,0C-17,-5 -13,-7.6 -9,-7.6C-5,-7.6 -1,-5 0,0Z", Gold, 1.2)
			g.disc(-9, -9.4, 2.2, Gold, 1)
		})
		g.grip(-34, Point{-48, 140}, 40, -1, gown)
		g.at(0, 82, func() {
			g.hairBack(k)
			g.face34(k)
			// whisker and ear
			g.hair("M17,4C22,2 25,7 24,14C22,23 15,31 7,34C3,34.6 3,31 7,28C13,23 16,14 17,4Z", k, 1.3)
			g.line("M20,9C20,17 15,24 9,30M23,12C22,19 18,25 13,29.6", .8)
			g.fill("M18,-6C23,-10 28,-5 25.4,0C24,4 21.4,7 19,5.6C17,3 17,-2 18,-6Z", Flesh, 1.2)
			g.line("M20,-3C22,-6.4 25,-5 24,-2C23,0 21.4,.4 21.4,2.6", .8)
			g.hair("M-17,-14C-23,-20 -19,-31 -6,-34C0,-40 12,-40 15,-36C26,-34 31,-24 28,-9C24,-10 21,-14 19,-20C13,-16 4,-18 2,-21C-2,-16 -10,-18 -10,-21C-12,-19 -15,-17 -17,-14Z", k, 1.4)
			g.line("M2,-21C4,-26 10,-29 16,-29M-10,-21C-10,-26 -6,-30 0,-32M19,-20C21,-23 24,-24 26,-21M6,-36C10,-34 16,-33 20,-29", .8)
			g.at(-7.4, 0, func() { g.stretch(.85, .9, func() { g.moustache(k, 16.4) }) })
			// monocle
			g.disc(2.6, .6, 8.4, None, 1.8)
			g.disc(2.6, .6, 8.6, None, 1)
			g.cord("M9.6,5.4C15,18 14,32 8,45", Gold, .9)
		})
	})
}
