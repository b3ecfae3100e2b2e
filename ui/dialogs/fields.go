package dialogs

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/ui/look"
)

// A focused widget gets every key. The fields here are Fyne's, but pass keys
// that they have no use for to their sheet, show plainly where the focus is,
// and scroll into view when they get it.

// button is a button that Enter presses too.
type button struct {
	widget.Button
	in      *sheet
	focused bool
}

func newButton(in *sheet, text string, tapped func()) *button {
	b := &button{in: in}
	b.Text, b.OnTapped = text, tapped
	b.ExtendBaseWidget(b)
	return b
}

// newMainButton returns the button of what is usually wanted.
func newMainButton(in *sheet, text string, tapped func()) *button {
	b := newButton(in, text, tapped)
	b.Importance = widget.HighImportance
	return b
}

// TypedKey presses the button on Space and Enter.
func (b *button) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if !b.Disabled() {
			b.OnTapped()
		}
	default:
		if !b.in.key(e) {
			b.in.scrollKey(e)
		}
	}
}

// FocusGained shows the ring.
func (b *button) FocusGained() {
	b.focused = true
	b.Button.FocusGained()
	b.in.reveal(b)
}

// FocusLost takes the ring away.
func (b *button) FocusLost() {
	b.focused = false
	b.Button.FocusLost()
}

// CreateRenderer adds border and ring to Fyne's button.
func (b *button) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	border := look.ColorNameButtonBorder
	if b.Importance == widget.LowImportance || b.Importance == widget.HighImportance {
		border = ""
	}
	return newRinged(b, b.Button.CreateRenderer(), border, func() bool { return b.focused })
}

// choice is a field with one of several values.
type choice struct {
	widget.Select
	in      *sheet
	focused bool
	values  []string
}

// newChoice returns a field with values, shown by their names, of which
// current is chosen. A current value that is not among them is added.
func newChoice(in *sheet, values []string, current string, name func(string) string, picked func(string)) *choice {
	c := &choice{in: in}
	found := false
	for _, v := range values {
		c.add(v, name(v))
		found = found || v == current
	}
	if !found {
		c.add(current, name(current))
	}
	c.Selected = name(current)
	c.PlaceHolder = c.Selected
	c.OnChanged = func(string) { picked(c.value()) }
	c.ExtendBaseWidget(c)
	return c
}

func (c *choice) add(value, name string) {
	c.values = append(c.values, value)
	c.Options = append(c.Options, name)
}

// value returns the value that is chosen.
func (c *choice) value() string { return c.values[max(0, c.SelectedIndex())] }

// MinSize leaves room for the longest name.
func (c *choice) MinSize() fyne.Size {
	c.ExtendBaseWidget(c)
	size := c.Select.MinSize()
	th := c.Theme()
	for _, name := range c.Options {
		w := fyne.MeasureText(name, th.Size(theme.SizeNameText), fyne.TextStyle{}).Width
		size.Width = max(size.Width, w+4*th.Size(theme.SizeNameInnerPadding)+th.Size(theme.SizeNameInlineIcon))
	}
	return size
}

// TypedKey opens the list, or goes from value to value.
func (c *choice) TypedKey(e *fyne.KeyEvent) {
	if !c.in.key(e) {
		c.Select.TypedKey(e)
	}
}

// FocusGained shows the ring.
func (c *choice) FocusGained() {
	c.focused = true
	c.Select.FocusGained()
	c.in.reveal(c)
}

// FocusLost takes the ring away.
func (c *choice) FocusLost() {
	c.focused = false
	c.Select.FocusLost()
}

// CreateRenderer adds border and ring to Fyne's field.
func (c *choice) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	return newRinged(c, c.Select.CreateRenderer(), theme.ColorNameInputBorder, func() bool { return c.focused })
}

// check is a box that is ticked or not; Space changes it.
type check struct {
	widget.Check
	in      *sheet
	focused bool
}

func newCheck(in *sheet, text string, on bool, changed func(bool)) *check {
	c := &check{in: in}
	c.Text, c.Checked, c.OnChanged = text, on, changed
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey passes every key on: Space comes as a rune.
func (c *check) TypedKey(e *fyne.KeyEvent) {
	if !c.in.key(e) {
		c.in.scrollKey(e)
	}
}

// FocusGained shows the ring.
func (c *check) FocusGained() {
	c.focused = true
	c.Check.FocusGained()
	c.in.reveal(c)
}

// FocusLost takes the ring away.
func (c *check) FocusLost() {
	c.focused = false
	c.Check.FocusLost()
}

// CreateRenderer adds the ring to Fyne's box.
func (c *check) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	return newRinged(c, c.Check.CreateRenderer(), "", func() bool { return c.focused })
}

// entry is a line of text.
type entry struct {
	widget.Entry
	in    *sheet
	takes func(rune) bool // which characters may be typed; nil: all
}

func newEntry(in *sheet, text, placeholder string, changed func(string)) *entry {
	e := &entry{in: in}
	e.Text, e.PlaceHolder, e.OnChanged = text, placeholder, changed
	e.Wrapping = fyne.TextWrap(fyne.TextTruncateClip)
	e.ExtendBaseWidget(e)
	return e
}

// newNumber returns a line of digits.
func newNumber(in *sheet, text string, changed func(string)) *entry {
	e := newEntry(in, text, "0", changed)
	e.takes = func(r rune) bool { return r >= '0' && r <= '9' }
	return e
}

// TypedKey edits, but for the keys of the sheet.
func (e *entry) TypedKey(k *fyne.KeyEvent) {
	if !e.in.key(k) {
		e.Entry.TypedKey(k)
	}
}

// TypedRune takes a character.
func (e *entry) TypedRune(r rune) {
	if e.takes == nil || e.takes(r) {
		e.Entry.TypedRune(r)
	}
}

// FocusGained scrolls to the line.
func (e *entry) FocusGained() {
	e.Entry.FocusGained()
	e.in.reveal(e)
}

// slider is a value between two others; Left and Right change it.
type slider struct {
	widget.Slider
	in *sheet
}

func newSlider(in *sheet, most, step, value float64, changed func(float64)) *slider {
	s := &slider{in: in}
	s.Max, s.Step, s.Value, s.OnChanged = most, step, value, changed
	s.ExtendBaseWidget(s)
	return s
}

// TypedKey moves the slider.
func (s *slider) TypedKey(e *fyne.KeyEvent) {
	if !s.in.key(e) {
		s.Slider.TypedKey(e)
	}
}

// FocusGained scrolls to the slider.
func (s *slider) FocusGained() {
	s.Slider.FocusGained()
	s.in.reveal(s)
}

// list is a list whose chosen row the arrow keys move.
type list struct {
	widget.List
	in      *sheet
	focused bool
	chosen  int
	enter   func() // Enter; nil: as everywhere in the sheet
}

// newList returns a list of length rows, of which none is chosen.
func newList(in *sheet, length func() int, create func() fyne.CanvasObject, update func(int, fyne.CanvasObject), chosen func(int)) *list {
	l := &list{in: in, chosen: -1}
	l.Length, l.CreateItem, l.UpdateItem = length, create, update
	l.HideSeparators = true
	l.OnSelected = func(i int) {
		l.chosen = i
		chosen(i)
	}
	l.ExtendBaseWidget(l)
	return l
}

// TypedKey chooses another row.
func (l *list) TypedKey(e *fyne.KeyEvent) {
	page := max(1, int(l.Size().Height/36)-1)
	steps := map[fyne.KeyName]int{
		fyne.KeyUp: -1, fyne.KeyDown: 1, fyne.KeyPageUp: -page, fyne.KeyPageDown: page,
		fyne.KeyHome: -l.Length(), fyne.KeyEnd: l.Length(),
	}
	step, moves := steps[e.Name]
	switch {
	case moves:
		l.Select(max(0, min(l.chosen+step, l.Length()-1)))
	case l.enter != nil && (e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter):
		l.enter()
	default:
		l.in.key(e)
	}
}

// FocusGained shows the ring. Fyne's list does not learn of it: it would mark a
// row of its own.
func (l *list) FocusGained() {
	l.focused = true
	l.Refresh()
}

// FocusLost takes the ring away.
func (l *list) FocusLost() {
	l.focused = false
	l.Refresh()
}

// CreateRenderer adds the ring to Fyne's list.
func (l *list) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	r := newRinged(l, l.List.CreateRenderer(), "", func() bool { return l.focused })
	r.width = 1 // there is a chosen row to be seen already
	return r
}

// ringed draws a border over a widget of Fyne's, and a ring while it is
// focused.
type ringed struct {
	fyne.WidgetRenderer
	of      fyne.Widget
	ring    *canvas.Rectangle
	border  fyne.ThemeColorName // "" for none
	width   float32             // of the ring
	focused func() bool
}

func newRinged(of fyne.Widget, inner fyne.WidgetRenderer, border fyne.ThemeColorName, focused func() bool) *ringed {
	r := &ringed{WidgetRenderer: inner, of: of, ring: canvas.NewRectangle(color.Transparent), border: border, width: 2, focused: focused}
	r.colour()
	return r
}

// Objects returns the widget's and the ring.
func (r *ringed) Objects() []fyne.CanvasObject {
	inner := r.WidgetRenderer.Objects()
	return append(inner[:len(inner):len(inner)], r.ring)
}

// Layout puts the ring round the widget.
func (r *ringed) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.ring.Resize(size)
}

// Refresh shows whether the widget is focused.
func (r *ringed) Refresh() {
	r.WidgetRenderer.Refresh()
	r.colour()
	r.ring.Refresh()
}

func (r *ringed) colour() {
	th, v := r.of.(interface{ Theme() fyne.Theme }).Theme(), fyne.CurrentApp().Settings().ThemeVariant()
	name, width := r.border, float32(1)
	if r.focused() {
		name, width = look.ColorNameFocusRing, r.width
	}
	r.ring.CornerRadius = th.Size(theme.SizeNameInputRadius)
	r.ring.StrokeWidth, r.ring.StrokeColor = width, color.Color(color.Transparent)
	if name != "" {
		r.ring.StrokeColor = th.Color(name, v)
	} else {
		r.ring.StrokeWidth = 0
	}
}
