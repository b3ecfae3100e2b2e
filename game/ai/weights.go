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

// tablesFor returns the weights for a game of so many players.
func tablesFor(seats int) *[uses]weights {
	if seats == 3 {
		return &tables3
	}
	return &tables
}

// tables3 are the weights in Skat.
var tables3 = [uses]weights{
	useSuit: {
		keep:   [places]int16{-37, -43, -44, -31, 0, -47, -40, 5, 31, 19, 51, 95, 0, 23, 37, 89, 92, 55, 75, 51},
		master: 32, safe: -10, top: 19, void: 21, bare: -36, lead: -11,
	},
	useGrand: {
		keep:   [places]int16{3, -1, 10, 11, 0, -7, -8, 80, 0, 0, 0, 0, 0, 0, 0, 0, 122, 96, 130, 95},
		master: 48, safe: 25, top: 39, void: 14, bare: 8, lead: -2,
	},
	useRamsch: {
		keep: [places]int16{24, 16, 8, -40, 0, -10, -20, -48, 0, 0, 0, 0, 0, 0, 0, 0, -40, -36, -32, -28},
		void: 12, lead: -16,
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

// tables are the weights in the games for two, found by play against
// themselves (see README).
var tables = [uses]weights{
	useSuit: {
		keep:   [places]int16{-26, -22, -35, 14, 46, -47, -30, 47, 21, 26, 17, 91, -31, -3, 38, 74, 65, 48, 54, 50},
		master: 11, safe: -23, top: 8, void: -2, bare: 3, turn: 33, lead: 4,
	},
	useGrand: {
		keep:   [places]int16{6, 13, 9, 8, 0, 0, 2, 57, 0, 0, 0, 0, 0, 0, 0, 0, 62, 95, 52, 76},
		master: 48, safe: 7, top: 29, void: -8, bare: 13, turn: 21, lead: 2,
	},
	useRamsch: {
		keep:   [places]int16{16, 1, 18, -43, 0, -6, -15, -55, 0, 0, 0, 0, 0, 0, 0, 0, -33, -32, -53, -27},
		master: -30, safe: 2, top: -11, void: 38, bare: -27, turn: 10, lead: 10,
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
