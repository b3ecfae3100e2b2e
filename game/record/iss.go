package record

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// Skipped is a record of the International Skat Server that cannot become a
// deal, though nothing is wrong with it: a player left, ran out of time or
// ended the deal in the bidding.
type Skipped struct {
	File   string
	Line   int // from 1
	Reason string
}

// Error returns "FILE:LINE: skipped: reason".
func (s *Skipped) Error() string { return fmt.Sprintf("%s:%d: skipped: %s", s.File, s.Line, s.Reason) }

// ISSReader reads records of the International Skat Server, one a line, as
// finished deals of the variant skat, scored as skat with announcements. Each
// is replayed through the rules, and the printed result checked against it.
type ISSReader struct {
	lines *bufio.Scanner
	file  string
	line  int
	seen  int // records read
}

// NewISSReader returns a reader of r; file is its name in faults.
func NewISSReader(r io.Reader, file string) *ISSReader {
	s := bufio.NewScanner(r)
	s.Buffer(nil, maxLine)
	return &ISSReader{lines: s, file: file}
}

// IsISS reports whether a file that begins with text holds records of the
// International Skat Server.
func IsISS(text []byte) bool {
	s := strings.TrimLeft(string(text[:min(len(text), 1024)]), " \t\r\n")
	return strings.HasPrefix(s, "(;GM[") || strings.HasPrefix(s, ";GM[")
}

// Next returns the next deal, a *Skipped, a *Fault, or io.EOF after the last
// record. After a Skipped or a Fault Next goes on with the next line. A file
// without any record is a fault.
func (r *ISSReader) Next() (*Deal, error) {
	for r.lines.Scan() {
		r.line++
		text := strings.TrimSpace(r.lines.Text())
		if text == "" {
			continue
		}
		r.seen++
		d, err := parseISS(text)
		var skipped *Skipped
		switch {
		case errors.As(err, &skipped):
			skipped.File, skipped.Line = r.file, r.line
			return nil, skipped
		case err != nil:
			return nil, &Fault{r.file, r.line, err}
		}
		return d, nil
	}
	switch err := r.lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		r.lines = bufio.NewScanner(strings.NewReader(""))
		r.seen++
		return nil, &Fault{r.file, r.line + 1, errLong}
	case err != nil:
		return nil, err
	case r.seen == 0:
		r.seen++
		return nil, &Fault{r.file, max(r.line, 1), errors.New("the file holds no record")}
	}
	return nil, io.EOF
}

// ParseISS reads all records of r; name is the file's name in faults. The
// error joins the faults of all records that are wrong; the others are
// returned all the same.
func ParseISS(r io.Reader, name string) (deals []*Deal, skipped []*Skipped, err error) {
	reader := NewISSReader(r, name)
	var faults []error
	for {
		d, err := reader.Next()
		var s *Skipped
		var f *Fault
		switch {
		case err == nil:
			deals = append(deals, d)
		case err == io.EOF:
			return deals, skipped, errors.Join(faults...)
		case errors.As(err, &s):
			skipped = append(skipped, s)
		case errors.As(err, &f):
			faults = append(faults, f)
		default:
			return deals, skipped, errors.Join(append(faults, err)...)
		}
	}
}

const issDate = "2006-01-02/15:04:05/UTC"

// parseISS reads one record.
func parseISS(text string) (*Deal, error) {
	props, err := issProperties(text)
	if err != nil {
		return nil, err
	}
	if props["GM"] != "Skat" {
		return nil, fmt.Errorf("GM[%s] is no Skat", props["GM"])
	}
	moves, result := strings.Fields(props["MV"]), strings.Fields(props["R"])
	if err := issSkip(moves, result); err != nil {
		return nil, err
	}
	if len(moves) < 2 || moves[0] != "w" {
		return nil, errors.New("the moves do not begin with the cards")
	}
	d := &Deal{}
	if d.Setup, err = issDeck(moves[1]); err != nil {
		return nil, err
	}
	if err := issHeader(d, props); err != nil {
		return nil, err
	}
	g, err := game.New(d.Setup)
	if err != nil {
		return nil, err
	}
	g.Start()
	replay := issReplay{deal: g, lenient: strings.HasPrefix(props["PC"], "ISS")}
	if err := replay.all(moves[2:]); err != nil {
		return nil, err
	}
	d.Actions, d.Result = g.Said(), g.Result()
	if d.Result == nil {
		return nil, errors.New("the deal is unfinished")
	}
	return d, issCompare(result, issResult(g))
}

// issProperties reads the bracketed values of a record: (;GM[Skat]...;).
func issProperties(text string) (map[string]string, error) {
	text, ok := strings.CutPrefix(strings.TrimPrefix(text, "("), ";")
	if !ok {
		return nil, errors.New("a record begins with (;")
	}
	props := map[string]string{}
	for {
		text = strings.TrimLeft(text, " ")
		if text == "" || text == ";" || text == ")" || text == ";)" {
			return props, nil
		}
		open := strings.IndexByte(text, '[')
		name := text[:max(open, 0)]
		if name == "" || strings.Trim(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") != "" {
			return nil, fmt.Errorf("a property was expected at %.20q", text)
		}
		if _, twice := props[name]; twice {
			return nil, fmt.Errorf("%s stands twice", name)
		}
		value, rest, err := issValue(text[open+1:])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		props[name], text = value, rest
	}
}

// issValue reads up to the bracket that closes the value; a backslash takes
// the next sign as it is.
func issValue(text string) (value, rest string, err error) {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		switch {
		case text[i] == '\\' && i+1 < len(text):
			i++
		case text[i] == ']':
			return b.String(), text[i+1:], nil
		}
		b.WriteByte(text[i])
	}
	return "", "", errors.New("the bracket is not closed")
}

// issSkip reports as *Skipped a record that was not played to a result of the
// rules.
func issSkip(moves, result []string) error {
	for _, m := range moves {
		switch {
		case strings.HasPrefix(m, "TI."):
			return &Skipped{Reason: "a player ran out of time"}
		case strings.HasPrefix(m, "LE."):
			return &Skipped{Reason: "a player left"}
		}
	}
	for _, word := range result {
		key, value, _ := strings.Cut(word, ":")
		switch {
		case key == "penalty", (key == "p0" || key == "p1" || key == "p2") && value != "0":
			return &Skipped{Reason: "it ended with a penalty"}
		case key == "l" && value != "-1":
			return &Skipped{Reason: "a player left"}
		case key == "to" && value != "-1":
			return &Skipped{Reason: "a player ran out of time"}
		}
	}
	return nil
}

// issPlaces returns for each card of a deck, in the order dealt, its place
// among the cards of a record: ten of forehand, middlehand and rearhand, and
// the skat.
func issPlaces(v *game.Variant) []int {
	next := map[game.Role]int{game.Forehand: 0, game.Middlehand: 10, game.Rearhand: 20}
	skat := 30
	var places []int
	for _, step := range v.Script {
		for range step.Count {
			if step.Zone == game.Stock {
				places = append(places, skat)
				skat++
			} else {
				places = append(places, next[step.To])
				next[step.To]++
			}
		}
	}
	return places
}

func issDeck(codes string) (game.Setup, error) {
	v, err := game.FindVariant("skat")
	if err != nil {
		return game.Setup{}, err
	}
	cards, err := issCards(strings.Split(codes, "."))
	if err == nil {
		err = card.CheckPack(cards)
	}
	if err != nil {
		return game.Setup{}, err
	}
	deck := make([]card.Card, len(cards))
	for i, place := range issPlaces(v) {
		deck[i] = cards[place]
	}
	return game.Setup{Variant: v, Scoring: game.Skat, Options: game.Options{Announcements: true}, Dealer: 3, Deck: deck}, nil
}

func issCards(codes []string) ([]card.Card, error) {
	cards := make([]card.Card, len(codes))
	for i, code := range codes {
		c, err := card.Parse(code)
		if err != nil {
			return nil, err
		}
		cards[i] = c
	}
	return cards, nil
}

// issHeader takes over the date, the players and the game's number. The
// server gives forehand the first seat in every deal, so that its deals make
// no match: each stands for itself.
func issHeader(d *Deal, props map[string]string) (err error) {
	if date := props["DT"]; date != "" {
		if d.Date, err = time.Parse(issDate, date); err != nil {
			return fmt.Errorf("DT[%s] is not a date", date)
		}
	}
	for i := range 3 {
		d.Players[i+1] = Player{Kind: Human, Name: issName(props[fmt.Sprintf("P%d", i)])}
	}
	if id := props["ID"]; id != "" && strings.Trim(id, "0123456789") == "" {
		d.Match, d.Number = issMatch+id, 1
	}
	return nil
}

// issMatch precedes the server's number of a game in our match's id.
const issMatch = "iss"

// issName makes a player's name fit for a record.
func issName(s string) string {
	s = strings.ReplaceAll(strings.ToValidUTF8(s, "?"), "#", " ")
	return strings.Join(strings.Fields(s), " ")
}
