package dialogs

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// tabs is a row of heads over one of several bodies. Unlike Fyne's tabs its
// heads can be reached by keys: Tab goes to them, Left and Right change the
// body.
type tabs struct {
	in     *sheet
	heads  []*tabHead
	bodies []fyne.CanvasObject
	scroll []*container.Scroll
	stack  *fyne.Container
	chosen int
	after  func(int) // told of every change; may be nil
}

func newTabs(in *sheet) *tabs { return &tabs{in: in, stack: container.NewStack()} }

// add appends a tab; scroll is what the keys scroll in it, and may be nil.
func (t *tabs) add(title string, body fyne.CanvasObject, scroll *container.Scroll) {
	i := len(t.heads)
	h := &tabHead{of: t, number: i}
	h.button = button{in: t.in}
	h.Text, h.Importance = title, widget.LowImportance
	h.OnTapped = func() { t.choose(i) }
	h.ExtendBaseWidget(h)
	t.heads = append(t.heads, h)
	t.bodies = append(t.bodies, body)
	t.scroll = append(t.scroll, scroll)
}

// build returns the whole, with one tab chosen, and makes it the sheet's body.
func (t *tabs) build(chosen int) {
	row := container.NewHBox()
	for _, h := range t.heads {
		row.Add(h)
	}
	t.stack.Objects = t.bodies
	t.in.tabbed = true
	t.in.setBody(below(container.New(column{gap: 0}, row, widget.NewSeparator(), gap(12)), t.stack), nil)
	t.choose(chosen)
}

// choose shows a tab.
func (t *tabs) choose(i int) {
	if i < 0 || i >= len(t.heads) {
		return
	}
	t.chosen = i
	t.in.scroll = t.scroll[i]
	for k, body := range t.bodies {
		if k == i {
			body.Show()
		} else {
			body.Hide()
		}
		t.heads[k].Refresh()
	}
	t.stack.Refresh()
	if t.after != nil {
		t.after(i)
	}
}

// below puts an object, as large as can be, below another. Tab goes from the
// upper to the lower one, which in Fyne's border container it does not.
func below(upper, lower fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewBorderLayout(upper, nil, nil, nil), upper, lower)
}

// gap is empty room of a height.
func gap(height float32) fyne.CanvasObject {
	r := canvas.NewRectangle(color.Transparent)
	r.SetMinSize(fyne.NewSize(1, height))
	return r
}

// gapWide is empty room of a width.
func gapWide(width float32) fyne.CanvasObject {
	r := canvas.NewRectangle(color.Transparent)
	r.SetMinSize(fyne.NewSize(width, 1))
	return r
}

// tabHead is the button of a tab.
type tabHead struct {
	button
	of     *tabs
	number int
}

// TypedKey goes to the next tab or the one before.
func (h *tabHead) TypedKey(e *fyne.KeyEvent) {
	next := h.number
	switch e.Name {
	case fyne.KeyLeft:
		next--
	case fyne.KeyRight:
		next++
	default:
		h.button.TypedKey(e)
		return
	}
	if next >= 0 && next < len(h.of.heads) {
		h.of.choose(next)
		h.in.win.Canvas().Focus(h.of.heads[next])
	}
}

// CreateRenderer underlines the head of the tab that is shown.
func (h *tabHead) CreateRenderer() fyne.WidgetRenderer {
	h.ExtendBaseWidget(h)
	return &tabHeadRenderer{h.button.CreateRenderer().(*ringed), canvas.NewRectangle(color.Transparent), h}
}

type tabHeadRenderer struct {
	*ringed
	line *canvas.Rectangle
	head *tabHead
}

// Objects returns the button's and the line.
func (r *tabHeadRenderer) Objects() []fyne.CanvasObject { return append(r.ringed.Objects(), r.line) }

// Layout puts the line under the button.
func (r *tabHeadRenderer) Layout(size fyne.Size) {
	r.ringed.Layout(size)
	place(r.line, 6, size.Height-3, size.Width-12, 3)
}

// Refresh colours the line.
func (r *tabHeadRenderer) Refresh() {
	r.ringed.Refresh()
	r.line.CornerRadius = 1.5
	r.line.FillColor = color.Transparent
	if r.head.of.chosen == r.head.number {
		r.line.FillColor = r.head.Theme().Color(theme.ColorNamePrimary, fyne.CurrentApp().Settings().ThemeVariant())
	}
	r.line.Refresh()
}
