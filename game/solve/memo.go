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

// find returns the name of a position and its word, 0 if there is none.
func (m *openMemo) find(rem uint32, state int) (name, word uint64) {
	name = uint64(rem) | uint64(state)<<32 | m.call<<57
	i := m.place(name)
	if w := m.words[i]; (w^name)&nameMask == 0 {
		return name, w
	}
	if w := m.words[i^1]; (w^name)&nameMask == 0 {
		return name, w
	}
	return name, 0
}

// place returns the first of the two places of a position.
func (m *openMemo) place(name uint64) uint64 {
	return (name & (1<<36 - 1)) * 0x9e3779b97f4a7c15 >> m.shift &^ 1
}

// keep stores a word under its name. Of its two places one keeps the position
// with more cards, the other the newest.
func (m *openMemo) keep(name, word uint64) {
	i := m.place(name)
	old := m.words[i]
	if (old^name)&nameMask != 0 && old>>57 == m.call && bits.OnesCount32(uint32(old)) > bits.OnesCount32(uint32(name)) {
		i++
	}
	m.words[i] = word
}

const nameMask = 1<<36 - 1 | (1<<callBits-1)<<57

// unpack returns the bounds and the best card of a word.
func unpack(word uint64) (low, high, best int) {
	return int(word>>36&255) - boundBias, int(word>>44&255) - boundBias, int(word >> 52 & 31)
}

func pack(name uint64, low, high, best int) uint64 {
	return name | uint64(low+boundBias)<<36 | uint64(high+boundBias)<<44 | uint64(best)<<52
}
