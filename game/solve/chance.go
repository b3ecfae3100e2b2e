package solve

import "math/bits"

// kid is one way in which cards may turn up at a chance node.
type kid struct {
	low, high float64
	weight    float64 // probability
	cards     [2]uint32
}

// turnUp is node once a trick is complete and, for every seat of which turn
// has the bit, a card is turned up.
//
// It is Ballard's Star1: bounds of all the ways the cards may fall give a
// window for each of them, outside which the whole lies outside (alpha, beta).
func (g *faceDown) turnUp(d *down, turn int, alpha, beta float64) float64 {
	if turn == 0 {
		return g.node(d, alpha, beta)
	}
	low, high := g.bounds(d)
	if low >= beta || low == high {
		return low
	}
	if high <= alpha {
		return high
	}
	g.nodes++
	begin := g.top
	g.addKids(d, turn)
	kids := g.kids[begin:g.top]
	v := g.star1(d, kids, alpha, beta)
	g.top = begin
	return v
}

func (g *faceDown) star1(d *down, kids []kid, alpha, beta float64) float64 {
	low, high := 0.0, 0.0
	for i := range kids {
		k := &kids[i]
		next := *d
		g.turned(&next, k)
		k.low, k.high = g.glance(&next)
		low += k.weight * k.low
		high += k.weight * k.high
	}
	if low >= beta {
		return low
	}
	if high <= alpha {
		return high
	}
	for i := range kids {
		k := &kids[i]
		if k.low == k.high {
			continue
		}
		next := *d
		g.turned(&next, k)
		a := (alpha - (high - k.weight*k.high)) / k.weight
		b := (beta - (low - k.weight*k.low)) / k.weight
		v := g.node(&next, max(a, k.low), min(b, k.high))
		if v > a {
			low += k.weight * (v - k.low)
		}
		if v < b {
			high += k.weight * (v - k.high)
		}
		if v >= b {
			return low
		}
		if v <= a {
			return high
		}
	}
	return low
}

// glance returns what is known of the value of d without search.
func (g *faceDown) glance(d *down) (low, high float64) {
	if g.certain(d) {
		return g.glanceEnd(d)
	}
	if low, high = g.bounds(d); low == high {
		return low, high
	}
	if e := g.memo.find(d.name()); e != nil {
		low, high = max(low, e.low), min(high, e.high)
	}
	return low, max(low, high)
}

// turned turns up the cards of k.
func (g *faceDown) turned(d *down, k *kid) {
	d.up[0] |= k.cards[0]
	d.up[1] |= k.cards[1]
	d.unseen &^= k.cards[0] | k.cards[1]
	if d.run < 0 {
		d.trumps |= k.cards[0] & g.matadors
		g.settle(d)
	}
}

// addKids lists the ways in which cards may turn up.
func (g *faceDown) addKids(d *down, turn int) {
	n := float64(bits.OnesCount32(d.unseen))
	if turn != 3 {
		seat := turn >> 1
		for s := d.unseen; s != 0; s &= s - 1 {
			k := &g.kids[g.top]
			k.weight, k.cards = 1/n, [2]uint32{}
			k.cards[seat] = s & -s
			g.top++
		}
		return
	}
	for s := d.unseen; s != 0; s &= s - 1 {
		for t := d.unseen &^ (s & -s); t != 0; t &= t - 1 {
			k := &g.kids[g.top]
			k.weight, k.cards = 1/(n*(n-1)), [2]uint32{s & -s, t & -t}
			g.top++
		}
	}
}
