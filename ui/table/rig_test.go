package table

import (
	"context"
	"fmt"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"kutscherskat/assets/cards"
	"kutscherskat/assets/texts"
	"kutscherskat/game"
	"kutscherskat/game/card"
	"kutscherskat/themes"
	"kutscherskat/ui/faces"
	"kutscherskat/ui/motion"
)

// screens names the environment variable with the directory that pictures of
// the screens are written to; without it none are made.
const screens = "TABLE_SCREENS"

// rig is a table in a window without a display, with a real deal behind it.
type rig struct {
	t      testing.TB
	win    fyne.Window
	table  *Table
	deal   *game.Deal
	rng    *rand.Rand
	viewer game.Seat
	status Status
	cuts   []int
	nexts  int
	agains int
	hints  int
}

// setup says what a rig begins with.
type setup struct {
	variant string
	seed    uint64
	dealer  game.Seat
	w, h    float32 // of the window
	deck    cards.Deck
	lang    string
	speed   motion.Speed
	options game.Options
	scoring game.Scoring
	theme   *themes.Theme
}

// caches keeps painted decks between tests.
var caches = map[cards.Style]*faces.Cache{}

func cacheFor(s cards.Style) *faces.Cache {
	if caches[s] == nil {
		caches[s] = faces.NewCache(s, "oak")
	}
	return caches[s]
}

func newRig(t testing.TB, s setup) *rig {
	t.Helper()
	test.NewTempApp(t)
	v, err := game.FindVariant(s.variant)
	if err != nil {
		t.Fatal(err)
	}
	if s.w == 0 {
		s.w, s.h = 1366, 768
	}
	if s.dealer == 0 {
		s.dealer = 2
	}
	if s.lang == "" {
		s.lang = "de"
	}
	if s.deck == "" {
		s.deck = cards.Prussian
	}
	if s.scoring == "" {
		s.scoring = v.Scorings[0]
	}
	r := &rig{t: t, rng: rand.New(rand.NewPCG(s.seed, 1)), viewer: 1}
	deck := card.Full()
	r.rng.Shuffle(32, func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	r.deal, err = game.New(game.Setup{Variant: v, Scoring: s.scoring, Options: s.options, Dealer: s.dealer, Deck: deck})
	if err != nil {
		t.Fatal(err)
	}
	style := cards.Style{Deck: s.deck, Index: "de"}
	r.table = New(Options{
		Texts: texts.For(s.lang), Faces: cacheFor(style), Style: style, Speed: s.speed, Theme: s.theme,
		Names: [4]string{"", "Sie", "Friedrich", "Luise"}, Humans: [4]bool{1: true},
	})
	r.status = Status{
		Totals: [4]int{0, 84, 36, -24}, Number: 5, Deals: 12, CanUndo: true,
		Seal: "9f2c41a708de55aa9f2c41a708de55aa9f2c41a708de55aa9f2c41a708dee03b",
	}
	r.table.OnAction = r.act
	r.table.OnCut = func(n int) { r.cuts = append(r.cuts, n) }
	r.table.OnNext = func() { r.nexts++ }
	r.table.OnAgain = func() { r.agains++ }
	r.table.OnHint = func() { r.hints++ }
	r.win = test.NewTempWindow(t, r.table)
	r.win.SetPadded(false)
	r.resize(s.w, s.h)
	return r
}

func (r *rig) resize(w, h float32) {
	r.win.Resize(fyne.NewSize(w, h-BarHeight(w, h)))
}

// start deals up to the first decision.
func (r *rig) start() *rig {
	r.play(r.deal.Start())
	return r
}

func (r *rig) play(events []game.Event) {
	r.table.Play(game.EventsFor(r.viewer, events), r.deal.View(r.viewer), r.status, nil)
}

// act is the table's OnAction.
func (r *rig) act(a game.Action) error {
	events, err := r.deal.Apply(a)
	if err != nil {
		return err
	}
	r.play(events)
	return nil
}

// do does an action that the rules must allow.
func (r *rig) do(a game.Action) {
	r.t.Helper()
	if err := r.act(a); err != nil {
		r.t.Fatal(err)
	}
}

// until lets chance act until stop says so or the deal is over.
func (r *rig) until(stop func() bool) *rig {
	for r.deal.Turn() != 0 && !stop() {
		legal := r.deal.Legal()
		a := legal[r.rng.IntN(len(legal))]
		switch r.deal.Decision() {
		case game.DecideDeclare, game.DecideContract:
			a = legal[r.rng.IntN(min(len(legal), 4))]
		case game.DecideKontra, game.DecideSkat:
			a = legal[0]
		}
		r.do(a)
	}
	return r
}

// untilTurn stops when the viewer has to decide this, with so many cards in
// the trick and tricks taken.
func (r *rig) untilTurn(d game.Decision, trick, tricks int) *rig {
	return r.until(func() bool {
		v := r.deal.View(r.viewer)
		return v.Decision == d && v.Turn == r.viewer && (d != game.DecidePlay || len(v.Trick) == trick && len(v.Tricks) >= tricks)
	})
}

// untilBidder makes the viewer win the auction at 18.
func (r *rig) untilBidder() *rig {
	for r.deal.Decision() == game.DecideBid {
		legal := r.deal.Legal()
		a := legal[0]
		for _, l := range legal {
			pass := l.Kind == game.Pass
			if pass != (r.deal.Turn() == r.viewer) && (l.Kind != game.Bid || l.Value < 24) {
				a = l
				break
			}
		}
		r.do(a)
	}
	return r
}

// shot writes the screen as a picture.
func (r *rig) shot(name string) {
	dir := os.Getenv(screens)
	if dir == "" {
		return
	}
	r.t.Helper()
	if err := r.table.Settle(context.Background()); err != nil {
		r.t.Fatal(err)
	}
	r.write(name)
}

// write writes the screen as it is.
func (r *rig) write(name string) {
	f, err := os.Create(filepath.Join(os.Getenv(screens), name+".png"))
	if err != nil {
		r.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, r.win.Canvas().Capture()); err != nil {
		r.t.Fatal(err)
	}
}

// sizes are the windows that pictures are made of.
var sizes = [][2]float32{{800, 600}, {1366, 768}, {1920, 1080}, {2560, 1440}, {720, 960}}

func sizeName(s [2]float32) string { return fmt.Sprintf("%.0fx%.0f", s[0], s[1]) }

// aboutLayout leaves a test out where the race detector runs: it looks at many
// layouts one after another, and nothing runs beside it.
func aboutLayout(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("about the layout alone")
	}
}
