package motion

import (
	"math/rand/v2"
	"testing"
	"time"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// play plays a whole deal with chance decisions and returns the plan of each
// list of events as the window gets them.
func play(t *testing.T, v *game.Variant, seed uint64, speed Speed) (plans [][]Move, events [][]game.Event) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	deck := card.Full()
	r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	d, err := game.New(game.Setup{Variant: v, Scoring: v.Scorings[0], Dealer: 1, Deck: deck})
	if err != nil {
		t.Fatal(err)
	}
	add := func(e []game.Event) {
		plans, events = append(plans, Plan(e, speed)), append(events, e)
	}
	add(d.Start())
	for d.Turn() != 0 {
		legal := d.Legal()
		e, err := d.Apply(legal[r.IntN(len(legal))])
		if err != nil {
			t.Fatal(err)
		}
		add(e)
	}
	return plans, events
}

// A whole deal, dealing included, takes at most 18 s at normal and 9 s at
// fast, and no time with the movements off.
func TestWholeDeal(t *testing.T) {
	limits := map[Speed]time.Duration{Off: 0, Fast: 9 * time.Second, Normal: 18 * time.Second}
	for _, v := range game.Variants {
		for speed, limit := range limits {
			for seed := range uint64(20) {
				plans, _ := play(t, v, seed, speed)
				sum := speed.Of(ShuffleTime) + speed.Of(CutTime)
				for _, p := range plans {
					sum += Total(p)
				}
				if sum > limit {
					t.Errorf("%s %s takes %v, allowed %v", v.Name, speed, sum, limit)
				}
			}
		}
	}
}

// Every event belongs to exactly one move, in order; uncovered cards turn at
// the same moment as the trick is taken.
func TestPlanCoversEvents(t *testing.T) {
	for _, v := range game.Variants {
		plans, events := play(t, v, 7, Slow)
		for n, p := range plans {
			next, start := 0, time.Duration(0)
			for i, m := range p {
				if m.First != next || m.Last <= m.First || m.Start < start {
					t.Fatalf("%s: move %d of %+v", v.Name, i, p)
				}
				if m.Kind == Flip && (p[i-1].Kind != Take || m.Start != p[i-1].Start) {
					t.Errorf("%s: flip does not go with the take: %+v", v.Name, p)
				}
				next, start = m.Last, m.Start
			}
			if next != len(events[n]) {
				t.Errorf("%s: %d of %d events planned", v.Name, next, len(events[n]))
			}
		}
	}
}

func TestPacketsFollowEachOther(t *testing.T) {
	plans, _ := play(t, game.Variants[0], 1, Normal)
	want := []time.Duration{0, 260, 520}
	for i, m := range plans[0] {
		if m.Kind != Deal || m.Last-m.First != 4 || m.Start != want[i]*time.Millisecond {
			t.Errorf("packet %d: %+v", i, m)
		}
	}
}

func TestSpeedNames(t *testing.T) {
	for s := Off; s <= Slow; s++ {
		if got, err := ParseSpeed(s.String()); got != s || err != nil {
			t.Errorf("%s is read as %s, %v", s, got, err)
		}
	}
	if _, err := ParseSpeed("warp"); err == nil {
		t.Error("warp is no speed")
	}
}

func TestEaseOut(t *testing.T) {
	if EaseOut(0) != 0 || EaseOut(1) != 1 || EaseOut(.5) <= .5 {
		t.Error("wrong ends or not ahead in the middle")
	}
}
