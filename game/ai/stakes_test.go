package ai

import (
	"math"
	"testing"

	"kutscherskat/game"
)

// A state that follows a deal to its end must reckon the score that the
// engine does.
func TestWorthIsTheEnginesScore(t *testing.T) {
	for _, v := range game.Variants {
		for _, sc := range v.Scorings {
			r := random(7)
			for i := range 300 {
				checkWorth(t, setupOf(v, sc, allOptions[i%len(allOptions)], &r), randomMover(uint64(i)))
			}
		}
	}
}

func checkWorth(t *testing.T, setup game.Setup, choose chooser) {
	t.Helper()
	d, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	d.Start()
	var s *state
	var sc scene
	for d.Turn() != 0 {
		if d.Decision() == game.DecidePlay && s == nil {
			s = trueState(d, &sc)
		}
		a, _ := choose(d.View(d.Turn()))
		if _, err := d.Apply(a); err != nil {
			t.Fatal(err)
		}
		if s != nil {
			if !s.legal().Has(a.Card) {
				t.Fatalf("%v is not legal in the state", a)
			}
			s.do(a.Card)
		}
	}
	res := d.Result()
	if s == nil || res.Winner == game.ThrownIn {
		return
	}
	if !s.over {
		t.Fatal("the state goes on")
	}
	for p := 1; p <= res.Seats; p++ {
		want := float64(res.Score[p])
		if s.stakes.contract != game.Ramsch && game.Seat(p) != game.Seat(s.stakes.declarer+1) {
			want = -float64(res.Score[s.stakes.declarer+1] - res.Score[p])
		} else {
			sum := 0
			for q := 1; q <= res.Seats; q++ {
				if q != p {
					sum += res.Score[q]
				}
			}
			want -= float64(sum) / float64(res.Seats-1)
		}
		if got := s.worth(int8(p - 1)); math.Abs(got-want) > 2.5 {
			t.Fatalf("%v %v: seat %d gets %v, the engine says %v (%v)", setup.Variant.Name, setup.Scoring, p, got, want, res)
		}
	}
}

// trueState is the state with every card where it is, made for tests from a
// deal that knows it.
func trueState(d *game.Deal, sc *scene) *state {
	v := d.View(d.Turn())
	sc.read(&v)
	truth := whereabouts(d)
	for i, sp := range sc.spots {
		list := truth[sp.key()]
		sc.room[i] = list[0]
		truth[sp.key()] = list[1:]
	}
	t := sc.contracted(v.Contract, int8(v.Declarer)-1)
	s := sc.lay(&t)
	return &s
}
