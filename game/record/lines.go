package record

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// Fault is an error in a file, at the line that causes it.
type Fault struct {
	File string
	Line int // from 1
	Err  error
}

// Error returns "FILE:LINE: reason".
func (f *Fault) Error() string { return fmt.Sprintf("%s:%d: %v", f.File, f.Line, f.Err) }

// Unwrap returns the reason.
func (f *Fault) Unwrap() error { return f.Err }

// maxLine bounds a line, so that a file of another kind is refused instead of
// being read into memory. No statement needs more than a few hundred bytes.
const maxLine = 64 << 10

// lines reads statements: it counts lines, drops comments, blank lines and
// spaces at a line's end, and refuses what the format does not allow.
type lines struct {
	r      *bufio.Reader
	number int   // of the last line read
	last   int   // of the last line that held a statement
	offset int64 // bytes read
	start  int64 // offset at which the last line began
}

// next returns the next statement. The error is io.EOF at the end, a reading
// error, or what is wrong with the line; only the latter leaves lines usable.
func (l *lines) next() (string, error) {
	for {
		text, err := l.line()
		if err != nil {
			return "", err
		}
		text, _, _ = strings.Cut(text, "#")
		if text = trimRight(text); text == "" {
			continue
		}
		l.last = l.number
		return text, checkSpaces(text)
	}
}

var errLong = errors.New("the line is too long")

func (l *lines) line() (string, error) {
	l.start = l.offset
	var b []byte
	for {
		part, err := l.r.ReadSlice('\n')
		l.offset += int64(len(part))
		if len(b)+len(part) <= maxLine {
			b = append(b, part...)
		} else if err == nil {
			l.number++
			return "", &lineError{errLong}
		}
		switch {
		case err == nil:
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err == io.EOF && len(b) == 0:
			return "", io.EOF
		case err != io.EOF:
			return "", err
		}
		l.number++
		if !utf8.Valid(b) {
			return "", &lineError{errors.New("the line is not UTF-8 text")}
		}
		return strings.TrimSuffix(strings.TrimSuffix(string(b), "\n"), "\r"), nil
	}
}

// lineError is a fault of one line after which reading can go on.
type lineError struct{ error }

func trimRight(s string) string { return strings.TrimRight(s, " ") }

func checkSpaces(s string) error {
	switch {
	case strings.HasPrefix(s, "\ufeff"):
		return &lineError{errors.New("a byte order mark stands before the first word")}
	case strings.ContainsRune(s, '\t'):
		return &lineError{errors.New("words are separated by single spaces, not by tabs")}
	case strings.HasPrefix(s, " "):
		return &lineError{errors.New("a line does not begin with a space")}
	case strings.Contains(s, "  "):
		return &lineError{errors.New("words are separated by single spaces")}
	}
	return nil
}
