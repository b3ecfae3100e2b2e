package table

import (
	"image"
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"kutscherskat/game/card"
	"kutscherskat/ui/motion"
)

// ring is the frame round a card that the keys or a hint point at.
type ring uint8

const (
	noRing ring = iota
	focusRing
	hintRing
)

// look is how a card is shown (table.md 6).
type look struct {
	lift  float32 // in card widths
	edge  bool    // gold
	veil  bool
	ring  ring
	level shadowLevel
}

// pose is where a card is, as far as it can be halfway.
type pose struct {
	box  rect
	lift float32 // in units
	veil float32 // 0 to 1
}

func between(a, b pose, t float32) pose {
	m := func(x, y float32) float32 { return x + (y-x)*t }
	return pose{
		box:  rect{m(a.box.X, b.box.X), m(a.box.Y, b.box.Y), m(a.box.W, b.box.W), m(a.box.H, b.box.H)},
		lift: m(a.lift, b.lift), veil: m(a.veil, b.veil),
	}
}

// sprite is one of the 32 cards as drawn. The objects stay the same as long as
// the table lives.
type sprite struct {
	shadow, face     canvas.Image
	edge, ring, veil canvas.Rectangle

	shows    card.Card // what is seen now
	look     look
	buried   bool
	now      pose
	from, to pose
	start    time.Duration // of the movement, on the stage's clock
	length   time.Duration
	turn     card.Card // card.None, or what is seen after the turn
	moving   bool
	travels  bool    // drawn above what lies
	margin   float32 // of the shadow
	bare     bool    // without a shadow
}

// send starts a movement to a pose.
func (s *sprite) send(to pose, start, length time.Duration) {
	if s.to == to && (s.moving || s.now == to) {
		return
	}
	s.from, s.to, s.start, s.length, s.moving = s.now, to, start, length, true
	s.travels = s.from.box != s.to.box
}

// landing is the share of its time after which a card is all but there, and
// is drawn in its place: under the row in front of it.
const landing = .6

// at moves the sprite to where it is at a moment and reports whether it still
// moves.
func (s *sprite) at(now time.Duration) bool {
	if !s.moving {
		return false
	}
	t := float32(1)
	if s.length > 0 && now < s.start+s.length {
		t = max(float32(now-s.start)/float32(s.length), 0)
	}
	s.now = between(s.from, s.to, motion.EaseOut(t))
	if t >= landing {
		s.travels = false
	}
	if t >= 1 {
		s.now, s.moving = s.to, false
	}
	return s.moving
}

// width is the share of the card's width that is seen while it turns.
func (s *sprite) width(now time.Duration) (share float32, turned bool) {
	if s.turn == card.None || !s.moving || s.length == 0 {
		return 1, s.turn != card.None
	}
	t := float64(now-s.start) / float64(s.length)
	return float32(max(math.Abs(math.Cos(math.Pi*t)), .02)), t >= .5
}

// place puts the sprite's objects where the card is. Whole pixels.
func (s *sprite) place(f *frame, share float32) {
	p := s.now
	w := f.r(p.box.W * share)
	r := f.box(p.box.X+(p.box.W-w)/2, p.box.Y-p.lift, w, p.box.H)
	place(&s.face, r)
	place(&s.veil, r)
	e := max(2.5, .03*p.box.W)
	place(&s.edge, r.grown(f.r(e)))
	place(&s.ring, r.grown(f.r(e)+2.5))
	place(&s.shadow, r.grown(s.margin))
}

// objects adds what is to be drawn of the sprite.
func (s *sprite) objects(list []fyne.CanvasObject) []fyne.CanvasObject {
	if s.face.Image == nil {
		return list // not painted yet
	}
	if !s.bare {
		list = append(list, &s.shadow)
	}
	if s.look.ring != noRing {
		list = append(list, &s.ring)
	}
	if s.look.edge {
		list = append(list, &s.edge)
	}
	list = append(list, &s.face)
	if s.now.veil > 0 || s.to.veil > 0 {
		list = append(list, &s.veil)
	}
	return list
}

// dress gives the sprite its colours, pictures and shadow.
func (s *sprite) dress(a *art, p *palette) {
	width := s.to.box.W
	setImage(&s.face, a.card(s.shows, width))
	sh := a.shadow(s.look.level, width)
	if s.bare = sh.img == nil; !s.bare {
		setImage(&s.shadow, sh.img)
	}
	s.margin = sh.margin
	radius := .055 * width
	e := max(2.5, .03*width)
	setRect(&s.edge, p.own, radius+e, nil, 0)
	ringColor := p.text
	if s.look.ring == hintRing {
		ringColor = p.other
	}
	setRect(&s.ring, color.Transparent, radius+e+2.5, ringColor, 2)
	s.fade(p, radius)
}

// fade sets the veil's density.
func (s *sprite) fade(p *palette, radius float32) {
	setRect(&s.veil, alpha(p.veil, s.now.veil*float32(p.veil.A)/255), radius, nil, 0)
}

func setImage(o *canvas.Image, img image.Image) {
	o.ScaleMode = canvas.ImageScaleFastest
	if o.Image != img {
		o.Image = img
		canvas.Refresh(o)
	}
}

func setRect(o *canvas.Rectangle, fill color.Color, radius float32, stroke color.Color, width float32) {
	if stroke == nil {
		stroke = color.Transparent
	}
	if o.FillColor != fill || o.CornerRadius != radius || o.StrokeColor != stroke || o.StrokeWidth != width {
		o.FillColor, o.CornerRadius, o.StrokeColor, o.StrokeWidth = fill, radius, stroke, width
		canvas.Refresh(o)
	}
}
