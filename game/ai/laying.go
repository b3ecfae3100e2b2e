package ai

import (
	"context"
	"slices"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// plan is a game with what is laid away for it.
type plan struct {
	action game.Action
	laid   card.Set
	offer  offer
	found  outlook
}

// plansTried is how many of the plans that look best are played out.
const plansTried = 10

// plans are what may be done about the discard and the contract.
func (p *Player) plans(v *game.View) []plan {
	if v.Decision == game.DecideDiscard {
		return p.layingPlans(v)
	}
	return p.contractPlans(v)
}

// bestPlan returns the action of the plan that is worth most.
func (p *Player) bestPlan(ctx context.Context, v *game.View) game.Action {
	plans := p.tryPlans(ctx, p.plans(v))
	best := &plans[0]
	for i := range plans {
		if plans[i].found.mean() > best.found.mean() {
			best = &plans[i]
		}
	}
	return best.action
}

// advisePlans advises on the plans tried by what was found, and on the others
// by the model of the hand, moved by as much as it was wrong about those.
func (p *Player) advisePlans(ctx context.Context, v *game.View, list []Advice) {
	plans := p.tryPlans(ctx, p.plans(v))
	off := 0.0
	tried := map[game.Action]Advice{}
	for i := range plans {
		a := plans[i].found.advice(plans[i].action)
		off += (a.Score - plans[i].offer.score) / float64(len(plans))
		if old, ok := tried[a.Action]; !ok || a.Score > old.Score {
			tried[a.Action] = a
		}
	}
	for i := range list {
		if a, ok := tried[list[i].Action]; ok {
			list[i] = a
		} else {
			list[i].Score += off
		}
	}
}

// tryPlans plays out the most promising plans with the same guesses at the
// hidden cards, and returns those.
func (p *Player) tryPlans(ctx context.Context, plans []plan) []plan {
	slices.SortStableFunc(plans, func(a, b plan) int {
		switch {
		case a.offer.score > b.offer.score:
			return -1
		case a.offer.score < b.offer.score:
			return 1
		}
		return 0
	})
	plans = plans[:min(len(plans), plansTried)]
	b := &p.bench
	sc := &b.scene
	hand, stock := sc.hand[sc.me], sc.stock
	for range p.plays() {
		if ctx.Err() != nil {
			break
		}
		sc.draw(&b.random)
		for i := range plans {
			pl := &plans[i]
			sc.hand[sc.me], sc.stock = hand&^pl.laid, stock|pl.laid
			t := sc.contracted(pl.offer.contract, sc.me)
			t.level = pl.offer.level
			t.setEnd()
			s := sc.lay(&t)
			b.policy.playOut(&s)
			pl.found.add(&s, sc.me, s.worth(sc.me))
		}
	}
	sc.hand[sc.me], sc.stock = hand, stock
	return plans
}

// layingPlans are the discards, each for every game it may be for.
func (p *Player) layingPlans(v *game.View) []plan {
	own, _ := seenOf(v, v.Seat)
	var plans []plan
	for _, a := range v.Legal {
		laid := card.SetOf(a.Laid[0], a.Laid[1])
		for _, o := range p.finalOffers(v, own&^laid, laid, false) {
			plans = append(plans, plan{action: a, laid: laid, offer: o})
		}
	}
	return plans
}

// contractPlans are the contracts that may be named.
func (p *Player) contractPlans(v *game.View) []plan {
	plans := make([]plan, len(v.Legal))
	for i, a := range v.Legal {
		plans[i] = plan{action: a, offer: p.offerAfter(v, a)}
		plans[i].offer.contract, plans[i].offer.level = a.Contract, a.Level
	}
	return plans
}
