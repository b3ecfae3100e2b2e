package cards

const drop = "M0,-50C20,-26 20,10 0,34C-20,10 -20,-26 0,-50Z"

// ace draws the big sign of a French ace in a scroll of gold leaves.
func (g *graver) ace(m mark) {
	g.twice(func() {
		g.mirrored(func() {
			g.stroke("M118,62C130,78 150,84 160,104C166,118 160,130 150,130C142,130 140,120 148,118", GoldDark, 2)
			g.stroke("M160,104C174,112 180,130 178,150C176,164 166,172 158,166", GoldDark, 2)
			g.stroke("M178,150C184,160 186,170 186,182", GoldDark, 2)
			for _, q := range [][3]float64{{132, 78, 140}, {168, 106, 120}, {184, 148, 150}, {156, 92, 60}} {
				g.pose(q[0], q[1], .2, q[2], func() { g.fill(drop, Gold, 5) })
			}
			g.disc(149, 120, 2.6, Red, .9)
			g.disc(158, 164, 2.6, Red, .9)
		})
		g.atScale(118, 56, .24, func() { g.fill(drop, Red, 4.4) })
	})
	g.sign(m, 118, 182, 124, 0)
}
