//go:build cgo

package ui

import "fyne.io/fyne/v2/app"

// appID names the program to the desktop and for its preferences.
const appID = "org.kutscherskat.app"

// Run opens the window and returns when it is closed.
func Run(o Options) error {
	a := app.NewWithID(appID)
	w, err := newWindow(a, a.NewWindow(windowTitle), o)
	if err != nil {
		return err
	}
	w.open()
	a.Run()
	return w.close()
}
