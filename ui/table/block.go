package table

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// overlap is how much lower, in card widths, the second row of a side lies.
const overlap = .92

// measureBlock sets the places where each side is a block of columns in two
// rows (table.md 2, Offiziersskat).
func measureBlock(l *layout) {
	n := float32(l.columns)
	l.gap = l.r(min(max((l.tw-n*l.w-2*max(1.9*l.w, 150))/(n-1), .2*l.w), .5*l.w))
	l.block = n*l.w + (n-1)*l.gap
	l.left = l.r(l.cx - l.block/2)

	row, peek := l.r(overlap*l.w), l.r(.10*l.w)
	side := peek + row + l.h
	free := l.A - 2*side - l.h - peek
	gap := l.floor(min(free/2, .45*l.w))
	y := margin + l.r((free-2*gap)/2)
	l.oppRows = [2]float32{y + peek, y + peek + row}
	trick := y + side + gap
	l.layTrick(l.cx, trick)
	y = trick + l.h + peek + gap
	l.rows = [2]float32{y + peek, y + peek + row}
	l.layDeck()
	l.aside = l.card(max(l.r((l.left-l.w)/2), margin), trick+peek/2)

	l.blockPlates()
	l.stockW = l.wonW
	right := l.left + l.block
	l.stock = l.box((right+l.tw-1.3*l.stockW)/2, trick+(l.h-l.stockW*tallness)/2, l.stockW, l.stockW*tallness)
	l.middle = rect{margin, trick - gap + 6, l.tw - 2*margin, l.h + peek + 2*gap - 12}
	if l.variant.HasStock() {
		l.middle.X = l.tw - l.stock.X + 8
		l.middle.W = l.tw - 2*l.middle.X
	}
	gapAbove := l.pick(18, 12)
	l.band = rect{margin, 0, l.tw - 2*margin, l.r(84 * l.k)}
	l.band.Y = l.rows[1] - peek - gapAbove - l.band.H
}

// blockPlates puts the plates left of the blocks' outer rows and the won
// tricks right of them.
func (l *layout) blockPlates() {
	w, h := l.plate(l.left - l.pick(46, 20))
	x := l.r((l.left - w) / 2)
	if l.compact {
		x = margin
	}
	top, bottom := l.seatAt(1), l.seatAt(0)
	l.plates[top] = rect{x, l.oppRows[0], w, h}
	l.plates[bottom] = rect{x, l.rows[1] + l.h - h, w, h}
	right := l.left + l.block
	wonH := l.r(l.wonW*tallness) + 24*l.k
	room := rect{right + 6, l.oppRows[0], l.tw - right - 12, wonH}
	l.won[top] = room
	l.won[bottom] = room.moved(0, l.rows[1]+l.h-wonH-room.Y)
}

// column returns the left edge of a column of a side: the upper side counts
// from its own left, the viewer's right.
func (l *layout) column(i int, upper bool) float32 {
	if upper {
		i = l.columns - 1 - i
	}
	return l.r(l.left + float32(i)*(l.w+l.gap))
}

// arrangeBlock lays both sides, each the row further up on the screen first.
func arrangeBlock(l *layout, b *board) []spot {
	var spots []spot
	top, bottom := l.seatAt(1), l.seatAt(0)
	spots = l.layStock(b, spots)
	for i, ln := range [2]line{l.near, l.far} {
		spots = l.row(b, spots, top, ln, l.rowAt(b, top, ln, l.oppRows, i))
	}
	for i, ln := range [2]line{l.far, l.near} {
		spots = l.row(b, spots, bottom, ln, l.rowAt(b, bottom, ln, l.rows, i))
	}
	return l.common(b, spots)
}

// rowAt returns where a row lies. Piles take the place of a hand that has not
// been dealt yet, so that a decision finds the other row free.
func (l *layout) rowAt(b *board, s game.Seat, ln line, rows [2]float32, i int) float32 {
	if l.near.hand && !ln.hand && len(b.hands[s]) == 0 && len(b.pack) > 0 {
		return rows[1-i]
	}
	return rows[i]
}

func (l *layout) row(b *board, spots []spot, s game.Seat, ln line, y float32) []spot {
	upper := s != l.bottom
	if ln.hand {
		return l.handRow(b, spots, s, y)
	}
	for i := range l.columns {
		n := ln.first + i
		if n > len(b.piles[s]) {
			break
		}
		spots = l.pile(spots, b.piles[s][n-1], game.Place{Seat: s, Zone: game.Up, Index: n}, l.card(l.column(i, upper), y))
	}
	return spots
}

// pile lays a face-down card and the one that covers it.
func (l *layout) pile(spots []spot, p stack, at game.Place, box rect) []spot {
	dx, dy := l.peek()
	if p.under.there() {
		under := at
		under.Zone = game.Down
		spots = append(spots, spot{piece: p.under, box: box.moved(dx, dy), face: card.Unknown, at: under, nth: at.Index, beneath: true})
	}
	if p.top.there() {
		spots = append(spots, spot{piece: p.top, box: box, face: p.top.c, at: at, nth: at.Index})
	}
	return spots
}

// handRow lays a hand over the width of the block.
func (l *layout) handRow(b *board, spots []spot, s game.Seat, y float32) []spot {
	n := len(b.hands[s])
	if n == 0 {
		return spots
	}
	pitch := l.w + l.gap
	if n > 1 {
		pitch = min(pitch, (l.block-l.w)/float32(n-1))
	}
	x := l.left + (l.block-l.w-pitch*float32(n-1))/2
	for i, p := range b.sorted(s) {
		spots = append(spots, spot{
			piece: p, box: l.card(x+float32(i)*pitch, y), face: p.c,
			at: game.Place{Seat: s, Zone: game.Hand}, nth: len(b.piles[s]) + i + 1,
		})
	}
	return spots
}
