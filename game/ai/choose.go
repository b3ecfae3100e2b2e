package ai

import (
	"context"
	"errors"
	"fmt"

	"kutscherskat/game"
	"kutscherskat/game/solve"
)

// ErrNotOnTurn is wrapped by the error about a view in which its seat has
// nothing to decide.
var ErrNotOnTurn = errors.New("the seat has nothing to decide")

// bench is what a player works with. It is used again for every choice; its
// contents matter only within one.
type bench struct {
	scene     scene
	policy    policy
	random    random
	tree      search
	inference inference
	solver    solve.Solver
	pay       *solve.Payoff
	payFor    stakes
}

// Choose returns what the player does: one of the actions of v.Legal. It
// fails if the viewer is not on turn, or with the context's error; the action
// is then worth nothing.
func (p *Player) Choose(ctx context.Context, v game.View) (game.Action, error) {
	if len(v.Legal) == 0 {
		return game.Action{}, fmt.Errorf("seat %d: %w", v.Seat, ErrNotOnTurn)
	}
	if err := ctx.Err(); err != nil {
		return game.Action{}, err
	}
	if len(v.Legal) == 1 {
		return v.Legal[0], nil
	}
	p.begin(&v)
	a := deciders[v.Decision](p, ctx, &v)
	return a, ctx.Err()
}

// begin readies the bench for a view.
func (p *Player) begin(v *game.View) {
	b := &p.bench
	b.scene.read(v)
	b.random = randomFor(p.seed, v)
	b.policy.weights = p.tables(v.Variant.Seats)
	b.inference.worlds = b.inference.worlds[:0]
	if p.searches() && b.scene.infers() {
		b.inference.prepare(&b.scene, &b.random, p.plays())
	}
}

// deciders hold what is done for each decision.
var deciders [game.DecidePlay + 1]func(*Player, context.Context, *game.View) game.Action

func init() {
	deciders = [...]func(*Player, context.Context, *game.View) game.Action{
		game.DecideDeclare:  (*Player).declare,
		game.DecideKontra:   (*Player).kontra,
		game.DecideRe:       (*Player).re,
		game.DecideBid:      (*Player).bid,
		game.DecideSkat:     (*Player).takeOrHand,
		game.DecideDiscard:  (*Player).discard,
		game.DecideContract: (*Player).contract,
		game.DecidePlay:     (*Player).play,
	}
}

func (p *Player) tables(seats int) *[uses]weights {
	if p.level == Easy {
		return &easyTables
	}
	return tablesFor(seats)
}

// mediumGuesses is how many ways the hidden cards may lie a medium player
// thinks of.
const mediumGuesses = 8

// play chooses a card.
func (p *Player) play(ctx context.Context, v *game.View) game.Action {
	if p.level == Strong || p.level == Expert {
		return p.think(ctx, v)
	}
	return p.glance(v)
}

// glance chooses a card by one trick's look ahead, averaged over guesses at
// the cards that the seat does not see.
func (p *Player) glance(v *game.View) game.Action {
	b := &p.bench
	guesses := mediumGuesses
	if p.level == Easy {
		p.forget(v)
	}
	if !b.scene.hidesPlayable() {
		guesses = 1 // what lies beneath cannot matter within the trick
	}
	t := b.scene.contracted(v.Contract, int8(v.Declarer)-1)
	var sums [32]int32
	for range guesses {
		b.scene.draw(&b.random)
		s := b.scene.lay(&t)
		b.policy.appraise(&s)
		for _, a := range v.Legal {
			sums[a.Card] += b.policy.worthOf(&s, a.Card)
		}
	}
	best := v.Legal[0]
	for _, a := range v.Legal[1:] {
		if sums[a.Card] > sums[best.Card] {
			best = a
		}
	}
	return best
}

// hidesPlayable reports whether cards that can be played are hidden from the
// viewer.
func (sc *scene) hidesPlayable() bool {
	for i := range sc.spots {
		if s := &sc.spots[i]; s.seat >= 0 && !s.under {
			return true
		}
	}
	return false
}
