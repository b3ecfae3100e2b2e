// Package table draws the table: cards, trick, plates, side panel, decisions,
// the deck with its seal, and the result. It draws from game.View alone, moves
// by game.Event, and hands what the player wants to its callbacks. It knows no
// deal, runs no rules, and asks nobody but the View what may be done.
package table
