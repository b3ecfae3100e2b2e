package table

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"kutscherskat/game"
)

// No text is cut short where names are of usual length, in any language, at
// every decision.
func TestNothingCutShort(t *testing.T) {
	aboutLayout(t)
	for _, lang := range []string{"de", "en", "sv"} {
		for _, v := range game.Variants {
			for seed := range uint64(2) {
				r := newRig(t, setup{variant: v.Name, seed: 5 + seed, lang: lang, dealer: game.Seat(1 + seed)})
				o := r.table.o
				if seed == 1 && !v.Private() { // two people without names of their own
					o.Names, o.Humans = [4]string{}, [4]bool{1: true, 2: true}
					r.table.SetOptions(o)
				}
				r.start()
				last := game.DecidePlay
				for r.deal.Turn() != 0 {
					n := 0
					r.until(func() bool { n++; return n > 1 })
					d := r.deal.Decision()
					if d == last && len(r.deal.View(1).Tricks) < 13 {
						continue
					}
					last = d
					for _, size := range [][2]float32{{800, 600}, {1366, 768}, {1180, 760}, {720, 960}} {
						r.resize(size[0], size[1])
						if text := r.cutShort(); text != "" {
							t.Errorf("%s, %s at %v, %v: %q", lang, v.Name, size, d, text)
						}
					}
				}
			}
		}
	}
}

// cutShort returns a text on the screen that was shortened.
func (r *rig) cutShort() string {
	for _, o := range r.table.objects {
		if x, ok := o.(*canvas.Text); ok && strings.HasSuffix(x.Text, "…") {
			return x.Text
		}
	}
	return ""
}

// While re is asked for, twelve of the cards after kontra are dealt and four
// are to come.
func TestStepsAtRe(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 4}).start()
	r.untilTurn(game.DecideRe, 0, 0)
	if r.deal.Turn() == 0 {
		t.Fatal("re is not asked for")
	}
	var got []string
	for _, s := range r.table.steps() {
		got = append(got, fmt.Sprintf("%d %s", s.state, s.text))
	}
	want := "0 Friedrich: Kontra?|0 Weitere 12 Karten|1 Ihr Re?|2 Die übrigen 4 Karten"
	if all := strings.Join(got, "|"); !strings.HasSuffix(all, want) {
		t.Errorf("steps %q, want at the end %q", all, want)
	}
	r.untilTurn(game.DecidePlay, 0, 0)
	r.expect("Kontra ×2")
}

// Before kontra the rest is one line; it stays so where nobody says kontra.
func TestStepsWithoutRe(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 4}).start().untilTurn(game.DecideDeclare, 0, 0)
	steps := r.table.steps()
	if last := steps[len(steps)-1]; last.text != "Die übrigen 16 Karten" || last.state != stepAhead {
		t.Errorf("the last step is %+v", last)
	}
}

// Kontra and re are factors of two each.
func TestDoublesAreFactors(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 4}).start().untilTurn(game.DecideRe, 0, 0)
	r.do(game.Action{Seat: 1, Kind: game.Re})
	r.expect("Kontra ×2")
	r.expect("Re ×2")
}

// A practice deal says so while it is played and on its sheet.
func TestPracticeSaysSo(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 4})
	r.status.Practice = true
	r.start().untilTurn(game.DecidePlay, 0, 1)
	r.expect("Übung, zählt nicht")
	for r.deal.Turn() != 0 {
		r.do(r.deal.Legal()[0])
	}
	for _, size := range [][2]float32{{800, 600}, {1366, 768}, {760, 560}} {
		r.resize(size[0], size[1])
		if n := strings.Count(r.words(), "Übung, zählt nicht"); n != 2 {
			t.Errorf("at %v sheet and panel say %d times that the deal is practice", size, n)
		}
	}
	r.resize(720, 960)
	if text := r.cutShort(); text != "" {
		t.Errorf("in the strip %q is cut short", text)
	}
	r.expect("zählt")
}

// At kontra the viewer's cards are counted in the trump suit.
func TestOwnCardsCountTrumps(t *testing.T) {
	for seed := range uint64(6) {
		r := newRig(t, setup{variant: "offiziersskat", seed: seed, dealer: 1}).start().untilTurn(game.DecideKontra, 0, 0)
		v := r.deal.View(1)
		s, n, some := r.table.bestSuit(v.Playable(1))
		want, ok := v.Contract.TrumpSuit()
		if some != ok || ok && (s != want || n != (v.Playable(1)&v.Contract.Members(game.Trump)).Len()) {
			t.Errorf("%v: counts %d of %v", v.Contract, n, s)
		}
	}
}
