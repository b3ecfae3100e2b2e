package settings

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// longest is the most characters of a value that are shown in a problem.
const longest = 60

// TOML returns the whole configuration file for the settings, with a comment
// on every key.
func (s Settings) TOML() string {
	var b strings.Builder
	b.WriteString("# Kutscherskat: the settings. The program writes this file; it may be edited by hand.\n\n")
	table := ""
	for _, k := range keys {
		in, name, ok := strings.Cut(k.name, ".")
		if !ok {
			in, name = "", k.name
		}
		if in != table {
			table = in
			fmt.Fprintf(&b, "\n[%s]\n", table)
		}
		fmt.Fprintf(&b, "%-34s # %s\n", name+" = "+k.write(&s), cmp.Or(k.comment, k.allowed))
	}
	return b.String()
}

// quote writes a text as a TOML string.
func quote(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range strings.ToValidUTF8(text, "�") {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r < ' ' || r == 0x7f:
			fmt.Fprintf(&b, `\u%04X`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// decimal writes a number as a TOML float.
func decimal(v float64) string {
	text := strconv.FormatFloat(v, 'f', -1, 64)
	if !strings.ContainsAny(text, ".") {
		text += ".0"
	}
	return text
}

// show writes a decoded value as it might stand in the file, shortened.
func show(value any) string {
	text := ""
	switch v := value.(type) {
	case string:
		text = quote(v)
	case []any:
		parts := make([]string, len(v))
		for i, part := range v {
			parts[i] = show(part)
		}
		text = "[" + strings.Join(parts, ", ") + "]"
	case map[string]any, []map[string]any:
		text = "a table"
	default:
		text = fmt.Sprint(v)
	}
	return shorten(text)
}

// shorten cuts a long value.
func shorten(text string) string {
	if utf8.RuneCountInString(text) > longest {
		text = string([]rune(text)[:longest-1]) + "…"
	}
	return text
}
