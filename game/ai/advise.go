package ai

import (
	"context"
	"fmt"
	"math"
	"slices"

	"kutscherskat/game"
	"kutscherskat/game/card"
	"kutscherskat/game/solve"
)

// Advice is what the adviser thinks of one legal action.
type Advice struct {
	Action game.Action
	Score  float64 // expected score of the viewer's side less that of the others
	Win    float64 // chance of winning, 0 to 1
	Points float64 // expected card points of the viewer's side; 0 where not known
	StdErr float64 // standard error of Score, 0 where it is exact
	Exact  bool    // Score was solved, not estimated
	Reason Reason  // for the best actions; zero where there is none to give
}

// Reason says in the window's words what speaks for an action.
type Reason struct {
	Text   string // the name of a text, such as "HintKeepsLead"; "" for none
	Points int    // card points, where the text speaks of them
}

// reasoned is how many of the best actions are given a reason.
const reasoned = 3

// Advise returns every legal action of the view, the best first. It thinks as
// long as the player's budget, or his level, says; easy and medium advise like
// strong.
func (p *Player) Advise(ctx context.Context, v game.View) ([]Advice, error) {
	if len(v.Legal) == 0 {
		return nil, fmt.Errorf("seat %d: %w", v.Seat, ErrNotOnTurn)
	}
	adviser := p
	if !p.searches() {
		var err error
		if adviser, err = New(Strong, p.seed); err != nil {
			return nil, err
		}
		adviser.Budget = p.Budget
	}
	adviser.begin(&v)
	list, err := adviser.adviseOn(ctx, &v)
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(list, func(a, b Advice) int {
		switch d := b.Score - a.Score; {
		case d > 0:
			return 1
		case d < 0:
			return -1
		}
		return 0
	})
	adviser.giveReasons(&v, list)
	return list, ctx.Err()
}

func (p *Player) adviseOn(ctx context.Context, v *game.View) ([]Advice, error) {
	switch v.Decision {
	case game.DecidePlay:
		return p.adviseCards(ctx, v), nil
	case game.DecideDeclare:
		return p.adviseStakes(ctx, v, p.bench.scene.stakesOfOffers(v)), nil
	case game.DecideKontra, game.DecideRe:
		t := p.bench.scene.contracted(v.Contract, int8(v.Declarer)-1)
		doubled := t
		doubled.factor *= 2
		return p.adviseStakes(ctx, v, []stakes{doubled, t}), nil
	}
	return p.adviseAuction(ctx, v), nil
}

// adviseStakes simulates what follows each action, whose stakes are given in
// the order of v.Legal.
func (p *Player) adviseStakes(ctx context.Context, v *game.View, list []stakes) []Advice {
	out := p.simulate(ctx, list, p.plays())
	advice := make([]Advice, len(v.Legal))
	for i, a := range v.Legal {
		advice[i] = out[i].advice(a)
	}
	return advice
}

// advice returns o as advice about a.
func (o *outlook) advice(a game.Action) Advice {
	if o.n == 0 {
		return Advice{Action: a, StdErr: math.Inf(1)}
	}
	n := float64(o.n)
	mean := o.score / n
	spread := math.Sqrt(max(0, o.squares/n-mean*mean))
	if o.n == 1 {
		spread = 100
	}
	return Advice{Action: a, Score: mean, Win: float64(o.wins) / n, Points: o.points / n, StdErr: spread / math.Sqrt(n)}
}

// adviseCards searches for every legal card.
func (p *Player) adviseCards(ctx context.Context, v *game.View) []Advice {
	out := p.run(ctx, v, p.budget())
	list := make([]Advice, len(v.Legal))
	for i, a := range v.Legal {
		list[i] = out[a.Card].advice(a)
	}
	p.exactAdvice(ctx, v, list)
	return list
}

// exactAdvice replaces estimates by what can be solved.
func (p *Player) exactAdvice(ctx context.Context, v *game.View, list []Advice) {
	d := depths[p.level]
	sc := &p.bench.scene
	left := v.Variant.Tricks - len(v.Tricks)
	switch {
	case len(sc.spots) == 0:
		out := p.solveWorlds(ctx, 1, d.nodes)
		for i := range list {
			if o := out[list[i].Action.Card]; o.n > 0 {
				list[i] = o.advice(list[i].Action)
				list[i].StdErr, list[i].Exact = 0, true
			}
		}
	case !sc.openGame() && left <= d.open:
		out := p.solveWorlds(ctx, d.worlds, d.nodes)
		if _, all := bestOutlook(v.Legal, out); all {
			for i := range list {
				list[i] = out[list[i].Action.Card].advice(list[i].Action)
			}
		}
	case sc.openGame() && left <= d.exact:
		verdicts, err := p.solveTable(ctx, d.nodes)
		if err != nil {
			return
		}
		wins, _ := p.chances(ctx, d.nodes)
		for i := range list {
			a := &list[i]
			a.Score, a.StdErr, a.Exact = worthAmong(verdicts, a.Action.Card), 0, true
			if wins != nil {
				a.Win = worthAmong(wins, a.Action.Card)
			}
		}
	}
}

func worthAmong(list []verdict, c card.Card) float64 {
	for _, v := range list {
		if v.card == c {
			return v.worth
		}
	}
	return 0
}

// chances returns the chance of winning after each card of an open game, if
// both sides play for it.
func (p *Player) chances(ctx context.Context, nodes int64) ([]verdict, error) {
	b := &p.bench
	v := b.scene.view
	b.solver.Budget = nodes
	moves, err := b.solver.ExpectByCard(ctx, b.scene.table(), solve.Winning(solveContract(v.Contract)))
	if err != nil {
		return nil, err
	}
	list := make([]verdict, len(moves))
	for i, m := range moves {
		list[i] = verdict{m.Card, m.Value}
		if v.Seat != v.Declarer {
			list[i].worth = 1 - m.Value
		}
	}
	return list, nil
}

// adviseAuction weighs bids, the skat, the discard and the contract of a game
// with bidding by the hand.
func (p *Player) adviseAuction(ctx context.Context, v *game.View) []Advice {
	list := make([]Advice, len(v.Legal))
	for i, a := range v.Legal {
		o := p.offerAfter(v, a)
		list[i] = Advice{Action: a, Score: o.score, Win: o.chance, StdErr: modelError}
	}
	if v.Decision == game.DecideDiscard || v.Decision == game.DecideContract {
		p.advisePlans(ctx, v, list)
	}
	return list
}

// modelError is the standard error given to scores that come from a model of
// the hand.
const modelError = 5

// offerAfter returns the best game that is left after a.
func (p *Player) offerAfter(v *game.View, a game.Action) offer {
	switch a.Kind {
	case game.Pass:
		return offer{score: passScore(v)}
	case game.Bid, game.Hold:
		return bestOf(p.biddingOffers(v, max(v.Bid, a.Value)))
	case game.Take:
		return bestOf(p.biddingOffers(v, v.Bid))
	case game.PlayHand:
		return bestOf(p.handOffers(v))
	}
	own, _ := seenOf(v, v.Seat)
	if a.Kind == game.Discard {
		laid := card.SetOf(a.Laid[0], a.Laid[1])
		return bestOf(p.finalOffers(v, own&^laid, laid, false))
	}
	laid := card.SetOf(v.Stock...)
	for _, o := range p.finalOffers(v, own&^laid, laid, v.Hand) {
		if o.contract == a.Contract && o.level == a.Level {
			return o
		}
	}
	return p.announced(v, own, a)
}
