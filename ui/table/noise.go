package table

import (
	"kutscherskat/game"
	"kutscherskat/ui/motion"
	"kutscherskat/ui/sound"
)

// noises holds what is heard with each kind of movement.
var noises = map[motion.Kind]sound.Kind{
	motion.Deal: sound.PacketDealt, motion.Play: sound.CardLaid, motion.Take: sound.TrickTaken,
	motion.Flip: sound.CardTurned, motion.Lift: sound.CardLaid, motion.Lay: sound.CardLaid, motion.Open: sound.CardTurned,
}

// hear lets a sound be heard.
func (t *Table) hear(k sound.Kind) {
	if t.o.Sound != nil {
		t.o.Sound(k)
	}
}

// noise lets a movement be heard, and at the end of the deal how it went.
func (t *Table) noise(k motion.Kind, events []game.Event) {
	if kind, ok := noises[k]; ok {
		if k == motion.Deal && len(events) == 1 {
			kind = sound.CardLaid
		}
		t.hear(kind)
		return
	}
	if k != motion.End || t.lay == nil || t.view.Result == nil || t.view.Result.Winner == game.ThrownIn {
		return
	}
	if t.view.Result.Won(t.lay.bottom, t.view.Declarer) {
		t.hear(sound.Win)
	} else {
		t.hear(sound.Lose)
	}
}
