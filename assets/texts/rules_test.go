package texts

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The rules have the same chapters in every language, and every chapter about
// a variant has the variant's name as its title, in words.
func TestRules(t *testing.T) {
	for _, lang := range Languages {
		sections := For(lang).Rules()
		var keys []string
		for _, s := range sections {
			keys = append(keys, s.Key)
			if s.Title == "" || len(s.Body) < 150 {
				t.Errorf("%s: chapter %s has title %q and %d bytes", lang, s.Key, s.Title, len(s.Body))
			}
			if name := For(lang).Option("variant", s.Key); name != s.Key && s.Title != name {
				t.Errorf("%s: chapter %s is called %q, the variant %q", lang, s.Key, s.Title, name)
			}
		}
		if !slices.Equal(keys, RuleKeys) {
			t.Errorf("%s: chapters %v", lang, keys)
		}
	}
}

// What stands in bold is told in every language: as many house rules, lists
// and heads in each chapter.
func TestRulesAgree(t *testing.T) {
	house := regexp.MustCompile(`(?i)\*\*(Hausregel|House rule|Husregel)[.:]\*\*`)
	want := For(fallback).Rules()
	total := 0
	for _, lang := range Languages {
		for i, s := range For(lang).Rules() {
			for what, count := range map[string]func(string) int{
				"house rules": func(b string) int { return len(house.FindAllString(b, -1)) },
				"bold words":  func(b string) int { return strings.Count(b, "**") },
				"paragraphs":  func(b string) int { return strings.Count(b, "\n\n") },
				"list items":  func(b string) int { return strings.Count(b, "\n- ") },
			} {
				if got, want := count(s.Body), count(want[i].Body); got != want {
					t.Errorf("%s: %s has %d %s, %s has %d", lang, s.Title, got, what, fallback, want)
				}
			}
			total += len(house.FindAllString(s.Body, -1))
		}
	}
	if total != 7*len(Languages) {
		t.Errorf("%d house rules told in all, want seven in each language", total)
	}
}

// The numbers in the rules (values, limits, examples) are the same in every
// language.
func TestRulesNumbers(t *testing.T) {
	number := regexp.MustCompile(`\d+`)
	want := For(fallback).Rules()
	for _, lang := range Languages {
		for i, s := range For(lang).Rules() {
			got, want := number.FindAllString(s.Body, -1), number.FindAllString(want[i].Body, -1)
			slices.Sort(got)
			slices.Sort(want)
			got, want = slices.Compact(got), slices.Compact(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s: numbers %v\n%s: numbers %v", s.Title, got, fallback, want)
			}
		}
	}
}
