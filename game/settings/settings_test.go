package settings

import (
	"slices"
	"strings"
	"testing"
)

func TestSetVariant(t *testing.T) {
	s := Default()
	s.Game.Scoring = "simple"
	s.Players = Players{Seats: []string{"ai:easy", "human"}, Names: []string{"Anna", "Bo"}}

	s.SetVariant("harlekinskat")
	if s.Game.Scoring != "simple" {
		t.Errorf("a scoring that fits became %s", s.Game.Scoring)
	}
	s.SetVariant("skat")
	if s.Game.Scoring != "skat" || !slices.Equal(s.Players.Seats, []string{"ai:easy", "human", DefaultOpponent}) || !slices.Equal(s.Players.Names, []string{"Anna", "Bo", ""}) {
		t.Errorf("skat: %+v", s)
	}
	s.SetVariant("offiziersskat")
	if s.Game.Scoring != "jacks" || !slices.Equal(s.Players.Seats, []string{"ai:easy", "human"}) {
		t.Errorf("back: %+v", s)
	}
	s.SetVariant("bridge")
	if s.Game.Variant != "offiziersskat" {
		t.Errorf("a variant that is none was taken: %+v", s.Game)
	}
}

// Changing one copy of settings does not change another.
func TestCopiesAreApart(t *testing.T) {
	a := Default()
	b := a
	b.SetVariant("offiziersskat")
	b.Players.Seats[0] = "ai:easy"
	if a.Players.Seats[0] != Human {
		t.Error("the seats are shared")
	}
}

func TestValidSeat(t *testing.T) {
	for seat, want := range map[string]bool{
		"human": true, "ai:easy": true, "ai:expert": true, "bot:./my bot": true,
		"": false, "Human": false, "ai:": false, "ai:god": false, "bot:": false, "bot: ": false, "bot:a\nb": false, "robot": false,
	} {
		if ValidSeat(seat) != want {
			t.Errorf("ValidSeat(%q) = %v", seat, !want)
		}
	}
}

func TestValidNameAndTheme(t *testing.T) {
	for name, want := range map[string]bool{
		"": true, "Åsa": true, "Anna von B": true, strings.Repeat("ö", MaxName): true,
		strings.Repeat("ö", MaxName+1): false, " Anna": false, "A  B": false, "A\tB": false, "No. #1": false, "\xff": false,
	} {
		if ValidName(name) != want {
			t.Errorf("ValidName(%q) = %v", name, !want)
		}
	}
	for name, want := range map[string]bool{
		"felt": true, "Mein Tisch_2": true, "": false, "a/b": false, "..": false, `a\b`: false, "a.toml": false, " a": false,
	} {
		if ValidTheme(name) != want {
			t.Errorf("ValidTheme(%q) = %v", name, !want)
		}
	}
}

func TestFolders(t *testing.T) {
	t.Setenv("HOME", "")
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("AppData", "")
	for _, f := range []func() (string, error){Dir, Path, DataDir, ThemesDir} {
		if path, err := f(); err == nil {
			t.Errorf("without a home the path is %q", path)
		}
	}
}

func TestOptions(t *testing.T) {
	g := Default().Game
	g.Null, g.AllPass = true, "ramsch"
	if o := g.Options(); !o.Null || !o.AllPassRamsch || !o.Announcements {
		t.Errorf("%+v becomes %+v", g, o)
	}
	if o := Default().Game.Options(); o.Null || o.AllPassRamsch {
		t.Errorf("defaults become %+v", o)
	}
}
