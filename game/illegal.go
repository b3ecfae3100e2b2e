package game

import "fmt"

// Reason says why an action is not allowed. The window has its own words for
// each of them in the user's language.
type Reason uint8

// The reasons.
const (
	Allowed Reason = iota
	DealOver
	NotOnTurn
	WrongPhase
	NotYourCard
	FaceDown
	BackCard
	FollowTrump
	FollowSuit
	BidNotPossible
	BidNotHigher
	OnlyEighteen
	PilesStay
	NotAllowedContract
	NullOff
	NullBelowBid
	AnnounceOff
	AnnounceNeedsHand
	NoConcedeInRamsch
	AlreadyConceded
)

var reasonNames = [...]string{
	"Allowed", "DealOver", "NotOnTurn", "WrongPhase", "NotYourCard", "FaceDown", "BackCard", "FollowTrump", "FollowSuit",
	"BidNotPossible", "BidNotHigher", "OnlyEighteen", "PilesStay", "NotAllowedContract", "NullOff", "NullBelowBid",
	"AnnounceOff", "AnnounceNeedsHand", "NoConcedeInRamsch", "AlreadyConceded",
}

// String returns the reason's name, which is also the name of its text in the
// translations.
func (r Reason) String() string { return reasonNames[r] }

var reasonTexts = [...]string{
	Allowed:            "allowed",
	DealOver:           "the deal is over",
	NotOnTurn:          "it is not this seat's turn",
	NotYourCard:        "the seat does not have this card",
	FaceDown:           "the card lies face down",
	BackCard:           "the card is still a back card",
	BidNotPossible:     "no game has this value",
	BidNotHigher:       "the bid is not higher than the last one",
	OnlyEighteen:       "when the others have passed only 18 can be bid",
	PilesStay:          "cards of the piles cannot be laid away",
	NotAllowedContract: "this contract cannot be chosen here",
	NullOff:            "the option null is off",
	NullBelowBid:       "a Null worth less than the bid cannot be chosen",
	AnnounceOff:        "the option announcements is off",
	AnnounceNeedsHand:  "only a game played from the hand can carry an announcement",
	NoConcedeInRamsch:  "in a Ramsch nobody may concede",
	AlreadyConceded:    "the seat has conceded already",
}

// expected says what each decision waits for.
var expected = [...]string{
	DecideDeclare: "declare", DecideContract: "declare", DecideKontra: "kontra or no-kontra", DecideRe: "re or no-re",
	DecideBid: "bid, hold or pass", DecideSkat: "take or hand", DecideDiscard: "discard", DecidePlay: "play",
}

// IllegalError reports an action that the rules do not allow.
type IllegalError struct {
	Action Action
	Reason Reason
	Group  Group    // FollowTrump, FollowSuit: what must be followed
	Due    Decision // what has to be decided instead
	Turn   Seat     // and by whom
}

// Error says in English who may not do what, and why.
func (e *IllegalError) Error() string {
	switch e.Reason {
	case FollowTrump, FollowSuit:
		return fmt.Sprintf("seat %d must follow %v", e.Action.Seat, e.Group)
	case NotOnTurn:
		return fmt.Sprintf("it is seat %d's turn, not seat %d's", e.Turn, e.Action.Seat)
	case WrongPhase:
		return fmt.Sprintf("%q does not fit: seat %d has to say %s", e.Action, e.Turn, expected[e.Due])
	}
	return fmt.Sprintf("%q is not allowed: %s", e.Action, reasonTexts[e.Reason])
}

// ScoringError reports a scoring that does not go with the variant.
type ScoringError struct {
	Variant *Variant
	Scoring Scoring
}

// Error names the scorings allowed.
func (e *ScoringError) Error() string {
	return fmt.Sprintf("%s cannot be scored by %q, only by %s", e.Variant.Name, string(e.Scoring), joinScorings(e.Variant.Scorings))
}
