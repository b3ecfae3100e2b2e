package dialogs

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/assets/texts"
)

// Rules shows the rules, open at the chapter about a variant, given by its
// name in the settings. Other keys of texts.RuleKeys open their chapters; an
// unknown one opens the first.
func Rules(w fyne.Window, t *texts.Texts, variant string) {
	s := newSheet(w, t.T("Rules"), fyne.NewSize(880, 700))
	sections := t.Rules()
	page := container.New(flow{620})
	scroll := container.NewVScroll(page)
	chapters := newList(s, func() int { return len(sections) },
		func() fyne.CanvasObject { return container.New(low{4}, widget.NewLabel("")) },
		func(i int, o fyne.CanvasObject) {
			o.(*fyne.Container).Objects[0].(*widget.Label).SetText(sections[i].Title)
		},
		func(i int) {
			page.Objects = paragraphs(sections[i], scroll.Size().Width)
			scroll.Refresh()
			scroll.ScrollToTop()
		})
	side := container.New(fixedWidth{chapterWidth(sections)}, chapters)
	s.setBody(container.NewBorder(nil, nil, container.NewBorder(nil, nil, nil, widget.NewSeparator(), side), nil, scroll), scroll)
	s.confirm = s.cancel
	s.right = []fyne.CanvasObject{newButton(s, t.T("Close"), s.cancel)}
	first := 0
	for i, section := range sections {
		if section.Key == variant {
			first = i
		}
	}
	s.show(chapters)
	chapters.Select(first)
	chapters.ScrollTo(first)
}

// paragraphs returns a chapter as texts, wrapped at a width.
func paragraphs(s texts.Section, width float32) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, text := range append([]string{"# " + s.Title}, strings.Split(s.Body, "\n\n")...) {
		p := widget.NewRichTextFromMarkdown(text)
		p.Wrapping = fyne.TextWrapWord
		p.Resize(fyne.NewSize(width, 1))
		list = append(list, p)
	}
	return list
}

// chapterWidth is the room that the longest title takes in a list.
func chapterWidth(sections []texts.Section) float32 {
	w := float32(0)
	for _, s := range sections {
		w = max(w, widget.NewLabel(s.Title).MinSize().Width)
	}
	return w + 8
}

// flow lays paragraphs out below each other, at most as wide as reads well.
type flow struct{ most float32 }

// paragraphGap is negative: Fyne's texts bring more air than is needed.
const paragraphGap = -7

// MinSize is the height at the width of the last layout.
func (flow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(320, column{gap: paragraphGap}.MinSize(objects).Height)
}

// Layout wraps the paragraphs anew and places them.
func (f flow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w, y := min(size.Width, f.most), float32(0)
	for _, o := range objects {
		o.Resize(fyne.NewSize(w, o.MinSize().Height))
		h := o.MinSize().Height
		place(o, 0, y, w, h)
		y += h + paragraphGap
	}
}
