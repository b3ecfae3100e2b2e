package game

import (
	"strconv"
	"strings"
)

// Score reckons the result of a finished deal (rules 3).
func Score(f Facts) *Result {
	r := &reckoning{Facts: &f, Result: &Result{Seats: f.Seats, Points: f.Points, Tricks: f.Tricks}}
	switch f.Contract {
	case Ramsch:
		r.ramsch()
		return r.Result
	case Null:
		r.null()
	default:
		r.forPoints()
	}
	r.Winner = r.winner()
	scorings[f.Scoring].credit(r)
	return r.Result
}

// reckoning is a result in the making.
type reckoning struct {
	*Facts
	*Result
	sum     int // value so far
	won     bool
	overbid bool
}

func (r *reckoning) line(k LineKind, factor, sum int) {
	r.sum = sum
	r.Lines = append(r.Lines, Line{Kind: k, Factor: factor, Sum: sum})
}

func (r *reckoning) winner() Winner {
	points, _ := r.others()
	switch {
	case r.Scoring == Simple && r.Contract.ForPoints() && points == 60 && r.Facts.Points[r.Declarer] == 60:
		return Draw
	case r.Facts.Seats == 2 && r.won:
		return seatWinner(r.Declarer)
	case r.Facts.Seats == 2:
		return seatWinner(3 - r.Declarer)
	case r.won:
		return DeclarerWon
	}
	return DefendersWon
}

func seatWinner(s Seat) Winner { return Winner(strconv.Itoa(int(s))) }

// null is lost by a trick, or by the side that gave up (rules 1, 3.5).
func (r *reckoning) null() {
	r.won = r.DefendersConceded || !r.DeclarerConceded && r.Facts.Tricks[r.Declarer] == 0
	r.Value = nullValue(r.Hand, r.Level)
	if r.Scoring != Simple {
		r.line(LineNull, 0, r.Value)
	}
}

// forPoints reckons the value of a suit or Grand and who won it (rules 3.1,
// 3.2, 3.5).
func (r *reckoning) forPoints() {
	otherPoints, otherTricks := r.others()
	r.won = r.Facts.Points[r.Declarer] > 60
	switch {
	case r.Level >= AnnouncedSchwarz:
		r.won = r.won && otherTricks == 0
	case r.Level == AnnouncedSchneider:
		r.won = r.won && otherPoints <= 30
	}
	if r.Scoring == Simple {
		return
	}
	r.multiplier()
	r.line(LineBase, r.Contract.Base(), r.sum*r.Contract.Base())
	if r.sum < r.Bid {
		r.overbid, r.won = true, false
		base := r.Contract.Base()
		r.line(LineOverbid, r.Bid, (r.Bid+base-1)/base*base)
	}
	r.Value = r.sum
}

// multiplier writes a line for everything that counts. An announced level
// counts as reached and as announced, even where it was missed.
func (r *reckoning) multiplier() {
	n, with := r.Contract.Matadors(r.Cards, scorings[r.Scoring].matadors)
	kind := LineWithout
	if with {
		kind = LineWith
	}
	r.line(kind, n, n)
	for _, l := range []struct {
		kind   LineKind
		counts bool
	}{
		{LineGame, true},
		{LineHand, r.Hand},
		{LineSchneider, r.schneider() || r.Level >= AnnouncedSchneider},
		{LineAnnSchneider, r.Level >= AnnouncedSchneider},
		{LineSchwarz, r.schwarz() || r.Level >= AnnouncedSchwarz},
		{LineAnnSchwarz, r.Level >= AnnouncedSchwarz},
		{LineOuvert, r.Level == Ouvert},
	} {
		if l.counts {
			r.line(l.kind, 1, r.sum+1)
		}
	}
}

// multiply writes the lines for kontra and re.
func (r *reckoning) multiply() {
	if r.Kontra {
		r.line(LineKontra, 2, r.sum*2)
	}
	if r.Re {
		r.line(LineRe, 2, r.sum*2)
	}
}

// creditDeclarer writes the value to the declarer, doubled and negative when
// lost.
func creditDeclarer(r *reckoning) {
	if !r.won {
		r.line(LineLost, -2, -2*r.sum)
	}
	r.multiply()
	r.Score[r.Declarer] = r.sum
}

// creditSeeger adds 50 for or against the declarer and 40 to each opponent of
// one who lost.
func creditSeeger(r *reckoning) {
	creditDeclarer(r)
	if r.won {
		r.line(LineSeegerWon, 50, r.sum+50)
		r.Score[r.Declarer] = r.sum
		return
	}
	r.line(LineSeegerLost, -50, r.sum-50)
	r.Score[r.Declarer] = r.sum
	for s := Seat(1); int(s) <= r.Facts.Seats; s++ {
		if s != r.Declarer {
			r.Score[s] = 40
			r.Lines = append(r.Lines, Line{Kind: LineSeegerAgainst, Factor: 40, Sum: 40, Seat: s})
		}
	}
}

// creditWinner gives 2, 3 or 4 to the winner, 1 to each in a draw (rules 3.3).
func creditWinner(r *reckoning) {
	if r.Winner == Draw {
		r.draw()
		return
	}
	r.Value = 2
	if r.Contract.ForPoints() {
		r.Value += count(r.schneider(), r.schwarz())
	}
	winner := r.Declarer
	if !r.won {
		winner = 3 - r.Declarer
	}
	r.simple(winner)
}

func (r *reckoning) draw() {
	r.Winner, r.Value = Draw, 1
	r.line(LineDraw, 1, 1)
	for s := 1; s <= r.Facts.Seats; s++ {
		r.Score[s] = 1
	}
}

func (r *reckoning) simple(winner Seat) {
	if r.Contract.ForPoints() {
		r.line(LineSimple, 2, 2)
		if r.schneider() {
			r.line(LineSchneider, 1, r.sum+1)
		}
		if r.schwarz() {
			r.line(LineSchwarz, 1, r.sum+1)
		}
	} else {
		r.line(LineSimple, r.Value, r.Value)
	}
	r.multiply()
	r.Score[winner] = r.sum
}

func count(conditions ...bool) int {
	n := 0
	for _, c := range conditions {
		if c {
			n++
		}
	}
	return n
}

// ramsch reckons a Ramsch (rules 3.4).
func (r *reckoning) ramsch() {
	if s := r.durchmarsch(); s != 0 {
		r.Winner = seatWinner(s)
		r.Value = 120
		if r.Scoring == Simple {
			r.Value = 4
		}
		r.line(LineDurchmarsch, r.Value, r.Value)
		r.multiply()
		r.Score[s] = r.sum
		return
	}
	losers := r.mostPoints()
	if r.Scoring == Simple {
		r.simpleRamsch(losers)
		return
	}
	r.Winner = r.without(losers)
	r.Value = r.Facts.Points[losers[0]]
	for _, s := range losers {
		r.line(LineMostPoints, r.Value, -r.Value)
		r.Lines[len(r.Lines)-1].Seat = s
	}
	if r.jungfrau() {
		r.line(LineJungfrau, 2, r.sum*2)
	}
	r.multiply()
	for _, s := range losers {
		r.Score[s] = r.sum
	}
}

// durchmarsch returns the seat that took every trick, 0 if none did.
func (r *reckoning) durchmarsch() Seat {
	for s := Seat(1); int(s) <= r.Facts.Seats; s++ {
		if r.Facts.Tricks[s] == r.TricksPlayed {
			return s
		}
	}
	return 0
}

// jungfrau reports whether exactly one of three is without a trick.
func (r *reckoning) jungfrau() bool {
	without := 0
	for s := 1; s <= r.Facts.Seats; s++ {
		if r.Facts.Tricks[s] == 0 {
			without++
		}
	}
	return r.Facts.Seats == 3 && without == 1
}

// mostPoints returns the seats with the most card points. Of two at 60:60 it
// is the declarer alone, where there is one.
func (r *reckoning) mostPoints() []Seat {
	var losers []Seat
	most := -1
	for s := Seat(1); int(s) <= r.Facts.Seats; s++ {
		switch p := r.Facts.Points[s]; {
		case p > most:
			losers, most = []Seat{s}, p
		case p == most:
			losers = append(losers, s)
		}
	}
	if len(losers) > 1 && r.Declarer != 0 && r.Scoring != Simple {
		return []Seat{r.Declarer}
	}
	return losers
}

func (r *reckoning) without(losers []Seat) Winner {
	var winners []string
	for s := Seat(1); int(s) <= r.Facts.Seats; s++ {
		lost := false
		for _, l := range losers {
			lost = lost || l == s
		}
		if !lost {
			winners = append(winners, string(seatWinner(s)))
		}
	}
	if len(winners) == 0 {
		return Draw
	}
	return Winner(strings.Join(winners, ","))
}

func (r *reckoning) simpleRamsch(losers []Seat) {
	if len(losers) > 1 {
		r.draw()
		return
	}
	winner := 3 - losers[0]
	r.Winner = seatWinner(winner)
	r.Value = 2 + count(r.Facts.Points[winner] <= 30)
	r.line(LineSimple, r.Value, r.Value)
	r.multiply()
	r.Score[winner] = r.sum
}
