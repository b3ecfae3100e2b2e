package faces

import (
	"context"
	"errors"
	"image"
	"slices"
	"sync"

	"kutscherskat/assets/cards"
	"kutscherskat/game/card"
)

// kept is how many widths a Cache holds.
const kept = 2

// Cache holds the painted faces and the back of one pack, for the two widths
// asked for last. Painting runs in the background; until it is done a caller
// keeps what it has. A Cache may be used by any number of goroutines.
type Cache struct {
	style cards.Style
	back  string

	draw  sync.Once
	faces [33]*cards.Drawing // the back last

	mu   sync.Mutex
	sets []*set // the width asked for last comes last
}

// set is a pack painted at one width.
type set struct {
	width  int
	images [33]*image.RGBA
	done   chan struct{} // closed when images is complete or painting gave up
	ready  bool
	gone   bool // other widths took its place
	cancel context.CancelFunc
	calls  []func()
}

// NewCache returns an empty cache for the faces of a style and the back of
// that name. An unknown name gives the usual back.
func NewCache(style cards.Style, back string) *Cache { return &Cache{style: style, back: back} }

// drawings makes the drawings once.
func (c *Cache) drawings() *[33]*cards.Drawing {
	c.draw.Do(func() {
		for _, k := range card.Full() {
			c.faces[k] = cards.Face(k, c.style)
		}
		d, err := cards.Back(c.back)
		if err != nil {
			d, _ = cards.Back(cards.Backs()[0])
		}
		c.faces[32] = d
	})
	return &c.faces
}

// slot is the place of a card in a set: marks are shown by their back.
func slot(k card.Card) int {
	if k.Real() {
		return int(k)
	}
	return 32
}

// Get returns the picture of k at that width in pixels, the back for a mark,
// or nil if it has not been prepared or is not ready. Nobody may write on it.
func (c *Cache) Get(k card.Card, width int) *image.RGBA {
	c.mu.Lock()
	defer c.mu.Unlock()
	if s := c.find(width); s != nil && s.ready {
		return s.images[slot(k)]
	}
	return nil
}

// Back returns the back at that width, or nil if it is not ready.
func (c *Cache) Back(width int) *image.RGBA { return c.Get(card.Unknown, width) }

// find returns the set of that width, or nil. The caller holds the lock.
func (c *Cache) find(width int) *set {
	i := slices.IndexFunc(c.sets, func(s *set) bool { return s.width == width })
	if i < 0 {
		return nil
	}
	return c.sets[i]
}

// Prepare paints the pack at that width in the background and then calls
// done, if it is not nil, from some goroutine. If the width is ready already
// done is called at once, by the caller's own goroutine. It is not called if
// ctx ends first, nor if two other widths have been asked for meanwhile.
func (c *Cache) Prepare(ctx context.Context, width int, done func()) {
	if s := c.request(ctx, width, done); s == nil && done != nil {
		done()
	}
}

// request makes width the one asked for last and sees that it is being
// painted. It returns nil if the width is ready.
func (c *Cache) request(ctx context.Context, width int, done func()) *set {
	c.mu.Lock()
	defer c.mu.Unlock()
	s := c.find(width)
	if s != nil {
		c.sets = append(slices.DeleteFunc(c.sets, func(t *set) bool { return t == s }), s)
		if s.ready {
			return nil
		}
		if done != nil {
			s.calls = append(s.calls, done)
		}
		return s
	}
	s = &set{width: width, done: make(chan struct{})}
	if done != nil {
		s.calls = []func(){done}
	}
	ctx, s.cancel = context.WithCancel(ctx)
	for len(c.sets) >= kept {
		c.sets[0].gone = true
		c.sets[0].cancel()
		c.sets = slices.Delete(c.sets, 0, 1)
	}
	c.sets = append(c.sets, s)
	go c.paint(ctx, s)
	return s
}

// paint fills s, or gives it up and takes it out when ctx ends.
func (c *Cache) paint(ctx context.Context, s *set) {
	defer s.cancel()
	var p painter
	var images [33]*image.RGBA
	complete := true
	for i, d := range c.drawings() {
		if ctx.Err() != nil {
			complete = false
			break
		}
		images[i] = p.render(d, s.width)
	}
	c.mu.Lock()
	s.images, s.ready = images, complete
	calls := s.calls
	s.calls = nil
	if !complete {
		c.sets = slices.DeleteFunc(c.sets, func(t *set) bool { return t == s })
	}
	close(s.done)
	c.mu.Unlock()
	for _, f := range calls {
		if complete {
			f()
		}
	}
}

// ErrDisplaced says that two other widths were asked for during a Wait.
var ErrDisplaced = errors.New("card faces: other widths were asked for meanwhile")

// Wait paints the pack at that width, if need be, and returns when it is
// ready. The error is that of ctx, or ErrDisplaced.
func (c *Cache) Wait(ctx context.Context, width int) error {
	for {
		s := c.request(ctx, width, nil)
		if s == nil {
			return nil
		}
		select {
		case <-s.done:
		case <-ctx.Done():
			return ctx.Err()
		}
		c.mu.Lock()
		ready, gone := s.ready, s.gone
		c.mu.Unlock()
		switch {
		case ready:
			return nil
		case gone:
			return ErrDisplaced
		case ctx.Err() != nil:
			return ctx.Err()
		} // else whoever asked first gave up: ask again
	}
}
