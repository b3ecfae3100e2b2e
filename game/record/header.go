package record

import (
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"kutscherskat/game"
	"kutscherskat/game/card"
	"kutscherskat/game/shuffle"
)

// header is a header in the making: the deal and the lines where its words
// stood.
type header struct {
	deal Deal
	line map[string]int // by word, "option NAME" and "seat N"
}

// headerWords reads what follows each header word.
var headerWords = map[string]func(*Deal, string) error{
	"variant": func(d *Deal, arg string) (err error) {
		d.Variant, err = game.FindVariant(arg)
		return err
	},
	"scoring": func(d *Deal, arg string) error {
		d.Scoring = game.Scoring(arg)
		return nil
	},
	"option": func(d *Deal, arg string) error {
		word, value, _ := strings.Cut(arg, " ")
		for _, o := range optionWords {
			if o.word == word {
				return o.set(&d.Options, value)
			}
		}
		return fmt.Errorf("unknown option %q", word)
	},
	"date": func(d *Deal, arg string) (err error) {
		if d.Date, err = time.Parse(time.RFC3339, arg); err != nil || !strings.HasSuffix(arg, "Z") {
			return fmt.Errorf("%q is not a date in UTC such as 2026-11-30T18:04:05Z", arg)
		}
		return nil
	},
	"match": func(d *Deal, arg string) (err error) {
		id, number, _ := strings.Cut(arg, " ")
		d.Match = id
		d.Number, err = positive(number)
		return err
	},
	"seat": func(d *Deal, arg string) error {
		words := strings.SplitN(arg, " ", 3)
		n, err := seatNumber(words[0])
		if err != nil {
			return err
		}
		if len(words) < 2 || words[1] != Human && words[1] != AI && words[1] != Bot {
			return errors.New("a seat is human, ai or bot")
		}
		d.Players[n].Kind = words[1]
		if len(words) == 3 {
			d.Players[n].Name = words[2]
		}
		return nil
	},
	"dealer": func(d *Deal, arg string) (err error) {
		d.Dealer, err = seatNumber(arg)
		return err
	},
	"cut": func(d *Deal, arg string) (err error) {
		if d.Cut, err = positive(arg); err != nil {
			return err
		}
		return shuffle.CheckCut(d.Cut)
	},
	"seal":  func(d *Deal, arg string) error { d.Seal = strings.ToLower(arg); return hexDigits(arg, 64) },
	"nonce": func(d *Deal, arg string) error { d.Nonce = arg; return hexDigits(arg, 32) },
	"deck": func(d *Deal, arg string) error {
		for _, code := range strings.Split(arg, " ") {
			c, err := card.Parse(code)
			if err != nil {
				return err
			}
			d.Deck = append(d.Deck, c)
		}
		return card.CheckPack(d.Deck)
	},
}

func positive(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 || strconv.Itoa(n) != s {
		return 0, fmt.Errorf("%q is not a number from 1", s)
	}
	return n, nil
}

func seatNumber(s string) (game.Seat, error) {
	n, err := positive(s)
	if err != nil || n > game.MaxSeats {
		return 0, fmt.Errorf("%q is not a seat", s)
	}
	return game.Seat(n), nil
}

func hexDigits(s string, n int) error {
	if _, err := hex.DecodeString(s); err != nil || len(s) != n {
		return fmt.Errorf("expected %d hex digits", n)
	}
	return nil
}

// add reads one line of the header. It reports whether the line's first word
// is a header word at all.
func (h *header) add(text string, line int) (known bool, err error) {
	word, arg, _ := strings.Cut(text, " ")
	read, known := headerWords[word]
	if !known {
		return false, nil
	}
	key := word
	if word == "option" || word == "seat" {
		first, _, _ := strings.Cut(arg, " ")
		key += " " + first
	}
	if h.line[key] != 0 {
		return true, fmt.Errorf("%s stands already in line %d", key, h.line[key])
	}
	h.line[key] = line
	if err := read(&h.deal, arg); err != nil {
		return true, err
	}
	return true, nil
}

// settle checks what only several header words together tell. It returns the
// line at which the fault stands, 0 if it is the line after the header.
func (h *header) settle() (line int, err error) {
	d := &h.deal
	v := d.Variant
	if v != nil && d.Scoring != "" && !v.Allows(d.Scoring) {
		return h.line["scoring"], &game.ScoringError{Variant: v, Scoring: d.Scoring}
	}
	if v != nil && int(d.Dealer) > v.Seats {
		return h.line["dealer"], fmt.Errorf("%s has %d seats", v.Name, v.Seats)
	}
	for s := range d.Players {
		if v != nil && s > v.Seats && d.Players[s].Kind != "" {
			return h.line["seat "+strconv.Itoa(s)], fmt.Errorf("%s has %d seats", v.Name, v.Seats)
		}
	}
	if len(d.Deck) > 0 {
		if err := d.CheckSeal(); err != nil {
			return h.line["seal"], err
		}
	}
	for _, word := range []string{"variant", "scoring", "dealer", "deck"} {
		if h.line[word] == 0 {
			return 0, fmt.Errorf("%s is missing before the first action", word)
		}
	}
	for _, o := range optionWords {
		if !o.used(v) {
			*o.flag(&d.Options) = false
		}
	}
	return 0, nil
}
