// Package coach puts the adviser's thoughts into words. It knows texts and
// advice; it neither thinks nor draws.
package coach

import (
	"math"
	"strconv"

	"kutscherskat/assets/texts"
	"kutscherskat/game"
	"kutscherskat/game/ai"
	"kutscherskat/game/host"
)

// Coach speaks about one deal.
type Coach struct {
	Texts   *texts.Texts
	Variant *game.Variant
	Scoring game.Scoring
	German  bool // the cards have German suits
}

// plain are the texts of the actions that need no argument.
var plain = map[game.ActionKind]string{
	game.Kontra: "Kontra", game.NoKontra: "NoKontra", game.Re: "Re", game.NoRe: "NoRe", game.Pass: "BidPass",
	game.Take: "TakeSkat", game.PlayHand: "PlayHand",
}

// Action names what is done: a card, a contract, a bid. bid is the value that
// is held.
func (c Coach) Action(a game.Action, bid int) string {
	t := c.Texts
	switch a.Kind {
	case game.Play:
		return t.Card(a.Card, c.German)
	case game.Discard:
		return t.Card(a.Laid[0], c.German) + ", " + t.Card(a.Laid[1], c.German)
	case game.Declare:
		return c.contract(a)
	case game.Take:
		if c.Variant.Piles > 0 { // the table games call it the stock
			return t.T("TakeStock")
		}
	case game.Bid:
		return t.T("BidSay", "Bid", a.Value)
	case game.Hold:
		return t.T("BidHold", "Bid", bid)
	}
	return t.T(plain[a.Kind])
}

// levels are the texts of what is announced beyond winning.
var levels = map[game.Level]string{
	game.AnnouncedSchneider: "SchneiderAnnounced", game.AnnouncedSchwarz: "SchwarzAnnounced", game.Ouvert: "Ouvert",
}

func (c Coach) contract(a game.Action) string {
	t := c.Texts
	name := t.Contract(a.Contract.String(), c.German)
	switch {
	case a.Level == game.NoLevel:
		return name
	case a.Contract == game.Null:
		return t.T("ContractNullOuvert")
	}
	return name + ", " + t.T(levels[a.Level])
}

// Reason says what speaks for an action, empty where there is nothing to say.
func (c Coach) Reason(r ai.Reason) string {
	if r.Text == "" {
		return ""
	}
	return c.Texts.T(r.Text, "Points", r.Points)
}

// Line is the advice in a sentence: the action, its reason, its value.
func (c Coach) Line(v *game.View, a ai.Advice) string {
	t := c.Texts
	id, key := "HintLine", "Card"
	if a.Action.Kind != game.Play {
		id, key = "HintLineBid", "Action"
	}
	reason := c.Reason(a.Reason)
	if reason == "" {
		reason = t.T("HintBest")
	}
	line := t.T(id, key, texts.Capital(c.Action(a.Action, v.Bid)), "Reason", reason)
	if math.IsInf(a.StdErr, 1) || len(v.Legal) == 1 {
		return line
	}
	return line + " (" + t.T("HintExpected", "Score", c.score(a.Score)) + ", " +
		t.T("HintChance", "Percent", int(math.Round(100*a.Win))) + ")"
}

// score writes an expected score with its sign: whole points, or tenths where
// a deal is worth 2 to 4.
func (c Coach) score(x float64) string {
	if c.Scoring != game.Simple {
		return texts.Signed(int(math.Round(x)))
	}
	return strconv.FormatFloat(x, 'f', 1, 64)
}

// cost writes a loss, without a sign.
func (c Coach) cost(x float64) string {
	decimals := 0
	if c.Scoring == game.Simple {
		decimals = 1
	}
	return strconv.FormatFloat(x, 'f', decimals, 64)
}

// marks are the texts of the marks of a decision.
var marks = map[host.Mark]string{
	host.Fine: "ReviewFine", host.Small: "ReviewSmall", host.Mistake: "ReviewMistake", host.Blunder: "ReviewBlunder",
}

// Verdict names a recorded decision, and says how good it was and what was
// better.
func (c Coach) Verdict(a host.Assessment) string {
	played := texts.Capital(c.Action(a.Played.Action, 0))
	return c.Texts.T("HintLineBid", "Action", played, "Reason", c.judgement(a))
}

func (c Coach) judgement(a host.Assessment) string {
	t := c.Texts
	if a.Forced {
		return t.T("ReviewForced")
	}
	mark := a.Mark(c.Scoring)
	text := t.T(marks[mark])
	if mark == host.Fine {
		return text
	}
	reason := c.Reason(a.Best.Reason)
	if reason == "" {
		reason = t.T("HintBest")
	}
	better := t.T("ReviewBetter", "Card", c.Action(a.Best.Action, 0), "Reason", reason)
	return text + ". " + t.T("ReviewCost", "Score", c.cost(a.Loss())) + ". " + better
}
