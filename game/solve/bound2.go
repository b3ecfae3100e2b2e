package solve

import "math/bits"

// sureTrumps returns the least weight of mine's trumps that win their tricks
// against theirs, and how many of them do. A trump loses its trick only to a
// higher one, and each of theirs beats at most one of mine.
func (l *layout) sureTrumps(mine, theirs uint32) (w, n int) {
	free := 0 // trumps of theirs, higher than what follows, not used yet
	var lost [12]int8
	top := 0
	for s := mine | theirs; s != 0; {
		b := 31 - bits.LeadingZeros32(s)
		s &^= 1 << b
		if theirs>>b&1 != 0 {
			free++
			continue
		}
		v := l.val[b]
		w += int(v)
		n++
		// insert v into lost (ascending), drop the least if full
		if top < free {
			i := top
			top++
			for ; i > 0 && lost[i-1] > v; i-- {
				lost[i] = lost[i-1]
			}
			lost[i] = v
		} else if top > 0 && lost[0] < v {
			i := 0
			for ; i+1 < top && lost[i+1] < v; i++ {
				lost[i] = lost[i+1]
			}
			lost[i] = v
		}
	}
	for _, v := range lost[:top] {
		w -= int(v)
	}
	return w, n - top
}
