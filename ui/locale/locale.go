// Package locale keeps Fyne from complaining on standard error, at every start
// and so of the commands as well, that "C.UTF-8" is no language. Fyne reads
// the locale while packages are initialised; this package is initialised
// earlier, because it imports nothing that Fyne's does not, and of packages
// that are ready the one with the lowest path comes first (Go specification,
// "Program initialization"): Fyne still waits for text/template then.
//
// It also switches Fyne's own texts, those of the file dialogs, to the
// language of the settings.
package locale

import (
	"os"
	"strings"
)

var system = os.Getenv("LANGUAGE") // before Use

// Use makes a language that of the process, and so of Fyne's own texts where
// the system takes it from the environment; "auto" is the system's again.
func Use(language string) {
	if language == "auto" {
		language = system
	}
	if language == "" {
		os.Unsetenv("LANGUAGE")
		return
	}
	os.Setenv("LANGUAGE", language)
}

func init() {
	if l := Languages(os.Getenv); l != "" {
		os.Setenv("LANGUAGE", l)
		system = l
	}
}

// Languages returns the value that LANGUAGE should have: as it is, or English
// where the locale is one of C's that Fyne cannot read.
func Languages(env func(string) string) string {
	languages := env("LANGUAGE")
	if languages != "" {
		return languages
	}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale := env(name); locale != "" {
			if strings.HasPrefix(locale, "C.") || strings.HasPrefix(locale, "POSIX.") {
				return "en"
			}
			break
		}
	}
	return ""
}
