package host

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"kutscherskat/game"
	"kutscherskat/game/record"
)

func find(t *testing.T, name string) *game.Variant {
	t.Helper()
	v, err := game.FindVariant(name)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// newTestMatch returns a match of a human against the computer.
func newTestMatch(t *testing.T, variant string, deals int) *Match {
	t.Helper()
	v := find(t, variant)
	seats := []Seat{{Kind: record.Human, Name: "Anna"}}
	for len(seats) < v.Seats {
		s, err := ParseSeat("ai:easy")
		if err != nil {
			t.Fatal(err)
		}
		seats = append(seats, s)
	}
	m, err := NewMatch(Rules{Variant: v, Scoring: v.Scorings[0], Deals: deals}, seats, rand.New(rand.NewPCG(3, 4)))
	if err != nil {
		t.Fatal(err)
	}
	m.Now = func() time.Time { return time.Date(2026, 11, 30, 18, 4, 5, 6, time.UTC) }
	return m
}

// playDeal cuts and plays the deal to its end by random legal actions.
func playDeal(t *testing.T, m *Match) {
	t.Helper()
	if _, err := m.Cut(m.RandomCut()); err != nil {
		t.Fatal(err)
	}
	playOn(t, m, 1000)
}

func playOn(t *testing.T, m *Match, n int) {
	t.Helper()
	rng := rand.New(rand.NewPCG(5, uint64(m.Standing().Number)))
	for ; m.Turn() != 0 && n > 0; n-- {
		legal := m.View(m.Turn()).Legal
		if _, err := m.Do(legal[rng.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
}

func TestDealerAlternatesAndTotalsAddUp(t *testing.T) {
	for _, v := range game.Variants {
		m := newTestMatch(t, v.Name, 0)
		var sum [game.MaxSeats + 1]int
		dealer := m.Standing().Dealer
		for n := 1; n <= 6; n++ {
			st := m.Standing()
			if st.Number != n || st.Dealer != dealer {
				t.Fatalf("%s: deal %d: %+v, want dealer %d", v.Name, n, st, dealer)
			}
			playDeal(t, m)
			for s := range sum {
				sum[s] += m.Result().Score[s]
			}
			if m.Standing().Totals != sum {
				t.Errorf("%s: totals %v, want %v", v.Name, m.Standing().Totals, sum)
			}
			if err := m.Record().CheckSeal(); err != nil {
				t.Error(err)
			}
			if err := m.Next(); err != nil {
				t.Fatal(err)
			}
			dealer = game.Seat(int(dealer)%v.Seats + 1)
		}
	}
}

func TestCutter(t *testing.T) {
	for _, v := range game.Variants {
		m := newTestMatch(t, v.Name, 0)
		for dealer := game.Seat(1); int(dealer) <= v.Seats; dealer++ {
			m.standing.Dealer = dealer
			want := v.SeatOf(game.Forehand, dealer)
			if v.Seats == 3 {
				want = v.SeatOf(game.Middlehand, dealer)
			}
			if got := m.Cutter(); got != want {
				t.Errorf("%s: dealer %d: seat %d cuts, want %d", v.Name, dealer, got, want)
			}
		}
	}
}

func TestMatchEnds(t *testing.T) {
	m := newTestMatch(t, "offiziersskat", 3)
	for n := 1; n <= 3; n++ {
		if m.Over() {
			t.Fatalf("over before deal %d", n)
		}
		playDeal(t, m)
		if err := m.Next(); (err != nil) != (n == 3) {
			t.Fatalf("Next after deal %d: %v", n, err)
		}
	}
	if !m.Over() {
		t.Error("not over after 3 of 3 deals")
	}
}

func TestTargetEndsMatch(t *testing.T) {
	m := newTestMatch(t, "offiziersskat", 0)
	m.Target = 1
	for n := 0; !m.Over(); n++ {
		if n > 50 {
			t.Fatal("nobody reached 1 in 50 deals")
		}
		playDeal(t, m)
		if reached := max(m.standing.Totals[1], m.standing.Totals[2]) >= 1; reached != m.Over() {
			t.Fatalf("totals %v, over %v", m.standing.Totals, m.Over())
		}
		if !m.Over() {
			m.Next()
		}
	}
}

func TestThrownInDealDoesNotCount(t *testing.T) {
	m := newTestMatch(t, "skat", 1)
	if _, err := m.Cut(10); err != nil {
		t.Fatal(err)
	}
	for m.Turn() != 0 {
		if _, err := m.Do(game.Action{Seat: m.Turn(), Kind: game.Pass}); err != nil {
			t.Fatal(err)
		}
	}
	if m.Over() || m.Standing().Played != 0 {
		t.Errorf("a thrown-in deal ended the match: %+v", m.Standing())
	}
	if err := m.Next(); err != nil || m.Standing().Number != 2 {
		t.Errorf("after a thrown-in deal: %v, %+v", err, m.Standing())
	}
}

func TestUndoGoesBackToTheHumansDecision(t *testing.T) {
	m := newTestMatch(t, "offiziersskat", 0)
	if _, err := m.Cut(10); err != nil {
		t.Fatal(err)
	}
	var before []game.View
	for i := 0; m.Turn() != 0 && i < 20; i++ {
		if m.Turn() == 1 {
			before = append(before, m.View(1))
		}
		playOn(t, m, 1)
	}
	for i := len(before) - 1; i >= 0; i-- {
		if err := m.Undo(); err != nil {
			t.Fatal(err)
		}
		if got := m.View(1); !reflect.DeepEqual(got, before[i]) {
			t.Fatalf("after undo %d: %+v\nwant %+v", i, got, before[i])
		}
	}
	if m.CanUndo() || m.Undo() == nil {
		t.Error("more decisions were taken back than the human took")
	}
}

func TestAgainIsPractice(t *testing.T) {
	m := newTestMatch(t, "offiziersskat", 0)
	playDeal(t, m)
	st, deck := m.Standing(), m.Record().Deck
	if _, err := m.Again(); err != nil {
		t.Fatal(err)
	}
	if !m.Practice() || !reflect.DeepEqual(m.Record().Deck, deck) || m.Record().Match != "" {
		t.Errorf("record %+v", m.Record())
	}
	playOn(t, m, 1000)
	if m.Standing() != st {
		t.Errorf("a deal played again changed the standing from %+v to %+v", st, m.Standing())
	}
	if err := m.Next(); err != nil || m.Practice() || m.Standing().Number != 2 {
		t.Errorf("after practice: %v, %+v", err, m.Standing())
	}
}

// told fails the test when something could not be written.
func told(t *testing.T) func(error) {
	return func(err error) {
		if err != nil {
			t.Error(err)
		}
	}
}

// TestResumeAtEveryMoment saves a match after each action, takes it up from
// the store, and plays the rest: nothing is lost and nothing counted twice.
func TestResumeAtEveryMoment(t *testing.T) {
	for moment := 0; ; moment += 3 {
		store := record.Store{Dir: t.TempDir()}
		m := newTestMatch(t, "offiziersskat", 4)
		m.Journal = NewJournal(store, told(t))
		left := moment
		for m.Standing().Number < 3 {
			if m.Cutting() {
				m.Cut(10)
			}
			playOn(t, m, left)
			if left -= len(m.Record().Actions); left <= 0 || m.Result() == nil {
				break
			}
			m.Next()
		}
		done := m.Standing().Number == 3
		m.Journal.Close()

		got, torn, err := Resume(store, Table{Deals: 4}, rand.New(rand.NewPCG(9, 9)))
		if err != nil || torn != nil || got == nil {
			t.Fatalf("after %d actions: %v, torn %v, %v", moment, got, torn, err)
		}
		want := m.Standing()
		if m.Result() != nil {
			want.Number, want.Dealer = want.Number+1, 3-want.Dealer
		} else if !reflect.DeepEqual(got.View(1), m.View(1)) {
			t.Fatalf("after %d actions the view changed", moment)
		}
		if got.Standing() != want || got.ID != m.ID || got.Seats[1].Name != "Anna" || got.Seats[2].Level != m.Seats[2].Level {
			t.Fatalf("after %d actions: %+v, want %+v", moment, got.Standing(), want)
		}
		if done {
			return
		}
	}
}

// TestCrashBetweenHistoryAndForget leaves a finished deal in both files, as a
// kill between the two writes does.
func TestCrashBetweenHistoryAndForget(t *testing.T) {
	for _, appended := range []bool{true, false} {
		store := record.Store{Dir: t.TempDir()}
		m := newTestMatch(t, "offiziersskat", 0)
		playDeal(t, m)
		if appended {
			if err := store.Append(m.Record()); err != nil {
				t.Fatal(err)
			}
		}
		unfinished := *m.Record()
		unfinished.Result = nil // the last save was before the result
		if err := store.Save(nil, &unfinished); err != nil {
			t.Fatal(err)
		}
		got, _, err := Resume(store, Table{}, rand.New(rand.NewPCG(1, 1)))
		if err != nil || got == nil || !got.Cutting() || got.Standing().Number != 2 || got.Standing().Totals != m.Standing().Totals {
			t.Fatalf("appended %v: %+v, %v", appended, got, err)
		}
		history, _, err := store.History()
		if _, saved, _ := store.Saved(); err != nil || len(history) != 1 || saved != nil {
			t.Errorf("appended %v: %d deals in history, saved %v, %v", appended, len(history), saved, err)
		}
	}
}

// TestBrokenSavedGame leaves the match where the history has it.
func TestBrokenSavedGame(t *testing.T) {
	store := record.Store{Dir: t.TempDir()}
	m := newTestMatch(t, "offiziersskat", 0)
	playDeal(t, m)
	if err := store.Append(m.Record()); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(store.Dir, "saved.kskat"), []byte("nonsense\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	got, _, err := Resume(store, Table{}, rand.New(rand.NewPCG(1, 1)))
	var saved *SavedError
	if !errors.As(err, &saved) || got == nil || got.Standing().Number != 2 || got.Standing().Totals != m.Standing().Totals {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestNothingToResume(t *testing.T) {
	if m, _, err := Resume(record.Store{Dir: t.TempDir()}, Table{}, nil); m != nil || err != nil {
		t.Errorf("%v, %v", m, err)
	}
}

func TestJournalWritesEverythingInOrder(t *testing.T) {
	store := record.Store{Dir: t.TempDir()}
	m := newTestMatch(t, "offiziersskat", 0)
	m.Journal = NewJournal(store, told(t))
	for range 5 {
		playDeal(t, m)
		m.Next()
	}
	m.Journal.Close()
	history, _, err := store.History()
	if err != nil || len(history) != 5 {
		t.Fatalf("%d deals in history, %v", len(history), err)
	}
	for i, d := range history {
		if d.Number != i+1 {
			t.Errorf("deal %d stands at place %d", d.Number, i+1)
		}
	}
	if _, saved, err := store.Saved(); saved != nil || err != nil {
		t.Errorf("saved %v, %v", saved, err)
	}
}

// TestHistoryCannotBeWritten has a folder in the history's place: the deals
// stay with the saved game and reach the history when it can be written again,
// now or at the next start.
func TestHistoryCannotBeWritten(t *testing.T) {
	for _, restart := range []bool{false, true} {
		store := record.Store{Dir: t.TempDir()}
		block := filepath.Join(store.Dir, "history.kskat")
		if err := os.Mkdir(block, 0o755); err != nil {
			t.Fatal(err)
		}
		failures := 0
		m := newTestMatch(t, "offiziersskat", 0)
		m.Journal = NewJournal(store, func(err error) {
			if err != nil {
				failures++
			}
		})
		for range 2 {
			playDeal(t, m)
			m.Next()
		}
		m.Cut(10)
		m.Journal.Flush()
		if failures == 0 {
			t.Fatal("nobody was told")
		}
		if err := os.Remove(block); err != nil {
			t.Fatal(err)
		}
		if restart {
			m.Journal.Close()
			got, _, err := Resume(store, Table{}, rand.New(rand.NewPCG(1, 1)))
			if err != nil || got.Standing() != m.Standing() || got.Cutting() {
				t.Fatalf("%+v, %v", got, err)
			}
		} else {
			playOn(t, m, 1)
			m.Journal.Close()
		}
		if history, _, err := store.History(); err != nil || len(history) != 2 {
			t.Errorf("restart %v: %d deals in history, %v", restart, len(history), err)
		}
		if owed, saved, err := store.Saved(); err != nil || len(owed) != 0 || saved == nil {
			t.Errorf("restart %v: %d deals owed, saved %v, %v", restart, len(owed), saved, err)
		}
	}
}

func TestParseSeat(t *testing.T) {
	for _, text := range []string{"human", "ai:easy", "ai:medium", "bot:./mybot -x 1"} {
		if s, err := ParseSeat(text); err != nil || s.String() != text {
			t.Errorf("%q: %v, %v", text, s, err)
		}
	}
	for _, text := range []string{"", "ai", "ai:genius", "bot", "bot: ", "human:Anna", "robot"} {
		if s, err := ParseSeat(text); err == nil {
			t.Errorf("%q gives %v", text, s)
		}
	}
}

func TestSimulationIsRepeatable(t *testing.T) {
	run := func(jobs int) (string, *Report) {
		out := &writer{}
		sim := &Simulation{Seed: 1, Jobs: jobs, Out: out, Duplicate: true}
		sim.Variant, sim.Deals = find(t, "offiziersskat"), 20
		sim.Scoring = game.Jacks
		for _, text := range []string{"ai:easy", "ai:medium"} {
			s, _ := ParseSeat(text)
			sim.Seats = append(sim.Seats, s)
		}
		r, err := sim.Run(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		return string(*out), r
	}
	a, r := run(1)
	b, _ := run(4)
	if a != b {
		t.Error("the number of jobs changed the records")
	}
	deals, err := record.Parse([]byte(a), "simulated")
	if err != nil || len(deals) != 40 || r.Deals != 40 {
		t.Fatalf("%d deals, %v", len(deals), err)
	}
	for i := 0; i < len(deals); i += 2 {
		if !reflect.DeepEqual(deals[i].Deck, deals[i+1].Deck) || deals[i].Players[1] != deals[i+1].Players[2] {
			t.Fatalf("deal %d was not played again with the seats changed over", i)
		}
	}
}

type writer []byte

func (w *writer) Write(p []byte) (int, error) {
	*w = append(*w, p...)
	return len(p), nil
}
