package cards

// hand laid on the breast, coming from the viewer's left.
func (g *graver) handOnBreast(sl, slD, cuff Ink) {
	g.fill("M-82,186C-76,166 -62,154 -44,150L-38,166C-48,170 -54,177 -56,186Z", sl, 1.4)
	g.fill("M-60,158C-54,154 -50,152 -44,150L-38,166C-48,170 -54,177 -56,186L-64,186C-62,174 -58,168 -52,164Z", slD, 0)
	g.fill("M-46,149C-42,147 -39,147 -37,148L-31,165C-34,167 -37,168 -40,168Z", cuff, 1.3)
	d := "M-37,150C-28,146 -18,147 -9,150C-5,152 -6,156 -10,156C-6,158 -8,162 -12,161C-10,164 -13,167 -17,165C-23,168 -30,168 -33,165Z"
	g.fill(d, Flesh, 1.3)
	g.line("M-10,156L-24,155M-12,161L-24,160M-34,151C-28,150 -24,146 -20,144C-17,143 -16,146 -18,148", .9)
}

// fist closed round an upright shaft through 0,0. thumb=+1 right, -1 left.
func (g *graver) fist(thumb float64) {
	g.stretch(thumb, 1, func() {
		d := "M-8.4,-7.6C-4,-10 5,-9.6 8,-7.2C9.8,-3 9.6,5 7.6,8.4C4,10.6 -5,10.4 -8,8C-9.6,4 -9.6,-4 -8.4,-7.6Z"
		g.fill(d, Flesh, 0)
		g.fill("M8,-7.2C9.8,-3 9.6,5 7.6,8.4C4,10.6 -5,10.4 -8,8C0,8.6 4,6 4.6,-8.4Z", FleshDark, 0)
		g.line(d, 1.3)
		g.line("M-9,-3C-4,-4.4 1,-4.2 4,-3M-9.2,1.2C-4,0 1,.2 4.4,1.2M-9,5C-4,4.2 0,4.4 3.4,5.4", .9)
		g.fill("M8.4,-4C9.4,-9 6,-12.6 .4,-12.4C-3.4,-12.2 -5,-9.6 -3,-8.2C-.4,-7.4 2.4,-8.4 3.6,-6.4C4.4,-3 7,-1.6 8.4,-4Z", Flesh, 1.2)
	})
}

// palm: open hand from below, fingers to the left, holding something round at 0,0.
func (g *graver) cup() {
	g.fill("M-17,-1C-17.6,9 -9,17 2,16C10,15.4 15,10 16,3C17,-1 13.4,-2 12.4,1C11.4,5 8,8 3,8.4C-4,8.8 -10,5 -12.6,-2C-14,-5 -17,-4 -17,-1Z", Flesh, 1.3)
	g.line("M-15.4,5C-13,4 -11,4.4 -10,5.6M-11.6,11C-9.4,8.6 -7.6,8.2 -5.6,8.6M-5,15C-3.4,12 -2,10.4 0,9.4", .8)
}

// sleeve: upright forearm coming out of the middle band, wrist at 0,0.
func (g *graver) sleeve(col, dark, cuff Ink) {
	down := 186 - g.m.f // always ends under the middle band
	d := path("M-22,%C-22,% -19,20 -12,6L12,6C19,20 22,% 22,%Z", down, down-14, down-14, down)
	g.fill(d, col, 0)
	g.fill(path("M22,%C22,% 19,20 12,6L4,6C10,20 11,% 10,%Z", down, down-14, down-14, down), dark, 0)
	g.line(d, 1.4)
	c := min(24, down-6)
	g.line(path("M-12,16C-14,% -15,% -15,%M-4,18C-5,% -5,% -5,%M3,14C4,% 5,% 5,%", c-2, c, down-4, c-2, c, down-6, c-2, c, down-8), .8)
	g.fill("M-13.4,7.6C-6,11.6 6,11.6 13.4,7.6L11.8,-.6C6,3 -6,3 -11.8,-.6Z", cuff, 1.3)
	g.line("M-11,8.4L-10,.8M-5,10L-4.4,2.2M1,10.4L1,2.4M7,9.6L6.2,1.8", .7)
}
