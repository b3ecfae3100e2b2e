package command

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"kutscherskat/game/record"
	"kutscherskat/game/settings"
	"kutscherskat/ui"
)

// play opens the window.
func play(c *call) error {
	flags := newFlags("play")
	config := flags.String("config", "", "the configuration `file`; the user's own where it is not given")
	rest, err := c.parse(flags)
	if err != nil {
		return err
	}
	if len(rest) > 1 {
		return usagef("play: one record was expected, not %d", len(rest))
	}
	o, err := c.windowOptions(*config)
	if err != nil {
		return err
	}
	if len(rest) == 1 {
		o.Record = rest[0]
		if _, err := os.Stat(o.Record); err != nil {
			return usageError{err}
		}
	}
	if err := c.reportProblems(o.Config); err != nil {
		return err
	}
	return ui.Run(o)
}

// windowOptions returns the user's files and folders. A configuration file
// that was named must exist.
func (c *call) windowOptions(config string) (ui.Options, error) {
	o := ui.Options{Config: config, Version: c.version}
	if config != "" {
		if _, err := os.Stat(config); err != nil {
			return o, usageError{fmt.Errorf("configuration: %w", err)}
		}
	}
	data, err := settings.DataDir()
	if err != nil {
		return o, usageError{err}
	}
	o.Store = record.Store{Dir: data}
	if o.Themes, err = settings.ThemesDir(); err != nil {
		return o, usageError{err}
	}
	if config == "" {
		o.Config, err = settings.Path()
	}
	if err != nil {
		return o, usageError{err}
	}
	return o, nil
}

// reportProblems prints what is wrong in the configuration; what is right
// holds.
func (c *call) reportProblems(config string) error {
	_, problems, err := settings.Load(config)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return usageError{err}
	}
	for _, p := range problems {
		fmt.Fprintln(c.stderr, p)
	}
	return nil
}
