package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"kutscherskat/game"
)

// handGame plays a Skat deal from the hand, with an announcement, to its end.
func handGame(t *testing.T, size [2]float32, level game.Level) *rig {
	r := newRig(t, setup{
		variant: "skat", seed: 6, scoring: game.Seeger, w: size[0], h: size[1], options: game.Options{Announcements: true},
	}).start().untilBidder()
	r.do(game.Action{Seat: 1, Kind: game.PlayHand})
	r.do(game.Action{Seat: 1, Kind: game.Declare, Contract: game.ClubsTrump, Level: level})
	return r.until(func() bool { return false })
}

// An announcement that was missed is called so; the sheet shows the skat.
func TestSheetTellsMissedAndSkat(t *testing.T) {
	r := handGame(t, [2]float32{1366, 768}, game.AnnouncedSchneider)
	if r.deal.Result().Points[2]+r.deal.Result().Points[3] <= 30 {
		t.Fatal("the announcement was not missed")
	}
	r.expect("Schneider angesagt – nicht erfüllt")

	r = newRig(t, setup{variant: "skat", seed: 6, scoring: game.Seeger}).start().untilBidder()
	r.do(game.Action{Seat: 1, Kind: game.Take})
	laid := r.deal.Legal()[3]
	r.do(laid)
	r.until(func() bool { return false })
	x := r.table.o.Texts
	r.expect("Skat: " + x.Card(laid.Laid[0], true) + ", " + x.Card(laid.Laid[1], true))
}

// The letters of every line of the sum lie over the line under it, at every
// size and with many lines.
func TestSheetLinesClear(t *testing.T) {
	aboutLayout(t)
	for _, size := range windows {
		r := handGame(t, size, game.Ouvert)
		rows := r.table.sheetRows()
		if len(rows) < 9 {
			t.Fatalf("only %d lines", len(rows))
		}
		last := rows[len(rows)-1].label
		for _, o := range r.table.above {
			x, ok := o.(*canvas.Text)
			if !ok || !strings.HasPrefix(x.Text, last[:8]) {
				continue
			}
			base := boxOf(o).Y + boxOf(o).H*.76
			for _, o := range r.table.above {
				rule, ok := o.(*canvas.Rectangle)
				if ok && rule.Size().Height == 2 && rule.Size().Width > 200 && boxOf(o).Y < base+.26*x.TextSize {
					t.Errorf("at %v %q touches the rule at %v", size, x.Text, boxOf(o))
				}
			}
		}
	}
}
