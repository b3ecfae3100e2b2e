package table

import (
	"fyne.io/fyne/v2"

	"kutscherskat/game"
)

// target is something that the keys can go to.
type target struct {
	id  string
	box rect
	act func()

	main bool
}

// targets lists what the keys can go to now: the buttons over the cards, and
// the cards that may be played or laid away.
func (t *Table) targets() []target {
	var list []target
	for _, z := range t.front {
		if z.key && z.act != nil {
			list = append(list, target{z.id, z.box, z.act, z.main})
		}
	}
	if t.curtain != "" || t.sheetShown() || t.lastOpen {
		return list
	}
	legal := t.legal()
	for i := range t.spots {
		s := t.spots[i]
		if s.at.Seat != t.view.Seat || s.at.Seat == 0 || s.beneath {
			continue
		}
		if legal.Has(s.c) || t.deciding(game.DecideDiscard) && s.at.Zone == game.Hand {
			list = append(list, target{id: cardID(s.id), box: s.box, act: func() { t.tapCard(&s) }})
		}
	}
	return list
}

// arrows maps keys to directions on the screen.
var arrows = map[fyne.KeyName][2]float32{
	fyne.KeyLeft: {-1, 0}, fyne.KeyRight: {1, 0}, fyne.KeyUp: {0, -1}, fyne.KeyDown: {0, 1},
}

// TypedKey does what a key means here and reports whether it was used.
func (t *Table) TypedKey(e *fyne.KeyEvent) bool {
	if d, ok := arrows[e.Name]; ok {
		return t.arrow(d)
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		return t.enter(e.Name == fyne.KeySpace)
	case fyne.KeyL:
		if t.curtain == "" && !t.sheetShown() {
			t.toggleLast()
		}
		return true
	case fyne.KeyH:
		if t.decides() && t.curtain == "" {
			call(t.OnHint)
		}
		return true
	case fyne.KeyEscape:
		return t.escape()
	}
	return false
}

// enter does what the keys are at. Where that is nothing, Space and Enter end
// movements, and go on to the next deal.
func (t *Table) enter(space bool) bool {
	if t.Busy() {
		t.stage.finish()
		if space || t.focus == "" {
			return true
		}
	}
	if t.cutting() {
		t.cutAt()
		return true
	}
	list := t.targets()
	for _, g := range list {
		if g.id == t.focus {
			g.act()
			return true
		}
	}
	switch {
	case t.curtain != "":
		t.ready()
	case t.sheetShown() && !space:
		t.next()
	case t.lastOpen:
		t.toggleLast()
	default:
		return false
	}
	return true
}

// escape takes away what lies over the table, and reports whether there was
// something.
func (t *Table) escape() bool {
	switch {
	case t.curtain != "":
		return false
	case t.lastOpen:
		t.lastOpen = false
	case t.sheetShown():
		t.sheetClosed = true
	case t.message() != "":
		t.said, t.hint, t.hintWhy = "", game.Action{}, ""
	case t.focus != "" || t.chosen != 0:
		t.focus, t.chosen = "", 0
	default:
		return false
	}
	t.refreshLooks()
	return true
}

// arrow moves the keys' place to the nearest thing in a direction.
func (t *Table) arrow(d [2]float32) bool {
	if t.cutting() {
		step := int(d[0])
		if t.cut == 0 {
			t.cut = (leastCut + mostCut) / 2
		}
		t.setCut(t.cut - step)
		return true
	}
	list := t.targets()
	if len(list) == 0 {
		return false
	}
	from := -1
	for i, g := range list {
		if g.id == t.focus {
			from = i
		}
	}
	if from < 0 {
		t.focusOn(list[first(list)].id)
		return true
	}
	if to := nearest(list, from, d); to >= 0 {
		t.focusOn(list[to].id)
	}
	return true
}

func (t *Table) focusOn(id string) {
	t.focus = id
	t.refreshLooks()
}

// first is the main button, or else the target furthest down, and of those the
// leftmost.
func first(list []target) int {
	best := 0
	for i, g := range list {
		if g.main {
			return i
		}
		b := list[best].box
		if g.box.Y > b.Y+1 || g.box.Y > b.Y-1 && g.box.X < b.X {
			best = i
		}
	}
	return best
}

// nearest returns the target nearest in a direction, -1 for none. What lies
// straight ahead counts as nearer.
func nearest(list []target, from int, d [2]float32) int {
	best, least := -1, float32(0)
	a := list[from].box
	for i, g := range list {
		dx, dy := g.box.midX()-a.midX(), g.box.midY()-a.midY()
		along := dx*d[0] + dy*d[1]
		across := abs(dx*d[1]) + abs(dy*d[0])
		if i == from || along < 1 {
			continue
		}
		if cost := along + 2.5*across; best < 0 || cost < least {
			best, least = i, cost
		}
	}
	return best
}

// TypedRune chooses a pile, a card or a button by its digit, and reports
// whether it did. In a Skat hand 0 is the tenth card.
func (t *Table) TypedRune(r rune) bool {
	if r < '0' || r > '9' || t.curtain != "" || t.sheetShown() {
		return false
	}
	n := int(r - '0')
	if n == 0 {
		n = 10
	}
	if t.Busy() {
		t.stage.finish()
	}
	if t.deciding(game.DecidePlay) || t.deciding(game.DecideDiscard) {
		return t.playNumber(n)
	}
	for _, z := range t.front {
		if z.key && z.act != nil {
			if n--; n == 0 {
				z.act()
				return true
			}
		}
	}
	return false
}

// playNumber plays the n-th of the viewer's piles and cards, or says why not.
func (t *Table) playNumber(n int) bool {
	var under *spot
	for i := range t.spots {
		s := &t.spots[i]
		if s.at.Seat != t.view.Seat || s.nth != n || s.at.Zone == game.NoZone {
			continue
		}
		if !s.beneath {
			t.tapCard(s)
			return true
		}
		under = s
	}
	if under != nil {
		t.tapCard(under)
	}
	return under != nil
}
