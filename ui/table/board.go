package table

import (
	"slices"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// piece is one of the 32 cards as an object on the table. Its id stays the
// same while it moves about; c is what the viewer knows of it, card.Unknown
// where that is nothing, and card.None where there is no piece.
type piece struct {
	id uint8
	c  card.Card
}

var noPiece = piece{c: card.None}

func (p piece) there() bool { return p.c != card.None }

// stack is a pile or a pair as pieces.
type stack struct{ top, under piece }

// laid is a piece in the trick.
type laid struct {
	piece
	seat game.Seat
}

// empty reports whether nothing is left of the pile.
func (s stack) empty() bool { return !s.top.there() && !s.under.there() }

// board is what lies on the table. It follows the events one by one, so that
// the table can show what has not yet been moved.
type board struct {
	piles  [game.MaxSeats + 1][]stack
	hands  [game.MaxSeats + 1][]piece
	stock  []piece
	pack   []piece // not dealt yet
	trick  []laid
	gone   []laid // in tricks, by their winner
	tricks [game.MaxSeats + 1]int

	contract game.Contract // hands are sorted by it
}

// fullPack is the board before a deal.
func fullPack(v *game.Variant) *board {
	b := &board{}
	for i := range uint8(32) {
		b.pack = append(b.pack, piece{i, card.Unknown})
	}
	if v != nil {
		b.empty(v)
	}
	return b
}

func (b *board) empty(v *game.Variant) {
	for s := 1; s <= v.Seats; s++ {
		b.piles[s] = make([]stack, v.Piles)
		for i := range b.piles[s] {
			b.piles[s][i] = stack{noPiece, noPiece}
		}
	}
}

// boardOf returns the board that v describes.
func boardOf(v *game.View) *board {
	b := &board{contract: v.Contract}
	id := uint8(0)
	next := func(c card.Card) piece {
		if c == card.None || id >= 32 {
			return noPiece
		}
		id++
		return piece{id - 1, c}
	}
	b.empty(v.Variant)
	for s := 1; s <= v.Variant.Seats; s++ {
		for i, p := range v.Sides[s].Piles {
			b.piles[s][i] = stack{next(p.Top), next(p.Under)}
		}
		for _, c := range v.Sides[s].Hand {
			b.hands[s] = append(b.hands[s], next(c))
		}
		b.tricks[s] = v.Sides[s].Tricks
	}
	for _, p := range v.Trick {
		b.trick = append(b.trick, laid{next(p.Card), p.Seat})
	}
	for _, c := range v.Stock {
		b.stock = append(b.stock, next(c))
	}
	for range v.InPack {
		b.pack = append(b.pack, next(card.Unknown))
	}
	for id < 32 {
		b.gone = append(b.gone, laid{piece: next(card.Unknown)})
	}
	return b
}

// apply changes the board by one event. v is the view that the events lead
// to: it tells from which pile an unknown card was played.
func (b *board) apply(e game.Event, v *game.View) {
	switch e.Kind {
	case game.Dealt:
		b.deal(e)
	case game.Acted:
		b.act(e.Action, v)
	case game.TookUp:
		if n := len(b.stock); n > 0 {
			p := b.stock[n-1]
			b.stock = b.stock[:n-1]
			b.hands[e.Seat] = append(b.hands[e.Seat], piece{p.id, e.Card})
		}
	case game.Shown:
		b.know(e.Seat, e.Card)
	case game.TrickTaken:
		for _, l := range b.trick {
			b.gone = append(b.gone, laid{l.piece, e.Seat})
		}
		b.trick = nil
		b.tricks[e.Seat]++
	case game.Turned:
		if p := b.pile(e.Place); p != nil {
			p.top, p.under = piece{p.under.id, e.Card}, noPiece
		}
	}
}

// pile returns the pile at a place, nil where there is none.
func (b *board) pile(at game.Place) *stack {
	if i := at.Index - 1; i >= 0 && i < len(b.piles[at.Seat]) {
		return &b.piles[at.Seat][i]
	}
	return nil
}

func (b *board) deal(e game.Event) {
	n := len(b.pack)
	if n == 0 {
		return
	}
	p := piece{b.pack[n-1].id, e.Card}
	b.pack = b.pack[:n-1]
	pile := b.pile(e.Place)
	switch {
	case e.Place.Zone == game.Stock:
		b.stock = append(b.stock, p)
	case pile == nil:
		b.hands[e.Place.Seat] = append(b.hands[e.Place.Seat], p)
	case e.Place.Zone.Beneath():
		pile.under = p
	default:
		pile.top = p
	}
}

func (b *board) act(a game.Action, v *game.View) {
	switch a.Kind {
	case game.Declare:
		b.contract = a.Contract
	case game.Play:
		b.trick = append(b.trick, laid{piece{b.draw(a.Seat, a.Card, v).id, a.Card}, a.Seat})
	case game.Discard:
		for _, c := range a.Laid {
			p := b.draw(a.Seat, c, v)
			b.stock = append(b.stock, piece{p.id, c})
		}
	}
}

// draw takes c away from where s has it: from a place where it is known to
// lie, or else from one where an unknown card lies.
func (b *board) draw(s game.Seat, c card.Card, v *game.View) piece {
	for _, want := range []card.Card{c, card.Unknown} {
		for i := range b.piles[s] {
			p := &b.piles[s][i]
			if p.top.c == want && p.top.there() && (want == c || b.emptied(s, i, v)) {
				top := p.top
				p.top = noPiece
				return top
			}
		}
		for i := len(b.hands[s]) - 1; i >= 0; i-- {
			if p := b.hands[s][i]; p.c == want {
				b.hands[s] = slices.Delete(b.hands[s], i, i+1)
				return p
			}
		}
	}
	return noPiece
}

// emptied reports whether the top of a pile has changed from the board to v.
func (b *board) emptied(s game.Seat, i int, v *game.View) bool {
	return i < len(v.Sides[s].Piles) && v.Sides[s].Piles[i].Top != b.piles[s][i].top.c
}

// know makes one unknown card of a hand known.
func (b *board) know(s game.Seat, c card.Card) {
	for _, want := range []card.Card{c, card.Unknown} {
		for i := range b.hands[s] {
			if b.hands[s][i].c == want {
				b.hands[s][i].c = c
				return
			}
		}
	}
}

// shows reports whether the board is what v describes.
func (b *board) shows(v *game.View) bool {
	if len(b.pack) != v.InPack || len(b.trick) != len(v.Trick) || len(b.stock) != len(v.Stock) {
		return false
	}
	for i, p := range v.Trick {
		if b.trick[i].c != p.Card || b.trick[i].seat != p.Seat {
			return false
		}
	}
	for s := 1; s <= v.Variant.Seats; s++ {
		side := &v.Sides[s]
		if len(b.piles[s]) != len(side.Piles) || len(b.hands[s]) != len(side.Hand) || b.tricks[s] != side.Tricks {
			return false
		}
		for i, p := range side.Piles {
			if b.piles[s][i].top.c != p.Top || b.piles[s][i].under.c != p.Under {
				return false
			}
		}
		if !sameCards(b.hands[s], side.Hand) {
			return false
		}
	}
	return sameCards(b.stock, v.Stock)
}

func sameCards(have []piece, want []card.Card) bool {
	set, unknown := card.Set(0), 0
	for _, p := range have {
		set = set.With(p.c)
		if !p.c.Real() {
			unknown++
		}
	}
	for _, c := range want {
		if !c.Real() {
			unknown--
		} else if !set.Has(c) {
			return false
		}
	}
	return unknown == 0 && len(have) == len(want)
}

// sorted returns a hand as a player holds it: trumps first, then the suits,
// each from the top.
func (b *board) sorted(s game.Seat) []piece {
	hand := slices.Clone(b.hands[s])
	c := b.contract
	if c == game.NoContract {
		c = game.Grand
	}
	rank := func(p piece) int {
		if !p.c.Real() {
			return 1000
		}
		g := int(c.GroupOf(p.c))
		if c.GroupOf(p.c) == game.Trump {
			g = -1
		}
		return 100*g - c.Strength(p.c)
	}
	slices.SortStableFunc(hand, func(x, y piece) int { return rank(x) - rank(y) })
	return hand
}
