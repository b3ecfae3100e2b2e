package cards

import "kutscherskat/game/card"

// frenchUpper holds the signs of the upper half; the lower half is its turn.
var frenchUpper = [4][]Point{
	card.Seven: {{74, 58}, {162, 58}},
	card.Eight: {{74, 58}, {162, 58}, {118, 120}},
	card.Nine:  {{74, 58}, {162, 58}, {74, 140.7}, {162, 140.7}},
	card.Ten:   {{74, 58}, {162, 58}, {74, 140.7}, {162, 140.7}, {118, 99.3}},
}

// frenchUpright holds the signs without a partner.
var frenchUpright = [4][]Point{
	card.Seven: {{74, 182}, {162, 182}, {118, 120}},
	card.Eight: {{74, 182}, {162, 182}},
	card.Nine:  {{118, 182}},
}

// frenchNumber sets the signs of a seven, eight, nine or ten.
func (g *graver) frenchNumber(m mark, r card.Rank) {
	g.twice(func() {
		for _, q := range frenchUpper[r] {
			g.sign(m, q.X, q.Y, 46, 0)
		}
	})
	for _, q := range frenchUpright[r] {
		g.sign(m, q.X, q.Y, 46, 0)
	}
}
