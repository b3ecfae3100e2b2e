package solve_test

import (
	"context"
	"fmt"

	"kutscherskat/game/card"
	"kutscherskat/game/solve"
)

// set reads card codes.
func set(codes ...string) (s card.Set) {
	for _, code := range codes {
		c, err := card.Parse(code)
		if err != nil {
			panic(err)
		}
		s = s.With(c)
	}
	return s
}

func ExampleSolver_ValueByCard() {
	// Clubs are trumps, the declarer (seat 0) leads to the last three tricks.
	p := &solve.Open2{
		Contract: solve.ClubsGame,
		Hand:     [2]card.Set{set("CA", "HT"), set("CT", "HA", "D8")},
		Piles:    [2][]solve.Pile{{{Top: set("SA").Lowest(), Under: card.None}}},
		Taken:    [2]solve.Taken{{Points: 33, Tricks: 6}, {Points: 34, Tricks: 7}},
	}
	var s solve.Solver
	moves, err := s.ValueByCard(context.Background(), p)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range moves {
		fmt.Println(m.Card, m.Value)
	}
	// Output:
	// SA 44
	// HT 54
	// CA 65
}

func ExampleSolver_ExpectByCard() {
	// Grand; two cards lie face down, one of them under the declarer's ST.
	p := &solve.Table{
		Contract: solve.Grand,
		Up:       [2]card.Set{set("ST", "S8"), set("SK", "HA")},
		Covers:   [2]card.Set{set("ST"), set("SK")},
		Unseen:   set("CA", "C7"),
		Taken:    [2]solve.Taken{{Points: 28, Tricks: 7}, {Points: 56, Tricks: 6}},
	}
	var s solve.Solver
	moves, err := s.ExpectByCard(context.Background(), p, solve.Winning(solve.Grand))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range moves {
		fmt.Printf("%v wins with chance %.2f\n", m.Card, m.Value)
	}
	// Output:
	// S8 wins with chance 0.00
	// ST wins with chance 0.50
}
