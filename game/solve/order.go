package solve

// The sorting keys below are guesses which move decides most at least cost.
// Their numbers were found by changing them one at a time and counting nodes.

// leadScore is the sorting key of lead a, the lower the earlier. The other may
// answer with replies, of which winners win the trick. cov has the cards that
// lie on others.
func (l *layout) leadScore(a int, replies, winners, cov uint32, misere bool) int {
	score := 0
	switch {
	case winners == 0:
		score = -3*int(l.val[a]) - 12*l.least(replies) - 14
	case winners == replies:
		score = 12*int(l.val[a]) + l.most(winners) + 15*int(l.trump>>a&1) - 12
	default:
		score = 12*int(l.val[a]) + l.most(winners) + 15*int(l.trump>>a&1)
	}
	if replies&l.suit[a] == 0 { // the other is free to trump or to throw off
		score += 72
	}
	if misere {
		score = -score
	}
	return score - 2*int(cov>>a&1)
}

// replyScore is the sorting key of reply b to a.
func (l *layout) replyScore(a, b int, cov uint32, misere bool) int {
	score := int(l.val[a]) + int(l.val[b])
	if l.beats[a]>>b&1 != 0 {
		score = -4*score - 8
	} else {
		score *= 2
	}
	if misere {
		score = -score
	}
	return score - 2*int(cov>>b&1)
}
