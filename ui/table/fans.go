package table

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// The size of the other players' cards, their pitch, and the skat's size, by
// the width of the viewer's own cards.
const (
	otherSize  = .56
	otherPitch = .24 // of the other's width
	skatSize   = .70
)

// measureFans sets the places of three players with hands: the viewer's along
// the lower edge, the others' in the upper corners, the skat between these.
func measureFans(l *layout) {
	n := float32(l.columns)
	av := l.tw - l.pick(l.side, l.sideCompact)
	l.pitch = l.r(min(.70, (av/l.w-1)/(n-1)) * l.w)
	l.block = l.w + (n-1)*l.pitch
	l.left = l.r(l.cx - l.block/2)
	l.rows[0] = margin + l.A - l.h

	top := l.pick(margin+12, margin)
	ow := l.otherWidth()
	fan := ow + (n-1)*l.r(otherPitch*ow)
	w, h := l.plate(max(fan, 120))
	left, right := l.seatAt(1), l.seatAt(2)
	x := l.pick(2*margin, margin)
	l.plates[left] = rect{x, top, w, h}
	l.plates[right] = rect{l.r(l.tw - x - w), top, w, h}
	l.plates[l.bottom] = rect{l.left, l.r(l.rows[0] - max(14*l.k, discardLift*l.w+6) - h), l.pick(w, min(w, 140)), h}
	l.oppRows[0] = l.r(top + h + 12*l.k)
	fanEnd := l.oppRows[0] + l.r(ow*tallness)

	l.stockW = l.r(skatSize * l.w)
	l.stock = l.box(l.cx-.65*l.stockW, top, l.stockW, l.stockW*tallness)
	skatEnd := l.stock.bottom() + 24*l.k
	from, to := max(fanEnd, skatEnd)+6, l.plates[l.bottom].Y-8
	l.middle = rect{margin, from, l.tw - 2*margin, to - from}
	l.band = rect{margin, l.r(l.middle.midY() - 42*l.k), l.middle.W, l.r(84 * l.k)}

	l.layFansTrick(skatEnd)
	l.deck = l.card(l.cx-l.w/2, l.trick[0].Y)
	l.fansWon(fan, fanEnd)
}

// layFansTrick centres the trick and the names under it between the skat and
// the hand.
func (l *layout) layFansTrick(from float32) {
	to := l.rows[0] - l.r(.12*l.w) - 8
	names := 24 * l.k
	l.layTrick(l.cx, l.r(from+max((to-from-l.h-names)/2, 0)))
}

// fansWon puts the won tricks: the others' beside their fans on the inside,
// the viewer's right above the hand.
func (l *layout) fansWon(fan, fanEnd float32) {
	l.wonW = l.r(.36 * l.w)
	h := l.r(l.wonW * tallness)
	for _, d := range []int{1, 2} {
		s := l.seatAt(d)
		room := rect{l.plates[s].X, fanEnd + 8, fan, h}
		if d == 2 {
			room.X = l.plates[s].right() - fan
		}
		l.won[s] = room
	}
	own := l.plates[l.bottom]
	room := rect{0, l.r(own.bottom() - h), l.r(130 * l.k), h}
	room.X = l.r(l.left + l.block - room.W)
	l.won[l.bottom] = room
	l.beside = true
}

// otherWidth is the width of the other players' cards.
func (l *layout) otherWidth() float32 { return l.r(otherSize * l.w) }

// arrangeFans lays the three hands and the skat.
func arrangeFans(l *layout, b *board) []spot {
	spots := l.layStock(b, nil)
	for _, d := range []int{1, 2} {
		spots = l.otherFan(b, spots, l.seatAt(d))
	}
	hand := b.sorted(l.bottom)
	pitch := l.pitch
	if n := len(hand); n > l.columns {
		pitch = (l.block - l.w) / float32(n-1)
	}
	x := l.cx - (l.w+pitch*float32(len(hand)-1))/2
	for i, p := range hand {
		spots = append(spots, spot{
			piece: p, box: l.card(x+float32(i)*pitch, l.rows[0]), face: p.c,
			at: game.Place{Seat: l.bottom, Zone: game.Hand}, nth: i + 1,
		})
	}
	return l.common(b, spots)
}

// otherFan lays another player's hand under his plate. An open hand shows
// its faces.
func (l *layout) otherFan(b *board, spots []spot, s game.Seat) []spot {
	w := l.otherWidth()
	h, pitch := l.r(w*tallness), l.r(otherPitch*w)
	n := len(b.hands[s])
	if n > l.columns {
		pitch = pitch * float32(l.columns-1) / float32(n-1)
	}
	x := l.plates[s].X
	if l.direction(s) == 2 {
		x = l.plates[s].right() - w - pitch*float32(max(n-1, 0))
	}
	for i, p := range b.sorted(s) {
		face := p.c
		if !face.Real() {
			face = card.Unknown
		}
		spots = append(spots, spot{
			piece: p, box: rect{l.r(x + float32(i)*pitch), l.oppRows[0], w, h}, face: face,
			at: game.Place{Seat: s, Zone: game.Hand}, nth: i + 1,
		})
	}
	return spots
}
