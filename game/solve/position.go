package solve

import (
	"errors"
	"fmt"

	"kutscherskat/game/card"
)

// ErrPosition is wrapped by every error about a position that cannot be.
var ErrPosition = errors.New("impossible position")

// Taken is what one seat has won so far: card points (with what counts for
// the seat from the start: skat, discard) and tricks.
type Taken struct{ Points, Tricks int }

// Pile is a face-up card and the card beneath it. Under is card.None where
// nothing lies beneath. Top is card.None where the top card lies in the
// current trick: then Under is turned up when that trick is complete.
type Pile struct{ Top, Under card.Card }

// Open2 is a position of a game for two with every card known: Offiziersskat
// and its kin. It may stand in the middle of a trick.
type Open2 struct {
	Contract Contract
	Declarer int         // seat of the declarer, 0 or 1
	Lead     int         // seat that leads the current trick, or has led to it
	Trick    []card.Card // the card led to the current trick, or none
	Hand     [2]card.Set // by seat: playable cards with nothing beneath
	Piles    [2][]Pile   // by seat: playable cards and what lies beneath
	Taken    [2]Taken    // by seat
	Stock    int         // card points that go with the last trick
}

// Open3 is a position of Skat with every card known: the declarer against the
// two others. It may stand in the middle of a trick. Ramsch is not among its
// contracts: there each plays for himself.
type Open3 struct {
	Contract Contract
	Declarer int         // seat of the declarer, 0 to 2
	Lead     int         // seat that leads the current trick, or has led to it
	Trick    []card.Card // the cards played to the current trick, in order
	Hand     [3]card.Set // by seat, clockwise
	Taken    [3]Taken    // by seat; the skat counts in the declarer's points
}

// Table is a position of Offiziersskat as both players see it, the face-down
// cards unknown to both. It may stand in the middle of a trick.
type Table struct {
	Contract Contract
	Declarer int         // seat of the declarer, 0 or 1
	Lead     int         // seat that leads the current trick, or has led to it
	Trick    []card.Card // the card led to the current trick, or none
	Up       [2]card.Set // by seat: the face-up cards
	Covers   [2]card.Set // by seat: those of Up that lie on a face-down card
	Turning  bool        // the card led lay on a face-down card
	Unseen   card.Set    // the face-down cards, in no known order
	Played   [2]card.Set // by seat: cards played, the current trick's too; read for the matadors only
	Taken    [2]Taken    // by seat
}

func wrong(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrPosition, fmt.Sprintf(format, args...))
}

// checkFrame checks what all positions have in common.
func checkFrame(c Contract, seats, declarer, lead int, trick []card.Card, taken []Taken) error {
	switch {
	case c >= contracts:
		return wrong("contract %d", c)
	case declarer < 0 || declarer >= seats:
		return wrong("declarer %d", declarer)
	case lead < 0 || lead >= seats:
		return wrong("lead %d", lead)
	case len(trick) >= seats:
		return wrong("%d cards in an open trick", len(trick))
	}
	sum := 0
	for _, t := range taken {
		if t.Points < 0 || t.Tricks < 0 {
			return wrong("taken %+v", t)
		}
		sum += t.Points
	}
	if sum > 120 {
		return wrong("%d card points taken", sum)
	}
	return nil
}

// claim adds cards to seen and reports one that was there already.
func claim(seen *card.Set, cards ...card.Card) error {
	for _, c := range cards {
		if !c.Real() {
			return wrong("%v is no card", c)
		}
		if seen.Has(c) {
			return wrong("%v is twice in the position", c)
		}
		*seen = seen.With(c)
	}
	return nil
}

// check reports what is wrong with p, if anything.
func (p *Open2) check() error {
	if err := checkFrame(p.Contract, 2, p.Declarer, p.Lead, p.Trick, p.Taken[:]); err != nil {
		return err
	}
	var seen card.Set
	if err := claim(&seen, p.Trick...); err != nil {
		return err
	}
	var left [2]int
	for seat := range p.Hand {
		if err := claim(&seen, p.Hand[seat].Cards()...); err != nil {
			return err
		}
		left[seat] = p.Hand[seat].Len()
		bare := 0
		for _, pile := range p.Piles[seat] {
			for i, c := range [2]card.Card{pile.Top, pile.Under} {
				if c == card.None {
					bare += 1 - i
					continue
				}
				if err := claim(&seen, c); err != nil {
					return err
				}
				left[seat]++
			}
			if pile.Top == card.None && pile.Under == card.None {
				bare--
			}
		}
		if bare > 1 || bare == 1 && (len(p.Trick) == 0 || seat != p.Lead) {
			return wrong("seat %d has a pile without its top card", seat)
		}
	}
	if left[p.Lead]+len(p.Trick) != left[1-p.Lead] {
		return wrong("%d and %d cards left", left[0], left[1])
	}
	return checkPoints(seen.Points() + p.Stock + p.Taken[0].Points + p.Taken[1].Points)
}

// check reports what is wrong with p, if anything.
func (p *Open3) check() error {
	if err := checkFrame(p.Contract, 3, p.Declarer, p.Lead, p.Trick, p.Taken[:]); err != nil {
		return err
	}
	if p.Contract == Ramsch {
		return wrong("a Ramsch of three has no two sides")
	}
	var seen card.Set
	if err := claim(&seen, p.Trick...); err != nil {
		return err
	}
	for seat := range p.Hand {
		if err := claim(&seen, p.Hand[seat].Cards()...); err != nil {
			return err
		}
		played := 0
		if (seat-p.Lead+3)%3 < len(p.Trick) {
			played = 1
		}
		if p.Hand[seat].Len()+played != p.Hand[(p.Lead+2)%3].Len() {
			return wrong("seat %d has %d cards", seat, p.Hand[seat].Len())
		}
	}
	return checkPoints(seen.Points() + p.Taken[0].Points + p.Taken[1].Points + p.Taken[2].Points)
}

// check reports what is wrong with t, if anything.
func (t *Table) check() error {
	if err := checkFrame(t.Contract, 2, t.Declarer, t.Lead, t.Trick, t.Taken[:]); err != nil {
		return err
	}
	var seen card.Set
	for _, s := range [4]card.Set{t.Up[0], t.Up[1], t.Unseen, t.Played[0] | t.Played[1]} {
		if err := claim(&seen, s.Cards()...); err != nil {
			return err
		}
	}
	if err := claim(&seen, (card.SetOf(t.Trick...) &^ t.Played[t.Lead]).Cards()...); err != nil {
		return err
	}
	if t.Turning && len(t.Trick) == 0 {
		return wrong("a card is being turned up between tricks")
	}
	var left [2]int
	for seat := range t.Up {
		if t.Covers[seat]&^t.Up[seat] != 0 {
			return wrong("seat %d covers with cards that do not lie face up", seat)
		}
		left[seat] = t.Up[seat].Len() + t.Covers[seat].Len()
	}
	hidden := t.Covers[0].Len() + t.Covers[1].Len()
	if t.Turning {
		left[t.Lead]++
		hidden++
	}
	if hidden != t.Unseen.Len() {
		return wrong("%d face-down cards, %d unseen", hidden, t.Unseen.Len())
	}
	if left[t.Lead]+len(t.Trick) != left[1-t.Lead] {
		return wrong("%d and %d cards left", left[0], left[1])
	}
	open := (t.Up[0] | t.Up[1] | t.Unseen | card.SetOf(t.Trick...)).Points()
	return checkPoints(open + t.Taken[0].Points + t.Taken[1].Points)
}

func checkPoints(sum int) error {
	if sum > 120 {
		return wrong("%d card points in the deal", sum)
	}
	return nil
}
