package cards

// A back is its own half-turn, leaves a margin of ten units of paper, and
// uses no suit's index ink on paper.

// backBlue and backWine are one lattice in two inks.
func (g *graver) backBlue() { g.lattice(Blue, White) }
func (g *graver) backWine() { g.lattice(RedDark, Panel) }

// latticeBox is the field of the lattice, of 8 by 12 cells.
const (
	latticeX0, latticeY0 = 14.0, 14.0
	latticeDX, latticeDY = 26.0, 28.0
	latticeNX, latticeNY = 8, 12
)

// lattice is a field of diagonals with blossoms at the crossings and a large
// one in a round medallion.
func (g *graver) lattice(ground, light Ink) {
	g.fill(roundBoxPath(10, 10, 216, 344, 8), ground, 1.2)
	g.stroke(latticeLines(), light, 1.3)
	g.blossoms(ground, light)
	g.stroke(roundBoxPath(14, 14, 208, 336, 5), light, 2)
	g.oval(118, 182, 46, 46, ground, 0)
	g.stroke(ovalPath(118, 182, 46, 46), light, 2.4)
	g.stroke(ovalPath(118, 182, 40, 40), light, 1)
	g.at(118, 182, func() {
		for a := 0.0; a < 360; a += 45 {
			g.pose(0, 0, 1, a, func() {
				g.fill("M0,-9C8,-16 9.5,-27 0,-36C-9.5,-27 -8,-16 0,-9Z", light, 0)
				g.stroke("M0,-13L0,-27", ground, 1.4)
				g.pose(0, 0, 1, 22.5, func() { g.disc(0, -33, 2, light, 0) })
			})
		}
		g.disc(0, 0, 7, light, 0)
		g.disc(0, 0, 3, ground, 0)
	})
}

// latticeLines returns the diagonals, cut at the sides of the field. In cells
// a diagonal runs from (i, 0) to (i±12, 12).
func latticeLines() string {
	d := ""
	for i := -latticeNY; i <= latticeNX+latticeNY; i++ {
		for _, s := range []int{1, -1} {
			from, to := 0, latticeNY // rows at which the diagonal is inside
			for from < to && !inside(i+s*from, latticeNX) {
				from++
			}
			for to > from && !inside(i+s*to, latticeNX) {
				to--
			}
			if to > from {
				d += path("M%,%L%,%", latticeX0+float64(i+s*from)*latticeDX, latticeY0+float64(from)*latticeDY,
					latticeX0+float64(i+s*to)*latticeDX, latticeY0+float64(to)*latticeDY)
			}
		}
	}
	return d
}

func inside(i, n int) bool { return i >= 0 && i <= n }

// blossoms of four petals stand at the crossings inside the field.
func (g *graver) blossoms(ground, light Ink) {
	var places []Point
	for i := 1; i < 2*latticeNX; i++ {
		for j := 1; j < 2*latticeNY; j++ {
			if (i+j)%2 == 0 {
				places = append(places, Point{latticeX0 + float64(i)*latticeDX/2, latticeY0 + float64(j)*latticeDY/2})
			}
		}
	}
	g.repeat(places, func() {
		g.fill("M0,-4.2C2.6,-3.6 2.4,-1.6 1.4,-1.4C1.6,-2.4 3.6,-2.6 4.2,0C3.6,2.6 1.6,2.4 1.4,1.4C2.4,1.6 2.6,3.6 0,4.2C-2.6,3.6 -2.4,1.6 -1.4,1.4C-1.6,2.4 -3.6,2.6 -4.2,0C-3.6,-2.6 -1.6,-2.4 -1.4,-1.4C-2.4,-1.6 -2.6,-3.6 0,-4.2Z", light, 0)
		g.fine(150, func() { g.disc(0, 0, 1.1, ground, 0) })
	})
}

// backOak has sprays of oak in rows, turned in the middle.
func (g *graver) backOak() {
	g.add(roundBoxPath(10, 10, 216, 344, 8), DeepGreen, Black, 1.2)
	g.stroke(roundBoxPath(15, 15, 206, 334, 5), Gold, 1.6)
	spray := func() {
		g.pose(-13, 4, .34, -52, g.oakLeafMono)
		g.pose(13, 4, .34, 52, g.oakLeafMono)
		g.atScale(0, -6, .3, g.acornMono)
	}
	g.twice(func() {
		for j := range 4 {
			y, shift := 42+float64(j)*40, float64(j%2)*24 // every other row stands in the gaps
			for i := range 4 - j%2 {
				g.at(46+shift+float64(i)*48, y, spray)
			}
			if j%2 == 1 {
				g.mirrored(func() { g.pose(32, y-5, .32, 0, g.oakLeafMono) })
			}
			for i := range 3 + j%2 {
				g.atScale(70-shift+float64(i)*48, y+1, .09, func() { g.fill("M0,-50L40,0L0,50L-40,0Z", Gold, 0) })
			}
		}
	})
}
