package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// barMenu is an open menu of the top bar, over the whole window. Fyne's own
// PopUpMenu keeps the arrow keys to itself; here Left and Right go on to the
// bar's other menus, so that everything can be reached by keys.
type barMenu struct {
	widget.BaseWidget
	menu *widget.Menu
	at   fyne.Position
	over fyne.Canvas
	turn func(step int) // opens the next menu, or the one before
}

var _ fyne.Focusable = (*barMenu)(nil)
var _ fyne.Tappable = (*barMenu)(nil)

// showBarMenu opens a menu with its corner at a position.
func showBarMenu(m *fyne.Menu, over fyne.Canvas, at fyne.Position, turn func(step int)) {
	b := &barMenu{menu: widget.NewMenu(m), at: at, over: over, turn: turn}
	b.menu.OnDismiss = b.dismiss
	b.ExtendBaseWidget(b)
	b.Resize(over.Size())
	over.Overlays().Add(b)
	over.Focus(b)
	b.menu.ActivateNext()
}

func (b *barMenu) dismiss() { b.over.Overlays().Remove(b) }

// Tapped implements fyne.Tappable: a click beside the menu closes it.
func (b *barMenu) Tapped(*fyne.PointEvent) { b.dismiss() }

// FocusGained implements fyne.Focusable.
func (b *barMenu) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (b *barMenu) FocusLost() {}

// TypedRune implements fyne.Focusable.
func (b *barMenu) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (b *barMenu) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyDown:
		b.menu.ActivateNext()
	case fyne.KeyUp:
		b.menu.ActivatePrevious()
	case fyne.KeyRight:
		if !b.menu.ActivateLastSubmenu() {
			b.change(1)
		}
	case fyne.KeyLeft:
		if !b.menu.DeactivateLastSubmenu() {
			b.change(-1)
		}
	case fyne.KeyEnter, fyne.KeyReturn, fyne.KeySpace:
		b.menu.TriggerLast()
	case fyne.KeyEscape, fyne.KeyF10:
		b.dismiss()
	}
}

func (b *barMenu) change(step int) {
	b.dismiss()
	b.turn(step)
}

// CreateRenderer implements fyne.Widget.
func (b *barMenu) CreateRenderer() fyne.WidgetRenderer { return &barMenuRenderer{b} }

type barMenuRenderer struct{ b *barMenu }

// Layout implements fyne.WidgetRenderer: the menu stays within the window.
func (r *barMenuRenderer) Layout(size fyne.Size) {
	m := r.b.menu
	m.Resize(m.MinSize())
	m.Move(fyne.NewPos(max(0, min(r.b.at.X, size.Width-m.Size().Width)), r.b.at.Y))
}

// MinSize implements fyne.WidgetRenderer.
func (r *barMenuRenderer) MinSize() fyne.Size { return r.b.menu.MinSize() }

// Refresh implements fyne.WidgetRenderer.
func (r *barMenuRenderer) Refresh() { canvas.Refresh(r.b.menu) }

// Objects implements fyne.WidgetRenderer.
func (r *barMenuRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.b.menu} }

// Destroy implements fyne.WidgetRenderer.
func (r *barMenuRenderer) Destroy() {}
