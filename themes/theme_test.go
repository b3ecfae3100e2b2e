package themes

import (
	"fmt"
	"image/color"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// luminance is the relative luminance of an opaque colour (WCAG 2, 1.4.3).
func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

// contrast is the ratio of two opaque colours, 1 to 21 (WCAG 2, 1.4.3).
func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// over lays a colour on an opaque one.
func over(top, ground color.NRGBA) color.NRGBA {
	mix := func(t, g uint8) uint8 {
		return uint8((int(t)*int(top.A) + int(g)*(255-int(top.A)) + 127) / 255)
	}
	return color.NRGBA{mix(top.R, ground.R), mix(top.G, ground.G), mix(top.B, ground.B), 0xff}
}

func TestContrast(t *testing.T) {
	if got := contrast(color.NRGBA{A: 255}, color.NRGBA{255, 255, 255, 255}); math.Abs(got-21) > 0.01 {
		t.Fatalf("black on white has %.2f", got)
	}
}

// Every text can be read on every ground that it stands on.
func TestTextsCanBeRead(t *testing.T) {
	for _, name := range builtIn {
		th := own(name)
		pill := over(th.Pill, th.TableMiddle)
		tests := []struct {
			what    string
			text    color.NRGBA
			grounds map[string]color.NRGBA
		}{
			{"text", th.Text, map[string]color.NRGBA{
				"table middle": th.TableMiddle, "table half": th.TableHalf, "table edge": th.TableEdge,
				"bar": th.Bar, "pill": pill, "panel": th.Panel, "turn": th.Turn, "button": th.Button,
			}},
			{"second text", th.SecondText, map[string]color.NRGBA{"bar": th.Bar, "pill": pill, "panel": th.Panel, "turn": th.Turn}},
			{"own", th.Own, map[string]color.NRGBA{"bar": th.Bar, "pill": pill, "panel": th.Panel, "turn": th.Turn}},
			{"other", th.Other, map[string]color.NRGBA{"bar": th.Bar, "pill": pill, "panel": th.Panel, "turn": th.Turn}},
			{"own text", th.OwnText, map[string]color.NRGBA{"own": th.Own}},
			{"other text", th.OtherText, map[string]color.NRGBA{"other": th.Other}},
			{"ink", th.Ink, map[string]color.NRGBA{"sheet": th.Sheet, "sheet box": th.SheetBox}},
			{"sheet grey", th.SheetGrey, map[string]color.NRGBA{"sheet": th.Sheet, "sheet box": th.SheetBox}},
			{"sheet won", th.SheetWon, map[string]color.NRGBA{"sheet": th.Sheet}},
			{"sheet lost", th.SheetLost, map[string]color.NRGBA{"sheet": th.Sheet}},
		}
		for _, tt := range tests {
			for ground, c := range tt.grounds {
				if got := contrast(tt.text, c); got < 4.5 {
					t.Errorf("%s: %s on %s has a contrast of %.2f", name, tt.what, ground, got)
				}
			}
		}
	}
}

// What is told by a mark alone differs enough from its ground (WCAG 1.4.11).
func TestMarksCanBeSeen(t *testing.T) {
	for _, name := range builtIn {
		th := own(name)
		for what, pair := range map[string][2]color.NRGBA{
			"edge of a playable card": {th.Own, th.TableMiddle},
			"focus":                   {th.Focus, th.TableMiddle},
		} {
			if got := contrast(pair[0], pair[1]); got < 3 {
				t.Errorf("%s: %s has a contrast of %.2f", name, what, got)
			}
		}
	}
}

func TestOwnThemesAreWhole(t *testing.T) {
	entries, err := files.ReadDir(".")
	if err != nil || len(entries) != len(builtIn) {
		t.Errorf("%d files for %d themes, %v", len(entries), len(builtIn), err)
	}
	for _, name := range builtIn {
		text, err := files.ReadFile(name + ending)
		if err != nil {
			t.Fatal(err)
		}
		th, err := Parse(name, name+ending, string(text))
		if err != nil {
			t.Error(err)
		}
		if th.Name != name || th.Base == "" || th.Texture == "" {
			t.Errorf("%s: %q, %q, %q", name, th.Name, th.Base, th.Texture)
		}
		lends := name == "felt" || name == "paper"
		for _, c := range colours {
			if lends && !strings.Contains(string(text), "\n"+c.key+" ") {
				t.Errorf("%s lends its colours and lacks %s", name, c.key)
			}
			if *c.at(&th) == (color.NRGBA{}) {
				t.Errorf("%s has no %s", name, c.key)
			}
		}
		if own(name) != th {
			t.Errorf("%s is not read as it stands", name)
		}
	}
}

// The colours of felt are those that were measured.
func TestFelt(t *testing.T) {
	th := Default()
	for want, got := range map[string]color.NRGBA{
		"33724f": th.TableMiddle, "2b6345": th.TableHalf, "1d4a34": th.TableEdge, "102a1f": th.Bar, "173a2b": th.Panel,
		"1f4a37": th.Turn, "f6f1e4": th.Text, "b9cdbf": th.SecondText, "f2c75c": th.Own, "9cc3e6": th.Other,
		"24513d": th.Button, "3f7459": th.ButtonBorder, "2c5542": th.Line, "faf6ea": th.Sheet, "efe8d5": th.SheetBox,
		"1c2620": th.Ink, "5b6258": th.SheetGrey, "1f6a45": th.SheetWon, "d79a1e": th.SheetOwn, "4b83b6": th.SheetOther,
		"fffdf7": th.Disc,
	} {
		if hex := fmt.Sprintf("%02x%02x%02x", got.R, got.G, got.B); hex != want || got.A != 0xff {
			t.Errorf("got %s, want %s", hex, want)
		}
	}
}

func TestUsersThemes(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"mine":  "texture = \"plain\"\n[colours]\nown = \"#ff0000\"\n",
		"light": "base = \"light\"\n",
		"wood":  "base = \"dark\"\ntexture = \"wood\"\n",
		"bad":   "base = \"dark\"\n\n[colours]\nown = \"red\"\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name+ending), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := Names(dir), []string{"felt", "wood", "paper", "night", "bad", "light", "mine"}; !slices.Equal(got, want) {
		t.Errorf("names %v, want %v", got, want)
	}
	mine, err := Load("mine", dir)
	if err != nil || mine.Own != (color.NRGBA{R: 255, A: 255}) || mine.Texture != Plain || mine.Panel != Default().Panel {
		t.Errorf("mine: %+v, %v", mine, err)
	}
	light, err := Load("light", dir)
	if err != nil || light.Panel != own("paper").Panel || light.Texture != Paper {
		t.Errorf("light: %+v, %v", light, err)
	}
	if wood, err := Load("wood", dir); err != nil || wood.Panel != Default().Panel {
		t.Errorf("the user's wood: %+v, %v", wood, err)
	}
	if wood, err := Load("wood", ""); err != nil || wood != own("wood") {
		t.Errorf("the program's wood: %+v, %v", wood, err)
	}
}

// A bad theme gives the default and an error that names its place.
func TestFaults(t *testing.T) {
	tests := []struct{ text, want string }{
		{"[colours]\nown = \"red\"\n", `t.toml:2: colours.own: "red" is not a colour (#RRGGBB or #RRGGBBAA)`},
		{"[colours]\nown = \"#12345\"\n", `t.toml:2: colours.own: "#12345" is not a colour (#RRGGBB or #RRGGBBAA)`},
		{"base = \"blue\"\n", `t.toml:1: base: "blue" is not one of dark, light`},
		{"texture = \"silk\"\n", `t.toml:1: texture: "silk" is not one of felt, wood, paper, plain`},
		{"colour = 1\n", "t.toml: unknown key colour (there are base, texture, [colours])"},
		{"[colours]\nsky = \"#ffffff\"\n", "t.toml: unknown colour sky (there are " + strings.Join(keys(), ", ") + ")"},
	}
	for _, tt := range tests {
		if _, err := Parse("t", "t.toml", tt.text); err == nil || err.Error() != tt.want {
			t.Errorf("%q gives %v,\nwant %s", tt.text, err, tt.want)
		}
	}
	for _, text := range []string{"[colours]\nown = 3\n", "colours = 3\n", "base = [\n", "base = \"dark\"\nbase = \"dark\"\n"} {
		if _, err := Parse("t", "t.toml", text); err == nil || !strings.Contains(err.Error(), "t.toml") {
			t.Errorf("%q gives %v", text, err)
		}
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "bad.toml"), []byte("own = 1"), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"bad": "bad.toml", "none": "felt, wood", "../felt": "not a name", "": "not a name"} {
		th, err := Load(name, dir)
		if err == nil || !strings.Contains(err.Error(), want) || th != Default() {
			t.Errorf("%q gives %q, %v", name, th.Name, err)
		}
	}
}

// No text makes the reader fail in another way than by an error.
func FuzzParse(f *testing.F) {
	for _, name := range builtIn {
		text, _ := files.ReadFile(name + ending)
		f.Add(string(text))
	}
	f.Add("[colours]\nown = \"#\"\n")
	f.Add("base = 1979-05-27\n[[colours]]\n")
	f.Fuzz(func(t *testing.T, text string) {
		th, err := Parse("fuzz", "fuzz.toml", text)
		if err != nil && !strings.HasPrefix(err.Error(), "fuzz.toml") {
			t.Errorf("%q: %v", text, err)
		}
		if err == nil && (th.Base != Dark && th.Base != Light || th.Name != "fuzz") {
			t.Errorf("%q gives %+v", text, th)
		}
	})
}
