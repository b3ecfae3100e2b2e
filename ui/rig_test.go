package ui

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"kutscherskat/game"
	"kutscherskat/game/record"
)

// queueApp is Fyne's test app with a main goroutine: what other goroutines
// want done there waits until the test does it. The test driver alone would
// do it at once, on the goroutine that asks.
type queueApp struct {
	fyne.App
	driver queueDriver
}

type queueDriver struct {
	fyne.Driver
	queue chan func()
}

func (a queueApp) Driver() fyne.Driver { return a.driver }

func (d queueDriver) DoFromGoroutine(f func(), wait bool) {
	if !wait {
		d.queue <- f
		return
	}
	done := make(chan struct{})
	d.queue <- func() { f(); close(done) }
	<-done
}

// rig is a window without a display.
type rig struct {
	t *testing.T
	*window
	queue chan func()
}

// newRig opens a window with a configuration; dir holds its files.
func newRig(t *testing.T, dir, config string) *rig {
	t.Helper()
	base := test.NewTempApp(t)
	app := queueApp{base, queueDriver{base.Driver(), make(chan func(), 10000)}}
	fyne.SetCurrentApp(app)
	path := filepath.Join(dir, "config.toml")
	if config != "" {
		if err := os.WriteFile(path, []byte(config), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	win := test.NewTempWindow(t, nil)
	w, err := newWindow(app, win, Options{Config: path, Store: record.Store{Dir: dir}, Rand: rand.New(rand.NewPCG(1, 2)), Version: "test"})
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{t, w, app.driver.queue}
	win.Resize(fyne.NewSize(1366, 768))
	t.Cleanup(func() { w.close() })
	w.open()
	return r
}

// pump does what waits for the main goroutine until ready reports true.
func (r *rig) pump(ready func() bool) {
	r.t.Helper()
	for !ready() {
		select {
		case f := <-r.queue:
			f()
		case <-time.After(30 * time.Second):
			r.t.Fatal("nothing happens any more")
		}
	}
}

// waits reports whether it is for a human to do something.
func (r *rig) waits() bool {
	m := r.match
	turn := m.Turn()
	return m.Cutting() && r.human(m.Cutter()) || m.Result() != nil || turn != 0 && r.human(turn)
}

func (r *rig) key(name fyne.KeyName) { r.typedKey(&fyne.KeyEvent{Name: name}) }

// playByKeys plays the deal to its end with the arrows and Enter alone.
func (r *rig) playByKeys() {
	r.t.Helper()
	for n := 0; r.match.Result() == nil; n++ {
		if n > 2000 {
			r.t.Fatalf("the keys do not finish the deal: %v is to be decided", r.match.View(r.viewer).Decision)
		}
		r.pump(r.waits)
		if r.match.Result() != nil {
			return
		}
		said := 0
		if rec := r.match.Record(); rec != nil {
			said = len(rec.Actions)
		}
		r.key(fyne.KeyReturn)
		if rec := r.match.Record(); rec == nil || len(rec.Actions) == said {
			r.key(fyne.KeyRight)
		}
	}
}

// press does one thing by the keys: it moves on to the next card or button
// when the one in focus does nothing. Cards are laid away by their digits.
func (r *rig) press() {
	if turn := r.match.Turn(); turn == r.viewer && !r.hides() && r.match.View(turn).Decision == game.DecideDiscard {
		r.table.TypedRune('1')
		r.table.TypedRune('2')
		r.key(fyne.KeyRight)
		r.key(fyne.KeyUp)
		r.key(fyne.KeyReturn)
		return
	}
	r.key(fyne.KeyReturn)
	r.key(fyne.KeyRight)
}

func (r *rig) actions() []game.Action { return r.match.Record().Actions }
