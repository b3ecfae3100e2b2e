package cards

import "fmt"

// Ink is a printer's ink as 0xRRGGBB. The zero value, None, prints nothing.
type Ink uint32

// None stands where no ink is printed.
const None Ink = 0

// The inks. Everything on a card is printed in these and nothing else; a Dark
// tone lies on the right of a form, away from the light.
const (
	Paper     Ink = 0xfffdf7
	Panel     Ink = 0xfdf6e3 // ground of the figures
	Edge      Ink = 0x8d8780 // hairline round the card
	Black     Ink = 0x1d1a1f // contours, clubs, spades, German indices
	Red       Ink = 0xc8232c
	RedDark   Ink = 0x93141f
	RedGleam  Ink = 0xf08a84
	Gold      Ink = 0xf3bb3c
	GoldDark  Ink = 0xcf8a1c
	Gleam     Ink = 0xfff1c4 // light on gold
	Green     Ink = 0x2f8a45
	GreenDark Ink = 0x1b5e2f
	DeepGreen Ink = 0x0f3d1d
	Vein      Ink = 0xa9d69b // light on green
	Blue      Ink = 0x2c62ad
	BlueDark  Ink = 0x1b3f78
	BlueGleam Ink = 0x8fb2e3
	Navy      Ink = 0x12294f
	White     Ink = 0xffffff
	Shade     Ink = 0xdfe3e6 // on white
	Steel     Ink = 0xb9c9d3
	SteelDark Ink = 0x7f97a6
	Brown     Ink = 0x8b5527 // hair, wood, fur
	BrownDark Ink = 0x5b3315
	Cloth     Ink = 0x34303a // black cloth
	ClothDark Ink = 0x19161c
	Loden     Ink = 0xaaa79b
	LodenDark Ink = 0x7c786c

	Flesh     Ink = 0xf8dcc0
	FleshDark Ink = 0xeab893
	Cheek     Ink = 0xf3b79c
	CheekDark Ink = 0xe79f82
	Lips      Ink = 0xc6474a
	EyeGreen  Ink = 0x3f6b3a

	Blond        Ink = 0xe0ac4a
	BlondDark    Ink = 0xa9731f
	Chestnut     Ink = 0x7a4420
	ChestnutDark Ink = 0x4d2810
	Walnut       Ink = 0x4a2b18
	WalnutDark   Ink = 0x2c180c
	Umber        Ink = 0x3a1f0c
	Grey         Ink = 0xd9d4cc
	GreyDark     Ink = 0x9d978f

	TournamentGreen  Ink = 0x1f7a38
	TournamentOrange Ink = 0xd9730d
)

// Inks lists every ink that a drawing may use.
func Inks() []Ink {
	return []Ink{
		Paper, Panel, Edge, Black, Red, RedDark, RedGleam, Gold, GoldDark, Gleam, Green, GreenDark, DeepGreen, Vein,
		Blue, BlueDark, BlueGleam, Navy, White, Shade, Steel, SteelDark, Brown, BrownDark, Cloth, ClothDark, Loden,
		LodenDark, Flesh, FleshDark, Cheek, CheekDark, Lips, EyeGreen, Blond, BlondDark, Chestnut, ChestnutDark,
		Walnut, WalnutDark, Umber, Grey, GreyDark, TournamentGreen, TournamentOrange,
	}
}

// RGB returns the three channels of k.
func (k Ink) RGB() (r, g, b uint8) { return uint8(k >> 16), uint8(k >> 8), uint8(k) }

// String returns k as SVG writes it: "#c8232c", or "none".
func (k Ink) String() string {
	if k == None {
		return "none"
	}
	return fmt.Sprintf("#%06x", uint32(k))
}
