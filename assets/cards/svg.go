package cards

import (
	"bytes"
	"fmt"
	"strings"
)

// SVG returns d as an SVG file for export, with all detail. Runs of shapes
// that stand twice are written once and turned by reference.
func (d *Drawing) SVG() []byte {
	var defs, body bytes.Buffer
	for i := 0; i < len(d.Shapes); {
		j := i
		for j < len(d.Shapes) && d.Shapes[j].Twice == d.Shapes[i].Twice {
			j++
		}
		if d.Shapes[i].Twice {
			fmt.Fprintf(&defs, `<g id="h%d">%s</g>`+"\n", i, shapesSVG(d.Shapes[i:j]))
			fmt.Fprintf(&body, `<use href="#h%d"/><use href="#h%d" transform="rotate(180 %s %s)"/>`+"\n",
				i, i, number(d.W/2, 2), number(d.H/2, 2))
		} else {
			body.WriteString(shapesSVG(d.Shapes[i:j]))
		}
		i = j
	}
	var out bytes.Buffer
	w, h := number(d.W, 2), number(d.H, 2)
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%s" height="%s">`, w, h, w, h)
	if defs.Len() > 0 {
		fmt.Fprintf(&out, "<defs>\n%s</defs>\n", defs.Bytes())
	}
	fmt.Fprintf(&out, `<g stroke="%v" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">`+"\n%s</g></svg>\n",
		Black, body.Bytes())
	return out.Bytes()
}

func shapesSVG(shapes []Shape) string {
	var b strings.Builder
	for i := range shapes {
		s := &shapes[i]
		fmt.Fprintf(&b, `<path d="%s" fill="%v"`, pathSVG(s.Path), s.Fill)
		switch {
		case s.Stroke == None:
			b.WriteString(` stroke="none"`)
		default:
			if s.Stroke != Black {
				fmt.Fprintf(&b, ` stroke="%v"`, s.Stroke)
			}
			if w := number(s.Width, 2); w != "1.4" {
				fmt.Fprintf(&b, ` stroke-width="%s"`, w)
			}
		}
		b.WriteString("/>\n")
	}
	return b.String()
}

var svgOps = [...]string{Move: "M", Line: "L", Cubic: "C", Close: "Z"}

// pathSVG writes a path with one decimal: 0.1 unit is 0.025 mm.
func pathSVG(segs []Segment) string {
	var b strings.Builder
	for _, s := range segs {
		b.WriteString(svgOps[s.Op])
		points := s.P[:1]
		switch s.Op {
		case Cubic:
			points = s.P[:]
		case Close:
			points = nil
		}
		for i, q := range points {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(number(q.X, 1) + "," + number(q.Y, 1))
		}
	}
	return b.String()
}
