package ai

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// stakes is what a play is for: all that the score depends on beside points
// and tricks. Of the games that sides play, scores are seen from the
// declarer's.
type stakes struct {
	contract  game.Contract
	scoring   game.Scoring
	level     game.Level
	hand      bool
	bid       int
	factor    float64 // kontra, re
	declarer  int8    // -1: nobody
	matadors  int
	stock     int16 // card points; the declarer's are counted among his from the start
	decidedBy kindOfEnd
	tieBreak  float64 // worth of a card point beside the score
}

// kindOfEnd says what ends a deal before the last trick.
type kindOfEnd uint8

const (
	playsOut kindOfEnd = iota
	declarerTakesOne
	othersTakeOne
)

func (t *stakes) setEnd() {
	switch {
	case t.contract == game.Null:
		t.decidedBy = declarerTakesOne
	case t.contract.ForPoints() && t.level >= game.AnnouncedSchwarz:
		t.decidedBy = othersTakeOne
	default:
		t.decidedBy = playsOut
	}
}

// decided reports whether the deal ends with the trick just taken.
func (t *stakes) decided(s *state) bool {
	switch t.decidedBy {
	case declarerTakesOne:
		return s.best == t.declarer
	case othersTakeOne:
		return s.best != t.declarer
	}
	return false
}

// matadorLimit returns how many matadors count (rules 3.2).
func matadorLimit(s game.Scoring) int {
	if s == game.Jacks {
		return 4
	}
	return 11
}

func (t *stakes) countMatadors(cards card.Set) {
	t.matadors = 0
	if t.contract.ForPoints() {
		t.matadors, _ = t.contract.Matadors(cards, matadorLimit(t.scoring))
	}
}

// tieBreak is the worth of a card point beside the score in a search: among
// equal scores more points are better, and others err more where it is
// closer.
const tieBreak = 0.02

// worth returns what a finished play is worth to seat p: the score, and a
// trifle for card points.
func (s *state) worth(p int8) float64 { return s.score(p) + s.trifle(p) }

// score returns the score of p's side less that of the others, the mean of
// them in a game of three.
func (s *state) score(p int8) float64 {
	t := s.stakes
	switch {
	case t.contract == game.Ramsch:
		return s.ramschScore(p)
	case p == t.declarer:
		return t.declarersScore(s)
	}
	return -t.declarersScore(s)
}

func (s *state) trifle(p int8) float64 {
	t := s.stakes
	switch {
	case t.contract == game.Ramsch:
		return -t.tieBreak * float64(s.points[p])
	case p == t.declarer:
		return t.tieBreak * float64(s.points[p]-60)
	}
	return -t.tieBreak * float64(s.points[t.declarer]-60)
}

// won reports whether p is on the winning side of a finished play.
func (s *state) won(p int8) bool {
	t := s.stakes
	if t.contract == game.Ramsch {
		return s.ramschScore(p) > 0
	}
	w, draw := t.declarerWins(s)
	return !draw && w == (p == t.declarer)
}

func (t *stakes) others(s *state) (points int16, tricks int8) {
	for p := int8(0); p < s.seats; p++ {
		if p != t.declarer {
			points += s.points[p]
			tricks += s.took[p]
		}
	}
	return points, tricks
}

func (t *stakes) declarerWins(s *state) (won, draw bool) {
	if t.contract == game.Null {
		return s.took[t.declarer] == 0, false
	}
	own := s.points[t.declarer]
	points, tricks := t.others(s)
	won = own > 60
	switch {
	case t.level >= game.AnnouncedSchwarz:
		won = won && tricks == 0
	case t.level == game.AnnouncedSchneider:
		won = won && points <= 30
	}
	return won, t.scoring == game.Simple && own == 60 && points == 60
}

var nullValues = map[[2]bool]float64{{false, false}: 23, {true, false}: 35, {false, true}: 46, {true, true}: 59}

// declarersScore returns the declarer's score less that of an opponent
// (rules 3.2, 3.3, 3.5).
func (t *stakes) declarersScore(s *state) float64 {
	won, draw := t.declarerWins(s)
	if draw {
		return 0
	}
	points, tricks := t.others(s)
	steps := 0
	if t.contract != game.Null {
		if min(points, s.points[t.declarer]) <= 30 || t.level >= game.AnnouncedSchneider {
			steps++
		}
		if min(tricks, s.took[t.declarer]) == 0 || t.level >= game.AnnouncedSchwarz {
			steps++
		}
	}
	if t.scoring == game.Simple {
		v := float64(2+steps) * t.factor
		if won {
			return v
		}
		return -v
	}
	v := t.value(steps, &won)
	if !won {
		v *= -2
	}
	v *= t.factor
	if t.scoring == game.Seeger {
		if won {
			return v + 50
		}
		return v - 90
	}
	return v
}

// value returns the game value with so many steps reached, or what an overbid
// game loses by, and then sets won to false.
func (t *stakes) value(steps int, won *bool) float64 {
	if t.contract == game.Null {
		return nullValues[[2]bool{t.hand, t.level == game.Ouvert}]
	}
	n := t.matadors + 1 + steps + int(t.level) // each level is one step announced
	if t.hand {
		n++
	}
	base := t.contract.Base()
	v := n * base
	if v < t.bid {
		*won = false
		v = (t.bid + base - 1) / base * base
	}
	return float64(v)
}

// ramschScore returns p's score in a Ramsch less the mean of the others'
// (rules 3.4).
func (s *state) ramschScore(p int8) float64 {
	scores := s.ramschScores()
	sum := 0.0
	for q := int8(0); q < s.seats; q++ {
		if q != p {
			sum += scores[q]
		}
	}
	return scores[p] - sum/float64(s.seats-1)
}

func (s *state) ramschScores() (scores [maxSeats]float64) {
	t := s.stakes
	simple := t.scoring == game.Simple
	var most int16
	clean := 0
	for p := int8(0); p < s.seats; p++ {
		most = max(most, s.points[p])
		if s.took[p] == 0 {
			clean++
		}
	}
	if clean == int(s.seats)-1 { // Durchmarsch
		scores[s.best] = 120 * t.factor
		if simple {
			scores[s.best] = 4 * t.factor
		}
		return scores
	}
	draw := s.seats == 2 && s.points[0] == s.points[1]
	loss := -float64(most) * t.factor
	if clean == 1 && s.seats == 3 {
		loss *= 2
	}
	for p := int8(0); p < s.seats; p++ {
		switch loses := s.points[p] == most; {
		case simple && draw:
			scores[p] = 1
		case simple && !loses:
			scores[p] = 2 * t.factor
			if s.points[p] <= 30 {
				scores[p] = 3 * t.factor
			}
		case simple:
		case draw && t.declarer >= 0 && p != t.declarer:
		case loses:
			scores[p] = loss
		}
	}
	return scores
}
