package solve

import (
	"math/rand/v2"
	"strings"

	"kutscherskat/game/card"
)

// This file is the plain, slow, obviously right player of the rules that the
// solvers are held against. It shares nothing with them but cards.

// trumpOf reports whether x is a trump.
func trumpOf(c Contract, x card.Card) bool {
	return c != Null && (x.Rank() == card.Jack || c < Grand && x.Suit() == card.Suit(c))
}

// sameSuit reports whether x follows to led.
func sameSuit(c Contract, led, x card.Card) bool {
	if trumpOf(c, led) || trumpOf(c, x) {
		return trumpOf(c, led) && trumpOf(c, x)
	}
	return led.Suit() == x.Suit()
}

// strength orders cards of one effective suit.
func strength(c Contract, x card.Card) int {
	if c == Null {
		return strings.Index("789TJQKA", x.Rank().String())
	}
	if x.Rank() == card.Jack {
		return 100 - int(x.Suit())
	}
	return strings.Index("789QKTA", x.Rank().String())
}

// beats reports whether x, played later, beats y.
func beatsCard(c Contract, y, x card.Card) bool {
	if sameSuit(c, y, x) {
		return strength(c, x) > strength(c, y)
	}
	return trumpOf(c, x)
}

// refGame is a game in progress, for two or three, open or with chance.
type refGame struct {
	contract Contract
	declarer int
	seats    int
	up       [3]card.Set
	under    map[card.Card]card.Card // known cards beneath; Unknown where unseen
	unseen   card.Set
	turning  []int       // seats that turn up an unknown card after this trick
	known    [3]card.Set // cards turned up after this trick
	lead     int
	trick    []card.Card
	taken    [3]Taken
	all      [3]card.Set // face-down games: cards each seat has shown
	stock    int
}

func (g *refGame) turn() int { return (g.lead + len(g.trick)) % g.seats }

func (g *refGame) legal() []card.Card {
	up := g.up[g.turn()]
	if len(g.trick) > 0 {
		var follow card.Set
		for _, x := range up.Cards() {
			if sameSuit(g.contract, g.trick[0], x) {
				follow = follow.With(x)
			}
		}
		if follow != 0 {
			up = follow
		}
	}
	return up.Cards()
}

// play returns the game after x, before any unknown card is turned up.
func (g refGame) play(x card.Card) refGame {
	seat := g.turn()
	g.up[seat] = g.up[seat].Without(x)
	if u, ok := g.under[x]; ok && u == card.Unknown {
		g.turning = append(append([]int(nil), g.turning...), seat)
	} else if ok {
		g.known[seat] = g.known[seat].With(u)
	}
	g.trick = append(append([]card.Card(nil), g.trick...), x)
	if len(g.trick) < g.seats {
		return g
	}
	best, points := 0, 0
	for i, y := range g.trick {
		points += y.Points()
		if beatsCard(g.contract, g.trick[best], y) {
			best = i
		}
	}
	g.lead = (g.lead + best) % g.seats
	for seat := range g.known {
		g.up[seat] |= g.known[seat]
		g.known[seat] = 0
	}
	g.trick = nil
	if g.over() {
		points += g.stock
	}
	g.taken[g.lead].Points += points
	g.taken[g.lead].Tricks++
	return g
}

// over reports whether no card is left to play.
func (g *refGame) over() bool {
	return g.up[0]|g.up[1]|g.up[2]|g.unseen == 0 && len(g.trick) == 0
}

// sides returns what the declarer and the others have taken.
func (g *refGame) sides() (d, o Taken) {
	for seat, t := range g.taken {
		if seat == g.declarer {
			d = t
		} else {
			o.Points += t.Points
			o.Tricks += t.Tricks
		}
	}
	return d, o
}

// value is that of a finished open game, as Open describes it.
func (g *refGame) value() int {
	d, o := g.sides()
	switch {
	case g.contract == Null && d.Tricks == 0:
		return 120
	case g.contract == Null:
		return 0
	case g.contract == Ramsch && d.Tricks == 0:
		return 0
	case g.contract == Ramsch && o.Tricks == 0:
		return 120
	case g.contract == Ramsch:
		return o.Points
	case d.Tricks == 0:
		return -1
	case o.Tricks == 0:
		return 121
	}
	return d.Points
}

// solve is minimax without any art.
func (g *refGame) solve() int {
	if g.over() {
		return g.value()
	}
	best := 0
	for i, x := range g.legal() {
		next := g.play(x)
		v := next.solve()
		if i == 0 || v > best == (g.turn() == g.declarer) {
			best = v
		}
	}
	return best
}

// randomOpen2 deals an open game for two and plays at random until tricks are
// left, and sometimes half a trick more.
func randomOpen2(rng *rand.Rand, c Contract, tricks int, half bool) *refGame {
	deck := card.Full()
	rng.Shuffle(32, func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	piles := [3]int{8, 4, 5}[rng.IntN(3)] // Offiziersskat, half open, Admiral
	g := &refGame{contract: c, seats: 2, declarer: rng.IntN(2), lead: rng.IntN(2), under: map[card.Card]card.Card{}}
	if piles == 5 {
		g.taken[g.declarer].Points = deck[0].Points() + deck[1].Points()
		deck = deck[2:]
		if c == Ramsch {
			g.stock, g.taken = g.taken[g.declarer].Points, [3]Taken{}
		}
	}
	for seat := range 2 {
		mine := deck[seat*len(deck)/2 : (seat+1)*len(deck)/2]
		for i := range piles {
			g.under[mine[2*i]] = mine[2*i+1]
			g.up[seat] = g.up[seat].With(mine[2*i])
		}
		g.up[seat] |= card.SetOf(mine[2*piles:]...)
	}
	return g.playRandomly(rng, tricks, half)
}

// randomOpen3 deals Skat in the same way.
func randomOpen3(rng *rand.Rand, c Contract, tricks int, half bool) *refGame {
	deck := card.Full()
	rng.Shuffle(32, func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	g := &refGame{contract: c, seats: 3, declarer: rng.IntN(3), lead: rng.IntN(3)}
	g.taken[g.declarer].Points = deck[0].Points() + deck[1].Points()
	for seat := range 3 {
		g.up[seat] = card.SetOf(deck[2+10*seat : 12+10*seat]...)
	}
	return g.playRandomly(rng, tricks, half)
}

func (g *refGame) playRandomly(rng *rand.Rand, tricks int, half bool) *refGame {
	for g.up[g.lead].Len()+g.hidden(g.lead) > tricks || len(g.trick) > 0 {
		g.playOne(rng)
	}
	if half {
		for range 1 + rng.IntN(g.seats-1) {
			g.playOne(rng)
		}
	}
	return g
}

func (g *refGame) playOne(rng *rand.Rand) {
	legal := g.legal()
	*g = g.play(legal[rng.IntN(len(legal))])
}

// hidden counts the cards of seat that lie under face-up ones.
func (g *refGame) hidden(seat int) (n int) {
	for x := range g.under {
		if g.up[seat].Has(x) {
			n++
		}
	}
	return n
}

func (g *refGame) open2() *Open2 {
	p := &Open2{Contract: g.contract, Declarer: g.declarer, Lead: g.lead, Trick: g.trick,
		Taken: [2]Taken(g.taken[:2]), Stock: g.stock}
	for seat := range 2 {
		for _, x := range g.up[seat].Cards() {
			if u, ok := g.under[x]; ok {
				p.Piles[seat] = append(p.Piles[seat], Pile{x, u})
			} else {
				p.Hand[seat] = p.Hand[seat].With(x)
			}
		}
		if g.known[seat] != 0 {
			p.Piles[seat] = append(p.Piles[seat], Pile{card.None, g.known[seat].Lowest()})
		}
	}
	return p
}

func (g *refGame) open3() *Open3 {
	return &Open3{Contract: g.contract, Declarer: g.declarer, Lead: g.lead, Trick: g.trick, Hand: g.up, Taken: g.taken}
}
