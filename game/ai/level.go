package ai

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"kutscherskat/game/solve"
)

// Level is how well a computer player plays.
type Level string

// The levels, weakest first.
const (
	Easy   Level = "easy"
	Medium Level = "medium"
	Strong Level = "strong"
	Expert Level = "expert"
)

// Levels lists the levels, weakest first.
func Levels() []Level { return []Level{Easy, Medium, Strong, Expert} }

// Budget bounds the thinking about one action. The zero value means what the
// level thinks by itself. With Nodes the choice depends on seed and view
// alone; with Time also on how fast the machine is.
type Budget struct {
	Nodes int           // deals played out in a search
	Time  time.Duration // at most so long
}

// Player is a computer player. It holds nothing of the deals it plays, so one
// Player may sit at several seats; it serves one goroutine at a time.
type Player struct {
	// Budget may be set before Choose or Advise. Easy and medium ignore it.
	Budget Budget

	level Level
	seed  uint64
	bench bench
	mates []*bench // of the other searchers
}

// New returns a player of a level. The same seed, view and budget in nodes
// always give the same choice.
func New(level Level, seed uint64) (*Player, error) {
	if !slices.Contains(Levels(), level) {
		var names []string
		for _, l := range Levels() {
			names = append(names, string(l))
		}
		return nil, fmt.Errorf("unknown level %q (there are %s)", string(level), strings.Join(names, ", "))
	}
	p := &Player{level: level, seed: seed}
	p.bench.solver = *solve.New(depths[level].table)
	return p, nil
}

// Within bounds the thinking about each decision to t beside the level's own
// budget in plays, for the window: a slow machine searches less.
func (p *Player) Within(t time.Duration) {
	p.Budget = Budget{Nodes: depths[p.level].budget.Nodes, Time: t}
}

// Level returns how well the player plays.
func (p *Player) Level() Level { return p.level }
