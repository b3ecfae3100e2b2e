package game

import (
	"strings"
	"testing"
)

// A whole deal of Offiziersskat with kontra and re: the example of the record
// format.
const (
	exampleDeck = "ST CA D7 DA H9 DQ HJ DK C7 S7 CJ SJ HQ CQ H8 CT SA S9 HA C8 DJ D8 S8 SQ HK SK C9 D9 CK H7 HT DT"
	exampleSaid = `1 declare C
2 kontra
1 re
1 play D9
2 play DT
2 play H7
1 play HK
1 play C7
2 play CQ
2 play D8
1 play S7
2 play H8
1 play SA
2 play DQ
1 play CJ
1 play CA
2 play CK
1 play C9
2 play CT
2 play HQ
1 play HA
1 play SJ
2 play DJ
1 play SK
2 play SQ
1 play ST
2 play H9
1 play DA
2 play DK
1 play C8
2 play HJ
2 play HT
1 play D7
2 play S8
1 play S9`
)

func example(t testing.TB) (Setup, []Action) {
	t.Helper()
	var said []Action
	for _, line := range strings.Split(exampleSaid, "\n") {
		said = append(said, action(t, line))
	}
	return Setup{Variant: Variants[0], Scoring: Jacks, Dealer: 2, Deck: cards(t, exampleDeck)}, said
}

func TestExample(t *testing.T) {
	d, _, legal := replay(example(t))
	if !legal {
		t.Fatal("the example is refused")
	}
	ended(t, d, "points=74,46 tricks=9,7 winner=1 value=36 score=+144,0")
}

func BenchmarkReplay(b *testing.B) {
	setup, said := example(b)
	b.ReportAllocs()
	for b.Loop() {
		if d, _, _ := replay(setup, said); d.Result() == nil {
			b.Fatal("the deal goes on")
		}
	}
}

func BenchmarkView(b *testing.B) {
	setup, said := example(b)
	d, _, _ := replay(setup, said[:len(said)/2])
	b.ReportAllocs()
	for b.Loop() {
		if v := d.View(1); v.Turn == 0 {
			b.Fatal("the deal is over")
		}
	}
}
