package table

import (
	"image"
	"math"

	"golang.org/x/image/draw"

	"kutscherskat/assets/cards"
	"kutscherskat/game/card"
	"kutscherskat/ui/faces"
)

// art gives pictures at exact device pixels: of the cards from the cache, of
// small cards, signs and shadows from its own store.
type art struct {
	cache *faces.Cache
	style cards.Style
	px    float32 // device pixels a unit
	main  int     // width of the cards, in pixels
	shown int     // the width that is ready, 0 for none

	small   map[smallKey]*image.RGBA
	shadows map[shadowKey]shadow
}

type smallKey struct {
	kind  byte // 'c' card, 's' suit sign, 'i' icon
	name  string
	c     card.Card
	px    int
	color uint32
}

// shadow is the picture of a shadow and how far it reaches beyond the card.
type shadow struct {
	img    *image.RGBA
	margin float32
}

type shadowKey struct {
	level shadowLevel
	px    int
}

// shadowLevel is how high a card lies above the felt.
type shadowLevel uint8

const (
	lying shadowLevel = iota
	played
	raised
	hovered
	shadowless
)

// shadowLooks is the fall, blur and density of each level at a card width of
// 100 pixels (table.md 6).
var shadowLooks = [...]struct{ down, blur, alpha float32 }{
	lying: {2, 3, .34}, played: {3, 4, .34}, raised: {3, 4, .42}, hovered: {6, 6, .42},
}

// use sets the source of the pictures and forgets those of another one.
func (a *art) use(c *faces.Cache, style cards.Style) {
	if a.cache != c || a.style != style {
		a.shown = 0
		a.small = nil
	}
	a.cache, a.style = c, style
}

// pixels returns a length in device pixels.
func (a *art) pixels(v float32) int { return max(1, int(math.Round(float64(v*a.px)))) }

// want sets the width of the cards and the scale.
func (a *art) want(w float32, px float32) {
	if px != a.px {
		a.small, a.shadows = nil, nil
	}
	a.px = px
	a.main = a.pixels(w)
}

// ready makes the wanted width the one shown if the cards are painted at it.
func (a *art) ready() {
	if a.cache == nil || a.cache.Get(card.Unknown, a.main) == nil || a.shown == a.main {
		return
	}
	a.shown = a.main
	a.small = nil // small backs are scaled from the shown ones
}

// card returns the picture of c, or of the back, at a width; nil if nothing
// is painted yet.
func (a *art) card(c card.Card, width float32) image.Image {
	if a.cache == nil || a.shown == 0 {
		return nil
	}
	px := a.pixels(width)
	if px == a.main {
		px = a.shown
	}
	if img := a.cache.Get(c, px); img != nil {
		return img
	}
	key := smallKey{kind: 'c', c: c, px: px}
	return a.stored(key, func() *image.RGBA {
		if c.Real() {
			return faces.Render(cards.Face(c, a.style), px)
		}
		back := a.cache.Get(card.Unknown, a.shown)
		if back == nil {
			return nil
		}
		img := image.NewRGBA(image.Rect(0, 0, px, faces.Height(px)))
		draw.CatmullRom.Scale(img, img.Bounds(), back, back.Bounds(), draw.Src, nil)
		return img
	})
}

// sign returns a suit sign in the deck in use, as wide as that.
func (a *art) sign(s card.Suit, width float32) image.Image {
	px := a.pixels(width)
	return a.stored(smallKey{kind: 's', c: card.Card(s), px: px}, func() *image.RGBA {
		return faces.Render(cards.Sign(s, a.style.Deck), px)
	})
}

// stored returns a picture from the store, made at the first call.
func (a *art) stored(key smallKey, paint func() *image.RGBA) image.Image {
	img, ok := a.small[key]
	if !ok {
		if img = paint(); img == nil {
			return nil
		}
		if a.small == nil {
			a.small = make(map[smallKey]*image.RGBA)
		}
		a.small[key] = img
	}
	return img
}

// shadow returns the shadow of a card of that width.
func (a *art) shadow(level shadowLevel, width float32) shadow {
	if level == shadowless {
		return shadow{}
	}
	key := shadowKey{level, a.pixels(width)}
	s, ok := a.shadows[key]
	if !ok {
		k := shadowLooks[level]
		one := float32(key.px) / 100
		m := faces.ShadowMargin(k.blur*one, k.down*one)
		s = shadow{faces.Shadow(key.px, k.blur*one, k.down*one, k.alpha), float32(m) / a.px}
		if a.shadows == nil {
			a.shadows = make(map[shadowKey]shadow)
		}
		a.shadows[key] = s
	}
	return s
}
