package solve

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"
)

func payoffs(c Contract, i int) *Payoff {
	odd := func(o Outcome) float64 { return float64(o.Points%7 + 10*int(o.Sweep) + o.Matadors%3) }
	return [...]*Payoff{CardPoints(c), Winning(c), Score(c, Jacks, 1), Score(c, Spitzen, 2), Score(c, Simple, 4), NewPayoff(4, odd)}[i%6]
}

// TestTable holds expected payoffs against plain expectiminimax.
func TestTable(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	var s Solver
	ctx := context.Background()
	for i := range 2000 {
		c := Contract(i % int(contracts))
		g := randomTable(rng, c, 1+i%4, i%3 == 0)
		pay := payoffs(c, i/int(contracts))
		p := g.table()
		want := g.expect(pay)
		got, err := s.Expect(ctx, p, pay)
		if err != nil || math.Abs(got-want) > 1e-9 {
			t.Fatalf("%d: Expect = %v, %v, want %v: %+v", i, got, err, want, p)
		}
		moves, err := s.ExpectByCard(ctx, p, pay)
		if err != nil || len(moves) != len(g.legal()) {
			t.Fatalf("ExpectByCard: %d moves, %v", len(moves), err)
		}
		for _, m := range moves {
			next := g.play(m.Card)
			if v := next.expect(pay); math.Abs(v-m.Value) > 1e-9 {
				t.Fatalf("%d: card %v = %v, want %v: %+v", i, m.Card, m.Value, v, p)
			}
		}
		checkBestExpected(t, &s, g, pay, want)
	}
}

func checkBestExpected(t *testing.T, s *Solver, g *refGame, pay *Payoff, want float64) {
	t.Helper()
	p := g.table()
	got, err := s.BestExpected(context.Background(), p, pay)
	next := g.play(got.Card)
	if v := next.expect(pay); err != nil || math.Abs(v-want) > 1e-9 || math.Abs(got.Value-want) > 1e-9 {
		t.Fatalf("BestExpected = %+v, %v, leads to %v, want %v: %+v", got, err, v, want, p)
	}
	points := CardPoints(g.contract)
	sign := 1.0
	if g.turn() != g.declarer {
		sign = -1
	}
	mine := next.expect(points)
	for _, x := range g.legal() {
		next := g.play(x)
		if math.Abs(next.expect(pay)-want) < 1e-9 && sign*(next.expect(points)-mine) > 1e-9 {
			t.Fatalf("BestExpected = %v throws card points away, %v does not: %+v", got.Card, x, p)
		}
	}
}
