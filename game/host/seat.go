package host

import (
	"fmt"
	"strings"

	"kutscherskat/game/ai"
	"kutscherskat/game/record"
)

// Seat says who sits at a seat: the words of the configuration.
type Seat struct {
	Kind    string // record.Human, record.AI or record.Bot
	Level   ai.Level
	Command string // of a bot
	Name    string // shown to people; may be empty
}

// ParseSeat reads human, ai:LEVEL or bot:COMMAND.
func ParseSeat(text string) (Seat, error) {
	kind, rest, _ := strings.Cut(text, ":")
	switch kind {
	case record.Human:
		if rest == "" {
			return Seat{Kind: kind}, nil
		}
	case record.AI:
		for _, l := range ai.Levels() {
			if rest == string(l) {
				return Seat{Kind: kind, Level: l}, nil
			}
		}
	case record.Bot:
		if strings.TrimSpace(rest) != "" {
			return Seat{Kind: kind, Command: rest}, nil
		}
	}
	return Seat{}, fmt.Errorf("%q is no player (there are human, %sbot:COMMAND)", text, levelNames())
}

func levelNames() string {
	var b strings.Builder
	for _, l := range ai.Levels() {
		fmt.Fprintf(&b, "ai:%s, ", l)
	}
	return b.String()
}

// String returns the words that ParseSeat reads.
func (s Seat) String() string {
	switch s.Kind {
	case record.AI:
		return s.Kind + ":" + string(s.Level)
	case record.Bot:
		return s.Kind + ":" + s.Command
	}
	return s.Kind
}

// recorded returns the seat as a record names it: a computer by its level.
func (s Seat) recorded() record.Player {
	name := strings.Join(strings.Fields(strings.ReplaceAll(s.Name, "#", " ")), " ")
	if s.Kind == record.AI {
		name = string(s.Level)
	}
	return record.Player{Kind: s.Kind, Name: name}
}
