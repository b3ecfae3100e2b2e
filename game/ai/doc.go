// Package ai holds the computer players and the adviser. They are given a
// game.View, what one seat may know, and never a deal: hidden cards are only
// ever guessed, by drawing them at random from those that the seat has not
// seen.
package ai
