package record

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"kutscherskat/game"
)

func example(t *testing.T) *Deal {
	t.Helper()
	deals, err := ReadFile("testdata/example.kskat")
	if err != nil {
		t.Fatal(err)
	}
	return deals[0]
}

// cut returns d as it was after its first n actions.
func cut(d *Deal, n int) *Deal {
	c := *d
	c.Actions, c.Result = d.Actions[:n], nil
	return &c
}

func TestSaveAndResume(t *testing.T) {
	s := Store{filepath.Join(t.TempDir(), "new", "folder")}
	if _, d, err := s.Saved(); d != nil || err != nil {
		t.Fatalf("nothing saved: %v, %v", d, err)
	}
	whole := example(t)
	for n := 0; n <= len(whole.Actions); n++ {
		if err := s.Save(nil, cut(whole, n)); err != nil {
			t.Fatal(err)
		}
		_, got, err := s.Saved()
		if err != nil || !reflect.DeepEqual(got.Actions, append([]game.Action(nil), whole.Actions[:n]...)) {
			t.Fatalf("after %d actions: %v, %v", n, got, err)
		}
	}
	if err := s.Forget(); err != nil {
		t.Fatal(err)
	}
	if _, d, err := s.Saved(); d != nil || err != nil {
		t.Errorf("after Forget: %v, %v", d, err)
	}
}

// TestOwedDeals saves finished deals that the history could not take, with and
// without a deal in progress behind them.
func TestOwedDeals(t *testing.T) {
	s := Store{t.TempDir()}
	whole := example(t)
	for _, d := range []*Deal{nil, cut(whole, 4)} {
		if err := s.Save([]*Deal{whole, whole}, d); err != nil {
			t.Fatal(err)
		}
		owed, got, err := s.Saved()
		if err != nil || len(owed) != 2 || (got == nil) != (d == nil) || got != nil && len(got.Actions) != 4 {
			t.Errorf("%d deals owed, in progress %v, %v", len(owed), got, err)
		}
	}
}

func TestUnreadableSavedGameIsKept(t *testing.T) {
	s := Store{t.TempDir()}
	if err := os.WriteFile(s.saved(), []byte("kutscherskat 1\nvariant tarock\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, _, err := s.Saved(); err == nil || !strings.Contains(err.Error(), "saved.kskat:2: ") {
		t.Errorf("error %v does not name the line", err)
	}
	aside, err := s.SetAside()
	if err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(aside); err != nil || !bytes.Contains(data, []byte("tarock")) {
		t.Errorf("set aside: %q, %v", data, err)
	}
	if _, d, err := s.Saved(); d != nil || err != nil {
		t.Errorf("after SetAside: %v, %v", d, err)
	}
}

// TestTornHistory cuts a history of three deals off at every byte: the deals
// that are whole stay, the rest is kept aside, and the next deal is appended
// to a file that reads well.
func TestTornHistory(t *testing.T) {
	d := example(t)
	one := d.Text()
	all := bytes.Repeat(one, 3)
	for n := 0; n <= len(all); n += 7 {
		s := Store{t.TempDir()}
		if err := os.WriteFile(s.history(), all[:n], 0o644); err != nil {
			t.Fatal(err)
		}
		deals, torn, err := s.History()
		if err != nil || len(deals) != n/len(one) {
			t.Fatalf("%d bytes: %d deals, %v; want %d", n, len(deals), err, n/len(one))
		}
		if rest := n % len(one); (torn != nil) != (rest > 0) || torn != nil && torn.Bytes != rest {
			t.Fatalf("%d bytes: torn %+v, want %d bytes", n, torn, rest)
		}
		if torn != nil {
			if kept, err := os.ReadFile(torn.Aside); err != nil || !bytes.HasPrefix(kept, all[n-torn.Bytes:n]) {
				t.Fatalf("%d bytes: kept %q, %v", n, kept, err)
			}
		}
		if err := s.Append(d); err != nil {
			t.Fatal(err)
		}
		if deals, torn, err = s.History(); err != nil || torn != nil || len(deals) != n/len(one)+1 {
			t.Fatalf("%d bytes, after Append: %d deals, torn %v, %v", n, len(deals), torn, err)
		}
	}
}

func TestFaultyHistoryIsReportedAndKept(t *testing.T) {
	s := Store{t.TempDir()}
	good := example(t).Text()
	bad := bytes.Replace(good, []byte("value=36"), []byte("value=37"), 1)
	data := bytes.Join([][]byte{good, bad, good}, nil)
	if err := os.WriteFile(s.history(), data, 0o644); err != nil {
		t.Fatal(err)
	}
	deals, torn, err := s.History()
	if len(deals) != 2 || torn != nil || err == nil || !strings.Contains(err.Error(), "value=37") {
		t.Errorf("%d deals, torn %v, %v", len(deals), torn, err)
	}
	if after, _ := os.ReadFile(s.history()); !bytes.Equal(after, data) {
		t.Error("the history was changed")
	}
}

func TestOnlyFinishedDealsAreHistory(t *testing.T) {
	s := Store{t.TempDir()}
	if err := s.Append(cut(example(t), 5)); err == nil {
		t.Error("an unfinished deal was appended")
	}
}

func TestOneProgramAtATime(t *testing.T) {
	s := Store{t.TempDir()}
	unlock, err := s.Lock()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Lock(); !errors.Is(err, ErrInUse) {
		t.Errorf("a second program gets the store: %v", err)
	}
	if err := unlock(); err != nil {
		t.Fatal(err)
	}
	unlock, err = s.Lock()
	if err != nil {
		t.Fatalf("the store stays locked: %v", err)
	}
	unlock()
}
