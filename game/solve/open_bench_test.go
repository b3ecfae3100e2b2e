package solve

import (
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"

	"kutscherskat/game/card"
)

// run measures ask over many positions and reports the median and the worst.
func run(b *testing.B, positions int, ask func(i int) int64) {
	runtime.LockOSThread() // for clock
	defer runtime.UnlockOSThread()
	var times []float64
	var nodes []int64
	for b.Loop() {
		times, nodes = times[:0], nodes[:0]
		for i := range positions {
			begin := clock()
			n := ask(i)
			times = append(times, float64((clock()-begin).Microseconds())/1000)
			nodes = append(nodes, n)
		}
	}
	sum := 0.0
	for _, x := range times {
		sum += x
	}
	logs := 0.0
	for _, n := range nodes {
		logs += math.Log(float64(max(n, 1)))
	}
	slices.Sort(times)
	slices.Sort(nodes)
	b.ReportMetric(times[positions/2], "median-ms")
	b.ReportMetric(sum/float64(positions), "mean-ms")
	b.ReportMetric(times[positions-1], "worst-ms")
	b.ReportMetric(float64(nodes[positions/2]), "median-nodes")
	b.ReportMetric(math.Exp(logs/float64(positions)), "geomean-nodes")
	b.ReportMetric(float64(nodes[positions-1]), "worst-nodes")
	b.ReportMetric(0, "ns/op")
}

// openDeals returns whole deals of suit games and Grand for two.
func openDeals(n int) (deals []*Open2) {
	rng := rand.New(rand.NewPCG(3, 4))
	for i := range n {
		g := randomOpen2(rng, Contract(i%5), 16, false)
		for g.stock != 0 || g.taken != [3]Taken{} || len(g.under) != 16 {
			g = randomOpen2(rng, Contract(i%5), 16, false)
		}
		deals = append(deals, g.open2())
	}
	return deals
}

func benchOpen(b *testing.B, deals []*Open2, ask func(s *Solver, p *Open2) error) {
	var s Solver
	run(b, len(deals), func(i int) int64 {
		if err := ask(&s, deals[i]); err != nil {
			b.Fatal(err)
		}
		return s.Nodes()
	})
}

func BenchmarkOpen16Threshold(b *testing.B) {
	benchOpen(b, openDeals(200), func(s *Solver, p *Open2) error {
		_, err := s.Reaches(context.Background(), p, 61)
		return err
	})
}

func BenchmarkOpen16Exact(b *testing.B) {
	benchOpen(b, openDeals(50), func(s *Solver, p *Open2) error {
		_, err := s.Value(context.Background(), p)
		return err
	})
}

// skatDeals returns whole deals of suit games and Grand with any cards.
func skatDeals(n int) (deals []*Open3) {
	rng := rand.New(rand.NewPCG(7, 8))
	for i := range n {
		deals = append(deals, randomOpen3(rng, Contract(i%5), 10, false).open3())
	}
	return deals
}

// bidDeals returns whole deals as bidding would have them: the declarer has the
// strongest hand, four jacks and aces or more, and plays his longest suit.
func bidDeals(n int) (deals []*Open3) {
	rng := rand.New(rand.NewPCG(21, 22))
	for len(deals) < n {
		p := randomOpen3(rng, ClubsGame, 10, false).open3()
		hand := p.Hand[p.Declarer]
		longest := 0
		for _, suit := range card.Suits {
			if k := (hand & (card.OfSuit(suit) | card.Jacks)).Len(); k > longest {
				longest, p.Contract = k, SuitGame(suit)
			}
		}
		if longest >= 5 && (hand&(card.Jacks|card.Jacks<<3)).Len() >= 4 {
			deals = append(deals, p)
		}
	}
	return deals
}

func benchSkat(b *testing.B, deals []*Open3, ask func(s *Solver, p *Open3) error) {
	var s Solver
	run(b, len(deals), func(i int) int64 {
		if err := ask(&s, deals[i]); err != nil {
			b.Fatal(err)
		}
		return s.Nodes()
	})
}

func reaches61(s *Solver, p *Open3) error {
	_, err := s.Reaches(context.Background(), p, 61)
	return err
}

func exact(s *Solver, p *Open3) error {
	_, err := s.Value(context.Background(), p)
	return err
}

func BenchmarkSkatThreshold(b *testing.B)    { benchSkat(b, skatDeals(200), reaches61) }
func BenchmarkSkatExact(b *testing.B)        { benchSkat(b, skatDeals(100), exact) }
func BenchmarkSkatBidThreshold(b *testing.B) { benchSkat(b, bidDeals(200), reaches61) }
func BenchmarkSkatBidExact(b *testing.B)     { benchSkat(b, bidDeals(100), exact) }
