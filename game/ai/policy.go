package ai

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// policy plays by looking one trick ahead: every card that may still fall to
// the trick is tried, each player does what is best for himself, and what a
// trick is worth is its points and what the cards played and turned up are
// worth by the weights.
type policy struct {
	weights *[uses]weights
	lots    *random   // for playOut; nil: no lots
	keep    [32]int16 // by card: what playing it costs its owner
}

// pays are what a trick is worth to each seat.
type pays [maxSeats]int32

// appraise fills keep for every card that can be played.
func (q *policy) appraise(s *state) {
	for p := int8(0); p < s.seats; p++ {
		w := &q.weights[useOf(s.stakes, p)]
		own := s.play[p]
		foreign := s.alive &^ own
		for set := own; set != 0; set &= set - 1 {
			c := set.Lowest()
			q.keep[c] = w.cost(s, c, own, foreign)
		}
	}
}

// cost returns what playing c costs its owner.
func (w *weights) cost(s *state, c card.Card, own, foreign card.Set) int16 {
	k := w.keep[s.place[c]]
	group := s.group[c]
	if s.higher[c]&foreign == 0 {
		switch {
		case s.trumps.Has(c):
			k += w.top
		case foreign&s.trumps == 0:
			k += w.master + w.safe
		default:
			k += w.master
		}
	}
	if !s.trumps.Has(c) {
		switch rest := own & group &^ (1 << c); {
		case rest == 0:
			if own&s.trumps != 0 {
				k -= w.void
			}
		case rest&(rest-1) == 0 && rest.Lowest().Rank() == card.Ten && s.higher[rest.Lowest()]&foreign != 0:
			k += w.bare
		}
	}
	if s.covered.Has(c) {
		k -= w.turn
	}
	return k
}

// pick returns the card that the seat on turn plays.
func (q *policy) pick(s *state) card.Card {
	set := s.legal()
	if set&(set-1) == 0 {
		return set.Lowest()
	}
	return q.pickFrom(s, set)
}

// pickFrom returns the best card of set, by the policy, for the seat on turn.
func (q *policy) pickFrom(s *state, set card.Set) card.Card {
	q.appraise(s)
	best, at := int32(-1<<30), card.None
	for ; set != 0; set &= set - 1 {
		c := set.Lowest()
		if v := q.worthOf(s, c); v > best {
			best, at = v, c
		}
	}
	return at
}

// trick returns what the trick is worth after c is played to it.
func (q *policy) trick(s *state, c card.Card) pays {
	t := trial{policy: q, s: s, n: s.n, best: s.best, turn: s.turn}
	for i := int8(0); i < s.n; i++ {
		t.sum += int32(pointsOf[s.trick[i]])
	}
	if s.n > 0 {
		t.led, t.top = s.trick[0], s.trick[(s.best-s.lead+s.seats)%s.seats]
	}
	return t.with(c)
}

// trial is a trick being tried.
type trial struct {
	*policy
	s    *state
	n    int8
	turn int8
	best int8
	led  card.Card
	top  card.Card // the best card so far
	sum  int32     // points so far
	cost pays      // of the cards played
}

// with plays c in a copy of the trial and answers it as well as possible.
func (t trial) with(c card.Card) pays {
	s := t.s
	p := t.turn
	if t.n == 0 {
		t.led = c
	}
	if t.n == 0 || s.beats[t.top].Has(c) {
		t.top, t.best = c, p
	}
	t.sum += int32(pointsOf[c])
	t.cost[p] += int32(t.keep[c])
	if t.n++; t.n == s.seats {
		return t.settle()
	}
	t.turn = s.next(p)
	q := t.turn
	var value pays
	best := int32(-1 << 30)
	for set := s.follow(s.play[q], t.led); set != 0; set &= set - 1 {
		if v := t.with(set.Lowest()); v[q] > best {
			best, value = v[q], v
		}
	}
	return value
}

// settle returns what the complete trick is worth to each seat.
func (t *trial) settle() (v pays) {
	s := t.s
	st := s.stakes
	if st.declarer < 0 || st.contract == game.Ramsch {
		for p := int8(0); p < s.seats; p++ {
			v[p] = -t.cost[p]
		}
		v[t.best] += int32(t.weights[useRamsch].lead) - scale*t.sum
		return v
	}
	side := int32(-1)
	if t.best == st.declarer {
		side = 1
	}
	var won int32
	if st.contract == game.Null {
		won = -1000 * max(side, 0)
	} else {
		won = side * (scale*t.sum + int32(t.weights[useOf(st, t.best)].lead))
	}
	for p := int8(0); p < s.seats; p++ {
		if p == st.declarer {
			won -= t.cost[p]
		} else {
			won += t.cost[p]
		}
	}
	for p := int8(0); p < s.seats; p++ {
		v[p] = -won
	}
	v[st.declarer] = won
	return v
}

// playOut plays s to its end. Now and then a card is drawn by lot.
func (q *policy) playOut(s *state) {
	for !s.over {
		if q.lots != nil && q.lots.unit() < byLot {
			s.do(q.lots.oneOf(s.legal()))
			continue
		}
		s.do(q.pick(s))
	}
}

// byLot is the share of cards drawn by lot: without any, every error of the
// policy would weigh on all plays alike.
const byLot = 0.1
