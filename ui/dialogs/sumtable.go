package dialogs

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/assets/texts"
	"kutscherskat/ui/dialogs/tally"
)

// sumTable is a table of sums: a name and sumColumns numbers in each row.
type sumTable struct {
	texts *texts.Texts
	grid  *fyne.Container
}

const sumColumns = 5

func newSumTable(t *texts.Texts) *sumTable { return &sumTable{t, container.New(sumLayout{})} }

func (s *sumTable) row(bold bool, name string, numbers [sumColumns]string) {
	for i, text := range append([]string{name}, numbers[:]...) {
		l := widget.NewLabel(text)
		l.TextStyle.Bold = bold
		if i > 0 {
			l.Alignment = fyne.TextAlignTrailing
		}
		s.grid.Add(l)
	}
}

func (s *sumTable) heads(heads ...string) { s.row(true, "", [sumColumns]string(heads)) }

// section begins a new section of n rows under a head; without rows there is
// none.
func (s *sumTable) section(name string, n int) {
	if n > 0 {
		s.row(true, name, [sumColumns]string{})
	}
}

// sum adds a row; a sum of no deals has none.
func (s *sumTable) sum(name string, sum tally.Sum) {
	if sum.Deals == 0 {
		return
	}
	s.row(false, texts.Capital(name), [sumColumns]string{
		strconv.Itoa(sum.Deals),
		s.texts.T("StatsShare", "Percent", sum.Share()),
		strconv.Itoa(sum.MeanCardPoints()),
		s.tenths(sum.Mean()),
		signed(sum.Score),
	})
}

// tenths writes a number given in tenths, with a sign and the language's
// decimal sign.
func (s *sumTable) tenths(n int) string {
	sign := ""
	switch {
	case n > 0:
		sign = "+"
	case n < 0:
		sign, n = minus, -n
	}
	return fmt.Sprintf("%s%d%s%d", sign, n/10, s.texts.T("DecimalSign"), n%10)
}

// minus is a figure dash: Fyne's font has no minus sign, and a line with one
// borrowed from another font stands higher than its neighbours.
const minus = "\u2012"

// signed writes a score with its sign.
func signed(score int) string { return strings.Replace(texts.Signed(score), "\u2212", minus, 1) }

// sumLayout lays the rows out; the first column takes what the numbers leave.
type sumLayout struct{}

// tight is how much nearer the rows are than labels would stand.
const tight = 9

func widths(objects []fyne.CanvasObject) [sumColumns + 1]float32 {
	var w [sumColumns + 1]float32
	for i, o := range objects {
		w[i%len(w)] = max(w[i%len(w)], o.MinSize().Width)
	}
	return w
}

func rowHeight(objects []fyne.CanvasObject) float32 { return objects[0].MinSize().Height - tight }

// MinSize is the size of all rows.
func (sumLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if len(objects) == 0 {
		return fyne.Size{}
	}
	var size fyne.Size
	for _, w := range widths(objects) {
		size.Width += w
	}
	size.Height = rowHeight(objects)*float32(len(objects)/(sumColumns+1)) + tight
	return size
}

// Layout places the rows.
func (sumLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if len(objects) == 0 {
		return
	}
	w := widths(objects)
	rest := size.Width
	for _, v := range w[1:] {
		rest -= v
	}
	w[0] = max(w[0], rest)
	x, y := float32(0), float32(0)
	for i, o := range objects {
		col := i % len(w)
		if col == 0 {
			x, y = 0, rowHeight(objects)*float32(i/len(w))
		}
		place(o, x, y, w[col], o.MinSize().Height)
		x += w[col]
	}
}
