package solve

import (
	"math"
	"math/bits"
)

// ending is the search for two players once at most one card is unseen: then
// both know where it lies, and there is no chance any more. As in open2,
// values are what the leader still gets; here they depend on nothing but the
// cards, so that one entry of its table serves every payoff and every score
// reached so far.
type ending struct {
	*layout
	*watch
	memo *endingMemo
	// misere: a trick's weight goes to the player who loses it.
	misere bool
}

// cards are those of an ending: of the leader, of the other, the one that lies
// on the last face-down card (if there is one), and that face-down card.
type cards struct{ me, op, cov, hidden uint32 }

// endingMemo is its transposition table.
type endingMemo struct {
	entries []endingEntry
	shift   uint
	call    uint64 // 1 to lastEnding; entries of other calls are void
}

// endingEntry holds the cards and 6 bits hidden card, 6 bits its cover, 8 + 8
// bits bounds, 5 bits best card, and the number of the call.
type endingEntry struct{ cards, rest uint64 }

const (
	lastEnding   = 1<<31 - 1
	endingFacts  = 1<<12 - 1
	endingCall   = 33
	maxEndingLog = 18
)

func (m *endingMemo) begin(bytes int) {
	if m.entries == nil {
		n := min(1<<maxEndingLog, 1<<(bits.Len(uint(bytes/16))-1))
		m.entries = make([]endingEntry, n)
		m.shift = uint(64 - bits.TrailingZeros(uint(n)))
	}
	if m.call++; m.call > lastEnding {
		clear(m.entries)
		m.call = 1
	}
}

// find returns the entry where c belongs, the parts that name it, and whether
// it is there.
func (m *endingMemo) find(c cards) (e *endingEntry, name endingEntry, ok bool) {
	name = endingEntry{uint64(c.me) | uint64(c.op)<<32,
		uint64(bits.Len32(c.hidden)) | uint64(bits.Len32(c.cov))<<6 | m.call<<endingCall}
	h := (name.cards ^ name.rest*0xd1b54a32d192ed03) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>32) * 0x94d049bb133111eb
	e = &m.entries[h>>m.shift]
	return e, name, e.cards == name.cards && e.rest&endingFacts == name.rest&endingFacts && e.rest>>endingCall == m.call
}

func (e *endingEntry) unpack() (low, high, best int) {
	return int(e.rest >> 12 & 255), int(e.rest >> 20 & 255), int(e.rest >> 28 & 31)
}

// node returns a bound on what the leader gets: a lower bound if it is at
// least need, otherwise an upper bound.
func (g *ending) node(c cards, need, rest int) int {
	if need <= 0 {
		return 0
	}
	if rest < need {
		return rest
	}
	if g.stop() {
		return 0
	}
	if c.me&(c.me-1) == 0 && c.hidden == 0 {
		return g.last(c.me, c.op, rest)
	}
	low, high := 0, rest
	e, name, ok := g.memo.find(c)
	first := -1
	if ok {
		low, high, first = e.unpack()
		if low >= need {
			return low
		}
		if high < need {
			return high
		}
	}
	best, card := g.lead(c, first, need, rest)
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
	name.rest |= uint64(low)<<12 | uint64(high)<<20 | uint64(card)<<28
	*e = name
	return best
}

// last returns what the leader gets from the last trick.
func (g *ending) last(me, op uint32, rest int) int {
	if (g.beats[bits.TrailingZeros32(me)]&op == 0) == g.misere {
		return 0
	}
	return rest
}

// lead searches the leads of c.
func (g *ending) lead(c cards, first, need, rest int) (best, card int) {
	foreign := c.op
	if c.cov&c.me == 0 {
		foreign |= c.hidden
	}
	free := c.me &^ c.cov
	leads := c.me &^ g.doubles(free, foreign)
	free &= leads
	light, heavy := g.light(free, foreign), g.heavy(free, foreign)
	if g.misere {
		light, heavy = heavy, light
	}
	var order [16]int32
	n := 0
	for s := leads; s != 0; s &= s - 1 {
		a := bits.TrailingZeros32(s)
		replies := g.follow(c.op, a)
		winners := replies & g.beats[a]
		if winners == 0 && light>>a&1 != 0 || winners == replies && heavy>>a&1 != 0 {
			continue
		}
		score := -1 << 20
		if a != first {
			score = chanceWeights.lead(g.layout, a, replies, winners, c.cov, g.misere)
		}
		order[n] = int32(score<<5 | a)
		n++
	}
	sortKeys(order[:n])
	best = -1
	for _, key := range order[:n] {
		a := int(key & 31)
		v := g.answer(c, a, need, rest)
		if v > best {
			best, card = v, a
			if v >= need {
				break
			}
		}
	}
	return best, card
}

// answer returns the least over the replies to lead a.
func (g *ending) answer(c cards, a, need, rest int) int {
	replies := g.follow(c.op, a)
	foreign := c.me
	if c.cov&c.op == 0 {
		foreign |= c.hidden
	}
	if replies&(replies-1) != 0 {
		free := replies &^ c.cov
		free2 := free &^ g.doubles(free, foreign)
		gain := free2 & g.beats[a]
		if g.misere {
			gain = free2 &^ gain
		}
		lose := free2 &^ gain
		replies = replies&c.cov | gain&^g.light(gain, foreign) | lose&^g.heavy(lose, foreign)
	}
	worst := 1000
	var order [16]int32
	n := 0
	for s := replies; s != 0; s &= s - 1 {
		b := bits.TrailingZeros32(s)
		next, gain, won, left := g.complete(c, a, b, rest)
		low, high := 0, left
		if e, _, ok := g.memo.find(next); ok {
			low, high, _ = e.unpack()
		}
		if !won {
			low, high = left-high, left-low
		}
		if high+gain < need {
			return high + gain
		}
		if low+gain >= need {
			worst = min(worst, low+gain)
			continue
		}
		order[n] = int32(chanceWeights.reply(g.layout, a, b, c.cov, g.misere)<<5 | b)
		n++
	}
	sortKeys(order[:n])
	for _, key := range order[:n] {
		next, gain, won, left := g.complete(c, a, int(key&31), rest)
		v := gain
		if won {
			v += g.node(next, need-gain, left)
		} else {
			v += left - g.node(next, left-(need-gain)+1, left)
		}
		if v < worst {
			worst = v
			if v < need {
				break
			}
		}
	}
	return worst
}

// complete returns what follows the trick of a and b, seen from its winner:
// the cards, what the leader gained, whether he won, and the weight left.
func (g *ending) complete(c cards, a, b, rest int) (next cards, gain int, won bool, left int) {
	next = c
	next.me &^= 1 << a
	next.op &^= 1 << b
	switch c.cov {
	case 0:
	case 1 << a:
		next.me |= c.hidden
		next.cov, next.hidden = 0, 0
	case 1 << b:
		next.op |= c.hidden
		next.cov, next.hidden = 0, 0
	}
	w := int(g.val[a]) + int(g.val[b])
	won = g.beats[a]>>b&1 == 0
	if won != g.misere {
		gain = w
	}
	if !won {
		next.me, next.op = next.op, next.me
	}
	return next, gain, won, rest - w
}

// certain reports whether d is a matter for ending: no chance is left and its
// payoff depends on the points alone.
func (g *faceDown) certain(d *down) bool {
	return d.unseen&(d.unseen-1) == 0 && g.pay.trend != 0 && d.took == 3
}

// end returns node's value of a certain d.
func (g *faceDown) end(d *down, alpha, beta float64) float64 {
	c, l := g.enter(d)
	low, high := 0, d.rest
	for l.at(low) < l.at(high) {
		if v := l.at(low); v >= beta {
			return v
		}
		if v := l.at(high); v <= alpha {
			return v
		}
		// ask in the middle of the weights that would decide something
		from := l.first(low+1, high, math.Nextafter(max(alpha, l.at(low)), math.Inf(1)))
		to := l.first(from, high, min(beta, l.at(high)))
		need := l.first(from, high, l.at((from+to)/2))
		var v int
		if d.lead == 0 {
			v = g.ending.node(c, need, d.rest)
		} else {
			v = d.rest - g.ending.node(c, d.rest-need+1, d.rest)
		}
		if g.err != nil {
			return 0
		}
		if v >= need {
			low = v
		} else {
			high = v
		}
	}
	return l.at(low)
}

// enter translates a certain d for ending.
func (g *faceDown) enter(d *down) (c cards, l ladder) {
	c = cards{d.up[d.lead], d.up[1-d.lead], d.cov, d.unseen}
	run := d.run
	if run < 0 {
		e := *d
		if d.cov&d.up[0] != 0 {
			e.trumps |= d.unseen & g.matadors
		}
		e.unseen = 0
		run, _ = g.runs(&e)
	}
	return c, ladder{&g.pay.value[Shared][run], d.points, d.rest, g.pay.trend < 0}
}

// glanceEnd is glance for a certain d.
func (g *faceDown) glanceEnd(d *down) (low, high float64) {
	c, l := g.enter(d)
	from, to := 0, d.rest
	if e, _, ok := g.ending.memo.find(c); ok {
		from, to, _ = e.unpack()
		if d.lead != 0 {
			from, to = d.rest-to, d.rest-from
		}
	}
	return l.at(from), l.at(to)
}

// A ladder gives the payoff by the weight that the declarer still gains; it
// never falls.
type ladder struct {
	row          *[121]float64
	points, rest int
	misere       bool
}

func (l *ladder) at(gain int) float64 {
	if l.misere {
		return l.row[l.points+l.rest-gain]
	}
	return l.row[l.points+gain]
}

// first returns the least gain from low to high with at least payoff v, high
// if there is none.
func (l *ladder) first(low, high int, v float64) int {
	for low < high {
		if mid := (low + high) / 2; l.at(mid) >= v {
			high = mid
		} else {
			low = mid + 1
		}
	}
	return low
}
