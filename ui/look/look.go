// Package look dresses Fyne's widgets in the colours of the table, so that
// dialogs, menus and fields are of one piece with it. It draws nothing.
package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"kutscherskat/themes"
)

// Colours of the table that Fyne has no name for. Other themes than ours leave
// them transparent.
const (
	ColorNameButtonBorder fyne.ThemeColorName = "kutscherskat.buttonBorder"
	ColorNameFocusRing    fyne.ThemeColorName = "kutscherskat.focusRing"
)

// New returns the Fyne theme with the colours of t. It does not follow the
// system's light or dark setting: t says which of them it is. Fonts and icons
// are Fyne's own.
func New(t *themes.Theme) fyne.Theme {
	l := &look{Theme: theme.DefaultTheme(), variant: theme.VariantDark}
	if t.Base == themes.Light {
		l.variant = theme.VariantLight
	}
	l.colours = palette(t)
	return l
}

type look struct {
	fyne.Theme // fonts and icons
	variant    fyne.ThemeVariant
	colours    map[fyne.ThemeColorName]color.NRGBA
}

// Color returns the colour of that name, whatever variant the system wants.
func (l *look) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	if c, ok := l.colours[name]; ok {
		return c
	}
	return l.Theme.Color(name, l.variant)
}

// sizes are those that differ from Fyne's: text as on the table, where nothing
// is smaller than 12, and corners as round as the table's buttons.
var sizes = map[fyne.ThemeSizeName]float32{
	theme.SizeNameText:            14,
	theme.SizeNameCaptionText:     12,
	theme.SizeNameSubHeadingText:  17,
	theme.SizeNameHeadingText:     22,
	theme.SizeNameInputRadius:     8,
	theme.SizeNameSelectionRadius: 6,
	theme.SizeNameScrollBar:       12,
	theme.SizeNameScrollBarSmall:  5,
}

// Size returns the size of that name.
func (l *look) Size(name fyne.ThemeSizeName) float32 {
	if s, ok := sizes[name]; ok {
		return s
	}
	return l.Theme.Size(name)
}
