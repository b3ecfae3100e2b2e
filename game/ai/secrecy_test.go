package ai

import (
	"context"
	"reflect"
	"testing"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// What a seat has not seen may lie in any way: neither its view nor its
// choice may change.
func TestHiddenCardsChangeNothing(t *testing.T) {
	for _, level := range Levels() {
		n := 40
		one, two := newPlayer(t, level, 4), newPlayer(t, level, 4)
		if one.searches() {
			n = 5
		}
		one.Budget.Nodes, two.Budget.Nodes = 200, 200
		for _, v := range game.Variants {
			r := random(3)
			compared := 0
			for i := range n {
				compared += compareHidden(t, one, two, setupOf(v, v.Scorings[0], allOptions[i%len(allOptions)], &r), &r)
			}
			if compared == 0 {
				t.Errorf("%s %s: nothing was compared", v.Name, level)
			}
		}
	}
}

// compareHidden plays a random part of a deal, and again with the unseen
// cards of the seat on turn changed about. It returns how many could be
// compared.
func compareHidden(t *testing.T, one, two *Player, setup game.Setup, r *random) int {
	d, _ := game.New(setup)
	d.Start()
	rm := chooserOf(newPlayer(t, Easy, r.next()))
	for stop := r.below(30); stop > 0 && d.Turn() != 0; stop-- {
		a, _ := rm(d.View(d.Turn()))
		d.Apply(a)
	}
	if d.Turn() == 0 {
		return 0
	}
	seat := d.Turn()
	view := d.View(seat)
	compared := 0
	for range 40 {
		if one.searches() && compared == 2 {
			break
		}
		other := changedAbout(setup, view.Seen, r)
		twin := replay(other, d.Said(), setup.Deck)
		if twin == nil {
			continue
		}
		again := twin.View(seat)
		if !reflect.DeepEqual(view, again) {
			t.Fatalf("%v: the views differ:\n%+v\n%+v", setup.Variant.Name, view, again)
		}
		two.Choose(context.Background(), view) // what was asked before does not matter
		a, err := one.Choose(context.Background(), view)
		if err != nil {
			t.Fatal(err)
		}
		if b, _ := two.Choose(context.Background(), again); a != b {
			t.Fatalf("%v %v: %v, and with other hidden cards %v", setup.Variant.Name, one.level, a, b)
		}
		compared++
	}
	return compared
}

// changedAbout returns setup with the cards outside seen in other places of
// the deck.
func changedAbout(setup game.Setup, seen card.Set, r *random) game.Setup {
	var at []int
	var hidden []card.Card
	for i, c := range setup.Deck {
		if !seen.Has(c) {
			at, hidden = append(at, i), append(hidden, c)
		}
	}
	r.shuffle(hidden)
	deck := append([]card.Card(nil), setup.Deck...)
	for k, i := range at {
		deck[i] = hidden[k]
	}
	setup.Deck = deck
	return setup
}

// replay does the actions with setup, those laid away standing for the cards
// in the same places; nil if that is not possible.
func replay(setup game.Setup, said []game.Action, old []card.Card) *game.Deal {
	d, _ := game.New(setup)
	d.Start()
	for _, a := range said {
		if a.Kind == game.Discard {
			var two [2]card.Card
			for i, c := range a.Laid {
				for k := range old {
					if old[k] == c {
						two[i] = setup.Deck[k]
					}
				}
			}
			a = game.DiscardOf(a.Seat, two[0], two[1])
		}
		if _, err := d.Apply(a); err != nil {
			return nil
		}
	}
	return d
}
