package ai

import (
	"math"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// giveReasons fills in the reasons of the best actions of a sorted list.
func (p *Player) giveReasons(v *game.View, list []Advice) {
	switch {
	case v.Decision != game.DecidePlay:
		for i := range min(reasoned, len(list)) {
			list[i].Reason = sayReason(v, list[i].Action)
		}
		return
	case len(list) == 1:
		list[0].Reason = Reason{Text: "HintOnlyCard"}
		return
	case allEqual(list):
		for i := range list {
			list[i].Reason = Reason{Text: "HintEqual"}
		}
		return
	}
	m := p.motives(v)
	for i := range min(reasoned, len(list)) {
		list[i].Reason = m.reasonFor(list[i].Action.Card)
	}
	if list[0].Reason == (Reason{}) {
		list[0].Reason = Reason{Text: "HintBest"}
	}
}

func allEqual(list []Advice) bool {
	low, high := math.Inf(1), math.Inf(-1)
	for _, a := range list {
		if !a.Exact {
			return false
		}
		low, high = min(low, a.Score), max(high, a.Score)
	}
	return high-low < 0.05
}

// sayReasons are the reasons for what is said and not played.
var sayReasons = map[game.ActionKind]string{
	game.Kontra: "HintKontra", game.NoKontra: "HintNoKontra", game.Re: "HintRe", game.NoRe: "HintNoRe",
	game.Bid: "HintBid", game.Hold: "HintBid", game.Pass: "HintPass", game.Take: "HintTake", game.PlayHand: "HintPlayHand",
}

func sayReason(v *game.View, a game.Action) Reason {
	switch a.Kind {
	case game.Declare:
		return Reason{Text: declareReason(a.Contract)}
	case game.Discard:
		return discardReason(v, card.SetOf(a.Laid[0], a.Laid[1]))
	}
	return Reason{Text: sayReasons[a.Kind]}
}

func declareReason(c game.Contract) string {
	switch c {
	case game.Grand:
		return "HintDeclareGrand"
	case game.Null:
		return "HintDeclareNull"
	case game.Ramsch:
		return "HintDeclareRamsch"
	}
	return "HintDeclareTrumps"
}

// discardReason says what is good about laying two cards away.
func discardReason(v *game.View, laid card.Set) Reason {
	own, _ := seenOf(v, v.Seat)
	for _, s := range card.Suits {
		suit := card.OfSuit(s) &^ card.Jacks
		if laid&suit != 0 && own&suit == laid&suit {
			return Reason{Text: "HintVoidsSuit"}
		}
	}
	if laid.Points() >= 10 {
		return Reason{Text: "HintLaysPoints", Points: laid.Points()}
	}
	return Reason{Text: "HintSafeDiscard"}
}

// motives are the features of a position that reasons are found from. They
// hold only what the viewer knows.
type motives struct {
	*lore
	v        *game.View
	contract game.Contract
	declarer bool // the viewer is
	own      card.Set
	foreign  card.Set // cards that others may still play
	covered  card.Set // own cards with another beneath
	trick    int      // card points in it
	led      card.Card
	top      card.Card // the best card of the trick
	partner  bool      // has it
	last     bool      // the viewer plays the last card
}

func (p *Player) motives(v *game.View) *motives {
	m := &motives{lore: &lores[v.Contract], v: v, contract: v.Contract, declarer: v.Seat == v.Declarer, led: card.None, top: card.None}
	m.own = v.Playable(v.Seat)
	for _, pile := range v.Sides[v.Seat].Piles {
		if pile.Under != card.None {
			m.covered = m.covered.With(pile.Top)
		}
	}
	gone := card.SetOf(v.Stock...)
	for _, t := range v.Tricks {
		for _, c := range t.Cards {
			gone = gone.With(c.Card)
		}
	}
	best := game.Seat(0)
	for _, t := range v.Trick {
		gone = gone.With(t.Card)
		m.trick += t.Card.Points()
		if m.top == card.None || m.beats[m.top].Has(t.Card) {
			m.top, best = t.Card, t.Seat
		}
	}
	if len(v.Trick) > 0 {
		m.led = v.Trick[0].Card
	}
	m.last = len(v.Trick) == v.Variant.Seats-1
	m.partner = best != 0 && !m.declarer && best != v.Declarer && v.Contract != game.Ramsch
	m.foreign = card.Pack &^ (gone | m.own)
	return m
}

// reasonFor returns what speaks for playing c.
func (m *motives) reasonFor(c card.Card) Reason {
	var text string
	points := 0
	switch {
	case m.contract == game.Null || m.contract == game.Ramsch:
		text = m.avoidance(c)
	case m.led == card.None:
		text = m.leading(c)
	case m.partner && !m.beats[m.top].Has(c):
		text = m.helping(c)
	case m.beats[m.top].Has(c):
		text, points = m.taking(c)
	default:
		text = m.losing(c)
	}
	return Reason{Text: text, Points: points}
}

// leading is for a card led in a game for points.
func (m *motives) leading(c card.Card) string {
	high := m.higher[c]&m.foreign == 0
	trumps := (m.foreign & m.trumps).Len()
	switch {
	case m.trumps.Has(c) && high && trumps == 1:
		return "HintDrawsLastTrump"
	case m.trumps.Has(c) && m.declarer && trumps > 0:
		return "HintDrawsTrumps"
	case high && trumps == 0:
		return "HintRunsSuit"
	case high && c.Rank() == card.Ace:
		return "HintSavesAce"
	case m.covered.Has(c):
		return "HintTurnsUp"
	case high:
		return "HintKeepsLead"
	case m.voids(c):
		return "HintVoidsSuit"
	case c.Points() == 0:
		return "HintGivesLead"
	}
	return ""
}

// voids reports whether c is the last card of a plain suit, with trumps left
// to make use of that.
func (m *motives) voids(c card.Card) bool {
	return !m.trumps.Has(c) && m.own&m.group[c] == 1<<c && m.own&m.trumps != 0
}

// helping is for a card given to a trick that a partner has so far.
func (m *motives) helping(c card.Card) string {
	switch {
	case c.Points() >= 3:
		return "HintSmears"
	case m.voids(c):
		return "HintVoidsSuit"
	}
	return "HintSafeDiscard"
}

// taking is for a card that takes the trick, so far.
func (m *motives) taking(c card.Card) (text string, points int) {
	sum := m.trick + c.Points()
	side, _ := m.points()
	lowest := true
	for set := m.own & m.beats[m.top] & m.follow(m.own, m.led); set != 0; set &= set - 1 {
		x := set.Lowest()
		lowest = lowest && (x == c || m.group[x] != m.group[c] || !m.higher[x].Has(c))
	}
	switch goal := m.goal(); {
	case m.last && side < goal && side+sum >= goal && m.declarer:
		return "HintReachesGoal", sum
	case m.last && side < goal && side+sum >= goal:
		return "HintDefeats", sum
	case c.Rank() == card.Ten && m.higher[c]&m.foreign != 0 && !m.trumps.Has(c):
		return "HintSavesTen", sum
	case sum >= 14:
		return "HintTakesMany", sum
	case m.trumps.Has(c) && !m.trumps.Has(m.led):
		return "HintTrumpsIn", sum
	case m.covered.Has(c):
		return "HintTurnsUp", sum
	case lowest && m.last:
		return "HintTakesCheaply", sum
	}
	return "HintKeepsLead", sum
}

// points returns what the viewer's side and the other have; what lies in a
// stock that the viewer does not know is not counted.
func (m *motives) points() (own, other int) {
	for s := game.Seat(1); int(s) <= m.v.Variant.Seats; s++ {
		n := m.v.Sides[s].Points
		if s == m.v.Declarer {
			n += card.SetOf(m.v.Stock...).Points()
		}
		if (s == m.v.Declarer) == m.declarer {
			own += n
		} else {
			other += n
		}
	}
	return own, other
}

// goal is the card points that the viewer's side needs.
func (m *motives) goal() int {
	if m.declarer {
		return 61
	}
	return 60
}

// losing is for a card that does not take the trick.
func (m *motives) losing(c card.Card) string {
	could := m.follow(m.own, m.led) & m.beats[m.top]
	switch {
	case could&m.trumps != 0 && !m.trumps.Has(m.led) && m.trick < 10:
		return "HintKeepsTrump"
	case m.covered.Has(c):
		return "HintTurnsUp"
	case m.voids(c):
		return "HintVoidsSuit"
	case could != 0:
		return "HintDucksCheaply"
	case c.Points() == 0 && m.group[c] != m.group[m.led]:
		return "HintSafeDiscard"
	}
	return "HintGivesFew"
}

// avoidance is for the games in which tricks are bad: a Null, seen from either
// side, and Ramsch.
func (m *motives) avoidance(c card.Card) string {
	takes := m.led == card.None || m.beats[m.top].Has(c)
	lower := m.group[c] &^ m.higher[c] &^ (1 << c)
	switch {
	case m.contract == game.Null && !m.declarer:
		if m.led == card.None && m.covered.Has(c) {
			return "HintTurnsUp"
		}
		return ""
	case !takes && m.group[c] != m.group[m.led]:
		return "HintThrowsOff"
	case !takes:
		return "HintAvoidsTrick"
	case m.led == card.None && lower&m.foreign == 0:
		return "HintGivesLead"
	case m.last && m.contract == game.Ramsch:
		return "HintHighNow"
	}
	return ""
}
