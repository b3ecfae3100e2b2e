package command

import (
	"errors"
	"fmt"
	"text/tabwriter"

	"kutscherskat/game/ai"
	"kutscherskat/game/record"
)

// solve prints what the adviser thinks of every legal action at the end of an
// unfinished record.
func solve(c *call) error {
	flags := newFlags("solve")
	level := flags.String("level", string(ai.Medium), "how well the adviser plays: the `level` of a computer player")
	seed := flags.Uint64("seed", 1, "the `seed` of what the adviser estimates by chance")
	rest, err := c.parse(flags)
	if err != nil {
		return err
	}
	file, err := one("solve", rest)
	if err != nil {
		return err
	}
	adviser, err := ai.New(ai.Level(*level), *seed)
	if err != nil {
		return usageError{err}
	}
	d, err := lastDeal(file)
	if err != nil {
		return err
	}
	deal, _, err := d.Replay(len(d.Actions))
	if err != nil {
		return err
	}
	if deal.Turn() == 0 {
		return fmt.Errorf("%s: the deal is over: there is nothing to decide", file)
	}
	advice, err := adviser.Advise(c.ctx, deal.View(deal.Turn()))
	if err != nil {
		return err
	}
	t := tabwriter.NewWriter(c.stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "action\tscore\twins\tcard points\t± score\t\t")
	for _, a := range advice {
		how := "estimated"
		if a.Exact {
			how = "exact"
		}
		fmt.Fprintf(t, "%v\t%+.2f\t%.0f %%\t%.1f\t%.2f\t%s\t\n", a.Action, a.Score, 100*a.Win, a.Points, a.StdErr, how)
	}
	return t.Flush()
}

// lastDeal reads a file and returns its last deal. A fault in any deal of the
// file is an error.
func lastDeal(file string) (*record.Deal, error) {
	deals, err := record.ReadFile(file)
	if err != nil {
		return nil, err
	}
	if len(deals) == 0 {
		return nil, errors.New("the file holds no deal")
	}
	return deals[len(deals)-1], nil
}
