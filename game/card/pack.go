package card

import (
	"fmt"
	"strings"
)

// Full returns the 32 cards in order, clubs first, each suit from seven to ace.
func Full() []Card { return Pack.Cards() }

// Join writes the codes of cards joined by single spaces.
func Join(cards []Card) string {
	var b strings.Builder
	for i, c := range cards {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(c.String())
	}
	return b.String()
}

// CheckPack reports as an error a slice that does not hold each of the 32
// cards once.
func CheckPack(cards []Card) error {
	var seen Set
	for _, c := range cards {
		switch {
		case !c.Real():
			return fmt.Errorf("%v is not a card of the pack", c)
		case seen.Has(c):
			return fmt.Errorf("%v is twice in the deck", c)
		}
		seen = seen.With(c)
	}
	if seen != Pack {
		return fmt.Errorf("the deck has %d cards, not 32", seen.Len())
	}
	return nil
}
