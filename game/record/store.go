package record

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"kutscherskat/game/atomicfile"
)

// Store keeps the game in progress and the history of finished deals in one
// folder. Everything that can be reckoned from these two files is reckoned
// from them; there is no third.
type Store struct {
	Dir string
}

// The files of a Store.
const (
	savedName   = "saved.kskat"
	historyName = "history.kskat"
	tornName    = "history-torn.kskat"  // what was cut off torn history files
	asideName   = "unfinished-%d.kskat" // saved games that were given up
)

func (s Store) saved() string   { return filepath.Join(s.Dir, savedName) }
func (s Store) history() string { return filepath.Join(s.Dir, historyName) }

// Save writes the deal in progress so that a crash at any moment leaves the
// old or the new state, never half of one. owed are finished deals that could
// not be written to the history; they stand before it, and d may be nil.
func (s Store) Save(owed []*Deal, d *Deal) error {
	if err := os.MkdirAll(s.Dir, 0o755); err != nil {
		return fmt.Errorf("save the game: %w", err)
	}
	var text []byte
	for _, o := range owed {
		text = append(text, o.Text()...)
	}
	if d != nil {
		text = append(text, d.Text()...)
	}
	if err := atomicfile.Write(s.saved(), text, 0o644); err != nil {
		return fmt.Errorf("save the game: %w", err)
	}
	return nil
}

// Saved returns what Save wrote: the finished deals that the history is owed,
// and the deal in progress, nil if there is none. A saved game that cannot be
// read is an error; the file stays as it is.
func (s Store) Saved() (owed []*Deal, d *Deal, err error) {
	deals, err := ReadFile(s.saved())
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil, nil
	case err != nil:
		return nil, nil, err
	}
	if last := len(deals) - 1; last >= 0 && !deals[last].Finished() {
		return deals[:last], deals[last], nil
	}
	return deals, nil, nil
}

// Forget removes the saved game.
func (s Store) Forget() error {
	if err := os.Remove(s.saved()); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// SetAside moves the saved game out of the way, beside itself, and returns its
// new path, empty if there was none. Nothing is thrown away.
func (s Store) SetAside() (string, error) {
	for i := 1; ; i++ {
		path := filepath.Join(s.Dir, fmt.Sprintf(asideName, i))
		if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
			if err != nil {
				return "", err
			}
			continue
		}
		err := os.Rename(s.saved(), path)
		if errors.Is(err, fs.ErrNotExist) {
			return "", nil
		}
		return path, err
	}
}

// Append adds a finished deal to the history and waits until it is on disk.
func (s Store) Append(d *Deal) error {
	if !d.Finished() {
		return errors.New("only finished deals are history")
	}
	if err := os.MkdirAll(s.Dir, 0o755); err != nil {
		return fmt.Errorf("write the history: %w", err)
	}
	f, err := os.OpenFile(s.history(), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return fmt.Errorf("write the history: %w", err)
	}
	_, err = f.Write(d.Text())
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return fmt.Errorf("write the history: %w", err)
	}
	return nil
}

// Torn reports that the end of a history file was no whole deal, as a power
// cut leaves it, and where it was put.
type Torn struct {
	History string // the file that was mended
	Aside   string // where the torn end is now
	Bytes   int
}

// History reads all deals of the history. A torn last deal is cut off, kept
// aside and reported by torn. Deals before it that cannot be read are left in
// the file and out of deals, and joined in err.
func (s Store) History() (deals []*Deal, torn *Torn, err error) {
	data, err := os.ReadFile(s.history())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, nil
	} else if err != nil {
		return nil, nil, err
	}
	if whole := wholeDeals(data); whole < len(data) {
		if torn, err = s.cutOff(data, whole); err != nil {
			return nil, nil, fmt.Errorf("mend the history: %w", err)
		}
		data = data[:whole]
	}
	if len(data) == 0 {
		return nil, torn, nil
	}
	r := NewReader(bytes.NewReader(data), s.history())
	for {
		d, nextErr := r.Next()
		switch {
		case nextErr == io.EOF:
			return deals, torn, err
		case nextErr != nil:
			err = errors.Join(err, nextErr)
		case d.Finished():
			deals = append(deals, d)
		}
	}
}

// wholeDeals returns the length of data up to the end of its last finished
// deal, so far as something that is not a comment follows.
func wholeDeals(data []byte) int {
	end := 0
	for at := 0; at < len(data); {
		line := data[at:]
		n := bytes.IndexByte(line, '\n')
		if n < 0 {
			break
		}
		at += n + 1
		if text, _, _ := bytes.Cut(line[:n], []byte("#")); string(bytes.TrimRight(text, " \r")) == "end" {
			end = at
		}
	}
	for _, line := range bytes.Split(data[end:], []byte("\n")) {
		if text, _, _ := bytes.Cut(line, []byte("#")); len(bytes.TrimSpace(text)) > 0 {
			return end
		}
	}
	return len(data)
}

// cutOff keeps the end of data aside, then shortens the history by it.
func (s Store) cutOff(data []byte, whole int) (*Torn, error) {
	aside := filepath.Join(s.Dir, tornName)
	f, err := os.OpenFile(aside, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return nil, err
	}
	_, err = f.Write(append(bytes.Clone(data[whole:]), '\n'))
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return nil, err
	}
	if err := atomicfile.Write(s.history(), data[:whole], 0o644); err != nil {
		return nil, err
	}
	return &Torn{History: s.history(), Aside: aside, Bytes: len(data) - whole}, nil
}
