package settings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Kind says what is wrong in a configuration file.
type Kind string

// The kinds of problems. Each is the end of the id of a text ("Problem" and the
// kind).
const (
	Syntax     Kind = "Syntax"     // the file is not TOML; nothing of it is used
	UnknownKey Kind = "UnknownKey" // the key is left out
	WrongType  Kind = "WrongType"  // a number where a text belongs, and the like
	NotAllowed Kind = "NotAllowed" // a value outside its list
	Scoring    Kind = "Scoring"    // the variant does not allow this scoring
	Seats      Kind = "Seats"      // the variant has another number of seats
)

// Problem is one fault of a configuration file, and what was done about it.
type Problem struct {
	File    string
	Line    int    // counted from 1; 0 where it is not known
	Key     string // "table.key"; empty for Syntax
	Kind    Kind
	Value   string // what stands there, as TOML or as a number; for Syntax the reader's reason
	Allowed string // what might stand there
	Used    string // what was used instead; empty where nothing was
}

// messages says each kind of problem in English.
var messages = map[Kind]func(Problem) string{
	Syntax:     func(p Problem) string { return p.Value },
	UnknownKey: func(p Problem) string { return fmt.Sprintf("unknown key %s", p.Key) },
	WrongType:  func(p Problem) string { return fmt.Sprintf("%s is of the wrong type: %s", p.Key, p.Value) },
	NotAllowed: func(p Problem) string { return fmt.Sprintf("%s cannot be %s", p.Key, p.Value) },
	Scoring:    func(p Problem) string { return fmt.Sprintf("scoring %s does not go with the variant", p.Value) },
	Seats:      func(p Problem) string { return fmt.Sprintf("%s has %s seats", p.Key, p.Value) },
}

// Message says the problem in one English line, without the place.
func (p Problem) Message() string {
	message := messages[p.Kind](p)
	if p.Allowed != "" {
		message += " (allowed: " + p.Allowed + ")"
	}
	if p.Used != "" {
		message += "; using " + p.Used
	}
	return message
}

// String says the problem in one English line: file, line and message.
func (p Problem) String() string {
	if p.Line == 0 {
		return p.File + ": " + p.Message()
	}
	return fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.Message())
}

// inOrder sorts problems as they stand in the file.
func inOrder(problems []Problem) []Problem {
	slices.SortStableFunc(problems, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), strings.Compare(a.Key, b.Key))
	})
	return problems
}
