package faces

import (
	"math"
	"sync"
)

// tileSize is the side of the square tiles of noise, a power of two. Each
// tile meets itself at its edges.
const tileSize = 256

// grain is the texture of one picture.
type grain interface {
	// row puts the brightness of line y into out, about zero and mostly
	// within one.
	row(y int, out []float32)
}

// grain returns the texture of a picture of w by h pixels.
func (t Texture) grain(w, h int) grain {
	switch t {
	case WoodTexture:
		return newBoards(w, h)
	case PaperTexture:
		return tile(paperTile())
	case PlainTexture:
		return tile(nil)
	}
	return tile(feltTile())
}

// tile repeats itself; the nil tile is smooth.
type tile []float32

func (t tile) row(y int, out []float32) {
	if t == nil {
		clear(out)
		return
	}
	line := t[(y&(tileSize-1))*tileSize:]
	for x := range out {
		out[x] = line[x&(tileSize-1)]
	}
}

// random yields numbers from -1 to 1, the same every time (xorshift).
type random uint32

func (r *random) next() float32 {
	*r ^= *r << 13
	*r ^= *r >> 17
	*r ^= *r << 5
	return float32(*r)/(1<<31) - 1
}

func whiteNoise(seed random) []float32 {
	out := make([]float32, tileSize*tileSize)
	for i := range out {
		out[i] = seed.next()
	}
	return out
}

// ditherTile is white noise within half a step of a channel.
var ditherTile = sync.OnceValue(func() []float32 {
	out := whiteNoise(0x2545f491)
	for i := range out {
		out[i] *= .5
	}
	return out
})

// smear averages each point with the n-1 next ones in the direction dx, dy.
func smear(in []float32, n, dx, dy int) []float32 {
	out := make([]float32, len(in))
	for y := range tileSize {
		for x := range tileSize {
			sum := float32(0)
			for k := range n {
				sum += in[(y+k*dy)&(tileSize-1)*tileSize+(x+k*dx)&(tileSize-1)]
			}
			out[y*tileSize+x] = sum / float32(n)
		}
	}
	return out
}

// mix adds b, weighed, to a, weighed.
func mix(a []float32, wa float32, b []float32, wb float32) []float32 {
	out := make([]float32, len(a))
	for i := range out {
		out[i] = wa*a[i] + wb*b[i]
	}
	return out
}

// feltTile is fine noise with a nap of short fibres.
var feltTile = sync.OnceValue(func() []float32 {
	raw := whiteNoise(0x9e3779b9)
	soft := smear(smear(raw, 2, 1, 0), 2, 0, 1)
	nap := smear(whiteNoise(0x85ebca6b), 4, 1, 1)
	return mix(mix(raw, .35, soft, .5), 1, nap, .5)
})

// paperTile is cloudy, with flecks and with long thin fibres.
var paperTile = sync.OnceValue(func() []float32 {
	cloud := smear(smear(whiteNoise(0xc2b2ae35), 9, 1, 0), 9, 0, 1)
	out := mix(whiteNoise(0x27d4eb2f), .22, cloud, 1.4)
	seed := random(0x165667b1)
	for range 170 { // fibres
		x, y := float64(seed.next()+1)*tileSize/2, float64(seed.next()+1)*tileSize/2
		dir, bend := float64(seed.next())*math.Pi, float64(seed.next())*.06
		ink := 1.1 * seed.next()
		for range 8 + int(14*(seed.next()+1)) {
			i := int(y)&(tileSize-1)*tileSize + int(x)&(tileSize-1)
			out[i] += ink
			s, c := math.Sincos(dir)
			x, y, dir = x+c+tileSize, y+s+tileSize, dir+bend
		}
	}
	return out
})

// woodTile is the grain of a board: long streaks and pores along x.
var woodTile = sync.OnceValue(func() []float32 {
	streaks := smear(whiteNoise(0x7feb352d), 90, 1, 0)
	fine := smear(whiteNoise(0x846ca68b), 24, 1, 0)
	return mix(streaks, 5, fine, 1.2)
})

// boards are planks that lie level, each with its own cut of the grain.
type boards struct {
	height  int // of a board
	width   int // of the picture
	streaks []float32
}

func newBoards(w, h int) *boards {
	return &boards{height: max(40, h/7), width: w, streaks: woodTile()}
}

// hash scatters n over 0 to 1.
func hash(n int) float32 {
	u := uint32(n)*0x9e3779b1 + 0x7f4a7c15
	u ^= u >> 15
	u *= 0x2c1b3c6d
	u ^= u >> 13
	return float32(u>>8) / (1 << 24)
}

func (b *boards) row(y int, out []float32) {
	n := y / b.height
	v := y - n*b.height // within the board
	length := b.width/2 + b.height
	joint := int(hash(3*n) * float32(length))
	line := b.streaks[(v+int(hash(n)*tileSize))&(tileSize-1)*tileSize:]
	for x := range out {
		at := x + length - joint
		piece := at / length
		id := 17*n + piece
		u := at + int(hash(id)*tileSize)
		bow := float32(at-piece*length)/float32(length) - .5
		ring := (float32(v)/float32(b.height) + .35*bow*bow + hash(id+5)) * (7 + 5*hash(id+9))
		tone := 1.6 * (hash(id+1) - .5)
		out[x] = tone + line[u&(tileSize-1)] + .55*float32(math.Sin(2*math.Pi*float64(ring)))
		switch {
		case v == 0 || at-piece*length == 0:
			out[x] -= 6
		case v == 1 || at-piece*length == 1:
			out[x] += 1.4
		}
	}
}
