package faces

import (
	"image"
	"math"
	"testing"

	"kutscherskat/assets/cards"
	"kutscherskat/game/card"
)

// inkArea paints one shape on a square of 100 units and returns the inked
// area in square units.
func inkArea(s cards.Shape, width int) float64 {
	img := Render(&cards.Drawing{W: 100, H: 100, Shapes: []cards.Shape{s}}, width)
	sum := 0.0
	for i := 3; i < len(img.Pix); i += 4 {
		sum += float64(img.Pix[i]) / 255
	}
	k := 100 / float64(width)
	return sum * k * k
}

func line(closed bool, points ...cards.Point) []cards.Segment {
	var out []cards.Segment
	for i, p := range points {
		op := cards.Line
		if i == 0 {
			op = cards.Move
		}
		out = append(out, cards.Segment{Op: op, P: [3]cards.Point{p}})
	}
	if closed {
		out = append(out, cards.Segment{Op: cards.Close})
	}
	return out
}

// circle has radius 30 about 50, 50.
func circle() []cards.Segment {
	const k = 30 * .5522847
	p := func(x, y float64) cards.Point { return cards.Point{X: 50 + x, Y: 50 + y} }
	c := func(a, b, d cards.Point) cards.Segment {
		return cards.Segment{Op: cards.Cubic, P: [3]cards.Point{a, b, d}}
	}
	return []cards.Segment{{Op: cards.Move, P: [3]cards.Point{p(30, 0)}},
		c(p(30, k), p(k, 30), p(0, 30)), c(p(-k, 30), p(-30, k), p(-30, 0)),
		c(p(-30, -k), p(-k, -30), p(0, -30)), c(p(k, -30), p(30, -k), p(30, 0)), {Op: cards.Close}}
}

func TestAreas(t *testing.T) {
	t.Parallel()
	square := line(true, cards.Point{X: 20, Y: 20}, cards.Point{X: 80, Y: 20}, cards.Point{X: 80, Y: 80}, cards.Point{X: 20, Y: 80})
	stick := line(false, cards.Point{X: 20, Y: 33}, cards.Point{X: 80, Y: 71})
	long := math.Hypot(60, 38)
	for _, c := range []struct {
		name  string
		shape cards.Shape
		want  float64
	}{
		{"square", cards.Shape{Path: square, Fill: cards.Red}, 3600},
		{"circle", cards.Shape{Path: circle(), Fill: cards.Red}, math.Pi * 900},
		{"contour of the square", cards.Shape{Path: square, Stroke: cards.Red, Width: 8}, 64*64*4 - 52*52 + math.Pi*16 - 64 - 64*64*4 + 68*68},
		{"contour of the circle", cards.Shape{Path: circle(), Stroke: cards.Red, Width: 8}, math.Pi * (34*34 - 26*26)},
		{"stick with round ends", cards.Shape{Path: stick, Stroke: cards.Red, Width: 10}, 10*long + math.Pi*25},
		{"dot", cards.Shape{Path: line(false, cards.Point{X: 50, Y: 50}), Stroke: cards.Red, Width: 20}, math.Pi * 100},
	} {
		for _, width := range []int{60, 100, 233} {
			if got := inkArea(c.shape, width); math.Abs(got-c.want) > .012*c.want {
				t.Errorf("%s at %d px: %.1f, want %.1f", c.name, width, got, c.want)
			}
		}
	}
}

func TestOutsideThePicture(t *testing.T) {
	t.Parallel()
	far := line(true, cards.Point{X: -500, Y: -300}, cards.Point{X: 600, Y: -300}, cards.Point{X: 600, Y: 700}, cards.Point{X: -500, Y: 700})
	if got := inkArea(cards.Shape{Path: far, Fill: cards.Blue, Stroke: cards.Red, Width: 90}, 50); got < 9999 {
		t.Errorf("a shape larger than the picture covers %.1f of 10000", got)
	}
	beside := line(true, cards.Point{X: 120, Y: 10}, cards.Point{X: 180, Y: 10}, cards.Point{X: 150, Y: 90})
	if got := inkArea(cards.Shape{Path: beside, Fill: cards.Blue}, 50); got != 0 {
		t.Errorf("a shape beside the picture covers %.1f", got)
	}
}

func TestLevelOfDetail(t *testing.T) {
	t.Parallel()
	s := cards.Shape{Path: circle(), Fill: cards.Gold, From: .5}
	for width, shown := range map[int]bool{40: false, 60: true, 120: true} {
		if got := inkArea(s, width) > 0; got != shown {
			t.Errorf("at %d px shown: %v", width, got)
		}
	}
}

func TestSizesAndCorners(t *testing.T) {
	t.Parallel()
	d := cards.Face(card.Of(card.Hearts, card.Queen), cards.Style{})
	for _, width := range []int{-3, 0, 1, 2, 7, 90, 101} {
		img := Render(d, width)
		w := max(1, width)
		if img.Rect != image.Rect(0, 0, w, max(1, Height(w))) {
			t.Errorf("width %d gave %v", width, img.Rect)
		}
		if width < 90 {
			continue
		}
		for _, p := range []image.Point{{0, 0}, {w - 1, 0}, {0, img.Rect.Dy() - 1}, {w - 1, img.Rect.Dy() - 1}} {
			if a := img.RGBAAt(p.X, p.Y).A; a != 0 {
				t.Errorf("corner %v at %d px has opacity %d", p, width, a)
			}
		}
		for i := 0; i < len(img.Pix); i += 4 {
			if a := img.Pix[i+3]; img.Pix[i] > a || img.Pix[i+1] > a || img.Pix[i+2] > a {
				t.Fatalf("at %d px a pixel is not premultiplied", width)
			}
		}
	}
	if h := Height(240); h != 370 {
		t.Errorf("a card of 240 px is %d high, want 370", h)
	}
	if img := Render(cards.Sign(card.Clubs, cards.Prussian), 24); img.Rect.Dx() != img.Rect.Dy() {
		t.Errorf("a sign is not square: %v", img.Rect)
	}
}

func TestShadow(t *testing.T) {
	t.Parallel()
	const width, alpha = 60, .4
	s := Shadow(width, 4, 3, alpha)
	m := ShadowMargin(4, 3)
	if want := image.Rect(0, 0, width+2*m, Height(width)+2*m); s.Rect != want {
		t.Fatalf("size %v, want %v", s.Rect, want)
	}
	middle := s.RGBAAt(m+width/2, m+Height(width)/2).A
	if distance(middle, 102) > 1 { // 255 times alpha
		t.Errorf("opacity in the middle %d", middle)
	}
	for x := range s.Rect.Dx() {
		if s.RGBAAt(x, 0).A > 0 || s.RGBAAt(x, s.Rect.Dy()-1).A > 0 {
			t.Fatal("the shadow is cut off by its margin")
		}
	}
	x := m + width/2
	if above, below := s.RGBAAt(x, m-2).A, s.RGBAAt(x, m+Height(width)+1).A; above >= below {
		t.Errorf("the shadow does not fall downwards: %d above, %d below", above, below)
	}
}

func TestFelt(t *testing.T) {
	t.Parallel()
	const w, h = 400, 240
	f := Felt(w, h, GreenFelt)
	mean := func(x0, y0 int) (m [3]float64) {
		for y := y0; y < y0+24; y++ {
			for x := x0; x < x0+24; x++ {
				p := f.RGBAAt(x, y)
				m[0] += float64(p.R) / 576
				m[1] += float64(p.G) / 576
				m[2] += float64(p.B) / 576
			}
		}
		return m
	}
	light, corner := mean(148, 108), mean(w-24, 0)
	for k, want := range rgb(GreenFelt.Middle) {
		if math.Abs(light[k]-float64(want)) > 3 {
			t.Errorf("channel %d in the light is %.1f, want %.0f", k, light[k], want)
		}
		if corner[k] >= light[k] {
			t.Errorf("channel %d does not fall off to the corner", k)
		}
	}
	if runs := longestRun(f); runs > 12 {
		t.Errorf("%d equal pixels in a row: the cloth shows bands", runs)
	}
}

// TestTextures wants every texture to keep the colour of its cloth in the mean,
// to be quiet, and, but for the plain one, to show.
func TestTextures(t *testing.T) {
	t.Parallel()
	for texture, least := range map[Texture]float64{FeltTexture: .5, WoodTexture: .5, PaperTexture: .5, PlainTexture: 0} {
		c := GreenFelt
		c.Half, c.Edge, c.Texture = c.Middle, c.Middle, texture
		f := Felt(300, 200, c)
		mean, square := 0.0, 0.0
		for i := 1; i < len(f.Pix); i += 4 {
			v := float64(f.Pix[i])
			mean += v
			square += v * v
		}
		n := float64(len(f.Pix) / 4)
		mean /= n
		spread := math.Sqrt(square/n - mean*mean)
		if math.Abs(mean-float64(c.Middle.G)) > 2.5 {
			t.Errorf("texture %d: mean green %.1f, want %d", texture, mean, c.Middle.G)
		}
		if spread < least || spread > 6 {
			t.Errorf("texture %d: spread %.1f", texture, spread)
		}
	}
}

// longestRun is the longest run of equal pixels in a row.
func longestRun(f *image.RGBA) int {
	longest := 0
	for y := range f.Rect.Dy() {
		run := 0
		for x := 1; x < f.Rect.Dx(); x++ {
			run++
			if f.RGBAAt(x, y) != f.RGBAAt(x-1, y) {
				run = 0
			}
			longest = max(longest, run)
		}
	}
	return longest
}

func TestContactSheet(t *testing.T) {
	t.Parallel()
	s := ContactSheet(cards.Style{Deck: cards.Prussian}, 16)
	rows := 4 + (len(cards.Backs())+7)/8
	if want := image.Rect(0, 0, 8*18+2, rows*(Height(16)+2)+2); s.Rect != want {
		t.Errorf("the sheet is %v, want %v", s.Rect, want)
	}
	for i := 3; i < len(s.Pix); i += 4 {
		if s.Pix[i] != 255 {
			t.Fatal("the sheet is not opaque")
		}
	}
}
