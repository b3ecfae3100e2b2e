package texts

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kutscherskat/game/card"

	"github.com/BurntSushi/toml"
)

// messages reads one language's file: id, then the forms of its text.
func messages(t *testing.T, lang string) map[string]map[string]string {
	t.Helper()
	var raw map[string]any
	if _, err := toml.DecodeFS(files, lang+".toml", &raw); err != nil {
		t.Fatal(err)
	}
	all := make(map[string]map[string]string)
	for id, v := range raw {
		all[id] = make(map[string]string)
		switch v := v.(type) {
		case string:
			all[id]["other"] = v
		case map[string]any:
			for form, text := range v {
				all[id][form] = text.(string)
			}
		default:
			t.Errorf("%s: %s is neither a text nor a set of plural forms", lang, id)
		}
	}
	return all
}

var place = regexp.MustCompile(`\{\{\.(\w+)\}\}`)

// places returns the sorted names of the places in all forms of a text.
func places(forms map[string]string) []string {
	var names []string
	for _, text := range forms {
		for _, m := range place.FindAllStringSubmatch(text, -1) {
			names = append(names, m[1])
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func TestFilesLoad(t *testing.T) {
	if _, err := bundle(); err != nil {
		t.Fatal(err)
	}
}

// Every id is in every language, with the same places and the same forms.
func TestLanguagesAgree(t *testing.T) {
	want := messages(t, fallback)
	for _, lang := range Languages {
		got := messages(t, lang)
		for id := range got {
			if _, ok := want[id]; !ok {
				t.Errorf("%s.toml has %s, %s.toml has not", lang, id, fallback)
			}
		}
		for id, forms := range want {
			if _, ok := got[id]; !ok {
				t.Errorf("%s.toml lacks %s", lang, id)
				continue
			}
			if a, b := places(forms), places(got[id]); !slices.Equal(a, b) {
				t.Errorf("%s: %s has the places %v, %s has %v", id, fallback, a, lang, b)
			}
			if _, plural := forms["one"]; plural != (len(got[id]) == 2) {
				t.Errorf("%s.toml: %s has the forms %v", lang, id, got[id])
			}
		}
	}
}

// Texts are whole and set with real typographic signs.
func TestTextsAreClean(t *testing.T) {
	for _, lang := range Languages {
		for id, forms := range messages(t, lang) {
			for form, text := range forms {
				rest := place.ReplaceAllString(text, "x")
				switch {
				case text == "" || strings.TrimSpace(text) != text:
					t.Errorf("%s: %s (%s) is empty or has spaces at its ends", lang, id, form)
				case strings.ContainsAny(rest, "{}<>\"'"), strings.Contains(rest, "..."), strings.Contains(rest, "  "):
					t.Errorf("%s: %s (%s) has a sign that is out of place: %s", lang, id, form, text)
				}
			}
		}
	}
}

// The user is "Sie" in German and "du" in Swedish.
func TestAddress(t *testing.T) {
	wrong := map[string]*regexp.Regexp{
		"de": regexp.MustCompile(`\b([Dd]u|[Dd]ein\w*|[Dd]ich|[Dd]ir)\b`),
		"sv": regexp.MustCompile(`\b(Ni|Er|[Nn]i|[Ee]r|[Ee]rt)\b`),
	}
	for lang, re := range wrong {
		for id, forms := range messages(t, lang) {
			for _, text := range forms {
				if re.MatchString(text) {
					t.Errorf("%s: %s: wrong address: %s", lang, id, text)
				}
			}
		}
	}
}

// The list of ids in the package's documentation is complete.
func TestDocListsEveryID(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(doc), "# Ids by group")
	listed := strings.Fields(list)
	for id := range messages(t, fallback) {
		if !slices.Contains(listed, id) {
			t.Errorf("doc.go does not list %s", id)
		}
	}
}

func TestT(t *testing.T) {
	tests := []struct{ lang, got, want string }{
		{"de", For("de").T("TrickTo", "Name", "Friedrich", "Points", 7), "Stich für Friedrich: 7 Augen"},
		{"en", For("en").T("TrickTo", "Name", "Friedrich", "Points", 7), "Trick to Friedrich: 7 points"},
		{"sv", For("sv").T("TrickTo", "Name", "Friedrich", "Points", 7), "Stick till Friedrich: 7 poäng"},
		{"de", For("de").N("TrickCount", 1), "1 Stich"},
		{"de", For("de").N("TrickCount", 3), "3 Stiche"},
		{"en", For("en").N("TrickCount", 0), "0 tricks"},
		{"en", For("en").N("TrickCount", 1), "1 trick"},
		{"sv", For("sv").N("MatchDeals", 12), "efter 12 givar"},
		{"en", For("en").N("ReviewSummary", 1, "Name", "Anna", "Score", "‒3"), "Anna: 1 mistake, ‒3 points in all"},
		{"de", For("de").T("NoSuchText", "Name", 1), "NoSuchText"},
		{"de", For("de").N("NoSuchText", 2), "NoSuchText"},
		{"de", For("de").Reason("FollowSuit", "Suit", For("de").SuitWord(card.Diamonds, true)), "Sie müssen Schellen bedienen."},
		{"sv", For("sv").T("CurtainReady", "Name", "<Åsa & Co>"), "Jag är <Åsa & Co> – visa korten"},
	}
	for _, tt := range tests {
		if tt.got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.lang, tt.got, tt.want)
		}
	}
}

func TestNames(t *testing.T) {
	parse := func(code string) card.Card {
		c, err := card.Parse(code)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	tests := []struct {
		lang, code     string
		french, german string
	}{
		{"de", "CJ", "Kreuz-Bube", "Eichel-Unter"},
		{"de", "ST", "Pik-Zehn", "Blatt-Zehn"},
		{"de", "DA", "Karo-Ass", "Schellen-Daus"},
		{"de", "HK", "Herz-König", "Herz-König"},
		{"en", "CJ", "jack of clubs", "Unter of acorns"},
		{"en", "SQ", "queen of spades", "Ober of leaves"},
		{"en", "D7", "seven of diamonds", "seven of bells"},
		{"sv", "CJ", "klöver knekt", "ekollon underknekt"},
		{"sv", "HQ", "hjärter dam", "hjärter överknekt"},
		{"sv", "SA", "spader ess", "löv daus"},
	}
	for _, tt := range tests {
		texts := For(tt.lang)
		if got := texts.Card(parse(tt.code), false); got != tt.french {
			t.Errorf("%s %s: got %q, want %q", tt.lang, tt.code, got, tt.french)
		}
		if got := texts.Card(parse(tt.code), true); got != tt.german {
			t.Errorf("%s %s, German pack: got %q, want %q", tt.lang, tt.code, got, tt.german)
		}
	}
	if got := For("de").Card(card.Unknown, false); got != "??" {
		t.Errorf("unknown card: %q", got)
	}
}

// No two cards of a pack have the same name.
func TestCardNamesDiffer(t *testing.T) {
	for _, lang := range Languages {
		for _, germanPack := range []bool{false, true} {
			seen := make(map[string]card.Card)
			for _, c := range card.Full() {
				name := For(lang).Card(c, germanPack)
				if other, ok := seen[name]; ok {
					t.Errorf("%s: %v and %v are both %q", lang, c, other, name)
				}
				seen[name] = c
			}
		}
	}
}

func TestOptions(t *testing.T) {
	de := For("de")
	tests := []struct{ got, want string }{
		{de.Option("variant", "halboffen"), "Halboffener Skat"},
		{de.Option("theme", "felt"), "Filz"},
		{de.Option("theme", "my own"), "my own"},
		{de.Option("level", "expert"), "Computer, Meister"},
		{de.About("theme", "felt"), ""},
		{de.Contract("C", true), "Eichel"},
		{de.Contract("null ouvert", false), "Null ouvert"},
		{de.Contract("whist", false), "whist"},
		{de.Computer(2), "Friedrich"},
		{Capital("över"), "Över"},
		{Capital(""), ""},
		{Signed(72), "+72"},
		{Signed(0), "0"},
		{Signed(-36), "‒36"},
	}
	for _, tt := range tests {
		if tt.got != tt.want {
			t.Errorf("got %q, want %q", tt.got, tt.want)
		}
	}
	if de.About("variant", "skat") == "" {
		t.Error("no sentence about the variant skat")
	}
}

func TestChoice(t *testing.T) {
	tests := []struct {
		wanted []string
		want   string
	}{
		{[]string{"de"}, "de"},
		{[]string{"de_AT.UTF-8"}, "de"},
		{[]string{"sv-FI"}, "sv"},
		{[]string{"en-US"}, "en"},
		{[]string{"fr-FR", "sv-SE", "de-DE"}, "sv"},
		{[]string{"fr"}, "en"},
		{[]string{"C"}, "en"},
		{[]string{"design"}, "en"},
		{nil, "en"},
	}
	for _, tt := range tests {
		if got := choose(tt.wanted); got != tt.want {
			t.Errorf("choose(%q) = %q, want %q", tt.wanted, got, tt.want)
		}
	}
}

func TestAuto(t *testing.T) {
	for _, name := range []string{"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"} {
		t.Setenv(name, "")
	}
	if os.Getenv("OS") != "" {
		t.Skip("Windows and macOS ask the system, not the environment")
	}
	t.Setenv("LANG", "sv_SE.UTF-8")
	if got := For("auto").Lang(); got != "sv" {
		t.Errorf("LANG=sv_SE.UTF-8 gives %q", got)
	}
	t.Setenv("LC_ALL", "de_DE.UTF-8")
	if got := For("auto").Lang(); got != "de" {
		t.Errorf("LC_ALL=de_DE.UTF-8 gives %q", got)
	}
	t.Setenv("LANGUAGE", "fr:en:de")
	if got := For("").Lang(); got != "en" {
		t.Errorf("LANGUAGE=fr:en:de gives %q", got)
	}
}

func BenchmarkT(b *testing.B) {
	t := For("de")
	for b.Loop() {
		t.T("TrickTo", "Name", "Friedrich", "Points", 7)
	}
}
