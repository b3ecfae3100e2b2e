package cards

func kingOfHearts(g *graver) {
	k := look{hair: Blond, dark: BlondDark, iris: BlueDark, age: 1}
	g.sign(heart, 68, 40, 42, 0)
	g.at(132, 0, func() {
		g.heartsSurcoat()
		g.at(0, 84, func() { g.hairWaved(k); g.faceFront(k); g.shortBeard(k); g.crownLily(RedDark) })
		g.reach(46, Point{66, 145}, 7, 14, 8, sleeve{Blue, BlueDark, Gold}, func() {
			g.at(0, -145, func() { g.sword(44, 134) })
			g.at(0, -11, g.hilt)
			g.fist(1)
		})
		g.forearm(-84, Point{-69, 152}, sleeve{Blue, BlueDark, Gold})
		g.at(-68, 135, g.heldOrb)
	})
}

// heartsSurcoat is the dress of the king of hearts: a blue surcoat strewn with
// gold hearts, and a red mantle with an ermine edge that is clasped on
// the breast and falls over his left arm.
func (g *graver) heartsSurcoat() {
	m := "M-14,110C-38,111 -64,115 -78,131C-87,146 -89,168 -89,186L89,186C89,168 87,146 78,131C64,115 38,111 14,110Z"
	g.fill(m, Blue, 0)
	g.fill("M-78,148C-82,160 -83,174 -82,186L-70,186C-72,172 -73,158 -78,148Z", BlueDark, 0)
	g.powder(m, BlueDark)
	for _, q := range [][2]float64{{-46, 126}, {-30, 138}, {-52, 146}, {-36, 158}, {-18, 150}, {-22, 172}, {-4, 164}, {-42, 176}, {8, 178}, {-10, 182}} {
		g.at(q[0], q[1], func() { g.atScale(0, 0, .1, func() { g.fill(heartPath, Gold, 8) }) })
	}
	g.folds("M-70,130C-78,148 -78,168 -76,184M-44,134C-52,150 -54,168 -52,184", BlueDark)
	g.line("M-60,120C-68,134 -66,160 -62,186", 1)
	c := "M-20,112C-2,122 26,146 44,186L89,186C89,168 87,146 78,131C64,115 38,111 14,110L-14,110Z"
	g.fill(c, Red, 0)
	g.damask(c, RedDark)
	g.fill("M60,118C74,136 76,164 70,186L89,186C89,168 87,146 78,131C73,125 67,121 60,118Z", RedDark, 0)
	g.line("M26,122C44,136 58,160 62,184M44,118C62,134 70,156 72,174", 1)
	g.line(m, 1.4)
	f := "M-26,111C-12,122 14,146 28,186L48,186C38,152 10,124 -8,111Z"
	g.fill(f, White, 0)
	g.fill("M48,186C38,152 10,124 -8,111L-14,111C4,124 32,152 42,186Z", Shade, 0)
	g.ermine(f)
	g.line(f, 1.4)
	for _, q := range [][3]float64{{-1, 128, -48}, {10, 140, -44}, {20, 153, -36}, {28, 167, -28}, {35, 180, -20}} {
		g.ermineTail(q[0], q[1], 1, q[2])
	}
	g.stroke("M-18,112C-8,121 8,121 18,112", Black, 6.4)
	g.stroke("M-18,112C-8,121 8,121 18,112", Gold, 4)
	g.disc(6, 136, 8, Gold, 1.3)
	g.atScale(6, 136.5, .095, func() { g.fill(heartPath, Red, 9) })
}

func kingOfDiamonds(g *graver) {
	k := look{hair: BrownDark, dark: Umber, iris: EyeGreen, age: 1}
	g.sign(diamond, 66, 40, 44, 0)
	g.at(132, 0, func() {
		m := "M-14,110C-40,114 -70,124 -84,146C-90,158 -92,172 -92,186L92,186C92,172 90,158 84,146C70,124 40,114 14,110Z"
		g.fill(m, Red, 0)
		g.fill("M54,128C68,142 74,164 74,186L92,186C92,172 90,158 84,146C76,136 66,130 54,128Z", RedDark, 0)
		g.line(m, 1.4)
		// cuirass
		c := "M-16,112C-28,114 -40,118 -46,126C-48,148 -46,168 -42,186L42,186C46,168 48,148 46,126C40,118 28,114 16,112C10,122 -10,122 -16,112Z"
		g.fill(c, Blue, 0)
		g.stars(c, BlueGleam)
		g.powder("M-86,150C-80,140 -66,130 -50,124C-60,146 -58,168 -44,184L-90,184Z", RedDark)
		g.fill("M46,126C48,148 46,168 42,186L26,186C32,164 34,140 30,116C38,118 42,121 46,126Z", BlueDark, 0)
		g.line(c, 1.4)
		g.stroke("M-16,113C-10,124 10,124 16,113", Gold, 3)
		g.stroke("M-44,128L40,182M44,128L-40,182", Gold, 5)
		g.line("M-45,131L38,184M-42,125L42,179M45,131L-38,184M42,125L-42,179", .8)
		for _, t := range []float64{.15, .35, .65, .85} {
			g.disc(-44+84*t, 128+54*t, 1.8, Red, .7)
			g.disc(44-84*t, 128+54*t, 1.8, Red, .7)
		}
		g.disc(0, 156, 9, Gold, 1.3)
		g.atScale(0, 156, .12, func() {
			g.fill("M0,-50C8,-32 22,-13 39,0C22,13 8,32 0,50C-8,32 -22,13 -39,0C-22,-13 -8,-32 0,-50Z", Red, 6)
		})
		// toga over the shoulder
		tg := "M-20,110C-44,114 -74,124 -86,148C-91,160 -92,174 -92,186L-34,186C-50,166 -52,140 -20,118Z"
		g.fill(tg, Red, 1.4)
		g.folds("M-40,119C-62,134 -70,158 -66,184M-60,126C-78,142 -84,162 -82,184M-29,119C-50,134 -56,160 -49,183", RedDark)
		g.line("M-32,118C-56,132 -64,158 -56,184M-48,120C-70,136 -78,160 -74,184M-26,120C-44,136 -50,160 -42,182", .9)
		g.stroke("M-21,117C-52,140 -50,166 -35,186", Gold, 2.6)
		g.disc(-28, 118, 5.4, Gold, 1.2)
		g.disc(-28, 118, 2.4, Green, .8)
		g.shaft(66, 74, 186, 5, Gold, GoldDark)
		g.at(66, 74, func() {
			g.disc(0, -4, 6, Red, 1.2)
			g.fill("M-2.2,-10C-8,-16 -8,-24 0,-32C8,-24 8,-16 2.2,-10Z", Gold, 1.3)
			g.fill("M0,-32C8,-24 8,-16 2.2,-10L0,-10Z", GoldDark, 0)
			g.box(-5, 4, 10, 4, Gold, 1)
		})
		g.grip(62, Point{66, 144}, 0, 1, bare)
		g.reach(-64, Point{-86, 136}, -10, 15, 8, bare, func() { g.deed(); g.fist(-1) })
		g.neck(9)
		g.at(2, 81, func() {
			// back hair, short curls
			g.hair("M-8,-26C4,-38 26,-34 30,-14C36,-6 34,8 27,14C28,22 20,26 14,24L6,0Z", k, 1.4)
			g.faceProfile(k)
			// beard
			b := "M-17.4,17.4C-12,15.6 -7,17.4 -5.6,20.4C-1,16 5,8 8,-2L20,-4C23,10 20,24 10,32C2,40 -10,42 -14,36C-17,31 -15.6,27 -14.4,24.6C-12,25 -9.6,23.6 -9,21.4C-11,20.2 -14,19.4 -17.4,17.4Z"
			g.hair(b, k, 1.3)
			g.line("M-11,28C-8,32 -4,34 0,33M-6,24C-2,28 4,28 8,25M2,18C6,21 11,20 14,16M-11,34C-7,37 -2,38 3,36M9,8C12,12 16,12 19,8", .8)
			g.hair("M-9,-25C-2,-37 20,-38 27,-22C31,-12 28,-2 23,4C19,2 16,-2 15,-8C8,-10 -3,-15 -9,-25Z", k, 1.4)
			g.line("M14,-30C20,-26 24,-18 24,-10M6,-32C12,-28 17,-22 19,-14M18,-8C20,-4 22,-2 24,-2", .8)
			g.fill("M15,-1C20,-5 25,0 22.4,5C21,9 18.4,12 16,10.6C14,8 14,3 15,-1Z", Flesh, 1.2) // ear
			g.line("M17,2C19,-1.4 22,0 21,3C20,5 18.4,5.4 18.4,7.6", .8)
			// laurel
			for _, q := range [][4]float64{{-7, -24, -40, .2}, {0, -26, -20, .22}, {8, -27, 5, .23}, {16, -25, 30, .22}, {22, -19, 55, .21}, {-3, -20, -75, .18}, {5, -20, -60, .2}, {13, -18, -40, .2}, {20, -11, 100, .18}} {
				g.pose(q[0], q[1], q[3], q[2], func() { g.leafPlain() })
			}
			// circlet with points
			g.tilt(10, -30, -9, func() {
				g.fill("M-8,-30L-12,-48L-3,-40L3,-54L10,-41L19,-50L22,-35L30,-40L26,-24C16,-34 2,-36 -8,-30Z", Gold, 1.4)
				g.fill("M3,-54L10,-41L19,-50L22,-35L30,-40L26,-24C22,-29 16,-32 10,-33.4Z", GoldDark, 0)
				g.line("M-8,-30L-12,-48L-3,-40L3,-54L10,-41L19,-50L22,-35L30,-40L26,-24", 1.3)
				for _, q := range [][2]float64{{-12, -49}, {3, -55.5}, {19, -51.5}, {31, -41}} {
					g.disc(q[0], q[1], 2.3, White, 1)
				}
			})
		})
	})
}

func kingOfClubs(g *graver) {
	k := look{hair: Walnut, dark: WalnutDark, iris: Umber, age: 1}
	g.sign(club, 68, 40, 42, 0)
	g.at(132, 0, func() {
		g.garment(peakedMantle, Green, GreenDark)
		g.damask(peakedMantle.outline, GreenDark)
		g.fill("M-32,118L32,118L42,186L-42,186Z", Red, 1.3)
		g.fill("M32,118L42,186L24,186L18,118Z", RedDark, 0)
		for i, y := range []float64{140, 150, 160, 170} {
			w := 17.0 + float64(i)*2
			g.stroke(path("M%,%C%,% %,% %,%", -w, y-2, -w*.4, y+3, w*.4, y+3, w, y-2), Gold, 2.2)
			g.button(0, y+1.4, 2.2)
			g.disc(-w, y-2, 2, Gold, .8)
			g.disc(w, y-2, 2, Gold, .8)
		}
		// ermine facings from the shoulder
		g.both(func() {
			f := "M14,110C30,112 44,117 54,124C56,146 58,166 60,186L40,186C38,162 34,138 14,120Z"
			g.fill(f, White, 0)
			g.fill("M54,124C56,146 58,166 60,186L52,186C50,162 48,142 44,120Z", Shade, 0)
			g.ermine(f)
			g.line(f, 1.4)
			g.ermineTail(34, 124, 1, -30)
			g.ermineTail(42, 142, 1, -12)
			g.ermineTail(48, 158, 1, -8)
			g.ermineTail(50, 175, 1, -6)
		})
		g.fill("M-26,114C-20,106 20,106 26,114C24,124 14,130 8,126C4,132 -4,132 -8,126C-14,130 -24,124 -26,114Z", White, 1.3)
		g.line("M-16,112L-14,126M-8,110L-7,124M0,110L0,129M8,110L7,124M16,112L14,126", .7)
		g.at(-68, 126, func() {
			g.ovalShield(func() {
				g.fill("M-3,-14L3,-14L2.4,-4.4L11,-5.4L11,2.4L2.4,1.4L3,14L-3,14L-2.4,1.4L-11,2.4L-11,-5.4L-2.4,-4.4Z", Gold, 1.2)
			})
		})
		g.tilt(67, 145, 7, func() {
			g.plainSceptre(67, 96, g.lily)
		})
		g.grip(46, Point{67, 145}, 7, 1, sleeve{Green, GreenDark, White})
		g.at(0, 88, func() {
			// long dark hair, near side
			g.hair("M-16,-26C6,-34 28,-26 29,-6C31,10 36,18 37,28C36,36 28,38 22,34C14,36 8,26 6,10Z", k, 1.4)
			g.hair("M-17,-20C-23,-10 -22,4 -24,14C-25,22 -22,28 -16,26L-12,4Z", k, 1.4)
			g.line("M24,-6C26,10 30,18 32,29M18,2C20,16 24,24 27,32M-19,4C-20,12 -20,18 -19,23", .8)
			g.face34(k)
			g.hair("M9,-24C20,-26 27,-14 25,0C26,12 28,20 24,24C20,20 17,10 17,0C16,-10 14,-16 9,-24Z", k, 1.3)
			g.line("M18,-14C21,-6 21,6 23,18", .8)
			g.at(-7.4, 0, func() { g.goatee(k); g.stretch(.9, 1, func() { g.moustache(k, 15.4) }) })
			g.crownArch(GreenDark)
		})
	})
}

func kingOfSpades(g *graver) {
	k := look{hair: Grey, dark: GreyDark, iris: BlueDark, age: 2}
	g.sign(spade, 68, 40, 42, 0)
	g.at(132, 0, func() {
		g.mantle(Blue, BlueDark)
		g.damask(roundMantle.outline, BlueDark)
		g.fill("M-14,112L14,112L40,186L-40,186Z", Red, 1.3)
		g.damask("M-14,112L14,112L40,186L-40,186Z", RedDark)
		g.fill("M14,112L40,186L22,186L6,130Z", RedDark, 0)
		g.line("M0,120L0,186", .9)
		for _, y := range []float64{151, 160, 169} {
			g.button(0, y, 2.6)
		}
		// the mantle's edges of fur
		g.both(func() {
			f := "M10,110C24,110 38,113 48,119C56,138 62,160 64,186L40,186L12,116Z"
			g.fill(f, White, 0)
			g.fill("M48,119C56,138 62,160 64,186L55,186C53,160 46,136 38,115Z", Shade, 0)
			g.ermine(f)
			g.line(f, 1.4)
			g.ermineTail(32, 120, 1, -24)
			g.ermineTail(37, 136, 1, -20)
			g.ermineTail(50, 142, 1, -16)
			g.ermineTail(45, 154, 1, -16)
			g.ermineTail(56, 166, 1, -12)
			g.ermineTail(50, 172, 1, -14)
			g.cord("M14,120L38,184.6", Gold, 2.6)
		})
		g.at(-78, 140, g.harp)
		g.reach(-38, Point{-60, 156}, -62, 12, 3, sleeve{Red, RedDark, White}, g.strum)
		g.plainSceptre(67, 92, func() {
			g.disc(0, -8, 8, Gold, 1.3)
			g.fill("M3,-15.4C9,-12 9,-4 3,-.6C6,-5 6,-11 3,-15.4Z", GoldDark, 0)
			g.stroke("M-6.8,-8.4C-4,-6 4,-6 6.8,-8.4", Red, 2)
			g.fill("M-1.6,-16L-1.6,-20L-4.6,-20L-4.6,-23L-1.6,-23L-1.6,-26.4L1.6,-26.4L1.6,-23L4.6,-23L4.6,-20L1.6,-20L1.6,-16Z", Gold, 1)
		})
		g.grip(58, Point{67, 144}, 0, 1, sleeve{Red, RedDark, White})
		g.at(0, 86, func() {
			g.hairLong(k)
			g.faceFront(k)
			g.fullBeard(k, 60)
			g.crownRadiant()
		})
	})
}
