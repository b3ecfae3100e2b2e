package ai

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// maxSeats is the number of seats in the largest game. Here seats count from 0.
const maxSeats = game.MaxSeats

// state is a position of the play in which every card has its place: either
// the true one or, as far as cards are hidden, one guess at it. States are
// copied, not undone.
type state struct {
	*lore
	stakes *stakes
	under  *[32]card.Card // by card: what lies beneath it; None

	seats, left int8 // left: tricks not complete
	turn        int8
	n           int8 // cards in the trick
	best        int8 // who has the best of them
	over        bool
	trick       [maxSeats]card.Card
	lead        int8
	play        [maxSeats]card.Set // cards that can be played
	alive       card.Set           // all cards not played yet, without the stock
	covered     card.Set           // the playable cards with another beneath
	points      [maxSeats]int16
	took        [maxSeats]int8
}

// legal returns the cards that the seat on turn may play.
func (s *state) legal() card.Set {
	if s.n == 0 {
		return s.play[s.turn]
	}
	return s.follow(s.play[s.turn], s.trick[0])
}

// winning reports whether c, played now, would be the best of the trick.
func (s *state) winning(c card.Card) bool {
	return s.n == 0 || s.beats[s.trick[(s.best-s.lead+s.seats)%s.seats]].Has(c)
}

// next returns the seat after p.
func (s *state) next(p int8) int8 {
	if p++; p == s.seats {
		return 0
	}
	return p
}

// do plays c for the seat on turn.
func (s *state) do(c card.Card) {
	p := s.turn
	s.play[p] &^= 1 << c
	s.alive &^= 1 << c
	if s.n == 0 {
		s.lead = p
	}
	if s.winning(c) {
		s.best = p
	}
	s.trick[s.n] = c
	s.n++
	s.turn = s.next(p)
	if s.n == s.seats {
		s.finishTrick()
	}
}

func (s *state) finishTrick() {
	p := s.lead
	for i := int8(0); i < s.n; i++ {
		c := s.trick[i]
		s.points[s.best] += pointsOf[c]
		if s.covered.Has(c) {
			s.covered &^= 1 << c
			s.play[p] |= 1 << s.under[c]
		}
		p = s.next(p)
	}
	s.took[s.best]++
	s.n = 0
	s.turn, s.lead = s.best, s.best
	s.left--
	s.over = s.left == 0 || s.stakes.decided(s)
	if s.over && s.stakes.declarer < 0 {
		s.points[s.best] += s.stakes.stock
	}
}
