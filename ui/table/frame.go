package table

import "math"

// rect is a box in Fyne units.
type rect struct{ X, Y, W, H float32 }

func (r rect) right() float32  { return r.X + r.W }
func (r rect) bottom() float32 { return r.Y + r.H }
func (r rect) midX() float32   { return r.X + r.W/2 }
func (r rect) midY() float32   { return r.Y + r.H/2 }

func (r rect) has(x, y float32) bool {
	return x >= r.X && x < r.right() && y >= r.Y && y < r.bottom()
}

// grown returns r with d more on each side.
func (r rect) grown(d float32) rect { return rect{r.X - d, r.Y - d, r.W + 2*d, r.H + 2*d} }

func (r rect) moved(dx, dy float32) rect { return rect{r.X + dx, r.Y + dy, r.W, r.H} }

// around returns the smallest box that holds both.
func (r rect) around(o rect) rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return rect{x, y, max(r.right(), o.right()) - x, max(r.bottom(), o.bottom()) - y}
}

func (r rect) overlaps(o rect) bool {
	return r.X < o.right() && o.X < r.right() && r.Y < o.bottom() && o.Y < r.bottom()
}

// common returns the area that both boxes have in common.
func (r rect) common(o rect) float32 {
	w := min(r.right(), o.right()) - max(r.X, o.X)
	h := min(r.bottom(), o.bottom()) - max(r.Y, o.Y)
	return max(w, 0) * max(h, 0)
}

// squeezed leaves the empty room above and below the letters of a text out.
func (r rect) squeezed() rect { return rect{r.X, r.Y + .2*r.H, r.W, .6 * r.H} }

// inside reports whether r lies within o.
func (r rect) inside(o rect) bool {
	return r.X >= o.X && r.Y >= o.Y && r.right() <= o.right() && r.bottom() <= o.bottom()
}

// tallness is the height of a card by its width.
const tallness = 1.5424

// margin is the empty edge of the table.
const margin = 12

// BarHeight returns the height of the bar above the table in a window of that
// size (table.md 1).
func BarHeight(w, h float32) float32 {
	switch {
	case h < 680:
		return 36
	case h >= 900 && w >= 1500:
		return 48
	}
	return 40
}

// frame is how a window is divided (table.md 1). Its coordinates begin below
// the top bar.
type frame struct {
	W, H    float32 // below the bar
	px      float32 // device pixels a unit
	k       float32 // of the type sizes
	compact bool
	short   bool // no trick dots, no "still needed"
	upright bool // a strip at the bottom instead of a panel
	pw      float32
	strip   float32
	pad     float32
	tw      float32 // width of the table itself
	A       float32 // usable height
	cx      float32
}

// newFrame divides a table of w by h units below the bar.
func newFrame(w, h, px float32) frame {
	f := frame{W: w, H: h, px: px, k: 1}
	bar := float32(36)
	for _, b := range []float32{40, 48} {
		if BarHeight(w, h+b) == b {
			bar = b
		}
	}
	window := h + bar
	if window >= 900 && w >= 1500 {
		f.k = 1.2
	}
	if window >= 1300 && w >= 2200 {
		f.k = 1.5
	}
	f.short = window < 680
	if f.upright = w < window; f.upright {
		f.strip = 116
	} else {
		f.pw = f.r(min(max(.215*w, 208), max(360, 300*f.k)))
	}
	f.compact = f.pw < 250 || f.short
	f.pad = 20 * f.k
	if f.compact {
		f.pad = 14
	}
	f.tw = w - f.pw
	f.A = h - 2*margin - f.strip
	f.cx = f.r(f.tw / 2)
	return f
}

// r rounds a length to whole device pixels.
func (f *frame) r(v float32) float32 {
	return float32(math.Round(float64(v*f.px))) / f.px
}

// floor rounds a length down to whole device pixels.
func (f *frame) floor(v float32) float32 {
	return float32(math.Floor(float64(v*f.px))) / f.px
}

// box rounds the corners of a box.
func (f *frame) box(x, y, w, h float32) rect {
	x, y = f.r(x), f.r(y)
	return rect{x, y, f.r(w), f.r(h)}
}

// pick returns a in a roomy frame and b in a compact one.
func (f *frame) pick(a, b float32) float32 {
	if f.compact {
		return b
	}
	return a
}

// panel is the box of the side panel, or of the strip.
func (f *frame) panel() rect {
	if f.upright {
		return rect{0, f.H - f.strip, f.W, f.strip}
	}
	return rect{f.tw, 0, f.pw, f.H}
}
