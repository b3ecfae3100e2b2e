package cards

// Width and Height are the size of a card in card units: 59 by 91 mm, the
// German Skat format, at a quarter of a millimetre a unit.
const (
	Width  = 236.0
	Height = 364.0
)

// Op is the kind of a path segment.
type Op uint8

// The kinds of segments. Close has no point; Cubic ends in its third point.
const (
	Move Op = iota
	Line
	Cubic
	Close
)

// Point is a place on a drawing in card units, y downwards.
type Point struct{ X, Y float64 }

// Segment is one step of a path. Move and Line use P[0], Cubic all three.
type Segment struct {
	Op Op
	P  [3]Point
}

// End returns the point at which s arrives. Close arrives at the zero point.
func (s Segment) End() Point {
	if s.Op == Cubic {
		return s.P[2]
	}
	return s.P[0]
}

// Shape is a path with a fill, a contour, or both. The fill follows the
// non-zero rule and lies under the contour. Contours have round joins and
// round ends.
type Shape struct {
	Path   []Segment
	Fill   Ink     // None: no fill
	Stroke Ink     // None: no contour
	Width  float64 // of the contour, in card units

	// Twice says that the shape stands on the drawing a second time, turned
	// by 180 degrees about its middle, right above the first.
	Twice bool

	// From is the least size at which the shape is drawn, as pixels a card
	// unit: what would only blur on a small card is left out.
	From float64
}

// Shown reports whether s is drawn at a scale of k pixels a card unit.
func (s *Shape) Shown(k float64) bool { return k >= s.From }

// Drawing is a picture of W by H card units on a transparent ground. Later
// shapes lie over earlier ones. A drawing is not changed once it is made.
type Drawing struct {
	W, H   float64
	Shapes []Shape
}
