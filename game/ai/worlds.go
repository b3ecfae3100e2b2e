package ai

import (
	"context"
	"math"

	"kutscherskat/game"
	"kutscherskat/game/card"
	"kutscherskat/game/solve"
)

// open returns the position of s for the solver, every card open; nil where
// the solver has no such game (a Ramsch of three).
func (s *state) open() solve.Open {
	switch {
	case s.seats == 2:
		return s.open2()
	case s.stakes.contract == game.Ramsch:
		return nil
	}
	return s.open3()
}

func (s *state) open2() *solve.Open2 {
	p := &solve.Open2{Contract: solveContract(s.stakes.contract), Declarer: int(max(s.stakes.declarer, 0)), Lead: int(s.lead)}
	if s.stakes.declarer < 0 {
		p.Stock = int(s.stakes.stock)
	}
	p.Trick = append(p.Trick, s.trick[:s.n]...)
	for i := range 2 {
		p.Taken[i] = solve.Taken{Points: int(s.points[i]), Tricks: int(s.took[i])}
		p.Hand[i] = s.play[i] &^ s.covered
		for set := s.play[i] & s.covered; set != 0; set &= set - 1 {
			c := set.Lowest()
			p.Piles[i] = append(p.Piles[i], solve.Pile{Top: c, Under: s.under[c]})
		}
	}
	if s.n > 0 && s.covered.Has(s.trick[0]) {
		p.Piles[s.lead] = append(p.Piles[s.lead], solve.Pile{Top: card.None, Under: s.under[s.trick[0]]})
	}
	return p
}

func (s *state) open3() *solve.Open3 {
	p := &solve.Open3{Contract: solveContract(s.stakes.contract), Declarer: int(s.stakes.declarer), Lead: int(s.lead)}
	p.Trick = append(p.Trick, s.trick[:s.n]...)
	for i := range 3 {
		p.Hand[i] = s.play[i]
		p.Taken[i] = solve.Taken{Points: int(s.points[i]), Tricks: int(s.took[i])}
	}
	return p
}

// endFor returns a finished state in which an open position has the solver's
// value.
func (t *stakes) endFor(value int, seats int8) state {
	u := *t
	u.declarer = max(u.declarer, 0)
	s := state{stakes: &u, seats: seats, over: true, best: u.declarer}
	d, other := u.declarer, (u.declarer+1)%seats
	points := min(max(value, 0), 120)
	sweep := solve.Shared
	switch {
	case t.contract == game.Ramsch:
		points = 120 - points
		if value == 120 {
			points, sweep = 120, solve.AllTricks
		} else if value == 0 {
			sweep = solve.NoTrick
		}
	case t.contract == game.Null && value > 0, value > 120:
		sweep = solve.AllTricks
		if t.contract == game.Null {
			sweep = solve.NoTrick
		}
	case value < 0:
		sweep = solve.NoTrick
	}
	s.points[d], s.points[other] = int16(points), int16(120-points)
	s.took = [maxSeats]int8{1, 1, 1}
	switch sweep {
	case solve.AllTricks:
		s.took = [maxSeats]int8{}
		s.took[d] = 1
	case solve.NoTrick:
		s.took[d] = 0
		s.best = other
	}
	return s
}

// solveWorlds lays the hidden cards so many times, solves each, and adds up
// what every card is worth. It stops early after so many nodes; what has been
// found until then counts.
func (p *Player) solveWorlds(ctx context.Context, worlds int, nodes int64) []outlook {
	b := &p.bench
	v := b.scene.view
	t := b.scene.contracted(v.Contract, int8(v.Declarer)-1)
	out := make([]outlook, 32)
	for range worlds {
		b.guessAt()
		s := b.scene.lay(&t)
		position := s.open()
		if position == nil {
			return nil
		}
		b.solver.Budget = nodes
		moves, err := b.solver.ValueByCard(ctx, position)
		if err != nil {
			break
		}
		nodes = max(1, nodes-b.solver.Nodes())
		for _, m := range moves {
			end := t.endFor(int(math.Round(m.Value)), s.seats)
			out[m.Card].add(&end, b.scene.me, end.worth(b.scene.me))
		}
	}
	return out
}

// bestOutlook returns the legal card with the highest mean, and whether all
// were looked at.
func bestOutlook(legal []game.Action, out []outlook) (card.Card, bool) {
	best, c := math.Inf(-1), card.None
	if out == nil {
		return c, false
	}
	for _, a := range legal {
		o := &out[a.Card]
		if o.n == 0 {
			return card.None, false
		}
		if m := o.mean(); m > best {
			best, c = m, a.Card
		}
	}
	return c, true
}
