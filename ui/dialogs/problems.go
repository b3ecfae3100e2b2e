package dialogs

import (
	"regexp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"kutscherskat/assets/texts"
	"kutscherskat/game/settings"
)

// Problems shows what was wrong in the configuration, and what is used
// instead. Without problems it shows nothing.
func Problems(w fyne.Window, t *texts.Texts, problems []settings.Problem) {
	if len(problems) == 0 {
		return
	}
	const width = 580
	box := container.New(column{gap: -2}, prose(t.T("ConfigProblemsIntro", "File", problems[0].File), noteStyle, width))
	for _, p := range problems {
		box.Add(prose(problemText(t, p), plainStyle, width))
	}
	notice(w, t, t.T("ConfigProblemsTitle"), box)
}

// problemText says one problem in the language of t.
func problemText(t *texts.Texts, p settings.Problem) string {
	message := t.T("Problem"+string(p.Kind), "Key", p.Key, "Value", phrase(t, p.Value), "Allowed", phrase(t, p.Allowed), "Used", phrase(t, p.Used))
	if p.Line == 0 {
		return message
	}
	return t.T("ProblemLine", "Line", p.Line, "Message", message)
}

// phrases are the words that a problem of the settings may hold beside names
// and values, which are the same in every language.
var phrases = []struct {
	english *regexp.Regexp
	id      string
	args    []string // names of the groups
}{
	{regexp.MustCompile(`^(\d[\d.]*) to (\d[\d.]*)$`), "ProblemRange", []string{"Least", "Most"}},
	{regexp.MustCompile(`^a table$`), "ProblemATable", nil},
	{regexp.MustCompile(`^at most (\d+) characters without # and double spaces$`), "ProblemAName", []string{"Most"}},
	{regexp.MustCompile(`^the name of a theme$`), "ProblemATheme", nil},
	{regexp.MustCompile(`^the defaults$`), "ProblemDefaults", nil},
}

// phrase translates the words in a problem; all else comes back as it is.
func phrase(t *texts.Texts, text string) string {
	for _, p := range phrases {
		groups := p.english.FindStringSubmatch(text)
		if groups == nil {
			continue
		}
		var args []any
		for i, name := range p.args {
			args = append(args, name, groups[i+1])
		}
		return t.T(p.id, args...)
	}
	return text
}
