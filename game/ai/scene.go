package ai

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// spot is a place whose card the viewer does not know: it lies hidden, or is
// not dealt yet.
type spot struct {
	seat  int8 // -1: the stock
	index int8 // of the pile, from 0; -1: in the hand
	under bool
	later bool // not dealt yet
}

// scene is what a view says about where the cards are, in the form that a
// state is made from: the cards known, and the spots for the others.
type scene struct {
	view  *game.View
	me    int8
	seats int8
	piles [maxSeats][8]game.Pile
	count int8 // piles of each seat
	hand  [maxSeats]card.Set
	stock card.Set
	spots []spot
	pool  []card.Card // what lies in the spots, in no order
	void  [maxSeats]card.Set
	room  [32]card.Card // the pool, shuffled; by spot
	beds  [32]card.Card // state.under
}

// read fills the scene from a view.
func (sc *scene) read(v *game.View) {
	*sc = scene{view: v, me: int8(v.Seat) - 1, seats: int8(v.Variant.Seats), count: int8(v.Variant.Piles), spots: sc.spots[:0], pool: sc.pool[:0]}
	for p := int8(0); p < sc.seats; p++ {
		side := &v.Sides[p+1]
		for i, pile := range side.Piles {
			sc.piles[p][i] = pile
			if pile.Top == card.Unknown {
				sc.spots = append(sc.spots, spot{seat: p, index: int8(i)})
			}
			if pile.Under == card.Unknown {
				sc.spots = append(sc.spots, spot{seat: p, index: int8(i), under: true})
			}
		}
		for _, c := range side.Hand {
			if c == card.Unknown {
				sc.spots = append(sc.spots, spot{seat: p, index: -1})
			}
			sc.hand[p] = sc.hand[p].With(c)
		}
	}
	for _, c := range v.Stock {
		if c == card.Unknown {
			sc.spots = append(sc.spots, spot{seat: -1, index: -1})
		}
		sc.stock = sc.stock.With(c)
	}
	sc.readLater()
	for set := v.Unseen(); set != 0; set &= set - 1 {
		sc.pool = append(sc.pool, set.Lowest())
	}
	sc.readVoids()
}

// readLater adds the spots of the cards that are not dealt yet.
func (sc *scene) readLater() {
	v := sc.view
	dealt := 0
	for _, step := range v.Variant.Script {
		for i := 0; i < step.Count; i++ {
			if dealt++; dealt <= 32-v.InPack {
				continue
			}
			s := spot{seat: int8(v.Variant.SeatOf(step.To, v.Dealer)) - 1, index: -1, under: step.Zone.Beneath(), later: true}
			if step.Zone == game.Stock {
				s.seat = -1
			}
			if step.First > 0 {
				s.index = int8(step.First + i - 1)
			}
			sc.spots = append(sc.spots, s)
		}
	}
}

// readVoids notes which groups a seat has shown not to have: a card that did
// not follow proves it for the hand and the front cards, never for cards face
// down (rules 1).
func (sc *scene) readVoids() {
	v := sc.view
	if v.Contract == game.NoContract {
		return
	}
	l := &lores[v.Contract]
	note := func(trick []game.Played) {
		for _, p := range trick {
			if g := l.group[trick[0].Card]; !g.Has(p.Card) {
				sc.void[p.Seat-1] |= g
			}
		}
	}
	for _, t := range v.Tricks {
		note(t.Cards)
	}
	note(v.Trick)
}

// fits reports whether c may lie at spot s.
func (sc *scene) fits(c card.Card, s *spot) bool {
	return s.seat < 0 || s.under || s.later || !sc.void[s.seat].Has(c)
}

// draw lays the pool out over the spots at random, so that no seat has what
// it has shown not to have.
func (sc *scene) draw(r *random) {
	n := len(sc.pool)
	copy(sc.room[:], sc.pool)
	r.shuffle(sc.room[:n])
	for i := 0; i < n; i++ {
		if sc.fits(sc.room[i], &sc.spots[i]) {
			continue
		}
		// Change with a spot where both fit; start at a random one.
		for k, j := 0, r.below(n); k < n; k, j = k+1, j+1 {
			if j >= n {
				j = 0
			}
			if sc.fits(sc.room[j], &sc.spots[i]) && sc.fits(sc.room[i], &sc.spots[j]) {
				sc.room[i], sc.room[j] = sc.room[j], sc.room[i]
				break
			}
		}
	}
}

// contracted returns the stakes of the view if contract is what is played.
func (sc *scene) contracted(contract game.Contract, declarer int8) stakes {
	v := sc.view
	t := stakes{
		contract: contract, scoring: v.Scoring, level: v.Level, hand: v.Hand, bid: v.Bid,
		factor: 1, declarer: declarer, tieBreak: tieBreak,
	}
	if v.Kontra {
		t.factor *= 2
	}
	if v.Re {
		t.factor *= 2
	}
	t.setEnd()
	return t
}

// lay makes of the cards drawn the state that follows the view, with the
// stakes t. It changes t: matadors and stock depend on the cards.
func (sc *scene) lay(t *stakes) state {
	v := sc.view
	piles := sc.piles
	s := state{lore: &lores[t.contract], stakes: t, under: &sc.beds, seats: sc.seats, play: sc.hand}
	stock := sc.stock
	for i := range sc.spots {
		switch c, at := sc.room[i], &sc.spots[i]; {
		case at.seat < 0:
			stock |= 1 << c
		case at.index < 0:
			s.play[at.seat] |= 1 << c
		case at.under:
			piles[at.seat][at.index].Under = c
		default:
			piles[at.seat][at.index].Top = c
		}
	}
	for _, p := range v.Trick {
		s.trick[s.n] = p.Card
		s.n++
	}
	for p := int8(0); p < s.seats; p++ {
		for i := int8(0); i < sc.count; i++ {
			s.placePile(p, piles[p][i], v)
		}
	}
	for p := int8(0); p < s.seats; p++ {
		s.alive |= s.play[p]
		s.points[p] = int16(v.Sides[p+1].Points)
		s.took[p] = int8(v.Sides[p+1].Tricks)
	}
	s.left = int8(v.Variant.Tricks - len(v.Tricks))
	sc.seat(&s, t)
	t.stock = int16(stock.Points())
	if t.declarer >= 0 {
		s.points[t.declarer] += t.stock
		t.countMatadors(sc.heldBy(t.declarer, &s) | stock)
	}
	return s
}

func (s *state) placePile(p int8, pile game.Pile, v *game.View) {
	top := pile.Top
	if top == card.None {
		if pile.Under == card.None {
			return
		}
		for _, played := range v.Trick { // it lies in the trick
			if int8(played.Seat)-1 == p {
				top = played.Card
			}
		}
	} else {
		s.play[p] |= 1 << top
	}
	if pile.Under != card.None {
		s.under[top] = pile.Under
		s.covered |= 1 << top
		s.alive |= 1 << pile.Under
	}
}

// seat says who leads and who is on turn.
func (sc *scene) seat(s *state, t *stakes) {
	v := sc.view
	if v.Decision != game.DecidePlay {
		lead := v.Variant.SeatOf(game.Forehand, v.Dealer)
		s.lead = int8(lead) - 1
		if v.Variant.Leader == game.DeclarerLeads && t.declarer >= 0 {
			s.lead = t.declarer
		}
		s.turn = s.lead
		return
	}
	s.turn, s.lead = int8(v.Turn)-1, int8(v.Turn)-1
	if s.n == 0 {
		return
	}
	s.lead = int8(v.Trick[0].Seat) - 1
	s.best = s.lead
	best := v.Trick[0].Card
	for _, p := range v.Trick[1:] {
		if s.beats[best].Has(p.Card) {
			best, s.best = p.Card, int8(p.Seat)-1
		}
	}
}

// heldBy returns all cards that p has had, those played included.
func (sc *scene) heldBy(p int8, s *state) card.Set {
	held := s.play[p] | sc.view.Sides[p+1].Held
	for i := int8(0); i < sc.count; i++ {
		held |= sc.bedsOf(p, i)
	}
	for i := range sc.spots {
		if sc.spots[i].seat == p {
			held |= 1 << sc.room[i]
		}
	}
	return held
}

// bedsOf returns the known card beneath pile i of p as a set.
func (sc *scene) bedsOf(p, i int8) card.Set {
	return card.Set(0).With(sc.piles[p][i].Under)
}
