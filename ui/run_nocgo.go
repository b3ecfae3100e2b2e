//go:build !cgo

package ui

import "errors"

// Run reports that this build has no window: the desktop driver needs cgo.
func Run(Options) error {
	return errors.New("this program was built without a window: build it with CGO_ENABLED=1")
}
