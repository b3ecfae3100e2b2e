package game

import "testing"

// Giving up (record, "Giving up"): what is not won counts for the other side.
func TestConcede(t *testing.T) {
	const (
		grand = "2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare grand, "
		null  = "2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare null, "
		other = "2 bid 18, 1 pass, 3 pass, 2 hand, 2 declare H, "
	)
	for _, r := range []struct{ name, said, want string }{
		{"the declarer before the first card", grand + "1 concede",
			"points=0,120,0 tricks=0,10,0 winner=defenders value=192 score=-384,0,0"},
		{"the declarer, with a card on the table", grand + "1 play CJ, 2 play C7, 1 concede",
			"points=0,120,0 tricks=0,10,0 winner=defenders value=192 score=-384,0,0"},
		{"the declarer, not Schwarz after a trick of 2 points", grand + "1 play CJ, 2 play C7, 3 play S7, 1 concede",
			"points=2,118,0 tricks=1,9,0 winner=defenders value=168 score=-336,0,0"},
		{"the defenders before the first card", grand + "2 concede, 3 concede",
			"points=120,0,0 tricks=10,0,0 winner=declarer value=192 score=+192,0,0"},
		{"the order of the defenders does not matter, nor who is on turn", grand + "3 concede, 1 play CJ, 2 concede",
			"points=120,0,0 tricks=10,0,0 winner=declarer value=192 score=+192,0,0"},
		{"one defender alone: played on, and the declarer may still concede", grand + "2 concede, 1 play CJ, 2 play C7, 3 play S7, 1 concede",
			"points=2,118,0 tricks=1,9,0 winner=defenders value=168 score=-336,0,0"},
		{"the defenders after two tricks", grand + "1 play CQ, 2 play C9, 3 play DA, 1 play CK, 2 play C8, 3 play DT, 2 concede, 3 concede",
			"points=120,0,0 tricks=10,0,0 winner=declarer value=192 score=+192,0,0"},
		{"the seat after the declarer gets the tricks: seat 3 for declarer 2", other + "2 concede",
			"points=0,0,120 tricks=0,0,10 winner=defenders value=80 score=0,-160,0"},
		{"Null conceded by the declarer", null + "1 concede",
			"points=0,0,0 tricks=0,0,0 winner=defenders value=35 score=-70,0,0"},
		{"Null conceded by the defenders", null + "3 concede, 2 concede",
			"points=0,0,0 tricks=0,0,0 winner=declarer value=35 score=+35,0,0"},
		{"Null, conceded by the declarer after others' tricks", "2 bid 18, 1 pass, 3 pass, 2 hand, 2 declare null, 1 play CA, 2 play C7, 3 play DA, 2 concede",
			"points=22,0,0 tricks=1,0,0 winner=defenders value=35 score=0,-70,0"},
	} {
		t.Run(r.name, func(t *testing.T) {
			d := lay(t, "skat", Options{}, strongForehand)
			say(t, d, r.said)
			ended(t, d, r.want)
			if d.View(1).Result == nil || d.Turn() != 0 {
				t.Error("the deal goes on")
			}
		})
	}
}

// The skat stays the declarer's.
func TestConcedeSkat(t *testing.T) {
	l := layout{"F hand": "CJ C7 C8 C9 S7 S8 S9 H7 H8 H9", "stock": "HA DA"}
	d := lay(t, "skat", Options{}, l)
	say(t, d, "2 pass, 3 pass, 1 bid 18, 1 take, 1 discard HA DA, 1 declare C, 1 concede")
	ended(t, d, "points=22,98,0 tricks=0,10,0 winner=defenders value=48 score=-96,0,0")
	d = lay(t, "skat", Options{}, l)
	say(t, d, "2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare null, 1 concede")
	ended(t, d, "points=22,0,0 tricks=0,0,0 winner=defenders value=35 score=-70,0,0")
}

// Who had already reached what he needs has still won.
func TestConcedeAfterWinning(t *testing.T) {
	won := "2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare grand, " +
		"1 play CA, 2 play C7, 3 play DA, 1 play CT, 2 play C8, 3 play DT, 1 play CK, 2 play C9, 3 play DK, 1 play SA, 2 play S9, 3 play S7"
	d := lay(t, "skat", Options{}, strongForehand)
	say(t, d, won+", 1 concede")
	ended(t, d, "points=61,59,0 tricks=4,6,0 winner=declarer value=144 score=+144,0,0")

	// The same in a game for Schneider: 61 points are not enough.
	d = lay(t, "skat", Options{Announcements: true}, strongForehand)
	say(t, d, "2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare grand schneider"+won[len("2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare grand"):])
	say(t, d, "1 concede")
	ended(t, d, "points=61,59,0 tricks=4,6,0 winner=defenders value=192 score=-384,0,0")

	// The defenders have their 60 points and concede.
	d = lay(t, "skat", Options{}, layout{
		"F hand": "CJ C7 C8 S7 S8 S9 H7 H8 H9 HQ", "M hand": "SJ CA CT SA ST HA HT DA DT CK",
		"R hand": "HJ DJ CQ C9 DK DQ SK SQ HK D9", "stock": "D7 D8",
	})
	say(t, d, "2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare grand, 1 play S7, 2 play SA, 3 play SK, 2 play ST, 3 play SQ, 1 play S8, "+
		"2 play HA, 3 play HK, 1 play H7, 2 play HT, 3 play DK, 1 play H8, 2 play DA, 3 play DQ, 1 play S9")
	say(t, d, "2 concede, 3 concede")
	ended(t, d, "points=49,71,0 tricks=5,5,0 winner=defenders value=72 score=-144,0,0")
}

func TestConcedeTwoPlayers(t *testing.T) {
	l := layout{"F up": "CJ SJ CA", "D up": "HJ C7"}
	for _, r := range []struct{ said, want string }{
		{"1 declare C, 2 no-kontra, 1 concede", "points=0,120 tricks=0,16 winner=2 value=60 score=-120,0"},
		{"1 declare C, 2 kontra, 1 re, 2 concede", "points=120,0 tricks=16,0 winner=1 value=60 score=+240,0"},
		{"1 declare C, 2 no-kontra, 1 play CA, 2 concede", "points=120,0 tricks=16,0 winner=1 value=60 score=+60,0"},
		{"1 declare C, 2 no-kontra, 1 play CA, 2 play HJ, 2 concede", "points=107,13 tricks=15,1 winner=1 value=48 score=+48,0"},
		{"1 declare null, 2 kontra, 1 no-re, 2 concede", "points=0,0 tricks=0,0 winner=1 value=23 score=+46,0"},
	} {
		d := lay(t, "offiziersskat", Options{Null: true}, l)
		events := say(t, d, r.said)
		ended(t, d, r.want)
		if last := events[len(events)-1]; last.Kind != Ended {
			t.Errorf("%s: the last event is %v", r.said, last.Kind)
		}
	}
}

func TestConcedeRefused(t *testing.T) {
	for _, r := range []struct {
		variant, said, refused string
		why                    Reason
	}{
		{"offiziersskat", "", "1 concede", WrongPhase},
		{"offiziersskat", "1 declare C", "1 concede", WrongPhase},
		{"offiziersskat", "1 declare C", "2 concede", WrongPhase},
		{"offiziersskat", "1 declare C, 2 kontra", "1 concede", WrongPhase},
		{"offiziersskat", "1 declare C, 2 no-kontra", "3 concede", NotOnTurn},
		{"offiziersskat", "1 declare ramsch, 2 no-kontra", "1 concede", NoConcedeInRamsch},
		{"offiziersskat", "1 declare ramsch, 2 no-kontra", "2 concede", NoConcedeInRamsch},
		{"offiziersskat", "1 declare C, 2 no-kontra, 1 concede", "2 concede", DealOver},
		{"skat", "2 pass, 3 pass, 1 bid 18, 1 hand", "1 concede", WrongPhase},
		{"skat", "2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare C, 2 concede", "2 concede", AlreadyConceded},
	} {
		d := lay(t, r.variant, Options{}, nil)
		if r.said != "" {
			say(t, d, r.said)
		}
		if seat := action(t, r.refused).Seat; d.CanConcede(seat) {
			t.Errorf("after %q seat %d can concede", r.said, seat)
		}
		refused(t, d, r.refused, r.why)
	}
	d := lay(t, "skat", Options{}, nil)
	say(t, d, "2 pass, 3 pass, 1 bid 18, 1 hand, 1 declare C, 2 concede")
	if v := d.View(3); !v.Conceded[2] || v.Conceded[3] || !d.CanConcede(3) {
		t.Errorf("seat 3 sees conceded %v", v.Conceded)
	}
}
