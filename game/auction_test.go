package game

import (
	"slices"
	"testing"
)

// auctions of rules 2.4 and 2.5: what is said, and then who has to decide what.
func TestAuctions(t *testing.T) {
	ramsch := Options{AllPassRamsch: true}
	for _, r := range []struct {
		name, variant string
		options       Options
		said          string
		turn          Seat
		what          Decision
		declarer      Seat
		bid           int
	}{
		{"middlehand speaks first", "skat", Options{}, "", 2, DecideBid, 0, 0},
		{"forehand answers", "skat", Options{}, "2 bid 18", 1, DecideBid, 0, 18},
		{"middlehand may raise", "skat", Options{}, "2 bid 18, 1 hold", 2, DecideBid, 0, 18},
		{"and skip values", "skat", Options{}, "2 bid 18, 1 hold, 2 bid 264", 1, DecideBid, 0, 264},
		{"middlehand passes to forehand", "skat", Options{}, "2 bid 18, 1 hold, 2 pass", 3, DecideBid, 0, 18},
		{"forehand passes to middlehand, rearhand bids to him", "skat", Options{}, "2 bid 18, 1 pass, 3 bid 20", 2, DecideBid, 0, 20},
		{"rearhand may raise", "skat", Options{}, "2 bid 18, 1 pass, 3 bid 20, 2 hold", 3, DecideBid, 0, 20},
		{"the survivor passes: rearhand plays", "skat", Options{}, "2 bid 18, 1 pass, 3 bid 20, 2 pass", 3, DecideSkat, 3, 20},
		{"rearhand passes: the survivor plays", "skat", Options{}, "2 bid 18, 1 pass, 3 bid 20, 2 hold, 3 pass", 2, DecideSkat, 2, 20},
		{"rearhand passes at once: the survivor plays", "skat", Options{}, "2 bid 18, 1 pass, 3 pass", 2, DecideSkat, 2, 18},
		{"forehand held and plays", "skat", Options{}, "2 bid 18, 1 hold, 2 pass, 3 pass", 1, DecideSkat, 1, 18},
		{"middlehand silent, rearhand bids to forehand", "skat", Options{}, "2 pass, 3 bid 18", 1, DecideBid, 0, 18},
		{"forehand passes that", "skat", Options{}, "2 pass, 3 bid 18, 1 pass", 3, DecideSkat, 3, 18},
		{"forehand holds that", "skat", Options{}, "2 pass, 3 bid 18, 1 hold, 3 pass", 1, DecideSkat, 1, 18},
		{"all others silent: forehand's last word", "skat", Options{}, "2 pass, 3 pass", 1, DecideBid, 0, 0},
		{"forehand plays for 18", "skat", Options{}, "2 pass, 3 pass, 1 bid 18", 1, DecideSkat, 1, 18},
		{"all passed: thrown in", "skat", Options{}, "2 pass, 3 pass, 1 pass", 0, NoDecision, 0, 0},
		{"all passed: Ramsch, forehand leads", "skat", ramsch, "2 pass, 3 pass, 1 pass", 1, DecidePlay, 0, 0},

		{"dealer speaks first", "admiralsskat", Options{}, "", 2, DecideBid, 0, 0},
		{"forehand answers", "admiralsskat", Options{}, "2 bid 20", 1, DecideBid, 0, 20},
		{"dealer may raise", "admiralsskat", Options{}, "2 bid 20, 1 hold", 2, DecideBid, 0, 20},
		{"dealer passes: forehand plays", "admiralsskat", Options{}, "2 bid 20, 1 hold, 2 pass", 1, DecideSkat, 1, 20},
		{"forehand passes: dealer plays", "admiralsskat", Options{}, "2 bid 20, 1 hold, 2 bid 22, 1 pass", 2, DecideSkat, 2, 22},
		{"dealer silent: forehand's last word", "admiralsskat", Options{}, "2 pass", 1, DecideBid, 0, 0},
		{"forehand plays for 18", "admiralsskat", Options{}, "2 pass, 1 bid 18", 1, DecideSkat, 1, 18},
		{"both passed: thrown in", "admiralsskat", Options{}, "2 pass, 1 pass", 0, NoDecision, 0, 0},
		{"both passed: Ramsch, forehand leads", "admiralsskat", ramsch, "2 pass, 1 pass", 1, DecidePlay, 0, 0},
	} {
		t.Run(r.variant+": "+r.name, func(t *testing.T) {
			d := lay(t, r.variant, r.options, nil)
			if r.said != "" {
				say(t, d, r.said)
			}
			onTurn(t, d, r.turn, r.what)
			if v := d.View(1); v.Declarer != r.declarer || v.Bid != r.bid {
				t.Errorf("declarer %d for %d, want %d for %d", v.Declarer, v.Bid, r.declarer, r.bid)
			}
		})
	}
}

func TestThrownIn(t *testing.T) {
	d := lay(t, "skat", Options{}, nil)
	events := say(t, d, "2 pass, 3 pass, 1 pass")
	ended(t, d, "points=0,0,0 tricks=0,0,0 winner=none value=0 score=0,0,0")
	if last := events[len(events)-1]; last.Kind != Ended || last.Result != d.Result() {
		t.Errorf("the last event is %v", last)
	}
	refused(t, d, "1 bid 18", DealOver)
	d = lay(t, "admiralsskat", Options{}, nil)
	say(t, d, "2 pass, 1 pass")
	ended(t, d, "points=0,0 tricks=0,0 winner=none value=0 score=0,0")
}

func TestBidsRefused(t *testing.T) {
	for _, r := range []struct {
		variant, said, refused string
		why                    Reason
	}{
		{"skat", "", "2 bid 17", BidNotPossible},
		{"skat", "", "2 bid 19", BidNotPossible},
		{"skat", "", "2 bid 0", BidNotPossible},
		{"skat", "", "2 bid -18", BidNotPossible},
		{"skat", "", "2 bid 265", BidNotPossible},
		{"skat", "", "2 hold", WrongPhase},
		{"skat", "", "1 bid 18", NotOnTurn},
		{"skat", "", "3 pass", NotOnTurn},
		{"skat", "", "2 take", WrongPhase},
		{"skat", "", "2 concede", WrongPhase},
		{"skat", "", "2 play C7", WrongPhase},
		{"skat", "2 bid 20", "1 bid 22", WrongPhase},
		{"skat", "2 bid 20", "2 bid 22", NotOnTurn},
		{"skat", "2 bid 20, 1 hold", "2 bid 20", BidNotHigher},
		{"skat", "2 bid 20, 1 hold", "2 bid 18", BidNotHigher},
		{"skat", "2 bid 20, 1 pass", "3 bid 20", BidNotHigher},
		{"skat", "2 bid 20, 1 pass", "3 hold", WrongPhase},
		{"skat", "2 pass, 3 pass", "1 bid 20", OnlyEighteen},
		{"skat", "2 pass, 3 pass", "1 hold", WrongPhase},
		{"skat", "2 bid 18, 1 pass, 3 pass", "2 bid 20", WrongPhase},
		{"admiralsskat", "2 pass", "1 bid 20", OnlyEighteen},
		{"admiralsskat", "2 bid 264, 1 hold", "2 bid 265", BidNotPossible},
		{"admiralsskat", "2 bid 20", "1 bid 22", WrongPhase},
		{"offiziersskat", "", "1 bid 18", WrongPhase},
	} {
		d := lay(t, r.variant, Options{}, nil)
		if r.said != "" {
			say(t, d, r.said)
		}
		refused(t, d, r.refused, r.why)
	}
}

func TestBids(t *testing.T) {
	if all := Bids(0); len(all) != 63 || all[0] != 18 || all[len(all)-1] != 264 || !slices.IsSorted(all) {
		t.Errorf("%d bids: %v", len(all), all)
	}
	for last, next := range map[int]int{17: 18, 18: 20, 19: 20, 59: 60, 66: 70, 240: 264} {
		if got := Bids(last); got[0] != next {
			t.Errorf("after %d comes %d, want %d", last, got[0], next)
		}
	}
	if got := Bids(264); len(got) != 0 {
		t.Errorf("after 264 come %v", got)
	}
	d := lay(t, "skat", Options{}, nil)
	say(t, d, "2 bid 264, 1 hold")
	if legal := d.Legal(); len(legal) != 1 || legal[0].Kind != Pass {
		t.Errorf("after 264 may be said %v", legal)
	}
	// Every bid is the value of some game, Null included.
	values := map[int]bool{23: true, 35: true, 46: true, 59: true}
	for base, most := range map[int]int{9: 18, 10: 18, 11: 18, 12: 18, 24: 11} { // matadors + 1 + hand and levels
		for n := 2; n <= most; n++ {
			values[base*n] = true
		}
	}
	for _, v := range Bids(0) {
		if !values[v] {
			t.Errorf("no game is worth %d", v)
		}
	}
}
