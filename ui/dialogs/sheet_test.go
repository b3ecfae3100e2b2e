package dialogs

import (
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/assets/texts"
)

// walk calls f with every visible object below o and its place in the window.
func walk(o fyne.CanvasObject, at fyne.Position, f func(fyne.CanvasObject, fyne.Position)) {
	if !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	f(o, at)
	switch o := o.(type) {
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(o).Objects() {
			walk(child, at, f)
		}
	case *fyne.Container:
		for _, child := range o.Objects {
			walk(child, at, f)
		}
	}
}

// top returns the open sheet.
func top(t *testing.T, w fyne.Window) *sheet {
	t.Helper()
	switch s := w.Canvas().Overlays().Top().(type) {
	case *sheet:
		return s
	case nil:
		t.Fatal("no dialog is open")
	default:
		t.Fatalf("on top is a %T", s)
	}
	return nil
}

var (
	rawID    = regexp.MustCompile(`^[A-Z][a-z0-9]+([A-Z][a-z0-9]*)+$`)
	leftOver = regexp.MustCompile(`\{\{|no value|%!`)
)

// TestEveryDialogFits opens each dialog in the smallest windows, lying and
// upright, in each language: it fits, nothing sticks out at the sides, and
// every text is a text.
func TestEveryDialogFits(t *testing.T) {
	if testing.Short() { // nothing runs beside anything here: the race detector would only be slow
		t.Skip("about the layout alone")
	}
	lying, upright := fyne.NewSize(760, 560), fyne.NewSize(720, 800)
	for lang, sizes := range map[string][]fyne.Size{"de": {lying, small, upright}, "en": {lying}, "sv": {lying}} {
		for _, size := range sizes {
			for _, o := range openings(t) {
				w := stage(t, "felt", size)
				o.open(w, texts.For(lang))
				s := top(t, w)
				if least := s.MinSize(); least.Width > size.Width || least.Height > size.Height {
					t.Errorf("%s %s: needs %v, has %v", lang, o.name, least, size)
				}
				checkTexts(t, lang+" "+o.name, s)
			}
		}
	}
}

// checkTexts looks at every text and field of a sheet.
func checkTexts(t *testing.T, name string, s *sheet) {
	t.Helper()
	panel := test.WidgetRenderer(s).(*sheetRenderer).panel
	right := panel.Position().X + panel.Size().Width
	seen := 0
	walk(s, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		switch o := o.(type) {
		case *canvas.Text:
			seen++
			if rawID.MatchString(o.Text) || leftOver.MatchString(o.Text) {
				t.Errorf("%s: shows %q", name, o.Text)
			}
			if end := at.X + o.MinSize().Width; end > right-sheetPadding+1 && !strings.HasSuffix(o.Text, "…") {
				t.Errorf("%s: %q ends at %v, the panel at %v", name, o.Text, end, right)
			}
		case *button, *check, *choice, *tabHead:
			if least := o.MinSize(); o.Size().Width < least.Width-1 || at.X+o.Size().Width > right-sheetPadding+1 {
				t.Errorf("%s: %T is %v wide at %v, needs %v", name, o, o.Size().Width, at.X, least.Width)
			}
			if said(o) == "" {
				t.Errorf("%s: a %T says nothing", name, o)
			}
		}
	})
	if seen < 3 {
		t.Errorf("%s: %d texts", name, seen)
	}
}

// said is what stands on a field.
func said(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *button:
		return o.Text
	case *tabHead:
		return o.Text
	case *check:
		return o.Text
	case *choice:
		return o.Selected
	}
	return ""
}

// TestKeys goes through all fields of each dialog with Tab. Wherever the focus
// is F11 reaches the window, and in the end Escape closes the dialog and gives
// the keys back.
func TestKeys(t *testing.T) {
	for _, o := range openings(t) {
		w := stage(t, "felt", small)
		var got []fyne.KeyName
		w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { got = append(got, e.Name) })
		o.open(w, texts.For("de"))
		seen := make(map[fyne.Focusable]bool)
		for test.FocusNext(w.Canvas()); !seen[w.Canvas().Focused()]; test.FocusNext(w.Canvas()) {
			f := w.Canvas().Focused()
			seen[f] = true
			got = nil
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF11})
			if len(got) != 1 || got[0] != fyne.KeyF11 {
				t.Errorf("%s: %T keeps F11: %v", o.name, f, got)
			}
		}
		if len(seen) == 0 {
			t.Errorf("%s: nothing can be focused", o.name)
		}
		got = nil
		press(w, fyne.KeyEscape)
		if w.Canvas().Overlays().Top() != nil {
			t.Errorf("%s: Escape leaves it open", o.name)
		}
		if press(w, fyne.KeyL); len(got) != 1 || got[0] != fyne.KeyL {
			t.Errorf("%s: the window got %v", o.name, got)
		}
	}
}

// press types a key as the driver does: to what is focused, or to the canvas.
func press(w fyne.Window, name fyne.KeyName) {
	e := &fyne.KeyEvent{Name: name}
	if f := w.Canvas().Focused(); f != nil {
		f.TypedKey(e)
	} else if typed := w.Canvas().OnTypedKey(); typed != nil {
		typed(e)
	}
}

// TestEscapeFromEveryField closes the settings from each field.
func TestEscapeFromEveryField(t *testing.T) {
	w, open := stage(t, "felt", small), openings(t)[2].open
	for n := 1; n < 14; n++ {
		open(w, texts.For("en"))
		for range n {
			test.FocusNext(w.Canvas())
		}
		f := w.Canvas().Focused()
		press(w, fyne.KeyEscape)
		if w.Canvas().Overlays().Top() != nil {
			t.Errorf("%T keeps Escape", f)
		}
	}
}

// find returns the button that says text.
func find(t *testing.T, w fyne.Window, text string) *button {
	t.Helper()
	var found *button
	walk(top(t, w), fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if b, ok := o.(*button); ok && b.Text == text {
			found = b
		}
	})
	if found == nil {
		t.Fatalf("no button %q", text)
	}
	return found
}

// TestAnswers gives each answer to a question by button and by key.
func TestAnswers(t *testing.T) {
	for _, c := range []struct {
		what string
		do   func(fyne.Window)
		want string
	}{
		{"yes", func(w fyne.Window) { test.Tap(find(t, w, "Go")) }, "true"},
		{"no", func(w fyne.Window) { test.Tap(find(t, w, "Stay")) }, "false"},
		{"Enter", func(w fyne.Window) { press(w, fyne.KeyReturn) }, "true"},
		{"Escape", func(w fyne.Window) { press(w, fyne.KeyEscape) }, "false"},
		{"Tab back and Enter", func(w fyne.Window) {
			test.FocusPrevious(w.Canvas())
			press(w, fyne.KeyReturn)
		}, "false"},
		{"nothing focused", func(w fyne.Window) {
			w.Canvas().Focus(nil)
			press(w, fyne.KeyEnter)
		}, "true"},
	} {
		w := stage(t, "felt", small)
		var got []string
		Ask(w, texts.For("en"), "Title", "Question?", "Go", "Stay", func(yes bool) {
			if w.Canvas().Overlays().Top() != nil {
				t.Errorf("%s: answered while still open", c.what)
			}
			got = append(got, map[bool]string{true: "true", false: "false"}[yes])
		})
		c.do(w)
		if len(got) != 1 || got[0] != c.want {
			t.Errorf("%s: %v, want %s", c.what, got, c.want)
		}
	}
}

func TestResume(t *testing.T) {
	en := texts.For("en")
	for _, c := range []struct {
		what string
		do   func(fyne.Window)
		want string
	}{
		{"go on", func(w fyne.Window) { test.Tap(find(t, w, en.T("ResumeYes"))) }, "on"},
		{"fresh", func(w fyne.Window) { test.Tap(find(t, w, en.T("ResumeNo"))) }, "fresh"},
		{"Escape loses nothing", func(w fyne.Window) { press(w, fyne.KeyEscape) }, "on"},
	} {
		w := stage(t, "felt", small)
		got := ""
		Resume(w, en, ResumeInfo{Variant: "skat", Number: 3}, func() { got += "on" }, func() { got += "fresh" })
		c.do(w)
		if got != c.want {
			t.Errorf("%s: %q", c.what, got)
		}
	}
}

// TestSheetsStack opens one dialog over another: closing gives the keys back
// in turn.
func TestSheetsStack(t *testing.T) {
	w := stage(t, "felt", small)
	en := texts.For("en")
	Notice(w, en, "below", "text")
	Notice(w, en, "above", "text")
	press(w, fyne.KeyEscape)
	if s := top(t, w); s.title.Text != "below" {
		t.Errorf("%q is left", s.title.Text)
	}
	press(w, fyne.KeyEscape)
	if w.Canvas().Overlays().Top() != nil || w.Canvas().OnTypedKey() != nil {
		t.Error("something is left")
	}
}

func TestNothingToSay(t *testing.T) {
	w := stage(t, "felt", small)
	Error(w, texts.For("en"), nil)
	Problems(w, texts.For("en"), nil)
	if w.Canvas().Overlays().Top() != nil {
		t.Error("a dialog without a cause")
	}
}

// TestScrollKeys scrolls rules that are longer than the window.
func TestScrollKeys(t *testing.T) {
	w := stage(t, "felt", fyne.NewSize(760, 400))
	Rules(w, texts.For("de"), "scoring")
	s := top(t, w)
	w.Canvas().Focus(nil)
	for _, c := range []struct {
		key  fyne.KeyName
		move int
	}{{fyne.KeyDown, 1}, {fyne.KeyEnd, 1}, {fyne.KeyUp, -1}, {fyne.KeyPageUp, -1}, {fyne.KeyHome, 0}} {
		before := s.scroll.Offset.Y
		press(w, c.key)
		switch after := s.scroll.Offset.Y; {
		case c.move > 0 && after <= before, c.move < 0 && after >= before, c.move == 0 && after != 0:
			t.Errorf("%s: from %v to %v", c.key, before, after)
		}
	}
}

// TestRules shows each chapter, by the keys of the list.
func TestRules(t *testing.T) {
	de := texts.For("de")
	w := stage(t, "felt", small)
	Rules(w, de, "halboffen")
	shown := func() string {
		title := ""
		walk(top(t, w), fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if r, ok := o.(*widget.RichText); ok && title == "" {
				if text, ok := r.Segments[0].(*widget.TextSegment); ok && text.Style == widget.RichTextStyleHeading {
					title = text.Text
				}
			}
		})
		return title
	}
	if got := shown(); got != de.Option("variant", "halboffen") {
		t.Fatalf("opened at %q", got)
	}
	press(w, fyne.KeyHome)
	for _, section := range de.Rules() {
		if got := shown(); got != section.Title {
			t.Errorf("shows %q, want %q", got, section.Title)
		}
		press(w, fyne.KeyDown)
	}
}
