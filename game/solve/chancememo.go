package solve

import (
	"math/bits"
	"unsafe"
)

// chanceMemo is the transposition table of the face-down search. A position at
// the start of a trick is named in full, so no two can be taken for each
// other: 96 bits say of every card whether it is up and whose, whether it lies
// on a face-down card, or is unseen; 22 bits hold what else the value depends
// on; the rest are the best card and the number of the call.
type chanceMemo struct {
	entries []chanceEntry
	used    uint // log2 of the entries in use
	call    uint32
}

type chanceEntry struct {
	xy        uint64
	z, rest   uint32 // rest: facts, best card << 22, call << 27
	low, high float64
}

const (
	factBits  = 22
	bestMask  = 31 << factBits
	lastCall  = 31
	minUsed   = 10
	entrySize = int(unsafe.Sizeof(chanceEntry{}))
)

// begin makes all entries void. bytes bounds the size of the table; tricks is
// the number of tricks left, for a small search is faster in a small table.
func (m *chanceMemo) begin(bytes, tricks int) {
	if m.entries == nil {
		m.entries = make([]chanceEntry, 1<<(bits.Len(uint(bytes/entrySize))-1))
	}
	m.used = uint(min(max(minUsed, 2*tricks), bits.TrailingZeros(uint(len(m.entries)))))
	if m.call++; m.call > lastCall {
		clear(m.entries)
		m.call = 1
	}
}

// find returns the entry where a position belongs and whether it is there.
func (m *chanceMemo) find(xy uint64, z, facts uint32) (*chanceEntry, bool) {
	h := (xy ^ uint64(z)*0x9e3779b97f4a7c15 ^ uint64(facts)*0xd1b54a32d192ed03) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>32) * 0x94d049bb133111eb
	e := &m.entries[h>>(64-m.used)]
	return e, e.xy == xy && e.z == z && e.rest&^bestMask == facts|m.call<<27
}
