// Package card holds the 32 cards of the Skat pack: suits, ranks, card points
// and sets. It knows nothing of trumps, tricks or variants.
package card

import "fmt"

// Suit is one of the four suits, in the order of their base values, highest
// first. French and German packs are two faces of the same suits.
type Suit uint8

// The suits. The comment gives the German sign.
const (
	Clubs    Suit = iota // Eichel, acorns
	Spades               // Blatt, leaves
	Hearts               // Herz
	Diamonds             // Schellen, bells
)

// Suits lists the four suits, clubs first.
var Suits = [4]Suit{Clubs, Spades, Hearts, Diamonds}

// Rank is one of the eight ranks in their natural order. How ranks beat each
// other depends on the contract and is not known here.
type Rank uint8

// The ranks, from the seven to the ace.
const (
	Seven Rank = iota
	Eight
	Nine
	Ten
	Jack  // Bube, Unter
	Queen // Dame, Ober
	King
	Ace // Ass, Daus
)

// Ranks lists the eight ranks, seven first.
var Ranks = [8]Rank{Seven, Eight, Nine, Ten, Jack, Queen, King, Ace}

// Card is one of the 32 cards, 8*suit + rank (0 to 31), or one of the marks
// None and Unknown, which stand where a card might be.
type Card uint8

// Marks that are not cards.
const (
	None    Card = 64 // no card lies here
	Unknown Card = 65 // a card lies here that the viewer has not seen
)

const (
	suitCodes = "CSHD"
	rankCodes = "789TJQKA"
)

// points are the card points by rank (rules.md 1): 120 in the pack.
var points = [8]int{Ten: 10, Jack: 2, Queen: 3, King: 4, Ace: 11}

// Of returns the card of suit s and rank r.
func Of(s Suit, r Rank) Card { return Card(s)<<3 | Card(r) }

// Suit returns the printed suit of a real card.
func (c Card) Suit() Suit { return Suit(c>>3) & 3 }

// Rank returns the rank of a real card.
func (c Card) Rank() Rank { return Rank(c & 7) }

// Real reports whether c is one of the 32 cards and not a mark.
func (c Card) Real() bool { return c < 32 }

// Points returns the card points of c, 0 to 11; a mark has none.
func (c Card) Points() int {
	if !c.Real() {
		return 0
	}
	return points[c.Rank()]
}

// String returns the code of the card, such as "CJ"; "??" for Unknown and
// "--" for None.
func (c Card) String() string {
	switch {
	case c.Real():
		return c.Suit().String() + c.Rank().String()
	case c == Unknown:
		return "??"
	}
	return "--"
}

// String returns the suit's letter: C, S, H or D.
func (s Suit) String() string { return suitCodes[s&3 : s&3+1] }

// String returns the rank's letter: 7, 8, 9, T, J, Q, K or A.
func (r Rank) String() string { return rankCodes[r&7 : r&7+1] }

// Parse reads a two-letter card code such as "CJ" or "S7". The marks cannot
// be parsed.
func Parse(code string) (Card, error) {
	if len(code) == 2 {
		s, ok := ParseSuit(code[:1])
		for r := range rankCodes {
			if ok && rankCodes[r] == code[1] {
				return Of(s, Rank(r)), nil
			}
		}
	}
	return None, fmt.Errorf("%q is not a card", code)
}

// ParseSuit reads a suit's letter.
func ParseSuit(letter string) (Suit, bool) {
	for s := range suitCodes {
		if letter == suitCodes[s:s+1] {
			return Suit(s), true
		}
	}
	return 0, false
}
