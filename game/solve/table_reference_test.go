package solve

import (
	"math/rand/v2"

	"kutscherskat/game/card"
)

// expect is expectiminimax without any art.
func (g *refGame) expect(pay *Payoff) float64 {
	if len(g.turning) > 0 && len(g.trick) == 0 {
		sum := 0.0
		for _, x := range g.unseen.Cards() {
			next := g.turnUp(x)
			sum += next.expect(pay)
		}
		return sum / float64(g.unseen.Len())
	}
	if g.over() {
		return g.payoff(pay)
	}
	best := 0.0
	for i, x := range g.legal() {
		next := g.play(x)
		v := next.expect(pay)
		if i == 0 || v > best == (g.turn() == g.declarer) {
			best = v
		}
	}
	return best
}

// turnUp turns x up at the first seat that waits for a card.
func (g refGame) turnUp(x card.Card) refGame {
	seat := g.turning[0]
	g.turning = g.turning[1:]
	g.up[seat] = g.up[seat].With(x)
	g.unseen = g.unseen.Without(x)
	g.all[seat] = g.all[seat].With(x)
	return g
}

// payoff is that of a finished deal.
func (g *refGame) payoff(pay *Payoff) float64 {
	d, o := g.sides()
	sweep := Shared
	if d.Tricks == 0 {
		sweep = NoTrick
	} else if o.Tricks == 0 {
		sweep = AllTricks
	}
	run := 0
	if pay.matadors > 0 && g.contract != Null {
		run = min(g.matadors(), pay.matadors)
	}
	return pay.value[sweep][run][d.Points]
}

// matadors counts the run of matadors among all trumps.
func (g *refGame) matadors() int {
	var trumps []card.Card
	for _, s := range card.Suits {
		trumps = append(trumps, card.Of(s, card.Jack))
	}
	if g.contract < Grand {
		for _, r := range "ATKQ987" {
			x, err := card.Parse(card.Suit(g.contract).String() + string(r))
			if err != nil {
				panic(err)
			}
			trumps = append(trumps, x)
		}
	}
	n := 0
	for n < len(trumps) && g.all[g.declarer].Has(trumps[n]) == g.all[g.declarer].Has(trumps[0]) {
		n++
	}
	return n
}

// randomTable deals Offiziersskat and plays at random until tricks are left.
func randomTable(rng *rand.Rand, c Contract, tricks int, half bool) *refGame {
	deck := card.Full()
	rng.Shuffle(32, func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	g := &refGame{contract: c, seats: 2, declarer: rng.IntN(2), lead: rng.IntN(2), under: map[card.Card]card.Card{}}
	for i, x := range deck[:16] {
		g.up[i%2] = g.up[i%2].With(x)
		g.all[i%2] = g.all[i%2].With(x)
		g.under[x] = card.Unknown
	}
	g.unseen = card.SetOf(deck[16:]...)
	for g.left(g.lead) > tricks || len(g.turning)+len(g.trick) > 0 {
		g.stepRandomly(rng)
	}
	if half {
		g.stepRandomly(rng)
	}
	return g
}

func (g *refGame) left(seat int) int { return g.up[seat].Len() + g.hidden(seat) }

func (g *refGame) stepRandomly(rng *rand.Rand) {
	if len(g.turning) > 0 && len(g.trick) == 0 {
		cards := g.unseen.Cards()
		*g = g.turnUp(cards[rng.IntN(len(cards))])
		return
	}
	g.playOne(rng)
}

func (g *refGame) table() *Table {
	t := &Table{Contract: g.contract, Declarer: g.declarer, Lead: g.lead, Trick: g.trick,
		Up: [2]card.Set(g.up[:2]), Unseen: g.unseen, Turning: len(g.turning) > 0, Taken: [2]Taken(g.taken[:2])}
	for seat := range 2 {
		for x := range g.under {
			if g.up[seat].Has(x) {
				t.Covers[seat] = t.Covers[seat].With(x)
			}
		}
		t.Played[seat] = g.all[seat] &^ g.up[seat]
	}
	return t
}
