package cards

// Vignettes: small round scenes on the sevens of the Prussian pack, one to each
// side of the middle sign, each the other's half-turn. They show on large
// cards only. All fit a circle of radius 21 about the origin.

// vignetteFrom is the width in pixels from which they are drawn.
const vignetteFrom = 200

// vignette draws the scene of a suit on the left of a seven.
func (g *graver) vignette(m mark) {
	scene := map[mark]func(){acorn: g.mine, leaf: g.lodge, redHeart: g.mailCoach, bell: g.church}[m]
	g.fine(vignetteFrom, func() {
		g.at(58, 182, func() {
			g.disc(0, 0, 25.5, Gold, 1.1)
			g.disc(0, 0, 23, Panel, .9)
			g.stroke(ovalPath(0, 0, 24.3, 24.3), GoldDark, .5)
			scene()
		})
	})
}

// hills is the ground of a scene, cut to the circle.
func (g *graver) hills(k, dark Ink) {
	g.fill("M-21.7,7.5C-14,3 -6,4 0,7C8,3.5 15,3.5 21.7,7.5C18.6,16.6 10,22.9 0,22.9C-10,22.9 -18.6,16.6 -21.7,7.5Z", k, .8)
	g.fill("M0,7C8,3.5 15,3.5 21.7,7.5C18.6,16.6 10,22.9 0,22.9C6,19 6,12 0,7Z", dark, 0)
}

// mine is a pithead with its wheel and a hut: the miners of acorns.
func (g *graver) mine() {
	g.disc(11, -11, 4, Gold, .7)
	g.hills(Green, GreenDark)
	g.fill("M-17,8L-17,-1L-11,-6L-5,-1L-5,8Z", Brown, .8)
	g.fill("M-19,-1L-11,-8L-3,-1L-4.4,.6L-11,-5L-17.6,.6Z", Red, .8)
	g.box(-13, 2, 4, 6, Cloth, .6)
	g.stroke("M2,9L6,-12M13,9L9,-12M3.6,1L11.4,1M4.6,-5L10.4,-5M3,6L11,1M4,0L10,-5", Black, 2)
	g.stroke("M2,9L6,-12M13,9L9,-12M3.6,1L11.4,1M4.6,-5L10.4,-5M3,6L11,1M4,0L10,-5", Brown, 1)
	g.disc(7.5, -13, 4, None, 1.1)
	g.line("M7.5,-17L7.5,-9M3.5,-13L11.5,-13M4.7,-15.8L10.3,-10.2M4.7,-10.2L10.3,-15.8", .5)
}

// lodge is a forester's house between firs: the hunters of leaves.
func (g *graver) lodge() {
	g.hills(Green, GreenDark)
	for _, q := range [][3]float64{{-12.6, 8, 1}, {12.4, 9, 1.02}, {8.5, 6, .7}} {
		g.atScale(q[0], q[1], q[2], func() {
			g.box(-1, -1, 2, 4, Brown, .6)
			g.fill("M0,-22L4,-15L2.6,-15L6,-9L4,-9L8,-1L-8,-1L-4,-9L-6,-9L-2.6,-15L-4,-15Z", GreenDark, .8)
		})
	}
	g.fill("M-8,10L-8,0L6,0L6,10Z", Brown, .8)
	g.fill("M-11,1L-7,-8L5,-8L9,1Z", Red, .8)
	g.box(-5.5, 3, 3.4, 7, Cloth, .6)
	g.box(.6, 3, 3.4, 3.4, Gold, .6)
	g.line("M-8.6,-4L6.6,-4M-9.6,-1.6L7.6,-1.6", .4)
	g.stroke("M-1,-8C-3,-11 -3,-12 -1,-13.5M-1,-8C1,-11 1,-12 -1,-13.5M-4,-13L-4,-10.5L2,-10.5L2,-13", Black, .8)
}

// mailCoach is a coach and its horse on the road.
func (g *graver) mailCoach() {
	g.hills(Green, GreenDark)
	g.fill("M-21.9,6.6C-12,8.6 10,8.6 21.9,6.6C21.6,9.6 20.6,12 20.4,12.4C8,14.4 -10,14.4 -20.4,12.4C-21.4,10 -21.8,8 -21.9,6.6Z", Blond, .7)
	g.fill("M-19,-8C-19,-10 -17,-11 -15,-11L-3,-11C-1,-11 0,-10 0,-8L0,-2C-2,3 -6,4 -10,4C-15,4 -18,2 -19,-2Z", Red, .9)
	g.fill("M-4,-11C-1,-11 0,-10 0,-8L0,-2C-2,3 -6,4 -10,4C-5,1 -3,-4 -4,-11Z", RedDark, 0)
	g.fill("M-14,-8.5L-7,-8.5L-7,-3L-14,-3Z", BlueGleam, .7)
	g.stroke("M-18.6,-1.6L-.6,-1.6", Gold, .9)
	g.fill("M-1,-8L4,-8L4,-1L-.4,-1Z", Cloth, .8)
	g.fill("M.6,-8C.6,-12 1.4,-13 3,-13C4.6,-13 5.4,-12 5,-8Z", Blue, .7)
	g.disc(2.8, -14.8, 1.9, Flesh, .6)
	g.fill("M.4,-16L.8,-19.4L4.8,-19.4L5.2,-16Z", Cloth, .6)
	g.line("M4,-10C9,-12 12,-16 16,-12", .5)
	for _, x := range []float64{-14, -3.5} {
		g.disc(x, 6, 4.8, Gold, .9)
		g.disc(x, 6, 3.1, Panel, .6)
		g.line(path("M%,2L%,10M%,6L%,6", x, x, x-4, x+4), .6)
		g.disc(x, 6, 1, Red, .5)
	}
	g.stroke("M8,3L7,10M10,3L11,10M16,3L15,10M18,2.5L19.5,9", Black, 2.2)
	g.stroke("M8,3L7,10M10,3L11,10M16,3L15,10M18,2.5L19.5,9", Brown, 1.2)
	g.fill("M6,-1C8,-4 14,-3 16,-3.5C16.6,-7 17,-9 18,-10.5L18.6,-9L21,-6.4L20,-5L18.6,-5.5C18.6,-2 19,1 18,3.5C14,5 9,5 7,4C5.6,2.5 5.4,.6 6,-1Z", Brown, .9)
	g.stroke("M6,-1C4.6,0 4.4,3 5,6", BrownDark, 1.2)
	g.line("M16,-3.5L18,-.6M1,0L8,1", .5)
}

// church is a village church with its bells.
func (g *graver) church() {
	g.hills(Green, GreenDark)
	g.fill("M-3,9L-3,0L15,0L15,9Z", White, .8)
	g.fill("M-3,1L0,-7L13,-7L17,1Z", Red, .8)
	g.fill("M6,-7L13,-7L17,1L9,1C9,-2 8,-5 6,-7Z", RedDark, 0)
	for _, x := range []float64{1.5, 6, 10.5} {
		g.fill(path("M%,7L%,3.6Q%,2 %,3.6L%,7Z", x-1.2, x-1.2, x, x+1.2, x+1.2), Blue, .5)
	}
	g.fill("M-14,9L-14,-8L-4,-8L-4,9Z", White, .9)
	g.fill("M-7,-8L-4,-8L-4,9L-7,9Z", Shade, 0)
	g.line("M-14,9L-14,-8L-4,-8L-4,9Z", .9)
	g.fill("M-15,-8C-15,-13 -11,-13 -10,-17L-9,-20L-8,-17C-7,-13 -3,-13 -3,-8Z", Steel, .9)
	g.fill("M-9,-20L-8,-17C-7,-13 -3,-13 -3,-8L-7,-8C-7,-12 -8.6,-15 -9,-20Z", SteelDark, 0)
	g.fill("M-12,0L-12,-4.5Q-9,-7.5 -6,-4.5L-6,0Z", Cloth, .6)
	g.fill("M-11,-1C-10.4,-1.6 -10.6,-4.5 -9,-4.5C-7.4,-4.5 -7.6,-1.6 -7,-1Z", Gold, .6)
	g.box(-10.5, 4, 3, 5, Brown, .6)
}
