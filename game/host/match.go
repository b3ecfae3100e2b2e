package host

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"kutscherskat/game"
	"kutscherskat/game/record"
	"kutscherskat/game/shuffle"
)

// Rules are what is agreed for a match.
type Rules struct {
	Variant *game.Variant
	Scoring game.Scoring
	Options game.Options
	Deals   int // 0: open end
	Target  int // the total that ends the match, 0: none
}

// Match is a series of deals with one variant, scoring and seating (rules 4).
// Each deal is shuffled and sealed, then cut, then played action by action.
// A Match is not safe for concurrent use.
type Match struct {
	Rules
	ID    string
	Seats [game.MaxSeats + 1]Seat

	// Journal, where there is one, is told of every change.
	Journal *Journal
	// Now returns the time for the records; nil leaves the date out.
	Now func() time.Time

	standing Standing
	rng      *rand.Rand
	pack     shuffle.Pack
	practice bool // the deal does not count: it was played before
	deal     *game.Deal
	rec      *record.Deal
}

// Standing is how a match stands.
type Standing struct {
	Totals [game.MaxSeats + 1]int
	Played int       // deals that count towards the match's length
	Number int       // of the deal now played, thrown-in ones counted, from 1
	Dealer game.Seat // of that deal
}

// NewMatch returns a match before its first deal, which is shuffled already.
// The first dealer is drawn with rng.
func NewMatch(rules Rules, seats []Seat, rng *rand.Rand) (*Match, error) {
	v := rules.Variant
	if len(seats) != v.Seats {
		return nil, fmt.Errorf("%s needs %d players, not %d", v.Name, v.Seats, len(seats))
	}
	if !v.Allows(rules.Scoring) {
		return nil, &game.ScoringError{Variant: v, Scoring: rules.Scoring}
	}
	m := &Match{Rules: rules, rng: rng, ID: newID(rng)}
	copy(m.Seats[1:], seats)
	m.standing = Standing{Number: 1, Dealer: game.Seat(1 + rng.IntN(v.Seats))}
	m.shuffle()
	return m, nil
}

func newID(rng *rand.Rand) string { return fmt.Sprintf("%08x", rng.Uint32()) }

func (m *Match) shuffle() {
	m.pack = shuffle.New(m.rng)
	m.practice = false
	m.deal, m.rec = nil, nil
}

// Standing returns how the match stands.
func (m *Match) Standing() Standing { return m.standing }

// Seal returns the fingerprint of the shuffled pack.
func (m *Match) Seal() string {
	if m.rec != nil {
		return m.rec.Seal
	}
	return m.pack.Seal()
}

// Cutter returns the seat that cuts: the one before the dealer (rules 1).
func (m *Match) Cutter() game.Seat {
	n := m.Variant.Seats
	return game.Seat((int(m.standing.Dealer)+n-2)%n + 1)
}

// RandomCut returns a cut as a computer makes it.
func (m *Match) RandomCut() int { return shuffle.RandomCut(m.rng) }

// Cutting reports whether the pack waits for the cut.
func (m *Match) Cutting() bool { return m.deal == nil }

// Cut cuts the pack and deals up to the first decision.
func (m *Match) Cut(n int) ([]game.Event, error) {
	if !m.Cutting() {
		return nil, errors.New("the pack has been cut already")
	}
	deck, err := m.pack.Cut(n)
	if err != nil {
		return nil, err
	}
	rec := &record.Deal{
		Setup: game.Setup{Variant: m.Variant, Scoring: m.Scoring, Options: m.Options, Dealer: m.standing.Dealer, Deck: deck},
		Match: m.ID, Number: m.standing.Number, Cut: n, Seal: m.pack.Seal(), Nonce: m.pack.Nonce,
	}
	for s := 1; s <= m.Variant.Seats; s++ {
		rec.Players[s] = m.Seats[s].recorded()
	}
	if m.Now != nil {
		rec.Date = m.Now().UTC().Truncate(time.Second)
	}
	return m.begin(rec)
}

func (m *Match) begin(rec *record.Deal) ([]game.Event, error) {
	deal, err := game.New(rec.Setup)
	if err != nil {
		return nil, err
	}
	m.deal, m.rec = deal, rec
	events := deal.Start()
	m.save()
	return events, nil
}

// Do applies an action, saves the game, and counts the deal when it is over.
func (m *Match) Do(a game.Action) ([]game.Event, error) {
	if m.deal == nil {
		return nil, errors.New("the pack has not been cut")
	}
	events, err := m.deal.Apply(a)
	if err != nil {
		return nil, err
	}
	said := m.deal.Said()
	m.rec.Actions = append(m.rec.Actions, said[len(said)-1])
	m.rec.Result = m.deal.Result()
	if m.rec.Finished() {
		m.count(m.rec)
	}
	m.save()
	return events, nil
}

// count adds a finished deal to the totals.
func (m *Match) count(d *record.Deal) {
	if m.practice {
		return
	}
	for s := range m.standing.Totals {
		m.standing.Totals[s] += d.Result.Score[s]
	}
	if d.Result.Winner != game.ThrownIn {
		m.standing.Played++
	}
}

func (m *Match) save() {
	if m.Journal != nil {
		m.Journal.write(m.rec)
	}
}

// View returns what seat s may know of the deal; before the cut there is
// nothing to know.
func (m *Match) View(s game.Seat) game.View {
	if m.deal == nil {
		return game.View{Seat: s, Variant: m.Variant, Scoring: m.Scoring, Options: m.Options, Dealer: m.standing.Dealer, InPack: 32}
	}
	return m.deal.View(s)
}

// Turn returns the seat that has to decide, 0 before the cut and after the
// end of the deal.
func (m *Match) Turn() game.Seat {
	if m.deal == nil {
		return 0
	}
	return m.deal.Turn()
}

// Result returns how the deal ended, nil before.
func (m *Match) Result() *game.Result {
	if m.deal == nil {
		return nil
	}
	return m.deal.Result()
}

// CanConcede reports whether s may give up now.
func (m *Match) CanConcede(s game.Seat) bool { return m.deal != nil && m.deal.CanConcede(s) }

// Record returns the record of the deal, nil before the cut. It holds the
// hidden cards: it is for files, not for players.
func (m *Match) Record() *record.Deal { return m.rec }

// Practice reports whether the deal is played again and does not count.
func (m *Match) Practice() bool { return m.practice }

// CanUndo reports whether there is a decision of a human to take back. A
// finished deal is history and stays.
func (m *Match) CanUndo() bool {
	return m.deal != nil && m.deal.Result() == nil && m.lastHuman() >= 0
}

// lastHuman returns the index of the last action by a human, -1 for none.
func (m *Match) lastHuman() int {
	for i := len(m.rec.Actions) - 1; i >= 0; i-- {
		if m.Seats[m.rec.Actions[i].Seat].Kind == record.Human {
			return i
		}
	}
	return -1
}

// Undo goes back to the last decision of a human, taking back what followed.
func (m *Match) Undo() error {
	if !m.CanUndo() {
		return errors.New("there is nothing to take back")
	}
	// A new slice: the journal may still be writing the old one.
	rec := *m.rec
	rec.Actions = append([]game.Action(nil), m.rec.Actions[:m.lastHuman()]...)
	deal, _, err := rec.Replay(len(rec.Actions))
	if err != nil {
		return err
	}
	m.deal, m.rec = deal, &rec
	m.save()
	return nil
}

// Over reports whether the match has ended with the deal just played (rules
// 4).
func (m *Match) Over() bool {
	if m.deal != nil && m.deal.Result() == nil && !m.practice {
		return false
	}
	return m.reached()
}

func (m *Match) reached() bool {
	if m.Deals > 0 && m.standing.Played >= m.Deals {
		return true
	}
	for s := 1; s <= m.Variant.Seats; s++ {
		if m.Target != 0 && m.standing.Totals[s] >= m.Target {
			return true
		}
	}
	return false
}

// Next shuffles for the next deal; the deal passes to the next seat.
func (m *Match) Next() error {
	if m.Result() == nil {
		return errors.New("the deal is not over")
	}
	if m.reached() {
		return errors.New("the match is over")
	}
	m.pass()
	return nil
}

// Abandon gives up a deal that cannot be played to its end, such as one that
// a bot has forfeited. It counts for nothing; the deal passes to the next seat.
func (m *Match) Abandon() error {
	if m.deal == nil || m.deal.Result() != nil {
		return errors.New("there is no deal in progress")
	}
	m.pass()
	return nil
}

// pass hands the deal to the next seat, who shuffles.
func (m *Match) pass() {
	m.standing.Number++
	m.standing.Dealer = game.Seat(int(m.standing.Dealer)%m.Variant.Seats + 1)
	m.shuffle()
}

// Again deals the same cards once more. The deal is practice: it counts for
// nothing, and its record names no match.
func (m *Match) Again() ([]game.Event, error) {
	if m.Result() == nil {
		return nil, errors.New("the deal is not over")
	}
	rec := *m.rec
	rec.Actions, rec.Result, rec.Match, rec.Number = nil, nil, "", 0
	m.practice = true
	return m.begin(&rec)
}
