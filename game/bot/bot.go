// Package bot lets external programs play: it starts a command and speaks the
// line protocol with it (the project's record page, "Bots"). A bot is told
// what its seat may know, from masked events, and nothing else. The package
// knows nothing of matches, windows or computer players.
package bot

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"kutscherskat/game"
)

const (
	greeting = "hello kutscherskat-bot 1"

	// DefaultAllowance is how long a bot may think where nothing else is said.
	DefaultAllowance = time.Second

	// patience is how many times its allowance a bot may take.
	patience = 3

	// startTime is how long a bot may take to say its name.
	startTime = 10 * time.Second

	// maxName bounds a bot's name, in characters.
	maxName = 60
)

// Bot is a running external player. It is not safe for concurrent use.
type Bot struct {
	// Allowance is the time that the bot is told it may take for a move, not
	// below a millisecond; 0 means DefaultAllowance. An answer after three
	// times the allowance is late.
	Allowance time.Duration

	name    string
	command string
	process *process
	owed    int // answers that came too late or were not waited for
}

// Start runs command, whose words are split as SplitCommand does, and greets
// it. What the program writes on standard error goes to log, which may be nil.
// When ctx is done the program is killed. Errors of the program are a
// *DiedError.
func Start(ctx context.Context, command string, log io.Writer) (*Bot, error) {
	words, err := SplitCommand(command)
	if err != nil {
		return nil, fmt.Errorf("bot command %q: %w", command, err)
	}
	b := &Bot{name: words[0], command: command}
	if b.process, err = startProcess(ctx, words, log); err != nil {
		return nil, b.died(err)
	}
	if err := b.greet(ctx); err != nil {
		b.process.kill()
		<-b.process.ended // then nothing more goes to log
		return nil, err
	}
	return b, nil
}

func (b *Bot) greet(ctx context.Context) error {
	if err := b.send(greeting); err != nil {
		return err
	}
	timer := time.NewTimer(startTime)
	defer timer.Stop()
	line, err := b.read(ctx, timer.C)
	switch {
	case err == errLate:
		return b.died(fmt.Errorf("it did not say its name within %v", startTime))
	case err != nil:
		return err
	case !strings.HasPrefix(line, "name ") || cleanName(line[5:]) == "":
		return b.died(fmt.Errorf("it answered %q to the greeting, not its name", line))
	}
	b.name = cleanName(line[5:])
	return nil
}

// cleanName makes a name fit for records: single spaces, no comment sign, not
// too long.
func cleanName(s string) string {
	s = strings.Join(strings.Fields(strings.ReplaceAll(strings.ToValidUTF8(s, ""), "#", " ")), " ")
	if runes := []rune(s); len(runes) > maxName {
		s = strings.TrimSpace(string(runes[:maxName]))
	}
	return s
}

// Name returns the name that the bot gave itself.
func (b *Bot) Name() string { return b.name }

// NewDeal tells the bot that a deal begins in which it has v's seat. Tell it
// then all events of the deal, those of the dealing included.
func (b *Bot) NewDeal(v game.View) error { return b.send(newDeal(v)) }

// Tell tells the bot what happened, as its seat may know it: the events must
// have been masked by game.EventsFor.
func (b *Bot) Tell(events []game.Event) error {
	for _, e := range events {
		if line := eventLine(e); line != "" {
			if err := b.send(line); err != nil {
				return err
			}
		}
	}
	return nil
}

// Choose asks the bot for the decision of v's seat. An answer that is illegal,
// late or not understood is a *ForfeitError; a bot that has ended is a
// *DiedError.
func (b *Bot) Choose(ctx context.Context, v game.View) (game.Action, error) {
	if ctx.Err() != nil {
		return game.Action{}, ctx.Err()
	}
	if line, spoke := b.unasked(); spoke {
		return game.Action{}, &ForfeitError{Bot: b.name, Fault: NotUnderstood, Answer: line, Cause: errUnasked}
	}
	allowance := b.Allowance
	if allowance == 0 {
		allowance = DefaultAllowance
	}
	allowance = max(allowance.Truncate(time.Millisecond), time.Millisecond)
	if err := b.send(fmt.Sprintf("go %d", allowance.Milliseconds())); err != nil {
		return game.Action{}, err
	}
	timer := time.NewTimer(patience * allowance)
	defer timer.Stop()
	for {
		line, err := b.read(ctx, timer.C)
		switch {
		case err == errLate:
			b.owed++
			return game.Action{}, &ForfeitError{Bot: b.name, Fault: Late, Cause: fmt.Errorf("no answer within %v", patience*allowance)}
		case err != nil:
			if ctx.Err() != nil {
				b.owed++
			}
			return game.Action{}, err
		case b.owed > 0: // the answer to an earlier question
			b.owed--
		default:
			return b.understand(v, line)
		}
	}
}

// unasked returns a line that the bot wrote without having been asked, leaving
// out answers that it still owed.
func (b *Bot) unasked() (line string, spoke bool) {
	for {
		select {
		case l := <-b.process.out:
			if b.owed > 0 {
				b.owed--
			} else if !spoke {
				line, spoke = l, true
			}
		default:
			return line, spoke
		}
	}
}

func (b *Bot) understand(v game.View, line string) (game.Action, error) {
	a, err := game.ParseMove(v.Seat, strings.Split(line, " "))
	switch {
	case err != nil:
		return game.Action{}, &ForfeitError{Bot: b.name, Fault: NotUnderstood, Answer: line, Cause: err}
	case !slices.Contains(v.Legal, a) && !mayConcede(v, a):
		return game.Action{}, &ForfeitError{Bot: b.name, Fault: Illegal, Answer: line, Cause: notAmong(v.Legal)}
	}
	return a, nil
}

func mayConcede(v game.View, a game.Action) bool {
	return a.Kind == game.Concede && v.Decision == game.DecidePlay && v.Contract != game.Ramsch && !v.Conceded[v.Seat]
}

// Close says goodbye and waits a little for the program to end before it is
// killed. Closing twice does no harm.
func (b *Bot) Close() error {
	b.send("bye")
	b.process.close()
	return nil
}

func (b *Bot) send(line string) error {
	if err := b.process.send(line); err != nil {
		return b.died(err)
	}
	return nil
}

// read waits for a line. It returns errLate when late fires.
func (b *Bot) read(ctx context.Context, late <-chan time.Time) (string, error) {
	select {
	case line := <-b.process.out: // what was said before the end counts
		return line, nil
	default:
	}
	select {
	case line := <-b.process.out:
		return line, nil
	case <-late:
		return "", errLate
	case <-ctx.Done():
		return "", ctx.Err()
	case <-b.process.ended:
	}
	if ctx.Err() != nil { // the program was killed for it
		return "", ctx.Err()
	}
	select {
	case line := <-b.process.out:
		return line, nil
	default:
		return "", b.died(b.process.err)
	}
}

func (b *Bot) died(err error) error {
	return &DiedError{Bot: b.name, Command: b.command, Err: err}
}
