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
// up to kontra once, each decision, and what is dealt after kontra and after
// re in one line each.
func (t *Table) steps() []step {
	v := &t.view
	var list []step
	dealt, decided := 0, false
	for i, s := range v.Variant.Script {
		switch {
		case s.Decide == game.DecidePlay:
			return list
		case s.Decide != game.NoDecision:
			if text, state, show := t.decideStep(s.Decide); show {
				list = append(list, step{text, state})
			}
			if decided = decided || s.Decide == game.DecideKontra; decided {
				list = t.restSteps(list, i+1, dealt)
			}
		case !decided:
			list = t.dealSteps(list, s, dealt)
		}
		dealt += s.Count
	}
	return list
}

// dealSteps adds the line for a packet, unless it is there already. before is
// how many cards are dealt before it.
func (t *Table) dealSteps(list []step, s game.Step, before int) []step {
	text := t.dealStep(s)
	i := slices.IndexFunc(list, func(s step) bool { return s.text == text })
	if i < 0 {
		i = len(list)
		list = append(list, step{text, stepAhead})
	}
	switch gone := 32 - t.view.InPack; {
	case gone >= before+s.Count:
		list[i].state = stepDone
	case list[i].state == stepDone:
		list[i].state = stepNow
	}
	return list
}

// restSteps adds the line for the packets from a place in the script up to the
// next decision that is put, if there are any. before is how many cards are
// dealt before them.
func (t *Table) restSteps(list []step, from, before int) []step {
	v := &t.view
	if v.Variant.Script[from-1].Decide == game.DecideRe && !t.asksRe() {
		return list // they are among the rest after kontra
	}
	count, last := 0, true
	for _, s := range v.Variant.Script[from:] {
		if s.Decide == game.DecideRe && t.asksRe() {
			last = count+before == 32
			break
		}
		count += s.Count
	}
	if count == 0 {
		return list
	}
	id := "StepMore"
	if last {
		id = "StepRest"
	}
	s := step{t.o.Texts.T(id, "Count", count), stepAhead}
	switch gone := 32 - v.InPack; {
	case gone >= before+count:
		s.state = stepDone
	case gone > before:
		s.state = stepNow
	}
	return append(list, s)
}

// asksRe reports whether re is asked for in this deal.
func (t *Table) asksRe() bool { return t.view.Kontra }

// dealStep is the line for a packet.
func (t *Table) dealStep(s game.Step) string {
	v, x := &t.view, t.o.Texts
	seat := v.Variant.SeatOf(s.To, v.Dealer)
	switch {
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
		return t.say(v.Forehand(), "StepYourRe", "StepRe"), state, t.asksRe()
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

// upper is a head in capitals.
func upper(s string) string { return strings.ToUpper(s) }
