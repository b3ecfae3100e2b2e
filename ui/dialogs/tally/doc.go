// Package tally reckons a player's statistics from finished deals. It is pure:
// it knows records and rules, and neither texts nor windows.
package tally
