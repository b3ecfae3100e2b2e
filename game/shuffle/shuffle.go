// Package shuffle shuffles, seals and cuts a pack, so that anyone can check
// after a deal that the cards were fixed before the cut. It knows cards only.
package shuffle

import (
	crand "crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math/rand/v2"

	"kutscherskat/game/card"
)

// The number of cards that a cut lifts off the top (rules 1).
const (
	MinCut = 4
	MaxCut = 28
)

// Pack is a shuffled pack before the cut. Its seal may be shown while its
// cards and nonce are still secret.
type Pack struct {
	Cards []card.Card
	Nonce string // 32 hex digits
}

// New shuffles a pack with numbers from rng. For play use Secure; a seeded
// rng gives the same pack again.
func New(rng *rand.Rand) Pack {
	p := Pack{Cards: card.Full()}
	rng.Shuffle(len(p.Cards), func(i, j int) { p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i] })
	var nonce [16]byte
	binary.BigEndian.PutUint64(nonce[:8], rng.Uint64())
	binary.BigEndian.PutUint64(nonce[8:], rng.Uint64())
	p.Nonce = hex.EncodeToString(nonce[:])
	return p
}

// Seal returns the pack's fingerprint, 64 hex digits: SHA-256 of the nonce's
// text, a space and the codes of the cards joined by spaces (record.md 1).
func (p Pack) Seal() string {
	sum := sha256.Sum256([]byte(p.Nonce + " " + card.Join(p.Cards)))
	return hex.EncodeToString(sum[:])
}

// Cut lifts n cards off the top, puts the rest on top of them and returns the
// pack as it will be dealt. It reports an n outside MinCut to MaxCut.
func (p Pack) Cut(n int) ([]card.Card, error) {
	if err := CheckCut(n); err != nil {
		return nil, err
	}
	return append(append([]card.Card(nil), p.Cards[n:]...), p.Cards[:n]...), nil
}

// Uncut returns the cards before a cut of n cards, from the deck that came of
// it. n is 0 for a pack that was not cut.
func Uncut(deck []card.Card, n int) []card.Card {
	k := len(deck) - n
	return append(append([]card.Card(nil), deck[k:]...), deck[:k]...)
}

// CheckCut reports a number of cards that a cut may not lift.
func CheckCut(n int) error {
	if n < MinCut || n > MaxCut {
		return fmt.Errorf("a cut lifts %d to %d cards, not %d", MinCut, MaxCut, n)
	}
	return nil
}

// RandomCut returns a cut that a computer player makes.
func RandomCut(rng *rand.Rand) int { return MinCut + rng.IntN(MaxCut-MinCut+1) }

// Secure returns a generator that draws from the operating system's secure
// random numbers, so that nobody can foretell or repeat a deal.
func Secure() *rand.Rand { return rand.New(secureSource{}) }

type secureSource struct{}

// Uint64 never fails: crypto/rand ends the program where the system has no
// random numbers to give.
func (secureSource) Uint64() uint64 {
	var b [8]byte
	crand.Read(b[:])
	return binary.NativeEndian.Uint64(b[:])
}
