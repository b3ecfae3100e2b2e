package table

import (
	"image/color"
	"strconv"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// paintAuction paints the strip of the auction: what was said, and what the
// viewer may say.
func (t *Table) paintAuction() {
	l, x := t.lay, t.o.Texts
	mine := t.decides()
	room := l.middle
	w := l.r(min(640*l.k, room.W-8))
	answers, bids := t.bidChoices()
	rows := float32(1)
	if mine {
		rows++
		if len(bids) > 1 {
			rows++
		}
	}
	heights := []float32{0, 64, 138, 186}
	h := l.r(min(heights[int(rows)]*l.k, room.H))
	r := l.box(room.midX()-w/2, room.Y+(room.H-h)/2, w, h)
	t.brush.box(r, alpha(t.pal.pill, .80), 14, nil, 0)
	t.brush.zone("auction", r, nil, false)
	pad := l.r(l.pick(24, 14) * l.k)
	in := rect{r.X + pad, r.Y, r.W - 2*pad, r.H}
	unit := r.H / heights[int(rows)] // of the roomy strip
	t.saidRow(rect{in.X, r.Y + 12*unit, in.W, 36 * unit})
	if !mine {
		return
	}
	t.brush.line(in.X, l.r(r.Y+60*unit), in.W, t.pal.lines)
	t.bidRow(rect{in.X, r.Y + 74*unit, in.W, min(56*unit, 56*l.k)}, answers, bids)
	if len(bids) > 1 {
		t.higherRow(rect{in.X, r.Y + 142*unit, in.W, 30 * unit}, bids[1:], x.T("BidHigher"))
	}
}

// bidChoices splits what may be said into answers (hold, pass) and bids.
func (t *Table) bidChoices() (answers, bids []game.Action) {
	if !t.decides() {
		return nil, nil
	}
	for _, a := range t.view.Legal {
		if a.Kind == game.Bid {
			bids = append(bids, a)
		} else {
			answers = append(answers, a)
		}
	}
	return answers, bids
}

// saidRow shows what was said as pills in order, the latest if not all fit.
func (t *Table) saidRow(r rect) {
	l := t.lay
	head := ink{max(12*l.k, smallest), true, t.pal.second}
	x := t.brush.text(upper(t.o.Texts.T("Bidding")), head, r.X, r.midY(), atLeft).right() + 20*l.k
	name, word := t.ink(13, 12, false, t.pal.text), t.ink(15, 13, true, t.pal.text)
	type saying struct {
		a    game.Action
		word string
		w    float32
	}
	var list []saying
	for _, a := range t.view.Said {
		s := saying{a: a, word: t.bidWord(a)}
		if s.word == "" {
			continue
		}
		s.w = name.width(t.name(a.Seat)+" ") + word.width(s.word) + 26*l.k
		list = append(list, s)
	}
	first, total := len(list), float32(0)
	for first > 0 && total+list[first-1].w+8 <= r.right()-x {
		first--
		total += list[first].w + 8
	}
	if len(list) == 0 {
		t.brush.textIn(t.o.Texts.T("NoBidYet"), t.ink(14, 12, false, t.pal.text), x, r.midY(), atLeft, r.right()-x)
	}
	for _, s := range list[first:] {
		fill := alpha(t.pal.pill, 1)
		if s.a.Seat == l.bottom {
			fill = t.pal.button
		}
		h := min(32*l.k, r.H)
		box := l.box(x, r.midY()-h/2, s.w, h)
		t.brush.box(box, fill, h/2, nil, 0)
		at := t.brush.text(t.name(s.a.Seat), name, box.X+12*l.k, box.midY(), atLeft).right() + name.width(" ")
		t.brush.text(s.word, word.of(t.sideColor(s.a.Seat)), at, box.midY(), atLeft)
		x += s.w + 8
	}
}

// bidWord is what was said in the auction, "" for what does not belong to it.
func (t *Table) bidWord(a game.Action) string {
	switch a.Kind {
	case game.Bid:
		return strconv.Itoa(a.Value)
	case game.Hold:
		return t.o.Texts.T("BidYes")
	case game.Pass:
		return t.o.Texts.T("BidPassed")
	}
	return ""
}

// bidRow paints the main bid or the holding of it, passing, and what the hand
// is good for.
func (t *Table) bidRow(r rect, answers, bids []game.Action) {
	l, x := t.lay, t.o.Texts
	main, label := game.Action{}, ""
	for _, a := range answers {
		if a.Kind == game.Hold {
			main, label = a, x.T("BidHold", "Bid", t.view.Bid)
		}
	}
	if len(bids) > 0 {
		main, label = bids[0], x.T("BidSay", "Bid", bids[0].Value)
	}
	a := l.box(r.X, r.Y, min(230*l.k, r.W*.5), r.H)
	t.button(button{id: actionID(main), label: label, main: true, size: max(l.pick(22, 17)*l.k, smallest)}, a, func() { t.try(main) })
	b := l.box(a.right()+12, r.Y, min(150*l.k, r.W*.3), r.H)
	pass := game.Action{Seat: t.view.Seat, Kind: game.Pass}
	t.button(button{id: actionID(pass), label: x.T("BidPass"), size: max(l.pick(17, 15)*l.k, smallest)}, b, func() { t.try(pass) })
	at := b.right() + 20*l.k
	text, least := t.handCarries(), ink{size: smallest}
	if room := r.right() - at; text != "" && least.width(x.T("HandCarries")) <= room && (ink{smallest, true, nil}).width(text) <= room {
		t.brush.textIn(x.T("HandCarries"), t.ink(13, 12, false, t.pal.second), at, r.Y+.30*r.H, atLeft, r.right()-at)
		t.brush.textIn(text, t.ink(14, 12, true, t.pal.text), at, r.Y+.70*r.H, atLeft, r.right()-at)
	}
}

// handCarries is the value that the viewer's hand reaches with its longest
// suit as trumps, where he sees all of his cards.
func (t *Table) handCarries() string {
	v := &t.view
	if v.Seat == 0 || v.Variant.Piles > 0 {
		return ""
	}
	held := card.SetOf(v.Sides[v.Seat].Hand...)
	best, most := game.NoContract, 0
	for c := game.ClubsTrump; c <= game.DiamondsTrump; c++ {
		if n := (held & c.Members(game.Trump)).Len(); n > most {
			best, most = c, n
		}
	}
	if best == game.NoContract {
		return ""
	}
	n, with := best.Matadors(held, 11)
	id := "WithoutMatadors"
	if with {
		id = "WithMatadors"
	}
	x := t.o.Texts
	return x.T("HandCarriesTo", "Contract", t.contractName(best, game.NoLevel), "Matadors", x.T(id, "Count", n), "Bid", best.Base()*(n+1))
}

// higherRow paints higher bids as small buttons; the last one leafs on.
func (t *Table) higherRow(r rect, bids []game.Action, head string) {
	l, x := t.lay, t.o.Texts
	i := t.ink(14, 12, false, t.pal.second)
	at := t.brush.text(head, i, r.X, r.midY(), atLeft).right() + 10*l.k
	more := x.T("More")
	moreW := i.width(more) + 30*l.k
	w, gap := l.r(46*l.k), 8*l.k
	fit := int((r.right() - at - moreW) / (w + gap))
	if fit < 1 {
		return
	}
	from := t.bidPage * fit
	if from >= len(bids) {
		t.bidPage, from = 0, 0
	}
	for _, a := range bids[from:min(from+fit, len(bids))] {
		t.button(button{id: actionID(a), label: strconv.Itoa(a.Value), size: max(l.pick(14, 13)*l.k, smallest)}, l.box(at, r.Y, w, r.H), func() { t.try(a) })
		at += w + gap
	}
	if len(bids) > fit {
		t.button(button{id: "more bids", label: more, size: max(l.pick(14, 13)*l.k, smallest)}, l.box(at, r.Y, moreW, r.H), func() {
			t.bidPage++
			t.paint()
		})
	}
}

// bidSection of the panel: the last bid and who said it.
func (t *Table) bidSection(c *column) {
	l, v, x := t.lay, &t.view, t.o.Texts
	t.head(c, "LastBid", "")
	y := c.y + l.pick(36, 26)*l.k
	if v.Bid == 0 {
		t.brush.textIn(x.T("NoBidYet"), t.ink(15, 13, false, t.pal.text), c.x, c.y+l.pick(18, 14)*l.k, atLeft, c.w)
		c.y += l.pick(36, 30) * l.k
		return
	}
	n := t.brush.text(strconv.Itoa(v.Bid), t.ink(44, 30, true, t.pal.own), c.x, y, atLeft)
	said, held := t.lastBid()
	i := t.ink(14, 12, false, t.pal.text)
	at := n.right() + l.pick(16, 8)*l.k
	if held == 0 {
		t.brush.textIn(t.say(said, "BidByYou", "BidBy"), i, at, y, atLeft, c.right()-at)
	} else {
		t.brush.textIn(t.say(said, "BidByYou", "BidBy"), i, at, y-10*l.k, atLeft, c.right()-at)
		t.brush.textIn(t.say(held, "HeldByYou", "HeldBy"), i, at, y+10*l.k, atLeft, c.right()-at)
	}
	c.y = y + l.pick(36, 26)*l.k
}

// lastBid returns who said the last number and who held it, 0 for nobody.
func (t *Table) lastBid() (said, held game.Seat) {
	for _, a := range t.view.Said {
		switch a.Kind {
		case game.Bid:
			said, held = a.Seat, 0
		case game.Hold:
			held = a.Seat
		}
	}
	return said, held
}

// lastWord is the last thing said in the auction, as a sentence.
func (t *Table) lastWord() string {
	for i := len(t.view.Said) - 1; i >= 0; i-- {
		a := t.view.Said[i]
		switch a.Kind {
		case game.Bid:
			return t.say(a.Seat, "YouHaveBid", "HasBid", "Bid", a.Value)
		case game.Hold:
			return t.say(a.Seat, "YouHold", "Holds", "Bid", t.view.Bid)
		case game.Pass:
			return t.say(a.Seat, "YouHavePassed", "HasPassed")
		}
	}
	return t.o.Texts.T("NoBidYet")
}

// seatsSection of the panel: who sits where, and does what in the auction.
func (t *Table) seatsSection(c *column) {
	l, v := t.lay, &t.view
	t.head(c, "SeatsHead", "")
	y := c.y + l.pick(26, 20)*l.k
	step := l.pick(48, 38) * l.k
	s := v.Forehand()
	for range v.Variant.Seats {
		radius := l.pick(14, 12) * l.k
		t.brush.disc(c.x+radius, y, radius, t.sideColor(s))
		first := []rune(t.name(s) + " ")[:1]
		t.brush.text(string(first), ink{max(13*l.k, smallest), true, t.pal.ownText}, c.x+radius, y, atMid)
		state, col := t.bidState(s)
		beside := y - l.pick(0, 9)*l.k // beside the name only, where the role needs the whole line
		w := t.brush.text(state, t.ink(14, 12, false, col), c.right(), beside, atRight).W
		at := c.x + 2*radius + 10*l.k
		t.nameIn(s, t.ink(15, 13, true, t.pal.text), at, y-9*l.k, atLeft, c.right()-at-w-6)
		t.brush.textIn(t.role(s), t.ink(13, 12, false, t.pal.second), at, y+10*l.k, atLeft, c.right()-at-l.pick(w+6, 0))
		y += step
		s = game.Seat(int(s)%v.Variant.Seats + 1)
	}
	c.y = y - l.pick(14, 10)*l.k
}

// bidState is what a seat does in the auction.
func (t *Table) bidState(s game.Seat) (string, color.NRGBA) {
	v, x := &t.view, t.o.Texts
	last := game.NoAction
	for _, a := range v.Said {
		if a.Seat == s {
			last = a.Kind
		}
	}
	switch {
	case v.Turn == s:
		return x.T("OnTurnPlate"), t.sideColor(s)
	case last == game.Pass:
		return x.T("StatePassed"), t.pal.second
	case last == game.Hold:
		return x.T("StateHolds"), t.sideColor(s)
	case last == game.Bid:
		return x.T("StateBids"), t.sideColor(s)
	}
	return x.T("StateWaits"), t.pal.second
}
