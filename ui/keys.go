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
		shortcut fyne.Shortcut
		do       func()
	}{
		{&fyne.ShortcutUndo{}, w.undo}, // Fyne makes this of Ctrl+Z before it looks at custom ones
		{withCtrl(fyne.KeyN), w.askNewMatch},
		{withCtrl(fyne.KeyO), w.chooseRecord},
		{withCtrl(fyne.KeyS), w.saveRecord},
		{withCtrl(fyne.KeyComma), w.showSettings},
	} {
		c.AddShortcut(s.shortcut, func(fyne.Shortcut) {
			if c.Overlays().Top() == nil { // a dialog has the keys to itself
				s.do()
			}
		})
	}
	c.AddShortcut(withCtrl(fyne.KeyQ), func(fyne.Shortcut) { w.quit() })
}

func withCtrl(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}
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
