package table

import (
	"strconv"
	"strings"

	"kutscherskat/game"
)

// paintStrip paints the strip of an upright window: turn and last trick,
// contract and points, totals, and the buttons.
func (t *Table) paintStrip(r rect) {
	l, b := t.lay, &t.brush
	b.fill(rect{0, r.Y, r.W, 1}, t.pal.lines)
	w := l.r(.265 * r.W)
	t.turnBlock(rect{0, r.Y + 1, w, 58})
	x := t.o.Texts
	gap := float32(8)
	if n := t.shownTricks(); n > 0 {
		t.button(button{id: "last", label: x.T("LastTrick"), icon: "cards"}, rect{10, r.Y + 66, w - 20, 40}, t.toggleLast)
	}
	foot := rect{r.right() - 118, r.Y + 12, 106, 42}
	t.stripButtons(foot, foot.moved(0, 42+gap))
	mid := &column{x: w + 14, w: l.r((foot.X - w - 28) * .62), y: r.Y}
	t.stripContract(mid)
	t.stripScore(&column{x: mid.right() + 16, w: foot.X - 14 - mid.right() - 16, y: r.Y})
}

func (t *Table) stripButtons(a, b rect) {
	if t.view.Result != nil && t.sheetClosed && t.pending == 0 {
		t.button(button{id: "foot next", label: t.nextWord(), main: true, size: smallest}, rect{a.X, a.Y, a.W, b.bottom() - a.Y}, t.next)
		return
	}
	t.footButtons(a, b)
}

// stripContract is the contract, or what is due, with the points below.
func (t *Table) stripContract(c *column) {
	v := &t.view
	if v.Contract == game.NoContract {
		t.stripWords(c)
		return
	}
	radius := float32(17)
	mid := c.y + 28
	t.contractDisc(v.Contract, c.x+radius, mid, radius)
	x := c.x + 2*radius + 10
	t.brush.textIn(t.contractLine(), t.ink(18, 16, true, t.pal.text), x, mid-9, atLeft, c.right()-x)
	words := []string{t.whoPlays()}
	for _, k := range t.chips() {
		if k.on {
			words = append(words, k.text)
		}
	}
	line := strings.Join(words, ", ")
	if (ink{size: smallest}).width(line) > c.right()-x { // the plates say who plays alone
		line = strings.Join(words[1:], ", ")
	}
	t.brush.textIn(line, t.ink(13, 12, false, t.pal.second), x, mid+11, atLeft, c.right()-x)
	own, other := t.sides()
	y := c.y + 66
	t.brush.text(strconv.Itoa(own.points), t.ink(22, 20, true, t.sideColor(own.seat)), c.x, y, atLeft)
	t.brush.text(strconv.Itoa(other.points), t.ink(22, 20, true, t.sideColor(other.seat)), c.right(), y, atRight)
	tricks := t.o.Texts.T("TricksRatio", "Own", own.tricks, "Other", other.tricks)
	t.brush.textIn(tricks, t.ink(13, 12, false, t.pal.second), c.x+c.w/2, y, atMid, c.w-90)
	bar := t.lay.box(c.x, y+15, c.w, 10)
	t.pointsBar(bar, own, other, shade, t.pal.own, t.pal.other, t.pal.text)
	if at := t.mark(); at > 0 {
		t.brush.text("61", t.ink(12, 12, true, t.pal.text), bar.X+bar.W*float32(at)/120, bar.bottom()+12, atMid)
	}
}

// stripWords says, before there is a contract, what was bid or what comes.
func (t *Table) stripWords(c *column) {
	v, x := &t.view, t.o.Texts
	if v.Variant.Bidding() {
		t.brush.text(upper(x.T("LastBid")), ink{smallest, true, t.pal.second}, c.x, c.y+20, atLeft)
		word := x.T("NoBidYet")
		if v.Bid > 0 {
			word = strconv.Itoa(v.Bid)
		}
		t.brush.textIn(word, t.ink(24, 20, true, t.pal.own), c.x, c.y+48, atLeft, c.w)
		t.brush.textIn(t.lastWord(), t.ink(13, 12, false, t.pal.text), c.x, c.y+78, atLeft, c.w)
		return
	}
	y := c.y + 18
	for _, s := range t.steps() {
		i := t.ink(13, 12, s.state == stepNow, t.pal.second)
		if s.state == stepNow {
			i.color = t.pal.own
		} else if s.state == stepDone {
			i.color = t.pal.text
		}
		t.brush.textIn(s.text, i, c.x, y, atLeft, c.w)
		y += 19
		if y > c.y+108 {
			return
		}
	}
}

func (t *Table) stripScore(c *column) {
	y := c.y + 20
	t.brush.textIn(upper(t.o.Texts.T("Score")), ink{smallest, true, t.pal.second}, c.x, y, atLeft, c.w)
	y += 24
	for _, s := range t.seats() {
		n := t.brush.text(signed(t.total(s)), t.ink(15, 14, true, t.pal.text), c.right(), y, atRight)
		t.nameIn(s, t.ink(14, 13, false, t.pal.text), c.x, y, atLeft, c.w-n.W-8)
		y += 22
	}
	if y >= c.y+100 {
		return
	}
	i := t.ink(12, 12, false, t.pal.second)
	if t.status.Practice {
		i = ink{smallest, true, t.pal.own}
	}
	lines := wrap(t.dealLine(), i, c.w)
	for n, line := range lines {
		at := c.y + 100 - 14*float32(len(lines)-1-n)
		if y <= at-6 {
			t.brush.textIn(line, i, c.x, at, atLeft, c.w)
		}
	}
}
