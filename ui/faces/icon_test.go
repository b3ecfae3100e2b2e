package faces

import (
	"bytes"
	"flag"
	"image/png"
	"os"
	"testing"

	"kutscherskat/assets/cards"
)

//go:generate go test -run TestIconFile -update

var update = flag.Bool("update", false, "write the icon file anew")

// TestIconFile compares the program's icon file with what the code draws.
// Run it with -update after a change of the drawing.
func TestIconFile(t *testing.T) {
	t.Parallel()
	const file = "../../assets/icon.png"
	want := Render(cards.Icon(), 512)
	if *update {
		var b bytes.Buffer
		if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, want); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	got, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if got.Bounds() != want.Bounds() {
		t.Fatalf("the file is %v, the drawing %v", got.Bounds(), want.Bounds())
	}
	worst := 0
	for y := range 512 {
		for x := range 512 {
			r, g, b, a := got.At(x, y).RGBA()
			p := want.RGBAAt(x, y)
			for i, v := range [4]uint32{r, g, b, a} {
				worst = max(worst, distance(uint8(v>>8), [4]uint8{p.R, p.G, p.B, p.A}[i]))
			}
		}
	}
	if worst > 3 { // PNG keeps colours without premultiplication
		t.Errorf("a channel of the file is off by %d", worst)
	}
}

func distance(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
