package game

import (
	"slices"

	"kutscherskat/game/card"
)

// View is what one seat may know of a deal: public facts and the cards it has
// seen. Cards that it has not seen are card.Unknown. A View shares nothing
// with the deal and does not change when unseen cards change places.
type View struct {
	Seat    Seat // the viewer; 0 is an onlooker who sees what everybody sees
	Variant *Variant
	Scoring Scoring
	Options Options
	Dealer  Seat

	Turn     Seat // who has to decide, 0 when the deal is over
	Decision Decision
	Legal    []Action // for the viewer, if he is on turn

	Declarer Seat // in the games with bidding 0 until the auction is over
	Contract Contract
	Level    Level
	Hand     bool // played without looking at the skat
	Took     bool // the declarer took the skat up
	Bid      int
	Kontra   bool
	Re       bool

	Said     []Action // everything said and played
	Sides    [MaxSeats + 1]Side
	Stock    []card.Card // the skat or stock, or what was laid away
	InPack   int         // cards not dealt yet
	Trick    []Played    // the trick in progress
	Leader   Seat        // who led to it or has to lead
	Tricks   []Trick
	Seen     card.Set // all cards that the viewer has seen
	Conceded [MaxSeats + 1]bool
	Result   *Result // nil while the deal goes on
}

// Side is what a viewer knows of one seat.
type Side struct {
	Piles  []Pile      // by number, from 1
	Hand   []card.Card // known cards first, in the order of their numbers
	Held   card.Set    // all cards that are or were the seat's, as far as seen
	Points int         // in complete tricks; in the end all that counts
	Tricks int
}

// View returns what seat s may know.
func (d *Deal) View(s Seat) View {
	v := View{
		Seat: s, Variant: d.setup.Variant, Scoring: d.setup.Scoring, Options: d.setup.Options, Dealer: d.setup.Dealer,
		Turn: d.turn, Decision: d.Decision(),
		Declarer: d.declarer, Contract: d.contract, Level: d.level, Hand: d.hand, Took: d.taken, Bid: d.auction.bid,
		Kontra: d.kontra == yes, Re: d.re == yes,
		InPack: len(d.setup.Deck) - d.dealt,
		Trick:  append([]Played(nil), d.trick...), Leader: d.trickLeader(), Tricks: copyTricks(d.tricks),
	}
	if d.turn == s && s != 0 {
		v.Legal = d.Legal()
	}
	if d.result != nil {
		r := *d.result
		r.Lines = slices.Clone(r.Lines)
		v.Result = &r
	}
	for _, a := range d.said {
		if !d.actionSeen(a).has(s) {
			a = a.masked()
		}
		v.Said = append(v.Said, a)
	}
	for c, m := range d.seen {
		if m.has(s) {
			v.Seen = v.Seen.With(card.Card(c))
		}
	}
	v.Stock = d.known(d.stock, s)
	for p := Seat(1); int(p) <= d.setup.Variant.Seats; p++ {
		v.Sides[p] = d.side(p, s)
		v.Conceded[p] = d.conceded.has(p)
	}
	return v
}

func copyTricks(tricks []Trick) []Trick {
	tricks = slices.Clone(tricks)
	for i := range tricks {
		tricks[i].Cards = slices.Clone(tricks[i].Cards)
	}
	return tricks
}

func (d *Deal) trickLeader() Seat {
	if len(d.trick) > 0 {
		return d.trick[0].Seat
	}
	if d.Decision() == DecidePlay {
		return d.turn
	}
	return 0
}

// side returns what viewer knows of seat p.
func (d *Deal) side(p, viewer Seat) Side {
	side := Side{Hand: d.known(d.hands[p], viewer), Points: d.points[p], Tricks: d.count[p]}
	for _, pile := range d.piles[p] {
		side.Piles = append(side.Piles, Pile{d.as(pile.Top, viewer), d.as(pile.Under, viewer)})
	}
	held := d.first[p]
	if p == d.declarer && d.taken {
		held |= d.first[0]
	}
	for _, c := range held.Cards() {
		if d.seen[c].has(viewer) {
			side.Held = side.Held.With(c)
		}
	}
	return side
}

// as returns c as the viewer sees it.
func (d *Deal) as(c card.Card, viewer Seat) card.Card {
	if c.Real() && !d.seen[c].has(viewer) {
		return card.Unknown
	}
	return c
}

// known lists the cards of set that the viewer has seen, and an Unknown for
// each of the others.
func (d *Deal) known(set card.Set, viewer Seat) []card.Card {
	var known, unknown []card.Card
	for _, c := range set.Cards() {
		if c = d.as(c, viewer); c == card.Unknown {
			unknown = append(unknown, c)
		} else {
			known = append(known, c)
		}
	}
	return append(known, unknown...)
}

// Unseen returns the cards that the viewer has not seen.
func (v *View) Unseen() card.Set { return card.Pack &^ v.Seen }

// Playable returns the cards that s could play if he led, as far as the
// viewer knows them.
func (v *View) Playable(s Seat) card.Set {
	set := card.SetOf(v.Sides[s].Hand...)
	for _, p := range v.Sides[s].Piles {
		set = set.With(p.Top)
	}
	return set
}

// Forehand returns the seat after the dealer.
func (v *View) Forehand() Seat { return v.Variant.SeatOf(Forehand, v.Dealer) }

// Matadors returns the declarer's matadors and whether he is with or without
// them. known is false while the viewer has not seen all the cards that this
// depends on, or where matadors do not count.
func (v *View) Matadors() (n int, with, known bool) {
	if v.Declarer == 0 || !v.Contract.ForPoints() || v.Scoring == Simple {
		return 0, false, false
	}
	limit := scorings[v.Scoring].matadors
	held := v.Sides[v.Declarer].Held
	n, with = v.Contract.Matadors(held, limit)
	if held.Len() == v.Variant.counted() {
		return n, with, true
	}
	order := v.Contract.topTrumps()
	// The run is certain when its cards and the one that ends it were seen.
	for _, c := range order[:min(n+1, limit, len(order))] {
		if !v.Seen.Has(c) {
			return 0, false, false
		}
	}
	return n, with, true
}
