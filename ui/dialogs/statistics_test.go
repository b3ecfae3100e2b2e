package dialogs

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"kutscherskat/assets/texts"
	"kutscherskat/game/record"
	"kutscherskat/game/settings"
)

// TestHistoryOpensDeals opens past deals with the keys, newest first.
func TestHistoryOpensDeals(t *testing.T) {
	deals := history(t)
	for n := range 3 {
		w := stage(t, "felt", small)
		var got *record.Deal
		Statistics(w, texts.For("de"), deals, StatisticsOptions{Past: true, OnOpen: func(d *record.Deal) { got = d }})
		for range n {
			press(w, fyne.KeyDown)
		}
		press(w, fyne.KeyReturn)
		if want := deals[len(deals)-1-n]; got != want {
			t.Errorf("row %d opens another deal", n)
		}
		if w.Canvas().Overlays().Top() != nil {
			t.Error("the dialog stays open")
		}
	}
}

// TestBestDealOpens opens the best deal of the group shown.
func TestBestDealOpens(t *testing.T) {
	w := stage(t, "felt", small)
	var got *record.Deal
	d := newStatistics(w, texts.For("de"), history(t), StatisticsOptions{OnOpen: func(d *record.Deal) { got = d }})
	d.open()
	test.Tap(find(t, w, texts.For("de").T("HistoryOpen")))
	if g := d.groups[d.group]; got != g.Best.Deal && got != g.Worst.Deal {
		t.Error("opened another deal")
	}
}

// TestEveryGroup shows each human's statistics of each variant.
func TestEveryGroup(t *testing.T) {
	if testing.Short() { // see TestEveryDialogFits
		t.Skip("about the layout alone")
	}
	w := stage(t, "felt", small)
	d := newStatistics(w, texts.For("de"), history(t), StatisticsOptions{})
	d.open()
	for _, human := range d.humans[:2] {
		if f, ok := d.fields["human"].(*choice); ok {
			f.SetSelected(f.Options[index(f.values, human)])
		}
		for i := range d.groups {
			d.fields["group"].(*choice).SetSelectedIndex(i)
			if d.human != human || d.group != i {
				t.Errorf("shows group %d of %q, want %d of %q", d.group, d.human, i, human)
			}
			checkTexts(t, d.groupName("0"), d.sheet)
		}
	}
}

func index(values []string, value string) int {
	for i, v := range values {
		if v == value {
			return i
		}
	}
	return -1
}

// TestSealedText is the promise of the seal: whoever hashes the text that is
// shown gets the fingerprint.
func TestSealedText(t *testing.T) {
	n := 0
	for _, d := range history(t) {
		text := sealedText(d)
		if text == "" {
			continue
		}
		n++
		sum := sha256.Sum256([]byte(text))
		if hex.EncodeToString(sum[:]) != d.Seal {
			t.Errorf("%q does not give %s", text, d.Seal)
		}
		if !strings.Contains(sealCommand(text), "'"+text+"'") {
			t.Errorf("the command is %s", sealCommand(text))
		}
	}
	if n < 20 {
		t.Errorf("%d sealed deals", n)
	}
}

// TestRunningDealKeepsItsSecret shows neither nonce nor cards before the end.
func TestRunningDealKeepsItsSecret(t *testing.T) {
	d := *history(t)[0]
	d.Result = nil
	if sealedText(&d) != "" {
		t.Error("the text is told")
	}
}

// TestProblemsAreTranslated: what the settings say in English words is said in
// German.
func TestProblemsAreTranslated(t *testing.T) {
	_, problems := settings.Parse("c.toml", `language = 3
game = 4
[players]
names = ["a  b"]
[deck]
art = "x"
[table]
volume = 7
theme = "../x"
`)
	_, more := settings.Parse("c.toml", "x = \n")
	problems = append(problems, more...)
	if len(problems) < 7 {
		t.Fatal(problems)
	}
	for _, p := range problems {
		text := problemText(texts.For("de"), p)
		for _, english := range []string{" to ", "the default", "a table", "at most", "name of a"} {
			if strings.Contains(text, english) {
				t.Errorf("%q is English in %q", english, text)
			}
		}
		if p.Line > 0 && !strings.HasPrefix(text, "Zeile ") {
			t.Errorf("no line in %q", text)
		}
	}
}
