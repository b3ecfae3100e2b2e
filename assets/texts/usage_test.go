package texts

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// root is the top of the repository as seen from here.
const root = "../.."

// The sources ask only for ids that exist, and give each text the arguments
// that it has places for: every call X.T("Id", "Name", …), X.N("Id", n, …) and
// X.Reason("Name", …) in the repository is looked at. Of an id put together
// from a literal and something else, the literal must begin some id.
func TestSourcesUseKnownIDs(t *testing.T) {
	ids := messages(t, fallback)
	set := token.NewFileSet()
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir():
			if name := entry.Name(); path == filepath.Join(root, "assets") || path != root && strings.HasPrefix(name, ".") || name == "testdata" {
				return filepath.SkipDir
			}
			return nil
		case !strings.HasSuffix(path, ".go"):
			return nil
		}
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil // the compiler will say so
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				if fault := checkCall(ids, call); fault != "" {
					t.Errorf("%s: %s", set.Position(call.Pos()), fault)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// methods are the calls that take an id: what stands before it, and how many
// arguments stand between it and the named ones.
var methods = map[string]struct {
	prefix string
	skip   int
	given  []string
}{
	"T":      {"", 1, nil},
	"N":      {"", 2, []string{"Count"}},
	"Reason": {"Reason", 1, nil},
}

// checkCall returns what is wrong with a call, or "".
func checkCall(ids map[string]map[string]string, call *ast.CallExpr) string {
	selector, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || len(call.Args) == 0 {
		return ""
	}
	method, ok := methods[selector.Sel.Name]
	if !ok {
		return ""
	}
	if sum, ok := call.Args[0].(*ast.BinaryExpr); ok {
		if start, ok := literal(sum.X); ok && !begins(ids, method.prefix+start) {
			return "no id begins with " + start
		}
		return ""
	}
	id, ok := literal(call.Args[0])
	if !ok {
		return ""
	}
	id = method.prefix + id
	if _, ok := ids[id]; !ok {
		return "there is no text " + id
	}
	if len(call.Args) < method.skip || call.Ellipsis.IsValid() {
		return ""
	}
	names := slices.Clone(method.given)
	for i := method.skip; i < len(call.Args); i += 2 {
		name, ok := literal(call.Args[i])
		if !ok {
			return ""
		}
		names = append(names, name)
	}
	if len(call.Args[method.skip:])%2 != 0 {
		return id + ": an argument's name has no value"
	}
	for _, want := range places(ids[id]) {
		if !slices.Contains(names, want) {
			return id + " needs the argument " + want
		}
	}
	for _, name := range names {
		if !slices.Contains(places(ids[id]), name) && !slices.Contains(method.given, name) {
			return id + " has no place for " + name
		}
	}
	return ""
}

// literal returns the value of a string literal.
func literal(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(lit.Value)
	return s, err == nil
}

// begins reports whether some id begins with start.
func begins(ids map[string]map[string]string, start string) bool {
	for id := range ids {
		if strings.HasPrefix(id, start) {
			return true
		}
	}
	return false
}

// The check of calls finds what it is there to find.
func TestCheckCall(t *testing.T) {
	ids := messages(t, fallback)
	tests := []struct{ call, want string }{
		{`t.T("Leads", "Name", n)`, ""},
		{`t.N("TrickCount", 3)`, ""},
		{`t.T("Option" + key)`, ""},
		{`t.T(id)`, ""},
		{`t.Reason("FollowSuit", "Suit", s)`, ""},
		{`t.T("Laeds", "Name", n)`, "there is no text Laeds"},
		{`t.T("Leads")`, "Leads needs the argument Name"},
		{`t.T("Leads", "Name", n, "Card", c)`, "Leads has no place for Card"},
		{`t.T("Leads", "Name")`, "Leads: an argument's name has no value"},
		{`t.T("TrickCount")`, "TrickCount needs the argument Count"},
		{`t.T("Opiton" + key)`, "no id begins with Opiton"},
		{`t.Reason("FollowSuite")`, "there is no text ReasonFollowSuite"},
	}
	for _, tt := range tests {
		expr, err := parser.ParseExpr(tt.call)
		if err != nil {
			t.Fatal(err)
		}
		if got := checkCall(ids, expr.(*ast.CallExpr)); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.call, got, tt.want)
		}
	}
}
