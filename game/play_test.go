package game

import (
	"fmt"
	"strings"
	"testing"

	"kutscherskat/game/card"
)

// told writes down the events that follow a trick as seat s is told them.
func told(s Seat, events []Event) string {
	var list []string
	for _, e := range EventsFor(s, events) {
		switch e.Kind {
		case TrickTaken:
			list = append(list, fmt.Sprintf("trick %d", e.Seat))
		case Turned:
			list = append(list, fmt.Sprintf("turned %d %v%d %v", e.Seat, e.Place.Zone, e.Place.Index, e.Card))
		case Ended:
			list = append(list, "end")
		}
	}
	return strings.Join(list, ", ")
}

func TestTurningUp(t *testing.T) {
	d := lay(t, "offiziersskat", Options{}, layout{
		"F down": "H7 H8 H9 HT HQ HK HA S7", "F up": "CA CT CK CQ S8 S9 ST SQ",
		"D down": "DA DT DK DQ D9 D8 D7 SA", "D up": "C7 C8 C9 CJ SJ HJ DJ SK",
	})
	say(t, d, "1 declare H, 2 no-kontra")
	if got := told(0, say(t, d, "1 play CA")); got != "" {
		t.Errorf("before the trick is complete: %s", got)
	}
	refused(t, d, "1 play H7", NotOnTurn)
	// Both players' cards at the same moment, before the next lead.
	for s := Seat(0); s <= 2; s++ {
		if v := d.View(s); v.Sides[1].Piles[0] != (Pile{card.None, card.Unknown}) {
			t.Errorf("seat %d sees pile 1 as %v while the trick lies", s, v.Sides[1].Piles[0])
		}
	}
	events := say(t, d, "2 play C9")
	for s := Seat(0); s <= 2; s++ {
		if got, want := told(s, events), "trick 1, turned 1 up1 H7, turned 2 up3 DK"; got != want {
			t.Errorf("seat %d is told %q, want %q", s, got, want)
		}
	}
	onTurn(t, d, 1, DecidePlay)
	// Where nothing lies beneath, nothing is turned.
	if got, want := told(0, say(t, d, "1 play H7, 2 play CJ")), "trick 2, turned 2 up4 DQ"; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
	if v := d.View(1); v.Sides[1].Piles[0] != (Pile{card.None, card.None}) {
		t.Errorf("the empty pile is seen as %v", v.Sides[1].Piles[0])
	}
}

// A face-down card is never playable and never counts for following.
func TestFaceDown(t *testing.T) {
	d := lay(t, "offiziersskat", Options{}, layout{
		"F down": "H7", "F up": "SA ST C7 C8 C9 CQ CK CA",
		"D down": "S7", "D up": "HA HT DA DT DK DQ D9 D8",
	})
	say(t, d, "1 declare H, 2 no-kontra, 1 play SA")
	refused(t, d, "2 play S7", FaceDown)
	refused(t, d, "2 play ST", NotYourCard)
	refused(t, d, "1 play ST", NotOnTurn)
	if n := len(d.Legal()); n != 8 {
		t.Errorf("%d cards may be played, want all 8 tops", n)
	}
	say(t, d, "2 play DA")
	// The trick turned up H7, a trump, and seat 2 has trumps to follow with.
	say(t, d, "1 play H7")
	refused(t, d, "2 play DT", FollowTrump)
	say(t, d, "2 play HA")
	onTurn(t, d, 2, DecidePlay)
	say(t, d, "2 play HT")
}

func TestFollowSuitRefused(t *testing.T) {
	d := lay(t, "offiziersskat", Options{}, layout{"F up": "SA", "D up": "S7 HA SJ"})
	say(t, d, "1 declare H, 2 no-kontra, 1 play SA")
	refused(t, d, "2 play HA", FollowSuit)
	refused(t, d, "2 play SJ", FollowSuit)
	err := d.Check(action(t, "2 play HA"))
	if err == nil || err.Error() != "seat 2 must follow spades" {
		t.Errorf("refused with %q", err)
	}
	say(t, d, "2 play S7")
}

func TestHarlekinBackCards(t *testing.T) {
	d := lay(t, "harlekinskat", Options{}, layout{
		"F front": "SA HA C7 C8 C9 CT CQ CK", "F back": "D7 HT",
		"D front": "H7 DA DT DK DQ D9 D8 CA", "D back": "S7 S8",
	})
	say(t, d, "1 declare grand, 2 no-kontra")
	own, other := d.View(2), d.View(1)
	if p, o := own.Sides[2].Piles[0], other.Sides[2].Piles[0]; p != (Pile{one(t, "H7"), card.Unknown}) || o != (Pile{card.Unknown, one(t, "S7")}) {
		t.Errorf("the owner sees the pair as %v, his opponent as %v", p, o)
	}
	say(t, d, "1 play SA")
	refused(t, d, "2 play S7", BackCard)
	events := say(t, d, "2 play H7")
	for s := Seat(0); s <= 2; s++ {
		if got, want := told(s, events), "trick 1, turned 1 front1 D7, turned 2 front1 S7"; got != want {
			t.Errorf("seat %d is told %q, want %q", s, got, want)
		}
	}
	if p := d.View(2).Sides[2].Piles[0]; p != (Pile{one(t, "S7"), card.None}) {
		t.Errorf("the owner sees the turned pair as %v", p)
	}
	say(t, d, "1 play HA, 2 play S7")
}

// In the half-open game hand cards and face-up piles all count for following.
func TestHandAndPilesFollow(t *testing.T) {
	d := lay(t, "halboffen", Options{}, layout{
		"F up": "SA HA", "D up": "H7 C7 C8 C9", "D hand": "S7 D7", "D down": "S8 S9 ST H8",
	})
	say(t, d, "1 declare C, 2 no-kontra, 1 play SA")
	refused(t, d, "2 play H7", FollowSuit)
	refused(t, d, "2 play C7", FollowSuit)
	say(t, d, "2 play S7, 1 play HA")
	refused(t, d, "2 play D7", FollowSuit)
	say(t, d, "2 play H7")
}

func TestWhoLeads(t *testing.T) {
	for _, r := range []struct {
		variant, said string
		leader        Seat
	}{
		{"offiziersskat", "1 declare C, 2 no-kontra", 1},
		{"harlekinskat", "1 declare C, 2 no-kontra", 1},
		{"halboffen", "1 declare C, 2 no-kontra", 1},
		{"offiziersskat", "1 declare ramsch, 2 no-kontra", 1},
		{"admiralsskat", "2 bid 18, 1 pass, 2 hand, 2 declare C", 2},
		{"admiralsskat", "2 pass, 1 bid 18, 1 hand, 1 declare C", 1},
		{"skat", "2 bid 18, 1 pass, 3 pass, 2 hand, 2 declare C", 1},
		{"skat", "2 pass, 3 bid 18, 1 pass, 3 hand, 3 declare null", 1},
	} {
		d := lay(t, r.variant, Options{}, nil)
		say(t, d, r.said)
		onTurn(t, d, r.leader, DecidePlay)
		if v := d.View(1); v.Leader != r.leader {
			t.Errorf("%s: the view has seat %d lead", r.variant, v.Leader)
		}
	}
}

// The cards of a deal of three in which forehand holds the best of clubs,
// spades and all jacks, and middlehand those of hearts.
var strongForehand = layout{
	"F hand": "CJ SJ HJ DJ CA CT CK CQ SA ST", "M hand": "C9 C8 C7 SK SQ S9 HA HT HK HQ",
	"R hand": "S8 S7 H9 H8 H7 DA DT DK DQ D9", "stock": "D8 D7",
}

// The declarer's first trick ends a Null, and nothing is turned any more.
func TestNullLost(t *testing.T) {
	d := lay(t, "offiziersskat", Options{Null: true}, layout{"F up": "CA", "D up": "CK", "D down": "C7", "F down": "C8"})
	say(t, d, "1 declare null, 2 no-kontra, 1 play CA")
	if got := told(1, say(t, d, "2 play CK")); got != "trick 1, end" {
		t.Errorf("told %q", got)
	}
	ended(t, d, "points=15,0 tricks=1,0 winner=2 value=23 score=-46,0")
	refused(t, d, "1 play C8", DealOver)
	refused(t, d, "1 concede", DealOver)
	if v := d.View(1); v.Sides[1].Piles[0].Under != card.Unknown || v.Legal != nil || v.Leader != 0 {
		t.Errorf("after the end seat 1 sees %v, may %v", v.Sides[1].Piles[0], v.Legal)
	}

	// The opponent's tricks do not end it; his cards are turned up then.
	d = lay(t, "offiziersskat", Options{Null: true}, layout{"F up": "C7", "D up": "CK", "D down": "C8", "F down": "C9"})
	say(t, d, "1 declare null, 2 no-kontra")
	if got := told(1, say(t, d, "1 play C7, 2 play CK")); got != "trick 2, turned 1 up1 C9, turned 2 up1 C8" {
		t.Errorf("told %q", got)
	}
}

func TestNullMade(t *testing.T) {
	d := lay(t, "skat", Options{}, layout{
		"F hand": "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "M hand": "CT CJ CQ ST SJ SQ H9 HT D9 DT",
		"R hand": "CK CA SK SA HJ HQ HK DJ DQ DK", "stock": "HA DA",
	})
	say(t, d, "2 bid 18, 1 hold, 2 pass, 3 pass, 1 hand, 1 declare null")
	for d.Result() == nil {
		legal := d.Legal()
		if _, err := d.Apply(legal[len(legal)-1]); err != nil {
			t.Fatal(err)
		}
	}
	if r := d.Result(); r.Winner != DeclarerWon || r.Value != 35 || r.Tricks[1] != 0 || r.Points[1] != 22 {
		t.Errorf("result %v, want a Null won with the skat's 22 points", r)
	}
}

// With Schwarz announced, or ouvert, the first trick of the others ends the
// deal; with Schneider announced it goes on.
func TestAnnouncedSchwarzEnds(t *testing.T) {
	start := "2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare grand "
	l := layout{
		"F hand": "CJ SJ HJ DJ CA CT CK S7 SA ST", "M hand": "C9 C8 C7 SK SQ S9 HA HT HK HQ",
		"R hand": "S8 CQ H9 H8 H7 DA DT DK DQ D9", "stock": "D8 D7",
	}
	for level, want := range map[string]string{
		"schneider": "",
		"schwarz":   "points=5,4,0 tricks=1,1,0 winner=defenders value=240 score=-480,0,0",
		"ouvert":    "points=5,4,0 tricks=1,1,0 winner=defenders value=264 score=-528,0,0",
	} {
		d := lay(t, "skat", Options{Announcements: true}, l)
		say(t, d, start+level+", 1 play CJ, 2 play C7, 3 play CQ")
		onTurn(t, d, 1, DecidePlay) // his own trick ends nothing
		say(t, d, "1 play S7, 2 play SK, 3 play S8")
		if want == "" {
			onTurn(t, d, 2, DecidePlay)
			continue
		}
		ended(t, d, want)
	}
}

// A Ramsch after all passed: the skat goes with the last trick, not the first.
func TestRamschSkat(t *testing.T) {
	for _, name := range []string{"skat", "admiralsskat"} {
		v := variant(t, name)
		// Forehand takes the first trick; he plays his lowest cards last.
		d := lay(t, name, Options{AllPassRamsch: true}, layout{"F hand": "CJ C7 C8 C9 S7", "stock": "HA DT"})
		for d.Decision() == DecideBid {
			say(t, d, fmt.Sprintf("%d pass", d.Turn()))
		}
		refused(t, d, "1 concede", NoConcedeInRamsch)
		say(t, d, "1 play CJ")
		for d.Result() == nil {
			legal := d.Legal()
			if _, err := d.Apply(legal[len(legal)-1]); err != nil {
				t.Fatal(err)
			}
		}
		view := d.View(0)
		want := [MaxSeats + 1]int{}
		for _, trick := range view.Tricks {
			want[trick.Winner] += trick.Points()
		}
		last := view.Tricks[v.Tricks-1].Winner
		want[last] += 21
		if last == view.Tricks[0].Winner {
			t.Fatalf("%s: seat %d took the first trick and the last", name, last)
		}
		if d.Result().Points != want {
			t.Errorf("%s: points %v, want %v", name, d.Result().Points, want)
		}
	}
}
