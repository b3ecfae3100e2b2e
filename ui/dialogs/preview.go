package dialogs

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/assets/cards"
	"kutscherskat/game/card"
	"kutscherskat/game/settings"
	"kutscherskat/ui/faces"
)

// preview shows a few cards of a deck and its back. They are painted in the
// background; until they are ready the last ones stay.
type preview struct {
	widget.BaseWidget
	win    fyne.Window
	images [len(previewCards) + 1]*canvas.Image
	shown  settings.Deck
	asked  int // counts the decks asked for: a late picture is dropped
}

// previewCards show what decks differ in: courts, an ace and pips.
var previewCards = [...]card.Card{
	card.Of(card.Clubs, card.Jack), card.Of(card.Spades, card.Queen),
	card.Of(card.Hearts, card.Ace), card.Of(card.Diamonds, card.Nine),
}

const (
	previewWidth = 84
	previewGap   = 10
)

func newPreview(w fyne.Window, d settings.Deck) *preview {
	p := &preview{win: w}
	for i := range p.images {
		p.images[i] = canvas.NewImageFromImage(image.NewRGBA(image.Rect(0, 0, 1, 1)))
		p.images[i].ScaleMode = canvas.ImageScaleFastest
	}
	p.ExtendBaseWidget(p)
	p.show(d)
	return p
}

// show paints another deck. Only the main goroutine may call it.
func (p *preview) show(d settings.Deck) {
	if p.asked > 0 && d == p.shown {
		return
	}
	p.shown = d
	p.asked++
	asked, width := p.asked, int(previewWidth*p.win.Canvas().Scale()+.5)
	if p.windowless() {
		p.put(asked, paint(d, width))
		return
	}
	go func() {
		pictures := paint(d, width)
		fyne.Do(func() { p.put(asked, pictures) })
	}()
}

// windowless reports whether the dialog is drawn without a window, on a canvas
// whose scale can be set. Fyne would then do what is painted in the background
// at the same time as everything else.
func (p *preview) windowless() bool {
	_, ok := p.win.Canvas().(interface{ SetScale(float32) })
	return ok
}

// put shows pictures, if no other deck has been asked for since.
func (p *preview) put(asked int, pictures []image.Image) {
	if asked != p.asked {
		return
	}
	for i, img := range pictures {
		p.images[i].Image = img
		p.images[i].Refresh()
	}
}

// paint renders the cards and the back, width pixels wide.
func paint(d settings.Deck, width int) []image.Image {
	style := cards.Style{Deck: cards.Deck(d.Art), Index: d.Index}
	var pictures []image.Image
	for _, c := range previewCards {
		pictures = append(pictures, faces.Render(cards.Face(c, style), width))
	}
	back, err := cards.Back(d.Back)
	if err != nil {
		back, _ = cards.Back(cards.Backs()[0])
	}
	return append(pictures, faces.Render(back, width))
}

// CreateRenderer lays the cards side by side.
func (p *preview) CreateRenderer() fyne.WidgetRenderer {
	r := &previewRenderer{p: p}
	for _, img := range p.images {
		r.objects = append(r.objects, img)
	}
	return r
}

type previewRenderer struct {
	p       *preview
	objects []fyne.CanvasObject
}

func (r *previewRenderer) Destroy()                     {}
func (r *previewRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *previewRenderer) MinSize() fyne.Size {
	n := float32(len(r.objects))
	return fyne.NewSize(n*previewWidth+(n-1)*previewGap, float32(faces.Height(previewWidth)))
}

func (r *previewRenderer) Layout(fyne.Size) {
	for i, o := range r.objects {
		place(o, float32(i)*(previewWidth+previewGap), 0, previewWidth, float32(faces.Height(previewWidth)))
	}
}

func (r *previewRenderer) Refresh() {
	for _, o := range r.objects {
		o.Refresh()
	}
}
