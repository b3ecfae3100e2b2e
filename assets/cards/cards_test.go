package cards

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"

	"kutscherskat/game/card"
)

// styles are all packs in all languages.
func styles() []Style {
	var out []Style
	for _, d := range Decks() {
		for _, lang := range []string{"de", "en", "sv"} {
			out = append(out, Style{d, lang})
		}
	}
	return out
}

// all calls f with every drawing and its name.
func all(f func(name string, d *Drawing)) {
	for _, s := range styles() {
		for _, c := range card.Full() {
			f(string(s.Deck)+" "+s.Index+" "+c.String(), Face(c, s))
		}
		for _, suit := range card.Suits {
			f(string(s.Deck)+" sign "+suit.String(), Sign(suit, s.Deck))
		}
	}
	for _, name := range Backs() {
		d, err := Back(name)
		if err != nil {
			panic(err)
		}
		f("back "+name, d)
	}
	f("icon", Icon())
}

// TestFiguresStayInside draws every card, back and sign and wants no fault:
// no path that cannot be read, and no figure out of its frame.
func TestFiguresStayInside(t *testing.T) {
	t.Parallel()
	for _, s := range styles() {
		for _, c := range card.Full() {
			g := newGraver(s)
			g.face(c)
			for _, err := range g.faults {
				t.Errorf("%s %v: %v", s.Deck, c, err)
			}
		}
	}
	for _, b := range backs {
		g := newGraver(Style{})
		b.draw(g)
		if err := errors.Join(g.faults...); err != nil {
			t.Errorf("back %s: %v", b.name, err)
		}
	}
}

func TestInksAreListed(t *testing.T) {
	t.Parallel()
	listed := map[Ink]bool{None: true}
	for _, k := range Inks() {
		listed[k] = true
	}
	used := map[Ink]bool{}
	all(func(name string, d *Drawing) {
		for _, s := range d.Shapes {
			used[s.Fill], used[s.Stroke] = true, true
			if !listed[s.Fill] || !listed[s.Stroke] {
				t.Errorf("%s prints %v and %v", name, s.Fill, s.Stroke)
			}
		}
	})
	for k := range listed {
		if !used[k] {
			t.Errorf("nothing is printed in %v", k)
		}
	}
}

var inkAttribute = regexp.MustCompile(`(?:fill|stroke)="([^"]*)"`)

// TestSVG wants every export to be small, well formed, free of what our rules
// forbid, and printed in listed inks.
func TestSVG(t *testing.T) {
	t.Parallel()
	listed := map[string]bool{"none": true}
	for _, k := range Inks() {
		listed[k.String()] = true
	}
	all(func(name string, d *Drawing) {
		svg := d.SVG()
		if len(svg) > 160<<10 { // with the detail that only large cards show
			t.Errorf("%s: %d bytes", name, len(svg))
		}
		for _, bad := range []string{"scale(", "clip", "style", "<text", "opacity", "NaN", "Inf"} {
			if strings.Contains(string(svg), bad) {
				t.Errorf("%s contains %q", name, bad)
			}
		}
		for _, m := range inkAttribute.FindAllSubmatch(svg, -1) {
			if !listed[string(m[1])] {
				t.Errorf("%s prints %s", name, m[1])
			}
		}
		dec := xml.NewDecoder(bytes.NewReader(svg))
		for {
			if _, err := dec.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Errorf("%s: %v", name, err)
				break
			}
		}
	})
}

// TestSmallCardsStayClean wants no hairlines on cards of 90 pixels, where they
// would only grey the inks, and much more on large cards.
func TestSmallCardsStayClean(t *testing.T) {
	t.Parallel()
	const small, large = 90 / Width, 600 / Width
	for _, s := range []Style{{Deck: French}, {Deck: Prussian}} {
		for _, c := range card.Full() {
			few, many := 0, 0
			for _, shape := range Face(c, s).Shapes {
				if shape.Shown(large) {
					many += len(shape.Path)
				}
				if !shape.Shown(small) {
					continue
				}
				few += len(shape.Path)
				if shape.Stroke != None && shape.Width < .2 {
					t.Errorf("%s %v: a line of %.2f units at 90 pixels", s.Deck, c, shape.Width)
				}
			}
			if c.Rank() >= card.Jack && c.Rank() <= card.King && many < few*3/2 {
				t.Errorf("%s %v: %d steps at 600 pixels, %d at 90", s.Deck, c, many, few)
			}
		}
	}
}

func TestStrewStaysInside(t *testing.T) {
	t.Parallel()
	g := newGraver(Style{})
	g.strew("M0,0L100,0L100,60L0,60Z", 10, 8, 5, func() { g.disc(0, 0, 4, Red, 0) })
	if len(g.shapes) != 1 {
		t.Fatalf("%d shapes of one ink", len(g.shapes))
	}
	if n := len(flatten(g.shapes[0].Path)); n < 40 || n > 60 {
		t.Errorf("%d discs in a field of 100 by 60", n)
	}
	for _, s := range g.shapes {
		for _, seg := range s.Path {
			if q := seg.End(); seg.Op != Close && (q.X < 1 || q.X > 99 || q.Y < 1 || q.Y > 59) {
				t.Fatalf("a disc reaches %v", q)
			}
		}
	}
}

func TestEngravingStaysOnItsForm(t *testing.T) {
	t.Parallel()
	g := newGraver(Style{})
	g.inside = func(q Point) bool { return q.X >= 10 && q.X <= 90 && q.Y >= 10 && q.Y <= 90 }
	g.fill("M10,10L90,10L90,90L10,90Z", Red, 0)
	g.fill("M14,10L90,10L90,90L14,90Z", RedDark, 0) // little room to the left
	if len(g.shapes) < 4 {
		t.Error("the shade is not engraved")
	}
	if len(g.faults) > 0 {
		t.Error(g.faults[0])
	}
	n := len(g.shapes)
	g.fill("M20,20L30,20L30,30Z", GoldDark, 0) // lies on nothing golden
	if len(g.shapes) != n+1 {
		t.Error("a shade without a form is engraved")
	}
}

// TestBackAndFaceTakeAnything wants no panic and a card from odd input.
func TestBackAndFaceTakeAnything(t *testing.T) {
	t.Parallel()
	if _, err := Back("none such"); err == nil {
		t.Error("a back that does not exist was drawn")
	}
	for _, c := range []card.Card{card.None, card.Unknown, 255, 32} {
		if d := Face(c, Style{"odd", "xx"}); len(d.Shapes) != 1 {
			t.Errorf("mark %d has %d shapes, want the empty card", c, len(d.Shapes))
		}
	}
	if Sign(9, "odd") == nil {
		t.Error("no sign")
	}
	if got, want := Face(0, Style{}).SVG(), Face(0, Style{French, "de"}).SVG(); !bytes.Equal(got, want) {
		t.Error("the zero style is not the German French-suited pack")
	}
}

func TestPathErrors(t *testing.T) {
	t.Parallel()
	for _, bad := range []string{"M1", "X3,4", "L1,2,3", "M1,2C3,4 5,6", "M1,b", "C", "M1,--2"} {
		if segs, err := parsePath(bad); err == nil {
			t.Errorf("%q gave %v", bad, segs)
		}
	}
	segs, err := parsePath("M1.5.5l2-1h3V7a2,2 0 0 1 2,2Z")
	if err != nil || len(segs) != 6 {
		t.Fatalf("%v, %v", segs, err)
	}
	for i, want := range []Point{{1.5, .5}, {3.5, -.5}, {6.5, -.5}, {6.5, 7}} {
		if got := segs[i].End(); got != want {
			t.Errorf("step %d ends at %v, want %v", i, got, want)
		}
	}
}

// BenchmarkDraw draws a whole pack, without painting it.
func BenchmarkDraw(b *testing.B) {
	for b.Loop() {
		for _, c := range card.Full() {
			Face(c, Style{Deck: Prussian})
		}
	}
}
