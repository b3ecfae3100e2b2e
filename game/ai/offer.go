package ai

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// offer is a game that could be played, and what is thought of it.
type offer struct {
	contract game.Contract
	level    game.Level
	chance   float64 // of winning
	value    float64 // written if won
	score    float64 // expected
}

// extraSteps is the mean of the steps for Schneider and Schwarz on either
// side.
const extraSteps = 0.25

// weigh sets the expected score of an offer under the view's scoring.
func (o *offer) weigh(v *game.View, bid int) {
	p := o.chance
	if float64(bid) > o.value+0.5 { // overbid: lost whatever falls
		p = 0
		o.value = float64(bid)
	}
	switch v.Scoring {
	case game.Simple:
		o.score = 4*p - 2
	case game.Seeger:
		o.score = p*(o.value+50) - (1-p)*(2*o.value+90)
	default:
		o.score = p*o.value - (1-p)*2*o.value
	}
}

// steps returns the value of a suit or Grand with the matadors held.
func gameValue(v *game.View, c game.Contract, held card.Set, more int) float64 {
	n, _ := c.Matadors(held, matadorLimit(v.Scoring))
	return float64(c.Base() * (n + 1 + more))
}

// suitsAndGrand lists the contracts that are played for points.
var suitsAndGrand = [...]game.Contract{game.ClubsTrump, game.SpadesTrump, game.HeartsTrump, game.DiamondsTrump, game.Grand}

// bestOf returns the offer with the highest expected score.
func bestOf(offers []offer) offer {
	best := offers[0]
	for _, o := range offers[1:] {
		if o.score > best.score {
			best = o
		}
	}
	return best
}
