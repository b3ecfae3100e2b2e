package solve

import "testing"

// TestScore holds Score against the cases of rules.md 3.2 to 3.4.
func TestScore(t *testing.T) {
	for _, x := range []struct {
		name     string
		contract Contract
		scoring  Scoring
		factor   int
		outcome  Outcome
		want     float64
	}{
		{"clubs with 2, 74", ClubsGame, Jacks, 1, Outcome{74, Shared, 2}, 36},
		{"hearts with 1, 55", HeartsGame, Jacks, 1, Outcome{55, Shared, 1}, -40},
		{"hearts with 1, 28", HeartsGame, Jacks, 1, Outcome{28, Shared, 1}, -60},
		{"hearts without 2, no trick", HeartsGame, Jacks, 1, Outcome{0, NoTrick, 2}, -100},
		{"grand with 4, opponent 30", Grand, Jacks, 1, Outcome{90, Shared, 4}, 144},
		{"spades without 3, 61", SpadesGame, Jacks, 1, Outcome{61, Shared, 3}, 44},
		{"diamonds with 5, 70, spitzen", DiamondsGame, Spitzen, 1, Outcome{70, Shared, 5}, 54},
		{"diamonds with 5, 70, jacks", DiamondsGame, Jacks, 1, Outcome{70, Shared, 5}, 45},
		{"clubs with 2, 60, kontra and re", ClubsGame, Jacks, 4, Outcome{60, Shared, 2}, -288},
		{"grand with 4, spitzen ends there", Grand, Spitzen, 1, Outcome{70, Shared, 7}, 120},
		{"every trick", ClubsGame, Jacks, 1, Outcome{120, AllTricks, 1}, 48},
		{"null won", Null, Jacks, 2, Outcome{0, NoTrick, 0}, 46},
		{"null lost", Null, Spitzen, 1, Outcome{10, Shared, 0}, -46},
		{"simple won", ClubsGame, Simple, 1, Outcome{61, Shared, 0}, 2},
		{"simple Schneider", ClubsGame, Simple, 2, Outcome{90, Shared, 0}, 6},
		{"simple Schwarz lost", ClubsGame, Simple, 1, Outcome{0, NoTrick, 0}, -4},
		{"simple draw", ClubsGame, Simple, 4, Outcome{60, Shared, 0}, 0},
		{"simple null", Null, Simple, 1, Outcome{120, AllTricks, 0}, -2},
		{"ramsch 48", Ramsch, Jacks, 1, Outcome{48, Shared, 0}, 72},
		{"ramsch 72, kontra", Ramsch, Jacks, 2, Outcome{72, Shared, 0}, -144},
		{"ramsch Durchmarsch", Ramsch, Jacks, 1, Outcome{120, AllTricks, 0}, 120},
		{"ramsch opponent's Durchmarsch", Ramsch, Spitzen, 1, Outcome{0, NoTrick, 0}, -120},
		{"ramsch 60", Ramsch, Jacks, 1, Outcome{60, Shared, 0}, -60},
		{"ramsch no points but a trick", Ramsch, Jacks, 1, Outcome{0, Shared, 0}, 120},
		{"ramsch simple 30", Ramsch, Simple, 1, Outcome{30, Shared, 0}, 3},
		{"ramsch simple 89", Ramsch, Simple, 1, Outcome{89, Shared, 0}, -2},
		{"ramsch simple 90", Ramsch, Simple, 1, Outcome{90, Shared, 0}, -3},
		{"ramsch simple 60", Ramsch, Simple, 2, Outcome{60, Shared, 0}, 0},
		{"ramsch simple Durchmarsch", Ramsch, Simple, 1, Outcome{120, AllTricks, 0}, 4},
	} {
		p := Score(x.contract, x.scoring, x.factor)
		if got := p.Of(x.outcome); got != x.want {
			t.Errorf("%s: %v, want %v", x.name, got, x.want)
		}
	}
}

// TestIrregularPayoff: a payoff that goes up and down is solved all the same.
func TestPayoffShape(t *testing.T) {
	odd := NewPayoff(0, func(o Outcome) float64 { return float64(o.Points % 2) })
	if odd.regular || odd.trend != 0 || odd.pointless {
		t.Errorf("odd points: %v %v %v", odd.regular, odd.trend, odd.pointless)
	}
	for c := range contracts {
		for _, p := range []*Payoff{CardPoints(c), Winning(c), Score(c, Jacks, 1), Score(c, Spitzen, 4), Score(c, Simple, 2)} {
			if !p.regular || p.trend == 0 || p.pointless != (c == Null) {
				t.Errorf("%v: regular %v, trend %d, pointless %v", c, p.regular, p.trend, p.pointless)
			}
		}
	}
}
