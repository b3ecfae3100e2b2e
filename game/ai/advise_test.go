package ai

import (
	"context"
	"os"
	"strings"
	"testing"

	"kutscherskat/game"
)

// The advice lists every legal action once, the best first, with sane
// numbers, and its reasons are texts that exist in every language.
func TestAdviceCoversEveryLegalAction(t *testing.T) {
	texts := map[string]string{}
	for _, lang := range []string{"de", "en", "sv"} {
		b, err := os.ReadFile("../../assets/texts/" + lang + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		texts[lang] = string(b)
	}
	said := map[string]int{}
	for _, v := range game.Variants {
		for i := range 3 {
			r := random(uint64(i) + 20)
			p := newPlayer(t, Expert, 1)
			p.Budget.Nodes = 60
			medium := chooserOf(newPlayer(t, Medium, 1))
			advised := func(view game.View) (game.Action, error) {
				checkAdvice(t, p, view, texts, said)
				return medium(view)
			}
			playDeal(t, setupOf(v, v.Scorings[0], allOptions[i%len(allOptions)], &r), []chooser{advised, medium, medium})
		}
	}
	if len(said) < 12 {
		t.Errorf("only %d different reasons: %v", len(said), said)
	}
}

func checkAdvice(t *testing.T, p *Player, v game.View, texts map[string]string, said map[string]int) {
	t.Helper()
	list, err := p.Advise(context.Background(), v)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[game.Action]bool{}
	for i, a := range list {
		seen[a.Action] = true
		if i > 0 && a.Score > list[i-1].Score {
			t.Errorf("%v is not sorted", list)
		}
		if a.Win < 0 || a.Win > 1 || a.Points < 0 || a.Points > 120 || a.StdErr < 0 || a.Exact && a.StdErr != 0 {
			t.Errorf("%+v", a)
		}
		if a.Reason.Text == "" {
			continue
		}
		said[a.Reason.Text]++
		for lang, text := range texts {
			if !strings.Contains(text, "\n"+a.Reason.Text+" = ") {
				t.Errorf("%s has no %s", lang, a.Reason.Text)
			}
		}
	}
	for _, a := range v.Legal {
		if !seen[a] {
			t.Errorf("%v is missing in the advice", a)
		}
	}
	if list[0].Reason.Text == "" {
		t.Errorf("no reason for %v", list[0].Action)
	}
}

// In a game all of whose cards are known the advice is exact, and the score
// advised is the score got when both follow it.
func TestExactAdviceComesTrue(t *testing.T) {
	r := random(5)
	compared := 0
	for range 60 {
		d, v := endgame(t, game.HeartsTrump, game.Jacks, 4, &r)
		if d == nil || v.Unseen() != 0 {
			continue
		}
		p := newPlayer(t, Expert, 1)
		p.Budget.Nodes = 50
		want, exact := 0.0, false
		for d.Turn() != 0 {
			view := d.View(d.Turn())
			list, err := p.Advise(context.Background(), view)
			if err != nil {
				t.Fatal(err)
			}
			best := list[0]
			got := best.Score
			if view.Seat != view.Declarer {
				got = -got
			}
			if len(view.Legal) > 1 && !best.Exact {
				t.Fatalf("%+v is not exact", best)
			}
			if !exact {
				want, exact = got, true
			}
			d.Apply(best.Action)
		}
		if score := float64(d.Result().Score[v.Declarer]); want < score-0.1 || want > score+0.1 {
			t.Errorf("advised %v, got %v", want, score)
		}
		compared++
	}
	if compared == 0 {
		t.Error("nothing was compared")
	}
}
