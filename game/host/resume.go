package host

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"kutscherskat/game/ai"
	"kutscherskat/game/record"
)

// Table is what the configuration says of a match and records do not hold.
type Table struct {
	Deals  int // length of the match, 0: open end
	Target int
	Seats  []Seat // for the commands of bots
}

// Resume returns the match that the store holds: in the midst of the saved
// deal, or before the deal that follows the last one of an unfinished match in
// history. It returns nil where there is nothing to go on with. A torn end of
// the history is mended and reported; other faults in it, and a *SavedError,
// are joined in err, which does not keep a match from being returned.
func Resume(store record.Store, table Table, rng *rand.Rand) (m *Match, torn *record.Torn, err error) {
	history, torn, err := store.History()
	owed, saved, savedErr := store.Saved()
	if savedErr != nil { // the match goes on with what the history says
		err = errors.Join(err, &SavedError{savedErr})
	}
	if saved != nil && finishedIn(history, saved) {
		saved = nil
		if len(owed) == 0 {
			err = errors.Join(err, store.Forget())
		}
	}
	if saved != nil && playedOut(saved) {
		owed, saved = append(owed, saved), nil
	}
	if len(owed) > 0 {
		var payErr error
		history, payErr = pay(store, owed, saved, history)
		err = errors.Join(err, payErr)
	}
	m, resumeErr := resume(saved, history, table, rng)
	return m, torn, errors.Join(err, resumeErr)
}

// SavedError reports a saved game that cannot be read.
type SavedError struct{ Err error }

// Error returns the fault.
func (e *SavedError) Error() string { return fmt.Sprintf("the saved game cannot be read: %v", e.Err) }

// Unwrap returns the fault.
func (e *SavedError) Unwrap() error { return e.Err }

// finishedIn reports whether the deal that was saved has been played to its end
// in the history since. A crash after the history was written and before the
// saved game was forgotten leaves both: the saved game without its last actions.
func finishedIn(history []*record.Deal, saved *record.Deal) bool {
	return saved.Match != "" && slices.ContainsFunc(history, func(h *record.Deal) bool {
		n := len(saved.Actions)
		return h.Match == saved.Match && h.Number == saved.Number && slices.Equal(h.Deck, saved.Deck) &&
			n <= len(h.Actions) && slices.Equal(h.Actions[:n], saved.Actions)
	})
}

// playedOut completes a deal that lacks nothing but its result, as a crash
// right after the last card leaves it.
func playedOut(d *record.Deal) bool {
	deal, _, err := d.Replay(len(d.Actions))
	if err != nil || deal.Result() == nil {
		return false
	}
	d.Result = deal.Result()
	return true
}

// pay writes finished deals that were left in the saved game to the history,
// each once, and saves the rest. It returns the history with them.
func pay(store record.Store, owed []*record.Deal, saved *record.Deal, history []*record.Deal) ([]*record.Deal, error) {
	for i, d := range owed {
		if !holds(history, d) {
			if err := store.Append(d); err != nil {
				return append(history, owed[i:]...), err
			}
			history = append(history, d)
		}
	}
	if saved == nil {
		return history, store.Forget()
	}
	return history, store.Save(nil, saved)
}

// holds reports whether d is among the history's deals.
func holds(history []*record.Deal, d *record.Deal) bool {
	return slices.ContainsFunc(history, func(h *record.Deal) bool {
		return h.Match == d.Match && h.Number == d.Number && bytes.Equal(h.Text(), d.Text())
	})
}

func resume(saved *record.Deal, history []*record.Deal, table Table, rng *rand.Rand) (*Match, error) {
	last := lastOfMatch(history)
	if saved != nil && saved.Match != "" || last == nil {
		last = saved
	}
	if last == nil {
		return nil, nil
	}
	m := &Match{
		Rules: Rules{Variant: last.Variant, Scoring: last.Scoring, Options: last.Options, Deals: table.Deals, Target: table.Target},
		ID:    last.Match, rng: rng,
	}
	if m.ID == "" {
		m.ID = newID(rng)
	}
	for s := 1; s <= last.Variant.Seats; s++ {
		m.Seats[s] = seatOf(last.Players[s], s, table.Seats)
	}
	m.addUp(history)
	m.standing.Number, m.standing.Dealer = max(last.Number, 1), last.Dealer
	if saved != nil {
		return m, m.restore(saved)
	}
	if m.reached() {
		return nil, nil
	}
	m.pass()
	return m, nil
}

// FromRecord returns a match that goes on with an unfinished deal that was
// read from a file. It has a standing of its own.
func FromRecord(d *record.Deal, bots []Seat, rng *rand.Rand) (*Match, error) {
	if d.Finished() {
		return nil, errors.New("the deal is finished")
	}
	rec := *d
	if rec.Match == "" {
		rec.Match, rec.Number = newID(rng), 1
	}
	return resume(&rec, nil, Table{Seats: bots}, rng)
}

func lastOfMatch(history []*record.Deal) *record.Deal {
	for i := len(history) - 1; i >= 0; i-- {
		if history[i].Match != "" {
			return history[i]
		}
	}
	return nil
}

// addUp reckons the standing from the match's deals in history.
func (m *Match) addUp(history []*record.Deal) {
	for _, d := range history {
		if d.Match == m.ID && d.Variant == m.Variant {
			m.count(d)
		}
	}
}

// restore takes up the saved deal.
func (m *Match) restore(saved *record.Deal) error {
	deal, _, err := saved.Replay(len(saved.Actions))
	if err != nil {
		return err
	}
	m.deal, m.rec, m.practice = deal, saved, saved.Match == ""
	return nil
}

// seatOf returns the player that a record names. Records do not hold a bot's
// command: it is taken from the configuration, and where that has none, the
// computer plays on.
func seatOf(p record.Player, n int, table []Seat) Seat {
	switch {
	case p.Kind == record.Human:
		return Seat{Kind: p.Kind, Name: p.Name}
	case p.Kind == record.Bot && n <= len(table) && table[n-1].Kind == record.Bot:
		return table[n-1]
	}
	for _, l := range ai.Levels() {
		if p.Name == string(l) {
			return Seat{Kind: record.AI, Level: l}
		}
	}
	return Seat{Kind: record.AI, Level: ai.Medium}
}
