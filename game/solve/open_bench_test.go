package solve

import (
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"
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

func benchSkat(b *testing.B, n int, c Contract, ask func(s *Solver, p *Open3) error) {
	rng := rand.New(rand.NewPCG(7, 8))
	var s Solver
	var deals []*Open3
	for i := range n {
		k := c
		if c == 0 {
			k = Contract(i % 5)
		}
		deals = append(deals, randomOpen3(rng, k, 10, false).open3())
	}
	run(b, n, func(i int) int64 {
		if err := ask(&s, deals[i]); err != nil {
			b.Fatal(err)
		}
		return s.Nodes()
	})
}

func BenchmarkSkatThreshold(b *testing.B) {
	benchSkat(b, 200, 0, func(s *Solver, p *Open3) error {
		_, err := s.Reaches(context.Background(), p, 61)
		return err
	})
}

func BenchmarkSkatExact(b *testing.B) {
	benchSkat(b, 100, 0, func(s *Solver, p *Open3) error {
		_, err := s.Value(context.Background(), p)
		return err
	})
}
