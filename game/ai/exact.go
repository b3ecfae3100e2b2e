package ai

import (
	"context"

	"kutscherskat/game"
	"kutscherskat/game/card"
	"kutscherskat/game/solve"
)

// verdict is what an exact search says about a card: worth for the viewer's
// side.
type verdict struct {
	card  card.Card
	worth float64
}

// solveContract translates a contract.
func solveContract(c game.Contract) solve.Contract {
	switch c {
	case game.Grand:
		return solve.Grand
	case game.Null:
		return solve.Null
	case game.Ramsch:
		return solve.Ramsch
	}
	s, _ := c.TrumpSuit()
	return solve.SuitGame(s)
}

// endOf returns a finished state in which the declarer of a game for two has
// so many points; sweep says who took every trick.
func (t *stakes) endOf(points int, sweep solve.Sweep) state {
	s := state{stakes: t, seats: 2, over: true}
	d := t.declarer
	s.points[d], s.points[1-d] = int16(points), int16(120-points)
	s.took = [maxSeats]int8{1, 1}
	s.best = d
	switch sweep {
	case solve.AllTricks:
		s.took[1-d] = 0
	case solve.NoTrick:
		s.took[d] = 0
		s.best = 1 - d
	}
	return s
}

// payoffOf returns what a deal for two is worth to the declarer.
func (t *stakes) payoffOf() *solve.Payoff {
	limit := 0
	if t.contract.ForPoints() && t.scoring != game.Simple {
		limit = matadorLimit(t.scoring)
	}
	u := *t
	u.tieBreak = 0
	return solve.NewPayoff(limit, func(o solve.Outcome) float64 {
		u.matadors = o.Matadors
		s := u.endOf(o.Points, o.Sweep)
		return s.worth(u.declarer)
	})
}

// payoff is payoffOf, kept while the stakes stay the same.
func (b *bench) payoff(t *stakes) *solve.Payoff {
	key := *t
	key.matadors, key.stock = 0, 0
	if b.pay == nil || b.payFor != key {
		b.pay, b.payFor = t.payoffOf(), key
	}
	return b.pay
}

// openGame reports whether the seat sees all that any seat sees, so that what
// is hidden is hidden from everybody.
func (sc *scene) openGame() bool { return !sc.view.Variant.Private() && sc.seats == 2 }

// table returns the position of an open game for the solver.
func (sc *scene) table() *solve.Table {
	v := sc.view
	p := &solve.Table{
		Contract: solveContract(v.Contract), Declarer: int(v.Declarer) - 1, Lead: int(v.Leader) - 1,
		Unseen: v.Unseen(),
	}
	for _, t := range v.Trick {
		p.Trick = append(p.Trick, t.Card)
	}
	for s := range 2 {
		side := &v.Sides[s+1]
		p.Taken[s] = solve.Taken{Points: side.Points, Tricks: side.Tricks}
		p.Played[s] = side.Held
		for _, pile := range side.Piles {
			switch {
			case pile.Top != card.None:
				p.Up[s] = p.Up[s].With(pile.Top)
				p.Played[s] = p.Played[s].Without(pile.Top)
				if pile.Under != card.None {
					p.Covers[s] = p.Covers[s].With(pile.Top)
				}
			case pile.Under != card.None:
				p.Turning = true
			}
		}
	}
	return p
}

// solveTable solves the position of an open game exactly, if that takes no
// more than so many nodes.
func (p *Player) solveTable(ctx context.Context, nodes int64) ([]verdict, error) {
	b := &p.bench
	t := b.scene.contracted(b.scene.view.Contract, int8(b.scene.view.Declarer)-1)
	b.solver.Budget = nodes
	moves, err := b.solver.ExpectByCard(ctx, b.scene.table(), b.payoff(&t))
	if err != nil {
		return nil, err
	}
	sign := 1.0
	if b.scene.me != t.declarer {
		sign = -1
	}
	verdicts := make([]verdict, len(moves))
	for i, m := range moves {
		verdicts[i] = verdict{m.Card, sign * m.Value}
	}
	return verdicts, nil
}

// bestOnTable returns the best card of an open game, among equal ones that
// with the most card points. It takes fewer nodes than solveTable.
func (p *Player) bestOnTable(ctx context.Context, nodes int64) (card.Card, error) {
	b := &p.bench
	t := b.scene.contracted(b.scene.view.Contract, int8(b.scene.view.Declarer)-1)
	b.solver.Budget = nodes
	m, err := b.solver.BestExpected(ctx, b.scene.table(), b.payoff(&t))
	return m.Card, err
}

// bestVerdict returns the best card.
func bestVerdict(list []verdict) verdict {
	best := list[0]
	for _, v := range list[1:] {
		if v.worth > best.worth+1e-9 {
			best = v
		}
	}
	return best
}
