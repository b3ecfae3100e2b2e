package table

import (
	"regexp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"kutscherskat/game"
)

// note is a message, broken into lines, and where it stands.
type note struct {
	box   rect
	lines []string
	ink   ink
	lead  float32
}

// The room about the text of a message.
const (
	notePad    = 16
	noteMargin = 7
)

// paintMessage shows what was just said, or the hint.
func (t *Table) paintMessage() {
	if t.message() == "" {
		return
	}
	n := t.placeNote()
	t.yield(n.box)
	t.brush.box(n.box, alpha(t.pal.pill, .94), min(n.box.H/2, 18), t.pal.own, 1.5)
	y := n.box.Y + noteMargin + n.lead/2
	for _, s := range n.lines {
		t.brush.text(s, n.ink, n.box.midX(), y, atMid)
		y += n.lead
	}
	t.brush.zone("message", n.box, func() {
		t.hint, t.hintWhy = game.Action{}, ""
		t.said = ""
		t.refreshLooks()
	}, false)
}

// setNote breaks the message into lines for a width, in a size of type.
func (t *Table) setNote(width, size float32) note {
	n := note{ink: ink{size, false, t.pal.text}, lead: size * 1.45}
	n.lines = wrap(tied(t.message()), n.ink, width-2*notePad)
	for _, s := range n.lines {
		n.box.W = max(n.box.W, n.ink.width(s)+2*notePad)
	}
	n.box.W = t.lay.r(n.box.W)
	n.box.H = t.lay.r(n.lead*float32(len(n.lines)) + 2*noteMargin)
	return n
}

// afterNumber is a space that stands after a number or before a per cent sign.
var afterNumber = regexp.MustCompile(`(\d) | (%)`)

// tied keeps a number and its unit together.
func tied(s string) string { return afterNumber.ReplaceAllString(s, "$1\u00a0$2") }

// noteLines is how many lines a message has at most.
const noteLines = 2

// noteShapes returns the message on one line and on two, each of these in the
// usual size and in the smallest. Where two do not hold it, it has more lines
// as wide as the table.
func (t *Table) noteShapes() []note {
	l := t.lay
	most := min(l.tw-2*margin, 640*l.k)
	usual := t.ink(14, 13, false, t.pal.text).size
	var list []note
	for lines := range noteLines {
		for _, size := range []float32{usual, smallest} {
			// From the narrowest box that takes so many lines.
			one := ink{size: size}.width(tied(t.message()))
			width := one/float32(lines+1) + 2*notePad + 1
			n := t.setNote(width, size)
			for len(n.lines) > lines+1 && width < most {
				width = min(width+12, most)
				n = t.setNote(width, size)
			}
			if len(n.lines) == lines+1 && n.box.W <= most {
				list = append(list, n)
			}
		}
	}
	if len(list) == 0 {
		list = append(list, t.setNote(most, smallest))
	}
	return list
}

// obstacle is something that a message should not cover. cost is what a
// square unit of it weighs; needed things must not be covered at all.
type obstacle struct {
	box    rect
	needed bool
	cost   float32
}

// placeNote puts the message where it covers nothing that the viewer needs,
// and as little as may be of the rest, near the trick.
func (t *Table) placeNote() note {
	l := t.lay
	room := rect{4, 4, l.tw - 8, l.H - l.strip - 8}
	obstacles := t.obstacles()
	step := max(5, room.H/120)
	var best note
	least := float32(-1)
	for i, n := range t.noteShapes() {
		for _, x := range t.noteColumns(n.box.W) {
			for y := room.Y; y+n.box.H <= room.bottom(); y += step {
				box := l.box(x, y, n.box.W, n.box.H)
				away := abs(box.midX()-l.cx) + 2*abs(box.midY()-l.trick[0].midY())
				cost := away + 40*float32(i)
				for k := range obstacles {
					if least >= 0 && cost >= least {
						break
					}
					o := &obstacles[k]
					if area := o.box.common(box); area > 0 {
						cost += area * o.cost
						if o.needed {
							cost += 1e6 + 1e3*area
						}
					}
				}
				if least < 0 || cost < least {
					least = cost
					best = n
					best.box = box
				}
			}
		}
	}
	return best
}

// freeBox returns the lowest box of a size on the table under which nothing
// lies, and whether there is one.
func (t *Table) freeBox(w, h float32) (rect, bool) {
	l := t.lay
	list := t.obstacles()
	covers := func(box rect) bool {
		return slices.ContainsFunc(list, func(o obstacle) bool { return o.box.overlaps(box) })
	}
	for y := l.H - l.strip - margin - h; y >= margin; y -= 6 {
		for _, x := range t.noteColumns(w) {
			if box := l.box(x, y, w, h); !covers(box) {
				return box, true
			}
		}
	}
	return rect{}, false
}

// noteColumns are the left edges that a message of some width is tried at.
func (t *Table) noteColumns(w float32) []float32 {
	l := t.lay
	first, last := l.trick[0], l.trick[len(l.trick)-1]
	from, to := float32(8), l.tw-8-w
	list := []float32{l.cx - w/2}
	for _, x := range []float32{from, to, first.X - 12 - w, first.right() + 12, last.right() + 12} {
		if x >= from && x <= to {
			list = append(list, x)
		}
	}
	for x := from; x <= to; x += max(24, l.tw/24) {
		list = append(list, x)
	}
	return list
}

// The weight of what a message may cover: of another player's card the upper
// part, which tells what it is, and the rest; a pill that gives way; and the
// pack.
const (
	costIndex = 40
	costCard  = 3
	costPill  = 2
	costPack  = 1
)

// obstacles lists what a message is to keep off: the cards, the texts and
// buttons on the table, the plates.
func (t *Table) obstacles() []obstacle {
	l := t.lay
	var list []obstacle
	add := func(r rect, needed bool, cost float32) { list = append(list, obstacle{r.grown(2), needed, cost}) }
	for i := range t.spots {
		s := &t.spots[i]
		box := s.box
		switch {
		case s.buried:
		case s.at.Zone == game.NoZone && !s.beneath: // the pack
			add(box, false, costPack)
		case s.at.Zone == game.NoZone && s.face.Real(), s.at.Zone == game.Stock:
			add(box, true, 0)
		case s.at.Seat == l.bottom:
			lift := l.r(discardLift * l.w)
			add(rect{box.X, box.Y - lift, box.W, box.H + lift}, true, 0)
		default:
			upper := rect{box.X, box.Y, box.W, l.r(.5 * box.H)}
			add(upper, false, costIndex)
			add(rect{box.X, upper.bottom(), box.W, box.H - upper.H}, false, costCard)
		}
	}
	for _, z := range t.buttons {
		add(z.box, true, 0)
	}
	for _, z := range t.behind {
		if z.id == "seal" || z.id == "cut" {
			add(z.box, true, 0)
		}
	}
	for _, s := range t.seats() {
		add(l.plates[s], true, 0)
	}
	for _, p := range t.yields {
		add(p.box, false, costPill)
	}
	return append(list, t.texts()...)
}

// texts lists the texts and pictures on the table but for those of pills, which
// give way.
func (t *Table) texts() []obstacle {
	var list []obstacle
	for _, objects := range [2][]fyne.CanvasObject{t.under, t.brush.objects} {
		for _, o := range objects {
			box := boxOf(o)
			if box.X >= t.lay.tw || t.yielding(box) {
				continue
			}
			switch o.(type) {
			case *canvas.Text:
				list = append(list, obstacle{box: box.squeezed().grown(4), needed: true})
			case *canvas.Image: // the backs of won tricks
				list = append(list, obstacle{box: box, cost: costCard})
			}
		}
	}
	return list
}

// yielder is a pill on the table that goes away where a message has to stand.
type yielder struct {
	box      rect
	from, to int // of the painted objects of the layer
}

func (t *Table) yielding(r rect) bool {
	for _, p := range t.yields {
		if r.inside(p.box.grown(1)) {
			return true
		}
	}
	return false
}

// yield takes the pills away that lie, even in part, under a message.
func (t *Table) yield(r rect) {
	for i := len(t.yields) - 1; i >= 0; i-- {
		if p := t.yields[i]; p.box.overlaps(r) {
			t.under = slices.Delete(t.under, p.from, p.to)
		}
	}
}
