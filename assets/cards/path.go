package cards

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Paths are written in the source as in SVG: M L H V C Q A Z and their
// relative forms, with circular arcs only.

// path fills the numbers a into the % signs of format.
func path(format string, a ...float64) string {
	var b strings.Builder
	for _, v := range a {
		before, after, _ := strings.Cut(format, "%")
		b.WriteString(before)
		b.WriteString(number(v, 2))
		format = after
	}
	b.WriteString(format)
	return b.String()
}

// number writes f with at most the given decimals, as short as possible.
func number(f float64, decimals int) string {
	s := strconv.FormatFloat(f, 'f', decimals, 64)
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	if s == "-0" {
		return "0"
	}
	return s
}

// operands tells how many numbers each path letter takes.
var operands = map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'Q': 4, 'A': 7, 'Z': 0}

// parsePath reads a path into segments.
func parsePath(d string) ([]Segment, error) {
	r := pathReader{}
	for i := 0; i < len(d); {
		letter := d[i]
		j := i + 1
		for j < len(d) && !isLetter(d[j]) {
			j++
		}
		v, err := numbers(d[i+1 : j])
		if err == nil {
			err = r.command(letter, v)
		}
		if err != nil {
			return nil, fmt.Errorf("path %.60q: %w", d, err)
		}
		i = j
	}
	return r.out, nil
}

func isLetter(c byte) bool { return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' }

// numbers splits a list of numbers in which a sign or a second point may
// stand for the separator.
func numbers(s string) ([]float64, error) {
	var out []float64
	for i := 0; i < len(s); {
		if c := s[i]; c == ' ' || c == ',' {
			i++
			continue
		}
		j, point := i, false
		for ; j < len(s); j++ {
			c := s[j]
			if c == ' ' || c == ',' || c == '-' && j > i || c == '.' && point {
				break
			}
			point = point || c == '.'
		}
		v, err := strconv.ParseFloat(s[i:j], 64)
		if err != nil {
			return nil, err
		}
		out = append(out, v)
		i = j
	}
	return out, nil
}

// pathReader keeps the current point and the start of the subpath.
type pathReader struct {
	out       []Segment
	at, start Point
}

func (r *pathReader) command(letter byte, v []float64) error {
	op, origin := letter, func() Point { return Point{} }
	if letter >= 'a' {
		op, origin = letter-32, func() Point { return r.at }
	}
	n, ok := operands[op]
	if !ok || n > 0 && (len(v) == 0 || len(v)%n != 0) {
		return fmt.Errorf("%c with %d numbers", letter, len(v))
	}
	if op == 'Z' {
		r.out = append(r.out, Segment{Op: Close})
		r.at = r.start
		return nil
	}
	for first := true; len(v) > 0; v, first = v[n:], false {
		r.step(op, origin(), v, first)
	}
	return nil
}

// step adds one segment whose numbers are relative to o.
func (r *pathReader) step(op byte, o Point, v []float64, first bool) {
	pt := func(i int) Point { return Point{v[i] + o.X, v[i+1] + o.Y} }
	switch op {
	case 'M':
		if first {
			r.start = pt(0)
			r.add(Segment{Op: Move, P: [3]Point{pt(0)}})
			return
		}
		r.line(pt(0))
	case 'L':
		r.line(pt(0))
	case 'H':
		r.line(Point{v[0] + o.X, r.at.Y})
	case 'V':
		r.line(Point{r.at.X, v[0] + o.Y})
	case 'C':
		r.add(Segment{Op: Cubic, P: [3]Point{pt(0), pt(2), pt(4)}})
	case 'Q':
		c, e := pt(0), pt(2)
		r.add(Segment{Op: Cubic, P: [3]Point{between(r.at, c, 2.0/3), between(e, c, 2.0/3), e}})
	case 'A':
		r.arc(v[0], v[3] != 0, v[4] != 0, pt(5))
	}
}

func (r *pathReader) line(p Point) { r.add(Segment{Op: Line, P: [3]Point{p}}) }

func (r *pathReader) add(s Segment) {
	r.out = append(r.out, s)
	r.at = s.End()
}

// between is the point that lies the share t of the way from a to b.
func between(a, b Point, t float64) Point {
	return Point{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t}
}

// arc adds a circular arc of the given radius to e, as cubics.
func (r *pathReader) arc(radius float64, large, sweep bool, e Point) {
	s := r.at
	dx, dy := (e.X-s.X)/2, (e.Y-s.Y)/2
	half := dx*dx + dy*dy
	if half == 0 {
		return
	}
	radius = math.Max(radius, math.Sqrt(half))
	k := math.Sqrt(math.Max(0, radius*radius-half) / half)
	if large == sweep {
		k = -k
	}
	c := Point{(s.X+e.X)/2 - dy*k, (s.Y+e.Y)/2 + dx*k}
	from, to := math.Atan2(s.Y-c.Y, s.X-c.X), math.Atan2(e.Y-c.Y, e.X-c.X)
	if sweep && to < from {
		to += 2 * math.Pi
	} else if !sweep && to > from {
		to -= 2 * math.Pi
	}
	n := math.Max(1, math.Ceil(math.Abs(to-from)/(math.Pi/2)-1e-9))
	step := (to - from) / n
	q := 4.0 / 3 * math.Tan(step/4) * radius
	for i := 0.0; i < n; i++ {
		sa, ca := math.Sincos(from + i*step)
		sb, cb := math.Sincos(from + (i+1)*step)
		r.add(Segment{Op: Cubic, P: [3]Point{
			{c.X + radius*ca - q*sa, c.Y + radius*sa + q*ca},
			{c.X + radius*cb + q*sb, c.Y + radius*sb - q*cb},
			{c.X + radius*cb, c.Y + radius*sb},
		}})
	}
}

// kappa is the handle length of a quarter circle drawn as a cubic.
const kappa = 0.5522847

func ovalPath(x, y, rx, ry float64) string {
	kx, ky := rx*kappa, ry*kappa
	return path("M%,%C%,% %,% %,%C%,% %,% %,%C%,% %,% %,%C%,% %,% %,%Z", x+rx, y,
		x+rx, y+ky, x+kx, y+ry, x, y+ry, x-kx, y+ry, x-rx, y+ky, x-rx, y,
		x-rx, y-ky, x-kx, y-ry, x, y-ry, x+kx, y-ry, x+rx, y-ky, x+rx, y)
}

func boxPath(x, y, w, h float64) string {
	return path("M%,%L%,%L%,%L%,%Z", x, y, x+w, y, x+w, y+h, x, y+h)
}

func roundBoxPath(x, y, w, h, r float64) string {
	return path("M%,%L%,%Q%,% %,%L%,%Q%,% %,%L%,%Q%,% %,%L%,%Q%,% %,%Z", x+r, y, x+w-r, y, x+w, y, x+w, y+r,
		x+w, y+h-r, x+w, y+h, x+w-r, y+h, x+r, y+h, x, y+h, x, y+h-r, x, y+r, x, y, x+r, y)
}
