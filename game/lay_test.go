package game

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"kutscherskat/game/card"
)

// layout names cards by where they lie, in the order of the piles: "F up",
// "D down", "M hand", "stock". Places that are left out, or given too few
// cards, are filled with what is left of the pack, clubs first.
type layout map[string]string

var roleLetters = map[int]string{0: "D", 1: "F", 2: "M"}

func placeName(v *Variant, s Step) string {
	switch {
	case s.Zone == Stock:
		return "stock"
	case v.Seats == 3 && s.To == Rearhand:
		return "R " + s.Zone.String()
	}
	return roleLetters[int(s.To)] + " " + s.Zone.String()
}

// deck returns the cards in the order in which v deals them to get l.
func (l layout) deck(t testing.TB, v *Variant) []card.Card {
	t.Helper()
	left := card.Pack
	given := map[string][]card.Card{}
	for name, codes := range l {
		for _, c := range cards(t, codes) {
			left = left.Without(c)
			given[name] = append(given[name], c)
		}
	}
	var deck []card.Card
	for _, step := range v.Script {
		name := placeName(v, step)
		for range step.Count {
			if len(given[name]) == 0 {
				deck = append(deck, card.None)
				continue
			}
			deck = append(deck, given[name][0])
			given[name] = given[name][1:]
		}
	}
	for name, rest := range given {
		if len(rest) > 0 {
			t.Fatalf("%s has no place called %q, or not for %v", v.Name, name, rest)
		}
	}
	for i, c := range deck {
		if c == card.None {
			deck[i] = left.Lowest()
			left = left.Without(deck[i])
		}
	}
	return deck
}

func cards(t testing.TB, codes string) []card.Card {
	t.Helper()
	var list []card.Card
	for _, code := range strings.Fields(codes) {
		c, err := card.Parse(code)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, c)
	}
	return list
}

func one(t testing.TB, code string) card.Card { return cards(t, code)[0] }

func variant(t testing.TB, name string) *Variant {
	t.Helper()
	v, err := FindVariant(name)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// lay starts a deal in which forehand is seat 1, scored by the variant's
// first scoring.
func lay(t testing.TB, name string, o Options, l layout) *Deal {
	t.Helper()
	v := variant(t, name)
	d, err := New(Setup{Variant: v, Scoring: v.Scorings[0], Options: o, Dealer: Seat(v.Seats), Deck: l.deck(t, v)})
	if err != nil {
		t.Fatal(err)
	}
	d.Start()
	return d
}

// say does the actions, written as in a record and joined by commas, and
// returns all events that followed.
func say(t testing.TB, d *Deal, actions string) []Event {
	t.Helper()
	var events []Event
	for _, line := range strings.Split(actions, ",") {
		more, err := d.Apply(action(t, strings.TrimSpace(line)))
		if err != nil {
			t.Fatal(err)
		}
		events = append(events, more...)
	}
	return events
}

func action(t testing.TB, line string) Action {
	t.Helper()
	a, err := ParseAction(line)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// refused checks that the action is refused for the reason, and that nothing
// changed by trying.
func refused(t testing.TB, d *Deal, line string, want Reason) {
	t.Helper()
	before := views(d)
	_, err := d.Apply(action(t, line))
	var illegal *IllegalError
	if !errors.As(err, &illegal) || illegal.Reason != want {
		t.Errorf("%q: %v, want it refused as %v", line, err, want)
		return
	}
	if illegal.Error() == "" || illegal.Turn != d.Turn() {
		t.Errorf("%q: refused with turn %d: %q", line, illegal.Turn, illegal)
	}
	if !reflect.DeepEqual(before, views(d)) {
		t.Errorf("%q: refused, but the deal changed", line)
	}
}

// views returns what every seat and an onlooker may know.
func views(d *Deal) []View {
	var list []View
	for s := 0; s <= d.Setup().Variant.Seats; s++ {
		list = append(list, d.View(Seat(s)))
	}
	return list
}

// onTurn checks who has to decide what.
func onTurn(t testing.TB, d *Deal, seat Seat, what Decision) {
	t.Helper()
	if d.Turn() != seat || d.Decision() != what {
		t.Fatalf("seat %d has to decide %d, want seat %d and %d", d.Turn(), d.Decision(), seat, what)
	}
}

// ended checks the five fields of the result.
func ended(t testing.TB, d *Deal, want string) {
	t.Helper()
	switch r := d.Result(); {
	case r == nil:
		t.Errorf("the deal goes on, want %s", want)
	case r.String() != want:
		t.Errorf("result %s\n  want %s", r, want)
	}
}
