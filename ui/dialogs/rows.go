package dialogs

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// buttonRow lays buttons out in a row; a spring between them takes what is
// left.
type buttonRow struct{}

const buttonGap = 10

func spring() fyne.CanvasObject { return canvas.NewRectangle(color.Transparent) }

func isSpring(o fyne.CanvasObject) bool {
	_, ok := o.(*canvas.Rectangle)
	return ok
}

// rowWidth is the width of a button, with more air than Fyne gives it.
func rowWidth(o fyne.CanvasObject) float32 { return max(buttonWidth, o.MinSize().Width+20) }

// MinSize is the size with the spring at rest.
func (buttonRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		if isSpring(o) {
			continue
		}
		if size.Width > 0 {
			size.Width += buttonGap
		}
		size.Width += rowWidth(o)
		size.Height = max(size.Height, buttonHeight, o.MinSize().Height)
	}
	return size
}

// Layout gives every button its least size.
func (l buttonRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	x := float32(0)
	for _, o := range objects {
		if isSpring(o) {
			x += size.Width - l.MinSize(objects).Width
			continue
		}
		w := rowWidth(o)
		place(o, x, 0, w, size.Height)
		x += w + buttonGap
	}
}

// rows is a layout of two columns: pairs of a label and what stands beside it.
// A nil label (an empty container) lets the right one begin at its column
// still. Hidden pairs take no room.
type rows struct{}

const (
	rowGap    = 8
	columnGap = 16
)

// cells calls f with each visible pair.
func cells(objects []fyne.CanvasObject, f func(label, field fyne.CanvasObject)) {
	for i := 0; i+1 < len(objects); i += 2 {
		if objects[i+1].Visible() {
			f(objects[i], objects[i+1])
		}
	}
}

// height is the least height of an object in whole units: with less a line of
// text would get a scroll bar.
func height(o fyne.CanvasObject) float32 { return float32(math.Ceil(float64(o.MinSize().Height))) }

func labelWidth(objects []fyne.CanvasObject) float32 {
	w := float32(0)
	cells(objects, func(label, _ fyne.CanvasObject) { w = max(w, label.MinSize().Width) })
	return w
}

// MinSize is the size of all visible pairs.
func (rows) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	left := labelWidth(objects)
	cells(objects, func(label, field fyne.CanvasObject) {
		if size.Height > 0 {
			size.Height += rowGap
		}
		size.Height += max(height(label), height(field))
		size.Width = max(size.Width, left+columnGap+field.MinSize().Width)
	})
	return size
}

// Layout places each label at the top of its field, in the middle of one line.
func (rows) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left, y := labelWidth(objects), float32(0)
	cells(objects, func(label, field fyne.CanvasObject) {
		label.Show()
		h := max(height(label), height(field))
		place(label, 0, y, left, height(label))
		place(field, left+columnGap, y, size.Width-left-columnGap, h)
		y += h + rowGap
	})
	for i := 0; i+1 < len(objects); i += 2 {
		if !objects[i+1].Visible() {
			objects[i].Hide()
		}
	}
}

// column lays objects out below each other, each with its own distance from
// the one above.
type column struct{ gap float32 }

// MinSize is the size of the visible objects.
func (c column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		if size.Height > 0 {
			size.Height += c.gap
		}
		size.Height += height(o)
		size.Width = max(size.Width, o.MinSize().Width)
	}
	return size
}

// Layout gives every object the whole width.
func (c column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if o.Visible() {
			place(o, 0, y, size.Width, height(o))
			y += height(o) + c.gap
		}
	}
}

// narrow gives its object at most a width, or its least one.
type narrow struct{ most float32 }

// MinSize is that of the object.
func (narrow) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// Layout places the object at the left.
func (n narrow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w := max(objects[0].MinSize().Width, min(size.Width, n.most))
	place(objects[0], 0, 0, w, size.Height)
}

func limited(most float32, o fyne.CanvasObject) *fyne.Container {
	return container.New(narrow{most}, o)
}

// label is the left one of a pair.
func label(text string) fyne.CanvasObject { return flush(widget.NewLabel(text)) }

func noLabel() fyne.CanvasObject { return container.NewStack() }

// Styles of running text.
var (
	plainStyle = widget.RichTextStyle{ColorName: theme.ColorNameForeground, SizeName: theme.SizeNameText}
	noteStyle  = widget.RichTextStyle{ColorName: theme.ColorNamePlaceHolder, SizeName: theme.SizeNameText}
	headStyle  = widget.RichTextStyle{ColorName: theme.ColorNamePlaceHolder, SizeName: theme.SizeNameText, TextStyle: fyne.TextStyle{Bold: true}}
	goodStyle  = widget.RichTextStyle{ColorName: theme.ColorNameSuccess, SizeName: theme.SizeNameSubHeadingText, TextStyle: fyne.TextStyle{Bold: true}}
	badStyle   = widget.RichTextStyle{ColorName: theme.ColorNameError, SizeName: theme.SizeNameSubHeadingText, TextStyle: fyne.TextStyle{Bold: true}}
	codeStyle  = widget.RichTextStyle{ColorName: theme.ColorNameForeground, SizeName: theme.SizeNameText, TextStyle: fyne.TextStyle{Monospace: true}}
)

// prose is text that wraps at the width; its least height is right from the
// start, where Fyne would know it only after the first layout.
func prose(text string, style widget.RichTextStyle, width float32) *fyne.Container {
	r := widget.NewRichText(&widget.TextSegment{Text: text, Style: style})
	r.Wrapping = fyne.TextWrapWord
	r.Resize(fyne.NewSize(width, 1))
	return container.New(fixedWidth{width}, r)
}

// fixedWidth gives its object a least width of its own.
type fixedWidth struct{ width float32 }

// MinSize is the width, and the height of the object.
func (f fixedWidth) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(f.width, objects[0].MinSize().Height)
}

// Layout gives the object all there is, and at least its width: containers are
// laid out at no width at all while they are being filled.
func (f fixedWidth) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	place(objects[0], 0, 0, max(size.Width, f.width), size.Height)
}

// inset is how far Fyne's texts stand in from their left edge. outdent takes
// it back, so that texts begin below the title of the sheet.
const inset = 8

type outdent struct{}

// MinSize is that of the object, less the inset.
func (outdent) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().SubtractWidthHeight(inset, 0)
}

// Layout moves the object to the left.
func (outdent) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	place(objects[0], -inset, 0, size.Width+inset, size.Height)
}

// flush is an object whose texts begin at the left edge.
func flush(o fyne.CanvasObject) *fyne.Container { return container.New(outdent{}, o) }

// low takes air from above and below a text, for rows that stand close.
type low struct{ by float32 }

// MinSize is that of the object, less the air.
func (l low) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().SubtractWidthHeight(0, 2*l.by)
}

// Layout lets the object reach beyond its room.
func (l low) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	place(objects[0], 0, -l.by, size.Width, size.Height+2*l.by)
}
