package solve

// Sorting keys for the moves of faceDown: the lower, the earlier.

func (g *faceDown) leadScore(d *down, a int) int {
	replies := g.follow(d.up[1-d.lead], a)
	score := 0
	if w := replies & g.beats[a]; w == 0 {
		score = 4*(int(g.val[a])+g.least(replies)) + 8
	} else {
		score = -4 * (int(g.val[a]) + g.most(w))
	}
	if g.misere {
		score = -score
	}
	return -score - 2*int(d.cov>>a&1)
}

func (g *faceDown) replyScore(d *down, a, b int) int {
	score := 4*(int(g.val[a])+int(g.val[b])) + 8
	if g.beats[a]>>b&1 == 0 {
		score = 8 - score
	}
	if g.misere {
		score = -score
	}
	return -score - 2*int(d.cov>>b&1)
}
