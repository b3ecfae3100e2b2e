package table

import (
	"image/color"
	"slices"
	"strconv"
	"time"

	"kutscherskat/game"
	"kutscherskat/game/card"
	"kutscherskat/ui/motion"
)

// The heights of the result sheet's parts, at type scale 1 (table.md 3).
const (
	sheetHead  = 112
	sheetBar   = 98
	sheetRow   = 38
	sheetCards = 67 // the first row, with small cards
	sheetLeast = 22 // a row, where there are many
	sheetFoot  = 192
	ruleDrop   = 4 // from the last row to the rule under it
)

// sheetShown reports whether the result lies on the table.
func (t *Table) sheetShown() bool {
	return t.view.Result != nil && t.pending == 0 && !t.sheetClosed
}

// paintSheet paints the result sheet.
func (t *Table) paintSheet() {
	if !t.sheetShown() {
		return
	}
	t.brush.shade = 1 - t.sheetFaint
	defer func() { t.brush.shade = 1 }()
	l := t.lay
	cloth := rect{0, 0, l.tw, l.H - l.strip}
	t.brush.fill(cloth, t.pal.dim)
	t.brush.zone("beside the sheet", cloth, t.closeSheet, false)
	rows := t.sheetRows()
	s := t.sheetBox(rows)
	t.brush.box(s, t.pal.sheet, 14, nil, 0)
	t.brush.zone("sheet", s, nil, false)
	pad := l.pick(36, 28) * l.k
	c := &column{x: s.X + pad, w: s.W - 2*pad, y: s.Y}
	t.sheetTitle(c)
	if t.sheetBarHeight() > 0 {
		t.sheetPoints(c)
	}
	rowH, first := t.rowHeights(rows)
	t.brush.line(c.x, c.y, c.w, mix(t.pal.sheetBox, t.pal.ink, .12))
	for i, r := range rows {
		h := rowH
		if i == 0 {
			h = first
		}
		t.sheetLine(c, r, h, i+1 < len(rows))
	}
	t.sheetTotals(c)
	t.sheetButtons(c)
}

// fadeSteps is in how many steps the sheet comes up.
const fadeSteps = 5

// fadeIn lets the sheet come up.
func (t *Table) fadeIn() {
	step := t.o.Speed.Of(motion.FadeTime) / fadeSteps
	if step == 0 || !t.sheetShown() {
		return
	}
	t.sheetFaint = 1 - 1/float32(fadeSteps+1)
	for i := range fadeSteps {
		t.stage.later(t.stage.now+time.Duration(i+1)*step, func() {
			t.sheetFaint = 1 - float32(i+2)/(fadeSteps+1)
			t.paint()
		})
	}
}

func (t *Table) closeSheet() {
	t.sheetClosed = true
	t.paint()
}

// sheetBarHeight is the height of the bar of points, 0 where there is none.
func (t *Table) sheetBarHeight() float32 {
	if t.lay.short || t.view.Variant.Seats != 2 || t.view.Contract == game.NoContract {
		return 0
	}
	return sheetBar * t.lay.k
}

// sheetBox is where the sheet lies.
func (t *Table) sheetBox(rows []sumRow) rect {
	l := t.lay
	row, first := t.rowHeights(rows)
	h := (sheetHead+sheetFoot)*l.k + t.sheetBarHeight() + first + row*float32(max(len(rows)-1, 0))
	w := min(600*l.k, l.tw-24)
	return l.box(l.cx-w/2, margin+(l.A-h)/2, w, h)
}

// rowHeights returns the height of a row, and that of the first, so that the
// sheet fits the table.
func (t *Table) rowHeights(rows []sumRow) (row, first float32) {
	k, n := t.lay.k, len(rows)
	row, first = sheetRow*k, sheetRow*k
	if n == 0 {
		return 0, 0
	}
	if len(rows[0].cards) > 0 {
		first = sheetCards * k
	}
	room := t.lay.A - (sheetHead+sheetFoot)*k - t.sheetBarHeight()
	if first+row*float32(n-1) <= room {
		return row, first
	}
	if n > 1 {
		row = (room - first) / float32(n-1)
	}
	if row < sheetLeast*k || first > room {
		row = max(room/float32(n), 16)
		first = row
	}
	return row, first
}

// sheetTitle: won or lost, the contract, and the score.
func (t *Table) sheetTitle(c *column) {
	l, v := t.lay, &t.view
	k := l.k
	title, note, tint := t.resultWords()
	left := c.x
	if v.Contract != game.NoContract {
		radius := 33 * k
		t.brush.box(rect{c.x - 1, c.y + 65*k - radius - 1, 2*radius + 2, 2*radius + 2}, mix(t.pal.sheetBox, t.pal.ink, .1), radius+1, nil, 0)
		t.contractDisc(v.Contract, c.x+radius, c.y+65*k, radius)
		left += 2*radius + 18*k
	}
	right, own := c.right(), tint
	if who, score := t.scoreOf(); who != 0 {
		if who != t.lay.bottom {
			own = t.pal.ink
		}
		sc := t.brush.text(signed(score), ink{44 * k, true, own}, right, c.y+51*k, atRight)
		label := t.say(who, "PointsForYou", "PointsFor")
		if t.status.Practice {
			label = t.o.Texts.T("Practice")
		}
		lw := t.brush.textIn(label, ink{max(14*k, smallest), false, t.pal.grey}, right, c.y+87*k, atRight, 190*k).W
		right -= max(sc.W, lw) + 16
	}
	t.brush.textIn(title, ink{34 * k, true, tint}, left, c.y+52*k, atLeft, right-left)
	t.brush.textIn(note, ink{max(15*k, smallest), false, t.pal.grey}, left, c.y+87*k, atLeft, right-left)
	c.y += sheetHead * k
}

// resultWords returns the sheet's title, the line under it, and their colour.
func (t *Table) resultWords() (title, note string, c color.NRGBA) {
	v, x := &t.view, t.o.Texts
	r := v.Result
	mine := t.lay.bottom
	c = t.pal.ink
	switch r.Winner {
	case game.ThrownIn:
		return x.T("ResultThrownIn"), x.T("ResultThrownInNote"), c
	case game.Draw:
		title = x.T("ResultDraw")
	}
	won := r.Won(mine, v.Declarer)
	if title == "" {
		switch {
		case t.you(mine) && won:
			title, c = x.T("ResultWon"), t.pal.green
		case t.you(mine):
			title, c = x.T("ResultLost"), t.pal.red
		default:
			title = t.winnerTitle()
		}
	}
	return title, t.resultNote(), c
}

// winnerTitle is the title where nobody is addressed.
func (t *Table) winnerTitle() string {
	v, x := &t.view, t.o.Texts
	if v.Declarer != 0 && v.Contract != game.Ramsch {
		if v.Result.Won(v.Declarer, v.Declarer) {
			return x.T("ResultDeclarerWon", "Name", t.name(v.Declarer))
		}
		return x.T("ResultDeclarerLost", "Name", t.name(v.Declarer))
	}
	for _, s := range t.seats() {
		if v.Result.Won(s, v.Declarer) {
			return x.T("ResultDeclarerWon", "Name", t.name(s))
		}
	}
	return x.T("ResultDraw")
}

func (t *Table) resultNote() string {
	v, x := &t.view, t.o.Texts
	for _, s := range t.seats() {
		if v.Conceded[s] {
			return t.say(s, "LineConcededYou", "LineConceded")
		}
	}
	if v.Contract == game.Ramsch {
		for _, line := range v.Result.Lines {
			if line.Kind == game.LineMostPoints {
				return t.say(line.Seat, "ResultRamschYouLost", "ResultRamschLost")
			}
		}
		return t.contractLine()
	}
	if t.you(v.Declarer) {
		return x.T("ResultDeclaredByYou", "Contract", t.contractLine())
	}
	return x.T("ResultDeclaredBy", "Contract", t.contractLine(), "Name", t.name(v.Declarer))
}

// scoreOf returns whose score is shown large: one's own if it changed, else
// that of the player whose did.
func (t *Table) scoreOf() (game.Seat, int) {
	r := t.view.Result
	if r.Winner == game.ThrownIn {
		return 0, 0
	}
	mine := t.lay.bottom
	if r.Score[mine] != 0 {
		return mine, r.Score[mine]
	}
	for _, s := range t.seats() {
		if r.Score[s] != 0 {
			return s, r.Score[s]
		}
	}
	return mine, 0
}

// sheetPoints: the bar of card points.
func (t *Table) sheetPoints(c *column) {
	l, x := t.lay, t.o.Texts
	k := l.k
	own, other := t.sides()
	i := ink{17 * k, true, t.pal.ink}
	y := c.y + 25*k
	t.brush.textIn(t.name(own.seat)+" "+strconv.Itoa(own.points), i, c.x, y, atLeft, c.w*.36)
	t.brush.textIn(t.name(other.seat)+" "+strconv.Itoa(other.points), i, c.right(), y, atRight, c.w*.36)
	ratio := x.T("TricksRatio", "Own", own.tricks, "Other", other.tricks)
	t.brush.textIn(ratio, ink{max(14*k, smallest), false, t.pal.grey}, c.x+c.w/2, y, atMid, c.w*.26)
	bar := l.box(c.x, c.y+43*k, c.w, 16*k)
	t.pointsBar(bar, own, other, t.pal.sheetBox, t.pal.ownBar, t.pal.otherBar, t.pal.ink)
	if at := t.mark(); at > 0 {
		t.brush.text("61", ink{max(12.5*k, smallest), true, t.pal.ink}, bar.X+bar.W*float32(at)/120, bar.bottom()+14*k, atMid)
	}
	c.y += sheetBar * k
}

// sheetLine paints one line of the sum.
func (t *Table) sheetLine(c *column, r sumRow, h float32, more bool) {
	l, k := t.lay, t.lay.k
	size := max(min(16*k, h*.62), smallest)
	if size > h {
		size = h
	}
	y := c.y + h/2
	text := ink{size, false, t.pal.ink}
	at := c.right() - 84*k
	left := t.brush.textIn(r.label, text, c.x, y, atLeft, at-c.x-70*k).right()
	t.brush.text(r.factor, text.of(t.pal.grey), at, y, atRight)
	t.brush.text(r.sum, ink{size, true, t.pal.ink}, c.right(), y, atRight)
	if len(r.cards) > 0 && h >= 50*k {
		left += 18 * k
		w := l.r(34 * k)
		ch := l.r(w * tallness)
		for _, m := range r.cards {
			box := l.box(left, y-ch/2, w, ch)
			if box.right() > at-50*k {
				break
			}
			fade := 0.0
			if !m.held {
				fade = .6
			}
			t.brush.box(box.grown(1), mix(t.pal.sheetBox, t.pal.ink, .18), .06*w, nil, 0)
			t.brush.box(box, t.pal.sheet, .06*w, nil, 0)
			t.brush.picture(box, t.art.card(m.card, w), fade)
			left = box.right() + 8*k
		}
		i := ink{max(13.5*k, smallest), false, t.pal.grey}
		if room := at - 50*k - left - 6*k; i.width(r.note) <= room {
			t.brush.text(r.note, i, left+6*k, y, atLeft)
		}
	}
	c.y += h
	if more {
		t.brush.line(c.x, l.r(c.y)-1, c.w, mix(t.pal.sheetBox, t.pal.ink, .04))
	} else {
		t.brush.fill(l.box(c.x, c.y+ruleDrop*k, c.w, 2), t.pal.ink)
	}
}

// sheetTotals paints what each player has now.
func (t *Table) sheetTotals(c *column) {
	l, k := t.lay, t.lay.k
	box := l.box(c.x, c.y+18*k, c.w, 64*k)
	t.brush.box(box, t.pal.sheetBox, 8, nil, 0)
	seats := t.seats()
	w := box.W / float32(len(seats))
	twoLines := slices.ContainsFunc(seats, func(s game.Seat) bool { return t.cellWidth(s) > w-32*k })
	for i, s := range seats {
		x := box.X + float32(i)*w
		if i > 0 {
			t.brush.fill(l.box(x, box.Y+12*k, 1, box.H-24*k), mix(t.pal.sheetBox, t.pal.ink, .2))
		}
		t.totalCell(s, rect{x + 16*k, box.Y, w - 32*k, box.H}, twoLines)
	}
	c.y = box.bottom()
}

func (t *Table) totalCell(s game.Seat, r rect, twoLines bool) {
	c := t.cell(s)
	if twoLines {
		t.nameIn(s, ink{max(14*t.lay.k, smallest), true, t.pal.ink}, r.X, r.Y+.30*r.H, atLeft, r.W)
		y := r.Y + .68*r.H
		n := t.brush.text(c.total, ink{18 * t.lay.k, true, t.pal.ink}, r.right(), y, atRight)
		t.brush.textIn(c.formula, ink{smallest * t.lay.k, false, t.pal.grey}, n.X-8*t.lay.k, y, atRight, n.X-8*t.lay.k-r.X)
		return
	}
	t.brush.text(t.name(s), c.nameInk, r.X, r.midY(), atLeft)
	n := t.brush.text(c.total, c.totalInk, r.right(), r.midY(), atRight)
	t.brush.text(c.formula, c.greyInk, n.X-10*t.lay.k, r.midY(), atRight)
}

// totalsCell is a player's total on the sheet, and how it came about.
type totalsCell struct {
	total, formula             string
	nameInk, totalInk, greyInk ink
}

func (t *Table) cell(s game.Seat) totalsCell {
	k := t.lay.k
	total, score := t.status.Totals[s], t.view.Result.Score[s]
	c := totalsCell{
		total: plain(total), formula: plain(total-score) + " " + plainSigned(score) + " =",
		nameInk: ink{16 * k, true, t.pal.ink}, totalInk: ink{22 * k, true, t.pal.ink}, greyInk: ink{max(14*k, smallest), false, t.pal.grey},
	}
	if t.status.Practice {
		c.formula = ""
	}
	return c
}

// cellWidth is the width that a total takes on one line.
func (t *Table) cellWidth(s game.Seat) float32 {
	c := t.cell(s)
	return c.nameInk.width(t.name(s)) + c.greyInk.width(c.formula) + c.totalInk.width(c.total) + 20*t.lay.k
}

// plain writes a total without a plus; plainSigned an addition.
func plain(n int) string {
	if n < 0 {
		return signed(n)
	}
	return strconv.Itoa(n)
}

func plainSigned(n int) string {
	if n < 0 {
		return minus + " " + strconv.Itoa(-n)
	}
	return "+ " + strconv.Itoa(n)
}

// sheetButtons: look at the deal, check the seal, once more, next.
func (t *Table) sheetButtons(c *column) {
	l, x := t.lay, t.o.Texts
	k := l.k
	h := l.r(48 * k)
	y := l.r(c.y + 28*k)
	gap := l.r(9 * k)
	main := l.r(.345 * c.w)
	w := l.r((c.w - main - 3*gap) / 3)
	size := max(14*k*min(1, c.w/528/k), smallest)
	for i, b := range []struct {
		id, text string
		act      func()
	}{
		{"review", "LookAtDeal", func() { call(t.OnReview) }},
		{"check", "CheckSeal", func() { call(t.OnSeal) }},
		{"again", "Again", func() { call(t.OnAgain) }},
	} {
		r := rect{l.r(c.x + float32(i)*(w+gap)), y, w, h}
		t.button(button{id: b.id, label: x.T(b.text), sheet: true, size: size, off: b.id == "check" && t.status.Seal == ""}, r, b.act)
	}
	t.button(button{id: "next", label: t.nextWord(), main: true, size: 17 * k}, rect{c.right() - main, y, main, h}, t.next)
}

// nextWord is the label of the main button.
func (t *Table) nextWord() string {
	if t.status.Over {
		return t.o.Texts.T("MatchAgain")
	}
	return t.o.Texts.T("NextDeal")
}

func (t *Table) next() { call(t.OnNext) }

// winnerLine says who won the match.
func (t *Table) winnerLine() string {
	best, tied := game.Seat(0), false
	for _, s := range t.seats() {
		switch {
		case best == 0 || t.status.Totals[s] > t.status.Totals[best]:
			best, tied = s, false
		case t.status.Totals[s] == t.status.Totals[best]:
			tied = true
		}
	}
	if tied {
		return t.o.Texts.T("MatchTied")
	}
	return t.say(best, "MatchYouWin", "MatchWinner")
}

// matador is a card of the run as shown on the sheet.
type matador struct {
	card card.Card
	held bool
}
