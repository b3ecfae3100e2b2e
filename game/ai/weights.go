package ai

import "kutscherskat/game"

// The places of the cards in a table of weights: plain cards by rank, then
// the cards of the trump suit by rank, then the jacks by suit.
const (
	trumpPlaces = 8
	jackPlaces  = 16
	places      = 20
)

// weights says what a card in the hand is worth beyond its points, and what
// else counts in a trick, in eighths of a card point.
type weights struct {
	keep   [places]int16
	master int16 // a plain card that nothing of its suit beats
	safe   int16 // and no trump is left against it
	top    int16 // the highest trump
	void   int16 // to play the last card of a plain suit, with trumps left
	bare   int16 // to leave a ten alone while the ace is out
	turn   int16 // to turn up a card
	lead   int16 // to have the lead
}

// scale is how many units of weights make a card point.
const scale = 8

// useOf returns which table of weights serves p.
func useOf(t *stakes, p int8) int {
	switch {
	case t.contract.ForPoints() && t.contract != game.Grand:
		return useSuit
	case t.contract == game.Grand:
		return useGrand
	case t.contract == game.Ramsch:
		return useRamsch
	case p == t.declarer:
		return useNull
	}
	return useAgainstNull
}

// The tables of weights.
const (
	useSuit = iota
	useGrand
	useRamsch
	useNull
	useAgainstNull
	uses
)

// tables are the weights, found by play against themselves (see README).
var tables = [uses]weights{
	useSuit: {
		keep:   [places]int16{0, 0, 0, 6, 0, 0, 2, 20, 20, 20, 22, 50, 0, 24, 28, 60, 64, 56, 48, 40},
		master: 10, safe: 10, top: 8, void: 12, bare: 24, turn: 12, lead: 0,
	},
	useGrand: {
		keep:   [places]int16{0, 0, 0, 6, 0, 0, 2, 24, 0, 0, 0, 0, 0, 0, 0, 0, 90, 80, 70, 60},
		master: 24, safe: 10, top: 10, void: 8, bare: 24, turn: 12, lead: 8,
	},
	useRamsch: {
		keep: [places]int16{24, 16, 8, -40, 0, -10, -20, -48, 0, 0, 0, 0, 0, 0, 0, 0, -40, -36, -32, -28},
		void: 12, turn: 0, lead: -16,
	},
	useNull: {
		keep: [places]int16{0, -4, -8, -12, -20, -30, -40, -50},
		void: 8, lead: -8,
	},
	useAgainstNull: {
		keep: [places]int16{40, 30, 20, 16, 8, 4, 0, 0},
		void: 10, lead: 4,
	},
}
