package tally

import (
	"slices"
	"strings"

	"kutscherskat/game"
	"kutscherskat/game/record"
)

// Part is the part that a seat had in a deal.
type Part uint8

// The parts. In a Ramsch each plays for himself, whoever declared it.
const (
	Alone Part = iota // as declarer
	Against
	ForHimself
	ThrownIn // all passed: nobody had a part
)

// Contract returns who declared a deal and what, in the words of the records:
// C, S, H, D, grand, null, "null ouvert", ramsch. After all have passed the
// seat is 0, and the word is ramsch, or empty where the deal was thrown in.
func Contract(d *record.Deal) (game.Seat, string) {
	for _, a := range slices.Backward(d.Actions) {
		if a.Kind != game.Declare {
			continue
		}
		word := a.Contract.String()
		if a.Contract == game.Null && a.Level == game.Ouvert {
			word += " " + a.Level.String()
		}
		return a.Seat, word
	}
	if d.Result != nil && d.Result.Winner == game.ThrownIn {
		return 0, ""
	}
	return 0, game.Ramsch.String()
}

// PartOf returns the part that seat s had in a finished deal.
func PartOf(d *record.Deal, s game.Seat) Part {
	declarer, word := Contract(d)
	switch {
	case word == "":
		return ThrownIn
	case word == game.Ramsch.String():
		return ForHimself
	case s == declarer:
		return Alone
	}
	return Against
}

// Kind says what kind of player sat at a seat, in the words of the settings
// without a bot's command: human, ai:LEVEL, bot. It is empty where the record
// does not say.
func Kind(p record.Player) string {
	if p.Kind == record.AI {
		return p.Kind + ":" + p.Name
	}
	return p.Kind
}

// opponents returns the kinds of players against seat s, each once: those on
// the other side, or all others in a Ramsch.
func opponents(d *record.Deal, s game.Seat) []string {
	declarer, _ := Contract(d)
	var kinds []string
	for o := game.Seat(1); int(o) <= d.Variant.Seats; o++ {
		friend := PartOf(d, s) == Against && o != declarer
		if kind := Kind(d.Players[o]); o != s && !friend && !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// SeatOf returns the first seat at which a human of that name sat, 0 if none
// did.
func SeatOf(d *record.Deal, name string) game.Seat {
	for s := game.Seat(1); int(s) <= d.Variant.Seats; s++ {
		if p := d.Players[s]; p.Kind == record.Human && p.Name == name {
			return s
		}
	}
	return 0
}

// Humans returns the names of the people in the deals, the one with the most
// deals first. Who gave no name has the name "".
func Humans(deals []*record.Deal) []string {
	count := make(map[string]int)
	for _, d := range deals {
		for s := 1; s <= d.Variant.Seats; s++ {
			if p := d.Players[s]; p.Kind == record.Human {
				count[p.Name]++
			}
		}
	}
	names := make([]string, 0, len(count))
	for name := range count {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int {
		if count[a] != count[b] {
			return count[b] - count[a]
		}
		return strings.Compare(a, b)
	})
	return names
}
