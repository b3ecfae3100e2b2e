package solve

import "math/bits"

// openMemo is the transposition table of the open-card searches. Within one
// deal a position at the start of a trick is given by the cards still in play
// and the seat to lead: who owns which card and what lies beneath which never
// changes. What is kept is a lower and an upper bound on what the leader still
// gets, so the same entry serves every threshold.
//
// An entry is one word: 32 bits cards, 4 bits leader and who has tricks, 8 + 8
// bits bounds (raised by boundBias), 5 bits best card, 7 bits call number.
type openMemo struct {
	words []uint64
	shift uint
	call  uint64 // number of the question, 1 to 127; entries of others are void
}

const (
	boundBias = 120
	callBits  = 7
)

// openEntries is the size of the table where memory allows it. Larger ones
// are slower: they do not fit the processor's cache.
const openEntries = 1 << 18

// begin makes all entries void. bytes bounds the size of the table.
func (m *openMemo) begin(bytes int) {
	if m.words == nil {
		n := min(openEntries, 1<<(bits.Len(uint(bytes/8))-1))
		m.words = make([]uint64, n)
		m.shift = uint(64 - bits.TrailingZeros(uint(n)))
	}
	if m.call++; m.call == 1<<callBits {
		clear(m.words)
		m.call = 1
	}
}

// slot returns the place of a position and the parts of its word that name it.
func (m *openMemo) slot(rem uint32, state int) (word *uint64, name uint64) {
	name = uint64(rem) | uint64(state)<<32
	return &m.words[name*0x9e3779b97f4a7c15>>m.shift], name | m.call<<57
}

const nameMask = 1<<36 - 1 | (1<<callBits-1)<<57

// bounds unpacks a word.
func unpack(word uint64) (low, high, best int) {
	return int(word>>36&255) - boundBias, int(word>>44&255) - boundBias, int(word >> 52 & 31)
}

func pack(name uint64, low, high, best int) uint64 {
	return name | uint64(low+boundBias)<<36 | uint64(high+boundBias)<<44 | uint64(best)<<52
}
