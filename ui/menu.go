package ui

import (
	"fyne.io/fyne/v2"

	"kutscherskat/game/settings"

	"kutscherskat/themes"
	"kutscherskat/ui/dialogs"
)

// menus returns the menus of the top bar as they are now, in order.
func (w *window) menus() []*fyne.Menu {
	t := w.texts
	return []*fyne.Menu{
		fyne.NewMenu(t.T("MenuGame"),
			w.item("Undo", w.undo, w.review == nil && w.match != nil && w.match.CanUndo()),
			w.item("Hint", w.hint, w.review == nil && w.match != nil),
			w.item("SameDealAgain", w.again, w.review == nil && w.match != nil && w.match.Result() != nil),
			w.item("Concede", w.concede, w.conceding() != 0),
			fyne.NewMenuItemSeparator(),
			w.item("OpenRecord", w.chooseRecord, true),
			w.item("SaveRecordAs", w.saveRecord, w.shownRecord() != nil),
			fyne.NewMenuItemSeparator(),
			w.item("Quit", w.quit, true),
		),
		fyne.NewMenu(t.T("MenuMatch"),
			w.item("NewMatch", w.askNewMatch, true),
			w.item("Settings", w.showSettings, true),
			fyne.NewMenuItemSeparator(),
			w.item("Statistics", w.showStatistics, true),
		),
		fyne.NewMenu(t.T("MenuView"),
			w.choices("SettingArt", "Art", settings.Arts, func(s *settings.Settings) *string { return &s.Deck.Art }),
			w.choices("SettingTheme", "Theme", themes.Names(w.opt.Themes), func(s *settings.Settings) *string { return &s.Table.Theme }),
			w.choices("SettingSpeed", "Speed", settings.Speeds, func(s *settings.Settings) *string { return &s.Table.Speed }),
			w.choices("Language", "Language", settings.Languages, func(s *settings.Settings) *string { return &s.Language }),
			fyne.NewMenuItemSeparator(),
			w.item(soundText(!w.set.Table.Sound), w.toggleSound, true),
			w.item("FullScreen", w.toggleFullScreen, true),
		),
		fyne.NewMenu(t.T("MenuHelp"),
			w.item("Rules", w.showRules, true),
			w.item("Keys", w.showKeys, true),
			fyne.NewMenuItemSeparator(),
			w.item("About", w.showAbout, true),
		),
	}
}

func (w *window) item(id string, do func(), enabled bool) *fyne.MenuItem {
	item := fyne.NewMenuItem(w.texts.T(id), do)
	item.Disabled = !enabled
	return item
}

// choices is a submenu for a setting with a few named values; key is the
// first part of the values' texts.
func (w *window) choices(id, key string, values []string, at func(*settings.Settings) *string) *fyne.MenuItem {
	item := fyne.NewMenuItem(w.texts.T(id), nil)
	item.ChildMenu = fyne.NewMenu("")
	for _, value := range values {
		child := fyne.NewMenuItem(w.texts.Option(key, value), func() {
			set := w.set
			*at(&set) = value
			w.save(set)
		})
		child.Checked = *at(&w.set) == value
		item.ChildMenu.Items = append(item.ChildMenu.Items, child)
	}
	return item
}

func soundText(on bool) string {
	if on {
		return "SoundOn"
	}
	return "SoundOff"
}

func (w *window) toggleSound() {
	set := w.set
	set.Table.Sound = !set.Table.Sound
	w.save(set)
}

func (w *window) toggleFullScreen() { w.win.SetFullScreen(!w.win.FullScreen()) }

// askNewMatch begins a new match; one in progress is given up only after
// asking.
func (w *window) askNewMatch() {
	if w.match == nil || w.match.Over() || w.match.Cutting() && w.match.Standing().Number == 1 {
		w.newMatch()
		return
	}
	t := w.texts
	dialogs.Warn(w.win, t, t.T("NewMatch"), t.T("AskNewMatch"), t.T("Yes"), t.T("No"), func(yes bool) {
		if yes {
			w.abandon()
		}
	})
}

func (w *window) showSettings() {
	o := dialogs.SettingsOptions{File: w.opt.Config, Themes: themes.Names(w.opt.Themes), OnChange: w.apply}
	dialogs.Settings(w.win, w.texts, w.set, o, w.save)
}

// showStatistics reads the history in the background: it grows with the
// years.
func (w *window) showStatistics() {
	go func() {
		w.journal.Flush()
		deals, torn, err := w.store.History()
		fyne.Do(func() {
			if torn != nil {
				dialogs.Notice(w.win, w.texts, w.texts.T("History"), w.texts.T("ErrorHistoryTorn", "File", torn.Aside))
			}
			if err != nil {
				dialogs.Error(w.win, w.texts, err)
			}
			dialogs.Statistics(w.win, w.texts, deals, dialogs.StatisticsOptions{German: w.german(), OnOpen: w.startReview})
		})
	}()
}

func (w *window) showSeal() {
	if rec := w.shownRecord(); rec != nil && rec.Finished() {
		dialogs.Seal(w.win, w.texts, rec)
		return
	}
	w.table.Say(w.texts.T("SealExplain"))
}

func (w *window) showRules() {
	variant := w.set.Game.Variant
	if w.match != nil {
		variant = w.match.Variant.Name
	}
	dialogs.Rules(w.win, w.texts, variant)
}

func (w *window) showKeys()  { dialogs.Rules(w.win, w.texts, "keys") }
func (w *window) showAbout() { dialogs.About(w.win, w.texts, w.opt.Version) }
