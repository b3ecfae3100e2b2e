package settings

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// Load reads a configuration file. What it does not set has its default, and so
// has everything where there is no file. Faults in the file come back as
// problems, in the order of the file; each costs its own value only. The error
// is for a file that is there and cannot be read; the settings are the defaults
// then.
func Load(path string) (Settings, []Problem, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return Default(), nil, nil
	}
	if err != nil {
		return Default(), nil, fmt.Errorf("settings: %w", err)
	}
	s, problems := Parse(path, string(data))
	return s, problems, nil
}

// Parse reads the text of a configuration file; name is used in the problems.
func Parse(name, text string) (Settings, []Problem) {
	r := reader{file: name, settings: Default(), found: make(map[string]found)}
	if !r.decode(text) {
		return Default(), r.problems
	}
	for _, k := range keys {
		if f, ok := r.found[k.name]; ok {
			r.take(k, f)
		}
	}
	r.fitVariant()
	r.sayUsed()
	return r.settings, inOrder(r.problems)
}

// found is a value in the file and the line where it stands.
type found struct {
	value any
	line  int
}

// UnmarshalTOML keeps the value and then reports an error on purpose: the
// decoder wraps it with the place of the value, which it tells in no other way.
func (f *found) UnmarshalTOML(value any) error {
	f.value = value
	return errPlace
}

var errPlace = errors.New("the place of a value")

// reader is the state of one Parse.
type reader struct {
	file     string
	settings Settings
	problems []Problem
	found    map[string]found // by "table.key"
}

func (r *reader) report(p Problem) {
	p.File = r.file
	r.problems = append(r.problems, p)
}

// decode finds the values in the text, and reports whether it is TOML.
func (r *reader) decode(text string) bool {
	var top map[string]toml.Primitive
	meta, err := toml.Decode(text, &top)
	if err != nil {
		r.report(syntaxProblem(text, err))
		return false
	}
	for name, value := range top {
		f := place(&meta, value)
		var table map[string]toml.Primitive
		_, isTable := f.value.(map[string]any)
		switch {
		case slices.Contains(tables(), name) && isTable && meta.PrimitiveDecode(value, &table) == nil:
			for inner, value := range table {
				r.keep(name+"."+inner, place(&meta, value), inTable(name))
			}
		case slices.Contains(tables(), name):
			r.report(Problem{Line: f.line, Key: name, Kind: WrongType, Value: show(f.value), Allowed: "a table", Used: "the defaults"})
		default:
			r.keep(name, f, inTable(""))
		}
	}
	return true
}

// place decodes a value together with its line.
func place(meta *toml.MetaData, value toml.Primitive) found {
	var f found
	var at toml.ParseError
	if errors.As(meta.PrimitiveDecode(value, &f), &at) {
		f.line = at.Position.Line
	}
	return f
}

// syntaxProblem turns a decoder's error into a problem. The decoder counts a
// line too many where something is missing at a line's end, so the line is
// counted from the offset.
func syntaxProblem(text string, err error) Problem {
	p := Problem{Kind: Syntax, Value: err.Error(), Used: "the defaults"}
	var at toml.ParseError
	if errors.As(err, &at) {
		start := min(max(at.Position.Start, 0), len(text))
		p.Line, p.Value = 1+strings.Count(text[:start], "\n"), at.Message
	}
	return p
}

// keep remembers a value under its key, if there is such a key; siblings are
// the keys that could stand there.
func (r *reader) keep(name string, f found, siblings []string) {
	if !slices.ContainsFunc(keys, func(k key) bool { return k.name == name }) {
		r.report(Problem{Line: f.line, Key: name, Kind: UnknownKey, Value: show(f.value), Allowed: strings.Join(siblings, ", ")})
		return
	}
	r.found[name] = f
}

// take reads one value into the settings. What is used in place of a bad one is
// known only when everything fits the variant.
func (r *reader) take(k key, f found) {
	kind := NotAllowed
	switch k.read(&r.settings, f.value) {
	case fine:
		return
	case wrongType:
		kind = WrongType
	}
	r.report(Problem{Line: f.line, Key: k.name, Kind: kind, Value: show(f.value), Allowed: k.allowed})
}

// fitVariant makes scoring, seats and names fit the variant. What the file does
// not set follows the variant silently. Fewer names than seats are no fault: the
// others have their defaults.
func (r *reader) fitVariant() {
	set := r.settings
	r.settings.SetVariant(set.Game.Variant)
	seats := len(r.settings.Players.Seats)
	if r.settings.Game.Scoring != set.Game.Scoring {
		r.misfit("game.scoring", Scoring, quote(set.Game.Scoring), strings.Join(Scorings(set.Game.Variant), ", "))
	}
	if n := len(set.Players.Seats); n != seats {
		r.misfit("players.seats", Seats, fmt.Sprint(n), fmt.Sprint(seats))
	}
	if n := len(set.Players.Names); n > seats {
		r.misfit("players.names", Seats, fmt.Sprint(n), fmt.Sprint(seats))
	}
}

// misfit reports a value that does not go with the variant, if the file has
// given it and nothing else was wrong with it.
func (r *reader) misfit(name string, kind Kind, value, allowed string) {
	f, given := r.found[name]
	if given && !slices.ContainsFunc(r.problems, func(p Problem) bool { return p.Key == name }) {
		r.report(Problem{Line: f.line, Key: name, Kind: kind, Value: value, Allowed: allowed})
	}
}

// sayUsed completes the problems with the values that hold in the end.
func (r *reader) sayUsed() {
	for i, p := range r.problems {
		for _, k := range keys {
			if k.name == p.Key {
				r.problems[i].Used = shorten(k.write(&r.settings))
			}
		}
	}
}

// tables returns the names of the tables of the file, in their order.
func tables() []string {
	var names []string
	for _, k := range keys {
		if table, _, ok := strings.Cut(k.name, "."); ok && !slices.Contains(names, table) {
			names = append(names, table)
		}
	}
	return names
}

// inTable returns the keys of a table, for "" what may stand at the top.
func inTable(table string) []string {
	var names []string
	for _, k := range keys {
		in, name, ok := strings.Cut(k.name, ".")
		switch {
		case !ok && table == "":
			names = append(names, k.name)
		case ok && in == table:
			names = append(names, name)
		}
	}
	if table == "" {
		for _, name := range tables() {
			names = append(names, "["+name+"]")
		}
	}
	return names
}
