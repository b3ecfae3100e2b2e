package table

import (
	"time"

	"kutscherskat/game/card"
	"kutscherskat/ui/motion"
	"kutscherskat/ui/sound"
)

// The fewest and the most cards that can be lifted off (rules 1).
const (
	leastCut = 4
	mostCut  = 28
)

// cutting reports whether a human is to cut here.
func (t *Table) cutting() bool {
	return t.status.Cutting && t.o.Humans[t.status.CutBy] && !t.Busy()
}

// cutSpots spreads the pack over the middle while a human is to cut it; the
// part that is lifted off lies a little higher.
func (t *Table) cutSpots() {
	if !t.status.Cutting || !t.o.Humans[t.status.CutBy] || t.pending > 0 || t.shuffling {
		return
	}
	l := t.lay
	for i := range t.spots {
		s := &t.spots[i]
		if n := t.packIndex(s.id); n >= 0 {
			s.buried = false
			s.box = l.card(t.cutX(n), l.deck.Y) // also where the pack lies small and aside
			if t.cut > 0 && n >= 32-t.cut {
				s.box.Y -= l.r(.16 * l.w)
				s.box.X += l.r(.10 * l.w)
			}
		}
	}
}

// packIndex returns where a piece lies in the pack, from the bottom.
func (t *Table) packIndex(id uint8) int {
	for i, p := range t.board.pack {
		if p.id == id {
			return i
		}
	}
	return -1
}

// cutX is the left edge of the n-th card of the spread pack.
func (t *Table) cutX(n int) float32 {
	l, room := t.lay, t.cutRoom()
	return l.r(l.cx - (room+l.w)/2 + room*float32(n)/31)
}

// cutRoom is how far apart the first and the last card of the spread pack lie:
// it stays clear of plates beside it.
func (t *Table) cutRoom() float32 {
	l := t.lay
	room := min(l.tw-6*margin-l.w, 6*l.w)
	beside := min(l.cx-t.packEnd(true), t.packEnd(false)-l.cx) - l.r(.10*l.w) - margin
	return min(room, 2*beside-l.w)
}

// pointAtPack lets the pointer say how many cards are lifted off: those right
// of it.
func (t *Table) pointAtPack(x, y float32) {
	if !t.packZone().has(x, y) {
		return
	}
	n := int((x - t.cutX(0)) / (t.cutRoom() / 31))
	t.setCut(32 - n)
}

// packZone is where the spread pack can be pointed at.
func (t *Table) packZone() rect {
	l := t.lay
	x := t.cutX(0)
	return rect{x - 20, l.deck.Y - .3*l.h, t.cutX(31) + l.w + 40 - x, 1.4 * l.h}
}

func (t *Table) setCut(n int) {
	n = min(max(n, leastCut), mostCut)
	if n != t.cut {
		t.cut = n
		t.refreshLooks()
	}
}

// cutAt cuts where the pointer is.
func (t *Table) cutAt() {
	if t.cut == 0 {
		t.cut = (leastCut + mostCut) / 2
	}
	if t.OnCut != nil {
		t.OnCut(t.cut)
	}
}

// shuffle shows the pack being shuffled, without keeping anybody waiting.
func (t *Table) shuffle() {
	t.cut = 0
	if t.o.Speed == motion.Off {
		t.refreshLooks()
		return
	}
	t.shuffling = true
	end := t.shuffleMotion(t.stage.now)
	t.stage.plan = end
	t.stage.later(end, func() {
		t.shuffling = false
		t.retarget(t.o.Speed.Of(motion.FadeTime), false)
		t.paint()
	})
	t.stage.run()
}

// shuffleMotion moves the halves of the pack apart and together, twice, and
// returns when that is over.
func (t *Table) shuffleMotion(start time.Duration) time.Duration {
	total := t.o.Speed.Of(motion.ShuffleTime)
	part := total / 4
	for i := range 4 {
		apart := i%2 == 0
		t.stage.later(start+time.Duration(i)*part, func() {
			t.spreadPack(part, func(n int, box rect) rect {
				if !apart {
					return box
				}
				dx := t.lay.r(.62 * t.lay.w)
				if n%2 == 0 {
					dx = -dx
				}
				return box.moved(dx, 0)
			})
			if apart {
				t.hear(sound.Shuffle)
			}
		})
	}
	return start + total
}

// cutMotion lifts the upper part of the pack aside and lays the rest on it.
func (t *Table) cutMotion(start time.Duration, n int) time.Duration {
	total := t.o.Speed.Of(motion.CutTime)
	t.stage.later(start, func() {
		t.shuffling = false
		t.retarget(0, false)
		t.spreadPack(total/2, func(i int, box rect) rect {
			if i < 32-n {
				return box
			}
			return box.moved(t.lay.r(1.1*t.lay.w), 0)
		})
		t.hear(sound.CardLaid)
	})
	t.stage.later(start+total/2, func() {
		p := t.board.pack
		if len(p) == 32 {
			t.board.pack = append(append([]piece(nil), p[32-n:]...), p[:32-n]...)
		}
		t.spreadPack(total/2, func(_ int, box rect) rect { return box })
	})
	return start + total
}

// spreadPack sends the cards of the pack to where f puts each of them.
func (t *Table) spreadPack(length time.Duration, f func(n int, box rect) rect) {
	if t.lay == nil {
		return
	}
	t.spots = t.lay.arrange(t.lay, t.board)
	now := t.stage.now
	for i := range t.spots {
		at := &t.spots[i]
		n := t.packIndex(at.id)
		if n < 0 {
			continue
		}
		s := &t.sprites[at.id]
		s.buried = at.buried
		s.shows, s.turn = card.Unknown, card.None
		to := pose{box: f(n, at.box)}
		if length == 0 {
			s.now = to
		}
		s.send(to, now, length)
		s.dress(&t.art, &t.pal)
	}
	t.stage.until = max(t.stage.until, now+length)
	t.sortSprites()
}

// paintPack paints what stands beside the pack: how many cards it has, the
// seal, and while a human cuts, what to do.
func (t *Table) paintPack() {
	l, x := t.lay, t.o.Texts
	n := len(t.board.pack)
	if n == 0 {
		return
	}
	if t.status.Cutting && t.o.Humans[t.status.CutBy] {
		t.paintCut()
		return
	}
	if _, aside := l.packAt(t.board); aside {
		return
	}
	mid := l.deck.Y + l.deck.H*.5
	left := l.deck.X - 20*l.k
	room := left - t.packEnd(true)
	t.pill(pill{text: x.N("DeckCount", n), color: t.pal.text}, left, mid, atRight, room)
	right := l.deck.right() + l.r(7+20*l.k)
	t.sealBox(right, mid, t.packEnd(false)-right)
}

// packEnd is how far something beside the pack may reach: to the edge, a plate,
// or the pack itself where that lies aside.
func (t *Table) packEnd(left bool) float32 {
	l := t.lay
	edge := float32(margin)
	if !left {
		edge = l.tw - margin
	}
	reach := l.deck.H/2 + l.r(.16*l.w)
	for _, s := range t.seats() {
		r := l.plates[s]
		if r.Y > l.deck.midY()+reach || r.bottom() < l.deck.midY()-reach {
			continue
		}
		if left && r.midX() < l.cx {
			edge = max(edge, r.right()+8)
		} else if !left && r.midX() > l.cx {
			edge = min(edge, r.X-8)
		}
	}
	return edge
}

// shortSeal is the first three groups and the last of a seal.
func shortSeal(seal string) string {
	if len(seal) < 16 {
		return seal
	}
	return seal[:4] + " " + seal[4:8] + " " + seal[8:12] + " … " + seal[len(seal)-4:]
}

// sealBox paints the seal at the left edge x, its middle at y.
func (t *Table) sealBox(x, y, room float32) {
	if t.status.Seal == "" {
		return
	}
	l := t.lay
	small, code := t.ink(13, 12, false, t.pal.second), t.ink(15, 13, true, t.pal.text)
	head := t.o.Texts.T("Sealed")
	h := l.r(l.pick(62, 52) * l.k)
	lock := l.r(20 * l.k)
	pad := l.pick(16, 10) * l.k
	inner := max(small.width(head), code.width(shortSeal(t.status.Seal)))
	w := min(inner+3*pad+lock, room)
	if w < 120 {
		return
	}
	r := l.box(x, y-h/2, w, h)
	fill := alpha(t.pal.pill, .68)
	if t.hot == "seal" {
		fill = alpha(t.pal.pill, .9)
	}
	t.brush.box(r, fill, 8, nil, 0)
	t.brush.picture(l.box(r.X+pad, r.midY()-lock/2, lock, lock), t.art.icon("lock", lock, t.pal.own), 0)
	at := r.X + 2*pad + lock
	t.brush.textIn(head, small, at, r.Y+.33*h, atLeft, r.right()-at-8)
	t.brush.textIn(shortSeal(t.status.Seal), code, at, r.Y+.68*h, atLeft, r.right()-at-8)
	t.brush.zone("seal", r, func() { call(t.OnSeal) }, false)
}

// paintCut asks the human to cut.
func (t *Table) paintCut() {
	l, x := t.lay, t.o.Texts
	ask := t.ink(20, 17, true, t.pal.text)
	y := l.deck.Y - l.r(.16*l.w) - 22*l.k
	t.brush.textIn(x.T("CutKeys"), t.ink(14, 12, false, t.pal.text), l.cx, y, atMid, l.tw-4*margin)
	t.brush.textIn(x.T("CutPrompt"), ask, l.cx, y-l.pick(26, 22)*l.k, atMid, l.tw-4*margin)
	y = l.deck.bottom() + 30*l.k
	if t.shuffling {
		return
	}
	t.brush.zone("pack", t.packZone(), t.cutAt, false)
	if t.cut > 0 {
		t.pill(pill{text: x.N("CutCount", t.cut), color: t.pal.own, bold: true}, l.cx, y, atMid, l.tw-2*margin)
	} else {
		i := t.ink(15, 13, false, t.pal.text)
		w := i.width(x.T("CutAnywhere")) + 40*l.k
		t.button(button{id: "cut", label: x.T("CutAnywhere")}, l.box(l.cx-w/2, y-20*l.k, w, 40*l.k), t.cutAt)
	}
	seal := y + 62*l.k
	if t.status.Seal != "" && seal+31*l.k < l.H-l.strip-margin {
		small := t.ink(13, 12, false, t.pal.second)
		w := small.width(x.T("Sealed")) + 68*l.k
		w = max(w, t.ink(15, 13, true, t.pal.text).width(shortSeal(t.status.Seal))+68*l.k)
		t.sealBox(l.cx-w/2, seal, l.tw-2*margin)
	}
}
