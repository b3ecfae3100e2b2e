package solve

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"kutscherskat/game/card"
)

func TestBudget(t *testing.T) {
	ctx := context.Background()
	p := openDeals(1)[0]
	var s Solver
	want, err := s.Value(ctx, p)
	if err != nil {
		t.Fatal(err)
	}
	all := s.Nodes()
	s.Budget = all
	if v, err := s.Value(ctx, p); v != want || err != nil {
		t.Errorf("with just enough nodes: %d, %v, want %d", v, err, want)
	}
	for _, n := range []int64{1, 2, 4095, 4096, all - 1} {
		s.Budget = n
		if _, err := s.Value(ctx, p); !errors.Is(err, ErrBudget) {
			t.Errorf("budget %d of %d: error %v", n, all, err)
		}
		if s.Nodes() > n+1 {
			t.Errorf("budget %d: visited %d nodes", n, s.Nodes())
		}
	}
	s.Budget = 0
	if v, err := s.Value(ctx, p); v != want || err != nil {
		t.Errorf("after running out: %d, %v, want %d", v, err, want)
	}
}

func TestBudgetTable(t *testing.T) {
	ctx := context.Background()
	g := randomTable(rand.New(rand.NewPCG(1, 1)), Grand, 7, false)
	p, pay := g.table(), Score(Grand, Jacks, 1)
	var s Solver
	want, err := s.Expect(ctx, p, pay)
	if err != nil {
		t.Fatal(err)
	}
	all := s.Nodes()
	for _, n := range []int64{1, all / 2, all - 1} {
		s.Budget = n
		if _, err := s.Expect(ctx, p, pay); !errors.Is(err, ErrBudget) {
			t.Errorf("budget %d of %d: error %v", n, all, err)
		}
		if _, err := s.ExpectByCard(ctx, p, pay); !errors.Is(err, ErrBudget) {
			t.Errorf("ExpectByCard, budget %d: error %v", n, err)
		}
		if m, err := s.BestExpected(ctx, p, pay); !errors.Is(err, ErrBudget) || m.Card != card.None {
			t.Errorf("BestExpected, budget %d: %v, %v", n, m, err)
		}
	}
	s.Budget = all
	if v, err := s.Expect(ctx, p, pay); v != want || err != nil {
		t.Errorf("after running out: %v, %v, want %v", v, err, want)
	}
}

func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var s Solver
	if _, err := s.Value(ctx, openDeals(1)[0]); !errors.Is(err, context.Canceled) {
		t.Errorf("Value: %v", err)
	}
	// a context that ends while the search runs
	ctx = &countdown{Context: context.Background(), left: 3}
	if _, err := s.Value(ctx, openDeals(2)[1]); !errors.Is(err, context.Canceled) {
		t.Errorf("Value: %v", err)
	}
	if n := s.Nodes(); n > 3*pollEvery+1 {
		t.Errorf("stopped after %d nodes", n)
	}
}

// countdown is a context that is cancelled once it has been looked at so often.
type countdown struct {
	context.Context
	left int
}

func (c *countdown) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestSearchAllocatesNothing: what a call allocates does not grow with the
// search.
func TestSearchAllocatesNothing(t *testing.T) {
	ctx := context.Background()
	rng := rand.New(rand.NewPCG(17, 18))
	var s Solver
	p, q := openDeals(1)[0], randomOpen3(rng, Grand, 8, false).open3()
	d, pay := randomTable(rng, ClubsGame, 7, false).table(), Score(ClubsGame, Jacks, 1)
	for name, call := range map[string]func() error{
		"Open2": func() error { _, err := s.Reaches(ctx, p, 61); return err },
		"Open3": func() error { _, err := s.Value(ctx, q); return err },
		"Table": func() error { _, err := s.Expect(ctx, d, pay); return err },
	} {
		n := testing.AllocsPerRun(1, func() {
			if err := call(); err != nil {
				t.Fatal(err)
			}
		})
		if n > 8 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}

// TestSmallTables: a Solver with hardly any memory is slow, not wrong.
func TestSmallTables(t *testing.T) {
	ctx := context.Background()
	rng := rand.New(rand.NewPCG(19, 20))
	small, large := New(1), New(0)
	for range 20 {
		g := randomTable(rng, HeartsGame, 6, false)
		a, err := small.Expect(ctx, g.table(), jacks(HeartsGame))
		b, err2 := large.Expect(ctx, g.table(), jacks(HeartsGame))
		if err != nil || err2 != nil || a-b > equalWithin || b-a > equalWithin {
			t.Fatalf("%v, %v with 64 kB; %v, %v with 64 MB", a, err, b, err2)
		}
		p := randomOpen2(rng, HeartsGame, 10, false).open2()
		v, err := small.Value(ctx, p)
		w, err2 := large.Value(ctx, p)
		if err != nil || err2 != nil || v != w {
			t.Fatalf("%v, %v with 64 kB; %v, %v with 64 MB", v, err, w, err2)
		}
	}
}

func TestImpossiblePositions(t *testing.T) {
	c7, c8, c9, cj := card.Of(card.Clubs, card.Seven), card.Of(card.Clubs, card.Eight), card.Of(card.Clubs, card.Nine), card.Of(card.Clubs, card.Jack)
	one, two := card.SetOf(c7), card.SetOf(c8)
	ctx := context.Background()
	var s Solver
	for name, p := range map[string]Open{
		"contract":      &Open2{Contract: 7, Hand: [2]card.Set{one, two}},
		"declarer":      &Open2{Declarer: 2, Hand: [2]card.Set{one, two}},
		"lead":          &Open2{Lead: -1, Hand: [2]card.Set{one, two}},
		"uneven":        &Open2{Hand: [2]card.Set{one, 0}},
		"twice":         &Open2{Hand: [2]card.Set{one, one}},
		"twice in pile": &Open2{Hand: [2]card.Set{one, 0}, Piles: [2][]Pile{{}, {{c7, card.None}}}},
		"long trick":    &Open2{Trick: []card.Card{c7, c8}},
		"no top":        &Open2{Hand: [2]card.Set{two, 0}, Piles: [2][]Pile{{}, {{card.None, c7}}}},
		"mark":          &Open2{Hand: [2]card.Set{two, 0}, Piles: [2][]Pile{{}, {{card.Unknown, card.None}}}},
		"points":        &Open2{Hand: [2]card.Set{one, two}, Taken: [2]Taken{{Points: 121}, {}}},
		"no points":     &Open2{Hand: [2]card.Set{one, two}, Taken: [2]Taken{{Points: -1}, {}}},
		"ramsch":        &Open3{Contract: Ramsch},
		"uneven hands":  &Open3{Hand: [3]card.Set{one, two, 0}},
		"same card":     &Open3{Hand: [3]card.Set{one, two, two}},
	} {
		if _, err := s.Value(ctx, p); !errors.Is(err, ErrPosition) {
			t.Errorf("%s: error %v", name, err)
		}
	}
	for name, p := range map[string]*Table{
		"uneven":   {Up: [2]card.Set{one, 0}},
		"twice":    {Up: [2]card.Set{one, one}},
		"unseen":   {Up: [2]card.Set{one, two}, Unseen: card.SetOf(c9)},
		"cover":    {Up: [2]card.Set{one, two}, Covers: [2]card.Set{two, 0}, Unseen: card.SetOf(c9)},
		"turning":  {Up: [2]card.Set{one, two}, Turning: true, Unseen: card.SetOf(c9)},
		"matadors": {Up: [2]card.Set{one, two}},
		"played":   {Up: [2]card.Set{one, two}, Played: [2]card.Set{one, card.SetOf(cj)}},
	} {
		if _, err := s.Expect(ctx, p, Score(ClubsGame, Jacks, 1)); !errors.Is(err, ErrPosition) {
			t.Errorf("table, %s: error %v", name, err)
		}
	}
}

// TestNothingLeft: a position without cards has a value, and no moves.
func TestNothingLeft(t *testing.T) {
	ctx := context.Background()
	var s Solver
	p := &Open2{Taken: [2]Taken{{70, 9}, {50, 7}}}
	if v, err := s.Value(ctx, p); v != 70 || err != nil {
		t.Errorf("Value = %d, %v", v, err)
	}
	d := &Table{Taken: p.Taken}
	if v, err := s.Expect(ctx, d, Winning(ClubsGame)); v != 1 || err != nil {
		t.Errorf("Expect = %v, %v", v, err)
	}
	if m, err := s.BestExpected(ctx, d, Winning(ClubsGame)); m.Card != card.None || err != nil {
		t.Errorf("BestExpected = %v, %v", m, err)
	}
	if m, err := s.Best(ctx, p); m.Card != card.None || err != nil {
		t.Errorf("Best = %v, %v", m, err)
	}
}
