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
		for want, a := range map[string]game.Action{
			"":       {Kind: game.Kontra},
			"18":     {Kind: game.Bid, Value: 18},
			"20":     {Kind: game.Hold},
			"Grand":  {Kind: game.Declare, Contract: game.Grand},
			"Null":   {Kind: game.Declare, Contract: game.Null, Level: game.Ouvert},
			", ":     game.DiscardOf(1, cj, d7),
			"Ramsch": {Kind: game.Declare, Contract: game.Ramsch},
		} {
			if got := Action(x, a, 20, true); got == "" || !strings.Contains(got, want) {
				t.Errorf("%s: %v is called %q", lang, a, got)
			}
		}
		for k := game.Kontra; k <= game.NoRe; k++ {
			if got := Action(x, game.Action{Kind: k}, 0, false); got == "" || x.Has(got) && lang != "en" && got != x.T("Kontra") && got != x.T("Re") {
				t.Errorf("%s: %v is called %q", lang, k, got)
			}
		}
	}
}

func TestLineAndVerdict(t *testing.T) {
	x := texts.For("de")
	v := &game.View{Scoring: game.Jacks, Legal: make([]game.Action, 2)}
	ten := ai.Advice{Action: game.PlayOf(1, card.Of(card.Hearts, card.Ten)), Score: 24.4, Win: .784, Reason: ai.Reason{Text: "HintSavesTen"}}
	line := Line(x, v, ten, false)
	for _, want := range []string{"Herz-Zehn", "+24", "78"} {
		if !strings.Contains(line, want) {
			t.Errorf("%q lacks %q", line, want)
		}
	}
	seven := ai.Advice{Action: game.PlayOf(1, card.Of(card.Hearts, card.Seven)), Score: -6}
	verdict := Verdict(x, host.Assessment{Best: ten, Played: seven}, game.Jacks, true)
	for _, want := range []string{"Grober Fehler", "30", "Herz-Zehn"} {
		if !strings.Contains(verdict, want) {
			t.Errorf("%q lacks %q", verdict, want)
		}
	}
	if got := Verdict(x, host.Assessment{Best: ten, Played: ten}, game.Jacks, true); !strings.HasSuffix(got, x.T("ReviewFine")) {
		t.Errorf("the best move is called %q", got)
	}
}
