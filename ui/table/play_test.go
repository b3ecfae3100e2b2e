package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"kutscherskat/assets/cards"
	"kutscherskat/assets/texts"
	"kutscherskat/game"
	"kutscherskat/game/card"
)

// words returns all texts on the screen.
func (r *rig) words() string {
	var b strings.Builder
	for _, o := range r.table.objects {
		if x, ok := o.(*canvas.Text); ok {
			b.WriteString(x.Text + "\n")
		}
	}
	return b.String()
}

func (r *rig) expect(text string) {
	r.t.Helper()
	if !strings.Contains(r.words(), text) {
		r.t.Fatalf("the screen does not say %q:\n%s", text, r.words())
	}
}

// tapID clicks the middle of the button with an id.
func (r *rig) tapID(id string) {
	r.t.Helper()
	for _, zones := range [][]zone{r.table.front, r.table.behind} {
		for _, z := range zones {
			if z.id == id {
				test.TapCanvas(r.win.Canvas(), fyne.NewPos(z.box.midX(), z.box.midY()))
				return
			}
		}
	}
	r.t.Fatalf("there is no %q", id)
}

// at returns where a card of the viewer shows its index.
func (r *rig) at(c card.Card) fyne.Position {
	r.t.Helper()
	for i := range r.table.spots {
		if s := &r.table.spots[i]; s.c == c && s.at.Zone != game.NoZone {
			return fyne.NewPos(s.box.X+6, s.box.Y+8)
		}
	}
	r.t.Fatalf("%v does not lie on the table", c)
	return fyne.Position{}
}

// drag holds the pointer down at a point and moves it, with events as a window
// sends them: each with the pointer's place and its last step.
func (r *rig) drag(from fyne.Position, dx, dy float32) {
	const steps = 5
	for i := range steps {
		at := from.AddXY(dx*float32(i+1)/steps, dy*float32(i+1)/steps)
		r.table.Dragged(&fyne.DragEvent{
			PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: at},
			Dragged:    fyne.NewDelta(dx/steps, dy/steps),
		})
	}
	r.table.DragEnd()
}

func key(name fyne.KeyName) *fyne.KeyEvent { return &fyne.KeyEvent{Name: name} }

// A whole deal of every variant is played by clicks alone.
func TestPlayByClicks(t *testing.T) {
	for _, v := range game.Variants {
		for seed := range uint64(3) {
			r := newRig(t, setup{variant: v.Name, seed: seed, options: game.Options{Announcements: true}}).start()
			for n := 0; r.deal.Turn() != 0; n++ {
				if n > 200 {
					t.Fatal("the deal does not end")
				}
				if r.deal.Turn() != 1 {
					r.until(func() bool { return r.deal.Turn() == 1 })
					continue
				}
				before := len(r.deal.Said())
				r.clickFirst()
				if len(r.deal.Said()) == before {
					t.Fatalf("%s: a click on a legal %v did nothing", v.Name, r.deal.Decision())
				}
			}
			if r.deal.Result().Winner != game.ThrownIn {
				r.expect(r.table.o.Texts.T("NextDeal"))
			}
			r.tapID("next")
			if r.nexts != 1 {
				t.Errorf("%s: no next deal", v.Name)
			}
		}
	}
}

// clickFirst does a legal action by the mouse.
func (r *rig) clickFirst() {
	legal := r.deal.Legal()
	a := legal[len(legal)/2]
	switch r.deal.Decision() {
	case game.DecidePlay:
		test.TapCanvas(r.win.Canvas(), r.at(a.Card))
	case game.DecideDiscard:
		test.TapCanvas(r.win.Canvas(), r.at(a.Laid[0]))
		test.TapCanvas(r.win.Canvas(), r.at(a.Laid[1]))
		r.tapID("lay away")
	case game.DecideBid:
		for _, a := range legal {
			if a.Kind == game.Hold || a.Kind == game.Pass {
				r.tapID(actionID(a))
				return
			}
		}
	default:
		r.tapID(actionID(legal[0]))
	}
}

// A deal is played by keys alone: arrows and Enter, or digits.
func TestPlayByKeys(t *testing.T) {
	for _, v := range game.Variants {
		r := newRig(t, setup{variant: v.Name, seed: 5}).start()
		for n := 0; r.deal.Turn() != 0; n++ {
			if n > 300 {
				t.Fatalf("%s: the deal does not end at %v", v.Name, r.deal.Decision())
			}
			switch {
			case r.deal.Turn() != 1:
				r.until(func() bool { return r.deal.Turn() == 1 })
			case r.deal.Decision() == game.DecideDiscard:
				r.table.TypedRune('1')
				r.table.TypedRune('4')
				for r.table.focus != "lay away" {
					if !r.table.TypedKey(key(fyne.KeyUp)) {
						t.Fatal("the keys do not come to the button")
					}
				}
				r.table.TypedKey(key(fyne.KeyReturn))
			default:
				r.table.TypedKey(key(fyne.KeyRight))
				r.table.TypedKey(key(fyne.KeyRight))
				r.table.TypedKey(key(fyne.KeyReturn))
			}
		}
		r.table.TypedKey(key(fyne.KeyReturn))
		if r.nexts != 1 {
			t.Errorf("%s: Enter on the result does not go on", v.Name)
		}
	}
}

// Arrows reach every card that may be played.
func TestArrowsReachAllCards(t *testing.T) {
	for _, v := range game.Variants {
		r := newRig(t, setup{variant: v.Name, seed: 7}).start().untilTurn(game.DecidePlay, 0, 1)
		list := r.table.targets()
		reached := map[int]bool{0: true}
		for range list {
			for from := range list {
				for _, d := range arrows {
					if to := nearest(list, from, d); reached[from] && to >= 0 {
						reached[to] = true
					}
				}
			}
		}
		if len(reached) != len(list) {
			t.Errorf("%s: %d of %d cards can be reached", v.Name, len(reached), len(list))
		}
	}
}

// The digits 1 to 8 play the piles as the rules number them.
func TestDigits(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 2}).start().untilTurn(game.DecidePlay, 0, 0)
	want := r.deal.View(1).Sides[1].Piles[5].Top
	if !r.table.TypedRune('6') {
		t.Fatal("6 was not used")
	}
	said := r.deal.Said()
	if got := said[len(said)-1]; got != game.PlayOf(1, want) {
		t.Errorf("6 did %v, want %v", got, want)
	}
}

// A card that may not be played says why, in words, whichever way it is
// tried.
func TestRefusals(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 5}).start().untilTurn(game.DecidePlay, 1, 2)
	v := r.deal.View(1)
	legal := card.Set(0)
	for _, a := range v.Legal {
		legal = legal.With(a.Card)
	}
	refused := v.Playable(1) &^ legal
	if refused == 0 {
		t.Fatal("choose another seed: everything may be played")
	}
	before := len(r.deal.Said())
	test.TapCanvas(r.win.Canvas(), r.at(refused.Lowest()))
	r.expect("Sie müssen")
	r.expect("bedienen.")
	r.table.Say("")
	r.drag(r.at(refused.Lowest()), 40, -260)
	r.expect("bedienen.")
	r.table.Say("")
	for i := range r.table.spots {
		if s := &r.table.spots[i]; s.at.Seat == 2 && !s.buried && !s.beneath {
			r.table.tapCard(s)
			break
		}
	}
	r.expect("nicht Ihre Karte")
	for i := range r.table.spots {
		if s := &r.table.spots[i]; s.at.Zone == game.Down && s.at.Seat == 1 && r.table.covering(s) == s {
			test.TapCanvas(r.win.Canvas(), fyne.NewPos(s.box.midX(), s.box.Y+4))
			r.expect("verdeckt")
		}
	}
	if len(r.deal.Said()) != before {
		t.Error("something was played")
	}
}

// Before the human's turn a click says that it is not his turn.
func TestNotOnTurn(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 5}).start()
	r.until(func() bool { return r.deal.Decision() == game.DecidePlay && r.deal.Turn() == 2 })
	v := r.deal.View(1)
	test.TapCanvas(r.win.Canvas(), r.at(v.Playable(1).Lowest()))
	r.expect("nicht am Zug")
}

// A card is played by dragging it to the trick, and goes back where it is
// dropped too early.
func TestDrag(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 5}).start().untilTurn(game.DecidePlay, 0, 1)
	c := r.deal.Legal()[0].Card
	before := len(r.deal.Said())
	r.drag(r.at(c), 20, -15)
	if len(r.deal.Said()) != before {
		t.Fatal("a short drag played the card")
	}
	for i := range r.table.spots {
		s := &r.table.spots[i]
		if sp := &r.table.sprites[s.id]; s.c == c && sp.now.box != s.box {
			t.Errorf("the card did not go back: %v, want %v", sp.now.box, s.box)
		}
	}
	r.drag(r.at(c), 150, -250)
	if said := r.deal.Said(); len(said) != before+1 || said[before] != game.PlayOf(1, c) {
		t.Errorf("the drag to the trick did %v", said[before:])
	}
}

// The panel names contract, points, turn, tricks and totals in words.
func TestPanelWords(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 5}).start().untilTurn(game.DecidePlay, 1, 6)
	for _, s := range []string{"Sie sind am Zug", "Friedrich: Blatt-Zehn", "Schellen, mit 2", "Sie spielen allein", "Kontra ×2", "Stich 8 von 16", "+84", "Letzter Stich", "Blatt bedienen"} {
		r.expect(s)
	}
	r.table.TypedKey(key(fyne.KeyL))
	if !r.table.lastOpen {
		t.Error("L does not show the last trick")
	}
	r.table.TypedKey(key(fyne.KeyEscape))
	if r.table.lastOpen {
		t.Error("Esc does not take it away")
	}
}

// Another deck or language shows at once, in the middle of a deal.
func TestOptionsMidDeal(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 5}).start().untilTurn(game.DecidePlay, 1, 6)
	r.shot("before")
	if err := r.table.Settle(t.Context()); err != nil {
		t.Fatal(err)
	}
	pictures := map[card.Card]any{}
	for i := range r.table.sprites {
		pictures[r.table.sprites[i].shows] = r.table.sprites[i].face.Image
	}
	o := r.table.o
	o.Style = cards.Style{Deck: cards.French, Index: "en"}
	o.Faces, o.Texts = cacheFor(o.Style), texts.For("en")
	r.table.SetOptions(o)
	r.expect("Diamonds, with 2")
	r.expect("You are to play")
	if err := r.table.Settle(t.Context()); err != nil {
		t.Fatal(err)
	}
	for i := range r.table.sprites {
		s := &r.table.sprites[i]
		if !s.buried && s.face.Image == pictures[s.shows] {
			t.Errorf("%v kept its picture", s.shows)
		}
	}
}

// The sheet shows the sum line by line, and its buttons work.
func TestResultSheet(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 4}).start().until(func() bool { return false })
	for _, s := range []string{"Gewonnen", "+100", "Ohne 4", "Spiel", "Grundwert Herz", "Kontra von Friedrich", "8 : 8 Stiche"} {
		r.expect(s)
	}
	seals := 0
	r.table.OnSeal = func() { seals++ }
	reviews := 0
	r.table.OnReview = func() { reviews++ }
	r.tapID("again")
	r.tapID("check")
	r.tapID("review")
	if r.agains != 1 || seals != 1 || reviews != 1 {
		t.Errorf("again %d, seal %d, review %d", r.agains, seals, reviews)
	}
	r.table.TypedKey(key(fyne.KeyEscape))
	if r.table.sheetShown() {
		t.Error("Esc does not close the sheet")
	}
	r.tapID("foot next")
	if r.nexts != 1 {
		t.Error("the closed sheet leaves no way on")
	}
}

// Every kind of line of every scoring has words.
func TestEveryLineHasWords(t *testing.T) {
	r := newRig(t, setup{variant: "skat", seed: 4}).start().until(func() bool { return false })
	r.table.view.Contract, r.table.view.Declarer = game.ClubsTrump, 1
	for k := game.LineWith; k < game.LineThrownIn; k++ {
		row := r.table.sumRow(game.Line{Kind: k, Factor: 2, Sum: 4, Seat: 2})
		if row.label == "" || strings.Contains(row.label, "Line") {
			t.Errorf("line %d is called %q", k, row.label)
		}
	}
}

// Every reason of the engine has words.
func TestEveryReasonHasWords(t *testing.T) {
	r := newRig(t, setup{variant: "skat", seed: 4}).start()
	for reason := game.DealOver; reason <= game.AlreadyConceded; reason++ {
		if got := r.table.refusal(&game.IllegalError{Reason: reason}); strings.Contains(got, "Reason") || strings.Contains(got, "{{") {
			t.Errorf("%v is said as %q", reason, got)
		}
	}
}

// The human cuts by pointing, by keys, or anywhere.
func TestCut(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 4})
	s := r.status
	s.Cutting, s.CutBy = true, 1
	r.table.ShowView(game.View{Seat: 1, Variant: game.Variants[0], Scoring: game.Jacks, Dealer: 2, InPack: 32}, s)
	r.expect("Heben Sie ab")
	r.expect("9f2c 41a7")
	card10 := r.table.cutX(32 - 10)
	test.MoveMouse(r.win.Canvas(), fyne.NewPos(card10+1, r.table.lay.deck.midY()))
	r.expect("10 Karten abheben")
	test.TapCanvas(r.win.Canvas(), fyne.NewPos(card10+1, r.table.lay.deck.midY()))
	r.table.TypedKey(key(fyne.KeyLeft))
	r.table.TypedKey(key(fyne.KeyReturn))
	test.MoveMouse(r.win.Canvas(), fyne.NewPos(r.table.cutX(0)-5, r.table.lay.deck.midY()))
	r.table.TypedKey(key(fyne.KeyReturn))
	if len(r.cuts) != 3 || r.cuts[0] != 10 || r.cuts[1] != 11 || r.cuts[2] != 28 {
		t.Errorf("cut %v, want 10 11 28", r.cuts)
	}
}

// Behind the curtain nothing is to be seen or played until its owner is there.
func TestCurtain(t *testing.T) {
	r := newRig(t, setup{variant: "halboffen", seed: 5}).start().untilTurn(game.DecidePlay, 0, 0)
	ready := 0
	r.table.Curtain("Luise", func() { ready++ })
	r.expect("Weitergeben an Luise")
	before := len(r.deal.Said())
	test.TapCanvas(r.win.Canvas(), r.at(r.deal.Legal()[0].Card))
	r.table.TypedRune('1')
	if len(r.deal.Said()) != before {
		t.Error("something was played behind the curtain")
	}
	r.tapID("ready")
	if ready != 1 {
		t.Error("the button of the curtain does nothing")
	}
}

// A hint marks the card and says why.
func TestHint(t *testing.T) {
	r := newRig(t, setup{variant: "offiziersskat", seed: 5}).start().untilTurn(game.DecidePlay, 1, 2)
	a := r.deal.Legal()[0]
	r.table.Hint(a, "sichert das Spiel")
	r.expect("sichert das Spiel")
	for i := range r.table.spots {
		s := &r.table.spots[i]
		if marked := r.table.sprites[s.id].look.ring == hintRing; marked != (s.c == a.Card) {
			t.Errorf("%v marked: %v", s.c, marked)
		}
	}
}

// The board is seen from the viewer's side if it is turned, and otherwise
// from the first human's.
func TestTurnedBoard(t *testing.T) {
	for _, c := range []struct {
		turned bool
		want   game.Seat
	}{{true, 2}, {false, 1}} {
		r := newRig(t, setup{variant: "offiziersskat", seed: 5})
		r.viewer = 2
		o := r.table.o
		o.Humans[2], o.Turned = true, c.turned
		r.table.SetOptions(o)
		r.start()
		if r.table.lay.bottom != c.want {
			t.Errorf("turned %v: seat %d is at the bottom, want %d", c.turned, r.table.lay.bottom, c.want)
		}
		r.until(func() bool { return r.deal.Turn() == 2 && r.deal.Decision() == game.DecidePlay })
		before := len(r.deal.Said())
		test.TapCanvas(r.win.Canvas(), r.at(r.deal.Legal()[0].Card))
		if len(r.deal.Said()) != before+1 {
			t.Errorf("turned %v: a click on seat 2's card played nothing", c.turned)
		}
	}
}

// Enter and Space cut, without a place chosen as well.
func TestEnterCuts(t *testing.T) {
	for _, k := range []fyne.KeyName{fyne.KeyReturn, fyne.KeySpace} {
		r := newRig(t, setup{variant: "offiziersskat", seed: 4})
		r.table.ShowView(game.View{Seat: 1, Variant: game.Variants[0], Dealer: 2, InPack: 32}, Status{Cutting: true, CutBy: 1})
		if r.table.TypedKey(key(k)); len(r.cuts) != 1 || r.cuts[0] < leastCut || r.cuts[0] > mostCut {
			t.Errorf("%v cuts %v", k, r.cuts)
		}
		r.expect("Eingabe")
	}
}

// The first arrow goes to the main button.
func TestArrowGoesToMain(t *testing.T) {
	r := newRig(t, setup{variant: "admiralsskat", seed: 4, dealer: 1}).start().untilTurn(game.DecideBid, 0, 0)
	r.table.TypedKey(key(fyne.KeyRight))
	if want := actionID(game.Action{Seat: 1, Kind: game.Bid, Value: 18}); r.table.focus != want {
		t.Errorf("the first arrow goes to %q, want %q", r.table.focus, want)
	}
}

// The two cards taken up are marked until two are laid away.
func TestNewCardsAreMarked(t *testing.T) {
	for _, variant := range []string{"skat", "admiralsskat"} {
		r := newRig(t, setup{variant: variant, seed: 6, dealer: 1}).start().untilBidder()
		r.do(game.Action{Seat: 1, Kind: game.Take})
		if n := strings.Count(r.words(), "neu\n"); n != 2 {
			t.Errorf("%s: %d cards are marked as new", variant, n)
		}
		r.expect("Neu: ")
		r.do(r.deal.Legal()[0])
		if strings.Contains(r.words(), "neu\n") {
			t.Errorf("%s: still marked after laying away", variant)
		}
	}
}
