package solve

import "kutscherskat/game/card"

// Contract is what is played: one of the four suit games, Grand, Ramsch or
// Null. The suit games have the numbers of their suits.
type Contract uint8

// The contracts (rules.md 1).
const (
	ClubsGame    Contract = iota // clubs are trumps, with the jacks
	SpadesGame                   // spades are trumps, with the jacks
	HeartsGame                   // hearts are trumps, with the jacks
	DiamondsGame                 // diamonds are trumps, with the jacks
	Grand                        // the jacks alone are trumps
	Ramsch                       // trumps as in Grand; the fewest card points win
	Null                         // no trumps; the declarer must take no trick
	contracts                    // how many there are
)

var contractNames = [contracts]string{"clubs", "spades", "hearts", "diamonds", "grand", "ramsch", "null"}

// SuitGame returns the contract with s as trumps.
func SuitGame(s card.Suit) Contract { return Contract(s & 3) }

// String returns the contract's name in lower case.
func (c Contract) String() string {
	if c < contracts {
		return contractNames[c]
	}
	return "no contract"
}

// Base returns the base value of the contract (rules.md 1); for Null its fixed
// value 23, for Ramsch 0.
func (c Contract) Base() int { return [contracts]int{12, 11, 10, 9, 24, 0, 23}[c] }
