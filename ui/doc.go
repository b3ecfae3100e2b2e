// Package ui is the window: it wires settings, match, players and table
// together. It draws nothing but the top bar and runs no rules.
package ui
