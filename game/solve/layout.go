package solve

import (
	"math/bits"

	"kutscherskat/game/card"
)

// A layout is the order of the 32 cards in a search's bit sets. Every
// effective suit is one block of neighbouring bits, weakest card lowest, and
// the trumps are the topmost block. So "beats", "follows" and "next stronger"
// are single mask operations.
type layout struct {
	bit   [32]uint8     // by card: its bit
	card  [32]card.Card // by bit: its card
	suit  [32]uint32    // by bit: the effective suit's block
	beats [32]uint32    // by bit: the cards that beat it once it has been led
	trump uint32
	null  bool

	// Weights of the cards in the question asked: card points, or 1 a card
	// where tricks are what matters.
	val [32]int8
	// masks by weight, highest first, for sums and extremes.
	v11, v10, v4, v3, v2, v1 uint32
	// start has the lowest bit of every run of cards with equal weights:
	// among those, cards with no foreign card between them are equivalent.
	start uint32
	// climbs has the lowest bit of every run of cards that do not get lighter
	// upwards, peaks the highest.
	climbs, peaks uint32
}

// layouts has a pair by contract: [0] weighs cards by points, [1] counts them.
var layouts = buildLayouts()

func buildLayouts() (all [contracts][2]layout) {
	for c := range all {
		byPoints := newLayout(Contract(c))
		all[c] = [2]layout{byPoints, byPoints}
		all[c][0].weigh(func(c card.Card) int { return c.Points() })
		all[c][1].weigh(func(card.Card) int { return 1 })
	}
	return all
}

func newLayout(c Contract) (l layout) {
	plain := []card.Rank{card.Seven, card.Eight, card.Nine, card.Queen, card.King, card.Ten, card.Ace}
	if c == Null {
		plain = []card.Rank{card.Seven, card.Eight, card.Nine, card.Ten, card.Jack, card.Queen, card.King, card.Ace}
	}
	next := 0
	block := func(cards ...card.Card) uint32 {
		mask := uint32(1<<len(cards)-1) << next
		for _, x := range cards {
			l.bit[x], l.card[next], l.suit[next] = uint8(next), x, mask
			next++
		}
		return mask
	}
	run := func(s card.Suit) (cards []card.Card) {
		for _, r := range plain {
			cards = append(cards, card.Of(s, r))
		}
		return cards
	}
	var trumps []card.Card
	for _, s := range card.Suits {
		if c == Contract(s) {
			trumps = run(s)
		} else {
			block(run(s)...)
		}
	}
	if c != Null {
		for i := range card.Suits {
			trumps = append(trumps, card.Of(card.Suits[3-i], card.Jack))
		}
		l.trump = block(trumps...)
	}
	l.null = c == Null
	for b := range l.beats {
		higher := l.suit[b] &^ (2<<b - 1)
		if l.trump>>b&1 == 0 {
			higher |= l.trump
		}
		l.beats[b] = higher
	}
	return l
}

// weigh sets the weights of the cards and what follows from them.
func (l *layout) weigh(weight func(card.Card) int) {
	for b, c := range l.card {
		w := weight(c)
		l.val[b] = int8(w)
		switch w {
		case 11:
			l.v11 |= 1 << b
		case 10:
			l.v10 |= 1 << b
		case 4:
			l.v4 |= 1 << b
		case 3:
			l.v3 |= 1 << b
		case 2:
			l.v2 |= 1 << b
		case 1:
			l.v1 |= 1 << b
		}
		if b == 0 || l.suit[b] != l.suit[b-1] || l.val[b] != l.val[b-1] {
			l.start |= 1 << b
		}
		if b == 0 || l.suit[b] != l.suit[b-1] || l.val[b] < l.val[b-1] {
			l.climbs |= 1 << b
		}
	}
	l.peaks = l.climbs>>1 | 1<<31
}

// sum returns the weight of all cards in s.
func (l *layout) sum(s uint32) int {
	return 11*bits.OnesCount32(s&l.v11) + 10*bits.OnesCount32(s&l.v10) + 4*bits.OnesCount32(s&l.v4) +
		3*bits.OnesCount32(s&l.v3) + 2*bits.OnesCount32(s&l.v2) + bits.OnesCount32(s&l.v1)
}

// most returns the weight of the heaviest card of s, 0 if s is empty.
func (l *layout) most(s uint32) int {
	switch {
	case s&l.v11 != 0:
		return 11
	case s&l.v10 != 0:
		return 10
	case s&l.v4 != 0:
		return 4
	case s&l.v3 != 0:
		return 3
	case s&l.v2 != 0:
		return 2
	case s&l.v1 != 0:
		return 1
	}
	return 0
}

// least returns the weight of the lightest card of s, which is not empty.
func (l *layout) least(s uint32) int {
	switch {
	case s&^(l.v11|l.v10|l.v4|l.v3|l.v2|l.v1) != 0:
		return 0
	case s&l.v1 != 0:
		return 1
	case s&l.v2 != 0:
		return 2
	case s&l.v3 != 0:
		return 3
	case s&l.v4 != 0:
		return 4
	case s&l.v10 != 0:
		return 10
	}
	return 11
}

// leastSum returns the weight of the k lightest cards of s.
func (l *layout) leastSum(s uint32, k int) (w int) {
	k -= bits.OnesCount32(s &^ (l.v11 | l.v10 | l.v4 | l.v3 | l.v2 | l.v1))
	if k <= 0 {
		return 0
	}
	for _, step := range [...]struct {
		cards uint32
		val   int
	}{{l.v1, 1}, {l.v2, 2}, {l.v3, 3}, {l.v4, 4}, {l.v10, 10}, {l.v11, 11}} {
		n := min(k, bits.OnesCount32(s&step.cards))
		w += n * step.val
		if k -= n; k <= 0 {
			break
		}
	}
	return w
}

// sure returns the least weight of the tricks that mine's highest trumps win
// from theirs, or -1 if mine has not the highest trump.
func (l *layout) sure(mine, theirs uint32) int {
	t, u := mine&l.trump, theirs&l.trump
	if t <= u {
		return -1
	}
	top := t >> bits.Len32(u) << bits.Len32(u)
	return l.sum(top) + l.leastSum(theirs, bits.OnesCount32(top))
}

// doubles returns those cards of own that are equivalent to a weaker card of
// own: of the same suit and weight, with no card of foreign between them. It
// is a carry that starts at every card of own, runs upwards through a run of
// equal weights and stops at foreign cards (Kogge-Stone fill).
func (l *layout) doubles(own, foreign uint32) uint32 {
	return above(own, foreign, l.start)
}

// heavy returns those cards of own that are as strong as a lighter card of
// own, or a double.
//
// Of two cards of one hand with no foreign card between them, the lighter one
// is the better one to give to the other side, and the heavier one to win
// points with: whatever is played with one of them later can be played with
// the other, and no card that counts is lost by it.
func (l *layout) heavy(own, foreign uint32) uint32 {
	return above(own, foreign, l.climbs)
}

// light returns those cards of own that are as strong as a heavier card of
// own, or a double.
func (l *layout) light(own, foreign uint32) uint32 {
	pass, fill := ^(foreign | l.peaks), own
	fill |= pass & (fill >> 1)
	pass &= pass >> 1
	fill |= pass & (fill >> 2)
	pass &= pass >> 2
	fill |= pass & (fill >> 4)
	return own &^ l.peaks & (fill >> 1)
}

// above returns the cards of own that have another card of own below them with
// neither a foreign card between nor a bit of start after it.
func above(own, foreign, start uint32) uint32 {
	pass, fill := ^(foreign | start), own
	fill |= pass & (fill << 1)
	pass &= pass << 1
	fill |= pass & (fill << 2)
	pass &= pass << 2
	fill |= pass & (fill << 4)
	return own &^ start & (fill << 1)
}

// set translates a set of cards into bits.
func (l *layout) set(cards card.Set) (s uint32) {
	for ; cards != 0; cards &= cards - 1 {
		s |= 1 << l.bit[cards.Lowest()]
	}
	return s
}

// cards translates bits into a set of cards.
func (l *layout) cards(s uint32) (cards card.Set) {
	for ; s != 0; s &= s - 1 {
		cards = cards.With(l.card[bits.TrailingZeros32(s)])
	}
	return cards
}
