package game

import (
	"fmt"
	"strings"

	"kutscherskat/game/card"
)

// Scoring is the name of a way to score a deal (rules 3).
type Scoring string

// The scorings. The first three serve the games without bidding, the others
// the games with bidding.
const (
	Jacks   Scoring = "jacks"
	Spitzen Scoring = "spitzen"
	Simple  Scoring = "simple"
	Skat    Scoring = "skat"
	Seeger  Scoring = "seeger"
)

// scorings holds how many matadors count in each scoring and who is credited.
var scorings = map[Scoring]struct {
	matadors int
	credit   func(*reckoning)
}{
	Jacks:   {4, creditDeclarer},
	Spitzen: {11, creditDeclarer},
	Simple:  {11, creditWinner},
	Skat:    {11, creditDeclarer},
	Seeger:  {11, creditSeeger},
}

func joinScorings(list []Scoring) string {
	names := make([]string, len(list))
	for i, s := range list {
		names[i] = string(s)
	}
	return strings.Join(names, ", ")
}

// Facts is all of a finished deal that scoring depends on. Points and Tricks
// are indexed by seat and hold what each seat has in the end, the skat's and
// what a side conceded included.
type Facts struct {
	Seats    int
	Scoring  Scoring
	Contract Contract
	Level    Level
	Hand     bool // played without looking at the skat
	Bid      int  // 0 in the games without bidding
	Kontra   bool
	Re       bool

	Declarer Seat     // 0 in a Ramsch after all passed
	Cards    card.Set // those of the declarer that count for matadors
	Points   [MaxSeats + 1]int
	Tricks   [MaxSeats + 1]int

	TricksPlayed      int // complete tricks
	DeclarerConceded  bool
	DefendersConceded bool
}

// others returns the points and tricks of the declarer's opponents.
func (f *Facts) others() (points, tricks int) {
	for s := 1; s <= f.Seats; s++ {
		if Seat(s) != f.Declarer {
			points += f.Points[s]
			tricks += f.Tricks[s]
		}
	}
	return points, tricks
}

// schneider and schwarz report what one side, whichever, suffered (rules 3.1).
func (f *Facts) schneider() bool {
	points, _ := f.others()
	return min(points, f.Points[f.Declarer]) <= 30
}

func (f *Facts) schwarz() bool {
	_, tricks := f.others()
	return min(tricks, f.Tricks[f.Declarer]) == 0
}

// Result is how a deal ended. Arrays are indexed by seat.
type Result struct {
	Seats  int
	Points [MaxSeats + 1]int
	Tricks [MaxSeats + 1]int
	Winner Winner
	Value  int // as the record defines it: before kontra, re, loss and Seeger
	Score  [MaxSeats + 1]int
	Lines  []Line // how the score came about
}

// Winner says who won: seats, in a game of three for points or Null the
// declarer or the defenders, nobody in a draw or a deal thrown in.
type Winner string

// Winners that are no seats. Seats are written as "1" or "1,3".
const (
	DeclarerWon  Winner = "declarer"
	DefendersWon Winner = "defenders"
	Draw         Winner = "draw"
	ThrownIn     Winner = "none"
)

// LineKind names one line of the sum.
type LineKind uint8

// The kinds of lines.
const (
	NoLine            LineKind = iota
	LineWith                   // matadors: Factor of them, with
	LineWithout                // or without
	LineGame                   // + 1 for the game
	LineHand                   // + 1
	LineSchneider              // + 1
	LineSchwarz                // + 1
	LineAnnSchneider           // + 1
	LineAnnSchwarz             // + 1
	LineOuvert                 // + 1
	LineBase                   // times the base value
	LineNull                   // fixed value
	LineOverbid                // the value is below the bid: Sum is the least multiple that covers it
	LineLost                   // times -2
	LineKontra                 // times 2
	LineRe                     // times 2
	LineSeegerWon              // + 50 for the declarer
	LineSeegerLost             // - 50 for the declarer
	LineSeegerAgainst          // + 40 for each opponent
	LineSimple                 // Factor points for the winner
	LineDraw                   // 60:60, one point each
	LineMostPoints             // Ramsch: minus the loser's card points
	LineJungfrau               // times 2
	LineDurchmarsch            // 120
	LineThrownIn
)

// Line is one line of the sum: what it is, the number that is added or
// multiplied, and the value so far.
type Line struct {
	Kind   LineKind
	Factor int
	Sum    int
	Seat   Seat // whose the line is, 0 if it is the deal's
}

// Won reports whether s is on the winning side; a draw and a deal thrown in
// are won by nobody.
func (r *Result) Won(s, declarer Seat) bool {
	switch r.Winner {
	case DeclarerWon:
		return s == declarer
	case DefendersWon:
		return s != declarer
	case Draw, ThrownIn:
		return false
	}
	return strings.Contains(string(r.Winner), fmt.Sprint(s))
}

// String returns the five fields of a record's result line.
func (r *Result) String() string {
	var points, tricks, score []string
	for s := 1; s <= r.Seats; s++ {
		points = append(points, fmt.Sprint(r.Points[s]))
		tricks = append(tricks, fmt.Sprint(r.Tricks[s]))
		format := "%+d"
		if r.Score[s] == 0 {
			format = "%d"
		}
		score = append(score, fmt.Sprintf(format, r.Score[s]))
	}
	return fmt.Sprintf("points=%s tricks=%s winner=%s value=%d score=%s", strings.Join(points, ","),
		strings.Join(tricks, ","), r.Winner, r.Value, strings.Join(score, ","))
}

func thrownIn(seats int) *Result {
	return &Result{Seats: seats, Winner: ThrownIn, Lines: []Line{{Kind: LineThrownIn}}}
}
