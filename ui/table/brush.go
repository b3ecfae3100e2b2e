package table

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// brush paints everything that is not one of the 32 cards. A painting is made
// anew whenever the state changes, but of the objects of the last one: an
// object that comes out the same is not touched. Nothing is painted while
// cards move.
type brush struct {
	px      float32
	shade   float32             // what is painted is opaque by that share
	objects []fyne.CanvasObject // of the layer being painted
	zones   []zone

	texts  pool[canvas.Text]
	rects  pool[canvas.Rectangle]
	images pool[canvas.Image]
}

// pool hands out objects, the same ones in each painting.
type pool[T any] struct {
	all  []*T
	next int
}

func (p *pool[T]) take() *T {
	if p.next == len(p.all) {
		p.all = append(p.all, new(T))
	}
	p.next++
	return p.all[p.next-1]
}

// zone is a place that can be clicked.
type zone struct {
	id  string
	box rect
	act func() // nil: nothing happens, but what lies under it is not hit
	key bool   // arrows may go to it

	main bool // and come to it first
}

// begin starts a painting.
func (b *brush) begin() {
	b.texts.next, b.rects.next, b.images.next = 0, 0, 0
	b.objects, b.zones = nil, nil
	b.shade = 1
}

// shaded returns c, fainter where the brush is.
func (b *brush) shaded(c color.Color) color.Color {
	if n, ok := c.(color.NRGBA); ok && b.shade < 1 {
		return alpha(n, b.shade*float32(n.A)/255)
	}
	return c
}

// layer returns what was painted since the last call.
func (b *brush) layer() []fyne.CanvasObject {
	objects := b.objects
	b.objects = nil
	return objects
}

// boxOf returns where an object was painted.
func boxOf(o fyne.CanvasObject) rect {
	return rect{o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height}
}

func place(o fyne.CanvasObject, r rect) {
	o.Move(fyne.NewPos(r.X, r.Y))
	o.Resize(fyne.NewSize(r.W, r.H))
}

// box paints a rectangle with rounded corners. A nil stroke is none.
func (b *brush) box(r rect, fill color.Color, radius float32, stroke color.Color, width float32) {
	o := b.rects.take()
	place(o, r)
	if fill == nil {
		fill = color.Transparent
	}
	if stroke == nil {
		stroke, width = color.Transparent, 0
	}
	fill, stroke = b.shaded(fill), b.shaded(stroke)
	if o.FillColor != fill || o.StrokeColor != stroke || o.StrokeWidth != width || o.CornerRadius != radius {
		o.FillColor, o.StrokeColor, o.StrokeWidth, o.CornerRadius = fill, stroke, width, radius
		canvas.Refresh(o)
	}
	b.objects = append(b.objects, o)
}

// fill paints a plain rectangle.
func (b *brush) fill(r rect, c color.Color) { b.box(r, c, 0, nil, 0) }

// disc paints a filled circle.
func (b *brush) disc(x, y, radius float32, c color.Color) {
	b.box(rect{x - radius, y - radius, 2 * radius, 2 * radius}, c, radius, nil, 0)
}

// line paints a level line one unit thick.
func (b *brush) line(x, y, w float32, c color.Color) { b.fill(rect{x, y, w, 1}, c) }

// picture paints an image.
func (b *brush) picture(r rect, img image.Image, fade float64) {
	if img == nil {
		return
	}
	o := b.images.take()
	fade = 1 - (1-fade)*float64(b.shade)
	changed := o.Image != img || o.Translucency != fade
	o.Image, o.Translucency, o.ScaleMode = img, fade, canvas.ImageScaleFastest
	place(o, r)
	if changed {
		canvas.Refresh(o)
	}
	b.objects = append(b.objects, o)
}

// ink is how a text is set.
type ink struct {
	size  float32
	bold  bool
	color color.Color
}

func (i ink) style() fyne.TextStyle { return fyne.TextStyle{Bold: i.bold} }

// width returns how wide s is.
func (i ink) width(s string) float32 { return fyne.MeasureText(s, i.size, i.style()).Width }

// of returns the ink in another colour.
func (i ink) of(c color.Color) ink {
	i.color = c
	return i
}

// smallest is the least size of a text.
const smallest = 12

// fit returns s and an ink so that it is at most w wide: first a smaller size,
// not below twelve, then an ellipsis.
func (i ink) fit(s string, w float32) (string, ink) {
	for i.size > smallest && i.width(s) > w {
		i.size = max(i.size-1, smallest)
	}
	if i.width(s) <= w {
		return s, i
	}
	runes := []rune(s)
	for len(runes) > 1 && i.width(string(runes)+"…") > w {
		runes = runes[:len(runes)-1]
	}
	return string(runes) + "…", i
}

// alignment of a text to its x.
const (
	atLeft  = 0
	atMid   = .5
	atRight = 1
)

// capitals is the height of capitals by the size of the type. Lines are placed
// by their base line: a character from another font has other room about it.
const capitals = .714

// text writes s on one line with the middle of its capitals at y, and returns
// the box it takes.
func (b *brush) text(s string, i ink, x, y, align float32) rect {
	size, base := fyne.CurrentApp().Driver().RenderedTextSize(s, i.size, i.style(), nil)
	r := rect{x - align*size.Width, y + capitals/2*i.size - base, size.Width, size.Height}
	r.X, r.Y = b.r(r.X), b.r(r.Y)
	if s == "" {
		return r
	}
	o := b.texts.take()
	c := b.shaded(i.color)
	changed := o.Text != s || o.TextSize != i.size || o.Color != c || o.TextStyle != i.style()
	o.Text, o.TextSize, o.Color, o.TextStyle = s, i.size, c, i.style()
	place(o, r)
	if changed {
		canvas.Refresh(o)
	}
	b.objects = append(b.objects, o)
	return r
}

// textIn writes s within a width, smaller or shortened where it must be.
func (b *brush) textIn(s string, i ink, x, y, align, w float32) rect {
	s, i = i.fit(s, w)
	return b.text(s, i, x, y, align)
}

// wrap breaks s between words into lines of at most w.
func wrap(s string, i ink, w float32) []string {
	var lines []string
	line := ""
	for start := 0; start < len(s); {
		end := start
		for end < len(s) && s[end] != ' ' {
			end++
		}
		word := s[start:end]
		start = end + 1
		switch {
		case line == "":
			line = word
		case i.width(line+" "+word) <= w:
			line += " " + word
		default:
			lines = append(lines, line)
			line = word
		}
	}
	return append(lines, line)
}

func (b *brush) r(v float32) float32 {
	f := frame{px: b.px}
	return f.r(v)
}

// zone makes a box clickable.
func (b *brush) zone(id string, r rect, act func(), key bool) {
	b.zones = append(b.zones, zone{id: id, box: r, act: act, key: key})
}
