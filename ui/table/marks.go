package table

import (
	"fyne.io/fyne/v2/canvas"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// paintEyes marks the viewer's cards that the opponent knows, and explains
// the mark once.
func (t *Table) paintEyes() {
	l := t.lay
	if t.sheetShown() {
		return
	}
	some := false
	for i := range t.spots {
		s := &t.spots[i]
		if !s.known || s.beneath || s.at.Seat != t.view.Seat || t.sprites[s.id].moving && t.sprites[s.id].turn != card.None {
			continue
		}
		some = true
		y := s.box.Y - t.sprites[s.id].to.lift
		t.brush.disc(s.box.midX(), y, 13, t.pal.text)
		t.brush.disc(s.box.midX(), y, 11.5, alpha(t.pal.pill, 1))
		t.brush.picture(l.box(s.box.midX()-8, y-8, 16, 16), t.art.icon("eye", 16, t.pal.other), 0)
	}
	if !some {
		return
	}
	text := t.o.Texts.T("KnownCard", "Name", t.called(l.seatAt(1)))
	i := t.ink(13, 12, false, t.pal.text)
	box := rect{l.trick[len(l.trick)-1].right() + 14, 0, i.width(text) + 46, l.r(30 * l.k)}
	box.Y = l.r(l.rows[0] - l.r(.1*l.w) - box.H - 22)
	end := l.won[l.bottom].right() - 2*l.wonW - i.width("99 Stiche")
	if box.right() > end && !l.upright {
		t.eyeInPanel(text, i)
		return
	}
	if box.right() > end {
		free := false
		if box, free = t.freeBox(box.W, box.H); !free {
			return
		}
	}
	t.brush.box(box, alpha(t.pal.pill, .68), box.H/2, nil, 0)
	t.brush.picture(l.box(box.X+12, box.midY()-8, 16, 16), t.art.icon("eye", 16, t.pal.other), 0)
	t.brush.text(text, i, box.X+34, box.midY(), atLeft)
}

// eyeInPanel explains the eye in the panel, over its buttons, where the table
// has no room.
func (t *Table) eyeInPanel(text string, i ink) {
	l := t.lay
	r := l.panel()
	y := t.footTop - 18*l.k
	for _, o := range t.under {
		if x, ok := o.(*canvas.Text); ok && boxOf(x).squeezed().overlaps(rect{r.X, y - 12, r.W, 24}) {
			return
		}
	}
	t.brush.picture(l.box(r.X+l.pad, y-8, 16, 16), t.art.icon("eye", 16, t.pal.other), 0)
	t.brush.textIn(text, i, r.X+l.pad+22, y, atLeft, r.W-2*l.pad-22)
}

// newCards are the viewer's cards from the skat or stock while he chooses which
// two to lay away.
func (t *Table) newCards() card.Set {
	if !t.deciding(game.DecideDiscard) {
		return 0
	}
	hand := card.SetOf(t.view.Sides[t.view.Seat].Hand...)
	if t.took&^hand != 0 {
		return 0 // of another deal
	}
	return t.took
}

// paintNew marks the cards that were taken up.
func (t *Table) paintNew() {
	took := t.newCards()
	if took == 0 || t.pending > 0 {
		return
	}
	l := t.lay
	word := t.o.Texts.T("NewCard")
	i := ink{max(12*l.k, smallest), true, t.pal.ownText}
	w, h := i.width(word)+14*l.k, 18*l.k
	for n := range t.spots {
		s := &t.spots[n]
		if s.at.Seat != t.view.Seat || s.at.Zone != game.Hand || !took.Has(s.c) {
			continue
		}
		r := l.box(s.box.X+.08*l.w, s.box.Y-t.sprites[s.id].to.lift-h/2, w, h)
		t.brush.box(r, t.pal.own, h/2, alpha(t.pal.ink, .5), 1)
		t.brush.text(word, i, r.midX(), r.midY(), atMid)
	}
}
