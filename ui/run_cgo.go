//go:build cgo

package ui

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"

	"fyne.io/fyne/v2/app"
)

// appID names the program to the desktop and for its preferences.
const appID = "org.kutscherskat.app"

// collectAt is by how many per cent the heap may grow before it is collected.
const collectAt = 50

// Run opens the window and returns when it is closed. Where there is no
// display to open it on, it says so.
func Run(o Options) (err error) {
	if noDisplay() {
		return errors.New("there is no display to open the window on: DISPLAY is not set")
	}
	keepCrash(o.Store.Dir)
	debug.SetGCPercent(collectAt) // memory is dearer here than the time to collect it
	opened := false
	defer func() {
		if opened {
			return // a fault of our own: let it be seen whole
		}
		if p := recover(); p != nil { // the driver panics without a display
			err = fmt.Errorf("the window cannot be opened: %v", p)
		}
	}()
	a := app.NewWithID(appID)
	a.Lifecycle().SetOnStarted(func() { opened = true })
	w, err := newWindow(a, a.NewWindow(windowTitle), o)
	if err != nil {
		return err
	}
	w.open()
	a.Run()
	return w.close()
}

func noDisplay() bool {
	switch runtime.GOOS {
	case "windows", "darwin":
		return false
	}
	return os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == ""
}

// keepCrash has the trace of a crash written beside the saved game as well,
// where people who start programs by a click can find it.
func keepCrash(dir string) {
	if os.MkdirAll(dir, 0o755) != nil {
		return
	}
	f, err := os.Create(filepath.Join(dir, "crash.txt"))
	if err != nil {
		return
	}
	defer f.Close()
	// Without the file the trace still goes to standard error.
	_ = debug.SetCrashOutput(f, debug.CrashOptions{})
}
