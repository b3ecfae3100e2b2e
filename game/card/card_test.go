package card

import "testing"

func TestCodes(t *testing.T) {
	for i, c := range Full() {
		if int(c) != i {
			t.Fatalf("card %d has number %d", i, c)
		}
		got, err := Parse(c.String())
		if err != nil || got != c {
			t.Errorf("Parse(%q) = %v, %v", c.String(), got, err)
		}
	}
	for _, bad := range []string{"", "C", "cj", "C10", "XJ", "C1", "??", "--"} {
		if c, err := Parse(bad); err == nil {
			t.Errorf("Parse(%q) = %v, want an error", bad, c)
		}
	}
}

func TestPoints(t *testing.T) {
	if got := Pack.Points(); got != 120 {
		t.Errorf("the pack has %d card points, want 120", got)
	}
	if got := Jacks.Points(); got != 8 {
		t.Errorf("the jacks have %d card points, want 8", got)
	}
	for _, s := range Suits {
		if got := OfSuit(s).Points(); got != 30 {
			t.Errorf("suit %v has %d card points, want 30", s, got)
		}
	}
	for _, mark := range []Card{None, Unknown} {
		if mark.Points() != 0 || mark.Real() || Pack.Has(mark) || SetOf(mark) != 0 {
			t.Errorf("the mark %v counts as a card", mark)
		}
	}
}

func TestSet(t *testing.T) {
	s := SetOf(Of(Clubs, Jack), Of(Diamonds, Ace), Of(Hearts, Seven))
	if s.Len() != 3 || s.String() != "CJ H7 DA" || s.Points() != 13 {
		t.Errorf("set %v: %d cards, %d points", s, s.Len(), s.Points())
	}
	if s = s.Without(Of(Clubs, Jack)); s.Has(Of(Clubs, Jack)) || s.Lowest() != Of(Hearts, Seven) {
		t.Errorf("after Without: %v", s)
	}
	if Set(0).Lowest() != None {
		t.Error("the empty set has a lowest card")
	}
}

func TestCheckPack(t *testing.T) {
	if err := CheckPack(Full()); err != nil {
		t.Error(err)
	}
	twice := Full()
	twice[3] = twice[4]
	for name, cards := range map[string][]Card{"twice": twice, "short": Full()[1:], "mark": append(Full()[1:], Unknown)} {
		if CheckPack(cards) == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}
