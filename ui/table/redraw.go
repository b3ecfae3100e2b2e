package table

import (
	"context"
	"image"
	"time"

	"fyne.io/fyne/v2"

	"kutscherskat/ui/faces"
)

// redraw is the painting of pictures in the background: the cards and the
// ground, at the exact size.
type redraw struct {
	timer      *time.Timer // runs while the window is being dragged to another size
	asked      facesWanted
	laidGround groundWanted
}

// facesWanted is what the cache of the cards was asked for last.
type facesWanted struct {
	cache *faces.Cache
	width int
}

// groundWanted is the ground that was painted last, or is being painted.
type groundWanted struct {
	size  image.Point
	cloth faces.Cloth
}

// settleTime is how long after the last change of the size the pictures are
// painted anew; until then the old ones are stretched.
const settleTime = 150 * time.Millisecond

// useFaces takes the deck of the options. Where there are pictures already,
// they stay until those of the new deck are painted.
func (t *Table) useFaces() {
	if t.art.shown == 0 || t.windowless() {
		t.art.use(t.o.Faces, t.o.Style)
	}
}

// redrawSoon has cards and ground painted if they are not yet as they should
// be: after a while if the size is being changed.
func (t *Table) redrawSoon(resized bool) {
	switch {
	case t.windowless():
	case resized || t.timer != nil:
		if t.timer != nil {
			t.timer.Stop()
		}
		t.timer = time.AfterFunc(settleTime, func() { fyne.Do(t.settled) })
	default:
		t.redrawNow()
	}
}

// settled is called when the size has not changed for a while.
func (t *Table) settled() {
	t.timer = nil
	t.redrawNow()
}

func (t *Table) redrawNow() {
	if want := (facesWanted{t.o.Faces, t.art.main}); t.asked != want {
		t.asked = want
		t.o.Faces.Prepare(context.Background(), want.width, func() { fyne.Do(func() { t.painted(want) }) })
	}
	want := t.wantedGround()
	if t.laidGround == want {
		return
	}
	t.laidGround = want
	go func() {
		img := faces.Felt(want.size.X, want.size.Y, want.cloth)
		fyne.Do(func() {
			if t.laidGround == want {
				setImage(&t.ground, img)
			}
		})
	}()
}

func (t *Table) wantedGround() groundWanted {
	return groundWanted{image.Point{X: t.art.pixels(t.lay.W), Y: t.art.pixels(t.lay.H)}, t.pal.cloth}
}

// painted takes over cards that were painted in the background. A shuffle that
// could not be seen is shown now.
func (t *Table) painted(got facesWanted) {
	if got != t.asked {
		return
	}
	t.art.use(t.o.Faces, t.o.Style)
	t.repaintPictures()
	if t.unseen && t.status.Cutting && t.cut == 0 {
		t.stage.finish()
		t.shuffle()
	}
	t.unseen = false
}

// repaintPictures gives all cards their pictures anew.
func (t *Table) repaintPictures() {
	if t.lay == nil {
		return
	}
	t.art.ready()
	for i := range t.sprites {
		t.sprites[i].dress(&t.art, &t.pal)
		t.sprites[i].place(&t.lay.frame, 1)
	}
	t.paint()
}

// windowless reports whether the table is drawn without a window, on a canvas
// whose scale can be set. Then nothing is painted in the background, where
// Fyne would do it at the same time as everything else: see Settle.
func (t *Table) windowless() bool {
	_, ok := t.canvas().(interface{ SetScale(float32) })
	return ok
}

// Settle paints what is still missing, the pictures of the cards first, and
// returns when the table looks as it should: for pictures without a window.
func (t *Table) Settle(ctx context.Context) error {
	t.stage.finish()
	if t.lay == nil {
		return nil
	}
	if err := t.art.cache.Wait(ctx, t.art.main); err != nil {
		return err
	}
	t.laidGround = t.wantedGround()
	setImage(&t.ground, faces.Felt(t.laidGround.size.X, t.laidGround.size.Y, t.laidGround.cloth))
	t.repaintPictures()
	return nil
}
