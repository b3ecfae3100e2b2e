package game

import "kutscherskat/game/card"

// Zone is a kind of place where cards lie.
type Zone uint8

// The zones.
const (
	NoZone Zone = iota
	Down        // the face-down card of a pile
	Up          // the face-up card of a pile
	Back        // the back card of a Harlekin pair
	Front       // the front card of a Harlekin pair
	Hand        // a player's hand
	Stock       // the skat or stock
)

// audience is who sees a card that is dealt to a zone.
type audience uint8

const (
	nobody audience = iota
	everybody
	owner
	others
)

// zones says of each zone who sees the cards dealt there, whether they lie
// beneath another card, and where they come to lie when they are turned up.
var zones = [...]struct {
	word    string // in the bot protocol
	seen    audience
	beneath bool
	turned  Zone
}{
	Down:  {"down", nobody, true, Up},
	Up:    {"up", everybody, false, NoZone},
	Back:  {"back", others, true, Front},
	Front: {"front", owner, false, NoZone},
	Hand:  {"hand", owner, false, NoZone},
	Stock: {"stock", nobody, false, NoZone},
}

// String returns the zone's word in the bot protocol.
func (z Zone) String() string { return zones[z].word }

// Beneath reports whether cards of the zone lie beneath another card and
// cannot be played.
func (z Zone) Beneath() bool { return zones[z].beneath }

// Place is where a card lies. Index is the pile or pair, 1 to 8, counted as
// the rules do from the owner's left, nearest row first; 0 in hand and stock.
type Place struct {
	Seat  Seat // 0 for the stock
	Zone  Zone
	Index int
}

// Pile is a pile of the table games or a Harlekin pair: the card that can be
// played and the one beneath it. Both may be card.None, and card.Unknown in a
// View.
type Pile struct {
	Top, Under card.Card
}

// seats is a set of seats.
type seats uint8

const everySeat seats = 1<<(MaxSeats+1) - 1

func oneSeat(s Seat) seats           { return 1 << s }
func (m seats) has(s Seat) bool      { return m>>s&1 == 1 }
func (m seats) with(s Seat) seats    { return m | 1<<s }
func (m seats) without(s Seat) seats { return m &^ (1 << s) }

func (a audience) of(s Seat) seats {
	switch a {
	case everybody:
		return everySeat
	case owner:
		return oneSeat(s)
	case others:
		return everySeat.without(s).without(0)
	}
	return 0
}
