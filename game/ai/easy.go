package ai

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// easyTables are the weights of an easy player: he counts the points of the
// trick and saves his trumps a little, and sees nothing beyond.
var easyTables = [uses]weights{
	useSuit:        {keep: [places]int16{8: 8, 9: 8, 10: 8, 13: 8, 14: 8, 11: 16, 15: 16, 16: 24, 17: 24, 18: 24, 19: 24}},
	useGrand:       {keep: [places]int16{16: 24, 17: 24, 18: 24, 19: 24}},
	useRamsch:      {keep: [places]int16{3: -16, 7: -16}},
	useNull:        {keep: [places]int16{5: -8, 6: -8, 7: -8}},
	useAgainstNull: {keep: [places]int16{0: 8, 1: 8}},
}

// forget makes an honest beginner of the scene: he sees his own cards and the
// trick on the table, but neither takes in what the others can play nor
// remembers what has fallen, nor who could not follow. All of that may be
// anywhere, for him.
func (p *Player) forget(v *game.View) {
	sc := &p.bench.scene
	own := sc.hand[sc.me]
	for i := int8(0); i < sc.count; i++ {
		own = own.With(sc.piles[sc.me][i].Top)
	}
	for _, t := range v.Trick {
		own = own.With(t.Card)
	}
	sc.pool = sc.pool[:0]
	for set := card.Pack &^ own; set != 0; set &= set - 1 {
		sc.pool = append(sc.pool, set.Lowest())
	}
	p.bench.random.shuffle(sc.pool)
	sc.void = [maxSeats]card.Set{}
	sc.spots = sc.spots[:0]
	for s := int8(0); s < sc.seats; s++ {
		sc.forgetSeat(s)
	}
	sc.pool = sc.pool[:len(sc.spots)]
}

// forgetSeat makes every card of s unknown that an easy player takes no
// notice of.
func (sc *scene) forgetSeat(s int8) {
	for i := int8(0); i < sc.count; i++ {
		pile := &sc.piles[s][i]
		if pile.Top != card.None && s != sc.me {
			sc.spots = append(sc.spots, spot{seat: s, index: i})
		}
		if pile.Under != card.None {
			sc.spots = append(sc.spots, spot{seat: s, index: i, under: true})
		}
	}
	if s == sc.me {
		return
	}
	for range sc.view.Sides[s+1].Hand {
		sc.spots = append(sc.spots, spot{seat: s, index: -1})
	}
	sc.hand[s] = 0
}
