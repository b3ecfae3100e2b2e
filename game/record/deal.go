package record

import (
	"bytes"
	"fmt"
	"io"
	"time"

	"kutscherskat/game"
	"kutscherskat/game/card"
	"kutscherskat/game/shuffle"
)

// Player is who sat at a seat: KIND and NAME of the seat line. The zero value
// means that the record does not say.
type Player struct {
	Kind string // human, ai or bot
	Name string // of an ai the level
}

// The kinds of players.
const (
	Human = "human"
	AI    = "ai"
	Bot   = "bot"
)

// Deal is one deal as a record holds it: the header and the actions. All else
// follows from the rules.
type Deal struct {
	game.Setup
	Date    time.Time // UTC, zero if absent
	Match   string    // id of the match, empty if absent
	Number  int       // of the deal in its match, from 1
	Players [game.MaxSeats + 1]Player
	Cut     int    // 0 if absent
	Seal    string // empty if absent
	Nonce   string // empty if absent

	Actions []game.Action
	Result  *game.Result // nil while the deal is unfinished
}

// Finished reports whether the deal was played to its end.
func (d *Deal) Finished() bool { return d.Result != nil }

// Replay plays the first n actions anew and returns the deal and all its
// events, those of the dealing first. Deals that were read from a record
// replay without error.
func (d *Deal) Replay(n int) (*game.Deal, []game.Event, error) {
	g, err := game.New(d.Setup)
	if err != nil {
		return nil, nil, err
	}
	events := g.Start()
	for _, a := range d.Actions[:min(n, len(d.Actions))] {
		more, err := g.Apply(a)
		if err != nil {
			return nil, nil, err
		}
		events = append(events, more...)
	}
	return g, events, nil
}

// CheckSeal reports a seal that does not fit the deck, the cut and the nonce.
// A deal without seal or nonce cannot be checked and passes.
func (d *Deal) CheckSeal() error {
	if d.Seal == "" || d.Nonce == "" {
		return nil
	}
	pack := shuffle.Pack{Cards: shuffle.Uncut(d.Deck, d.Cut), Nonce: d.Nonce}
	if got := pack.Seal(); got != d.Seal {
		return fmt.Errorf("the seal does not fit the deck, the cut and the nonce (they give %s)", got)
	}
	return nil
}

// WriteTo writes the deal as text, with `end` where it is finished.
func (d *Deal) WriteTo(w io.Writer) (int64, error) {
	n, err := w.Write(d.Text())
	return int64(n), err
}

// Text returns the deal as text, with `end` where it is finished.
func (d *Deal) Text() []byte {
	var b bytes.Buffer
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("kutscherskat 1")
	line("variant %s", d.Variant.Name)
	line("scoring %s", d.Scoring)
	for _, o := range optionWords {
		if o.used(d.Variant) {
			line("option %s %s", o.word, o.value(&d.Options))
		}
	}
	if !d.Date.IsZero() {
		line("date %s", d.Date.UTC().Format(time.RFC3339))
	}
	if d.Match != "" {
		line("match %s %d", d.Match, d.Number)
	}
	for s := 1; s <= d.Variant.Seats; s++ {
		if p := d.Players[s]; p.Kind != "" {
			line("seat %d %s", s, trimRight(p.Kind+" "+p.Name))
		}
	}
	line("dealer %d", d.Dealer)
	if d.Cut != 0 {
		line("cut %d", d.Cut)
	}
	if d.Seal != "" {
		line("seal %s", d.Seal)
	}
	if d.Nonce != "" {
		line("nonce %s", d.Nonce)
	}
	line("deck %s", card.Join(d.Deck))
	for _, a := range d.Actions {
		line("%v", a)
	}
	if d.Result != nil {
		line("result %v", d.Result)
		line("end")
	}
	return b.Bytes()
}

// optionWords are the options of a record: who uses them and how they are
// read and written.
var optionWords = []option{
	{"null", "on", "off", func(v *game.Variant) bool { return !v.Bidding() }, func(o *game.Options) *bool { return &o.Null }},
	{"allpass", "ramsch", "redeal", (*game.Variant).Bidding, func(o *game.Options) *bool { return &o.AllPassRamsch }},
	{"announcements", "on", "off", (*game.Variant).Bidding, func(o *game.Options) *bool { return &o.Announcements }},
}

type option struct {
	word    string
	on, off string
	used    func(*game.Variant) bool
	flag    func(*game.Options) *bool
}

func (o option) value(opts *game.Options) string {
	if *o.flag(opts) {
		return o.on
	}
	return o.off
}

func (o option) set(opts *game.Options, value string) error {
	if value != o.on && value != o.off {
		return fmt.Errorf("option %s is %s or %s, not %q", o.word, o.on, o.off, value)
	}
	*o.flag(opts) = value == o.on
	return nil
}
