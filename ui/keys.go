package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// bindKeys gives the canvas the keys of the window. Keys go to the table
// first, so that a focused card or button has them.
func (w *window) bindKeys() {
	c := w.win.Canvas()
	c.SetOnTypedKey(w.typedKey)
	c.SetOnTypedRune(func(r rune) {
		if w.review == nil {
			w.table.TypedRune(r)
		}
	})
	for _, s := range []struct {
		key fyne.KeyName
		do  func()
	}{
		{fyne.KeyZ, w.undo},
		{fyne.KeyN, w.askNewMatch},
		{fyne.KeyO, w.chooseRecord},
		{fyne.KeyS, w.saveRecord},
		{fyne.KeyComma, w.showSettings},
		{fyne.KeyQ, w.quit},
	} {
		c.AddShortcut(&desktop.CustomShortcut{KeyName: s.key, Modifier: fyne.KeyModifierShortcutDefault}, func(fyne.Shortcut) {
			if w.win.Canvas().Overlays().Top() == nil { // a dialog has the keys to itself
				s.do()
			}
		})
	}
}

func (w *window) typedKey(e *fyne.KeyEvent) {
	if w.reviewKey(e.Name) || w.table.TypedKey(e) {
		return
	}
	switch e.Name {
	case fyne.KeyF1:
		w.showRules()
	case fyne.KeyF10:
		w.bar.open(0)
	case fyne.KeyF11:
		w.toggleFullScreen()
	case fyne.KeyEscape:
		if w.win.FullScreen() {
			w.toggleFullScreen()
		}
	}
}
