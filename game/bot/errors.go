package bot

import (
	"errors"
	"fmt"
	"strings"

	"kutscherskat/game"
)

// Fault says how a bot forfeited a deal.
type Fault uint8

// The faults.
const (
	NotUnderstood Fault = iota + 1 // the answer is no action, or nobody had asked
	Illegal                        // the rules do not allow the answer
	Late                           // no answer within three times the allowance
)

// ForfeitError reports that a bot has forfeited the deal. The bot runs on and
// may play the next one.
type ForfeitError struct {
	Bot    string // its name
	Fault  Fault
	Answer string // empty where it is late
	Cause  error
}

// Error names the bot, its answer and the cause.
func (e *ForfeitError) Error() string {
	switch e.Fault {
	case Late:
		return fmt.Sprintf("bot %s forfeits the deal: it is late: %v", e.Bot, e.Cause)
	case Illegal:
		return fmt.Sprintf("bot %s forfeits the deal: %q is not legal: %v", e.Bot, e.Answer, e.Cause)
	}
	return fmt.Sprintf("bot %s forfeits the deal: %q is not understood: %v", e.Bot, e.Answer, e.Cause)
}

// Unwrap returns the cause.
func (e *ForfeitError) Unwrap() error { return e.Cause }

// DiedError reports that a bot could not be started or has ended. It ends the
// match.
type DiedError struct {
	Bot     string // its name, or its command where it did not say one
	Command string
	Err     error
}

// Error names the bot, its command and how it ended.
func (e *DiedError) Error() string {
	return fmt.Sprintf("bot %s (%s) died: %v", e.Bot, e.Command, e.Err)
}

// Unwrap returns how the bot ended.
func (e *DiedError) Unwrap() error { return e.Err }

var (
	errLate    = errors.New("late")
	errUnasked = errors.New("nobody had asked")
	errDeaf    = errors.New("it does not read what it is told")
	errExited  = errors.New("it has ended")
)

// notAmong lists what would have been legal, not more than fits in a line.
func notAmong(legal []game.Action) error {
	const most = 16
	var list []string
	for _, a := range legal[:min(most, len(legal))] {
		_, move, _ := strings.Cut(a.String(), " ")
		list = append(list, move)
	}
	if more := len(legal) - len(list); more > 0 {
		list = append(list, fmt.Sprintf("%d more", more))
	}
	return fmt.Errorf("it may say %s", strings.Join(list, ", "))
}
