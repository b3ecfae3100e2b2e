package ui

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"kutscherskat/game"
	"kutscherskat/game/ai"
	"kutscherskat/ui/coach"
	"kutscherskat/ui/dialogs"
)

// adviseTime is how long the adviser may think about one decision.
const adviseTime = 900 * time.Millisecond

// newAdviser returns the coach: the best player there is.
func newAdviser() (*ai.Player, error) {
	adviser, err := ai.New(ai.Expert, 1)
	if err == nil {
		adviser.Budget.Time = adviseTime
	}
	return adviser, err
}

// hint asks the adviser what the human on turn should do, and shows it.
func (w *window) hint() {
	if w.review != nil || w.match == nil {
		return
	}
	turn := w.match.Turn()
	if turn == 0 || !w.human(turn) || turn != w.viewer {
		return
	}
	w.stop()
	w.table.Say(w.texts.T("HintWait"))
	view, at := w.match.View(turn), w.turn
	ctx, cancel := context.WithCancel(context.Background())
	w.cancel = cancel
	go func() {
		adviser, err := newAdviser()
		var advice []ai.Advice
		if err == nil {
			advice, err = adviser.Advise(ctx, view)
		}
		fyne.Do(func() {
			defer cancel()
			switch {
			case w.turn != at || w.match.Turn() != turn:
			case err != nil:
				dialogs.Error(w.win, w.texts, err)
			case len(advice) > 0:
				w.table.Hint(advice[0].Action, w.coach(view.Variant, view.Scoring).Line(&view, advice[0]))
			}
		})
	}()
}

// coach returns who puts advice about a deal into words.
func (w *window) coach(v *game.Variant, s game.Scoring) coach.Coach {
	return coach.Coach{Texts: w.texts, Variant: v, Scoring: s, German: w.german()}
}
