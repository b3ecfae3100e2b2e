package cards

import "math"

// neck is w wide to both sides, in the coordinates of the figure.
func (g *graver) neck(w float64) {
	g.fill(path("M%,96L%,120C%,126 %,126 %,120L%,96Z", -w, -w, -w*.5, w*.5, w, w), Flesh, 1.3)
	g.fill(path("M%,112C%,117 %,114 %,108L%,120C%,124 %,124 0,124Z", -w*.6, 0, w*.7, w, w, w*.8, w*.5), FleshDark, 0)
}

// look is what a head needs to know of its owner.
type look struct {
	hair, dark Ink // hair and its shade
	iris       Ink
	age        int  // 0 young, 1 grown, 2 old
	lady       bool // a woman's face
	broad      bool // a heavier skull, for a three-quarter face
}

// eye has its middle at x, y; sx is its width, negative for the left one.
func (g *graver) eye(x, y, sx float64, k look) {
	g.at(x, y, func() {
		g.stretch(sx, 1, func() {
			g.fill("M-6.2,1C-4,-3.4 3,-4 6.4,.6C3.4,3.6 -3,3.8 -6.2,1Z", White, 0)
			g.disc(.1, 0, 2.9, k.iris, 0)
			g.disc(.1, 0, 1.5, Black, 0)
			g.disc(-.8, -1, .7, White, 0)
			g.fill("M-7,1.8C-4.6,-3.6 3,-4.8 7.2,-.2L6.4,1.2C3,-2.6 -3,-2.4 -6,1.4Z", Black, 0)
			g.line("M-4,3.7C-1.4,4.8 2.4,4.5 4.6,2.8", .7)
			if !k.lady {
				g.line("M-5.4,-3.6C-3,-6 3,-6.4 6,-3.8", .7)
			} else {
				g.line("M-5.4,-3.4C-3,-6.2 3,-6.6 6.2,-3.2M6.6,-.2L8.6,-1.6", .8)
			}
		})
	})
}

// brow has its middle at x, y; sx is its width, negative for the left one.
func (g *graver) brow(x, y, sx float64, k look) {
	g.at(x, y, func() {
		g.stretch(sx, 1, func() {
			if k.lady {
				g.fill("M-7,.6C-3,-3 3,-3.6 8,-.6C3,-2.2 -3,-1.6 -7,.6Z", k.dark, .8)
			} else {
				g.fill("M-7.6,1.6C-4.4,-3 3,-4.4 8.6,-.6C3,-.8 -3,.2 -7.6,1.6Z", k.dark, 1)
			}
		})
	})
}

// faceFront is a frontal face without hair.
func (g *graver) faceFront(k look) {
	d := "M-20.5,-22C-22,-4 -21.5,8 -18,17C-14.5,26 -7,33 0,33C7,33 14.5,26 18,17C21.5,8 22,-4 20.5,-22Z"
	g.fill(d, Flesh, 0)
	g.fill("M20.5,-22C22,-4 21.5,8 18,17C14.5,26 7,33 0,33C7,30 11.5,23 13.6,13C15.6,3 15,-10 15,-22Z", FleshDark, 0)
	g.cheek(-12.2, 10.5, 4.6, 3.4, Cheek)
	g.cheek(11.6, 10.5, 4, 3.2, CheekDark)
	g.line(d[:len(d)-1], 1.4)
	// nose: bridge down one side, wings, shade plane
	g.fill("M1.2,-4C1.6,3 2.4,8 4.6,11.6C4.4,13.4 2.6,13.8 1,13.4Z", FleshDark, 0)
	g.line("M-3.4,-5C-2.4,0 -3,6 -5,10.4C-6,13.2 -4,14.6 -2.2,13.8C-1,15.4 1.2,15.4 2.4,13.8C4.4,14.6 6.2,13 5,10.6", 1.1)
	g.eye(-9.6, 0, -1, k)
	g.eye(9.6, 0, 1, k)
	g.brow(-9.8, -7.6, -1, k)
	g.brow(9.8, -7.6, 1, k)
	if k.age > 0 {
		g.line("M-6.8,14.4C-9,16.4 -10,18.4 -10.2,20.4M6.8,14.4C9,16.4 10,18.4 10.2,20.4", .7)
	}
	if k.age > 1 {
		g.line("M-8,-14.5C-3,-16 3,-16 8,-14.5M-2,-9.5L-1.6,-6.6M2,-9.5L1.6,-6.6", .7)
	}
	g.mouthFront(k)
}

// mouthFront is a closed mouth.
func (g *graver) mouthFront(k look) {
	if k.lady {
		g.fill("M-6.8,20.6C-4,18.8 -1.8,18 0,19C1.8,18 4,18.8 6.8,20.6C4,21.8 -4,21.8 -6.8,20.6Z", Lips, 0)
		g.fill("M-4.8,21.4C-2.4,25 2.4,25 4.8,21.4Z", Lips, 0)
	} else {
		g.fill("M-6,20.5C-3,19 3,19 6,20.5C4,24.6 -4,24.6 -6,20.5Z", CheekDark, 0)
	}
	g.line("M-7.2,20.3C-3.4,21.6 3.4,21.6 7.2,20.3", 1)
	g.line("M-2.6,26.4C-1,27 1,27 2.6,26.4", .7)
}

// cheek is a blush, hatched at its edges on large cards.
func (g *graver) cheek(x, y, rx, ry float64, k Ink) {
	g.fill(ovalPath(x, y, rx, ry), k, 0)
	g.fine(engraveFrom, func() {
		for i, t := range []float64{-.7, -.25, .2, .65} {
			h, long := y+t*ry*1.1, rx*(1.35-.5*math.Abs(t))+float64(i%2)*.6
			g.stroke(path("M%,%L%,%", x-long, h+.5, x+long, h-.5), k, .55)
		}
	})
}

// face34 is a three-quarter face turned to the viewer's left.
func (g *graver) face34(k look) {
	switch {
	case k.lady:
		g.face34Lady(k)
		return
	case k.broad:
		g.face34Broad(k)
		return
	}
	d := "M-15.5,-22C-17.6,-15 -18,-9 -16.4,-4.6C-18,-1 -18.4,6 -16.6,12C-15.6,20 -12.4,28.6 -5.4,32.6C1,35 9.6,29.4 14.6,22C18.8,16 20.6,6 20.6,-4C20.6,-12 20,-22 20,-22Z"
	if k.age == 0 { // a young man's jaw is square
		d = "M-15.5,-22C-17.6,-15 -18,-9 -16.4,-4.6C-18,-1 -18.4,6 -16.8,12C-16.4,21 -13,30 -5.4,33.6C3,36 11,31.6 16,25C19.6,18 21,8 20.6,-4C20.6,-12 20,-22 20,-22Z"
	}
	g.fill(d, Flesh, 0)
	shade := "M20.6,-4C20.6,6 18.8,16 14.6,22C9.6,29.4 1,35 -5.4,32.6C2,31.6 8,25 11,16C13.6,8 14,-6 13.4,-22L20,-22Z"
	if k.age == 0 {
		shade = "M20.6,-4C21,8 19.6,18 16,25C11,31.6 3,36 -5.4,33.6C2,31.6 8,26 11,17C13.6,8 14,-6 13.4,-22L20,-22Z"
	}
	g.fill(shade, FleshDark, 0)
	if k.age > 0 {
		g.cheek(5.6, 11, 4.8, 3.6, Cheek)
	}
	g.line(d[:len(d)-1], 1.4) // open under the hair
	g.fill("M-6.4,-3C-7.4,3 -9,8 -8,13C-10,14.4 -12.6,14 -14.2,12.4C-11,9 -9.4,2 -8.4,-4Z", FleshDark, 0)
	g.line("M-8.2,-5.6C-8.6,-1 -11.4,5 -14,10C-15.2,12.8 -13.4,14.2 -11.4,13.8C-10,15 -8.4,14.8 -7.4,13.8C-5.6,14 -4.8,12.2 -5.6,10.4", 1.1)
	g.eye(2.4, .2, .98, k)
	g.eye(-12.6, 0, -.62, k)
	g.brow(3, -7.4, 1, k)
	g.brow(-12.8, -7.6, -.58, k)
	if k.age > 0 {
		g.line("M-3.6,14.6C-1.6,16.4 -.8,18.4 -.6,20.4M11,-1L14,-2.4M11,1L14,1.6", .7)
	}
	if k.age > 1 {
		g.line("M-10,-14C-4,-15.6 4,-15.4 10,-13.6", .7)
	}
	g.at(-7.4, 0, func() { g.stretch(.84, 1, func() { g.mouthFront(k) }) })
}

// face34Lady is a finer three-quarter face, with a small nose and chin.
func (g *graver) face34Lady(k look) {
	d := "M-14.6,-22C-16.4,-15 -16.8,-9 -15.2,-4.6C-16.6,-1 -17,6 -15.4,12C-13.8,20 -10.4,27.4 -5,30.4C0,32.4 7.4,27.8 12.2,21C17,15 19.6,6 19.8,-4C20,-12 19.6,-22 19.6,-22Z"
	g.fill(d, Flesh, 0)
	g.fill("M19.8,-4C19.6,6 17,15 12.2,21C7.4,27.8 0,32.4 -5,30.4C2,29 8,22 11.4,14C14,6 14.4,-8 14,-22L19.6,-22Z", FleshDark, 0)
	g.cheek(6, 10.6, 4.8, 3.4, Cheek)
	g.line(d[:len(d)-1], 1.4) // open under the hair
	g.fill("M-6.8,-1C-7.6,4 -8.6,8 -7.6,11.6C-9.4,12.6 -11.4,12.2 -12.6,11C-10.4,8 -9,3 -8.4,-2Z", FleshDark, 0)
	g.line("M-8.4,-3C-8.8,1 -10.6,5 -12.4,8.8C-13.4,11 -12,12.4 -10.2,12C-9,12.8 -7.8,12.6 -7.2,11.8C-6,11.8 -5.6,10.6 -6.2,9.6", 1)
	g.eye(2.4, .2, 1.04, k)
	g.eye(-12, 0, -.64, k)
	g.brow(3, -8, 1, k)
	g.brow(-12.4, -8.2, -.58, k)
	g.at(-7.2, .4, func() { g.stretch(.72, .96, func() { g.mouthFront(k) }) })
}

// face34Broad is a heavy three-quarter face: full jaw, bent nose, bags under
// the eyes.
func (g *graver) face34Broad(k look) {
	d := "M-16.4,-22C-18.6,-15 -19,-9 -17.4,-4.6C-19.6,0 -20,8 -18.4,14C-18.4,22 -15,30 -7.4,33.4C1,36.8 13,33 18.4,25C22.6,17 23,6 22.6,-4C22.4,-12 21.4,-22 21.4,-22Z"
	g.fill(d, Flesh, 0)
	g.fill("M22.6,-4C23,6 22.6,17 18.4,25C13,33 1,36.8 -7.4,33.4C3,33 10,26 13,17C15.6,8 15.4,-8 14.6,-22L21.4,-22Z", FleshDark, 0)
	g.cheek(6.6, 12, 5.4, 4, CheekDark)
	g.line(d[:len(d)-1], 1.4) // open under the hair
	g.fill("M-5.8,-3C-6.4,3 -7.8,8 -6,13.8C-9,15.6 -12.4,15.2 -14.6,13.4C-11,9 -9.2,3 -8,-4Z", FleshDark, 0)
	g.line("M-7.6,-6C-8,-2.4 -9.6,-1 -12.4,3.4C-14.6,7 -16.8,10.4 -15.6,13.2C-14.4,15.2 -12.6,15 -11.4,14.4C-10,16 -7.6,16 -6.4,14.4C-4.4,14.8 -3.2,12.4 -4.4,9.8", 1.2)
	g.eye(2.8, .2, .94, k)
	g.eye(-12, 0, -.56, k)
	g.line("M-2.6,5.8C.6,7.4 5,7.2 8,5M-14,5.2C-13,6 -11.6,6 -10.4,5.4", .7)
	g.at(0, .8, func() { g.brow(3.2, -7, 1.12, k); g.brow(-12.2, -7.2, -.56, k) })
	g.line("M-3,15C-.6,17 .4,19.4 .4,22M12.4,-1.4L16,-3M12.6,1L16,2M-6,29.6C-3,31 1,30.8 4,29", .8)
	if k.age > 1 {
		g.line("M-10,-14.4C-4,-16 4,-15.8 11,-14M-8,-17.8C-2,-19 4,-18.8 9,-17.4", .7)
	}
	g.at(-7.8, .6, func() { g.stretch(.9, 1, func() { g.mouthFront(k) }) })
}

// faceProfile faces the viewer's left; the throat ends at y = 44.
func (g *graver) faceProfile(k look) {
	d := "M-7,-24C-11,-18 -12.4,-11 -11.4,-6C-11.2,-4 -12.2,-2 -13.2,.4C-14.8,4.6 -17.4,9 -19,12C-19.8,13.8 -17.6,14.8 -15,14.9C-14.4,16 -14.8,17 -15.6,18C-16.4,19 -16,20 -14.4,20.6C-15.6,21.4 -16,22.6 -14.6,23.8C-14,25 -14.8,26.6 -14.6,28.4C-14,32 -10,33.6 -6,32.8C0,31.6 5,30 8,27C12,20 20,14 20,0L20,-24Z"
	g.fill(d, Flesh, 0)
	g.fill("M20,-24L20,0C20,14 12,20 8,27C5,30 0,31.6 -6,32.8C0,29 5,22 8,12C10,2 11,-12 10,-24Z", FleshDark, 0)
	g.cheek(-3.4, 11.6, 4.6, 3.4, Cheek)
	g.line("M-7,-24C-11,-18 -12.4,-11 -11.4,-6C-11.2,-4 -12.2,-2 -13.2,.4C-14.8,4.6 -17.4,9 -19,12C-19.8,13.8 -17.6,14.8 -15,14.9C-14.4,16 -14.8,17 -15.6,18C-16.4,19 -16,20 -14.4,20.6C-15.6,21.4 -16,22.6 -14.6,23.8C-14,25 -14.8,26.6 -14.6,28.4C-14,32 -10,33.6 -6,32.8C0,31.6 5,30 8,27", 1.4)
	g.line("M-15,14.9C-13,15 -11.6,13.4 -12.2,11.2", .9)
	// eye
	g.fill("M-10.4,1.6C-8,-1.6 -5.6,-2.8 -1.6,.8C-4,3.2 -7,3.6 -10.4,1.6Z", White, 0)
	g.oval(-7.4, .4, 2, 2.7, k.iris, 0)
	g.oval(-7.8, .4, 1.1, 1.6, Black, 0)
	g.fill("M-10.8,1.8C-8.6,-2.2 -5,-3.6 -.2,.2L-1.2,1.2C-4.6,-1.4 -7.6,-1 -10.8,1.8Z", Black, 0)
	g.line("M-8.4,3.8C-6.4,4.6 -4,4.2 -2.4,3M-8.6,-3.4C-6,-5.2 -3,-5 0,-2.6", .7)
	g.fill("M-11.4,-6.6C-8,-10.2 -3,-10.6 2,-7.4C-3,-8.6 -7,-8.2 -11.4,-6.6Z", k.dark, .8)
	lips := CheekDark
	if k.lady {
		lips = Lips
	}
	g.fill("M-15.6,18C-14,17.4 -11.4,18.6 -9.4,20.4C-11,20.8 -13,20.8 -14.4,20.6C-16,20 -16.4,19 -15.6,18Z", lips, 0)
	g.fill("M-14.4,20.8C-15.6,21.4 -16,22.6 -14.6,23.8C-12.4,24 -10.8,22.6 -9.8,20.8Z", lips, 0)
	g.line("M-14.6,20.6C-12.6,21 -10.6,20.8 -8.6,20", .9)
}
