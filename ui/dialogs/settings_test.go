package dialogs

import (
	"reflect"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"kutscherskat/assets/texts"
	"kutscherskat/game"
	"kutscherskat/game/settings"
	"kutscherskat/themes"
)

// opened is a settings dialog and what it told.
type opened struct {
	*settingsDialog
	w     fyne.Window
	saved []settings.Settings
	live  []settings.Settings
}

func openSettings(t *testing.T, s settings.Settings) *opened {
	t.Helper()
	o := &opened{w: stage(t, "felt", small)}
	opt := SettingsOptions{Themes: themes.Names(""), OnChange: func(s settings.Settings) { o.live = append(o.live, s) }}
	o.settingsDialog = newSettingsDialog(o.w, texts.For("en"), s, opt, func(s settings.Settings) { o.saved = append(o.saved, s) })
	o.open()
	return o
}

// pick chooses a value in the field of a key.
func (o *opened) pick(t *testing.T, key, value string) {
	t.Helper()
	c, ok := o.fields[key].(*choice)
	if !ok {
		t.Fatalf("%s is a %T", key, o.fields[key])
	}
	i := slices.Index(c.values, value)
	if i < 0 {
		t.Fatalf("%s offers %v, not %s", key, c.values, value)
	}
	c.SetSelectedIndex(i)
}

// typed types over the text of a field.
func (o *opened) typed(t *testing.T, key, text string) {
	t.Helper()
	e, ok := o.fields[key].(*entry)
	if !ok {
		t.Fatalf("%s is a %T", key, o.fields[key])
	}
	e.SetText("")
	test.Type(e, text)
}

func (o *opened) tick(t *testing.T, key string) {
	t.Helper()
	c, ok := o.fields[key].(*check)
	if !ok {
		t.Fatalf("%s is a %T", key, o.fields[key])
	}
	test.Type(c, " ")
}

// TestRoundTrip changes each value by its field, one after the other: saved is
// just that change.
func TestRoundTrip(t *testing.T) {
	skat := func(s *settings.Settings) { s.SetVariant("skat") }
	none := func(*settings.Settings) {}
	for _, c := range []struct {
		name  string
		from  func(*settings.Settings)
		do    func(*testing.T, *opened)
		to    func(*settings.Settings)
		again int // changes applied at once
	}{
		{"nothing", none, func(*testing.T, *opened) {}, none, 0},
		{"language", none, func(t *testing.T, o *opened) { o.pick(t, "language", "sv") }, func(s *settings.Settings) { s.Language = "sv" }, 1},
		{"variant", none, func(t *testing.T, o *opened) { o.pick(t, "game.variant", "skat") }, skat, 0},
		{"scoring", none, func(t *testing.T, o *opened) { o.pick(t, "game.scoring", "simple") }, func(s *settings.Settings) { s.Game.Scoring = "simple" }, 0},
		{"null", none, func(t *testing.T, o *opened) { o.tick(t, "game.null") }, func(s *settings.Settings) { s.Game.Null = true }, 0},
		{"allpass", skat, func(t *testing.T, o *opened) { o.pick(t, "game.allpass", "ramsch") }, func(s *settings.Settings) { s.Game.AllPass = "ramsch" }, 0},
		{"announcements", skat, func(t *testing.T, o *opened) { o.tick(t, "game.announcements") }, func(s *settings.Settings) { s.Game.Announcements = false }, 0},
		{"deals", none, func(t *testing.T, o *opened) { o.typed(t, "game.deals", "1x2") }, func(s *settings.Settings) { s.Game.Deals = 12 }, 0},
		{"target", none, func(t *testing.T, o *opened) { o.typed(t, "game.target", "301") }, func(s *settings.Settings) { s.Game.Target = 301 }, 0},
		{"no number is 0", func(s *settings.Settings) { s.Game.Target = 5 }, func(t *testing.T, o *opened) { o.typed(t, "game.target", "") }, func(s *settings.Settings) { s.Game.Target = 0 }, 0},
		{"computer", none, func(t *testing.T, o *opened) { o.pick(t, "players.seats.2", "ai:expert") }, func(s *settings.Settings) { s.Players.Seats[1] = "ai:expert" }, 0},
		{"bot", skat, func(t *testing.T, o *opened) {
			o.pick(t, "players.seats.3", "bot:")
			o.typed(t, "players.command.3", "./bot --level 3")
		}, func(s *settings.Settings) { s.Players.Seats[2] = "bot:./bot --level 3" }, 0},
		{"name", none, func(t *testing.T, o *opened) { o.typed(t, "players.names.1", "Åsa ") }, func(s *settings.Settings) { s.Players.Names[0] = "Åsa" }, 0},
		{"art", none, func(t *testing.T, o *opened) { o.pick(t, "deck.art", "prussian") }, func(s *settings.Settings) { s.Deck.Art = "prussian" }, 1},
		{"index", none, func(t *testing.T, o *opened) { o.pick(t, "deck.index", "sv") }, func(s *settings.Settings) { s.Deck.Index = "sv" }, 1},
		{"back", none, func(t *testing.T, o *opened) { o.pick(t, "deck.back", "oak") }, func(s *settings.Settings) { s.Deck.Back = "oak" }, 1},
		{"theme", none, func(t *testing.T, o *opened) { o.pick(t, "table.theme", "night") }, func(s *settings.Settings) { s.Table.Theme = "night" }, 1},
		{"speed", none, func(t *testing.T, o *opened) { o.pick(t, "table.speed", "off") }, func(s *settings.Settings) { s.Table.Speed = "off" }, 1},
		{"turn", none, func(t *testing.T, o *opened) { o.tick(t, "table.turn") }, func(s *settings.Settings) { s.Table.Turn = true }, 1},
		{"sound", none, func(t *testing.T, o *opened) { o.tick(t, "table.sound") }, func(s *settings.Settings) { s.Table.Sound = false }, 1},
		{"volume", none, func(t *testing.T, o *opened) {
			o.fields["table.volume"].TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
		}, func(s *settings.Settings) { s.Table.Volume = 0.55 }, 1},
		{"defaults", func(s *settings.Settings) { s.Game.Deals, s.Table.Theme, s.Deck.Back = 3, "wood", "oak" }, func(_ *testing.T, o *opened) { o.defaults() },
			func(s *settings.Settings) { *s = settings.Default() }, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			from := settings.Default()
			c.from(&from)
			want := clone(from)
			c.to(&want)
			o := openSettings(t, clone(from))
			c.do(t, o)
			test.Tap(find(t, o.w, o.texts.T("Save")))
			if len(o.saved) != 1 || !reflect.DeepEqual(o.saved[0], want) {
				t.Fatalf("saved %+v\nwant  %+v", o.saved, want)
			}
			if len(o.live) != c.again {
				t.Errorf("applied %d times, want %d", len(o.live), c.again)
			}
			if _, problems := settings.Parse("c.toml", o.saved[0].TOML()); len(problems) > 0 {
				t.Error(problems)
			}
			if o.w.Canvas().Overlays().Top() != nil {
				t.Error("still open")
			}
		})
	}
}

// TestCancel applies changes at once and takes them back.
func TestCancel(t *testing.T) {
	before := settings.Default()
	o := openSettings(t, clone(before))
	o.pick(t, "table.theme", "paper")
	o.pick(t, "language", "de")
	o.pick(t, "game.variant", "skat")
	o.typed(t, "players.names.1", "Anna")
	o.pick(t, "deck.art", "tournament")
	last := o.live[len(o.live)-1]
	if last.Table.Theme != "paper" || last.Language != "de" || last.Deck.Art != "tournament" {
		t.Errorf("applied %+v", last)
	}
	if !reflect.DeepEqual(last.Game, before.Game) || !reflect.DeepEqual(last.Players, before.Players) {
		t.Errorf("the match was changed: %+v", last)
	}
	if got := o.title.Text; got != texts.For("de").T("SettingsTitle") {
		t.Errorf("the dialog still says %q", got)
	}
	press(o.w, fyne.KeyEscape)
	if last := o.live[len(o.live)-1]; !reflect.DeepEqual(last, before) || len(o.saved) != 0 {
		t.Errorf("after Escape %+v, saved %v", last, o.saved)
	}
}

// TestCancelOfNothing does not trouble the table.
func TestCancelOfNothing(t *testing.T) {
	o := openSettings(t, settings.Default())
	o.typed(t, "game.deals", "7")
	press(o.w, fyne.KeyEscape)
	if len(o.live) != 0 || len(o.saved) != 0 {
		t.Errorf("told %v and %v", o.live, o.saved)
	}
}

// TestGamePageFollowsVariant offers what the variant allows, and nothing else.
func TestGamePageFollowsVariant(t *testing.T) {
	for _, v := range game.Variants {
		o := openSettings(t, settings.Default())
		if v.Name != "offiziersskat" {
			o.pick(t, "game.variant", v.Name)
		}
		if got := o.fields["game.scoring"].(*choice).values; !slices.Equal(got, settings.Scorings(v.Name)) {
			t.Errorf("%s offers the scorings %v", v.Name, got)
		}
		for key, want := range map[string]bool{
			"game.null": !v.Bidding(), "game.allpass": v.Bidding(), "game.announcements": v.Bidding(),
			"players.seats.3": v.Seats == 3, "players.names.3": v.Seats == 3, "players.seats.2": true,
		} {
			if _, got := o.fields[key]; got != want {
				t.Errorf("%s: %s shown: %v", v.Name, key, got)
			}
		}
		if f := o.w.Canvas().Focused(); v.Name != "offiziersskat" && f != o.fields["game.variant"] {
			t.Errorf("%s: the focus went to %T", v.Name, f)
		}
	}
}

// TestFaults refuses what the file would not take, says why, and goes to the
// field.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*testing.T, *opened)
		key  string
	}{
		{"bot without a command", func(t *testing.T, o *opened) { o.pick(t, "players.seats.2", "bot:") }, "players.command.2"},
		{"name with #", func(t *testing.T, o *opened) { o.typed(t, "players.names.2", "No. #1") }, "players.names.2"},
		{"too many deals", func(t *testing.T, o *opened) { o.typed(t, "game.deals", "1000001") }, "game.deals"},
		{"more than an int", func(t *testing.T, o *opened) { o.typed(t, "game.target", "99999999999999999999") }, "game.target"},
	} {
		o := openSettings(t, settings.Default())
		c.do(t, o)
		w := o.w
		w.Canvas().Focus(nil)
		press(w, fyne.KeyReturn)
		if len(o.saved) != 0 || o.message.Text == "" || !o.message.Visible() {
			t.Errorf("%s: saved %v, said %q", c.name, o.saved, o.message.Text)
			continue
		}
		if f := w.Canvas().Focused(); f != o.fields[c.key] {
			t.Errorf("%s: the focus is on %T", c.name, f)
		}
		if e, ok := o.fields[c.key].(*entry); ok {
			e.SetText("3")
			if o.message.Visible() {
				t.Errorf("%s: still says %q", c.name, o.message.Text)
			}
		}
		press(w, fyne.KeyReturn)
		if len(o.saved) != 1 {
			t.Errorf("%s: mended, but not saved", c.name)
		}
	}
}

// TestSettingsByMouse opens a list and taps a value.
func TestSettingsByMouse(t *testing.T) {
	o := openSettings(t, settings.Default())
	o.tabs.choose(tabTable)
	test.Tap(o.fields["table.speed"].(*choice))
	press(o.w, fyne.KeyDown)
	press(o.w, fyne.KeyReturn)
	if o.now.Table.Speed != settings.Speeds[0] || top(t, o.w) != o.sheet {
		t.Errorf("speed is %s", o.now.Table.Speed)
	}
}

// TestFocusScrolls goes down a long page with Tab: the focused field is in
// sight.
func TestFocusScrolls(t *testing.T) {
	s := settings.Default()
	s.SetVariant("skat")
	for i := range s.Players.Seats {
		s.Players.Seats[i] = "bot:x"
	}
	o := openSettings(t, s)
	o.tabs.choose(tabPlayers)
	f := o.fields["players.command.3"].(*entry)
	o.w.Canvas().Focus(f)
	driver := fyne.CurrentApp().Driver()
	bottom := driver.AbsolutePositionForObject(f).Y + f.Size().Height
	view := driver.AbsolutePositionForObject(o.scroll).Y + o.scroll.Size().Height
	if o.scroll.Offset.Y == 0 || bottom > view+1 {
		t.Errorf("the field ends at %v, the view at %v", bottom, view)
	}
}

// TestTabsByKeys changes the page with the arrow keys.
func TestTabsByKeys(t *testing.T) {
	o := openSettings(t, settings.Default())
	test.FocusNext(o.w.Canvas())
	press(o.w, fyne.KeyRight)
	press(o.w, fyne.KeyRight)
	press(o.w, fyne.KeyLeft)
	press(o.w, fyne.KeyUp)
	if o.tabs.chosen != tabPlayers || o.w.Canvas().Focused() != o.tabs.heads[tabPlayers] {
		t.Errorf("tab %d", o.tabs.chosen)
	}
}

// TestPreview paints the deck that is chosen last.
func TestPreview(t *testing.T) {
	o := openSettings(t, settings.Default())
	before := o.preview.images[0].Image
	o.pick(t, "deck.art", "prussian")
	o.pick(t, "deck.back", "wine")
	if after := o.preview.images[0].Image; after == before || after.Bounds() != before.Bounds() {
		t.Error("the cards did not change")
	}
}
