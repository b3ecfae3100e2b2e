package bot

import (
	"errors"
	"strings"
)

// SplitCommand splits a command line into its words at spaces and tabs. Words
// may be put in single or double quotes, whole or in part; inside quotes
// everything stands for itself, and there is no escape sign, so that paths of
// every system can be written.
func SplitCommand(line string) ([]string, error) {
	var words []string
	var word strings.Builder
	var quote rune // the open quote, 0 for none
	inWord := false
	for _, r := range line {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			word.WriteRune(r)
		case r == '\'' || r == '"':
			quote, inWord = r, true
		case r != ' ' && r != '\t':
			word.WriteRune(r)
			inWord = true
		case inWord:
			words = append(words, word.String())
			word.Reset()
			inWord = false
		}
	}
	if quote != 0 {
		return nil, errors.New("a quote is not closed")
	}
	if inWord {
		words = append(words, word.String())
	}
	if len(words) == 0 || words[0] == "" {
		return nil, errors.New("it names no program")
	}
	return words, nil
}
