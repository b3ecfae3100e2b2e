package bot

import (
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"kutscherskat/game"
	"kutscherskat/game/record"
)

var update = flag.Bool("update", false, "write what bots are told to testdata/told")

// What a bot at each seat is told, word by word, stands beside the records in
// testdata/told.
func TestTold(t *testing.T) {
	files, err := filepath.Glob("testdata/told/*.kskat")
	if err != nil || len(files) == 0 {
		t.Fatal("no records", err)
	}
	for _, file := range files {
		deals, err := record.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		d, events, err := deals[0].Replay(len(deals[0].Actions))
		if err != nil {
			t.Fatal(err)
		}
		for s := 1; s <= d.Setup().Variant.Seats; s++ {
			got := newDeal(d.View(game.Seat(s))) + "\n"
			for _, e := range game.EventsFor(game.Seat(s), events) {
				if line := eventLine(e); line != "" {
					got += line + "\n"
				}
			}
			golden := strings.TrimSuffix(file, ".kskat") + "-" + strconv.Itoa(s) + ".txt"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if got != strings.ReplaceAll(string(want), "\r\n", "\n") {
				t.Errorf("%s: told\n%s\nwant\n%s", golden, got, want)
			}
		}
	}
}
