package ai

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// worthOf returns what the trick is worth to the seat on turn after it plays
// c: that of trick, which for two players takes a shorter way.
func (q *policy) worthOf(s *state, c card.Card) int32 {
	if s.seats != 2 {
		return q.trick(s, c)[s.turn]
	}
	me := s.turn
	if s.n == 1 {
		v, _ := q.duel(s, me, c, s.trick[0], s.winning(c))
		return v - int32(q.keep[c])
	}
	var value int32
	best := int32(-1 << 30)
	beats := s.beats[c]
	for set := s.follow(s.play[1-me], c); set != 0; set &= set - 1 {
		r := set.Lowest()
		mine, theirs := q.duel(s, me, c, r, !beats.Has(r))
		cost := int32(q.keep[r])
		theirs -= cost
		if s.stakes.contract != game.Ramsch {
			mine += cost
			theirs += int32(q.keep[c])
		}
		if theirs > best {
			best, value = theirs, mine
		}
	}
	return value - int32(q.keep[c])
}

// duel returns what a trick of c by seat me and r by the other is worth to
// both, without what the cards cost.
func (q *policy) duel(s *state, me int8, c, r card.Card, wins bool) (mine, theirs int32) {
	st := s.stakes
	sum := scale * int32(pointsOf[c]+pointsOf[r])
	switch {
	case st.contract == game.Ramsch:
		v := int32(q.weights[useRamsch].lead) - sum
		if wins {
			return v, 0
		}
		return 0, v
	case st.contract == game.Null:
		if sum = 0; wins == (me == st.declarer) {
			sum = -1000 // the declarer takes a trick
			if !wins {
				sum = 1000
			}
			return sum, -sum
		}
		return 0, 0
	}
	v := sum + int32(q.weights[useOf(st, me)].lead)
	if !wins {
		v = -v
	}
	return v, -v
}
