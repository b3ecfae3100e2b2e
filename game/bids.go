package game

import "slices"

// bidValues are the possible game values, the steps of the auction (rules 2.5).
var bidValues = [...]int{18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54,
	55, 59, 60, 63, 66, 70, 72, 77, 80, 81, 84, 88, 90, 96, 99, 100, 108, 110, 117, 120, 121, 126, 130, 132, 135, 140,
	143, 144, 150, 153, 154, 156, 160, 162, 165, 168, 170, 176, 180, 187, 192, 198, 204, 216, 240, 264}

// Bids returns the values that may be bid after the bid last, lowest first.
func Bids(last int) []int {
	i, found := slices.BinarySearch(bidValues[:], last)
	if found {
		i++
	}
	return slices.Clone(bidValues[i:])
}

func isBid(v int) bool {
	_, found := slices.BinarySearch(bidValues[:], v)
	return found
}

// nullValue returns the fixed value of a Null (rules 3.5).
func nullValue(hand bool, level Level) int {
	switch ouvert := level == Ouvert; {
	case hand && ouvert:
		return 59
	case ouvert:
		return 46
	case hand:
		return 35
	}
	return 23
}
