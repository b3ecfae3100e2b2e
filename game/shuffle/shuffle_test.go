package shuffle

import (
	"math/rand/v2"
	"slices"
	"testing"

	"kutscherskat/game/card"
)

func TestPackIsWhole(t *testing.T) {
	for _, rng := range []*rand.Rand{Secure(), rand.New(rand.NewPCG(1, 2))} {
		p := New(rng)
		if err := card.CheckPack(p.Cards); err != nil {
			t.Error(err)
		}
		if len(p.Nonce) != 32 || len(p.Seal()) != 64 {
			t.Errorf("nonce %q, seal %q", p.Nonce, p.Seal())
		}
	}
}

func TestCutAndUncut(t *testing.T) {
	p := New(Secure())
	for n := -1; n <= 33; n++ {
		deck, err := p.Cut(n)
		if allowed := n >= 4 && n <= 28; (err == nil) != allowed {
			t.Fatalf("Cut(%d): %v", n, err)
		}
		if err != nil {
			continue
		}
		if deck[0] != p.Cards[n] || deck[31] != p.Cards[n-1] {
			t.Errorf("Cut(%d) puts %v on top and %v at the bottom", n, deck[0], deck[31])
		}
		if !slices.Equal(Uncut(deck, n), p.Cards) {
			t.Errorf("Uncut(%d) is not the pack before the cut", n)
		}
	}
	if !slices.Equal(Uncut(p.Cards, 0), p.Cards) {
		t.Error("a pack that was not cut changed")
	}
}

// TestSeal takes the figures from a deal of the cases that an independent
// referee sealed.
func TestSeal(t *testing.T) {
	const deck = "CQ CK DQ CA S9 C9 S8 D9 SA SJ DA HJ H8 C8 HQ S7 HT ST SQ CT H7 H9 DK D7 HA DJ CJ HK SK DT C7 D8"
	var cards []card.Card
	for i := 0; i < len(deck); i += 3 {
		c, err := card.Parse(deck[i : i+2])
		if err != nil {
			t.Fatal(err)
		}
		cards = append(cards, c)
	}
	p := Pack{Cards: Uncut(cards, 7), Nonce: "3d0840fb41536363f6724ba08329c05b"}
	if got, want := p.Seal(), "6852ee2a953b4e0b54ad3101fab93d75cc749be7de0756ac7215ebbee57b030c"; got != want {
		t.Errorf("seal %s, want %s", got, want)
	}
}

// TestEveryPlaceForEveryCard draws many packs: each card must come to lie in
// each place about as often as in any other. The bound is five standard
// deviations, so a fair shuffle fails once in some thousand runs of its
// 1,024 counts; the seed is fixed, so it never does.
func TestEveryPlaceForEveryCard(t *testing.T) {
	const packs = 32000
	var count [32][32]int
	rng := rand.New(rand.NewPCG(7, 7))
	for range packs {
		for i, c := range New(rng).Cards {
			count[i][c]++
		}
	}
	for i := range count {
		for c, n := range count[i] {
			if n < 1000-160 || n > 1000+160 {
				t.Errorf("%v lay %d times in place %d, expected about 1000", card.Card(c), n, i)
			}
		}
	}
}

func TestRandomCut(t *testing.T) {
	rng := Secure()
	seen := map[int]bool{}
	for range 5000 {
		n := RandomCut(rng)
		if err := CheckCut(n); err != nil {
			t.Fatal(err)
		}
		seen[n] = true
	}
	if len(seen) != 25 {
		t.Errorf("%d different cuts, want 25", len(seen))
	}
}
