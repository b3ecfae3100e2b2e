package table

import (
	"kutscherskat/assets/cards"
	"kutscherskat/assets/texts"
	"kutscherskat/game"
	"kutscherskat/themes"
	"kutscherskat/ui/faces"
	"kutscherskat/ui/motion"
	"kutscherskat/ui/sound"
)

// Options are what the table is drawn with. Texts and Faces must be set.
type Options struct {
	Texts  *texts.Texts
	Faces  *faces.Cache
	Style  cards.Style   // deck in use, the one of Faces
	Theme  *themes.Theme // nil: the usual colours
	Speed  motion.Speed
	Names  [game.MaxSeats + 1]string // "" takes the word for you, or a number
	Humans [game.MaxSeats + 1]bool
	Turned bool             // the board is turned to the viewer, also where several people play
	Sound  func(sound.Kind) // may be nil
}

// Status is what a View does not hold: the match, and what comes before a
// deal.
type Status struct {
	Totals   [game.MaxSeats + 1]int // before the deal shown; after it, with its score
	Number   int                    // of the deal in the match, from 1
	Deals    int                    // deals of the match, 0 open
	Seal     string                 // 64 hex digits, "" unknown
	Nonce    string                 // shown once the deal is over
	Cutting  bool                   // a human is to cut: the pack lies in the middle
	CutBy    game.Seat
	Cut      int // the cut chosen, 0 before
	CanUndo  bool
	Over     bool // the match is over
	Practice bool // the deal is played again and does not count
}

// german reports whether the deck in use has German suits.
func (o *Options) german() bool { return o.Style.Deck == cards.Prussian }
