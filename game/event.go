package game

import "kutscherskat/game/card"

// EventKind says what happened.
type EventKind uint8

// The kinds of events.
const (
	NoEvent    EventKind = iota
	Dealt                // Card was dealt to Place
	Acted                // Action was done
	TookUp               // Seat took Card from the skat into the hand
	Shown                // Card of Seat's hand was laid open (ouvert)
	TrickTaken           // Seat took the trick
	Turned               // the card at Place was turned up, and lies on top now
	Ended                // the deal is over; Result says how
)

// Event is one thing that happened to a deal. Events returned by Apply and
// Start hold everything; only For makes them fit for a seat's eyes.
type Event struct {
	Kind   EventKind
	Seat   Seat
	Place  Place     // Dealt: where to. Turned: where it lies now
	Card   card.Card // Dealt, TookUp, Shown, Turned; Unknown where not seen
	Packet int       // Dealt: cards of one packet share the number
	Action Action    // Acted
	Result *Result   // Ended

	seen seats
}

// For returns the event as seat s may know it: cards that s does not see are
// Unknown. Seat 0 is an onlooker who sees what everybody sees.
func (e Event) For(s Seat) Event {
	if e.seen.has(s) {
		return e
	}
	switch e.Kind {
	case Dealt, TookUp, Shown, Turned:
		e.Card = card.Unknown
	case Acted:
		e.Action = e.Action.masked()
	}
	return e
}

// EventsFor returns events as seat s may know them.
func EventsFor(s Seat, events []Event) []Event {
	masked := make([]Event, len(events))
	for i, e := range events {
		masked[i] = e.For(s)
	}
	return masked
}

func (a Action) masked() Action {
	if a.Kind == Discard {
		a.Laid = [2]card.Card{card.Unknown, card.Unknown}
	}
	return a
}
