package main

import (
	"regexp"
	"testing"
)

func TestVersion(t *testing.T) {
	if v := version(); !regexp.MustCompile(`^\d+\.\d+\.\d+$`).MatchString(v) {
		t.Errorf("version %q", v)
	}
}
