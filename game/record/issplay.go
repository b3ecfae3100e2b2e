package record

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// issReplay replays the moves of a record of the International Skat Server.
type issReplay struct {
	deal    *game.Deal
	lenient bool // one defender's resigning ends a deal that lies open

	contract game.Action // said before the discard, by some servers
	shown    bool        // the declarer has laid his cards open
}

// all replays the moves: pairs of who and what.
func (r *issReplay) all(moves []string) error {
	if len(moves)%2 != 0 {
		return fmt.Errorf("the last move %q is nobody's or nothing", moves[len(moves)-1])
	}
	for i := 0; i < len(moves); i += 2 {
		who, what := moves[i], moves[i+1]
		if err := r.move(who, what); err != nil {
			return fmt.Errorf("move %q: %w", who+" "+what, err)
		}
	}
	return r.bothResign()
}

func (r *issReplay) move(who, what string) error {
	if who == "w" {
		return r.skat(what)
	}
	if len(who) != 1 || who[0] < '0' || who[0] > '2' {
		return fmt.Errorf("%q is no player", who)
	}
	seat := game.Seat(who[0]-'0') + 1
	switch word, cards, _ := strings.Cut(what, "."); {
	case word == "RE":
		return r.resign(seat)
	case word == "SC":
		v := r.deal.View(0)
		r.shown = r.shown || seat == v.Declarer && v.Decision == game.DecidePlay
		return nil
	case issContracts[word[:min(1, len(word))]] != game.NoContract && strings.Trim(word[1:], "HOSZ") == "":
		return r.declare(seat, word, cards)
	case r.deal.Decision() == game.DecideDiscard:
		return r.discard(seat, strings.Split(what, "."))
	}
	a := game.Action{Seat: seat}
	switch what {
	case "y":
		a.Kind = game.Hold
	case "p":
		a.Kind = game.Pass
	case "s":
		a.Kind = game.Take
	default:
		return r.bidOrPlay(seat, what)
	}
	return r.apply(a)
}

func (r *issReplay) apply(actions ...game.Action) error {
	for _, a := range actions {
		if _, err := r.deal.Apply(a); err != nil {
			return err
		}
	}
	return nil
}

func (r *issReplay) bidOrPlay(seat game.Seat, what string) error {
	if v, err := strconv.Atoi(what); err == nil {
		return r.apply(game.Action{Seat: seat, Kind: game.Bid, Value: v})
	}
	c, err := card.Parse(what)
	if err != nil {
		return fmt.Errorf("%q is no move", what)
	}
	return r.apply(game.PlayOf(seat, c))
}

// skat checks the skat that the server showed to who took it up.
func (r *issReplay) skat(what string) error {
	cards, err := issCards(strings.Split(what, "."))
	if err != nil {
		return err
	}
	setup := r.deal.Setup()
	var dealt card.Set
	for i, place := range issPlaces(setup.Variant) {
		if place >= 30 {
			dealt = dealt.With(setup.Deck[i])
		}
	}
	if r.deal.Decision() != game.DecideDiscard || card.SetOf(cards...) != dealt {
		return errors.New("that is not the skat just taken up")
	}
	return nil
}

var issContracts = map[string]game.Contract{
	"C": game.ClubsTrump, "S": game.SpadesTrump, "H": game.HeartsTrump, "D": game.DiamondsTrump, "G": game.Grand, "N": game.Null,
}

// declare reads a contract such as G.H7.HQ, DHS or NO. Cards after the two
// laid away, or after a hand game, are those of an ouvert.
func (r *issReplay) declare(seat game.Seat, word, cards string) error {
	a := game.Action{Seat: seat, Kind: game.Declare, Contract: issContracts[word[:1]]}
	for flag, level := range map[string]game.Level{"S": game.AnnouncedSchneider, "Z": game.AnnouncedSchwarz, "O": game.Ouvert} {
		if strings.Contains(word[1:], flag) {
			a.Level = max(a.Level, level)
		}
	}
	if r.deal.Decision() == game.DecideSkat {
		return r.apply(game.Action{Seat: seat, Kind: game.PlayHand}, a)
	}
	if r.deal.Decision() != game.DecideDiscard {
		return r.apply(a)
	}
	if strings.Contains(word[1:], "H") {
		return errors.New("a hand game after the skat was taken up")
	}
	r.contract = a
	if cards == "" {
		return nil
	}
	return r.discard(seat, strings.Split(cards, "."))
}

// discard lays the first two cards away and declares what was said.
func (r *issReplay) discard(seat game.Seat, codes []string) error {
	if r.contract.Kind == game.NoAction {
		return errors.New("cards are laid away before the contract")
	}
	if len(codes) < 2 {
		return errors.New("two cards are laid away")
	}
	two, err := issCards(codes[:2])
	if err != nil {
		return err
	}
	return r.apply(game.DiscardOf(seat, two[0], two[1]), r.contract)
}

// resign concedes. A defender may say it again, and the server lets players
// resign who have won already.
func (r *issReplay) resign(seat game.Seat) error {
	v := r.deal.View(0)
	if v.Result != nil || v.Conceded[seat] {
		return nil
	}
	return r.apply(game.Action{Seat: seat, Kind: game.Concede})
}

// bothResign lets the second defender concede where the sister server ended
// the deal at the first one's word, the declarer's cards lying open.
func (r *issReplay) bothResign() error {
	v := r.deal.View(0)
	if !r.lenient || !r.shown || v.Result != nil || v.Conceded == [game.MaxSeats + 1]bool{} {
		return nil
	}
	for s := game.Seat(1); s <= 3; s++ {
		if s != v.Declarer && !v.Conceded[s] {
			return r.apply(game.Action{Seat: s, Kind: game.Concede})
		}
	}
	return nil
}
