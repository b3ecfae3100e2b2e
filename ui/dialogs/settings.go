package dialogs

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"kutscherskat/assets/texts"
	"kutscherskat/game"
	"kutscherskat/game/settings"
)

// SettingsOptions is what the settings dialog needs beside the settings.
type SettingsOptions struct {
	Themes []string // the names of the themes there are
	File   string   // the configuration file, shown at the bottom; may be empty

	// OnChange is told of every change of language, deck and table, to apply it
	// at once. Cancel tells it the settings as they were. It may be nil. What
	// concerns the game and the players never comes this way.
	OnChange func(settings.Settings)
}

// Settings shows everything that can be set. Enter and Save close the dialog
// and call onSave, where everything holds; Escape and Cancel close it and take
// back what was applied.
func Settings(w fyne.Window, t *texts.Texts, current settings.Settings, o SettingsOptions, onSave func(settings.Settings)) {
	newSettingsDialog(w, t, current, o, onSave).open()
}

// settingsDialog is an open settings dialog.
type settingsDialog struct {
	*sheet
	texts       *texts.Texts
	opt         SettingsOptions
	before, now settings.Settings
	onSave      func(settings.Settings)

	tabs    *tabs
	fields  map[string]fyne.Focusable // by key of the file; "players.seats.1" and so on
	preview *preview

	commands [game.MaxSeats]string // of bots, kept while another sits there
}

// The tabs of the dialog.
const (
	tabGame = iota
	tabPlayers
	tabDeck
	tabTable
)

// settingsWidth is the width of running text in the dialog; fieldWidth the most
// that a field takes.
const (
	settingsWidth = 400
	fieldWidth    = 330
)

func newSettingsDialog(w fyne.Window, t *texts.Texts, current settings.Settings, o SettingsOptions, onSave func(settings.Settings)) *settingsDialog {
	d := &settingsDialog{
		sheet: newSheet(w, t.T("SettingsTitle"), fyne.NewSize(730, 620)),
		texts: t, opt: o, before: clone(current), now: clone(current), onSave: onSave,
	}
	d.confirm = d.save
	d.cancel = d.undo
	return d
}

// clone copies settings: lists are not shared.
func clone(s settings.Settings) settings.Settings {
	s.Players.Seats = slices.Clone(s.Players.Seats)
	s.Players.Names = slices.Clone(s.Players.Names)
	return s
}

func (d *settingsDialog) open() {
	d.build(tabGame)
	d.show(nil)
}

// build makes all fields anew, for the language and the variant as they are.
func (d *settingsDialog) build(tab int) {
	t := d.texts
	d.fields = make(map[string]fyne.Focusable)
	d.title.Text = t.T("SettingsTitle")
	d.left = []fyne.CanvasObject{newButton(d.sheet, t.T("SettingsDefaults"), d.defaults)}
	d.right = []fyne.CanvasObject{newButton(d.sheet, t.T("Cancel"), d.undo), newMainButton(d.sheet, t.T("Save"), d.save)}
	d.tabs = newTabs(d.sheet)
	for _, page := range []struct {
		title string
		body  fyne.CanvasObject
	}{
		{t.T("TabGame"), d.gamePage()},
		{t.T("TabPlayers"), d.playersPage()},
		{t.T("TabDeck"), d.deckPage()},
		{t.T("TabTable"), d.tablePage()},
	} {
		scroll := newPageScroll(page.body)
		d.tabs.add(page.title, scroll, scroll)
	}
	d.tabs.build(tab)
	d.say("")
}

// rebuild makes all fields anew after one of them has changed others, and
// leaves the focus on it.
func (d *settingsDialog) rebuild(key string) {
	d.build(d.tabs.chosen)
	if f := d.fields[key]; f != nil {
		d.win.Canvas().Focus(f)
	}
}

// live applies what is to be seen at once. The game and the players stay as
// they were.
func (d *settingsDialog) live() {
	d.say("")
	if d.opt.OnChange == nil {
		return
	}
	s := clone(d.before)
	s.Language, s.Deck, s.Table = d.now.Language, d.now.Deck, d.now.Table
	d.opt.OnChange(s)
	d.Refresh()
}

// changed reports whether something was applied that Cancel has to take back.
func (d *settingsDialog) changed() bool {
	return d.now.Language != d.before.Language || d.now.Deck != d.before.Deck || d.now.Table != d.before.Table
}

func (d *settingsDialog) undo() {
	d.close()
	if d.changed() && d.opt.OnChange != nil {
		d.opt.OnChange(clone(d.before))
	}
}

// save closes the dialog, or shows what cannot be saved.
func (d *settingsDialog) save() {
	if key, fault := d.fault(); fault != "" {
		d.complain(key, fault)
		return
	}
	d.close()
	d.onSave(clone(d.now))
}

// defaults sets everything to what holds without a file; only Save keeps it.
func (d *settingsDialog) defaults() {
	d.now = settings.Default()
	d.texts = texts.For(d.now.Language)
	d.build(d.tabs.chosen)
	d.live()
}

// maxCount is the most deals or points that the file takes.
const maxCount = 1_000_000

// fault returns the first setting that the file would not take, and why.
func (d *settingsDialog) fault() (key, why string) {
	t := d.texts
	for _, n := range []struct {
		key   string
		value int
	}{{"game.deals", d.now.Game.Deals}, {"game.target", d.now.Game.Target}} {
		if n.value < 0 || n.value > maxCount {
			return n.key, t.T("InvalidNumber", "Most", maxCount)
		}
	}
	for i, seat := range d.now.Players.Seats {
		if !settings.ValidSeat(seat) {
			return seatKey("command", i), t.T("InvalidCommand")
		}
	}
	for i, name := range d.now.Players.Names {
		if !settings.ValidName(name) {
			return seatKey("names", i), t.T("InvalidName", "Most", settings.MaxName)
		}
	}
	return "", ""
}

// complain says what is wrong and goes to the field.
func (d *settingsDialog) complain(key, why string) {
	tab := tabGame
	if key != "game.deals" && key != "game.target" {
		tab = tabPlayers
	}
	d.tabs.choose(tab)
	d.say(why)
	if f := d.fields[key]; f != nil {
		d.win.Canvas().Focus(f)
	}
}

// seatKey is the key of a field of a seat, counted from 0.
func seatKey(what string, seat int) string { return "players." + what + "." + strconv.Itoa(seat+1) }
