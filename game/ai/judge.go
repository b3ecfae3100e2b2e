package ai

import (
	"math"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// judgement estimates from some cards seen how likely a declarer wins: a
// logistic model, one weight for each place a card can have under the
// contract, and some for the shape of the hand.
type judgement struct {
	bias   float64
	own    [places]float64
	other  [places]float64 // per card of the other side, where seen
	shapes [shapes]float64
}

// The features of shape.
const (
	shapeTrumps  = iota // trumps beyond the fifth
	shapeVoids          // plain suits without a card, where there are trumps
	shapeGuarded        // tens with their ace
	shapeBare           // tens alone
	shapeGaps           // cards of a Null that may be caught
	shapes
)

// judgements by use; useAgainstNull has none.
type judgements [useNull + 1]judgement

// logit sums up what the model sees in the cards.
func (j *judgement) logit(l *lore, own, other card.Set) float64 {
	x := j.bias
	for set := own; set != 0; set &= set - 1 {
		x += j.own[l.place[set.Lowest()]]
	}
	for set := other; set != 0; set &= set - 1 {
		x += j.other[l.place[set.Lowest()]]
	}
	for i, n := range shapesOf(l, own) {
		x += j.shapes[i] * n
	}
	return x
}

func shapesOf(l *lore, own card.Set) (f [shapes]float64) {
	if l == &lores[game.Null] {
		f[shapeGaps] = gaps(own)
		return f
	}
	trumps := (own & l.trumps).Len()
	f[shapeTrumps] = float64(max(0, trumps-5))
	for _, s := range card.Suits {
		suit := card.OfSuit(s) &^ l.trumps
		held := own & suit
		ten, ace := card.Of(s, card.Ten), card.Of(s, card.Ace)
		switch {
		case suit == 0:
		case held == 0 && trumps > 0:
			f[shapeVoids]++
		case held.Has(ten) && held.Has(ace):
			f[shapeGuarded]++
		case held == 1<<ten:
			f[shapeBare]++
		}
	}
	return f
}

// gaps counts, over the suits, the cards of own that the lower cards of the
// others may force to take a trick: the k-th card from below is safe where
// fewer than k of the others' cards are lower.
func gaps(own card.Set) float64 {
	n := 0.0
	l := &lores[game.Null]
	for _, s := range card.Suits {
		held := own & card.OfSuit(s)
		k := 0
		for _, r := range [8]card.Rank{card.Seven, card.Eight, card.Nine, card.Ten, card.Jack, card.Queen, card.King, card.Ace} {
			c := card.Of(s, r)
			if !held.Has(c) {
				continue
			}
			lower := card.OfSuit(s) &^ held &^ l.higher[c] &^ (1 << c)
			if below := lower.Len(); below > k {
				n += float64(below - k)
			}
			k++
		}
	}
	return n
}

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }
