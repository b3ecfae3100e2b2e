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

// plain are the texts of the actions that need no argument.
var plain = map[game.ActionKind]string{
	game.Kontra: "Kontra", game.NoKontra: "NoKontra", game.Re: "Re", game.NoRe: "NoRe", game.Pass: "BidPass",
	game.Take: "TakeSkat", game.PlayHand: "PlayHand",
}

// Action names what is done: a card, a contract, a bid. bid is the value that
// is held.
func Action(t *texts.Texts, a game.Action, bid int, german bool) string {
	switch a.Kind {
	case game.Play:
		return t.Card(a.Card, german)
	case game.Discard:
		return t.Card(a.Laid[0], german) + ", " + t.Card(a.Laid[1], german)
	case game.Declare:
		return contract(t, a, german)
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

func contract(t *texts.Texts, a game.Action, german bool) string {
	name := t.Contract(a.Contract.String(), german)
	switch {
	case a.Level == game.NoLevel:
		return name
	case a.Contract == game.Null:
		return t.T("ContractNullOuvert")
	}
	return name + ", " + t.T(levels[a.Level])
}

// Reason says what speaks for an action, empty where there is nothing to say.
func Reason(t *texts.Texts, r ai.Reason) string {
	if r.Text == "" {
		return ""
	}
	return t.T(r.Text, "Points", r.Points)
}

// Line is the advice in a sentence: the action, its reason, its value.
func Line(t *texts.Texts, v *game.View, a ai.Advice, german bool) string {
	id, key := "HintLine", "Card"
	if a.Action.Kind != game.Play {
		id, key = "HintLineBid", "Action"
	}
	reason := Reason(t, a.Reason)
	if reason == "" {
		reason = t.T("HintBest")
	}
	line := t.T(id, key, texts.Capital(Action(t, a.Action, v.Bid, german)), "Reason", reason)
	if math.IsInf(a.StdErr, 1) || len(v.Legal) == 1 {
		return line
	}
	return line + " (" + t.T("HintExpected", "Score", Score(t, v.Scoring, a.Score)) + ", " +
		t.T("HintChance", "Percent", int(math.Round(100*a.Win))) + ")"
}

// Score writes an expected score with its sign: whole points, or tenths where
// a deal is worth 2 to 4.
func Score(t *texts.Texts, s game.Scoring, x float64) string {
	if s != game.Simple {
		return texts.Signed(int(math.Round(x)))
	}
	return strconv.FormatFloat(x, 'f', 1, 64)
}

// cost writes a loss, without a sign.
func cost(s game.Scoring, x float64) string {
	decimals := 0
	if s == game.Simple {
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
func Verdict(t *texts.Texts, a host.Assessment, s game.Scoring, german bool) string {
	played := texts.Capital(Action(t, a.Played.Action, 0, german))
	return t.T("HintLineBid", "Action", played, "Reason", judgement(t, a, s, german))
}

func judgement(t *texts.Texts, a host.Assessment, s game.Scoring, german bool) string {
	if a.Forced {
		return t.T("ReviewForced")
	}
	mark := a.Mark(s)
	text := t.T(marks[mark])
	if mark == host.Fine {
		return text
	}
	reason := Reason(t, a.Best.Reason)
	if reason == "" {
		reason = t.T("HintBest")
	}
	better := t.T("ReviewBetter", "Card", Action(t, a.Best.Action, 0, german), "Reason", reason)
	return text + ". " + t.T("ReviewCost", "Score", cost(s, a.Loss())) + ". " + better
}
