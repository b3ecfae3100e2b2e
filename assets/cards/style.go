package cards

import (
	"fmt"

	"kutscherskat/game/card"
)

// Deck names a pack.
type Deck string

// The packs. Tournament is the French pack in four colours.
const (
	French     Deck = "french"
	Prussian   Deck = "prussian"
	Tournament Deck = "tournament"
)

// Decks lists the packs.
func Decks() []Deck { return []Deck{French, Prussian, Tournament} }

// Style says how faces are drawn. An unknown or empty deck is French; Index
// is the language of the corner letters, "de", "en" or "sv", where anything
// else reads as German. The Prussian pack has its own letters.
type Style struct {
	Deck  Deck
	Index string
}

// Face draws the face of c. A mark that is no card gives an empty card.
func Face(c card.Card, s Style) *Drawing {
	g := newGraver(s)
	g.face(c)
	return g.drawing(Width, Height)
}

// face draws a whole card.
func (g *graver) face(c card.Card) {
	g.blank()
	if !c.Real() {
		return
	}
	m, r := g.style.markOf(c.Suit()), c.Rank()
	index := func() { g.twice(func() { g.index(g.style.index(r), m) }) }
	prussian := g.style.Deck == Prussian
	switch {
	case r <= card.Ten && prussian:
		g.prussianNumber(m, r)
	case r <= card.Ten:
		g.frenchNumber(m, r)
	case r == card.Ace && !prussian:
		g.ace(m)
	case prussian:
		g.court(prussianCourts[c.Suit()][r-card.Jack])
	default:
		g.court(frenchCourts[c.Suit()][r-card.Jack])
	}
	index()
}

// Sign draws the sign of suit s in a square box on a transparent ground.
func Sign(s card.Suit, deck Deck) *Drawing {
	g := newGraver(Style{Deck: deck})
	g.atScale(53, 53, .96, func() { g.style.markOf(s).drawSmall(g) })
	return g.drawing(106, 106)
}

// ground is the contour of the card: its paper and the hairline round it.
var ground = roundedCard(.7, 13)

// roundedCard is the outline of a card, in units inside its edge.
func roundedCard(in, r float64) string {
	w, h, k := Width-in, Height-in, r*(1-kappa)
	a, b := in+r, in+k
	return path("M%,%L%,%C%,% %,% %,%L%,%C%,% %,% %,%L%,%C%,% %,% %,%L%,%C%,% %,% %,%Z",
		a, in, w-r, in, w-k, in, w, b, w, a,
		w, h-r, w, h-k, w-k, h, w-r, h,
		a, h, b, h, in, h-k, in, h-r,
		in, a, in, b, b, in, a, in)
}

// blank is the empty card.
func (g *graver) blank() { g.add(ground, Paper, Edge, 1) }

// index sets the corner index at the top left.
func (g *graver) index(s string, m mark) {
	g.letters(s, 24.5, 14, 1, g.style.ink(m))
	g.at(24.5, 63, func() { g.stretch(.25, .25, func() { m.drawSmall(g) }) })
}

// court is a figure card: the inks of the middle band, and the upper figure
// drawn in card coordinates. It stays inside the frame and, at the bottom,
// ends under the band.
type court struct {
	band, lozenges Ink
	half           func(*graver)
}

// frame is the notched line round the figures; the notches keep the indices
// outside the picture.
const frame = "M48,12L216,12Q224,12 224,20L224,280Q224,286 218,286L200,286Q194,286 194,292L194,346Q194,352 188,352L20,352Q12,352 12,344L12,84Q12,78 18,78L36,78Q42,78 42,72L42,18Q42,12 48,12Z"

// inFrame reports whether a point of an upper figure is inside the frame and
// above the lower edge of the band's cover.
func inFrame(q Point) bool {
	return q.Y <= 187 && q.Y >= 12 && q.X >= 12 && q.X <= 224 && (q.X >= 42 || q.Y >= 78)
}

// court draws both halves of a figure card, the band over the cut and the
// frame.
func (g *graver) court(c court) {
	g.fill(frame, Panel, 0)
	g.twice(func() {
		g.inside = inFrame
		c.half(g)
		g.inside = nil
	})
	g.box(12, 176, 212, 12, c.band, 1.3)
	for i := range 15 {
		x := 20 + float64(i)*14
		g.lozenge(x, 182, 5.6, 4.2, c.lozenges)
		if i < 14 {
			g.disc(x+7, 182, 1.1, c.lozenges, .5)
		}
	}
	g.fine(200, func() { g.stroke("M12,178L224,178M12,186L224,186", c.lozenges, .6) })
	g.line(frame, 1.5)
}

// frenchCourts holds jack, queen and king by suit.
var frenchCourts = [4][3]court{
	{{Red, Gold, jackOfClubs}, {Red, Gold, queenOfClubs}, {Green, Gold, kingOfClubs}},
	{{Blue, White, jackOfSpades}, {Blue, Gold, queenOfSpades}, {Blue, Gold, kingOfSpades}},
	{{Blue, Gold, jackOfHearts}, {Green, Gold, queenOfHearts}, {Blue, Gold, kingOfHearts}},
	{{Green, Gold, jackOfDiamonds}, {Blue, Red, queenOfDiamonds}, {Red, Gold, kingOfDiamonds}},
}

// prussianCourts holds Unter, Ober, King and Daus by suit: acorns, leaves,
// hearts and bells.
var prussianCourts = [4][4]court{
	{{Brown, Gold, unterOfAcorns}, {Cloth, Gold, oberOfAcorns}, {Green, Gold, kingOfAcorns}, {Green, Gold, dausOfAcorns}},
	{{GreenDark, Gold, unterOfLeaves}, {Green, Gold, oberOfLeaves}, {GreenDark, Gold, kingOfLeaves}, {GreenDark, White, dausOfLeaves}},
	{{Red, Gold, unterOfHearts}, {Red, Green, oberOfHearts}, {Red, Gold, prussianKingOfHearts}, {Red, Gold, dausOfHearts}},
	{{Red, Gold, unterOfBells}, {Blue, Gold, oberOfBells}, {Gold, Red, kingOfBells}, {Blue, Gold, dausOfBells}},
}

// backs draws the backs by name; the first is the usual one.
var backs = []struct {
	name string
	draw func(*graver)
}{
	{"coach", (*graver).backCoach},
	{"lattice", (*graver).backBlue},
	{"oak", (*graver).backOak},
	{"wine", (*graver).backWine},
	{"walnut", (*graver).backWalnut},
	{"paper", (*graver).backPaper},
	{"night", (*graver).backNight},
}

// Backs lists the names of the backs, the usual one first.
func Backs() []string {
	names := make([]string, len(backs))
	for i, b := range backs {
		names[i] = b.name
	}
	return names
}

// Back draws the back of that name. It is an error to ask for one that is not
// in Backs.
func Back(name string) (*Drawing, error) {
	for _, b := range backs {
		if b.name == name {
			g := newGraver(Style{})
			g.blank()
			b.draw(g)
			return g.drawing(Width, Height), nil
		}
	}
	return nil, fmt.Errorf("there is no card back %q", name)
}

// Outline returns the contour of a card, for whoever needs its shape alone.
func Outline() []Segment {
	segs, _ := parsePath(ground)
	return segs
}
