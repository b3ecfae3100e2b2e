package table

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"kutscherskat/assets/cards"
	"kutscherskat/assets/texts"
	"kutscherskat/game"
	"kutscherskat/ui/motion"
)

// Clicks, keys, drags, resizing and changed options in any order, while cards
// move, bring neither a panic nor a board that is not what the deal is.
func TestMonkey(t *testing.T) {
	for _, v := range game.Variants {
		for seed := range uint64(4) {
			r := newRig(t, setup{
				variant: v.Name, seed: seed, speed: motion.Speed(seed), dealer: game.Seat(1 + seed%2),
				options: game.Options{Announcements: true, Null: true, AllPassRamsch: seed%2 == 0},
			})
			m := &monkey{r, r.clock(), rand.New(rand.NewPCG(seed, 99))}
			r.start()
			for range 400 {
				m.do()
				if r.deal.Turn() > 1 {
					legal := r.deal.Legal()
					r.do(legal[m.rng.IntN(len(legal))])
				}
			}
			r.table.Finish()
			view := r.deal.View(1)
			if !r.table.board.shows(&view) || r.table.Busy() || r.table.stage.running != nil {
				t.Fatalf("%s, seed %d: the table is not what the deal is", v.Name, seed)
			}
		}
	}
}

type monkey struct {
	*rig
	clock *clock
	rng   *rand.Rand
}

func (m *monkey) point() fyne.Position {
	size := m.table.Size()
	return fyne.NewPos(m.rng.Float32()*size.Width, m.rng.Float32()*size.Height)
}

func (m *monkey) do() {
	keys := []fyne.KeyName{
		fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyReturn, fyne.KeySpace, fyne.KeyL, fyne.KeyH, fyne.KeyEscape,
	}
	c := m.win.Canvas()
	switch m.rng.IntN(12) {
	case 0, 1, 2:
		test.TapCanvas(c, m.point())
	case 3:
		test.MoveMouse(c, m.point())
	case 4:
		m.drag(m.point(), 300*m.rng.Float32()-150, 400*m.rng.Float32()-200)
	case 5, 6:
		m.table.TypedKey(key(keys[m.rng.IntN(len(keys))]))
	case 7:
		m.table.TypedRune(rune('0' + m.rng.IntN(10)))
	case 8:
		size := windows[m.rng.IntN(len(windows))]
		m.resize(size[0], size[1])
	case 9:
		m.options()
	default:
		if m.table.stage.running != nil {
			m.clock.to(m.rng.Float32())
		}
	}
}

func (m *monkey) options() {
	o := m.table.o
	o.Speed = motion.Speed(m.rng.IntN(4))
	o.Texts = texts.For(texts.Languages[m.rng.IntN(3)])
	o.Style = cards.Style{Deck: cards.Decks()[m.rng.IntN(3)], Index: "de"}
	o.Faces = cacheFor(o.Style)
	m.table.SetOptions(o)
}
