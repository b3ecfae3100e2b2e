package table

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// How far cards are raised, in card widths.
const (
	playableLift = .06
	hoverLift    = .12
	discardLift  = .16 // chosen to be laid away
)

// lookOf returns how the card at a spot is shown now (table.md 6).
func (t *Table) lookOf(s *spot) look {
	switch {
	case s.at.Zone == game.NoZone && !s.beneath:
		return look{level: t.packLevel(s)}
	case s.at.Zone == game.NoZone && s.face.Real():
		return look{level: played, edge: t.wins(s.c)}
	case s.at.Seat == 0 || s.at.Seat != t.view.Seat:
		return look{}
	case t.deciding(game.DecideDiscard) && s.at.Zone == game.Hand:
		return t.discardLook(s)
	case !t.deciding(game.DecidePlay):
		return look{ring: t.hintRing(s)}
	case s.beneath:
		if top := t.covering(s); top != s {
			return look{lift: t.lookOf(top).lift}
		}
		return look{}
	}
	legal := t.legal()
	if !legal.Has(s.c) {
		l := look{veil: true}
		if t.focus == cardID(s.id) {
			l.ring = focusRing
		}
		return l
	}
	return t.playableLook(s, legal)
}

// packLevel gives a shadow to the lowest card of the pack only, or many would
// add up to black.
func (t *Table) packLevel(s *spot) shadowLevel {
	if n := t.packIndex(s.id); n > 0 && !t.cutting() {
		return shadowless
	}
	return lying
}

func (t *Table) playableLook(s *spot, legal card.Set) look {
	l := look{}
	if legal != t.view.Playable(t.view.Seat) || len(t.view.Trick) > 0 && legal.Len() < t.view.Playable(t.view.Seat).Len() {
		l = look{lift: playableLift, edge: true, level: raised}
	}
	id := cardID(s.id)
	if t.focus == id {
		l = look{lift: max(l.lift, playableLift), edge: true, ring: focusRing, level: raised}
	}
	if t.hot == id {
		l.lift, l.edge, l.level = hoverLift, true, hovered
	}
	if r := t.hintRing(s); r != noRing {
		l.ring, l.edge, l.lift = r, true, max(l.lift, playableLift)
	}
	return l
}

func (t *Table) discardLook(s *spot) look {
	l := look{ring: t.hintRing(s)}
	if t.focus == cardID(s.id) {
		l.ring = focusRing
	}
	switch {
	case t.chosen.Has(s.c):
		l.lift, l.edge, l.level = discardLift, true, hovered
	case t.hot == cardID(s.id):
		l.lift, l.level = playableLift, raised
	}
	return l
}

// hintRing returns the ring of a card that a hint names.
func (t *Table) hintRing(s *spot) ring {
	a := t.hint
	if !t.dark && s.at.Seat == t.view.Seat && s.c.Real() &&
		(a.Kind == game.Play && a.Card == s.c || a.Kind == game.Discard && (a.Laid[0] == s.c || a.Laid[1] == s.c)) {
		return hintRing
	}
	return noRing
}

// wins reports whether c takes the complete trick that lies on the table.
func (t *Table) wins(c card.Card) bool {
	w, ok := t.lyingWinner()
	if !ok {
		return false
	}
	for _, p := range t.board.trick {
		if p.c == c {
			return p.seat == w
		}
	}
	return false
}

// lyingWinner returns who takes the complete trick that lies on the table.
func (t *Table) lyingWinner() (game.Seat, bool) {
	if t.view.Variant == nil || len(t.board.trick) < t.view.Variant.Seats {
		return 0, false
	}
	n := t.shownTricks()
	if n >= len(t.view.Tricks) {
		return 0, false
	}
	return t.view.Tricks[n].Winner, true
}

// shownTricks is how many complete tricks have been taken on the table.
func (t *Table) shownTricks() int {
	if t.pending == 0 {
		return len(t.view.Tricks)
	}
	sum := 0
	for s := 1; s <= t.view.Variant.Seats; s++ {
		sum += t.board.tricks[s]
	}
	return min(sum, len(t.view.Tricks))
}
