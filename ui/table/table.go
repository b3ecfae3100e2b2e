package table

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/game"
	"kutscherskat/game/card"
	"kutscherskat/ui/motion"
)

// Table is the table as a widget. It fills the window below the top bar, side
// panel included. All its methods belong to the drawing thread.
type Table struct {
	widget.BaseWidget

	// OnAction is asked to do what the player chose. A refused action comes
	// back as a *game.IllegalError, which the table then says in words.
	OnAction func(game.Action) error
	OnCut    func(n int) // the player lifts n cards off, 4 to 28
	OnUndo   func()
	OnHint   func()
	OnNext   func() // the next deal
	OnAgain  func() // the same deal again
	OnReview func()
	OnSeal   func() // the seal is to be shown in full, or checked

	o   Options
	pal palette
	art art

	view   game.View
	status Status
	board  *board
	lay    *layout
	spots  []spot

	sprites [32]sprite
	order   []uint8 // in which the cards are drawn; from travel on, those that travel, over everything
	travel  int
	plain   canvas.Rectangle // until the ground is painted
	ground  canvas.Image
	dirt    canvas.Rectangle // refreshed to have the rest repainted, without a new upload
	under   []fyne.CanvasObject
	above   []fyne.CanvasObject
	objects []fyne.CanvasObject
	behind  []zone // clickable under the cards
	front   []zone // and over them
	brush   brush
	stage   stage
	pending int  // plans that are not over
	unseen  bool // the pack was shuffled before there were pictures to show it
	redraw

	input
	overlay
}

var _ fyne.Widget = (*Table)(nil)

// New returns an empty table.
func New(o Options) *Table {
	t := &Table{}
	t.ExtendBaseWidget(t)
	t.stage.tick = t.tick
	for i := range t.sprites {
		t.sprites[i].turn = card.None
		t.sprites[i].buried = true
	}
	t.board = &board{}
	t.SetOptions(o)
	return t
}

// SetOptions changes language, deck, colours, speed or names, and redraws at
// once, in the middle of a deal as well.
func (t *Table) SetOptions(o Options) {
	t.o = o
	t.pal = paletteOf(o.Theme)
	setRect(&t.plain, color.NRGBA(t.pal.cloth.Half), 0, nil, 0)
	t.useFaces()
	t.relayout()
	t.repaintPictures()
}

// ShowView jumps to a state without any movement.
func (t *Table) ShowView(v game.View, s Status) {
	if v.Variant == nil {
		return
	}
	t.stage.finish()
	shuffled := s.Cutting && !t.status.Cutting
	t.accept(v, s)
	switch {
	case s.Cutting:
		t.board = fullPack(v.Variant)
	case !t.board.shows(&v):
		t.board = boardOf(&v)
	}
	t.board.contract = v.Contract
	t.relayoutIn(0)
	if shuffled {
		t.shuffle()
	}
	t.unseen = shuffled && t.art.shown == 0
}

// accept takes over the state that everything will show when nothing moves.
func (t *Table) accept(v game.View, s Status) {
	if t.view.Turn != v.Turn || t.view.Decision != v.Decision {
		t.focus = ""
	}
	if v.Result == nil {
		t.sheetClosed, t.lastOpen = false, false
	} else {
		t.shout = ""
	}
	if v.Result != nil || len(v.Said) != len(t.view.Said) {
		t.said = "" // it was about the position before
	}
	if s.Number != t.status.Number {
		t.took = 0
	}
	t.view, t.status = v, s
	t.hint, t.hintWhy = game.Action{}, ""
	t.sheetFaint = 0
	t.chosen = 0
}

// Play shows events as movements that lead to a state. Movements that are not
// over go on first. What the new state allows may be done at once. done, if
// not nil, is called when the last movement is over; with the speed off, or
// no events, before Play returns.
func (t *Table) Play(events []game.Event, v game.View, s Status, done func()) {
	if v.Variant == nil {
		return
	}
	start := max(t.stage.now, t.stage.plan)
	fresh := len(events) > 0 && events[0].Kind == game.Dealt && !t.status.Cutting && dealtBefore(&v, events) == 0
	if t.status.Cutting && s.Cut == 0 {
		s.Cut = t.cut
	}
	was := t.status
	t.accept(v, s)
	t.pending++
	start = t.opening(start, fresh, was)
	moves := motion.Plan(events, t.o.Speed)
	for _, m := range moves {
		t.stage.later(start+m.Start, func() { t.move(events[m.First:m.Last], m, &v) })
	}
	end := start + motion.Total(moves)
	t.stage.plan = end
	t.stage.later(end, func() {
		t.pending--
		if !t.board.shows(&v) {
			t.board = boardOf(&v)
		}
		t.board.contract = v.Contract
		t.fadeIn()
		t.retarget(t.o.Speed.Of(motion.RaiseTime), false)
		t.paint()
		if done != nil {
			done()
		}
	})
	t.relayout()
	t.stage.run()
}

// dealtBefore returns how many cards lay before the events that lead to v.
func dealtBefore(v *game.View, events []game.Event) int {
	n := 32 - v.InPack
	for _, e := range events {
		if e.Kind == game.Dealt {
			n--
		}
	}
	return n
}

// opening starts a deal: the pack is gathered, shuffled and cut, as far as
// that has not been seen yet. It returns when the dealing may start.
func (t *Table) opening(start time.Duration, fresh bool, was Status) time.Duration {
	gather := func() {
		t.board = fullPack(t.view.Variant)
		t.retarget(0, false)
		t.paint()
	}
	switch {
	case was.Cutting:
		return t.cutMotion(start, t.status.Cut)
	case fresh:
		t.stage.later(start, gather)
		start = t.shuffleMotion(start)
		return t.cutMotion(start, max(t.status.Cut, 4))
	}
	return start
}

// move does what the events of one movement do.
func (t *Table) move(events []game.Event, m motion.Move, v *game.View) {
	for _, e := range events {
		t.board.apply(e, v)
		switch e.Kind {
		case game.Dealt:
			t.took = 0
		case game.TookUp:
			t.took = t.took.With(e.Card)
		}
	}
	t.retarget(m.Duration, m.Kind == motion.Flip || m.Kind == motion.Open)
	t.announce(events)
	t.paint()
	t.noise(m.Kind, events)
}

// Finish brings running movements to their end at once.
func (t *Table) Finish() { t.stage.finish() }

// Busy reports whether planned movements are running.
func (t *Table) Busy() bool { return t.pending > 0 || t.stage.plan > t.stage.now }

// CreateRenderer is for Fyne.
func (t *Table) CreateRenderer() fyne.WidgetRenderer { return renderer{t} }

// renderer hands the table's objects to Fyne.
type renderer struct{ t *Table }

func (r renderer) Layout(fyne.Size)             { r.t.relayout() }
func (r renderer) MinSize() fyne.Size           { return fyne.NewSize(640, 480) }
func (r renderer) Refresh()                     { r.t.relayout() }
func (r renderer) Objects() []fyne.CanvasObject { return r.t.objects }
func (r renderer) Destroy()                     { r.t.stage.stop() }

// bottom returns the seat at the lower edge.
func (t *Table) bottom() game.Seat {
	people, first := t.people()
	switch {
	case t.view.Seat != 0 && (t.o.Turned || people < 2 || t.view.Variant.Private()):
		return t.view.Seat
	case first != 0:
		return first
	}
	return 1
}

// people returns how many humans play and the first one's seat.
func (t *Table) people() (n int, first game.Seat) {
	for s := game.MaxSeats; s > 0; s-- {
		if t.o.Humans[s] {
			n, first = n+1, game.Seat(s)
		}
	}
	return n, first
}

// canvas returns the canvas that the table is drawn on, nil before there is
// one.
func (t *Table) canvas() fyne.Canvas {
	if app := fyne.CurrentApp(); app != nil {
		return app.Driver().CanvasForObject(t)
	}
	return nil
}

// scale returns the device pixels a unit.
func (t *Table) scale() float32 {
	if c := t.canvas(); c != nil {
		return c.Scale()
	}
	return 1
}

// relayout lays everything anew for the present size, state and options.
func (t *Table) relayout() { t.relayoutIn(t.o.Speed.Of(motion.RaiseTime)) }

// relayoutIn is relayout, with what moves moving for that long.
func (t *Table) relayoutIn(length time.Duration) {
	size := t.Size()
	if size.Width < 100 || size.Height < 100 || t.view.Variant == nil {
		return
	}
	f := newFrame(size.Width, size.Height, t.scale())
	bottom := t.bottom()
	old := t.lay
	if old == nil || old.frame != f || old.variant != t.view.Variant || old.bottom != bottom || old.viewer != t.view.Seat {
		t.lay = newLayout(f, t.view.Variant, bottom, t.view.Seat)
		t.lay.known = len(t.view.Tricks) > 0
		t.brush.px = f.px
		place(&t.ground, rect{0, 0, f.W, f.H})
		place(&t.plain, rect{0, 0, f.W, f.H})
		t.art.want(t.lay.w, f.px)
		length = 0
	}
	t.redrawSoon(old != nil && old.frame != t.lay.frame)
	t.retarget(length, false)
	t.paint()
	t.stage.run()
}

// retarget sends every card to where it belongs now, in that time. Cards that
// turn do so halfway.
func (t *Table) retarget(length time.Duration, turning bool) {
	if t.lay == nil {
		return
	}
	t.lay.known = len(t.view.Tricks) > 0
	t.spots = t.lay.arrange(t.lay, t.board)
	t.cutSpots()
	now := t.stage.now
	for i := range t.spots {
		at := &t.spots[i]
		s := &t.sprites[at.id]
		s.look = t.lookOf(at)
		s.buried = at.buried
		if s.shows != at.face && !(at.buried && length > 0) { // a trick that is taken stays open on its way
			if turning && length > 0 {
				s.turn = at.face
			} else if s.turn != at.face {
				s.shows, s.turn = at.face, card.None
			}
		}
		to := pose{box: at.box, lift: s.look.lift * at.box.W}
		if s.look.veil {
			to.veil = 1
		}
		if s.to == to && s.turn == card.None && (s.moving || s.now == to) {
			s.dress(&t.art, &t.pal)
			continue
		}
		if s.turn != card.None && s.now == to {
			s.from, s.to, s.start, s.length, s.moving = s.now, to, now, length, true
		}
		s.send(to, now, length)
		s.dress(&t.art, &t.pal)
		t.stage.until = max(t.stage.until, now+length)
	}
	t.sortSprites()
	if length == 0 {
		t.tick()
	}
}

// sortSprites puts the cards in the order in which they are drawn: those that
// travel above those that lie.
func (t *Table) sortSprites() {
	t.order = t.order[:0]
	for _, travels := range []bool{false, true} {
		t.travel = len(t.order)
		for i := range t.spots {
			s := &t.sprites[t.spots[i].id]
			if (s.travels || t.drag.on && t.drag.id == t.spots[i].id) == travels {
				t.order = append(t.order, t.spots[i].id)
			}
		}
	}
	t.compose()
}

// tick places the cards that move.
func (t *Table) tick() {
	if t.lay == nil {
		return
	}
	arrived := false
	for i := range t.sprites {
		s := &t.sprites[i]
		if !s.moving {
			continue
		}
		before := s.travels
		arrived = !s.at(t.stage.now) || before != s.travels || arrived
		share, turned := s.width(t.stage.now)
		if turned && s.turn != card.None {
			if s.shows != s.turn {
				s.shows = s.turn
				setImage(&s.face, t.art.card(s.shows, s.to.box.W))
			}
			if !s.moving {
				s.turn = card.None
			}
		}
		s.fade(&t.pal, .055*s.to.box.W)
		s.place(&t.lay.frame, share)
	}
	if arrived {
		t.sortSprites()
	}
}

// compose lists all objects in the order in which they are drawn.
func (t *Table) compose() {
	list := make([]fyne.CanvasObject, 0, 64+len(t.under)+len(t.above))
	list = append(list, &t.plain, &t.ground, &t.dirt)
	list = append(list, t.under...)
	list = append(t.listSprites(list, t.order[:t.travel]), t.above...)
	t.objects = t.listSprites(list, t.order[t.travel:])
	canvas.Refresh(&t.dirt)
}

// listSprites adds the cards of an order that are to be seen: behind a curtain,
// and under the result sheet, none is.
func (t *Table) listSprites(list []fyne.CanvasObject, order []uint8) []fyne.CanvasObject {
	for _, id := range order {
		if s := &t.sprites[id]; (!s.buried || s.moving) && t.curtain == "" && !t.sheetShown() {
			list = s.objects(list)
		}
	}
	return list
}

// Centre returns the middle of the table itself, without the panel, in units
// from the left.
func (t *Table) Centre() float32 {
	if t.lay == nil {
		return t.Size().Width / 2
	}
	return t.lay.cx
}
