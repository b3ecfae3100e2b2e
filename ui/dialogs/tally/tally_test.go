package tally

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kutscherskat/game"
	"kutscherskat/game/record"
)

// deal makes a finished deal without playing it: what it counts stands in the
// header and the result.
type deal struct {
	variant, scoring string
	seats            string // "human Anna,ai easy"
	declarer         game.Seat
	contract         string // a contract's word, or "" where all passed
	winner           game.Winner
	score            [game.MaxSeats + 1]int
	points           [game.MaxSeats + 1]int
}

func (c deal) record(t *testing.T) *record.Deal {
	t.Helper()
	v, err := game.FindVariant(c.variant)
	if err != nil {
		t.Fatal(err)
	}
	d := &record.Deal{Setup: game.Setup{Variant: v, Scoring: game.Scoring(c.scoring), Dealer: 1}, Match: "m", Number: 1}
	for i, seat := range strings.Split(c.seats, ",") {
		kind, name, _ := strings.Cut(seat, " ")
		d.Players[i+1] = record.Player{Kind: kind, Name: name}
	}
	if c.contract != "" {
		word, level, _ := strings.Cut(c.contract, " ")
		a := game.Action{Seat: c.declarer, Kind: game.Declare}
		if a.Contract, err = game.ParseContract(word); err != nil {
			t.Fatal(err)
		}
		if level != "" {
			a.Level = game.Ouvert
		}
		d.Actions = []game.Action{a}
	}
	d.Result = &game.Result{Seats: v.Seats, Winner: c.winner, Score: c.score, Points: c.points}
	return d
}

func records(t *testing.T, list []deal) []*record.Deal {
	t.Helper()
	var out []*record.Deal
	for _, c := range list {
		out = append(out, c.record(t))
	}
	return out
}

var played = []deal{
	{variant: "skat", scoring: "skat", seats: "human,ai easy,ai strong", declarer: 1, contract: "null ouvert", winner: game.DeclarerWon, score: [4]int{0, 46}},
	{variant: "skat", scoring: "skat", seats: "human,ai easy,ai strong", declarer: 2, contract: "grand", winner: game.DefendersWon, score: [4]int{0, 0, -96}, points: [4]int{0, 30, 50, 40}},
	{variant: "skat", scoring: "skat", seats: "human,ai easy,ai strong", winner: game.ThrownIn},
	{variant: "skat", scoring: "skat", seats: "human,ai easy,ai strong", winner: "2,3", score: [4]int{0, -70}, points: [4]int{0, 70, 20, 30}},
	{variant: "offiziersskat", scoring: "simple", seats: "ai medium,human", declarer: 1, contract: "C", winner: game.Draw, score: [4]int{0, 1, 1}, points: [4]int{0, 60, 60}},
	{variant: "offiziersskat", scoring: "jacks", seats: "human,ai medium", declarer: 1, contract: "H", winner: "1", score: [4]int{0, 20}, points: [4]int{0, 70, 50}},
	{variant: "offiziersskat", scoring: "jacks", seats: "ai easy,human", declarer: 2, contract: "H", winner: "1", score: [4]int{0, 0, -40}, points: [4]int{0, 65, 55}},
	{variant: "offiziersskat", scoring: "jacks", seats: "human,ai easy", declarer: 2, contract: "D", winner: "2", score: [4]int{0, 0, 27}, points: [4]int{0, 31, 89}},
	{variant: "offiziersskat", scoring: "jacks", seats: "human Anna,human Bo", declarer: 2, contract: "ramsch", winner: "1", score: [4]int{0, 0, -90}, points: [4]int{0, 30, 90}},
	{variant: "offiziersskat", scoring: "jacks", seats: "bot,ai expert", declarer: 2, contract: "C", winner: "2", score: [4]int{0, 0, 24}},
}

// A deal without a match was played again for practice.
func TestPracticeDoesNotCount(t *testing.T) {
	deals := records(t, played[:1])
	deals[0].Match = ""
	if groups := Reckon(deals, ""); len(groups) != 0 {
		t.Errorf("groups %v", groups)
	}
}

func TestGroups(t *testing.T) {
	groups := Reckon(records(t, played), "")
	var names []string
	for _, g := range groups {
		names = append(names, g.Variant.Name+" "+string(g.Scoring))
	}
	if want := []string{"offiziersskat jacks", "offiziersskat simple", "skat skat"}; !slices.Equal(names, want) {
		t.Fatalf("groups %v, want %v", names, want)
	}
	jacks, simple, skat := groups[0], groups[1], groups[2]
	for _, c := range []struct {
		what      string
		got, want Sum
	}{
		{"all", jacks.All, Sum{Deals: 3, Won: 1, Score: -20, Other: 27, CardPoints: 156}},
		{"alone", jacks.Alone, Sum{Deals: 2, Won: 1, Score: -20, CardPoints: 125}},
		{"against", jacks.Against, Sum{Deals: 1, Other: 27, CardPoints: 31}},
		{"for himself", jacks.ForHimself, Sum{}},
		{"a draw", simple.Against, Sum{Deals: 1, Drawn: 1, Score: 1, Other: 1, CardPoints: 60}},
		{"skat alone", skat.Alone, Sum{Deals: 1, Won: 1, Score: 46}},
		{"skat against", skat.Against, Sum{Deals: 1, Won: 1, Other: -96, CardPoints: 30}},
		{"all passed", skat.ForHimself, Sum{Deals: 1, Score: -70, CardPoints: 70}},
	} {
		if c.got != c.want {
			t.Errorf("%s: %+v, want %+v", c.what, c.got, c.want)
		}
	}
	if skat.ThrownIn != 1 || skat.All.Deals != 3 {
		t.Errorf("skat: %d thrown in, %d deals", skat.ThrownIn, skat.All.Deals)
	}
	if jacks.Best.Score != 20 || jacks.Worst.Score != -40 || jacks.Worst.Deal.Players[1].Name != "easy" {
		t.Errorf("best %+v, worst %+v", jacks.Best, jacks.Worst)
	}
}

func TestNamedSums(t *testing.T) {
	groups := Reckon(records(t, played), "")
	jacks, skat := groups[0], groups[2]
	for _, c := range []struct {
		what string
		got  []Named
		want string
	}{
		{"contracts declared", jacks.Contracts, "H:2"},
		{"opponents", jacks.Opponents, "ai:easy:2 ai:medium:1"},
		{"Ramsch counts as a contract", skat.Contracts, "null ouvert:1 ramsch:1"},
		// Alone against two, with one of them against the other, and alone.
		{"opponents of three", skat.Opponents, "ai:easy:3 ai:strong:2"},
	} {
		var got []string
		for _, n := range c.got {
			got = append(got, n.Name+":"+string(rune('0'+n.Deals)))
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s: %q, want %q", c.what, s, c.want)
		}
	}
}

func TestHumans(t *testing.T) {
	deals := records(t, played)
	if got, want := Humans(deals), []string{"", "Anna", "Bo"}; !slices.Equal(got, want) {
		t.Errorf("humans %q, want %q", got, want)
	}
	bo := Reckon(deals, "Bo")
	if len(bo) != 1 || bo[0].ForHimself != (Sum{Deals: 1, Score: -90, CardPoints: 90}) || bo[0].Opponents[0].Name != "human" {
		t.Errorf("Bo: %+v", bo)
	}
	if got := Reckon(deals, "Cleo"); len(got) != 0 {
		t.Errorf("Cleo never played: %+v", got)
	}
}

func TestUnfinishedDealsDoNotCount(t *testing.T) {
	d := played[5].record(t)
	d.Result = nil
	if got := Reckon([]*record.Deal{d}, ""); len(got) != 0 {
		t.Errorf("%+v", got)
	}
}

func TestRates(t *testing.T) {
	for _, c := range []struct {
		sum                 Sum
		share, mean, points int
	}{
		{Sum{}, 0, 0, 0},
		{Sum{Deals: 3, Won: 2, Score: 10, CardPoints: 181}, 67, 33, 60},
		{Sum{Deals: 3, Score: -10}, 0, -33, 0},
		{Sum{Deals: 2, Won: 1, Score: -1}, 50, -5, 0},
		{Sum{Deals: 20, Score: -1}, 0, -1, 0},
	} {
		if s, m, p := c.sum.Share(), c.sum.Mean(), c.sum.MeanCardPoints(); s != c.share || m != c.mean || p != c.points {
			t.Errorf("%+v: share %d, mean %d, points %d; want %d, %d, %d", c.sum, s, m, p, c.share, c.mean, c.points)
		}
	}
}

// TestRealDeals reckons the sample records of the record package: every deal
// of the player is in one group, and the parts of a group add up.
func TestRealDeals(t *testing.T) {
	for _, file := range []string{"deals.kskat", "skat3-deals.kskat", "worked-examples.kskat"} {
		deals := read(t, filepath.Join("../../../game/record/testdata", file))
		for _, name := range Humans(deals) {
			mine := 0
			for _, d := range deals {
				if SeatOf(d, name) != 0 {
					mine++
				}
			}
			for _, g := range Reckon(deals, name) {
				mine -= g.All.Deals + g.ThrownIn
				if n := g.Alone.Deals + g.Against.Deals + g.ForHimself.Deals; n != g.All.Deals {
					t.Errorf("%s: %d deals by part, %d in all", file, n, g.All.Deals)
				}
				contracts := 0
				for _, c := range g.Contracts {
					contracts += c.Score
				}
				if want := g.Alone.Score + g.ForHimself.Score; contracts != want {
					t.Errorf("%s: contracts scored %d, the parts %d", file, contracts, want)
				}
			}
			if mine != 0 {
				t.Errorf("%s: %d deals of %q are in no group", file, mine, name)
			}
		}
	}
}

func read(t *testing.T, file string) []*record.Deal {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := record.NewReader(f, file)
	var deals []*record.Deal
	for {
		d, err := r.Next()
		if err == io.EOF {
			return deals
		}
		if err != nil {
			t.Fatal(err)
		}
		deals = append(deals, d)
	}
}

func TestNewest(t *testing.T) {
	deals := records(t, played[:3])
	if got := Newest(deals); got[0] != deals[2] || got[2] != deals[0] || len(got) != 3 {
		t.Error("not the last one first")
	}
}
