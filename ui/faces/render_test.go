package faces

import (
	"testing"

	"kutscherskat/assets/cards"
	"kutscherskat/game/card"
)

func benchDeck(b *testing.B, width int) {
	for _, deck := range cards.Decks() {
		b.Run(string(deck), func(b *testing.B) {
			for b.Loop() {
				var p painter
				for _, c := range card.Full() {
					p.render(cards.Face(c, cards.Style{Deck: deck}), width)
				}
				back, _ := cards.Back("coach")
				p.render(back, width)
			}
		})
	}
}

// BenchmarkDeck240 draws and paints a deck and its back at 240 pixels; the
// budget is 400 ms on one core.
func BenchmarkDeck240(b *testing.B) { benchDeck(b, 240) }

func BenchmarkDeck90(b *testing.B) { benchDeck(b, 90) }
