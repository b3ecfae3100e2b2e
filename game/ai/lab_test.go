package ai

import (
	"testing"

	"kutscherskat/game"
)

// greedyOf is the one-trick player with the decisions of another.
func greedyOf(t testing.TB, decide chooser) chooser {
	m := chooserOf(newPlayer(t, Medium, 5))
	return func(v game.View) (game.Action, error) {
		if v.Decision == game.DecidePlay {
			return m(v)
		}
		return decide(v)
	}
}
