package bot

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"testing"
	"time"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// The lines arrive, in order, and the last one is the goodbye.
func TestEcho(t *testing.T) {
	var log bytes.Buffer
	b, err := Start(context.Background(), command(t, "echo"), &log)
	if err != nil {
		t.Fatal(err)
	}
	d := forehand(t)
	if err := b.NewDeal(d.View(1)); err != nil {
		t.Fatal(err)
	}
	b.Allowance = 2500 * time.Millisecond
	a, err := b.Choose(context.Background(), d.View(1))
	if err != nil {
		t.Fatal(err)
	}
	events, err := d.Apply(a)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Tell(game.EventsFor(1, events[:2])); err != nil {
		t.Fatal(err)
	}
	b.Close()
	want := "hello kutscherskat-bot 1\nnew offiziersskat scoring=jacks null=off you=1 dealer=2\ngo 2500\n1 declare C\ndealt 2 p1 up SJ\nbye\n"
	if log.String() != want {
		t.Errorf("told\n%s\nwant\n%s", log.String(), want)
	}
}

func ExampleStart() {
	exe, err := os.Executable()
	if err != nil {
		panic(err)
	}
	ctx := context.Background()
	b, err := Start(ctx, "'"+exe+"' bot good", os.Stderr)
	if err != nil {
		panic(err)
	}
	defer b.Close()

	offiziersskat := game.Variants[0]
	deal, err := game.New(game.Setup{Variant: offiziersskat, Scoring: game.Jacks, Dealer: 2, Deck: card.Full()})
	if err != nil {
		panic(err)
	}
	b.NewDeal(deal.View(1))
	b.Tell(game.EventsFor(1, deal.Start()))
	a, err := b.Choose(ctx, deal.View(1))
	fmt.Println(b.Name(), "says:", a, err)
	// Output: Test 1 bot says: 1 declare C <nil>
}
