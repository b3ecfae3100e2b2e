package command

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"

	"kutscherskat/game/record"
)

// convert writes a file of International Skat Server lines as records, and
// records as such lines. What the file holds decides.
func convert(c *call) error {
	flags := newFlags("convert")
	out := flags.String("out", "", "the `file` to write when all was converted; standard output where it is not given")
	rest, err := c.parse(flags)
	if err != nil {
		return err
	}
	file, err := one("convert", rest)
	if err != nil {
		return err
	}
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	in := bufio.NewReaderSize(f, 1<<16)
	head, err := in.Peek(1 << 16)
	if err != nil && err != io.EOF {
		return err
	}
	next := recordLines(in, file)
	if record.IsISS(head) {
		next = serverLines(in, file)
	}
	if *out == "" {
		return c.convertAll(c.stdout, next)
	}
	// The file is written when all has been read and converted: it may be the
	// one that was read, and nothing is lost by a fault.
	var text bytes.Buffer
	if err := c.convertAll(&text, next); err != nil {
		return err
	}
	return os.WriteFile(*out, text.Bytes(), 0o644)
}

// convertAll writes what next returns. Skipped records are named and do no
// harm; faults are named and fail the command at the end.
func (c *call) convertAll(w io.Writer, next func() (string, error)) error {
	faults := 0
	for {
		text, err := next()
		var fault *record.Fault
		var skipped *record.Skipped
		switch {
		case err == io.EOF && faults > 0:
			return errReported
		case err == io.EOF:
			return nil
		case errors.As(err, &skipped):
			fmt.Fprintln(c.stderr, skipped)
			continue
		case errors.As(err, &fault):
			fmt.Fprintln(c.stderr, fault)
			faults++
			continue
		case err != nil:
			return err
		}
		if _, err := io.WriteString(w, text); err != nil {
			return err
		}
	}
}

// serverLines turns International Skat Server lines into records.
func serverLines(r io.Reader, file string) func() (string, error) {
	reader := record.NewISSReader(r, file)
	return func() (string, error) {
		d, err := reader.Next()
		if err != nil {
			return "", err
		}
		return string(d.Text()), nil
	}
}

// recordLines turns records into International Skat Server lines. A deal that
// such a line cannot hold is a fault.
func recordLines(r io.Reader, file string) func() (string, error) {
	reader := record.NewReader(r, file)
	reader.Finished = true
	return func() (string, error) {
		d, err := reader.Next()
		if err != nil {
			return "", err
		}
		line, err := record.FormatISS(d)
		if err != nil {
			return "", &record.Fault{File: file, Line: reader.Line(), Err: err}
		}
		return line + "\n", nil
	}
}
