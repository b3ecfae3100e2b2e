package solve

import "math/bits"

// open3 is the search for Skat with open cards, declarer against two. Values
// are what still counts for the declarer.
type open3 struct {
	*layout
	*watch
	memo     *openMemo
	own      [3]uint32 // by seat
	declarer int
	misere   bool // weight of a trick counts for the declarer when he loses it
	root     root3
}

// trick3 is a trick for three under way.
type trick3 struct {
	cards  uint32 // those played
	led    int    // the card led
	best   int    // the card that wins so far
	winner int    // who played best
	weight int
}

// with returns the trick after seat has played c.
func (g *open3) with(t trick3, c, seat int) trick3 {
	t.cards |= 1 << c
	t.weight += int(g.val[c])
	if g.beats[t.best]>>c&1 != 0 {
		t.best, t.winner = c, seat
	}
	return t
}

func lead3(g *open3, c, seat int) trick3 {
	return trick3{cards: 1 << c, led: c, best: c, winner: seat, weight: int(g.val[c])}
}

// follow returns those of cards that may be played to led.
func (l *layout) follow(cards uint32, led int) uint32 {
	if f := cards & l.suit[led]; f != 0 {
		return f
	}
	return cards
}

// node returns a bound on what still counts for the declarer from the start of
// a trick: a lower bound if it is at least need, otherwise an upper bound.
func (g *open3) node(rem uint32, lead, need, rest int) int {
	if g.stop() {
		return 0
	}
	if need <= 0 {
		return 0
	}
	if rest < need {
		return rest
	}
	low, high := g.topTrumps(rem, rest)
	if low >= need {
		return low
	}
	if high < need {
		return high
	}
	name, word := g.memo.find(rem, lead)
	first := -1
	if word != 0 {
		l, h, b := unpack(word)
		low, high, first = max(low, l), min(high, h), b
		if low >= need {
			return low
		}
		if high < need {
			return high
		}
	}
	me := g.own[lead] & rem
	leads := me &^ g.doubles(me, rem&^me)
	gain, loss := g.light(leads, rem&^me), g.heavy(leads, rem&^me)
	var order [10]int32
	n := 0
	for s := leads; s != 0; s &= s - 1 {
		a := bits.TrailingZeros32(s)
		if better := gain | loss; better>>a&1 != 0 && g.wasted(g.leadCertain(rem, a, lead), a, gain, loss) {
			continue
		}
		score := -1 << 20
		if a != first {
			score = g.leadScore(rem, a, lead)
		}
		order[n] = int32(score<<5 | a)
		n++
	}
	sortKeys(order[:n])
	maximize := lead == g.declarer
	best, bestCard := 1000, 0
	if maximize {
		best = -1000
	}
	for _, key := range order[:n] {
		a := int(key & 31)
		v := g.second(rem&^(1<<a), lead3(g, a, lead), next3(lead), need, rest)
		if maximize && v > best || !maximize && v < best {
			best, bestCard = v, a
			if (v >= need) == maximize {
				break
			}
		}
	}
	if g.err != nil {
		return 0
	}
	if best >= need {
		low = max(low, best)
		best = low
	} else {
		high = min(high, best)
		best = high
	}
	g.memo.keep(name, pack(name, low, high, bestCard))
	return best
}

func next3(seat int) int {
	if seat == 2 {
		return 0
	}
	return seat + 1
}

// second is node with the card of the second seat to be played.
func (g *open3) second(rem uint32, t trick3, seat, need, rest int) int {
	me := g.own[seat] & rem
	moves := g.follow(me, t.led)
	moves &^= g.doubles(moves, rem&^me|t.cards)
	gain, loss := g.light(moves, rem&^me|t.cards), g.heavy(moves, rem&^me|t.cards)
	if moves&(moves-1) == 0 {
		return g.third(rem&^moves, g.with(t, bits.TrailingZeros32(moves), seat), next3(seat), need, rest)
	}
	var order [10]int32
	n := 0
	for s := moves; s != 0; s &= s - 1 {
		b := bits.TrailingZeros32(s)
		if better := gain | loss; better>>b&1 != 0 && g.wasted(g.secondCertain(rem, t, b, seat), b, gain, loss) {
			continue
		}
		order[n] = int32(g.secondScore(rem, t, b, seat)<<5 | b)
		n++
	}
	sortKeys(order[:n])
	maximize := seat == g.declarer
	best := 1000
	if maximize {
		best = -1000
	}
	for _, key := range order[:n] {
		b := int(key & 31)
		v := g.third(rem&^(1<<b), g.with(t, b, seat), next3(seat), need, rest)
		if maximize && v > best || !maximize && v < best {
			best = v
			if (v >= need) == maximize {
				break
			}
		}
	}
	return best
}

// third is node with the card of the third seat to be played.
func (g *open3) third(rem uint32, t trick3, seat, need, rest int) int {
	me := g.own[seat] & rem
	moves := g.follow(me, t.led)
	if moves&(moves-1) != 0 {
		moves = g.useful(moves, rem&^me|t.cards, t, seat)
	}
	if moves&(moves-1) == 0 {
		return g.close(rem&^moves, g.with(t, bits.TrailingZeros32(moves), seat), need, rest)
	}
	maximize := seat == g.declarer
	best := 1000
	if maximize {
		best = -1000
	}
	var order [10]int32
	n := 0
	for s := moves; s != 0; s &= s - 1 {
		c := bits.TrailingZeros32(s)
		full := g.with(t, c, seat)
		low, high := g.glance(rem&^(1<<c), full, rest)
		switch {
		case low >= need:
			if maximize {
				return low
			}
			best = min(best, low)
		case high < need:
			if !maximize {
				return high
			}
			best = max(best, high)
		default:
			order[n] = int32(g.thirdScore(full, c, maximize)<<5 | c)
			n++
		}
	}
	sortKeys(order[:n])
	for _, key := range order[:n] {
		c := int(key & 31)
		v := g.close(rem&^(1<<c), g.with(t, c, seat), need, rest)
		if maximize && v > best || !maximize && v < best {
			best = v
			if (v >= need) == maximize {
				break
			}
		}
	}
	return best
}

// counted returns the weight of a complete trick that counts for the declarer.
func (g *open3) counted(t trick3) int {
	if (t.winner == g.declarer) == g.misere {
		return 0
	}
	return t.weight
}

// close is node once the trick is complete.
func (g *open3) close(rem uint32, t trick3, need, rest int) int {
	gain := g.counted(t)
	if rem == 0 {
		return gain
	}
	return gain + g.node(rem, t.winner, need-gain, rest-t.weight)
}

// glance returns what is known of close without search.
func (g *open3) glance(rem uint32, t trick3, rest int) (low, high int) {
	gain := g.counted(t)
	low, high = 0, rest-t.weight
	if _, word := g.memo.find(rem, t.winner); word != 0 {
		low, high, _ = unpack(word)
	}
	return low + gain, high + gain
}

// topTrumps returns bounds: the side with the highest trumps still in play
// wins their weight, whenever they are played.
func (g *open3) topTrumps(rem uint32, rest int) (low, high int) {
	mine := g.own[g.declarer] & rem
	t, u := mine&g.trump, rem&^mine&g.trump
	switch {
	case t > u:
		top := t >> bits.Len32(u) << bits.Len32(u)
		k := bits.OnesCount32(top)
		w := g.sum(top) + g.leastSum(g.own[next3(g.declarer)]&rem, k) +
			g.leastSum(g.own[next3(next3(g.declarer))]&rem, k)
		if g.misere {
			return 0, rest - w
		}
		return w, rest
	case u > t:
		top := u >> bits.Len32(t) << bits.Len32(t)
		k := bits.OnesCount32(top & g.own[next3(g.declarer)])
		k = max(k, bits.OnesCount32(top)-k)
		w := g.sum(top) + g.leastSum(mine, k)
		if g.misere {
			return w, rest
		}
		return 0, rest - w
	}
	return 0, rest
}
