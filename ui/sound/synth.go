package sound

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"sync"
	"time"
)

// Rate is the number of samples a second, one channel.
const Rate = 44100

// recipes makes the sounds: samples from -1 to 1, and the loudness of the
// loudest sample, low where the sound is heard often.
var recipes = [kinds]struct {
	peak float64
	mix  func(*bench)
}{
	CardLaid: {0.30, func(b *bench) {
		b.flap(0, 1400, 1)
		b.thud(0.004, 150, 0.7)
	}},
	CardTurned: {0.24, func(b *bench) {
		b.brush(0, 0.07, 900, 1900, 0.5)
		b.flap(0.075, 1700, 1)
		b.thud(0.08, 190, 0.3)
	}},
	PacketDealt: {0.22, func(b *bench) {
		for i := range 4 {
			b.flap(0.052*float64(i), 1300+100*float64(i), 0.85)
		}
		b.thud(0.16, 160, 0.5)
	}},
	Shuffle: {0.22, func(b *bench) {
		// The cards of a riffle fall ever faster.
		at, gap := 0.0, 0.034
		for at < 0.5 {
			b.flap(at, 1200+500*b.rng.Float64(), 0.35+0.3*b.rng.Float64())
			at += gap * (0.8 + 0.4*b.rng.Float64())
			gap *= 0.965
		}
		b.brush(0.55, 0.12, 2200, 900, 0.5)
		b.thud(0.68, 140, 1)
	}},
	TrickTaken: {0.20, func(b *bench) {
		b.brush(0, 0.2, 1700, 700, 1)
		b.thud(0.19, 130, 0.6)
	}},
	Win: {0.26, func(b *bench) {
		b.bell(0, 0.5, 523.25, 1)
		b.bell(0.11, 0.55, 659.26, 1)
		b.bell(0.22, 0.7, 783.99, 1.1)
	}},
	Lose: {0.22, func(b *bench) {
		b.bell(0, 0.45, 329.63, 1)
		b.bell(0.17, 0.65, 261.63, 1)
	}},
	Click: {0.14, func(b *bench) {
		b.flap(0, 1800, 1)
	}},
}

// Samples returns a sound as samples from -1 to 1 at Rate. It begins and ends in
// silence and is shorter than a second. The slice is shared: do not change it.
func Samples(k Kind) []float32 { return clip(k).samples }

// Length returns how long a sound lasts.
func Length(k Kind) time.Duration {
	return time.Duration(len(Samples(k))) * time.Second / Rate
}

// sound is one finished sound.
type sound struct {
	samples []float32
	bytes   []byte // the samples as signed 16 bits, little endian
}

// clips makes each sound once, when it is first asked for.
var clips = func() (made [kinds]func() sound) {
	for k := range made {
		made[k] = sync.OnceValue(func() sound { return makeSound(Kind(k)) })
	}
	return made
}()

// clip returns the sound of a kind; a kind that is none is silent.
func clip(k Kind) sound {
	if k >= kinds {
		return sound{}
	}
	return clips[k]()
}

func makeSound(k Kind) sound {
	b := bench{rng: rand.New(rand.NewPCG(0x5ca7, uint64(k)))}
	recipes[k].mix(&b)
	s := sound{samples: b.finish(recipes[k].peak)}
	for _, v := range s.samples {
		s.bytes = binary.LittleEndian.AppendUint16(s.bytes, uint16(int16(v*math.MaxInt16)))
	}
	return s
}

// bench is where a sound is put together from simple noises.
type bench struct {
	rng     *rand.Rand
	samples []float64
}

// add lays a noise of some length, in seconds, over the sound from a time on.
func (b *bench) add(at, length float64, noise func(t float64) float64) {
	first := int(at * Rate)
	for len(b.samples) < first+int(length*Rate) {
		b.samples = append(b.samples, 0)
	}
	for i := range int(length * Rate) {
		b.samples[first+i] += noise(float64(i) / Rate)
	}
}

// flap is a card striking a card: a very short burst of noise around a pitch.
func (b *bench) flap(at, pitch, level float64) {
	// Twice through the band, so that it is dull like pasteboard and does not hiss.
	first, second := resonator{damping: 1.1}, resonator{damping: 1.1}
	b.add(at, 0.07, func(t float64) float64 {
		attack := min(t/0.0015, 1)
		noise := second.pass(first.pass(b.rng.Float64()*2-1, pitch), pitch)
		return level * attack * math.Exp(-t/0.011) * noise
	})
}

// thud is the table under the card: a low tone that is gone at once.
func (b *bench) thud(at, pitch, level float64) {
	b.add(at, 0.12, func(t float64) float64 {
		attack := min(t/0.003, 1)
		return 0.2 * level * attack * math.Exp(-t/0.022) * math.Sin(2*math.Pi*pitch*t*(1-0.8*t))
	})
}

// brush is paper sliding over cloth: noise whose pitch moves and whose loudness
// swells and falls.
func (b *bench) brush(at, length, from, to, level float64) {
	first, second := resonator{damping: 1.3}, resonator{damping: 1.3}
	b.add(at, length, func(t float64) float64 {
		share := t / length
		pitch := from + (to-from)*share
		swell := math.Pow(math.Sin(math.Pi*share), 2)
		return 0.7 * level * swell * second.pass(first.pass(b.rng.Float64()*2-1, pitch), pitch)
	})
}

// bell is a soft struck note with a few overtones, the higher the shorter.
func (b *bench) bell(at, length, pitch, level float64) {
	overtones := [...]struct{ factor, level, decay float64 }{{1, 1, 0.2}, {2, 0.28, 0.11}, {3, 0.10, 0.07}, {4.2, 0.05, 0.04}}
	b.add(at, length, func(t float64) float64 {
		attack := min(t/0.006, 1)
		sum := 0.0
		for _, o := range overtones {
			sum += o.level * math.Exp(-t/o.decay) * math.Sin(2*math.Pi*pitch*o.factor*t)
		}
		return level * attack * sum
	})
}

// finish takes out what cannot be heard (a constant share), gives the loudest
// sample its level, and lets the sound begin and end in silence.
func (b *bench) finish(peak float64) []float32 {
	const fadeIn, fadeOut = Rate / 1000, Rate / 50
	mean := 0.0
	for _, v := range b.samples {
		mean += v / float64(len(b.samples))
	}
	loudest := 0.0
	for i := range b.samples {
		b.samples[i] -= mean
		fade := min(float64(i)/fadeIn, float64(len(b.samples)-1-i)/fadeOut, 1)
		b.samples[i] *= fade
		loudest = max(loudest, math.Abs(b.samples[i]))
	}
	samples := make([]float32, len(b.samples))
	for i, v := range b.samples {
		samples[i] = float32(v * peak / loudest)
	}
	return samples
}

// resonator lets a band of pitches through: a state variable filter in
// Chamberlin's form, two integrators in a loop.
type resonator struct {
	damping   float64 // 2 is no resonance at all
	low, band float64
}

// pass filters one sample; pitch is the middle of the band in hertz, at most a
// sixth of Rate.
func (r *resonator) pass(v, pitch float64) float64 {
	f := 2 * math.Sin(math.Pi*min(pitch, Rate/6)/Rate)
	r.low += f * r.band
	r.band += f * (v - r.low - r.damping*r.band)
	return r.band
}
