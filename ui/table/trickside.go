package table

import (
	"image/color"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// paintTrickSide paints what stands round the trick: places still empty, who
// leads, and what must be followed.
func (t *Table) paintTrickSide() {
	v := &t.view
	if len(t.board.pack) > 0 || v.Contract == game.NoContract || t.sheetShown() || v.Result != nil && t.pending == 0 {
		return
	}
	t.trickPlaces()
	left, right := t.trickPills()
	l := t.lay
	y := l.trick[0].midY() + .05*l.w
	if len(t.board.trick) == 0 {
		t.pill(left, l.cx, y, atMid, l.tw-2*margin)
		return
	}
	first, last := l.trick[0].X, l.trick[len(l.trick)-1].right()
	rightX := last + l.pick(20, 12)
	if n := len(t.board.trick); !t.pill(right, rightX, y, atLeft, t.pillEnd(false)-rightX) && right.suit > 0 && n < len(l.trick) {
		// The sign alone says most of it, in the place of the answer.
		box := l.trick[n]
		from := l.trick[n-1].right()
		t.suitDisc(card.Suit(right.suit-1), (from+box.right())/2, box.midY()+30*l.k, 13*l.k)
	}
	leftX := first - l.pick(20, 12)
	t.pill(left, leftX, y, atRight, leftX-t.pillEnd(true))
}

// pillEnd is how far a pill may reach on one side of the trick.
func (t *Table) pillEnd(left bool) float32 {
	l := t.lay
	y := l.trick[0].midY()
	edge := float32(margin)
	if !left {
		edge = l.tw - margin
	}
	for _, s := range t.seats() {
		for _, r := range []rect{l.plates[s], l.won[s]} {
			if r.Y > y+20 || r.bottom() < y-20 {
				continue
			}
			if left && r.midX() < l.cx {
				edge = max(edge, r.right()+8)
			}
			if !left && r.midX() > l.cx && t.view.Sides[s].Tricks > 0 {
				edge = min(edge, r.right()-2*l.wonW-80*l.k)
			}
		}
	}
	if !left && len(t.board.stock) > 0 && l.stock.X > l.trick[0].right() {
		edge = min(edge, l.stock.X-8)
	}
	return edge
}

// pill is a short text on a dark ground, with a suit sign where suit is not
// nought (1 + suit).
type pill struct {
	text  string
	suit  int
	bold  bool
	color color.NRGBA
}

// pill paints a pill if it fits into a width, and reports whether it did.
func (t *Table) pill(p pill, x, y, align, room float32) bool {
	if p.text == "" {
		return true
	}
	l := t.lay
	i := t.ink(14, 12, p.bold, p.color)
	h := l.r(l.pick(32, 28) * l.k)
	pad := h * .44
	sign := float32(0)
	if p.suit > 0 {
		sign = h * .78
	}
	w := i.width(p.text) + 2*pad + sign
	if w > room {
		if align == atRight {
			return false
		}
		for i.size > smallest && w > room {
			i.size--
			w = i.width(p.text) + 2*pad + sign
		}
		if w > room {
			return false
		}
	}
	r := l.box(x-align*w, y-h/2, w, h)
	from := len(t.brush.objects)
	t.brush.box(r, alpha(t.pal.pill, .68), h/2, nil, 0)
	if p.suit > 0 {
		t.suitDisc(card.Suit(p.suit-1), r.X+h/2, r.midY(), h*.38)
	}
	t.brush.text(p.text, i, r.X+pad+sign, r.midY(), atLeft)
	t.yields = append(t.yields, yielder{r, from, len(t.brush.objects)})
	return true
}

// trickPlaces outlines the places of cards not yet played, with the name of
// the one who is to play there.
func (t *Table) trickPlaces() {
	l, v := t.lay, &t.view
	n := len(t.board.trick)
	if len(l.trick) > 2 {
		t.trickNames()
	}
	if n == 0 || n >= len(l.trick) {
		return
	}
	next := t.board.trick[0].seat
	for i := range l.trick {
		if i >= n {
			t.brush.box(l.trick[i], t.pal.slot, .055*l.w, alpha(t.pal.slotLine, .42), 1.2)
			if i == n && len(l.trick) == 2 {
				r := l.trick[i]
				from := l.trick[i-1].right()
				room := r.right() - from - 6
				if (ink{size: smallest}).width(t.called(next)) <= room { // else the plate says it
					t.nameIn(next, t.ink(14, 13, false, t.pal.text), (from+r.right())/2, r.midY(), atMid, room)
				}
			}
		}
		next = game.Seat(int(next)%v.Variant.Seats + 1)
	}
}

// trickNames writes the name of its player under each card of three.
func (t *Table) trickNames() {
	l := t.lay
	if len(t.board.trick) == 0 {
		return
	}
	s := t.board.trick[0].seat
	for i, r := range l.trick {
		c := t.pal.text
		w := .66*l.w - 4
		if i == len(l.trick)-1 {
			w = l.w
		}
		t.nameIn(s, t.ink(13, 12, false, c), r.X+w/2, r.bottom()+14*l.k, atMid, w)
		s = game.Seat(int(s)%t.view.Variant.Seats + 1)
	}
}

// trickPills returns what is said left and right of the trick.
func (t *Table) trickPills() (left, right pill) {
	v, x := &t.view, t.o.Texts
	if len(t.board.trick) == 0 {
		if t.pending == 0 && v.Turn != 0 && v.Decision == game.DecidePlay {
			left = pill{text: t.say(v.Turn, "YouLead", "Leads"), color: t.pal.text}
		}
		return left, right
	}
	lead := t.board.trick[0]
	left = pill{text: t.say(lead.seat, "YouLead", "Leads"), color: t.pal.text}
	if w, ok := t.lyingWinner(); ok {
		points := 0
		for _, p := range t.board.trick {
			points += p.c.Points()
		}
		right = pill{text: t.say(w, "YourTrick", "TrickTo", "Points", points), bold: true, color: t.sideColor(w)}
		return left, right
	}
	if v.Turn == 0 || len(t.board.trick) >= v.Variant.Seats {
		return left, right
	}
	group := v.Contract.GroupOf(lead.c)
	c := t.sideColor(v.Turn)
	switch {
	case v.Turn == v.Seat && v.Contract.Followers(v.Playable(v.Seat), lead.c)&^v.Contract.Members(group) != 0:
		right = pill{text: x.T("PillAnyCard"), bold: true, color: c}
	case group == game.Trump:
		right = pill{text: x.T("PillFollowTrump"), bold: true, color: c}
		if s, ok := v.Contract.TrumpSuit(); ok {
			right.suit = 1 + int(s)
		}
	default:
		right = pill{text: x.T("PillFollowSuit", "Suit", x.SuitWord(card.Suit(group), t.o.german())), suit: 1 + int(group), bold: true, color: c}
	}
	return left, right
}

// sideColor is the colour of the viewer's side or of the other one.
func (t *Table) sideColor(s game.Seat) color.NRGBA {
	if s == t.lay.bottom || t.partners(s, t.lay.bottom) {
		return t.pal.own
	}
	return t.pal.other
}
