//go:build cgo

package sound

import (
	"bytes"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/hajimehoshi/oto/v2"
)

// patience is how long a sound device may take to become ready.
const patience = 3 * time.Second

// otoDevice plays by way of oto. A machine has one context at most, and it
// cannot be closed, so it is kept when the player is gone.
type otoDevice struct {
	context *oto.Context
	playing []playing
}

// playing is a sound on its way, and when it is surely over: without a device
// oto says that it plays for ever, so the clock decides.
type playing struct {
	player oto.Player
	over   time.Time
}

// hush keeps the system's sound library from writing to standard error.
var hush = func() {}

// openContext makes the one context there may be, when it is first wanted.
var openContext = sync.OnceValues(func() (*oto.Context, error) {
	hush()
	context, ready, err := oto.NewContextWithOptions(&oto.NewContextOptions{
		SampleRate: Rate, ChannelCount: 1, Format: oto.FormatSignedInt16LE, BufferSize: 60 * time.Millisecond,
	})
	if err != nil {
		return nil, err
	}
	select {
	case <-ready:
		return context, nil
	case <-time.After(patience):
		return nil, errors.New("the device does not become ready")
	}
})

// openDevice opens the machine's sound device.
func openDevice() (device, error) {
	context, err := openContext()
	if err == nil {
		// Without a device the context is there, and says so here.
		err = context.Err()
	}
	if err != nil {
		return nil, fmt.Errorf("sound: %w", err)
	}
	return &otoDevice{context: context}, nil
}

func (d *otoDevice) play(s sound, loudness float64) {
	d.drop(time.Now())
	if d.context.Err() != nil || len(d.playing) >= 2*queued {
		return
	}
	player := d.context.NewPlayer(bytes.NewReader(s.bytes))
	player.SetVolume(loudness)
	player.Play()
	length := time.Duration(len(s.samples)) * time.Second / Rate
	d.playing = append(d.playing, playing{player, time.Now().Add(length + time.Second/2)})
}

// drop closes the sounds that are over.
func (d *otoDevice) drop(now time.Time) {
	kept := d.playing[:0]
	for _, p := range d.playing {
		if now.Before(p.over) {
			kept = append(kept, p)
			continue
		}
		// What could fail here is a sound nobody hears any more.
		_ = p.player.Close()
	}
	d.playing = kept
}

func (d *otoDevice) close() { d.drop(time.Now().Add(time.Hour)) }
