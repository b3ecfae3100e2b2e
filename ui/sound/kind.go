// Package sound plays the short noises of the table: cards laid and turned, the
// shuffle, the end of a deal. It makes them by itself, without files, and owns
// the sound device; it knows nothing of the game.
package sound

// Kind is one of the sounds.
type Kind uint8

// The sounds.
const (
	CardLaid    Kind = iota // a card put on the table
	CardTurned              // a face-down card turned up
	PacketDealt             // four cards dealt quickly
	Shuffle                 // the pack riffled and squared
	TrickTaken              // a trick drawn in
	Win                     // the deal is won
	Lose                    // the deal is lost
	Click                   // a button
	kinds                   // how many there are
)
