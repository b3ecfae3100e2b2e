package ui

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// barOverTable lays the bar along the top and the table below it, without a
// gap.
type barOverTable struct{}

// Layout implements fyne.Layout.
func (barOverTable) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	bar, table := objects[0], objects[1]
	height := bar.MinSize().Height
	table.Move(fyne.NewPos(0, height))
	table.Resize(size.SubtractWidthHeight(0, height))
	bar.Resize(fyne.NewSize(size.Width, height)) // last: the title stands over the table's middle
}

// MinSize implements fyne.Layout.
func (barOverTable) MinSize(objects []fyne.CanvasObject) fyne.Size {
	bar, table := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(max(bar.Width, table.Width), bar.Height+table.Height)
}

// topBar is the strip along the top: menus left, the game's name over the
// table, the sound right; during a review the steps through the deal.
type topBar struct {
	widget.BaseWidget
	w *window

	ground *canvas.Rectangle
	title  *canvas.Text
	// variant names the game where neither a match nor a review does.
	variant string
	menus   []*barButton
	sound   *barButton
	steps   []*barButton
}

func newTopBar(w *window) *topBar {
	b := &topBar{w: w, ground: canvas.NewRectangle(color.Transparent), title: canvas.NewText("", color.White)}
	b.title.TextStyle.Bold = true
	for i := range w.menus() {
		b.menus = append(b.menus, newBarButton(func() { b.open(i) }))
	}
	b.sound = newBarButton(w.toggleSound)
	for _, step := range []func(){
		func() { w.step(-len(w.review.deal.Actions)) },
		func() { w.step(-1) },
		func() { w.step(1) },
		w.nextMistake,
		func() { w.step(len(w.review.deal.Actions)) },
		w.endReview,
	} {
		b.steps = append(b.steps, newBarButton(step))
	}
	b.ExtendBaseWidget(b)
	b.refresh()
	return b
}

// open drops a menu down.
func (b *topBar) open(i int) {
	button := b.menus[i]
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(button)
	n := len(b.menus)
	showBarMenu(b.w.menus()[i], b.w.win.Canvas(), at.AddXY(0, button.Size().Height), func(step int) { b.open((i + step + n) % n) })
}

// refresh takes up another language, theme, game or review.
func (b *topBar) refresh() {
	w := b.w
	b.ground.FillColor = w.theme.Bar
	b.title.Color = w.theme.Text
	for i, m := range w.menus() {
		b.menus[i].set(m.Label, nil, w.theme.Text)
	}
	icon := theme.VolumeUpIcon()
	if !w.set.Table.Sound {
		icon = theme.VolumeMuteIcon()
	}
	b.sound.set("", icon, w.theme.Text)
	icons := []fyne.Resource{theme.MediaSkipPreviousIcon(), theme.NavigateBackIcon(), theme.NavigateNextIcon(), theme.WarningIcon(), theme.MediaSkipNextIcon(), theme.CancelIcon()}
	for i, s := range b.steps {
		s.set("", icons[i], w.theme.Text)
		s.Hidden = w.review == nil
	}
	b.title.Text = ""
	switch {
	case w.review != nil:
		b.title.Text = fmt.Sprintf("%s  ·  %s  ·  %s", w.texts.T("ReviewTitle"),
			w.texts.T("ReviewMove", "Number", w.review.at, "Total", len(w.review.deal.Actions)),
			w.texts.N("ReviewMistakes", w.review.mistakes()))
	case w.match != nil:
		b.title.Text = w.texts.Option("Variant", w.match.Variant.Name)
	case b.variant != "":
		b.title.Text = w.texts.Option("Variant", b.variant)
	}
	b.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (b *topBar) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{b.ground, b.title}
	for _, m := range b.menus {
		objects = append(objects, m)
	}
	for _, s := range b.steps {
		objects = append(objects, s)
	}
	return &topBarRenderer{b, append(objects, b.sound)}
}

type topBarRenderer struct {
	b       *topBar
	objects []fyne.CanvasObject
}

// barHeight follows the window (table.md 1).
func (b *topBar) height() float32 {
	size := b.w.win.Canvas().Size()
	switch {
	case size.Height < 680:
		return 36
	case size.Height >= 900 && size.Width >= 1500:
		return 48
	}
	return 40
}

// MinSize implements fyne.WidgetRenderer.
func (r *topBarRenderer) MinSize() fyne.Size { return fyne.NewSize(400, r.b.height()) }

// Layout implements fyne.WidgetRenderer.
func (r *topBarRenderer) Layout(size fyne.Size) {
	b := r.b
	b.ground.Resize(size)
	b.scale(size.Height)
	x := float32(8)
	for _, m := range b.menus {
		m.Resize(fyne.NewSize(m.MinSize().Width, size.Height))
		m.Move(fyne.NewPos(x, 0))
		x += m.Size().Width
	}
	right := size.Width - 8 - size.Height
	b.sound.Resize(fyne.NewSquareSize(size.Height))
	b.sound.Move(fyne.NewPos(right, 0))
	for i := len(b.steps) - 1; i >= 0 && !b.steps[i].Hidden; i-- {
		right -= size.Height
		b.steps[i].Resize(fyne.NewSquareSize(size.Height))
		b.steps[i].Move(fyne.NewPos(right, 0))
	}
	text := b.title.MinSize()
	centre := b.w.table.Centre()
	left := max(centre-text.Width/2, x+8)
	b.title.Hidden = left+text.Width > right
	b.title.Move(fyne.NewPos(left, (size.Height-text.Height)/2))
	b.title.Resize(text)
}

// scale sets the sizes of the texts for a bar of that height.
func (b *topBar) scale(height float32) {
	k := float32(1)
	if height > 44 {
		k = 1.2
	}
	b.title.TextSize = 15 * k
	for _, m := range b.menus {
		m.text.TextSize = 14 * k
	}
}

// Refresh implements fyne.WidgetRenderer.
func (r *topBarRenderer) Refresh() {
	r.Layout(r.b.Size())
	canvas.Refresh(r.b.ground)
	canvas.Refresh(r.b.title)
}

// Objects implements fyne.WidgetRenderer.
func (r *topBarRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *topBarRenderer) Destroy() {}

// barButton is a flat text or icon that lights up under the pointer.
type barButton struct {
	widget.BaseWidget
	tapped func()
	light  *canvas.Rectangle
	text   *canvas.Text
	icon   *widget.Icon
}

func newBarButton(tapped func()) *barButton {
	b := &barButton{tapped: tapped, light: canvas.NewRectangle(color.Transparent), text: canvas.NewText("", color.White), icon: widget.NewIcon(nil)}
	b.light.CornerRadius = 5
	b.text.TextSize = 14
	b.ExtendBaseWidget(b)
	return b
}

func (b *barButton) set(text string, icon fyne.Resource, ink color.Color) {
	b.text.Text, b.text.Color = text, ink
	if icon != nil {
		icon = theme.NewThemedResource(icon)
	}
	b.icon.SetResource(icon)
	b.Refresh()
}

// Tapped implements fyne.Tappable.
func (b *barButton) Tapped(*fyne.PointEvent) { b.tapped() }

// MouseIn, MouseMoved and MouseOut implement desktop.Hoverable.
func (b *barButton) MouseIn(*desktop.MouseEvent) { b.shine(0x2c) }

// MouseMoved implements desktop.Hoverable.
func (b *barButton) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (b *barButton) MouseOut() { b.shine(0) }

func (b *barButton) shine(alpha uint8) {
	r, g, bl, _ := b.text.Color.RGBA()
	b.light.FillColor = color.NRGBA{uint8(r >> 8), uint8(g >> 8), uint8(bl >> 8), alpha}
	canvas.Refresh(b.light)
}

// CreateRenderer implements fyne.Widget.
func (b *barButton) CreateRenderer() fyne.WidgetRenderer { return &barButtonRenderer{b} }

type barButtonRenderer struct{ b *barButton }

// MinSize implements fyne.WidgetRenderer.
func (r *barButtonRenderer) MinSize() fyne.Size {
	return fyne.NewSize(r.b.text.MinSize().Width+24, 36)
}

// Layout implements fyne.WidgetRenderer.
func (r *barButtonRenderer) Layout(size fyne.Size) {
	r.b.light.Move(fyne.NewPos(2, 4))
	r.b.light.Resize(size.SubtractWidthHeight(4, 8))
	text := r.b.text.MinSize()
	r.b.text.Move(fyne.NewPos((size.Width-text.Width)/2, (size.Height-text.Height)/2))
	r.b.text.Resize(text)
	r.b.icon.Resize(fyne.NewSquareSize(20))
	r.b.icon.Move(fyne.NewPos((size.Width-20)/2, (size.Height-20)/2))
}

// Refresh implements fyne.WidgetRenderer.
func (r *barButtonRenderer) Refresh() {
	r.Layout(r.b.Size())
	canvas.Refresh(r.b.text)
	r.b.icon.Refresh()
}

// Objects implements fyne.WidgetRenderer.
func (r *barButtonRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.b.light, r.b.text, r.b.icon}
}

// Destroy implements fyne.WidgetRenderer.
func (r *barButtonRenderer) Destroy() {}
