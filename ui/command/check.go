package command

import (
	"errors"
	"fmt"
	"io"
	"os"

	"kutscherskat/game/record"
)

// check replays the records in files. Every deal has to be finished and
// right.
func check(c *call) error {
	flags := newFlags("check")
	files, err := c.parse(flags)
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return usagef("check: no file was named")
	}
	deals, faults := 0, 0
	for _, file := range files {
		d, f, err := c.checkFile(file)
		if err != nil {
			return err
		}
		deals, faults = deals+d, faults+f
	}
	if faults > 0 {
		return errReported
	}
	_, err = fmt.Fprintf(c.stdout, "%d deals, all right\n", deals)
	return err
}

// checkFile counts the deals of a file and prints their faults. The error is
// one of reading the file.
func (c *call) checkFile(file string) (deals, faults int, err error) {
	f, err := os.Open(file)
	if err != nil {
		return 0, 0, err
	}
	defer f.Close()
	r := record.NewReader(f, file)
	r.Finished = true
	for {
		_, err := r.Next()
		var fault *record.Fault
		switch {
		case err == io.EOF:
			return deals, faults, nil
		case errors.As(err, &fault):
			faults++
			fmt.Fprintln(c.stderr, fault)
		case err != nil:
			return deals, faults, err
		}
		deals++
	}
}
