package solve

import (
	"context"
	"math"

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
	v := s.down.value()
	return v, s.err
}

// ExpectByCard returns every legal card of t with the expected payoff after it.
func (s *Solver) ExpectByCard(ctx context.Context, t *Table, pay *Payoff) ([]Move, error) {
	if err := s.beginDown(ctx, t, pay); err != nil {
		return nil, err
	}
	g := &s.down
	moves := g.moves()
	for i := range moves {
		moves[i].Value = g.after(moves[i].Card, pay.least, pay.most)
	}
	return s.checked(moves)
}

// BestExpected returns a card of the player whose turn it is with the best
// expected payoff, and that payoff. Of cards with equal payoffs it takes the
// one with the best expected CardPoints: a payoff has steps, and a player who
// sees nothing else throws points away where no step is near.
func (s *Solver) BestExpected(ctx context.Context, t *Table, pay *Payoff) (Move, error) {
	nobody := Move{Card: card.None}
	if err := s.beginDown(ctx, t, pay); err != nil {
		return nobody, err
	}
	g := &s.down
	best := g.value()
	sign := g.root.sign()
	var equal []card.Card
	for _, m := range g.moves() {
		v := g.after(m.Card, best-2*equalWithin, best+2*equalWithin)
		if sign*(v-best) > -equalWithin {
			equal = append(equal, m.Card)
		}
	}
	if s.err != nil {
		return nobody, s.err
	}
	switch {
	case len(equal) == 0: // no card left
		return nobody, nil
	case len(equal) == 1 || pay.linear:
		return Move{equal[0], best}, nil
	}
	choice, most := equal[0], math.Inf(-1)
	s.ready(t, CardPoints(t.Contract))
	for _, c := range equal {
		if v := sign * g.after(c, g.pay.least, g.pay.most); v > most {
			choice, most = c, v
		}
	}
	if s.err != nil {
		return nobody, s.err
	}
	return Move{choice, best}, nil
}

// equalWithin is how far apart payoffs may be that count as equal: they are
// sums of fractions, rounded.
const equalWithin = 1e-7

// sign is 1 if the declarer is to play, else -1.
func (r *rootDown) sign() float64 {
	if (r.lead == 0) == (r.led < 0) {
		return 1
	}
	return -1
}

func (g *faceDown) moves() []Move { return legalMoves(start{lay: g.layout, legal: g.root.legal}) }

// value returns the value of the position the search starts from.
func (g *faceDown) value() float64 {
	r := &g.root
	if r.led >= 0 {
		return r.base + g.answer(&r.down, r.led, r.turning, g.pay.least, g.pay.most)
	}
	return r.base + g.node(&r.down, g.pay.least, g.pay.most)
}

// after returns the value after c, or a bound, as node does.
func (g *faceDown) after(c card.Card, alpha, beta float64) float64 {
	r, a := &g.root, int(g.bit[c])
	alpha, beta = alpha-r.base, beta-r.base
	if r.led >= 0 {
		return r.base + g.reply(&r.down, r.led, a, r.turning, alpha, beta)
	}
	next := r.down
	next.up[next.lead] &^= 1 << a
	next.cov &^= 1 << a
	return r.base + g.answer(&next, a, int(r.cov>>a&1), alpha, beta)
}

// beginDown readies s for a call about t.
func (s *Solver) beginDown(ctx context.Context, t *Table, pay *Payoff) error {
	if err := t.check(); err != nil {
		return err
	}
	if err := s.ready(t, pay); err != nil {
		return err
	}
	return s.watch.begin(ctx, s.Budget)
}

// ready readies s for a search of t.
func (s *Solver) ready(t *Table, pay *Payoff) error {
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
	s.endings.begin(s.memory() / 4)
	s.chances.begin(s.memory()/2, t.Up[t.Lead].Len()+t.Covers[t.Lead].Len(), t.Unseen.Len())
	return nil
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
