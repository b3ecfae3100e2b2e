package table

import (
	"strconv"

	"kutscherskat/game"
)

// choice is one button of a decision.
type choice struct {
	action game.Action
	label  string
	main   bool
}

// actionID is the id of the button for an action.
func actionID(a game.Action) string { return "do " + a.String() }

// decisionPainters returns how each decision is put to the viewer.
func decisionPainters() [game.DecidePlay + 1]func(*Table) {
	return [...]func(*Table){
		game.DecideDeclare:  (*Table).paintContracts,
		game.DecideContract: (*Table).paintContracts,
		game.DecideKontra:   (*Table).paintYesNo,
		game.DecideRe:       (*Table).paintYesNo,
		game.DecideSkat:     (*Table).paintYesNo,
		game.DecideBid:      (*Table).paintAuction,
		game.DecideDiscard:  (*Table).paintDiscard,
		game.DecidePlay:     nil,
	}
}

// paintDecision paints the buttons of the decision that the viewer has to
// take, as soon as the cards that it is about lie on the table.
func (t *Table) paintDecision() {
	v := &t.view
	if v.Decision == game.DecideBid && !t.decides() && v.Contract == game.NoContract && t.board.shows(v) {
		t.paintAuction()
		return
	}
	if !t.decides() || !t.board.shows(v) || t.status.Cutting {
		return
	}
	if paint := decisionPainters()[v.Decision]; paint != nil {
		paint(t)
	}
}

// bandFor returns where decisions are put: in the place of the own row that is
// not dealt yet, or else in the middle.
func (t *Table) bandFor() rect {
	l := t.lay
	if len(t.board.pack) == 0 || t.farRowDealt() {
		r := l.middle
		if _, aside := l.packAt(t.board); aside && len(t.board.pack) > 0 && !l.variant.PairsInHand {
			half := l.cx - l.aside.right() - 16 // in the middle of the cards
			r.X, r.W = l.cx-half, 2*half
		}
		return rect{r.X, l.r(r.midY() - 42*l.k + 14), r.W, l.r(84 * l.k)}
	}
	return l.band
}

// farRowDealt reports whether the place of the lower side's upper row is taken.
func (t *Table) farRowDealt() bool {
	l := t.lay
	if l.variant.PairsInHand || l.variant.Piles == 0 {
		return false
	}
	for i := range t.spots {
		s := &t.spots[i]
		if s.at.Seat == l.bottom && !s.buried && s.box.Y == l.rows[0] {
			return true
		}
	}
	return false
}

// question writes what is asked over a band of buttons.
func (t *Table) question(text, note string, r rect) {
	l := t.lay
	y := r.Y - l.pick(26, 19)*l.k
	i := t.ink(20, 16, true, t.pal.text)
	n := t.ink(14, 12, false, t.pal.text)
	w := n.width(note)
	if note == "" || i.width(text)+w+24 > r.W {
		room := r.W
		if _, aside := l.packAt(t.board); !aside || len(t.board.pack) == 0 {
			room = max(room, 2*min(r.midX()-margin, l.tw-margin-r.midX()))
		}
		t.brush.textIn(text, i, r.midX(), y, atMid, room)
		return
	}
	t.brush.text(text, i, r.X, y, atLeft)
	t.brush.text(note, n, r.right(), y, atRight)
}

// paintContracts paints a button for each contract that may be declared, and
// below them the announcements where there are any.
func (t *Table) paintContracts() {
	l := t.lay
	contracts, levels := t.legalContracts(), t.legalLevels()
	g := t.contractGrid(len(contracts), len(levels) > 1)
	note := ""
	if t.view.Decision == game.DecideDeclare {
		note = t.o.Texts.T("CardsSeen")
	}
	t.question(t.o.Texts.T("AskContract"), note, g.box)
	for i, c := range contracts {
		x, y := float32(i%g.columns), float32(i/g.columns)
		t.contractButton(c, rect{l.r(g.box.X + x*(g.w+g.gap)), l.r(g.box.Y + y*(g.h+g.gap)), g.w, g.h})
	}
	if len(levels) > 1 {
		t.paintLevels(levels, rect{g.box.X, l.r(g.box.bottom() + 10*l.k), g.box.W, l.r(levelHeight * l.k)})
	}
}

// levelHeight is the height of the row of announcements.
const levelHeight = 34

// grid is how the buttons of the contracts stand.
type grid struct {
	box     rect
	columns int
	w, h    float32 // of a button
	gap     float32
}

// contractGrid places n buttons in one line, or in two where they would get
// too narrow, with a row of announcements under them if there is one.
func (t *Table) contractGrid(n int, levels bool) grid {
	l, band := t.lay, t.bandFor()
	g := grid{gap: l.pick(10, 8), columns: n, h: band.H}
	lines := 1
	least := l.pick(76, 58)
	if (band.W-g.gap*float32(n-1))/float32(n) < least {
		lines = 2
		g.columns = (n + 1) / 2
	}
	c := float32(g.columns)
	g.w = l.r(min(112*l.k, (min(band.W, l.tw-24)-g.gap*(c-1))/c))
	below := float32(0)
	if levels {
		below = (levelHeight + 10) * l.k
	}
	if lines > 1 || levels {
		question := l.pick(40, 30) * l.k
		room := l.middle.H - question - below
		g.h = l.r(min(g.h, (room-g.gap*float32(lines-1))/float32(lines)))
		all := g.height(lines) + below
		band.Y = l.r(l.middle.Y + question + max((room+below-all)/2, 0))
	}
	w := c*g.w + (c-1)*g.gap
	g.box = l.box(band.midX()-w/2, band.Y, w, g.height(lines))
	return g
}

// height is that of so many lines of buttons.
func (g *grid) height(lines int) float32 { return float32(lines)*(g.h+g.gap) - g.gap }

// legalContracts lists the contracts that may be declared, each once.
func (t *Table) legalContracts() []game.Contract {
	var list []game.Contract
	for _, a := range t.view.Legal {
		if n := len(list); n == 0 || list[n-1] != a.Contract {
			list = append(list, a.Contract)
		}
	}
	return list
}

// legalLevels lists the announcements that may be made with some contract.
func (t *Table) legalLevels() []game.Level {
	var list []game.Level
	for l := game.NoLevel; l <= game.Ouvert; l++ {
		for _, a := range t.view.Legal {
			if a.Level == l {
				list = append(list, l)
				break
			}
		}
	}
	return list
}

// declareAction is the action of a contract's button: with the announcement
// chosen, where it goes with the contract.
func (t *Table) declareAction(c game.Contract) (game.Action, bool) {
	a := game.Action{Seat: t.view.Seat, Kind: game.Declare, Contract: c, Level: t.level}
	for _, legal := range t.view.Legal {
		if legal == a {
			return a, true
		}
	}
	return a, false
}

// widest is the longest of the base values.
const widest = "24"

// contractButton paints the button of a contract: its sign, name, and value.
func (t *Table) contractButton(c game.Contract, r rect) {
	l, p := t.lay, &t.pal
	a, legal := t.declareAction(c)
	id := actionID(a)
	hot := t.hot == id || t.focus == id
	fill, border, width := p.panel, p.border, float32(1)
	if hot && legal {
		fill, border, width = p.button, p.own, 2
	}
	text := p.text
	if !legal {
		text = alpha(text, .4)
	}
	t.brush.box(r, fill, 10, border, width)
	t.rings(id, r)
	radius := l.r(21 * l.k)
	switch {
	case r.W < 80*l.k:
		radius = l.r(13 * l.k)
	case r.W < 100:
		radius = l.r(17 * l.k)
	}
	name := ink{max(15*l.k*min(1, r.W/92), smallest), true, text}
	if low := r.H < 2*radius+name.size+12; low && r.W > 100 { // the name beside the sign
		radius = l.r(min(radius, .38*r.H))
		t.contractDisc(c, r.X+8+radius, r.midY(), radius)
		x := r.X + 16 + 2*radius
		t.brush.textIn(t.contractName(c, t.level), name, x, r.midY(), atLeft, r.right()-6-x)
	} else {
		radius = l.r(min(radius, (r.H-name.size-12)/2))
		t.contractDisc(c, r.midX(), r.Y+6+radius+max((r.H-12-2*radius-name.size)/4, 0), radius)
		t.brush.textIn(t.contractName(c, t.level), name, r.midX(), r.Y+.80*r.H, atMid, r.W-6)
	}
	if base := c.Base(); base > 0 {
		small := ink{max(l.pick(13, 12)*l.k, smallest), false, p.second}
		edge := r.right() - l.pick(10, 6)*l.k
		if edge-small.width(widest) > r.midX()+radius+1 { // all of them beside the signs, or none
			t.brush.text(strconv.Itoa(base), small, edge, r.Y+16*l.k, atRight)
		}
	}
	act := func() { t.try(a) }
	if !legal {
		act = nil
	}
	t.brush.zone(id, r, act, legal)
}

// paintLevels paints a row of announcements; one of them is chosen.
func (t *Table) paintLevels(levels []game.Level, row rect) {
	l, x := t.lay, t.o.Texts
	ids := map[game.Level]string{
		game.NoLevel: "AnnounceNothing", game.AnnouncedSchneider: "AnnounceSchneider",
		game.AnnouncedSchwarz: "AnnounceSchwarz", game.Ouvert: "AnnounceOuvert",
	}
	gap := float32(8)
	i := ink{size: max(13*l.k, smallest)}
	labels := func() (sum float32) {
		for _, level := range levels {
			sum += i.width(x.T(ids[level]))
		}
		return sum
	}
	n := float32(len(levels))
	most := max(row.W, l.middle.right()-margin)
	if labels()+14*n+gap*(n-1) > most {
		i.size, gap = smallest, 5
	}
	width := max(row.W, min(labels()+16*n+gap*(n-1), most))
	pad := (width - gap*(n-1) - labels()) / n // long words need wide buttons
	at := min(row.midX()-width/2, l.middle.right()-width)
	for _, level := range levels {
		label := x.T(ids[level])
		w := i.width(label) + pad
		k := button{id: "level " + strconv.Itoa(int(level)), label: label, chosen: t.level == level, size: i.size}
		t.button(k, l.box(at, row.Y, w, row.H), func() {
			t.level = level
			t.paint()
		})
		at += w + gap
	}
}

// paintYesNo paints the two buttons of a decision between two actions.
func (t *Table) paintYesNo() {
	v := &t.view
	if len(v.Legal) < 2 {
		return
	}
	text, note, choices := t.yesNo()
	l := t.lay
	band := t.bandFor()
	gap := float32(12)
	h := l.r(56 * l.k)
	w := l.r(min(220*l.k, (band.W-gap-8)/2))
	total := 2*w + gap
	row := l.box(band.midX()-total/2, band.midY()-h/2, total, h)
	if note != "" {
		row.Y -= l.r(8 * l.k)
	}
	ask := row
	ask.X, ask.W = band.X+4, band.W-8
	t.question(text, "", rect{ask.X, row.Y, ask.W, h})
	if note != "" {
		t.brush.textIn(note, t.ink(14, 12, false, t.pal.text), row.midX(), row.bottom()+16*l.k, atMid, band.W)
	}
	for i, c := range choices {
		k := button{id: actionID(c.action), label: c.label, main: c.main, size: max(l.pick(17, 15)*l.k, smallest)}
		t.button(k, rect{l.r(row.X + float32(i)*(w+gap)), row.Y, w, h}, func() { t.try(c.action) })
	}
}

// yesNo returns the question, a note, and the two choices of the decision.
func (t *Table) yesNo() (text, note string, choices []choice) {
	v, x := &t.view, t.o.Texts
	labels := map[game.ActionKind]string{
		game.Kontra: "Kontra", game.NoKontra: "NoKontra", game.Re: "Re", game.NoRe: "NoRe",
		game.Take: "TakeSkat", game.PlayHand: "PlayHand",
	}
	stock := v.Variant.Seats == 2
	if stock {
		labels[game.Take] = "TakeStock"
	}
	for _, a := range v.Legal {
		c := choice{action: a, label: x.T(labels[a.Kind]), main: a.Kind == game.Take}
		choices = append(choices, c)
	}
	switch v.Decision {
	case game.DecideKontra:
		text = x.T("AskKontra", "Name", t.called(v.Declarer), "Contract", t.contractName(v.Contract, v.Level))
		note = x.T("KontraNote")
	case game.DecideRe:
		text, note = x.T("AskRe", "Name", t.called(v.Dealer)), x.T("ReNote")
	case game.DecideSkat:
		text = x.T("AskSkat")
		if stock {
			text = x.T("AskStock")
		}
	}
	return text, note, choices
}

// paintDiscard asks for two cards to be laid away.
func (t *Table) paintDiscard() {
	l, x := t.lay, t.o.Texts
	cards := t.chosen.Cards()
	band := t.bandFor()
	h := l.r(52 * l.k)
	w := l.r(min(240*l.k, band.W-16))
	r := l.box(band.midX()-w/2, band.midY()-h/2, w, h)
	t.question(x.T("AskLayAway"), "", rect{band.X, r.Y, band.W, h})
	t.button(button{id: "lay away", label: x.T("LayAway"), main: true, off: len(cards) != 2}, r, func() {
		if len(cards) == 2 {
			t.try(game.DiscardOf(t.view.Seat, cards[0], cards[1]))
		}
	})
	t.brush.textIn(x.T("LayAwayChosen", "Count", len(cards)), t.ink(14, 12, false, t.pal.text), r.midX(), r.bottom()+16*l.k, atMid, band.W)
}
