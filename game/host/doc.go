// Package host seats players at a match and runs it: shuffle, cut, deal after
// deal, totals, the saved game. The window and the commands use it alike. It
// knows nothing of how a deal is shown or a human asked.
package host
