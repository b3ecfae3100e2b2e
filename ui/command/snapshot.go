package command

import (
	"fmt"
	"strings"

	"kutscherskat/ui"
)

// sizes of a snapshot, in pixels.
const (
	minWindow = 200
	maxWindow = 8192
)

// snapshot draws the window as it would be at the end of a record, or after
// some of its actions.
func snapshot(c *call) error {
	flags := newFlags("snapshot")
	config := flags.String("config", "", "the configuration `file`; the user's own where it is not given")
	out := flags.String("out", "", "the PNG `file` to write")
	size := flags.String("size", "1366x768", "width and height of the window in `pixels`")
	shot := ui.Shot{At: -1}
	flags.IntVar(&shot.At, "at", -1, "how many `actions` of the deal have been done; -1: all")
	flags.StringVar(&shot.Language, "lang", "", "the `language`, in place of the configured one")
	flags.StringVar(&shot.Deck, "deck", "", "the `deck`, in place of the configured one")
	flags.StringVar(&shot.Theme, "theme", "", "the `theme`, in place of the configured one")
	rest, err := c.parse(flags)
	if err != nil {
		return err
	}
	file, err := one("snapshot", rest)
	if err != nil {
		return err
	}
	if *out == "" {
		return usagef("snapshot: --out is missing")
	}
	if shot.Width, shot.Height, err = parseSize(*size); err != nil {
		return err
	}
	o, err := c.windowOptions(*config)
	if err != nil {
		return err
	}
	if err := c.reportProblems(o.Config); err != nil {
		return err
	}
	d, err := lastDeal(file)
	if err != nil {
		return err
	}
	img, err := ui.Snapshot(c.ctx, o, d, shot)
	if err != nil {
		return usageError{err}
	}
	return writePNG(*out, img)
}

func parseSize(text string) (w, h int, err error) {
	if n, err := fmt.Sscanf(text, "%dx%d", &w, &h); n != 2 || err != nil || text != fmt.Sprintf("%dx%d", w, h) {
		return 0, 0, usagef("%q is not a size such as 1366x768", text)
	}
	if min(w, h) < minWindow || max(w, h) > maxWindow {
		return 0, 0, usagef("a size is %d to %d pixels each way, not %s", minWindow, maxWindow, strings.ReplaceAll(text, "x", " x "))
	}
	return w, h, nil
}
