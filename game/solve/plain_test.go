package solve

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"
)

// plain is alpha-beta as one would first write it: a map as table, no ordering
// of moves, no bounds, every card for itself. It is what the solver's speed is
// measured against, on equal bit sets.
type plain struct {
	*layout
	under map[int]uint32
	table map[plainKey][2]int
	nodes int64
	limit int64 // gives up after so many nodes, if not 0
}

type plainKey struct {
	rem  uint32
	lead int
}

// newPlain takes suit games and Grand at the start of a trick.
func newPlain(p *Open2) (g *plain, up [2]uint32, rem uint32) {
	g = &plain{layout: &layouts[p.Contract][pointsTopic], under: map[int]uint32{}, table: map[plainKey][2]int{}}
	for seat := range 2 {
		up[seat] = g.set(p.Hand[seat])
		rem |= up[seat]
		for _, pile := range p.Piles[seat] {
			up[seat] |= bitOf(g.layout, pile.Top)
			g.under[int(g.bit[pile.Top])] = bitOf(g.layout, pile.Under)
			rem |= bitOf(g.layout, pile.Top) | bitOf(g.layout, pile.Under)
		}
	}
	return g, up, rem
}

// node returns the points that seat 0 still gets.
func (g *plain) node(rem uint32, up [2]uint32, lead, alpha, beta int) int {
	g.nodes++
	if rem == 0 || g.limit > 0 && g.nodes > g.limit {
		return 0
	}
	known, ok := g.table[plainKey{rem, lead}]
	if !ok {
		known = [2]int{0, 120}
	}
	if known[0] >= beta || known[0] == known[1] {
		return known[0]
	}
	if known[1] <= alpha {
		return known[1]
	}
	a, b := max(alpha, known[0]), min(beta, known[1])
	best := 1000 - 2000*(1-lead)
	for s := up[lead]; s != 0 && a < b; s &= s - 1 {
		v := g.answer(rem, up, lead, bits.TrailingZeros32(s), a, b)
		if lead == 0 {
			best = max(best, v)
			a = max(a, v)
		} else {
			best = min(best, v)
			b = min(b, v)
		}
	}
	if best > alpha {
		known[0] = max(known[0], best)
	}
	if best < beta {
		known[1] = min(known[1], best)
	}
	g.table[plainKey{rem, lead}] = known
	return best
}

func (g *plain) answer(rem uint32, up [2]uint32, lead, x, alpha, beta int) int {
	other := 1 - lead
	best := 1000 - 2000*(1-other)
	for s := g.follow(up[other], x); s != 0 && alpha < beta; s &= s - 1 {
		y := bits.TrailingZeros32(s)
		next, winner, gain := up, lead, 0
		next[lead] = next[lead]&^(1<<x) | g.under[x]
		next[other] = next[other]&^(1<<y) | g.under[y]
		if g.beats[x]>>y&1 != 0 {
			winner = other
		}
		if winner == 0 {
			gain = int(g.val[x]) + int(g.val[y])
		}
		v := gain + g.node(rem&^(1<<x|1<<y), next, winner, alpha-gain, beta-gain)
		if other == 0 {
			best = max(best, v)
			alpha = max(alpha, v)
		} else {
			best = min(best, v)
			beta = min(beta, v)
		}
	}
	return best
}

// value is that of p, but for sweeps.
func (g *plain) value(p *Open2, up [2]uint32, rem uint32) int {
	v := g.node(rem, up, p.Lead, 0, 120)
	if p.Declarer == 1 {
		v = g.sum(rem) - v
	}
	return v + p.Taken[p.Declarer].Points
}

// TestPlain lets the two agree on positions too large for minimax.
func TestPlain(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	var s Solver
	for i := range 100 {
		r := randomOpen2(rng, Contract(i%5), 7+i%3, false)
		if r.stock != 0 {
			continue
		}
		p := r.open2()
		g, up, rem := newPlain(p)
		want := g.value(p, up, rem)
		got, err := s.Value(context.Background(), p)
		if err != nil || min(max(got, p.Taken[p.Declarer].Points), 120) != want {
			t.Fatalf("%d: Value = %d, %v, want %d: %+v", i, got, err, want, p)
		}
	}
}

// benchPlain reports how many times faster than plain the solver is, the
// median over n positions with so many tricks left. Where plain gives up at
// limit nodes, its time so far counts.
func benchPlain(b *testing.B, n, tricks int, limit int64) {
	rng := rand.New(rand.NewPCG(15, 16))
	var s Solver
	runtime.LockOSThread() // for clock
	defer runtime.UnlockOSThread()
	var ratios, nodes []float64
	for b.Loop() {
		ratios, nodes = nil, nil
		for i := range n {
			p := randomOpen2(rng, Contract(i%5), tricks, false)
			for p.stock != 0 || len(p.under) != 16 {
				p = randomOpen2(rng, Contract(i%5), tricks, false)
			}
			q := p.open2()
			begin := clock()
			if _, err := s.Value(context.Background(), q); err != nil {
				b.Fatal(err)
			}
			mine := clock() - begin
			begin = clock()
			g, up, rem := newPlain(q)
			g.limit = limit
			g.value(q, up, rem)
			ratios = append(ratios, float64(clock()-begin)/float64(max(mine, 1)))
			nodes = append(nodes, float64(g.nodes)/float64(s.Nodes()))
		}
	}
	slices.Sort(ratios)
	slices.Sort(nodes)
	b.ReportMetric(ratios[n/2], "median-times-faster")
	b.ReportMetric(nodes[n/2], "median-times-fewer-nodes")
	b.ReportMetric(0, "ns/op")
}

func BenchmarkAgainstPlain10(b *testing.B) { benchPlain(b, 20, 10, 0) }
func BenchmarkAgainstPlain16(b *testing.B) { benchPlain(b, 20, 16, 3e6) }
