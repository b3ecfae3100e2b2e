package dialogs

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/assets/texts"
	"kutscherskat/game/record"
	"kutscherskat/game/settings"
	"kutscherskat/ui/dialogs/tally"
)

// StatisticsOptions is what the statistics need beside the deals.
type StatisticsOptions struct {
	German bool // the cards have German suits
	Past   bool // open at the list of past deals

	// OnOpen is told of a deal that is to be reviewed, after the dialog is
	// closed.
	OnOpen func(*record.Deal)
}

// Statistics shows what the history tells of the people who played, and the
// past deals, newest first. The deals come in the order of the history.
func Statistics(w fyne.Window, t *texts.Texts, deals []*record.Deal, o StatisticsOptions) {
	newStatistics(w, t, deals, o).open()
}

// statistics is an open statistics dialog.
type statistics struct {
	*sheet
	texts  *texts.Texts
	opt    StatisticsOptions
	deals  []*record.Deal // newest first
	humans []string

	human  string        // whose statistics are shown
	groups []tally.Group // his
	group  int           // the one shown
	fields map[string]fyne.Focusable
	tabs   *tabs
	past   *list
	review *button
}

const (
	tabSums = iota
	tabPast
)

func newStatistics(w fyne.Window, t *texts.Texts, deals []*record.Deal, o StatisticsOptions) *statistics {
	d := &statistics{
		sheet: newSheet(w, t.T("StatsTitle"), fyne.NewSize(800, 700)),
		texts: t, opt: o, deals: tally.Newest(deals), humans: tally.Humans(deals),
	}
	if len(d.humans) > 0 {
		d.choose(d.humans[0])
	}
	return d
}

// choose reckons the statistics of a human, and shows the group he has most
// deals in.
func (d *statistics) choose(human string) {
	d.human = human
	forward := tally.Newest(d.deals)
	d.groups = tally.Reckon(forward, human)
	d.group = 0
	for i, g := range d.groups {
		if g.All.Deals > d.groups[d.group].All.Deals {
			d.group = i
		}
	}
}

func (d *statistics) open() {
	d.confirm = d.cancel
	if len(d.deals) == 0 {
		d.want = fyne.Size{}
		d.setBody(flush(prose(d.texts.T("StatsEmpty"), plainStyle, measure)), nil)
		closeOnly(d.sheet, d.texts)
		return
	}
	tab := tabSums
	if d.opt.Past || len(d.groups) == 0 {
		tab = tabPast
	}
	d.review = newButton(d.sheet, d.texts.T("HistoryOpen"), d.openChosen)
	d.review.Disable()
	d.right = []fyne.CanvasObject{d.review, newMainButton(d.sheet, d.texts.T("Close"), d.cancel)}
	d.build(tab)
	if tab == tabPast {
		d.show(d.past)
		d.past.Select(0)
		return
	}
	d.show(nil)
}

// build makes both pages.
func (d *statistics) build(tab int) {
	d.fields = make(map[string]fyne.Focusable)
	d.tabs = newTabs(d.sheet)
	scroll := newPageScroll(d.sumsPage())
	d.tabs.add(d.texts.T("StatsOverview"), below(d.choices(), scroll), scroll)
	d.tabs.add(d.texts.T("HistoryTitle"), d.pastPage(), nil)
	d.tabs.after = func(i int) {
		d.review.Hidden = i != tabPast || d.opt.OnOpen == nil
		d.Refresh()
	}
	d.tabs.build(tab)
}

func (d *statistics) rebuild(key string) {
	d.build(d.tabs.chosen)
	if f := d.fields[key]; f != nil {
		d.win.Canvas().Focus(f)
	}
}

// choices are the fields above the sums: the human, where there are several,
// and the variant with its scoring.
func (d *statistics) choices() fyne.CanvasObject {
	grid := container.New(rows{})
	if len(d.humans) > 1 {
		name := func(h string) string {
			if h == "" {
				return d.texts.T("StatsNoName")
			}
			return h
		}
		f := newChoice(d.sheet, d.humans, d.human, name, func(h string) {
			d.choose(h)
			d.rebuild("human")
		})
		d.fields["human"] = f
		grid.Add(label(d.texts.T("StatsPlayer")))
		grid.Add(limited(fieldWidth, f))
	}
	if len(d.groups) > 0 {
		var numbers []string
		for i := range d.groups {
			numbers = append(numbers, strconv.Itoa(i))
		}
		f := newChoice(d.sheet, numbers, numbers[d.group], d.groupName, func(n string) {
			d.group = slices.Index(numbers, n)
			d.rebuild("group")
		})
		d.fields["group"] = f
		grid.Add(label(d.texts.T("SettingVariant")))
		grid.Add(limited(fieldWidth, f))
	}
	return container.New(column{gap: 10}, grid, gap(2))
}

func (d *statistics) groupName(number string) string {
	i, _ := strconv.Atoi(number)
	g := d.groups[i]
	return d.texts.Option("variant", g.Variant.Name) + " · " + d.texts.Option("scoring", string(g.Scoring))
}

// sumsPage is the table of one group.
func (d *statistics) sumsPage() fyne.CanvasObject {
	t := d.texts
	if len(d.groups) == 0 {
		return flush(prose(t.T("StatsEmpty"), plainStyle, measure))
	}
	g := d.groups[d.group]
	table := newSumTable(t)
	table.heads(t.T("StatsDeals"), t.T("StatsWon"), t.T("StatsCardPoints"), t.T("StatsMean"), t.T("StatsTotal"))
	table.sum(t.T("StatsAll"), g.All)
	table.sum(t.T("StatsAlone"), g.Alone)
	table.sum(t.T("StatsAgainst"), g.Against)
	table.sum(t.T("EachForHimself"), g.ForHimself)
	table.section(t.T("StatsContracts"), len(g.Contracts))
	for _, n := range g.Contracts {
		table.sum(t.Contract(n.Name, d.opt.German), n.Sum)
	}
	table.section(t.T("StatsOpponents"), len(g.Opponents))
	for _, n := range g.Opponents {
		table.sum(d.kindName(n.Name), n.Sum)
	}
	box := container.New(column{gap: 8}, flush(table.grid))
	if g.ThrownIn > 0 {
		box.Add(flush(prose(t.N("StatsThrownIn", g.ThrownIn), noteStyle, settingsWidth)))
	}
	if g.Best.Deal != nil {
		box.Add(d.extremes(g))
	}
	return box
}

// kindName names a kind of opponent.
func (d *statistics) kindName(kind string) string {
	if kind == "" || kind == settings.AI {
		return d.texts.T("StatsUnknown")
	}
	return seatName(d.texts, kind)
}

// extremes are the best and the worst deal, to be opened.
func (d *statistics) extremes(g tally.Group) fyne.CanvasObject {
	t := d.texts
	box := container.New(rows{})
	for _, e := range []struct {
		title string
		tally.Extreme
	}{{t.T("StatsBest"), g.Best}, {t.T("StatsWorst"), g.Worst}} {
		_, word := tally.Contract(e.Deal)
		text := widget.NewLabel(strings.TrimSpace(signed(e.Score) + " · " + t.Contract(word, d.opt.German) + " · " + d.date(e.Deal)))
		line := container.NewHBox(text)
		if d.opt.OnOpen != nil {
			line.Add(newButton(d.sheet, t.T("HistoryOpen"), func() { d.openDeal(e.Deal) }))
		}
		box.Add(label(texts.Capital(e.title)))
		box.Add(line)
	}
	return box
}

// openDeal closes the dialog and has a deal reviewed.
func (d *statistics) openDeal(deal *record.Deal) {
	d.close()
	d.opt.OnOpen(deal)
}

func (d *statistics) openChosen() {
	if i := d.past.chosen; i >= 0 && d.opt.OnOpen != nil {
		d.openDeal(d.deals[i])
	}
}

// date is the day of a deal, as written in the language.
func (d *statistics) date(deal *record.Deal) string {
	if deal.Date.IsZero() {
		return "–"
	}
	return deal.Date.Local().Format(d.texts.T("DateLayout"))
}
