package table

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// line is what lies in one of a player's two rows of a block: piles from a
// first one on, or the hand.
type line struct {
	first int // the first pile
	hand  bool
}

// form is how a variant lies on the table (table.md 2). It is data: the five
// variants are the five values of forms.
type form struct {
	tall, wide  float32 // a card's width is at most the height / tall and the free width / wide
	side        float32 // width that is not free, and the same in a compact frame
	sideCompact float32
	columns     int
	far, near   line // of a block

	measure func(*layout)                // sets the places that do not depend on the cards
	arrange func(*layout, *board) []spot // lays the cards
}

// forms holds the form of each variant by its name.
var forms = map[string]form{
	"offiziersskat": {
		tall: 7.05, wide: 4.6, side: 232, sideCompact: 232, columns: 4,
		far: line{first: 5}, near: line{first: 1}, measure: measureBlock, arrange: arrangeBlock,
	},
	"halboffen": {
		tall: 7.05, wide: 4.6, side: 232, sideCompact: 232, columns: 4,
		far: line{first: 1}, near: line{hand: true}, measure: measureBlock, arrange: arrangeBlock,
	},
	"admiralsskat": {
		tall: 7.05, wide: 5.8, side: 232, sideCompact: 232, columns: 5,
		far: line{first: 1}, near: line{hand: true}, measure: measureBlock, arrange: arrangeBlock,
	},
	"harlekinskat": {
		tall: 5.4, wide: 5.12, side: 96, sideCompact: 48, columns: 8,
		measure: measurePairs, arrange: arrangePairs,
	},
	"skat": {
		tall: 1 / .172, wide: 5.05, side: 96, sideCompact: 48, columns: 10,
		measure: measureFans, arrange: arrangeFans,
	},
}

// spot is where one piece lies, in the order in which they are drawn.
type spot struct {
	piece
	box     rect
	face    card.Card // what is to be seen; card.Unknown is the back
	at      game.Place
	nth     int  // among the owner's places, from 1: the digit that chooses it
	beneath bool // lies under another card and cannot be played
	buried  bool // not to be seen at rest
	known   bool // one of the viewer's cards that the opponent knows
}

// layout is where everything lies for one size, variant and viewer.
type layout struct {
	frame
	form
	variant *game.Variant
	bottom  game.Seat // the seat at the lower edge
	viewer  game.Seat
	known   bool    // a card without one under it has been turned
	w, h    float32 // of a card

	block, left float32    // width and left edge of a block of columns
	gap         float32    // between columns
	rows        [2]float32 // upper edges of the lower side's rows
	oppRows     [2]float32 // and of the upper side's
	pitch       float32    // of pairs and fans

	plates [game.MaxSeats + 1]rect
	won    [game.MaxSeats + 1]rect // room for the won tricks
	beside bool                    // the number of tricks stands left of the pile
	trick  []rect
	deck   rect
	aside  rect // of the pack, where a decision needs its place
	stock  rect // of its first card
	stockW float32
	wonW   float32 // width of the backs of won tricks
	band   rect    // for decisions, while cards are dealt
	middle rect    // free for decisions once they are dealt
}

// newLayout lays a variant out in a frame, seen from a seat at the bottom.
func newLayout(f frame, v *game.Variant, bottom, viewer game.Seat) *layout {
	l := &layout{frame: f, form: forms[v.Name], variant: v, bottom: bottom, viewer: viewer}
	side := l.pick(l.side, l.sideCompact)
	l.w = l.floor(min(l.A/l.tall, (l.tw-side)/l.wide))
	l.h = l.r(l.w * tallness)
	l.wonW = l.r(.52 * l.w)
	l.measure(l)
	return l
}

// direction returns where a seat sits: 0 at the bottom, then clockwise.
func (l *layout) direction(s game.Seat) int {
	n := l.variant.Seats
	return (int(s) - int(l.bottom) + n) % n
}

// seatAt is the seat in a direction.
func (l *layout) seatAt(direction int) game.Seat {
	return game.Seat((int(l.bottom)-1+direction)%l.variant.Seats + 1)
}

// card returns the box of a card at x, y.
func (l *layout) card(x, y float32) rect { return rect{l.r(x), l.r(y), l.w, l.h} }

// peek is how far a card lies right of and above the one that covers it.
func (l *layout) peek() (dx, dy float32) { return l.r(.05 * l.w), l.r(-.10 * l.w) }

// layTrick sets the places of the trick, about x, below y.
func (l *layout) layTrick(x, y float32) {
	n := l.variant.Seats
	step, drop := l.r(.66*l.w), l.r(.10*l.w)
	if n > 2 {
		drop = 0
	}
	x -= (float32(n-1)*step + l.w) / 2
	l.trick = l.trick[:0]
	for i := range n {
		l.trick = append(l.trick, l.card(x+float32(i)*step, y+float32(i)*drop))
	}
}

// layDeck sets the place of the pack, in place of the trick.
func (l *layout) layDeck() {
	up := float32(.30)
	if l.short {
		up = .52
	}
	y := max(l.trick[0].Y-up*l.h, margin)
	l.deck = l.card(l.cx-l.w/2, y)
}

// plate returns the size of a name plate in a room of that width.
func (l *layout) plate(room float32) (w, h float32) {
	return l.r(min(220*l.k, room)), l.r(56 * l.k)
}

// common lays what every form shows in the same way: the pack, the trick and
// what is won.
func (l *layout) common(b *board, spots []spot) []spot {
	var first []spot
	deck, _ := l.packAt(b)
	for i, p := range b.pack {
		first = append(first, spot{piece: p, box: deck.moved(l.layer(len(b.pack), i)), face: card.Unknown, buried: i%4 != 0 && i != len(b.pack)-1})
	}
	for _, p := range b.gone {
		box := l.won[p.seat]
		if p.seat == 0 {
			box = l.deck
		}
		first = append(first, spot{piece: p.piece, box: l.wonCard(box), face: card.Unknown, buried: true})
	}
	spots = append(first, spots...)
	for i, p := range b.trick {
		if i < len(l.trick) {
			spots = append(spots, spot{piece: p.piece, box: l.trick[i], face: p.c, beneath: true})
		}
	}
	return spots
}

// packAt returns where the pack lies, and whether that is aside, out of the
// way of a decision: always with pairs, and for the last packet of a block,
// when the row that decisions take is dealt.
func (l *layout) packAt(b *board) (rect, bool) {
	if l.variant.PairsInHand || !l.variant.Bidding() && len(b.pack) <= 4 {
		return l.aside, true
	}
	return l.deck, false
}

// layer is how far the i-th card of a pack of n lies from its top card: lower
// ones peek out at the right and below.
func (l *layout) layer(n, i int) (dx, dy float32) {
	d := l.r(float32((n-1-i)/4) * max(1.4, .016*l.w))
	return d, d
}

// wonCard is the box of a back in the middle of the room for won tricks.
func (l *layout) wonCard(room rect) rect {
	h := l.r(l.wonW * tallness)
	return l.box(room.midX()-l.wonW/2, room.Y, l.wonW, h)
}

// layStock lays the skat as two backs, the second over the first.
func (l *layout) layStock(b *board, spots []spot) []spot {
	h := l.r(l.stockW * tallness)
	for i, p := range b.stock {
		box := rect{l.r(l.stock.X + float32(i)*.3*l.stockW), l.stock.Y, l.stockW, h}
		spots = append(spots, spot{piece: p, box: box, face: card.Unknown, beneath: true})
	}
	return spots
}
