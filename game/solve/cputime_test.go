//go:build !linux

package solve

import "time"

// clock returns the time. It starts anywhere.
func clock() time.Duration { return time.Duration(time.Now().UnixNano()) }
