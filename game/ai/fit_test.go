package ai

import (
	"flag"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

var fit = flag.String("fit", "", "which models to fit by play out: table, skat, admiral (see README)")

// row is one deal for a regression.
type row struct {
	x []float64
	y float64
}

// featuresOf is the row of features of judgement.logit: bias, own, other,
// shapes, points laid away.
func featuresOf(c game.Contract, own, other card.Set, laid int) []float64 {
	l := &lores[c]
	x := make([]float64, 2+2*places+shapes)
	x[0] = 1
	for _, k := range own.Cards() {
		x[1+l.place[k]]++
	}
	for _, k := range other.Cards() {
		x[1+places+l.place[k]]++
	}
	for i, n := range shapesOf(l, own) {
		x[1+2*places+i] = n
	}
	x[len(x)-1] = float64(laid)
	return x
}

// regress fits weights by gradient descent (Adam), logistic or linear, with a
// slight pull to zero.
func regress(rows []row, logistic bool) []float64 {
	n := len(rows[0].x)
	w, m, v, g := make([]float64, n), make([]float64, n), make([]float64, n), make([]float64, n)
	rate := 0.02
	if !logistic {
		rate = 0.5
	}
	const steps = 600
	for it := 1; it <= steps; it++ {
		for i := range g {
			g[i] = 0.002 * w[i]
			if i == 0 {
				g[i] = 0
			}
		}
		for _, r := range rows {
			z := 0.0
			for i, x := range r.x {
				z += w[i] * x
			}
			if logistic {
				z = sigmoid(z)
			}
			e := (z - r.y) / float64(len(rows))
			for i, x := range r.x {
				if x != 0 {
					g[i] += e * x
				}
			}
		}
		lr := rate * (1 - 0.9*float64(it)/steps)
		for i := range w {
			m[i] = 0.9*m[i] + 0.1*g[i]
			v[i] = 0.99*v[i] + 0.01*g[i]*g[i]
			w[i] -= lr * m[i] / (math.Sqrt(v[i]) + 1e-9)
		}
	}
	return w
}

// literal writes weights as a judgement.
func literal(w []float64) string {
	f := func(list []float64) string {
		var s []string
		for _, x := range list {
			s = append(s, fmt.Sprintf("%.2f", x))
		}
		return "{" + strings.Join(s, ", ") + "}"
	}
	return fmt.Sprintf("{\nbias: %.3f,\nown: [places]float64%s,\nother: [places]float64%s,\nshapes: [shapes]float64%s,\n}", w[0],
		f(w[1:1+places]), f(w[1+places:1+2*places]), f(w[1+2*places:1+2*places+shapes]))
}

func TestFit(t *testing.T) {
	switch *fit {
	case "":
		t.Skip("only with -fit")
	case "table":
		fitTable()
	default:
		fitBidding(*fit)
	}
}

// tableRows plays deals out and lists what was seen of each at the three
// decisions, with the outcome.
func tableRows(variant string, contracts []game.Contract, n int, seed uint64, outcome func(s *state) float64) []row {
	r := random(seed)
	v, _ := game.FindVariant(variant)
	p, _ := New(Medium, seed)
	q := &policy{weights: tablesFor(2)}
	var rows []row
	for range n {
		d := playStart(v, game.Jacks, &r, p, contracts[r.below(len(contracts))])
		var sc scene
		s := trueState(d, &sc)
		c := s.stakes.contract
		end := *s
		q.playOut(&end)
		y := outcome(&end)
		deck := d.Setup().Deck
		own4, other4 := card.SetOf(deck[8:12]...), card.SetOf(deck[12:16]...)
		own8 := own4 | card.SetOf(deck[24:28]...)
		rows = append(rows, row{featuresOf(c, own4, 0, 0), y}, row{featuresOf(c, own4, other4, 0), y}, row{featuresOf(c, own8, other4, 0), y})
	}
	return rows
}

func declarerWon(s *state) float64 {
	if s.won(s.stakes.declarer) {
		return 1
	}
	return 0
}

func fitTable() {
	n := *tuneDeals
	for _, k := range []struct {
		name      string
		contracts []game.Contract
	}{
		{"useSuit", []game.Contract{1, 2, 3, 4}}, {"useGrand", []game.Contract{game.Grand}}, {"useNull", []game.Contract{game.Null}},
	} {
		fmt.Fprintf(os.Stderr, "%s: %s,\n", k.name, literal(regress(tableRows("offiziersskat", k.contracts, n, 1, declarerWon), true)))
	}
	worth := func(s *state) float64 { return s.worth(s.stakes.declarer) }
	fmt.Fprintf(os.Stderr, "ramsch: %s,\n", literal(regress(tableRows("offiziersskat", []game.Contract{game.Ramsch}, n, 1, worth), false)))
}

// fitBidding fits the models of a game with bidding, in two rounds: the
// second discards by what the first has learnt.
func fitBidding(variant string) {
	v, _ := game.FindVariant(variant)
	if variant == "admiral" {
		v, _ = game.FindVariant("admiralsskat")
	}
	m := modelsFor(&game.View{Variant: v})
	for round := range 3 {
		r := random(round + 1)
		var before, after [useNull + 1][]row
		q := &policy{weights: tablesFor(v.Seats)}
		for range *tuneDeals * (round + 1) {
			biddingRow(v, &r, q, &before, &after)
		}
		for _, use := range []int{useSuit, useGrand, useNull} {
			b, a := regress(before[use], true), regress(after[use], true)
			m.before[use], m.after[use] = judgementOf(b), judgementOf(a)
			if use == useSuit {
				m.laid = a[len(a)-1]
			}
			if round == 2 {
				fmt.Fprintf(os.Stderr, "before %d: %s\nafter: %s\nlaid %.3f\n", use, literal(b), literal(a), a[len(a)-1])
			}
		}
	}
}

func judgementOf(w []float64) (j judgement) {
	j.bias = w[0]
	copy(j.own[:], w[1:])
	copy(j.other[:], w[1+places:])
	copy(j.shapes[:], w[1+2*places:])
	return j
}

func biddingRow(v *game.Variant, r *random, q *policy, before, after *[useNull + 1][]row) {
	d, _ := game.New(setupOf(v, game.Skat, game.Options{}, r))
	d.Start()
	bidder := game.Seat(r.below(v.Seats) + 1)
	p := &Player{level: Medium}
	var chosen game.Contract
	var own, other card.Set
	for d.Turn() != 0 && d.Decision() != game.DecidePlay {
		view := d.View(d.Turn())
		a := view.Legal[0]
		switch d.Decision() {
		case game.DecideBid:
			a = game.Action{Seat: view.Seat, Kind: game.Pass}
			if view.Seat == bidder && view.Legal[0].Kind != game.Hold {
				a = game.Action{Seat: view.Seat, Kind: game.Bid, Value: 18}
			}
		case game.DecideSkat:
			own, other = seenOf(&view, view.Seat)
		case game.DecideDiscard:
			a, chosen = discardFor(p, &view, r)
		case game.DecideContract:
			a = game.Action{Seat: view.Seat, Kind: game.Declare, Contract: chosen}
		}
		if _, err := d.Apply(a); err != nil {
			panic(err)
		}
	}
	if d.Turn() == 0 {
		return
	}
	var sc scene
	s := trueState(d, &sc)
	view := d.View(game.Seat(s.stakes.declarer + 1))
	all, _ := seenOf(&view, view.Seat)
	laid := card.SetOf(view.Stock...)
	q.playOut(s)
	y := declarerWon(s)
	use := useFor(chosen)
	before[use] = append(before[use], row{featuresOf(chosen, own, other, 0), y})
	after[use] = append(after[use], row{featuresOf(chosen, all&^laid, other, laid.Points()), y})
}

// discardFor chooses a contract, mostly the best, and discards for it.
func discardFor(p *Player, v *game.View, r *random) (game.Action, game.Contract) {
	own, _ := seenOf(v, v.Seat)
	want := game.NoContract
	if r.below(10) < 4 {
		want = game.ClubsTrump + game.Contract(r.below(6))
	}
	best, c, score := v.Legal[0], game.ClubsTrump, -1e9
	for _, a := range v.Legal {
		laid := card.SetOf(a.Laid[0], a.Laid[1])
		for _, o := range p.finalOffers(v, own&^laid, laid, false) {
			if want != game.NoContract && o.contract != want || o.level != game.NoLevel {
				continue
			}
			if want == game.NoContract && r.below(1000) == 0 {
				continue
			}
			if o.chance > score {
				best, c, score = a, o.contract, o.chance
			}
		}
	}
	return best, c
}
