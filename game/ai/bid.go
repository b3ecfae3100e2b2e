package ai

import (
	"context"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// bid bids step by step, or holds, as long as some game is worth it.
func (p *Player) bid(_ context.Context, v *game.View) game.Action {
	pass := game.Action{Seat: v.Seat, Kind: game.Pass}
	next := v.Legal[0]
	if next.Kind == game.Pass {
		next = v.Legal[1]
	}
	value := max(v.Bid, next.Value)
	if best := bestOf(p.biddingOffers(v, value)); best.score > passScore(v) {
		return next
	}
	return pass
}

// passScores are what passing is worth: another will play then, and mostly
// win. Found by matches (README); by the number of seats.
var passScores = [maxSeats + 1]map[game.Scoring]float64{
	2: {game.Skat: -20, game.Seeger: -35},
	3: {game.Skat: -15, game.Seeger: -30},
}

func passScore(v *game.View) float64 {
	if v.Bid == 0 && len(v.Legal) == 2 { // forehand may end the deal
		return 0
	}
	return passScores[v.Variant.Seats][v.Scoring]
}

// biddingOffers weighs the games that the hand may grow into with the skat
// taken up, if the bid were value.
func (p *Player) biddingOffers(v *game.View, value int) []offer {
	own, other := seenOf(v, v.Seat)
	m := modelsFor(v)
	var offers []offer
	for _, c := range suitsAndGrand {
		o := offer{contract: c, value: gameValue(v, c, own, 0)}
		o.chance = sigmoid(m.before[useFor(c)].logit(&lores[c], own, other) + p.blur(v, c))
		o.weigh(v, value)
		offers = append(offers, o)
	}
	if value <= 23 {
		o := offer{contract: game.Null, value: 23}
		o.chance = sigmoid(m.before[useNull].logit(&lores[game.Null], own, other) + p.blur(v, game.Null))
		o.weigh(v, value)
		offers = append(offers, o)
	}
	return offers
}

// models are the judgements of a game with bidding.
type models struct {
	before judgements // of the hand before the skat is taken up
	after  judgements // of the hand as it will be played
	laid   float64    // per card point laid away
}

func modelsFor(v *game.View) *models {
	if v.Variant.Seats == 3 {
		return &skatModels
	}
	return &admiralModels
}

// takeOrHand plays from the hand only where that is worth more.
func (p *Player) takeOrHand(_ context.Context, v *game.View) game.Action {
	take := bestOf(p.biddingOffers(v, v.Bid))
	from := bestOf(p.handOffers(v))
	kind := game.Take
	if from.score > take.score {
		kind = game.PlayHand
	}
	return game.Action{Seat: v.Seat, Kind: kind}
}

// handOffers weighs the games played without the skat.
func (p *Player) handOffers(v *game.View) []offer {
	own, _ := seenOf(v, v.Seat)
	return p.finalOffers(v, own, 0, true)
}

// finalOffers weighs the games with the cards as they will be played, laid
// being those laid away.
func (p *Player) finalOffers(v *game.View, own, laid card.Set, hand bool) []offer {
	_, other := seenOf(v, v.Seat)
	m := modelsFor(v)
	var offers []offer
	more, points := 0, laid.Points()
	if hand {
		more, points = 1, meanSkat
	}
	for _, c := range suitsAndGrand {
		o := offer{contract: c, value: gameValue(v, c, own|laid, more)}
		x := m.after[useFor(c)].logit(&lores[c], own, other) + m.laid*float64(points)
		o.chance = sigmoid(x + p.blur(v, c))
		o.weigh(v, v.Bid)
		offers = append(offers, o)
	}
	return append(offers, p.nullOffers(v, own, hand)...)
}

// meanSkat is the mean of the card points in a skat not looked at, rounded
// up.
const meanSkat = 8

// nullOffers weighs Null and Null ouvert. Ouvert is for hands without gaps:
// then nothing that the others see helps them.
func (p *Player) nullOffers(v *game.View, own card.Set, hand bool) []offer {
	_, other := seenOf(v, v.Seat)
	x := modelsFor(v).after[useNull].logit(&lores[game.Null], own, other) + p.blur(v, game.Null)
	var offers []offer
	for _, level := range [...]game.Level{game.NoLevel, game.Ouvert} {
		o := offer{contract: game.Null, level: level, value: nullValues[[2]bool{hand, level == game.Ouvert}], chance: sigmoid(x)}
		if o.value < float64(v.Bid) {
			continue
		}
		if level == game.Ouvert {
			o.chance = sigmoid(x - ouvertCost)
		}
		o.weigh(v, v.Bid)
		offers = append(offers, o)
	}
	return offers
}

// ouvertCost is how much harder a Null is with the hand laid open, in the
// logistic model's terms.
const ouvertCost = 1.5

// discard lays away the two cards that leave the best game.
func (p *Player) discard(ctx context.Context, v *game.View) game.Action {
	if p.searches() {
		return p.bestPlan(ctx, v)
	}
	own, _ := seenOf(v, v.Seat)
	best, score := v.Legal[0], -1e9
	for _, a := range v.Legal {
		laid := card.SetOf(a.Laid[0], a.Laid[1])
		if laid&card.Jacks != 0 && own&card.Jacks != own && !nullHand(own) {
			continue
		}
		if o := bestOf(p.finalOffers(v, own&^laid, laid, false)); o.score > score {
			best, score = a, o.score
		}
	}
	return best
}

// nullHand reports whether the cards are so low that jacks may be laid away
// too.
func nullHand(own card.Set) bool { return gaps(own) < 12 }

// contract names the game after the discard, or from the hand.
func (p *Player) contract(ctx context.Context, v *game.View) game.Action {
	if p.searches() {
		return p.bestPlan(ctx, v)
	}
	own, _ := seenOf(v, v.Seat)
	laid := card.SetOf(v.Stock...)
	offers := p.finalOffers(v, own&^laid, laid, v.Hand)
	for _, a := range v.Legal {
		if a.Level != game.NoLevel && a.Contract != game.Null {
			offers = append(offers, p.announced(v, own, a))
		}
	}
	best := bestOf(offers)
	for _, a := range v.Legal {
		if a.Contract == best.contract && a.Level == best.level {
			return a
		}
	}
	return v.Legal[0]
}

// announced weighs a contract with an announcement, which is for hands that
// can hardly lose: the chance is taken as that of winning against an evener
// distribution, once for each level.
func (p *Player) announced(v *game.View, own card.Set, a game.Action) offer {
	_, other := seenOf(v, v.Seat)
	m := modelsFor(v)
	x := m.after[useFor(a.Contract)].logit(&lores[a.Contract], own, other) + m.laid*meanSkat
	o := offer{
		contract: a.Contract, level: a.Level,
		value:  gameValue(v, a.Contract, own, 1+2*int(a.Level)-max(0, int(a.Level)-2)),
		chance: sigmoid(x - announceCost*float64(a.Level)),
	}
	o.weigh(v, v.Bid)
	return o
}

// announceCost is how much harder each announced level makes the game, in the
// logistic model's terms.
const announceCost = 4
