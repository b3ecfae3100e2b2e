package game

import (
	"fmt"
	"strconv"
	"strings"

	"kutscherskat/game/card"
)

// Seat is a place at the table, numbered clockwise from 1; 0 is nobody.
type Seat uint8

// MaxSeats is the number of seats in the largest game. Arrays indexed by seat
// have MaxSeats+1 elements, the first unused.
const MaxSeats = 3

// ActionKind says what is done.
type ActionKind uint8

// The kinds of actions, in the order in which a deal may hold them.
const (
	NoAction ActionKind = iota
	Bid
	Hold
	Pass
	Take     // take the skat up
	PlayHand // play without looking at the skat
	Discard
	Declare
	Kontra
	NoKontra
	Re
	NoRe
	Play
	Concede
)

var actionWords = [...]string{
	NoAction: "-", Bid: "bid", Hold: "hold", Pass: "pass", Take: "take", PlayHand: "hand", Discard: "discard",
	Declare: "declare", Kontra: "kontra", NoKontra: "no-kontra", Re: "re", NoRe: "no-re", Play: "play", Concede: "concede",
}

// String returns the action's word in a record.
func (k ActionKind) String() string { return actionWords[k] }

// Action is one thing that a seat does. Actions are comparable: two that do
// the same are equal. Fields that a kind does not use are zero.
type Action struct {
	Seat     Seat
	Kind     ActionKind
	Contract Contract     // Declare
	Level    Level        // Declare
	Value    int          // Bid
	Card     card.Card    // Play
	Laid     [2]card.Card // Discard, the lower card first; Unknown to others
}

// DiscardOf returns the action of laying away a and b, in either order.
func DiscardOf(seat Seat, a, b card.Card) Action {
	if b < a {
		a, b = b, a
	}
	return Action{Seat: seat, Kind: Discard, Laid: [2]card.Card{a, b}}
}

// PlayOf returns the action of playing c.
func PlayOf(seat Seat, c card.Card) Action { return Action{Seat: seat, Kind: Play, Card: c} }

// String returns the action as a line of a record: "1 play CJ".
func (a Action) String() string {
	s := strconv.Itoa(int(a.Seat)) + " " + a.Kind.String()
	switch a.Kind {
	case Bid:
		s += " " + strconv.Itoa(a.Value)
	case Discard:
		s += " " + a.Laid[0].String() + " " + a.Laid[1].String()
	case Declare:
		s += " " + a.Contract.String()
		if a.Level != NoLevel {
			s += " " + a.Level.String()
		}
	case Play:
		s += " " + a.Card.String()
	}
	return s
}

// ParseAction reads a line such as "2 declare C" or "1 play CJ" with single
// spaces. It checks the form only: whether a deal allows the action is for
// Deal.Check to say.
func ParseAction(line string) (Action, error) {
	words := strings.Split(line, " ")
	if len(words) < 2 {
		return Action{}, fmt.Errorf("%q is not an action", line)
	}
	seat, err := strconv.ParseUint(words[0], 10, 8)
	if err != nil || seat < 1 || seat > MaxSeats || len(words[0]) != 1 {
		return Action{}, fmt.Errorf("%q is not a seat", words[0])
	}
	return ParseMove(Seat(seat), words[1:])
}

// ParseMove reads an action's words without the seat, as bots send them.
func ParseMove(seat Seat, words []string) (Action, error) {
	a := Action{Seat: seat}
	if len(words) == 0 {
		return Action{}, fmt.Errorf("no action given")
	}
	for k := Bid; k <= Concede; k++ {
		if actionWords[k] == words[0] {
			a.Kind = k
		}
	}
	p, known := argumentParsers[a.Kind]
	switch args := words[1:]; {
	case a.Kind == NoAction:
		return Action{}, fmt.Errorf("unknown word %q", words[0])
	case !known && len(args) > 0:
		return Action{}, fmt.Errorf("%s takes nothing after it", a.Kind)
	case !known:
		return a, nil
	default:
		err := p(&a, args)
		return a, err
	}
}

var argumentParsers = map[ActionKind]func(*Action, []string) error{
	Bid: func(a *Action, args []string) error {
		if len(args) != 1 {
			return fmt.Errorf("bid needs one number")
		}
		v, err := strconv.Atoi(args[0])
		if err != nil || strconv.Itoa(v) != args[0] {
			return fmt.Errorf("%q is not a number", args[0])
		}
		a.Value = v
		return nil
	},
	Discard: func(a *Action, args []string) error {
		if len(args) != 2 {
			return fmt.Errorf("discard needs two cards")
		}
		var two [2]card.Card
		for i := range two {
			c, err := card.Parse(args[i])
			if err != nil {
				return err
			}
			two[i] = c
		}
		*a = DiscardOf(a.Seat, two[0], two[1])
		return nil
	},
	Declare: func(a *Action, args []string) (err error) {
		if len(args) < 1 || len(args) > 2 {
			return fmt.Errorf("declare needs a contract and at most one word more")
		}
		if a.Contract, err = ParseContract(args[0]); err == nil && len(args) == 2 {
			a.Level, err = ParseLevel(args[1])
		}
		return err
	},
	Play: func(a *Action, args []string) (err error) {
		if len(args) != 1 {
			return fmt.Errorf("play needs one card")
		}
		a.Card, err = card.Parse(args[0])
		return err
	},
}
