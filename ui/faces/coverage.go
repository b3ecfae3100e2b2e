package faces

import "math"

// point is a place in pixels.
type point struct{ x, y float32 }

// coverage gathers closed outlines and yields, for every pixel, the share of
// it that they cover. Each edge leaves in its row, cell by cell, the change of
// coverage from one pixel to the next; a running sum along the row then gives
// the coverage. Areas of one winding add up, so outlines that run the same way
// unite and an outline that runs the other way cuts a hole.
type coverage struct {
	w, h   int // of the picture
	cells  []float32
	lo, hi []int32 // per row, the cells touched: lo to hi-1
	top    int     // rows touched: top to bottom-1
	bottom int
}

// resize makes c fit for a picture of w by h pixels, with no outlines.
func (c *coverage) resize(w, h int) {
	if n := (w + 2) * h; cap(c.cells) < n {
		c.cells = make([]float32, n)
	} else {
		c.cells = c.cells[:n]
		clear(c.cells)
	}
	if cap(c.lo) < h {
		c.lo, c.hi = make([]int32, h), make([]int32, h)
	}
	c.lo, c.hi = c.lo[:h], c.hi[:h]
	c.w, c.h = w, h
	for y := range h {
		c.lo[y], c.hi[y] = int32(w+2), 0
	}
	c.top, c.bottom = h, 0
}

// edge adds the side from a to b of an outline.
func (c *coverage) edge(a, b point) {
	if a.y == b.y {
		return
	}
	dir := float32(1)
	if a.y > b.y {
		a, b, dir = b, a, -1
	}
	if b.y <= 0 || a.y >= float32(c.h) {
		return
	}
	slope := (b.x - a.x) / (b.y - a.y)
	x := a.x
	if a.y < 0 {
		x -= a.y * slope
		a.y = 0
	}
	first, last := int(a.y), min(c.h, int(math.Ceil(float64(b.y))))
	c.top, c.bottom = min(c.top, first), max(c.bottom, last)
	for y := first; y < last; y++ {
		dy := min(float32(y+1), b.y) - max(float32(y), a.y)
		next := x + slope*dy
		c.row(y, x, next, dir*dy)
		x = next
	}
}

// row adds the part of an edge within row y, from x0 to x1. d is its height,
// negative for an edge that runs upwards.
func (c *coverage) row(y int, x0, x1, d float32) {
	if x0 > x1 {
		x0, x1 = x1, x0
	}
	limit := float32(c.w)
	x0, x1 = min(max(x0, 0), limit), min(max(x1, 0), limit)
	i, j := int32(x0), int32(x1)
	base := y * (c.w + 2)
	c.lo[y], c.hi[y] = min(c.lo[y], i), max(c.hi[y], j+2)
	cells := c.cells[base : base+c.w+2]
	if i == j { // within one pixel
		right := float32(i+1) - (x0+x1)/2
		cells[i] += d * right
		cells[i+1] += d * (1 - right)
		return
	}
	// The edge crosses several pixels: each gets the area to its right.
	s := 1 / (x1 - x0)
	first := float32(i+1) - x0
	area := .5 * s * first * first // of the first pixel
	cells[i] += d * area
	if j == i+1 {
		rest := x1 - float32(j)
		right := .5 * s * rest * rest
		cells[j] += d * (1 - area - right)
		cells[j+1] += d * right
		return
	}
	cells[i+1] += d * (s*(first+.5) - area)
	for k := i + 2; k < j; k++ {
		cells[k] += d * s
	}
	rest := x1 - float32(j)
	right := .5 * s * rest * rest
	before := s * (first + float32(j-i-2) + .5) // covered up to the last but one
	cells[j] += d * (1 - before - right)
	cells[j+1] += d * right
}
