package record

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

// FormatISS returns the deal as a record of the International Skat Server,
// without a line end. Only finished deals of the variant skat, scored as
// skat, can be written so, and no Ramsch.
func FormatISS(d *Deal) (string, error) {
	switch {
	case d.Variant == nil || d.Variant.Name != "skat" || d.Scoring != game.Skat:
		return "", errors.New("only the variant skat, scored as skat, has records of the International Skat Server")
	case !d.Finished():
		return "", errors.New("the deal is unfinished")
	}
	g, _, err := d.Replay(len(d.Actions))
	if err != nil {
		return "", err
	}
	if g.View(0).Contract == game.Ramsch {
		return "", errors.New("the International Skat Server has no Ramsch")
	}
	session, id := d.Match, strconv.Itoa(d.Number)
	if n, ok := strings.CutPrefix(d.Match, issMatch); ok || d.Match == "" {
		session, id = "", n
	}
	var b strings.Builder
	fmt.Fprintf(&b, "(;GM[Skat]PC[Kutscherskat]CO[]SE[%s]ID[%s]", issEscape(session), id)
	if !d.Date.IsZero() {
		fmt.Fprintf(&b, "DT[%s]", d.Date.UTC().Format(issDate))
	}
	for i := range 3 {
		fmt.Fprintf(&b, "P%d[%s]", i, issEscape(d.Players[d.Variant.SeatOf(game.Role(i+1)%3, d.Dealer)].Name))
	}
	fmt.Fprintf(&b, "R0[]R1[]R2[]MV[w %s %s]R[%s] ;)", issCodes(issOrder(d)), issMoves(d), strings.Join(issResult(g), " "))
	return b.String(), nil
}

func issEscape(s string) string { return strings.NewReplacer(`\`, `\\`, `]`, `\]`).Replace(s) }

// issOrder returns the cards in the server's order.
func issOrder(d *Deal) []card.Card {
	cards := make([]card.Card, len(d.Deck))
	for i, place := range issPlaces(d.Variant) {
		cards[place] = d.Deck[i]
	}
	return cards
}

func issCodes(cards []card.Card) string { return strings.ReplaceAll(card.Join(cards), " ", ".") }

// issMoves writes the actions, each followed by a space.
func issMoves(d *Deal) string {
	var b strings.Builder
	skat := issCodes(issOrder(d)[30:])
	laid := ""
	forehand := d.Variant.SeatOf(game.Forehand, d.Dealer)
	for _, a := range d.Actions {
		what := ""
		switch a.Kind {
		case game.Bid:
			what = strconv.Itoa(a.Value)
		case game.Hold:
			what = "y"
		case game.Pass:
			what = "p"
		case game.Take:
			what = "s w " + skat
		case game.Discard:
			laid = "." + issCodes(a.Laid[:])
		case game.Declare:
			what = issContract(a, laid == "") + laid
		case game.Play:
			what = a.Card.String()
		case game.Concede:
			what = "RE"
		}
		if what != "" {
			fmt.Fprintf(&b, "%d %s ", (a.Seat+3-forehand)%3, what)
		}
	}
	return b.String()
}

var issLevels = [...]string{game.NoLevel: "", game.AnnouncedSchneider: "S", game.AnnouncedSchwarz: "Z", game.Ouvert: "O"}

// issContract returns the server's word for a contract: in suits and Grand an
// ouvert says without an H that it is played from the hand.
func issContract(a game.Action, hand bool) string {
	word := ""
	for w, c := range issContracts {
		if c == a.Contract {
			word = w
		}
	}
	switch {
	case a.Level == game.Ouvert && a.Contract == game.Null && hand:
		return word + "OH"
	case a.Level == game.Ouvert:
		return word + "O"
	case hand:
		return word + "H" + issLevels[a.Level]
	}
	return word
}

// issResult returns the words of the result as the server prints them.
func issResult(g *game.Deal) []string {
	v := g.View(0)
	r := v.Result
	if r.Winner == game.ThrownIn {
		return []string{"passed"}
	}
	matadors, overbid, outcome, resigned := 0, "bidok", "loss", 0
	for _, l := range r.Lines {
		switch l.Kind {
		case game.LineWith:
			matadors = l.Factor
		case game.LineWithout:
			matadors = -l.Factor
		case game.LineOverbid:
			overbid = "overbid"
		}
	}
	if r.Winner == game.DeclarerWon {
		outcome = "win"
	}
	if said := v.Said; said[len(said)-1].Kind == game.Concede {
		resigned = 1
	}
	schneider, schwarz := issReached(v)
	return strings.Fields(fmt.Sprintf("d:%d %s v:%d m:%d %s p:%d t:%d s:%d z:%d p0:0 p1:0 p2:0 l:-1 to:-1 r:%d",
		(v.Declarer+3-v.Forehand())%3, outcome, r.Score[v.Declarer], matadors, overbid,
		r.Points[v.Declarer], r.Tricks[v.Declarer], schneider, schwarz, resigned))
}

// issReached returns 1 for Schneider and Schwarz that one side suffered; not
// where the level was announced and the game lost, nor in a Null.
func issReached(v game.View) (schneider, schwarz int) {
	lost := v.Result.Winner != game.DeclarerWon
	points, tricks := v.Result.Points[v.Declarer], v.Result.Tricks[v.Declarer]
	if !v.Contract.ForPoints() {
		return 0, 0
	}
	if (points <= 30 || points >= 90) && !(lost && v.Level >= game.AnnouncedSchneider) {
		schneider = 1
	}
	if (tricks == 0 || tricks == v.Variant.Tricks) && !(lost && v.Level >= game.AnnouncedSchwarz) {
		schwarz = 1
	}
	return schneider, schwarz
}

// issCompare reports the first word in which the printed result differs from
// the replayed one. Older records lack some of the words, and how a deal came
// to its end (r) is counted differently by different servers.
func issCompare(printed, replayed []string) error {
	if replayed[0] == "passed" {
		if len(printed) > 0 && (printed[0] == "passed" || printed[0] == "d:-1") {
			return nil
		}
		return fmt.Errorf("the result says %q, but all have passed", strings.Join(printed, " "))
	}
	said := map[string]string{}
	for _, word := range printed {
		key, _, _ := strings.Cut(word, ":")
		said[issKey(key)] = word
	}
	for i, word := range replayed {
		key, _, _ := strings.Cut(word, ":")
		got, ok := said[issKey(key)]
		switch {
		case key == "r", !ok && i > 2:
		case !ok:
			return fmt.Errorf("the result lacks %s", word)
		case got != word:
			return fmt.Errorf("the result says %s, but the deal gives %s", got, word)
		}
	}
	return nil
}

// issKey gives words that exclude each other the same key.
func issKey(word string) string {
	switch word {
	case "loss":
		return "win"
	case "overbid":
		return "bidok"
	}
	return word
}
