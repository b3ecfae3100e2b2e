package soak

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"kutscherskat/game"
	"kutscherskat/game/ai"
	"kutscherskat/game/host"
	"kutscherskat/game/record"
)

var kills = flag.Int("kills", 8, "how often TestKilled kills the playing program")

// playIn names the folder of the store in the environment of a process of
// this test program that is to play.
const playIn = "KUTSCHERSKAT_SOAK_STORE"

func TestMain(m *testing.M) {
	if dir := os.Getenv(playIn); dir != "" {
		if err := playForEver(dir); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// playForEver goes on with the match in dir, deal after deal, until it is
// killed. After each action that is on disk it prints the deal's number and how
// many actions it has.
func playForEver(dir string) error {
	store := record.Store{Dir: dir}
	unlock, err := store.Lock()
	if err != nil {
		return err
	}
	defer unlock()
	rng := rand.New(rand.NewPCG(uint64(os.Getpid()), 1))
	var failed error
	journal := host.NewJournal(store, func(err error) { failed = errors.Join(failed, err) })
	seats := []host.Seat{{Kind: record.AI, Level: ai.Easy}, {Kind: record.AI, Level: ai.Easy}}
	m, _, err := host.Resume(store, host.Table{Seats: seats}, rng)
	if err != nil {
		return err
	}
	if m == nil {
		rules := host.Rules{Variant: game.Variants[0], Scoring: game.Jacks}
		if m, err = host.NewMatch(rules, seats, rng); err != nil {
			return err
		}
	}
	m.Journal, m.Now = journal, time.Now
	for {
		if err := playDeal(m, journal, rng); err != nil {
			return err
		}
		if failed != nil {
			return failed
		}
	}
}

func playDeal(m *host.Match, journal *host.Journal, rng *rand.Rand) error {
	ctx := context.Background()
	players := [game.MaxSeats + 1]host.Player{}
	for s := 1; s <= m.Variant.Seats; s++ {
		p, err := host.NewPlayer(ctx, m.Seats[s], rng.Uint64())
		if err != nil {
			return err
		}
		players[s] = p
	}
	if m.Cutting() {
		if _, err := m.Cut(m.RandomCut()); err != nil {
			return err
		}
	}
	for m.Turn() != 0 {
		a, err := players[m.Turn()].Choose(ctx, m.View(m.Turn()))
		if err != nil {
			return err
		}
		if _, err := m.Do(a); err != nil {
			return err
		}
		journal.Flush()
		fmt.Printf("%d %d\n", m.Record().Number, len(m.Record().Actions))
	}
	return m.Next()
}

// TestKilled kills a program that plays, at moments of no choosing, and starts
// it again. Nothing that it had reported as written may be missing, the deals
// before stay as they were to the byte, and history and saved game replay
// without error.
func TestKilled(t *testing.T) {
	dir := t.TempDir()
	rng := rand.New(rand.NewPCG(6, 12))
	var before []byte
	for range *kills {
		said := playAndKill(t, dir, time.Duration(rng.IntN(120_000))*time.Microsecond)
		after := history(t, dir)
		if !bytes.HasPrefix(after, whole(before)) {
			t.Fatal("deals that were in the history have changed")
		}
		before = after
		checkStore(t, copyOf(t, dir), said)
	}
	t.Logf("%d kills, %d deals in the history", *kills, bytes.Count(before, []byte("\nend\n")))
}

// progress is a deal's number and how many of its actions are on disk.
type progress struct{ deal, actions int }

// playAndKill starts the program, lets it play for a while after its first
// action, kills it, and returns the last progress that it reported.
func playAndKill(t *testing.T, dir string, after time.Duration) progress {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), playIn+"="+dir)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var last progress
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		var p progress
		if n, _ := fmt.Sscanf(lines.Text(), "%d %d", &p.deal, &p.actions); n != 2 {
			break // the last line was cut short
		}
		if last == (progress{}) {
			time.AfterFunc(after, func() { cmd.Process.Kill() })
		}
		last = p
	}
	cmd.Wait()
	if stderr.Len() > 0 {
		t.Fatalf("the program failed: %s", stderr.String())
	}
	return last
}

// whole returns the deals of a history that are written to their end.
func whole(text []byte) []byte {
	end := []byte("\nend\n")
	if i := bytes.LastIndex(text, end); i >= 0 {
		return text[:i+len(end)]
	}
	return nil
}

func history(t *testing.T, dir string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "history.kskat"))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return text
}

// copyOf copies the store, so that looking at it mends nothing.
func copyOf(t *testing.T, dir string) record.Store {
	t.Helper()
	to := t.TempDir()
	if err := os.CopyFS(to, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	return record.Store{Dir: to}
}

// checkStore checks that what was reported as written is there, and that the
// match goes on from it.
func checkStore(t *testing.T, store record.Store, said progress) {
	t.Helper()
	deals, _, err := store.History() // replays every deal
	if err != nil {
		t.Fatalf("the history does not hold: %v", err)
	}
	_, saved, err := store.Saved()
	if err != nil {
		t.Fatalf("the saved game does not hold: %v", err)
	}
	for i, d := range deals {
		if d.Number != i+1 {
			t.Fatalf("deal %d of the history is number %d", i+1, d.Number)
		}
	}
	switch n := len(deals); {
	case n >= said.deal: // finished and in the history
	case saved == nil || saved.Number != said.deal || len(saved.Actions) < said.actions:
		t.Fatalf("deal %d, %d actions, was written; now there are %d deals and %v", said.deal, said.actions, n, saved)
	}
	m, _, err := host.Resume(store, host.Table{}, rand.New(rand.NewPCG(1, 1)))
	if err != nil || m == nil {
		t.Fatalf("the match cannot be gone on with: %v", err)
	}
	if number := m.Standing().Number; number < said.deal {
		t.Fatalf("the match goes on with deal %d after %d", number, said.deal)
	}
}
