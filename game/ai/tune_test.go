package ai

import (
	"flag"
	"fmt"
	"math"
	"os"
	"testing"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

var tune = flag.String("tune", "", "weights to tune: suit2, grand2, ramsch2, null2, againstnull2, and the same with 3 (see README)")
var tuneRounds = flag.Int("rounds", 200, "steps of tuning")
var tuneDeals = flag.Int("deals", 2000, "deals a step")

// sample is a random deal at the start of play.
type sample struct {
	state state
	beds  [32]card.Card
}

// playStart brings a fresh deal to the first lead with medium players'
// decisions, the contract being forced where force is not NoContract.
func playStart(v *game.Variant, sc game.Scoring, r *random, p *Player, force game.Contract) *game.Deal {
	for {
		d, _ := game.New(setupOf(v, sc, game.Options{Null: true}, r))
		d.Start()
		for d.Turn() != 0 && d.Decision() != game.DecidePlay {
			view := d.View(d.Turn())
			a, _ := chooserOf(p)(view)
			switch {
			case d.Decision() == game.DecideKontra:
				a = game.Action{Seat: view.Seat, Kind: game.NoKontra}
			case view.Decision == game.DecideBid && d.Decision() == game.DecideBid && a.Kind == game.Bid && a.Value > 18:
				a = game.Action{Seat: view.Seat, Kind: game.Pass}
			case a.Kind == game.Declare && force != game.NoContract:
				for _, l := range view.Legal {
					if l.Contract == force && l.Level == game.NoLevel {
						a = l
					}
				}
			}
			d.Apply(a)
		}
		if d.Turn() != 0 {
			return d
		}
	}
}

// playSides plays s out with a deciding for the declarer and b for the
// others, and gives the declarer's worth.
func playSides(s state, a, b *policy) float64 {
	for !s.over {
		q := b
		if s.turn == s.stakes.declarer {
			q = a
		}
		s.do(q.pick(&s))
	}
	return s.worth(max(s.stakes.declarer, 0))
}

// tunings are what -tune may ask for. NoContract stands for the one declared.
var tunings = map[string]struct {
	variant  string
	use      int
	contract game.Contract
}{
	"suit2":        {"offiziersskat", useSuit, game.NoContract},
	"grand2":       {"offiziersskat", useGrand, game.Grand},
	"ramsch2":      {"offiziersskat", useRamsch, game.Ramsch},
	"null2":        {"offiziersskat", useNull, game.Null},
	"againstnull2": {"offiziersskat", useAgainstNull, game.Null},
	"suit3":        {"skat", useSuit, game.NoContract},
	"grand3":       {"skat", useGrand, game.Grand},
	"null3":        {"skat", useNull, game.Null},
	"againstnull3": {"skat", useAgainstNull, game.Null},
}

// TestTune finds the weights that -tune asks for.
func TestTune(t *testing.T) {
	if *tune == "" {
		t.Skip("only with -tune")
	}
	x, ok := tunings[*tune]
	if !ok {
		t.Fatalf("nothing to tune is called %q", *tune)
	}
	tuneWeights(x.variant, x.use, x.contract)
}

func (w *weights) fields() []*int16 {
	var f []*int16
	for i := range w.keep {
		f = append(f, &w.keep[i])
	}
	return append(f, &w.master, &w.safe, &w.top, &w.void, &w.bare, &w.turn, &w.lead)
}

// drawSamples deals n deals up to the first lead.
func drawSamples(variant string, contract game.Contract, n int, r *random) []*sample {
	v, _ := game.FindVariant(variant)
	p, _ := New(Medium, 1)
	var list []*sample
	for range n {
		d := playStart(v, v.Scorings[0], r, p, contract)
		var sc scene
		x := &sample{state: *trueState(d, &sc), beds: sc.beds}
		x.state.under = &x.beds
		list = append(list, x)
	}
	return list
}

// tuneWeights changes three weights at a time by chance and keeps what wins a
// match against the weights so far.
func tuneWeights(variant string, use int, contract game.Contract) {
	r := random(uint64(len(*tune)) * 77)
	cur := tables
	if variant == "skat" {
		cur = *tablesFor(3)
	}
	start := cur
	for round := range *tuneRounds {
		step := 24 * (1 - 0.8*float64(round)/float64(*tuneRounds))
		list := drawSamples(variant, contract, *tuneDeals, &r)
		cand := cur
		f := cand[use].fields()
		for k := 0; k < 3; k++ {
			i := r.below(len(f))
			g := math.Sqrt(-2*math.Log(1-r.unit())) * math.Cos(2*math.Pi*r.unit())
			*f[i] += int16(math.Round(g * step))
		}
		m, se := matchWeights(list, &cand, &cur)
		if m > 1.0*se {
			cur = cand
			fmt.Fprintf(os.Stderr, "%d: %+.2f +-%.2f\n", round, m, se)
		}
	}
	list := drawSamples(variant, contract, 20000, &r)
	m, se := matchWeights(list, &cur, &start)
	fmt.Fprintf(os.Stderr, "all: %+.2f +-%.2f\n%+v\n", m, se, cur[use])
}

// matchWeights gives what a gains over b on both sides of every deal.
func matchWeights(list []*sample, a, b *[uses]weights) (mean, se float64) {
	pa, pb := &policy{weights: a}, &policy{weights: b}
	var sum, sq float64
	for _, x := range list {
		base := playSides(x.state, pb, pb)
		d := playSides(x.state, pa, pb) - base
		d += base - playSides(x.state, pb, pa)
		sum += d
		sq += d * d
	}
	n := float64(len(list))
	mean = sum / n
	return mean, math.Sqrt((sq/n - mean*mean) / n)
}
