package game

// auction is the state of the bidding (rules 2.4, 2.5): the variant's bidders
// bid in their order to the holder, who holds or passes.
type auction struct {
	bid       int  // the last value said, 0 for none
	holder    Seat // who is bid to, at first forehand
	bidder    int  // index of the bidder on turn in the variant's list
	answering bool // the holder has to answer the bid
	passedIn  bool // forehand passed too
}

func (d *Deal) bidDue() Seat {
	a := &d.auction
	bidders := d.setup.Variant.Bidders
	switch {
	case d.declarer != 0 || a.passedIn:
		return 0
	case a.answering:
		return a.holder
	case a.bidder < len(bidders):
		return d.seat(bidders[a.bidder])
	}
	return a.holder // all passed: forehand may bid 18
}

// lastWord reports whether all bidders passed and forehand is asked.
func (a *auction) lastWord(bidders []Role) bool {
	return a.bidder == len(bidders) && a.bid == 0
}

func (d *Deal) legalBids() []Action {
	a := &d.auction
	pass := Action{Seat: d.turn, Kind: Pass}
	if a.answering {
		return []Action{{Seat: d.turn, Kind: Hold}, pass}
	}
	legal := []Action{pass}
	values := Bids(a.bid)
	if a.lastWord(d.setup.Variant.Bidders) {
		values = values[:1]
	}
	for _, v := range values {
		legal = append(legal, Action{Seat: d.turn, Kind: Bid, Value: v})
	}
	return legal
}

func (d *Deal) checkBid(act Action) Reason {
	a := &d.auction
	switch {
	case act.Kind == Pass:
		return Allowed
	case (act.Kind == Hold) != a.answering:
		return WrongPhase
	case act.Kind == Hold:
		return Allowed
	case a.lastWord(d.setup.Variant.Bidders) && act.Value != bidValues[0]:
		return OnlyEighteen
	case !isBid(act.Value):
		return BidNotPossible
	case act.Value <= a.bid:
		return BidNotHigher
	}
	return Allowed
}

func (d *Deal) doAuction(act Action) {
	a := &d.auction
	bidders := d.setup.Variant.Bidders
	switch {
	case act.Kind == Bid:
		a.bid = act.Value
		a.answering = a.bidder < len(bidders)
		if !a.answering {
			d.declarer = act.Seat
		}
		return
	case act.Kind == Hold:
		a.answering = false
		return
	case a.answering: // the holder passes, the bidder takes his place
		a.holder, a.answering = d.seat(bidders[a.bidder]), false
		a.bidder++
	case a.bidder < len(bidders):
		a.bidder++
	default:
		d.passIn()
		return
	}
	if a.bidder == len(bidders) && a.bid > 0 {
		d.declarer = a.holder
	}
}

// passIn ends an auction without a bid: the deal is thrown in, or played as a
// Ramsch without a declarer.
func (d *Deal) passIn() {
	d.auction.passedIn = true
	if d.setup.Options.AllPassRamsch {
		d.contract = Ramsch
		return
	}
	d.result = thrownIn(d.setup.Variant.Seats)
}
