package soak

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// referee follows a deal from its record's text alone. He is written anew
// from the rules, plainly and without an eye to speed, and shares no code with
// the engine, so that an error would have to be made twice.
type referee struct {
	variant, scoring string
	dealer, seats    int
	deck             []string
	written          string // the result line as the record has it

	tops, unders [4][8]string // "" where there is no card
	hands        [4][]string
	stock        []string
	owned        [4][]string // what each seat was dealt, the stock apart

	declarer                  int
	contract, level           string
	bid                       int
	kontra, re, hand, passing bool
	conceded                  [4]bool

	leader      int
	trick       []string
	points      [4]int
	tricks      [4]int
	tricksDone  int
	lastWinner  int
	over        bool
	nullLost    bool
	schwarzLost bool
}

// follow reads a record of one deal and returns what its result line should
// be.
func follow(text string) (*referee, error) {
	r := &referee{seats: 2}
	for n, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if err := r.line(strings.Fields(line)); err != nil {
			return r, fmt.Errorf("line %d, %q: %w", n+1, line, err)
		}
	}
	return r, nil
}

func (r *referee) line(words []string) error {
	switch words[0] {
	case "variant":
		r.variant = words[1]
		if r.variant == "skat" {
			r.seats = 3
		}
	case "scoring":
		r.scoring = words[1]
	case "dealer":
		r.dealer, _ = strconv.Atoi(words[1])
	case "deck":
		r.deck = words[1:]
		r.deal()
	case "result":
		r.written = strings.Join(words, " ")
	case "1", "2", "3":
		seat, _ := strconv.Atoi(words[0])
		return r.action(seat, words[1], words[2:])
	}
	return nil
}

// after returns the seat n places clockwise of seat.
func (r *referee) after(seat, n int) int { return (seat-1+n)%r.seats + 1 }

func (r *referee) deal() {
	next := 0
	draw := func() string { next++; return r.deck[next-1] }
	f, d := r.after(r.dealer, 1), r.dealer
	row := func(to *[8]string, first, n int) {
		for i := range n {
			to[first+i] = draw()
		}
	}
	hand := func(seat, n int) {
		for range n {
			r.hands[seat] = append(r.hands[seat], draw())
		}
	}
	switch r.variant {
	case "offiziersskat", "halboffen":
		row(&r.unders[f], 0, 4)
		row(&r.unders[d], 0, 4)
		row(&r.tops[f], 0, 4)
		row(&r.tops[d], 0, 4)
		if r.variant == "halboffen" {
			hand(f, 4)
			hand(d, 4)
			hand(f, 4)
			hand(d, 4)
			break
		}
		row(&r.unders[f], 4, 4)
		row(&r.unders[d], 4, 4)
		row(&r.tops[f], 4, 4)
		row(&r.tops[d], 4, 4)
	case "harlekinskat":
		for i := range 8 {
			r.tops[f][i], r.tops[d][i], r.unders[f][i], r.unders[d][i] = draw(), draw(), draw(), draw()
		}
	case "admiralsskat":
		row(&r.unders[f], 0, 5)
		row(&r.unders[d], 0, 5)
		row(&r.tops[f], 0, 5)
		row(&r.tops[d], 0, 5)
		hand(f, 5)
		hand(d, 5)
		r.stock = []string{draw(), draw()}
	case "skat":
		m, b := r.after(r.dealer, 2), r.dealer
		hand(f, 3)
		hand(m, 3)
		hand(b, 3)
		r.stock = []string{draw(), draw()}
		hand(f, 4)
		hand(m, 4)
		hand(b, 4)
		hand(f, 3)
		hand(m, 3)
		hand(b, 3)
	}
	for s := 1; s <= r.seats; s++ {
		for i := range 8 {
			for _, c := range []string{r.tops[s][i], r.unders[s][i]} {
				if c != "" {
					r.owned[s] = append(r.owned[s], c)
				}
			}
		}
		r.owned[s] = append(r.owned[s], r.hands[s]...)
	}
	r.leader = f
}

func (r *referee) bidding() bool { return r.variant == "admiralsskat" || r.variant == "skat" }

func (r *referee) action(seat int, word string, args []string) error {
	if r.over {
		return fmt.Errorf("the deal is over")
	}
	switch word {
	case "bid":
		n, _ := strconv.Atoi(args[0])
		if n <= r.bid {
			return fmt.Errorf("bid %d after %d", n, r.bid)
		}
		r.bid = n
	case "hold":
	case "pass":
		r.passing = true
	case "take":
		r.hands[seat] = append(r.hands[seat], r.stock...)
		r.stock = nil
	case "hand":
		r.hand = true
	case "discard":
		for _, c := range args {
			i := slices.Index(r.hands[seat], c)
			if i < 0 {
				return fmt.Errorf("%s is not in the hand", c)
			}
			r.hands[seat] = slices.Delete(r.hands[seat], i, i+1)
			r.stock = append(r.stock, c)
		}
	case "declare":
		r.declarer, r.contract = seat, args[0]
		if len(args) > 1 {
			r.level = args[1]
		}
		if r.variant == "admiralsskat" {
			r.leader = seat
		}
	case "kontra":
		r.kontra = true
	case "re":
		r.re = true
	case "no-kontra", "no-re":
	case "concede":
		if r.ramsch() {
			return fmt.Errorf("conceded in a Ramsch")
		}
		r.conceded[seat] = true
		r.concede()
	case "play":
		return r.play(seat, args[0])
	default:
		return fmt.Errorf("unknown word")
	}
	return nil
}

// ramsch reports whether each plays for himself: declared, or all passed.
func (r *referee) ramsch() bool { return r.contract == "ramsch" || r.declarer == 0 }

// suitOf returns what must be followed: "T" for trumps, or the printed suit.
func (r *referee) suitOf(c string) string {
	if r.contract == "null" {
		return c[:1]
	}
	if c[1] == 'J' || c[:1] == r.contract {
		return "T"
	}
	return c[:1]
}

// rank orders cards of one suit or of the trumps.
func (r *referee) rank(c string) int {
	if r.contract == "null" {
		return strings.IndexByte("789TJQKA", c[1])
	}
	if c[1] == 'J' {
		return 100 + strings.IndexByte("DHSC", c[0])
	}
	return strings.IndexByte("789QKTA", c[1])
}

func (r *referee) playable(seat int) []string {
	list := slices.Clone(r.hands[seat])
	for _, c := range r.tops[seat] {
		if c != "" {
			list = append(list, c)
		}
	}
	return list
}

func (r *referee) play(seat int, c string) error {
	if turn := r.after(r.leader, len(r.trick)); seat != turn {
		return fmt.Errorf("it is the turn of %d", turn)
	}
	can := r.playable(seat)
	if !slices.Contains(can, c) {
		return fmt.Errorf("%s cannot be played by %d", c, seat)
	}
	if len(r.trick) > 0 {
		led := r.suitOf(r.trick[0])
		follows := slices.ContainsFunc(can, func(k string) bool { return r.suitOf(k) == led })
		if follows && r.suitOf(c) != led {
			return fmt.Errorf("%s does not follow %s", c, r.trick[0])
		}
	}
	for i := range r.tops[seat] {
		if r.tops[seat][i] == c {
			r.tops[seat][i] = ""
		}
	}
	if i := slices.Index(r.hands[seat], c); i >= 0 {
		r.hands[seat] = slices.Delete(r.hands[seat], i, i+1)
	}
	if r.trick = append(r.trick, c); len(r.trick) == r.seats {
		r.endTrick()
	}
	return nil
}

func (r *referee) endTrick() {
	best := 0
	for i, c := range r.trick {
		b := r.trick[best]
		switch {
		case r.suitOf(c) == r.suitOf(b) && r.rank(c) > r.rank(b), r.suitOf(c) == "T" && r.suitOf(b) != "T":
			best = i
		}
	}
	winner := r.after(r.leader, best)
	r.points[winner] += worth(r.trick)
	r.tricks[winner]++
	r.tricksDone++
	r.leader, r.lastWinner, r.trick = winner, winner, nil
	for s := 1; s <= r.seats; s++ {
		for i := range r.tops[s] {
			if r.tops[s][i] == "" {
				r.tops[s][i], r.unders[s][i] = r.unders[s][i], ""
			}
		}
	}
	all := map[string]int{"admiralsskat": 15, "skat": 10}[r.variant]
	if all == 0 {
		all = 16
	}
	switch {
	case r.contract == "null" && winner == r.declarer:
		r.nullLost, r.over = true, true
	case r.contract != "null" && (r.level == "schwarz" || r.level == "ouvert") && winner != r.declarer:
		r.schwarzLost, r.over = true, true
	case r.tricksDone == all:
		r.over = true
	}
	if r.over {
		r.countStock()
	}
}

// countStock gives the stock's points to the declarer, or to the winner of the
// last trick.
func (r *referee) countStock() {
	if r.declarer != 0 {
		r.points[r.declarer] += worth(r.stock)
	} else {
		r.points[r.lastWinner] += worth(r.stock)
	}
}

// concede ends the deal where a whole side has given up.
func (r *referee) concede() {
	defenders, first := true, 0
	for i := r.seats - 1; i > 0; i-- {
		first = r.after(r.declarer, i)
		defenders = defenders && r.conceded[first]
	}
	if !defenders && !r.conceded[r.declarer] {
		return
	}
	r.over = true
	r.countStock()
	if r.contract == "null" {
		r.nullLost = r.conceded[r.declarer]
		return
	}
	to := first
	if defenders {
		to = r.declarer
	}
	left := slices.Clone(r.trick)
	tricks := 0
	for s := 1; s <= r.seats; s++ {
		left = append(left, r.hands[s]...)
		for i := range 8 {
			for _, c := range []string{r.tops[s][i], r.unders[s][i]} {
				if c != "" {
					left = append(left, c)
				}
			}
		}
	}
	tricks = len(left) / r.seats
	r.points[to] += worth(left)
	r.tricks[to] += tricks
}

func worth(cards []string) int {
	n := 0
	for _, c := range cards {
		n += map[byte]int{'A': 11, 'T': 10, 'K': 4, 'Q': 3, 'J': 2}[c[1]]
	}
	return n
}
