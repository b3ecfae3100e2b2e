package table

import (
	"slices"
	"strconv"
	"strings"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// sumRow is one line of the result sheet: what it is, the number that is added
// or multiplied, and the value so far.
type sumRow struct {
	label, factor, sum string
	cards              []matador
	note               string
}

// minus is a figure dash, as wide as a plus: Fyne's font has no minus sign, and
// a text with one would stand two units too high.
const minus = "\u2012"

// sumTexts holds, for each kind of line, the id of its text and what stands
// before its number.
var sumTexts = map[game.LineKind]struct{ id, sign string }{
	game.LineGame:         {"LineGame", "+ "},
	game.LineHand:         {"LineHand", "+ "},
	game.LineSchneider:    {"LineSchneider", "+ "},
	game.LineSchwarz:      {"LineSchwarz", "+ "},
	game.LineAnnSchneider: {"LineSchneiderAnnounced", "+ "},
	game.LineAnnSchwarz:   {"LineSchwarzAnnounced", "+ "},
	game.LineOuvert:       {"LineOuvert", "+ "},
	game.LineLost:         {"LineLostDouble", "× "},
	game.LineSeegerWon:    {"LineSeegerWon", "+ "},
	game.LineSeegerLost:   {"LineSeegerLost", minus + " "},
	game.LineSimple:       {"LineSimpleWon", ""},
	game.LineDraw:         {"LineSimpleDraw", ""},
	game.LineDurchmarsch:  {"LineDurchmarsch", ""},
	game.LineThrownIn:     {"ResultThrownInNote", ""},
}

// sheetRows puts the lines of the result into words.
func (t *Table) sheetRows() []sumRow {
	var rows []sumRow
	for _, line := range t.view.Result.Lines {
		if line.Kind != game.LineThrownIn {
			rows = append(rows, t.sumRow(line))
		}
	}
	if r, ok := t.stockRow(); ok {
		at := min(len(rows), 1) // after the matadors, which have small cards
		if at > 0 && len(rows[0].cards) == 0 {
			at = 0
		}
		rows = slices.Insert(rows, at, r)
	}
	return rows
}

// stockRow says which cards lay in the skat or stock at the end, where the
// viewer knows them.
func (t *Table) stockRow() (sumRow, bool) {
	v, x := &t.view, t.o.Texts
	if len(v.Stock) == 0 || t.view.Contract == game.NoContract {
		return sumRow{}, false
	}
	id := "SkatPile"
	if v.Variant.Seats == 2 {
		id = "StockPile"
	}
	var names []string
	for _, c := range v.Stock {
		if !c.Real() {
			return sumRow{}, false
		}
		names = append(names, x.Card(c, t.o.german()))
	}
	return sumRow{label: x.T(id) + ": " + strings.Join(names, ", ")}, true
}

// missed reports whether the line is for an announcement, or its level, that
// the declarer made and did not reach.
func (t *Table) missed(k game.LineKind) bool {
	v := &t.view
	points, tricks := 0, 0
	for s := 1; s <= v.Variant.Seats; s++ {
		if game.Seat(s) != v.Declarer {
			points += v.Result.Points[s]
			tricks += v.Result.Tricks[s]
		}
	}
	switch k {
	case game.LineAnnSchneider:
		return points > 30
	case game.LineAnnSchwarz, game.LineOuvert:
		return tricks > 0
	}
	return false
}

func (t *Table) sumRow(line game.Line) sumRow {
	v, x := &t.view, t.o.Texts
	r := sumRow{sum: plain(line.Sum)}
	number := strconv.Itoa(max(line.Factor, -line.Factor))
	switch line.Kind {
	case game.LineWith, game.LineWithout:
		return t.matadorRow(line, r)
	case game.LineBase:
		r.label, r.factor = x.T("LineBase", "Contract", t.contractName(v.Contract, game.NoLevel)), "× "+number
	case game.LineNull:
		r.label = x.T("LineFixed", "Contract", t.contractName(v.Contract, v.Level))
	case game.LineOverbid:
		r.label = x.T("LineOverbidLeast", "Bid", line.Factor)
	case game.LineKontra:
		r.label, r.factor = t.kontraLine(game.Kontra, "LineKontraYours", "LineKontra"), "× "+number
	case game.LineRe:
		r.label, r.factor = t.kontraLine(game.Re, "LineReYours", "LineRe"), "× "+number
	case game.LineMostPoints:
		r.label, r.factor = x.T("LineRamschMost", "Name", t.name(line.Seat)), minus+" "+number
	case game.LineJungfrau:
		r.label, r.factor = x.T("LineJungfrau", "Name", t.name(t.trickless())), "× "+number
	case game.LineSeegerAgainst:
		r.label, r.factor = x.T("LineSeegerOpponent")+": "+t.name(line.Seat), "+ "+number
	default:
		k := sumTexts[line.Kind]
		r.label = x.T(k.id)
		if t.missed(line.Kind) {
			r.label += " – " + x.T("LineMissed")
		}
		if k.sign != "" {
			r.factor = k.sign + number
		}
		if line.Kind == game.LineLost {
			r.factor = "× " + minus + number
		}
	}
	return r
}

// kontraLine names the one who said kontra or re.
func (t *Table) kontraLine(k game.ActionKind, yours, other string) string {
	for _, a := range t.view.Said {
		if a.Kind == k {
			return t.say(a.Seat, yours, other)
		}
	}
	return t.o.Texts.T(other, "Name", "")
}

// trickless returns the seat without a trick.
func (t *Table) trickless() game.Seat {
	for _, s := range t.seats() {
		if t.view.Result.Tricks[s] == 0 {
			return s
		}
	}
	return 0
}

// shownMatadors is how many cards of a run are shown at most.
const shownMatadors = 5

// matadorRow is the line of the matadors, with the run as small cards: the
// ones held, then the one that ends it.
func (t *Table) matadorRow(line game.Line, r sumRow) sumRow {
	x := t.o.Texts
	with := line.Kind == game.LineWith
	r.factor = strconv.Itoa(line.Factor)
	run := trumps(t.view.Contract)
	for i := range min(line.Factor, shownMatadors, len(run)) {
		r.cards = append(r.cards, matador{run[i], with})
	}
	if line.Factor < len(run) && (t.view.Scoring != game.Jacks || line.Factor < 4) {
		end := run[line.Factor]
		r.cards = append(r.cards, matador{end, !with})
		name := x.Card(end, t.o.german())
		if with {
			r.note = x.T("LineMissing", "Card", name)
		} else {
			r.note = x.T("LineHeld", "Card", name)
		}
	}
	if with {
		r.label = x.T("LineWith", "Count", line.Factor)
	} else {
		r.label = x.T("LineWithout", "Count", line.Factor)
	}
	return r
}

// trumps lists the trumps of a contract from the top.
func trumps(c game.Contract) []card.Card {
	var list []card.Card
	for _, s := range card.Suits {
		list = append(list, card.Of(s, card.Jack))
	}
	if s, ok := c.TrumpSuit(); ok {
		for _, r := range []card.Rank{card.Ace, card.Ten, card.King, card.Queen, card.Nine, card.Eight, card.Seven} {
			list = append(list, card.Of(s, r))
		}
	}
	return list
}
