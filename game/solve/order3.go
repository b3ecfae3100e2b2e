package solve

import "math/bits"

// Sorting keys for the moves of open3: the lower, the earlier. They guess what
// the trick will bring to the mover's side.

// leadScore rates the lead a of seat.
func (g *open3) leadScore(rem uint32, a, seat int) int {
	left, right := next3(seat), next3(next3(seat))
	x, y := g.follow(g.own[left]&rem, a), g.follow(g.own[right]&rem, a)
	w := int(g.val[a])
	bx, by := x&g.beats[a], y&g.beats[a]
	var score int
	switch g.declarer {
	case seat:
		if bx|by == 0 {
			score = 4*(w+g.least(x)+g.least(y)) + 8
		} else {
			score = -4 * (w + max(g.most(bx)+g.most(y), g.most(x)+g.most(by)))
		}
	case left:
		score = g.defend(w, bx, by, x, y)
	default:
		score = g.defend(w, by, bx, y, x)
	}
	if g.misere {
		score = -score
	}
	return 8*(bits.OnesCount32(x)+bits.OnesCount32(y)) - score
}

// defend rates a lead of the declarer's opponents: d, p are the cards the
// declarer and the partner may play, bd, bp those of them that beat the lead.
func (g *open3) defend(w int, bd, bp, d, p uint32) int {
	switch {
	case bd == 0:
		return 4*(w+g.least(d)+g.most(p)) + 8
	case bp > bd:
		return 4 * (w + g.least(d) + g.most(bp)) / 2
	}
	return -4 * (w + g.most(bd) + g.least(p))
}

// secondScore rates the answer b of seat to the lead.
func (g *open3) secondScore(rem uint32, t trick3, b, seat int) int {
	last := next3(seat)
	full := g.with(t, b, seat)
	z := g.follow(g.own[last]&rem, t.led)
	bz := z & g.beats[full.best]
	ours := (full.winner == g.declarer) == (seat == g.declarer)
	lastOurs := (last == g.declarer) == (seat == g.declarer)
	w := full.weight
	var score int
	switch {
	case ours && (bz == 0 || lastOurs):
		if lastOurs {
			score = 4*(w+g.most(z)) + 8
		} else {
			score = 4*(w+g.least(z)) + 8
		}
	case !ours && lastOurs && bz != 0:
		score = 4*(w+g.most(bz)) + 4
	case ours:
		score = -4 * (w + g.most(bz))
	default:
		if lastOurs {
			score = -4 * (w + g.least(z))
		} else {
			score = -4 * (w + g.most(z))
		}
	}
	if g.misere {
		score = -score
	}
	return -score
}

// thirdScore rates the last card of a trick.
func (g *open3) thirdScore(t trick3, c int, declarer bool) int {
	score := 4*t.weight + 8
	if (t.winner == g.declarer) != declarer {
		score = -score
	}
	if g.misere {
		score = -score
	}
	return -score
}

// What is certain of a trick once a card is played, for the card's player.
const (
	trickOpen = iota
	trickOurs
	trickTheirs
)

// leadCertain says which side the trick goes to if seat leads a.
func (g *open3) leadCertain(rem uint32, a, seat int) int {
	x, y := g.own[next3(seat)]&rem, g.own[next3(next3(seat))]&rem
	x, y = g.follow(x, a), g.follow(y, a)
	bx, by := x&g.beats[a], y&g.beats[a]
	switch g.declarer {
	case seat:
		if bx|by == 0 {
			return trickOurs
		}
		if bx == x || by == y {
			return trickTheirs
		}
	case next3(seat):
		if bx == 0 {
			return trickOurs
		}
	default:
		if by == 0 {
			return trickOurs
		}
	}
	return trickOpen
}

// secondCertain says which side the trick goes to if seat answers with b.
func (g *open3) secondCertain(rem uint32, t trick3, b, seat int) int {
	full := g.with(t, b, seat)
	last := next3(seat)
	ours := (full.winner == g.declarer) == (seat == g.declarer)
	lastOurs := (last == g.declarer) == (seat == g.declarer)
	switch {
	case ours && lastOurs:
		return trickOurs
	case ours && g.follow(g.own[last]&rem, t.led)&g.beats[full.best] == 0:
		return trickOurs
	case !ours && !lastOurs:
		return trickTheirs
	}
	return trickOpen
}

// wasted reports whether another card does better than c in a trick of which
// so much is certain: gain has the cards to which there is a heavier one, loss
// those to which there is a lighter one.
func (g *open3) wasted(certain, c int, gain, loss uint32) bool {
	if g.misere {
		gain, loss = loss, gain
	}
	return certain == trickOurs && gain>>c&1 != 0 || certain == trickTheirs && loss>>c&1 != 0
}

// useful returns moves of the last player without those that are no better
// than others; see open2.useful.
func (g *open3) useful(moves, foreign uint32, t trick3, seat int) uint32 {
	moves &^= g.doubles(moves, foreign)
	gain := moves & g.beats[t.best]
	if (t.winner == g.declarer) == (seat == g.declarer) {
		gain = moves
	}
	if g.misere {
		gain = moves &^ gain
	}
	loss := moves &^ gain
	return moves &^ g.light(gain, foreign) &^ g.heavy(loss, foreign)
}
