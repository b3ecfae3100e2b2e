package game

import "kutscherskat/game/card"

// decisions says of each decision who has to take it now (0: nobody), which
// actions are legal, and why an action is refused. The functions read the
// deal and change nothing.
var decisions [DecidePlay + 1]struct {
	due   func(*Deal) Seat
	legal func(*Deal) []Action
	check func(*Deal, Action) Reason
}

func init() {
	type row = struct {
		due   func(*Deal) Seat
		legal func(*Deal) []Action
		check func(*Deal, Action) Reason
	}
	decisions = [...]row{
		NoDecision:     {nil, nil, nil},
		DecideDeclare:  {(*Deal).declareDue, (*Deal).legalContracts, (*Deal).checkContract},
		DecideKontra:   {(*Deal).kontraDue, yesOrNo(Kontra, NoKontra), nil},
		DecideRe:       {(*Deal).reDue, yesOrNo(Re, NoRe), nil},
		DecideBid:      {(*Deal).bidDue, (*Deal).legalBids, (*Deal).checkBid},
		DecideSkat:     {(*Deal).skatDue, yesOrNo(Take, PlayHand), nil},
		DecideDiscard:  {(*Deal).discardDue, (*Deal).legalDiscards, (*Deal).checkDiscard},
		DecideContract: {(*Deal).declareDue, (*Deal).legalContracts, (*Deal).checkContract},
		DecidePlay:     {(*Deal).playDue, (*Deal).legalPlays, (*Deal).checkPlay},
	}
}

func yesOrNo(a, b ActionKind) func(*Deal) []Action {
	return func(d *Deal) []Action { return []Action{{Seat: d.turn, Kind: a}, {Seat: d.turn, Kind: b}} }
}

// decidedBy maps the kinds of actions to the decisions that they answer.
var decidedBy = [...][]Decision{
	Bid: {DecideBid}, Hold: {DecideBid}, Pass: {DecideBid}, Take: {DecideSkat}, PlayHand: {DecideSkat},
	Discard: {DecideDiscard}, Declare: {DecideDeclare, DecideContract}, Kontra: {DecideKontra}, NoKontra: {DecideKontra},
	Re: {DecideRe}, NoRe: {DecideRe}, Play: {DecidePlay}, Concede: nil,
}

// Decision returns what the seat on turn has to decide.
func (d *Deal) Decision() Decision {
	if d.turn == 0 {
		return NoDecision
	}
	return d.setup.Variant.Script[d.step].Decide
}

// Legal returns the actions that the seat on turn may choose from, in a fixed
// order, never none while the deal goes on. Concede is not among them: see
// CanConcede.
func (d *Deal) Legal() []Action {
	if d.turn == 0 {
		return nil
	}
	return decisions[d.Decision()].legal(d)
}

// Check returns nil if a may be done now, and otherwise an *IllegalError that
// says why not.
func (d *Deal) Check(a Action) error {
	reason, group := d.refuse(a)
	if reason == Allowed {
		return nil
	}
	return &IllegalError{Action: a, Reason: reason, Group: group, Due: d.Decision(), Turn: d.turn}
}

func (d *Deal) refuse(a Action) (Reason, Group) {
	switch {
	case d.turn == 0:
		return DealOver, 0
	case a.Kind == Concede:
		return d.checkConcede(a.Seat), 0
	case a.Kind == NoAction || int(a.Kind) >= len(decidedBy):
		return WrongPhase, 0
	}
	now := d.Decision()
	fits := false
	for _, decision := range decidedBy[a.Kind] {
		fits = fits || decision == now
	}
	switch check := decisions[now].check; {
	case !fits:
		return WrongPhase, 0
	case a.Seat != d.turn:
		return NotOnTurn, 0
	case check != nil:
		reason := check(d, a)
		if reason == FollowSuit || reason == FollowTrump {
			return reason, d.contract.GroupOf(d.trick[0].Card)
		}
		return reason, 0
	}
	return Allowed, 0
}

// do changes the deal by a legal action and returns what followed, apart from
// the dealing of more cards.
func (d *Deal) do(a Action) []Event {
	switch a.Kind {
	case Bid, Hold, Pass:
		d.doAuction(a)
	case Take:
		return d.takeUp()
	case PlayHand:
		d.hand = true
	case Discard:
		d.layAway(a.Laid)
	case Declare:
		return d.declare(a)
	case Kontra, NoKontra:
		d.kontra = answerOf(a.Kind == Kontra)
	case Re, NoRe:
		d.re = answerOf(a.Kind == Re)
	case Play:
		return d.play(a)
	case Concede:
		d.concede(a.Seat)
	}
	return nil
}

func answerOf(said bool) answer {
	if said {
		return yes
	}
	return no
}

func (d *Deal) kontraDue() Seat {
	if d.kontra != unanswered {
		return 0
	}
	return d.next(d.declarer)
}

func (d *Deal) reDue() Seat {
	if d.kontra != yes || d.re != unanswered {
		return 0
	}
	return d.declarer
}

func (d *Deal) declareDue() Seat {
	if d.contract != NoContract {
		return 0
	}
	return d.declarer
}

func (d *Deal) legalContracts() []Action {
	var legal []Action
	for c := ClubsTrump; c <= Ramsch; c++ {
		for l := NoLevel; l <= Ouvert; l++ {
			a := Action{Seat: d.turn, Kind: Declare, Contract: c, Level: l}
			if d.checkContract(a) == Allowed {
				legal = append(legal, a)
			}
		}
	}
	return legal
}

func (d *Deal) checkContract(a Action) Reason {
	bidding, points := d.setup.Variant.Bidding(), a.Contract.ForPoints()
	switch {
	case a.Contract == NoContract || a.Contract > Ramsch || a.Level > Ouvert:
		return NotAllowedContract
	case bidding && a.Contract == Ramsch, !bidding && a.Level != NoLevel, a.Contract == Ramsch && a.Level != NoLevel:
		return NotAllowedContract
	case !bidding && a.Contract == Null && !d.setup.Options.Null:
		return NullOff
	case a.Contract == Null && a.Level != NoLevel && a.Level != Ouvert:
		return NotAllowedContract
	case bidding && a.Contract == Null && nullValue(d.hand, a.Level) < d.auction.bid:
		return NullBelowBid
	case points && a.Level != NoLevel && !d.setup.Options.Announcements:
		return AnnounceOff
	case points && a.Level != NoLevel && !d.hand:
		return AnnounceNeedsHand
	}
	return Allowed
}

func (d *Deal) declare(a Action) []Event {
	d.contract, d.level = a.Contract, a.Level
	if a.Level != Ouvert {
		return nil
	}
	var events []Event
	for _, c := range d.hands[d.declarer].Cards() {
		d.seen[c] = everySeat
		events = append(events, Event{Kind: Shown, Seat: d.declarer, Place: Place{Seat: d.declarer, Zone: Hand}, Card: c, seen: everySeat})
	}
	return events
}

func (d *Deal) skatDue() Seat {
	if d.taken || d.hand || d.contract == Ramsch {
		return 0
	}
	return d.declarer
}

func (d *Deal) takeUp() []Event {
	d.taken = true
	var events []Event
	for _, c := range d.stock.Cards() {
		d.seen[c] = oneSeat(d.declarer)
		d.hands[d.declarer] = d.hands[d.declarer].With(c)
		events = append(events, Event{Kind: TookUp, Seat: d.declarer, Place: Place{Seat: d.declarer, Zone: Hand}, Card: c, seen: d.seen[c]})
	}
	d.stock = 0
	return events
}

func (d *Deal) discardDue() Seat {
	if !d.taken || d.laid {
		return 0
	}
	return d.declarer
}

func (d *Deal) legalDiscards() []Action {
	var legal []Action
	cards := d.hands[d.turn].Cards()
	for i, a := range cards {
		for _, b := range cards[i+1:] {
			legal = append(legal, DiscardOf(d.turn, a, b))
		}
	}
	return legal
}

func (d *Deal) checkDiscard(a Action) Reason {
	if a.Laid[0] == a.Laid[1] {
		return NotYourCard
	}
	for _, c := range a.Laid {
		switch {
		case d.hands[a.Seat].Has(c):
		case d.lies(a.Seat, c) != NoZone:
			return PilesStay
		default:
			return NotYourCard
		}
	}
	return Allowed
}

func (d *Deal) layAway(two [2]card.Card) {
	d.laid = true
	d.stock = card.SetOf(two[0], two[1])
	d.hands[d.declarer] &^= d.stock
}

// lies returns the zone where c lies among the cards that s still has.
func (d *Deal) lies(s Seat, c card.Card) Zone {
	switch {
	case !c.Real(): // an empty pile is no card
		return NoZone
	case d.hands[s].Has(c):
		return Hand
	}
	for _, p := range d.piles[s] {
		switch pairs := d.setup.Variant.PairsInHand; {
		case p.Top == c && pairs:
			return Front
		case p.Top == c:
			return Up
		case p.Under == c && pairs:
			return Back
		case p.Under == c:
			return Down
		}
	}
	return NoZone
}
