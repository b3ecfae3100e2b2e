package table

import "kutscherskat/game"

// note is a message, broken into lines, and where it stands.
type note struct {
	box   rect
	lines []string
	ink   ink
	lead  float32
}

// The room about the text of a message.
const (
	notePad    = 16
	noteMargin = 7
)

// paintMessage shows what was just said, or the hint.
func (t *Table) paintMessage() {
	if t.message() == "" {
		return
	}
	n := t.placeNote()
	t.brush.box(n.box, alpha(t.pal.pill, .94), min(n.box.H/2, 18), t.pal.own, 1.5)
	y := n.box.Y + noteMargin + n.lead/2
	for _, s := range n.lines {
		t.brush.text(s, n.ink, n.box.midX(), y, atMid)
		y += n.lead
	}
	t.brush.zone("message", n.box, func() {
		t.hint, t.hintWhy = game.Action{}, ""
		t.said = ""
		t.refreshLooks()
	}, false)
}

// setNote breaks the message into lines for a width.
func (t *Table) setNote(width float32) note {
	n := note{ink: t.ink(14, 13, false, t.pal.text)}
	n.lines = wrap(t.message(), n.ink, width-2*notePad)
	n.lead = n.ink.size * 1.45
	for _, s := range n.lines {
		n.box.W = max(n.box.W, n.ink.width(s)+2*notePad)
	}
	n.box.H = n.lead*float32(len(n.lines)) + 2*noteMargin
	return n
}

// placeNote puts the message where it covers nothing that the viewer needs:
// under the trick, beside it, and at last over the lower ends of the other
// side's cards.
func (t *Table) placeNote() note {
	l := t.lay
	needed := t.needed()
	free := func(n note) bool {
		for _, r := range needed {
			if n.box.overlaps(r) {
				return false
			}
		}
		return n.box.inside(rect{4, 4, l.tw - 8, l.H - l.strip - 8})
	}
	whole := t.setNote(min(l.tw-2*margin, 600*l.k))
	own := l.rows[0] - l.r((.10+hoverLift)*l.w)
	under := whole
	under.box = l.box(l.cx-whole.box.W/2, own-6-whole.box.H, whole.box.W, whole.box.H)
	if free(under) {
		return under
	}
	first, last := l.trick[0], l.trick[len(l.trick)-1]
	for _, side := range [2][2]float32{{margin, first.X - 12}, {last.right() + 12, l.tw - margin}} {
		if side[1]-side[0] < 150 {
			continue
		}
		n := t.setNote(side[1] - side[0])
		n.box = l.box((side[0]+side[1]-n.box.W)/2, first.midY()-n.box.H/2, n.box.W, n.box.H)
		if free(n) {
			return n
		}
	}
	top := first.Y
	for _, r := range needed {
		if r.X < l.cx && r.right() > l.cx && r.Y > margin {
			top = min(top, r.Y)
		}
	}
	whole.box = l.box(l.cx-whole.box.W/2, max(top-6-whole.box.H, 4), whole.box.W, whole.box.H)
	return whole
}

// noteOver reports whether the message stands over a box.
func (t *Table) noteOver(r rect) bool {
	return t.message() != "" && t.placeNote().box.overlaps(r)
}

// needed lists what a message must not cover: the cards of the trick, the
// viewer's own, the buttons and the question over them.
func (t *Table) needed() []rect {
	l := t.lay
	var list []rect
	for i := range t.spots {
		s := &t.spots[i]
		inTrick := s.at.Zone == game.NoZone && s.beneath && s.face.Real()
		if !s.buried && (inTrick || s.at.Seat == l.bottom && s.at.Zone != game.NoZone) {
			list = append(list, s.box)
		}
	}
	for _, z := range t.buttons {
		if z.key || z.id == "auction" {
			r := z.box
			r.Y -= 44 * l.k
			r.H += 44 * l.k
			list = append(list, r)
		}
	}
	for _, s := range t.seats() {
		list = append(list, l.plates[s])
		if t.board.tricks[s] > 0 {
			list = append(list, l.won[s])
		}
	}
	return list
}
