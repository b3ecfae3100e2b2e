package ai

import (
	"context"
	"errors"
	"strings"
	"testing"

	"kutscherskat/game"
)

func TestUnknownLevelNamesThoseAllowed(t *testing.T) {
	_, err := New("godlike", 1)
	if err == nil || !strings.Contains(err.Error(), "easy, medium, strong, expert") {
		t.Errorf("got %v", err)
	}
}

func TestOnlyTheSeatOnTurnChooses(t *testing.T) {
	r := random(1)
	d, _ := game.New(setupOf(game.Variants[0], game.Jacks, game.Options{}, &r))
	d.Start()
	p := newPlayer(t, Medium, 1)
	if _, err := p.Choose(context.Background(), d.View(3-d.Turn())); !errors.Is(err, ErrNotOnTurn) {
		t.Errorf("got %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := p.Choose(ctx, d.View(d.Turn())); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// Each level is ahead of the one below by more than chance explains.
func TestEachLevelBeatsTheOneBelow(t *testing.T) {
	for _, v := range game.Variants {
		random := func() chooser { return randomMover(9) }
		for _, pair := range []struct {
			name string
			a, b chooser
		}{
			{"medium against easy", chooserOf(newPlayer(t, Medium, 5)), chooserOf(newPlayer(t, Easy, 5))},
			{"easy against a random mover", chooserOf(newPlayer(t, Easy, 5)), random()},
		} {
			m := contest(t, v, v.Scorings[0], game.Options{}, 300, 2, pair.a, pair.b)
			if mean, half := m.mean(); mean < half {
				t.Errorf("%s: %s: %v", v.Name, pair.name, m)
			}
		}
	}
}
