// Kutscherskat is Skat for two, the game of many names, with its relatives
// and Skat for three: a window to play in, and commands that need none.
package main

import (
	"os"

	"kutscherskat/ui/command"
)

func main() { os.Exit(command.Main(os.Args[1:], os.Stdout, os.Stderr)) }
