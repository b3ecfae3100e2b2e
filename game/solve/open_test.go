package solve

import (
	"context"
	"math/rand/v2"
	"testing"
)

// TestOpen2 holds every question about open positions for two against plain
// minimax.
func TestOpen2(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	var s Solver
	for i := range 3000 {
		g := randomOpen2(rng, Contract(i%int(contracts)), 1+i%5, i%3 == 0)
		checkOpen(t, rng, &s, g, g.open2())
	}
}

func checkOpen(t *testing.T, rng *rand.Rand, s *Solver, g *refGame, p Open) {
	t.Helper()
	ctx := context.Background()
	want := g.solve()
	got, err := s.Value(ctx, p)
	if err != nil || got != want {
		t.Fatalf("Value = %d, %v, want %d: %+v", got, err, want, p)
	}
	for _, need := range []int{0, 31, 61, 90, 121, want, want + 1, rng.IntN(123) - 1} {
		d, _ := g.sides()
		if want == -1 && need > 0 && need <= d.Points {
			continue // the points of the skat, and yet no trick
		}
		if ok, err := s.Reaches(ctx, p, need); err != nil || ok != (want >= need) {
			t.Fatalf("Reaches(%d) = %v, %v, value %d: %+v", need, ok, err, want, p)
		}
	}
	moves, err := s.ValueByCard(ctx, p)
	if err != nil || len(moves) != len(g.legal()) {
		t.Fatalf("ValueByCard: %d moves, %v", len(moves), err)
	}
	for _, m := range moves {
		next := g.play(m.Card)
		if v := next.solve(); v != int(m.Value) {
			t.Fatalf("card %v = %v, want %d: %+v", m.Card, m.Value, v, p)
		}
	}
	best, err := s.Best(ctx, p)
	next := g.play(best.Card)
	if v := next.solve(); err != nil || v != want || int(best.Value) != want {
		t.Fatalf("Best = %+v, %v, leads to %d, want %d: %+v", best, err, v, want, p)
	}
}

// TestOpen3 does the same for Skat.
func TestOpen3(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	var s Solver
	for i := range 2000 {
		c := Contract(i % int(contracts))
		if c == Ramsch {
			continue
		}
		g := randomOpen3(rng, c, 1+i%4, i%3 == 0)
		checkOpen(t, rng, &s, g, g.open3())
	}
}
