package cards

// turban has an aigrette and a small crown: the king of bells.
func (g *graver) turban(cloth, shade, stripe Ink) {
	g.fill("M4,-46C2,-56 6,-66 16,-72C20,-63 16,-53 8,-46Z", White, 1.3)
	g.line("M7,-48C8,-56 11,-63 15,-69M8,-53L13,-56M9,-59L14,-62", .7)
	p := "M-25,-16C-36,-24 -38,-42 -24,-50C-10,-57 12,-57 25,-50C38,-42 36,-24 25,-16C10,-22 -10,-22 -25,-16Z"
	g.fill(p, cloth, 0)
	g.fill("M25,-50C38,-42 36,-24 25,-16C20,-18.6 16,-20 12,-20.6C22,-28 26,-40 25,-50Z", shade, 0)
	g.fill("M-23,-17C-28,-29 -13,-42 4,-53.5C9,-54 14,-53.4 18,-52.4C3,-43 -11,-32 -15,-19.4Z", stripe, 1)
	g.line("M-31,-25C-30,-36 -20,-45 -6,-53M-8,-20.6C-4,-31 8,-41 24,-48.6M1,-21C6,-29 15,-36 29.5,-42M10,-20.4C15,-25 22,-29 31.6,-31", 1.1)
	g.line(p, 1.4)
	g.disc(0, -36, 6.4, Gold, 1.3)
	g.disc(0, -36, 3.4, Red, 1)
}

// crownArchLow is a wide circlet with trefoils: the king of red hearts.
func (g *graver) crownArchLow(cap Ink) {
	g.fill("M-22,-30C-26,-46 -12,-52 0,-52C12,-52 26,-46 22,-30Z", cap, 1.4)
	g.both(func() {
		g.fill("M17,-27L18,-38C13,-38 12,-44 16,-46C14,-51 20,-54 23,-50C28,-51 30,-45 26,-42C28,-38 25,-36 22,-37L23.4,-27Z", Gold, 1.3)
		g.disc(10.4, -36, 2.4, White, 1)
		g.fill("M9,-26L9.6,-33L11.4,-33L12,-26Z", Gold, 1)
	})
	g.fill("M-4,-24L-3,-40C-9,-40 -10,-47 -5,-49C-7,-55 -2,-58 0,-55C2,-58 7,-55 5,-49C10,-47 9,-40 3,-40L4,-24Z", Gold, 1.3)
	g.disc(0, -46, 2.2, Red, .8)
	g.circlet(-22.5, -30.5, Gold)
	g.fill("M0,-26L3.6,-21.6L0,-17.4L-3.6,-21.6Z", Green, .9)
	g.both(func() { g.jewel(10.4, -22.8, 2.3, Red); g.jewel(19, -25.2, 2, Blue) })
}

// jewel is a stone of radius r.
func (g *graver) jewel(x, y, r float64, col Ink) { g.disc(x, y, r, col, .9) }

// circlet is the band of a crown between two arcs, lower in front.
func (g *graver) circlet(y0, y1 float64, col Ink) {
	g.fill(path("M-23.5,%C-12,% 12,% 23.5,%L25.2,%C13,% -13,% -25.2,%Z", y0, y0+5.5, y0+5.5, y0, y1, y1+5.5, y1+5.5, y1), col, 1.4)
}

// crownLily is an open crown of five points with pearls.
func (g *graver) crownLily(cap Ink) {
	g.fill("M-22,-30C-27,-48 -12,-54 0,-54C12,-54 27,-48 22,-30Z", cap, 1.4)
	p := "M-23.5,-23C-12,-17.5 12,-17.5 23.5,-23L30,-47C26,-44 22,-39 20,-36C18,-42 16.5,-46 15.5,-51C12.5,-46 9,-41 7,-38C5,-44 2,-50 0,-57C-2,-50 -5,-44 -7,-38C-9,-41 -12.5,-46 -15.5,-51C-16.5,-46 -18,-42 -20,-36C-22,-39 -26,-44 -30,-47Z"
	g.fill(p, Gold, 0)
	g.fill("M23.5,-23L30,-47C27,-44 23.5,-40 21.6,-37L18,-27ZM15.5,-51C14,-44 13,-38 12,-33L18.6,-33C18.4,-40 16.5,-46 15.5,-51ZM0,-57L0,-36L6,-36C5,-44 2,-50 0,-57Z", GoldDark, 0)
	g.line(p, 1.4)
	for _, q := range [][2]float64{{-30, -49.5}, {-15.5, -53.5}, {0, -59.5}, {15.5, -53.5}, {30, -49.5}} {
		g.disc(q[0], q[1], 2.7, White, 1.1)
	}
	g.circlet(-22.5, -30.5, Gold)
	g.fill("M0,-25.6L3.4,-21.4L0,-17.6L-3.4,-21.4Z", Red, .9)
	g.both(func() { g.jewel(10.4, -22.6, 2.3, Blue); g.jewel(19, -25, 2, Green) })
}

// crownArch is a closed crown with pearled arches, orb and cross.
func (g *graver) crownArch(cap Ink) {
	g.fill("M-22,-30C-32,-50 -14,-60 0,-54C14,-60 32,-50 22,-30Z", cap, 1.4)
	g.both(func() {
		g.fill("M25,-31C37,-53 14,-66 0,-57L0,-52C11,-59 28,-49 19,-29Z", Gold, 1.4)
		for _, q := range [][2]float64{{24.8, -38}, {24.6, -45}, {20.4, -51.6}, {13.6, -55.4}, {6.6, -55.8}} {
			g.disc(q[0], q[1], 1.6, White, .7)
		}
	})
	g.fill("M-3.6,-26C-2.6,-36 -2.6,-46 -3,-56L3,-56C2.6,-46 2.6,-36 3.6,-26Z", Gold, 1.4)
	for _, y := range []float64{-33, -39, -45, -51} {
		g.disc(0, y, 1.5, White, .7)
	}
	g.disc(0, -60, 4.4, Blue, 1.3)
	g.fill("M-1.5,-64.4L-1.5,-67L-4.4,-67L-4.4,-70L-1.5,-70L-1.5,-73L1.5,-73L1.5,-70L4.4,-70L4.4,-67L1.5,-67L1.5,-64.4Z", Gold, 1)
	g.circlet(-22.5, -31, Gold)
	g.fill("M0,-26L3.6,-21.6L0,-17.4L-3.6,-21.6Z", Red, .9)
	g.both(func() {
		g.jewel(10.4, -22.8, 2.4, Green)
		g.jewel(19, -25.2, 2, Red)
		g.fill("M22,-31C20,-35 21,-38 24.4,-41C27.6,-38 28.6,-35 26.6,-31.4Z", Gold, 1.1)
		g.fill("M9,-27.6C7,-31 8,-34 11.4,-37C14.6,-34 15.6,-31 13.6,-27.8Z", Gold, 1.1)
	})
}

// coronet is a lady's small crown.
func (g *graver) coronet() {
	p := "M-19,-25C-10,-20 10,-20 19,-25L23,-40C19,-38 16,-35 14,-32C12,-37 9,-41 7.5,-44C5.5,-40 3,-37 0,-34C-3,-37 -5.5,-40 -7.5,-44C-9,-41 -12,-37 -14,-32C-16,-35 -19,-38 -23,-40Z"
	g.fill(p, Gold, 1.4)
	g.fill("M19,-25L23,-40C19,-38 16,-35 14,-32L13,-23.4ZM7.5,-44L6,-32L10,-32Z", GoldDark, 0)
	g.line(p, 1.4)
	for _, q := range [][2]float64{{-23, -41.6}, {-7.5, -46}, {7.5, -46}, {23, -41.6}} {
		g.disc(q[0], q[1], 2.2, White, 1)
	}
	g.both(func() { g.jewel(8, -26.6, 1.9, Green) })
	g.jewel(0, -25.6, 2.4, Red)
}

// crownRadiant has five long points: the king of spades.
func (g *graver) crownRadiant() {
	g.fill("M-21,-30C-24,-42 -12,-46 0,-46C12,-46 24,-42 21,-30Z", BlueDark, 1.3)
	p := "M-23.5,-23C-12,-17.5 12,-17.5 23.5,-23L29,-56L18,-37L14.6,-62L7,-39L0,-67L-7,-39L-14.6,-62L-18,-37L-29,-56Z"
	g.fill(p, Gold, 0)
	g.fill("M23.5,-23L29,-56L20,-41L17,-24ZM14.6,-62L12,-34L17.4,-34ZM0,-67L0,-36L6,-36Z", GoldDark, 0)
	g.line(p, 1.4)
	for _, q := range [][2]float64{{-29, -57.6}, {-14.6, -63.6}, {0, -68.6}, {14.6, -63.6}, {29, -57.6}} {
		g.disc(q[0], q[1], 2.4, Red, 1)
	}
	g.circlet(-22.5, -30.5, Gold)
	g.fill("M0,-26L3.6,-21.6L0,-17.4L-3.6,-21.6Z", Blue, .9)
	g.both(func() { g.jewel(10.4, -22.8, 2.2, White); g.jewel(19, -25.2, 2, Red) })
}
