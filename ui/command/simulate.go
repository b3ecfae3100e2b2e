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
func simulate(c *call) error {
	sim, out, err := c.readSimulation()
	if err != nil {
		return err
	}
	report, err := runTo(c, sim, out)
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

// readSimulation reads the command line. out is the file that takes the
// records, empty for none.
func (c *call) readSimulation() (sim *host.Simulation, out string, err error) {
	flags := newFlags("simulate")
	sim = &host.Simulation{}
	variant := flags.String("variant", game.Variants[0].Name, "the `game`")
	scoring := flags.String("scoring", "", "the `scoring`; the variant's first where it is not given")
	seats := flags.String("seats", "", "the `players`, joined by commas: ai:LEVEL or bot:COMMAND; ai:medium where it is not given")
	flags.IntVar(&sim.Deals, "deals", 1000, "how many `deals`")
	flags.Uint64Var(&sim.Seed, "seed", 1, "the `seed` of the cards and players")
	flags.BoolVar(&sim.Duplicate, "duplicate", false, "play every deal again with the seats changed over")
	flags.StringVar(&out, "out", "", "the `file` that takes the records")
	flags.IntVar(&sim.Jobs, "jobs", 0, "how many deals are played at the same `time`; 0: one a processor")
	flags.IntVar(&sim.Nodes, "nodes", 0, "the `budget` of strong and expert in deals played out for a card; 0: their own")
	flags.BoolVar(&sim.Options.Null, "null", false, "allow Null in the games without bidding")
	allpass := flags.String("allpass", "redeal", "with bidding, when all passed: `redeal or ramsch`")
	flags.BoolVar(&sim.Options.Announcements, "announcements", true, "with bidding: Schneider, Schwarz and ouvert may be announced")
	rest, err := c.parse(flags)
	if err != nil {
		return nil, "", err
	}
	if sim.Variant, err = game.FindVariant(*variant); err != nil {
		return nil, "", usageError{err}
	}
	if sim.Scoring = game.Scoring(*scoring); *scoring == "" {
		sim.Scoring = sim.Variant.Scorings[0]
	}
	sim.Options.AllPassRamsch = *allpass == "ramsch"
	switch {
	case len(rest) > 0:
		err = usagef("simulate: %q was not expected", rest[0])
	case !sim.Variant.Allows(sim.Scoring):
		err = usageError{&game.ScoringError{Variant: sim.Variant, Scoring: sim.Scoring}}
	case *allpass != "redeal" && *allpass != "ramsch":
		err = usagef("simulate: --allpass is redeal or ramsch, not %q", *allpass)
	case sim.Deals < 1:
		err = usagef("simulate: --deals is 1 or more, not %d", sim.Deals)
	case sim.Jobs < 0 || sim.Nodes < 0:
		err = usagef("simulate: --jobs and --nodes are 0 or more, not %d and %d", sim.Jobs, sim.Nodes)
	default:
		sim.Seats, err = parseSeats(*seats, sim.Variant.Seats)
	}
	return sim, out, err
}

// runTo runs the simulation and writes its records to a file, if one is named.
func runTo(c *call, sim *host.Simulation, out string) (*host.Report, error) {
	if out == "" {
		return sim.Run(c.ctx)
	}
	f, err := os.Create(out)
	if err != nil {
		return nil, err
	}
	w := bufio.NewWriterSize(f, 1<<20)
	sim.Out = w
	report, err := sim.Run(c.ctx)
	return report, errors.Join(err, w.Flush(), f.Close())
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
