package ui

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"kutscherskat/game"
)

// shared opens a window in which people alone play a variant, every game with
// other cards.
func shared(t *testing.T, variant string, seats int, seed uint64) *rig {
	config := quick + "[game]\nvariant = \"" + variant + "\"\n[players]\nseats = [\"human\", \"human\""
	if seats == 3 {
		config += ", \"human\""
	}
	r := newRig(t, t.TempDir(), config+"]\n")
	r.opt.Rand = rand.New(rand.NewPCG(seed, 1))
	r.newMatch()
	return r
}

// toCurtain cuts and plays until the curtain is down, by the keys.
func (r *rig) toCurtain() {
	r.t.Helper()
	for n := 0; !r.hides(); n++ {
		if n > 500 || r.match.Result() != nil {
			r.t.Fatal("the curtain does not come down")
		}
		r.press()
	}
}

// TestCurtainHidesEverything has two deals with other cards: while the
// curtain is down the pictures of the window do not differ in a pixel, and no
// text differs.
func TestCurtainHidesEverything(t *testing.T) {
	for _, v := range game.Variants {
		if !v.Private() {
			continue
		}
		t.Run(v.Name, func(t *testing.T) {
			var pictures [2][]byte
			var texts [2]string
			var decks [2]string
			for i := range pictures {
				r := shared(t, v.Name, v.Seats, 1)
				r.opt.Rand = rand.New(rand.NewPCG(uint64(i)+7, 7))
				r.match = nil
				r.newMatch()
				for r.match.Standing().Dealer != 1 {
					r.newMatch()
				}
				r.toCurtain()
				decks[i] = fmt.Sprint(r.match.Record().Deck)
				pictures[i] = pixels(r.win.Canvas().Capture())
				texts[i] = textsOn(r.win.Canvas().Content())
			}
			if decks[0] == decks[1] {
				t.Fatal("the two deals have the same cards")
			}
			if !bytes.Equal(pictures[0], pictures[1]) {
				t.Error("the picture depends on hidden cards")
			}
			if texts[0] != texts[1] {
				t.Errorf("the texts depend on hidden cards:\n%s\n%s", texts[0], texts[1])
			}
		})
	}
}

func pixels(img image.Image) []byte {
	var b bytes.Buffer
	box := img.Bounds()
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			c := color.RGBAModel.Convert(img.At(x, y)).(color.RGBA)
			b.Write([]byte{c.R, c.G, c.B})
		}
	}
	return b.Bytes()
}

// textsOn lists the texts that are to be seen below o.
func textsOn(o fyne.CanvasObject) string {
	if !o.Visible() {
		return ""
	}
	switch o := o.(type) {
	case *canvas.Text:
		return o.Text + "\n"
	case *fyne.Container:
		all := ""
		for _, child := range o.Objects {
			all += textsOn(child)
		}
		return all
	case fyne.Widget:
		all := ""
		for _, child := range test.WidgetRenderer(o).Objects() {
			all += textsOn(child)
		}
		return all
	}
	return ""
}

// TestPeopleAlone plays a whole deal of every variant with people at every
// seat, by the keys: the curtain lifts for each in turn.
func TestPeopleAlone(t *testing.T) {
	for _, v := range game.Variants {
		t.Run(v.Name, func(t *testing.T) {
			r := shared(t, v.Name, v.Seats, 3)
			curtains := 0
			for n := 0; r.match.Result() == nil; n++ {
				if n > 4000 {
					t.Fatalf("the deal does not end: %v", r.match.View(r.viewer).Decision)
				}
				if r.hides() {
					curtains++
				}
				r.press()
			}
			if (curtains > 0) != v.Private() {
				t.Errorf("the curtain came down %d times", curtains)
			}
		})
	}
}

// TestDealingShowsNobodyElsesCards: after the cut the one who cut is the
// viewer, and a deal played again is dealt for nobody's eyes.
func TestDealingShowsNobodyElsesCards(t *testing.T) {
	for _, v := range game.Variants {
		if !v.Private() {
			continue
		}
		r := shared(t, v.Name, v.Seats, 5)
		r.cut(10)
		if r.viewer != r.match.Cutter() {
			t.Errorf("%s: seat %d cut, seat %d sees the dealing", v.Name, r.match.Cutter(), r.viewer)
		}
		for n := 0; r.match.Result() == nil && n < 4000; n++ {
			r.press()
		}
		r.again()
		if r.viewer != 0 || !r.hides() {
			t.Errorf("%s: seat %d sees the deal played again", v.Name, r.viewer)
		}
	}
}

// TestRestartShowsNobodysCards takes up a deal of two people in its midst:
// behind the question nobody's hand is seen, and after it the curtain is down.
func TestRestartShowsNobodysCards(t *testing.T) {
	for _, v := range game.Variants {
		if !v.Private() {
			continue
		}
		r := shared(t, v.Name, v.Seats, 6)
		r.toCurtain()
		r.close()
		again := newRig(t, r.store.Dir, "")
		if again.viewer != 0 {
			t.Errorf("%s: seat %d sees his cards behind the question", v.Name, again.viewer)
		}
		again.begin() // the answer "go on"
		if !again.hides() {
			t.Errorf("%s: no curtain after the question", v.Name)
		}
	}
}
