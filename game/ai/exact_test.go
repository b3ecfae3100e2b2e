package ai

import (
	"context"
	"math"
	"testing"

	"kutscherskat/game"
	"kutscherskat/game/solve"
)

// The players' own reckoning of what a deal is worth agrees with that of the
// solver, apart from the trifle for card points.
func TestPayoffAgreesWithTheSolvers(t *testing.T) {
	scorings := map[game.Scoring]solve.Scoring{game.Jacks: solve.Jacks, game.Spitzen: solve.Spitzen, game.Simple: solve.Simple}
	p := newPlayer(t, Expert, 1)
	for c := game.ClubsTrump; c <= game.Ramsch; c++ {
		for sc, theirs := range scorings {
			st := stakes{contract: c, scoring: sc, factor: 2, declarer: 1}
			st.setEnd()
			score := solve.Score(solveContract(c), theirs, 2)
			r := random(c)
			for range 20 {
				d, v := endgame(t, c, sc, 3, &r)
				if d == nil {
					continue
				}
				p.bench.scene.read(&v)
				a, err := p.bench.solver.Expect(context.Background(), p.bench.scene.table(), score)
				if err != nil {
					t.Fatal(err)
				}
				st.declarer = int8(v.Declarer) - 1
				b, err := p.bench.solver.Expect(context.Background(), p.bench.scene.table(), st.payoffOf())
				if err != nil {
					t.Fatal(err)
				}
				if math.Abs(a-b) > 2.5 {
					t.Fatalf("%v %v: the solver's score %v, ours %v", c, sc, a, b)
				}
			}
		}
	}
}

// endgame plays an Offiziersskat at random until so many tricks are left.
func endgame(t *testing.T, c game.Contract, sc game.Scoring, left int, r *random) (*game.Deal, game.View) {
	t.Helper()
	d, _ := game.New(setupOf(game.Variants[0], sc, game.Options{Null: true}, r))
	d.Start()
	for d.Turn() != 0 {
		v := d.View(d.Turn())
		if d.Decision() == game.DecidePlay && len(v.Tricks) == 16-left {
			return d, v
		}
		a := v.Legal[r.below(len(v.Legal))]
		if a.Kind == game.Declare {
			a.Contract = c
		}
		d.Apply(a)
	}
	return nil, game.View{}
}
