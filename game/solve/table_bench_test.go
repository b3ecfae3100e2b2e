package solve

import (
	"context"
	"math/rand/v2"
	"testing"
)

func benchTable(b *testing.B, n, tricks int, pay func(c Contract) *Payoff) {
	rng := rand.New(rand.NewPCG(11, 12))
	var s Solver
	var ps []*Table
	var pays []*Payoff
	for i := range n {
		g := randomTable(rng, Contract(i%5), tricks, false)
		ps = append(ps, g.table())
		pays = append(pays, pay(g.contract))
	}
	run(b, n, func(i int) int64 {
		if _, err := s.Expect(context.Background(), ps[i], pays[i]); err != nil {
			b.Fatal(err)
		}
		return s.Nodes()
	})
}

func jacks(c Contract) *Payoff { return Score(c, Jacks, 1) }

func BenchmarkTable8Score(b *testing.B)  { benchTable(b, 50, 8, jacks) }
func BenchmarkTable9Score(b *testing.B)  { benchTable(b, 20, 9, jacks) }
func BenchmarkTable10Score(b *testing.B) { benchTable(b, 10, 10, jacks) }
func BenchmarkTable8Win(b *testing.B)    { benchTable(b, 50, 8, Winning) }
func BenchmarkTable8Points(b *testing.B) {
	benchTable(b, 50, 8, CardPoints)
}
