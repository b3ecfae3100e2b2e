package solve

import "math"

// Sweep says whether one side took every trick.
type Sweep uint8

// The sweeps, from the declarer's side.
const (
	Shared    Sweep = iota // both sides have a trick
	AllTricks              // the declarer took every trick
	NoTrick                // the declarer took no trick
	sweeps
)

// maxMatadors is the longest run of matadors (rules.md 3.2).
const maxMatadors = 11

// Outcome is a finished deal, as far as its value can depend on it.
type Outcome struct {
	Points   int // the declarer's card points, 0 to 120
	Sweep    Sweep
	Matadors int // 1 to 11 (with or without); 0 where the payoff asks for none
}

// A Payoff says what a finished deal is worth to the declarer. It is a table,
// made once and read without calls; it does not change and may be shared.
type Payoff struct {
	value [sweeps][maxMatadors + 1][121]float64
	// matadors bounds the run that is counted: 0 where the value does not
	// depend on matadors, 4 for jacks, 11 for all trumps.
	matadors    int
	least, most float64
	// regular: every row is monotone in the points, and in the matadors, so
	// that bounds need look at the ends only.
	regular bool
	// trend is 1 where more points are never worse for the declarer, -1 where
	// they are never better, 0 where neither holds.
	trend int
	// pointless: the value does not depend on the points.
	pointless bool
	// linear: the value is the declarer's card points.
	linear bool
	// sweepless: the value does not depend on the Sweep.
	sweepless bool
}

// NewPayoff makes a payoff from any function of the outcome. matadors bounds
// the run that is counted: 0 where the value does not depend on it (f then
// sees 0), 4 for the jacks alone, 11 for the whole trump suit.
func NewPayoff(matadors int, f func(Outcome) float64) *Payoff {
	p := &Payoff{matadors: min(max(matadors, 0), maxMatadors), least: math.Inf(1), most: math.Inf(-1)}
	for s := range p.value {
		for m := range p.value[s] {
			for d := range p.value[s][m] {
				v := f(Outcome{d, Sweep(s), min(max(m, min(p.matadors, 1)), p.matadors)})
				p.value[s][m][d] = v
				p.least, p.most = min(p.least, v), max(p.most, v)
			}
		}
	}
	p.regular = p.monotone()
	p.findTrend()
	p.sweepless = p.value[Shared] == p.value[AllTricks] && p.value[Shared] == p.value[NoTrick]
	return p
}

// Of returns what an outcome is worth. It panics on card points outside 0 to
// 120.
func (p *Payoff) Of(o Outcome) float64 {
	return p.value[o.Sweep%sweeps][min(max(o.Matadors, 0), maxMatadors)][o.Points]
}

// monotone reports whether values go one way along every row of points and
// along every row of matadors.
func (p *Payoff) monotone() bool {
	for s := range p.value {
		for m := range p.value[s] {
			if !oneWay(121, func(d int) float64 { return p.value[s][m][d] }) {
				return false
			}
		}
		for d := range 121 {
			if !oneWay(maxMatadors, func(m int) float64 { return p.value[s][m+1][d] }) {
				return false
			}
		}
	}
	return true
}

// findTrend finds out which way values go with the points.
func (p *Payoff) findTrend() {
	up, down := true, true
	for s := range p.value {
		for m := range p.value[s] {
			row := &p.value[s][m]
			for d := 1; d < len(row); d++ {
				up = up && row[d] >= row[d-1]
				down = down && row[d] <= row[d-1]
			}
		}
	}
	p.pointless = up && down
	switch {
	case up:
		p.trend = 1
	case down:
		p.trend = -1
	}
}

func oneWay(n int, at func(i int) float64) bool {
	up, down := true, true
	for i := 1; i < n; i++ {
		up = up && at(i) >= at(i-1)
		down = down && at(i) <= at(i-1)
	}
	return up || down
}

// CardPoints returns the payoff that is the value of the finished deal as Open
// has it, but for Schwarz: the declarer's card points; in Ramsch the
// opponent's, 120 or 0 for a Durchmarsch; in Null 120 or 0.
func CardPoints(c Contract) *Payoff {
	p := NewPayoff(0, func(o Outcome) float64 { return float64(cardPoints(c, o)) })
	p.linear = c < Ramsch
	return p
}

func cardPoints(c Contract, o Outcome) int {
	switch {
	case c < Ramsch:
		return o.Points
	case c == Null:
		return winOrLoss(o.Sweep == NoTrick)
	case o.Sweep != Shared:
		return winOrLoss(o.Sweep == AllTricks)
	}
	return 120 - o.Points
}

// Winning returns the payoff that is 1 where the declarer wins under c and
// else 0: its expectation is his chance of winning.
func Winning(c Contract) *Payoff {
	return NewPayoff(0, func(o Outcome) float64 {
		if won(c, o) {
			return 1
		}
		return 0
	})
}

// won reports whether the declarer wins (rules.md 3.1, 3.4).
func won(c Contract, o Outcome) bool {
	switch c {
	case Null:
		return o.Sweep == NoTrick
	case Ramsch:
		return o.Sweep == AllTricks || o.Sweep == Shared && o.Points < 60
	}
	return o.Points > 60
}

// Scoring is one of the ways of scoring the games without bidding.
type Scoring uint8

// The scorings (rules.md 3.2, 3.3).
const (
	Jacks   Scoring = iota // matadors end with the jacks
	Spitzen                // matadors run on through the trump suit
	Simple                 // 2, 3 or 4 to the winner
)

// Score returns the payoff that is the declarer's score less the opponent's
// under the rules 3.2 to 3.4. factor is 1, 2 after kontra, 4 after re.
func Score(c Contract, scoring Scoring, factor int) *Payoff {
	rule, matadors := byValue, 4
	switch {
	case c == Ramsch && scoring == Simple:
		rule, matadors = simpleRamsch, 0
	case c == Ramsch:
		rule, matadors = ramsch, 0
	case scoring == Simple:
		rule, matadors = simple, 0
	case c == Null:
		matadors = 0
	case scoring == Spitzen && c != Grand:
		matadors = maxMatadors
	}
	return NewPayoff(matadors, func(o Outcome) float64 { return float64(factor * rule(c, o)) })
}

// levels counts the Schneider and the Schwarz of the loser.
func levels(c Contract, o Outcome) (n int) {
	points, none := 120-o.Points, o.Sweep == AllTricks
	if !won(c, o) {
		points, none = o.Points, o.Sweep == NoTrick
	}
	if points <= 30 {
		n++
	}
	if none {
		n++
	}
	return n
}

func byValue(c Contract, o Outcome) int {
	v := c.Base()
	if c != Null {
		v *= o.Matadors + 1 + levels(c, o)
	}
	if won(c, o) {
		return v
	}
	return -2 * v
}

func simple(c Contract, o Outcome) int {
	v := 2
	if c != Null {
		v += levels(c, o)
	}
	switch {
	case won(c, o):
		return v
	case o.Points == 60 && c != Null:
		return 0
	}
	return -v
}

func ramsch(_ Contract, o Outcome) int {
	switch {
	case o.Sweep == AllTricks:
		return 120
	case o.Sweep == NoTrick:
		return -120
	case o.Points < 60:
		return 120 - o.Points
	}
	return -o.Points
}

func simpleRamsch(_ Contract, o Outcome) int {
	few := func(points int) int {
		if points <= 30 {
			return 3
		}
		return 2
	}
	switch {
	case o.Sweep == AllTricks:
		return 4
	case o.Sweep == NoTrick:
		return -4
	case o.Points < 60:
		return few(o.Points)
	case o.Points > 60:
		return -few(120 - o.Points)
	}
	return 0
}
