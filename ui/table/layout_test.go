package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// windows are the sizes for which the layout must hold.
var windows = [][2]float32{
	{760, 560}, {800, 600}, {1024, 640}, {1024, 768}, {1180, 760}, {1280, 720}, {1366, 768}, {1440, 900}, {1600, 900},
	{1920, 1080}, {1920, 1200}, {2560, 1440}, {2560, 1080}, {3840, 2160}, {720, 800}, {720, 960}, {900, 1200}, {1080, 1920},
}

// positions returns views of a deal played by chance, as a seat sees them.
func positions(t *testing.T, v *game.Variant, seed uint64) []game.View {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 3))
	deck := card.Full()
	r.Shuffle(32, func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	d, err := game.New(game.Setup{Variant: v, Scoring: v.Scorings[0], Dealer: game.Seat(1 + seed%2), Deck: deck})
	if err != nil {
		t.Fatal(err)
	}
	d.Start()
	views := []game.View{d.View(1)}
	for d.Turn() != 0 {
		legal := d.Legal()
		if _, err := d.Apply(legal[r.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
		views = append(views, d.View(1))
	}
	return views
}

// The card widths that the design names.
func TestCardWidths(t *testing.T) {
	for _, c := range []struct {
		w, h float32
		want float32
	}{{800, 600, 76}, {1280, 720, 93}, {1366, 768, 99}, {1920, 1080, 142}, {720, 960, 106}} {
		l := newLayout(newFrame(c.w, c.h-BarHeight(c.w, c.h), 1), game.Variants[0], 1, 1)
		if l.w != c.want {
			t.Errorf("%v x %v: card width %v, want %v", c.w, c.h, l.w, c.want)
		}
	}
}

// At every size and in every state all cards lie within the table, whole
// pixels, and off the plates and the won tricks.
func TestCardsHaveRoom(t *testing.T) {
	for _, v := range game.Variants {
		for seed := range uint64(2) {
			for _, view := range positions(t, v, seed) {
				for _, size := range windows {
					l := newLayout(newFrame(size[0], size[1]-BarHeight(size[0], size[1]), 1), v, 1, 1)
					if fault := crowded(l, boardOf(&view)); fault != "" {
						t.Fatalf("%s at %v: %s", v.Name, size, fault)
					}
				}
			}
		}
	}
}

func crowded(l *layout, b *board) string {
	table := rect{0, 0, l.tw, l.H - l.strip}
	for i, s := range l.arrange(l, b) {
		if s.buried {
			continue
		}
		if !s.box.inside(table) {
			return fmt.Sprintf("card %d at %v is outside %v", i, s.box, table)
		}
		if s.box.X != l.r(s.box.X) || s.box.Y != l.r(s.box.Y) {
			return fmt.Sprintf("card %d at %v is not on whole pixels", i, s.box)
		}
		for seat := 1; seat <= l.variant.Seats; seat++ {
			if s.box.overlaps(l.plates[seat]) {
				return fmt.Sprintf("card %d (%v) at %v lies under the plate %v", i, s.at, s.box, l.plates[seat])
			}
		}
	}
	for a := 1; a <= l.variant.Seats; a++ {
		if !l.plates[a].inside(table) || !l.won[a].inside(table) || l.plates[a].W < 80 {
			return fmt.Sprintf("plate %v or won tricks %v outside or too small", l.plates[a], l.won[a])
		}
		for c := 1; c <= l.variant.Seats; c++ {
			if a != c && l.plates[a].overlaps(l.plates[c]) || l.plates[a].overlaps(l.won[c]) {
				return "plates and won tricks overlap"
			}
		}
	}
	return ""
}

// Of every card that can be played some part can be hit, its upper left
// corner with the index, and what is hit is the card on top there.
func TestHitBoxesAreVisibleParts(t *testing.T) {
	aboutLayout(t)
	for _, v := range game.Variants {
		for _, size := range [][2]float32{{800, 600}, {1920, 1080}} {
			r := newRig(t, setup{variant: v.Name, seed: 3, w: size[0], h: size[1]}).start()
			for range 40 {
				r.untilTurn(game.DecidePlay, len(r.deal.View(1).Trick), 0)
				if r.deal.Turn() == 0 {
					break
				}
				for _, a := range r.deal.Legal() {
					checkHit(t, r, a)
				}
				r.do(r.deal.Legal()[0])
			}
		}
	}
}

func checkHit(t *testing.T, r *rig, a game.Action) {
	t.Helper()
	for i := range r.table.spots {
		s := &r.table.spots[i]
		if s.c != a.Card || s.at.Zone == game.NoZone {
			continue
		}
		if got := r.table.spotAt(s.box.X+4, s.box.Y+6); got == nil || r.table.covering(got).c != a.Card {
			t.Fatalf("%s: the corner of %v at %v hits %+v", r.table.view.Variant.Name, a.Card, s.box, got)
		}
		return
	}
	t.Fatalf("%v does not lie on the table", a.Card)
}

// Everything painted besides the cards lies within the window, no two texts
// of a layer overlap, and no text is smaller than 12.
func TestTextsDoNotOverlap(t *testing.T) {
	aboutLayout(t)
	for _, v := range game.Variants {
		for _, lang := range []string{"de", "sv"} {
			r := newRig(t, setup{variant: v.Name, seed: 2, lang: lang}).start()
			for range 12 {
				for _, size := range windows {
					r.resize(size[0], size[1])
					if fault := cluttered(r.table); fault != "" {
						t.Fatalf("%s, %s at %v, %v: %s", v.Name, lang, size, r.deal.Decision(), fault)
					}
				}
				if r.deal.Turn() == 0 {
					break
				}
				n := 0
				r.until(func() bool { n++; return n > 5 })
			}
		}
	}
}

func cluttered(t *Table) string {
	all := rect{0, 0, t.lay.W, t.lay.H}
	for _, layer := range [][]fyne.CanvasObject{t.under, t.above} {
		var texts []*canvas.Text
		for _, o := range layer {
			if x, ok := o.(*canvas.Text); ok {
				texts = append(texts, x)
			}
			if box := boxOf(o); !box.inside(all.grown(.5)) {
				return fmt.Sprintf("%T %v is outside", o, box)
			}
		}
		if t.sheetShown() && &layer[0] == &t.under[0] {
			continue // under the sheet
		}
		for i, a := range texts {
			if a.TextSize < smallest-.01 {
				return fmt.Sprintf("%q is set in %v", a.Text, a.TextSize)
			}
			for _, b := range texts[i+1:] {
				if boxOf(a).squeezed().overlaps(boxOf(b).squeezed()) {
					return fmt.Sprintf("%q at %v and %q at %v overlap", a.Text, boxOf(a), b.Text, boxOf(b))
				}
			}
		}
	}
	return ""
}

// No button of a decision lies over a card.
func TestDecisionsCoverNoCard(t *testing.T) {
	aboutLayout(t)
	for _, v := range game.Variants {
		for seed := range uint64(6) {
			r := newRig(t, setup{variant: v.Name, seed: seed, dealer: game.Seat(1 + seed%2), options: game.Options{Null: seed > 2}}).start()
			for r.deal.Turn() != 0 && r.deal.Decision() != game.DecidePlay {
				if r.deal.Turn() == 1 {
					for _, size := range windows {
						r.resize(size[0], size[1])
						if fault := covered(r.table); fault != "" {
							t.Fatalf("%s at %v, %v: %s", v.Name, size, r.deal.Decision(), fault)
						}
					}
				}
				legal := r.deal.Legal()
				r.do(legal[r.rng.IntN(min(len(legal), 3))])
			}
		}
	}
}

func covered(t *Table) string {
	for _, o := range t.above {
		question, ok := o.(*canvas.Text)
		if !ok {
			continue
		}
		for i := range t.spots {
			if s := &t.spots[i]; !s.buried && s.box.overlaps(boxOf(o).squeezed()) && s.at.Zone == game.NoZone {
				return fmt.Sprintf("%q at %v lies over %v", question.Text, boxOf(o), s.box)
			}
		}
		for _, o := range t.under {
			if x, ok := o.(*canvas.Text); ok && boxOf(x).squeezed().overlaps(boxOf(question).squeezed()) {
				return fmt.Sprintf("%q at %v lies over %q at %v", question.Text, boxOf(question), x.Text, boxOf(x))
			}
		}
	}
	for _, z := range t.front {
		for i := range t.spots {
			if s := &t.spots[i]; !s.buried && s.box.overlaps(z.box.grown(-1)) {
				return fmt.Sprintf("%q at %v lies over %v", z.id, z.box, s.box)
			}
		}
		for _, o := range t.under {
			if x, ok := o.(*canvas.Text); ok && boxOf(x).squeezed().overlaps(z.box) {
				return fmt.Sprintf("%q at %v lies over %q at %v", z.id, z.box, x.Text, boxOf(x))
			}
		}
		if !z.box.inside(rect{0, 0, t.lay.tw, t.lay.H - t.lay.strip}) {
			return fmt.Sprintf("%q at %v is outside the table", z.id, z.box)
		}
		for _, o := range t.front {
			if o.key && z.key && o.id != z.id && o.box.overlaps(z.box) {
				return fmt.Sprintf("%q and %q overlap", o.id, z.id)
			}
		}
	}
	return ""
}

// In the panel no text lies under a button that is not its own.
func TestPanelTextsAndButtons(t *testing.T) {
	aboutLayout(t)
	for _, v := range game.Variants {
		r := newRig(t, setup{variant: v.Name, seed: 4}).start()
		for n := 0; r.deal.Turn() != 0 && n < 8; n++ {
			for _, size := range windows {
				r.resize(size[0], size[1])
				for _, z := range r.table.behind {
					if !z.key && z.id != "undo" && z.id != "hint" {
						continue
					}
					for _, o := range r.table.under {
						x, ok := o.(*canvas.Text)
						if ok && boxOf(x).squeezed().overlaps(z.box) && !boxOf(x).inside(z.box.grown(1)) {
							t.Fatalf("%s at %v: %q at %v lies under %q at %v", v.Name, size, x.Text, boxOf(x), z.id, z.box)
						}
					}
				}
			}
			k := 0
			r.until(func() bool { k++; return k > 1 })
		}
	}
}

// Of a Harlekin opponent's row the upper left corner of every card is seen.
func TestPairsShowIndices(t *testing.T) {
	for _, view := range positions(t, game.Variants[1], 3) {
		l := newLayout(newFrame(1366, 728, 1), game.Variants[1], 1, 1)
		spots := l.arrange(l, boardOf(&view))
		for i, s := range spots {
			corner := rect{s.box.X + 2, s.box.Y + .12*l.w, .2 * l.w, .4 * l.w}
			for _, o := range spots[i+1:] {
				if s.face.Real() && s.at.Zone == game.Back && !o.buried && o.at.Seat == s.at.Seat && o.box.overlaps(corner) {
					t.Fatalf("%v at %v lies under %v at %v", s.face, s.box, o.face, o.box)
				}
			}
		}
	}
}

// Cards chosen to be laid away stay off the plates.
func TestRaisedCardsKeepOffPlates(t *testing.T) {
	for _, variant := range []string{"skat", "admiralsskat"} {
		r := newRig(t, setup{variant: variant, seed: 6, dealer: 1}).start().untilBidder()
		r.do(game.Action{Seat: 1, Kind: game.Take})
		for _, size := range windows {
			r.resize(size[0], size[1])
			for i := range r.table.spots {
				s := &r.table.spots[i]
				up := s.box.moved(0, -discardLift*s.box.W)
				if s.at.Seat == 1 && s.at.Zone == game.Hand && up.overlaps(r.table.lay.plates[1]) {
					t.Fatalf("%s at %v: raised to %v a card covers the plate at %v", variant, size, up, r.table.lay.plates[1])
				}
			}
		}
	}
}

// The pack spread for the cut lies on the table and off the plates.
func TestSpreadPackKeepsOffPlates(t *testing.T) {
	aboutLayout(t)
	for _, v := range game.Variants {
		for _, size := range windows {
			r := newRig(t, setup{variant: v.Name, w: size[0], h: size[1]})
			r.table.ShowView(game.View{Seat: 1, Variant: v, Dealer: 2, InPack: 32}, Status{Cutting: true, CutBy: 1, Seal: r.status.Seal})
			for _, cut := range []int{0, leastCut, mostCut} {
				r.table.cut = cut
				r.table.refreshLooks()
				if fault := crowdedPack(r.table); fault != "" {
					t.Fatalf("%s at %v: %s", v.Name, size, fault)
				}
				if fault := cluttered(r.table); fault != "" {
					t.Fatalf("%s at %v: %s", v.Name, size, fault)
				}
			}
		}
	}
}

func crowdedPack(t *Table) string {
	for _, s := range t.spots {
		if s.box.W != t.lay.w || s.box.H != t.lay.h {
			return fmt.Sprintf("a card of the pack is %v", s.box)
		}
		for _, p := range t.lay.plates {
			if s.box.overlaps(p) {
				return fmt.Sprintf("a card at %v covers the plate at %v", s.box, p)
			}
		}
		for _, z := range t.behind {
			if (z.id == "cut" || z.id == "seal") && z.box.overlaps(s.box) {
				return fmt.Sprintf("a card at %v lies over %q at %v", s.box, z.id, z.box)
			}
		}
		for _, o := range t.under {
			if x, ok := o.(*canvas.Text); ok && boxOf(o).squeezed().overlaps(s.box) {
				return fmt.Sprintf("a card at %v covers %q", s.box, x.Text)
			}
		}
	}
	return ""
}

// What is asked stands in the middle of the cards, and signs and names of the
// contracts stand within their buttons, one off the other.
func TestDecisionsAreTidy(t *testing.T) {
	aboutLayout(t)
	for _, v := range game.Variants {
		r := newRig(t, setup{variant: v.Name, seed: 4, options: game.Options{Announcements: true, Null: true}}).start()
		if v.Bidding() {
			r.untilBidder()
			r.do(game.Action{Seat: 1, Kind: game.PlayHand})
		}
		for r.deal.Decision() != game.DecidePlay {
			for _, size := range windows {
				r.resize(size[0], size[1])
				fault := cluttered(r.table)
				if fault == "" {
					fault = untidy(r.table)
				}
				if fault != "" {
					t.Fatalf("%s at %v, %v: %s", v.Name, size, r.deal.Decision(), fault)
				}
			}
			r.do(r.deal.Legal()[0])
		}
	}
}

func untidy(t *Table) string {
	yes := t.view.Decision == game.DecideKontra || t.view.Decision == game.DecideRe
	around := rect{}
	for _, z := range t.buttons {
		if around.W == 0 {
			around = z.box
		}
		around = around.around(z.box)
		for _, o := range t.above {
			text, isText := o.(*canvas.Text)
			picture, isPicture := o.(*canvas.Image)
			box := boxOf(o)
			switch {
			case isPicture && box.overlaps(z.box) && !box.inside(z.box):
				return fmt.Sprintf("a sign at %v sticks out of %q at %v", box, z.id, z.box)
			case isText && box.squeezed().overlaps(z.box) && (text.Text[len(text.Text)-1] == 0xa6 || !box.squeezed().inside(z.box)):
				return fmt.Sprintf("%q does not fit %q at %v", text.Text, z.id, z.box)
			case isPicture && picture != nil:
				disc := box.grown(.15 * box.W)
				for _, p := range t.above {
					if x, ok := p.(*canvas.Text); ok && t.view.Decision == game.DecideDeclare && boxOf(x).squeezed().overlaps(disc) && box.W > 12 {
						return fmt.Sprintf("%q at %v lies over a sign at %v", x.Text, boxOf(x), box)
					}
				}
			}
		}
	}
	if yes && around.W > 0 && !t.view.Variant.PairsInHand && abs(around.midX()-t.lay.cx) > 2 {
		return fmt.Sprintf("the buttons are about %v, the cards about %v", around.midX(), t.lay.cx)
	}
	return ""
}

// Where a card wears an eye, the eye is explained.
func TestEyeIsExplained(t *testing.T) {
	for _, size := range [][2]float32{{800, 600}, {1366, 768}, {720, 960}, {1920, 1080}} {
		r := newRig(t, setup{variant: "harlekinskat", seed: 4, w: size[0], h: size[1]}).start().untilTurn(game.DecidePlay, 1, 5)
		if !slices.ContainsFunc(r.table.spots, func(s spot) bool { return s.known }) {
			t.Fatal("no card is known")
		}
		r.expect("Karte, die Friedrich kennt")
		for _, o := range r.table.above {
			x, ok := o.(*canvas.Text)
			for _, p := range r.table.under {
				if _, picture := p.(*canvas.Image); ok && picture && strings.HasPrefix(x.Text, "Karte") && boxOf(p).overlaps(boxOf(o)) {
					t.Errorf("at %v %q lies over a picture", size, x.Text)
				}
			}
		}
	}
}
