package bot

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// TestMain lets the test binary stand in for bots: run as `TEST bot ROLE` it
// behaves as the role says.
func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == "bot" {
		roles[os.Args[2]]()
		return
	}
	os.Exit(m.Run())
}

// roles are bots that misbehave, and one that says what it was told. The good
// ones answer every question with the first action that is legal for forehand
// in Offiziersskat.
var roles = map[string]func(){
	"good":    func() { talk(func(int) { fmt.Println("declare C") }) },
	"crlf":    func() { talk(func(int) { fmt.Print("declare C  \r\n") }) },
	"illegal": func() { talk(func(int) { fmt.Println("play CJ") }) },
	"garbage": func() { talk(func(int) { fmt.Println("what?") }) },
	"spaces":  func() { talk(func(int) { fmt.Println("declare  C") }) },
	"silent":  func() { talk(func(int) {}) },
	"exits":   func() { talk(func(int) { os.Exit(3) }) },
	"parting": func() { talk(func(int) { fmt.Println("declare C"); os.Exit(0) }) },
	"slow": func() { // answers the first question when it hears the second
		talk(func(n int) {
			if n == 2 {
				fmt.Println("declare D")
				fmt.Println("declare C")
			}
		})
	},
	"babbles": func() { talk(func(int) { fmt.Println("declare C"); fmt.Println("I like this game") }) },
	"endless": func() { // one line without an end
		talk(func(int) {
			for {
				if _, err := os.Stdout.Write(bytes.Repeat([]byte("x"), 1<<16)); err != nil {
					os.Exit(1)
				}
			}
		})
	},
	"flood": func() { // line after line, nobody having asked
		talk(nil)
		for {
			if _, err := os.Stdout.WriteString("blah\n"); err != nil {
				os.Exit(1)
			}
		}
	},
	"long":     func() { talk(func(int) { fmt.Println("declare C" + strings.Repeat(" C", 5000)) }) },
	"deaf":     func() { talk(nil); time.Sleep(time.Hour) },
	"stubborn": func() { talk(func(int) { fmt.Println("declare C") }); time.Sleep(time.Hour) },
	"nameless": func() { fmt.Println("hello yourself"); time.Sleep(time.Hour) },
	"stillborn": func() {
		fmt.Fprintln(os.Stderr, "no licence")
		os.Exit(7)
	},
	"echo": func() { // tells on standard error what it is told
		in := bufio.NewScanner(os.Stdin)
		fmt.Println("name Echo")
		for in.Scan() {
			fmt.Fprintln(os.Stderr, in.Text())
			if strings.HasPrefix(in.Text(), "go ") {
				fmt.Println("declare C")
			}
		}
	},
}

// talk says a name and then calls answer with the number of the question. A
// nil answer stops listening after the name.
func talk(answer func(n int)) {
	n := 0
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		switch word, _, _ := strings.Cut(in.Text(), " "); word {
		case "hello":
			fmt.Println("name  Test #1  bot ")
			if answer == nil {
				return
			}
		case "go":
			n++
			answer(n)
		}
	}
}

func command(t testing.TB, role string) string {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("'%s' bot %s", exe, role)
}

func run(t testing.TB, role string) *Bot {
	t.Helper()
	b, err := Start(context.Background(), command(t, role), nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { b.Close() })
	return b
}

// forehand returns a deal of Offiziersskat in which seat 1 has to declare.
func forehand(t testing.TB) *game.Deal {
	t.Helper()
	v := game.Variants[0]
	d, err := game.New(game.Setup{Variant: v, Scoring: v.Scorings[0], Dealer: 2, Deck: card.Full()})
	if err != nil {
		t.Fatal(err)
	}
	d.Start()
	return d
}

func TestAnswers(t *testing.T) {
	t.Parallel()
	for _, r := range []struct {
		role  string
		fault Fault // 0: the answer is good
	}{
		{"good", 0}, {"crlf", 0}, {"parting", 0}, {"illegal", Illegal}, {"garbage", NotUnderstood}, {"spaces", NotUnderstood},
		{"long", NotUnderstood}, {"flood", NotUnderstood},
	} {
		t.Run(r.role, func(t *testing.T) {
			b := run(t, r.role)
			if b.Name() != "Test 1 bot" {
				t.Errorf("the bot is called %q", b.Name())
			}
			b.Allowance = 10 * time.Second
			d := forehand(t)
			if err := b.NewDeal(d.View(1)); err != nil {
				t.Fatal(err)
			}
			a, err := b.Choose(context.Background(), d.View(1))
			var forfeit *ForfeitError
			switch {
			case r.fault == 0 && (err != nil || d.Check(a) != nil):
				t.Errorf("%v, %v", a, err)
			case r.fault != 0 && (!errors.As(err, &forfeit) || forfeit.Fault != r.fault):
				t.Errorf("%v, want the fault %d", err, r.fault)
			case r.fault != 0 && (!strings.Contains(err.Error(), "bot Test 1 bot forfeits the deal") || len(err.Error()) > 2*maxLine || errors.Unwrap(err) == nil):
				t.Errorf("the message: %v", err)
			}
		})
	}
}

// A bot that is late forfeits the deal, and its answer is not taken for the
// next one.
func TestLate(t *testing.T) {
	t.Parallel()
	for _, role := range []string{"silent", "endless", "slow", "deaf"} {
		b := run(t, role)
		b.Allowance = 10 * time.Millisecond
		d := forehand(t)
		_, err := b.Choose(context.Background(), d.View(1))
		var forfeit *ForfeitError
		if !errors.As(err, &forfeit) || forfeit.Fault != Late || !strings.Contains(err.Error(), "30ms") {
			t.Errorf("%s: %v, want it late", role, err)
		}
		if role != "slow" {
			continue
		}
		b.Allowance = 10 * time.Second
		if a, err := b.Choose(context.Background(), d.View(1)); err != nil || a.Contract != game.ClubsTrump {
			t.Errorf("the second answer is %v, %v, want that to the second question", a, err)
		}
	}
}

// What a bot says unasked is not taken for an answer.
func TestBabbling(t *testing.T) {
	b := run(t, "babbles")
	b.Allowance = 10 * time.Second
	d := forehand(t)
	if _, err := b.Choose(context.Background(), d.View(1)); err != nil {
		t.Fatal(err)
	}
	_, err := b.Choose(context.Background(), d.View(1))
	var forfeit *ForfeitError
	if !errors.As(err, &forfeit) || forfeit.Fault != NotUnderstood || forfeit.Answer != "I like this game" {
		t.Errorf("%v", err)
	}
}

func TestDied(t *testing.T) {
	b := run(t, "exits")
	_, err := b.Choose(context.Background(), forehand(t).View(1))
	var died *DiedError
	if !errors.As(err, &died) || !strings.Contains(err.Error(), "Test 1 bot") || !strings.Contains(err.Error(), "exit status 3") {
		t.Errorf("%v, want that it died, and how", err)
	}
	if err := b.NewDeal(forehand(t).View(1)); !errors.As(err, &died) {
		t.Errorf("told of a deal, the dead bot says %v", err)
	}
	if _, err := b.Choose(context.Background(), forehand(t).View(1)); !errors.As(err, &died) {
		t.Errorf("asked, the dead bot says %v", err)
	}

	// A last answer counts, the next question finds the bot gone.
	b = run(t, "parting")
	if _, err := b.Choose(context.Background(), forehand(t).View(1)); err != nil {
		t.Error(err)
	}
	if _, err := b.Choose(context.Background(), forehand(t).View(1)); !errors.As(err, &died) {
		t.Errorf("%v, want that it died", err)
	}
}

func TestStartFails(t *testing.T) {
	var log bytes.Buffer
	for _, c := range []struct{ command, want string }{
		{"./no-such-program", "no-such-program"},
		{"", "names no program"},
		{"'unclosed", "quote"},
		{command(t, "stillborn"), "exit status 7"},
		{command(t, "nameless"), `"hello yourself"`},
	} {
		b, err := Start(context.Background(), c.command, &log)
		if err == nil || b != nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want it to fail with %s", c.command, err, c.want)
		}
	}
	if log.String() != "no licence\n" {
		t.Errorf("standard error was %q", log.String())
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Start(ctx, command(t, "good"), nil); err == nil {
		t.Error("started although the context is done")
	}
}

// A bot that does not read cannot hold up the game, nor one that does not end.
func TestDeafAndStubborn(t *testing.T) {
	t.Parallel()
	b := run(t, "deaf")
	d := forehand(t)
	var err error
	var died *DiedError
	for i := 0; err == nil && i < 10*maxQueue; i++ {
		err = b.NewDeal(d.View(1))
	}
	if !errors.As(err, &died) || !errors.Is(err, errDeaf) {
		t.Errorf("%v, want that it does not read", err)
	}
	b.Close()
	b = run(t, "stubborn")
	b.Close()
	b.Close()
	if err := b.NewDeal(d.View(1)); !errors.As(err, &died) {
		t.Errorf("told of a deal after Close: %v", err)
	}
}

func TestCancel(t *testing.T) {
	b := run(t, "slow")
	b.Allowance = time.Hour
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(10*time.Millisecond, cancel)
	if _, err := b.Choose(ctx, forehand(t).View(1)); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want it cancelled", err)
	}
	if _, err := b.Choose(ctx, forehand(t).View(1)); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want it cancelled", err)
	}
	// The bot still owes an answer.
	if a, err := b.Choose(context.Background(), forehand(t).View(1)); err != nil || a.Contract != game.ClubsTrump {
		t.Errorf("%v, %v", a, err)
	}

	ctx, cancel = context.WithCancel(context.Background())
	b, err := Start(ctx, command(t, "silent"), nil)
	if err != nil {
		t.Fatal(err)
	}
	time.AfterFunc(10*time.Millisecond, cancel)
	if _, err := b.Choose(ctx, forehand(t).View(1)); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want it cancelled", err)
	}
	b.Close()
}

func TestSplitCommand(t *testing.T) {
	for line, want := range map[string][]string{
		"bot":                          {"bot"},
		"  bot  -x\t1 ":                {"bot", "-x", "1"},
		"'my bot' 'it''s' \"a 'b' c\"": {"my bot", "its", "a 'b' c"},
		`C:\bots\one.exe --name="A B"`: {`C:\bots\one.exe`, "--name=A B"},
		"bot '' \"\"":                  {"bot", "", ""},
	} {
		if got, err := SplitCommand(line); err != nil || !slices.Equal(got, want) {
			t.Errorf("%q is split into %q, %v", line, got, err)
		}
	}
	for _, bad := range []string{"", "  ", "bot 'x", `"bot`, "''"} {
		if got, err := SplitCommand(bad); err == nil {
			t.Errorf("%q is split into %q", bad, got)
		}
	}
}

// deal plays one deal: bots at the seats given, the others play the first
// legal action.
func deal(t *testing.T, s game.Setup, bots map[game.Seat]*Bot) *game.Result {
	t.Helper()
	d, err := game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	for seat, b := range bots {
		if err := b.NewDeal(d.View(seat)); err != nil {
			t.Fatal(err)
		}
	}
	events := d.Start()
	for {
		for seat, b := range bots {
			if err := b.Tell(game.EventsFor(seat, events)); err != nil {
				t.Fatal(err)
			}
		}
		if d.Result() != nil {
			return d.Result()
		}
		a := d.Legal()[0]
		if b := bots[d.Turn()]; b != nil {
			if a, err = b.Choose(context.Background(), d.View(d.Turn())); err != nil {
				t.Fatal(err)
			}
		}
		if events, err = d.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}

// The example plays whole deals of every variant, at every seat.
func TestExampleBot(t *testing.T) {
	t.Parallel()
	gocmd, err := exec.LookPath("go")
	if err != nil {
		t.Skip("no go command to build the example with")
	}
	exe := filepath.Join(t.TempDir(), "lowest")
	if runtime.GOOS == "windows" {
		exe += ".exe"
	}
	if out, err := exec.Command(gocmd, "build", "-o", exe, "./testdata/lowest").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	b, err := Start(context.Background(), "'"+exe+"'", os.Stderr)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	b.Allowance = 10 * time.Second
	if b.Name() != "Lowest 1" {
		t.Errorf("the example is called %q", b.Name())
	}
	for _, v := range game.Variants {
		for dealer := 1; dealer <= v.Seats; dealer++ {
			for seat := 1; seat <= v.Seats; seat++ {
				for _, ramsch := range []bool{false, true} {
					deck := card.Full()
					slices.Reverse(deck[dealer*7:])
					slices.Reverse(deck[:11])
					s := game.Setup{Variant: v, Scoring: v.Scorings[0], Options: game.Options{AllPassRamsch: ramsch}, Dealer: game.Seat(dealer), Deck: deck}
					deal(t, s, map[game.Seat]*Bot{game.Seat(seat): b})
				}
			}
		}
	}
}
