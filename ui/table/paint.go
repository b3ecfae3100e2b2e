package table

import (
	"image/color"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// paint paints everything but the cards anew.
func (t *Table) paint() {
	if t.lay == nil {
		return
	}
	b := &t.brush
	b.begin()
	t.yields = t.yields[:0]
	if t.curtain != "" { // nothing of a hand is left beneath it
		t.under, t.behind = nil, nil
		t.paintCurtain()
		t.above, t.front = b.layer(), b.zones
		t.compose()
		return
	}
	t.paintSlots()
	t.paintPlates()
	t.paintWon()
	t.paintTrickSide()
	t.paintStock()
	t.paintPack()
	t.paintPanel()
	t.under, t.behind = b.layer(), b.zones
	b.zones = nil
	t.paintEyes()
	t.paintNew()
	t.paintDecision()
	t.buttons = append(t.buttons[:0], b.zones...)
	t.paintShout()
	t.paintMessage()
	t.paintLastTrick()
	t.paintSheet()
	t.above, t.front = b.layer(), b.zones
	t.compose()
}

// ink returns an ink of one of two sizes, for a roomy and a compact frame.
func (t *Table) ink(size, compact float32, bold bool, c color.NRGBA) ink {
	return ink{size: max(t.lay.pick(size, compact)*t.lay.k, smallest), bold: bold, color: c}
}

// button is how a button looks.
type button struct {
	id     string
	label  string
	icon   string
	main   bool
	sheet  bool // on the light sheet
	off    bool
	chosen bool
	size   float32 // of the label, 0 for the usual one
}

// button paints a button and makes it clickable.
func (t *Table) button(k button, r rect, act func()) {
	p := &t.pal
	fill, border, text := p.button, p.border, p.text
	switch {
	case k.main:
		fill, border, text = p.own, mix(p.own, p.ink, .25), p.ownText
	case k.sheet:
		fill, border, text = p.sheetBox, mix(p.sheetBox, p.ink, .2), p.ink
	}
	hot := t.hot == k.id && !k.off
	if hot {
		fill = mix(fill, p.text, .12)
		if k.sheet || k.main {
			fill = mix(fill, p.ink, .10)
		}
	}
	if k.off {
		fill, border, text = alpha(fill, .35), alpha(border, .5), alpha(text, .38)
	}
	if k.chosen {
		border = p.own
	}
	width := float32(1)
	if k.chosen {
		width = 2
	}
	t.brush.box(r, fill, 8, border, width)
	t.rings(k.id, r)
	t.buttonLabel(k, r, text)
	if k.off {
		act = nil
	}
	t.brush.zone(k.id, r, act, act != nil)
	t.brush.zones[len(t.brush.zones)-1].main = k.main
}

// rings paints the ring of the keys' focus or of a hint round a button.
func (t *Table) rings(id string, r rect) {
	if t.focus == id {
		t.brush.box(r.grown(3), nil, 11, t.pal.focus, 2)
	}
	if !t.dark && t.hint.Kind != game.NoAction && id == actionID(t.hint) {
		t.brush.box(r.grown(3), nil, 11, t.pal.other, 2)
	}
}

func (t *Table) buttonLabel(k button, r rect, text color.NRGBA) {
	size := k.size
	if size == 0 {
		size = max(t.lay.pick(15, 13)*t.lay.k, smallest)
	}
	i := ink{size: size, bold: k.main, color: text}
	// A label that would have to be shortened does without its sign.
	if k.icon == "" || i.width(k.label)+size*1.25+8 > r.W-12 {
		t.brush.textIn(k.label, i, r.midX(), r.midY(), atMid, r.W-8)
		return
	}
	side := t.lay.r(size * 1.25)
	gap := float32(8)
	label, i := i.fit(k.label, r.W-16-side-gap)
	w := side + gap + i.width(label)
	x := t.lay.r(r.midX() - w/2)
	t.brush.picture(t.lay.box(x, r.midY()-side/2, side, side), t.art.icon(k.icon, side, text), 0)
	t.brush.text(label, i, x+side+gap, r.midY(), atLeft)
}

// disc paints a suit sign, or the sign of a contract, on its ivory circle.
func (t *Table) contractDisc(c game.Contract, x, y, radius float32) {
	t.brush.disc(x, y, radius, t.pal.disc)
	sign := func(s card.Suit, dx, dy, size float32) {
		w := t.lay.r(size)
		t.brush.picture(t.lay.box(x+dx-w/2, y+dy-w/2, w, w), t.art.sign(s, w), 0)
	}
	if s, ok := c.TrumpSuit(); ok {
		sign(s, 0, 0, 1.3*radius)
		return
	}
	if c == game.Grand {
		d := .40 * radius
		for i, at := range [4][2]float32{{-d, -d}, {d, -d}, {-d, d}, {d, d}} {
			sign(card.Suits[i], at[0], at[1], .62*radius)
		}
		return
	}
	name := map[game.Contract]string{game.Ramsch: "down", game.Null: "null"}[c]
	if name != "" {
		w := t.lay.r(1.15 * radius)
		t.brush.picture(t.lay.box(x-w/2, y-w/2, w, w), t.art.icon(name, w, rgb(0x1C2620)), 0)
	}
}

// suitDisc paints a suit sign on its circle.
func (t *Table) suitDisc(s card.Suit, x, y, radius float32) {
	t.contractDisc(game.SuitContract(s), x, y, radius)
}

// paintSlots outlines the places that have been emptied, both of a column in
// one.
func (t *Table) paintSlots() {
	l := t.lay
	if len(l.variant.Script) == 0 || l.variant.Piles == 0 || t.sheetShown() {
		return
	}
	dealt := t.view.Contract != game.NoContract && len(t.board.pack) == 0
	if !dealt {
		return
	}
	for s := game.Seat(1); int(s) <= l.variant.Seats; s++ {
		piles := t.board.piles[s]
		for i := range piles {
			switch other := i + l.columns; {
			case !piles[i].empty() || i >= l.columns && piles[i-l.columns].empty():
			case other < len(piles) && piles[other].empty():
				t.slot(l.slotOf(s, i).around(l.slotOf(s, other)))
			default:
				t.slot(l.slotOf(s, i))
			}
		}
	}
}

func (t *Table) slot(r rect) {
	t.brush.box(r, t.pal.slot, .055*r.W, t.pal.slotLine, 1.2)
}

// slotOf returns the place of a pile.
func (l *layout) slotOf(s game.Seat, i int) rect {
	upper := s != l.bottom
	rows := l.rows
	if upper {
		rows = l.oppRows
	}
	if l.variant.PairsInHand {
		if upper {
			i = l.columns - 1 - i
		}
		return l.card(l.left+float32(i)*l.pitch, rows[0])
	}
	row := 1
	if upper {
		row = 0
	}
	if ln := l.far; i+1 >= ln.first && !ln.hand {
		row = 1 - row
		i -= ln.first - 1
	}
	return l.card(l.column(i, upper), rows[row])
}

// paintPlates paints the name plates.
func (t *Table) paintPlates() {
	for _, s := range t.seats() {
		if r, ok := t.beside(t.lay.plates[s]); ok {
			t.plate(s, r)
		}
	}
}

// beside returns what is left of a box beside the result sheet, where that is
// shown, and whether it is enough.
func (t *Table) beside(r rect) (rect, bool) {
	if !t.sheetShown() {
		return r, true
	}
	s := t.sheetBox(t.sheetRows())
	if !r.overlaps(s.grown(8)) {
		return r, true
	}
	if r.midX() > s.midX() {
		right := r.right()
		r.X = s.right() + 12
		r.W = right - r.X
	} else {
		r.W = s.X - 12 - r.X
	}
	return r, r.W > 120
}

func (t *Table) plate(s game.Seat, r rect) {
	p, l := &t.pal, t.lay
	mine := s == l.bottom
	turn := t.view.Turn == s && t.pending == 0 || t.status.Cutting && t.status.CutBy == s
	side := p.other
	if mine {
		side = p.own
	}
	var border color.Color
	if turn {
		border = side
	}
	t.brush.box(r, alpha(p.pill, .72), 10, border, 2)
	x := r.X + 14*l.k
	if !l.compact && r.W-(24+36+8)*l.k >= (ink{size: smallest}).width(t.role(s)) {
		radius := l.r(18 * l.k)
		t.brush.disc(r.X+12*l.k+radius, r.midY(), radius, side)
		first := []rune(t.name(s) + " ")[:1]
		t.brush.text(string(first), ink{16 * l.k, true, p.ownText}, r.X+12*l.k+radius, r.midY(), atMid)
		x = r.X + 24*l.k + 2*radius
	}
	w := r.right() - x - 8
	if (ink{size: smallest}).width(t.role(s)) > w {
		x = r.X + 8*l.k
		w = r.right() - x - 4
	}
	second, c := t.role(s), p.second
	if turn {
		c = side
		second = t.turnWord(s, w)
	}
	t.nameIn(s, t.ink(17, 15, true, p.text), x, r.Y+r.H*.34, atLeft, w)
	t.brush.textIn(second, t.ink(13, 12, false, c), x, r.Y+r.H*.72, atLeft, w)
}

// turnWord is the second line of the plate of the seat on turn, with its role
// where there is room.
func (t *Table) turnWord(s game.Seat, w float32) string {
	word := t.o.Texts.T("OnTurnPlate")
	both := t.role(s) + ", " + word
	if t.view.Contract == game.NoContract && t.ink(13, 12, false, t.pal.second).width(both) <= w {
		return both
	}
	return word
}

// paintWon paints the won tricks as backs, with their number.
func (t *Table) paintWon() {
	l := t.lay
	for _, s := range t.seats() {
		n := t.board.tricks[s]
		if t.pending == 0 {
			n = t.view.Sides[s].Tricks
		}
		room, ok := t.beside(l.won[s])
		if !ok || n == 0 {
			continue
		}
		t.wonPile(s, n, room)
	}
}

func (t *Table) wonPile(s game.Seat, n int, room rect) {
	l := t.lay
	i := t.ink(13, 12, false, t.pal.text)
	label := t.o.Texts.N("TrickCount", n)
	labelW := float32(0)
	if l.beside {
		labelW = i.width(label) + 10
	}
	w, h := l.wonW, l.r(l.wonW*tallness)
	pitch := min(.13*w, 7*l.k)
	if n > 1 {
		pitch = max(min(pitch, (room.W-w-labelW)/float32(n-1)), 0)
	}
	total := w + pitch*float32(n-1)
	x := room.midX() - total/2
	switch {
	case l.beside && l.variant.Seats > 2 && l.direction(s) == 1:
		x = room.X
		t.brush.text(label, i, x+total+10, room.Y+h/2, atLeft)
	case l.beside:
		x = room.right() - total
		t.brush.text(label, i, x-10, room.Y+h/2, atRight)
	default:
		t.brush.text(label, i, room.midX(), room.Y+h+13*l.k, atMid)
	}
	back := t.art.card(card.Unknown, w)
	for j := range n {
		t.brush.picture(l.box(x+float32(j)*pitch, room.Y, w, h), back, 0)
	}
}

// paintStock names the skat or stock while it lies there.
func (t *Table) paintStock() {
	l := t.lay
	if len(t.board.stock) < 2 || t.sheetShown() {
		return
	}
	id := "SkatPile"
	if l.variant.Seats == 2 {
		id = "StockPile"
	}
	t.brush.textIn(t.o.Texts.T(id), t.ink(13, 12, false, t.pal.text), l.stock.X+.65*l.stock.W, l.stock.bottom()+13*l.k, atMid, 90*l.k)
}
