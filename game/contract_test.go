package game

import (
	"strings"
	"testing"

	"kutscherskat/game/card"
)

// orders are the groups of each contract, the strongest card first (rules 1).
var orders = map[Contract]string{
	ClubsTrump:    "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 | SA ST SK SQ S9 S8 S7 | HA HT HK HQ H9 H8 H7 | DA DT DK DQ D9 D8 D7",
	SpadesTrump:   "CJ SJ HJ DJ SA ST SK SQ S9 S8 S7 | CA CT CK CQ C9 C8 C7 | HA HT HK HQ H9 H8 H7 | DA DT DK DQ D9 D8 D7",
	HeartsTrump:   "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7 | CA CT CK CQ C9 C8 C7 | SA ST SK SQ S9 S8 S7 | DA DT DK DQ D9 D8 D7",
	DiamondsTrump: "CJ SJ HJ DJ DA DT DK DQ D9 D8 D7 | CA CT CK CQ C9 C8 C7 | SA ST SK SQ S9 S8 S7 | HA HT HK HQ H9 H8 H7",
	Grand:         "CJ SJ HJ DJ | CA CT CK CQ C9 C8 C7 | SA ST SK SQ S9 S8 S7 | HA HT HK HQ H9 H8 H7 | DA DT DK DQ D9 D8 D7",
	Ramsch:        "CJ SJ HJ DJ | CA CT CK CQ C9 C8 C7 | SA ST SK SQ S9 S8 S7 | HA HT HK HQ H9 H8 H7 | DA DT DK DQ D9 D8 D7",
	Null:          "| CA CK CQ CJ CT C9 C8 C7 | SA SK SQ SJ ST S9 S8 S7 | HA HK HQ HJ HT H9 H8 H7 | DA DK DQ DJ DT D9 D8 D7",
}

// ranks returns the group (0 for trump) and the place in it of each card.
func ranks(t testing.TB, c Contract) (group, place [32]int) {
	for g, codes := range strings.Split(orders[c], "|") {
		for i, k := range cards(t, codes) {
			group[k], place[k] = g, i
		}
	}
	return group, place
}

func TestRanking(t *testing.T) {
	for c := range orders {
		group, place := ranks(t, c)
		for _, a := range card.Full() {
			for _, b := range card.Full() {
				same := group[a] == group[b]
				if (c.GroupOf(a) == c.GroupOf(b)) != same {
					t.Errorf("%v: %v and %v in one group: want %v", c, a, b, same)
				}
				want := same && place[b] < place[a] || !same && group[b] == 0 && c != Null
				if a != b && c.Beats(b, a) != want {
					t.Errorf("%v: %v beats %v: want %v", c, b, a, want)
				}
				if same && (c.Strength(b) > c.Strength(a)) != (place[b] < place[a]) {
					t.Errorf("%v: %v is stronger than %v: want %v", c, b, a, place[b] < place[a])
				}
			}
			if trump := c.GroupOf(a) == Trump; trump != (group[a] == 0 && c != Null) {
				t.Errorf("%v: %v is trump: %v", c, a, trump)
			}
			if !c.Members(c.GroupOf(a)).Has(a) {
				t.Errorf("%v: %v is no member of its group", c, a)
			}
		}
	}
}

func TestFollowing(t *testing.T) {
	for _, r := range []struct {
		contract Contract
		led      string
		playable string
		want     string
		why      string
	}{
		{ClubsTrump, "SA", "S7 SK CJ HA", "S7 SK", "follow the plain suit, without overtaking"},
		{ClubsTrump, "SA", "SJ HA DA", "SJ HA DA", "a jack is no spade, and nobody must trump"},
		{ClubsTrump, "C7", "SJ HA", "SJ", "a jack follows trump"},
		{ClubsTrump, "DJ", "C7 D7 HA", "C7", "a jack asks for trump"},
		{Grand, "CJ", "C7 CA HA", "C7 CA HA", "in a Grand only jacks follow a jack"},
		{Grand, "CA", "CJ C7", "C7", "a jack does not follow its printed suit"},
		{Ramsch, "CJ", "DJ CA", "DJ", "as in a Grand"},
		{Null, "CA", "CJ SJ", "CJ", "in Null a jack follows its suit"},
		{Null, "CJ", "C7 SJ", "C7", "and asks for it"},
		{Null, "HA", "C7 SJ", "C7 SJ", "without the suit any card"},
	} {
		got := r.contract.Followers(card.SetOf(cards(t, r.playable)...), one(t, r.led))
		if want := card.SetOf(cards(t, r.want)...); got != want {
			t.Errorf("%v: %v led, of %s may be played %v, want %v: %s", r.contract, r.led, r.playable, got, want, r.why)
		}
	}
}

func TestContractWords(t *testing.T) {
	for c, base := range map[Contract]int{ClubsTrump: 12, SpadesTrump: 11, HeartsTrump: 10, DiamondsTrump: 9, Grand: 24, Null: 0, Ramsch: 0} {
		if got, err := ParseContract(c.String()); err != nil || got != c || c.Base() != base {
			t.Errorf("%v: parsed as %v (%v), base value %d", c, got, err, c.Base())
		}
		if c.ForPoints() != (base > 0) {
			t.Errorf("%v: for points: %v", c, c.ForPoints())
		}
	}
	for _, s := range card.Suits {
		if got, ok := SuitContract(s).TrumpSuit(); !ok || got != s {
			t.Errorf("the trump suit of %v is %v", SuitContract(s), got)
		}
	}
	for _, c := range []Contract{NoContract, Grand, Null, Ramsch} {
		if s, ok := c.TrumpSuit(); ok {
			t.Errorf("%v has the trump suit %v", c, s)
		}
	}
	for _, bad := range []string{"", "c", "Grand", "-", "CJ"} {
		if c, err := ParseContract(bad); err == nil {
			t.Errorf("%q is taken for %v", bad, c)
		}
		if l, err := ParseLevel(bad); err == nil {
			t.Errorf("%q is taken for the level %v", bad, l)
		}
	}
	for g, want := range []string{"clubs", "spades", "hearts", "diamonds", "trump"} {
		if Group(g).String() != want {
			t.Errorf("group %d is called %v", g, Group(g))
		}
	}
}

func TestMatadors(t *testing.T) {
	for _, r := range []struct {
		contract Contract
		held     string
		limit    int
		n        int
		with     bool
	}{
		{ClubsTrump, "CJ SJ DJ", 11, 2, true},
		{ClubsTrump, "SJ HJ", 11, 1, false},
		{ClubsTrump, "DJ CA", 11, 3, false},
		{ClubsTrump, "CA CT", 11, 4, false},
		{ClubsTrump, "CT", 11, 5, false},
		{ClubsTrump, "C7", 11, 10, false},
		{ClubsTrump, "SA", 11, 11, false},
		{ClubsTrump, "CT", 4, 4, false},
		{HeartsTrump, "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7", 11, 11, true},
		{HeartsTrump, "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7", 4, 4, true},
		{Grand, "CJ SJ HJ DJ CA", 11, 4, true},
		{Grand, "CA", 11, 4, false},
	} {
		if n, with := r.contract.Matadors(card.SetOf(cards(t, r.held)...), r.limit); n != r.n || with != r.with {
			t.Errorf("%v with %s, at most %d: %d, %v; want %d, %v", r.contract, r.held, r.limit, n, with, r.n, r.with)
		}
	}
}
