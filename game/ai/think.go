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
	plays  int   // deals played out for a decision before the play
}

// depths of the levels that search.
var depths = map[Level]depth{
	Strong: {budget: Budget{Nodes: 2000}, exact: 7, nodes: 400_000, plays: 150},
	Expert: {budget: Budget{Nodes: 10000}, exact: 9, nodes: 1_500_000, plays: 600},
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
	d := depths[p.level]
	left := v.Variant.Tricks - len(v.Tricks)
	if p.bench.scene.openGame() && left <= d.exact {
		if list, err := p.solveTable(ctx, d.nodes); err == nil {
			return bestVerdict(list).card
		}
	}
	if !p.bench.scene.openGame() && left <= labLeft {
		if out := p.solveWorlds(ctx, labWorlds, labNodes); out != nil {
			if c, ok := bestOutlook(v.Legal, out); ok {
				return c
			}
		}
	}
	return p.run(ctx, v, p.budget()).favourite()
}

var labLeft, labWorlds, labNodes = 0, 20, int64(1 << 40)
