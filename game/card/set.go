package card

import "math/bits"

// Set is a set of cards, one bit a card. The zero value is the empty set.
// Sets hold real cards only; marks are ignored.
type Set uint32

// Pack is the set of all 32 cards; Jacks that of the four jacks.
const (
	Pack  Set = 1<<32 - 1
	Jacks Set = 0x10101010
)

// SetOf returns the set of the real cards among cards.
func SetOf(cards ...Card) Set {
	var s Set
	for _, c := range cards {
		s = s.With(c)
	}
	return s
}

// OfSuit returns the eight cards with the printed suit s.
func OfSuit(s Suit) Set { return 0xff << (8 * s) }

// Has reports whether c is in s.
func (s Set) Has(c Card) bool { return c.Real() && s>>c&1 == 1 }

// With returns s with c added.
func (s Set) With(c Card) Set {
	if c.Real() {
		s |= 1 << c
	}
	return s
}

// Without returns s without c.
func (s Set) Without(c Card) Set {
	if c.Real() {
		s &^= 1 << c
	}
	return s
}

// Len returns the number of cards in s.
func (s Set) Len() int { return bits.OnesCount32(uint32(s)) }

// Points returns the card points of all cards in s, 0 to 120.
func (s Set) Points() int {
	sum := 0
	for r, p := range points {
		if p > 0 {
			sum += p * (s & (0x01010101 << r)).Len()
		}
	}
	return sum
}

// Lowest returns the card of s with the lowest number, None if s is empty.
func (s Set) Lowest() Card {
	if s == 0 {
		return None
	}
	return Card(bits.TrailingZeros32(uint32(s)))
}

// Cards returns the cards of s, clubs first, each suit from seven to ace.
func (s Set) Cards() []Card {
	cards := make([]Card, 0, s.Len())
	for ; s != 0; s &= s - 1 {
		cards = append(cards, s.Lowest())
	}
	return cards
}

// String returns the codes of the cards joined by spaces.
func (s Set) String() string { return Join(s.Cards()) }
