package ai

import (
	"context"
	"math"
	"sync"
	"time"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// search is an open-loop Monte Carlo tree search (Browne et al. 2012; with
// hidden hands it is the information set search of Cowling, Powley and
// Whitehouse 2012). Nodes are sequences of cards; each descent lays the hidden
// cards anew, follows the tree with the cards that are legal there, adds a
// node and plays out by the policy.
type search struct {
	nodes []node
	path  []step
	// spread is the running mean of the squared values: the exploration is
	// scaled by it, so that it fits every contract and scoring.
	sum, squares float64
	count        int
	roots        findings
}

// node is a card played after the cards on the way to it.
type node struct {
	card        card.Card
	turned      card.Set // of a node of chance: the cards turned up
	first, next int32    // child and sibling; 0: none
	visits      int32
	offered     int32 // how often it could have been chosen
	sum         float64
}

type step struct {
	node int32
	seat int8
}

// outlook is what was found about a card at the root.
type outlook struct {
	n       int
	sum     float64 // of the worth for the viewer
	score   float64 // of the score
	squares float64 // of the score squared
	wins    int
	points  float64 // of the viewer's side
}

// exploration weighs curiosity against the values found.
const exploration = 1.1

// findings is what a search found about each card at the root.
type findings [32]outlook

// run searches until the budget is spent or the context ends. Where the level
// has several searchers, each has a share of the budget and a tree and guesses
// of its own, and what they found is added up: the number does not depend on
// the machine, so that the choice does not.
func (p *Player) run(ctx context.Context, v *game.View, budget Budget) *findings {
	n := max(1, depths[p.level].searchers)
	budget.Nodes = (budget.Nodes + n - 1) / n
	for len(p.mates) < n-1 {
		p.mates = append(p.mates, new(bench))
	}
	var busy sync.WaitGroup
	for i := range n - 1 {
		mate := p.mates[i]
		mate.follow(&p.bench, v, randomFor(p.seed+uint64(i+1)<<40, v))
		busy.Add(1)
		go func() {
			defer busy.Done()
			mate.search(ctx, v, budget)
		}()
	}
	p.bench.search(ctx, v, budget)
	busy.Wait()
	found := p.bench.tree.roots
	for _, mate := range p.mates[:n-1] {
		found.add(&mate.tree.roots)
	}
	return &found
}

// follow readies b for the view that a is ready for.
func (b *bench) follow(a *bench, v *game.View, r random) {
	b.scene.read(v)
	b.random = r
	b.policy.weights = a.policy.weights
	b.inference.worlds = a.inference.worlds // read only
}

func (b *bench) search(ctx context.Context, v *game.View, budget Budget) {
	b.tree.reset()
	b.policy.lots = &b.random
	defer func() { b.policy.lots = nil }()
	t := b.scene.contracted(v.Contract, int8(v.Declarer)-1)
	start := time.Now()
	for i := 0; budget.Nodes == 0 || i < budget.Nodes; i++ {
		if i&63 == 63 && (ctx.Err() != nil || budget.Time > 0 && time.Since(start) >= budget.Time) {
			break
		}
		b.guessAt()
		s := b.scene.lay(&t)
		b.tree.descend(&s, &b.policy)
	}
}

// add adds what another search found.
func (f *findings) add(g *findings) {
	for c := range f {
		o, q := &f[c], &g[c]
		o.n += q.n
		o.sum += q.sum
		o.score += q.score
		o.squares += q.squares
		o.wins += q.wins
		o.points += q.points
	}
}

// favourite returns the card that was tried most.
func (f *findings) favourite() card.Card {
	best, c := 0, card.None
	for k := range f {
		if f[k].n > best {
			best, c = f[k].n, card.Card(k)
		}
	}
	return c
}

func (x *search) reset() {
	*x = search{nodes: append(x.nodes[:0], node{}), path: x.path[:0]}
}

// descend goes down the tree with one laying of the cards.
func (x *search) descend(s *state, q *policy) {
	x.path = x.path[:0]
	me := s.turn
	at, chances := int32(0), 0
	c := x.exploration()
	for !s.over {
		child, untried := x.choose(at, s.legal(), c)
		if untried != 0 {
			x.expand(at, s, untried, q)
			q.playOut(s)
			break
		}
		x.path = append(x.path, step{child, s.turn})
		before := s.play
		s.do(x.nodes[child].card)
		at = child
		if turned := turnedUp(s, &before); turned != 0 && chances < seenChances {
			chances++
			at = x.chance(child, turned)
		}
	}
	x.learn(s, me)
}

// seenChances is how many times on one way the cards turned up lead to nodes
// of their own. Further down all are taken together: the tree would be too
// thin.
const seenChances = 3

// turnedUp returns the cards that can be played now and could not before.
func turnedUp(s *state, before *[maxSeats]card.Set) (turned card.Set) {
	if s.n != 0 {
		return 0
	}
	for p, set := range before {
		turned |= s.play[p] &^ set
	}
	return turned
}

// chance returns the node for the cards turned up after node at.
func (x *search) chance(at int32, turned card.Set) int32 {
	for i := x.nodes[at].first; i != 0; i = x.nodes[i].next {
		if x.nodes[i].turned == turned {
			return i
		}
	}
	i := int32(len(x.nodes))
	x.nodes = append(x.nodes, node{card: card.None, turned: turned, next: x.nodes[at].first})
	x.nodes[at].first = i
	return i
}

// choose returns the child with the highest bound among those legal, or the
// legal cards that have no node yet.
func (x *search) choose(at int32, legal card.Set, c float64) (child int32, untried card.Set) {
	best := math.Inf(-1)
	untried = legal
	for i := x.nodes[at].first; i != 0; i = x.nodes[i].next {
		n := &x.nodes[i]
		if !legal.Has(n.card) {
			continue
		}
		untried &^= 1 << n.card
		n.offered++
		visits := float64(n.visits)
		u := n.sum/visits + c*math.Sqrt(math.Log(float64(n.offered))/visits)
		if u > best {
			best, child = u, i
		}
	}
	return child, untried
}

// expand adds the most promising of the untried cards to the tree and plays
// it.
func (x *search) expand(at int32, s *state, untried card.Set, q *policy) {
	c := untried.Lowest()
	if untried&(untried-1) != 0 {
		c = q.pickFrom(s, untried)
	}
	i := int32(len(x.nodes))
	x.nodes = append(x.nodes, node{card: c, next: x.nodes[at].first, offered: 1})
	x.nodes[at].first = i
	x.path = append(x.path, step{i, s.turn})
	s.do(c)
}

// learn writes the value of a finished play to all nodes on the way.
func (x *search) learn(s *state, me int8) {
	var worth [maxSeats]float64
	for p := int8(0); p < s.seats; p++ {
		worth[p] = s.worth(p)
	}
	x.count++
	x.sum += worth[me]
	x.squares += worth[me] * worth[me]
	for _, st := range x.path {
		n := &x.nodes[st.node]
		n.visits++
		n.sum += worth[st.seat]
	}
	if len(x.path) > 0 {
		x.roots[x.nodes[x.path[0].node].card].add(s, me, worth[me])
	}
}

func (o *outlook) add(s *state, me int8, worth float64) {
	o.n++
	o.sum += worth
	score := s.score(me)
	o.score += score
	o.squares += score * score
	if s.won(me) {
		o.wins++
	}
	o.points += float64(s.sidePoints(me))
}

// sidePoints returns the card points of p's side.
func (s *state) sidePoints(p int8) int16 {
	d := s.stakes.declarer
	if s.stakes.contract == game.Ramsch || d < 0 || p == d {
		return s.points[p]
	}
	sum, _ := s.stakes.others(s)
	return sum
}

// exploration returns the factor of the square root in the bound.
func (x *search) exploration() float64 {
	if x.count < 2 {
		return 1
	}
	n := float64(x.count)
	mean := x.sum / n
	return exploration * math.Sqrt(max(1, x.squares/n-mean*mean))
}
