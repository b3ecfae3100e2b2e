package cards

import "math"

// transform maps x, y to a*x+c*y+e, b*x+d*y+f.
type transform struct{ a, b, c, d, e, f float64 }

var identity = transform{a: 1, d: 1}

func moved(x, y float64) transform       { return transform{1, 0, 0, 1, x, y} }
func stretched(sx, sy float64) transform { return transform{sx, 0, 0, sy, 0, 0} }

// turned is a clockwise turn by deg degrees, as seen on the drawing.
func turned(deg float64) transform {
	s, c := math.Sincos(deg * math.Pi / 180)
	return transform{c, s, -s, c, 0, 0}
}

// then returns the transform that applies n first and m after it.
func (m transform) then(n transform) transform {
	return transform{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

func (m transform) point(p Point) Point {
	return Point{m.a*p.X + m.c*p.Y + m.e, m.b*p.X + m.d*p.Y + m.f}
}

// scale is the factor by which m makes contours wider.
func (m transform) scale() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }
