package themes

import (
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"image/color"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
)

//go:embed *.toml
var files embed.FS

// builtIn lists the program's own themes in the order they are shown in. The
// first is the default; felt and paper lend their colours to themes that do not
// set all.
var builtIn = []string{"felt", "wood", "paper", "night"}

const ending = ".toml"

// Default returns the theme felt.
func Default() Theme { return own("felt") }

// own returns one of the program's own themes; they are read once.
func own(name string) Theme { return owned()[name] }

var owned = sync.OnceValue(func() map[string]Theme {
	all := make(map[string]Theme)
	// The themes that lend their colours come first; a test reads every file.
	for _, name := range []string{"felt", "paper", "wood", "night"} {
		text, _ := files.ReadFile(name + ending)
		t, _ := parse(name, name+ending, string(text), all)
		all[name] = t
	}
	return all
})

// Names lists the themes there are: the program's own, and those of the user's
// folder (which may be "" or not exist) by name.
func Names(userDir string) []string {
	names := slices.Clone(builtIn)
	if userDir == "" {
		return names
	}
	paths, _ := filepath.Glob(filepath.Join(userDir, "*"+ending))
	for _, path := range paths {
		if name := strings.TrimSuffix(filepath.Base(path), ending); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// Load returns the theme called name: of the user's folder of themes (which may
// be "" or not exist), else of the program's own. Where there is none, or its
// file has a fault, it returns the default theme and an error that names the
// file, the line where it is known, and the fault.
func Load(name, userDir string) (Theme, error) {
	if name != filepath.Base(name) || name == "." || name == ".." {
		return Default(), fmt.Errorf("theme %q: not a name of a theme", name)
	}
	if userDir != "" {
		path := filepath.Join(userDir, name+ending)
		text, err := os.ReadFile(path)
		switch {
		case err == nil:
			t, err := Parse(name, path, string(text))
			if err != nil {
				return Default(), fmt.Errorf("theme %q: %w", name, err)
			}
			return t, nil
		case !errors.Is(err, fs.ErrNotExist):
			return Default(), fmt.Errorf("theme %q: %w", name, err)
		}
	}
	if !slices.Contains(builtIn, name) {
		return Default(), fmt.Errorf("theme %q: there is none of this name (there are %s)", name, strings.Join(Names(userDir), ", "))
	}
	return own(name), nil
}

// Parse reads the text of a theme's file; file is used in errors. A colour that
// the text does not set is that of the theme felt, or of paper for a light base.
func Parse(name, file, text string) (Theme, error) {
	return parse(name, file, text, owned())
}

func parse(name, file, text string, lenders map[string]Theme) (Theme, error) {
	var read struct {
		Base    Base           `toml:"base"`
		Texture Texture        `toml:"texture"`
		Colours map[string]rgb `toml:"colours"`
	}
	meta, err := toml.Decode(text, &read)
	var at toml.ParseError
	switch {
	case errors.As(err, &at):
		return Theme{}, fmt.Errorf("%s:%d: %s: %s", file, at.Position.Line, at.LastKey, at.Message)
	case err != nil:
		return Theme{}, fmt.Errorf("%s: %w", file, err)
	}
	// The decoder takes anything for an empty table.
	if meta.IsDefined("colours") && meta.Type("colours") != "Hash" {
		return Theme{}, fmt.Errorf("%s: colours is not a table", file)
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return Theme{}, fmt.Errorf("%s: unknown key %s (there are base, texture, [colours])", file, unknown[0])
	}
	t := lenders["felt"]
	if read.Base == Light {
		t = lenders["paper"]
	}
	t.Name = name
	if read.Base != "" {
		t.Base = read.Base
	}
	if read.Texture != "" {
		t.Texture = read.Texture
	}
	for _, c := range colours {
		if v, ok := read.Colours[c.key]; ok {
			*c.at(&t) = color.NRGBA(v)
			delete(read.Colours, c.key)
		}
	}
	for key := range read.Colours {
		return Theme{}, fmt.Errorf("%s: unknown colour %s (there are %s)", file, key, strings.Join(keys(), ", "))
	}
	return t, nil
}

// keys lists the keys of the table of colours.
func keys() []string {
	names := make([]string, len(colours))
	for i, c := range colours {
		names[i] = c.key
	}
	return names
}

// rgb is a colour as a theme's file writes it: "#RRGGBB" or "#RRGGBBAA".
type rgb color.NRGBA

// UnmarshalText reads a colour.
func (c *rgb) UnmarshalText(text []byte) error {
	digits, ok := strings.CutPrefix(string(text), "#")
	b, err := hex.DecodeString(digits)
	if !ok || err != nil || len(b) != 3 && len(b) != 4 {
		return fmt.Errorf("%q is not a colour (#RRGGBB or #RRGGBBAA)", text)
	}
	b = append(b, 0xff)
	*c = rgb{R: b[0], G: b[1], B: b[2], A: b[3]}
	return nil
}

// UnmarshalText reads a base.
func (b *Base) UnmarshalText(text []byte) error {
	*b = Base(text)
	return oneOf(text, string(Dark), string(Light))
}

// UnmarshalText reads a texture.
func (t *Texture) UnmarshalText(text []byte) error {
	*t = Texture(text)
	return oneOf(text, string(Felt), string(Wood), string(Paper), string(Plain))
}

func oneOf(text []byte, values ...string) error {
	if slices.Contains(values, string(text)) {
		return nil
	}
	return fmt.Errorf("%q is not one of %s", text, strings.Join(values, ", "))
}
