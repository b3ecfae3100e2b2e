package cards

// hairNear is short curly hair on the near side of a three-quarter head; it lies
// over the face.
func (g *graver) hairNear(k look) {
	g.hair("M10,-24C20,-27 27,-16 26,-4C28.4,2 28,10 23.4,14.6C20,17.6 16.4,15 17.6,10.4C14.6,6 14.4,-2 16,-8C12,-12 9,-18 10,-24Z", k, 1.3)
	g.line("M20,-16C22,-10 22.4,-4 21,2C20,6 21,9 23,11M16.4,-18C18.6,-12 19.4,-6 18.6,0", .8)
}

// hairBack is the mass of hair behind a three-quarter head.
func (g *graver) hairBack(k look) {
	g.hair("M-16,-30C8,-38 28,-28 28.6,-6C30,8 30,20 22,25C14,26 8,20 6,10L-14,-18Z", k, 1.4)
}

// ringlets are two hanging curls each side of a frontal head, and the hair
// behind it.
func (g *graver) ringlets(k look) {
	g.hair("M-27,-8C-30,-28 -14,-36 0,-35C14,-36 30,-28 27,-8L20,4L-20,4Z", k, 1.4)
	g.both(func() {
		for i, x := range []float64{20.5, 28} {
			l := 38.0 - float64(i)*8
			for y := -2.0; y < l; y += 9 {
				g.hair(path("M%,%C%,% %,% %,%C%,% %,% %,%Z", x-5, y, x-2, y-5, x+6, y-3, x+5.6, y+4, x+4, y+10, x-5, y+9, x-5, y), k, 1.1)
				g.line(path("M%,%C%,% %,% %,%", x-4, y+4, x-1, y+1, x+2, y+1, x+5, y+3), .7)
			}
		}
	})
}

// hairLong is shoulder-length locks on both sides, rolled at the ends; the face
// lies over it.
func (g *graver) hairLong(k look) {
	one := func() {
		g.hair("M0,-30C16,-31 25,-22 26.4,-8C27.6,4 29.6,14 33,22C37,31 36.6,41 29,44C23,46 17.6,42.4 18.4,37C12,40 6,38 0,36Z", k, 0)
		g.line("M0,-30C16,-31 25,-22 26.4,-8C27.6,4 29.6,14 33,22C37,31 36.6,41 29,44C23,46 17.6,42.4 18.4,37", 1.4)
		g.fill("M25.6,28C30.4,30 31.4,36 27,38.6C23.6,40.2 20.6,37.6 21.8,34.4", None, 1)
		g.line("M22,-18C23.6,-6 24,8 27.6,20C29.4,26 32,30 32,36M20.6,-6C21,6 22,16 25,25M19.4,8C19.6,18 20,28 21,32", .8)
	}
	g.both(one)
}

// hairBob is a chin-length page cut; the face lies over it.
func (g *graver) hairBob(k look) {
	g.both(func() {
		g.hair("M0,-30C16,-31 26,-22 27,-8C28,4 28.4,14 29,22C29.4,29 25,32 20,30.6C15,29 10,28 0,28Z", k, 0)
		g.line("M0,-30C16,-31 26,-22 27,-8C28,4 28.4,14 29,22C29.4,29 25,32 20,30.6C18,30 16,29.4 13,29", 1.4)
		g.line("M23,-16C24.4,-4 24.6,10 25,27M21,-4C21.6,8 21.4,18 21.6,28", .8)
	})
}

// hairShort is cropped hair behind a three-quarter head: young men.
func (g *graver) hairShort(k look) {
	g.hair("M-16,-30C8,-38 28,-28 28,-8C28,2 26,10 20,13L6,6L-14,-18Z", k, 1.4)
}

// hairCrop is the ear and the short hair before it on the near side of a
// three-quarter head.
func (g *graver) hairCrop(k look) {
	g.hair("M9,-24C20,-27 27,-18 26,-6L22,-3C19,-6 17,-4 17,2C13.6,-2 15,-7 14,-11C11,-14 8,-18 9,-24Z", k, 1.2)
	g.line("M13,-20C18,-18 21,-13 22,-6M18,-22C22,-19 24,-14 24,-8", .7)
	g.fill("M17,-1C18,-7 26,-7 25.4,0C25,5 23,10 19,11C16.6,10.5 16.6,5 17,-1Z", Flesh, 1.2)
	g.line("M19,1C20,-3 23.6,-3 23,1C22.4,3 21,3.4 20.6,6", .8)
}

// hairJaw is smooth hair that turns under at the jaw; the face lies over it.
func (g *graver) hairJaw(k look) {
	g.both(func() {
		g.hair("M0,-30C16,-31 25,-24 26,-10C27,2 30,12 29,20C28,27 22,28 18,25C14,26 8,26 0,26Z", k, 0)
		g.line("M0,-30C16,-31 25,-24 26,-10C27,2 30,12 29,20C28,27 22,28 18,25", 1.4)
		g.line("M22,-16C23.4,-4 25,8 24.6,22M25,2C26.6,9 27.4,14 27,20", .8)
	})
}

// hairWaved falls to the shoulders in waves; the face lies over it.
func (g *graver) hairWaved(k look) {
	g.both(func() {
		g.hair("M0,-30C16,-31 25,-24 26,-12C29,-8 30,-2 27,4C32,8 33,15 29,20C35,25 35,33 30,40C24,40 18,40 14,42C8,42 4,40 0,38Z", k, 0)
		g.line("M0,-30C16,-31 25,-24 26,-12C29,-8 30,-2 27,4C32,8 33,15 29,20C35,25 35,33 30,40C24,40 18,40 14,42", 1.4)
		g.line("M22,-18C25,-10 26,-4 23,3C27,9 28,14 25,20C29,26 29,32 26,38M20,2C22,9 24,14 21,20C24,27 24,33 21,38", .8)
	})
}
