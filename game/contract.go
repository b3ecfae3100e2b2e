package game

import (
	"fmt"

	"kutscherskat/game/card"
)

// Contract is what is played: a suit as trumps, Grand, Null or Ramsch. The
// zero value means that nothing has been declared yet.
type Contract uint8

// The contracts.
const (
	NoContract Contract = iota
	ClubsTrump
	SpadesTrump
	HeartsTrump
	DiamondsTrump
	Grand
	Null
	Ramsch
)

// contracts holds the record's word, the base value (rules 1; 0 where the
// value is not a multiple) and the trump suit of each contract.
var contracts = [...]struct {
	word string
	base int
}{
	NoContract:    {"-", 0},
	ClubsTrump:    {"C", 12},
	SpadesTrump:   {"S", 11},
	HeartsTrump:   {"H", 10},
	DiamondsTrump: {"D", 9},
	Grand:         {"grand", 24},
	Null:          {"null", 0},
	Ramsch:        {"ramsch", 0},
}

// SuitContract returns the contract with s as trumps.
func SuitContract(s card.Suit) Contract { return ClubsTrump + Contract(s) }

// ParseContract reads a contract's word in a record: C, S, H, D, grand, null
// or ramsch.
func ParseContract(word string) (Contract, error) {
	for c := ClubsTrump; c <= Ramsch; c++ {
		if contracts[c].word == word {
			return c, nil
		}
	}
	return NoContract, fmt.Errorf("%q is not a contract", word)
}

// String returns the contract's word in a record.
func (c Contract) String() string { return contracts[c].word }

// Base returns the base value, 9 to 24; 0 for Null and Ramsch.
func (c Contract) Base() int { return contracts[c].base }

// TrumpSuit returns the trump suit of a suit contract.
func (c Contract) TrumpSuit() (card.Suit, bool) {
	return card.Suit(c - ClubsTrump), c >= ClubsTrump && c <= DiamondsTrump
}

// ForPoints reports whether the declarer plays for 61 card points: suits and
// Grand.
func (c Contract) ForPoints() bool { return c >= ClubsTrump && c <= Grand }

// Group is what must be followed: one of the four plain suits, with the
// numbers of card.Suit, or Trump.
type Group uint8

// Trump is the group of all trumps.
const Trump Group = 4

var groupNames = [...]string{"clubs", "spades", "hearts", "diamonds", "trump"}

// String returns the English name of the group.
func (g Group) String() string { return groupNames[g] }

// plainOrder and nullOrder give the strength of a rank among its suit.
var (
	plainOrder = [8]int8{card.Seven: 0, card.Eight: 1, card.Nine: 2, card.Queen: 3, card.King: 4, card.Ten: 5, card.Ace: 6}
	nullOrder  = [8]int8{card.Seven: 0, card.Eight: 1, card.Nine: 2, card.Ten: 3, card.Jack: 4, card.Queen: 5, card.King: 6, card.Ace: 7}
)

// ranking holds, for each contract, the group and the strength within the
// group of each card, and the sets of cards of each group.
var ranking [Ramsch + 1]struct {
	group    [32]Group
	strength [32]int8
	members  [5]card.Set
}

func init() {
	for c := range ranking {
		r := &ranking[c]
		for _, k := range card.Full() {
			r.group[k], r.strength[k] = rankCard(Contract(c), k)
			r.members[r.group[k]] = r.members[r.group[k]].With(k)
		}
	}
}

func rankCard(c Contract, k card.Card) (Group, int8) {
	if c == Null {
		return Group(k.Suit()), nullOrder[k.Rank()]
	}
	if k.Rank() == card.Jack {
		return Trump, 20 - int8(k.Suit()) // CJ highest
	}
	if s, ok := c.TrumpSuit(); ok && s == k.Suit() {
		return Trump, plainOrder[k.Rank()]
	}
	return Group(k.Suit()), plainOrder[k.Rank()]
}

// GroupOf returns the group that k belongs to under c.
func (c Contract) GroupOf(k card.Card) Group { return ranking[c].group[k] }

// Members returns all cards of group g under c.
func (c Contract) Members(g Group) card.Set { return ranking[c].members[g] }

// Strength orders the cards of one group: the higher number wins.
func (c Contract) Strength(k card.Card) int { return int(ranking[c].strength[k]) }

// Beats reports whether k, played after best, takes the trick from it.
func (c Contract) Beats(k, best card.Card) bool {
	r := &ranking[c]
	if r.group[k] == r.group[best] {
		return r.strength[k] > r.strength[best]
	}
	return r.group[k] == Trump
}

// Followers returns the cards among playable that may be played to a trick
// that was led with led: those of its group, or all where there is none
// (rules 1).
func (c Contract) Followers(playable card.Set, led card.Card) card.Set {
	if f := playable & c.Members(c.GroupOf(led)); f != 0 {
		return f
	}
	return playable
}

// topTrumps returns the trumps of c from CJ downwards: the four jacks, and
// the trump suit A T K Q 9 8 7 in a suit contract.
func (c Contract) topTrumps() []card.Card {
	var order []card.Card
	for _, s := range card.Suits {
		order = append(order, card.Of(s, card.Jack))
	}
	if s, ok := c.TrumpSuit(); ok {
		for _, r := range []card.Rank{card.Ace, card.Ten, card.King, card.Queen, card.Nine, card.Eight, card.Seven} {
			order = append(order, card.Of(s, r))
		}
	}
	return order
}

// Matadors returns the length of the unbroken run of trumps from CJ downwards
// that held contains (with) or lacks, over at most limit trumps (rules 3.2:
// 4 in `jacks`, 11 elsewhere; in Grand there are four).
func (c Contract) Matadors(held card.Set, limit int) (n int, with bool) {
	order := c.topTrumps()
	with = held.Has(order[0])
	for n < len(order) && n < limit && held.Has(order[n]) == with {
		n++
	}
	return n, with
}

// Level is what the declarer announces beyond winning. Each level includes
// the lower ones (rules 2.5).
type Level uint8

// The levels. In Null only Ouvert exists.
const (
	NoLevel Level = iota
	AnnouncedSchneider
	AnnouncedSchwarz
	Ouvert
)

var levelWords = [...]string{"", "schneider", "schwarz", "ouvert"}

// String returns the level's word in a record, empty for none.
func (l Level) String() string { return levelWords[l] }

// ParseLevel reads a level's word.
func ParseLevel(word string) (Level, error) {
	for l := AnnouncedSchneider; l <= Ouvert; l++ {
		if levelWords[l] == word {
			return l, nil
		}
	}
	return NoLevel, fmt.Errorf("%q cannot be announced", word)
}
