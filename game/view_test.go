package game

import (
	"fmt"
	"testing"

	"kutscherskat/game/card"
)

// Matadors are known as far as the viewer has seen the cards that they depend
// on.
func TestMatadorsInView(t *testing.T) {
	const table = "offiziersskat"
	plays := ", 2 no-kontra"
	for _, r := range []struct {
		name, variant string
		scoring       Scoring
		lay           layout
		said          string
		viewer        Seat
		n             int
		with, known   bool
	}{
		{"nothing declared", table, Jacks, nil, "", 1, 0, false, false},
		{"it lies with the opponent", table, Jacks, layout{"F up": "CJ SJ C7", "D up": "HJ"}, "1 declare C", 1, 2, true, true},
		{"it lies with the opponent: he knows too", table, Jacks, layout{"F up": "CJ SJ C7", "D up": "HJ"}, "1 declare C", 2, 2, true, true},
		{"and so do lookers-on", table, Jacks, layout{"F up": "CJ SJ C7", "D up": "HJ"}, "1 declare C", 0, 2, true, true},
		{"it lies face down", table, Jacks, layout{"F up": "CJ SJ C7", "F down": "HJ"}, "1 declare C" + plays, 1, 0, false, false},
		{"without one", table, Jacks, layout{"F up": "SJ C7", "D up": "CJ"}, "1 declare C" + plays, 1, 1, false, true},
		{"the best is not seen", table, Jacks, layout{"F up": "SJ C7", "F down": "CJ"}, "1 declare C" + plays, 2, 0, false, false},
		{"four jacks are all, in jacks", table, Jacks, layout{"F up": "CJ SJ HJ DJ"}, "1 declare C", 1, 4, true, true},
		{"but not in spitzen", table, Spitzen, layout{"F up": "CJ SJ HJ DJ", "F down": "CA"}, "1 declare C", 1, 0, false, false},
		{"the ace with the opponent, spitzen", table, Spitzen, layout{"F up": "CJ SJ HJ DJ", "D up": "CA"}, "1 declare C", 1, 4, true, true},
		{"four in a Grand, spitzen", table, Spitzen, layout{"F up": "CJ SJ HJ DJ"}, "1 declare grand", 1, 4, true, true},
		{"without four in a Grand", table, Jacks, layout{"F up": "C7", "D up": "CJ SJ HJ DJ"}, "1 declare grand", 1, 4, false, true},
		{"simple has none", table, Simple, layout{"F up": "CJ SJ HJ DJ"}, "1 declare C", 1, 0, false, false},
		{"Ramsch has none", table, Jacks, layout{"F up": "CJ SJ HJ DJ"}, "1 declare ramsch", 1, 0, false, false},

		{"Harlekin: the opponent knows the back cards", "harlekinskat", Jacks, layout{"F back": "CJ SJ", "D front": "HJ"}, "1 declare C", 2, 2, true, true},
		{"Harlekin: the owner does not", "harlekinskat", Jacks, layout{"F back": "CJ SJ", "D front": "HJ"}, "1 declare C", 1, 0, false, false},

		{"taken up: the declarer knows all his cards", "skat", Skat, layout{"F hand": "CJ", "stock": "SJ C7", "M hand": "HJ"},
			"2 pass, 3 pass, 1 bid 18, 1 take, 1 discard SJ C7, 1 declare C", 1, 2, true, true},
		{"taken up: the others do not", "skat", Skat, layout{"F hand": "CJ", "stock": "SJ C7", "M hand": "HJ"},
			"2 pass, 3 pass, 1 bid 18, 1 take, 1 discard SJ C7, 1 declare C", 2, 0, false, false},
		{"hand: the skat may hold one", "skat", Skat, layout{"F hand": "CJ", "stock": "SJ C7", "M hand": "HJ"},
			"2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare C", 1, 0, false, false},
		{"hand: who holds the missing jack knows, when the first was played", "skat", Skat, layout{"F hand": "CJ S7", "M hand": "SJ"},
			"2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare C, 1 play CJ", 2, 1, true, true},
		{"admiralsskat: face-down cards count", "admiralsskat", Skat, layout{"F up": "CJ", "F down": "SJ", "D up": "HJ"},
			"2 pass, 1 bid 18, 1 hand, 1 declare C", 1, 0, false, false},
	} {
		t.Run(r.name, func(t *testing.T) {
			v := variant(t, r.variant)
			d, err := New(Setup{Variant: v, Scoring: r.scoring, Dealer: Seat(v.Seats), Deck: r.lay.deck(t, v)})
			if err != nil {
				t.Fatal(err)
			}
			d.Start()
			if r.said != "" {
				say(t, d, r.said)
			}
			view := d.View(r.viewer)
			if n, with, known := view.Matadors(); n != r.n || with != r.with || known != r.known {
				t.Errorf("%d, with %v, known %v; want %d, %v, %v", n, with, known, r.n, r.with, r.known)
			}
		})
	}
}

// A View shares nothing with the deal: whoever writes in his View changes
// nothing for anybody.
func TestViewIsACopy(t *testing.T) {
	start := "2 pass, 3 pass, 1 bid 18, 1 take, 1 discard ST SA, 1 declare grand, 1 play CJ, 2 play C7, 3 play D9"
	for _, said := range []string{start, start + ", 1 play SJ", start + ", 1 concede"} {
		d := lay(t, "skat", Options{}, strongForehand)
		say(t, d, said)
		before := written(d)
		for _, v := range views(d) {
			scribble(&v)
		}
		if written(d) != before {
			t.Errorf("after %q: writing in a View changed the deal", said)
		}
	}
}

func written(d *Deal) string {
	s := ""
	for _, v := range views(d) {
		s += fmt.Sprintln(v.Legal, v.Said, v.Stock, v.Trick, v.Tricks, v.Sides)
		if v.Result != nil {
			s += fmt.Sprintln(*v.Result)
		}
	}
	return s
}

// scribble overwrites every slice that the view leads to.
func scribble(v *View) {
	for i := range v.Legal {
		v.Legal[i] = Action{}
	}
	for i := range v.Said {
		v.Said[i] = Action{}
	}
	for i := range v.Stock {
		v.Stock[i] = card.None
	}
	for i := range v.Trick {
		v.Trick[i] = Played{}
	}
	for i := range v.Tricks {
		for j := range v.Tricks[i].Cards {
			v.Tricks[i].Cards[j] = Played{}
		}
		v.Tricks[i] = Trick{}
	}
	for _, side := range v.Sides {
		for i := range side.Piles {
			side.Piles[i] = Pile{}
		}
		for i := range side.Hand {
			side.Hand[i] = card.None
		}
	}
	if v.Result != nil {
		v.Result.Value++
		for i := range v.Result.Lines {
			v.Result.Lines[i] = Line{}
		}
	}
}

// The deck given to New may be used again by its owner.
func TestDeckIsACopy(t *testing.T) {
	deck := card.Full()
	v := Variants[0]
	d, err := New(Setup{Variant: v, Scoring: Jacks, Dealer: 1, Deck: deck})
	if err != nil {
		t.Fatal(err)
	}
	for i := range deck {
		deck[i] = card.None
	}
	if err := card.CheckPack(d.Setup().Deck); err != nil {
		t.Error(err)
	}
}

func TestViewFacts(t *testing.T) {
	d := lay(t, "skat", Options{}, strongForehand)
	say(t, d, "2 bid 18, 1 hold, 2 pass, 3 pass, 1 take, 1 discard ST SA, 1 declare grand, 1 play CJ, 2 play C7, 3 play D9, 1 play SJ")
	v := d.View(2)
	if v.Forehand() != 1 || v.Turn != 2 || v.Leader != 1 || len(v.Trick) != 1 || len(v.Tricks) != 1 || v.Bid != 18 || !v.Took || v.Hand {
		t.Errorf("seat 2 sees %+v", v)
	}
	if got := v.Sides[1]; got.Points != 2 || got.Tricks != 1 || len(got.Hand) != 8 || got.Hand[0] != card.Unknown || got.Held != card.SetOf(one(t, "CJ"), one(t, "SJ")) {
		t.Errorf("seat 2 sees seat 1 as %+v", got)
	}
	if got, want := v.Playable(2), card.SetOf(cards(t, "C9 C8 SK SQ S9 HA HT HK HQ")...); got != want {
		t.Errorf("seat 2 can play %v, want %v", got, want)
	}
	if len(v.Legal) != 9 || d.View(1).Legal != nil || d.View(0).Legal != nil {
		t.Errorf("seat 2 may do %v", v.Legal)
	}
	d = lay(t, "offiziersskat", Options{}, layout{"F up": "CJ SJ HJ DJ"})
	o := d.View(2)
	if got, want := o.Playable(1), card.Jacks; got != want {
		t.Errorf("forehand's piles show %v, want %v", got, want)
	}
}
