package table

import (
	"fmt"
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"kutscherskat/assets/cards"
	"kutscherskat/game"
	"kutscherskat/themes"
	"kutscherskat/ui/motion"
)

// TestScreens makes pictures of every kind of screen for people to look at.
func TestScreens(t *testing.T) {
	if os.Getenv(screens) == "" {
		t.Skip("set " + screens + " to a directory to get pictures")
	}
	for _, size := range sizes {
		t.Run(sizeName(size), func(t *testing.T) { shootAll(t, size) })
	}
}

func shootAll(t *testing.T, size [2]float32) {
	at := func(s setup) *rig {
		s.w, s.h = size[0], size[1]
		return newRig(t, s).start()
	}
	name := func(s string) string { return s + "-" + sizeName(size) }
	at(setup{variant: "offiziersskat", seed: 4}).untilTurn(game.DecideDeclare, 0, 0).shot(name("declare"))
	at(setup{variant: "offiziersskat", seed: 4, dealer: 1}).untilTurn(game.DecideKontra, 0, 0).shot(name("kontra"))
	at(setup{variant: "offiziersskat", seed: 4}).untilTurn(game.DecideRe, 0, 0).shot(name("re"))
	at(setup{variant: "offiziersskat", seed: 5}).untilTurn(game.DecidePlay, 1, 6).shot(name("play"))
	at(setup{variant: "offiziersskat", seed: 5, deck: cards.French}).untilTurn(game.DecidePlay, 0, 3).shot(name("lead"))
	at(setup{variant: "offiziersskat", seed: 4}).until(func() bool { return false }).shot(name("result"))
	at(setup{variant: "harlekinskat", seed: 4, deck: cards.French}).untilTurn(game.DecideDeclare, 0, 0).shot(name("harlekin-declare"))
	at(setup{variant: "harlekinskat", seed: 4, deck: cards.French}).untilTurn(game.DecidePlay, 1, 5).shot(name("harlekin"))
	at(setup{variant: "halboffen", seed: 4}).untilTurn(game.DecideDeclare, 0, 0).shot(name("halboffen-declare"))
	at(setup{variant: "halboffen", seed: 4}).untilTurn(game.DecidePlay, 1, 4).shot(name("halboffen"))
	at(setup{variant: "admiralsskat", seed: 4, dealer: 1}).untilTurn(game.DecideBid, 0, 0).shot(name("admiral-bid"))
	at(setup{variant: "admiralsskat", seed: 4}).untilTurn(game.DecidePlay, 1, 3).shot(name("admiral"))
	at(setup{variant: "skat", seed: 4}).untilTurn(game.DecideBid, 0, 0).shot(name("skat-bid"))
	at(setup{variant: "skat", seed: 4}).untilTurn(game.DecidePlay, 2, 3).shot(name("skat"))
	shootMore(at, name)
}

// shootMore makes pictures of what lies over the table, and of the games with
// bidding.
func shootMore(at func(setup) *rig, name func(string) string) {
	cut := at(setup{variant: "offiziersskat", seed: 4})
	cut.table.ShowView(game.View{Seat: 1, Variant: game.Variants[0], Scoring: game.Jacks, Dealer: 2, InPack: 32}, Status{
		Totals: cut.status.Totals, Number: 6, Deals: 12, Seal: cut.status.Seal, Cutting: true, CutBy: 1,
	})
	cut.shot(name("cut"))
	cut.table.setCut(12)
	cut.shot(name("cut-12"))

	r := at(setup{variant: "offiziersskat", seed: 5}).untilTurn(game.DecidePlay, 1, 6)
	r.table.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	r.table.Say("Sie müssen Blatt bedienen.")
	r.shot(name("message"))
	r.table.Say("")
	legal := r.deal.Legal()
	r.table.Hint(legal[0], "Blatt-König: sichert den Stich und holt die Zehn nach Hause, bevor der Gegner sie stechen kann")
	r.shot(name("hint"))
	r.table.Hint(game.Action{}, "")
	r.table.TypedKey(&fyne.KeyEvent{Name: fyne.KeyL})
	r.shot(name("last"))
	r.table.Curtain("Wilhelmine", func() {})
	r.shot(name("curtain"))

	at(setup{variant: "offiziersskat", seed: 8, lang: "en", deck: cards.Tournament}).untilTurn(game.DecidePlay, 1, 6).shot(name("play-en"))
	at(setup{variant: "offiziersskat", seed: 8, lang: "sv", deck: cards.French}).untilTurn(game.DecideDeclare, 0, 0).shot(name("declare-sv"))
	for seed := uint64(10); seed < 13; seed++ {
		at(setup{variant: "offiziersskat", seed: seed, scoring: game.Spitzen, deck: cards.French}).until(func() bool { return false }).shot(name("result" + string(rune('0'+seed-10))))
	}
	seeger := setup{variant: "skat", seed: 6, scoring: game.Seeger, options: game.Options{Announcements: true}}
	take := at(seeger).untilBidder()
	take.shot(name("skat-take"))
	if take.deal.Decision() == game.DecideSkat {
		take.do(game.Action{Seat: 1, Kind: game.Take})
		take.table.TypedRune('3')
		take.shot(name("skat-discard"))
	}
	hand := at(seeger).untilBidder()
	if hand.deal.Decision() == game.DecideSkat {
		hand.do(game.Action{Seat: 1, Kind: game.PlayHand})
		hand.shot(name("skat-contract"))
		hand.do(game.Action{Seat: 1, Kind: game.Declare, Contract: game.ClubsTrump, Level: game.AnnouncedSchneider})
		hand.until(func() bool { return false })
		hand.shot(name("skat-result"))
	}
}

// TestFilm makes pictures of what is between: a deal, a trick, a flip.
func TestFilm(t *testing.T) {
	if os.Getenv(screens) == "" {
		t.Skip("set " + screens + " to a directory to get pictures")
	}
	frames := func(r *rig, c *clock, name string, shares ...float32) {
		for _, share := range shares {
			c.to(share)
			r.write(fmt.Sprintf("film-%s-%02.0f", name, 100*share))
		}
	}
	r := newRig(t, setup{variant: "offiziersskat", seed: 4, speed: motion.Normal})
	c := r.clock()
	r.table.ShowView(game.View{Seat: 1, Variant: game.Variants[0], Scoring: game.Jacks, Dealer: 2, InPack: 32}, r.status)
	if err := r.table.Settle(t.Context()); err != nil {
		t.Fatal(err)
	}
	r.start()
	frames(r, c, "deal", .1, .2, .3, .42, .5, .6, .75, .9, .97)
	c.to(1)
	r.until(func() bool {
		return r.deal.Decision() == game.DecidePlay && r.deal.Turn() == 1 && len(r.deal.View(1).Trick) == 1
	})
	c.to(1)
	r.do(r.deal.Legal()[0])
	frames(r, c, "trick", .1, .2, .5, .72, .8, .85, .9, .95, .99)
}

// TestThemeScreens makes pictures of every theme, and of a finer screen.
func TestThemeScreens(t *testing.T) {
	if os.Getenv(screens) == "" {
		t.Skip("set " + screens + " to a directory to get pictures")
	}
	for _, name := range themes.Names("") {
		theme, err := themes.Load(name, "")
		if err != nil {
			t.Fatal(err)
		}
		r := newRig(t, setup{variant: "offiziersskat", seed: 5, theme: &theme}).start().untilTurn(game.DecidePlay, 1, 6)
		r.shot("theme-" + name)
		newRig(t, setup{variant: "offiziersskat", seed: 4, theme: &theme}).start().untilTurn(game.DecideDeclare, 0, 0).shot("theme-declare-" + name)
		r.until(func() bool { return false }).shot("theme-result-" + name)
	}
	r := newRig(t, setup{variant: "offiziersskat", seed: 5, w: 800, h: 600})
	r.win.Canvas().(test.WindowlessCanvas).SetScale(2)
	r.start().untilTurn(game.DecidePlay, 1, 6).shot("fine")
}

// TestLongNameScreens makes pictures with names that are too long.
func TestLongNameScreens(t *testing.T) {
	if os.Getenv(screens) == "" {
		t.Skip("set " + screens + " to a directory to get pictures")
	}
	for _, size := range sizes {
		for _, v := range game.Variants {
			r := newRig(t, setup{variant: v.Name, seed: 5, w: size[0], h: size[1]})
			o := r.table.o
			o.Names = [4]string{"", "Annemarie Großmann", "Wilhelmine von Hohenstein", "Maximilian Oberhuber-Schulze"}
			r.table.SetOptions(o)
			r.start().untilTurn(game.DecidePlay, v.Seats-1, 3).shot("long-" + v.Name + "-" + sizeName(size))
			if v == game.Variants[0] || v.Seats == 3 {
				r.until(func() bool { return false }).shot("long-result-" + v.Name + "-" + sizeName(size))
			}
		}
	}
}

// TestResultScreens makes pictures of the rarer results.
func TestResultScreens(t *testing.T) {
	if os.Getenv(screens) == "" {
		t.Skip("set " + screens + " to a directory to get pictures")
	}
	for _, c := range []struct {
		name     string
		scoring  game.Scoring
		contract game.Contract
		concede  game.Seat
	}{
		{"ramsch", game.Jacks, game.Ramsch, 0}, {"null", game.Jacks, game.Null, 0}, {"simple", game.Simple, game.HeartsTrump, 0},
		{"simple-ramsch", game.Simple, game.Ramsch, 0}, {"conceded", game.Spitzen, game.Grand, 1}, {"they-conceded", game.Jacks, game.Grand, 2},
	} {
		r := newRig(t, setup{variant: "offiziersskat", seed: 21, scoring: c.scoring, options: game.Options{Null: true}}).start()
		r.do(game.Action{Seat: 1, Kind: game.Declare, Contract: c.contract})
		r.until(func() bool { return len(r.deal.View(1).Tricks) == 5 && r.deal.Turn() == c.concede })
		if c.concede != 0 {
			r.do(game.Action{Seat: c.concede, Kind: game.Concede})
		}
		r.shot("result-" + c.name)
		r.table.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		if c.concede == 1 {
			r.shot("result-closed")
		}
	}
	r := newRig(t, setup{variant: "skat", seed: 21}).start()
	for r.deal.Turn() != 0 {
		r.do(game.Action{Seat: r.deal.Turn(), Kind: game.Pass})
	}
	r.shot("result-thrown-in")
	r = newRig(t, setup{variant: "skat", seed: 21, options: game.Options{AllPassRamsch: true}}).start()
	for r.deal.Decision() == game.DecideBid {
		r.do(game.Action{Seat: r.deal.Turn(), Kind: game.Pass})
	}
	r.until(func() bool { return false }).shot("result-skat-ramsch")
}
