package table

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
)

// stage runs movements on one clock. The clock stands still, and costs
// nothing, while nothing moves.
type stage struct {
	now   time.Duration
	until time.Duration // when everything is over
	plan  time.Duration // when the last planned movement is over
	cues  []cue         // in the order of their times
	tick  func()        // places what moves

	running *fyne.Animation
	inTick  bool
	start   func(*fyne.Animation) // for tests of what is between; nil for Start
}

// cue is something that happens at a moment.
type cue struct {
	at time.Duration
	do func()
}

// later lets something happen at a moment, after what is due at the same one.
func (s *stage) later(at time.Duration, do func()) {
	i := len(s.cues)
	for i > 0 && s.cues[i-1].at > at {
		i--
	}
	s.cues = slices.Insert(s.cues, i, cue{at, do})
	s.until = max(s.until, at)
}

// run lets the clock run until everything is over. It does everything that is
// due now before it returns.
func (s *stage) run() {
	if s.inTick {
		return // the tick in progress goes on to it
	}
	s.stop()
	s.advance(s.now)
	if s.until <= s.now {
		s.rest()
		return
	}
	from, length := s.now, s.until-s.now
	a := &fyne.Animation{Duration: length, Curve: fyne.AnimationLinear}
	a.Tick = func(t float32) {
		if s.running != a {
			return
		}
		end := from + length
		now := from + time.Duration(float64(length)*float64(t))
		if t >= 1 {
			now = end
		}
		until := s.until
		s.advance(now)
		switch {
		case s.running != a:
		case s.until > until || now >= end && s.until > now:
			s.run() // something was added
		case now >= end:
			s.rest()
		}
	}
	s.running = a
	if s.start != nil {
		s.start(a)
		return
	}
	a.Start()
}

// advance sets the clock and does what is due, including what that adds.
func (s *stage) advance(now time.Duration) {
	s.inTick = true
	for len(s.cues) > 0 && s.cues[0].at <= now {
		c := s.cues[0]
		s.cues = slices.Delete(s.cues, 0, 1)
		s.now = max(s.now, c.at)
		c.do()
	}
	s.now = max(s.now, now)
	s.inTick = false
	s.tick()
}

// finish does everything that is left at once.
func (s *stage) finish() {
	if s.inTick {
		return
	}
	s.stop()
	for s.until > s.now || len(s.cues) > 0 {
		s.advance(s.until)
	}
	s.rest()
}

func (s *stage) stop() {
	if a := s.running; a != nil {
		s.running = nil
		a.Stop()
	}
}

// rest stops the clock and sets it to nought.
func (s *stage) rest() {
	s.stop()
	s.now, s.until, s.plan = 0, 0, 0
}
