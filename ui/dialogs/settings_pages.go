package dialogs

import (
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/assets/texts"
	"kutscherskat/game"
	"kutscherskat/game/settings"
)

// newPageScroll lets a page scroll down; it leaves room for the bar.
func newPageScroll(page fyne.CanvasObject) *container.Scroll {
	return container.NewVScroll(container.NewBorder(nil, nil, nil, gapWide(10), page))
}

// page collects the rows of one tab.
type page struct {
	d    *settingsDialog
	grid *fyne.Container
}

func (d *settingsDialog) page() page { return page{d, container.New(rows{})} }

// add appends a field under its key, with notes below it.
func (p page) add(key, title string, f fyne.Focusable, notes ...string) {
	p.d.fields[key] = f
	left := noLabel()
	if title != "" {
		left = label(title)
	}
	p.put(left, p.noted(limited(fieldWidth, f.(fyne.CanvasObject)), notes...))
}

func (p page) put(left, right fyne.CanvasObject) {
	p.grid.Add(left)
	p.grid.Add(right)
}

// noted puts notes below a field.
func (p page) noted(f fyne.CanvasObject, notes ...string) fyne.CanvasObject {
	box := container.New(column{gap: -4}, f)
	for _, n := range notes {
		if n != "" {
			box.Add(prose(n, noteStyle, settingsWidth))
		}
	}
	return box
}

// option is a choice among the values of a key, named by the texts.
func (p page) option(key, kind, title string, values []string, at *string, picked func()) {
	name := func(v string) string { return p.d.texts.Option(kind, v) }
	f := newChoice(p.d.sheet, values, *at, name, func(v string) {
		if v != *at {
			*at = v
			picked()
		}
	})
	p.add(key, title, f, p.d.texts.About(kind, *at))
}

func (p page) tick(key, title string, at *bool, picked func(), notes ...string) {
	p.add(key, "", newCheck(p.d.sheet, title, *at, func(on bool) {
		*at = on
		picked()
	}), notes...)
}

func (p page) number(key, title string, at *int, notes ...string) {
	p.add(key, title, newNumber(p.d.sheet, strconv.Itoa(*at), func(text string) {
		p.d.say("")
		*at = number(text)
	}), notes...)
}

// number reads digits; nothing is 0, and a number too long for an int is as
// far out of range as can be.
func number(text string) int {
	text = strings.TrimSpace(text)
	if text == "" {
		return 0
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return math.MaxInt
	}
	return n
}

// gamePage shows only what goes with the variant.
func (d *settingsDialog) gamePage() fyne.CanvasObject {
	p, t, g := d.page(), d.texts, &d.now.Game
	bidding := false
	if v, err := game.FindVariant(g.Variant); err == nil {
		bidding = v.Bidding()
	}
	variant := g.Variant
	p.option("game.variant", "variant", t.T("SettingVariant"), settings.Variants(), &variant, func() {
		d.now.SetVariant(variant)
		d.rebuild("game.variant")
	})
	p.option("game.scoring", "scoring", t.T("SettingScoring"), settings.Scorings(g.Variant), &g.Scoring, func() { d.rebuild("game.scoring") })
	quiet := func() { d.say("") }
	if bidding {
		p.option("game.allpass", "allpass", t.T("SettingAllpass"), settings.AllPassChoices, &g.AllPass, quiet)
		p.tick("game.announcements", t.T("SettingAnnouncements"), &g.Announcements, quiet)
	} else {
		p.tick("game.null", t.T("SettingNull"), &g.Null, quiet)
	}
	p.number("game.deals", t.T("SettingDeals"), &g.Deals)
	p.number("game.target", t.T("SettingTarget"), &g.Target, t.T("SettingZeroOpen"))
	p.put(noLabel(), prose(t.T("SettingsNextMatch"), noteStyle, settingsWidth))
	return p.grid
}

// playersPage has who sits at each seat.
func (d *settingsDialog) playersPage() fyne.CanvasObject {
	p := d.page()
	for i := range d.now.Players.Seats {
		d.seatRows(p, i)
	}
	p.put(noLabel(), prose(d.texts.T("SettingsNextMatch"), noteStyle, settingsWidth))
	return p.grid
}

// seatRows adds kind, name and, for a bot, the command of a seat counted from
// 0.
func (d *settingsDialog) seatRows(p page, i int) {
	t, seats := d.texts, d.now.Players.Seats
	command, isBot := strings.CutPrefix(seats[i], settings.Bot)
	if isBot {
		d.commands[i] = command
	}
	name := newEntry(d.sheet, d.now.Players.Names[i], defaultName(t, seats, i), func(text string) {
		d.say("")
		d.now.Players.Names[i] = strings.TrimSpace(text)
	})
	field := newEntry(d.sheet, d.commands[i], "", func(text string) {
		d.say("")
		d.commands[i] = text
		seats[i] = settings.Bot + text
	})
	kinds, current := seatKinds(seats[i])
	kind := newChoice(d.sheet, kinds, current, func(v string) string { return seatName(t, v) }, func(v string) {
		seats[i] = v
		if v == settings.Bot {
			seats[i] += d.commands[i]
		}
		d.rebuild(seatKey("seats", i))
	})
	p.add(seatKey("seats", i), t.T("SettingSeat", "Number", i+1), kind)
	p.add(seatKey("names", i), t.T("SettingName"), name)
	if isBot {
		p.add(seatKey("command", i), t.T("SettingBotCommand"), field, t.T("SettingBotNote"))
	}
	p.put(noLabel(), gap(4))
}

// seatKinds lists who can sit at a seat, and which of them seat is.
func seatKinds(seat string) (kinds []string, current string) {
	kinds = append(kinds, settings.Human)
	for _, level := range settings.Levels {
		kinds = append(kinds, settings.AI+level)
	}
	kinds = append(kinds, settings.Bot)
	if strings.HasPrefix(seat, settings.Bot) {
		return kinds, settings.Bot
	}
	return kinds, seat
}

// seatName names a kind of player: human, ai:LEVEL, bot:, or as statistics
// have it bot.
func seatName(t *texts.Texts, kind string) string {
	if level, ok := strings.CutPrefix(kind, settings.AI); ok {
		return t.Option("level", level)
	}
	return t.Option("seat", strings.TrimSuffix(kind, ":"))
}

// defaultName is what the player at seat i, counted from 0, is called if he is
// not given a name.
func defaultName(t *texts.Texts, seats []string, i int) string {
	humans := 0
	for _, s := range seats {
		if s == settings.Human {
			humans++
		}
	}
	switch {
	case seats[i] == settings.Human && humans == 1:
		return t.T("PlayerYou")
	case seats[i] == settings.Human:
		return t.T("PlayerNumber", "Number", i+1)
	case strings.HasPrefix(seats[i], settings.Bot):
		return t.T("BotNumber", "Number", i+1)
	}
	return t.Computer(i + 1)
}

// deckPage has the cards and shows some.
func (d *settingsDialog) deckPage() fyne.CanvasObject {
	p, t, k := d.page(), d.texts, &d.now.Deck
	if d.preview == nil {
		d.preview = newPreview(d.win, *k)
	}
	d.preview.show(*k)
	live := func() {
		d.preview.show(*k)
		d.live()
	}
	p.option("deck.art", "art", t.T("SettingArt"), settings.Arts, &k.Art, func() {
		live()
		d.rebuild("deck.art") // the letters go with the French pictures only
	})
	if k.Art != "prussian" {
		p.option("deck.index", "index", t.T("SettingIndex"), settings.Indexes, &k.Index, live)
	}
	p.option("deck.back", "back", t.T("SettingBack"), settings.Backs, &k.Back, live)
	p.put(noLabel(), container.New(column{}, gap(10), d.preview))
	return p.grid
}

// tablePage has language, looks and sounds.
func (d *settingsDialog) tablePage() fyne.CanvasObject {
	p, t, k := d.page(), d.texts, &d.now.Table
	p.option("language", "language", t.T("SettingLanguage"), settings.Languages, &d.now.Language, func() {
		d.texts = texts.For(d.now.Language)
		d.live()
		d.rebuild("language")
	})
	p.option("table.theme", "theme", t.T("SettingTheme"), d.opt.Themes, &k.Theme, d.live)
	p.option("table.speed", "speed", t.T("SettingSpeed"), settings.Speeds, &k.Speed, d.live)
	p.tick("table.turn", t.T("SettingTurn"), &k.Turn, d.live, t.T("SettingTurnNote"))
	p.tick("table.sound", t.T("SettingSound"), &k.Sound, d.live)
	d.volume(p)
	if d.opt.File != "" {
		p.put(noLabel(), prose(t.T("SettingsFile", "File", d.opt.File), noteStyle, settingsWidth))
	}
	return p.grid
}

// volume adds the slider, in steps of 5 %, and its value in words.
func (d *settingsDialog) volume(p page) {
	k := &d.now.Table
	percent := func() int { return int(math.Round(100 * k.Volume)) }
	value := widget.NewLabel(d.texts.T("StatsShare", "Percent", percent()))
	s := newSlider(d.sheet, 100, 5, float64(percent()), func(v float64) {
		k.Volume = v / 100
		value.SetText(d.texts.T("StatsShare", "Percent", percent()))
		d.live()
	})
	d.fields["table.volume"] = s
	p.put(label(d.texts.T("SettingVolume")), limited(fieldWidth, container.NewBorder(nil, nil, nil, value, s)))
}
