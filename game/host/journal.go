package host

import (
	"errors"
	"sync"

	"kutscherskat/game/record"
)

// Journal writes the deal in progress and the history in the background, in
// order, so that nobody waits for a disk.
type Journal struct {
	store   record.Store
	written func(error)    // called from the writing goroutine
	owed    []*record.Deal // finished, but not in the history; of the writing goroutine

	mu      sync.Mutex
	wake    *sync.Cond
	waiting []*record.Deal
	busy    bool
	closed  bool
}

// NewJournal starts a journal that writes to store. written is told after each
// writing how it went, nil for well; the journal goes on after an error, and
// the next action is saved again.
func NewJournal(store record.Store, written func(error)) *Journal {
	j := &Journal{store: store, written: written}
	j.wake = sync.NewCond(&j.mu)
	go j.run()
	return j
}

// write queues the present state of d. A state that waits and has not ended
// is replaced by a later one.
func (j *Journal) write(d *record.Deal) {
	state := *d
	state.Actions = d.Actions[:len(d.Actions):len(d.Actions)]
	j.mu.Lock()
	defer j.mu.Unlock()
	if n := len(j.waiting); n > 0 && !j.waiting[n-1].Finished() {
		j.waiting = j.waiting[:n-1]
	}
	j.waiting = append(j.waiting, &state)
	j.wake.Broadcast()
}

// Flush waits until everything written so far is on disk.
func (j *Journal) Flush() {
	j.mu.Lock()
	defer j.mu.Unlock()
	for len(j.waiting) > 0 || j.busy {
		j.wake.Wait()
	}
}

// Close writes what waits and ends the journal.
func (j *Journal) Close() {
	j.Flush()
	j.mu.Lock()
	j.closed = true
	j.mu.Unlock()
	j.wake.Broadcast()
}

func (j *Journal) run() {
	for {
		j.mu.Lock()
		for len(j.waiting) == 0 && !j.closed {
			j.wake.Wait()
		}
		if len(j.waiting) == 0 {
			j.mu.Unlock()
			return
		}
		d := j.waiting[0]
		j.waiting = j.waiting[1:]
		j.busy = true
		j.mu.Unlock()

		err := j.put(d)
		if j.written != nil {
			j.written(err)
		}

		j.mu.Lock()
		j.busy = false
		j.mu.Unlock()
		j.wake.Broadcast()
	}
}

// put saves a deal in progress. A finished one goes into the history before
// the saved game is forgotten: a crash between the two leaves both, and
// Resume sees that they are the same. What the history cannot take now is
// kept with the saved game and tried again each time.
func (j *Journal) put(d *record.Deal) error {
	if d.Finished() {
		j.owed, d = append(j.owed, d), nil
	}
	var err error
	for len(j.owed) > 0 && err == nil {
		if err = j.store.Append(j.owed[0]); err == nil {
			j.owed = j.owed[1:]
		}
	}
	if d == nil && len(j.owed) == 0 {
		return errors.Join(err, j.store.Forget())
	}
	return errors.Join(err, j.store.Save(j.owed, d))
}
