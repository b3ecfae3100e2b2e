package game

import (
	"fmt"
	"slices"

	"kutscherskat/game/card"
)

// Options are the options of the rules. Those that a variant does not use are
// without effect.
type Options struct {
	Null          bool // Null may be declared in the games without bidding
	AllPassRamsch bool // with bidding: a Ramsch when all passed, instead of a new deal
	Announcements bool // with bidding: Schneider, Schwarz and ouvert may be announced
}

// Setup is all that fixes a deal before the first action.
type Setup struct {
	Variant *Variant
	Scoring Scoring
	Options Options
	Dealer  Seat
	Deck    []card.Card // the 32 cards in the order dealt, after the cut
}

// Played is a card played to a trick.
type Played struct {
	Seat Seat
	Card card.Card
}

// Trick is a complete trick.
type Trick struct {
	Cards  []Played // in order of play
	Winner Seat
}

// Points returns the card points of the trick.
func (t Trick) Points() int {
	sum := 0
	for _, p := range t.Cards {
		sum += p.Card.Points()
	}
	return sum
}

// Deal is one deal in progress or finished: a state machine that only Apply
// changes. It knows all cards; players are given its View.
type Deal struct {
	setup Setup

	step  int // the next step of the script
	dealt int // cards dealt so far
	turn  Seat

	piles [MaxSeats + 1][]Pile
	hands [MaxSeats + 1]card.Set
	stock card.Set               // the skat, or what was laid away
	seen  [32]seats              // who has seen the card
	first [MaxSeats + 1]card.Set // the cards first dealt to a seat; 0: the stock

	said []Action

	auction  auction
	declarer Seat
	contract Contract
	level    Level
	hand     bool
	taken    bool
	laid     bool
	kontra   answer
	re       answer

	trick    []Played
	leader   Seat
	tricks   []Trick
	points   [MaxSeats + 1]int
	count    [MaxSeats + 1]int // tricks taken
	conceded seats
	result   *Result
}

// answer is what was said to a question: nothing yet, yes or no.
type answer uint8

const (
	unanswered answer = iota
	yes
	no
)

// New returns the deal of setup before its first card is dealt. It reports a
// scoring that the variant does not have, a dealer without a seat, and a deck
// that is not the pack. Call Start next.
func New(setup Setup) (*Deal, error) {
	v := setup.Variant
	switch {
	case v == nil:
		return nil, fmt.Errorf("no variant given")
	case !v.Allows(setup.Scoring):
		return nil, &ScoringError{Variant: v, Scoring: setup.Scoring}
	case setup.Dealer < 1 || int(setup.Dealer) > v.Seats:
		return nil, fmt.Errorf("the dealer's seat is %d, not 1 to %d", setup.Dealer, v.Seats)
	}
	if err := card.CheckPack(setup.Deck); err != nil {
		return nil, err
	}
	d := &Deal{setup: setup}
	d.setup.Deck = slices.Clone(setup.Deck)
	for s := 1; s <= v.Seats; s++ {
		d.piles[s] = make([]Pile, v.Piles)
		for i := range d.piles[s] {
			d.piles[s][i] = Pile{card.None, card.None}
		}
	}
	d.auction.holder = d.seat(Forehand)
	if !v.Bidding() {
		d.declarer = d.seat(Forehand)
	}
	return d, nil
}

// Start deals the cards up to the first decision. It must be called once,
// before Apply.
func (d *Deal) Start() []Event { return d.advance(nil) }

// Setup returns what the deal was made of. Its Deck holds the hidden cards:
// it is for records, not for players.
func (d *Deal) Setup() Setup { return d.setup }

// Said returns all actions so far, unmasked, for records. The caller may
// append to the slice, not write in it.
func (d *Deal) Said() []Action { return slices.Clip(d.said) }

// Turn returns the seat that has to decide, 0 when the deal is over.
func (d *Deal) Turn() Seat { return d.turn }

// Result returns how the deal ended, nil while it goes on.
func (d *Deal) Result() *Result { return d.result }

// seat returns the seat with role r.
func (d *Deal) seat(r Role) Seat { return d.setup.Variant.SeatOf(r, d.setup.Dealer) }

// SeatOf returns the seat with role r where dealer deals.
func (v *Variant) SeatOf(r Role, dealer Seat) Seat {
	return Seat((int(dealer)-1+int(r))%v.Seats + 1)
}

// next returns the seat after s, clockwise.
func (d *Deal) next(s Seat) Seat { return Seat(int(s)%d.setup.Variant.Seats + 1) }

// Apply does a and returns the events that followed, the action itself first.
// An action that Check refuses changes nothing and is returned as an error.
func (d *Deal) Apply(a Action) ([]Event, error) {
	if err := d.Check(a); err != nil {
		return nil, err
	}
	if a.Kind == Discard {
		a = DiscardOf(a.Seat, a.Laid[0], a.Laid[1])
	}
	d.said = append(d.said, a)
	events := []Event{{Kind: Acted, Seat: a.Seat, Action: a, seen: d.actionSeen(a)}}
	return d.advance(append(events, d.do(a)...)), nil
}

func (d *Deal) actionSeen(a Action) seats {
	if a.Kind == Discard {
		return oneSeat(a.Seat)
	}
	return everySeat
}

// advance deals on until a decision is due or the deal is over.
func (d *Deal) advance(events []Event) []Event {
	d.turn = 0
	for d.result == nil {
		step := d.setup.Variant.Script[d.step]
		if step.Decide == NoDecision {
			events = append(events, d.deal(step)...)
		} else if d.turn = decisions[step.Decide].due(d); d.turn != 0 {
			return events
		}
		d.step++
	}
	return append(events, Event{Kind: Ended, Result: d.result, seen: everySeat})
}

// deal lays the packet of one step.
func (d *Deal) deal(step Step) []Event {
	s := d.seat(step.To)
	if step.Zone == Stock {
		s = 0
	}
	events := make([]Event, step.Count)
	for i := range events {
		c := d.setup.Deck[d.dealt]
		d.dealt++
		place := Place{Seat: s, Zone: step.Zone}
		if step.First > 0 {
			place.Index = step.First + i
		}
		d.seen[c] = zones[step.Zone].seen.of(s)
		d.first[s] = d.first[s].With(c)
		d.put(c, place)
		events[i] = Event{Kind: Dealt, Seat: s, Place: place, Card: c, Packet: d.step, seen: d.seen[c]}
	}
	return events
}

func (d *Deal) put(c card.Card, p Place) {
	switch {
	case p.Zone == Stock:
		d.stock = d.stock.With(c)
	case p.Zone == Hand:
		d.hands[p.Seat] = d.hands[p.Seat].With(c)
	case p.Zone.Beneath():
		d.piles[p.Seat][p.Index-1].Under = c
	default:
		d.piles[p.Seat][p.Index-1].Top = c
	}
}

// playable returns the cards that s could play if he were on turn and led
// (rules 1): the tops of his piles and his hand.
func (d *Deal) playable(s Seat) card.Set {
	set := d.hands[s]
	for _, p := range d.piles[s] {
		set = set.With(p.Top)
	}
	return set
}

// declarersCards returns the cards over which matadors are counted: all that
// the declarer was dealt, and the stock (rules 3.2, 3.5).
func (d *Deal) declarersCards() card.Set { return d.first[d.declarer] | d.first[0] }
