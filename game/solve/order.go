package solve

import "math/bits"

// weights order the moves of the searches for two. They are guesses which move
// decides most at least cost; their numbers were found by changing them one at a
// time and counting the nodes of a hundred random positions.
type weights struct {
	// A lead that nothing can beat: for each point of it and of the least
	// reply, and for being one.
	own, least, sure int
	// Against a lead that may be beaten: for each point of the heaviest winner,
	// for a trump, and for one that must be beaten.
	heaviest, trump, beaten int
	// Against a lead to which the other need not follow, and one of those that
	// nothing can beat; for every reply and every winning one; for a single
	// reply less.
	void, voidSure, replies, winners, single int
	// For a reply that wins: for each point of the trick, and for being one.
	// Against one that does not: for each point of the trick, and of its own.
	wins, win, gives, givesOwn int
	// For a card that lies on another: a lead, a reply.
	coverLead, coverReply int
}

// openWeights serve open2, chanceWeights faceDown and its endings.
var (
	openWeights = weights{own: 4, least: 24, sure: 28, heaviest: 1, trump: 18, beaten: -16,
		void: 204, voidSure: 10, replies: 32, winners: 9, single: 6,
		wins: 8, win: 10, gives: 3, givesOwn: -1, coverLead: 10, coverReply: 12}
	chanceWeights = openWeights.covered(16, 40)
)

// lead is the sorting key of lead a, the lower the earlier. The other may
// answer with replies, of which winners win the trick. cov has the cards that
// lie on others.
func (k *weights) lead(l *layout, a int, replies, winners, cov uint32, misere bool) int {
	score := k.winners * bits.OnesCount32(winners)
	if winners == 0 {
		score -= k.own*int(l.val[a]) + k.least*l.least(replies) + k.sure
	} else {
		score += k.heaviest*l.most(winners) + k.trump*int(l.trump>>a&1)
		if winners == replies {
			score += k.beaten
		}
	}
	if misere {
		score = -score
	}
	if replies&l.suit[a] == 0 { // the other is free to trump or to throw off
		score += k.void
		if winners == 0 {
			score += k.voidSure
		}
	}
	score += k.replies * bits.OnesCount32(replies)
	if replies&(replies-1) == 0 {
		score -= k.single
	}
	return score - k.coverLead*int(cov>>a&1)
}

// reply is the sorting key of reply b to a.
func (k *weights) reply(l *layout, a, b int, cov uint32, misere bool) int {
	trick := int(l.val[a]) + int(l.val[b])
	score := k.gives*trick + k.givesOwn*int(l.val[b])
	if l.beats[a]>>b&1 != 0 {
		score = -k.wins*trick - k.win
	}
	if misere {
		score = -score
	}
	return score - k.coverReply*int(cov>>b&1)
}

// covered returns k with other weights for cards that lie on others.
func (k weights) covered(lead, reply int) weights {
	k.coverLead, k.coverReply = lead, reply
	return k
}
