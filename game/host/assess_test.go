package host

import (
	"context"
	"testing"

	"kutscherskat/game"
	"kutscherskat/game/ai"
	"kutscherskat/game/record"
)

func TestMarks(t *testing.T) {
	for _, c := range []struct {
		best, played, err float64
		scoring           game.Scoring
		want              Mark
	}{
		{10, 10, 0, game.Jacks, Fine},
		{10, 9, 0, game.Jacks, Fine},
		{10, 7, 0, game.Jacks, Small},
		{10, 0, 0, game.Jacks, Mistake},
		{10, -30, 0, game.Jacks, Blunder},
		{10, -30, 40, game.Jacks, Fine}, // within the uncertainty
		{1, .5, 0, game.Simple, Mistake},
		{1, .9, 0, game.Simple, Fine},
	} {
		a := Assessment{Best: ai.Advice{Score: c.best, StdErr: c.err}, Played: ai.Advice{Score: c.played, StdErr: c.err}}
		if got := a.Mark(c.scoring); got != c.want {
			t.Errorf("%+v: mark %d, want %d", c, got, c.want)
		}
	}
}

// TestAssess has the last tricks of a deal, which the adviser solves: no
// decision there is better than the best, and each is judged once.
func TestAssess(t *testing.T) {
	deals, err := record.ReadFile("../record/testdata/example.kskat")
	if err != nil {
		t.Fatal(err)
	}
	adviser, err := ai.New(ai.Strong, 1)
	if err != nil {
		t.Fatal(err)
	}
	adviser.Budget = ai.Budget{Nodes: 20}
	d := deals[0]
	var seen []int
	err = Assess(context.Background(), d, func(s game.Seat) bool { return s == 1 }, adviser, func(a Assessment) {
		seen = append(seen, a.Index)
		if a.Played.Action != d.Actions[a.Index] || d.Actions[a.Index].Seat != 1 {
			t.Errorf("action %d: judged %v, done was %v", a.Index, a.Played.Action, d.Actions[a.Index])
		}
		if a.Best.Score < a.Played.Score {
			t.Errorf("action %d: better than the best", a.Index)
		}
	})
	want := 0
	for _, a := range d.Actions {
		if a.Seat == 1 {
			want++
		}
	}
	if err != nil || len(seen) != want {
		t.Errorf("%d decisions judged, want %d; %v", len(seen), want, err)
	}
}
