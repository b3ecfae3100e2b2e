package faces

import (
	"fmt"
	"image"
	"math"
	"testing"

	"kutscherskat/assets/cards"
	"kutscherskat/game/card"
)

// The checks of the art direction, run on every card of every pack. What is
// checked on the paths alone (inks, the frame, size and form of the export) is
// tested in package cards.

// paintings paints a pack at one width.
func paintings(s cards.Style, width int) [32]*image.RGBA {
	var out [32]*image.RGBA
	var p painter
	for _, c := range card.Full() {
		out[c] = p.render(cards.Face(c, s), width)
	}
	return out
}

func eachStyle(t *testing.T, f func(t *testing.T, s cards.Style)) {
	t.Parallel()
	for _, s := range []cards.Style{{Deck: cards.French}, {Deck: cards.French, Index: "en"}, {Deck: cards.French, Index: "sv"},
		{Deck: cards.Prussian}, {Deck: cards.Tournament}, {Deck: cards.Tournament, Index: "sv"}} {
		t.Run(string(s.Deck)+s.Index, func(t *testing.T) {
			t.Parallel()
			f(t, s)
		})
	}
}

// turnDifference compares a picture with itself turned by 180 degrees: the
// mean difference of a channel, and the share of channels off by more than 48.
func turnDifference(a *image.RGBA) (mean, far float64) {
	n := len(a.Pix)
	for i := 0; i < n; i += 4 {
		for k := range 4 {
			d := distance(a.Pix[i+k], a.Pix[n-4-i+k])
			mean += float64(d)
			if d > 48 {
				far++
			}
		}
	}
	return mean / float64(n), far / float64(n)
}

func checkTurn(t *testing.T, name string, d *cards.Drawing) {
	t.Helper()
	for _, width := range []int{90, 236} {
		if mean, far := turnDifference(Render(d, width)); mean >= .8 || far >= .0005 {
			t.Errorf("%s at %d px is not its own half-turn: mean %.2f, %.3f %% far off", name, width, mean, 100*far)
		}
	}
}

// uprightInTheMiddle tells the cards whose middle sign cannot turn: it stands
// upright, as on every pack. They are checked without it.
func uprightInTheMiddle(s cards.Style, r card.Rank) bool {
	if s.Deck == cards.Prussian {
		return r == card.Seven || r == card.Nine
	}
	return r <= card.Nine || r == card.Ace
}

func TestHalfTurn(t *testing.T) {
	t.Parallel()
	for _, deck := range cards.Decks() {
		t.Run(string(deck), func(t *testing.T) {
			t.Parallel()
			s := cards.Style{Deck: deck}
			for _, c := range card.Full() {
				d := cards.Face(c, s)
				if uprightInTheMiddle(s, c.Rank()) {
					d = withoutUpright(d)
				}
				checkTurn(t, c.String(), d)
			}
		})
	}
	t.Run("backs", func(t *testing.T) {
		t.Parallel()
		for _, name := range cards.Backs() {
			d, err := cards.Back(name)
			if err != nil {
				t.Fatal(err)
			}
			checkTurn(t, name, d)
		}
	})
}

// withoutUpright leaves of d the card itself and what stands on it twice.
func withoutUpright(d *cards.Drawing) *cards.Drawing {
	out := &cards.Drawing{W: d.W, H: d.H, Shapes: d.Shapes[:1:1]}
	for _, s := range d.Shapes[1:] {
		if s.Twice {
			out.Shapes = append(out.Shapes, s)
		}
	}
	return out
}

// cells is a picture boiled down to 12 by 18 mean colours.
type cells [18][12][3]float64

func boil(a *image.RGBA) *cells {
	var out cells
	w, h := a.Rect.Dx(), a.Rect.Dy()
	for cy := range 18 {
		for cx := range 12 {
			n := 0.0
			for y := cy * h / 18; y < (cy+1)*h/18; y++ {
				for x := cx * w / 12; x < (cx+1)*w/12; x++ {
					p := a.RGBAAt(x, y)
					out[cy][cx][0] += float64(p.R)
					out[cy][cx][1] += float64(p.G)
					out[cy][cx][2] += float64(p.B)
					n++
				}
			}
			for k := range 3 {
				out[cy][cx][k] /= n
			}
		}
	}
	return &out
}

// unlike is the largest mean difference of two cells.
func unlike(a, b *cells) float64 {
	worst := 0.0
	for y := range a {
		for x := range a[y] {
			d := 0.0
			for k := range 3 {
				d += math.Abs(a[y][x][k] - b[y][x][k])
			}
			worst = max(worst, d/3)
		}
	}
	return worst
}

func TestCardsAreDistinct(t *testing.T) {
	eachStyle(t, func(t *testing.T, s cards.Style) {
		var boiled [32]*cells
		for i, img := range paintings(s, 118) {
			boiled[i] = boil(img)
		}
		nearest, pair := math.Inf(1), ""
		for i := range boiled {
			for j := range i {
				if d := unlike(boiled[i], boiled[j]); d < nearest {
					nearest, pair = d, fmt.Sprint(card.Card(i), " ", card.Card(j))
				}
			}
		}
		if nearest < 30 {
			t.Errorf("%s look alike: %.1f", pair, nearest)
		}
	})
}

// luminance is the relative luminance of WCAG 2.
func luminance(r, g, b uint8) float64 {
	f := func(c uint8) float64 {
		v := float64(c) / 255
		if v <= .03928 {
			return v / 12.92
		}
		return math.Pow((v+.055)/1.055, 2.4)
	}
	return .2126*f(r) + .7152*f(g) + .0722*f(b)
}

// corner calls f with the pixels of a box given in card units.
func corner(a *image.RGBA, x0, y0, x1, y1 float64, f func(i int)) {
	k := float64(a.Rect.Dx()) / cards.Width
	for y := int(y0 * k); y < int(y1*k); y++ {
		for x := int(x0 * k); x < int(x1*k); x++ {
			f(a.PixOffset(x, y))
		}
	}
}

func TestIndexContrast(t *testing.T) {
	eachStyle(t, func(t *testing.T, s cards.Style) {
		for i, img := range paintings(s, 90) {
			lo, hi := 2.0, -1.0
			corner(img, 8, 12, 41, 48, func(i int) {
				l := luminance(img.Pix[i], img.Pix[i+1], img.Pix[i+2])
				lo, hi = min(lo, l), max(hi, l)
			})
			want := 4.5
			if s.Deck == cards.Tournament && card.Card(i).Suit() == card.Diamonds {
				want = 3 // a yellow that reads as yellow cannot be darker
			}
			if c := (hi + .05) / (lo + .05); c < want {
				t.Errorf("%v: the index has a contrast of %.1f, want %.1f", card.Card(i), c, want)
			}
		}
	})
}

// TestIndexLetters wants the letters of a rank to be the same in every suit,
// in shape, and those of two ranks to differ.
func TestIndexLetters(t *testing.T) {
	eachStyle(t, func(t *testing.T, s cards.Style) {
		var masks [32][]bool
		for i, img := range paintings(s, 236) {
			masks[i] = letterMask(img)
		}
		for i, m := range masks {
			for j := range i {
				same := card.Card(i).Rank() == card.Card(j).Rank()
				iou := overlap(m, masks[j])
				if same && iou < .93 || !same && iou > .85 {
					t.Errorf("the indices of %v and %v overlap by %.2f", card.Card(i), card.Card(j), iou)
				}
			}
		}
	})
}

// letterMask is the index letter as a silhouette: what is nearer to its ink
// than to the paper.
func letterMask(a *image.RGBA) []bool {
	var share []float64
	dark := 255.0
	corner(a, 8, 12, 41, 47, func(i int) {
		v := float64(min(a.Pix[i], a.Pix[i+1], a.Pix[i+2]))
		share, dark = append(share, v), min(dark, v)
	})
	mask := make([]bool, len(share))
	for i, v := range share {
		mask[i] = v < (dark+247)/2
	}
	return mask
}

// overlap is the intersection of two masks over their union.
func overlap(a, b []bool) float64 {
	in, un := 0.0, 0.0
	for i := range a {
		if a[i] && b[i] {
			in++
		}
		if a[i] || b[i] {
			un++
		}
	}
	return in / un
}

// signMask is the index sign as a silhouette, and its mean colour.
func signMask(a *image.RGBA) (mask []bool, mean [3]float64) {
	n := 0.0
	corner(a, 9, 49, 40, 78, func(i int) {
		on := distance(a.Pix[i], 0xff)+distance(a.Pix[i+1], 0xfd)+distance(a.Pix[i+2], 0xf7) > 90
		mask = append(mask, on)
		if on {
			n++
			for k := range 3 {
				mean[k] += float64(a.Pix[i+k])
			}
		}
	})
	for k := range 3 {
		mean[k] /= n
	}
	return mask, mean
}

// TestSignHues wants the colour of each suit in the index sign of its cards.
func TestSignHues(t *testing.T) {
	black := func(r, g, b float64) bool { return max(r, g, b) < 70 }
	red := func(r, g, b float64) bool { return r > 1.8*g && r > 1.8*b }
	green := func(r, g, b float64) bool { return g > 1.3*r && g > 1.3*b }
	yellow := func(r, g, b float64) bool { return r > 1.2*g && g > 1.5*b }
	mixed := func(r, g, b float64) bool { return r > b && g > b && !red(r, g, b) && !green(r, g, b) }
	want := map[cards.Deck][4]func(r, g, b float64) bool{
		cards.French:     {black, black, red, red},
		cards.Tournament: {black, green, red, yellow},
		cards.Prussian:   {mixed, green, red, yellow},
	}
	eachStyle(t, func(t *testing.T, s cards.Style) {
		for i, img := range paintings(s, 150) {
			_, m := signMask(img)
			if !want[s.Deck][card.Card(i).Suit()](m[0], m[1], m[2]) {
				t.Errorf("%v: the index sign is %.0f", card.Card(i), m)
			}
		}
	})
}

// TestSignOutlines wants the four signs of a pack to differ as silhouettes:
// two-colour packs rely on it where colours cannot be told apart.
func TestSignOutlines(t *testing.T) {
	t.Parallel()
	for _, deck := range []cards.Deck{cards.French, cards.Prussian} {
		var masks [4][]bool
		for _, s := range card.Suits {
			masks[s], _ = signMask(Render(cards.Face(card.Of(s, card.Seven), cards.Style{Deck: deck}), 400))
		}
		for i := range masks {
			for j := range i {
				if iou := overlap(masks[i], masks[j]); iou > .85 {
					t.Errorf("%s: the signs of %v and %v overlap by %.2f", deck, card.Suit(i), card.Suit(j), iou)
				}
			}
		}
	}
}

// deuteranope shows a colour as someone sees it who has no green cones
// (Viénot, Brettel and Mollon 1999).
func deuteranope(c [3]float64) [3]float64 {
	lin := func(v float64) float64 { return math.Pow(v/255, 2.2) }
	out := func(v float64) float64 { return 255 * math.Pow(min(max(v, 0), 1), 1/2.2) }
	r, g, b := lin(c[0]), lin(c[1]), lin(c[2])
	yellow := .29275*r + .70725*g
	return [3]float64{out(yellow), out(yellow), out(-.02234*r + .02234*g + b)}
}

func TestTournamentInksWithoutGreenCones(t *testing.T) {
	t.Parallel()
	var seen [4][3]float64
	for _, s := range card.Suits {
		_, mean := signMask(Render(cards.Face(card.Of(s, card.Seven), cards.Style{Deck: cards.Tournament}), 400))
		seen[s] = deuteranope(mean)
	}
	for i := range seen {
		for j := range i {
			a, b := seen[i], seen[j]
			if d := math.Sqrt(sq(a[0]-b[0]) + sq(a[1]-b[1]) + sq(a[2]-b[2])); d < 25 {
				t.Errorf("%v and %v are %.0f apart", card.Suit(i), card.Suit(j), d)
			}
		}
	}
}

func sq(v float64) float64 { return v * v }
