// Package cards draws the two Skat packs: the French-suited one in the spirit
// of the Berlin pattern, plain or in tournament inks, and the Prussian
// double-ended pattern with acorns, leaves, hearts and bells.
//
// A drawing is a value: shapes in card units (a quarter of a millimetre),
// each with a fill and a contour. The package knows nothing of pixels; package
// faces paints drawings. It knows nothing of games either, only the 32 cards.
package cards
