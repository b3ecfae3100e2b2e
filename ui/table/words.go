package table

import (
	"errors"
	"strings"

	"kutscherskat/assets/texts"
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// name returns what a seat is called.
func (t *Table) name(s game.Seat) string {
	switch {
	case s == 0:
		return ""
	case t.o.Names[s] != "":
		return t.o.Names[s]
	case t.you(s):
		return t.o.Texts.T("PlayerYou")
	}
	return t.o.Texts.T("PlayerNumber", "Number", int(s))
}

// called is the name for tight places: of a long one the first word.
func (t *Table) called(s game.Seat) string {
	const long = 12
	name := t.name(s)
	if first, _, more := strings.Cut(name, " "); more && first != "" && len([]rune(name)) > long {
		return first
	}
	return name
}

// nameIn writes a seat's name within a width: in full, or as it is called.
func (t *Table) nameIn(s game.Seat, i ink, x, y, align, w float32) rect {
	name := t.name(s)
	if i.width(name) > w {
		name = t.called(s)
	}
	return t.brush.textIn(name, i, x, y, align, w)
}

// you reports whether a seat is the one human's, who is addressed.
func (t *Table) you(s game.Seat) bool {
	n, first := t.people()
	return n == 1 && s == first && s != 0
}

// say returns one of two texts: the first if s is addressed, otherwise the
// second with the name.
func (t *Table) say(s game.Seat, yours, other string, args ...any) string {
	if t.you(s) {
		return t.o.Texts.T(yours, args...)
	}
	return t.o.Texts.T(other, append([]any{"Name", t.called(s)}, args...)...)
}

// contractName returns the name of a contract in the deck in use.
func (t *Table) contractName(c game.Contract, l game.Level) string {
	word := c.String()
	if c == game.Null && l == game.Ouvert {
		word = "null ouvert"
	}
	return t.o.Texts.Contract(word, t.o.german())
}

// contractLine is the contract, with its matadors once they are known.
func (t *Table) contractLine() string {
	v := &t.view
	name := t.contractName(v.Contract, v.Level)
	n, with, known := v.Matadors()
	if !known {
		return name
	}
	id := "WithoutMatadors"
	if with {
		id = "WithMatadors"
	}
	return t.o.Texts.T("ContractWith", "Contract", name, "Matadors", t.o.Texts.T(id, "Count", n))
}

// refusal says in words why an action was refused.
func (t *Table) refusal(err error) string {
	var illegal *game.IllegalError
	if !errors.As(err, &illegal) {
		return err.Error()
	}
	if illegal.Reason == game.FollowSuit {
		return t.o.Texts.Reason("FollowSuit", "Suit", t.o.Texts.SuitWord(card.Suit(illegal.Group), t.o.german()))
	}
	return t.o.Texts.Reason(illegal.Reason.String())
}

// role is what a plate says under the name.
func (t *Table) role(s game.Seat) string {
	v, x := &t.view, t.o.Texts
	place := ""
	switch {
	case s == v.Dealer:
		place = x.T("RoleDealer")
		if v.Variant.Seats == 3 {
			place = x.T("RoleRearhand") + ", " + place
		}
	case s == v.Forehand():
		place = x.T("RoleForehand")
	default:
		place = x.T("RoleMiddlehand")
	}
	switch {
	case v.Contract == game.Ramsch || v.Contract == game.NoContract:
		return place
	case s == v.Declarer:
		return x.T("RoleDeclarer")
	}
	return x.T("RoleOpponent")
}

// seats lists the seats from the bottom, clockwise.
func (t *Table) seats() []game.Seat {
	list := make([]game.Seat, t.view.Variant.Seats)
	for i := range list {
		list[i] = t.lay.seatAt(i)
	}
	return list
}

// points returns the card points that a seat has in the tricks taken so far.
func (t *Table) points(s game.Seat) int {
	if t.pending == 0 {
		return t.view.Sides[s].Points
	}
	sum := 0
	for _, trick := range t.view.Tricks[:t.shownTricks()] {
		if trick.Winner == s {
			sum += trick.Points()
		}
	}
	return sum
}

// sides returns the card points and tricks of the viewer's side and of the
// other one, and the seat that stands for each.
func (t *Table) sides() (own, other side) {
	mine := t.lay.bottom
	for _, s := range t.seats() {
		to := &other
		if s == mine || t.partners(s, mine) {
			to = &own
		}
		if to.seat == 0 {
			to.seat = s
		}
		to.points += t.points(s)
		to.tricks += t.board.tricks[s]
		if t.pending == 0 {
			to.tricks += t.view.Sides[s].Tricks - t.board.tricks[s]
		}
	}
	return own, other
}

// side is the players who win or lose together.
type side struct {
	seat           game.Seat // the first of them
	points, tricks int
}

// partners reports whether two seats play together against the declarer.
func (t *Table) partners(a, b game.Seat) bool {
	v := &t.view
	return v.Variant.Seats > 2 && v.Declarer != 0 && v.Contract != game.Ramsch && a != v.Declarer && b != v.Declarer
}

// goal returns the card points that a side needs to win, 0 where points do
// not decide.
func (t *Table) goal(s game.Seat) int {
	v := &t.view
	switch {
	case !v.Contract.ForPoints() || v.Declarer == 0:
		return 0
	case s == v.Declarer:
		return 61
	}
	return 60
}

// dealLine is which deal of how many this is, or that it does not count.
func (t *Table) dealLine() string {
	s := &t.status
	switch {
	case s.Practice:
		return t.o.Texts.T("Practice")
	case s.Number == 0:
		return ""
	case s.Deals > 0:
		return t.o.Texts.T("DealOf", "Number", s.Number, "Total", s.Deals)
	}
	return t.o.Texts.T("DealNumber", "Number", s.Number)
}

// signed writes a total as the score of a match.
func signed(n int) string { return texts.Signed(n) }
