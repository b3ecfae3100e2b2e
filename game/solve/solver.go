package solve

import (
	"context"
	"errors"
)

// DefaultBytes is the memory for tables that a Solver may use where nothing
// else is said: 64 MB.
const DefaultBytes = 64 << 20

// ErrBudget is returned where a call would visit more nodes than
// Solver.Budget allows.
var ErrBudget = errors.New("node budget spent")

// A Solver answers questions about positions. It owns the tables of its
// searches and uses them again and again; the zero value works. A Solver
// serves one goroutine at a time.
type Solver struct {
	// Budget is how many nodes one call may visit; 0 sets no bound. Nodes are
	// counted, not timed, so the same call always ends in the same way.
	Budget int64

	bytes int // for tables; 0 means DefaultBytes
	watch
	memo    openMemo
	two     open2
	three   open3
	chances chanceMemo
	endings endingMemo
	down    faceDown
}

// New returns a Solver whose tables take at most so many bytes (but 64 kB in
// any case); 0 means DefaultBytes. The memory is taken when it is first needed.
func New(bytes int) *Solver { return &Solver{bytes: bytes} }

// Nodes returns how many nodes the last call visited: beginnings of tricks,
// and in face-down games each turn of cards too.
func (s *Solver) Nodes() int64 { return s.nodes }

// memory returns how many bytes the tables may take in all. Each has a part of
// them: half the face-down search, a quarter its endings, a quarter open cards.
func (s *Solver) memory() int {
	if s.bytes == 0 {
		return DefaultBytes
	}
	return max(s.bytes, 64<<10)
}

// pollEvery is how many nodes pass between two looks at the context.
const pollEvery = 4096

// watch counts the nodes of a call and says when it must stop.
type watch struct {
	nodes, pollAt, budget int64
	ctx                   context.Context
	err                   error // why the call must stop, nil while it may go on
}

func (w *watch) begin(ctx context.Context, budget int64) error {
	*w = watch{ctx: ctx, budget: budget, err: ctx.Err()}
	w.next()
	return w.err
}

// next sets when to poll next.
func (w *watch) next() {
	w.pollAt = w.nodes + pollEvery
	if w.budget > 0 {
		w.pollAt = min(w.pollAt, w.budget+1)
	}
}

// stop counts a node and reports whether the call must stop. Once it must,
// every node returns at once and stores nothing.
func (w *watch) stop() bool {
	w.nodes++
	return w.nodes >= w.pollAt && w.poll()
}

// poll looks whether the call must stop.
func (w *watch) poll() bool {
	if w.err != nil {
		w.nodes-- // not a node any more
		return true
	}
	w.err = w.ctx.Err()
	if w.err == nil && w.budget > 0 && w.nodes > w.budget {
		w.err = ErrBudget
	}
	w.next()
	if w.err != nil {
		w.pollAt = 0
	}
	return w.err != nil
}
