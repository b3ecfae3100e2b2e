// Package motion turns what happened at the table into movements with a start
// and a duration. It is pure: it knows events, not windows, and never waits.
package motion

import (
	"fmt"
	"time"

	"kutscherskat/game"
)

// Speed is how fast the cards move.
type Speed uint8

// The speeds. With Off nothing moves and nothing waits.
const (
	Off Speed = iota
	Fast
	Normal
	Slow
)

// speeds holds each speed's name in the settings and the percentage of the
// normal durations.
var speeds = [...]struct {
	name    string
	percent time.Duration
}{Off: {"off", 0}, Fast: {"fast", 50}, Normal: {"normal", 100}, Slow: {"slow", 160}}

// ParseSpeed reads a speed's name: off, fast, normal or slow.
func ParseSpeed(name string) (Speed, error) {
	for s := range speeds {
		if speeds[s].name == name {
			return Speed(s), nil
		}
	}
	return Normal, fmt.Errorf("%q is not a speed", name)
}

// String returns the speed's name in the settings.
func (s Speed) String() string { return speeds[s].name }

// Of returns the normal duration d at this speed.
func (s Speed) Of(d time.Duration) time.Duration { return d * speeds[s].percent / 100 }

// Kind is a kind of movement.
type Kind uint8

// The kinds of movements.
const (
	Deal Kind = iota // a packet, or a single card, flies from the pack
	Say              // something is said; nothing moves
	Play             // a card to the trick
	Take             // the trick to its winner
	Flip             // uncovered cards turn over, at the same moment as Take
	Lift             // the skat into the hand
	Lay              // two cards from the hand to the skat
	Open             // a hand is laid open
	End              // the deal is over
)

// Durations at normal speed. They add up to less than 18 seconds for a whole
// deal of any variant (Total), which the test holds.
const (
	PacketTime  = 220 * time.Millisecond // four cards from the pack to their piles
	PacketPause = 40 * time.Millisecond  // before the next packet
	SingleTime  = 140 * time.Millisecond // one card from the pack
	SingleStep  = 60 * time.Millisecond  // from one single card to the next
	PlayTime    = 180 * time.Millisecond
	LieTime     = 380 * time.Millisecond // a complete trick lies
	TakeTime    = 200 * time.Millisecond
	FlipTime    = 180 * time.Millisecond
	SkatTime    = 260 * time.Millisecond // skat taken up or laid away
	ShuffleTime = 600 * time.Millisecond
	CutTime     = 240 * time.Millisecond
	RaiseTime   = 90 * time.Millisecond // a playable card lifts
	FadeTime    = 160 * time.Millisecond
)

// Move is one movement: what the events First up to, not including, Last of
// the list do to the table, from Start on and for Duration.
type Move struct {
	Kind            Kind
	First, Last     int
	Start, Duration time.Duration
}

// Ends returns when the movement is over.
func (m Move) Ends() time.Duration { return m.Start + m.Duration }

// Plan puts events in time. Moves stand in the order of their events, and no
// move starts before one that stands above it.
func Plan(events []game.Event, speed Speed) []Move {
	p := planner{}
	for i := 0; i < len(events); {
		j := i + 1
		for j < len(events) && together(events[i], events[j]) {
			j++
		}
		p.add(events[i], i, j)
		i = j
	}
	for i := range p.moves {
		m := &p.moves[i]
		m.Start, m.Duration = speed.Of(m.Start), speed.Of(m.Duration)
	}
	return p.moves
}

// together reports whether b happens in the same movement as a.
func together(a, b game.Event) bool {
	switch {
	case a.Kind != b.Kind:
		return false
	case a.Kind == game.Dealt:
		return a.Packet == b.Packet
	}
	return a.Kind == game.Turned || a.Kind == game.TookUp || a.Kind == game.Shown
}

// planner lays movements one after another.
type planner struct {
	moves []Move
	free  time.Duration // when the next movement may start
}

func (p *planner) add(e game.Event, first, last int) {
	m := Move{First: first, Last: last, Start: p.free}
	pause := time.Duration(0) // after the movement, before the next; may be negative
	switch e.Kind {
	case game.Dealt:
		m.Kind, m.Duration, pause = Deal, PacketTime, PacketPause
		if last-first == 1 {
			m.Duration, pause = SingleTime, SingleStep-SingleTime
		}
	case game.Acted:
		m.Kind, m.Duration = acted(e.Action.Kind)
	case game.TookUp:
		m.Kind, m.Duration = Lift, SkatTime
	case game.Shown:
		m.Kind, m.Duration = Open, FlipTime
	case game.TrickTaken:
		m.Kind, m.Duration = Take, TakeTime
		m.Start += LieTime
	case game.Turned:
		m.Kind, m.Duration = Flip, FlipTime
		if n := len(p.moves); n > 0 && p.moves[n-1].Kind == Take {
			m.Start = p.moves[n-1].Start
		}
	case game.Ended:
		m.Kind = End
	}
	p.free = max(p.free, m.Ends()+pause)
	p.moves = append(p.moves, m)
}

func acted(k game.ActionKind) (Kind, time.Duration) {
	switch k {
	case game.Play:
		return Play, PlayTime
	case game.Discard:
		return Lay, SkatTime
	}
	return Say, 0
}

// Total returns when the last of the moves is over.
func Total(moves []Move) time.Duration {
	end := time.Duration(0)
	for _, m := range moves {
		end = max(end, m.Ends())
	}
	return end
}

// EaseOut maps the share of a movement's time that is gone, 0 to 1, to the
// share of its way: quick at first, slow at the end.
func EaseOut(t float32) float32 {
	t = 1 - t
	return 1 - t*t*t
}
