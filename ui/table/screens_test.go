package table

import (
	"os"
	"testing"

	"kutscherskat/assets/cards"
	"kutscherskat/game"
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
	{
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
	}
}
