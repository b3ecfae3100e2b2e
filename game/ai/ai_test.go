package ai

import (
	"context"
	"testing"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// deckOf returns a shuffled pack.
func deckOf(r *random) []card.Card {
	deck := card.Full()
	r.shuffle(deck)
	return deck
}

// setupOf returns a setup with a random deck.
func setupOf(v *game.Variant, sc game.Scoring, opt game.Options, r *random) game.Setup {
	return game.Setup{Variant: v, Scoring: sc, Options: opt, Dealer: game.Seat(r.below(v.Seats) + 1), Deck: deckOf(r)}
}

// chooser decides for a seat.
type chooser func(v game.View) (game.Action, error)

func chooserOf(p *Player) chooser {
	return func(v game.View) (game.Action, error) { return p.Choose(context.Background(), v) }
}

func randomMover(seed uint64) chooser {
	r := random(seed)
	return func(v game.View) (game.Action, error) { return v.Legal[r.below(len(v.Legal))], nil }
}

// playDeal plays a deal to the end, seat s decided by seats[s-1].
func playDeal(t testing.TB, setup game.Setup, seats []chooser) *game.Deal {
	t.Helper()
	d, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	d.Start()
	for d.Turn() != 0 {
		s := d.Turn()
		a, err := seats[s-1](d.View(s))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := d.Apply(a); err != nil {
			t.Fatalf("%v: %v", setup.Deck, err)
		}
	}
	return d
}

func newPlayer(t testing.TB, level Level, seed uint64) *Player {
	t.Helper()
	p, err := New(level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// allOptions are the combinations of the options of the rules.
var allOptions = []game.Options{
	{}, {Null: true}, {AllPassRamsch: true}, {Announcements: true}, {Null: true, AllPassRamsch: true, Announcements: true},
}

func TestEveryChoiceIsLegal(t *testing.T) {
	for _, level := range []Level{Easy, Medium} {
		for _, v := range game.Variants {
			for _, sc := range v.Scorings {
				r := random(len(v.Name))
				for i := range 60 {
					p := newPlayer(t, level, uint64(i))
					seats := []chooser{chooserOf(p), chooserOf(p), chooserOf(p)}
					// Random actions before and between show every kind of view.
					rm := randomMover(uint64(i))
					if i%3 == 1 {
						mixed := func(v game.View) (game.Action, error) {
							if v.Decision != game.DecidePlay {
								return rm(v)
							}
							return seats[2](v)
						}
						seats[0], seats[1] = mixed, mixed
					} else if i%3 == 2 {
						seats[i%2] = rm
					}
					playDeal(t, setupOf(v, sc, allOptions[i%len(allOptions)], &r), seats)
				}
			}
		}
	}
}
