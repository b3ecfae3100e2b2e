package solve

import "math/bits"

// open2 is the search for two players with open cards. Every method sees the
// game from the leader's side: values are what the leader still gets, and a
// question is whether he gets at least need. Of the remaining weight rest the
// other gets what the leader does not.
type open2 struct {
	*layout
	*watch
	memo  *openMemo
	own   [2]uint32  // by seat: all cards, playable or not
	under [32]uint32 // by bit: the card turned up once this one is gone
	// covering has the cards with something beneath.
	covering uint32
	stock    int // weight that goes with the last trick
	total    int // weight of the whole deal
	// misere: a trick's weight goes to the player who loses it.
	misere bool
	// sweeps: a player who took every trick gets the whole weight. Who has
	// taken a trick so far is then part of the state.
	sweeps bool
	root   root2
}

// node returns a bound on what the leader gets: a lower bound if it is at
// least need, otherwise an upper bound. me and op are the playable cards of
// the leader and the other; took has bit s set once seat s has a trick.
func (g *open2) node(rem, me, op uint32, lead, took, need, rest int) int {
	if g.stop() {
		return 0
	}
	if rem == 0 {
		return g.end(lead, took)
	}
	if took == 3 && me == rem&^op && rem&^me == op && me&(me-1) == 0 {
		return g.last(me, op, rest)
	}
	low, high := 0, rest
	if took != 3 {
		low, high = rest-g.total, g.total
	} else if low < need && high >= need {
		low, high = g.topTrumps(rem, lead, rest)
	}
	if low >= need {
		return low
	}
	if high < need {
		return high
	}
	name, word := g.memo.find(rem, lead|took<<1)
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
	var order [16]int32
	n := g.orderLeads(&order, me, op, g.own[1-lead]&rem, first)
	best, bestCard := -1000, 0
	for _, key := range order[:n] {
		a := int(key & 31)
		v := g.answer(rem&^(1<<a), me&^(1<<a)|g.under[a], op, a, lead, took, need, rest)
		if v > best {
			best, bestCard = v, a
			if v >= need {
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

// answer returns a bound on what the leader gets once he has led card a: the
// least over the other's replies. rem, me and op are without a.
func (g *open2) answer(rem, me, op uint32, a, lead, took, need, rest int) int {
	replies := op & g.suit[a]
	if replies == 0 {
		replies = op
	}
	replies = g.useful(replies, g.own[lead]&rem|1<<a, replies&g.beats[a])
	if replies&(replies-1) == 0 {
		return g.reply(rem, me, op, a, bits.TrailingZeros32(replies), lead, took, need, rest)
	}
	worst := 1000
	// Replies whose outcome the table or the bounds know come first: one of
	// them may refute the lead without any search.
	var order [16]int32
	n := 0
	for s := replies; s != 0; s &= s - 1 {
		b := bits.TrailingZeros32(s)
		low, high, key := g.glance(rem, op, a, b, lead, took, rest)
		if high < need {
			return high
		}
		if low >= need {
			worst = min(worst, low)
			continue
		}
		order[n] = key
		n++
	}
	sortKeys(order[:n])
	for _, key := range order[:n] {
		v := g.reply(rem, me, op, a, int(key&31), lead, took, need, rest)
		if v < worst {
			worst = v
			if v < need {
				break
			}
		}
	}
	return worst
}

// reply returns a bound on what the leader gets once his card a has been
// answered by b.
func (g *open2) reply(rem, me, op uint32, a, b, lead, took, need, rest int) int {
	rem &^= 1 << b
	op = op&^(1<<b) | g.under[b]
	w := int(g.val[a]) + int(g.val[b])
	rest -= w
	if g.beats[a]>>b&1 == 0 { // the leader wins
		took |= 1 << lead
		if g.misere {
			w = 0
		}
		return w + g.node(rem, me, op, lead, took, need-w, rest)
	}
	took |= 2 >> lead
	if !g.misere {
		w = 0
	}
	return w + rest - g.node(rem, op, me, 1-lead, took, rest-(need-w)+1, rest)
}

// glance returns what is known without search of the value of reply b to a,
// and the reply's sorting key.
func (g *open2) glance(rem, op uint32, a, b, lead, took, rest int) (low, high int, key int32) {
	w := int(g.val[a]) + int(g.val[b])
	rem &^= 1 << b
	rest -= w
	won := g.beats[a]>>b&1 == 0
	next, gain := lead, w
	if won == g.misere {
		gain = 0
	}
	if !won {
		next = 1 - lead
	}
	took |= 1 << next
	low, high = 0, rest
	if took != 3 {
		low, high = rest-g.total, g.total
	}
	_, word := g.memo.find(rem, next|took<<1)
	if word != 0 {
		l, h, _ := unpack(word)
		low, high = max(low, l), min(high, h)
	}
	if !won {
		low, high = rest-high, rest-low
	}
	score := openWeights.reply(g.layout, a, b, g.covering, g.misere)
	return low + gain, high + gain, int32(score<<5 | b)
}

// useful returns moves without those that are no better than others: of equally
// strong cards without anything beneath, the lightest to give away, the
// heaviest to gain with. winners are those of moves that win the trick.
func (g *open2) useful(moves, foreign, winners uint32) uint32 {
	if moves&(moves-1) == 0 {
		return moves
	}
	free := moves &^ g.covering
	free2 := free &^ g.doubles(free, foreign)
	gain := free2 & winners
	if g.misere {
		gain = free2 &^ winners
	}
	return moves&g.covering | gain&^g.light(gain, foreign) | free2&^gain&^g.heavy(free2&^gain, foreign)
}

// orderLeads writes the sorting keys of useful leads of me, best first, into
// order and returns how many there are. op may answer them, foreign are all
// cards of the other. first is a lead to try before all others, or -1.
func (g *open2) orderLeads(order *[16]int32, me, op, foreign uint32, first int) int {
	free := me &^ g.covering
	leads := me &^ g.doubles(free, foreign)
	free &= leads
	light, heavy := g.light(free, foreign), g.heavy(free, foreign)
	if g.misere {
		light, heavy = heavy, light
	}
	n := 0
	for s := leads; s != 0; s &= s - 1 {
		a := bits.TrailingZeros32(s)
		replies := op & g.suit[a]
		if replies == 0 {
			replies = op
		}
		winners := replies & g.beats[a]
		if winners == 0 && light>>a&1 != 0 || winners == replies && heavy>>a&1 != 0 {
			continue
		}
		score := openWeights.lead(g.layout, a, replies, winners, g.covering, g.misere)
		if a == first {
			score = -1 << 20
		}
		order[n] = int32(score<<5 | a)
		n++
	}
	sortKeys(order[:n])
	return n
}

// sortKeys sorts a few keys upwards.
func sortKeys(keys []int32) {
	for i := 1; i < len(keys); i++ {
		k := keys[i]
		j := i
		for ; j > 0 && keys[j-1] > k; j-- {
			keys[j] = keys[j-1]
		}
		keys[j] = k
	}
}

// end returns what the leader gets when no card is left: the winner of the
// last trick has the lead.
func (g *open2) end(lead, took int) int {
	switch {
	case took != 3:
		return g.total
	case g.misere:
		return 0
	}
	return g.stock
}

// topTrumps returns bounds on what the leader gets: whoever owns the highest
// trumps still in play wins a trick with each of them, whenever he plays it.
func (g *open2) topTrumps(rem uint32, lead, rest int) (low, high int) {
	mine, theirs := g.own[lead]&rem, g.own[1-lead]&rem
	w := g.sure(mine, theirs)
	if w < 0 {
		w = g.sure(theirs, mine)
		if g.misere {
			return max(w, 0), rest
		}
		return 0, rest - max(w, 0)
	}
	if g.misere {
		return 0, rest - w
	}
	return w, rest
}

// last returns what the leader gets from the last trick.
func (g *open2) last(me, op uint32, rest int) int {
	if (g.beats[bits.TrailingZeros32(me)]&op == 0) == g.misere {
		return 0
	}
	return rest
}
