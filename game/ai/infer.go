package ai

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// inference weighs guesses at the hidden cards by what the others have said:
// who bid has a hand for it, who passed has none, and a declarer has the cards
// for his contract.
type inference struct {
	said   [maxSeats]saying
	worlds [][32]card.Card // guesses drawn by their weights
}

// saying is how far a seat went in the auction.
type saying struct {
	bid    int // the highest value bid or held, 0: none
	passed int // the value that was too high, 0: did not pass
}

// infers reports whether there is anything to learn from the auction.
func (sc *scene) infers() bool {
	return sc.view.Variant.Bidding() && sc.view.Contract != game.NoContract && len(sc.spots) > 0
}

// listen reads the auction.
func (in *inference) listen(v *game.View) {
	in.said = [maxSeats]saying{}
	last := 0
	for _, a := range v.Said {
		s := &in.said[a.Seat-1]
		switch a.Kind {
		case game.Bid:
			last = a.Value
			s.bid = last
		case game.Hold:
			s.bid = last
		case game.Pass:
			s.passed = max(18, last)
		}
	}
}

// prepare draws n guesses out of some times as many.
func (in *inference) prepare(sc *scene, r *random, n int) {
	const tries = 4
	in.listen(sc.view)
	in.worlds = in.worlds[:0]
	for range n {
		total := 0.0
		var chosen [32]card.Card
		for range tries {
			sc.draw(r)
			w := in.weight(sc)
			total += w
			if r.unit()*total < w {
				chosen = sc.room
			}
		}
		in.worlds = append(in.worlds, chosen)
	}
}

// doubt is the weight of a hand that does not fit what its owner said, where
// one that fits has 1: people and programs differ.
const doubt = 0.25

// weight returns how well the guess laid out in the scene fits what was said.
func (in *inference) weight(sc *scene) float64 {
	v := sc.view
	w := 1.0
	for p := int8(0); p < sc.seats; p++ {
		if p == sc.me {
			continue
		}
		hand := v.Sides[p+1].Held
		for i := range sc.spots {
			if s := &sc.spots[i]; s.seat == p && !s.under {
				hand |= 1 << sc.room[i]
			}
		}
		if game.Seat(p+1) == v.Declarer {
			w *= declarerFits(v, hand)
			continue
		}
		w *= in.said[p].fits(v, hand)
	}
	return w
}

// declarerFits returns the chance of winning that a declarer would see.
func declarerFits(v *game.View, hand card.Set) float64 {
	m := modelsFor(v)
	l := &lores[v.Contract]
	return 0.03 + sigmoid(m.after[useFor(v.Contract)].logit(l, hand, 0)+m.laid*meanSkat)
}

// fits compares a hand with how far its owner went.
func (s saying) fits(v *game.View, hand card.Set) float64 {
	w := 1.0
	if s.passed > 0 && wouldBid(v, hand, s.passed) {
		w *= doubt
	}
	if s.bid > 0 && !wouldBid(v, hand, s.bid) {
		w *= doubt
	}
	return w
}

// wouldBid reports whether some game is worth bidding so high with the hand.
func wouldBid(v *game.View, hand card.Set, value int) bool {
	m := modelsFor(v)
	for _, c := range suitsAndGrand {
		o := offer{contract: c, value: gameValue(v, c, hand, 0)}
		if o.value < float64(value) {
			continue
		}
		o.chance = sigmoid(m.before[useFor(c)].logit(&lores[c], hand, 0))
		o.weigh(v, value)
		if o.score > passScores[v.Variant.Seats][v.Scoring] {
			return true
		}
	}
	return false
}

// guessAt lays out the hidden cards: one of the prepared guesses, or any that
// is possible.
func (b *bench) guessAt() {
	if n := len(b.inference.worlds); n > 0 {
		b.scene.room = b.inference.worlds[b.random.below(n)]
		return
	}
	b.scene.draw(&b.random)
}
