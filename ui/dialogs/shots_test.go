package dialogs

import (
	"errors"
	"image/png"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"kutscherskat/assets/texts"
	"kutscherskat/game/record"
	"kutscherskat/game/settings"
	"kutscherskat/themes"
	"kutscherskat/ui/look"
)

// screensDir names the folder that TestScreens writes its pictures into;
// without it there are none.
const screensDir = "KUTSCHERSKAT_SCREENS"

// stage opens a window of that size in a theme of the program.
func stage(t *testing.T, theme string, size fyne.Size) fyne.Window {
	t.Helper()
	app := test.NewTempApp(t)
	th, err := themes.Load(theme, "")
	if err != nil {
		t.Fatal(err)
	}
	app.Settings().SetTheme(look.New(&th))
	icon, err := fyne.LoadResourceFromPath("../../assets/icon.png")
	if err != nil {
		t.Fatal(err)
	}
	app.SetIcon(icon)
	w := test.NewTempWindow(t, container.NewStack(canvas.NewRectangle(th.TableHalf)))
	w.SetPadded(false)
	w.Resize(size)
	return w
}

// small is the window that everything has to fit in.
var small = fyne.NewSize(800, 600)

// opening is a dialog with contents worth looking at.
type opening struct {
	name string
	open func(fyne.Window, *texts.Texts)
}

// openings are all dialogs in their states.
func openings(t *testing.T) []opening {
	t.Helper()
	deals := history(t)
	set := settings.Default()
	set.Players.Seats[1] = "bot:/usr/games/my-bot --level 3"
	tab := func(name string, set settings.Settings, tab int, o SettingsOptions) opening {
		return opening{name, func(w fyne.Window, tx *texts.Texts) {
			d := newSettingsDialog(w, tx, set, o, func(settings.Settings) {})
			d.open()
			d.tabs.choose(tab)
		}}
	}
	skat := clone(set)
	skat.SetVariant("skat")
	skat.Game.Scoring = "seeger"
	prussian := clone(set)
	prussian.Deck = settings.Deck{Art: "prussian", Index: "de", Back: "oak"}
	o := SettingsOptions{Themes: themes.Names(""), File: "/home/anna/.config/kutscherskat/config.toml"}
	_, problems := settings.Parse("config.toml", "langauge = 3\n[game]\nscoring = \"skat\"\ndeals = true\n[players]\nseats = [\"human\"]\n[deck]\nart = \"tarot\"\n")
	stats := func(name string, o StatisticsOptions) opening {
		return opening{name, func(w fyne.Window, tx *texts.Texts) { Statistics(w, tx, deals, o) }}
	}
	review := func(*record.Deal) {}
	bad, running := *deals[0], *deals[0]
	bad.Cut++
	running.Result, running.Actions = nil, running.Actions[:8]
	return []opening{
		tab("settings-game", set, tabGame, o), tab("settings-game-skat", skat, tabGame, o),
		tab("settings-players", set, tabPlayers, o), tab("settings-players-skat", skat, tabPlayers, o),
		tab("settings-deck", set, tabDeck, o), tab("settings-deck-prussian", prussian, tabDeck, o),
		tab("settings-table", set, tabTable, o),
		{"settings-fault", func(w fyne.Window, tx *texts.Texts) {
			faulty := clone(set)
			faulty.Players.Seats[1] = "bot:"
			d := newSettingsDialog(w, tx, faulty, o, nil)
			d.open()
			d.save()
		}},
		{"ask", func(w fyne.Window, tx *texts.Texts) {
			Ask(w, tx, tx.T("Concede"), tx.T("AskConcede"), tx.T("Yes"), tx.T("PlayOn"), func(bool) {})
		}},
		{"error", func(w fyne.Window, tx *texts.Texts) {
			Error(w, tx, errors.New("open history.kskat: permission denied"))
		}},
		{"problems", func(w fyne.Window, tx *texts.Texts) { Problems(w, tx, problems) }},
		{"resume", func(w fyne.Window, tx *texts.Texts) {
			Resume(w, tx, ResumeInfo{Variant: "halboffen", Number: 7, Names: []string{tx.T("PlayerYou"), "Friedrich"}, Totals: []int{84, -36}, InDeal: true}, nil, nil)
		}},
		{"rules", func(w fyne.Window, tx *texts.Texts) { Rules(w, tx, "admiralsskat") }},
		{"rules-keys", func(w fyne.Window, tx *texts.Texts) { Rules(w, tx, "keys") }},
		stats("statistics", StatisticsOptions{OnOpen: review}), stats("history", StatisticsOptions{OnOpen: review, Past: true, German: true}),
		{"statistics-empty", func(w fyne.Window, tx *texts.Texts) { Statistics(w, tx, nil, StatisticsOptions{}) }},
		{"seal", func(w fyne.Window, tx *texts.Texts) { Seal(w, tx, deals[0]) }},
		{"seal-bad", func(w fyne.Window, tx *texts.Texts) { Seal(w, tx, &bad) }},
		{"seal-running", func(w fyne.Window, tx *texts.Texts) { Seal(w, tx, &running) }},
		{"about", func(w fyne.Window, tx *texts.Texts) { About(w, tx, "1.0.0") }},
	}
}

// history returns the sample deals as a history.
func history(t *testing.T) []*record.Deal {
	t.Helper()
	deals, err := samples()
	if err != nil {
		t.Fatal(err)
	}
	return deals
}

// samples reads the sample deals once.
var samples = sync.OnceValues(func() ([]*record.Deal, error) {
	var all []*record.Deal
	for _, file := range []string{"deals.kskat", "skat3-deals.kskat"} {
		deals, err := record.ReadFile(filepath.Join("../../game/record/testdata", file))
		if err != nil {
			return nil, err
		}
		all = append(all, deals...)
	}
	return all, nil
})

// TestScreens writes a picture of every dialog, for people to look at.
func TestScreens(t *testing.T) {
	dir := os.Getenv(screensDir)
	if dir == "" {
		t.Skip("no folder named in " + screensDir)
	}
	shot := func(name, theme, lang string, size fyne.Size, o opening) {
		w := stage(t, theme, size)
		o.open(w, texts.For(lang))
		f, err := os.Create(filepath.Join(dir, name+".png"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, w.Canvas().Capture()); err != nil {
			t.Fatal(err)
		}
	}
	for _, o := range openings(t) {
		shot(o.name, "felt", "de", small, o)
		for _, theme := range []string{"paper", "night"} {
			shot(o.name+"-"+theme, theme, "sv", fyne.NewSize(1366, 768), o)
		}
	}
}
