package ai

import (
	"slices"
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

// habits are what a player may leave: those of a name such as calm-strong are
// taken from what he may choose.
var habits = map[string]func(game.Action) bool{
	"calm":  func(a game.Action) bool { return a.Kind == game.Kontra || a.Kind == game.Re },
	"plain": func(a game.Action) bool { return a.Contract == game.Ramsch },
}

func without(habit string, of chooser) chooser {
	return func(v game.View) (game.Action, error) {
		v.Legal = slices.DeleteFunc(slices.Clone(v.Legal), habits[habit])
		return of(v)
	}
}
