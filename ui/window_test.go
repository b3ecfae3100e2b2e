package ui

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"kutscherskat/game"
)

const quick = "[table]\nspeed = \"off\"\nsound = false\n"

func TestDealByKeysAlone(t *testing.T) {
	dir := t.TempDir()
	r := newRig(t, dir, quick)
	for n := 1; n <= 2; n++ {
		r.playByKeys()
		if st := r.match.Standing(); st.Number != n || st.Played != n {
			t.Fatalf("after deal %d: %+v", n, st)
		}
		r.key(fyne.KeyReturn) // the result sheet's main button
	}
	r.journal.Flush()
	history, _, err := r.store.History()
	if err != nil || len(history) != 2 {
		t.Fatalf("%d deals in history, %v", len(history), err)
	}
	if history[0].Dealer == history[1].Dealer {
		t.Error("the same seat dealt twice")
	}
}

// TestComeBack closes the program at every human decision of a deal, and
// opens it again: the deal goes on where it was.
func TestComeBack(t *testing.T) {
	dir := t.TempDir()
	for n := 0; ; n++ {
		r := newRig(t, dir, quick)
		top := r.win.Canvas().Overlays().Top()
		if (top != nil) != (n > 0) {
			t.Fatalf("start %d: a question is shown: %v", n, top != nil)
		}
		if n > 0 {
			r.begin() // the answer "go on"
		}
		r.pump(r.waits)
		if n > 40 || r.match.Result() != nil {
			break
		}
		before := 0
		if r.match.Record() != nil {
			before = len(r.actions())
		}
		for r.match.Cutting() || len(r.actions()) == before {
			cutting := r.match.Cutting()
			r.key(fyne.KeyReturn)
			if !cutting && len(r.actions()) == before {
				r.key(fyne.KeyRight)
			}
			if cutting != r.match.Cutting() {
				break
			}
		}
		r.pump(r.waits)
		want := r.actions()
		over := r.match.Result() != nil
		r.close()
		_, saved, err := r.store.Saved()
		switch {
		case err != nil:
			t.Fatal(err)
		case over && saved != nil:
			t.Fatal("a finished deal stayed in the saved game")
		case over:
			return
		case !reflect.DeepEqual(saved.Actions, want):
			t.Fatalf("saved %v, want %v", saved.Actions, want)
		}
	}
}

func TestUndo(t *testing.T) {
	r := newRig(t, t.TempDir(), quick)
	r.pump(r.waits)
	for r.match.Record() == nil || r.match.View(1).Decision != game.DecidePlay || len(r.match.View(1).Tricks) < 2 {
		r.key(fyne.KeyReturn)
		r.key(fyne.KeyRight)
		r.pump(r.waits)
	}
	before := len(r.actions())
	view := r.match.View(1)
	for len(r.actions()) == before {
		r.key(fyne.KeyReturn)
		r.key(fyne.KeyRight)
	}
	r.pump(r.waits)
	r.undo()
	r.pump(r.waits)
	if got := r.match.View(1); !reflect.DeepEqual(got, view) {
		t.Errorf("after undo: %+v\nwant %+v", got, view)
	}
}

func TestDeckChangesInTheMidst(t *testing.T) {
	r := newRig(t, t.TempDir(), quick)
	r.pump(r.waits)
	set := r.set
	set.Deck.Art, set.Language, set.Table.Theme = "prussian", "sv", "wood"
	r.save(set)
	if !r.german() || r.texts.Lang() != "sv" || r.theme.Name != "wood" {
		t.Errorf("deck %v, language %s, theme %s", r.style(), r.texts.Lang(), r.theme.Name)
	}
	r.playByKeys()
}

func TestConfigProblemsAreShown(t *testing.T) {
	r := newRig(t, t.TempDir(), quick+"[deck]\nart = \"tarock\"\n")
	if r.win.Canvas().Overlays().Top() == nil {
		t.Error("a wrong value was passed over in silence")
	}
	if r.set.Deck.Art != "french" || r.set.Table.Speed != "off" {
		t.Errorf("settings %+v", r.set)
	}
}

func TestUnreadableSavedGameIsSetAside(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "saved.kskat"), []byte("kutscherskat 1\nvariant x\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	r := newRig(t, dir, quick)
	if r.win.Canvas().Overlays().Top() == nil || r.match == nil {
		t.Error("the fault is not told, or no match begins")
	}
	files, _ := filepath.Glob(filepath.Join(dir, "unfinished-*.kskat"))
	if len(files) != 1 {
		t.Errorf("set aside: %v", files)
	}
}

func TestReview(t *testing.T) {
	r := newRig(t, t.TempDir(), quick)
	r.playByKeys()
	r.startReview(r.match.Record())
	for range 5 {
		r.key(fyne.KeyRight)
	}
	r.key(fyne.KeyLeft)
	if r.review.at != 4 || !strings.Contains(r.bar.title.Text, "4") {
		t.Errorf("at %d, title %q", r.review.at, r.bar.title.Text)
	}
	r.key(fyne.KeyEnd)
	if r.review.at != len(r.actions()) {
		t.Errorf("at %d of %d", r.review.at, len(r.actions()))
	}
	r.key(fyne.KeyEscape)
	if r.review != nil {
		t.Error("Escape does not end the review")
	}
}

func TestOpenRecord(t *testing.T) {
	r := newRig(t, t.TempDir(), quick)
	r.playByKeys()
	path := filepath.Join(t.TempDir(), "deal.kskat")
	rec := *r.match.Record()
	if err := os.WriteFile(path, rec.Text(), 0o644); err != nil {
		t.Fatal(err)
	}
	r.openRecord(path)
	if r.review == nil {
		t.Fatal("a finished deal is not looked at")
	}
	rec.Actions, rec.Result = rec.Actions[:10], nil
	if err := os.WriteFile(path, rec.Text(), 0o644); err != nil {
		t.Fatal(err)
	}
	r.openRecord(path)
	if r.review != nil || len(r.actions()) < 10 {
		t.Fatal("an unfinished deal is not gone on with")
	}
	r.playByKeys()
	if err := os.WriteFile(path, []byte("nonsense\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	r.openRecord(path)
	if r.win.Canvas().Overlays().Top() == nil {
		t.Error("a faulty record is passed over in silence")
	}
}

// TestTwoHumans plays Offiziersskat with two people, the board turned to the
// player on turn or not.
func TestTwoHumans(t *testing.T) {
	for _, turn := range []string{"false", "true"} {
		r := newRig(t, t.TempDir(), quick+"turn = "+turn+"\n[players]\nseats = [\"human\", \"human\"]\nnames = [\"Anna\", \"\"]\n")
		seen := map[game.Seat]bool{}
		for n := 0; r.match.Result() == nil && n < 2000; n++ {
			if turn := r.match.Turn(); turn != 0 {
				seen[turn] = true
				if turn != r.viewer {
					t.Fatalf("seat %d is on turn and cannot act: seat %d can", turn, r.viewer)
				}
			}
			r.key(fyne.KeyReturn)
			r.key(fyne.KeyRight)
		}
		if r.match.Result() == nil || len(seen) != 2 {
			t.Errorf("turn %s: over %v, seats %v", turn, r.match.Result() != nil, seen)
		}
		if r.name(1) != "Anna" || r.name(2) == "" {
			t.Errorf("names %q and %q", r.name(1), r.name(2))
		}
	}
}

// TestMenusByKeys goes through all menus with the arrows and opens the last
// one's first entry.
func TestMenusByKeys(t *testing.T) {
	r := newRig(t, t.TempDir(), quick)
	menu := func() *barMenu {
		m, _ := r.win.Canvas().Overlays().Top().(*barMenu)
		return m
	}
	r.key(fyne.KeyF10)
	seen := map[float32]bool{}
	for range r.menus() {
		if menu() == nil {
			t.Fatal("no menu is open")
		}
		seen[menu().at.X] = true
		menu().TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	}
	if len(seen) != len(r.menus()) {
		t.Errorf("%d different menus, want %d", len(seen), len(r.menus()))
	}
	menu().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if menu() != nil {
		t.Error("Escape does not close the menu")
	}
	r.bar.open(3)
	menu().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) // the rules
	if menu() != nil || r.win.Canvas().Overlays().Top() == nil {
		t.Error("Enter does not open the rules")
	}
}

// TestRecordWithoutMatch looks at a finished record before any match has
// begun: nothing in the window needs one.
func TestRecordWithoutMatch(t *testing.T) {
	path := "../game/record/testdata/example.kskat"
	r := newRig(t, t.TempDir(), quick)
	r.stop()
	r.match = nil
	r.openRecord(path)
	if r.review == nil {
		t.Fatal("the record is not looked at")
	}
	for _, do := range []func(){r.hint, r.undo, r.concede, r.showSeal, r.reviewDeal, func() { r.menus() }} {
		do()
	}
	r.key(fyne.KeyEnd)
	r.next()
	if r.review != nil || r.match == nil {
		t.Fatal("the review does not end in a match")
	}
	r.begin() // the answer "go on"
	r.playByKeys()
}

// TestNextDealEndsReview leaves a review by the sheet's main button.
func TestNextDealEndsReview(t *testing.T) {
	r := newRig(t, t.TempDir(), quick)
	r.playByKeys()
	r.reviewDeal()
	r.key(fyne.KeyEnd)
	r.next()
	if r.review != nil {
		t.Fatal("the review goes on")
	}
	r.next()
	r.playByKeys()
	if st := r.match.Standing(); st.Played != 2 {
		t.Errorf("after two deals: %+v", st)
	}
}

func TestSecondProgramGivesWay(t *testing.T) {
	dir := t.TempDir()
	first := newRig(t, dir, quick)
	second := newRig(t, dir, quick)
	if second.match != nil || second.win.Canvas().Overlays().Top() == nil {
		t.Error("two programs play with one saved game")
	}
	if first.match == nil {
		t.Error("the first program does not play")
	}
}

func TestNamesInRecords(t *testing.T) {
	r := newRig(t, t.TempDir(), quick)
	r.playByKeys()
	o := r.recordOptions(r.match.Record())
	if o.Names[1] != r.texts.T("PlayerYou") || o.Names[2] != r.name(2) {
		t.Errorf("names %q", o.Names)
	}
}
