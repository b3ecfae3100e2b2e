package ui

import (
	"context"

	"fyne.io/fyne/v2"

	"kutscherskat/game/ai"
	"kutscherskat/ui/dialogs"
)

// hint asks the adviser what the human on turn should do, and shows it.
func (w *window) hint() {
	turn := w.match.Turn()
	if w.review != nil || turn == 0 || !w.human(turn) || turn != w.viewer {
		return
	}
	w.table.Say(w.texts.T("HintWait"))
	view, at := w.match.View(turn), w.turn
	ctx, cancel := context.WithCancel(context.Background())
	w.cancel = cancel
	go func() {
		adviser, err := ai.New(ai.Medium, 1)
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
				w.table.Hint(advice[0].Action, w.reason(advice[0]))
			}
		})
	}()
}
