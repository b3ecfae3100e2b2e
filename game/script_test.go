package game

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"kutscherskat/game/card"
)

// The deal scripts of rules 2, word by word: packets in the order dealt, and
// where a decision halts the deal; re only after a kontra.
var scripts = map[string]string{
	"offiziersskat": `
		F down 1-4, D down 1-4, F up 1-4, F declares, D up 1-4, D kontra?,
		F down 5-8, D down 5-8, F up 5-8, F re?, D up 5-8, F plays`,
	"harlekinskat": `
		F front 1, D front 1, F back 1, D back 1, F front 2, D front 2, F back 2, D back 2,
		F front 3, D front 3, F back 3, D back 3, F front 4, D front 4, F back 4, D back 4, F declares, D kontra?,
		F front 5, D front 5, F back 5, D back 5, F front 6, D front 6, F back 6, D back 6,
		F front 7, D front 7, F back 7, D back 7, F front 8, D front 8, F back 8, D back 8, F re?, F plays`,
	"halboffen": `
		F down 1-4, D down 1-4, F up 1-4, F declares, D up 1-4, D kontra?,
		F hand 4 cards, D hand 4 cards, F hand 4 cards, F re?, D hand 4 cards, F plays`,
	"admiralsskat": `
		F down 1-5, D down 1-5, F up 1-5, D up 1-5, F hand 5 cards, D hand 5 cards, stock 2 cards, D bids`,
	"skat": `
		F hand 3 cards, M hand 3 cards, R hand 3 cards, stock 2 cards, F hand 4 cards, M hand 4 cards, R hand 4 cards,
		F hand 3 cards, M hand 3 cards, R hand 3 cards, M bids`,
}

// script writes down how a deal goes until a card has to be played or a bid
// made, forehand declaring clubs.
func script(t *testing.T, v *Variant, dealer Seat, kontra bool) string {
	d, err := New(Setup{Variant: v, Scoring: v.Scorings[0], Dealer: dealer, Deck: card.Full()})
	if err != nil {
		t.Fatal(err)
	}
	role := func(s Seat) string {
		for r, letter := range roleLetters {
			if s == v.SeatOf(Role(r), dealer) && v.Seats == 3 && r == 0 {
				return "R"
			} else if s == v.SeatOf(Role(r), dealer) && r < v.Seats {
				return letter
			}
		}
		return "?"
	}
	var said []string
	next := 0
	packet := func(events []Event) {
		for i := 0; i < len(events); {
			first := events[i]
			n := 0
			for i < len(events) && events[i].Packet == first.Packet && events[i].Kind == Dealt {
				e := events[i]
				if e.Card != card.Card(next) || e.Place.Index > 0 && e.Place.Index != first.Place.Index+n || e.Place.Seat != first.Place.Seat {
					t.Errorf("%v dealt to %v as card %d", e.Card, e.Place, next)
				}
				next++
				n++
				i++
			}
			switch {
			case n == 0:
				i++
			case first.Place.Zone == Stock:
				said = append(said, fmt.Sprintf("stock %d cards", n))
			case first.Place.Index == 0:
				said = append(said, fmt.Sprintf("%s %v %d cards", role(first.Seat), first.Place.Zone, n))
			case n == 1:
				said = append(said, fmt.Sprintf("%s %v %d", role(first.Seat), first.Place.Zone, first.Place.Index))
			default:
				said = append(said, fmt.Sprintf("%s %v %d-%d", role(first.Seat), first.Place.Zone, first.Place.Index, first.Place.Index+n-1))
			}
		}
	}
	packet(d.Start())
	for {
		word, say := "", Action{Seat: d.Turn()}
		switch d.Decision() {
		case DecideDeclare:
			word, say.Kind, say.Contract = "declares", Declare, ClubsTrump
		case DecideKontra:
			word, say.Kind = "kontra?", NoKontra
			if kontra {
				say.Kind = Kontra
			}
		case DecideRe:
			word, say.Kind = "re?", Re
		case DecideBid:
			word = "bids"
		case DecidePlay:
			word = "plays"
		}
		said = append(said, role(d.Turn())+" "+word)
		if say.Kind == NoAction {
			return strings.Join(said, ", ")
		}
		events, err := d.Apply(say)
		if err != nil {
			t.Fatal(err)
		}
		packet(events)
	}
}

func TestScripts(t *testing.T) {
	for _, v := range Variants {
		want := strings.Join(strings.Fields(scripts[v.Name]), " ")
		for dealer := 1; dealer <= v.Seats; dealer++ {
			if got := script(t, v, Seat(dealer), true); got != want {
				t.Errorf("%s, seat %d deals:\n%s\nwant\n%s", v.Name, dealer, got, want)
			}
			if got, want := script(t, v, Seat(dealer), false), strings.Replace(want, "F re?, ", "", 1); got != want {
				t.Errorf("%s without kontra, seat %d deals:\n%s\nwant\n%s", v.Name, dealer, got, want)
			}
		}
	}
}

// Who sees a card that lies where (rules 2): its owner, his opponents, and
// somebody who looks on.
func TestWhoSees(t *testing.T) {
	type eyes struct{ owner, opponent, onlooker bool }
	sees := map[Zone]eyes{
		Down: {}, Up: {true, true, true}, Front: {owner: true}, Back: {opponent: true}, Hand: {owner: true}, Stock: {},
	}
	for _, v := range Variants {
		d, err := New(Setup{Variant: v, Scoring: v.Scorings[0], Dealer: 1, Deck: card.Full()})
		if err != nil {
			t.Fatal(err)
		}
		events := d.Start()
		for d.Decision() != DecidePlay && d.Decision() != DecideBid {
			more, err := d.Apply(d.Legal()[0])
			if err != nil {
				t.Fatal(err)
			}
			events = append(events, more...)
		}
		for s := Seat(0); int(s) <= v.Seats; s++ {
			var seen card.Set
			for i, e := range EventsFor(s, events) {
				if e.Kind != Dealt {
					continue
				}
				var want bool
				switch eyes := sees[e.Place.Zone]; {
				case s == 0:
					want = eyes.onlooker
				case s == e.Seat:
					want = eyes.owner
				default:
					want = eyes.opponent
				}
				if got := e.Card == events[i].Card; got != want || !got && e.Card != card.Unknown {
					t.Errorf("%s: seat %d is told %v of a card dealt to %v", v.Name, s, e.Card, e.Place)
				}
				if want {
					seen = seen.With(events[i].Card)
				}
			}
			view := d.View(s)
			if view.Seen != seen || view.Unseen() != card.Pack&^seen {
				t.Errorf("%s: seat %d has seen %v, want %v", v.Name, s, view.Seen, seen)
			}
		}
	}
}

// How many cards each has seen when he has to decide, and what of them lies
// with whom.
func TestSeenAtEachPause(t *testing.T) {
	type counts struct{ forehand, dealer, onlooker, inPack int }
	for name, want := range map[string][]counts{
		"offiziersskat": {{4, 4, 4, 20}, {8, 8, 8, 16}, {12, 12, 12, 4}, {16, 16, 16, 0}},
		"harlekinskat":  {{8, 8, 0, 16}, {8, 8, 0, 16}, {16, 16, 0, 0}, {16, 16, 0, 0}},
		"halboffen":     {{4, 4, 4, 20}, {8, 8, 8, 16}, {16, 12, 8, 4}, {16, 16, 8, 0}},
		"admiralsskat":  {{15, 15, 10, 0}},
		"skat":          {{10, 10, 0, 0}},
	} {
		d := lay(t, name, Options{}, nil)
		dealer := Seat(d.Setup().Variant.Seats)
		for i, w := range want {
			f, e, o := d.View(1), d.View(dealer), d.View(0)
			if got := (counts{f.Seen.Len(), e.Seen.Len(), o.Seen.Len(), f.InPack}); got != w {
				t.Errorf("%s, pause %d: %v, want %v", name, i+1, got, w)
			}
			if i+1 < len(want) {
				say(t, d, []string{"1 declare C", "2 kontra", "1 re"}[i])
			}
		}
	}
}

func TestNewRefuses(t *testing.T) {
	good := Setup{Variant: Variants[0], Scoring: Jacks, Dealer: 1, Deck: card.Full()}
	for name, spoil := range map[string]func(*Setup){
		"no variant":        func(s *Setup) { s.Variant = nil },
		"scoring of others": func(s *Setup) { s.Scoring = Seeger },
		"no scoring":        func(s *Setup) { s.Scoring = "" },
		"no dealer":         func(s *Setup) { s.Dealer = 0 },
		"dealer 3 of 2":     func(s *Setup) { s.Dealer = 3 },
		"31 cards":          func(s *Setup) { s.Deck = s.Deck[1:] },
		"a card twice":      func(s *Setup) { s.Deck = append(card.Full()[1:], s.Deck[1]) },
	} {
		s := good
		spoil(&s)
		if d, err := New(s); err == nil || d != nil {
			t.Errorf("%s: accepted", name)
		}
	}
	var bad *ScoringError
	s := good
	s.Scoring = Skat
	if _, err := New(s); !errors.As(err, &bad) || !strings.Contains(err.Error(), "jacks, spitzen, simple") {
		t.Errorf("a scoring of other games: %v, want the scorings allowed", err)
	}
	if _, err := FindVariant("schafkopf"); err == nil || !strings.Contains(err.Error(), "offiziersskat") {
		t.Errorf("an unknown variant: %v, want the names there are", err)
	}
}

func TestVariantFacts(t *testing.T) {
	for name, want := range map[string][4]bool{ // bidding, hand, stock, private
		"offiziersskat": {false, false, false, false},
		"harlekinskat":  {false, false, false, true},
		"halboffen":     {false, true, false, true},
		"admiralsskat":  {true, true, true, true},
		"skat":          {true, true, true, true},
	} {
		v := variant(t, name)
		if got := [4]bool{v.Bidding(), v.HasHand(), v.HasStock(), v.Private()}; got != want {
			t.Errorf("%s: bidding, hand, stock, private: %v, want %v", name, got, want)
		}
	}
}
