package coach

import (
	"strings"
	"testing"

	"kutscherskat/assets/texts"
	"kutscherskat/game"
	"kutscherskat/game/ai"
	"kutscherskat/game/card"
	"kutscherskat/game/host"
)

func TestEveryActionHasWords(t *testing.T) {
	cj, d7 := card.Of(card.Clubs, card.Jack), card.Of(card.Diamonds, card.Seven)
	for _, lang := range texts.Languages {
		x := texts.For(lang)
		c := Coach{Texts: x, Variant: game.Variants[0], Scoring: game.Jacks, German: true}
		for want, a := range map[string]game.Action{
			"":       {Kind: game.Kontra},
			"18":     {Kind: game.Bid, Value: 18},
			"20":     {Kind: game.Hold},
			"Grand":  {Kind: game.Declare, Contract: game.Grand},
			"Null":   {Kind: game.Declare, Contract: game.Null, Level: game.Ouvert},
			", ":     game.DiscardOf(1, cj, d7),
			"Ramsch": {Kind: game.Declare, Contract: game.Ramsch},
		} {
			if got := c.Action(a, 20); got == "" || !strings.Contains(got, want) {
				t.Errorf("%s: %v is called %q", lang, a, got)
			}
		}
		for k := game.Kontra; k <= game.NoRe; k++ {
			if got := c.Action(game.Action{Kind: k}, 0); got == "" || x.Has(got) && lang != "en" && got != x.T("Kontra") && got != x.T("Re") {
				t.Errorf("%s: %v is called %q", lang, k, got)
			}
		}
	}
}

func TestSkatAndStock(t *testing.T) {
	for variant, want := range map[string]string{"skat": "TakeSkat", "admiralsskat": "TakeStock"} {
		v, err := game.FindVariant(variant)
		if err != nil {
			t.Fatal(err)
		}
		c := Coach{Texts: texts.For("de"), Variant: v}
		if got := c.Action(game.Action{Kind: game.Take}, 0); got != c.Texts.T(want) {
			t.Errorf("%s: %q", variant, got)
		}
	}
}

func TestLineAndVerdict(t *testing.T) {
	x := texts.For("de")
	c := Coach{Texts: x, Variant: game.Variants[0], Scoring: game.Jacks}
	v := &game.View{Scoring: game.Jacks, Legal: make([]game.Action, 2)}
	ten := ai.Advice{Action: game.PlayOf(1, card.Of(card.Hearts, card.Ten)), Score: 24.4, Win: .784, Reason: ai.Reason{Text: "HintSavesTen"}}
	line := c.Line(v, ten)
	for _, want := range []string{"Herz-Zehn", "+24", "78"} {
		if !strings.Contains(line, want) {
			t.Errorf("%q lacks %q", line, want)
		}
	}
	seven := ai.Advice{Action: game.PlayOf(1, card.Of(card.Hearts, card.Seven)), Score: -6}
	verdict := c.Verdict(host.Assessment{Best: ten, Played: seven})
	for _, want := range []string{"Grober Fehler", "30", "Herz-Zehn"} {
		if !strings.Contains(verdict, want) {
			t.Errorf("%q lacks %q", verdict, want)
		}
	}
	if got := c.Verdict(host.Assessment{Best: ten, Played: ten}); !strings.HasSuffix(got, x.T("ReviewFine")) {
		t.Errorf("the best move is called %q", got)
	}
}
