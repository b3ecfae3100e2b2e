package command

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

func version(c *call) error {
	if len(c.args) > 0 {
		return usagef("version takes nothing after it")
	}
	revision := ""
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" && len(s.Value) > 12 {
				revision = " (" + s.Value[:12] + ")"
			}
		}
	}
	_, err := fmt.Fprintf(c.stdout, "kutscherskat %s%s %s/%s, %s\n", c.version, revision, runtime.GOOS, runtime.GOARCH, runtime.Version())
	return err
}
