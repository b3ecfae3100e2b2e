package table

import (
	"slices"
	"strings"

	"kutscherskat/game"
)

// stepState says whether a step of the dealing is over.
type stepState uint8

const (
	stepDone stepState = iota
	stepNow
	stepAhead
)

// step is a line of the course of the dealing.
type step struct {
	text  string
	state stepState
}

// steps lists the course of the dealing from the variant's script: each row
// once, each decision, and the rest in one line.
func (t *Table) steps() []step {
	v := &t.view
	var list []step
	dealt, decided := 0, false
	for _, s := range v.Variant.Script {
		if s.Decide == game.NoDecision {
			dealt += s.Count
			text := t.dealStep(s, decided)
			known := slices.ContainsFunc(list, func(s step) bool { return s.text == text })
			if text != "" && !known {
				list = append(list, step{text, stepAhead})
			}
			if n := len(list); n > 0 && 32-v.InPack >= dealt {
				list[n-1].state = stepDone
			} else if n > 0 && list[n-1].state == stepDone {
				list[n-1].state = stepNow
			}
			continue
		}
		if s.Decide == game.DecidePlay {
			break
		}
		if text, state, show := t.decideStep(s.Decide); show {
			list = append(list, step{text, state})
		}
		if s.Decide == game.DecideKontra {
			list = append(list, t.restStep(dealt))
			decided = true
		}
	}
	return list
}

// dealStep is the line for a packet, "" where it has none of its own.
func (t *Table) dealStep(s game.Step, rest bool) string {
	v, x := &t.view, t.o.Texts
	seat := v.Variant.SeatOf(s.To, v.Dealer)
	switch {
	case rest:
		return ""
	case s.Zone == game.Down:
		return x.T("StepFaceDown", "Count", s.Count)
	case s.Zone == game.Front || s.Zone == game.Back:
		return x.T("StepPairs", "Count", v.Variant.Piles/2)
	case s.Zone == game.Up:
		return t.say(seat, "StepYourOpen", "StepOpen", "Count", s.Count)
	}
	return x.T("StepHands")
}

// decideStep is the line for a decision.
func (t *Table) decideStep(d game.Decision) (text string, state stepState, show bool) {
	v := &t.view
	state = stepAhead
	if v.Decision == d {
		state = stepNow
	}
	switch d {
	case game.DecideDeclare:
		if v.Contract != game.NoContract {
			state = stepDone
		}
		return t.say(v.Forehand(), "StepYouDeclare", "StepDeclare"), state, true
	case game.DecideKontra:
		if t.wasSaid(game.Kontra) || t.wasSaid(game.NoKontra) {
			state = stepDone
		}
		return t.say(v.Dealer, "StepYourKontra", "StepKontra"), state, true
	case game.DecideRe:
		if t.wasSaid(game.Re) || t.wasSaid(game.NoRe) {
			state = stepDone
		}
		return t.say(v.Forehand(), "StepYourRe", "StepRe"), state, v.Kontra
	}
	return "", state, false
}

// wasSaid reports whether something was said in this deal.
func (t *Table) wasSaid(k game.ActionKind) bool {
	for _, a := range t.view.Said {
		if a.Kind == k {
			return true
		}
	}
	return false
}

// restStep is the line for all cards after the first dealt.
func (t *Table) restStep(dealt int) step {
	s := step{t.o.Texts.T("StepRest", "Count", 32-dealt), stepAhead}
	switch {
	case t.view.InPack == 0:
		s.state = stepDone
	case t.view.InPack < 32-dealt:
		s.state = stepNow
	}
	return s
}

// upper is a head in capitals.
func upper(s string) string { return strings.ToUpper(s) }
