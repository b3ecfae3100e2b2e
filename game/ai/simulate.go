package ai

import (
	"context"

	"kutscherskat/game"
)

// simulate plays out the deal that follows the view n times under each of the
// stakes, all with the same cards, and returns what the viewer gets.
func (p *Player) simulate(ctx context.Context, list []stakes, n int) []outlook {
	b := &p.bench
	out := make([]outlook, len(list))
	for range n {
		if ctx.Err() != nil {
			break
		}
		b.scene.draw(&b.random)
		for i := range list {
			s := b.scene.lay(&list[i])
			b.policy.playOut(&s)
			out[i].add(&s, b.scene.me, s.worth(b.scene.me))
		}
	}
	return out
}

// mean returns the mean worth, 0 if there is none.
func (o *outlook) mean() float64 {
	if o.n == 0 {
		return 0
	}
	return o.sum / float64(o.n)
}

// stakesOfOffers returns the stakes of every contract that may be declared.
func (sc *scene) stakesOfOffers(v *game.View) []stakes {
	var list []stakes
	for _, a := range v.Legal {
		t := sc.contracted(a.Contract, sc.me)
		t.level = a.Level
		t.setEnd()
		list = append(list, t)
	}
	return list
}
