package ui

import (
	"context"

	"fyne.io/fyne/v2"

	"kutscherskat/game"
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
		var a game.Action
		adviser, err := ai.New(ai.Medium, 1)
		if err == nil {
			a, err = adviser.Choose(ctx, view)
		}
		fyne.Do(func() {
			defer cancel()
			switch {
			case w.turn != at || w.match.Turn() != turn:
			case err != nil:
				dialogs.Error(w.win, w.texts, err)
			default:
				w.table.Hint(a, w.texts.T("HintBest"))
			}
		})
	}()
}
