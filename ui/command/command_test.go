package command

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kutscherskat/game"
	"kutscherskat/game/record"
)

const testdata = "../../game/record/testdata/"

// run runs a command line and returns what it printed.
func run(t *testing.T, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("AppData", t.TempDir())
	var out, err bytes.Buffer
	code = Main("1.2.3", args, &out, &err)
	return code, out.String(), err.String()
}

func TestExitCodes(t *testing.T) {
	garbage := filepath.Join(t.TempDir(), "garbage.kskat")
	if err := os.WriteFile(garbage, []byte{0, 1, 2, 0xff}, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args string
		code int
		says string // on standard error; of a good command, on standard output
	}{
		{"version", Done, "kutscherskat 1.2.3"},
		{"version 2", Usage, "version"},
		{"help", Done, "simulate"},
		{"help dance", Usage, "dance"},
		{"check " + testdata, Failed, "testdata"},
		{"simulate --jobs -1", Usage, "--jobs"},
		{"help simulate", Done, "-duplicate"},
		{"--help", Done, "simulate"},
		{"check -h", Done, "FILE..."},
		{"dance", Usage, `"dance"`},
		{"check", Usage, "no file"},
		{"check " + testdata + "example.kskat", Done, "1 deals"},
		{"check " + testdata + "missing.kskat", Failed, "missing.kskat"},
		{"check " + testdata + "faults/follow-suit.kskat", Failed, "follow-suit.kskat:17: "},
		{"check " + garbage, Failed, "garbage.kskat:1: "},
		{"check --loud x", Usage, "-loud"},
		{"convert " + testdata + "real-skat.kskat", Done, "(;GM[Skat]"},
		{"convert " + testdata + "example.kskat", Failed, "example.kskat:"},
		{"convert", Usage, "one file"},
		{"simulate --variant tarock", Usage, "offiziersskat"},
		{"simulate --variant skat --scoring jacks", Usage, "skat, seeger"},
		{"simulate --seats ai:easy", Usage, "2 players"},
		{"simulate --seats human,ai:easy", Usage, "human"},
		{"simulate --seats ai:genius,ai:easy", Usage, "genius"},
		{"simulate --deals 0", Usage, "0"},
		{"simulate --deals many", Usage, "many"},
		{"simulate --allpass never", Usage, "never"},
		{"simulate --deals 2 extra", Usage, "extra"},
		{"simulate --deals 2 --seats bot:/no/such/bot,ai:easy", Failed, "/no/such/bot"},
		{"faces --deck tarock", Usage, "french"},
		{"faces --index fr", Usage, "de, en, sv"},
		{"faces --back none", Usage, "none"},
		{"faces --width 5", Usage, "5"},
		{"snapshot " + testdata + "example.kskat", Usage, "--out"},
		{"snapshot " + testdata + "example.kskat --out x.png --size big", Usage, "big"},
		{"snapshot " + testdata + "example.kskat --out x.png --size 10x10", Usage, "10 x 10"},
		{"snapshot " + testdata + "example.kskat --out x.png --at 1000", Usage, "1000"},
		{"snapshot --config none.toml --out x.png " + testdata + "example.kskat", Usage, "none.toml"},
		{"play a b", Usage, "one record"},
		{"play none.kskat", Usage, "none.kskat"},
		{"--config none.toml", Usage, "none.toml"},
	} {
		t.Run(c.args, func(t *testing.T) {
			code, stdout, stderr := run(t, strings.Fields(c.args)...)
			said := stderr
			if c.code == Done {
				said = stdout
				if stderr != "" {
					t.Errorf("standard error: %q", stderr)
				}
			}
			if code != c.code || !strings.Contains(said, c.says) {
				t.Errorf("exit code %d, %q; want %d and %q", code, said, c.code, c.says)
			}
			if c.code == Usage && strings.Count(stderr, "\n") != 1 {
				t.Errorf("the error has not one line: %q", stderr)
			}
		})
	}
}

func TestSimulateWritesWhatCheckAccepts(t *testing.T) {
	for _, v := range game.Variants {
		for _, s := range v.Scorings {
			out := filepath.Join(t.TempDir(), "f.kskat")
			args := []string{"simulate", "--variant", v.Name, "--scoring", string(s), "--deals", "30", "--null", "--allpass", "ramsch", "--out", out}
			if code, _, stderr := run(t, args...); code != Done {
				t.Fatalf("%v: exit code %d, %s", args, code, stderr)
			}
			if code, stdout, stderr := run(t, "check", out); code != Done || stdout != "30 deals, all right\n" {
				t.Errorf("%s %s: exit code %d, %s%s", v.Name, s, code, stdout, stderr)
			}
		}
	}
}

func TestSameSeedSameFile(t *testing.T) {
	var files [3][]byte
	for i, seed := range []string{"1", "1", "2"} {
		out := filepath.Join(t.TempDir(), "f.kskat")
		if code, _, stderr := run(t, "simulate", "--deals", "50", "--seed", seed, "--seats", "ai:easy,ai:medium", "--out", out); code != Done {
			t.Fatal(stderr)
		}
		var err error
		if files[i], err = os.ReadFile(out); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(files[0], files[1]) || bytes.Equal(files[0], files[2]) {
		t.Error("the file does not depend on the seed alone")
	}
}

func TestFaces(t *testing.T) {
	dir := t.TempDir()
	if code, _, stderr := run(t, "faces", "--deck", "prussian", "--width", "40", "--out", dir); code != Done {
		t.Fatal(stderr)
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*.png"))
	if len(files) != 34 {
		t.Errorf("%d files, want 32 faces, a back and a sheet", len(files))
	}
	f, err := os.Open(filepath.Join(dir, "prussian-CJ.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if c, err := png.DecodeConfig(f); err != nil || c.Width != 40 || c.Height != 62 {
		t.Errorf("picture %+v, %v", c, err)
	}
}

func TestSnapshot(t *testing.T) {
	deals, err := record.ReadFile(testdata + "example.kskat")
	if err != nil {
		t.Fatal(err)
	}
	d := *deals[0]
	d.Actions, d.Result = d.Actions[:20], nil
	dir := t.TempDir()
	file, out := filepath.Join(dir, "mid.kskat"), filepath.Join(dir, "mid.png")
	if err := os.WriteFile(file, d.Text(), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, _, stderr := run(t, "snapshot", file, "--out", out, "--size", "800x600", "--lang", "de"); code != Done {
		t.Fatal(stderr)
	}
	f, err := os.Open(out)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil || img.Bounds().Dx() != 800 || img.Bounds().Dy() != 600 {
		t.Fatalf("%v, %v", img.Bounds(), err)
	}
	colours := map[[3]uint32]bool{}
	for y := range 600 {
		for x := range 800 {
			r, g, b, _ := img.At(x, y).RGBA()
			colours[[3]uint32{r, g, b}] = true
		}
	}
	if len(colours) < 1000 {
		t.Errorf("the table has %d colours", len(colours))
	}
}
