package ai

import (
	"flag"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"kutscherskat/game"
)

var (
	matchPlayers = flag.String("match", "", "two players, such as expert:8000,strong (level and nodes) or expert+medium (who decides, who plays): play a duplicate match")
	matchVariant = flag.String("variant", "offiziersskat", "the variant of the match")
	matchScoring = flag.String("scoring", "", "its scoring")
	matchSeed    = flag.Uint64("seed", 1, "of the decks")
)

// contest plays n decks, each once for every way to seat one a among the
// others, who are b, and returns a's score less the mean of the others' for
// each deck.
func contest(t testing.TB, v *game.Variant, sc game.Scoring, opt game.Options, n int, seed uint64, a, b chooser) *tally {
	r := random(seed)
	sum := &tally{}
	for range n {
		setup := setupOf(v, sc, opt, &r)
		diff := 0.0
		for s := 0; s < v.Seats; s++ {
			seats := []chooser{b, b, b}
			seats[s] = a
			d := playDeal(t, setup, seats)
			diff += sum.count(d, game.Seat(s+1)) / float64(v.Seats)
		}
		sum.add(diff)
	}
	return sum
}

// tally sums up a contest.
type tally struct {
	n       int
	sum, sq float64

	declared, declaredWon int // by a
	against, againstWon   int // by b, and won by b
	scoreDeclared         int
}

func (m *tally) count(d *game.Deal, a game.Seat) float64 {
	res := d.Result()
	diff := float64(res.Score[a])
	for s := 1; s <= res.Seats; s++ {
		if game.Seat(s) != a {
			diff -= float64(res.Score[s]) / float64(res.Seats-1)
		}
	}
	v := d.View(0)
	if v.Declarer == 0 || v.Contract == game.Ramsch {
		return diff
	}
	won := res.Won(v.Declarer, v.Declarer)
	if v.Declarer == a {
		m.declared++
		m.scoreDeclared += res.Score[a]
		if won {
			m.declaredWon++
		}
	} else {
		m.against++
		if won {
			m.againstWon++
		}
	}
	return diff
}

func (m *tally) add(x float64) {
	m.n++
	m.sum += x
	m.sq += x * x
}

// mean returns the mean score a deal that a is ahead by, and half of its 95 %
// interval.
func (m *tally) mean() (mean, half float64) {
	n := float64(m.n)
	mean = m.sum / n
	return mean, 1.96 * math.Sqrt((m.sq/n-mean*mean)/n)
}

func (m *tally) String() string {
	mean, half := m.mean()
	return fmt.Sprintf("%+.2f +-%.2f (%d decks); a declares %d, wins %.1f %%, %+.1f each; b declares %d, wins %.1f %%", mean, half, m.n,
		m.declared, 100*float64(m.declaredWon)/float64(max(1, m.declared)), float64(m.scoreDeclared)/float64(max(1, m.declared)),
		m.against, 100*float64(m.againstWon)/float64(max(1, m.against)))
}

// TestMatch plays the match that -match asks for.
func TestMatch(t *testing.T) {
	if *matchPlayers == "" {
		t.Skip("only with -match")
	}
	v, err := game.FindVariant(*matchVariant)
	if err != nil {
		t.Fatal(err)
	}
	sc := v.Scorings[0]
	if *matchScoring != "" {
		sc = game.Scoring(*matchScoring)
	}
	var seats []chooser
	var clocks [2]clock
	names := strings.Split(*matchPlayers, ",")
	for i, name := range names {
		seats = append(seats, clocks[i].time(named(t, name)))
	}
	m := contest(t, v, sc, game.Options{}, *tuneDeals, *matchSeed, seats[0], seats[1])
	fmt.Fprintf(os.Stderr, "%s %s %v: %v\n%s %v\n%s %v\n", v.Name, sc, *matchPlayers, m, names[0], clocks[0], names[1], clocks[1])
}

// named returns a player by its name in a match.
func named(t testing.TB, name string) chooser {
	if name == "random" {
		return randomMover(9)
	}
	if strings.Contains(name, "+") {
		return mixed(name, func(name string) chooser { return named(t, name) })
	}
	if habit, rest, ok := strings.Cut(name, "-"); ok {
		return without(habit, named(t, rest))
	}
	level, nodes, _ := strings.Cut(name, ":")
	p := newPlayer(t, Level(level), 5)
	p.Budget.Nodes, _ = strconv.Atoi(nodes)
	return chooserOf(p)
}

// clock measures how long a player takes.
type clock struct {
	moves int
	total time.Duration
	worst time.Duration
}

func (c *clock) time(f chooser) chooser {
	return func(v game.View) (game.Action, error) {
		start := time.Now()
		a, err := f(v)
		d := time.Since(start)
		c.moves++
		c.total += d
		c.worst = max(c.worst, d)
		return a, err
	}
}

func (c clock) String() string {
	return fmt.Sprintf("%d moves, mean %v, worst %v", c.moves, c.total/time.Duration(max(1, c.moves)), c.worst)
}
