package texts

import "kutscherskat/game/card"

// suitIDs and rankIDs are the ends of the ids; where the German pack has a
// word of its own, germanRanks says so.
var (
	suitIDs     = [4]string{"Clubs", "Spades", "Hearts", "Diamonds"}
	rankIDs     = [8]string{"Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King", "Ace"}
	germanRanks = [8]bool{card.Jack: true, card.Queen: true, card.Ace: true}
)

// german is the end of the ids of words that only the German pack has.
const german = "German"

// Suit returns the name of a suit standing alone, as on a button: "Kreuz",
// "Clubs"; of the German pack, "Eichel", "Acorns".
func (t *Texts) Suit(s card.Suit, germanPack bool) string {
	return t.suit("Suit", s, germanPack)
}

// SuitWord returns the name of a suit as it stands inside a sentence: "clubs".
func (t *Texts) SuitWord(s card.Suit, germanPack bool) string {
	return t.suit("Word", s, germanPack)
}

func (t *Texts) suit(kind string, s card.Suit, germanPack bool) string {
	id := kind + suitIDs[s&3]
	if germanPack {
		id += german
	}
	return t.T(id)
}

// Rank returns the name of a rank: "Bube", "jack"; of the German pack, "Unter".
func (t *Texts) Rank(r card.Rank, germanPack bool) string {
	id := "Rank" + rankIDs[r&7]
	if germanPack && germanRanks[r&7] {
		id += german
	}
	return t.T(id)
}

// Card returns the name of a card as it stands inside a sentence: "Kreuz-Bube"
// or "Eichel-Unter", "jack of clubs" or "Unter of acorns", "klöver knekt". The
// marks that are no cards come back as their codes.
func (t *Texts) Card(c card.Card, germanPack bool) string {
	if !c.Real() {
		return c.String()
	}
	return t.T("CardName", "Suit", t.SuitWord(c.Suit(), germanPack), "Rank", t.Rank(c.Rank(), germanPack))
}

// contractIDs holds the contracts that are not a suit, by the words of the
// records.
var contractIDs = map[string]string{
	"grand":       "ContractGrand",
	"ramsch":      "ContractRamsch",
	"null":        "ContractNull",
	"null ouvert": "ContractNullOuvert",
}

// Contract returns the name of a contract, given by its word in a record: C, S,
// H, D, grand, ramsch, null, and "null ouvert". Another word comes back as it is.
func (t *Texts) Contract(word string, germanPack bool) string {
	if s, ok := card.ParseSuit(word); ok {
		return t.Suit(s, germanPack)
	}
	if id, ok := contractIDs[word]; ok {
		return t.T(id)
	}
	return word
}

// Option returns the name of a value of the settings: Option("variant",
// "halboffen"), Option("theme", "felt"). Keys are those of the configuration
// file; seat kinds are "seat" with human or bot, and "level" with easy to
// expert. A value without a text, such as the user's own theme, comes back as
// it is.
func (t *Texts) Option(key, value string) string {
	if id := "Option" + Capital(key) + Capital(value); t.Has(id) {
		return t.T(id)
	}
	return value
}

// About returns a sentence about a value of the settings ("variant" and
// "scoring" have one), or "" where there is none.
func (t *Texts) About(key, value string) string {
	if id := "About" + Capital(key) + Capital(value); t.Has(id) {
		return t.T(id)
	}
	return ""
}

// Reason returns the sentence that says why an action is not allowed, given
// the engine's name of the reason such as "FollowSuit" (with the argument
// Suit, a SuitWord).
func (t *Texts) Reason(name string, args ...any) string {
	return t.T("Reason"+name, args...)
}

// Computer returns the name that a computer player has by default at a seat,
// counted from 1.
func (t *Texts) Computer(seat int) string {
	names := [3]string{t.T("ComputerName1"), t.T("ComputerName2"), t.T("ComputerName3")}
	return names[(seat+2)%3]
}
