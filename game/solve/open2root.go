package solve

import (
	"math/bits"

	"kutscherskat/game/card"
)

// root2 is the position a search of open2 starts from.
type root2 struct {
	start
	rem, me, op uint32 // as in node, the led card taken out
	lead, took  int
	rest        int // weight still to be had, the led card's too
	led         int // the card led, or -1
	seat        int // the declarer's
	taken       int // weight the declarer has
}

// prepare readies the search of s for p.
func (p *Open2) prepare(s *Solver, about topic) engine {
	g, lay := &s.two, &layouts[p.Contract][about]
	*g = open2{layout: lay, watch: &s.watch, memo: &s.memo}
	s.memo.begin(s.memory() / 4)
	r := &g.root
	*r = root2{led: -1, lead: p.Lead, seat: p.Declarer, took: 3}
	var up [2]uint32
	var turning uint32
	for seat := range p.Hand {
		up[seat] = lay.set(p.Hand[seat])
		g.own[seat] = up[seat]
		for _, pile := range p.Piles[seat] {
			g.addPile(pile, &up[seat], &g.own[seat], &turning)
		}
	}
	r.rem = g.own[0] | g.own[1]
	r.me, r.op = up[p.Lead], up[1-p.Lead]
	r.legal = r.me
	r.rest = lay.sum(r.rem)
	for _, c := range p.Trick {
		r.led = int(lay.bit[c])
		r.rest += int(lay.val[r.led])
		g.own[p.Lead] |= 1 << r.led
		r.me |= turning
		r.legal = r.op & lay.suit[r.led]
		if r.legal == 0 {
			r.legal = r.op
		}
	}
	g.misere = p.Contract >= Ramsch
	g.sweeps = p.Contract == Ramsch
	r.finish(p, g, about)
	return g
}

// addPile enters a pile of a seat.
func (g *open2) addPile(pile Pile, up, own, turning *uint32) {
	top, under := bitOf(g.layout, pile.Top), bitOf(g.layout, pile.Under)
	*up |= top
	*own |= top | under
	switch {
	case top == 0:
		*turning |= under
	case under != 0:
		g.under[bits.TrailingZeros32(top)] = under
		g.covering |= top
	}
}

func bitOf(l *layout, c card.Card) uint32 {
	if c == card.None {
		return 0
	}
	return 1 << l.bit[c]
}

// finish fills in weights and who has what.
func (r *root2) finish(p *Open2, g *open2, about topic) {
	r.contract, r.lay = p.Contract, g.layout
	r.declarer = (r.led < 0) == (p.Lead == p.Declarer)
	d, o := p.Taken[p.Declarer], p.Taken[1-p.Declarer]
	r.tricks = [2]bool{d.Tricks > 0, o.Tricks > 0}
	if about == tricksTopic {
		d.Points, o.Points = 2*d.Tricks, 2*o.Tricks
	} else {
		g.stock = p.Stock
		r.rest += p.Stock
	}
	if g.misere {
		d, o = o, d
	}
	r.taken = d.Points
	r.total = d.Points + o.Points + r.rest
	r.low, r.high = r.taken, r.taken+r.rest
	g.total = r.total
	if g.sweeps {
		r.took = 0
		for seat, t := range p.Taken {
			if t.Tricks > 0 {
				r.took |= 1 << seat
			}
		}
		if r.took != 3 {
			r.low, r.high = 0, r.total
		}
	}
}

func (g *open2) start() start { return g.root.start }

func (g *open2) any(need int) int {
	r := &g.root
	switch {
	case need <= r.low:
		return r.low
	case need > r.high:
		return r.high
	case r.led >= 0:
		return r.fromLeader(need, func(need int) int {
			return g.answer(r.rem, r.me, r.op, r.led, r.lead, r.took, need, r.rest)
		})
	}
	return r.fromLeader(need, func(need int) int {
		return g.node(r.rem, r.me, r.op, r.lead, r.took, need, r.rest)
	})
}

func (g *open2) after(a, need int) int {
	r := &g.root
	switch {
	case need <= r.low:
		return r.low
	case need > r.high:
		return r.high
	case r.led >= 0:
		return r.fromLeader(need, func(need int) int {
			return g.reply(r.rem, r.me, r.op, r.led, a, r.lead, r.took, need, r.rest)
		})
	}
	return r.fromLeader(need, func(need int) int {
		return g.answer(r.rem&^(1<<a), r.me&^(1<<a)|g.under[a], r.op, a, r.lead, r.took, need, r.rest)
	})
}

// fromLeader puts a question about the declarer's weight in the end to bound,
// which answers for what the leader still gets.
func (r *root2) fromLeader(need int, bound func(need int) int) int {
	if r.lead == r.seat {
		return r.taken + bound(need-r.taken)
	}
	return r.taken + r.rest - bound(r.rest-(need-r.taken)+1)
}
