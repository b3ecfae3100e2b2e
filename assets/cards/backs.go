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

// lattice is a field of diagonals with blossoms at the crossings and the
// signs of hearts and spades in a round medallion.
func (g *graver) lattice(ground, light Ink) {
	g.fill(roundBoxPath(10, 10, 216, 344, 8), ground, 1.2)
	g.stroke(latticeLines(), light, 1.3)
	g.blossoms(light)
	g.stroke(roundBoxPath(14, 14, 208, 336, 5), light, 2)
	g.oval(118, 182, 46, 46, ground, 0)
	g.stroke(ovalPath(118, 182, 46, 46), light, 2.4)
	g.stroke(ovalPath(118, 182, 40, 40), light, 1)
	g.twice(func() {
		g.pose(118, 160, .3, 0, func() { g.fill(heartPath, light, 0) })
		g.pose(140, 182, .3, 90, func() { g.fill(spadePath, light, 0) })
	})
	g.fill("M118,174L126,182L118,190L110,182Z", light, 0)
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

// blossoms stand at the crossings inside the field, by turns round and pointed.
func (g *graver) blossoms(light Ink) {
	for i := 1; i < 2*latticeNX; i++ {
		for j := 1; j < 2*latticeNY; j++ {
			x, y := latticeX0+float64(i)*latticeDX/2, latticeY0+float64(j)*latticeDY/2
			switch {
			case (i+j)%2 == 1:
			case i%2 == 0:
				g.disc(x, y, 2, light, 0)
			default:
				g.fill(path("M%,%l2.2,-3.6l2.2,3.6l-2.2,3.6Z", x-2.2, y), light, 0)
			}
		}
	}
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
			y := 40 + float64(j)*41
			for i := range 4 {
				g.at(43+float64(i)*50, y, spray)
			}
			for i := 0; i < 3 && j < 3; i++ {
				g.atScale(68+float64(i)*50, y+20.5, .1, func() { g.fill("M0,-50L40,0L0,50L-40,0Z", Gold, 0) })
			}
		}
	})
}
