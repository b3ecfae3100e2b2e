package settings

import (
	"fmt"
	"os"
	"path/filepath"

	"kutscherskat/game/atomicfile"
)

// app is the name of the program's folder in the user's configuration folder.
const app = "kutscherskat"

// Dir returns the folder that holds the configuration file and the user's own
// themes. It need not exist yet.
func Dir() (string, error) {
	base, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("settings: no folder for the configuration: %w", err)
	}
	return filepath.Join(base, app), nil
}

// Path returns the configuration file that is used where no other is named.
func Path() (string, error) {
	dir, err := Dir()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, "config.toml"), nil
}

// DataDir returns the folder for the saved game and the history: the same.
func DataDir() (string, error) { return Dir() }

// ThemesDir returns the folder of the user's own themes.
func ThemesDir() (string, error) {
	dir, err := Dir()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, "themes"), nil
}

// Save writes the settings as a whole, commented file, and makes its folder
// where needed. The file is replaced in one step: after a crash or a power cut
// it is either the old or the new one.
func (s Settings) Save(path string) error {
	// A link stays a link: the folder is that of the file it leads to.
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	err := os.MkdirAll(filepath.Dir(path), 0o755)
	if err == nil {
		err = atomicfile.Write(path, []byte(s.TOML()), 0o644)
	}
	if err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	return nil
}
