package ui

import (
	"context"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"kutscherskat/game"
	"kutscherskat/game/host"
	"kutscherskat/game/record"
	"kutscherskat/ui/dialogs"
	"kutscherskat/ui/table"
)

// review is a recorded deal that is looked at, action by action.
type review struct {
	deal   *record.Deal
	at     int // actions played
	viewer game.Seat
	// assessed holds what the adviser thinks of the humans' decisions, by the
	// index of the action, as far as he has come.
	assessed map[int]host.Assessment
	cancel   context.CancelFunc
}

// startReview shows a recorded deal from its beginning. The deal at the table
// stays as it is, and is shown again when the review ends.
func (w *window) startReview(d *record.Deal) {
	if d == nil {
		return
	}
	w.stop()
	w.cancelReview()
	w.showRecord(d, 0)
	w.assess(w.review)
}

// reviewDeal looks at the deal at the table from its beginning, or again at the
// one that is looked at.
func (w *window) reviewDeal() {
	switch {
	case w.review != nil:
		w.step(-w.review.at)
	case w.match != nil:
		w.startReview(w.match.Record())
	}
}

// assess lets the adviser judge the humans' decisions in the background; in a
// deal without humans everybody's.
func (w *window) assess(r *review) {
	ctx, cancel := context.WithCancel(context.Background())
	r.assessed, r.cancel = map[int]host.Assessment{}, cancel
	humans := false
	for _, p := range r.deal.Players {
		humans = humans || p.Kind == record.Human
	}
	wanted := func(s game.Seat) bool { return !humans || r.deal.Players[s].Kind == record.Human }
	go func() {
		adviser, err := newAdviser()
		if err == nil {
			err = host.Assess(ctx, r.deal, wanted, adviser, func(a host.Assessment) {
				fyne.Do(func() { w.judged(r, a) })
			})
		}
		if err != nil && ctx.Err() == nil {
			fyne.Do(func() { dialogs.Error(w.win, w.texts, err) })
		}
	}()
}

// judged takes up one judgement and shows it, if the review stands there.
func (w *window) judged(r *review, a host.Assessment) {
	r.assessed[a.Index] = a
	if w.review == r && r.at == a.Index {
		w.showVerdict()
	}
	w.bar.refresh()
}

// showVerdict says what the adviser thinks of the action that comes next.
func (w *window) showVerdict() {
	r := w.review
	a, ok := r.assessed[r.at]
	if !ok {
		return
	}
	w.table.Hint(a.Best.Action, w.coach(r.deal.Variant, r.deal.Scoring).Verdict(a))
}

// nextMistake goes on to the next decision that the adviser faults, and
// begins anew after the last one.
func (w *window) nextMistake() {
	r := w.review
	n := len(r.deal.Actions)
	for i := 1; i <= n; i++ {
		at := (r.at + i) % n
		if a, ok := r.assessed[at]; ok && a.Mark(r.deal.Scoring) >= host.Mistake {
			w.step(at - r.at)
			return
		}
	}
	w.table.Say(w.texts.T("ReviewNoMistake"))
}

// mistakes counts the decisions that the adviser has faulted so far.
func (r *review) mistakes() int {
	n := 0
	for _, a := range r.assessed {
		if a.Mark(r.deal.Scoring) >= host.Mistake {
			n++
		}
	}
	return n
}

func (w *window) cancelReview() {
	if w.review != nil && w.review.cancel != nil {
		w.review.cancel()
	}
}

// recordViewer returns the seat from which a record is looked at: the first
// human's.
func (w *window) recordViewer(d *record.Deal) game.Seat {
	for s := 1; s <= d.Variant.Seats; s++ {
		if d.Players[s].Kind == record.Human {
			return game.Seat(s)
		}
	}
	return 1
}

func (w *window) showReview() {
	r := w.review
	deal, _, err := r.deal.Replay(r.at)
	if err != nil {
		dialogs.Error(w.win, w.texts, err)
		w.endReview()
		return
	}
	status := table.Status{Number: r.deal.Number, Seal: r.deal.Seal, Cut: r.deal.Cut, Nonce: r.deal.Nonce}
	if result := deal.Result(); result != nil {
		status.Totals = result.Score // of a match of this one deal
	}
	w.table.ShowView(deal.View(r.viewer), status)
	w.showVerdict()
	w.bar.refresh()
}

// step goes n actions on, or back.
func (w *window) step(n int) {
	r := w.review
	r.at = min(max(r.at+n, 0), len(r.deal.Actions))
	w.showReview()
}

// endReview goes back to the deal at the table.
func (w *window) endReview() {
	w.cancelReview()
	w.review = nil
	w.table.SetOptions(w.tableOptions())
	w.bar.refresh()
	if w.match == nil {
		w.takeUp()
		return
	}
	w.begin()
}

// reviewKey handles the keys of a review and reports whether it used one.
func (w *window) reviewKey(name fyne.KeyName) bool {
	if w.review == nil {
		return false
	}
	all := len(w.review.deal.Actions)
	steps := map[fyne.KeyName]int{
		fyne.KeyRight: 1, fyne.KeySpace: 1, fyne.KeyLeft: -1, fyne.KeyBackspace: -1,
		fyne.KeyHome: -all, fyne.KeyEnd: all, fyne.KeyPageDown: 8, fyne.KeyPageUp: -8,
	}
	if n, ok := steps[name]; ok {
		w.step(n)
		return true
	}
	switch name {
	case fyne.KeyN:
		w.nextMistake()
		return true
	case fyne.KeyEscape:
		w.endReview()
		return true
	}
	return false
}

// openRecord reads a file of records. An unfinished last deal is gone on with
// in place of the saved one, which is kept aside; otherwise the last deal is
// looked at.
func (w *window) openRecord(path string) {
	deals, err := record.ReadFile(path)
	if err != nil {
		dialogs.Error(w.win, w.texts, err)
	}
	if len(deals) == 0 {
		if w.match == nil {
			w.takeUp()
		}
		return
	}
	last := deals[len(deals)-1]
	if last.Finished() {
		w.startReview(last)
		return
	}
	m, err := host.FromRecord(last, w.seats(), w.opt.Rand)
	if err != nil {
		dialogs.Error(w.win, w.texts, err)
		return
	}
	w.journal.Flush()
	if _, err := w.store.SetAside(); err != nil {
		dialogs.Error(w.win, w.texts, err)
		return
	}
	w.seat(m)
	w.begin()
}

// chooseRecord lets the user open a file of records.
func (w *window) chooseRecord() {
	d := dialog.NewFileOpen(func(f fyne.URIReadCloser, err error) {
		if err != nil {
			dialogs.Error(w.win, w.texts, err)
			return
		}
		if f == nil {
			return
		}
		f.Close()
		w.openRecord(f.URI().Path())
	}, w.win)
	w.wordFileDialog(d, "OpenRecord", "Open")
	d.SetFilter(storage.NewExtensionFileFilter([]string{".kskat"}))
	d.Show()
}

// wordFileDialog gives Fyne's dialog our words for its title and buttons; the
// title is that of the menu without its dots.
func (w *window) wordFileDialog(d *dialog.FileDialog, title, confirm string) {
	d.SetTitleText(strings.TrimRight(w.texts.T(title), " …"))
	d.SetConfirmText(w.texts.T(confirm))
	d.SetDismissText(w.texts.T("Cancel"))
}

// shownRecord returns the deal that is looked at, or the one at the table; nil
// before the cut.
func (w *window) shownRecord() *record.Deal {
	switch {
	case w.review != nil:
		return w.review.deal
	case w.match != nil:
		return w.match.Record()
	}
	return nil
}

// saveRecord lets the user write the deal at the table, or the one looked at,
// to a file.
func (w *window) saveRecord() {
	rec := w.shownRecord()
	if rec == nil {
		w.table.Say(w.texts.T("NoDealYet"))
		return
	}
	text := rec.Text()
	d := dialog.NewFileSave(func(f fyne.URIWriteCloser, err error) {
		if err == nil && f != nil {
			_, err = f.Write(text)
			if closeErr := f.Close(); err == nil {
				err = closeErr
			}
		}
		if err != nil {
			dialogs.Error(w.win, w.texts, err)
		}
	}, w.win)
	w.wordFileDialog(d, "SaveRecordAs", "Save")
	d.SetFileName("deal.kskat")
	if home, err := os.UserHomeDir(); err == nil {
		if dir, err := storage.ListerForURI(storage.NewFileURI(filepath.Clean(home))); err == nil {
			d.SetLocation(dir)
		}
	}
	d.Show()
}
