package ai

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// spotKey names a place.
type spotKey struct {
	seat, index int8
	under       bool
}

func (s spot) key() spotKey { return spotKey{s.seat, s.index, s.under} }

// whereabouts lists the cards of a deal that its seat on turn does not see,
// by place, as put together from what the others see and, for cards that
// nobody sees, from the deck.
func whereabouts(d *game.Deal) map[spotKey][]card.Card {
	truth := map[spotKey][]card.Card{}
	turn := d.View(d.Turn())
	setup := d.Setup()
	laid := card.Set(0)
	for _, a := range d.Said() {
		if a.Kind == game.Discard {
			laid = card.SetOf(a.Laid[0], a.Laid[1])
		}
	}
	taken := turn.Took
	n := 0
	for _, step := range setup.Variant.Script {
		for i := 0; i < step.Count; i++ {
			c := setup.Deck[n]
			n++
			if turn.Seen.Has(c) {
				continue
			}
			k := spotKey{int8(setup.Variant.SeatOf(step.To, setup.Dealer)) - 1, -1, step.Zone.Beneath()}
			if step.First > 0 {
				k.index = int8(step.First + i - 1)
			}
			if step.Zone == game.Stock {
				k.seat = -1
				if taken {
					k.seat = int8(turn.Declarer) - 1
				}
			}
			if laid.Has(c) {
				k = spotKey{-1, -1, false}
			}
			truth[k] = append(truth[k], c)
		}
	}
	return truth
}
