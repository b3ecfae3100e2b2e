package ai

import (
	"context"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// declare names the contract in the games without bidding, from the cards
// seen so far.
func (p *Player) declare(ctx context.Context, v *game.View) game.Action {
	if p.searches() {
		best, at := -1e9, 0
		for i, o := range p.simulate(ctx, p.bench.scene.stakesOfOffers(v), p.plays()) {
			m := o.mean()
			if v.Legal[i].Contract == game.Ramsch {
				m -= p.reluctance(v)
			}
			if m > best {
				best, at = m, i
			}
		}
		return v.Legal[at]
	}
	offers := p.tableOffers(v)
	best := bestOf(offers)
	for _, a := range v.Legal {
		if a.Contract == best.contract {
			return a
		}
	}
	return v.Legal[0]
}

// tableOffers weighs every contract that may be declared.
func (p *Player) tableOffers(v *game.View) []offer {
	own, other := seenOf(v, v.Seat)
	var offers []offer
	for _, a := range v.Legal {
		o := offer{contract: a.Contract}
		if a.Contract == game.Ramsch {
			o.score = ramschScore(v, own, other) - p.reluctance(v)
		} else {
			o.chance = sigmoid(p.blur(v, a.Contract) + tableJudgements[useFor(a.Contract)].logit(&lores[a.Contract], own, other))
			o.value = 23
			if a.Contract.ForPoints() {
				o.value = gameValue(v, a.Contract, own, 0) + extraSteps*float64(a.Contract.Base())
			}
			o.weigh(v, 0)
		}
		offers = append(offers, o)
	}
	return offers
}

// reluctance is how much better a Ramsch must be than a game of the player's
// own, in score points. Like most people all levels but expert would rather
// play a game, though with four weak cards a Ramsch is worth more on average:
// half of expert's deals are one. It costs medium nothing that 1000 decks show,
// and strong a few points a deal at most.
func (p *Player) reluctance(v *game.View) float64 {
	r := reluctance[p.level]
	if v.Scoring == game.Simple {
		r *= .03 // a deal is worth 2 to 4
	}
	return r
}

var reluctance = map[Level]float64{Easy: 30, Medium: 30, Strong: 15}

// useFor returns the declarer's use of c.
func useFor(c game.Contract) int { return useOf(&stakes{contract: c, declarer: 0}, 0) }

// seenOf returns the cards of s and of all others, as far as the viewer has
// seen them; those already played count too.
func seenOf(v *game.View, s game.Seat) (own, other card.Set) {
	for p := game.Seat(1); int(p) <= v.Variant.Seats; p++ {
		if p == s {
			own |= v.Sides[p].Held
		} else {
			other |= v.Sides[p].Held
		}
	}
	return own, other
}

// ramschScore estimates what a Ramsch brings its declarer.
func ramschScore(v *game.View, own, other card.Set) float64 {
	l := &lores[game.Ramsch]
	x := tableRamsch.logit(l, own, other)
	if v.Scoring == game.Simple {
		return 4*sigmoid(x/20) - 2
	}
	return x
}

// kontra doubles where the declarer is more likely to lose than the doubling
// is worth: he writes v or -2v.
func (p *Player) kontra(ctx context.Context, v *game.View) game.Action {
	if p.searches() {
		return p.double(v, game.Kontra, game.NoKontra, p.ownOutlook(ctx, v))
	}
	return p.double(v, game.Kontra, game.NoKontra, -p.declarersOutlook(v))
}

// re doubles again.
func (p *Player) re(ctx context.Context, v *game.View) game.Action {
	if p.searches() {
		return p.double(v, game.Re, game.NoRe, p.ownOutlook(ctx, v))
	}
	return p.double(v, game.Re, game.NoRe, p.declarersOutlook(v))
}

// ownOutlook is the viewer's expected score by simulation, in parts of the
// least value of the game.
func (p *Player) ownOutlook(ctx context.Context, v *game.View) float64 {
	t := p.bench.scene.contracted(v.Contract, int8(v.Declarer)-1)
	o := p.simulate(ctx, []stakes{t}, p.plays())[0]
	unit := 40.0
	switch {
	case v.Scoring == game.Simple:
		unit = 2
	case v.Contract == game.Null:
		unit = 23
	case v.Contract.ForPoints():
		unit = float64(2 * v.Contract.Base())
	}
	return o.mean() / (unit * t.factor)
}

// kontraMargin is how far from zero the score expected must be, in parts of
// the value, before it is doubled: the other side may answer.
const kontraMargin = 0.1

func (p *Player) double(v *game.View, yes, no game.ActionKind, outlook float64) game.Action {
	kind := no
	if outlook > kontraMargin {
		kind = yes
	}
	return game.Action{Seat: v.Seat, Kind: kind}
}

// declarersOutlook estimates the declarer's score in parts of the game value.
func (p *Player) declarersOutlook(v *game.View) float64 {
	own, other := seenOf(v, v.Declarer)
	if v.Contract == game.Ramsch {
		return ramschScore(v, own, other) / 40
	}
	x := tableJudgements[useFor(v.Contract)].logit(&lores[v.Contract], own, other)
	o := offer{contract: v.Contract, chance: sigmoid(x + p.blur(v, v.Contract)), value: 1}
	o.weigh(v, 0)
	return o.score
}

// blur is an easy player's error in judging a hand: he has a rough eye, the
// same for the same cards.
func (p *Player) blur(v *game.View, c game.Contract) float64 {
	if p.level != Easy {
		return 0
	}
	r := randomFor(p.seed^uint64(c)<<40, v)
	return 1.5 * (r.unit() + r.unit() - 1)
}
