package texts

import "strings"

// Section is one chapter of the rules: a title, and Markdown as Fyne's rich
// text can show it (paragraphs, lists, bold and italic).
type Section struct {
	Key   string // the same in every language: a variant's name, or one of RuleKeys
	Title string
	Body  string
}

// RuleKeys lists the chapters of the rules in their order. Those about a
// variant have the variant's name in the configuration file.
var RuleKeys = []string{
	"cards", "offiziersskat", "harlekinskat", "halboffen", "admiralsskat", "skat",
	"scoring", "bidscoring", "ramsch", "match", "seal", "keys",
}

// Rules returns the rules of the five games, chapter by chapter.
func (t *Texts) Rules() []Section {
	// The file is embedded, and a test reads it in every language.
	text, _ := files.ReadFile("rules/" + t.lang + ".md")
	chapters := strings.Split("\n"+string(text), "\n# ")[1:]
	sections := make([]Section, 0, len(chapters))
	for i, chapter := range chapters {
		title, body, _ := strings.Cut(chapter, "\n")
		key := ""
		if i < len(RuleKeys) {
			key = RuleKeys[i]
		}
		sections = append(sections, Section{Key: key, Title: title, Body: strings.TrimSpace(body)})
	}
	return sections
}
