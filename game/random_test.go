package game

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"kutscherskat/game/card"
)

// setups returns one setup for each variant, scoring and choice of the
// options that the variant uses, without a deck.
func setups() []Setup {
	var list []Setup
	onOff := []bool{false, true}
	for _, v := range Variants {
		for _, s := range v.Scorings {
			if !v.Bidding() {
				for _, null := range onOff {
					list = append(list, Setup{Variant: v, Scoring: s, Options: Options{Null: null}})
				}
				continue
			}
			for _, ramsch := range onOff {
				for _, announce := range onOff {
					list = append(list, Setup{Variant: v, Scoring: s, Options: Options{AllPassRamsch: ramsch, Announcements: announce}})
				}
			}
		}
	}
	return list
}

func (s Setup) String() string {
	return fmt.Sprintf("%s %s %+v, seat %d deals %s", s.Variant.Name, s.Scoring, s.Options, s.Dealer, card.Join(s.Deck))
}

// shuffled fills in a dealer and a deck by chance.
func (s Setup) shuffled(r *rand.Rand) Setup {
	s.Dealer = Seat(1 + r.IntN(s.Variant.Seats))
	s.Deck = card.Full()
	r.Shuffle(len(s.Deck), func(i, j int) { s.Deck[i], s.Deck[j] = s.Deck[j], s.Deck[i] })
	return s
}

// choose picks a legal action by chance; auctions end early, and now and then
// somebody concedes.
func choose(r *rand.Rand, d *Deal, legal []Action) Action {
	if s := Seat(1 + r.IntN(d.setup.Variant.Seats)); r.IntN(100) == 0 && d.CanConcede(s) {
		return Action{Seat: s, Kind: Concede}
	}
	if d.Decision() == DecideBid {
		return legal[min(r.IntN(3), len(legal)-1)]
	}
	return legal[r.IntN(len(legal))]
}

// playOn plays d to its end by chance. Each function is called before every
// action.
func playOn(t *testing.T, r *rand.Rand, d *Deal, each func([]Action)) []Event {
	t.Helper()
	var events []Event
	for d.Result() == nil {
		legal := d.Legal()
		if len(legal) == 0 {
			t.Fatalf("%v after %v: nothing is legal", d.setup, d.Said())
		}
		if each != nil {
			each(legal)
		}
		more, err := d.Apply(choose(r, d, legal))
		if err != nil {
			t.Fatalf("%v after %v: %v", d.setup, d.Said(), err)
		}
		events = append(events, more...)
	}
	return events
}

func start(t *testing.T, s Setup) (*Deal, []Event) {
	t.Helper()
	d, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	return d, d.Start()
}

// Whatever is played: the books balance.
func TestRandomDeals(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	ends := map[string]int{}
	for _, s := range setups() {
		for range 150 {
			s := s.shuffled(r)
			d, dealt := start(t, s)
			events := append(dealt, playOn(t, r, d, nil)...)
			if fault := books(t, d, events); fault != "" {
				t.Fatalf("%v\n%v\n%v\n%s", s, d.Said(), d.Result(), fault)
			}
			ends[kindOfEnd(d)]++
		}
	}
	for _, kind := range []string{"thrown in", "conceded", "ended early", "played out"} {
		if ends[kind] < 50 {
			t.Errorf("only %d deals of this kind: %s", ends[kind], kind)
		}
	}
}

func kindOfEnd(d *Deal) string {
	switch {
	case d.Result().Winner == ThrownIn:
		return "thrown in"
	case len(d.tricks) == d.setup.Variant.Tricks:
		return "played out"
	case d.conceded != 0 && d.Said()[len(d.said)-1].Kind == Concede:
		return "conceded"
	}
	return "ended early"
}

// books checks a finished deal against what must hold in every deal, and
// returns what does not.
func books(t *testing.T, d *Deal, events []Event) string {
	v, res := d.setup.Variant, d.Result()
	var points, tricks int
	for s := 1; s <= v.Seats; s++ {
		points += res.Points[s]
		tricks += res.Tricks[s]
	}
	end := kindOfEnd(d)
	switch {
	case end == "thrown in":
		if points != 0 || tricks != 0 || res.Value != 0 || res.Score != [4]int{} {
			return "a deal thrown in counts"
		}
	case end == "ended early" || end == "conceded" && d.contract == Null:
		if end == "ended early" && d.contract != Null && d.level < AnnouncedSchwarz {
			return "ended early"
		}
		if tricks != len(d.tricks) {
			return "tricks do not add up to those played"
		}
	default:
		if points != 120 || tricks != v.Tricks {
			return fmt.Sprintf("%d points, %d tricks", points, tricks)
		}
	}
	if fault := playedOnce(d); fault != "" {
		return fault
	}
	if fault := ownTricks(t, d); fault != "" {
		return fault
	}
	var told card.Set
	for _, e := range events {
		if e.Kind == Dealt {
			told = told.With(e.Card)
		}
	}
	if d.Decision() != NoDecision || d.Turn() != 0 || d.Legal() != nil || events[len(events)-1].Kind != Ended {
		return "the end is not the end"
	}
	if end == "played out" && told != card.Pack {
		return "not all cards were dealt"
	}
	for _, a := range d.Said() {
		if back, err := ParseAction(a.String()); err != nil || back != a {
			return fmt.Sprintf("%+v is read back as %+v, %v", a, back, err)
		}
	}
	return ""
}

// playedOnce checks that each card was played once, or lies where it lay.
func playedOnce(d *Deal) string {
	count := map[card.Card]int{}
	for _, a := range d.Said() {
		if a.Kind == Play {
			count[a.Card]++
		}
	}
	for s := 1; s <= d.setup.Variant.Seats; s++ {
		for _, c := range d.hands[s].Cards() {
			count[c]++
		}
		for _, p := range d.piles[s] {
			count[p.Top]++
			count[p.Under]++
		}
	}
	for _, c := range d.stock.Cards() {
		count[c]++
	}
	for _, c := range d.setup.Deck[d.dealt:] {
		count[c]++
	}
	for _, c := range card.Full() {
		if count[c] != 1 {
			return fmt.Sprintf("%v is there %d times", c, count[c])
		}
	}
	return ""
}

// ownTricks takes the tricks again by the orders in the tests.
func ownTricks(t *testing.T, d *Deal) string {
	if d.contract == NoContract {
		return ""
	}
	group, place := ranks(t, d.contract)
	leader := Seat(0)
	for i, trick := range d.tricks {
		best := trick.Cards[0]
		if i > 0 && best.Seat != leader {
			return fmt.Sprintf("seat %d leads to trick %d, not seat %d", best.Seat, i+1, leader)
		}
		for _, p := range trick.Cards[1:] {
			same := group[p.Card] == group[best.Card]
			if same && place[p.Card] < place[best.Card] || !same && group[p.Card] == 0 && d.contract != Null {
				best = p
			}
		}
		if leader = best.Seat; leader != trick.Winner {
			return fmt.Sprintf("trick %d %v was given to seat %d", i+1, trick.Cards, trick.Winner)
		}
	}
	return ""
}

// conceivable is everything that somebody might try, sensible or not.
func conceivable() []Action {
	var all []Action
	for s := Seat(1); s <= MaxSeats; s++ {
		for k := NoAction; k <= Concede+1; k++ {
			a := Action{Seat: s, Kind: k}
			switch k {
			case Bid:
				for a.Value = -1; a.Value <= 266; a.Value++ {
					all = append(all, a)
				}
			case Declare:
				for a.Contract = NoContract; a.Contract <= Ramsch+1; a.Contract++ {
					for a.Level = NoLevel; a.Level <= Ouvert+1; a.Level++ {
						all = append(all, a)
					}
				}
			case Play:
				for _, a.Card = range append(card.Full(), card.None, card.Unknown) {
					all = append(all, a)
				}
			case Discard:
				for _, x := range append(card.Full(), card.None) {
					for _, y := range append(card.Full(), card.Unknown) {
						if x <= y {
							all = append(all, DiscardOf(s, x, y))
						}
					}
				}
			default:
				all = append(all, a)
			}
		}
	}
	return all
}

// Legal and CanConcede agree exactly with Check for everything conceivable.
func TestLegalAgreesWithCheck(t *testing.T) {
	all := conceivable()
	r := rand.New(rand.NewPCG(3, 4))
	for _, s := range setups() {
		s := s.shuffled(r)
		d, _ := start(t, s)
		agree := func(legal []Action) {
			may := map[Action]bool{}
			for _, a := range legal {
				if may[a] || a.Seat != d.Turn() {
					t.Fatalf("%v after %v: %v is offered twice, or to another", s, d.Said(), a)
				}
				may[a] = true
			}
			for seat := Seat(1); seat <= MaxSeats; seat++ {
				may[Action{Seat: seat, Kind: Concede}] = d.CanConcede(seat)
			}
			for _, a := range all {
				if (d.Check(a) == nil) != may[a] {
					t.Fatalf("%v after %v: %+v: %v, but offered: %v", s, d.Said(), a, d.Check(a), may[a])
				}
			}
		}
		playOn(t, r, d, agree)
		agree(nil)
	}
}

// permute returns a deal's setup and actions with the cards replaced.
func permute(d *Deal, to [32]card.Card) (Setup, []Action) {
	s := d.Setup()
	s.Deck = slices.Clone(s.Deck)
	for i, c := range s.Deck {
		s.Deck[i] = to[c]
	}
	said := slices.Clone(d.Said())
	for i, a := range said {
		switch a.Kind {
		case Play:
			said[i] = PlayOf(a.Seat, to[a.Card])
		case Discard:
			said[i] = DiscardOf(a.Seat, to[a.Laid[0]], to[a.Laid[1]])
		}
	}
	return s, said
}

// replay does the actions on a new deal and returns all events; false where
// the actions are not legal there.
func replay(s Setup, said []Action) (*Deal, []Event, bool) {
	d, err := New(s)
	if err != nil {
		return nil, nil, false
	}
	events := d.Start()
	for _, a := range said {
		more, err := d.Apply(a)
		if err != nil {
			return nil, nil, false
		}
		events = append(events, more...)
	}
	return d, events, true
}

// What a seat may know does not change when the cards that it has not seen
// change places. (Where others could not have played so, there is nothing to
// compare.)
func TestSecrecy(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	compared, tried := 0, 0
	for _, s := range setups() {
		for range 8 {
			d, _ := start(t, s.shuffled(r))
			playOn(t, r, d, nil)
			said := d.Said()
			if len(said) > 0 {
				said = said[:r.IntN(len(said))] // before the result is known to all
			}
			before, events, _ := replay(d.Setup(), said)
			for viewer := Seat(0); int(viewer) <= s.Variant.Seats; viewer++ {
				view := before.View(viewer)
				for range 4 {
					tried++
					setup, actions := permute(before, shuffleSet(r, view.Unseen()))
					other, otherEvents, legal := replay(setup, actions)
					if !legal {
						continue
					}
					compared++
					if got := other.View(viewer); !reflect.DeepEqual(got, view) {
						t.Fatalf("%v\n%v\nseat %d can tell from its view:\n%+v\n%+v", before.setup, said, viewer, view, got)
					}
					if !reflect.DeepEqual(EventsFor(viewer, otherEvents), EventsFor(viewer, events)) {
						t.Fatalf("%v\n%v\nseat %d can tell from the events", before.setup, said, viewer)
					}
				}
			}
		}
	}
	if compared < tried/3 {
		t.Errorf("only %d of %d changes were compared", compared, tried)
	}
}

// shuffleSet returns a permutation of the pack that moves cards of the set
// only: by chance all of them, or just two.
func shuffleSet(r *rand.Rand, set card.Set) [32]card.Card {
	var to [32]card.Card
	for i := range to {
		to[i] = card.Card(i)
	}
	cards := set.Cards()
	if len(cards) < 2 {
		return to
	}
	if r.IntN(2) == 0 {
		i, j := r.IntN(len(cards)), r.IntN(len(cards))
		to[cards[i]], to[cards[j]] = cards[j], cards[i]
		return to
	}
	mixed := slices.Clone(cards)
	r.Shuffle(len(mixed), func(i, j int) { mixed[i], mixed[j] = mixed[j], mixed[i] })
	for i, c := range cards {
		to[c] = mixed[i]
	}
	return to
}
