package cards

func kingOfAcorns(g *graver) {
	k := look{hair: Brown, dark: BrownDark, iris: BrownDark, age: 1}
	g.sign(acorn, 73, 45, 48, 0)
	g.sign(acorn, 193, 45, 48, 0)
	g.at(132, 0, func() {
		g.kingBody(kingDress{mantle: Red, mantleD: RedDark, tunic: Green, tunicD: GreenDark, orn: Gold})
		g.chain(-46, 118, 0, 186, 46, 118, 13, 3, Gold, Gold)
		g.at(0, 88, func() { g.hairLong(k) })
		g.at(0, 88, func() { g.faceFront(k); g.fullBeard(k, 56); g.crownArch(Red) })
		// sceptre
		g.tilt(66, 143, 9, func() { g.acornSceptre(66, func() { g.sign(acorn, 0, -12, 30, 0) }) })
		g.grip(46, Point{66, 143}, 9, 1, sleeve{Green, GreenDark, White})
		// orb
		g.forearm(-84, Point{-69, 150}, sleeve{Green, GreenDark, White})
		g.at(-68, 133, g.heldOrb)
	})
}

func kingOfBells(g *graver) {
	k := look{hair: Walnut, dark: WalnutDark, iris: Umber, age: 1}
	g.sign(bell, 70, 43, 44, 0)
	g.sign(bell, 195, 43, 44, 0)
	g.at(132, 0, func() {
		g.garment(peakedMantle, Blue, BlueDark)
		for _, q := range [][2]float64{{-74, 136}, {-66, 123}, {72, 134}, {82, 150}, {64, 122}} { // crescents
			g.pose(q[0], q[1], .9, -20, func() { g.fill("M3,-5C-4,-5 -6,0 -4,4C-2,7 3,7 5,4C1,5 -2,2 -1,-1C-.4,-3.4 1,-4.6 3,-5Z", Gold, .8) })
		}
		g.fill("M-30,118L30,118L40,186L-40,186Z", Red, 1.3)
		g.damask("M-30,118L30,118L40,186L-40,186Z", RedDark)
		g.fill("M30,118L40,186L22,186L18,118Z", RedDark, 0)
		for i, y := range []float64{140, 152, 164} {
			w := 16.0 + float64(i)*2
			g.stroke(path("M%,%C%,% %,% %,%", -w, y, -w*.4, y+5, w*.4, y+5, w, y), Gold, 2.4)
			g.button(-w, y, 2.6)
			g.button(w, y, 2.6)
		}
		// fur collar
		c := "M-14,110C-26,111 -38,114 -44,120C-40,132 -30,150 -22,186L-40,186C-46,164 -56,140 -62,130C-52,118 -34,110 -14,108Z"
		g.both(func() {
			g.fill(c, Brown, 1.3)
			g.fur(c, BrownDark)
			g.line("M-50,124L-45,126M-48,134L-42,133M-45,143L-38,142M-42,154L-35,152M-39,165L-32,163M-36,176L-30,174M-36,116L-36,120M-24,112L-25,116", .9)
		})
		g.at(0, 86, func() { g.hairBob(k); g.faceFront(k); g.fullBeard(k, 50) })
		g.at(0, 86, func() { g.turban(White, Shade, Gold) })
		// sabre
		g.at(61, 142, func() {
			g.fill("M-3,0C-4,-30 4,-52 22,-72C18,-46 8,-28 4,0Z", Steel, 1.3)
			g.fill("M22,-72C18,-46 8,-28 4,0L.6,0C4,-26 10,-46 22,-72Z", SteelDark, 0)
		})
		sleeves := sleeve{Gold, GoldDark, Red}
		g.reach(44, Point{61, 146}, 0, 14, 8, sleeves, func() { g.at(0, -10, g.hilt); g.fist(1) })
		g.reach(-70, Point{-99, 134}, -4, 6, 1, sleeves, g.point)
	})
}

func kingOfLeaves(g *graver) {
	k := look{hair: Grey, dark: GreyDark, iris: BlueDark, age: 2}
	g.sign(leaf, 74, 46, 46, 0)
	g.sign(leaf, 193, 46, 46, 0)
	g.at(132, 0, func() {
		g.mantle(Green, GreenDark)
		g.damask(roundMantle.outline, GreenDark)
		g.fill("M-24,130L24,130L30,186L-30,186Z", Gold, 1.3)
		g.powder("M-24,130L24,130L30,186L-30,186Z", GoldDark)
		g.fill("M24,130L30,186L16,186L12,130Z", GoldDark, 0)
		for _, y := range []float64{152, 164, 175} {
			g.lozenge(-14, y, 3.2, 4.2, Green)
			g.lozenge(0, y+1, 3.2, 4.2, Red)
			g.lozenge(14, y, 3.2, 4.2, Green)
		}
		// broad fur collar
		f := "M-15,110C-40,112 -62,120 -74,134C-64,147 -46,151 -32,147C-18,150 -8,154 0,162C8,154 18,150 32,147C46,151 64,147 74,134C62,120 40,112 15,110Z"
		g.fill(f, Brown, 0)
		g.fill("M74,134C64,147 46,151 32,147C18,150 8,154 0,162C4,148 20,140 34,136C48,138 58,132 60,122C66,126 71,130 74,134Z", BrownDark, 0)
		g.fur(f, BrownDark)
		g.line(f, 1.4)
		g.both(func() {
			g.line("M24,118L26,124M34,116L37,121M44,119L47,124M54,123L56,128M62,129L62,134M30,128L32,134M42,128L44,134M52,134L52,140M22,134L22,140M34,140L34,145M14,142L13,148M44,141L45,146", .9)
		})
		g.at(0, 86, func() { g.hairLong(k); g.faceFront(k); g.fullBeard(k, 62); g.crownLily(GreenDark) })
		g.tilt(66, 145, 8, func() { g.plainSceptre(66, 106, func() { g.sign(leaf, 0, -13, 32, 0) }) })
		g.grip(46, Point{66, 145}, 8, 1, sleeve{Gold, GoldDark, Brown})
		// falcon on the glove
		g.reach(-70, Point{-88, 150}, 0, 14, 8, sleeve{Gold, GoldDark, Brown}, func() {
			g.fill("M-8,6C-11,10 -13,14 -14,19C-6,22.5 5,21.5 13,16C11,12 9,9 8,6Z", Gold, 1.3)
			g.line("M-10,15.5C-4,18 4,17 10,13.5", .8)
			g.fistOf(-1, Gold, GoldDark)
			g.atScale(0, -9, 1.22, g.falcon)
		})
	})
}

func prussianKingOfHearts(g *graver) {
	k := look{hair: Blond, dark: BlondDark, iris: EyeGreen, age: 1}
	g.sign(redHeart, 73, 43, 42, 0)
	g.sign(redHeart, 192, 43, 42, 0)
	g.at(132, 0, func() {
		g.mantle(Blue, BlueDark)
		g.damask(roundMantle.outline, BlueDark)
		g.both(func() {
			g.stroke("M34,122C44,142 50,164 52,186", Black, 8.4)
			g.stroke("M34,122C44,142 50,164 52,186", Gold, 6)
			for _, q := range [][2]float64{{40, 134}, {45, 149}, {49, 164}, {51, 178}} {
				g.disc(q[0], q[1], 1.8, Red, .7)
			}
		})
		g.fill("M-30,116L30,116L44,186L-44,186Z", Red, 1.3)
		g.fill("M30,116L44,186L24,186L18,116Z", RedDark, 0)
		g.box(-9, 130, 18, 56, Gold, 1.2)
		for _, y := range []float64{152, 166, 179} {
			g.sign(redHeart, 0, y, 11, 0)
		}
		// ermine collar
		c := "M-15,110C-30,112 -44,116 -54,126C-46,140 -30,146 -14,142C-8,142 -4,140 0,136C4,140 8,142 14,142C30,146 46,140 54,126C44,116 30,112 15,110Z"
		g.fill(c, White, 0)
		g.fill("M54,126C46,140 30,146 14,142C8,142 4,140 0,136C8,134 16,134 24,134C34,132 42,126 44,119C48,121 51,123 54,126Z", Shade, 0)
		g.ermine(c)
		g.line(c, 1.4)
		g.both(func() {
			g.ermineTail(40, 126, 1, -30)
			g.ermineTail(28, 134, 1, -20)
			g.ermineTail(26, 120, 1, -30)
			g.ermineTail(14, 135, 1, -10)
		})
		g.disc(0, 138, 5, Gold, 1.2)
		g.disc(0, 138, 2.4, Green, .8)
		g.at(0, 84, func() {
			g.stretch(1.06, 1, func() {
				g.hairJaw(k)
				g.faceFront(k)
				g.forkedBeard(k)
			})
			g.crownArchLow(Blue)
		})
		g.tilt(63, 145, 5, func() { g.plainSceptre(63, 104, func() { g.sign(redHeart, 0, -12, 28, 0) }) })
		g.grip(50, Point{63, 145}, 5, 1, sleeve{Red, RedDark, White})
		g.handOnBreast(sleeve{Red, RedDark, White})
	})
}
