package host

import (
	"context"

	"kutscherskat/game"
	"kutscherskat/game/ai"
	"kutscherskat/game/record"
)

// Assessment is what the adviser thinks of one decision in a recorded deal.
type Assessment struct {
	Index  int // of the action in the record
	Played ai.Advice
	Best   ai.Advice
	Forced bool // there was nothing to choose
}

// Loss returns how much expected score the decision cost, 0 or more.
func (a Assessment) Loss() float64 { return max(0, a.Best.Score-a.Played.Score) }

// Certain reports whether the loss is more than the uncertainty of the
// estimates explains: two standard errors of the difference at least.
func (a Assessment) Certain() bool {
	spread := a.Best.StdErr*a.Best.StdErr + a.Played.StdErr*a.Played.StdErr
	return a.Loss()*a.Loss() > 4*spread
}

// Mark grades a decision by its loss.
type Mark uint8

// The marks, best first.
const (
	Fine Mark = iota
	Small
	Mistake
	Blunder
)

// marks are the losses from which on a decision is graded so, in score points
// where game values count, and where the winner gets 2 to 4.
var marks = map[bool][3]float64{false: {2, 6, 18}, true: {.15, .4, 1}}

// Mark grades the decision under a scoring.
func (a Assessment) Mark(s game.Scoring) Mark {
	mark := Fine
	for _, from := range marks[s == game.Simple] {
		if a.Certain() && a.Loss() >= from {
			mark++
		}
	}
	return mark
}

// Assess asks the adviser about every decision in d by the seats that wanted
// holds, as each saw it then, and tells each of the answers in order. Giving
// up is not judged.
func Assess(ctx context.Context, d *record.Deal, wanted func(game.Seat) bool, adviser *ai.Player, each func(Assessment)) error {
	deal, err := game.New(d.Setup)
	if err != nil {
		return err
	}
	deal.Start()
	for i, a := range d.Actions {
		if wanted(a.Seat) && a.Kind != game.Concede {
			assessed, err := assess(ctx, deal.View(a.Seat), a, adviser)
			if err != nil {
				return err
			}
			assessed.Index = i
			each(assessed)
		}
		if _, err := deal.Apply(a); err != nil {
			return err
		}
	}
	return nil
}

func assess(ctx context.Context, v game.View, a game.Action, adviser *ai.Player) (Assessment, error) {
	if len(v.Legal) == 1 {
		only := ai.Advice{Action: a}
		return Assessment{Played: only, Best: only, Forced: true}, nil
	}
	list, err := adviser.Advise(ctx, v)
	if err != nil {
		return Assessment{}, err
	}
	assessed := Assessment{Best: list[0]}
	for _, advice := range list {
		if advice.Action == a {
			assessed.Played = advice
		}
	}
	return assessed, nil
}
