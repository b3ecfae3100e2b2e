// Package atomicfile replaces files in one step, so that a crash or a power
// cut leaves the old or the new content and never a part of one. It knows
// nothing of what the files hold.
package atomicfile

import (
	"errors"
	"os"
	"path/filepath"
)

// Write writes data to path by way of a temporary file beside it, which is on
// disk before it takes the name. A link stays a link: the file that it leads
// to is replaced. A file that is there keeps its permissions; a new one gets
// perm. The folder must exist.
func Write(path string, data []byte, perm os.FileMode) error {
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	if info, err := os.Stat(path); err == nil {
		perm = info.Mode().Perm()
	}
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Chmod(perm), f.Sync(), f.Close()); err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
		return err
	}
	syncDir(filepath.Dir(path))
	return nil
}

// syncDir makes a rename last through a power cut where the system can do it;
// where it cannot, the rename is as safe as the system makes it.
func syncDir(dir string) {
	if f, err := os.Open(dir); err == nil {
		f.Sync()
		f.Close()
	}
}
