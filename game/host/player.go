package host

import (
	"context"
	"fmt"
	"os"

	"kutscherskat/game"
	"kutscherskat/game/ai"
	"kutscherskat/game/bot"
	"kutscherskat/game/record"
)

// Player decides for a seat. It is given what its seat may know and nothing
// else.
type Player interface {
	// Choose returns one of v.Legal, for the seat on turn.
	Choose(ctx context.Context, v game.View) (game.Action, error)
}

// listener is a Player who wants to hear of everything as it happens.
type listener interface {
	NewDeal(v game.View) error
	Tell(events []game.Event) error
	Close() error
}

// NewPlayer returns the player of a seat that is no human's. seed makes the
// choices of a computer player repeatable; ctx bounds the life of a bot, whose
// messages go to standard error. Starting a bot waits for its greeting.
func NewPlayer(ctx context.Context, s Seat, seed uint64) (Player, error) {
	switch s.Kind {
	case record.AI:
		p, err := ai.New(s.Level, seed)
		if err != nil {
			return nil, err
		}
		return p, nil
	case record.Bot:
		b, err := bot.Start(ctx, s.Command, os.Stderr)
		if err != nil {
			return nil, err
		}
		return b, nil
	}
	return nil, fmt.Errorf("%v cannot play by itself", s)
}

// TellDeal tells a player that a deal begins.
func TellDeal(p Player, v game.View) error {
	if l, ok := p.(listener); ok {
		return l.NewDeal(v)
	}
	return nil
}

// Tell tells the player at seat s what happened, as his seat may know it.
func Tell(p Player, s game.Seat, events []game.Event) error {
	if l, ok := p.(listener); ok {
		return l.Tell(game.EventsFor(s, events))
	}
	return nil
}

// ClosePlayer ends a player; nil is nobody.
func ClosePlayer(p Player) {
	if l, ok := p.(listener); ok {
		l.Close()
	}
}
