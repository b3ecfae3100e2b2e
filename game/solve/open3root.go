package solve

// root3 is the position a search of open3 starts from.
type root3 struct {
	start
	rem         uint32 // the cards in the hands
	trick       trick3
	played      int // cards in the trick
	turn        int // the seat to play
	taken, rest int // weight the declarer has, weight still to be had
}

// prepare readies the search of s for p.
func (p *Open3) prepare(s *Solver, about topic) engine {
	g, lay := &s.three, &layouts[p.Contract][about]
	*g = open3{layout: lay, watch: &s.watch, memo: &s.memo, declarer: p.Declarer, misere: p.Contract == Null}
	s.memo.begin(s.memory() / 4)
	r := &g.root
	for seat, hand := range p.Hand {
		g.own[seat] = lay.set(hand)
		r.rem |= g.own[seat]
	}
	r.turn, r.played = p.Lead, len(p.Trick)
	for i, c := range p.Trick {
		b := int(lay.bit[c])
		if i == 0 {
			r.trick = lead3(g, b, r.turn)
		} else {
			r.trick = g.with(r.trick, b, r.turn)
		}
		g.own[r.turn] |= 1 << b
		r.turn = next3(r.turn)
	}
	r.legal = g.own[r.turn] & r.rem
	if r.played > 0 {
		r.legal = g.follow(r.legal, r.trick.led)
	}
	r.rest = lay.sum(r.rem) + r.trick.weight
	r.finish(p, g, about)
	return g
}

// finish fills in weights and who has what.
func (r *root3) finish(p *Open3, g *open3, about topic) {
	r.contract, r.lay, r.declarer = p.Contract, g.layout, r.turn == p.Declarer
	d := p.Taken[p.Declarer]
	var o Taken
	for seat, t := range p.Taken {
		if seat != p.Declarer {
			o.Points += t.Points
			o.Tricks += t.Tricks
		}
	}
	r.tricks = [2]bool{d.Tricks > 0, o.Tricks > 0}
	if about == tricksTopic {
		d.Points, o.Points = 3*d.Tricks, 3*o.Tricks
	}
	if g.misere {
		d, o = o, d
	}
	r.taken, r.total = d.Points, d.Points+o.Points+r.rest
	r.low, r.high = r.taken, r.taken+r.rest
}

func (g *open3) start() start { return g.root.start }

func (g *open3) any(need int) int {
	r := &g.root
	switch {
	case need <= r.low:
		return r.low
	case need > r.high:
		return r.high
	case r.played == 0:
		return r.taken + g.node(r.rem, r.turn, need-r.taken, r.rest)
	case r.played == 1:
		return r.taken + g.second(r.rem, r.trick, r.turn, need-r.taken, r.rest)
	}
	return r.taken + g.third(r.rem, r.trick, r.turn, need-r.taken, r.rest)
}

func (g *open3) after(a, need int) int {
	r := &g.root
	rem, next := r.rem&^(1<<a), next3(r.turn)
	switch {
	case need <= r.low:
		return r.low
	case need > r.high:
		return r.high
	case r.played == 0:
		return r.taken + g.second(rem, lead3(g, a, r.turn), next, need-r.taken, r.rest)
	case r.played == 1:
		return r.taken + g.third(rem, g.with(r.trick, a, r.turn), next, need-r.taken, r.rest)
	}
	return r.taken + g.close(rem, g.with(r.trick, a, r.turn), need-r.taken, r.rest)
}
