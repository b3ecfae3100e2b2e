// Package record reads and writes deals as text, replaying what it reads
// through the rules, and keeps the saved game and the history of finished
// deals. It knows nothing of players, windows or the network.
package record
