// Kutscherskat is Skat for two, the game of many names, with its relatives
// and Skat for three: a window to play in, and commands that need none.
package main

import (
	_ "embed"
	"os"

	"github.com/BurntSushi/toml"

	"kutscherskat/ui/command"
)

// fyneApp is what packages are made from; the version stands there alone.
//
//go:embed FyneApp.toml
var fyneApp string

func version() string {
	var app struct{ Details struct{ Version string } }
	if _, err := toml.Decode(fyneApp, &app); err != nil {
		return "unknown"
	}
	return app.Details.Version
}

func main() { os.Exit(command.Main(version(), os.Args[1:], os.Stdout, os.Stderr)) }
