package ai

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// random is a small fast generator (splitmix64, after Steele, Lea and Flood
// 2014).
type random uint64

func (r *random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 to n-1.
func (r *random) below(n int) int { return int(r.next() >> 32 * uint64(n) >> 32) }

// unit returns a number from 0 up to, not including, 1.
func (r *random) unit() float64 { return float64(r.next()>>11) / (1 << 53) }

// shuffle puts cards into random order.
func (r *random) shuffle(cards []card.Card) {
	for i := len(cards) - 1; i > 0; i-- {
		j := r.below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

// oneOf returns a card of set, which is not empty.
func (r *random) oneOf(set card.Set) card.Card {
	for i := r.below(set.Len()); i > 0; i-- {
		set &= set - 1
	}
	return set.Lowest()
}

// randomFor returns a generator that depends on the seed and on what the view
// holds, not on what the player was asked before.
func randomFor(seed uint64, v *game.View) random {
	r := random(seed ^ uint64(v.Seen)<<20 ^ uint64(len(v.Said))<<8 ^ uint64(v.Seat))
	r.next()
	return r
}
