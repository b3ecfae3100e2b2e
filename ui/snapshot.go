package ui

import (
	"context"
	"fmt"
	"image"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"kutscherskat/game"
	"kutscherskat/game/record"
	"kutscherskat/game/settings"
	"kutscherskat/themes"
	"kutscherskat/ui/table"
)

// Shot says how a snapshot is taken.
type Shot struct {
	Width, Height int // of the window in pixels
	At            int // actions done, -1: all
	// What replaces the configured values, where it is not empty.
	Language, Deck, Theme string
}

// Snapshot draws the window as it shows a deal, without a display. It uses
// the driver that Fyne has for tests: there is no other one without a screen,
// and its pictures differ from a real window's in a few pixels only.
func Snapshot(ctx context.Context, o Options, d *record.Deal, shot Shot) (image.Image, error) {
	if shot.At > len(d.Actions) {
		return nil, fmt.Errorf("the deal has %d actions, not %d", len(d.Actions), shot.At)
	}
	if shot.At < 0 {
		shot.At = len(d.Actions)
	}
	a := test.NewApp()
	defer a.Quit()
	win := a.NewWindow(windowTitle)
	w, err := newSilentWindow(a, win, o, shot)
	if err != nil {
		return nil, err
	}
	defer w.close()
	win.Resize(fyne.NewSize(float32(shot.Width), float32(shot.Height)))
	w.showRecord(d, shot.At)
	w.review, w.bar.variant = nil, d.Variant.Name
	w.bar.refresh()
	if err := w.table.Settle(ctx); err != nil {
		return nil, err
	}
	return win.Canvas().Capture(), nil
}

// newSilentWindow builds a window with the settings that the shot changes.
func newSilentWindow(a fyne.App, win fyne.Window, o Options, shot Shot) (*window, error) {
	set, _, err := settings.Load(o.Config)
	if err != nil {
		return nil, err
	}
	for _, c := range []struct {
		value string
		at    *string
		known []string
	}{
		{shot.Language, &set.Language, settings.Languages},
		{shot.Deck, &set.Deck.Art, settings.Arts},
		{shot.Theme, &set.Table.Theme, nil},
	} {
		if c.value == "" {
			continue
		}
		if c.known != nil && !slices.Contains(c.known, c.value) {
			return nil, fmt.Errorf("%q is not one of %v", c.value, c.known)
		}
		*c.at = c.value
	}
	if _, err := themes.Load(set.Table.Theme, o.Themes); err != nil {
		return nil, err
	}
	set.Table.Sound, set.Table.Speed = false, "off"
	return buildWindow(a, win, o, set)
}

// showRecord shows a deal after the first n actions, from the side of its
// first human.
func (w *window) showRecord(d *record.Deal, n int) {
	w.review = &review{deal: d, at: n, viewer: w.recordViewer(d)}
	w.table.SetOptions(w.recordOptions(d))
	w.showReview()
}

// recordOptions are the table's options with the players of a record.
func (w *window) recordOptions(d *record.Deal) table.Options {
	o := w.tableOptions()
	humans := 0
	for _, p := range d.Players {
		if p.Kind == record.Human {
			humans++
		}
	}
	for s := 1; s <= d.Variant.Seats; s++ {
		p := d.Players[s]
		if p.Kind == record.AI { // its name is its level
			p.Name = ""
		}
		o.Humans[s] = p.Kind == record.Human
		o.Names[s] = w.callName(p.Kind, p.Name, game.Seat(s), humans)
	}
	return o
}
