package command

import (
	"fmt"
	"text/tabwriter"

	"kutscherskat/assets/texts"
	"kutscherskat/game/ai"
	"kutscherskat/ui/coach"
)

// solve prints what the adviser thinks of every legal action at the end of an
// unfinished record.
func solve(c *call) error {
	flags := newFlags("solve")
	level := flags.String("level", string(ai.Expert), "how well the adviser plays: the `level` of a computer player")
	lang := flags.String("lang", "auto", "the `language` of the reasons: auto, de, en, sv")
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
	words := coach.Coach{Texts: texts.For(*lang), Variant: d.Variant, Scoring: d.Scoring}
	t := tabwriter.NewWriter(c.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "action\tscore\t± score\twins\tcard points\t\treason")
	for _, a := range advice {
		how := "estimated"
		if a.Exact {
			how = "exact"
		}
		fmt.Fprintf(t, "%v\t%+.2f\t%.2f\t%.0f %%\t%.1f\t%s\t%s\n", a.Action, a.Score, a.StdErr, 100*a.Win, a.Points, how, words.Reason(a.Reason))
	}
	return t.Flush()
}
