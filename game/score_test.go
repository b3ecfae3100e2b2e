package game

import (
	"slices"
	"testing"

	"kutscherskat/game/card"
)

// finished is a row of a scoring table: seat 1 is the declarer.
type finished struct {
	name     string
	scoring  Scoring
	contract Contract
	cards    string // the top trumps that the declarer holds
	points   int    // his card points; the rest is seat 2's
	tricks   int    // his tricks; the rest are seat 2's
	bid      int
	hand     bool
	level    Level
	kontra   bool
	re       bool

	winner Winner
	value  int
	score  int // the declarer's
	other  int // seat 2's
}

func (f finished) facts(t *testing.T, seats, tricks int) Facts {
	return Facts{
		Seats: seats, Scoring: f.scoring, Contract: f.contract, Level: f.level, Hand: f.hand, Bid: f.bid,
		Kontra: f.kontra, Re: f.re, Declarer: 1, Cards: card.SetOf(cards(t, f.cards)...),
		Points: [4]int{0, f.points, 120 - f.points}, Tricks: [4]int{0, f.tricks, tricks - f.tricks}, TricksPlayed: tricks,
	}
}

func (f finished) check(t *testing.T, seats, tricks int) {
	t.Run(f.name, func(t *testing.T) {
		r := Score(f.facts(t, seats, tricks))
		want := [4]int{0, f.score, f.other}
		if f.scoring == Seeger && seats == 3 {
			want[3] = f.other
		}
		if r.Winner != f.winner || r.Value != f.value || r.Score != want {
			t.Errorf("winner %s, value %d, score %v; want %s, %d, %v", r.Winner, r.Value, r.Score, f.winner, f.value, want)
		}
		if r.Points[1] != f.points || r.Tricks[2] != tricks-f.tricks || r.Seats != seats {
			t.Errorf("points %v, tricks %v", r.Points, r.Tricks)
		}
		if len(r.Lines) == 0 {
			t.Error("no line says how the score came about")
		}
	})
}

// The table of rules 3.2, and kontra, re and Null.
func TestDeclarersScore(t *testing.T) {
	for _, f := range []finished{
		{name: "clubs, holds CJ SJ not HJ, 74 points", contract: ClubsTrump, cards: "CJ SJ", points: 74, tricks: 9, winner: "1", value: 36, score: 36},
		{name: "hearts, holds CJ not SJ, 55 points", contract: HeartsTrump, cards: "CJ HJ", points: 55, tricks: 7, winner: "2", value: 20, score: -40},
		{name: "hearts, holds CJ not SJ, 28 points", contract: HeartsTrump, cards: "CJ", points: 28, tricks: 4, winner: "2", value: 30, score: -60},
		{name: "hearts, lacks CJ SJ, holds HJ, no trick", contract: HeartsTrump, cards: "HJ", points: 0, tricks: 0, winner: "2", value: 50, score: -100},
		{name: "grand, four jacks, opponent 30 points, 2 tricks", contract: Grand, cards: "CJ SJ HJ DJ CA", points: 90, tricks: 14, winner: "1", value: 144, score: 144},
		{name: "spades, lacks CJ SJ HJ, holds DJ, 61 points", contract: SpadesTrump, cards: "DJ SA", points: 61, tricks: 8, winner: "1", value: 44, score: 44},
		{name: "diamonds, four jacks and DA, not DT, spitzen, 70 points", scoring: Spitzen, contract: DiamondsTrump, cards: "CJ SJ HJ DJ DA DK", points: 70, tricks: 9, winner: "1", value: 54, score: 54},
		{name: "the same, jacks", contract: DiamondsTrump, cards: "CJ SJ HJ DJ DA DK", points: 70, tricks: 9, winner: "1", value: 45, score: 45},
		{name: "diamonds, four jacks, not DA, spitzen, 70 points", scoring: Spitzen, contract: DiamondsTrump, cards: "CJ SJ HJ DJ DT", points: 70, tricks: 9, winner: "1", value: 45, score: 45},
		{name: "clubs, with 2, 60 points, kontra and re", contract: ClubsTrump, cards: "CJ SJ", points: 60, tricks: 8, kontra: true, re: true, winner: "2", value: 36, score: -288},

		{name: "kontra doubles what is won", contract: ClubsTrump, cards: "CJ", points: 61, tricks: 8, kontra: true, winner: "1", value: 24, score: 48},
		{name: "31 is out of Schneider", contract: DiamondsTrump, cards: "CJ", points: 31, tricks: 5, winner: "2", value: 18, score: -36},
		{name: "89 leaves the opponent out of Schneider", contract: DiamondsTrump, cards: "CJ", points: 89, tricks: 5, winner: "1", value: 18, score: 18},
		{name: "a trick worth nothing is a trick", contract: DiamondsTrump, cards: "CJ", points: 120, tricks: 15, winner: "1", value: 27, score: 27},
		{name: "the opponent Schwarz", contract: DiamondsTrump, cards: "CJ", points: 120, tricks: 16, winner: "1", value: 36, score: 36},
		{name: "all eleven trumps, spitzen", scoring: Spitzen, contract: SpadesTrump, cards: "CJ SJ HJ DJ SA ST SK SQ S9 S8 S7", points: 70, tricks: 9, winner: "1", value: 132, score: 132},
		{name: "without all eleven trumps, spitzen", scoring: Spitzen, contract: SpadesTrump, points: 20, tricks: 3, winner: "2", value: 143, score: -286},
		{name: "without four in a Grand, spitzen", scoring: Spitzen, contract: Grand, cards: "CA CT", points: 70, tricks: 9, winner: "1", value: 120, score: 120},
		{name: "null made, whatever the cards", contract: Null, cards: "CJ SJ", points: 0, tricks: 0, winner: "1", value: 23, score: 23},
		{name: "null lost, kontra", contract: Null, points: 11, tricks: 1, kontra: true, winner: "2", value: 23, score: -92},
		{name: "null, spitzen", scoring: Spitzen, contract: Null, cards: "CJ SJ HJ DJ", points: 11, tricks: 1, winner: "2", value: 23, score: -46},
	} {
		if f.scoring == "" {
			f.scoring = Jacks
		}
		f.check(t, 2, 16)
	}
}

// Rules 3.3 and 3.1: in `simple` only a draw is a draw.
func TestSimpleScore(t *testing.T) {
	for _, f := range []finished{
		{name: "won", contract: ClubsTrump, points: 61, tricks: 8, winner: "1", value: 2, score: 2},
		{name: "lost", contract: ClubsTrump, points: 59, tricks: 8, winner: "2", value: 2, other: 2},
		{name: "draw", contract: Grand, points: 60, tricks: 8, winner: "draw", value: 1, score: 1, other: 1},
		{name: "a draw is never multiplied", contract: HeartsTrump, points: 60, tricks: 8, kontra: true, re: true, winner: "draw", value: 1, score: 1, other: 1},
		{name: "opponent Schneider", contract: SpadesTrump, points: 90, tricks: 12, winner: "1", value: 3, score: 3},
		{name: "declarer Schneider, kontra", contract: SpadesTrump, points: 30, tricks: 2, kontra: true, winner: "2", value: 3, other: 6},
		{name: "opponent Schwarz, kontra and re", contract: SpadesTrump, points: 120, tricks: 16, kontra: true, re: true, winner: "1", value: 4, score: 16},
		{name: "declarer Schwarz", contract: SpadesTrump, points: 0, tricks: 0, winner: "2", value: 4, other: 4},
		{name: "null made", contract: Null, points: 0, tricks: 0, winner: "1", value: 2, score: 2},
		{name: "null lost, kontra", contract: Null, points: 3, tricks: 1, kontra: true, winner: "2", value: 2, other: 4},
		{name: "null lost with 60 points is no draw", contract: Null, points: 60, tricks: 1, winner: "2", value: 2, other: 2},
	} {
		f.scoring = Simple
		f.check(t, 2, 16)
	}
}

// auctionedRows are the rows of the table of rules 3.5 that have a declarer, and more.
var auctionedRows = []finished{
	{name: "hearts, with 2, taken up, 65 points, bid 18", contract: HeartsTrump, cards: "CJ SJ", points: 65, tricks: 6, bid: 18, winner: DeclarerWon, value: 30, score: 30},
	{name: "hearts, with 1, bid 33, 80 points", contract: HeartsTrump, cards: "CJ", points: 80, tricks: 7, bid: 33, winner: DefendersWon, value: 40, score: -80},
	{name: "grand hand, with 1, 92 points, bid 24", contract: Grand, cards: "CJ", points: 92, tricks: 8, bid: 24, hand: true, winner: DeclarerWon, value: 96, score: 96},
	{name: "clubs, without 1, 58 points, bid 20", contract: ClubsTrump, cards: "SJ", points: 58, tricks: 5, bid: 20, winner: DefendersWon, value: 24, score: -48},
	{name: "spades, with 1, 29 points, bid 18", contract: SpadesTrump, cards: "CJ", points: 29, tricks: 3, bid: 18, winner: DefendersWon, value: 33, score: -66},
	{name: "spades, with 1, 29 points, bid 33", contract: SpadesTrump, cards: "CJ", points: 29, tricks: 3, bid: 33, winner: DefendersWon, value: 33, score: -66},
	{name: "null ouvert, bid 18, no trick", contract: Null, level: Ouvert, points: 4, tricks: 0, bid: 18, winner: DeclarerWon, value: 46, score: 46},
	{name: "null hand, bid 33, one trick", contract: Null, hand: true, points: 15, tricks: 1, bid: 33, winner: DefendersWon, value: 35, score: -70},
	{name: "diamonds hand, Schneider announced, with 2, 80 points", contract: DiamondsTrump, cards: "CJ SJ", hand: true, level: AnnouncedSchneider, points: 80, tricks: 7, bid: 18, winner: DefendersWon, value: 54, score: -108},
	{name: "grand ouvert (hand), with 4, one trick lost", contract: Grand, cards: "CJ SJ HJ DJ", hand: true, level: Ouvert, points: 110, tricks: 9, bid: 18, winner: DefendersWon, value: 264, score: -528},
	{name: "hearts hand, own CJ, SJ in the skat, 93 points", contract: HeartsTrump, cards: "CJ SJ", hand: true, points: 93, tricks: 8, bid: 18, winner: DeclarerWon, value: 50, score: 50},
	{name: "diamonds hand, no jack, SJ in the skat, bid 40", contract: DiamondsTrump, cards: "SJ", hand: true, points: 70, tricks: 7, bid: 40, winner: DefendersWon, value: 45, score: -90},
	{name: "spades, with 2, 89 points", contract: SpadesTrump, cards: "CJ SJ", points: 89, tricks: 8, bid: 18, winner: DeclarerWon, value: 33, score: 33},

	{name: "null", contract: Null, points: 4, tricks: 0, bid: 23, winner: DeclarerWon, value: 23, score: 23},
	{name: "null ouvert hand lost", contract: Null, hand: true, level: Ouvert, points: 4, tricks: 1, bid: 59, winner: DefendersWon, value: 59, score: -118},
	{name: "Schneider announced and made", contract: ClubsTrump, cards: "CJ", hand: true, level: AnnouncedSchneider, points: 90, tricks: 9, bid: 18, winner: DeclarerWon, value: 60, score: 60},
	{name: "Schneider announced, Schwarz made", contract: ClubsTrump, cards: "CJ", hand: true, level: AnnouncedSchneider, points: 120, tricks: 10, bid: 18, winner: DeclarerWon, value: 72, score: 72},
	{name: "Schwarz announced and made", contract: ClubsTrump, cards: "CJ", hand: true, level: AnnouncedSchwarz, points: 120, tricks: 10, bid: 18, winner: DeclarerWon, value: 84, score: 84},
	{name: "Schwarz announced, a trick worth nothing lost", contract: ClubsTrump, cards: "CJ", hand: true, level: AnnouncedSchwarz, points: 120, tricks: 9, bid: 18, winner: DefendersWon, value: 84, score: -168},
	{name: "ouvert made", contract: DiamondsTrump, cards: "SJ", hand: true, level: Ouvert, points: 120, tricks: 10, bid: 18, winner: DeclarerWon, value: 72, score: 72},
	{name: "the bid is just covered", contract: DiamondsTrump, cards: "CJ SJ", points: 61, tricks: 5, bid: 27, winner: DeclarerWon, value: 27, score: 27},
	{name: "overbid, and the least multiple is the bid itself", contract: DiamondsTrump, cards: "CJ", points: 61, tricks: 5, bid: 27, winner: DefendersWon, value: 27, score: -54},
	{name: "overbid and lost on points", contract: SpadesTrump, cards: "CJ", points: 31, tricks: 4, bid: 35, winner: DefendersWon, value: 44, score: -88},
	{name: "Schneider saves an overbid", contract: SpadesTrump, cards: "CJ", points: 90, tricks: 9, bid: 33, winner: DeclarerWon, value: 33, score: 33},
	{name: "without eleven: every trump missing", contract: DiamondsTrump, points: 61, tricks: 5, bid: 18, winner: DeclarerWon, value: 108, score: 108},
	{name: "at 60:60 the declarer has lost", contract: DiamondsTrump, cards: "CJ", points: 60, tricks: 5, bid: 18, winner: DefendersWon, value: 18, score: -36},
	{name: "the declarer Schwarz", contract: DiamondsTrump, cards: "CJ", points: 21, tricks: 0, bid: 18, winner: DefendersWon, value: 36, score: -72},
}

func TestAuctionedScore(t *testing.T) {
	for _, f := range auctionedRows {
		f.scoring = Skat
		f.check(t, 3, 10)
	}
}

// Seeger-Fabian adds 50, and 40 for each opponent, to the same deals; with two
// players the winner is a seat.
func TestSeegerScore(t *testing.T) {
	for _, f := range auctionedRows {
		f.scoring = Seeger
		if f.winner == DeclarerWon {
			f.score += 50
		} else {
			f.score -= 50
			f.other = 40
		}
		f.check(t, 3, 10)
		f.name = "two players: " + f.name
		f.winner = map[Winner]Winner{DeclarerWon: "1", DefendersWon: "2"}[f.winner]
		f.check(t, 2, 10)
	}
}

// Rules 3.4.
func TestRamschScore(t *testing.T) {
	type three = [4]int
	for _, r := range []struct {
		name     string
		scoring  Scoring
		seats    int
		declarer Seat
		points   three
		tricks   three
		kontra   bool
		re       bool
		winner   Winner
		value    int
		score    three
	}{
		{"declarer 48, opponent 72", Jacks, 2, 1, three{0, 48, 72}, three{0, 8, 8}, false, false, "1", 72, three{0, 0, -72}},
		{"declarer 72, opponent 48, kontra", Jacks, 2, 1, three{0, 72, 48}, three{0, 8, 8}, true, false, "2", 72, three{0, -144}},
		{"declarer took all 16 tricks", Jacks, 2, 1, three{0, 120, 0}, three{0, 16, 0}, false, false, "1", 120, three{0, 120}},
		{"60:60", Jacks, 2, 1, three{0, 60, 60}, three{0, 8, 8}, false, false, "2", 60, three{0, -60}},
		{"60:60, the declarer is seat 2, kontra and re", Spitzen, 2, 2, three{0, 60, 60}, three{0, 8, 8}, true, true, "1", 60, three{0, 0, -240}},
		{"opponent's Durchmarsch, kontra", Spitzen, 2, 1, three{0, 0, 120}, three{0, 0, 16}, true, false, "2", 120, three{0, 0, 240}},
		{"all points without one trick is no Durchmarsch", Jacks, 2, 1, three{0, 120, 0}, three{0, 15, 1}, false, false, "2", 120, three{0, -120}},
		{"simple", Simple, 2, 1, three{0, 48, 72}, three{0, 8, 8}, false, false, "1", 2, three{0, 2}},
		{"simple, the winner has 30", Simple, 2, 1, three{0, 90, 30}, three{0, 8, 8}, true, false, "2", 3, three{0, 0, 6}},
		{"simple, Durchmarsch, kontra and re", Simple, 2, 1, three{0, 120, 0}, three{0, 16, 0}, true, true, "1", 4, three{0, 16}},
		{"simple, 60:60, kontra", Simple, 2, 1, three{0, 60, 60}, three{0, 8, 8}, true, false, Draw, 1, three{0, 1, 1}},
		{"two, all passed, 60:60", Skat, 2, 0, three{0, 60, 60}, three{0, 8, 7}, false, false, Draw, 60, three{0, -60, -60}},
		{"two, all passed, seeger adds nothing", Seeger, 2, 0, three{0, 70, 50}, three{0, 8, 7}, false, false, "2", 70, three{0, -70}},
		{"three, 0 (no trick) / 60 / 60: Jungfrau", Skat, 3, 0, three{0, 0, 60, 60}, three{0, 0, 5, 5}, false, false, "1", 60, three{0, 0, -120, -120}},
		{"three, one loses", Skat, 3, 0, three{0, 30, 31, 59}, three{0, 3, 3, 4}, false, false, "1,2", 59, three{0, 0, 0, -59}},
		{"three, Jungfrau doubles", Seeger, 3, 0, three{0, 70, 50, 0}, three{0, 6, 4, 0}, false, false, "2,3", 70, three{0, -140}},
		{"three, no points but a trick is no Jungfrau", Skat, 3, 0, three{0, 70, 50, 0}, three{0, 5, 4, 1}, false, false, "2,3", 70, three{0, -70}},
		{"three, 40:40:40", Skat, 3, 0, three{0, 40, 40, 40}, three{0, 3, 3, 4}, false, false, Draw, 40, three{0, -40, -40, -40}},
		{"three, Durchmarsch is no double Jungfrau", Skat, 3, 0, three{0, 0, 120, 0}, three{0, 0, 10, 0}, false, false, "2", 120, three{0, 0, 120}},
	} {
		t.Run(r.name, func(t *testing.T) {
			got := Score(Facts{
				Seats: r.seats, Scoring: r.scoring, Contract: Ramsch, Declarer: r.declarer, Kontra: r.kontra, Re: r.re,
				Points: r.points, Tricks: r.tricks, TricksPlayed: r.tricks[1] + r.tricks[2] + r.tricks[3],
			})
			if got.Winner != r.winner || got.Value != r.value || got.Score != r.score {
				t.Errorf("winner %s, value %d, score %v; want %s, %d, %v", got.Winner, got.Value, got.Score, r.winner, r.value, r.score)
			}
		})
	}
}

// The lines tell in order how the score came about.
func TestLines(t *testing.T) {
	f := finished{scoring: Jacks, contract: ClubsTrump, cards: "CJ SJ", points: 28, tricks: 4, kontra: true, re: true}
	got := Score(f.facts(t, 2, 16)).Lines
	want := []Line{
		{LineWith, 2, 2, 0}, {LineGame, 1, 3, 0}, {LineSchneider, 1, 4, 0}, {LineBase, 12, 48, 0},
		{LineLost, -2, -96, 0}, {LineKontra, 2, -192, 0}, {LineRe, 2, -384, 0},
	}
	if !slices.Equal(got, want) {
		t.Errorf("lines %v\n want %v", got, want)
	}
	f = finished{scoring: Seeger, contract: HeartsTrump, cards: "SJ", points: 80, bid: 33, tricks: 6}
	got = Score(f.facts(t, 3, 10)).Lines
	want = []Line{
		{LineWithout, 1, 1, 0}, {LineGame, 1, 2, 0}, {LineBase, 10, 20, 0}, {LineOverbid, 33, 40, 0},
		{LineLost, -2, -80, 0}, {LineSeegerLost, -50, -130, 0}, {LineSeegerAgainst, 40, 40, 2}, {LineSeegerAgainst, 40, 40, 3},
	}
	if !slices.Equal(got, want) {
		t.Errorf("lines %v\n want %v", got, want)
	}
}

func TestResultLine(t *testing.T) {
	f := finished{scoring: Jacks, contract: ClubsTrump, cards: "CJ SJ", points: 74, tricks: 9, kontra: true, re: true}
	if got, want := Score(f.facts(t, 2, 16)).String(), "points=74,46 tricks=9,7 winner=1 value=36 score=+144,0"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestWon(t *testing.T) {
	for _, r := range []struct {
		winner Winner
		seat   Seat
		want   bool
	}{
		{"1", 1, true}, {"1", 2, false}, {"1,3", 3, true}, {"1,3", 2, false},
		{DeclarerWon, 2, true}, {DeclarerWon, 1, false}, {DefendersWon, 2, false}, {DefendersWon, 1, true},
		{Draw, 1, false}, {ThrownIn, 2, false},
	} {
		if got := (&Result{Seats: 3, Winner: r.winner}).Won(r.seat, 2); got != r.want {
			t.Errorf("winner %s: seat %d of declarer 2 won: %v", r.winner, r.seat, got)
		}
	}
}
