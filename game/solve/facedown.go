package solve

import (
	"math"
	"math/bits"
)

// faceDown is the search for two players with face-down cards: expectiminimax.
// Seat 0 is the declarer; values are the payoff's.
type faceDown struct {
	memo *chanceMemo
	pay  *Payoff
	// matadors has the trumps that a run of matadors may reach.
	matadors uint32
	ending
	fewer bool  // the declarer wants points or tricks to go to the other
	kids  []kid // those of all chance nodes on the way
	top   int   // kids in use
	root  rootDown
}

// down is a position of faceDown at the start of a trick.
type down struct {
	up     [2]uint32
	cov    uint32 // face-up cards that lie on a face-down one
	unseen uint32
	points int    // the declarer's
	rest   int    // card points still in play
	lead   int    // seat
	took   int    // bit s: seat s has a trick
	run    int    // matadors, -1 while not certain
	trumps uint32 // while not certain: matador trumps known to be the declarer's
}

// final returns the payoff of a finished deal.
func (g *faceDown) final(d *down) float64 {
	return g.pay.value[sweepOf[d.took]][d.run][d.points]
}

var sweepOf = [4]Sweep{Shared, AllTricks, NoTrick, Shared}

// settle finds out how far the run of matadors is certain.
func (g *faceDown) settle(d *down) {
	if d.run >= 0 {
		return
	}
	if low, high := g.runs(d); low == high {
		d.run, d.trumps = low, 0
	}
}

// runs returns the least and the longest run of matadors that may come out.
func (g *faceDown) runs(d *down) (low, high int) {
	unseen := d.unseen & g.matadors
	mine, theirs := d.trumps, g.matadors&^unseen&^d.trumps
	low, high = maxMatadors, 0
	for _, own := range [2]uint32{mine, theirs} {
		if (own|unseen)>>31 == 1 {
			low = min(low, max(1, bits.LeadingZeros32(^own)))
			high = max(high, bits.LeadingZeros32(^(own | unseen)))
		}
	}
	return low, high
}

// bounds returns the least and the greatest value the position may have.
func (g *faceDown) bounds(d *down) (low, high float64) {
	if !g.pay.regular {
		return g.pay.least, g.pay.most
	}
	short, long := d.run, d.run
	if short < 0 {
		short, long = g.runs(d)
	}
	low, high = math.Inf(1), math.Inf(-1)
	widen := func(s Sweep, points int) {
		v, w := g.pay.value[s][short][points], g.pay.value[s][long][points]
		low, high = min(low, v, w), max(high, v, w)
	}
	widen(Shared, d.points)
	widen(Shared, d.points+d.rest)
	if d.took&2 == 0 {
		widen(AllTricks, d.points+d.rest)
	}
	if d.took&1 == 0 {
		widen(NoTrick, d.points)
	}
	return low, high
}

// facts packs what a value depends on beside the cards.
func (d *down) facts() uint32 {
	f := uint32(d.points | d.took<<7 | d.lead<<9)
	if d.run >= 0 {
		return f | uint32(d.run)<<10
	}
	return f | 1<<21 | d.trumps>>21<<10
}

// name returns the name of d in the table.
func (d *down) name() (xy uint64, z, facts uint32) {
	return uint64(d.up[0]|d.up[1]) | uint64(d.up[1]|d.unseen)<<32, d.cov, d.facts()
}

// node returns the value of d if it lies between alpha and beta; else a bound:
// an upper one if it is at most alpha, a lower one if it is at least beta.
func (g *faceDown) node(d *down, alpha, beta float64) float64 {
	if g.stop() {
		return 0
	}
	if d.up[0] == 0 {
		return g.final(d)
	}
	if g.certain(d) {
		return g.end(d, alpha, beta)
	}
	low, high := g.bounds(d)
	if low >= beta || low == high {
		return low
	}
	if high <= alpha {
		return high
	}
	xy, z, facts := d.name()
	first := -1
	if e := g.memo.find(xy, z, facts); e != nil {
		low, high = max(low, e.low), min(high, e.high)
		if low >= beta || low >= high {
			return low
		}
		if high <= alpha {
			return high
		}
		first = int(e.rest >> factBits & 31)
	}
	alpha, beta = max(alpha, low), min(beta, high)
	best, card := g.bestLead(d, first, alpha, beta)
	if g.err != nil {
		return 0
	}
	if best > alpha {
		low = max(low, best)
	}
	if best < beta {
		high = min(high, best)
	}
	g.memo.keep(chanceEntry{xy, z, facts | uint32(card)<<factBits, low, high})
	return best
}

// bestLead searches the leads of d.
func (g *faceDown) bestLead(d *down, first int, alpha, beta float64) (best float64, card int) {
	me := d.up[d.lead]
	foreign := d.up[1-d.lead] | d.unseen
	leads := me &^ g.doubles(me&d.cov, foreign) &^ g.doubles(me&^d.cov, foreign)
	light := g.light(leads&d.cov, foreign) | g.light(leads&^d.cov, foreign)
	heavy := g.heavy(leads&d.cov, foreign) | g.heavy(leads&^d.cov, foreign)
	switch g.pay.trend {
	case 0:
		light, heavy = 0, 0
	case -1:
		light, heavy = heavy, light
	}
	var order [16]int32
	n := 0
	for s := leads; s != 0; s &= s - 1 {
		a := bits.TrailingZeros32(s)
		replies := g.follow(d.up[1-d.lead], a)
		winners := replies & g.beats[a]
		if winners == 0 && light>>a&1 != 0 || winners == replies && heavy>>a&1 != 0 {
			continue
		}
		score := -1 << 20
		if a != first {
			score = chanceWeights.lead(g.layout, a, replies, winners, d.cov, g.fewer)
		}
		order[n] = int32(score<<5 | a)
		n++
	}
	sortKeys(order[:n])
	maximize := d.lead == 0
	best = math.Inf(1)
	if maximize {
		best = math.Inf(-1)
	}
	for _, key := range order[:n] {
		a := int(key & 31)
		next := *d
		next.up[d.lead] &^= 1 << a
		next.cov &^= 1 << a
		v := g.answer(&next, a, int(d.cov>>a&1), alpha, beta)
		if maximize && v > best {
			best, card = v, a
			alpha = max(alpha, v)
		} else if !maximize && v < best {
			best, card = v, a
			beta = min(beta, v)
		}
		if alpha >= beta {
			break
		}
	}
	return best, card
}

// answer is node once card a has been led: d is without it. turning is 1 if
// the card led lay on a face-down card.
func (g *faceDown) answer(d *down, a, turning int, alpha, beta float64) float64 {
	seat := 1 - d.lead
	moves := g.follow(d.up[seat], a)
	foreign := d.up[d.lead] | d.unseen | 1<<a
	if moves&(moves-1) != 0 {
		moves = g.useful(moves&d.cov, foreign, a) | g.useful(moves&^d.cov, foreign, a)
	}
	maximize := seat == 0
	best := math.Inf(1)
	if maximize {
		best = math.Inf(-1)
	}
	var order [16]int32
	n := 0
	for s := moves; s != 0; s &= s - 1 {
		b := bits.TrailingZeros32(s)
		if low, high := g.foresee(d, a, b, turning); maximize && low >= beta {
			return low
		} else if !maximize && high <= alpha {
			return high
		} else if maximize {
			best = max(best, low)
		} else {
			best = min(best, high)
		}
		order[n] = int32(chanceWeights.reply(g.layout, a, b, d.cov, g.fewer)<<5 | b)
		n++
	}
	sortKeys(order[:n])
	if maximize {
		alpha = max(alpha, best)
	} else {
		beta = min(beta, best)
	}
	for _, key := range order[:n] {
		v := g.reply(d, a, int(key&31), turning, alpha, beta)
		if maximize && v > best {
			best = v
			alpha = max(alpha, v)
		} else if !maximize && v < best {
			best = v
			beta = min(beta, v)
		}
		if alpha >= beta {
			break
		}
	}
	return best
}

// reply is node once a has been answered by b.
func (g *faceDown) reply(d *down, a, b, turning int, alpha, beta float64) float64 {
	next := *d
	turn, x := g.complete(&next, a, b, turning)
	return x + g.turnUp(&next, turn, alpha-x, beta-x)
}

// foresee returns what is known of reply without search.
func (g *faceDown) foresee(d *down, a, b, turning int) (low, high float64) {
	next := *d
	turn, x := g.complete(&next, a, b, turning)
	if turn == 0 {
		low, high = g.glance(&next)
	} else {
		low, high = g.bounds(&next)
	}
	return x + low, x + high
}

// complete completes the trick of a and b: d becomes what follows. It returns
// for which seats a card is to be turned up, and what the value of d lacks.
func (g *faceDown) complete(d *down, a, b, turning int) (turn int, x float64) {
	seat := 1 - d.lead
	turn = turning<<d.lead | int(d.cov>>b&1)<<seat
	d.up[seat] &^= 1 << b
	d.cov &^= 1 << b
	w := int(g.val[a]) + int(g.val[b])
	if g.pay.pointless {
		w = 0
	}
	d.rest -= w
	if g.beats[a]>>b&1 != 0 {
		d.lead = seat
	}
	if !g.pay.sweepless {
		d.took |= 1 << d.lead
	}
	if d.lead != 0 {
		w = 0
	}
	if g.pay.linear {
		return turn, float64(w)
	}
	d.points += w
	return turn, 0
}

// useful returns moves without those that are no better than others; see
// open2.useful. They answer a.
func (g *faceDown) useful(moves, foreign uint32, a int) uint32 {
	moves &^= g.doubles(moves, foreign)
	gain := moves & g.beats[a]
	switch g.pay.trend {
	case 0:
		return moves
	case -1:
		gain = moves &^ gain
	}
	lose := moves &^ gain
	return moves &^ g.light(gain, foreign) &^ g.heavy(lose, foreign)
}
