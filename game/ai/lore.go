package ai

import (
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// lore is what a contract makes of the cards, as sets.
type lore struct {
	group  [32]card.Set // by card: the cards of its group
	higher [32]card.Set // by card: the cards of its group that beat it
	beats  [32]card.Set // by card: all cards that take the trick from it
	trumps card.Set
	place  [32]uint8 // by card: its place in the table of weights
}

var lores [game.Ramsch + 1]lore

func init() {
	for c := range lores {
		lores[c].learn(game.Contract(c))
	}
}

func (l *lore) learn(c game.Contract) {
	l.trumps = c.Members(game.Trump)
	for _, k := range card.Full() {
		l.group[k] = c.Members(c.GroupOf(k))
		l.place[k] = uint8(k.Rank())
		if l.trumps.Has(k) {
			l.place[k] += trumpPlaces
			if k.Rank() == card.Jack {
				l.place[k] = jackPlaces + uint8(k.Suit())
			}
		}
		for _, x := range card.Full() {
			if c.Beats(x, k) {
				l.beats[k] = l.beats[k].With(x)
			}
		}
		l.higher[k] = l.beats[k] & l.group[k]
	}
}

// follow returns the cards among playable that may follow led.
func (l *lore) follow(playable card.Set, led card.Card) card.Set {
	if f := playable & l.group[led]; f != 0 {
		return f
	}
	return playable
}

// pointsOf holds the card points by card.
var pointsOf = func() (p [32]int16) {
	for _, c := range card.Full() {
		p[c] = int16(c.Points())
	}
	return p
}()
