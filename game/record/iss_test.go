package record

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"kutscherskat/game"
)

// skatDeals returns the cases of three players that the server could have
// recorded: scored as skat, and no Ramsch.
func skatDeals(t testing.TB) []*Deal {
	t.Helper()
	var list []*Deal
	for _, file := range []string{"real-skat.kskat", "skat3-deals.kskat"} {
		deals, err := ReadFile(filepath.Join("testdata", file))
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range deals {
			if g, _, err := d.Replay(len(d.Actions)); err != nil {
				t.Fatal(err)
			} else if d.Scoring == game.Skat && g.View(0).Contract != game.Ramsch {
				list = append(list, d)
			}
		}
	}
	if len(list) < 20 {
		t.Fatalf("only %d deals", len(list))
	}
	return list
}

// turned returns the deal with forehand at seat 1, where the server has it.
func turned(d *Deal) *Deal {
	forehand := int(d.Dealer)%3 + 1
	to := func(s game.Seat) game.Seat { return game.Seat((int(s)+3-forehand)%3 + 1) }
	c := &Deal{Setup: d.Setup, Date: d.Date}
	c.Dealer = 3
	c.Options = game.Options{Announcements: true}
	for s := game.Seat(1); s <= 3; s++ {
		c.Players[to(s)] = Player{Kind: Human, Name: d.Players[s].Name}
	}
	for _, a := range d.Actions {
		a.Seat = to(a.Seat)
		c.Actions = append(c.Actions, a)
	}
	g, _, err := c.Replay(len(c.Actions))
	if err != nil {
		panic(err)
	}
	c.Result = g.Result()
	return c
}

func formatISS(t testing.TB, d *Deal) string {
	t.Helper()
	line, err := FormatISS(d)
	if err != nil {
		t.Fatal(err)
	}
	return line
}

// What is written is read back: cards, actions, result, names, date.
func TestISSRoundTrip(t *testing.T) {
	for _, d := range skatDeals(t) {
		d.Players[2].Name = `A [b\c] d`
		line := formatISS(t, d)
		deals, skipped, err := ParseISS(strings.NewReader(line+"\n"), "x.iss")
		if err != nil || len(skipped) > 0 || len(deals) != 1 {
			t.Errorf("%s\n%v, %v", line, err, skipped)
			continue
		}
		got, want := deals[0], turned(d)
		if d.Match != "" {
			want.Match, want.Number = got.Match, got.Number
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s\nis read back as\n%s\nwant\n%s", line, got.Text(), want.Text())
		}
		if again := formatISS(t, got); again[strings.Index(again, "P0["):] != line[strings.Index(line, "P0["):] {
			t.Errorf("%s\nis written again as\n%s", line, again)
		}
	}
}

// A game of the server, word by word: its cards, its moves and its result.
const (
	issCardsOf9 = "S7.ST.CA.DT.CQ.S8.C8.D9.HT.SQ.HQ.DK.H9.DJ.HK.HJ.C9.DQ.HA.H8.SA.CJ.CK.DA.H7.C7.S9.CT.SK.D7.SJ.D8"
	issMovesOf9 = "1 18 0 p 2 20 1 p 2 CH 0 SQ 1 H9 2 SA 2 SK 0 ST 1 HK 0 D9 1 DQ 2 DA 2 D7 0 DT 1 DK 0 HT 1 H8 2 H7 " +
		"0 S8 1 HQ 2 S9 2 C7 0 CA 1 DJ 1 C9 2 CT 0 C8 2 CK 0 CQ 1 HJ 1 HA 2 CJ 0 S7 "
	issResultOf9 = "d:2 loss v:-96 m:2 bidok p:56 t:5 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
)

func TestFormatISS(t *testing.T) {
	deals, err := ReadFile("testdata/real-skat.kskat")
	if err != nil {
		t.Fatal(err)
	}
	d := deals[0]
	d.Date = time.Date(2026, 11, 30, 18, 4, 5, 0, time.UTC)
	d.Match, d.Number = "iss9", 1
	d.Players[1].Name = "Anna"
	want := "(;GM[Skat]PC[Kutscherskat]CO[]SE[]ID[9]DT[2026-11-30/18:04:05/UTC]P0[Anna]P1[]P2[]R0[]R1[]R2[]MV[w " +
		issCardsOf9 + " " + issMovesOf9 + "]R[" + issResultOf9 + "] ;)"
	if got := formatISS(t, d); got != want {
		t.Errorf("written\n%s\nwant\n%s", got, want)
	}
	d.Match, d.Number = "3f1c", 7
	if got := formatISS(t, d); !strings.Contains(got, "SE[3f1c]ID[7]") {
		t.Errorf("match 3f1c 7 is written as %.80s", got)
	}
}

func TestFormatISSRefuses(t *testing.T) {
	read := func(file string, n int) *Deal {
		deals, err := ReadFile(filepath.Join("testdata", file))
		if err != nil {
			t.Fatal(err)
		}
		return deals[n]
	}
	unfinished := *read("real-skat.kskat", 0)
	unfinished.Result = nil
	for name, d := range map[string]*Deal{
		"another game": read("example.kskat", 0), "seeger": read("skat3-deals.kskat", 12), "unfinished": &unfinished,
		"Ramsch": read("skat3-deals.kskat", 6), "nothing": {},
	} {
		if line, err := FormatISS(d); err == nil {
			t.Errorf("%s is written as %s", name, line)
		}
	}
}

// caseOf returns the record of a case, found by a word of its ISS line.
func caseOf(t testing.TB, word string) string {
	t.Helper()
	for _, d := range skatDeals(t) {
		if line := formatISS(t, d); strings.Contains(line, word) {
			return line
		}
	}
	t.Fatalf("no case has %q", word)
	return ""
}

// Servers write the same deal in different ways.
func TestISSDialects(t *testing.T) {
	record := func(pc, moves, result string) string {
		return "(;GM[Skat]PC[" + pc + "]CO[]SE[1]ID[2]P0[a]P1[b]P2[c]R0[]R1[]R2[]MV[w " + moves + " ]R[" + result + "] ;)"
	}
	nine := record("International Skat Server", issCardsOf9+" "+issMovesOf9, issResultOf9)
	passed := record("x", issCardsOf9+" 1 p 2 p 0 p", "passed")
	grand := caseOf(t, " G.C9.S8 ") // taken up
	null := caseOf(t, " NO.")       // both resign at once
	open := caseOf(t, " GO ")       // one resigns, a card, the other resigns
	replace := func(line string, pairs ...string) string {
		for i := 0; i < len(pairs); i += 2 {
			if !strings.Contains(line, pairs[i]) {
				t.Fatalf("%q is not in %s", pairs[i], line)
			}
		}
		return strings.NewReplacer(pairs...).Replace(line)
	}
	for name, r := range map[string]struct{ plain, dialect string }{
		"the contract before the discard":  {grand, replace(grand, " G.C9.S8 ", " G 2 S8.C9 ")},
		"the two cards in another order":   {grand, replace(grand, " G.C9.S8 ", " G.S8.C9 ")},
		"the skat in another order":        {grand, replace(grand, " w HT.H9 ", " w H9.HT ")},
		"the skat is not shown":            {grand, replace(grand, " w HT.H9 ", " ")},
		"hand without the H":               {nine, replace(nine, " CH ", " C ")},
		"an ouvert with its cards":         {null, replace(null, " NO.HQ.HA ", " NO.HQ.HA.C7.C8.D7.D9 ")},
		"a hand ouvert with H":             {open, replace(open, " GO ", " GHO ")},
		"a hand ouvert with all its words": {open, replace(open, " GO ", " GHOSZ.HJ.HA.DJ ")},
		"cards shown":                      {nine, replace(nine, " 2 SA ", " 2 SC 0 SC.S7.ST 2 SA ")},
		"a defender resigns twice":         {open, replace(open, " 1 RE 1 H9 ", " 1 RE 1 RE 1 H9 ")},
		"resigned after the end":           {nine, replace(nine, " 0 S7 ", " 0 S7 2 RE ")},
		"passed in, in the old words":      {passed, replace(passed, "R[passed]", "R[d:-1 v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1]")},
		"an old result without r":          {nine, replace(nine, " r:0]", "]")},
		"no spaces, CR LF, no parentheses": {nine, ";" + strings.TrimSuffix(nine[2:], " ;)") + "\r"},
	} {
		plain, _, err := ParseISS(strings.NewReader(r.plain), "plain")
		if err != nil {
			t.Fatal(err)
		}
		dialect, _, err := ParseISS(strings.NewReader(r.dialect), "dialect")
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !reflect.DeepEqual(plain, dialect) {
			t.Errorf("%s is read as\n%s\nwant\n%s", name, dialect[0].Text(), plain[0].Text())
		}
	}
}

// On the sister server one defender's resigning ends a deal that lies open.
func TestISSSister(t *testing.T) {
	line := caseOf(t, " 0 RE 1 RE ]")
	one := strings.Replace(line, " 0 RE 1 RE ]", " 0 RE ]", 1)
	open := strings.Replace(one, " 0 RE ]", " 2 SC 0 RE ]", 1)
	if d := strings.Index(line, "d:2"); d < 0 {
		t.Fatal("seat 3 is not the declarer")
	}
	sister := func(s string) string { return strings.Replace(s, "PC[Kutscherskat]", "PC[ISS2]", 1) }
	for name, r := range map[string]struct {
		line string
		good bool
	}{
		"open, the sister server": {sister(open), true}, "closed, the sister server": {sister(one), false},
		"open, the server": {open, false}, "both": {sister(line), true},
	} {
		deals, _, err := ParseISS(strings.NewReader(r.line), "x")
		if (err == nil) != r.good {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if want, _, _ := ParseISS(strings.NewReader(line), "x"); r.good && !reflect.DeepEqual(deals, want) {
			t.Errorf("%s: %s", name, deals[0].Text())
		}
	}
}

func TestISSSkips(t *testing.T) {
	head := "(;GM[Skat]PC[x]MV[w " + issCardsOf9 + " "
	for line, reason := range map[string]string{
		head + "1 p w TI.2 ]R[d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:1 l:-1 to:2 r:0] ;)": "out of time",
		head + "1 18 0 p w LE.2 ]R[d:-1 penalty v:0 p0:0 p1:0 p2:1 l:2 to:-1] ;)":                          "left",
		head + "1 18 0 p 2 p 1 s w SJ.D8 1 G.SJ.D8 0 ?? w LE.1 ]R[d:1 win v:96] ;)":                        "left",
		head + "1 18 ]R[d:-1 penalty v:0 m:0 bidok p:0] ;)":                                                "penalty",
		head + "1 18 ]R[d:-1 v:0 m:0 bidok p:0 p0:0 p1:2 p2:0] ;)":                                         "penalty",
		head + issMovesOf9 + "]R[" + strings.Replace(issResultOf9, "to:-1", "to:1", 1) + "] ;)":            "out of time",
		head + issMovesOf9 + "]R[" + strings.Replace(issResultOf9, "l:-1", "l:0", 1) + "] ;)":              "left",
	} {
		deals, skipped, err := ParseISS(strings.NewReader("\n"+line), "x.iss")
		if err != nil || len(deals) != 0 || len(skipped) != 1 {
			t.Errorf("%s\n%v, %v", line, skipped, err)
			continue
		}
		if got := skipped[0].Error(); !strings.HasPrefix(got, "x.iss:2: skipped: ") || !strings.Contains(got, reason) {
			t.Errorf("%q, want %s", got, reason)
		}
	}
}

func TestISSFaults(t *testing.T) {
	head := "(;GM[Skat]MV[w "
	nine := head + issCardsOf9 + " " + issMovesOf9 + "]R[" + issResultOf9 + "] ;)"
	taken := caseOf(t, " G.C9.S8 ")
	if deals, _, err := ParseISS(strings.NewReader(nine), "x"); err != nil || len(deals) != 1 {
		t.Fatalf("the good record: %v", err)
	}
	for _, r := range []struct{ name, old, new, want string }{
		{"won", " loss", " win", "the result says win, but the deal gives loss"},
		{"value", "v:-96", "v:-48", "v:-48"},
		{"matadors", "m:2", "m:1", "m:1"},
		{"overbid", "bidok", "overbid", "overbid"},
		{"points", "p:56", "p:57", "p:57"},
		{"tricks", "t:5", "t:6", "t:6"},
		{"Schneider", "s:0", "s:1", "s:1"},
		{"Schwarz", "z:0", "z:1", "z:1"},
		{"declarer", "d:2", "d:1", "d:1"},
		{"no value", "v:-96 ", "", "lacks v:-96"},
		{"no result", "R[" + issResultOf9 + "]", "", "lacks d:2"},
		{"passed", "R[" + issResultOf9 + "]", "R[passed]", "lacks d:2"},
		{"another game", "GM[Skat]", "GM[Go]", "GM[Go]"},
		{"no game", "GM[Skat]", "", "no Skat"},
		{"begin", "(;GM", "GM", "begins with (;"},
		{"no end", "] ;)", "", "not closed"},
		{"lower case", "GM[", "gm[", "a property was expected"},
		{"twice", "GM[Skat]", "GM[Skat]GM[Skat]", "GM stands twice"},
		{"date", "GM[Skat]", "GM[Skat]DT[yesterday]", "DT[yesterday]"},
		{"no cards", "MV[w ", "MV[", "begin with the cards"},
		{"no moves", "MV[w " + issCardsOf9 + " " + issMovesOf9 + "]", "MV[]", "begin with the cards"},
		{"31 cards", ".SJ.D8 ", ".SJ ", "31 cards"},
		{"a card twice", ".SJ.D8 ", ".SJ.SJ ", "twice"},
		{"no card", ".SJ.D8 ", ".SJ.D1 ", `"D1" is not a card`},
		{"odd moves", " 0 S7 ]", " 0 ]", "nobody's"},
		{"no player", " 0 S7 ]", " 3 S7 ]", `"3" is no player`},
		{"no move", " 0 S7 ]", " 0 what ]", `"what" is no move`},
		{"unfinished", " 0 S7 ]", " ]", "unfinished"},
		{"more cards", " 0 S7 ]", " 0 S7 1 SJ ]", "the deal is over"},
		{"not followed", " 0 ST 1 HK ", " 0 DT 1 HK ", `move "0 DT": seat 1 must follow spades`},
		{"a bid too low", " 2 20 1 p ", " 2 18 1 p ", "not higher"},
		{"a bid that is none", " 2 20 1 p ", " 2 21 1 p ", "no game has this value"},
		{"an answer first", " 1 18 0 p ", " 1 y 0 p ", "does not fit"},
		{"skat not asked for", " 2 CH ", " w SJ.D8 2 CH ", "not the skat just taken up"},
		{"discard before the contract", " 2 CH ", " 2 s 2 SJ.D8 2 CH ", "before the contract"},
		{"hand after taking", " 2 CH ", " 2 s w SJ.D8 2 CH.SJ.D8 ", "a hand game after"},
		{"one card laid away", " 2 CH ", " 2 s w SJ.D8 2 C.SJ ", "two cards are laid away"},
		{"hidden cards laid away", " 2 CH ", " 2 s w SJ.D8 2 C.??.?? ", "not a card"},
		{"hidden skat", " 2 CH ", " 2 s w ??.?? 2 C.SJ.D8 ", "not a card"},
		{"a contract twice", " 2 CH ", " 2 CH 2 CH ", "does not fit"},
		{"announced after taking", " 2 CH ", " 2 s w SJ.D8 2 CS.SJ.D8 ", "from the hand"},
		{"resigned in the bidding", " 1 18 0 p ", " 1 RE ", "does not fit"},
	} {
		line := strings.Replace(nine, r.old, r.new, 1)
		if line == nine {
			t.Fatalf("%s: nothing was changed", r.name)
		}
		_, skipped, err := ParseISS(strings.NewReader(taken+"\n"+line+"\n"+taken), "x.iss")
		if err == nil || len(skipped) > 0 || !strings.HasPrefix(err.Error(), "x.iss:2: ") || !strings.Contains(err.Error(), r.want) {
			t.Errorf("%s: %v, want %s", r.name, err, r.want)
		}
	}
}

// A fault or a skipped record does not keep the others from being read.
func TestISSGoesOn(t *testing.T) {
	good := caseOf(t, " GO ")
	file := good + "\nrubbish\n\n(;GM[Skat]MV[w w LE.1 ]R[] ;)\n" + good + "\n" + strings.Replace(good, "win", "loss", 1) + "\n"
	deals, skipped, err := ParseISS(strings.NewReader(file), "x.iss")
	var fault *Fault
	if len(deals) != 2 || len(skipped) != 1 || skipped[0].Line != 4 || !errors.As(err, &fault) || fault.Line != 2 || !strings.Contains(err.Error(), "x.iss:6: ") {
		t.Errorf("%d deals, skipped %v, %v", len(deals), skipped, err)
	}
	if _, _, err := ParseISS(strings.NewReader(" \n"), "x.iss"); err == nil || !strings.Contains(err.Error(), "no record") {
		t.Errorf("an empty file: %v", err)
	}
	long := good + "\n" + strings.Repeat("x", 2*maxLine) + "\n" + good
	if deals, _, err := ParseISS(strings.NewReader(long), "x.iss"); len(deals) != 1 || err == nil || !strings.HasPrefix(err.Error(), "x.iss:2: ") {
		t.Errorf("a line too long: %d deals, %v", len(deals), err)
	}
	broken := io.MultiReader(strings.NewReader(good+"\n"), failing{})
	if deals, _, err := ParseISS(broken, "x.iss"); len(deals) != 1 || !errors.Is(err, os.ErrClosed) {
		t.Errorf("a file that cannot be read: %d deals, %v", len(deals), err)
	}
}

type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, os.ErrClosed }

func TestIsISS(t *testing.T) {
	for text, want := range map[string]bool{
		"": false, "(;GM[Skat]PC[x]": true, "\r\n (;GM[Skat]": true, ";GM[Skat]": true, "kutscherskat 1\n": false, "# (;GM[Skat]": false,
	} {
		if IsISS([]byte(text)) != want {
			t.Errorf("%q: want %v", text, want)
		}
	}
}

func TestISSNames(t *testing.T) {
	line := strings.Replace(caseOf(t, " GO "), "P1[]", "P1[ x#y  \xff\\]z ]ID[x]", 1)
	line = strings.Replace(line, "ID[]", "", 1)
	deals, _, err := ParseISS(strings.NewReader(line), "x")
	if err != nil {
		t.Fatal(err)
	}
	if p := deals[0].Players[2]; p != (Player{Kind: Human, Name: "x y ?]z"}) || deals[0].Match != "" {
		t.Errorf("player %+v, match %q", p, deals[0].Match)
	}
	if _, err := Parse(deals[0].Text(), "x"); err != nil {
		t.Error(err)
	}
}

// Whatever is read as a deal is written and read back the same, here and in
// our own format.
func FuzzISS(f *testing.F) {
	for _, d := range skatDeals(f) {
		f.Add(formatISS(f, d))
	}
	f.Add("(;GM[Skat]MV[w " + issCardsOf9 + " 1 p w TI.2 ]R[d:-1 penalty] ;)")
	f.Add(";GM[Skat]P0[\\]]MV[w " + issCardsOf9 + " " + issMovesOf9 + "]R[" + issResultOf9 + "]")
	f.Fuzz(func(t *testing.T, text string) {
		deals, _, _ := ParseISS(strings.NewReader(text), "fuzz")
		for _, d := range deals {
			line, err := FormatISS(d)
			if err != nil {
				t.Fatalf("%s\ncannot be written: %v", d.Text(), err)
			}
			back, _, err := ParseISS(strings.NewReader(line), "again")
			if err != nil || len(back) != 1 || !reflect.DeepEqual(back[0], d) {
				t.Fatalf("%s\nis read back with %v", line, err)
			}
			own, err := Parse(d.Text(), "own")
			if err != nil || len(own) != 1 || !reflect.DeepEqual(own[0].Actions, d.Actions) {
				t.Fatalf("%s\n%v", d.Text(), err)
			}
		}
	})
}
