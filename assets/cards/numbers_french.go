package cards

import "kutscherskat/game/card"

// frenchUpper holds the signs of the upper half; the lower half is its turn.
var frenchUpper = [4][]Point{
	card.Seven: {{77, 58}, {159, 58}},
	card.Eight: {{77, 58}, {159, 58}, {118, 120}},
	card.Nine:  {{77, 58}, {159, 58}, {77, 140.7}, {159, 140.7}},
	card.Ten:   {{77, 58}, {159, 58}, {77, 140.7}, {159, 140.7}, {118, 99.3}},
}

// frenchUpright holds the signs without a partner.
var frenchUpright = [4][]Point{
	card.Seven: {{77, 182}, {159, 182}, {118, 120}},
	card.Eight: {{77, 182}, {159, 182}},
	card.Nine:  {{118, 182}},
}

// frenchNumber sets the signs of a seven, eight, nine or ten.
func (g *graver) frenchNumber(m mark, r card.Rank) {
	h := 45.0
	if m == diamond { // slimmer than the other signs
		h = 49
	}
	g.twice(func() {
		for _, q := range frenchUpper[r] {
			g.sign(m, q.X, q.Y, h, 0)
		}
	})
	for _, q := range frenchUpright[r] {
		g.sign(m, q.X, q.Y, h, 0)
	}
}
