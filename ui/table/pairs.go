package table

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// measurePairs sets the places of Harlekin pairs: a row at the top, one at the
// bottom, and everything else in the band between them.
func measurePairs(l *layout) {
	n := float32(l.columns)
	av := l.tw - l.pick(l.side, l.sideCompact)
	l.pitch = l.r(min(.84, (av/l.w-1.06)/(n-1)) * l.w)
	l.block = l.w + (n-1)*l.pitch
	l.left = l.r(l.cx - l.block/2)
	peek := l.r(.10 * l.w)
	row := l.h + peek
	free := l.A - 3*row
	gap := l.floor(min(free/2, .45*l.w))
	rest := l.r((free - 2*gap) / 2)
	l.oppRows = [2]float32{margin + rest + peek, 0}
	l.rows = [2]float32{margin + l.A - rest - l.h, 0}
	trick := margin + rest + row + gap
	l.layTrick(l.cx, trick)

	band := rect{margin, l.oppRows[0] + l.h, l.tw - 2*margin, l.rows[0] - peek - l.oppRows[0] - l.h}
	room := l.trick[0].X - 2*margin
	w, h := l.plate(min(room, l.pick(204*l.k, 130)))
	in := l.r(min(20, (band.H-2*h)/3))
	x := l.pick(2*margin, margin)
	top, bottom := l.seatAt(1), l.seatAt(0)
	l.plates[top] = rect{x, l.r(band.Y + in), w, h}
	l.plates[bottom] = rect{x, l.r(band.bottom() - in - h), w, h}
	l.pairsWon(band, top, bottom, in)
	l.deck = l.card(l.cx-l.w/2, trick)
	dw := l.r(min(l.w, max(.52*l.w, 60)))
	l.aside = l.box(l.tw-x-dw-14, band.midY()-dw*tallness/2, dw, dw*tallness)
	l.middle = rect{x + w + margin, band.Y + 8, 0, band.H - 16}
	l.middle.W = l.aside.X - margin - l.middle.X
	l.band = rect{l.middle.X, l.r(band.midY() - 24*l.k), l.middle.W, l.r(84 * l.k)}
}

// pairsWon puts the won tricks at the right end of the band.
func (l *layout) pairsWon(band rect, top, bottom game.Seat, in float32) {
	l.beside = true
	h := l.r(l.wonW * tallness)
	right := l.trick[1].right() + margin
	room := rect{right, l.r(band.Y + in), l.tw - l.pick(2*margin, margin) - right, h}
	l.won[top] = room
	l.won[bottom] = room.moved(0, l.r(band.bottom()-in-h)-room.Y)
}

// arrangePairs lays each side's pairs. The opponent's back card faces the
// viewer and stands before the front card; the viewer's own stands behind.
func arrangePairs(l *layout, b *board) []spot {
	var spots []spot
	dx, dy := l.peek()
	for _, s := range []game.Seat{l.seatAt(1), l.seatAt(0)} {
		upper := s != l.bottom
		y := l.rows[0]
		if upper {
			y = l.oppRows[0]
		}
		for column := range b.piles[s] {
			i := column // from left to right, so that every upper left index is seen
			if upper {
				i = l.columns - 1 - column
			}
			p := b.piles[s][i]
			box := l.card(l.left+float32(column)*l.pitch, y)
			front := game.Place{Seat: s, Zone: game.Front, Index: i + 1}
			back := game.Place{Seat: s, Zone: game.Back, Index: i + 1}
			top := spot{piece: p.top, box: box, face: p.top.c, at: front, nth: i + 1}
			under := spot{piece: p.under, box: box.moved(dx, dy), face: card.Unknown, at: back, nth: i + 1, beneath: true}
			top.known = l.known && !p.under.there()
			if s != l.viewer {
				top.face, top.beneath = card.Unknown, true
				under.face = p.under.c
				if p.under.there() {
					top.box, under.box = under.box, box
				}
				top, under = under, top
			}
			for _, at := range []spot{under, top} {
				if at.there() {
					spots = append(spots, at)
				}
			}
		}
	}
	return l.common(b, spots)
}
