package table

import (
	"time"

	"fyne.io/fyne/v2"

	"kutscherskat/game"
)

// overlay is what lies over the table for a while.
type overlay struct {
	said        string // a short message, "" none
	sayTimer    *time.Timer
	shout       string // what a player said, beside his plate
	shouter     game.Seat
	hint        game.Action
	hintWhy     string
	buttons     []zone // the buttons of the decision
	yields      []yielder
	footTop     float32 // upper edge of the panel's buttons
	dark        bool    // the hint's ring is away: it pulses
	curtain     string  // whose cards are to be shown, "" no curtain
	onReady     func()
	lastOpen    bool // the last trick is shown
	sheetClosed bool
	sheetFaint  float32 // how far the sheet has still to come up, 0 to 1
}

// sayTime is how long a message stays.
const sayTime = 2800 * time.Millisecond

// Say shows a short message, such as why a card may not be played.
func (t *Table) Say(text string) {
	if t.sayTimer != nil {
		t.sayTimer.Stop()
		t.sayTimer = nil
	}
	t.said = text
	t.paint()
	if text == "" || t.windowless() {
		return
	}
	t.sayTimer = time.AfterFunc(sayTime, func() {
		fyne.Do(func() {
			if t.said == text {
				t.said = ""
				t.paint()
			}
		})
	})
}

// shouts holds what is shown beside a plate when its player says it.
var shouts = map[game.ActionKind]string{game.Kontra: "Kontra", game.Re: "Re"}

// announce shows what another player said.
func (t *Table) announce(events []game.Event) {
	a := events[0].Action
	if id := shouts[a.Kind]; id != "" && a.Seat != t.view.Seat {
		t.shout, t.shouter = t.o.Texts.T(id)+"!", a.Seat
	} else if a.Kind == game.Play {
		t.shout = ""
	}
	if a.Kind == game.Concede && a.Seat != t.view.Seat {
		t.Say(t.o.Texts.T("HasConceded", "Name", t.name(a.Seat)))
	}
}

// paintShout shows what was said, below the plate or above the lowest one.
func (t *Table) paintShout() {
	l := t.lay
	if t.shout == "" || t.shouter == 0 || int(t.shouter) > l.variant.Seats || t.sheetShown() {
		return
	}
	i := t.ink(16, 14, true, t.pal.ownText)
	plate := l.plates[t.shouter]
	w := min(i.width(t.shout)+24*l.k, plate.W)
	r := l.box(plate.X, plate.bottom()+6, w, 30*l.k)
	if t.shouter == l.bottom {
		r.Y = l.r(plate.Y - 6 - r.H)
	}
	t.brush.box(r, t.sideColor(t.shouter), r.H/2, nil, 0)
	t.brush.textIn(t.shout, i, r.midX(), r.midY(), atMid, r.W-12)
}

// Hint marks the card or button of an action and says why it is good.
func (t *Table) Hint(a game.Action, why string) {
	t.hint, t.hintWhy = a, why
	t.said, t.dark = "", false
	if step := t.o.Speed.Of(pulseTime); step > 0 && a.Kind != game.NoAction {
		for i := range 4 {
			t.stage.later(t.stage.now+time.Duration(i+1)*step, func() {
				t.dark = i%2 == 0
				t.retarget(0, false)
				t.paint()
			})
		}
	}
	t.refreshLooks()
}

// pulseTime is how long the ring of a hint is there, or away, while it pulses.
const pulseTime = 170 * time.Millisecond

// Curtain hides all cards and asks for the player called name; onReady is
// called when he says that he is there. An empty name takes the curtain away.
func (t *Table) Curtain(name string, onReady func()) {
	t.curtain, t.onReady = name, onReady
	if name != "" {
		t.stage.finish()
	}
	t.focus, t.hot, t.said = "", "", ""
	t.paint()
}

// ready is the click on the curtain's button.
func (t *Table) ready() {
	f := t.onReady
	t.curtain, t.onReady = "", nil
	if f != nil {
		f()
	}
	t.paint()
}

// message is the sentence shown over the table: what was just said, or the
// hint.
func (t *Table) message() string {
	if t.said != "" {
		return t.said
	}
	return t.hintWhy
}

// paintCurtain paints the curtain, which stands for everything else.
func (t *Table) paintCurtain() {
	l, x := t.lay, t.o.Texts
	all := rect{0, 0, l.W, l.H}
	t.brush.fill(all, t.pal.panel)
	t.brush.zone("curtain", all, nil, false)
	mid := l.r(l.W / 2)
	y := l.r(l.H/2 - 70)
	t.brush.textIn(x.T("CurtainPass", "Name", t.curtain), t.ink(26, 22, true, t.pal.text), mid, y, atMid, l.W-40)
	t.brush.textIn(x.T("CurtainNote", "Name", t.curtain), t.ink(15, 13, false, t.pal.second), mid, y+40, atMid, l.W-40)
	label := x.T("CurtainReady", "Name", t.curtain)
	i := t.ink(17, 15, true, t.pal.ink)
	w := min(i.width(label)+56, l.W-40)
	t.button(button{id: "ready", label: label, main: true}, l.box(mid-w/2, y+80, w, 52*l.k), t.ready)
}
