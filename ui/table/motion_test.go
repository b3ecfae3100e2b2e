package table

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"kutscherskat/game"
	"kutscherskat/game/card"
	"kutscherskat/ui/motion"
)

// clock stands in for Fyne's animations, so that a test can look at what is
// between.
type clock struct{ running *fyne.Animation }

func (r *rig) clock() *clock {
	c := &clock{}
	r.table.stage.start = func(a *fyne.Animation) { c.running = a }
	return c
}

// to moves the running animation to a share of its time.
func (c *clock) to(share float32) { c.running.Tick(share) }

// left is how long the table still moves.
func (r *rig) left() time.Duration { return r.table.stage.until - r.table.stage.now }

// spotFor returns the sprite of a card that is seen.
func (r *rig) sprite(c card.Card) *sprite {
	r.t.Helper()
	for i := range r.table.sprites {
		if s := &r.table.sprites[i]; s.shows == c && !s.buried {
			return s
		}
	}
	r.t.Fatalf("%v is not to be seen", c)
	return nil
}

// All that a player sees move in a whole deal, shuffle and cut included, takes
// at most 18 s at normal and 9 s at fast, and nothing when off.
func TestWaits(t *testing.T) {
	limits := map[motion.Speed]time.Duration{motion.Off: 0, motion.Fast: 9 * time.Second, motion.Normal: 18 * time.Second}
	for speed, limit := range limits {
		r := newRig(t, setup{variant: "offiziersskat", seed: 3, speed: speed})
		c := r.clock()
		sum := time.Duration(0)
		count := func() {
			sum += r.table.stage.plan - r.table.stage.now
			if c.running != nil && r.table.stage.running != nil {
				c.to(1)
			}
			if r.table.Busy() {
				t.Fatal("still busy at the end of the animation")
			}
		}
		r.start()
		count()
		for r.deal.Turn() != 0 {
			n := 0
			r.until(func() bool { n++; return n > 1 })
			count()
		}
		if sum > limit || speed != motion.Off && sum < limit/2 {
			t.Errorf("%v: %v of movement in a deal, allowed %v", speed, sum, limit)
		}
	}
}

// A card travels from its pile to the trick, above all others, and is halfway
// at some time.
func TestCardTravels(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 5, speed: motion.Normal}).start().untilTurn(game.DecidePlay, 0, 1)
	c := r.clock()
	s := r.sprite(r.deal.Legal()[0].Card)
	from := s.now.box
	r.do(r.deal.Legal()[0])
	if !r.table.Busy() || r.left() < motion.PlayTime {
		t.Fatalf("nothing moves: %v left", r.left())
	}
	c.to(.3)
	if s.now.box == from || s.now.box == r.table.lay.trick[0] {
		t.Errorf("at 30%% the card is at %v", s.now.box)
	}
	if top := r.table.order[len(r.table.order)-1]; &r.table.sprites[top] != s {
		t.Error("another card is drawn above the one that travels")
	}
	c.to(1)
	if s.now.box != r.table.lay.trick[0] {
		t.Errorf("the card ends at %v, want %v", s.now.box, r.table.lay.trick[0])
	}
	if r.table.stage.running != nil {
		t.Error("the clock still runs when nothing moves")
	}
}

// After a trick uncovered cards turn over at the same time on both sides,
// narrow in the middle, while the trick goes to its winner.
func TestFlip(t *testing.T) {
	for seed := range uint64(10) {
		r := newRig(t, setup{variant: "offiziersskat", seed: seed, speed: motion.Normal}).start().untilTurn(game.DecidePlay, 1, 0)
		c := r.clock()
		v := r.deal.View(1)
		r.do(r.deal.Legal()[0])
		turned := turnedUp(&v, r)
		if len(turned) < 2 {
			continue
		}
		total := r.table.stage.until
		if want := motion.PlayTime + motion.LieTime + motion.TakeTime; r.table.stage.plan != want {
			t.Errorf("answer and trick take %v, want %v", r.table.stage.plan, want)
		}
		share := float32(motion.PlayTime+motion.LieTime+motion.FlipTime/2-2*time.Millisecond) / float32(total)
		c.to(share)
		narrow := 0
		for i := range r.table.sprites {
			if s := &r.table.sprites[i]; s.turn != card.None && s.face.Size().Width < .2*r.table.lay.w {
				narrow++
			}
		}
		if narrow != len(turned) {
			t.Errorf("%d cards turn in the middle of the flip, want %d", narrow, len(turned))
		}
		c.to(1)
		for _, k := range turned {
			if w := r.sprite(k).face.Size().Width; w != r.table.lay.w {
				t.Errorf("%v is %v wide after the flip", k, w)
			}
		}
		return
	}
	t.Fatal("no seed turned two cards")
}

// turnedUp lists the cards that lie open now and did not in v.
func turnedUp(v *game.View, r *rig) []card.Card {
	now := r.deal.View(1)
	var list []card.Card
	for s := 1; s <= 2; s++ {
		for i, p := range now.Sides[s].Piles {
			if p.Top.Real() && p.Top != v.Sides[s].Piles[i].Top {
				list = append(list, p.Top)
			}
		}
	}
	return list
}

// A click or Space ends all movement at once; the state is then the last one.
func TestFinishAtOnce(t *testing.T) {
	for name, end := range map[string]func(*rig){
		"click": func(r *rig) { test.TapCanvas(r.win.Canvas(), fyne.NewPos(5, r.table.lay.H/2)) },
		"space": func(r *rig) { r.table.TypedKey(key(fyne.KeySpace)) },
		"call":  func(r *rig) { r.table.Finish() },
	} {
		r := newRig(t, setup{variant: "offiziersskat", seed: 5, speed: motion.Slow})
		r.clock()
		r.start()
		if !r.table.Busy() {
			t.Fatal("the deal does not move")
		}
		end(r)
		v := r.deal.View(1)
		if r.table.Busy() || !r.table.board.shows(&v) || r.table.stage.running != nil {
			t.Errorf("%s does not end the movement", name)
		}
	}
}

// The player's own card is taken while the trick before still lies; nothing
// waits for a movement that is decided.
func TestInputDoesNotWait(t *testing.T) {
	for seed := range uint64(20) {
		r := newRig(t, setup{variant: "offiziersskat", seed: seed, speed: motion.Normal}).start()
		r.table.Finish()
		r.until(func() bool {
			return r.deal.Decision() == game.DecidePlay && r.deal.Turn() == 1 && len(r.deal.View(1).Trick) == 1
		})
		r.table.Finish()
		r.clock()
		r.do(r.deal.Legal()[0])
		if r.deal.Turn() != 1 {
			continue
		}
		if !r.table.Busy() {
			t.Fatal("the trick is not moving")
		}
		before := len(r.deal.Said())
		test.TapCanvas(r.win.Canvas(), r.at(r.deal.Legal()[0].Card))
		if len(r.deal.Said()) != before+1 {
			t.Error("the click during the movement played nothing")
		}
		return
	}
	t.Fatal("no seed let the viewer win a trick")
}

// done is called once, when the last movement is over; with the speed off
// before Play returns.
func TestDone(t *testing.T) {
	for _, speed := range []motion.Speed{motion.Off, motion.Normal} {
		r := newRig(t, setup{variant: "harlekinskat", seed: 5, speed: speed})
		c := r.clock()
		calls := 0
		r.table.Play(game.EventsFor(1, r.deal.Start()), r.deal.View(1), r.status, func() { calls++ })
		if speed == motion.Off {
			if calls != 1 {
				t.Errorf("off: done called %d times", calls)
			}
			continue
		}
		c.to(.9)
		if calls != 0 {
			t.Error("done too early")
		}
		c.to(1)
		if calls != 1 {
			t.Errorf("done called %d times", calls)
		}
	}
}

// Events of several actions, given one after another without waiting, end in
// the last state, with every card where the view has it.
func TestQueue(t *testing.T) {
	for _, v := range game.Variants {
		r := newRig(t, setup{variant: v.Name, seed: 9, speed: motion.Fast})
		c := r.clock()
		r.start()
		r.until(func() bool { return false })
		c.to(1)
		view := r.deal.View(1)
		if !r.table.board.shows(&view) || r.table.pending != 0 {
			t.Errorf("%s: the board is not what the view says", v.Name)
		}
	}
}

// The events alone lead to the boards that the views describe, in every
// variant and for every viewer.
func TestBoardFollowsEvents(t *testing.T) {
	for _, v := range game.Variants {
		for seed := range uint64(6) {
			r := newRig(t, setup{variant: v.Name, seed: seed, options: game.Options{Announcements: true}})
			for viewer := game.Seat(0); int(viewer) <= v.Seats; viewer++ {
				follow(t, r, v, seed, viewer)
			}
		}
	}
}

func follow(t *testing.T, r *rig, v *game.Variant, seed uint64, viewer game.Seat) {
	t.Helper()
	d, err := game.New(r.deal.Setup())
	if err != nil {
		t.Fatal(err)
	}
	b := fullPack(v)
	rng := r.rng
	events := d.Start()
	for {
		view := d.View(viewer)
		for _, e := range game.EventsFor(viewer, events) {
			b.apply(e, &view)
		}
		if !b.shows(&view) {
			t.Fatalf("%s, seed %d, viewer %d: wrong after %v", v.Name, seed, viewer, d.Said()[len(d.Said())-1])
		}
		if d.Turn() == 0 {
			return
		}
		legal := d.Legal()
		if events, err = d.Apply(legal[rng.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
}

// Nothing runs while nothing moves: no animation, no timer for pictures.
func TestIdle(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 5, speed: motion.Normal})
	c := r.clock()
	r.start()
	c.to(1)
	if r.table.stage.running != nil || len(r.table.stage.cues) != 0 || r.table.timer != nil {
		t.Error("something still runs at rest")
	}
	// Hovering over what cannot be played starts nothing.
	c.running = nil
	test.MoveMouse(r.win.Canvas(), fyne.NewPos(3, 300))
	test.MoveMouse(r.win.Canvas(), fyne.NewPos(4, 300))
	if c.running != nil {
		t.Error("moving the mouse over the felt starts an animation")
	}
}

// A deal that nobody cuts by hand begins with the shuffle and the cut, wherever
// it comes from: a full pack, or the deal before.
func TestOpening(t *testing.T) {
	opening := motion.ShuffleTime + motion.CutTime
	r := newRig(t, setup{variant: "offiziersskat", seed: 5, speed: motion.Normal})
	c := r.clock()
	r.table.ShowView(game.View{Seat: 1, Variant: game.Variants[0], Scoring: game.Jacks, Dealer: 2, InPack: 32}, r.status)
	events := r.deal.Start()
	for range 2 {
		r.play(events)
		if got := r.table.stage.plan - motion.Total(motion.Plan(events, motion.Normal)); got != opening {
			t.Errorf("%v before the first packet, want %v", got, opening)
		}
		c.to(1)
	}
	// After a cut by hand there is the cut alone.
	s := r.status
	s.Cutting, s.CutBy = true, 1
	r.table.ShowView(game.View{Seat: 1, Variant: game.Variants[0], Scoring: game.Jacks, Dealer: 2, InPack: 32}, s)
	r.table.Finish()
	r.play(events)
	if got := r.table.stage.plan - motion.Total(motion.Plan(events, motion.Normal)); got != motion.CutTime {
		t.Errorf("%v before the first packet, want %v", got, motion.CutTime)
	}
}

// BenchmarkFrame is one tick of an animation in which all 32 cards move.
func BenchmarkFrame(b *testing.B) {
	r := newRig(b, setup{variant: "offiziersskat", seed: 3, speed: motion.Normal})
	c := r.clock()
	r.start()
	c.to(1)
	if err := r.table.Settle(b.Context()); err != nil {
		b.Fatal(err)
	}
	t := r.table
	for i := range t.sprites {
		s := &t.sprites[i]
		s.buried = false
		to := s.now
		to.box.X, to.box.Y = to.box.X+200, to.box.Y+100
		s.send(to, t.stage.now, time.Hour)
	}
	b.ResetTimer()
	for i := range b.N {
		t.stage.now = time.Duration(i%1000) * time.Second
		t.tick()
	}
}
