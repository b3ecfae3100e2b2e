package record

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// lockName is the file that a program locks while it uses a Store. It stays
// there, empty; the system takes the lock away when the program ends, however
// it ends.
const lockName = "lock"

// ErrInUse reports that another program uses the store.
var ErrInUse = errors.New("another Kutscherskat is using the saved game and the history")

// Lock takes the store for this program alone and returns what gives it back.
// The error is ErrInUse where another program has it.
func (s Store) Lock() (unlock func() error, err error) {
	if err := os.MkdirAll(s.Dir, 0o755); err != nil {
		return nil, fmt.Errorf("lock the saved game: %w", err)
	}
	lock := flock.New(filepath.Join(s.Dir, lockName))
	switch ok, err := lock.TryLock(); {
	case err != nil:
		return nil, fmt.Errorf("lock the saved game: %w", err)
	case !ok:
		return nil, ErrInUse
	}
	return lock.Close, nil
}
