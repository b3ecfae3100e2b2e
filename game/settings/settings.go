// Package settings holds what the user can set, and the configuration file it
// is kept in. It knows the names of variants and scorings, but neither how they
// are played nor what a theme or a card back looks like.
package settings

import (
	"slices"
	"strings"

	"kutscherskat/game"
)

// Settings is all that can be set. The zero value is not usable: start from
// Default.
type Settings struct {
	Language string // one of Languages
	Game     Game
	Players  Players
	Deck     Deck
	Table    Table
}

// Game is what a match is played by.
type Game struct {
	Variant       string // the name of one of game.Variants
	Scoring       string // a scoring that the variant allows
	Null          bool   // Null may be declared in the games without bidding
	AllPass       string // one of AllPassChoices
	Announcements bool   // with bidding: announced Schneider, Schwarz, ouvert
	Deals         int    // deals in a match; 0: no end
	Target        int    // the total that ends a match; 0: none
}

// Players is who sits at the table: as many seats, and names, as the variant
// has.
type Players struct {
	Seats []string // "human", "ai:" and one of Levels, or "bot:" and a command
	Names []string // "" takes the translated default
}

// Deck is how the cards look.
type Deck struct {
	Art   string // one of Arts
	Index string // one of Indexes
	Back  string // one of Backs
}

// Table is how the table looks and sounds.
type Table struct {
	Theme  string  // the name of a theme, without its file's ending
	Speed  string  // one of Speeds
	Sound  bool    // sounds are played
	Volume float64 // 0 to 1
	Turn   bool    // the board is turned to the player on turn
}

// The values of the settings that are names, in the order in which people are
// shown them.
var (
	Languages      = []string{"auto", "de", "en", "sv"}
	AllPassChoices = []string{"redeal", "ramsch"}
	Levels         = []string{"easy", "medium", "strong", "expert"}
	Arts           = []string{"french", "prussian", "tournament"}
	Indexes        = []string{"de", "en", "sv"}
	Backs          = []string{"coach", "lattice", "oak", "wine", "walnut", "paper", "night"}
	Speeds         = []string{"off", "fast", "normal", "slow"}
)

// Kinds of seats. Human stands alone, the others are followed by a level or a
// command.
const (
	Human = "human"
	AI    = "ai:"
	Bot   = "bot:"
)

// DefaultOpponent is who sits at the seats that are not the user's.
const DefaultOpponent = AI + "strong"

// MaxName is the most characters a player's name may have.
const MaxName = 40

// Default returns the settings that hold where nothing is set.
func Default() Settings {
	s := Settings{
		Language: Languages[0],
		Game:     Game{AllPass: AllPassChoices[0], Announcements: true},
		Deck:     Deck{Art: Arts[0], Index: Indexes[0], Back: Backs[0]},
		Table:    Table{Theme: "felt", Speed: "normal", Sound: true, Volume: 0.6},
	}
	s.SetVariant(game.Variants[0].Name)
	return s
}

// Variants returns the names of the variants.
func Variants() []string {
	names := make([]string, len(game.Variants))
	for i, v := range game.Variants {
		names[i] = v.Name
	}
	return names
}

// Scorings returns the scorings that a variant allows, the default first; none
// for a name that is no variant's.
func Scorings(variant string) []string {
	v, err := game.FindVariant(variant)
	if err != nil {
		return nil
	}
	names := make([]string, len(v.Scorings))
	for i, s := range v.Scorings {
		names[i] = string(s)
	}
	return names
}

// allScorings returns the scorings of all variants, each once.
func allScorings() []string {
	var names []string
	for _, v := range game.Variants {
		for _, s := range Scorings(v.Name) {
			if !slices.Contains(names, s) {
				names = append(names, s)
			}
		}
	}
	return names
}

// SetVariant chooses a variant and makes scoring, seats and names fit it: a
// scoring that it does not allow becomes its default, missing seats are taken
// by the default opponent (the first seat by the user), seats too many are
// dropped. A name that is no variant's changes nothing.
func (s *Settings) SetVariant(name string) {
	v, err := game.FindVariant(name)
	if err != nil {
		return
	}
	s.Game.Variant = name
	if scorings := Scorings(name); !slices.Contains(scorings, s.Game.Scoring) {
		s.Game.Scoring = scorings[0]
	}
	s.Players.Seats = fit(s.Players.Seats, v.Seats, defaultSeat)
	s.Players.Names = fit(s.Players.Names, v.Seats, defaultName)
}

// fit returns a copy of list with n entries; missing is asked for those that
// the list does not have.
func fit(list []string, n int, missing func(int) string) []string {
	out := make([]string, n)
	for i := range out {
		if i < len(list) {
			out[i] = list[i]
		} else {
			out[i] = missing(i)
		}
	}
	return out
}

// defaultSeat is who sits at a seat, counted from 0, where nothing is set.
func defaultSeat(i int) string {
	if i == 0 {
		return Human
	}
	return DefaultOpponent
}

// defaultName is the name at a seat where nothing is set.
func defaultName(int) string { return "" }

// Options returns the options of the rules as the engine takes them.
func (g Game) Options() game.Options {
	return game.Options{
		Null:          g.Null,
		AllPassRamsch: g.AllPass == AllPassChoices[1],
		Announcements: g.Announcements,
	}
}

// ValidSeat reports whether text names a kind of player: "human", "ai:" and a
// level, or "bot:" and a command.
func ValidSeat(text string) bool {
	if text == Human {
		return true
	}
	if level, ok := strings.CutPrefix(text, AI); ok {
		return slices.Contains(Levels, level)
	}
	command, ok := strings.CutPrefix(text, Bot)
	return ok && strings.TrimSpace(command) != "" && printable(command)
}
