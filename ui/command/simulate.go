package command

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strings"

	"kutscherskat/game"
	"kutscherskat/game/host"
)

// simulate plays deals without a window.
func simulate(c *call) (err error) {
	flags := newFlags("simulate")
	variant := flags.String("variant", game.Variants[0].Name, "the `game`")
	scoring := flags.String("scoring", "", "the `scoring`; the variant's first where it is not given")
	seats := flags.String("seats", "", "the `players`, joined by commas: ai:LEVEL or bot:COMMAND; ai:medium where it is not given")
	deals := flags.Int("deals", 1000, "how many `deals`")
	seed := flags.Uint64("seed", 1, "the `seed` of the cards and players")
	duplicate := flags.Bool("duplicate", false, "play every deal again with the seats changed over")
	out := flags.String("out", "", "the `file` that takes the records")
	jobs := flags.Int("jobs", 0, "how many deals are played at the same time; 0: one a processor")
	null := flags.Bool("null", false, "allow Null in the games without bidding")
	allpass := flags.String("allpass", "redeal", "with bidding, when all passed: `redeal or ramsch`")
	announcements := flags.Bool("announcements", true, "with bidding: Schneider, Schwarz and ouvert may be announced")
	rest, err := c.parse(flags)
	if err != nil {
		return err
	}
	if len(rest) > 0 {
		return usagef("simulate: %q was not expected", rest[0])
	}
	sim := &host.Simulation{Seed: *seed, Duplicate: *duplicate, Jobs: *jobs}
	sim.Deals = *deals
	if sim.Variant, err = game.FindVariant(*variant); err != nil {
		return usageError{err}
	}
	if sim.Scoring = game.Scoring(*scoring); *scoring == "" {
		sim.Scoring = sim.Variant.Scorings[0]
	}
	if !sim.Variant.Allows(sim.Scoring) {
		return usageError{&game.ScoringError{Variant: sim.Variant, Scoring: sim.Scoring}}
	}
	if *allpass != "redeal" && *allpass != "ramsch" {
		return usagef("simulate: --allpass is redeal or ramsch, not %q", *allpass)
	}
	sim.Options = game.Options{Null: *null, AllPassRamsch: *allpass == "ramsch", Announcements: *announcements}
	if sim.Seats, err = parseSeats(*seats, sim.Variant.Seats); err != nil {
		return err
	}
	if *deals < 1 {
		return usagef("simulate: --deals is 1 or more, not %d", *deals)
	}
	if *jobs < 0 {
		return usagef("simulate: --jobs is 0 or more, not %d", *jobs)
	}
	if *out != "" {
		f, err := os.Create(*out)
		if err != nil {
			return err
		}
		w := bufio.NewWriterSize(f, 1<<20)
		sim.Out = w
		defer func() { err = errors.Join(err, w.Flush(), f.Close()) }()
	}
	report, err := sim.Run(c.ctx)
	if err != nil {
		return err
	}
	for _, f := range report.Forfeits {
		fmt.Fprintln(c.stderr, f)
	}
	if err := report.WriteTable(c.stdout); err != nil {
		return err
	}
	if len(report.Forfeits) > 0 {
		return errReported
	}
	return nil
}

// parseSeats reads players joined by commas. A comma inside a bot's command
// is part of it unless a player's word follows.
func parseSeats(text string, n int) ([]host.Seat, error) {
	var words []string
	for _, part := range strings.Split(text, ",") {
		starts := strings.HasPrefix(part, "ai:") || strings.HasPrefix(part, "bot:") || part == "human"
		if len(words) > 0 && !starts && strings.HasPrefix(words[len(words)-1], "bot:") {
			words[len(words)-1] += "," + part
			continue
		}
		words = append(words, part)
	}
	if text == "" {
		words = nil
		for range n {
			words = append(words, "ai:medium")
		}
	}
	if len(words) != n {
		return nil, usagef("%d players were expected in --seats, not %d", n, len(words))
	}
	var seats []host.Seat
	for _, w := range words {
		s, err := host.ParseSeat(w)
		if err != nil {
			return nil, usageError{err}
		}
		if s.Kind == "human" {
			return nil, usagef("a human cannot be simulated")
		}
		seats = append(seats, s)
	}
	return seats, nil
}
