package record

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// TestCases replays records with known results, made by an independent
// referee.
func TestCases(t *testing.T) {
	for file, want := range map[string]int{
		"example.kskat": 1, "worked-examples.kskat": 28, "deals.kskat": 78, "skat3-deals.kskat": 24, "real-skat.kskat": 18,
	} {
		t.Run(file, func(t *testing.T) {
			f, err := os.Open(filepath.Join("testdata", file))
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			r := NewReader(f, file)
			r.Finished = true
			n := 0
			for {
				_, err := r.Next()
				if err == io.EOF {
					break
				}
				n++
				if err != nil {
					t.Error(err)
				}
			}
			if n != want {
				t.Errorf("%d deals, want %d", n, want)
			}
		})
	}
}

// TestFaults reads records with one fault each; the first line of the file
// says where it stands.
func TestFaults(t *testing.T) {
	files, err := filepath.Glob("testdata/faults/*.kskat")
	if err != nil || len(files) != 27 {
		t.Fatalf("%d fault files, %v; want 27", len(files), err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			f, err := os.Open(file)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			var want int
			if _, err := fmt.Fscanf(f, "# expect %d", &want); err != nil {
				t.Fatal(err)
			}
			f.Seek(0, io.SeekStart)
			r := NewReader(f, file)
			r.Finished = true
			var faults []*Fault
			for {
				_, err := r.Next()
				if err == io.EOF {
					break
				}
				var fault *Fault
				if errors.As(err, &fault) {
					faults = append(faults, fault)
				} else if err != nil {
					t.Fatalf("not a fault: %v", err)
				}
			}
			if len(faults) != 1 || faults[0].Line != want {
				t.Errorf("faults %v, want one in line %d", faults, want)
			}
		})
	}
}
