//go:build cgo && linux && !android

package sound

/*
#cgo pkg-config: alsa
#include <alsa/asoundlib.h>

static void silent(const char *file, int line, const char *function, int err, const char *format, ...) {}
static void hush(void) { snd_lib_error_set_handler(silent); }
*/
import "C"

// On a machine without a sound device ALSA writes many lines to standard error;
// the error that oto returns is enough.
func init() { hush = func() { C.hush() } }
