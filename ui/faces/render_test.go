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

// BenchmarkFelt paints the ground of a full screen in each texture.
func BenchmarkFelt(b *testing.B) {
	for name, texture := range map[string]Texture{"felt": FeltTexture, "wood": WoodTexture, "paper": PaperTexture, "plain": PlainTexture} {
		c := GreenFelt
		c.Texture = texture
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				Felt(1920, 1080, c)
			}
		})
	}
}
