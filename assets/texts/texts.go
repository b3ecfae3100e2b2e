package texts

import (
	"embed"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
	"github.com/jeandeaual/go-locale"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed *.toml rules/*.md
var files embed.FS

// Languages lists the languages there are texts in.
var Languages = []string{"de", "en", "sv"}

// fallback is the language for a user none of whose languages is there.
const fallback = "en"

// bundle reads the message files once. A file that is broken costs its
// language only; a test keeps that from happening.
var bundle = sync.OnceValues(func() (*i18n.Bundle, error) {
	b := i18n.NewBundle(language.English)
	b.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	var errs []error
	for _, lang := range Languages {
		if _, err := b.LoadMessageFileFS(files, lang+".toml"); err != nil {
			errs = append(errs, fmt.Errorf("texts: %s: %w", lang, err))
		}
	}
	return b, errors.Join(errs...)
})

// Texts are the texts in one language. It never changes and may be used by
// any number of goroutines.
type Texts struct {
	lang      string
	localizer *i18n.Localizer
}

// For returns the texts in a language: one of Languages, any locale name such
// as "de_AT.UTF-8" or "sv-FI", or "auto" (also ""), which asks the system:
// the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG) where there is one, the
// user's settings on Windows and macOS. A language without texts gives English.
func For(lang string) *Texts {
	wanted := []string{lang}
	if lang == "auto" || lang == "" {
		// An unreadable locale is no locale: English.
		wanted, _ = locale.GetLocales()
	}
	b, _ := bundle()
	lang = choose(wanted)
	return &Texts{lang: lang, localizer: i18n.NewLocalizer(b, lang)}
}

// choose returns the first of the wanted locales that there are texts in.
func choose(wanted []string) string {
	for _, name := range wanted {
		base, _, _ := strings.Cut(strings.ToLower(name), ".")
		base, _, _ = strings.Cut(strings.ReplaceAll(base, "_", "-"), "-")
		for _, lang := range Languages {
			if base == lang {
				return lang
			}
		}
	}
	return fallback
}

// Lang returns the language of the texts: "de", "en" or "sv".
func (t *Texts) Lang() string { return t.lang }

// T returns the text of an id. The arguments are pairs of a name and a value
// and take the places {{.Name}} of the text. An unknown id comes back as it is.
func (t *Texts) T(id string, args ...any) string {
	return t.orID(id, nil, args)
}

// N returns the text of an id in the plural form for count, which takes the
// place {{.Count}}; further arguments as for T.
func (t *Texts) N(id string, count int, args ...any) string {
	return t.orID(id, count, append([]any{"Count", count}, args...))
}

// Has reports whether there is a text with this id.
func (t *Texts) Has(id string) bool {
	_, ok := t.text(id, nil, nil)
	return ok
}

func (t *Texts) orID(id string, count any, args []any) string {
	if text, ok := t.text(id, count, args); ok {
		return text
	}
	return id
}

// text looks an id up; count is nil where the text has one form only. A text
// that this language lacks is taken from the English ones.
func (t *Texts) text(id string, count any, args []any) (string, bool) {
	data := make(map[string]any, len(args)/2)
	for i := 0; i+1 < len(args); i += 2 {
		if name, ok := args[i].(string); ok {
			data[name] = args[i+1]
		}
	}
	text, err := t.localizer.Localize(&i18n.LocalizeConfig{MessageID: id, PluralCount: count, TemplateData: data})
	return text, err == nil || text != ""
}

// Capital returns s with its first letter in upper case, for a text that was
// made for the middle of a sentence.
func Capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}

// Signed writes a score: "+72", "0", or "‒36" with a figure dash, which is as
// wide as the plus, for the minus: Fyne's font has no minus sign, and a text
// with one would be set by another font's height.
func Signed(score int) string {
	switch {
	case score > 0:
		return "+" + strconv.Itoa(score)
	case score < 0:
		return "‒" + strconv.Itoa(score)[1:]
	}
	return "0"
}
