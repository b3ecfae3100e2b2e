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

// begin makes all entries void. bytes bounds the size of the table. How much of
// it is used depends on the tricks left and the cards hidden, for a small search
// is faster in a small table.
func (m *chanceMemo) begin(bytes, tricks, hidden int) {
	if m.entries == nil {
		m.entries = make([]chanceEntry, 1<<(bits.Len(uint(bytes/entrySize))-1))
	}
	m.used = uint(min(max(minUsed, tricks+hidden+4), bits.TrailingZeros(uint(len(m.entries)))))
	if m.call++; m.call > lastCall {
		clear(m.entries)
		m.call = 1
	}
}

// find returns the entry of a position, nil if there is none.
func (m *chanceMemo) find(xy uint64, z, facts uint32) *chanceEntry {
	i := m.place(xy, z, facts)
	facts |= m.call << 27
	for _, i := range [2]uint64{i, i ^ 1} {
		if e := &m.entries[i]; e.xy == xy && e.z == z && e.rest&^bestMask == facts {
			return e
		}
	}
	return nil
}

// place returns the first of the two places of a position.
func (m *chanceMemo) place(xy uint64, z, facts uint32) uint64 {
	h := (xy ^ uint64(z)*0x9e3779b97f4a7c15 ^ uint64(facts)*0xd1b54a32d192ed03) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>32) * 0x94d049bb133111eb
	return h >> (64 - m.used) &^ 1
}

// keep stores an entry. Of its two places one keeps the position with more
// cards, the other the newest.
func (m *chanceMemo) keep(e chanceEntry) {
	i := m.place(e.xy, e.z, e.rest&(1<<factBits-1))
	old := &m.entries[i]
	if old.rest>>27 == m.call && old.size() > e.size() {
		old = &m.entries[i+1]
	}
	e.rest |= m.call << 27
	*old = e
}

// size returns how many cards are in play.
func (e *chanceEntry) size() int { return bits.OnesCount32(uint32(e.xy) | uint32(e.xy>>32)) }
