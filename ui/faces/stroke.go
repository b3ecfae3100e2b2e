package faces

import "math"

// A contour is the union of one bar along each chord, one wedge on the outer
// side of each bend and a half disc at each open end. All run the same way
// round, so that coverage unites them; where two of them share a side its
// edges cancel.

// strokeInto adds to c a contour of o with the given half width in pixels.
func (o *outline) strokeInto(c *coverage, half float32) {
	o.each(func(line []point, closed bool) { strokeLine(c, line, closed, half) })
}

// strokeLine strokes one polyline with round joins and round ends.
func strokeLine(c *coverage, line []point, closed bool, half float32) {
	var first, before point // normals of the first chord and of the last one seen
	var start, at point
	bars := 0
	chord := func(to point) {
		dx, dy := to.x-at.x, to.y-at.y
		l := length(dx, dy)
		if l < 1e-4 {
			return
		}
		n := point{-dy / l * half, dx / l * half}
		if bars == 0 {
			first = n
		} else {
			join(c, at, before, n, half)
		}
		bar(c, at, to, n)
		bars++
		before, at = n, to
	}
	start, at = line[0], line[0]
	for _, p := range line[1:] {
		chord(p)
	}
	if closed {
		chord(start)
	}
	switch {
	case bars == 0:
		cap180(c, start, point{half, 0}, half)
		cap180(c, start, point{-half, 0}, half)
	case closed:
		join(c, start, before, first, half)
	default:
		cap180(c, at, before, half)
		cap180(c, start, point{-first.x, -first.y}, half)
	}
}

// bar adds the rectangle along the chord from a to b, n being half its width.
func bar(c *coverage, a, b, n point) {
	p, q := point{a.x - n.x, a.y - n.y}, point{b.x - n.x, b.y - n.y}
	r, s := point{b.x + n.x, b.y + n.y}, point{a.x + n.x, a.y + n.y}
	c.edge(p, q)
	c.edge(q, r)
	c.edge(r, s)
	c.edge(s, p)
}

// join adds the wedge at p between bars with the normals n and m.
func join(c *coverage, p, n, m point, half float32) {
	cross, dot := n.x*m.y-n.y*m.x, n.x*m.x+n.y*m.y
	switch {
	case cross == 0 && dot >= 0:
	case cross > 0: // bends clockwise: the outer side is that of -n
		wedge(c, p, point{-n.x, -n.y}, point{-m.x, -m.y}, half)
	default:
		wedge(c, p, m, n, half)
	}
}

// cap180 adds the half disc at p beyond a bar with the normal n, on the side
// that lies a quarter turn back from n.
func cap180(c *coverage, p, n point, half float32) {
	tip := point{n.y, -n.x}
	wedge(c, p, point{-n.x, -n.y}, tip, half)
	wedge(c, p, tip, n, half)
}

// wedge adds the sector at p from the offset n to the offset m, which lies
// less than half a turn clockwise from n.
func wedge(c *coverage, p, n, m point, half float32) {
	at := point{p.x + n.x, p.y + n.y}
	end := point{p.x + m.x, p.y + m.y}
	c.edge(p, at)
	angle := math.Atan2(float64(n.x*m.y-n.y*m.x), float64(n.x*m.x+n.y*m.y))
	if angle > 0 {
		step := 2 * math.Acos(1-min(1, flatness/float64(half)))
		steps := math.Ceil(angle / step)
		sin, cos := math.Sincos(angle / steps)
		s, k := float32(sin), float32(cos)
		for i := 1.0; i < steps; i++ {
			n = point{n.x*k - n.y*s, n.x*s + n.y*k}
			q := point{p.x + n.x, p.y + n.y}
			c.edge(at, q)
			at = q
		}
	}
	c.edge(at, end)
	c.edge(end, p)
}
