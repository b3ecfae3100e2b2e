package table

import (
	"strconv"
	"strings"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// column is the panel while it is being painted from top to bottom.
type column struct {
	x, w, y float32
	end     float32 // sections end above this
}

func (c *column) right() float32 { return c.x + c.w }

// paintPanel paints the side panel, or the strip of an upright window.
func (t *Table) paintPanel() {
	l, b := t.lay, &t.brush
	r := l.panel()
	b.fill(r, t.pal.panel)
	b.zone("panel", r, nil, false)
	if l.upright {
		t.paintStrip(r)
		return
	}
	b.fill(rect{r.X, r.Y, 1, r.H}, shade)
	turnH := l.r(l.pick(76, 58) * l.k)
	t.turnBlock(rect{r.X, 0, r.W, turnH})
	c := &column{x: r.X + l.pad, w: r.W - 2*l.pad, y: turnH}
	c.end = t.panelFoot(c)
	t.footTop = c.end
	for i, section := range t.sections() {
		if i > 0 {
			if c.y+40*l.k > c.end {
				break
			}
			b.line(c.x, c.y, c.w, t.pal.lines)
		}
		section(t, c)
	}
}

// section paints one part of the panel and moves the column on.
type section func(*Table, *column)

// sections lists what the panel shows in the present state.
func (t *Table) sections() []section {
	v := &t.view
	switch {
	case v.Variant.Bidding() && v.Contract == game.NoContract && v.Result == nil:
		return []section{(*Table).bidSection, (*Table).seatsSection, (*Table).scoreSection}
	case v.Contract == game.NoContract && v.Result == nil, len(t.board.pack) > 0:
		var list []section
		if v.Contract != game.NoContract {
			list = append(list, (*Table).contractSection)
		}
		list = append(list, (*Table).stepsSection)
		if t.knownTops() != 0 && t.roomForCards(len(list) > 1) {
			list = append(list, (*Table).cardsSection)
		}
		return append(list, (*Table).scoreSection)
	case v.Contract == game.NoContract:
		return []section{(*Table).scoreSection}
	}
	return []section{(*Table).contractSection, (*Table).pointsSection, (*Table).tricksSection, (*Table).scoreSection}
}

// roomForCards reports whether the panel has room for the viewer's cards
// beside the steps, the totals, and the contract if that is shown too.
func (t *Table) roomForCards(contract bool) bool {
	l := t.lay
	seats, steps := float32(t.view.Variant.Seats), float32(len(t.steps()))
	height := l.pick(76+35+117+31+64, 58+30+93+28+52) + l.pick(30, 23)*steps + l.pick(28, 23)*seats
	if contract {
		height += l.pick(147, 108)
	}
	return height*l.k <= l.H
}

// head writes the head of a section and moves to its first line.
func (t *Table) head(c *column, id, right string) {
	l := t.lay
	y := c.y + l.pick(21, 17)*l.k
	head := ink{max(12*l.k, smallest), true, t.pal.second}
	w := t.brush.text(upper(t.o.Texts.T(id)), head, c.x, y, atLeft).W
	t.brush.textIn(right, t.ink(13, 12, false, t.pal.second), c.right(), y, atRight, c.w-w-10)
	c.y = y + l.pick(10, 8)*l.k
}

// turnBlock says who is to do what.
func (t *Table) turnBlock(r rect) {
	l := t.lay
	who, title, note := t.turnLines()
	c := t.pal.other
	if who == 0 || t.sideColor(who) == t.pal.own {
		c = t.pal.own
	}
	t.brush.fill(r, t.pal.turn)
	t.brush.fill(rect{r.X, r.Y, 5, r.H}, c)
	x := r.X + l.pad
	w := r.W - 2*l.pad
	t.brush.textIn(title, t.ink(19, 16, true, c), x, r.Y+.355*r.H, atLeft, w)
	t.brush.textIn(note, t.ink(14, 13, false, t.pal.text), x, r.Y+.71*r.H, atLeft, w)
}

// turnLines returns who is meant, what he has to do, and a second line.
func (t *Table) turnLines() (who game.Seat, title, note string) {
	v, x := &t.view, t.o.Texts
	switch {
	case t.status.Cutting:
		return t.status.CutBy, t.say(t.status.CutBy, "YouCut", "Cuts"), t.say(v.Dealer, "YouDeal", "Deals")
	case v.Result != nil && t.pending == 0:
		next := v.Forehand()
		note := t.fitting(t.say(next, "YouDealNext", "DealsNext"), t.say(next, "YouDeal", "Deals"))
		if t.status.Over {
			return 0, x.T("MatchOver"), t.winnerLine()
		}
		return 0, x.T("DealFinished"), note
	}
	if w, ok := t.lyingWinner(); ok {
		points := 0
		for _, p := range t.board.trick {
			points += p.c.Points()
		}
		return w, t.say(w, "YourTrick", "TrickTo", "Points", points), t.say(w, "YouLead", "Leads")
	}
	return v.Turn, t.turnTitle(), t.turnNote()
}

// turnTitles holds the texts for each decision: for the one addressed, and
// for another.
var turnTitles = [...][2]string{
	game.NoDecision:     {"DealFinished", "DealFinished"},
	game.DecideDeclare:  {"YouDeclare", "Declares"},
	game.DecideContract: {"YouDeclare", "Declares"},
	game.DecideKontra:   {"YourTurn", "OnTurn"},
	game.DecideRe:       {"YourTurn", "OnTurn"},
	game.DecideBid:      {"YouBid", "Bids"},
	game.DecideSkat:     {"YourTurn", "OnTurn"},
	game.DecideDiscard:  {"YouLayAway", "LaysAway"},
	game.DecidePlay:     {"YourTurn", "OnTurn"},
}

func (t *Table) turnTitle() string {
	ids := turnTitles[t.view.Decision]
	if t.view.Turn == 0 {
		return ""
	}
	return t.say(t.view.Turn, ids[0], ids[1])
}

// turnNote is the last card played, or what is to be chosen.
func (t *Table) turnNote() string {
	v, x := &t.view, t.o.Texts
	switch v.Decision {
	case game.DecidePlay:
		if n := len(v.Trick); n > 0 {
			p := v.Trick[n-1]
			name := x.Card(p.Card, t.o.german())
			return t.fitting(x.T("PlayedCard", "Name", t.called(p.Seat), "Card", name), name)
		}
		return t.say(v.Turn, "YouLead", "Leads")
	case game.DecideDeclare:
		if v.Options.Null {
			return x.T("DeclareChoicesNull")
		}
		return x.T("DeclareChoices")
	case game.DecideContract:
		return x.T("DeclareChoicesSkat")
	case game.DecideKontra:
		return t.say(v.Turn, "StepYourKontra", "StepKontra")
	case game.DecideRe:
		return t.say(v.Turn, "StepYourRe", "StepRe")
	case game.DecideBid:
		return t.lastWord()
	case game.DecideSkat:
		return x.T("StepSkat")
	case game.DecideDiscard:
		if took := t.newCards(); took != 0 {
			var names []string
			for _, c := range took.Cards() {
				names = append(names, x.Card(c, t.o.german()))
			}
			return t.fitting(x.T("NewCards", "Cards", strings.Join(names, ", ")), strings.Join(names, ", "), "")
		}
	}
	return ""
}

// fitting returns the first of the texts that the turn block holds, the last
// if none fits.
func (t *Table) fitting(texts ...string) string {
	l := t.lay
	room := l.pw
	if l.upright {
		room = .265 * l.W
	}
	for _, s := range texts {
		if (ink{size: smallest}).width(s) <= room-2*l.pad {
			return s
		}
	}
	return texts[len(texts)-1]
}

// stepsSection: the course of the dealing.
func (t *Table) stepsSection(c *column) {
	l := t.lay
	t.head(c, "StepsHead", "")
	y := c.y + l.pick(18, 13)*l.k
	step := l.pick(30, 23) * l.k
	for _, s := range t.steps() {
		x := c.x + 9*l.k
		i := t.ink(15, 13, false, t.pal.text)
		switch s.state {
		case stepDone:
			w := l.r(16 * l.k)
			t.brush.picture(l.box(x-w/2, y-w/2, w, w), t.art.icon("check", w, t.pal.own), 0)
		case stepNow:
			t.brush.disc(x, y, 6*l.k, t.pal.own)
			i.bold, i.color = true, t.pal.own
		default:
			r := 5 * l.k
			t.brush.box(rect{x - r, y - r, 2 * r, 2 * r}, nil, r, t.pal.second, 1.5)
			i.color = t.pal.second
		}
		t.brush.textIn(s.text, i, c.x+30*l.k, y, atLeft, c.w-30*l.k)
		y += step
	}
	c.y = y + l.pick(4, 0)*l.k
}

// knownTops are the viewer's own cards that he sees while cards are dealt.
func (t *Table) knownTops() card.Set {
	if t.view.Seat == 0 {
		return 0
	}
	return t.view.Playable(t.view.Seat)
}

// cardsSection: what the viewer's cards of the first packet come to.
func (t *Table) cardsSection(c *column) {
	l, x := t.lay, t.o.Texts
	set := t.knownTops()
	jacks := x.T("JacksFrench")
	if t.o.german() {
		jacks = x.T("JacksGerman")
	}
	type row struct {
		text string
		n    int
	}
	rows := []row{{jacks, (set & card.Jacks).Len()}}
	if s, n, some := t.bestSuit(set); some {
		rows = append(rows, row{x.T("SuitWithJacks", "Suit", x.Suit(s, t.o.german()), "Jacks", jacks), n})
	}
	rows = append(rows, row{x.T("CardPoints"), set.Points()})
	t.head(c, "YourCardsHead", "")
	y := c.y + l.pick(17, 12)*l.k
	for _, row := range rows {
		n := t.brush.text(strconv.Itoa(row.n), t.ink(16, 14, true, t.pal.text), c.right(), y, atRight)
		t.brush.textIn(row.text, t.ink(15, 13, false, t.pal.text), c.x, y, atLeft, c.w-n.W-10)
		y += l.pick(27, 22) * l.k
	}
	c.y = y + l.pick(4, 0)*l.k
}

// bestSuit returns the suit of which a set holds most cards, jacks included, and
// how many; once a contract is named, its trump suit, if it has one.
func (t *Table) bestSuit(set card.Set) (best card.Suit, most int, some bool) {
	with := func(s card.Suit) int { return (set & (card.OfSuit(s) | card.Jacks)).Len() }
	if t.view.Contract != game.NoContract {
		s, ok := t.view.Contract.TrumpSuit()
		return s, with(s), ok
	}
	most = -1
	for _, s := range card.Suits {
		if n := with(s); n > most {
			best, most = s, n
		}
	}
	return best, most, true
}

// panelFoot paints the buttons at the lower edge and returns where they begin.
func (t *Table) panelFoot(c *column) float32 {
	l := t.lay
	bottom := l.H - l.pad
	h := l.r(l.pick(44, 38) * l.k)
	gap := l.r(10 * l.k)
	half := l.r((c.w - gap) / 2)
	y := l.r(bottom - h)
	t.footButtons(rect{c.x, y, half, h}, rect{c.right() - half, y, half, h})
	return t.lastTrickBox(c, y)
}

// footButtons are undo and hint, or the next deal once the sheet is closed.
func (t *Table) footButtons(a, b rect) {
	x := t.o.Texts
	if t.view.Result != nil && t.sheetClosed && t.pending == 0 {
		whole := rect{a.X, a.Y, b.right() - a.X, a.H}
		t.button(button{id: "foot next", label: t.nextWord(), main: true}, whole, t.next)
		return
	}
	undo, hint := "undo", "bulb"
	if t.lay.compact {
		undo, hint = "", ""
	}
	t.button(button{id: "undo", label: x.T("Undo"), icon: undo, off: !t.status.CanUndo}, a, func() { call(t.OnUndo) })
	t.button(button{id: "hint", label: x.T("Hint"), icon: hint, off: !t.decides()}, b, func() { call(t.OnHint) })
}

func call(f func()) {
	if f != nil {
		f()
	}
}
