package soak

import (
	"bytes"
	"context"
	"flag"
	"math/rand/v2"
	"testing"

	"kutscherskat/game"
	"kutscherskat/game/ai"
	"kutscherskat/game/card"
	"kutscherskat/game/host"
	"kutscherskat/game/record"
)

var deals = flag.Int("deals", 3000, "how many deals TestRules plays")

// TestRules plays deals over all variants, scorings and options, one half by
// chance and one by the easy player, reads each record back, and compares its
// result with the referee's.
func TestRules(t *testing.T) {
	list := rules()
	each := *deals / len(list) / 2
	for i, rules := range list {
		rng := rand.New(rand.NewPCG(2026, uint64(i)))
		for n := range each {
			judge(t, randomDeal(t, rules, rng, n))
		}
		for _, text := range easyDeals(t, rules, each, uint64(i)) {
			judge(t, text)
		}
	}
	t.Logf("%d deals in %d settings of the rules: no difference", 2*each*len(list), len(list))
}

// rules lists every variant, scoring and choice of options.
func rules() []host.Rules {
	var list []host.Rules
	for _, v := range game.Variants {
		for _, s := range v.Scorings {
			for _, o := range options(v) {
				list = append(list, host.Rules{Variant: v, Scoring: s, Options: o})
			}
		}
	}
	return list
}

func options(v *game.Variant) []game.Options {
	if !v.Bidding() {
		return []game.Options{{}, {Null: true}}
	}
	return []game.Options{{}, {AllPassRamsch: true}, {Announcements: true}, {AllPassRamsch: true, Announcements: true}}
}

// randomDeal plays a deal by chance and returns its record. Auctions are kept
// short, and some deals are given up.
func randomDeal(t *testing.T, rules host.Rules, rng *rand.Rand, n int) []byte {
	t.Helper()
	deck := card.Full()
	rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	rec := record.Deal{Setup: game.Setup{Variant: rules.Variant, Scoring: rules.Scoring, Options: rules.Options,
		Dealer: game.Seat(n%rules.Variant.Seats + 1), Deck: deck}}
	deal, err := game.New(rec.Setup)
	if err != nil {
		t.Fatal(err)
	}
	deal.Start()
	for deal.Turn() != 0 {
		a := randomAction(deal, rules.Variant.Seats, rng)
		if _, err := deal.Apply(a); err != nil {
			t.Fatalf("%v\n%s", err, rec.Text())
		}
		rec.Actions = append(rec.Actions, a)
	}
	rec.Result = deal.Result()
	return rec.Text()
}

func randomAction(d *game.Deal, seats int, rng *rand.Rand) game.Action {
	legal := d.Legal()
	if s := game.Seat(1 + rng.IntN(seats)); rng.IntN(60) == 0 && d.CanConcede(s) {
		return game.Action{Seat: s, Kind: game.Concede}
	}
	if d.Decision() == game.DecideBid {
		return legal[min(rng.IntN(4), len(legal)-1)]
	}
	return legal[rng.IntN(len(legal))]
}

func easyDeals(t *testing.T, rules host.Rules, n int, seed uint64) [][]byte {
	t.Helper()
	var out bytes.Buffer
	sim := host.Simulation{Rules: rules, Seed: seed, Out: &out}
	sim.Deals = max(n, 1)
	for range rules.Variant.Seats {
		sim.Seats = append(sim.Seats, host.Seat{Kind: record.AI, Level: ai.Easy})
	}
	if _, err := sim.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	texts := bytes.SplitAfter(out.Bytes(), []byte("\nend\n"))
	return texts[:len(texts)-1]
}

// judge compares a record's result, the engine's replay of it and the
// referee's word.
func judge(t *testing.T, text []byte) {
	t.Helper()
	list, err := record.Parse(text, "deal") // replays, and refuses a result that differs
	if err != nil || len(list) != 1 || !list[0].Finished() {
		t.Fatalf("the record does not hold: %v\n%s", err, text)
	}
	r, err := follow(string(text))
	if err != nil {
		t.Fatalf("the referee protests: %v\n%s", err, text)
	}
	if got := r.result(); got != r.written {
		t.Errorf("the referee says\n%s\nthe record\n%s\n%s", got, r.written, text)
	}
}

// TestRefereeNotices makes sure that the referee is awake: a point more, or a
// card that does not follow, is noticed.
func TestRefereeNotices(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for i, rules := range rules() {
		text := randomDeal(t, rules, rng, i)
		r, err := follow(string(text))
		if err != nil {
			t.Fatal(err)
		}
		before := r.result()
		r.points[1]++
		if r.tricksDone > 0 && r.result() == before {
			t.Errorf("%s: a point more changes nothing", rules.Variant.Name)
		}
		other := bytes.Replace(text, []byte(" play "), []byte(" play X"), 1)
		if _, err := follow(string(other)); err == nil && !bytes.Equal(text, other) {
			t.Errorf("%s: a strange card is not noticed", rules.Variant.Name)
		}
	}
}
