package soak

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// reckoning is how a deal ended, as the referee sees it.
type reckoning struct {
	winner string
	value  int
	score  [4]int
}

// result returns the result line.
func (r *referee) result() string {
	var k reckoning
	switch {
	case r.declarer == 0 && r.tricksDone == 0:
		return fmt.Sprintf("result points=%[1]s tricks=%[1]s winner=none value=0 score=%[1]s", strings.Repeat("0,", r.seats-1)+"0")
	case r.ramsch():
		k = r.reckonRamsch()
	default:
		k = r.reckonDeclarer()
	}
	var points, tricks, score []string
	for s := 1; s <= r.seats; s++ {
		points = append(points, strconv.Itoa(r.points[s]))
		tricks = append(tricks, strconv.Itoa(r.tricks[s]))
		sign := ""
		if k.score[s] > 0 {
			sign = "+"
		}
		score = append(score, sign+strconv.Itoa(k.score[s]))
	}
	return fmt.Sprintf("result points=%s tricks=%s winner=%s value=%d score=%s",
		strings.Join(points, ","), strings.Join(tricks, ","), k.winner, k.value, strings.Join(score, ","))
}

// doubled multiplies by kontra and re.
func (r *referee) doubled(n int) int {
	if r.kontra {
		n *= 2
	}
	if r.re {
		n *= 2
	}
	return n
}

func (r *referee) side(won bool) string {
	switch {
	case r.seats == 3 && won:
		return "declarer"
	case r.seats == 3:
		return "defenders"
	case won:
		return strconv.Itoa(r.declarer)
	}
	return strconv.Itoa(r.after(r.declarer, 1))
}

// against adds up what the declarer's opponents have.
func (r *referee) against(of [4]int) int {
	n := 0
	for s := 1; s <= r.seats; s++ {
		if s != r.declarer {
			n += of[s]
		}
	}
	return n
}

func (r *referee) reckonDeclarer() reckoning {
	own, theirs := r.points[r.declarer], r.against(r.points)
	won := own >= 61
	if r.contract == "null" {
		won = !r.nullLost
	}
	if r.scoring == "simple" {
		return r.reckonSimple(won, own, theirs)
	}
	value := 0
	if r.contract == "null" {
		value = map[string]int{"": 23, "hand": 35, "ouvert": 46, "hand ouvert": 59}[r.nullKind()]
	} else {
		value, won = r.suitValue(won, own, theirs)
	}
	k := reckoning{winner: r.side(won), value: value}
	if won {
		k.score[r.declarer] = r.doubled(value)
	} else {
		k.score[r.declarer] = r.doubled(-2 * value)
	}
	if r.scoring == "seeger" {
		if won {
			k.score[r.declarer] += 50
		} else {
			k.score[r.declarer] -= 50
			for i := 1; i < r.seats; i++ {
				k.score[r.after(r.declarer, i)] += 40
			}
		}
	}
	return k
}

func (r *referee) nullKind() string {
	var words []string
	if r.hand && r.bidding() {
		words = append(words, "hand")
	}
	if r.level == "ouvert" {
		words = append(words, "ouvert")
	}
	return strings.Join(words, " ")
}

// suitValue returns the value of a suit or Grand, and whether it is won.
func (r *referee) suitValue(won bool, own, theirs int) (int, bool) {
	base := map[string]int{"C": 12, "S": 11, "H": 10, "D": 9, "grand": 24}[r.contract]
	announced := map[string]int{"schneider": 1, "schwarz": 2, "ouvert": 3}[r.level]
	schneider := own <= 30 || theirs <= 30
	schwarz := r.tricks[r.declarer] == 0 || r.against(r.tricks) == 0
	switch {
	case announced >= 1 && theirs > 30, announced >= 2 && r.against(r.tricks) > 0:
		won = false
	}
	n := r.matadors() + 1
	for _, holds := range []bool{r.hand, schneider || announced >= 1, schwarz || announced >= 2,
		announced >= 1, announced >= 2, announced >= 3} {
		if holds {
			n++
		}
	}
	value := base * n
	if value < r.bid {
		won = false
		for value = base; value < r.bid; value += base {
		}
	}
	return value, won
}

func (r *referee) matadors() int {
	run := []string{"CJ", "SJ", "HJ", "DJ"}
	if r.contract != "grand" && r.scoring != "jacks" {
		for _, rank := range "ATKQ987" {
			run = append(run, r.contract+string(rank))
		}
	}
	has := slices.Clone(r.owned[r.declarer])
	if r.bidding() {
		has = append(has, r.deck[r.stockAt():r.stockAt()+2]...)
	}
	with := slices.Contains(has, "CJ")
	n := 0
	for _, c := range run {
		if slices.Contains(has, c) != with {
			break
		}
		n++
	}
	return n
}

// stockAt returns where in the deck the two cards of the skat or stock lie.
func (r *referee) stockAt() int {
	if r.variant == "skat" {
		return 9
	}
	return 30
}

func (r *referee) reckonSimple(won bool, own, theirs int) reckoning {
	if r.contract != "null" && own == 60 && theirs == 60 {
		return reckoning{winner: "draw", value: 1, score: [4]int{0, 1, 1}}
	}
	winner, loserPoints := r.declarer, theirs
	if !won {
		winner, loserPoints = r.after(r.declarer, 1), own
	}
	value := 2
	if r.contract != "null" {
		if loserPoints <= 30 {
			value = 3
		}
		if r.tricks[r.after(winner, 1)] == 0 {
			value = 4
		}
	}
	k := reckoning{winner: strconv.Itoa(winner), value: value}
	k.score[winner] = r.doubled(value)
	return k
}

func (r *referee) reckonRamsch() reckoning {
	most, virgins := 0, 0
	for s := 1; s <= r.seats; s++ {
		most = max(most, r.points[s])
		if r.tricks[s] == 0 {
			virgins++
		}
		if r.tricks[s] == r.tricksDone {
			return r.durchmarsch(s)
		}
	}
	loses := func(s int) bool {
		if r.declarer != 0 && r.points[1] == r.points[2] { // two players
			return s == r.declarer
		}
		return r.points[s] == most
	}
	k := reckoning{value: most}
	var free []string
	for s := 1; s <= r.seats; s++ {
		switch {
		case !loses(s):
			free = append(free, strconv.Itoa(s))
		case virgins == 1:
			k.score[s] = r.doubled(-2 * r.points[s])
		default:
			k.score[s] = r.doubled(-r.points[s])
		}
	}
	k.winner = strings.Join(free, ",")
	if len(free) == 0 {
		k.winner = "draw"
	}
	if r.scoring == "simple" {
		return r.simpleRamsch(most)
	}
	return k
}

func (r *referee) durchmarsch(s int) reckoning {
	k := reckoning{winner: strconv.Itoa(s), value: 120}
	if r.scoring == "simple" {
		k.value = 4
	}
	k.score[s] = r.doubled(k.value)
	return k
}

// simpleRamsch is for two players, one of whom took the most points.
func (r *referee) simpleRamsch(most int) reckoning {
	if most == 60 {
		return reckoning{winner: "draw", value: 1, score: [4]int{0, 1, 1}}
	}
	winner := 1
	if r.points[1] == most {
		winner = 2
	}
	value := 2
	if r.points[winner] <= 30 {
		value = 3
	}
	k := reckoning{winner: strconv.Itoa(winner), value: value}
	k.score[winner] = r.doubled(value)
	return k
}
