package host

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"sync"

	"kutscherskat/game"
	"kutscherskat/game/ai"
	"kutscherskat/game/bot"
	"kutscherskat/game/record"
	"kutscherskat/game/shuffle"
)

// Simulation plays deals between computer players and bots.
type Simulation struct {
	Rules     // Deals is the number of deals; Target has no effect
	Seats     []Seat
	Seed      uint64
	Duplicate bool      // play every deal once for each seating
	Nodes     int       // budget of the computer players who search; 0: their own
	Jobs      int       // deals played at the same time; 0: one a processor
	Out       io.Writer // takes the records in order; may be nil
}

// Run plays the deals and returns how the players did. The same simulation
// gives the same deals and, with computer players, the same records.
func (sim *Simulation) Run(ctx context.Context) (*Report, error) {
	if err := sim.check(); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	jobs := sim.Jobs
	if jobs < 1 {
		jobs = runtime.GOMAXPROCS(0)
	}
	next, done := make(chan int), make(chan played, jobs)
	go func() {
		defer close(next)
		for i := range sim.Deals {
			select {
			case next <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	var workers sync.WaitGroup
	for range jobs {
		workers.Add(1)
		go func() {
			defer workers.Done()
			sim.work(ctx, next, done)
		}()
	}
	go func() { workers.Wait(); close(done) }()
	return sim.collect(cancel, done)
}

func (sim *Simulation) check() error {
	v := sim.Variant
	switch {
	case len(sim.Seats) != v.Seats:
		return fmt.Errorf("%s needs %d players, not %d", v.Name, v.Seats, len(sim.Seats))
	case !v.Allows(sim.Scoring):
		return &game.ScoringError{Variant: v, Scoring: sim.Scoring}
	case sim.Deals < 1:
		return fmt.Errorf("%d deals cannot be played", sim.Deals)
	}
	for _, s := range sim.Seats {
		if s.Kind == record.Human {
			return errors.New("a human cannot be simulated")
		}
	}
	return nil
}

// played is the records of deal number index, one a seating: in the k-th the
// first player sits at seat k+1, the others follow clockwise.
type played struct {
	index    int
	deals    []*record.Deal
	forfeits []error // deals that bots forfeited: they are not in deals
	err      error
}

// collect puts the deals in order, writes them and adds them up. After an
// error it stops the players, waits for them and returns what was done
// before it.
func (sim *Simulation) collect(cancel func(), done <-chan played) (*Report, error) {
	report := newReport(sim)
	waiting := map[int]played{}
	at := 0
	var err error
	for p := range done {
		waiting[p.index] = p
		for err == nil {
			p, ok := waiting[at]
			if !ok {
				break
			}
			delete(waiting, at)
			at++
			if err = p.err; err == nil {
				err = sim.write(p.deals)
			}
			if err == nil {
				report.Forfeits = append(report.Forfeits, p.forfeits...)
				report.add(p.deals)
			}
		}
		if err != nil {
			cancel()
		}
	}
	return report, err
}

func (sim *Simulation) write(deals []*record.Deal) error {
	if sim.Out == nil {
		return nil
	}
	for _, d := range deals {
		if _, err := d.WriteTo(sim.Out); err != nil {
			return err
		}
	}
	return nil
}

// work plays deals with players of its own until there are none left.
func (sim *Simulation) work(ctx context.Context, next <-chan int, done chan<- played) {
	players := make([]Player, len(sim.Seats))
	defer func() {
		for _, p := range players {
			ClosePlayer(p)
		}
	}()
	for i := range next {
		p := played{index: i}
		for k := 0; k < len(players) && p.err == nil; k++ {
			if players[k] == nil {
				players[k], p.err = NewPlayer(ctx, sim.Seats[k], sim.Seed)
				if computer, ok := players[k].(*ai.Player); ok {
					computer.Budget.Nodes = sim.Nodes
				}
			}
		}
		for k := 0; k < sim.seatings() && p.err == nil; k++ {
			p.take(sim.play(ctx, i, k, players))
		}
		done <- p
		if p.err != nil {
			return
		}
	}
}

// take keeps a deal that was played, a forfeit, or the error that ends the
// simulation.
func (p *played) take(d *record.Deal, err error) {
	var forfeit *bot.ForfeitError
	switch {
	case err == nil:
		p.deals = append(p.deals, d)
	case errors.As(err, &forfeit):
		p.forfeits = append(p.forfeits, fmt.Errorf("deal %d: %w", d.Number, err))
	default:
		p.err = err
	}
}

func (sim *Simulation) seatings() int {
	if sim.Duplicate {
		return len(sim.Seats)
	}
	return 1
}

// seatOf returns the seat of player p (from 0) in the k-th seating.
func (sim *Simulation) seatOf(p, k int) game.Seat {
	return game.Seat((p+k)%len(sim.Seats) + 1)
}

// play plays deal i in the k-th seating. Cards, cut and dealer depend on the
// seed and i alone.
func (sim *Simulation) play(ctx context.Context, i, k int, players []Player) (*record.Deal, error) {
	rng := rand.New(rand.NewPCG(sim.Seed, uint64(i)))
	pack := shuffle.New(rng)
	cut := shuffle.RandomCut(rng)
	deck, err := pack.Cut(cut)
	if err != nil {
		return nil, err
	}
	rec := &record.Deal{
		Setup: game.Setup{Variant: sim.Variant, Scoring: sim.Scoring, Options: sim.Options,
			Dealer: game.Seat(i%sim.Variant.Seats + 1), Deck: deck},
		Match: fmt.Sprintf("sim%d", sim.Seed), Number: i*sim.seatings() + k + 1, Cut: cut,
	}
	var seated [game.MaxSeats + 1]Player
	for p := range players {
		s := sim.seatOf(p, k)
		seated[s] = players[p]
		rec.Players[s] = sim.Seats[p].recorded()
	}
	return rec, playOut(ctx, rec, seated)
}

// playOut plays the deal of rec to its end.
func playOut(ctx context.Context, rec *record.Deal, players [game.MaxSeats + 1]Player) error {
	deal, err := game.New(rec.Setup)
	if err != nil {
		return err
	}
	for s := 1; s <= rec.Variant.Seats; s++ {
		if err := TellDeal(players[s], deal.View(game.Seat(s))); err != nil {
			return err
		}
	}
	events := deal.Start()
	for {
		for s := 1; s <= rec.Variant.Seats; s++ {
			if err := Tell(players[s], game.Seat(s), events); err != nil {
				return err
			}
		}
		turn := deal.Turn()
		if turn == 0 {
			rec.Result = deal.Result()
			return nil
		}
		a, err := players[turn].Choose(ctx, deal.View(turn))
		if err != nil {
			return err
		}
		if events, err = deal.Apply(a); err != nil {
			return fmt.Errorf("%s at seat %d: %w", rec.Players[turn].Kind, turn, err)
		}
		said := deal.Said()
		rec.Actions = append(rec.Actions, said[len(said)-1])
	}
}
