package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"kutscherskat/game"
	"kutscherskat/game/card"
	"kutscherskat/ui/motion"
	"kutscherskat/ui/sound"
)

// input is what the pointer and the keys are at.
type input struct {
	hot       string // id of the zone or card under the pointer, "" none
	hand      bool   // and it can be clicked
	focus     string // id of what the keys are at
	drag      drag
	chosen    card.Set // to be laid away
	took      card.Set // taken up from the skat or stock
	shuffling bool     // the pack is being shuffled
	cut       int      // cards to be lifted off, as pointed at
	level     game.Level
	bidPage   int // of the higher bids
}

// drag is a card held by the pointer.
type drag struct {
	on     bool
	id     uint8
	card   card.Card
	dx, dy float32 // from the card's corner to the pointer
	far    float32 // how far it went
	x, y   float32
}

// cardID is the id of a card as a thing to point at.
func cardID(id uint8) string { return "card " + strconv.Itoa(int(id)) }

// spotAt returns the topmost card at a point, nil for none.
func (t *Table) spotAt(x, y float32) *spot {
	for i := len(t.spots) - 1; i >= 0; i-- {
		s := &t.spots[i]
		box := s.box
		if lift := t.sprites[s.id].to.lift; lift > 0 {
			box.Y -= lift
			box.H += lift
		}
		if !s.buried && box.has(x, y) {
			return s
		}
	}
	return nil
}

// spotOf returns where a card of the viewer lies that is known by its id.
func (t *Table) spotOf(id string) *spot {
	for i := range t.spots {
		if cardID(t.spots[i].id) == id {
			return &t.spots[i]
		}
	}
	return nil
}

// covering returns the card that covers a spot, or the spot itself: a click
// on the edge that peeks out is meant for the pile.
func (t *Table) covering(s *spot) *spot {
	if !s.beneath || s.at.Index == 0 {
		return s
	}
	for i := range t.spots {
		o := &t.spots[i]
		if !o.beneath && o.at.Seat == s.at.Seat && o.at.Index == s.at.Index {
			return o
		}
	}
	return s
}

func zoneAt(zones []zone, x, y float32) *zone {
	for i := len(zones) - 1; i >= 0; i-- {
		if zones[i].box.has(x, y) {
			return &zones[i]
		}
	}
	return nil
}

// Tapped is for Fyne: a click ends movements, and does what it points at.
func (t *Table) Tapped(e *fyne.PointEvent) {
	x, y := e.Position.X, e.Position.Y
	if !t.Busy() {
		t.tap(x, y, false)
		return
	}
	before := zoneAt(t.front, x, y)
	t.stage.finish()
	if z := zoneAt(t.front, x, y); z != nil && (before == nil || before.id != z.id) {
		return // a button that has just come up was not meant
	}
	t.tap(x, y, true)
}

// tap does what is at a point. A click that ended movements does nothing else
// unless it means something.
func (t *Table) tap(x, y float32, ended bool) {
	if z := zoneAt(t.front, x, y); z != nil {
		t.press(z)
		return
	}
	if t.lastOpen {
		t.lastOpen = false
		t.paint()
		return
	}
	if s := t.spotAt(x, y); s != nil {
		s = t.covering(s)
		if !ended || t.legal().Has(s.c) && s.at.Seat == t.view.Seat {
			t.tapCard(s)
		}
		return
	}
	if z := zoneAt(t.behind, x, y); z != nil {
		t.press(z)
	}
}

// press does what a place is for.
func (t *Table) press(z *zone) {
	if z.act == nil {
		return
	}
	if z.key {
		t.hear(sound.Click)
	}
	z.act()
}

// tapCard does what a click on a card means.
func (t *Table) tapCard(s *spot) {
	mine := s.at.Seat == t.view.Seat && s.at.Seat != 0
	switch {
	case s.at.Zone == game.NoZone && t.cutting():
		t.cutAt()
	case s.at.Zone == game.NoZone || s.at.Zone == game.Stock:
	case mine && s.beneath && s.at.Zone == game.Back:
		t.Say(t.o.Texts.Reason(game.BackCard.String()))
	case mine && s.beneath:
		t.Say(t.o.Texts.Reason(game.FaceDown.String()))
	case t.view.Result != nil:
	case !mine:
		t.Say(t.o.Texts.Reason(game.NotYourCard.String()))
	case t.deciding(game.DecideDiscard):
		t.choose(s)
	default:
		t.try(game.PlayOf(t.view.Seat, s.c))
	}
}

// try asks for an action and says why it is refused.
func (t *Table) try(a game.Action) {
	if t.OnAction == nil {
		return
	}
	if err := t.OnAction(a); err != nil {
		t.Say(t.refusal(err))
	}
}

// decides reports whether a human looks on whose turn it is.
func (t *Table) decides() bool {
	s := t.view.Seat
	return s != 0 && t.view.Turn == s && t.o.Humans[s]
}

// deciding reports whether the viewer has to take this decision.
func (t *Table) deciding(d game.Decision) bool {
	return t.decides() && t.view.Decision == d
}

// legal returns the cards that the viewer may play now.
func (t *Table) legal() card.Set {
	set := card.Set(0)
	if t.deciding(game.DecidePlay) {
		for _, a := range t.view.Legal {
			set = set.With(a.Card)
		}
	}
	return set
}

// choose takes a card for the skat, or takes it back.
func (t *Table) choose(s *spot) {
	switch {
	case s.at.Zone != game.Hand:
		t.Say(t.o.Texts.Reason(game.PilesStay.String()))
		return
	case t.chosen.Has(s.c):
		t.chosen = t.chosen.Without(s.c)
	case t.chosen.Len() < 2:
		t.chosen = t.chosen.With(s.c)
	}
	t.refreshLooks()
}

// refreshLooks shows cards raised, marked and veiled as they should be now.
func (t *Table) refreshLooks() {
	t.retarget(t.o.Speed.Of(motion.RaiseTime), false)
	t.paint()
	t.stage.run()
}

// Dragged is for Fyne: a card of one's own follows the pointer.
func (t *Table) Dragged(e *fyne.DragEvent) {
	x, y := e.Position.X, e.Position.Y
	if !t.drag.on && t.drag.far == 0 {
		t.stage.finish()
		t.lift(x-e.Dragged.DX, y-e.Dragged.DY)
	}
	t.drag.x, t.drag.y = x, y
	t.drag.far += abs(e.Dragged.DX) + abs(e.Dragged.DY)
	if t.cutting() {
		t.pointAtPack(x, y)
	}
	if !t.drag.on {
		return
	}
	s := &t.sprites[t.drag.id]
	s.now.box.X, s.now.box.Y = x-t.drag.dx, y-t.drag.dy
	s.moving = false
	s.place(&t.lay.frame, 1)
}

func abs(v float32) float32 { return max(v, -v) }

// lift takes up the card at a point, if it is one of the viewer's own.
func (t *Table) lift(x, y float32) {
	if zoneAt(t.front, x, y) != nil || t.view.Decision != game.DecidePlay {
		return
	}
	s := t.spotAt(x, y)
	if s == nil {
		return
	}
	if s = t.covering(s); s.beneath || s.at.Seat != t.view.Seat || s.at.Seat == 0 || !s.c.Real() {
		return
	}
	t.drag = drag{on: true, id: s.id, card: s.c, dx: x - s.box.X, dy: y - s.box.Y + t.sprites[s.id].now.lift}
	t.sprites[s.id].now.lift = 0
	t.sortSprites()
}

// DragEnd is for Fyne: a card dropped outside its place is played. A drag of
// a few pixels is a click.
func (t *Table) DragEnd() {
	d := t.drag
	t.drag = drag{}
	switch {
	case d.far < 6:
		t.refreshLooks()
		t.tap(d.x, d.y, false)
	case d.on && t.dropped(d):
		t.sprites[d.id].to = pose{} // it is nowhere until it is sent somewhere
		t.try(game.PlayOf(t.view.Seat, d.card))
		if t.spotOf(cardID(d.id)) != nil && !t.sprites[d.id].moving {
			t.refreshLooks()
		}
	default:
		t.refreshLooks()
	}
}

// dropped reports whether a card was let go far enough from its place towards
// the trick.
func (t *Table) dropped(d drag) bool {
	s := t.spotOf(cardID(d.id))
	if s == nil {
		return false
	}
	moved := rect{d.x - d.dx, d.y - d.dy, s.box.W, s.box.H}
	for _, r := range t.lay.trick {
		if moved.overlaps(r) {
			return true
		}
	}
	return abs(moved.Y-s.box.Y) > .5*s.box.H
}

// MouseIn, MouseMoved and MouseOut are for Fyne.
func (t *Table) MouseIn(e *desktop.MouseEvent) { t.MouseMoved(e) }

// MouseMoved marks what the pointer is over.
func (t *Table) MouseMoved(e *desktop.MouseEvent) {
	if !t.drag.on {
		t.point(e.Position.X, e.Position.Y)
	}
}

// MouseOut ends the marking.
func (t *Table) MouseOut() { t.point(-1, -1) }

// Cursor is the hand over whatever can be clicked or played.
func (t *Table) Cursor() desktop.Cursor {
	if t.hand {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

func (t *Table) point(x, y float32) {
	hot, hand := t.pointedAt(x, y)
	if t.cutting() {
		t.pointAtPack(x, y)
	}
	if hot == t.hot && hand == t.hand {
		return
	}
	card := strings.HasPrefix(hot, "card") || strings.HasPrefix(t.hot, "card")
	t.hot, t.hand = hot, hand
	switch {
	case card && !t.Busy():
		t.refreshLooks()
	case !card:
		t.paint()
	}
}

// pointedAt returns the id of what is at a point, and whether it can be clicked.
func (t *Table) pointedAt(x, y float32) (id string, hand bool) {
	if z := zoneAt(t.front, x, y); z != nil {
		return z.id, z.act != nil
	}
	if s := t.spotAt(x, y); s != nil {
		s = t.covering(s)
		switch {
		case s.at.Zone == game.NoZone:
			return "", t.cutting()
		case t.deciding(game.DecideDiscard):
			return cardID(s.id), s.at.Seat == t.view.Seat && s.at.Zone == game.Hand
		}
		if s.at.Seat == t.view.Seat && !s.beneath && t.legal().Has(s.c) {
			return cardID(s.id), true
		}
		return "", false
	}
	if z := zoneAt(t.behind, x, y); z != nil {
		return z.id, z.act != nil
	}
	return "", false
}
