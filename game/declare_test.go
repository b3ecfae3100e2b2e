package game

import (
	"strings"
	"testing"

	"kutscherskat/game/card"
)

// contracts offered to the seat on turn, as written in a record.
func offered(d *Deal) string {
	var list []string
	for _, a := range d.Legal() {
		list = append(list, strings.TrimPrefix(a.String(), "1 declare "))
	}
	return strings.Join(list, ", ")
}

func TestContractsOffered(t *testing.T) {
	const suits = "C, S, H, D, grand"
	const levels = "C, C schneider, C schwarz, C ouvert, S, S schneider, S schwarz, S ouvert, H, H schneider, H schwarz, H ouvert, " +
		"D, D schneider, D schwarz, D ouvert, grand, grand schneider, grand schwarz, grand ouvert"
	for _, r := range []struct {
		variant string
		options Options
		said    string
		want    string
	}{
		{"offiziersskat", Options{}, "", suits + ", ramsch"},
		{"harlekinskat", Options{}, "", suits + ", ramsch"},
		{"halboffen", Options{}, "", suits + ", ramsch"},
		{"offiziersskat", Options{Null: true}, "", suits + ", null, ramsch"},
		{"offiziersskat", Options{Announcements: true}, "", suits + ", ramsch"},
		{"skat", Options{}, "2 pass, 3 pass, 1 bid 18, 1 hand", suits + ", null, null ouvert"},
		{"skat", Options{Null: true}, "2 pass, 3 pass, 1 bid 18, 1 hand", suits + ", null, null ouvert"},
		{"skat", Options{Announcements: true}, "2 pass, 3 pass, 1 bid 18, 1 hand", levels + ", null, null ouvert"},
		{"skat", Options{Announcements: true}, "2 pass, 3 pass, 1 bid 18, 1 take, 1 discard C7 C8", suits + ", null, null ouvert"},
		{"admiralsskat", Options{Announcements: true}, "2 pass, 1 bid 18, 1 hand", levels + ", null, null ouvert"},
		{"admiralsskat", Options{AllPassRamsch: true}, "2 pass, 1 bid 18, 1 hand", suits + ", null, null ouvert"},
		// A Null worth less than the bid cannot be chosen: 23, 35, 46, 59.
		{"skat", Options{}, "2 bid 23, 1 hold, 2 pass, 3 pass, 1 take, 1 discard C7 C8", suits + ", null, null ouvert"},
		{"skat", Options{}, "2 bid 24, 1 hold, 2 pass, 3 pass, 1 take, 1 discard C7 C8", suits + ", null ouvert"},
		{"skat", Options{}, "2 bid 46, 1 hold, 2 pass, 3 pass, 1 take, 1 discard C7 C8", suits + ", null ouvert"},
		{"skat", Options{}, "2 bid 48, 1 hold, 2 pass, 3 pass, 1 take, 1 discard C7 C8", suits},
		{"skat", Options{}, "2 bid 35, 1 hold, 2 pass, 3 pass, 1 hand", suits + ", null, null ouvert"},
		{"skat", Options{}, "2 bid 36, 1 hold, 2 pass, 3 pass, 1 hand", suits + ", null ouvert"},
		{"skat", Options{}, "2 bid 59, 1 hold, 2 pass, 3 pass, 1 hand", suits + ", null ouvert"},
		{"skat", Options{}, "2 bid 60, 1 hold, 2 pass, 3 pass, 1 hand", suits},
		// A bid that no suit reaches may still be played, and is overbid.
		{"skat", Options{}, "2 bid 264, 1 hold, 2 pass, 3 pass, 1 hand", suits},
	} {
		d := lay(t, r.variant, r.options, nil)
		if r.said != "" {
			say(t, d, r.said)
		}
		if got := offered(d); got != r.want {
			t.Errorf("%s %+v after %q:\n%s\nwant\n%s", r.variant, r.options, r.said, got, r.want)
		}
	}
}

func TestContractsRefused(t *testing.T) {
	const hand, taken = "2 pass, 3 pass, 1 bid 18, 1 hand", "2 pass, 3 pass, 1 bid 18, 1 take, 1 discard C7 C8"
	for _, r := range []struct {
		variant string
		options Options
		said    string
		refused string
		why     Reason
	}{
		{"offiziersskat", Options{}, "", "1 declare null", NullOff},
		{"offiziersskat", Options{Null: true}, "", "1 declare null ouvert", NotAllowedContract},
		{"offiziersskat", Options{Announcements: true}, "", "1 declare C schneider", NotAllowedContract},
		{"offiziersskat", Options{}, "", "1 declare ramsch ouvert", NotAllowedContract},
		{"offiziersskat", Options{}, "", "2 declare C", NotOnTurn},
		{"offiziersskat", Options{}, "", "2 kontra", WrongPhase},
		{"offiziersskat", Options{}, "1 declare C", "1 declare S", WrongPhase},
		{"offiziersskat", Options{}, "1 declare C", "1 kontra", NotOnTurn},
		{"offiziersskat", Options{}, "1 declare C", "2 re", WrongPhase},
		{"offiziersskat", Options{}, "1 declare C, 2 kontra", "1 play C7", WrongPhase},
		{"offiziersskat", Options{}, "1 declare C, 2 kontra", "2 re", NotOnTurn},
		{"offiziersskat", Options{}, "1 declare C, 2 no-kontra", "1 re", WrongPhase},
		{"offiziersskat", Options{}, "1 declare C, 2 no-kontra", "1 no-re", WrongPhase},
		{"offiziersskat", Options{}, "1 declare C, 2 kontra, 1 no-re", "1 re", WrongPhase},
		{"skat", Options{}, hand, "1 declare ramsch", NotAllowedContract},
		{"skat", Options{AllPassRamsch: true}, hand, "1 declare ramsch", NotAllowedContract},
		{"skat", Options{Announcements: true}, hand, "1 declare null schneider", NotAllowedContract},
		{"skat", Options{Announcements: true}, hand, "1 declare null schwarz", NotAllowedContract},
		{"skat", Options{Announcements: true}, hand, "2 declare C", NotOnTurn},
		{"skat", Options{}, hand, "1 declare C schneider", AnnounceOff},
		{"skat", Options{}, hand, "1 declare grand ouvert", AnnounceOff},
		{"skat", Options{Announcements: true}, taken, "1 declare C schneider", AnnounceNeedsHand},
		{"skat", Options{Announcements: true}, taken, "1 declare grand ouvert", AnnounceNeedsHand},
		{"skat", Options{}, "2 bid 24, 1 hold, 2 pass, 3 pass, 1 take, 1 discard C7 C8", "1 declare null", NullBelowBid},
		{"skat", Options{}, "2 bid 60, 1 hold, 2 pass, 3 pass, 1 hand", "1 declare null ouvert", NullBelowBid},
		{"skat", Options{}, "2 pass, 3 pass, 1 bid 18", "1 declare C", WrongPhase},
		{"skat", Options{}, "2 pass, 3 pass, 1 bid 18", "1 discard C7 C8", WrongPhase},
		{"skat", Options{}, "2 pass, 3 pass, 1 bid 18", "2 take", NotOnTurn},
		{"skat", Options{}, "2 pass, 3 pass, 1 bid 18, 1 take", "1 declare C", WrongPhase},
		{"skat", Options{}, "2 pass, 3 pass, 1 bid 18, 1 take", "1 hand", WrongPhase},
		{"skat", Options{}, hand, "1 take", WrongPhase},
		{"skat", Options{}, hand, "1 discard C7 C8", WrongPhase},
	} {
		d := lay(t, r.variant, r.options, nil)
		if r.said != "" {
			say(t, d, r.said)
		}
		refused(t, d, r.refused, r.why)
	}
	d := lay(t, "skat", Options{}, nil)
	say(t, d, hand)
	for _, bad := range []Action{
		{Seat: 1, Kind: Declare}, {Seat: 1, Kind: Declare, Contract: Ramsch + 1}, {Seat: 1, Kind: Declare, Contract: Grand, Level: Ouvert + 1},
		{Seat: 1}, {Seat: 1, Kind: Concede + 1},
	} {
		if d.Check(bad) == nil {
			t.Errorf("%+v is allowed", bad)
		}
	}
}

func TestDiscard(t *testing.T) {
	l := layout{
		"F down": "C7 C8 C9 CT CQ", "F up": "S7 S8 S9 ST SQ", "F hand": "HA HT HK HQ H9", "stock": "DA DT",
		"D up": "D7 D8 D9 DQ DK", "D hand": "CJ SJ HJ DJ CA",
	}
	d := lay(t, "admiralsskat", Options{}, l)
	say(t, d, "2 pass, 1 bid 18, 1 take")
	if n := len(d.Legal()); n != 7*6/2 {
		t.Errorf("%d ways to lay two of seven cards away, want 21", n)
	}
	for line, why := range map[string]Reason{
		"1 discard S7 HA": PilesStay,   // face up
		"1 discard HA C7": PilesStay,   // face down
		"1 discard HA HA": NotYourCard, // one card twice
		"1 discard HA CJ": NotYourCard,
		"1 discard HA D7": NotYourCard,
		"2 discard CJ SJ": NotOnTurn,
	} {
		refused(t, d, line, why)
	}
	say(t, d, "1 discard HT DA") // a stock card may go back
	v := d.View(1)
	if got := card.Join(v.Stock); got != "HT DA" {
		t.Errorf("the declarer knows %s in the stock, want HT DA", got)
	}
	if got := card.Join(v.Sides[1].Hand); got != "H9 HQ HK HA DT" {
		t.Errorf("the declarer holds %s", got)
	}
	if o := d.View(2); card.Join(o.Stock) != "?? ??" || o.Said[3] != (Action{Seat: 1, Kind: Discard, Laid: [2]card.Card{card.Unknown, card.Unknown}}) {
		t.Errorf("the opponent knows of the discard: %v, %v", o.Stock, o.Said[3])
	}
	// Either order of the two cards is the same action.
	if a, b := action(t, "1 discard DA HT"), action(t, "1 discard HT DA"); a != b {
		t.Errorf("%v differs from %v", a, b)
	}
}

// A Discard that was put together in the wrong order is written in order.
func TestDiscardOrder(t *testing.T) {
	d := lay(t, "skat", Options{}, layout{"F hand": "C7 C8"})
	say(t, d, "2 pass, 3 pass, 1 bid 18, 1 take")
	a := DiscardOf(1, one(t, "C7"), one(t, "C8"))
	a.Laid[0], a.Laid[1] = a.Laid[1], a.Laid[0]
	if _, err := d.Apply(a); err != nil {
		t.Fatal(err)
	}
	if got := d.Said()[4].String(); got != "1 discard C7 C8" {
		t.Errorf("written as %q", got)
	}
}

// In every ouvert the declarer's hand is laid open after the contract, and
// face-down pile cards stay face down.
func TestOuvert(t *testing.T) {
	for _, r := range []struct {
		variant string
		said    string
		others  []Seat
		open    int
	}{
		{"skat", "2 pass, 3 pass, 1 bid 18, 1 take, 1 discard C7 C8, 1 declare null ouvert", []Seat{0, 2, 3}, 10},
		{"skat", "2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare grand ouvert", []Seat{0, 2, 3}, 10},
		{"admiralsskat", "2 pass, 1 bid 18, 1 hand, 1 declare null ouvert", []Seat{0, 2}, 5},
	} {
		d := lay(t, r.variant, Options{Announcements: true}, layout{"F hand": "C7 C8"})
		events := say(t, d, r.said)
		own := d.View(1)
		for _, s := range r.others {
			var shown []card.Card
			for _, e := range EventsFor(s, events) {
				if e.Kind == Shown {
					shown = append(shown, e.Card)
				}
			}
			v := d.View(s)
			if len(shown) != r.open || card.Join(shown) != card.Join(own.Sides[1].Hand) || card.Join(v.Sides[1].Hand) != card.Join(shown) {
				t.Errorf("%s: seat %d is shown %v and sees %v, want %v", r.variant, s, shown, v.Sides[1].Hand, own.Sides[1].Hand)
			}
			for _, p := range v.Sides[1].Piles {
				if p.Under != card.Unknown {
					t.Errorf("%s: seat %d sees the face-down card %v", r.variant, s, p.Under)
				}
			}
			for _, c := range v.Stock {
				if c.Real() {
					t.Errorf("%s: seat %d sees %v in the stock", r.variant, s, c)
				}
			}
			if s != 0 && v.Sides[s].Hand[0] == card.Unknown {
				t.Errorf("%s: seat %d does not see its own hand", r.variant, s)
			}
		}
		if v := d.View(2); !v.Seen.Has(own.Sides[1].Hand[0]) || v.Level != Ouvert {
			t.Errorf("%s: level %v, seen %v", r.variant, v.Level, v.Seen)
		}
	}
	d := lay(t, "skat", Options{}, nil)
	for _, e := range say(t, d, "2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare null") {
		if e.Kind == Shown {
			t.Errorf("%v is shown without ouvert", e.Card)
		}
	}
}

// Who takes the skat up is told the cards; the others that it was taken.
func TestTakeUp(t *testing.T) {
	d := lay(t, "skat", Options{}, layout{"stock": "CJ C7"})
	events := say(t, d, "2 pass, 3 pass, 1 bid 18, 1 take")
	for s, want := range map[Seat]string{0: "?? ??", 1: "C7 CJ", 2: "?? ??", 3: "?? ??"} {
		var told []card.Card
		for _, e := range EventsFor(s, events) {
			if e.Kind == TookUp {
				told = append(told, e.Card)
			}
		}
		if card.Join(told) != want {
			t.Errorf("seat %d is told that %v were taken up", s, told)
		}
	}
	if v := d.View(2); !v.Took || len(v.Stock) != 0 || len(v.Sides[1].Hand) != 12 {
		t.Errorf("seat 2 sees taken %v, stock %v, hand %v", v.Took, v.Stock, v.Sides[1].Hand)
	}
}

// Matadors run over the declarer's cards and the skat, also one not looked
// at, wherever they lie in the end.
func TestMatadorsWithSkat(t *testing.T) {
	l := layout{"F hand": "CJ C7 C8", "stock": "SJ D7", "M hand": "HJ DJ"}
	for said, value := range map[string]int{
		"1 hand, 1 declare C":                  6 * 12, // with 2, game, hand, Schneider, Schwarz
		"1 take, 1 discard SJ D7, 1 declare C": 5 * 12,
		"1 take, 1 discard C7 C8, 1 declare C": 5 * 12,
		"1 hand, 1 declare grand, 1 play CJ":   6 * 24,
		"1 take, 1 discard CJ SJ, 1 declare H": 5 * 10,
	} {
		d := lay(t, "skat", Options{}, l)
		say(t, d, "2 pass, 3 pass, 1 bid 18, "+said+", 1 concede")
		if got := d.Result().Value; got != value {
			t.Errorf("%s: value %d, want %d", said, got, value)
		}
	}
	d := lay(t, "admiralsskat", Options{}, layout{"F up": "CJ", "F down": "SJ", "stock": "HJ", "F hand": "C7", "D down": "DJ"})
	say(t, d, "2 pass, 1 bid 18, 1 hand, 1 declare C, 1 concede")
	if got, want := d.Result().Value, 7*12; got != want { // with 3
		t.Errorf("admiralsskat: value %d, want %d", got, want)
	}
}
