package ai

import (
	"context"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// depth is how far a level goes.
type depth struct {
	budget Budget
	exact  int   // open games are solved from so many tricks left
	nodes  int64 // that a solution may take
	worlds int   // other games are solved in so many guesses at the hidden cards,
	open   int   // from so many tricks left
	plays  int   // deals played out for a decision before the play
	// searchers search at the same time, each with its share of the budget.
	searchers int
	table     int // bytes of the solver's tables; 0: the solver's own choice
}

// depths of the levels that search.
var depths = map[Level]depth{
	Strong: {budget: Budget{Nodes: 600}, exact: 9, nodes: 1_500_000, plays: 150, table: 16 << 20},
	Expert: {budget: Budget{Nodes: 30000}, exact: 9, nodes: 60_000_000, plays: 600, worlds: 60, open: 5, searchers: 2, table: 32 << 20},
}

// searches reports whether the player is of a level that searches.
func (p *Player) searches() bool { return depths[p.level].plays > 0 }

// plays is how many deals are played out before a decision that is not a
// card.
func (p *Player) plays() int {
	n := depths[p.level].plays
	if p.Budget.Nodes > 0 {
		n = min(n, p.Budget.Nodes)
	}
	return n
}

func (p *Player) budget() Budget {
	if p.Budget != (Budget{}) {
		return p.Budget
	}
	return depths[p.level].budget
}

// think chooses a card by an exact solution where that is near, and else by
// search.
func (p *Player) think(ctx context.Context, v *game.View) game.Action {
	return game.PlayOf(v.Seat, p.thinkOf(ctx, v))
}

func (p *Player) thinkOf(ctx context.Context, v *game.View) card.Card {
	if c, ok := p.solved(ctx, v); ok {
		return c
	}
	return p.run(ctx, v, p.budget()).favourite()
}

// solved returns the best card where the end of the deal is near enough to be
// solved, and whether it is.
func (p *Player) solved(ctx context.Context, v *game.View) (card.Card, bool) {
	if t := p.Budget.Time; t > 0 {
		limited, cancel := context.WithTimeout(ctx, t/2)
		defer cancel()
		ctx = limited
	}
	d := depths[p.level]
	sc := &p.bench.scene
	left := v.Variant.Tricks - len(v.Tricks)
	switch {
	case len(sc.spots) == 0 && left <= d.exact:
		return bestOutlook(v.Legal, p.solveWorlds(ctx, 1, d.nodes))
	case sc.openGame():
		if left > d.exact {
			break
		}
		if c, err := p.bestOnTable(ctx, d.nodes); err == nil {
			return c, true
		}
	case left <= d.open:
		return bestOutlook(v.Legal, p.solveWorlds(ctx, d.worlds, d.nodes))
	}
	return card.None, false
}
