package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/assets/texts"
)

// measure is the width of running text in questions and news.
const measure = 460

// Ask puts a question with two answers and calls then with the one given.
// Enter says yes, Escape no.
func Ask(w fyne.Window, _ *texts.Texts, title, question, yes, no string, then func(bool)) {
	s := ask(w, title, question, then)
	main := newMainButton(s, yes, s.confirm)
	s.right = []fyne.CanvasObject{newButton(s, no, s.cancel), main}
	s.show(main)
}

// Warn asks before something that cannot be taken back: Enter and Escape both
// say no.
func Warn(w fyne.Window, _ *texts.Texts, title, question, yes, no string, then func(bool)) {
	s := ask(w, title, question, then)
	main := newMainButton(s, no, s.cancel)
	s.right = []fyne.CanvasObject{newButton(s, yes, s.confirm), main}
	s.confirm = s.cancel
	s.show(main)
}

// ask returns a sheet with a question, still without its buttons.
func ask(w fyne.Window, title, question string, then func(bool)) *sheet {
	s := newSheet(w, title, fyne.Size{})
	s.setBody(flush(prose(question, plainStyle, measure)), nil)
	s.confirm = s.closing(func() { then(true) })
	s.cancel = s.closing(func() { then(false) })
	return s
}

// Notice shows a text that asks for nothing. Enter and Escape close it.
func Notice(w fyne.Window, t *texts.Texts, title, text string) {
	notice(w, t, title, prose(text, plainStyle, measure))
}

// Error shows what went wrong. A nil error shows nothing.
func Error(w fyne.Window, t *texts.Texts, err error) {
	if err == nil {
		return
	}
	Notice(w, t, t.T("ErrorTitle"), texts.Capital(err.Error()))
}

// notice shows something to read, in a scroll where the window is too low.
func notice(w fyne.Window, t *texts.Texts, title string, content fyne.CanvasObject) {
	s := newSheet(w, title, fyne.Size{})
	body, scroll := scrolled(flush(content), w)
	s.setBody(body, scroll)
	closeOnly(s, t)
}

// closeOnly gives the sheet a single button and shows it.
func closeOnly(s *sheet, t *texts.Texts) {
	s.confirm = s.cancel
	b := newMainButton(s, t.T("Close"), s.cancel)
	s.right = []fyne.CanvasObject{b}
	s.show(b)
}

// scrolled puts content into a scroll that is as high as content, but leaves
// room in the window for title and buttons.
func scrolled(content fyne.CanvasObject, w fyne.Window) (fyne.CanvasObject, *container.Scroll) {
	scroll := container.NewVScroll(content)
	size := content.MinSize()
	room := max(120, w.Canvas().Size().Height-220)
	scroll.SetMinSize(fyne.NewSize(size.Width, min(size.Height, room)))
	return scroll, scroll
}

// ResumeInfo says what match can be gone on with.
type ResumeInfo struct {
	Variant string   // its name in the settings
	Number  int      // of the deal in the match, from 1
	Names   []string // of the players, by seat
	Totals  []int    // their totals before this deal
	InDeal  bool     // the deal was begun; else it has not been cut yet
}

// Resume asks whether to go on with the match begun. Enter and Escape go on:
// nothing is lost by it.
func Resume(w fyne.Window, t *texts.Texts, about ResumeInfo, goOn, fresh func()) {
	s := newSheet(w, t.T("ResumeTitle"), fyne.Size{})
	variant := t.Option("variant", about.Variant)
	state := t.T("ResumeBefore", "Variant", variant, "Number", about.Number)
	if about.InDeal {
		state = t.T("ResumeWithin", "Variant", variant, "Number", about.Number)
	}
	totals := container.New(rows{})
	for i, name := range about.Names {
		if i < len(about.Totals) {
			totals.Add(container.New(low{6}, label(name)))
			score := widget.NewLabel(signed(about.Totals[i]))
			score.TextStyle.Bold = true
			totals.Add(container.New(low{6}, score))
		}
	}
	s.setBody(container.New(column{gap: 0},
		flush(prose(t.T("ResumeAsk"), plainStyle, measure)), flush(prose(state, noteStyle, measure)), totals), nil)
	s.confirm = s.closing(goOn)
	s.cancel = s.confirm
	main := newMainButton(s, t.T("ResumeYes"), s.confirm)
	s.right = []fyne.CanvasObject{newButton(s, t.T("ResumeNo"), s.closing(fresh)), main}
	s.show(main)
}
