package table

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"

	"kutscherskat/assets/cards"
	"kutscherskat/game"
)

// TestMessageScreens makes pictures of hints at every decision, in both decks.
func TestMessageScreens(t *testing.T) {
	if os.Getenv(screens) == "" {
		t.Skip("set " + screens + " to a directory to get pictures")
	}
	for _, deck := range []cards.Deck{cards.Prussian, cards.French} {
		for _, size := range [][2]float32{{800, 600}, {1366, 768}} {
			for _, v := range game.Variants {
				r := newRig(t, setup{variant: v.Name, seed: 4, w: size[0], h: size[1], deck: deck, options: game.Options{Null: true, Announcements: true}}).start()
				name := func(s string) string { return "hint-" + v.Name + "-" + string(deck) + "-" + sizeName(size) + "-" + s }
				if v.Bidding() {
					r.table.Hint(game.Action{Seat: 1, Kind: game.Pass}, longHint)
					r.shot(name("bid"))
					r.untilBidder()
					r.table.Hint(game.Action{Seat: 1, Kind: game.Take}, longHint)
					r.shot(name("take"))
					r.do(game.Action{Seat: 1, Kind: game.Take})
					r.table.Hint(r.deal.Legal()[7], longHint)
					r.shot(name("discard"))
					r.do(r.deal.Legal()[7])
				}
				r.table.Hint(r.deal.Legal()[0], longHint)
				r.table.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
				r.shot(name("declare"))
				r.untilTurn(game.DecidePlay, v.Seats-1, 3)
				r.table.Hint(r.deal.Legal()[0], longHint)
				r.shot(name("play"))
			}
		}
	}
}
