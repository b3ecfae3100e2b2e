package locale

import (
	"os"
	"testing"
)

func TestUse(t *testing.T) {
	t.Setenv("LANGUAGE", "en")
	defer func(was string) { system = was }(system)
	for _, was := range []string{"", "en"} {
		system = was
		Use("sv")
		if got := os.Getenv("LANGUAGE"); got != "sv" {
			t.Errorf("LANGUAGE is %q", got)
		}
		Use("auto")
		if got := os.Getenv("LANGUAGE"); got != was {
			t.Errorf("LANGUAGE is %q again, want %q", got, was)
		}
	}
}

func TestLanguages(t *testing.T) {
	for _, c := range []struct {
		env  map[string]string
		want string
	}{
		{nil, ""},
		{map[string]string{"LANG": "C.UTF-8"}, "en"},
		{map[string]string{"LANG": "POSIX.UTF-8"}, "en"},
		{map[string]string{"LANG": "C"}, ""},
		{map[string]string{"LANG": "de_DE.UTF-8"}, ""},
		{map[string]string{"LC_ALL": "de_DE.UTF-8", "LANG": "C.UTF-8"}, ""},
		{map[string]string{"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"},
		{map[string]string{"LANG": "C.UTF-8", "LANGUAGE": "sv:en"}, "sv:en"},
	} {
		if got := Languages(func(name string) string { return c.env[name] }); got != c.want {
			t.Errorf("%v: LANGUAGE is to be %q, want %q", c.env, got, c.want)
		}
	}
}
