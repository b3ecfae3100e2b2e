package dialogs

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"kutscherskat/assets/texts"
	"kutscherskat/game/card"
	"kutscherskat/game/record"
	"kutscherskat/game/shuffle"
)

// Seal shows the seal of a deal and whether it fits, and says how anyone can
// check it. While the deal goes on the nonce, and the cards, stay secret.
func Seal(w fyne.Window, t *texts.Texts, d *record.Deal) {
	const width = 620
	s := newSheet(w, t.T("SealTitle"), fyne.NewSize(width+60, 0))
	text := sealedText(d)
	explain := t.T("SealExplain")
	if text != "" {
		explain = t.T("SealAfter")
	}
	box := container.New(column{gap: -6}, sealVerdict(t, d, width), prose(explain, plainStyle, width))
	add := func(title, code string) {
		box.Add(container.New(column{gap: -14}, prose(title, headStyle, width), prose(code, codeStyle, width)))
	}
	if d.Seal != "" {
		add(t.T("SealFingerprint"), d.Seal)
	}
	if text != "" {
		add(t.T("SealNonce"), d.Nonce)
		pack := t.T("SealPack")
		if d.Cut != 0 {
			pack += " (" + t.N("CutDone", d.Cut) + ")"
		}
		add(pack, strings.TrimPrefix(text, d.Nonce+" "))
		box.Add(gap(4))
		box.Add(container.New(column{gap: -12}, prose(t.T("SealHow"), plainStyle, width),
			prose(t.T("SealShell"), plainStyle, width), prose(sealCommand(text), codeStyle, width)))
		s.left = []fyne.CanvasObject{newButton(s, t.T("SealCopy"), func() { copyText(text) })}
	}
	body, scroll := scrolled(flush(box), w)
	s.setBody(body, scroll)
	closeOnly(s, t)
}

// sealVerdict is the head line: whether the seal fits.
func sealVerdict(t *texts.Texts, d *record.Deal, width float32) *fyne.Container {
	switch {
	case d.Seal == "":
		return prose(t.T("SealNone"), headStyle, width)
	case sealedText(d) == "":
		return prose(t.T("SealLater"), headStyle, width)
	case d.CheckSeal() != nil:
		return prose(t.T("SealBad"), badStyle, width)
	}
	return prose(t.T("SealGood"), goodStyle, width)
}

// sealedText is what the seal is the SHA-256 of: nonce and cards before the
// cut. It is empty while they are secret or where the deal has no seal.
func sealedText(d *record.Deal) string {
	if d.Seal == "" || d.Nonce == "" || !d.Finished() {
		return ""
	}
	return d.Nonce + " " + card.Join(shuffle.Uncut(d.Deck, d.Cut))
}

// sealCommand prints the fingerprint in a shell.
func sealCommand(text string) string { return "printf %s '" + text + "' | sha256sum" }

func copyText(text string) {
	if c := fyne.CurrentApp().Clipboard(); c != nil {
		c.SetContent(text)
	}
}
