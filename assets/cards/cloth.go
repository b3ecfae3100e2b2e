package cards

import "math"

// kingDress is the inks of a mantle over a tunic with ornaments.
type kingDress struct{ mantle, mantleD, tunic, tunicD, orn Ink }

// kingBody is a mantle over a tunic, with a cape of ermine.
func (g *graver) kingBody(d kingDress) {
	m := "M-14,108C-40,112 -70,124 -84,146C-90,158 -92,172 -92,186L92,186C92,172 90,158 84,146C70,124 40,112 14,108Z"
	g.fill(m, d.mantle, 0)
	g.fill("M64,140C72,152 74,170 74,186L92,186C92,172 90,158 84,146C78,137 72,131 64,126ZM-78,152C-82,162 -84,174 -84,186L-74,186C-74,174 -76,162 -78,152Z", d.mantleD, 0)
	g.damask(m, d.mantleD)
	g.folds(roundMantle.folds, d.mantleD)
	g.line(m, 1.4)
	// tunic
	g.fill("M-30,140L30,140L38,186L-38,186Z", d.tunic, 1.2)
	g.powder("M-30,140L30,140L38,186L-38,186Z", d.tunicD)
	for i, y := range []float64{158, 170} {
		for x := -24.0; x <= 24; x += 12 {
			if i == 1 || (x > -20 && x < 20) {
				g.lozenge(x, y, 3.4, 4.4, d.orn)
			}
		}
	}
	g.box(-3.4, 140, 6.8, 46, d.orn, 1)
	for _, y := range []float64{158, 167, 176} {
		g.disc(0, y, 2.1, Red, .8)
	}
	// fur facings
	g.both(func() {
		g.fill("M12,140C20,152 30,168 35,186L53,186C48,168 40,150 30,138Z", White, 1.3)
		g.fill("M24,140C34,154 42,168 46,186L53,186C48,168 40,150 30,138Z", Shade, 0)
		g.ermineTail(28, 160, 1, -24)
		g.ermineTail(37, 174, 1, -18)
		g.line("M12,140C20,152 30,168 35,186M53,186C48,168 40,150 30,138", 1.3)
	})
	// cape
	c := "M-14,108C-36,111 -60,121 -76,139C-74,150 -63,157 -53,152C-47,162 -35,164 -28,156C-21,164 -8,163 0,155C8,163 21,164 28,156C35,164 47,162 53,152C63,157 74,150 76,139C60,121 36,111 14,108Z"
	g.fill(c, White, 0)
	g.fill("M76,139C74,150 63,157 53,152C47,162 35,164 28,156C21,164 8,163 0,155C10,158 22,156 28,150C36,157 46,154 52,146C60,150 68,146 70,134Z", Shade, 0)
	g.ermine(c)
	g.line(c, 1.4)
	g.both(func() {
		g.ermineTail(58, 131, 1, -30)
		g.ermineTail(46, 145, 1, -20)
		g.ermineTail(40, 124, 1, -30)
		g.ermineTail(28, 137, 1, -15)
		g.ermineTail(14, 150, 1, -8)
		g.ermineTail(65, 144, 1, -30)
		g.ermineTail(26, 118, 1, -25)
	})
}

// shoulders is the cut of a garment: its outline from the neck to the band.
type shoulders struct{ outline, shade, folds string }

var (
	roundShoulders = shoulders{
		"M-13,113C-26,117 -44,120 -60,124C-71,127 -76,136 -78,148C-80,162 -82,174 -82,186L82,186C82,174 80,162 78,148C76,136 71,127 60,124C44,120 26,117 13,113Z",
		"M60,124C71,127 76,136 78,148C80,162 82,174 82,186L57,186C60,170 61,152 55,138L48,121C52,122 56,123 60,124ZM-52,142C-50,158 -52,172 -56,186L-48,186C-45,172 -46,156 -52,142Z",
		"M-68,136C-71,150 -73,170 -74,184M-60,150C-63,162 -65,174 -66,185M67,138C70,152 72,170 73,184M-54,156C-58,150 -61,146 -66,143M54,156C58,150 61,146 66,143",
	}
	squareShoulders = shoulders{
		"M-13,113C-32,112 -56,110 -74,117C-82,121 -82,130 -80,138C-81,154 -84,172 -84,186L84,186C84,172 81,154 80,138C82,130 82,121 74,117C56,110 32,112 13,113Z",
		"M74,117C82,121 82,130 80,138C81,154 84,172 84,186L60,186C64,166 64,140 58,113.6C65,114.4 70,115.6 74,117ZM-54,134C-50,152 -52,170 -56,186L-48,186C-45,170 -46,150 -54,134Z",
		"M-68,124C-72,142 -73,164 -75,184M-62,130C-64,150 -65,168 -68,185M68,124C70,142 72,164 74,184M44,118C50,136 50,158 46,178",
	}
	peakedMantle = shoulders{
		"M-14,110C-36,110 -60,112 -76,122C-88,132 -92,158 -92,186L92,186C92,158 88,132 76,122C60,112 36,110 14,110Z",
		"M76,122C88,132 92,158 92,186L74,186C76,164 72,134 60,114C66,116 71,118.6 76,122ZM-74,144C-80,158 -82,172 -82,186L-68,186C-68,172 -69,158 -74,144Z",
		"M-76,126C-82,140 -84,160 -85,184M-64,117C-70,134 -73,158 -76,184M-52,114C-57,134 -62,158 -66,184M76,126C82,140 84,160 85,184M52,114C56,134 60,158 66,184",
	}
	roundMantle = shoulders{
		"M-14,110C-40,114 -70,124 -84,146C-90,158 -92,172 -92,186L92,186C92,172 90,158 84,146C70,124 40,114 14,110Z",
		"M56,128C70,142 76,164 76,186L92,186C92,172 90,158 84,146C76,136 66,130 56,128ZM-76,148C-82,160 -84,174 -84,186L-70,186C-70,172 -72,158 -76,148Z",
		"M-76,140C-82,154 -84,170 -85,184M-58,126C-68,142 -74,164 -76,184M-44,121C-54,140 -60,162 -62,184M44,121C52,140 56,162 58,184M62,130C72,146 80,166 82,184",
	}
)

// garment fills a cut with a cloth and its shade.
func (g *graver) garment(cut shoulders, k, dark Ink) {
	g.fill(cut.outline, k, 0)
	g.fill(cut.shade, dark, 0)
	g.folds(cut.folds, dark)
	g.line(cut.outline, 1.4)
}

// coatDress is a coat: its cloth, lapels, waistcoat and cut.
type coatDress struct {
	col, dark, lapel, lapelD, vest Ink
	cut                            shoulders
}

// coat has turned lapels over a waistcoat. The axis is at 0, y as on the card.
func (g *graver) coat(d coatDress) {
	g.garment(d.cut, d.col, d.dark)
	g.twill(d.cut.outline, d.dark)
	g.line("M-55,124C-61,136 -52,148 -53,162C-53,172 -54,180 -56,186M55,124C61,136 52,148 53,162C53,172 54,180 56,186", 1)
	// waistcoat
	g.fill("M-14,116L14,116L24,186L-24,186Z", d.vest, 1.2)
	// lapels
	g.both(func() {
		g.fill("M13,113C22,114 30,117 37,121L30,139L35,144L17,186L8,186L2,158Z", d.lapel, 1.3)
		g.fill("M33,126L30,139L35,144L17,186L13,186L28,146L24,140Z", d.lapelD, 0)
		g.line("M30,139L22,141", 1)
	})
}

// jabot is a pleated frill under the chin.
func (g *graver) jabot() {
	g.fill("M-13,114C-8,110 8,110 13,114L12,121C5,124 -5,124 -12,121Z", White, 1.2)
	g.fill("M-7,121C-11,130 -12,138 -9,146C-5,151 5,151 9,146C12,138 11,130 7,121Z", White, 1.2)
	g.fill("M2,122C6,130 8,140 5,149C7,148.4 8.4,147 9,146C12,138 11,130 7,121Z", Shade, 0)
	g.line("M-4,122C-6,130 -6,138 -5,147M0,122C0,130 0,140 0,149M4,122C6,130 6,138 5,147", .8)
}

// epaulette puts gold pads with fringes on both shoulders.
func (g *graver) epaulette() {
	g.both(func() {
		for _, q := range [][2]float64{{50, 132}, {55, 136}, {60, 139}, {65, 140}, {70, 139}, {74, 136}} {
			x := q[0]
			g.cord(path("M%,%L%,%", x-2, q[1]-4, x+(x-58)*.12, q[1]+9), GoldDark, 2)
		}
		g.fill("M42,121C50,115 66,119 75,130C78,135 74,140 68,141C60,142 51,138 46,131C43,127 41,124 42,121Z", Gold, 1.3)
		g.line("M46,123C54,121 65,125 71,134", .8)
		g.button(49, 123.5, 2.2)
	})
}

// gownDress is the inks of a gown: cloth, lace edge, front panel and sleeves.
// The zero neckline leaves the shoulders bare.
type gownDress struct {
	col, dark, trim, panel, panelD, sleeve, sleeveD Ink
	neck                                            neckline
}

// neckline is how a bodice is cut: from its left edge along the neck to its
// right edge.
type neckline struct{ left, over string }

var (
	bareNeck   = neckline{"M-60,140", "C-48,142 -42,150 -32,154C-14,160 14,160 32,154C42,150 48,142 60,140"}
	squareNeck = neckline{"M-59.6,140", "C-54,132 -42,130 -27,127.6L-22,156L22,156L27,127.6C42,130 54,132 60,140"}
	veeNeck    = neckline{"M-60,140", "C-54,133 -44,131 -33,130L0,160L33,130C44,131 54,133 60,140"}
	blouseNeck = neckline{"M-60,140", "C-56,136 -52,133 -48,131.6C-43,142 -38,158 -25,160L25,160C38,158 43,142 48,131.6C52,133 56,136 60,140"}
)

// gown is a bodice with a lace edge, and puffed sleeves.
func (g *graver) gown(d gownDress) {
	if d.neck == (neckline{}) {
		d.neck = bareNeck
	}
	g.both(func() {
		g.fill("M50,138C66,136 82,148 84,166C85,176 84,182 82,187L46,187C50,176 50,150 50,138Z", d.sleeve, 1.4)
		g.fill("M69,143C78,149 82.6,158 83.4,166C84.4,176 83.4,182 81.4,187L68,187C74,172 75,156 69,143Z", d.sleeveD, 0)
		g.line("M50,138C66,136 82,148 84,166C85,176 84,182 82,187", 1.4)
		g.line("M56,146C60,156 60,170 57,186M66,146C72,158 72,172 69,186", .8)
	})
	// flesh
	g.fill("M-9.6,100C-9.6,116 -10,121 -17,125C-32,130 -50,131 -58,141L-30,160L30,160L58,141C50,131 32,130 17,125C10,121 9.6,116 9.6,100Z", Flesh, 1.4)
	g.fill("M-6,114C2,120 9,116 9.6,108C9.6,116 10,121 17,125C32,130 50,131 58,141L44,148C40,138 28,133 14,130C6,128 0,122 -6,114Z", FleshDark, 0)
	g.line("M-20,131C-14,131 -8,134 -5,138M20,131C14,131 8,134 5,138", .8)
	// bodice
	if d.neck == blouseNeck {
		g.blouse()
	}
	b := d.neck.left + d.neck.over + "C60,156 54,172 52,187L-52,187C-54,172 -60,156 -60,140Z"
	g.fill(b, d.col, 0)
	g.fill("M60,140C60,156 54,172 52,187L34,187C40,174 44,160 44,148C50,144 54,141 60,140Z", d.dark, 0)
	g.damask(b, d.dark)
	g.folds("M-50,150C-46,164 -44,176 -44,186M-34,156C-30,168 -28,178 -28,186M30,157C28,168 26,178 25,186M46,149C44,164 42,176 40,186", d.dark)
	g.fill("M-15,158C-6,160 6,160 15,158L11,187L-11,187Z", d.panel, 1.1)
	if d.neck == veeNeck { // a placket for the lacing
		for _, y := range []float64{167, 174} {
			g.button(0, y, 2.2)
		}
	} else {
		g.line("M-13,166L12,172M-12,173L11,180M13,166L-12,172M12,173L-11,180", .9)
	}
	g.line(b, 1.4)
	// lace edge
	edge := d.neck.left + d.neck.over
	g.stroke(edge, Black, 6.4)
	g.stroke(edge, d.trim, 4)
}

// blouse is white linen under a bodice.
func (g *graver) blouse() {
	g.fill("M-58,141C-52,132 -40,127 -27,128.5C-16,136 16,136 27,128.5C40,127 52,132 58,141L50,166L-50,166Z", White, 1.2)
	g.fill("M30,128C42,128 52,132 58,141L50,166L34,166C38,154 38,140 30,128Z", Shade, 0)
	g.line("M-27,128.5C-16,136 16,136 27,128.5", 1.3)
	g.line("M-24,132L-26,139M-16,135L-17,143M-8,137L-8,145M0,137L0,146M8,137L8,145M16,135L17,143M24,132L26,139", .8)
}

// mantle has round shoulders.
func (g *graver) mantle(col, dark Ink) {
	g.garment(roundMantle, col, dark)
}

// tassel hangs from the origin.
func (g *graver) tassel(col, dark Ink) {
	g.fill("M-5,0C-7,6 -7,12 -6,18L6,18C7,12 7,6 5,0Z", col, 1.1)
	g.line("M-3,4L-3.6,17M0,4L0,17M3,4L3.6,17", .7)
	g.fill("M-5.4,2C-3,4 3,4 5.4,2L4,-3L-4,-3Z", dark, 1.1)
}

// ermineTail is one black tip on white fur.
func (g *graver) ermineTail(x, y, s, r float64) {
	g.pose(x, y, s, r, func() {
		g.fill("M0,-4C1.4,-1 2.4,2 1.2,5.6L.2,3L-.2,5.6L-1,3C-2.4,2 -1.4,-1 0,-4Z", Black, 0)
	})
}

// chain hangs in a curve from x0, y0 over the handle x1, y1 to x2, y2: cnt discs
// and links by turns, of radius r, in the inks by turns.
func (g *graver) chain(x0, y0, x1, y1, x2, y2 float64, cnt int, r float64, cols ...Ink) {
	for i := 0; i < cnt; i++ {
		t := float64(i) / float64(cnt-1)
		x := (1-t)*(1-t)*x0 + 2*t*(1-t)*x1 + t*t*x2
		y := (1-t)*(1-t)*y0 + 2*t*(1-t)*y1 + t*t*y2
		c := cols[i%len(cols)]
		if i%2 == 0 {
			g.disc(x, y, r, c, 1)
		} else {
			a := math.Atan2((1-t)*(y1-y0)+t*(y2-y1), (1-t)*(x1-x0)+t*(x2-x1)) * 180 / math.Pi
			g.pose(x, y, 1, a, func() { g.box(-r*1.15, -r*.7, r*2.3, r*1.4, c, .9) })
		}
	}
}

// button is a gold one of radius r.
func (g *graver) button(x, y, r float64) {
	g.disc(x, y, r, Gold, .9)
	g.disc(x-r*.3, y-r*.3, r*.3, Gleam, 0)
}

// lozenge is w wide and h high to each side.
func (g *graver) lozenge(x, y, w, h float64, col Ink) {
	g.fill(path("M%,%L%,%L%,%L%,%Z", x, y-h, x+w, y, x, y+h, x-w, y), col, .8)
}
