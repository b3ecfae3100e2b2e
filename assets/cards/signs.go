package cards

import "kutscherskat/game/card"

// mark is one of the eight suit signs.
type mark uint8

const (
	club mark = iota
	spade
	heart
	diamond
	acorn
	leaf
	redHeart
	bell
)

// markOf returns the sign of suit s in the style's pack.
func (y Style) markOf(s card.Suit) mark {
	if y.Deck == Prussian {
		return acorn + mark(s&3)
	}
	return club + mark(s&3)
}

// ink is the flat ink of a suit, for signs without drawing and for indices.
func (y Style) ink(m mark) Ink {
	switch {
	case y.Deck == Tournament && m == spade:
		return TournamentGreen
	case y.Deck == Tournament && m == diamond:
		return TournamentOrange
	case m == heart || m == diamond:
		return Red
	}
	return Black
}

// The French signs, each in a box 100 high about 0,0.
const (
	clubPath    = "M0,-50C13,-50 22,-41 22,-29C22,-21 18,-13 10,-7C15,-11 20,-12 24,-12C36,-12 46,-3 46,10C46,23 37,32 24,32C14,32 7,27 3,18C4,34 8,44 15,50L-15,50C-8,44 -4,34 -3,18C-7,27 -14,32 -24,32C-37,32 -46,23 -46,10C-46,-3 -36,-12 -24,-12C-20,-12 -15,-11 -10,-7C-18,-13 -22,-21 -22,-29C-22,-41 -13,-50 0,-50Z"
	spadePath   = "M0,-50C9,-30 43,-8 43,18C43,32 33,40 23,40C14,40 6,35 3,26C4,37 8,45 15,50L-15,50C-8,45 -4,37 -3,26C-6,35 -14,40 -23,40C-33,40 -43,32 -43,18C-43,-8 -9,-30 0,-50Z"
	heartPath   = "M0,47C-10,28 -46,8 -46,-20C-46,-37 -34,-47 -21,-47C-10,-47 -3,-41 0,-31C3,-41 10,-47 21,-47C34,-47 46,-37 46,-20C46,8 10,28 0,47Z"
	diamondPath = "M0,-51C12,-33 27,-14 44,0C27,14 12,33 0,51C-12,33 -27,14 -44,0C-27,-14 -12,-33 0,-51Z"
)

// sign draws m with its middle at x, y, h units high, turned by deg degrees.
func (g *graver) sign(m mark, x, y, h, deg float64) {
	g.pose(x, y, h/100, deg, func() { m.draw(g) })
}

// draw draws the sign in a box 100 high about 0,0.
func (m mark) draw(g *graver) {
	switch m {
	case club:
		g.fill(clubPath, g.style.ink(m), 0)
	case spade:
		g.fill(spadePath, g.style.ink(m), 0)
	case heart:
		g.fill(heartPath, g.style.ink(m), 0)
	case diamond:
		g.diamond()
	case acorn:
		g.acorn()
	case leaf:
		g.leaf()
	case redHeart:
		g.redHeart()
	case bell:
		g.bell()
	}
}

// drawSmall draws the sign as it stands under the index letter, with less
// detail: acorn and bell, both of gold, are told apart there by their second
// ink.
func (m mark) drawSmall(g *graver) {
	switch m {
	case acorn:
		g.fill("M-4,34C-4,41 -6,45 -11,50L-1,52C4,46 6,41 6,34Z", Brown, 3)
		nut := "M-29,6C-33,-14 -20,-36 -4,-43L0,-52L4,-43C20,-36 33,-14 29,6Z"
		g.fill(nut, Gold, 3)
		g.fill("M0,-50L4,-43C20,-36 33,-14 29,6L9,6C16,-12 13,-34 0,-54Z", GoldDark, 0)
		g.line(nut, 3)
		cup := "M-37,2C-41,24 -22,39 0,39C22,39 41,24 37,2C20,11 -20,11 -37,2Z"
		g.fill(cup, Green, 0)
		g.fill("M37,2C41,24 22,39 0,39C16,33 24,22 22,8C27,7 32,5 37,2Z", GreenDark, 0)
		g.line(cup, 3)
	case leaf:
		g.fill("M-3,22C-2.6,33 -5,42 -11,49L-3,52C3,45 4,34 3,22Z", GreenDark, 2.4)
		g.fill(leafPath, Green, 3)
		g.fill("M0,-52C4,-40 14,-33 24,-22C34,-11 37,2 34,13C30,25 20,30 11,29C6,28.4 2,26 0,22Z", GreenDark, 0)
		g.fine(70, func() { g.stroke("M0,-38L0,22M0,14L-20,4M0,14L20,4", Vein, 3) })
		g.line(leafPath, 3)
	case bell:
		g.disc(0, -39, 9.5, None, 6)
		g.disc(0, 7, 39, Gold, 3)
		g.fill("M14,-29.4A39,39 0 0 1 14,43.4C26,30 31,16 31,7C31,-6 26,-20 14,-29.4Z", GoldDark, 0)
		g.fill("M-38.8,-1C-22,7 22,7 38.8,-1L38,17C22,25 -22,25 -38,17Z", Red, 2.4)
		g.fill("M0,27a4.6,4.6 0 0 1 2.4,8.4L2,40L-2,40L-2.4,35.4A4.6,4.6 0 0 1 0,27Z", Black, 2)
		g.line("M39,7A39,39 0 1 1 -39,7A39,39 0 1 1 39,7Z", 3)
	default:
		m.draw(g)
	}
}

// diamond has a contour in tournament inks: its orange alone is weak on paper.
func (g *graver) diamond() {
	contour := 0.0
	if g.style.Deck == Tournament {
		contour = 2.6
	}
	g.fill(diamondPath, g.style.ink(diamond), contour)
}

// redHeart is the heart of the Prussian pack, shaded.
func (g *graver) redHeart() {
	g.fill(heartPath, Red, 3)
	g.fill("M0,47C10,28 46,8 46,-20C46,-37 34,-47 21,-47C32,-40 36,-28 32,-14C27,4 8,20 0,47Z", RedDark, 0)
	g.fill("M-36,-18C-37,-30 -30,-38 -21,-39C-28,-34 -31,-28 -31,-17Z", RedGleam, 0)
	g.line(heartPath, 3)
}

// acorn stands on its stalk, the point upwards.
func (g *graver) acorn() {
	g.fill("M-4,32C-4,40 -6,45 -11,50L-2,52C3,46 5,40 5,32Z", Brown, 3)
	g.fill("M-23,8C-27,-12 -16,-33 -3,-40L0,-50L3,-40C16,-33 27,-12 23,8Z", Gold, 3)
	g.fill("M0,-48L3,-40C16,-33 27,-12 23,8L7,8C13,-10 11,-30 0,-48Z", Red, 0)
	g.stroke("M-14,0C-15,-12 -11,-22 -6,-28", Gleam, 3.4)
	g.line("M-23,8C-27,-12 -16,-33 -3,-40L0,-50L3,-40C16,-33 27,-12 23,8Z", 3)
	g.fill("M-29,5C-33,22 -17,37 0,37C17,37 33,22 29,5C16,13 -16,13 -29,5Z", Green, 3)
	g.fill("M29,5C33,22 17,37 0,37C14,32 20,22 18,10C22,9 26,7 29,5Z", GreenDark, 0)
	g.line("M-24,15C-18,21 -12,21 -8,17C-4,22 4,22 8,17C12,21 18,21 24,15M-18,25C-12,30 -6,29 -1,26C4,30 11,30 16,26", 2.2)
	g.fine(ornamentFrom, func() {
		g.stroke("M-26,11C-20,16 -13,16 -8,13C-4,17 4,17 8,13M-21,21C-16,26 -9,25 -4,22C0,26 5,26 9,23M-12,31C-7,34 -2,34 2,31", Vein, 1.2)
		g.stroke("M-8,4C-9,-8 -7,-20 -3,-30M-19,4C-20,-4 -18,-14 -15,-20", GoldDark, 1.2)
	})
	g.line("M-29,5C-33,22 -17,37 0,37C17,37 33,22 29,5C16,13 -16,13 -29,5Z", 3)
}

// leafPath is a linden leaf on its stalk, 100 high and narrow, so that its
// outline is not that of a bell.
const leafPath = "M0,-52C4,-40 14,-33 24,-22C34,-11 37,2 34,13C30,25 20,30 11,29C6,28.4 2,26 0,22C-2,26 -6,28.4 -11,29C-20,30 -30,25 -34,13C-37,2 -34,-11 -24,-22C-14,-33 -4,-40 0,-52Z"

// leaf is light on the left, dark on the right.
func (g *graver) leaf() {
	g.fill("M-3,22C-2.6,33 -5,42 -11,49L-3,52C3,45 4,34 3,22Z", GreenDark, 2.4)
	g.fill(leafPath, Green, 3)
	g.fill("M0,-52C4,-40 14,-33 24,-22C34,-11 37,2 34,13C30,25 20,30 11,29C6,28.4 2,26 0,22Z", GreenDark, 0)
	g.stroke("M0,-40L0,22M0,14C-9,13 -17,15 -23,20M0,0C-11,-2 -20,0 -28,6M0,-14C-8,-17 -15,-16 -22,-12M0,14C9,13 17,15 23,20M0,0C11,-2 20,0 28,6M0,-14C8,-17 15,-16 22,-12", Vein, 2.4)
	g.fine(ornamentFrom, func() {
		g.stroke("M-9,14L-14,8M-16,16L-22,11M-10,0L-15,-6M-18,2L-24,-3M9,14L14,8M16,16L22,11M10,0L15,-6M18,2L24,-3M-6,-16L-9,-22M6,-16L9,-22", Vein, 1.3)
	})
	g.line(leafPath, 3)
}

// bell is a ball with a ring on top, a belt and a slit.
func (g *graver) bell() {
	g.disc(0, -39, 8.5, None, 4.5)
	g.disc(0, 7, 39, Gold, 3)
	// right-hand shade
	g.fill("M14,-29.4A39,39 0 0 1 14,43.4C26,30 31,16 31,7C31,-6 26,-20 14,-29.4Z", GoldDark, 0)
	g.stroke("M-27,-6C-24,-15 -17,-22 -9,-25", Gleam, 4)
	// belt
	g.fill("M-38.6,1C-22,9 22,9 38.6,1L38.2,15C22,23 -22,23 -38.2,15Z", Red, 2.4)
	g.fill("M-37.6,18C-22,26 22,26 37.6,18L36,23.5C22,31 -22,31 -36,23.5Z", Green, 0)
	g.stroke("M-26,10.5L-22,11.5M-9,13.2L-4,13.4M9,13.2L13,13M24,11L28,10", Gold, 4)
	g.fill("M0,27a4.6,4.6 0 0 1 2.4,8.4L2,45.5L-2,45.5L-2.4,35.4A4.6,4.6 0 0 1 0,27Z", Black, 0)
	g.fine(ornamentFrom, func() {
		g.stroke("M-36,-4C-20,4 20,4 36,-4", GoldDark, 1.4)
		g.stroke("M-33,31C-20,37 20,37 33,31", GoldDark, 1.4)
		for _, x := range []float64{-17.5, 0, 17.5} {
			g.fill(path("M%,%l2.4,3l-2.4,3l-2.4,-3Z", x, 8.6-x*x*.006), Gleam, 0)
		}
	})
	g.line("M39,7A39,39 0 1 1 -39,7A39,39 0 1 1 39,7Z", 3)
}
