package host

import (
	"fmt"
	"io"
	"math"
	"text/tabwriter"

	"kutscherskat/game"
	"kutscherskat/game/record"
)

// Report is how the players of a simulation did.
type Report struct {
	Deals  int // all that were played, every seating counted
	Passed int // thrown in
	// Forfeits names the deals that bots forfeited. They are not counted.
	Forfeits []error
	Players  []PlayerReport
	// Against holds, for each player after the first, how many score points
	// a deal the first was better.
	Against []Mean

	sim *Simulation
}

// PlayerReport is how one player did. The unit of the means is the deal, with
// Duplicate the average over a deal's seatings.
type PlayerReport struct {
	Name        string
	Score       Mean // score points a deal
	Points      Mean // card points a deal
	Declared    int  // deals as declarer
	DeclaredWon int
	DeclarerSum int // score points as declarer
}

func newReport(sim *Simulation) *Report {
	r := &Report{sim: sim, Against: make([]Mean, len(sim.Seats)-1)}
	for _, s := range sim.Seats {
		r.Players = append(r.Players, PlayerReport{Name: s.String()})
	}
	return r
}

// add counts a deal in all its seatings; where one was forfeited, none is
// counted, so that the players are compared fairly.
func (r *Report) add(deals []*record.Deal) {
	if len(deals) < r.sim.seatings() {
		return
	}
	score, points := make([]float64, len(r.Players)), make([]float64, len(r.Players))
	for k, d := range deals {
		r.Deals++
		if d.Result.Winner == game.ThrownIn {
			r.Passed++
		}
		declarer := declarerOf(d)
		for p := range r.Players {
			s := r.sim.seatOf(p, k)
			score[p] += float64(d.Result.Score[s]) / float64(len(deals))
			points[p] += float64(d.Result.Points[s]) / float64(len(deals))
			if s == declarer {
				r.Players[p].Declared++
				r.Players[p].DeclarerSum += d.Result.Score[s]
				if d.Result.Won(s, declarer) {
					r.Players[p].DeclaredWon++
				}
			}
		}
	}
	for p := range r.Players {
		r.Players[p].Score.Add(score[p])
		r.Players[p].Points.Add(points[p])
		if p > 0 {
			r.Against[p-1].Add(score[0] - score[p])
		}
	}
}

func declarerOf(d *record.Deal) game.Seat {
	for _, a := range d.Actions {
		if a.Kind == game.Declare {
			return a.Seat
		}
	}
	return 0
}

// WriteTable writes the report as a table for people.
func (r *Report) WriteTable(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "player\tscore a deal\t± 95 %\tcard points\tdeclarer\twon\tscore as declarer\t")
	for _, p := range r.Players {
		fmt.Fprintf(t, "%s\t%+.2f\t%.2f\t%.1f\t%d\t%s\t%s\t\n", p.Name, p.Score.Value(), p.Score.Interval(), p.Points.Value(),
			p.Declared, percent(p.DeclaredWon, p.Declared), average(p.DeclarerSum, p.Declared))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for i, m := range r.Against {
		fmt.Fprintf(w, "%s against %s: %+.2f ± %.2f score points a deal\n", r.Players[0].Name, r.Players[i+1].Name, m.Value(), m.Interval())
	}
	_, err := fmt.Fprintf(w, "%s, %s, %d deals, %d thrown in\n", r.sim.Variant.Name, r.sim.Scoring, r.Deals, r.Passed)
	return err
}

func percent(n, of int) string {
	if of == 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f %%", 100*float64(n)/float64(of))
}

func average(sum, n int) string {
	if n == 0 {
		return "-"
	}
	return fmt.Sprintf("%+.2f", float64(sum)/float64(n))
}

// Mean is a running mean with its uncertainty (Welford's method). The zero
// value has no samples.
type Mean struct {
	n       int
	mean, s float64
}

// Add adds a sample.
func (m *Mean) Add(x float64) {
	m.n++
	d := x - m.mean
	m.mean += d / float64(m.n)
	m.s += d * (x - m.mean)
}

// Value returns the mean, 0 without samples.
func (m Mean) Value() float64 { return m.mean }

// Interval returns half the width of the 95 % interval of the mean, infinite
// with fewer than two samples.
func (m Mean) Interval() float64 {
	if m.n < 2 {
		return math.Inf(1)
	}
	return 1.96 * math.Sqrt(m.s/float64(m.n-1)/float64(m.n))
}
