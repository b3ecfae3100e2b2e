package bot

import (
	"fmt"
	"strings"

	"kutscherskat/game"
)

// newDeal returns the line that opens a deal: the variant, what is agreed, and
// the seats. Only options that the variant uses are named.
func newDeal(v game.View) string {
	var b strings.Builder
	fmt.Fprintf(&b, "new %s scoring=%s", v.Variant.Name, v.Scoring)
	if v.Variant.Bidding() {
		fmt.Fprintf(&b, " allpass=%s announcements=%s", word(v.Options.AllPassRamsch, "ramsch", "redeal"), word(v.Options.Announcements, "on", "off"))
	} else {
		fmt.Fprintf(&b, " null=%s", word(v.Options.Null, "on", "off"))
	}
	fmt.Fprintf(&b, " you=%d dealer=%d", v.Seat, v.Dealer)
	return b.String()
}

func word(on bool, yes, no string) string {
	if on {
		return yes
	}
	return no
}

// eventLine returns the line that tells a bot of the event, empty where there
// is nothing to tell: the stock has no place in the protocol, and the cards
// taken up are told to the taker only.
func eventLine(e game.Event) string {
	switch e.Kind {
	case game.Dealt:
		switch {
		case e.Place.Zone == game.Stock:
			return ""
		case e.Place.Index == 0:
			return fmt.Sprintf("dealt %d %v %v", e.Seat, e.Place.Zone, e.Card)
		}
		return fmt.Sprintf("dealt %d p%d %v %v", e.Seat, e.Place.Index, e.Place.Zone, e.Card)
	case game.TookUp:
		if !e.Card.Real() {
			return ""
		}
		return fmt.Sprintf("dealt %d hand %v", e.Seat, e.Card)
	case game.Acted:
		return e.Action.String()
	case game.Shown:
		return fmt.Sprintf("shown %d %v", e.Seat, e.Card)
	case game.Turned:
		return fmt.Sprintf("turned %d p%d %v", e.Seat, e.Place.Index, e.Card)
	case game.TrickTaken:
		return fmt.Sprintf("trick %d", e.Seat)
	case game.Ended:
		return "result " + e.Result.String()
	}
	return ""
}
