package game

import (
	"fmt"
	"slices"
	"strings"
)

// Role is a place relative to the dealer: how many seats after him.
type Role uint8

// The roles. With three players the dealer is rearhand.
const (
	Dealer     Role = 0
	Forehand   Role = 1
	Middlehand Role = 2
	Rearhand        = Dealer
)

// Decision is what the seat on turn has to decide.
type Decision uint8

// The decisions. NoDecision stands where the deal is over.
const (
	NoDecision    Decision = iota
	DecideDeclare          // games without bidding: name the contract
	DecideKontra
	DecideRe
	DecideBid
	DecideSkat // take it up, or play hand
	DecideDiscard
	DecideContract // games with bidding: name the contract
	DecidePlay
)

// Step is one step of a deal script: a packet of cards dealt to one role, or
// a decision that halts the deal while it is due. A decision that nobody has
// to take (re without a kontra) is passed over.
type Step struct {
	To    Role
	Zone  Zone
	First int // the first pile or pair; 0 for hand and stock
	Count int // cards, dealt to consecutive piles

	Decide Decision
}

// Variant is one of the games: its deal script and what follows from it. It
// is data only; the engine has no case for a variant's name.
type Variant struct {
	Name        string // in records and settings
	Seats       int
	Piles       int  // piles or pairs of each seat
	PairsInHand bool // the piles are Harlekin pairs
	Tricks      int
	Bidders     []Role // who bids, in order, to the holder of the bid; the first holder is forehand
	Leader      Lead
	Scorings    []Scoring // the first is the default
	Script      []Step
}

// Lead says who leads to the first trick.
type Lead uint8

// The leads. Without a declarer forehand leads.
const (
	ForehandLeads Lead = iota
	DeclarerLeads
)

// Bidding reports whether the contract is auctioned.
func (v *Variant) Bidding() bool { return len(v.Bidders) > 0 }

// Allows reports whether the variant may be scored by s.
func (v *Variant) Allows(s Scoring) bool { return slices.Contains(v.Scorings, s) }

// HasHand reports whether cards are dealt into hands.
func (v *Variant) HasHand() bool {
	return slices.ContainsFunc(v.Script, func(s Step) bool { return s.Zone == Hand })
}

// HasStock reports whether there is a skat or stock.
func (v *Variant) HasStock() bool {
	return slices.ContainsFunc(v.Script, func(s Step) bool { return s.Zone == Stock })
}

// counted returns the number of cards over which a declarer's matadors are
// counted: his own, and the skat or stock.
func (v *Variant) counted() int {
	if v.HasStock() {
		return v.Tricks + 2
	}
	return v.Tricks
}

// Private reports whether a seat may see cards that another may not, so that
// people at one screen must not look at the same time.
func (v *Variant) Private() bool {
	return slices.ContainsFunc(v.Script, func(s Step) bool {
		return zones[s.Zone].seen == owner || zones[s.Zone].seen == others
	})
}

func row(to Role, zone Zone, first, count int) Step {
	return Step{To: to, Zone: zone, First: first, Count: count}
}
func hand(to Role, count int) Step { return Step{To: to, Zone: Hand, Count: count} }
func stock() Step                  { return Step{Zone: Stock, Count: 2} }
func decide(d Decision) Step       { return Step{Decide: d} }

// pairs is the drawing of single cards in turn for Harlekin pairs (rules 2.2).
func pairs(from, to int) []Step {
	var steps []Step
	for i := from; i <= to; i++ {
		steps = append(steps, row(Forehand, Front, i, 1), row(Dealer, Front, i, 1), row(Forehand, Back, i, 1), row(Dealer, Back, i, 1))
	}
	return steps
}

// tableOpening is how Offiziersskat and half-open begin (rules 2.1, 2.3).
var tableOpening = []Step{
	row(Forehand, Down, 1, 4), row(Dealer, Down, 1, 4),
	row(Forehand, Up, 1, 4), decide(DecideDeclare),
	row(Dealer, Up, 1, 4), decide(DecideKontra),
}

// auctioned are the decisions after the deal of the games with bidding.
var auctioned = []Step{decide(DecideBid), decide(DecideSkat), decide(DecideDiscard), decide(DecideContract), decide(DecidePlay)}

var (
	withoutBidding = []Scoring{Jacks, Spitzen, Simple}
	withBidding    = []Scoring{Skat, Seeger}
)

// Variants are the five games, in the order in which people are shown them.
var Variants = []*Variant{
	{
		Name: "offiziersskat", Seats: 2, Piles: 8, Tricks: 16, Scorings: withoutBidding,
		Script: slices.Concat(tableOpening, []Step{
			row(Forehand, Down, 5, 4), row(Dealer, Down, 5, 4), row(Forehand, Up, 5, 4), decide(DecideRe),
			row(Dealer, Up, 5, 4), decide(DecidePlay),
		}),
	},
	{
		Name: "harlekinskat", Seats: 2, Piles: 8, PairsInHand: true, Tricks: 16, Scorings: withoutBidding,
		Script: slices.Concat(pairs(1, 4), []Step{decide(DecideDeclare), decide(DecideKontra)},
			pairs(5, 8), []Step{decide(DecideRe), decide(DecidePlay)}),
	},
	{
		Name: "halboffen", Seats: 2, Piles: 4, Tricks: 16, Scorings: withoutBidding,
		Script: slices.Concat(tableOpening, []Step{
			hand(Forehand, 4), hand(Dealer, 4), hand(Forehand, 4), decide(DecideRe),
			hand(Dealer, 4), decide(DecidePlay),
		}),
	},
	{
		Name: "admiralsskat", Seats: 2, Piles: 5, Tricks: 15, Scorings: withBidding,
		Bidders: []Role{Dealer}, Leader: DeclarerLeads,
		Script: slices.Concat([]Step{
			row(Forehand, Down, 1, 5), row(Dealer, Down, 1, 5), row(Forehand, Up, 1, 5), row(Dealer, Up, 1, 5),
			hand(Forehand, 5), hand(Dealer, 5), stock(),
		}, auctioned),
	},
	{
		Name: "skat", Seats: 3, Tricks: 10, Scorings: withBidding, Bidders: []Role{Middlehand, Rearhand},
		Script: slices.Concat([]Step{
			hand(Forehand, 3), hand(Middlehand, 3), hand(Rearhand, 3), stock(),
			hand(Forehand, 4), hand(Middlehand, 4), hand(Rearhand, 4),
			hand(Forehand, 3), hand(Middlehand, 3), hand(Rearhand, 3),
		}, auctioned),
	},
}

// FindVariant returns the variant called name, or an error that lists the
// names there are.
func FindVariant(name string) (*Variant, error) {
	var names []string
	for _, v := range Variants {
		if v.Name == name {
			return v, nil
		}
		names = append(names, v.Name)
	}
	return nil, fmt.Errorf("unknown variant %q (there are %s)", name, strings.Join(names, ", "))
}
