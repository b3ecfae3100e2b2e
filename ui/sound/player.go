package sound

import (
	"math"
	"sync"
	"sync/atomic"
)

// Player plays sounds on the machine's sound device. All its methods return at
// once and may be called by any goroutine. Where there is no device it is
// silent. The zero Player is silent too.
type Player struct {
	queue  chan Kind
	quit   chan struct{}
	once   sync.Once
	volume atomic.Uint64 // bits of a float64
	on     atomic.Bool
}

// queued is how many sounds may wait; more are dropped, for they would come
// too late.
const queued = 4

// device plays the bytes of a sound, at a loudness of 0 to 1. It is used by one
// goroutine only.
type device interface {
	play(s sound, loudness float64)
	close()
}

// New returns a player with a volume of 0 to 1. The sound device is opened when
// the first sound is played.
func New(volume float64, on bool) *Player { return start(volume, on, openDevice) }

// start begins a player on the device that open gives, or none.
func start(volume float64, on bool, open func() (device, error)) *Player {
	p := &Player{queue: make(chan Kind, queued), quit: make(chan struct{})}
	p.SetVolume(volume)
	p.SetOn(on)
	go p.run(open)
	return p
}

// run owns the device from its opening to its end.
func (p *Player) run(open func() (device, error)) {
	var d device
	opened := false
	defer func() {
		if d != nil {
			d.close()
		}
	}()
	for {
		select {
		case <-p.quit:
			return
		case k := <-p.queue:
			if !opened {
				opened = true
				// A machine without sound is no fault: the game is silent there.
				d, _ = open()
			}
			if d != nil && p.on.Load() {
				d.play(clip(k), p.loudness())
			}
		}
	}
}

// Play plays a sound, unless sounds are off, none can be heard, or too many are
// waiting.
func (p *Player) Play(k Kind) {
	if !p.on.Load() || p.loudness() == 0 || k >= kinds {
		return
	}
	select {
	case p.queue <- k:
	default:
	}
}

// SetVolume sets the volume, 0 to 1, of the sounds that follow.
func (p *Player) SetVolume(volume float64) {
	if math.IsNaN(volume) {
		volume = 0
	}
	p.volume.Store(math.Float64bits(min(max(volume, 0), 1)))
}

// SetOn switches sounds on or off.
func (p *Player) SetOn(on bool) { p.on.Store(on) }

// Close ends the player and gives the device back. It may be called twice.
func (p *Player) Close() {
	p.SetOn(false)
	p.once.Do(func() {
		if p.quit != nil {
			close(p.quit)
		}
	})
}

// loudness turns the volume into what samples are multiplied by: the ear hears
// squares as more even steps.
func (p *Player) loudness() float64 {
	v := math.Float64frombits(p.volume.Load())
	return v * v
}
