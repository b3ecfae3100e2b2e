package table

import (
	"image/color"
	"strconv"

	"kutscherskat/game"
)

// contractSection: what is played, by whom, and how often it is doubled.
func (t *Table) contractSection(c *column) {
	l, v := t.lay, &t.view
	t.head(c, "Contract", "")
	radius := l.r(l.pick(24, 18) * l.k)
	mid := c.y + radius + l.pick(6, 2)*l.k
	t.contractDisc(v.Contract, c.x+radius, mid, radius)
	x := c.x + 2*radius + 12*l.k
	w := c.right() - x
	t.brush.textIn(t.contractLine(), t.ink(22, 17, true, t.pal.text), x, mid-.42*radius, atLeft, w)
	t.brush.textIn(t.whoPlays(), t.ink(14, 12.5, false, t.pal.second), x, mid+.60*radius, atLeft, w)
	c.y = mid + radius + l.pick(14, 8)*l.k
	t.doubles(c)
	c.y += l.pick(20, 12) * l.k
}

// whoPlays says who plays alone.
func (t *Table) whoPlays() string {
	v := &t.view
	switch {
	case v.Contract == game.Ramsch:
		return t.o.Texts.T("EachForHimself")
	case v.Result != nil && t.pending == 0:
		return t.say(v.Declarer, "YouPlayedAlone", "PlayedAlone")
	}
	return t.say(v.Declarer, "YouPlayAlone", "PlaysAlone")
}

// chip is a word in the contract section's row.
type chip struct {
	text string
	on   bool
}

// chips lists what was said about the contract.
func (t *Table) chips() []chip {
	v, x := &t.view, t.o.Texts
	var list []chip
	if !v.Variant.Bidding() {
		for _, c := range []struct {
			said game.ActionKind
			chip chip
		}{
			{game.Kontra, chip{x.T("PillKontra", "Factor", 2), true}},
			{game.NoKontra, chip{x.T("PillNoKontra"), false}},
			{game.Re, chip{x.T("PillRe", "Factor", 2), true}},
			{game.NoRe, chip{x.T("PillNoRe"), false}},
		} {
			if t.wasSaid(c.said) {
				list = append(list, c.chip)
			}
		}
		return list
	}
	if v.Bid > 0 {
		list = append(list, chip{x.T("PillBid", "Bid", v.Bid), false})
	}
	if v.Hand {
		list = append(list, chip{x.T("PillHand"), true})
	}
	if word := map[game.Level]string{
		game.AnnouncedSchneider: "Schneider", game.AnnouncedSchwarz: "Schwarz", game.Ouvert: "Ouvert",
	}[v.Level]; word != "" {
		list = append(list, chip{x.T(word), true})
	}
	return list
}

func (t *Table) doubles(c *column) {
	l := t.lay
	chips := t.chips()
	h := l.r(l.pick(28, 24) * l.k)
	x := c.x
	for _, k := range chips {
		fill, ink := t.pal.button, t.ink(13, 12, k.on, t.pal.text)
		if k.on {
			fill, ink.color = t.pal.own, t.pal.ownText
		}
		w := ink.width(k.text) + 24*l.k
		if x+w > c.right() {
			break
		}
		r := l.box(x, c.y, w, h)
		t.brush.box(r, fill, h/2, nil, 0)
		t.brush.text(k.text, ink, r.midX(), r.midY(), atMid)
		x += w + 8
	}
	if value := t.valueNow(); value != "" {
		i := t.ink(14, 12, false, t.pal.text)
		if w := i.width(value); x+w <= c.right() {
			t.brush.text(value, i, c.right(), c.y+h/2, atRight)
		}
	}
	if len(chips) > 0 {
		c.y += h
	} else {
		c.y -= 8
	}
}

// valueNow is what the contract is worth so far, once matadors are known.
func (t *Table) valueNow() string {
	v := &t.view
	if v.Result != nil && t.pending == 0 && v.Result.Value != 0 && v.Contract.ForPoints() && v.Scoring != game.Simple {
		return t.o.Texts.T("ValueNow", "Value", v.Result.Value*t.factor())
	}
	n, _, known := v.Matadors()
	if !known || t.lay.compact {
		return ""
	}
	more := n + 1
	if v.Hand {
		more++
	}
	more += 2 * min(int(v.Level), 2)
	if v.Level == game.Ouvert {
		more++
	}
	return t.o.Texts.T("ValueNow", "Value", more*v.Contract.Base()*t.factor())
}

func (t *Table) factor() int {
	n := 1
	if t.view.Kontra {
		n *= 2
	}
	if t.view.Re {
		n *= 2
	}
	return n
}

// pointsSection: card points of both sides, and the mark that decides.
func (t *Table) pointsSection(c *column) {
	l := t.lay
	own, other := t.sides()
	t.head(c, "CardPoints", "")
	y := c.y + l.pick(22, 14)*l.k
	big, name := t.ink(30, 24, true, t.pal.text), t.ink(14, 13, false, t.pal.text)
	names := ink{size: smallest}.width(t.called(own.seat)) + ink{size: smallest}.width(t.called(other.seat))
	for big.size > 18 && big.width(strconv.Itoa(own.points))+big.width(strconv.Itoa(other.points))+names+28 > c.w {
		big.size-- // rather than cut the names short
	}
	a := t.brush.text(strconv.Itoa(own.points), big.of(t.sideColor(own.seat)), c.x, y, atLeft)
	b := t.brush.text(strconv.Itoa(other.points), big.of(t.sideColor(other.seat)), c.right(), y, atRight)
	room := c.w - a.W - b.W - 28
	left, right := t.sideName(own), t.sideName(other)
	if name.width(left)+name.width(right) > room {
		left, right = t.called(own.seat), t.called(other.seat)
	}
	share := max(room/2, room-name.width(right))
	share = t.brush.textIn(left, name, a.right()+8, y+3, atLeft, share).W
	t.brush.textIn(right, name, b.X-8, y+3, atRight, room-share)
	c.y = y + l.pick(22, 17)*l.k
	h := l.r(l.pick(14, 12) * l.k)
	bar := l.box(c.x, c.y, c.w, h)
	t.pointsBar(bar, own, other, shade, t.pal.own, t.pal.other, t.pal.text)
	c.y = bar.bottom() + l.pick(15, 13)*l.k
	t.goals(c, bar, own, other)
	c.y += l.pick(24, 14) * l.k
}

// sideName names a side: one player, or those who play together.
func (t *Table) sideName(s side) string {
	name := t.called(s.seat)
	for _, p := range t.seats() {
		if p != s.seat && (t.partners(p, s.seat) || t.view.Contract == game.Ramsch && s.seat != t.lay.bottom && p != t.lay.bottom) {
			name += " + " + t.called(p)
		}
	}
	return name
}

// pointsBar fills a bar from the left with own points and from the right with
// the other's, with the mark.
func (t *Table) pointsBar(r rect, own, other side, ground, ownC, otherC, mark color.NRGBA) {
	p := func(n int) float32 { return t.lay.r(r.W * float32(min(n, 120)) / 120) }
	radius := r.H / 2
	t.brush.box(r, ground, radius, nil, 0)
	if w := p(own.points); w > 0 {
		t.brush.box(rect{r.X, r.Y, max(w, r.H), r.H}, ownC, radius, nil, 0)
		if w < r.W-radius && w > radius {
			t.brush.fill(rect{r.X + radius, r.Y, w - radius, r.H}, ownC)
		}
	}
	if w := p(other.points); w > 0 {
		t.brush.box(rect{r.right() - max(w, r.H), r.Y, max(w, r.H), r.H}, otherC, radius, nil, 0)
		if w < r.W-radius && w > radius {
			t.brush.fill(rect{r.right() - w, r.Y, w - radius, r.H}, otherC)
		}
	}
	if at := t.mark(); at > 0 {
		x := t.lay.r(r.X + r.W*float32(at)/120)
		t.brush.fill(rect{x - 1, r.Y - 4, 2, r.H + 8}, mark)
	}
}

// mark is where the 61 points of the declarer lie on the bar, counted from
// the left; 0 where points do not decide.
func (t *Table) mark() int {
	v := &t.view
	switch {
	case t.goal(v.Declarer) == 0:
		return 0
	case t.lay.bottom == v.Declarer:
		return 61
	}
	return 59
}

// goals writes the mark's number and what each side still needs.
func (t *Table) goals(c *column, bar rect, own, other side) {
	l, x := t.lay, t.o.Texts
	at := t.mark()
	if at == 0 {
		return
	}
	t.brush.text("61", t.ink(12.5, 12, true, t.pal.text), bar.X+bar.W*float32(at)/120, c.y, atMid)
	if l.short {
		return
	}
	still := func(s side) string {
		if n := t.goal(s.seat) - s.points; n > 0 {
			return x.T("StillNeeded", "Points", n)
		}
		return x.T("GoalReached")
	}
	i := t.ink(13, 12, false, t.pal.second)
	room := bar.W/2 - 22
	if v := &t.view; v.Result == nil || t.goal(own.seat)-own.points <= 0 {
		t.brush.textIn(still(own), i, c.x, c.y, atLeft, room)
	}
	if v := &t.view; v.Result == nil || t.goal(other.seat)-other.points <= 0 {
		t.brush.textIn(still(other), i, c.right(), c.y, atRight, room)
	}
}

// tricksSection: which trick it is, and who took the others.
func (t *Table) tricksSection(c *column) {
	l, v, x := t.lay, &t.view, t.o.Texts
	own, other := t.sides()
	n := t.shownTricks()
	if l.short {
		y := c.y + l.pick(21, 17)*l.k
		t.brush.text(upper(x.T("Tricks")), ink{smallest, true, t.pal.second}, c.x, y, atLeft)
		t.brush.text(strconv.Itoa(own.tricks)+" : "+strconv.Itoa(other.tricks), t.ink(17, 15, true, t.pal.text), c.right(), y, atRight)
		c.y = y + 19*l.k
		return
	}
	t.head(c, "Tricks", x.T("TrickOf", "Number", min(n+1, v.Variant.Tricks), "Total", v.Variant.Tricks))
	y := c.y + l.pick(15, 12)*l.k
	total := v.Variant.Tricks
	step := (c.w - 16) / float32(max(total-1, 1))
	radius := min(6*l.k, step*.42)
	for i := range total {
		cx := c.x + 8 + float32(i)*step
		switch {
		case i < n:
			t.brush.disc(cx, y, radius, t.sideColor(v.Tricks[i].Winner))
		case i == n && v.Result == nil:
			t.brush.box(rect{cx - radius, y - radius, 2 * radius, 2 * radius}, nil, radius, t.pal.text, 1.6)
		default:
			t.brush.disc(cx, y, 2.4, alpha(t.pal.second, .6))
		}
	}
	y += l.pick(21, 18) * l.k
	name := func(s side) string {
		return x.T("NameTricks", "Name", t.sideName(s), "Count", s.tricks)
	}
	i := t.ink(14, 13, true, t.pal.own)
	room := c.w - 12
	left := t.brush.textIn(name(own), i.of(t.sideColor(own.seat)), c.x, y, atLeft, max(room/2, room-i.width(name(other)))).W
	t.brush.textIn(name(other), i.of(t.sideColor(other.seat)), c.right(), y, atRight, room-left)
	c.y = y + l.pick(21, 15)*l.k
}

// scoreSection: the totals of the match.
func (t *Table) scoreSection(c *column) {
	l := t.lay
	line := t.dealLine()
	if t.status.Practice {
		line = "" // it has a line of its own
	}
	t.head(c, "Score", line)
	y := c.y + l.pick(17, 12)*l.k
	step := l.pick(28, 23) * l.k
	for _, s := range t.seats() {
		if y+10*l.k > c.end {
			return
		}
		total := t.brush.text(signed(t.total(s)), t.ink(17, 15, true, t.pal.text), c.right(), y, atRight)
		t.nameIn(s, t.ink(15, 13, false, t.pal.text), c.x, y, atLeft, c.w-total.W-10)
		y += step
	}
	if t.status.Practice && y+10*l.k <= c.end {
		t.brush.textIn(t.o.Texts.T("Practice"), t.ink(15, 13, true, t.pal.own), c.x, y, atLeft, c.w)
		y += step
	}
	c.y = y
}

// total is a player's total; while the last trick is still to be taken, the
// one before the deal.
func (t *Table) total(s game.Seat) int {
	n := t.status.Totals[s]
	if r := t.view.Result; r != nil && t.pending > 0 && !t.status.Practice {
		n -= r.Score[s]
	}
	return n
}
