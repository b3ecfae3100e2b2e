package solve

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"
)

func payoffs(c Contract, i int) *Payoff {
	return [...]*Payoff{CardPoints(), Winning(c), Score(c, Jacks, 1), Score(c, Spitzen, 2), Score(c, Simple, 4)}[i%5]
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
		moves, err := s.Expects(ctx, p, pay)
		if err != nil || len(moves) != len(g.legal()) {
			t.Fatalf("Expects: %d moves, %v", len(moves), err)
		}
		for _, m := range moves {
			next := g.play(m.Card)
			if v := next.expect(pay); math.Abs(v-m.Value) > 1e-9 {
				t.Fatalf("%d: card %v = %v, want %v: %+v", i, m.Card, m.Value, v, p)
			}
		}
	}
}
