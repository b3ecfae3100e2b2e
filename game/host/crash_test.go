package host

import (
	"math/rand/v2"
	"testing"

	"kutscherskat/game/record"
)

// TestCrashBeforeForget leaves a finished deal in the history and a state of
// some actions before in the saved game, as a kill between the two writes does:
// the deal must not be played to its end a second time.
func TestCrashBeforeForget(t *testing.T) {
	for _, missing := range []int{1, 2, 20} {
		store := record.Store{Dir: t.TempDir()}
		m := newTestMatch(t, "offiziersskat", 0)
		playDeal(t, m)
		early := *m.Record()
		early.Result, early.Actions = nil, early.Actions[:len(early.Actions)-missing]
		if err := store.Save(nil, &early); err != nil {
			t.Fatal(err)
		}
		if err := store.Append(m.Record()); err != nil {
			t.Fatal(err)
		}
		got, _, err := Resume(store, Table{}, rand.New(rand.NewPCG(1, 1)))
		if err != nil || got == nil || !got.Cutting() || got.Standing().Number != 2 || got.Standing().Totals != m.Standing().Totals {
			t.Fatalf("%d actions missing: %+v, %v", missing, got, err)
		}
		if _, saved, err := store.Saved(); err != nil || saved != nil {
			t.Errorf("%d actions missing: the deal is still saved, %v", missing, err)
		}
	}
}
