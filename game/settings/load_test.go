package settings

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// Each text gives these problems and, where want is set, changes the defaults
// as want does and in no other way.
func TestParse(t *testing.T) {
	tests := []struct {
		name, text string
		problems   []string
		want       func(*Settings)
	}{
		{name: "empty"},
		{name: "comment only", text: "# nothing here\n"},
		{
			name: "good values",
			text: "language = \"sv\"\n[game]\nscoring = \"spitzen\"\nnull = true\ndeals = 12\n[deck]\nart = \"prussian\"\n[table]\nvolume = 1\nsound = false\ntheme = \"Mein Tisch\"\nturn = true\n",
			want: func(s *Settings) {
				s.Language, s.Game.Scoring, s.Game.Null, s.Game.Deals = "sv", "spitzen", true, 12
				s.Deck.Art, s.Table.Volume, s.Table.Sound, s.Table.Theme = "prussian", 1, false, "Mein Tisch"
				s.Table.Turn = true
			},
		},
		{
			name: "skat alone brings scoring and seats",
			text: "[game]\nvariant = \"skat\"\n",
			want: func(s *Settings) { s.SetVariant("skat") },
		},
		{
			name: "admiralsskat alone brings its scoring",
			text: "game.variant = \"admiralsskat\"\n",
			want: func(s *Settings) { s.Game.Variant, s.Game.Scoring = "admiralsskat", "skat" },
		},
		{
			name: "unknown keys",
			text: "langauge = \"de\"\n\n[game]\nvarant = \"skat\"\ndeals = 3\n[tabel]\nspeed = \"off\"\n",
			problems: []string{
				"c.toml:1: unknown key langauge (allowed: language, [game], [players], [deck], [table])",
				"c.toml:4: unknown key game.varant (allowed: variant, scoring, null, allpass, announcements, deals, target)",
				"c.toml:6: unknown key tabel (allowed: language, [game], [players], [deck], [table])",
			},
			want: func(s *Settings) { s.Game.Deals = 3 },
		},
		{
			name: "wrong types",
			text: "[game]\nnull = \"yes\"\ndeals = 1.5\nvariant = 3\n[table]\nvolume = true\nspeed = \"fast\"\nturn = \"left\"\n",
			problems: []string{
				`c.toml:2: game.null is of the wrong type: "yes" (allowed: true, false); using false`,
				`c.toml:3: game.deals is of the wrong type: 1.5 (allowed: 0 to 1000000); using 0`,
				`c.toml:4: game.variant is of the wrong type: 3 (allowed: offiziersskat, harlekinskat, halboffen, admiralsskat, skat); using "offiziersskat"`,
				`c.toml:6: table.volume is of the wrong type: true (allowed: 0.0 to 1.0); using 0.6`,
				`c.toml:8: table.turn is of the wrong type: "left" (allowed: true, false); using false`,
			},
			want: func(s *Settings) { s.Table.Speed = "fast" },
		},
		{
			name: "values outside their lists",
			text: "language = \"fr\"\n[game]\ndeals = -1\n[deck]\nindex = \"sv\"\nback = \"\"\n[table]\nvolume = 1.5\ntheme = \"../x\"\n",
			problems: []string{
				`c.toml:1: language cannot be "fr" (allowed: auto, de, en, sv); using "auto"`,
				`c.toml:3: game.deals cannot be -1 (allowed: 0 to 1000000); using 0`,
				`c.toml:6: deck.back cannot be "" (allowed: coach, lattice, oak, wine, walnut, paper, night); using "coach"`,
				`c.toml:8: table.volume cannot be 1.5 (allowed: 0.0 to 1.0); using 0.6`,
				`c.toml:9: table.theme cannot be "../x" (allowed: the name of a theme); using "felt"`,
			},
			want: func(s *Settings) { s.Deck.Index = "sv" },
		},
		{
			name:     "volume that is no number",
			text:     "[table]\nvolume = nan\n",
			problems: []string{`c.toml:2: table.volume cannot be NaN (allowed: 0.0 to 1.0); using 0.6`},
		},
		{
			name:     "scoring of another kind of game",
			text:     "[game]\nscoring = \"jacks\"\nvariant = \"skat\"\n",
			problems: []string{`c.toml:2: scoring "jacks" does not go with the variant (allowed: skat, seeger); using "skat"`},
			want:     func(s *Settings) { s.SetVariant("skat") },
		},
		{
			name:     "no scoring at all is reported once, with what is used in the end",
			text:     "[game]\nvariant = \"skat\"\nscoring = \"bridge\"\n",
			problems: []string{`c.toml:3: game.scoring cannot be "bridge" (allowed: jacks, spitzen, simple, skat, seeger); using "skat"`},
			want:     func(s *Settings) { s.SetVariant("skat") },
		},
		{
			name:     "too few seats",
			text:     "[game]\nvariant = \"skat\"\n[players]\nseats = [\"ai:easy\", \"human\"]\n",
			problems: []string{`c.toml:4: players.seats has 2 seats (allowed: 3); using ["ai:easy", "human", "ai:strong"]`},
			want: func(s *Settings) {
				s.SetVariant("skat")
				s.Players.Seats = []string{"ai:easy", "human", "ai:strong"}
			},
		},
		{
			name: "too many seats and names",
			text: "[players]\nseats = [\"ai:strong\", \"ai:expert\", \"human\"]\nnames = [\"a\", \"b\", \"c\"]\n",
			problems: []string{
				`c.toml:2: players.seats has 3 seats (allowed: 2); using ["ai:strong", "ai:expert"]`,
				`c.toml:3: players.names has 3 seats (allowed: 2); using ["a", "b"]`,
			},
			want: func(s *Settings) {
				s.Players.Seats, s.Players.Names = []string{"ai:strong", "ai:expert"}, []string{"a", "b"}
			},
		},
		{
			name:     "one bad seat leaves the other",
			text:     "[players]\nseats = [\"bot:my-bot --fast\", \"ai:genius\"]\n",
			problems: []string{`c.toml:2: players.seats cannot be ["bot:my-bot --fast", "ai:genius"] (allowed: "human", "ai:easy", "ai:medium", "ai:strong", "ai:expert", "bot:COMMAND"); using ["bot:my-bot --fast", "ai:strong"]`},
			want:     func(s *Settings) { s.Players.Seats[0] = "bot:my-bot --fast" },
		},
		{
			name:     "a seat that is no text",
			text:     "[players]\nseats = [\n  \"ai:easy\",\n  2,\n]\n",
			problems: []string{`c.toml:2: players.seats is of the wrong type: ["ai:easy", 2] (allowed: "human", "ai:easy", "ai:medium", "ai:strong", "ai:expert", "bot:COMMAND"); using ["ai:easy", "ai:strong"]`},
			want:     func(s *Settings) { s.Players.Seats[0] = "ai:easy" },
		},
		{
			name:     "seats that are no list",
			text:     "[game]\nvariant = \"skat\"\n[players]\nseats = 3\n",
			problems: []string{`c.toml:4: players.seats is of the wrong type: 3 (allowed: "human", "ai:easy", "ai:medium", "ai:strong", "ai:expert", "bot:COMMAND"); using ["human", "ai:strong", "ai:strong"]`},
			want:     func(s *Settings) { s.SetVariant("skat") },
		},
		{
			name:     "names that no record can hold",
			text:     "[players]\nnames = [\"Anna  B\", \"#1\"]\n",
			problems: []string{`c.toml:2: players.names cannot be ["Anna  B", "#1"] (allowed: at most 40 characters without # and double spaces); using ["", ""]`},
		},
		{
			name: "one name for three seats",
			text: "[game]\nvariant = \"skat\"\n[players]\nnames = [\"Anna\"]\n",
			want: func(s *Settings) {
				s.SetVariant("skat")
				s.Players.Names[0] = "Anna"
			},
		},
		{
			name: "a table that is none",
			text: "game = 3\n[deck]\nart = \"tournament\"\n[[table]]\nspeed = \"off\"\n",
			problems: []string{
				"c.toml:1: game is of the wrong type: 3 (allowed: a table); using the defaults",
				"c.toml:4: table is of the wrong type: a table (allowed: a table); using the defaults",
			},
			want: func(s *Settings) { s.Deck.Art = "tournament" },
		},
		{
			name:     "no TOML",
			text:     "language = \"sv\"\n[game\nnull = true\n",
			problems: []string{"c.toml:2: expected '.' or ']' to end table name, but got '\\n' instead; using the defaults"},
		},
		{
			name:     "the same key twice",
			text:     "[game]\nnull = true\nnull = false\n",
			problems: []string{"c.toml:3: Key 'game.null' has already been defined.; using the defaults"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, problems := Parse("c.toml", tt.text)
			var said []string
			for _, p := range problems {
				said = append(said, p.String())
			}
			if !slices.Equal(said, tt.problems) {
				t.Errorf("problems:\n%s\nwant:\n%s", strings.Join(said, "\n"), strings.Join(tt.problems, "\n"))
			}
			want := Default()
			if tt.want != nil {
				tt.want(&want)
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("got  %+v\nwant %+v", got, want)
			}
		})
	}
}

// A syntax error is reported at its line.
func TestSyntaxLines(t *testing.T) {
	for text, line := range map[string]int{
		"a = \n":                    1,
		"\n\n[game":                 3,
		"\n[game]]\n":               2,
		"x = \"a\nb = 1\n":          1,
		"x = 1\ny = [1, 2\nz = 3\n": 3,
		"x = 1\ny = 'a' 'b'\n":      2,
		"x = 1\n\ny\n":              3,
		"x = 1\n\xff = 2\n":         2,
		"x = 1\r\n= 2\r\n":          2,
		"[game]\n[deck]\n[game]\n":  3,
		"x = 1\nx.y = 2\n":          2,
		"x = 1\ny = 2000-99-99\n":   2,
	} {
		_, problems := Parse("c.toml", text)
		if len(problems) != 1 || problems[0].Kind != Syntax || problems[0].Line != line {
			t.Errorf("%q, line %d: %v", text, line, problems)
		}
	}
}

// The example of the documentation is read without a problem, and is all there
// is: every key is in it.
func TestWholeFile(t *testing.T) {
	const example = `
language = "auto"            # auto, de, en, sv

[game]
variant  = "offiziersskat"
scoring  = "jacks"
null     = false
allpass  = "redeal"
announcements = true
deals    = 0
target   = 0

[players]
seats = ["human", "ai:strong"]
names = ["", ""]

[deck]
art   = "french"
index = "de"
back  = "coach"

[table]
theme = "felt"
speed = "normal"
sound = true
volume = 0.6
turn  = false
`
	got, problems := Parse("config.toml", example)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if !reflect.DeepEqual(got, Default()) {
		t.Errorf("got %+v\ndefaults %+v", got, Default())
	}
	for _, k := range keys {
		_, name, ok := strings.Cut(k.name, ".")
		if !ok {
			name = k.name
		}
		if !strings.Contains(example, "\n"+name+" ") {
			t.Errorf("the example lacks %s", k.name)
		}
	}
}

func TestNoFile(t *testing.T) {
	s, problems, err := Load(filepath.Join(t.TempDir(), "none.toml"))
	if err != nil || problems != nil || !reflect.DeepEqual(s, Default()) {
		t.Errorf("got %+v, %v, %v", s, problems, err)
	}
}

func TestUnreadableFile(t *testing.T) {
	s, _, err := Load(t.TempDir()) // a folder
	if err == nil || !reflect.DeepEqual(s, Default()) {
		t.Errorf("got %+v, %v", s, err)
	}
}

// Whatever the file, the settings can be played by, and written and read again
// without a problem.
func FuzzParse(f *testing.F) {
	f.Add("")
	f.Add(Default().TOML())
	f.Add("[game]\nvariant = \"skat\"\n[players]\nseats = [\"bot:a\\\\b \\\"c\\\"\", 1]\nnames=[\"\\u0007\"]\n")
	f.Add("game.variant = \"admiralsskat\"\ngame.scoring = \"jacks\"\n[table]\nvolume = 1e-7\n")
	f.Add("players = [[1], {a = 2}]\n[[game]]\n\"\" = inf\n")
	f.Add("[a.b.c]\nd = 1979-05-27\n\"deck.art\" = 3\n")
	f.Fuzz(func(t *testing.T, text string) {
		s, problems := Parse("fuzz.toml", text)
		for _, p := range problems {
			if p.String() == "" || messages[p.Kind] == nil {
				t.Errorf("problem %+v", p)
			}
		}
		if !slices.Contains(Scorings(s.Game.Variant), s.Game.Scoring) || len(s.Players.Seats) != len(s.Players.Names) {
			t.Errorf("%q gives %+v", text, s)
		}
		again, problems := Parse("again.toml", s.TOML())
		if len(problems) > 0 || !reflect.DeepEqual(again, s) {
			t.Errorf("%q gives %+v,\nwritten and read %+v, %v", text, s, again, problems)
		}
	})
}

func TestSave(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "config.toml")
	want := Default()
	want.SetVariant("skat")
	want.Players.Seats = []string{`bot:C:\bots\my "bot"`, "human", "ai:expert"}
	want.Players.Names = []string{"", "Åsa Öberg", ""}
	want.Table.Volume, want.Table.Turn = 0.123, true
	if err := want.Save(path); err != nil {
		t.Fatal(err)
	}
	got, problems, err := Load(path)
	if err != nil || len(problems) > 0 || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v, %v\nwant %+v", got, problems, err, want)
	}
	if err := Default().Save(path); err != nil {
		t.Fatal(err)
	}
	if got, _, _ := Load(path); !reflect.DeepEqual(got, Default()) {
		t.Errorf("the second time: %+v", got)
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 1 {
		t.Errorf("files left: %v, %v", entries, err)
	}
}

func TestSaveFails(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Default().Save(filepath.Join(file, "config.toml")); err == nil {
		t.Error("saved below a file")
	}
	dir := filepath.Join(t.TempDir(), "folder")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := Default().Save(dir); err == nil {
		t.Error("saved over a folder")
	}
	if entries, _ := os.ReadDir(filepath.Dir(dir)); len(entries) != 1 {
		t.Errorf("temporary files left: %v", entries)
	}
}

// Every key that is written has a comment that names its values.
func TestEveryKeyIsExplained(t *testing.T) {
	for _, k := range keys {
		if k.allowed == "" {
			t.Errorf("%s does not say what it may be", k.name)
		}
	}
	for line := range strings.Lines(Default().TOML()) {
		if strings.Contains(line, " = ") && !strings.Contains(line, " # ") {
			t.Errorf("no comment: %s", line)
		}
	}
}
