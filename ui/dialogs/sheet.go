package dialogs

import (
	"image/color"
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/ui/look"
)

// Lengths of a sheet, in Fyne's units.
const (
	sheetMargin  = 12 // least distance from the window's edge
	sheetPadding = 22
	sheetRadius  = 12
	titleSize    = 22
	buttonHeight = 42
	buttonWidth  = 112 // the least of a button in the bottom row
)

// sheet is a dialog: a panel over the dimmed window, with a title, a body and a
// row of buttons. Only the topmost overlay of a window gets taps and keys, so
// nothing below it can be used while it is open.
type sheet struct {
	widget.BaseWidget

	win     fyne.Window
	title   *canvas.Text
	body    *fyne.Container // holds the one body
	message *canvas.Text    // above the buttons, in the colour of errors
	left    []fyne.CanvasObject
	right   []fyne.CanvasObject
	tabbed  bool // the body begins with heads of tabs, which have a line of their own

	want    fyne.Size         // of the panel; as much of it as the window allows
	scroll  *container.Scroll // what the keys scroll and focused fields are shown in; may be nil
	confirm func()            // Enter; may be nil
	cancel  func()            // Escape

	isOpen    bool
	outerKey  func(*fyne.KeyEvent)
	outerRune func(rune)
}

// newSheet returns a sheet that is not shown yet. Until cancel is set Escape
// just closes it.
func newSheet(w fyne.Window, title string, want fyne.Size) *sheet {
	s := &sheet{
		win: w, want: want, body: container.NewStack(),
		title:   canvas.NewText(strings.TrimSuffix(title, " …"), color.Transparent),
		message: canvas.NewText("", color.Transparent),
	}
	s.title.TextStyle.Bold = true
	s.message.Hide()
	s.cancel = s.close
	s.ExtendBaseWidget(s)
	return s
}

// setBody puts body, whose keys scroll scrolls (it may be nil), in the sheet.
func (s *sheet) setBody(body fyne.CanvasObject, scroll *container.Scroll) {
	s.body.Objects = []fyne.CanvasObject{body}
	s.scroll = scroll
	s.body.Refresh()
}

// say shows a message above the buttons, and no message for "".
func (s *sheet) say(text string) {
	s.message.Text = text
	s.message.Hidden = text == ""
	s.Refresh()
}

// show opens the sheet and focuses first, if it is not nil.
func (s *sheet) show(first fyne.Focusable) {
	c := s.win.Canvas()
	s.outerKey, s.outerRune = c.OnTypedKey(), c.OnTypedRune()
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if !s.key(e) {
			s.scrollKey(e)
		}
	})
	c.SetOnTypedRune(nil)
	s.Resize(c.Size())
	c.Overlays().Add(s)
	s.isOpen = true
	s.Refresh()
	if first != nil {
		c.Focus(first)
	}
}

// close takes the sheet away and gives the keys back. Closing twice does
// nothing.
func (s *sheet) close() {
	if !s.isOpen {
		return
	}
	s.isOpen = false
	c := s.win.Canvas()
	c.Overlays().Remove(s)
	c.SetOnTypedKey(s.outerKey)
	c.SetOnTypedRune(s.outerRune)
}

// closing returns a function that closes the sheet and then calls then.
func (s *sheet) closing(then func()) func() {
	return func() {
		if !s.isOpen {
			return
		}
		s.close()
		if then != nil {
			then()
		}
	}
}

// key takes the keys that mean the same wherever the focus is, and reports
// whether it did: Escape, Enter, and F11 for the window. A focused widget gets
// all keys from Fyne and must pass them here.
func (s *sheet) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyEscape:
		s.cancel()
	case fyne.KeyReturn, fyne.KeyEnter:
		if s.confirm != nil {
			s.confirm()
		}
	case fyne.KeyF11:
		if s.outerKey != nil {
			s.outerKey(e)
		}
	case fyne.KeyPageUp, fyne.KeyPageDown:
		s.scrollKey(e)
	default:
		return false
	}
	return true
}

// scrollKey scrolls the body, for widgets that have no use for these keys.
func (s *sheet) scrollKey(e *fyne.KeyEvent) {
	if s.scroll == nil {
		return
	}
	page := s.scroll.Size().Height - 40
	y := s.scroll.Offset.Y
	switch e.Name {
	case fyne.KeyUp:
		y -= 40
	case fyne.KeyDown:
		y += 40
	case fyne.KeyPageUp:
		y -= page
	case fyne.KeyPageDown:
		y += page
	case fyne.KeyHome:
		y = 0
	case fyne.KeyEnd:
		y = s.scroll.Content.Size().Height
	}
	s.scrollTo(y)
}

func (s *sheet) scrollTo(y float32) {
	most := s.scroll.Content.Size().Height - s.scroll.Size().Height
	s.scroll.ScrollToOffset(fyne.NewPos(s.scroll.Offset.X, max(0, min(y, most))))
}

// reveal scrolls a focused field of the body into view.
func (s *sheet) reveal(o fyne.CanvasObject) {
	if !s.isOpen || s.scroll == nil || !within(s.scroll.Content, o) {
		return
	}
	const air = 12
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(s.scroll.Content).Y
	bottom := top + o.Size().Height
	switch y := s.scroll.Offset.Y; {
	case top-air < y:
		s.scrollTo(top - air)
	case bottom+air > y+s.scroll.Size().Height:
		s.scrollTo(bottom + air - s.scroll.Size().Height)
	}
}

// within reports whether o is tree or in one of its containers.
func within(tree, o fyne.CanvasObject) bool {
	if tree == o {
		return true
	}
	if c, ok := tree.(*fyne.Container); ok {
		for _, child := range c.Objects {
			if within(child, o) {
				return true
			}
		}
	}
	return false
}

// CreateRenderer draws the sheet.
func (s *sheet) CreateRenderer() fyne.WidgetRenderer {
	r := &sheetRenderer{
		sheet: s, dim: canvas.NewRectangle(color.Transparent), panel: canvas.NewRectangle(color.Transparent), line: canvas.NewRectangle(color.Transparent),
		row: container.New(buttonRow{}),
	}
	for i := range r.shadow {
		r.shadow[i] = canvas.NewRectangle(color.Transparent)
	}
	r.Refresh()
	return r
}

type sheetRenderer struct {
	*sheet
	dim, panel, line *canvas.Rectangle
	shadow           [3]*canvas.Rectangle // growing
	row              *fyne.Container
}

func (r *sheetRenderer) Destroy() {}

func (r *sheetRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.dim}
	for _, s := range r.shadow {
		objects = append(objects, s)
	}
	return append(objects, r.panel, r.title, r.line, r.body, r.message, r.row)
}

// underTitle is the height between title and body.
func (r *sheetRenderer) underTitle() float32 {
	if r.tabbed {
		return 4
	}
	return 10 + 1 + 12
}

// chrome is how much larger the panel is than its body.
func (r *sheetRenderer) chrome() fyne.Size {
	h := sheetPadding + r.title.MinSize().Height + r.underTitle() + 16 + r.row.MinSize().Height + sheetPadding
	if r.message.Visible() {
		h += r.message.MinSize().Height + 8
	}
	return fyne.NewSize(2*sheetPadding, h)
}

// MinSize is the least window in which nothing of the sheet is cut off.
func (r *sheetRenderer) MinSize() fyne.Size {
	inner := r.body.MinSize()
	inner.Width = max(inner.Width, r.row.MinSize().Width, r.title.MinSize().Width)
	return inner.Add(r.chrome()).AddWidthHeight(2*sheetMargin, 2*sheetMargin)
}

func (r *sheetRenderer) Layout(window fyne.Size) {
	r.dim.Resize(window)
	least := r.MinSize().SubtractWidthHeight(2*sheetMargin, 2*sheetMargin)
	size := r.want.Max(least).Min(window.SubtractWidthHeight(2*sheetMargin, 2*sheetMargin))
	x, y := round((window.Width-size.Width)/2), round((window.Height-size.Height)/2)
	place(r.panel, x, y, size.Width, size.Height)
	for i, s := range r.shadow {
		by := float32(2 * (i + 1))
		place(s, x-by, y-by+3, size.Width+2*by, size.Height+2*by)
	}
	x, width := x+sheetPadding, size.Width-2*sheetPadding
	end := y + size.Height - sheetPadding
	y += sheetPadding
	place(r.title, x, y, width, r.title.MinSize().Height)
	y += r.title.MinSize().Height + r.underTitle()
	r.line.Hidden = r.tabbed
	place(r.line, x, y-13, width, 1)
	row := r.row.MinSize().Height
	place(r.row, x, end-row, width, row)
	end -= row + 16
	if r.message.Visible() {
		h := r.message.MinSize().Height
		place(r.message, x, end+8-h, width, h)
		end -= h + 8
	}
	place(r.body, x, y, width, end-y)
	if r.scroll != nil {
		r.scroll.Refresh() // wrapped texts know their heights only now
	}
}

func (r *sheetRenderer) Refresh() {
	th, v := r.Theme(), fyne.CurrentApp().Settings().ThemeVariant()
	r.dim.FillColor = th.Color(theme.ColorNameShadow, v)
	r.panel.FillColor = th.Color(theme.ColorNameOverlayBackground, v)
	r.panel.StrokeColor = th.Color(look.ColorNameButtonBorder, v)
	r.panel.StrokeWidth = 1
	r.panel.CornerRadius = sheetRadius
	for i, s := range r.shadow {
		s.FillColor = faint(th.Color(theme.ColorNameShadow, v))
		s.CornerRadius = sheetRadius + float32(2*(i+1))
	}
	r.line.FillColor = th.Color(theme.ColorNameSeparator, v)
	r.title.Color = th.Color(theme.ColorNameForeground, v)
	r.title.TextSize = titleSize
	r.message.Color = th.Color(theme.ColorNameError, v)
	r.message.TextSize = th.Size(theme.SizeNameText)
	r.row.Objects = append(append([]fyne.CanvasObject{}, r.left...), append([]fyne.CanvasObject{spring()}, r.right...)...)
	r.Layout(r.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
}

// faint returns a colour a third as opaque: three of it make a soft shadow.
func faint(c color.Color) color.Color {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	n.A /= 3
	return n
}

// place moves and resizes an object, to whole units, so that edges are sharp.
func place(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(round(x), round(y)))
	o.Resize(fyne.NewSize(round(x+w)-round(x), round(y+h)-round(y)))
}

func round(v float32) float32 { return float32(math.Round(float64(v))) }
