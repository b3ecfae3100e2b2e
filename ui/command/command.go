// Package command holds the program's command line: the sub-commands that run
// without a window, and `play`, which opens it. It reads flags, calls the
// rooms that do the work, and turns errors into exit codes.
package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
)

// The exit codes.
const (
	Done   = 0
	Failed = 1 // the work failed: a record is wrong, a bot died
	Usage  = 2 // the command line or the configuration is wrong
)

// usageError is an error of the command line or the configuration.
type usageError struct{ error }

func usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// errReported ends a command with Failed after it has said what is wrong.
var errReported = errors.New("reported")

// call is what a command is run with.
type call struct {
	ctx     context.Context
	version string // of the program
	args    []string
	stdout  io.Writer
	stderr  io.Writer
}

// command is one sub-command.
type command struct {
	name    string
	args    string // in the help
	summary string
	run     func(*call) error
}

// commands are the sub-commands in the order of the help.
func commands() []command {
	return []command{
		{"play", "[--config FILE] [FILE]", "opens the window (default); FILE: a record to go on with or to look at", play},
		{"simulate", "[flags]", "plays deals between computer players and bots", simulate},
		{"check", "FILE...", "replays records and reports the first fault of each deal", check},
		{"convert", "[--out FILE] FILE", "turns International Skat Server lines into records, and back", convert},
		{"solve", "[--level LEVEL] FILE", "values every legal action of an unfinished record", solve},
		{"faces", "--deck NAME --out DIR --width N", "renders a deck to PNG files and a contact sheet", renderFaces},
		{"snapshot", "FILE --out PNG --size WxH", "draws the table at the end of a record", snapshot},
		{"version", "", "says which version this is", version},
		{"help", "[COMMAND]", "says what a command takes", help},
	}
}

// Main runs the command line args, without the program's name, and returns
// the exit code. Errors go to stderr, one a line.
func Main(version string, args []string, stdout, stderr io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	name := "play"
	if len(args) > 0 && (!strings.HasPrefix(args[0], "-") || isHelp(args[0])) {
		name, args = args[0], args[1:]
	}
	if isHelp(name) {
		name = "help"
	}
	for _, c := range commands() {
		if c.name == name {
			return exitCode(c.run(&call{ctx, version, args, stdout, stderr}), stderr)
		}
	}
	return exitCode(usagef("unknown command %q; `kutscherskat help` lists the commands", name), stderr)
}

func isHelp(word string) bool { return word == "-h" || word == "-help" || word == "--help" }

func exitCode(err error, stderr io.Writer) int {
	var usage usageError
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return Done
	case errors.Is(err, errReported):
		return Failed
	}
	fmt.Fprintln(stderr, oneLine(err))
	if errors.As(err, &usage) {
		return Usage
	}
	return Failed
}

func oneLine(err error) string {
	return "kutscherskat: " + strings.ReplaceAll(err.Error(), "\n", "; ")
}

// parse reads flags, which may stand before, between and after the other
// arguments, and returns the others.
func (c *call) parse(flags *flag.FlagSet) ([]string, error) {
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	var rest []string
	for args := c.args; ; {
		if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
			c.usage(flags)
			return nil, err
		} else if err != nil {
			return nil, usageError{fmt.Errorf("%s: %w", flags.Name(), err)}
		}
		if flags.NArg() == 0 {
			return rest, nil
		}
		rest = append(rest, flags.Arg(0))
		args = flags.Args()[1:]
	}
}

// usage prints what a command takes.
func (c *call) usage(flags *flag.FlagSet) {
	for _, known := range commands() {
		if known.name == flags.Name() {
			fmt.Fprintf(c.stdout, "kutscherskat %s %s\n  %s\n", known.name, known.args, known.summary)
		}
	}
	flags.SetOutput(c.stdout)
	flags.PrintDefaults()
}

// one returns the only argument.
func one(name string, args []string) (string, error) {
	if len(args) != 1 {
		return "", usagef("%s: one file was expected, not %d", name, len(args))
	}
	return args[0], nil
}

func newFlags(name string) *flag.FlagSet { return flag.NewFlagSet(name, flag.ContinueOnError) }

func help(c *call) error {
	if len(c.args) > 0 {
		for _, known := range commands() {
			if known.name == c.args[0] && known.name != "help" && known.name != "version" {
				return known.run(&call{c.ctx, c.version, []string{"-h"}, c.stdout, c.stderr})
			}
		}
		if c.args[0] != "help" && c.args[0] != "version" {
			return usagef("help: there is no command %q", c.args[0])
		}
	}
	fmt.Fprintln(c.stdout, "Kutscherskat: Skat for two and for three, in a window or on the command line.")
	fmt.Fprintln(c.stdout)
	for _, known := range commands() {
		fmt.Fprintf(c.stdout, "  %-9s %-32s %s\n", known.name, known.args, known.summary)
	}
	fmt.Fprintln(c.stdout, "\nExit codes: 0 done, 1 the work failed, 2 the command line or the configuration is wrong.")
	return nil
}
