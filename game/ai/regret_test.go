package ai

import (
	"context"
	"flag"
	"fmt"
	"os"
	"testing"
	"time"

	"kutscherskat/game"
)

var regretLeft = flag.Int("regret", 0, "measure what search loses against exact play with so many tricks left (see README)")

// TestRegret measures what a card chosen by search costs on average against
// the exact solution, in score points, in positions of Offiziersskat from
// play of level medium.
func TestRegret(t *testing.T) {
	if *regretLeft == 0 {
		t.Skip("only with -regret")
	}
	type problem struct {
		v    game.View
		list []verdict
	}
	r := random(11)
	medium := chooserOf(newPlayer(t, Medium, 1))
	var problems []problem
	solver := newPlayer(t, Expert, 1)
	for len(problems) < *tuneDeals {
		d, _ := game.New(setupOf(game.Variants[0], game.Jacks, game.Options{}, &r))
		d.Start()
		for d.Turn() != 0 {
			v := d.View(d.Turn())
			if d.Decision() == game.DecidePlay && len(v.Tricks) == 16-*regretLeft && len(v.Legal) > 1 {
				solver.begin(&v)
				if list, err := solver.solveTable(context.Background(), depths[Expert].nodes); err == nil {
					problems = append(problems, problem{v, list})
				}
				break
			}
			a, _ := medium(v)
			d.Apply(a)
		}
	}
	for _, nodes := range []int{0, 2000, 8000, 32000} {
		p := newPlayer(t, Expert, 3)
		sum := 0.0
		start := time.Now()
		for _, q := range problems {
			p.begin(&q.v)
			c := p.glance(&q.v).Card
			if nodes > 0 {
				p.begin(&q.v)
				c = p.run(context.Background(), &q.v, Budget{Nodes: nodes}).favourite()
			}
			sum += bestVerdict(q.list).worth - worthAmong(q.list, c)
		}
		n := float64(len(problems))
		fmt.Fprintf(os.Stderr, "%d nodes: loses %.2f a move, %v each\n", nodes, sum/n, time.Since(start)/time.Duration(len(problems)))
	}
	for _, l := range []Level{Strong, Expert} {
		p := newPlayer(t, l, 3)
		sum := 0.0
		start := time.Now()
		for _, q := range problems {
			p.begin(&q.v)
			sum += bestVerdict(q.list).worth - worthAmong(q.list, p.thinkOf(context.Background(), &q.v))
		}
		n := float64(len(problems))
		fmt.Fprintf(os.Stderr, "%s: loses %.2f a move, %v each\n", l, sum/n, time.Since(start)/time.Duration(len(problems)))
	}
}
