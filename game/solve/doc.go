// Package solve finds the exact value of positions: of open ones, where every
// card is known, and of those of Offiziersskat, where face-down cards are
// unknown to both players. It knows the trick rules and the scorings that a
// search needs, and nothing of deals, views or players.
//
// # Questions
//
// [Solver.Value], [Solver.Reaches] and [Solver.Best] answer for open positions,
// [Open2] and [Open3]; [Solver.Expect] and [Solver.BestExpected] for a [Table]
// under a [Payoff]. Each has a sister that answers for every legal card. A
// Solver keeps its tables between calls, but every call starts them anew, so a
// call always visits the same nodes, whatever was asked before. Calls end early
// with the context's error or with [ErrBudget].
//
// # Cards as bits
//
// A search sees cards as bits of a word, every effective suit a block with the
// strongest card on top and the trumps above all others: which cards beat,
// follow or lie between others is then one mask each.
//
// # Open cards
//
// The search asks whether one side gets at least so much (a null window) and
// finds exact values by halving the range with such questions. Its nodes are the
// beginnings of tricks. What makes it fast:
//
//   - The cards still in play and the leader name a position, for owners and
//     what lies beneath which card never change. The table holds bounds on the
//     points still to come, not on totals, and so serves every question.
//   - Before any reply is searched, the table is asked about all of them: one
//     known to be good enough ends the node (enhanced transposition cut-off).
//   - Cards of one hand without a foreign card between them are equally strong.
//     Of those, the lightest is the best to give away and the heaviest the best
//     to win with (the others can be exchanged for it in every later trick), so
//     where the winner of the trick is certain only one is tried.
//   - The highest trumps win their tricks whenever they are played, and so bound
//     what is still to be had. (Matching all trumps of both sides bounds hardly
//     better and costs more.)
//   - Moves are ordered by what the trick brings and by how few replies they
//     leave. Killer moves were tried and cost nodes.
//
// # Face-down cards
//
// Both players of Offiziersskat see the same cards, and a card that is turned up
// is equally likely each of the unseen: a game of perfect information with
// chance, like backgammon, and solved like it by expectiminimax. Chance nodes
// are cut as in Bruce Ballard's Star1 (The *-minimax search procedure for trees
// containing chance nodes, 1983): bounds on all outcomes give a window for each.
// Here the bounds come from the card points still in play and from the table,
// which is looked up for all outcomes first. Once at most one card is unseen, its
// place is known and chance is over; then the payoff depends on the points still
// to come alone, and a search like that for open cards, with a table of its own
// that no score, matador or payoff divides, finishes the deal.
//
// A payoff is a table over card points, matadors and sweeps, so that a leaf costs
// one look-up whatever the scoring. Matadors that may still lie face down are part
// of the position until the run is certain. Unseen cards of equal weight must not
// be taken for equivalent, not even neighbours: which of them is turned up and
// which stays hidden decides which beats the other.
//
// # Speed
//
// The benchmarks report medians, means and worst cases in processor time and in
// nodes; the nodes do not depend on the machine:
//
//	go test -run - -bench 'Open16|Skat|Table|AgainstPlain' -benchtime 1x ./game/solve
package solve
