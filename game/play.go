package game

import "kutscherskat/game/card"

func (d *Deal) playDue() Seat {
	switch {
	case len(d.trick) > 0:
		return d.next(d.trick[len(d.trick)-1].Seat)
	case d.leader != 0:
		return d.leader
	case d.setup.Variant.Leader == DeclarerLeads && d.declarer != 0:
		return d.declarer
	}
	return d.seat(Forehand)
}

func (d *Deal) legalPlays() []Action {
	set := d.playable(d.turn)
	if len(d.trick) > 0 {
		set = d.contract.Followers(set, d.trick[0].Card)
	}
	legal := make([]Action, 0, set.Len())
	for _, c := range set.Cards() {
		legal = append(legal, PlayOf(d.turn, c))
	}
	return legal
}

func (d *Deal) checkPlay(a Action) Reason {
	switch zone := d.lies(a.Seat, a.Card); {
	case zone == NoZone:
		return NotYourCard
	case zone == Down:
		return FaceDown
	case zone == Back:
		return BackCard
	case len(d.trick) == 0:
		return Allowed
	}
	led := d.trick[0].Card
	switch group := d.contract.GroupOf(led); {
	case d.contract.Followers(d.playable(a.Seat), led).Has(a.Card):
		return Allowed
	case group == Trump:
		return FollowTrump
	}
	return FollowSuit
}

// play lays a card to the trick; where that completes it, the winner takes
// it and the cards beneath are turned up.
func (d *Deal) play(a Action) []Event {
	d.remove(a.Seat, a.Card)
	d.seen[a.Card] = everySeat
	d.trick = append(d.trick, Played{a.Seat, a.Card})
	if len(d.trick) < d.setup.Variant.Seats {
		return nil
	}
	trick := Trick{Cards: d.trick, Winner: d.contract.winner(d.trick)}
	d.trick = nil
	d.tricks = append(d.tricks, trick)
	d.leader = trick.Winner
	d.points[trick.Winner] += trick.Points()
	d.count[trick.Winner]++
	events := []Event{{Kind: TrickTaken, Seat: trick.Winner, seen: everySeat}}
	if d.endsNow() {
		d.finish()
		return events
	}
	return append(events, d.turnUp()...)
}

// winner returns the seat that takes the complete trick.
func (c Contract) winner(trick []Played) Seat {
	best := trick[0]
	for _, p := range trick[1:] {
		if c.Beats(p.Card, best.Card) {
			best = p
		}
	}
	return best.Seat
}

func (d *Deal) remove(s Seat, c card.Card) {
	if d.hands[s].Has(c) {
		d.hands[s] = d.hands[s].Without(c)
		return
	}
	for i := range d.piles[s] {
		if d.piles[s][i].Top == c {
			d.piles[s][i].Top = card.None
		}
	}
}

// turnUp turns each card that lost the one above it, forehand's piles first;
// players see them turned at the same moment (rules 1).
func (d *Deal) turnUp() []Event {
	zone := zones[Down].turned
	if d.setup.Variant.PairsInHand {
		zone = zones[Back].turned
	}
	var events []Event
	for s, i := d.seat(Forehand), 0; i < d.setup.Variant.Seats; s, i = d.next(s), i+1 {
		for n := range d.piles[s] {
			p := &d.piles[s][n]
			if p.Top != card.None || p.Under == card.None {
				continue
			}
			p.Top, p.Under = p.Under, card.None
			d.seen[p.Top] = everySeat
			events = append(events, Event{Kind: Turned, Seat: s, Place: Place{s, zone, n + 1}, Card: p.Top, seen: everySeat})
		}
	}
	return events
}

// endsNow reports whether the deal is over after a complete trick: all cards
// played, or a Null or an announced Schwarz lost (rules 1, 3.5).
func (d *Deal) endsNow() bool {
	if len(d.tricks) == d.setup.Variant.Tricks {
		return true
	}
	won := d.count[d.declarer]
	switch {
	case d.contract == Null:
		return won > 0
	case d.contract.ForPoints() && d.level >= AnnouncedSchwarz:
		return won < len(d.tricks)
	}
	return false
}

// CanConcede reports whether s may give up now.
func (d *Deal) CanConcede(s Seat) bool { return d.turn != 0 && d.checkConcede(s) == Allowed }

func (d *Deal) checkConcede(s Seat) Reason {
	switch {
	case s < 1 || int(s) > d.setup.Variant.Seats:
		return NotOnTurn
	case d.Decision() != DecidePlay:
		return WrongPhase
	case d.contract == Ramsch:
		return NoConcedeInRamsch
	case d.conceded.has(s):
		return AlreadyConceded
	}
	return Allowed
}

// concede gives up for s. When his whole side has given up, what is not won
// yet goes to the other side (record, "Giving up").
func (d *Deal) concede(s Seat) {
	d.conceded = d.conceded.with(s)
	winner := d.declarer
	if s == d.declarer {
		winner = d.next(d.declarer)
	} else if !d.defendersConceded() {
		return
	}
	if d.contract != Null {
		d.points[winner] += d.unwon().Points()
		d.count[winner] += d.setup.Variant.Tricks - len(d.tricks)
	}
	d.finish()
}

func (d *Deal) defendersConceded() bool {
	for s := Seat(1); int(s) <= d.setup.Variant.Seats; s++ {
		if s != d.declarer && !d.conceded.has(s) {
			return false
		}
	}
	return true
}

// unwon returns the cards in no complete trick, without the stock.
func (d *Deal) unwon() card.Set {
	left := card.Pack &^ d.stock
	for _, t := range d.tricks {
		for _, p := range t.Cards {
			left = left.Without(p.Card)
		}
	}
	return left
}

// finish reckons the result.
func (d *Deal) finish() {
	heir := d.declarer // of the skat or stock
	if heir == 0 {
		heir = d.tricks[len(d.tricks)-1].Winner
	}
	d.points[heir] += d.stock.Points()
	d.result = Score(d.facts())
}

func (d *Deal) facts() Facts {
	return Facts{
		Seats: d.setup.Variant.Seats, Scoring: d.setup.Scoring,
		Contract: d.contract, Level: d.level, Hand: d.hand, Bid: d.auction.bid,
		Kontra: d.kontra == yes, Re: d.re == yes,
		Declarer: d.declarer, Cards: d.declarersCards(),
		Points: d.points, Tricks: d.count, TricksPlayed: len(d.tricks),
		DeclarerConceded:  d.declarer != 0 && d.conceded.has(d.declarer),
		DefendersConceded: d.declarer != 0 && d.conceded != 0 && d.defendersConceded(),
	}
}
