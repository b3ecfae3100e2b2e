package ai

import (
	"strings"

	"kutscherskat/game"
)

// mixed returns the player called decide+play: one decides, the other plays
// the cards.
func mixed(name string, of func(string) chooser) chooser {
	decide, play, _ := strings.Cut(name, "+")
	a, b := of(decide), of(play)
	return func(v game.View) (game.Action, error) {
		if v.Decision == game.DecidePlay {
			return b(v)
		}
		return a(v)
	}
}
