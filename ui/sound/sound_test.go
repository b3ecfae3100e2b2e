package sound

import (
	"errors"
	"math"
	"slices"
	"sync"
	"testing"
	"time"
)

// The sounds are short and quiet, do not clip, and begin and end in silence, so
// that none crackles.
func TestSounds(t *testing.T) {
	for k := range kinds {
		samples := Samples(k)
		var peak, sum, squares float64
		for _, v := range samples {
			peak = max(peak, math.Abs(float64(v)))
			sum += float64(v)
			squares += float64(v) * float64(v)
		}
		n := float64(len(samples))
		if length := Length(k); length < 30*time.Millisecond || length >= time.Second {
			t.Errorf("sound %d lasts %v", k, length)
		}
		if peak > 0.35 || peak < 0.1 {
			t.Errorf("sound %d has a peak of %.2f", k, peak)
		}
		if rms := math.Sqrt(squares / n); rms > 0.12 || rms < 0.005 {
			t.Errorf("sound %d has a mean loudness of %.3f", k, rms)
		}
		if mean := math.Abs(sum / n); mean > 0.002 {
			t.Errorf("sound %d is off its middle by %.4f", k, mean)
		}
		for _, v := range slices.Concat(samples[:3], samples[len(samples)-Rate/1000:]) {
			if math.Abs(float64(v)) > 0.03 {
				t.Errorf("sound %d does not begin and end in silence: %.3f", k, v)
			}
		}
		if last := samples[len(samples)-1]; last != 0 {
			t.Errorf("sound %d ends with %.4f", k, last)
		}
	}
}

// The bytes for the device are the samples, 16 bits little endian.
func TestBytes(t *testing.T) {
	for k := range kinds {
		s := clip(k)
		if len(s.bytes) != 2*len(s.samples) {
			t.Fatalf("sound %d: %d bytes for %d samples", k, len(s.bytes), len(s.samples))
		}
		for i, v := range s.samples {
			got := float64(int16(uint16(s.bytes[2*i])|uint16(s.bytes[2*i+1])<<8)) / math.MaxInt16
			if math.Abs(got-float64(v)) > 1.0/math.MaxInt16 {
				t.Fatalf("sound %d, sample %d: %.5f became %.5f", k, i, v, got)
			}
		}
	}
}

// The same sound is made every time, and no two are the same.
func TestSoundsAreThemselves(t *testing.T) {
	for k := range kinds {
		if !slices.Equal(makeSound(k).samples, Samples(k)) {
			t.Errorf("sound %d differs from time to time", k)
		}
		for j := range k {
			if slices.Equal(Samples(j), Samples(k)) {
				t.Errorf("sounds %d and %d are the same", j, k)
			}
		}
	}
	if len(Samples(kinds)) != 0 {
		t.Error("a kind that is none sounds")
	}
}

// tape is a device that remembers what it was given.
type tape struct {
	mu     sync.Mutex
	louds  []float64
	played chan struct{}
	hold   chan struct{} // play waits for it, where it is not nil
	closed chan struct{}
}

func newTape() *tape {
	return &tape{played: make(chan struct{}, 100), closed: make(chan struct{})}
}

func (d *tape) open() (device, error) { return d, nil }

func (d *tape) play(_ sound, loudness float64) {
	if d.hold != nil {
		<-d.hold
	}
	d.mu.Lock()
	d.louds = append(d.louds, loudness)
	d.mu.Unlock()
	d.played <- struct{}{}
}

func (d *tape) close() { close(d.closed) }

func TestVolume(t *testing.T) {
	d := newTape()
	p := start(0.5, true, d.open)
	p.Play(CardLaid)
	<-d.played
	p.SetVolume(2)
	p.Play(Win)
	<-d.played
	p.SetVolume(0)
	p.Play(Win)
	p.SetVolume(math.NaN())
	p.Play(Win)
	p.SetVolume(1)
	p.SetOn(false)
	p.Play(Win)
	p.SetOn(true)
	p.Play(kinds)
	p.Play(Click)
	<-d.played
	if want := []float64{0.25, 1, 1}; !slices.Equal(d.louds, want) {
		t.Errorf("loudness %v, want %v", d.louds, want)
	}
	p.Close()
	p.Close()
	<-d.closed
	p.Play(Win)
}

// A device that hangs does not hold up the table: sounds are dropped.
func TestQueueDrops(t *testing.T) {
	d := newTape()
	d.hold = make(chan struct{})
	p := start(1, true, d.open)
	for range 50 {
		p.Play(CardLaid)
	}
	close(d.hold)
	<-d.played
	p.Close()
	<-d.closed
	if n := len(d.louds); n > queued+1 {
		t.Errorf("%d sounds played, %d may wait", n, queued)
	}
}

// Without a device, and without a beginning, a player is silent.
func TestSilent(t *testing.T) {
	opened := make(chan struct{}, 10)
	p := start(1, true, func() (device, error) {
		opened <- struct{}{}
		return nil, errors.New("no device")
	})
	p.Play(Win)
	<-opened
	for range 20 {
		p.Play(Win)
	}
	p.Close()
	if len(opened) > 0 {
		t.Error("the device was asked for again")
	}

	var zero Player
	zero.SetOn(true)
	zero.SetVolume(1)
	zero.Play(Win)
	zero.Close()
}

// A player that is off never asks for the device.
func TestOffOpensNothing(t *testing.T) {
	opened := make(chan struct{}, 1)
	p := start(1, false, func() (device, error) {
		opened <- struct{}{}
		return nil, nil
	})
	p.Play(Win)
	p.Close()
	if len(opened) > 0 {
		t.Error("the device was opened")
	}
}

func BenchmarkShuffle(b *testing.B) {
	for b.Loop() {
		makeSound(Shuffle)
	}
}
