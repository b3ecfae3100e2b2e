package settings

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// key is one key of the file: where it stands, what it may be, and how a value
// gets into the settings and out of them.
type key struct {
	name    string // "table.key"; the language alone has no table
	allowed string // the values, as a person reads them
	comment string // said in the file instead of the values, where it is not empty

	// read takes a decoded TOML value and says what is wrong with it. A value
	// that cannot be used at all changes nothing.
	read func(s *Settings, value any) fault
	// write returns the value as TOML.
	write func(s *Settings) string
}

// fault says whether a value could be taken.
type fault uint8

const (
	fine fault = iota
	notAllowed
	wrongType
)

// keys is the file from top to bottom. Scoring, seats and names depend on the
// variant: they are read as they are here, and fitted afterwards.
var keys = []key{
	choice("language", "", Languages, func(s *Settings) *string { return &s.Language }),

	choice("game.variant", "", Variants(), func(s *Settings) *string { return &s.Game.Variant }),
	choice("game.scoring", "jacks, spitzen, simple; with bidding: skat, seeger", allScorings(), func(s *Settings) *string { return &s.Game.Scoring }),
	flag("game.null", "allow Null in the games without bidding", func(s *Settings) *bool { return &s.Game.Null }),
	choice("game.allpass", "with bidding, when all have passed: redeal, ramsch", AllPassChoices, func(s *Settings) *string { return &s.Game.AllPass }),
	flag("game.announcements", "with bidding: announced Schneider, Schwarz, ouvert (hand games)", func(s *Settings) *bool { return &s.Game.Announcements }),
	count("game.deals", "deals in a match; 0: open end", func(s *Settings) *int { return &s.Game.Deals }),
	count("game.target", "or the total that ends it; 0: none", func(s *Settings) *int { return &s.Game.Target }),

	list("players.seats", "human, ai:"+strings.Join(Levels, ", ai:")+", bot:COMMAND; two or three by variant",
		seatValues, ValidSeat, defaultSeat, func(s *Settings) *[]string { return &s.Players.Seats }),
	list("players.names", `"" takes the translated default`,
		nameValues, ValidName, defaultName, func(s *Settings) *[]string { return &s.Players.Names }),

	choice("deck.art", "french, prussian, tournament (French pips in four colours)", Arts, func(s *Settings) *string { return &s.Deck.Art }),
	choice("deck.index", "corner letters of the French deck: de (A K D B), en (A K Q J), sv (E K D Kn)", Indexes, func(s *Settings) *string { return &s.Deck.Index }),
	choice("deck.back", "", Backs, func(s *Settings) *string { return &s.Deck.Back }),

	text("table.theme", "felt, wood, paper, night, or one of your own themes folder", "the name of a theme", ValidTheme, func(s *Settings) *string { return &s.Table.Theme }),
	choice("table.speed", "of deal and tricks: off, fast, normal, slow", Speeds, func(s *Settings) *string { return &s.Table.Speed }),
	flag("table.sound", "", func(s *Settings) *bool { return &s.Table.Sound }),
	fraction("table.volume", "", func(s *Settings) *float64 { return &s.Table.Volume }),
	flag("table.turn", "two people at one computer: turn the board to the player on turn", func(s *Settings) *bool { return &s.Table.Turn }),
}

var (
	seatValues = `"human", "ai:` + strings.Join(Levels, `", "ai:`) + `", "bot:COMMAND"`
	nameValues = fmt.Sprintf("at most %d characters without # and double spaces", MaxName)
)

// maxCount is the most deals or points that can be asked for.
const maxCount = 1_000_000

func choice(name, comment string, values []string, at func(*Settings) *string) key {
	valid := func(v string) bool { return slices.Contains(values, v) }
	return text(name, comment, strings.Join(values, ", "), valid, at)
}

func text(name, comment, allowed string, valid func(string) bool, at func(*Settings) *string) key {
	return key{name, allowed, comment,
		func(s *Settings, value any) fault {
			v, ok := value.(string)
			switch {
			case !ok:
				return wrongType
			case !valid(v):
				return notAllowed
			}
			*at(s) = v
			return fine
		},
		func(s *Settings) string { return quote(*at(s)) },
	}
}

func flag(name, comment string, at func(*Settings) *bool) key {
	return key{name, "true, false", comment,
		func(s *Settings, value any) fault {
			v, ok := value.(bool)
			if !ok {
				return wrongType
			}
			*at(s) = v
			return fine
		},
		func(s *Settings) string { return fmt.Sprint(*at(s)) },
	}
}

func count(name, comment string, at func(*Settings) *int) key {
	return key{name, fmt.Sprintf("0 to %d", maxCount), comment,
		func(s *Settings, value any) fault {
			v, ok := value.(int64)
			switch {
			case !ok:
				return wrongType
			case v < 0 || v > maxCount:
				return notAllowed
			}
			*at(s) = int(v)
			return fine
		},
		func(s *Settings) string { return fmt.Sprint(*at(s)) },
	}
}

func fraction(name, comment string, at func(*Settings) *float64) key {
	return key{name, "0.0 to 1.0", comment,
		func(s *Settings, value any) fault {
			v, ok := value.(float64)
			if n, whole := value.(int64); whole {
				v, ok = float64(n), true
			}
			switch {
			case !ok:
				return wrongType
			case math.IsNaN(v) || v < 0 || v > 1:
				return notAllowed
			}
			*at(s) = v
			return fine
		},
		func(s *Settings) string { return decimal(*at(s)) },
	}
}

// list reads a list of texts. A bad entry becomes the default of its place, so
// the good ones stay; the fault is reported all the same.
func list(name, comment, allowed string, valid func(string) bool, missing func(int) string, at func(*Settings) *[]string) key {
	return key{name, allowed, comment,
		func(s *Settings, value any) fault {
			values, ok := value.([]any)
			if !ok {
				return wrongType
			}
			result := fine
			read := make([]string, len(values))
			for i, value := range values {
				v, ok := value.(string)
				switch {
				case !ok:
					read[i], result = missing(i), wrongType
				case !valid(v):
					read[i], result = missing(i), max(result, notAllowed)
				default:
					read[i] = v
				}
			}
			*at(s) = read
			return result
		},
		func(s *Settings) string {
			quoted := make([]string, len(*at(s)))
			for i, v := range *at(s) {
				quoted[i] = quote(v)
			}
			return "[" + strings.Join(quoted, ", ") + "]"
		},
	}
}

// ValidName reports whether text may be a player's name: it can stand in a
// record, which has single spaces and where # begins a comment.
func ValidName(text string) bool {
	return strings.Join(strings.Fields(text), " ") == text && !strings.Contains(text, "#") &&
		utf8.RuneCountInString(text) <= MaxName && printable(text)
}

var themeName = regexp.MustCompile(`^[\pL\pN_-][\pL\pN _-]{0,39}$`)

// ValidTheme reports whether text may be a theme's name: letters, digits,
// spaces, - and _. So it cannot lead out of the folder of themes.
func ValidTheme(text string) bool { return themeName.MatchString(text) }

// printable reports whether text has no control or broken characters.
func printable(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, unicode.IsControl)
}
