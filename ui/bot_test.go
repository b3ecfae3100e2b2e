package ui

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// withBot opens a window in which a human plays against a command.
func withBot(t *testing.T, command string) *rig {
	return newRig(t, t.TempDir(), quick+"[players]\nseats = [\"human\", \"bot:"+command+"\"]\n")
}

func TestBotAtTheTable(t *testing.T) {
	bin := filepath.Join(t.TempDir(), "lowest.exe")
	if out, err := exec.Command("go", "build", "-o", bin, "../game/bot/testdata/lowest").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	r := withBot(t, filepath.ToSlash(bin))
	for range 2 {
		r.playByKeys()
		r.key(fyne.KeyReturn)
	}
	if st := r.match.Standing(); st.Played != 2 {
		t.Errorf("after two deals: %+v", st)
	}
}

func TestBotForfeits(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the babbling bot is a shell script")
	}
	script := filepath.Join(t.TempDir(), "babbler")
	text := "#!/bin/sh\nwhile read -r line; do case \"$line\" in hello*) echo name Babbler;; go*) echo dance;; bye) exit;; esac; done\n"
	if err := os.WriteFile(script, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	r := withBot(t, script)
	top := func() bool { return r.win.Canvas().Overlays().Top() != nil }
	r.pump(func() bool {
		for i := 0; r.waits() && !top() && i < 3; i++ {
			r.key(fyne.KeyReturn)
			r.key(fyne.KeyRight)
		}
		return top()
	})
	number := r.match.Standing().Number
	r.abandonDeal() // the answer "next deal"
	if st := r.match.Standing(); st.Number != number+1 || st.Played != 0 {
		t.Errorf("after a forfeit: %+v", st)
	}
	if history, _, err := r.store.History(); err != nil || len(history) != 0 {
		t.Errorf("%d deals in history, %v", len(history), err)
	}
}

func TestBotThatIsNotThere(t *testing.T) {
	r := withBot(t, "/no/such/bot")
	r.pump(func() bool { return r.win.Canvas().Overlays().Top() != nil })
	if texts := textsOn(r.win.Canvas().Overlays().Top()); !strings.Contains(texts, "/no/such/bot") {
		t.Errorf("the dialog does not name the bot: %s", texts)
	}
}

// TestUndoWhileThinking takes moves back while the computer thinks: the
// cancelled thought and the next one are the same player's, one after the
// other. The race detector is the judge.
func TestUndoWhileThinking(t *testing.T) {
	r := newRig(t, t.TempDir(), quick+"[players]\nseats = [\"human\", \"ai:expert\"]\n")
	for n := 0; n < 40 && r.match.Result() == nil; n++ {
		r.pump(r.waits)
		r.key(fyne.KeyReturn)
		r.key(fyne.KeyRight)
		if !r.waits() && r.match.CanUndo() {
			r.undo()
		}
	}
	r.newMatch()
}
