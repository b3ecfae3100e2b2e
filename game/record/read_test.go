package record

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
)

const head = "kutscherskat 1\nvariant offiziersskat\nscoring jacks\ndealer 2\n"
const deck = "deck ST CA D7 DA H9 DQ HJ DK C7 S7 CJ SJ HQ CQ H8 CT SA S9 HA C8 DJ D8 S8 SQ HK SK C9 D9 CK H7 HT DT\n"

func TestFaultLines(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		line int
		says string
	}{
		"empty file":             {"", 1, "no deal"},
		"comments only":          {"# nothing\n\n", 2, "no deal"},
		"no opening":             {"variant offiziersskat\n", 1, "begins with"},
		"other version":          {"kutscherskat 2\n", 1, "version"},
		"byte order mark":        {"\ufeff" + head + deck, 1, "byte order mark"},
		"not UTF-8":              {head + "seat 1 human \xff\n", 5, "UTF-8"},
		"leading space":          {head + " " + deck, 5, "begin with a space"},
		"tab":                    {head + "seat 1\thuman\n", 5, "tabs"},
		"unknown variant":        {"kutscherskat 1\nvariant tarock\n", 2, "offiziersskat"},
		"unknown option":         {head + "option peek on\n", 5, "peek"},
		"option value":           {head + "option null yes\n", 5, "on or off"},
		"option twice":           {head + "option null on\noption null on\n", 6, "line 5"},
		"dealer twice":           {head + "dealer 1\n", 5, "line 4"},
		"seat twice":             {head + "seat 1 human\nseat 1 ai easy\n", 6, "line 5"},
		"third seat of two":      {head + deck + "seat 3 human\n1 declare C\n", 6, "2 seats"},
		"dealer without a seat":  {"kutscherskat 1\nvariant offiziersskat\nscoring jacks\ndealer 3\n" + deck + "1 declare C\n", 4, "2 seats"},
		"scoring before variant": {"kutscherskat 1\nscoring skat\nvariant offiziersskat\ndealer 1\n" + deck + "1 declare C\n", 2, "jacks, spitzen, simple"},
		"date not in UTC":        {head + "date 2026-11-30T18:04:05+01:00\n", 5, "UTC"},
		"match without number":   {head + "match 3f1c\n", 5, "number"},
		"cut of 29":              {head + "cut 29\n", 5, "4 to 28"},
		"short seal":             {head + "seal 12\n", 5, "64 hex"},
		"header after action":    {head + deck + "1 declare C\nseat 1 human\n", 7, "after the first action"},
		"seat of another game":   {head + deck + "3 declare C\n", 6, "2 seats"},
		"result too early":       {head + deck + "1 declare C\nresult points=0,0\n", 7, "unfinished"},
		"new deal before end":    {head + deck + "1 declare C\n" + head, 7, "before the end"},
		"variant missing":        {"kutscherskat 1\nscoring jacks\n", 2, "variant"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Parse([]byte(c.text), "f")
			var fault *Fault
			if !errors.As(err, &fault) || fault.Line != c.line || !strings.Contains(fault.Error(), c.says) {
				t.Errorf("%v; want line %d and %q", err, c.line, c.says)
			}
		})
	}
}

func TestAccepted(t *testing.T) {
	for name, text := range map[string]string{
		"header only":             head + deck,
		"CR LF":                   strings.ReplaceAll(head+deck+"1 declare C\n", "\n", "\r\n"),
		"comments and spaces":     "# hello\n\n" + head + deck + "1 declare C   # clubs\n  # indented\n",
		"no newline at the end":   head + deck + "1 declare C",
		"unused option":           head + "option allpass ramsch\n" + deck,
		"empty and spaced names":  head + "seat 1 human\nseat 2 bot My Own Bot 0.3\n" + deck,
		"deck before the variant": "kutscherskat 1\n" + deck + "dealer 1\nscoring simple\nvariant halboffen\n2 declare C\n",
	} {
		t.Run(name, func(t *testing.T) {
			if deals, err := Parse([]byte(text), "f"); err != nil || len(deals) != 1 {
				t.Errorf("%d deals, %v", len(deals), err)
			}
		})
	}
}

func TestUnusedOptionIsNotWritten(t *testing.T) {
	deals, err := Parse([]byte(head+"option allpass ramsch\n"+deck), "f")
	if err != nil {
		t.Fatal(err)
	}
	if text := string(deals[0].Text()); strings.Contains(text, "allpass") || deals[0].Options.AllPassRamsch {
		t.Errorf("allpass has an effect in a game without bidding:\n%s", text)
	}
}

// TestDealAfterFaultIsRead has a fault in the first of three deals and in the
// last.
func TestDealAfterFaultIsRead(t *testing.T) {
	good, err := os.ReadFile("testdata/example.kskat")
	if err != nil {
		t.Fatal(err)
	}
	bad := bytes.Replace(good, []byte("1 play D9"), []byte("1 play CJ"), 1)
	r := NewReader(bytes.NewReader(bytes.Join([][]byte{bad, good, bad}, nil)), "f")
	var got []string
	for {
		_, err := r.Next()
		if err == io.EOF {
			break
		}
		if err == nil {
			got = append(got, "ok")
		} else {
			got = append(got, "fault")
		}
	}
	if !reflect.DeepEqual(got, []string{"fault", "ok", "fault"}) {
		t.Errorf("read %v", got)
	}
}

// TestRoundTrip writes every deal of the cases and reads it again.
func TestRoundTrip(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.kskat")
	for _, file := range files {
		deals, err := ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, d := range deals {
			again, err := Parse(d.Text(), file)
			if err != nil || len(again) != 1 || !reflect.DeepEqual(again[0], d) {
				t.Fatalf("%s, deal %d changed when it was written: %v", file, i+1, err)
			}
		}
	}
}

// TestReadingFails has a reader that fails at once, or in the midst of a deal:
// that is told once and ends the reading.
func TestReadingFails(t *testing.T) {
	for _, text := range []string{"", head, head + deck + "1 declare C\n"} {
		r := NewReader(io.MultiReader(strings.NewReader(text), iotest.ErrReader(errors.New("the disk is gone"))), "f")
		if _, err := r.Next(); err == nil || !strings.Contains(err.Error(), "the disk is gone") {
			t.Errorf("after %q: %v", text, err)
		}
		if _, err := r.Next(); err != io.EOF {
			t.Errorf("after %q, next: %v", text, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	files, _ := filepath.Glob("testdata/faults/*.kskat")
	for _, file := range append(files, "testdata/example.kskat") {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		deals, err := Parse(data, "f")
		var fault *Fault
		if err != nil && (!errors.As(err, &fault) || fault.Line < 1) {
			t.Fatalf("%v is no fault at a line", err)
		}
		for _, d := range deals {
			again, err := Parse(d.Text(), "again")
			if err != nil || len(again) != 1 || !bytes.Equal(again[0].Text(), d.Text()) {
				t.Fatalf("a deal that was read cannot be read again: %v", err)
			}
		}
	})
}
