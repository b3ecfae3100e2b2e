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
		g.gown(gownDress{Blue, BlueDark, Gold, Gold, GoldDark, Red, RedDark, blouseNeck})
		g.chain(-24, 129, 0, 148, 24, 129, 9, 2, White, White)
		g.fill("M0,136L4.4,142L0,149L-4.4,142Z", Red, 1)
		// stalks in front, held by the right hand
		g.fill("M55,124L67,124L69,150L80,187L46,187L55,150Z", Gold, 1.2)
		g.fill("M67,124L69,150L80,187L68,187L64,150L63,124Z", GoldDark, 0)
		g.line("M57.6,124L58,150L52,186M60.4,124L61,150L60,186M63.4,124L64,150L66,186M65.4,124L67,150L74,186", .8)
		g.fill("M51.6,120C57,122.6 65,122.6 70.4,120L69,126.6C65,128.6 57,128.6 53,126.6Z", Red, 1.2)
		g.fill("M58,123L53,134L58,133L61,136L62,124Z", Red, 1)
		g.disc(60, 124, 3.2, Red, 1.1)
		g.grip(40, Point{62, 148}, 0, 1, sleeve{Red, RedDark, White})
		// sickle in the left hand
		g.atScale(-70, 146, .8, func() {
			g.fill("M2,-20C-20,-22 -34,-36 -30,-56C-26,-74 -8,-82 10,-76C-6,-74 -18,-66 -20,-52C-21,-40 -12,-30 3,-27Z", Steel, 1.3)
			g.fill("M2,-20C-20,-22 -34,-36 -30,-56C-30,-42 -20,-28 2.6,-24Z", SteelDark, 0)
			g.box(-3.4, -24, 6.8, 44, Brown, 1.2)
			g.box(.6, -23.4, 2.4, 43, BrownDark, 0)
			g.fill("M-4.4,-17L-4.4,-26C-2,-29 2,-30 4.4,-29L4.4,-17Z", Gold, 1.1)
		})
		g.grip(-84, Point{-70, 146}, 0, -1, sleeve{Red, RedDark, White})
		g.at(0, 84, func() {
			g.faceFront(k)
			// centre-parted hair
			g.both(func() {
				g.hair("M0,-25C9,-24 16,-17 19,-4C22,-10 26,-16 24,-24C20,-36 8,-39 0,-38Z", k, 0)
				g.line("M0,-25C9,-24 16,-17 19,-4C22,-10 26,-16 24,-24C20,-36 8,-39 0,-38", 1.3)
				g.line("M5,-27C13,-25 19,-19 21,-11M5,-31C13,-27 20,-23 23,-17", .7)
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
		// mantle behind
		g.fill("M-40,124C-66,126 -84,142 -90,164L-92,186L92,186L90,164C84,142 66,126 40,124Z", Red, 1.4)
		g.folds("M-74,146C-82,158 -86,172 -86,184M-60,132C-68,146 -72,160 -72,172M78,142C84,156 88,172 88,184", RedDark)
		g.fill("M60,130C74,144 78,166 76,186L92,186L90,164C86,148 76,136 60,130Z", RedDark, 0)
		g.line("M-66,140C-76,154 -80,170 -80,184M70,142C80,156 84,172 84,184", .9)
		// flesh and scale armour
		g.fill("M-9.6,100C-9.6,116 -10,121 -17,124C-32,129 -50,130 -58,140L-30,160L30,160L50,186L77,186C77,172 76,160 73,148C68,134 56,128 40,127.5C30,127 24,126 17,124C10,121 9.6,116 9.6,100Z", Flesh, 1.4)
		g.fill("M-6,114C2,120 9,116 9.6,108C9.6,116 10,121 17,124C24,126 30,127 40,127.5C56,128 68,134 73,148C76,160 77,172 77,186L66,186C68,160 58,138 40,134C30,132 22,131 14,129C6,127 0,122 -6,114Z", FleshDark, 0)
		b := "M-56,138C-40,136 -24,134 0,146C24,134 40,136 56,138C58,156 52,172 50,186L-50,186C-52,172 -58,156 -56,138Z"
		g.fill(b, Gold, 0)
		g.fill("M56,138C58,156 52,172 50,186L32,186C38,170 42,154 40,136Z", GoldDark, 0)
		g.scales(b)
		g.line(b, 1.4)
		g.stroke("M-54,140C-40,138.6 -24,137 0,149C24,137 40,138.6 54,140", Red, 3)
		g.disc(0, 160, 9, Gold, 1.3)
		g.sign(redHeart, 0, 160, 11, 0)
		// shield with owl
		g.at(-66, 144, func() {
			g.fill("M-28,42C-32,10 -18,-18 2,-20C22,-18 36,10 32,42Z", Steel, 1.4)
			g.fill("M-22,42C-25,14 -14,-11 2,-13C18,-11 29,14 26,42Z", Blue, 1.2)
			g.fill("M2,-13C18,-11 29,14 26,42L16,42C20,16 14,-2 2,-13Z", BlueDark, 0)
			g.atScale(2, -5, .92, func() { // owl
				g.fill("M-7,27L-8,32L-4,30L-4,33L-1,30L-1,27ZM7,27L8,32L4,30L4,33L1,30L1,27Z", Red, .9)
				g.fill("M-9,9C-13,14 -12,24 -7,29C-2,31 2,31 7,29C12,24 13,14 9,9Z", Gold, 1.2)
				g.both(func() {
					g.fill("M8,8C15,12 16,22 11,29C7,26 5,19 6,12Z", GoldDark, 1.1)
					g.line("M10,15C11,18 11,21 10,24M13,15L12,21", .7)
				})
				g.line("M-4,18L-2.6,20L-1.2,18M1.2,18L2.6,20L4,18M-2,23L0,25L2,23", .8)
				g.fill("M-10,11C-12,5 -11,0 -10,-5L-5,-1.4C-2,-2.2 2,-2.2 5,-1.4L10,-5C11,0 12,5 10,11C5,15 -5,15 -10,11Z", Gold, 1.2)
				g.both(func() { g.disc(4.7, 5, 4.2, White, .9); g.disc(4.7, 5, 2, Black, 0) })
				g.fill("M-1.8,7L1.8,7L0,11.5Z", Red, .8)
			})
		})
		// spear
		g.shaft(70, 70, 186, 4.6, Brown, BrownDark)
		g.at(70, 70, func() {
			g.fill("M-2.6,0C-3,-6 -9,-12 -8,-22C-6.6,-32 -2,-38 0,-44C2,-38 6.6,-32 8,-22C9,-12 3,-6 2.6,0Z", Gold, 1.3)
			g.fill("M0,-44C2,-38 6.6,-32 8,-22C9,-12 3,-6 2.6,0L0,0Z", GoldDark, 0)
			g.box(-4, 0, 8, 4, Red, 1)
		})
		g.grip(60, Point{70, 140}, 0, 1, bare)
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
		m := "M-10,100C-10,116 -12,119 -20,121C-36,124 -54,120 -68,127C-80,134 -85,146 -85,162C-85,172 -84,180 -82,186L80,186C80,180 80,172 79,162C78,146 76,134 68,127C54,120 36,124 20,121C12,119 10,116 10,100Z"
		g.fill(m, Flesh, 0)
		g.fill("M-6,116C2,121 9,116 10,106C10,116 12,119 20,121C36,124 54,120 68,127C76,134 78,146 79,162C80,172 80,180 80,186L60,186C64,166 58,144 40,134C24,130 2,128 -6,116Z", FleshDark, 0)
		g.line(m, 1.4)
		g.line("M-26,130C-18,130 -10,134 -6,139M26,130C18,130 10,134 6,139M-50,143C-49,149 -46,155 -42,158C-37,161 -31,162 -26,161M-76,136C-70,136 -66,139 -64,143", .9)
		g.fill("M-49,147C-43,158 -38,172 -38,186L-56,186Z", FleshDark, 0)
		g.disc(-30, 156, 1.3, CheekDark, 0)
		// leopard skin across the left shoulder
		s := "M30,122.5C46,123 58,121.6 68,127C76,136 78,156 76,186L-30,186C-16,178 6,158 14,140C18,132 24,126 30,122Z"
		g.fill(s, Gold, 0)
		g.fill("M62,124.5C64,125 66,126 68,127C76,136 78,156 76,186L58,186C66,166 68,144 62,124.5Z", GoldDark, 0)
		g.line(s, 1.4)
		for _, q := range [][2]float64{{30, 136}, {42, 134}, {22, 150}, {36, 149}, {48, 154}, {10, 163}, {26, 164}, {42, 168}, {-2, 174}, {14, 176}, {30, 178}} {
			g.stroke(path("M%,%c.4,-2.6 3,-3.4 5,-2.4m2.2,2.6c.8,2.2 -.2,4 -2.2,4.6m-3,-.2c-1.2,-.4 -2,-1.2 -2,-2.2", q[0], q[1]), Umber, 2.2)
		}
		g.disc(31, 122, 6.4, Gold, 1.3)
		g.disc(31, 122, 3, Red, .9)
		// grapes left
		g.reach(-66, Point{-92, 116}, 0, 14, 8, bare, func() {
			g.cord("M2,-15C1,-8 0,0 -3,10C-4,14 -4,18 -4,22", Brown, 1.8)
			g.fist(-1)
		})
		g.pose(-84, 138, .3, 100, g.vineLeaf)
		g.grapes(-97, 141, 1.1, Blue, BlueDark)
		// goblet right
		g.reach(72, Point{60, 116}, 0, 19, 8, bare, func() {
			g.at(0, -14, func() {
				g.fill("M-15,-32L15,-32C17,-12 9,-1 3.4,1L3.4,24L-3.4,24L-3.4,1C-9,-1 -17,-12 -15,-32Z", Gold, 1.4)
				g.fill("M4,-32L15,-32C17,-12 9,-1 3.4,1C9,-10 9,-20 4,-32Z", GoldDark, 0)
				g.oval(0, -32, 15, 4.4, RedDark, 1.2)
				for _, x := range []float64{-9, 0, 9} {
					g.disc(x, -17-math.Abs(x)*.1, 2.4, Red, .8)
				}
			})
			g.gobletFoot()
			g.fist(1)
		})
		g.at(0, 84, func() {
			g.hairBob(k)
			g.faceFront(k)
			g.shortBeard(k)
			// curls
			for _, q := range [][3]float64{{-26, -9, 5.4}, {-28, 2, 7}, {-28, 15, 6}, {26, -9, 6}, {29, 3, 6.4}, {27, 16, 7.2}, {-24, 26, 7}, {24, 28, 5.6}} {
				g.disc(q[0], q[1], q[2], k.hair, 1.2)
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
		g.pose(38, 116, .94, 20, func() {
			for _, x := range []float64{-5, 0, 5} {
				g.stroke(path("M%,-10L%,-34", x, x), Brown, 1.8)
				g.fill(path("M%,-44L%,-40L%,-24L%,-20L%,-24L%,-40Z", x, x+4, x+4, x, x-4, x-4), map[float64]Ink{-5: Red, 0: White, 5: Red}[x], .9)
			}
			g.fill("M-10,-14L10,-14L9,44L-9,44Z", Brown, 1.3)
			g.fill("M3,-14L10,-14L9,44L3,44Z", BrownDark, 0)
			g.box(-11, -16, 22, 6, Gold, 1.2)
		})
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
		g.fill("M-38,128.5L-31,127.2L40,171L32,171Z", Brown, 1)
		g.line("M-34,130L34,171", .6)
		g.fill("M-47.8,164C-20,170 24,170 53.4,163L53,170C24,177 -20,177 -48,171Z", Gold, 1.2)
		g.fill("M53.4,163L53,170C46,172 40,173 34,173.6L36,166.6C42,166 48,165 53.4,163Z", GoldDark, 0)
		g.line("M-12,152C-6,160 4,162 12,156M22,150C28,153 33,152 37,146", .8)
		// arrow
		g.tilt(-64, 146, -12, func() {
			g.cord("M-64,184L-64,102", Brown, 2)
			g.fill("M-64,88L-58,105L-64,102L-70,105Z", Steel, 1.2)
		})
		g.grip(-82, Point{-65, 143}, -12, -1, bare)
		// bow
		stave := "M64,36C84,70 84,138 68,184"
		g.stroke(stave, Black, 6.4)
		g.stroke(stave, Gold, 4)
		g.cord("M78.3,114L77,138", Red, 4)
		g.grip(54, Point{78, 126}, 6, 1, bare)
		g.line("M64,36L61,186", 1.2)
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

// scales covers d with rows of round scales, cut off at its outline.
func (g *graver) scales(d string) {
	segs, err := parsePath(d)
	if err != nil {
		g.faults = append(g.faults, err)
		return
	}
	form := flatten(segs)
	var arcs string
	for j := range 6 {
		y := 138 + float64(j)*8
		for x := -60 + 6*float64(j%2); x <= 60; x += 12 {
			for i := range 12 {
				a, b := scalePoint(x, y, i), scalePoint(x, y, i+1)
				if insideOf(form, a) && insideOf(form, b) {
					arcs += path("M%,%L%,%", a.X, a.Y, b.X, b.Y)
				}
			}
		}
	}
	g.line(arcs, .9)
}

// scalePoint is the i-th of thirteen points along the edge of a scale.
func scalePoint(x, y float64, i int) Point {
	s, c := math.Sincos(float64(i) / 12 * math.Pi)
	return Point{x - 6*c, y + 8*s}
}
