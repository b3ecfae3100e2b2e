// Command lowest is an example of a bot. It never bids, always declares a
// Grand, never says kontra or re, and plays the first card that follows. It
// learns everything that it needs from the lines that it reads.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"kutscherskat/game"
	"kutscherskat/game/card"
)

func main() {
	var (
		me       string        // my seat
		bidding  bool          // the game has an auction
		contract game.Contract // what is played
		mine     card.Set      // the cards that I can play
		led      card.Card     // the card led to this trick
		next     string        // what I say when it is my turn; "" for a card
	)
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		w := strings.Fields(in.Text() + " -")
		c, _ := card.Parse(w[len(w)-2]) // None where a line ends in no card, or a hidden one
		switch {
		case w[0] == "hello":
			fmt.Println("name Lowest 1")
		case w[0] == "new":
			me, contract, mine, led, next = w[len(w)-3][len("you="):], game.Ramsch, 0, card.None, "declare grand"
			if bidding = strings.HasPrefix(w[3], "allpass="); bidding {
				next = "pass"
			}
		case w[0] == "dealt" && w[1] == me, w[0] == "turned" && w[1] == me:
			mine = mine.With(c)
		case w[0] == "trick":
			led = card.None
		case w[0] == "go" && next != "":
			fmt.Println(next)
			if bidding {
				next = "" // my next move can only be a card
			}
		case w[0] == "go" && led == card.None:
			fmt.Println("play", mine.Lowest())
		case w[0] == "go":
			fmt.Println("play", contract.Followers(mine, led).Lowest())
		case w[1] == "declare":
			contract, _ = game.ParseContract(w[2])
			if next = "no-kontra"; bidding || w[0] == me {
				next = ""
			}
		case w[1] == "kontra" && w[0] != me:
			next = "no-re"
		case w[1] == "no-kontra", w[1] == "no-re":
			next = ""
		case w[1] == "play":
			if mine = mine.Without(c); led == card.None {
				led = c
			}
		}
	}
}
