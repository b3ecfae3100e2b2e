package ai

import (
	"context"

	"kutscherskat/game"
)

// budgets are what the levels think by themselves.
var budgets = map[Level]Budget{
	Strong: {Nodes: 2000},
	Expert: {Nodes: 10000},
}

func (p *Player) budget() Budget {
	if p.Budget != (Budget{}) {
		return p.Budget
	}
	return budgets[p.level]
}

// think chooses a card by search.
func (p *Player) think(ctx context.Context, v *game.View) game.Action {
	c := p.run(ctx, v, p.budget()).favourite()
	return game.PlayOf(v.Seat, c)
}
