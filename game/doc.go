// Package game holds the rules of the five games: contracts and tricks, the
// variants as deal scripts, the deal as a state machine, what each seat may
// know of it, and scoring. The reference is the project's rules page; numbers
// in comments such as "rules 3.5" name its sections.
//
// It must not know of windows, files, clocks or chance: a deal starts from 32
// cards in a given order and everything after that follows from the actions.
package game
