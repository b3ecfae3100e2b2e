package game

import (
	"strings"
	"testing"
)

func TestParseAction(t *testing.T) {
	for line, want := range map[string]Action{
		"2 bid 18":              {Seat: 2, Kind: Bid, Value: 18},
		"1 hold":                {Seat: 1, Kind: Hold},
		"3 pass":                {Seat: 3, Kind: Pass},
		"1 take":                {Seat: 1, Kind: Take},
		"1 hand":                {Seat: 1, Kind: PlayHand},
		"1 declare C":           {Seat: 1, Kind: Declare, Contract: ClubsTrump},
		"1 declare grand":       {Seat: 1, Kind: Declare, Contract: Grand},
		"1 declare D schwarz":   {Seat: 1, Kind: Declare, Contract: DiamondsTrump, Level: AnnouncedSchwarz},
		"1 declare null":        {Seat: 1, Kind: Declare, Contract: Null},
		"1 declare ramsch":      {Seat: 1, Kind: Declare, Contract: Ramsch},
		"2 kontra":              {Seat: 2, Kind: Kontra},
		"2 no-kontra":           {Seat: 2, Kind: NoKontra},
		"1 re":                  {Seat: 1, Kind: Re},
		"1 no-re":               {Seat: 1, Kind: NoRe},
		"1 play CJ":             PlayOf(1, one(t, "CJ")),
		"2 discard C7 H8":       DiscardOf(2, one(t, "C7"), one(t, "H8")),
		"3 concede":             {Seat: 3, Kind: Concede},
		"1 declare H ouvert":    {Seat: 1, Kind: Declare, Contract: HeartsTrump, Level: Ouvert},
		"1 declare S schneider": {Seat: 1, Kind: Declare, Contract: SpadesTrump, Level: AnnouncedSchneider},
	} {
		got, err := ParseAction(line)
		if err != nil || got != want {
			t.Errorf("%q is read as %+v, %v", line, got, err)
		}
		if got.String() != line {
			t.Errorf("%q is written as %q", line, got)
		}
	}
	if a := action(t, "2 discard H8 C7"); a != DiscardOf(2, one(t, "C7"), one(t, "H8")) {
		t.Errorf("the order of the two cards matters: %v", a)
	}
}

func TestParseActionRefuses(t *testing.T) {
	for _, line := range []string{
		"", " ", "1", "1 ", "play CJ", "0 pass", "4 pass", "01 pass", "+1 pass", "x pass", "1 Pass", "1 -", "1 -  ",
		"1 pass pass", "1 hold 18", "1 bid", "1 bid x", "1 bid 018", "1 bid +18", "1 bid 18 20", "1 bid 99999999999999999999",
		"1 play", "1 play XX", "1 play ??", "1 play --", "1 play cj", "1 play CJ CJ", "1 play  CJ", "1 discard", "1 discard C7",
		"1 discard C7 C8 C9", "1 discard ?? ??", "1 declare", "1 declare x", "1 declare C x", "1 declare C ", "1 declare C ouvert hand",
		"1 take C7", "1 concede now", "1 re re", "1 no-kontra!", "１ pass",
	} {
		if a, err := ParseAction(line); err == nil {
			t.Errorf("%q is read as %v", line, a)
		} else if err.Error() == "" {
			t.Errorf("%q: an error without words", line)
		}
	}
	if _, err := ParseMove(1, nil); err == nil {
		t.Error("no words are an action")
	}
}

func FuzzParseAction(f *testing.F) {
	for _, line := range []string{"1 play CJ", "2 discard H8 C7", "1 declare grand ouvert", "3 bid 264", "2 no-kontra", "1 concede"} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		a, err := ParseAction(line)
		if err != nil {
			return
		}
		back, err := ParseAction(a.String())
		if err != nil || back != a {
			t.Errorf("%q is read as %+v, written as %q and read back as %+v, %v", line, a, a, back, err)
		}
		if a.Kind != Discard && a.String() != line || strings.Count(a.String(), " ") != strings.Count(line, " ") {
			t.Errorf("%q is written as %q", line, a)
		}
	})
}

func TestReasonWords(t *testing.T) {
	for r := Allowed; r <= AlreadyConceded; r++ {
		if r.String() == "" {
			t.Errorf("reason %d has no name", r)
		}
		err := (&IllegalError{Action: Action{Seat: 1, Kind: Pass}, Reason: r, Turn: 2, Due: DecidePlay}).Error()
		if strings.HasSuffix(err, ": ") {
			t.Errorf("reason %v has no words: %q", r, err)
		}
	}
}
