package ui

import (
	"errors"
	"math/rand/v2"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"kutscherskat/assets/cards"
	"kutscherskat/assets/texts"
	"kutscherskat/game"
	"kutscherskat/game/record"
	"kutscherskat/game/settings"
	"kutscherskat/game/shuffle"
	"kutscherskat/themes"
	"kutscherskat/ui/dialogs"
	"kutscherskat/ui/faces"
	"kutscherskat/ui/locale"
	"kutscherskat/ui/look"
	"kutscherskat/ui/motion"
	"kutscherskat/ui/sound"
	"kutscherskat/ui/table"
)

const windowTitle = "Kutscherskat"

// firstSize is the window's size until the user has chosen another.
var firstSize = fyne.NewSize(1180, 760)

// Options is what the command line says of the window.
type Options struct {
	Config  string       // the configuration file
	Store   record.Store // saved game and history
	Themes  string       // folder of the user's own themes
	Record  string       // a record to go on with or to look at; may be empty
	Version string       // of the program

	Rand *rand.Rand // nil: the system's secure random numbers
}

// window is the one window of the program. All its methods run on Fyne's main
// goroutine.
type window struct {
	app fyne.App
	win fyne.Window
	opt Options

	set   settings.Settings
	texts *texts.Texts
	theme themes.Theme
	faces *faces.Cache
	// dressed and back are the pack that faces paints.
	dressed cards.Style
	back    string
	sound   *sound.Player

	table  *table.Table
	bar    *topBar
	unlock func() error // gives the store back; nil before it is locked
	// unsaved is set while the deal cannot be saved, and the user knows it.
	unsaved bool
	session
}

// newWindow reads the settings and builds the window without showing it.
func newWindow(a fyne.App, win fyne.Window, o Options) (*window, error) {
	set, problems, err := settings.Load(o.Config)
	if err != nil {
		return nil, err
	}
	w, err := buildWindow(a, win, o, set)
	if len(problems) > 0 {
		dialogs.Problems(win, w.texts, problems)
	}
	if err != nil {
		dialogs.Error(win, w.texts, err)
	}
	return w, nil
}

// buildWindow builds the window for settings. The error is that of a theme
// that could not be read; the window has the default theme then.
func buildWindow(a fyne.App, win fyne.Window, o Options, set settings.Settings) (*window, error) {
	if o.Rand == nil {
		o.Rand = shuffle.Secure()
	}
	w := &window{app: a, win: win, opt: o, set: set}
	w.sound = sound.New(set.Table.Volume, set.Table.Sound)
	w.session.init(o.Store, func(err error) {
		if err != nil {
			w.journalFailed(err)
		} else {
			w.journalWorks()
		}
	})
	themeErr := w.dress()
	w.table = table.New(w.tableOptions())
	w.table.OnAction = w.act
	w.table.OnCut = w.cut
	w.table.OnUndo = w.undo
	w.table.OnHint = w.hint
	w.table.OnNext = w.next
	w.table.OnAgain = w.again
	w.table.OnReview = w.reviewDeal
	w.table.OnSeal = w.showSeal
	w.bar = newTopBar(w)
	win.SetContent(container.New(barOverTable{}, w.bar, w.table))
	win.SetPadded(false)
	win.SetMaster()
	win.Resize(w.savedSize())
	w.bindKeys()
	win.SetCloseIntercept(w.quit)
	return w, themeErr
}

// dress loads what the settings name: texts, theme, cards. A theme that cannot
// be read is reported, and the default one taken.
func (w *window) dress() error {
	w.useLanguage(w.set.Language)
	var err error
	w.theme, err = themes.Load(w.set.Table.Theme, w.opt.Themes)
	if style := w.style(); w.faces == nil || style != w.dressed || w.set.Deck.Back != w.back {
		w.faces, w.dressed, w.back = faces.NewCache(style, w.set.Deck.Back), style, w.set.Deck.Back
	}
	w.app.Settings().SetTheme(look.New(&w.theme))
	return err
}

// useLanguage takes the texts of a language, Fyne's own included: adding to
// them, if only nothing, has Fyne look anew which language it is.
func (w *window) useLanguage(language string) {
	locale.Use(language)
	if err := lang.AddTranslations(fyne.NewStaticResource("en.json", []byte("{}"))); err != nil {
		fyne.LogError("switch the language of the file dialogs", err)
	}
	w.texts = texts.For(language)
}

// style returns the deck that the settings name.
func (w *window) style() cards.Style {
	return cards.Style{Deck: cards.Deck(w.set.Deck.Art), Index: w.set.Deck.Index}
}

// german reports whether the cards have German suits.
func (w *window) german() bool { return w.style().Deck == cards.Prussian }

func (w *window) tableOptions() table.Options {
	speed, _ := motion.ParseSpeed(w.set.Table.Speed) // Load lets no other value through
	o := table.Options{
		Texts: w.texts, Faces: w.faces, Style: w.style(), Theme: &w.theme, Speed: speed,
		Sound: w.sound.Play, Turned: w.set.Table.Turn || w.match != nil && w.match.Variant.Private(),
	}
	for s := range o.Names {
		if w.match != nil && s >= 1 && s <= w.match.Variant.Seats {
			o.Names[s] = w.name(game.Seat(s))
			o.Humans[s] = w.human(game.Seat(s))
		}
	}
	return o
}

// apply takes up changed settings at once, in the midst of a deal.
func (w *window) apply(set settings.Settings) {
	w.set = set
	if err := w.dress(); err != nil {
		dialogs.Error(w.win, w.texts, err)
	}
	w.sound.SetOn(set.Table.Sound)
	w.sound.SetVolume(set.Table.Volume)
	w.table.SetOptions(w.tableOptions())
	w.bar.refresh()
}

// save applies settings and writes them to the configuration file.
func (w *window) save(set settings.Settings) {
	w.apply(set)
	go func() {
		if err := set.Save(w.opt.Config); err != nil {
			fyne.Do(func() { dialogs.Error(w.win, w.texts, err) })
		}
	}()
}

// open shows the window and goes on with what was begun, or begins. Where the
// program runs already, it says so and ends: two of them would overwrite each
// other's saved game.
func (w *window) open() {
	w.win.Show()
	unlock, err := w.store.Lock()
	if errors.Is(err, record.ErrInUse) {
		t := w.texts
		dialogs.Ask(w.win, t, t.T("AppName"), t.T("AlreadyRunning"), t.T("Quit"), t.T("Close"), func(bool) { w.quit() })
		return
	}
	if err != nil { // a folder that cannot be written is reported when a deal is saved
		unlock = func() error { return nil }
	}
	w.unlock = unlock
	if w.opt.Record != "" {
		w.openRecord(w.opt.Record)
		return
	}
	w.takeUp()
}

// quit closes the program after everything is on disk.
func (w *window) quit() {
	w.stop()
	w.saveSize()
	w.win.Close()
}

// close ends what runs in the background.
func (w *window) close() error {
	w.stop()
	w.cancelReview()
	w.closePlayers()
	w.closing.Wait()
	w.journal.Close()
	w.sound.Close()
	if w.unlock != nil {
		return w.unlock()
	}
	return nil
}

// journalFailed says that the deal could not be saved, once until it can be
// saved again.
func (w *window) journalFailed(err error) {
	fyne.Do(func() {
		if !w.unsaved {
			w.unsaved = true
			dialogs.Notice(w.win, w.texts, w.texts.T("ErrorTitle"), w.texts.T("ErrorWrite", "File", w.store.Dir, "Cause", err.Error()))
		}
	})
}

func (w *window) journalWorks() { fyne.Do(func() { w.unsaved = false }) }

func (w *window) savedSize() fyne.Size {
	p := w.app.Preferences()
	size := fyne.NewSize(float32(p.Float("width")), float32(p.Float("height")))
	if size.Width < 400 || size.Height < 300 {
		return firstSize
	}
	return size
}

func (w *window) saveSize() {
	if w.win.FullScreen() {
		return
	}
	size := w.win.Canvas().Size()
	w.app.Preferences().SetFloat("width", float64(size.Width))
	w.app.Preferences().SetFloat("height", float64(size.Height))
}
