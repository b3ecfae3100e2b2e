package command

import (
	"errors"

	"kutscherskat/game/record"
)

// lastDeal reads a file and returns its last deal. A fault in any deal of the
// file is an error.
func lastDeal(file string) (*record.Deal, error) {
	deals, err := record.ReadFile(file)
	if err != nil {
		return nil, err
	}
	if len(deals) == 0 {
		return nil, errors.New(file + " holds no deal")
	}
	return deals[len(deals)-1], nil
}
