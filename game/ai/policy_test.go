package ai

import (
	"testing"

	"kutscherskat/game"
)

// The short way for two players gives what the general one gives.
func TestDuelIsTheTrickOfTwo(t *testing.T) {
	r := random(3)
	q := &policy{weights: &tables}
	for _, v := range game.Variants[:4] {
		for i := range 200 {
			d := playStart(v, v.Scorings[0], &r, newPlayer(t, Medium, 1), game.ClubsTrump+game.Contract(i%7))
			var sc scene
			s := trueState(d, &sc)
			for !s.over {
				q.appraise(s)
				for set := s.legal(); set != 0; set &= set - 1 {
					c := set.Lowest()
					if a, b := q.worthOf(s, c), q.trick(s, c)[s.turn]; a != b {
						t.Fatalf("%v %v: %v is worth %d, the general way says %d", v.Name, s.stakes.contract, c, a, b)
					}
				}
				s.do(r.oneOf(s.legal()))
			}
		}
	}
}
