package table

import (
	"strings"

	"kutscherskat/game"
)

// lastTrickBox paints the button for the last trick above y, with small cards
// where there is room, and returns its upper edge.
func (t *Table) lastTrickBox(c *column, y float32) float32 {
	l, x := t.lay, t.o.Texts
	n := t.shownTricks()
	if n == 0 || n > len(t.view.Tricks) {
		return y
	}
	trick := t.view.Tricks[n-1]
	if l.compact {
		h := l.r(38 * l.k)
		r := rect{c.x, y - h - 10, c.w, h}
		t.button(button{id: "last", label: x.T("LastTrick"), icon: "cards"}, r, t.toggleLast)
		return r.Y
	}
	h := l.r(78 * l.k)
	r := rect{c.x, l.r(y - h - 12*l.k), c.w, h}
	t.button(button{id: "last"}, r, t.toggleLast)
	w := l.r(37 * l.k)
	ch := l.r(w * tallness)
	step := l.r(26 * l.k)
	if len(trick.Cards) > 2 {
		step = l.r(17 * l.k)
	}
	at := r.X + 11*l.k
	for i, p := range trick.Cards {
		t.brush.picture(l.box(at+float32(i)*step, r.midY()-ch/2, w, ch), t.art.card(p.Card, w), 0)
	}
	left := at + float32(len(trick.Cards)-1)*step + w + 14*l.k
	room := r.right() - left - 8
	small, line := t.ink(13, 12, false, t.pal.second), t.trickLine(trick)
	if (ink{size: smallest}).width(line) <= room {
		t.brush.textIn(x.T("LastTrick"), t.ink(15, 13, true, t.pal.text), left, r.Y+.40*h, atLeft, room)
		t.brush.textIn(line, small, left, r.Y+.69*h, atLeft, room)
		return r.Y
	}
	t.brush.textIn(x.T("LastTrick"), t.ink(15, 13, true, t.pal.text), left, r.Y+.27*h, atLeft, room)
	who, points, _ := strings.Cut(line, ", ")
	t.brush.textIn(who, small, left, r.Y+.53*h, atLeft, room)
	t.brush.textIn(points, small, left, r.Y+.77*h, atLeft, room)
	return r.Y
}

// trickLine says who took a trick and what is in it.
func (t *Table) trickLine(trick game.Trick) string {
	return t.say(trick.Winner, "LastTrickToYou", "LastTrickTo", "Points", trick.Points())
}

func (t *Table) toggleLast() {
	if t.shownTricks() == 0 {
		t.Say(t.o.Texts.T("NoTrickYet"))
		return
	}
	t.lastOpen = !t.lastOpen
	t.paint()
}

// paintLastTrick shows the last trick in full over the table.
func (t *Table) paintLastTrick() {
	n := t.shownTricks()
	if !t.lastOpen || n == 0 || n > len(t.view.Tricks) {
		return
	}
	l := t.lay
	trick := t.view.Tricks[n-1]
	t.brush.fill(rect{0, 0, l.tw, l.H - l.strip}, t.pal.dim)
	step := l.r(1.12 * l.w)
	w := max(step*float32(len(trick.Cards)-1)+l.w+2*28*l.k, 260*l.k)
	h := l.h + 112*l.k
	r := l.box(l.cx-w/2, margin+(l.A-h)/2, w, h)
	t.brush.box(r, t.pal.panel, 14, t.pal.border, 1)
	t.brush.zone("last trick", rect{0, 0, l.tw, l.H - l.strip}, t.toggleLast, false)
	t.brush.text(t.o.Texts.T("LastTrick"), t.ink(18, 16, true, t.pal.text), l.cx, r.Y+26*l.k, atMid)
	x := l.cx - (step*float32(len(trick.Cards)-1)+l.w)/2
	y := r.Y + 46*l.k
	for i, p := range trick.Cards {
		box := l.card(x+float32(i)*step, y)
		if p.Seat == trick.Winner {
			e := max(2.5, .03*l.w)
			t.brush.box(box.grown(e), t.pal.own, .055*l.w+e, nil, 0)
		}
		t.brush.picture(box, t.art.card(p.Card, l.w), 0)
		t.nameIn(p.Seat, t.ink(13, 12, false, t.pal.text), box.midX(), box.bottom()+18*l.k, atMid, step-6)
	}
	t.brush.textIn(t.trickLine(trick), t.ink(14, 13, false, t.pal.second), l.cx, r.bottom()-20*l.k, atMid, r.W-20)
}
