package solve

import (
	"context"

	"kutscherskat/game/card"
)

// rootDown is the position a search of faceDown starts from.
type rootDown struct {
	down
	led     int // the card led, or -1
	turning int // 1 if the card led lay on a face-down card
	legal   uint32
	base    float64 // what is to be added to values
}

// Expect returns the expected payoff of t with best play of both sides: exact
// expectiminimax over every way in which the face-down cards may lie. The error
// is the context's, ErrBudget or wraps ErrPosition.
func (s *Solver) Expect(ctx context.Context, t *Table, pay *Payoff) (float64, error) {
	if err := s.beginDown(ctx, t, pay); err != nil {
		return 0, err
	}
	g := &s.down
	r := &g.root
	var v float64
	if r.led >= 0 {
		v = g.answer(&r.down, r.led, r.turning, pay.least, pay.most)
	} else {
		v = g.node(&r.down, pay.least, pay.most)
	}
	return r.base + v, s.err
}

// Expects returns every legal card of t with the expected payoff after it.
func (s *Solver) Expects(ctx context.Context, t *Table, pay *Payoff) ([]Move, error) {
	if err := s.beginDown(ctx, t, pay); err != nil {
		return nil, err
	}
	g := &s.down
	r := &g.root
	moves := legalMoves(start{lay: g.layout, legal: r.legal})
	for i := range moves {
		a := int(g.bit[moves[i].Card])
		var v float64
		if r.led >= 0 {
			v = g.reply(&r.down, r.led, a, r.turning, pay.least, pay.most)
		} else {
			next := r.down
			next.up[next.lead] &^= 1 << a
			next.cov &^= 1 << a
			v = g.answer(&next, a, int(r.cov>>a&1), pay.least, pay.most)
		}
		moves[i].Value = r.base + v
	}
	return s.checked(moves)
}

// beginDown readies s for a call about t.
func (s *Solver) beginDown(ctx context.Context, t *Table, pay *Payoff) error {
	if err := t.check(); err != nil {
		return err
	}
	g, about := &s.down, pointsTopic
	if pay.pointless {
		about = tricksTopic
	}
	lay := &layouts[t.Contract][about]
	kids := g.kids
	if kids == nil {
		kids = make([]kid, 16*15*9)
	}
	e := ending{lay, &s.watch, &s.endings, pay.trend < 0}
	*g = faceDown{ending: e, memo: &s.chances, pay: pay, kids: kids, fewer: t.Contract >= Ramsch}
	r := &g.root
	*r = rootDown{led: -1}
	seat := [2]int{t.Declarer, 1 - t.Declarer}
	for i, k := range seat {
		r.up[i] = lay.set(t.Up[k])
		r.cov |= lay.set(t.Covers[k])
		if t.Taken[k].Tricks > 0 {
			r.took |= 1 << i
		}
		if k == t.Lead {
			r.lead = i
		}
	}
	r.unseen = lay.set(t.Unseen)
	r.rest = (t.Up[0] | t.Up[1] | t.Unseen | card.SetOf(t.Trick...)).Points()
	r.points = t.Taken[t.Declarer].Points
	r.legal = r.up[r.lead]
	for _, c := range t.Trick {
		r.led = int(lay.bit[c])
		r.legal = g.follow(r.up[1-r.lead], r.led)
		if t.Turning {
			r.turning = 1
		}
	}
	if pay.pointless {
		r.rest, r.points = 0, 0
	}
	if pay.linear {
		r.base, r.points = float64(r.points), 0
	}
	if pay.sweepless {
		r.took = 3
	}
	if err := g.countMatadors(t); err != nil {
		return err
	}
	s.endings.begin(s.memory())
	s.chances.begin(s.memory(), t.Up[t.Lead].Len()+t.Covers[t.Lead].Len())
	return s.watch.begin(ctx, s.Budget)
}

// countMatadors finds what is known of the run of matadors.
func (g *faceDown) countMatadors(t *Table) error {
	n := g.pay.matadors
	if n == 0 || t.Contract == Null {
		return nil
	}
	if t.Contract >= Grand {
		n = min(n, 4)
	}
	g.matadors = ^uint32(0) << (32 - n)
	var known [2]uint32
	for seat := range known {
		known[seat] = g.set(t.Up[seat] | t.Played[seat])
		if seat == t.Lead {
			known[seat] |= g.set(card.SetOf(t.Trick...))
		}
	}
	if lost := g.matadors &^ (known[0] | known[1] | g.root.unseen); lost != 0 {
		return wrong("nobody knows of %v", g.layout.cards(lost))
	}
	g.root.run, g.root.trumps = -1, known[t.Declarer]&g.matadors
	g.settle(&g.root.down)
	return nil
}
