package settings

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
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
	if err := s.save(path); err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	return nil
}

func (s Settings) save(path string) error {
	// A link stays a link: the file it leads to is the one to replace.
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	_, err = f.WriteString(s.TOML())
	err = errors.Join(err, f.Chmod(mode(path)), f.Sync(), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// mode returns the permissions of the file at path, or those of a new one.
func mode(path string) os.FileMode {
	if info, err := os.Stat(path); err == nil {
		return info.Mode().Perm()
	}
	return 0o644
}
