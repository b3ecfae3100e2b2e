package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"kutscherskat/themes"
)

// signals are colours that the table has no use for, by base: good and bad
// news on the panel, where the sheet's red and green would be too dark.
var signals = map[themes.Base]struct{ bad, good color.NRGBA }{
	themes.Dark: {
		bad:  color.NRGBA{R: 0xf4, G: 0xa8, B: 0x9c, A: 0xff},
		good: color.NRGBA{R: 0x8f, G: 0xd8, B: 0xae, A: 0xff},
	},
	themes.Light: {
		bad:  color.NRGBA{R: 0x9c, G: 0x33, B: 0x28, A: 0xff},
		good: color.NRGBA{R: 0x1e, G: 0x68, B: 0x41, A: 0xff},
	},
}

// palette maps the table's colours to Fyne's names. Dialogs lie on the colour
// of the panel, menus on that of the turn block.
func palette(t *themes.Theme) map[fyne.ThemeColorName]color.NRGBA {
	signal, known := signals[t.Base]
	if !known {
		signal = signals[themes.Dark]
	}
	field := t.Bar // on dark panels a field is a hollow, on light ones a sheet
	if t.Base == themes.Light {
		field = t.Button
	}
	return map[fyne.ThemeColorName]color.NRGBA{
		theme.ColorNameBackground:        t.Panel,
		theme.ColorNameOverlayBackground: t.Panel,
		theme.ColorNameMenuBackground:    t.Turn,
		theme.ColorNameHeaderBackground:  t.Bar,
		theme.ColorNameInputBackground:   field,
		theme.ColorNameInputBorder:       between(t.ButtonBorder, t.SecondText, 45),

		theme.ColorNameForeground:  t.Text,
		theme.ColorNamePlaceHolder: t.SecondText,
		theme.ColorNameDisabled:    between(t.Panel, t.SecondText, 55),
		theme.ColorNameHyperlink:   t.Other,

		theme.ColorNamePrimary:             t.Own,
		theme.ColorNameForegroundOnPrimary: t.OwnText,
		theme.ColorNameButton:              t.Button,
		theme.ColorNameDisabledButton:      between(t.Panel, t.Button, 40),

		theme.ColorNameError:               signal.bad,
		theme.ColorNameForegroundOnError:   t.Panel,
		theme.ColorNameSuccess:             signal.good,
		theme.ColorNameForegroundOnSuccess: t.Panel,
		theme.ColorNameWarning:             t.Own,
		theme.ColorNameForegroundOnWarning: t.OwnText,

		theme.ColorNameFocus:     share(t.Own, 22),
		theme.ColorNameSelection: share(t.Own, 22),
		theme.ColorNameHover:     share(t.Text, 8),
		theme.ColorNamePressed:   share(t.Text, 16),

		ColorNameButtonBorder: t.ButtonBorder,
		ColorNameFocusRing:    t.Focus,

		theme.ColorNameSeparator:           t.Line,
		theme.ColorNameScrollBar:           share(t.SecondText, 60),
		theme.ColorNameScrollBarBackground: share(t.Text, 6),
		theme.ColorNameShadow:              t.Dim,
	}
}

// share returns c, percent opaque.
func share(c color.NRGBA, percent int) color.NRGBA {
	c.A = uint8(255 * percent / 100)
	return c
}

// between returns the colour that lies percent of the way from a to b.
func between(a, b color.NRGBA, percent int) color.NRGBA {
	mix := func(x, y uint8) uint8 { return uint8((int(x)*(100-percent) + int(y)*percent) / 100) }
	return color.NRGBA{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: 255}
}
