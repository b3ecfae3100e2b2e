package record

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"kutscherskat/game"
)

// Reader reads the deals of a file one after another, replaying each through
// the rules.
type Reader struct {
	// Finished refuses a last deal that is not played to its end.
	Finished bool

	lines  lines
	file   string
	opened bool  // the next deal's opening line has been read
	deals  int   // read or found faulty
	begun  int64 // offset at which the last deal begins
	fatal  error
}

// NewReader returns a Reader of r; file is its name in faults.
func NewReader(r io.Reader, file string) *Reader {
	return &Reader{lines: lines{r: bufio.NewReader(r)}, file: file}
}

// ReadFile reads all deals of a file. It stops at the first fault and returns
// the deals before it, too.
func ReadFile(path string) ([]*Deal, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return Parse(data, path)
}

// Parse reads all deals of data; see ReadFile.
func Parse(data []byte, file string) ([]*Deal, error) {
	r := NewReader(bytes.NewReader(data), file)
	var deals []*Deal
	for {
		d, err := r.Next()
		if err == io.EOF {
			return deals, nil
		} else if err != nil {
			return deals, err
		}
		deals = append(deals, d)
	}
}

const opening = "kutscherskat 1"

// Next returns the next deal, io.EOF after the last one, or a *Fault. After a
// fault Next goes on with the deal that follows the faulty one. A file without
// any deal is a fault.
func (r *Reader) Next() (*Deal, error) {
	if r.fatal != nil {
		return nil, r.fatal
	}
	if !r.opened {
		text, err := r.lines.next()
		switch {
		case err == io.EOF && r.deals == 0:
			r.deals++
			r.lines.number = max(r.lines.number, 1)
			return nil, r.fault(errors.New("the file holds no deal"))
		case err != nil || !isOpening(text):
			r.deals++
			if err == nil {
				err = fmt.Errorf("a deal begins with %q, not with %q", opening, text)
			}
			return nil, r.recover(err)
		case text != opening:
			r.deals++
			return nil, r.recover(fmt.Errorf("unknown version %q of the format: this program reads %q", text, opening))
		}
	}
	r.opened = false
	r.deals++
	r.begun = r.lines.start
	d, err := r.deal()
	if err != nil {
		return nil, r.recover(err)
	}
	return d, nil
}

func isOpening(text string) bool {
	word, _, _ := strings.Cut(text, " ")
	return word == "kutscherskat"
}

// Line returns the number of the last line that was read.
func (r *Reader) Line() int { return r.lines.number }

func (r *Reader) fault(err error) error {
	var f *Fault
	if errors.As(err, &f) || errors.Is(err, io.EOF) {
		return err
	}
	return &Fault{r.file, r.lines.number, err}
}

// recover makes err a fault at the present line and skips to the next deal.
func (r *Reader) recover(err error) error {
	var bad *lineError
	fault := r.fault(err)
	for !r.opened {
		text, err := r.lines.next()
		if err == nil && text == opening {
			r.opened = true
		} else if err != nil && !errors.As(err, &bad) {
			r.fatal = io.EOF // an error of reading has been told, or is told now
			break
		}
	}
	if errors.Is(fault, io.EOF) {
		return io.EOF
	}
	return fault
}

// deal reads a deal after its opening line.
func (r *Reader) deal() (*Deal, error) {
	h := header{line: map[string]int{}}
	var g *game.Deal
	for {
		text, err := r.lines.next()
		switch {
		case err == io.EOF:
			return r.unfinished(&h, g)
		case err != nil:
			return nil, err
		case isOpening(text):
			r.opened = text == opening
			return nil, errors.New("a new deal begins before the end of this one")
		}
		if known, err := h.add(text, r.lines.number); known {
			if err == nil && g != nil {
				err = errors.New("a header word stands after the first action")
			}
			if err != nil {
				return nil, err
			}
			continue
		}
		if !startsBody(text) {
			word, _, _ := strings.Cut(text, " ")
			return nil, fmt.Errorf("unknown word %q", word)
		}
		if g == nil {
			if g, err = r.begin(&h); err != nil {
				return nil, err
			}
		}
		switch {
		case text == "end":
			return nil, errors.New("end stands without a result")
		case strings.HasPrefix(text, "result"):
			return r.result(&h.deal, g, text)
		}
		if err := act(&h.deal, g, text); err != nil {
			return nil, err
		}
	}
}

// startsBody reports whether a line may follow the header: an action, the
// result or the end.
func startsBody(text string) bool {
	word, _, _ := strings.Cut(text, " ")
	return word == "result" || text == "end" || text[0] >= '0' && text[0] <= '9'
}

// begin ends the header and starts the deal.
func (r *Reader) begin(h *header) (*game.Deal, error) {
	if line, err := h.settle(); err != nil {
		if line == 0 {
			line = r.lines.number
		}
		return nil, &Fault{r.file, line, err}
	}
	g, err := game.New(h.deal.Setup)
	if err != nil {
		return nil, err
	}
	g.Start()
	return g, nil
}

func act(d *Deal, g *game.Deal, text string) error {
	a, err := game.ParseAction(text)
	if err != nil {
		return err
	}
	if int(a.Seat) > d.Variant.Seats {
		return fmt.Errorf("%s has %d seats", d.Variant.Name, d.Variant.Seats)
	}
	if _, err := g.Apply(a); err != nil {
		return err
	}
	d.Actions = append(d.Actions, a)
	return nil
}

// result reads the result line and the end.
func (r *Reader) result(d *Deal, g *game.Deal, text string) (*Deal, error) {
	d.Result = g.Result()
	if d.Result == nil {
		return nil, errors.New("a result is written, but the deal is unfinished")
	}
	if err := compareResult(strings.TrimPrefix(text, "result"), d.Result.String()); err != nil {
		return nil, err
	}
	text, err := r.lines.next()
	switch {
	case err == io.EOF:
		return r.last(d, errors.New("end is missing after the result"))
	case err != nil:
		return nil, err
	case text != "end":
		r.opened = text == opening
		return nil, fmt.Errorf("end was expected after the result, not %q", text)
	}
	return d, nil
}

// compareResult reports the first field in which the written result differs
// from the replayed one.
func compareResult(written, replayed string) error {
	got, want := strings.Split(strings.TrimPrefix(written, " "), " "), strings.Split(replayed, " ")
	for i, field := range want {
		if i >= len(got) {
			return fmt.Errorf("the result lacks %s", field)
		}
		if got[i] != field {
			return fmt.Errorf("the result says %s, but the deal gives %s", got[i], field)
		}
	}
	if len(got) > len(want) {
		return fmt.Errorf("%q follows the result", got[len(want)])
	}
	return nil
}

// unfinished ends a deal at the end of the file.
func (r *Reader) unfinished(h *header, g *game.Deal) (*Deal, error) {
	if g == nil {
		if _, err := r.begin(h); err != nil {
			r.lines.number = r.lines.last
			var f *Fault
			if errors.As(err, &f) && f.Line > r.lines.last {
				f.Line = r.lines.last
			}
			return nil, err
		}
	}
	return r.last(&h.deal, errors.New("the deal is unfinished"))
}

// last returns a deal that the end of the file left open, or why, at the last
// statement, where only finished deals are wanted.
func (r *Reader) last(d *Deal, why error) (*Deal, error) {
	r.lines.number = r.lines.last
	if r.Finished {
		return nil, why
	}
	d.Result = nil
	return d, nil
}
