package tally

import (
	"slices"

	"kutscherskat/game"
	"kutscherskat/game/record"
)

// Sum adds up deals from one player's view.
type Sum struct {
	Deals      int
	Won        int
	Drawn      int
	Score      int // what the player was credited with
	Other      int // what the others were credited with, together
	CardPoints int // what he took
}

// Lost returns how many deals were neither won nor drawn.
func (s Sum) Lost() int { return s.Deals - s.Won - s.Drawn }

// Share returns the share of deals won, rounded to whole per cent.
func (s Sum) Share() int { return round(100*s.Won, s.Deals) }

// Mean returns what the player was credited with in a deal, in tenths of a
// point.
func (s Sum) Mean() int { return round(10*s.Score, s.Deals) }

// MeanCardPoints returns the card points he took in a deal, rounded.
func (s Sum) MeanCardPoints() int { return round(s.CardPoints, s.Deals) }

// round divides and rounds half away from zero; by zero it gives zero.
func round(a, b int) int {
	switch {
	case b == 0:
		return 0
	case a < 0:
		return -round(-a, b)
	}
	return (2*a + b) / (2 * b)
}

func (s *Sum) add(d *record.Deal, seat game.Seat) {
	declarer, _ := Contract(d)
	r := d.Result
	s.Deals++
	switch {
	case r.Won(seat, declarer):
		s.Won++
	case r.Winner == game.Draw:
		s.Drawn++
	}
	s.Score += r.Score[seat]
	for o := 1; o <= r.Seats; o++ {
		if game.Seat(o) != seat {
			s.Other += r.Score[o]
		}
	}
	s.CardPoints += r.Points[seat]
}

// Named is a sum under a name: a contract's word or a kind of player.
type Named struct {
	Name string
	Sum
}

// Extreme is the deal with the highest or the lowest score of the player; of
// equal ones the first.
type Extreme struct {
	Deal  *record.Deal
	Score int
}

// Group is the statistics of one variant and scoring: only within a scoring do
// points compare.
type Group struct {
	Variant *game.Variant
	Scoring game.Scoring

	All        Sum // without deals thrown in
	Alone      Sum // as declarer
	Against    Sum
	ForHimself Sum // Ramsch
	ThrownIn   int

	Contracts []Named // as declarer, and Ramsch; in the order of the contracts
	Opponents []Named // all deals by kinds of opponents; two kinds in one deal count twice

	Best, Worst Extreme
}

// contractOrder is the order of Contracts.
var contractOrder = []string{"C", "S", "H", "D", "grand", "null", "null ouvert", "ramsch"}

// opponentOrder is the order of Opponents; others follow.
var opponentOrder = []string{"ai:easy", "ai:medium", "ai:strong", "ai:expert", "bot", "human"}

// Reckon returns the statistics of the human of that name, a group for each
// variant and scoring he has finished deals in, in the order of game.Variants.
// A human who sat at two seats of a deal is taken at the first. Deals that
// belong to no match were played again for practice and do not count.
func Reckon(deals []*record.Deal, name string) []Group {
	var groups []*Group
	for _, d := range deals {
		seat := SeatOf(d, name)
		if seat == 0 || !d.Finished() || d.Match == "" {
			continue
		}
		i := slices.IndexFunc(groups, func(g *Group) bool { return g.Variant == d.Variant && g.Scoring == d.Scoring })
		if i < 0 {
			i = len(groups)
			groups = append(groups, &Group{Variant: d.Variant, Scoring: d.Scoring})
		}
		groups[i].add(d, seat)
	}
	slices.SortStableFunc(groups, (*Group).compare)
	out := make([]Group, len(groups))
	for i, g := range groups {
		order(g.Contracts, contractOrder)
		order(g.Opponents, opponentOrder)
		out[i] = *g
	}
	return out
}

// compare orders groups as people are shown variants and scorings.
func (g *Group) compare(h *Group) int {
	if a, b := slices.Index(game.Variants, g.Variant), slices.Index(game.Variants, h.Variant); a != b {
		return a - b
	}
	return slices.Index(g.Variant.Scorings, g.Scoring) - slices.Index(g.Variant.Scorings, h.Scoring)
}

func (g *Group) add(d *record.Deal, seat game.Seat) {
	part := PartOf(d, seat)
	if part == ThrownIn {
		g.ThrownIn++
		return
	}
	g.All.add(d, seat)
	g.part(part).add(d, seat)
	if _, word := Contract(d); part != Against {
		named(&g.Contracts, word).add(d, seat)
	}
	for _, kind := range opponents(d, seat) {
		named(&g.Opponents, kind).add(d, seat)
	}
	score := d.Result.Score[seat]
	if g.Best.Deal == nil || score > g.Best.Score {
		g.Best = Extreme{d, score}
	}
	if g.Worst.Deal == nil || score < g.Worst.Score {
		g.Worst = Extreme{d, score}
	}
}

func (g *Group) part(p Part) *Sum {
	switch p {
	case Alone:
		return &g.Alone
	case Against:
		return &g.Against
	}
	return &g.ForHimself
}

// named returns the sum of that name, a new one if need be.
func named(list *[]Named, name string) *Sum {
	i := slices.IndexFunc(*list, func(n Named) bool { return n.Name == name })
	if i < 0 {
		i = len(*list)
		*list = append(*list, Named{Name: name})
	}
	return &(*list)[i].Sum
}

// order sorts by the place of the names in names; unknown ones come last.
func order(list []Named, names []string) {
	place := func(n Named) int {
		if i := slices.Index(names, n.Name); i >= 0 {
			return i
		}
		return len(names)
	}
	slices.SortStableFunc(list, func(a, b Named) int { return place(a) - place(b) })
}

// Newest returns the deals, the last of the list first.
func Newest(deals []*record.Deal) []*record.Deal {
	out := slices.Clone(deals)
	slices.Reverse(out)
	return out
}
