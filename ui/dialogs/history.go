package dialogs

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/game"
	"kutscherskat/game/record"
	"kutscherskat/ui/dialogs/tally"
)

// pastColumns are the columns of the list of past deals: their heads, and the
// share of the width they take.
var pastColumns = []struct {
	head  string
	share float32
	end   bool // numbers stand at the right
}{
	{"HistoryDate", 14, false},
	{"HistoryVariant", 20, false},
	{"HistoryContract", 15, false},
	{"HistoryDeclarer", 22, false},
	{"HistoryPoints", 16, true},
	{"HistoryScore", 13, true},
}

// pastRow is a layout with the columns side by side.
type pastRow struct{}

// MinSize is one line, of any width.
func (pastRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(480, objects[0].MinSize().Height)
}

// Layout gives each column its share.
func (pastRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	x := float32(0)
	for i, o := range objects {
		w := size.Width * pastColumns[i].share / 100
		place(o, x, 0, w, size.Height)
		x += w
	}
}

func newPastRow() *fyne.Container {
	row := container.New(pastRow{})
	for _, c := range pastColumns {
		l := widget.NewLabel("")
		l.Truncation = fyne.TextTruncateEllipsis
		if c.end {
			l.Alignment = fyne.TextAlignTrailing
		}
		row.Add(l)
	}
	return row
}

// pastPage is the list of past deals.
func (d *statistics) pastPage() fyne.CanvasObject {
	heads := newPastRow()
	for i, c := range pastColumns {
		l := heads.Objects[i].(*widget.Label)
		l.TextStyle.Bold = true
		l.SetText(d.texts.T(c.head))
	}
	d.past = newList(d.sheet, func() int { return len(d.deals) },
		func() fyne.CanvasObject { return container.New(low{3}, newPastRow()) },
		func(i int, o fyne.CanvasObject) {
			for k, text := range d.pastTexts(d.deals[i]) {
				o.(*fyne.Container).Objects[0].(*fyne.Container).Objects[k].(*widget.Label).SetText(text)
			}
		},
		func(int) { d.review.Enable() })
	d.past.enter = d.openChosen
	d.review.Disable()
	d.fields["past"] = d.past
	return container.NewBorder(container.New(column{gap: 0}, heads, widget.NewSeparator()), nil, nil, nil, d.past)
}

// pastTexts are the texts of a row. Points and score are the human's or, where
// none or several played, the declarer's.
func (d *statistics) pastTexts(deal *record.Deal) []string {
	t := d.texts
	declarer, word := tally.Contract(deal)
	contract, name := t.Contract(word, d.opt.German), "–"
	if word == "" {
		contract = t.T("ResultThrownIn")
	}
	if declarer != 0 {
		name = d.playerName(deal, declarer)
	}
	points, score := "–", "–"
	if s := d.whose(deal, declarer); s != 0 && deal.Result != nil && word != "" {
		points, score = strconv.Itoa(deal.Result.Points[s]), signed(deal.Result.Score[s])
	}
	return []string{d.date(deal), t.Option("variant", deal.Variant.Name), contract, name, points, score}
}

// whose returns the seat whose points are shown.
func (d *statistics) whose(deal *record.Deal, declarer game.Seat) game.Seat {
	human := game.Seat(0)
	for s := game.Seat(1); int(s) <= deal.Variant.Seats; s++ {
		if deal.Players[s].Kind != record.Human {
			continue
		}
		if human != 0 {
			return declarer
		}
		human = s
	}
	if human != 0 {
		return human
	}
	return declarer
}

// playerName names who sat at a seat: his name, a computer by its level.
func (d *statistics) playerName(deal *record.Deal, s game.Seat) string {
	p := deal.Players[s]
	switch {
	case p.Kind == record.AI || p.Kind == "":
		return d.kindName(tally.Kind(p))
	case p.Name != "":
		return p.Name
	case p.Kind == record.Bot:
		return d.texts.T("BotNumber", "Number", int(s))
	case d.whose(deal, 0) == s:
		return d.texts.T("PlayerYou")
	}
	return d.texts.T("PlayerNumber", "Number", int(s))
}
