package faces

import (
	"context"
	"errors"
	"sync"
	"testing"

	"kutscherskat/assets/cards"
	"kutscherskat/game/card"
)

func TestCacheWait(t *testing.T) {
	t.Parallel()
	c := NewCache(cards.Style{Deck: cards.Prussian}, "coach")
	if c.Get(card.Of(card.Clubs, card.Jack), 20) != nil {
		t.Fatal("an empty cache has a picture")
	}
	if err := c.Wait(t.Context(), 20); err != nil {
		t.Fatal(err)
	}
	for _, k := range append(card.Full(), card.Unknown, card.None) {
		img := c.Get(k, 20)
		if img == nil || img.Rect.Dx() != 20 || img.Rect.Dy() != Height(20) {
			t.Fatalf("%v: no picture of the right size", k)
		}
	}
	if c.Back(20) != c.Get(card.Unknown, 20) {
		t.Error("an unknown card does not show its back")
	}
}

func TestCacheKeepsTwoWidths(t *testing.T) {
	t.Parallel()
	c := NewCache(cards.Style{}, "oak")
	for _, w := range []int{10, 11, 10, 12} {
		if err := c.Wait(t.Context(), w); err != nil {
			t.Fatal(err)
		}
	}
	for w, want := range map[int]bool{10: true, 11: false, 12: true} {
		if got := c.Back(w) != nil; got != want {
			t.Errorf("width %d kept: %v, want %v", w, got, want)
		}
	}
}

func TestCachePrepareCallsDone(t *testing.T) {
	t.Parallel()
	c := NewCache(cards.Style{}, "no such back")
	for range 2 { // the second time it is ready already
		called := make(chan bool)
		go c.Prepare(t.Context(), 12, func() { called <- c.Back(12) != nil })
		if !<-called {
			t.Error("done was called before the pictures were ready")
		}
	}
}

func TestCacheCancelled(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	c := NewCache(cards.Style{}, "coach")
	if err := c.Wait(ctx, 30); !errors.Is(err, context.Canceled) {
		t.Errorf("Wait after the end of its context: %v", err)
	}
	if err := c.Wait(t.Context(), 31); err != nil {
		t.Errorf("the cache is of no use after a cancelled wait: %v", err)
	}
}

// TestCacheConcurrent lets many goroutines ask for many widths at once; it is
// meant for the race detector.
func TestCacheConcurrent(t *testing.T) {
	t.Parallel()
	c := NewCache(cards.Style{Deck: cards.Tournament, Index: "sv"}, "wine")
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := range 6 {
				w := 8 + (i+j)%4
				c.Prepare(t.Context(), w, func() {})
				if img := c.Get(card.Card(i+j), w); img != nil && img.Rect.Dx() != w {
					t.Errorf("picture of width %d for %d", img.Rect.Dx(), w)
				}
				if err := c.Wait(t.Context(), w); err != nil && !errors.Is(err, ErrDisplaced) {
					t.Error(err)
				}
			}
		}()
	}
	wg.Wait()
}
