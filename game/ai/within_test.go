package ai

import (
	"testing"
	"time"
)

// TestWithin: a bound in time leaves the level's budget in plays, so that a
// fast machine plays as it does in a simulation.
func TestWithin(t *testing.T) {
	for _, l := range Levels() {
		p, err := New(l, 1)
		if err != nil {
			t.Fatal(err)
		}
		p.Within(time.Second)
		if want := depths[l].budget.Nodes; p.Budget.Nodes != want || p.Budget.Time != time.Second {
			t.Errorf("%s: budget %+v, want %d plays", l, p.Budget, want)
		}
	}
}
