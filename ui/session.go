package ui

import (
	"context"
	"errors"
	"sync"
	"time"

	"fyne.io/fyne/v2"

	"kutscherskat/game"
	"kutscherskat/game/ai"
	"kutscherskat/game/bot"
	"kutscherskat/game/host"
	"kutscherskat/game/record"
	"kutscherskat/ui/dialogs"
	"kutscherskat/ui/table"
)

// session is the match at the table and who plays it.
type session struct {
	store   record.Store
	journal *host.Journal
	match   *host.Match
	players [game.MaxSeats + 1]host.Player
	// busy is held while a seat's player is at work. One whose thought was
	// cancelled may need a moment to notice, and serves nobody else till then.
	busy    [game.MaxSeats + 1]sync.Mutex
	closing sync.WaitGroup // of players who have left the table

	viewer  game.Seat // whose cards are shown
	cutSize int       // of the deal being played, 0 before the cut
	review  *review   // a deal that is looked at; nil while one is played

	// turn counts whatever makes a thought in progress worthless; cancel ends
	// that thought.
	turn   int
	cancel context.CancelFunc
	bots   context.CancelFunc
}

func (s *session) init(store record.Store, written func(error)) {
	s.store = store
	s.journal = host.NewJournal(store, written)
}

// stop ends the thinking in progress.
func (s *session) stop() {
	s.turn++
	if s.cancel != nil {
		s.cancel()
		s.cancel = nil
	}
}

// closePlayers sends the players away. Bots are given time to end, for which
// the window does not wait; close does.
func (s *session) closePlayers() {
	players, end := s.players, s.bots
	s.players, s.bots = [game.MaxSeats + 1]host.Player{}, nil
	if end == nil {
		return
	}
	s.closing.Add(1)
	go func() {
		defer s.closing.Done()
		defer end()
		for i, p := range players {
			s.busy[i].Lock()
			host.ClosePlayer(p)
			s.busy[i].Unlock()
		}
	}()
}

func (s *session) human(seat game.Seat) bool { return s.match.Seats[seat].Kind == record.Human }

// humans counts the people at the table.
func (s *session) humans() int {
	n := 0
	for seat := 1; seat <= s.match.Variant.Seats; seat++ {
		if s.human(game.Seat(seat)) {
			n++
		}
	}
	return n
}

// firstViewer returns the first human's seat, the first seat if there is none.
func (s *session) firstViewer() game.Seat {
	for seat := 1; seat <= s.match.Variant.Seats; seat++ {
		if s.human(game.Seat(seat)) {
			return game.Seat(seat)
		}
	}
	return 1
}

// name returns what the player at a seat is called.
func (w *window) name(s game.Seat) string {
	seat := w.match.Seats[s]
	return w.callName(seat.Kind, seat.Name, s, w.humans())
}

// callName returns what a player of a kind is called who may have no name of
// his own, where so many humans play.
func (w *window) callName(kind, name string, s game.Seat, humans int) string {
	switch {
	case name != "":
		return name
	case kind == record.Human && humans == 1:
		return w.texts.T("PlayerYou")
	case kind == record.Human:
		return w.texts.T("PlayerNumber", "Number", int(s))
	case kind == record.Bot:
		return w.texts.T("BotNumber", "Number", int(s))
	}
	return w.texts.Computer(int(s))
}

// takeUp offers to go on with a match that was begun, or begins a new one.
func (w *window) takeUp() {
	m, torn, err := host.Resume(w.store, host.Table{Deals: w.set.Game.Deals, Target: w.set.Game.Target, Seats: w.seats()}, w.opt.Rand)
	if torn != nil {
		dialogs.Notice(w.win, w.texts, w.texts.T("History"), w.texts.T("ErrorHistoryTorn", "File", torn.Aside))
	}
	var unreadable *host.SavedError
	if errors.As(err, &unreadable) {
		aside, moveErr := w.store.SetAside()
		dialogs.Notice(w.win, w.texts, w.texts.T("ErrorTitle"), w.texts.T("ErrorSavedGame", "Cause", unreadable.Err.Error(), "File", aside))
		dialogs.Error(w.win, w.texts, moveErr)
	}
	if err != nil && !isOnly(err, unreadable) {
		dialogs.Notice(w.win, w.texts, w.texts.T("ErrorTitle"), w.texts.T("ErrorHistory", "Cause", err.Error()))
	}
	if m == nil {
		w.newMatch()
		return
	}
	w.seat(m)
	w.table.ShowView(w.match.View(w.viewer), w.status())
	st := m.Standing()
	info := dialogs.ResumeInfo{Variant: m.Variant.Name, Number: st.Number, InDeal: !m.Cutting()}
	for s := 1; s <= m.Variant.Seats; s++ {
		info.Names = append(info.Names, w.name(game.Seat(s)))
		info.Totals = append(info.Totals, st.Totals[s])
	}
	dialogs.Resume(w.win, w.texts, info, w.begin, w.abandon)
}

// isOnly reports whether err, joined or not, is nothing but the saved game's.
func isOnly(err error, saved *host.SavedError) bool {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, e := range joined.Unwrap() {
			if !isOnly(e, saved) {
				return false
			}
		}
		return true
	}
	return err == error(saved)
}

// abandon sets the saved deal aside unfinished and begins a new match.
func (w *window) abandon() {
	w.journal.Flush()
	if _, err := w.store.SetAside(); err != nil {
		dialogs.Error(w.win, w.texts, err)
	}
	w.newMatch()
}

// seats returns the players that the settings name.
func (w *window) seats() []host.Seat {
	var seats []host.Seat
	for i, text := range w.set.Players.Seats {
		seat, err := host.ParseSeat(text)
		if err != nil { // the settings let no such word through
			seat = host.Seat{Kind: record.Human}
		}
		seat.Name = w.set.Players.Names[i]
		seats = append(seats, seat)
	}
	return seats
}

// newMatch begins a match as the settings say.
func (w *window) newMatch() {
	v, err := game.FindVariant(w.set.Game.Variant)
	if err == nil {
		rules := host.Rules{Variant: v, Scoring: game.Scoring(w.set.Game.Scoring), Options: w.set.Game.Options(),
			Deals: w.set.Game.Deals, Target: w.set.Game.Target}
		var m *host.Match
		if m, err = host.NewMatch(rules, w.seats(), w.opt.Rand); err == nil {
			w.seat(m)
			w.begin()
			return
		}
	}
	dialogs.Error(w.win, w.texts, err)
}

// seat makes m the match at the table.
func (w *window) seat(m *host.Match) {
	w.stop()
	w.cancelReview()
	w.closePlayers()
	m.Journal, m.Now = w.journal, time.Now
	w.match, w.review = m, nil
	w.viewer = w.firstViewer()
	if w.humans() > 1 && m.Variant.Private() {
		w.viewer = 0 // nobody knows who sits at the mouse
	}
	w.cutSize = 0
	ctx, cancel := context.WithCancel(context.Background())
	w.bots = cancel
	for s := game.Seat(1); int(s) <= m.Variant.Seats; s++ {
		switch m.Seats[s].Kind {
		case record.AI:
			w.players[s] = w.newPlayer(ctx, m.Seats[s])
		case record.Bot: // its greeting may take a while
			seed := w.opt.Rand.Uint64()
			go func() {
				p, err := host.NewPlayer(ctx, m.Seats[s], seed)
				fyne.Do(func() { w.botReady(m, s, p, err) })
			}()
		}
	}
	w.table.SetOptions(w.tableOptions())
	w.bar.refresh()
}

// newPlayer returns a computer player, who may think as long as the window
// likes people to wait.
func (w *window) newPlayer(ctx context.Context, seat host.Seat) host.Player {
	p, err := host.NewPlayer(ctx, seat, w.opt.Rand.Uint64())
	if err != nil {
		dialogs.Error(w.win, w.texts, err)
	}
	if computer, ok := p.(*ai.Player); ok {
		computer.Within(patience[computer.Level()])
	}
	return p
}

// patience is how long people wait for a computer player's decision at most.
var patience = map[ai.Level]time.Duration{ai.Strong: 300 * time.Millisecond, ai.Expert: 900 * time.Millisecond}

// botReady seats a bot that has started, tells it what has happened so far,
// and lets it play if it is on turn.
func (w *window) botReady(m *host.Match, s game.Seat, p host.Player, err error) {
	switch {
	case w.match != m:
		host.ClosePlayer(p)
		return
	case err != nil:
		w.failed(s, err)
		return
	}
	w.players[s] = p
	if !m.Cutting() {
		w.retell()
	}
	if m.Turn() == s && w.review == nil {
		w.proceed()
	}
}

// begin shows the match as it stands and lets it go on.
func (w *window) begin() {
	w.table.Curtain("", nil)
	if !w.match.Cutting() {
		w.retell()
	}
	if !w.hides() {
		w.table.ShowView(w.match.View(w.viewer), w.status())
	}
	w.proceed()
}

// status is what the table shows beside the view.
func (w *window) status() table.Status {
	m := w.match
	st := m.Standing()
	s := table.Status{
		Totals: st.Totals, Number: st.Number, Deals: m.Deals, Seal: m.Seal(),
		Cutting: m.Cutting() && w.human(m.Cutter()), CutBy: m.Cutter(), Cut: w.cutSize, CanUndo: m.CanUndo(), Over: m.Over(), Practice: m.Practice(),
	}
	if m.Result() != nil {
		s.Nonce = m.Record().Nonce
	}
	return s
}

// proceed lets the player on turn, or the one who cuts, do his part. A human
// does it when he likes.
func (w *window) proceed() {
	w.stop()
	m := w.match
	switch turn := m.Turn(); {
	case m.Cutting() && !w.human(m.Cutter()):
		w.cut(m.RandomCut())
	case m.Cutting() || turn == 0:
	case w.human(turn):
		w.turnTo(turn)
	default:
		w.think(turn)
	}
}

// hides reports whether the cards on the screen must not be seen before the
// human on turn has said that he is there.
func (w *window) hides() bool {
	turn := w.match.Turn()
	return turn != 0 && w.human(turn) && turn != w.viewer && w.humans() > 1 && w.match.Variant.Private()
}

// turnTo shows the human on turn what he sees, where people share the screen:
// behind a curtain where there is something to hide.
func (w *window) turnTo(turn game.Seat) {
	switch {
	case w.hides():
		w.table.Curtain(w.name(turn), func() {
			w.viewer = turn
			w.table.Curtain("", nil)
			w.table.ShowView(w.match.View(turn), w.status())
		})
	case turn != w.viewer && w.humans() > 1:
		w.viewer = turn
		w.table.ShowView(w.match.View(turn), w.status())
	}
}

// cut cuts the pack and deals.
func (w *window) cut(n int) {
	events, err := w.match.Cut(n)
	if err != nil {
		w.table.Say(err.Error())
		return
	}
	w.cutSize = n
	w.viewDealing(w.match.Cutter())
	w.tellDeal()
	w.happened(events)
}

// viewDealing makes the one at the mouse the viewer of the dealing, where
// people must not see each other's cards; it is nobody where he is not known.
func (w *window) viewDealing(at game.Seat) {
	if w.humans() < 2 || !w.match.Variant.Private() {
		return
	}
	if w.viewer = at; !w.human(at) {
		w.viewer = 0
	}
}

// act does what the human on turn chose. An error says why it is not allowed.
func (w *window) act(a game.Action) error {
	if w.review != nil || !w.human(a.Seat) {
		return nil
	}
	events, err := w.match.Do(a)
	if err != nil {
		return err
	}
	w.happened(events)
	return nil
}

// happened shows events and lets the match go on. Where no human plays, the
// board is to be turned or a curtain to come down, it waits until they have
// been shown.
func (w *window) happened(events []game.Event) {
	w.tell(events)
	m := w.match
	other := m.Turn() != 0 && w.human(m.Turn()) && m.Turn() != w.viewer
	if other && !m.Variant.Private() && !w.set.Table.Turn {
		w.viewer, other = m.Turn(), false
	}
	wait := w.humans() == 0 || other
	turn := w.turn
	var done func()
	if wait {
		done = func() {
			if w.turn == turn {
				w.proceed()
			}
		}
	}
	w.table.Play(game.EventsFor(w.viewer, events), m.View(w.viewer), w.status(), done)
	if !wait {
		w.proceed()
	}
}

// think lets the computer at seat choose in the background. A bot that is
// still starting is asked when it is there.
func (w *window) think(seat game.Seat) {
	player, view, turn := w.players[seat], w.match.View(seat), w.turn
	if player == nil {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	w.cancel = cancel
	go func() {
		w.busy[seat].Lock()
		a, err := player.Choose(ctx, view)
		w.busy[seat].Unlock()
		fyne.Do(func() {
			defer cancel()
			if w.turn == turn {
				w.chosen(seat, a, err)
			}
		})
	}()
}

// chosen does what a computer player or bot chose.
func (w *window) chosen(seat game.Seat, a game.Action, err error) {
	if err == nil {
		var events []game.Event
		if events, err = w.match.Do(a); err == nil {
			w.happened(events)
			return
		}
	}
	w.stop()
	w.failed(seat, err)
}

// failed says that a player could not go on. A bot's forfeit costs the deal,
// its death the match.
func (w *window) failed(seat game.Seat, err error) {
	var forfeit *bot.ForfeitError
	var died *bot.DiedError
	t := w.texts
	switch {
	case errors.As(err, &forfeit):
		text := t.T("ErrorBotForfeit", "Name", w.name(seat), "Cause", err.Error())
		dialogs.Ask(w.win, t, t.T("ErrorTitle"), text, t.T("NextDeal"), t.T("Close"), func(next bool) {
			if next {
				w.abandonDeal()
			}
		})
	case errors.As(err, &died):
		dialogs.Notice(w.win, t, t.T("ErrorTitle"), t.T("ErrorBotDied", "Name", w.name(seat), "Cause", err.Error()))
	default:
		dialogs.Error(w.win, t, &playerError{w.name(seat), err})
	}
}

// abandonDeal keeps the forfeited deal aside, unfinished, and deals the next.
func (w *window) abandonDeal() {
	w.journal.Flush()
	_, err := w.store.SetAside()
	if err == nil {
		err = w.match.Abandon()
	}
	if err != nil {
		dialogs.Error(w.win, w.texts, err)
		return
	}
	w.cutSize = 0
	w.begin()
}

// playerError names the player who could not go on.
type playerError struct {
	name string
	err  error
}

func (e *playerError) Error() string { return e.name + ": " + e.err.Error() }
func (e *playerError) Unwrap() error { return e.err }

// tellDeal tells bots that a deal begins, tell what happened.
func (w *window) tellDeal() {
	for s := 1; s <= w.match.Variant.Seats; s++ {
		w.busy[s].Lock()
		err := host.TellDeal(w.players[s], w.match.View(game.Seat(s)))
		w.busy[s].Unlock()
		if err != nil {
			w.failed(game.Seat(s), err)
		}
	}
}

// retell tells bots of a deal that was taken up in its midst, or taken back.
func (w *window) retell() {
	w.tellDeal()
	rec := w.match.Record()
	if _, events, err := rec.Replay(len(rec.Actions)); err == nil {
		w.tell(events)
	}
}

func (w *window) tell(events []game.Event) {
	for s := 1; s <= w.match.Variant.Seats; s++ {
		w.busy[s].Lock()
		err := host.Tell(w.players[s], game.Seat(s), events)
		w.busy[s].Unlock()
		if err != nil {
			w.failed(game.Seat(s), err)
		}
	}
}

// undo takes the last decision of a human back.
func (w *window) undo() {
	if w.review != nil || w.match == nil || !w.match.CanUndo() {
		w.table.Say(w.texts.T("UndoNothing"))
		return
	}
	w.stop()
	if err := w.match.Undo(); err != nil {
		dialogs.Error(w.win, w.texts, err)
		return
	}
	w.begin()
}

// next deals the next deal, or begins a new match after the last one.
func (w *window) next() {
	if w.review != nil {
		w.endReview()
		return
	}
	if w.match.Over() {
		w.newMatch()
		return
	}
	if err := w.match.Next(); err != nil {
		dialogs.Error(w.win, w.texts, err)
		return
	}
	w.cutSize = 0
	w.table.SetOptions(w.tableOptions())
	w.begin()
}

// again deals the same cards once more.
func (w *window) again() {
	if w.review != nil {
		w.endReview()
		return
	}
	events, err := w.match.Again()
	if err != nil {
		dialogs.Error(w.win, w.texts, err)
		return
	}
	w.cutSize = w.match.Record().Cut
	w.stop()
	w.viewDealing(0)
	w.tellDeal()
	w.happened(events)
}

// concede gives up for the human on turn, after asking him.
func (w *window) concede() {
	seat := w.conceding()
	if seat == 0 {
		return
	}
	dialogs.Warn(w.win, w.texts, w.texts.T("Concede"), w.texts.T("AskConcede"), w.texts.T("Yes"), w.texts.T("PlayOn"), func(yes bool) {
		if !yes || !w.match.CanConcede(seat) {
			return
		}
		w.stop()
		events, err := w.match.Do(game.Action{Seat: seat, Kind: game.Concede})
		if err != nil {
			dialogs.Error(w.win, w.texts, err)
			return
		}
		w.happened(events)
	})
}

// conceding returns the human who may give up now: the one whose cards are
// shown. It is 0 if he may not.
func (w *window) conceding() game.Seat {
	if w.review == nil && w.match != nil && w.human(w.viewer) && w.match.CanConcede(w.viewer) {
		return w.viewer
	}
	return 0
}
