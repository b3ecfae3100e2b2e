package solve

import (
	"context"
	"math/bits"

	"kutscherskat/game/card"
)

// Move is a legal card and what it is worth to the declarer.
type Move struct {
	Card  card.Card
	Value float64
}

// Open is a position with every card known: *Open2 or *Open3.
//
// Its value, with best play of both sides, is a number that the declarer wants
// high, whatever the contract:
//
//   - suit games and Grand: the declarer's card points in the end; -1 if he
//     gets no trick (Schwarz), 121 if he gets all of them;
//   - Ramsch: the opponent's card points in the end; 120 if the declarer makes
//     a Durchmarsch, 0 if the opponent makes one;
//   - Null: 120 if the declarer takes no trick, else 0.
//
// So the declarer wins where the value is at least WinningValue, in every
// contract.
type Open interface {
	check() error
	// prepare readies a search of s for questions about topic.
	prepare(s *Solver, about topic) engine
}

// WinningValue is the value of an open position from which on the declarer
// wins.
const WinningValue = 61

// topic is what a search weighs cards by.
type topic int

const (
	pointsTopic topic = iota // card points
	tricksTopic              // 1 a card: does a side get any trick?
)

// engine is a search readied for one position. What it bounds is the weight
// that counts for the declarer in the end.
type engine interface {
	start() start
	// after returns a bound on the weight once card a has been played: a lower
	// bound if it is at least need, else an upper bound.
	after(a, need int) int
	// any returns such a bound for the position itself.
	any(need int) int
}

// start is what there is to know of the position a search starts from.
type start struct {
	contract  Contract
	lay       *layout
	legal     uint32  // cards that may be played now
	declarer  bool    // the declarer is to play
	low, high int     // least and greatest weight the declarer may end with
	total     int     // weight of the whole deal
	tricks    [2]bool // the declarer's side, the other side has a trick
}

// Reaches reports whether the declarer can make the value of p at least need:
// in suit games and Grand at least 1 to 120 card points; a trick at all (0);
// every trick (121). It is much cheaper than Value. The error is the
// context's, ErrBudget or wraps ErrPosition.
func (s *Solver) Reaches(ctx context.Context, p Open, need int) (bool, error) {
	if err := s.begin(ctx, p); err != nil {
		return false, err
	}
	e, need := s.pose(p, need)
	ok := e.any(need) >= need
	return ok && s.err == nil, s.err
}

// ReachesByCard answers the question of Reaches for every legal card: the
// Value of a Move is 1 where the declarer still reaches need after it, else 0.
func (s *Solver) ReachesByCard(ctx context.Context, p Open, need int) ([]Move, error) {
	if err := s.begin(ctx, p); err != nil {
		return nil, err
	}
	e, need := s.pose(p, need)
	moves := legalMoves(e.start())
	for i := range moves {
		if e.after(e.start().bit(moves[i].Card), need) >= need {
			moves[i].Value = 1
		}
	}
	return s.checked(moves)
}

// Value returns the exact value of p.
func (s *Solver) Value(ctx context.Context, p Open) (int, error) {
	if err := s.begin(ctx, p); err != nil {
		return 0, err
	}
	v := s.value(p, func(e engine, need int) int { return e.any(need) })
	return v, s.err
}

// ValueByCard returns every legal card of p with its exact value.
func (s *Solver) ValueByCard(ctx context.Context, p Open) ([]Move, error) {
	if err := s.begin(ctx, p); err != nil {
		return nil, err
	}
	e := p.prepare(s, pointsTopic)
	st := e.start()
	moves := legalMoves(st)
	if st.contract == Null {
		e, need := s.pose(p, WinningValue)
		for i := range moves {
			moves[i].Value = float64(winOrLoss(e.after(st.bit(moves[i].Card), need) >= need))
		}
		return s.checked(moves)
	}
	guess := (st.low + st.high) / 2
	for i := range moves {
		a := st.bit(moves[i].Card)
		guess = bisect(st, guess, func(need int) int { return e.after(a, need) })
		moves[i].Value = float64(guess)
	}
	for i := range moves {
		a := st.bit(moves[i].Card)
		v := s.sweep(p, st, int(moves[i].Value), func(e engine, need int) int { return e.after(a, need) })
		moves[i].Value = float64(v)
	}
	return s.checked(moves)
}

// Best returns a best card of the player whose turn it is, and the exact value
// of p.
func (s *Solver) Best(ctx context.Context, p Open) (Move, error) {
	if err := s.begin(ctx, p); err != nil {
		return Move{Card: card.None}, err
	}
	v := s.value(p, func(e engine, need int) int { return e.any(need) })
	st := p.prepare(s, pointsTopic).start()
	e, need := s.pose(p, decisive(st, v))
	for _, m := range legalMoves(e.start()) {
		if e.after(e.start().bit(m.Card), need) >= need == st.declarer {
			return Move{m.Card, float64(v)}, s.err
		}
	}
	return Move{Card: card.None}, s.err
}

// decisive returns the value that tells the best cards of a position worth v
// from the others: a declarer's best card still reaches it, an opponent's best
// card keeps him from it.
func decisive(st start, v int) int {
	switch {
	case st.contract >= Ramsch && st.declarer:
		return v
	case st.contract >= Ramsch:
		return v + 1
	case st.declarer && v == st.low && !st.tricks[0]:
		return 0 // not only the points he has, but a trick
	case st.declarer:
		return v
	case v == st.high && !st.tricks[1]:
		return 121
	}
	return v + 1
}

func (s *Solver) begin(ctx context.Context, p Open) error {
	if err := p.check(); err != nil {
		return err
	}
	return s.watch.begin(ctx, s.Budget)
}

// checked returns moves, unless the call had to stop.
func (s *Solver) checked(moves []Move) ([]Move, error) {
	if s.err != nil {
		return nil, s.err
	}
	return moves, nil
}

func winOrLoss(won bool) int {
	if won {
		return 120
	}
	return 0
}

// pose turns the question whether the value of p is at least need into a
// search and the weight to ask it for.
func (s *Solver) pose(p Open, need int) (engine, int) {
	e := p.prepare(s, pointsTopic)
	st := e.start()
	top, bottom := 121, -1
	if st.contract >= Ramsch {
		top, bottom = 120, 0
	}
	switch {
	case need <= bottom:
		return e, st.low // always
	case need > top:
		return e, st.high + 1 // never
	case st.contract == Null || need == 121:
		e = p.prepare(s, tricksTopic)
		return e, e.start().total
	case need == 0:
		return p.prepare(s, tricksTopic), 1
	}
	return e, need
}

// value finds the exact value of p, or of a card of p, by bound.
func (s *Solver) value(p Open, bound func(e engine, need int) int) int {
	e := p.prepare(s, pointsTopic)
	if e.start().contract == Null {
		e, need := s.pose(p, WinningValue)
		return winOrLoss(bound(e, need) >= need)
	}
	st := e.start()
	v := bisect(st, (st.low+st.high)/2, func(need int) int { return bound(e, need) })
	return s.sweep(p, st, v, bound)
}

// bisect finds the exact weight by a series of yes-or-no questions, the first
// of them near guess.
func bisect(st start, guess int, bound func(need int) int) int {
	low, high := st.low, st.high
	need := min(max(guess, low+1), high)
	for low < high {
		if v := bound(need); v >= need {
			low = max(v, need)
		} else {
			high = min(v, need-1)
		}
		need = (low + high + 1) / 2
	}
	return low
}

// sweep turns card points into a value: it looks whether there is no trick for
// one side.
func (s *Solver) sweep(p Open, st start, points int, bound func(e engine, need int) int) int {
	if st.contract == Ramsch || s.err != nil {
		return points
	}
	if points == st.low && !st.tricks[0] {
		e := p.prepare(s, tricksTopic)
		if bound(e, 1) < 1 {
			return -1
		}
	}
	if points == st.high && !st.tricks[1] {
		e := p.prepare(s, tricksTopic)
		if need := e.start().total; bound(e, need) >= need {
			return 121
		}
	}
	return points
}

func legalMoves(st start) []Move {
	moves := make([]Move, 0, 16)
	for s := st.legal; s != 0; s &= s - 1 {
		moves = append(moves, Move{Card: st.lay.card[bits.TrailingZeros32(s)]})
	}
	return moves
}

func (st start) bit(c card.Card) int { return int(st.lay.bit[c]) }
