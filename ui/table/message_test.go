package table

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"kutscherskat/game"
)

// longHint is about as long as a hint gets.
const longHint = "Herz-König: sichert den Stich und holt die Zehn nach Hause, bevor der Gegner sie stechen kann (+12 Augen, 69 %)"

// A message covers neither the trick, nor the viewer's cards, nor plates, nor
// what he is asked and the buttons, nor any other text, and has two lines at
// most.
func TestMessageCoversNothingNeeded(t *testing.T) {
	aboutLayout(t)
	for _, v := range game.Variants {
		r := newRig(t, setup{variant: v.Name, seed: 4, dealer: game.Seat(1 + len(v.Name)%2), options: game.Options{Announcements: true}}).start()
		for n := 0; r.deal.Turn() != 0 && n < 12; n++ {
			for i, size := range windows {
				if (i+n)%3 != 0 && i > 1 {
					continue
				}
				r.resize(size[0], size[1])
				for _, text := range []string{longHint, "Sie müssen Schellen bedienen."} {
					r.table.Say(text)
					if fault := hidden(r.table); fault != "" {
						t.Fatalf("%s at %v, %v: %s", v.Name, size, r.deal.Decision(), fault)
					}
				}
				r.table.Say("")
			}
			k := 0
			r.until(func() bool { k++; return k > 2 || r.deal.Decision() != game.DecidePlay && r.deal.Turn() == 1 })
		}
	}
}

func hidden(t *Table) string {
	z := zone{}
	for _, f := range t.front {
		if f.id == "message" {
			z = f
		}
	}
	for _, f := range t.front {
		if f.key && f.box.overlaps(z.box) {
			return fmt.Sprintf("the message at %v lies over %q at %v", z.box, f.id, f.box)
		}
	}
	for s, r := range t.lay.plates {
		if r.overlaps(z.box) {
			return fmt.Sprintf("the message at %v lies over the plate of %d at %v", z.box, s, r)
		}
	}
	for i := range t.spots {
		s := &t.spots[i]
		led := s.at.Zone == game.NoZone && s.beneath && s.face.Real()
		if (led || s.at.Seat == 1 && s.at.Zone != game.NoZone) && !s.buried && s.box.overlaps(z.box) {
			return fmt.Sprintf("the message at %v lies over %v at %v", z.box, s.face, s.box)
		}
	}
	return overText(t, z.box)
}

func overText(t *Table, box rect) string {
	lines := 0
	for _, layer := range [][]fyne.CanvasObject{t.under, t.above} {
		for _, o := range layer {
			x, ok := o.(*canvas.Text)
			switch {
			case !ok || !boxOf(o).squeezed().overlaps(box):
			case strings.Contains(tied(t.message()), x.Text):
				lines++
			default:
				return fmt.Sprintf("the message at %v lies over %q at %v", box, x.Text, boxOf(o))
			}
		}
	}
	if lines == 0 || lines > noteLines {
		return fmt.Sprintf("the message has %d lines", lines)
	}
	return ""
}

// A unit stays at its number when a message is broken.
func TestUnitsStay(t *testing.T) {
	i := ink{size: 14}
	for w := float32(60); w < 500; w += 7 {
		for _, line := range wrap(tied(longHint), i, w) {
			if strings.HasPrefix(line, "%") || strings.HasSuffix(line, "12") {
				t.Fatalf("broken at %v: %q", w, line)
			}
		}
	}
}

// A message is about a position: the next move takes it away, and so does a
// curtain.
func TestMessageEndsWithPosition(t *testing.T) {
	r := newRig(t, setup{variant: "harlekinskat", seed: 4}).start().untilTurn(game.DecidePlay, 0, 1)
	r.table.Say("Sie müssen Herz bedienen.")
	r.do(r.deal.Legal()[0])
	if r.table.message() != "" {
		t.Errorf("after a move the table still says %q", r.table.message())
	}
	r.table.Say("Sie müssen Herz bedienen.")
	r.table.Curtain("Anna", nil)
	r.table.Curtain("", nil)
	if r.table.message() != "" {
		t.Errorf("behind a curtain the table still says %q", r.table.message())
	}
}
