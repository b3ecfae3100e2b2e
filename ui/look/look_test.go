package look

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"kutscherskat/themes"
)

// names are all colours that Fyne 2.7 asks a theme for.
var names = []fyne.ThemeColorName{
	theme.ColorNameBackground, theme.ColorNameButton, theme.ColorNameDisabledButton, theme.ColorNameDisabled,
	theme.ColorNameError, theme.ColorNameFocus, theme.ColorNameForeground, theme.ColorNameForegroundOnError,
	theme.ColorNameForegroundOnPrimary, theme.ColorNameForegroundOnSuccess, theme.ColorNameForegroundOnWarning,
	theme.ColorNameHeaderBackground, theme.ColorNameHover, theme.ColorNameHyperlink, theme.ColorNameInputBackground,
	theme.ColorNameInputBorder, theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground, theme.ColorNamePlaceHolder,
	theme.ColorNamePressed, theme.ColorNamePrimary, theme.ColorNameScrollBar, theme.ColorNameScrollBarBackground,
	theme.ColorNameSelection, theme.ColorNameSeparator, theme.ColorNameShadow, theme.ColorNameSuccess, theme.ColorNameWarning,
	ColorNameButtonBorder, ColorNameFocusRing,
}

func all(t *testing.T) []*themes.Theme {
	t.Helper()
	var list []*themes.Theme
	for _, name := range themes.Names("") {
		th, err := themes.Load(name, "")
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, &th)
	}
	return list
}

func TestEveryColourIsSet(t *testing.T) {
	for _, th := range all(t) {
		colours := palette(th)
		for _, name := range names {
			if colours[name] == (color.NRGBA{}) {
				t.Errorf("%s has no colour %s", th.Name, name)
			}
		}
	}
}

// luminance and contrast are those of the Web Content Accessibility
// Guidelines.
func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= .04045 {
			return x / 12.92
		}
		return math.Pow((x+.055)/1.055, 2.4)
	}
	return .2126*linear(c.R) + .7152*linear(c.G) + .0722*linear(c.B)
}

func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

// over lays c on an opaque ground.
func over(ground, c color.NRGBA) color.NRGBA {
	return between(ground, color.NRGBA{R: c.R, G: c.G, B: c.B}, int(math.Round(float64(c.A)/2.55)))
}

// TestContrast holds every pair of colours that meet in a widget to 4.5 for
// text and 3 for outlines, in every theme of the program.
func TestContrast(t *testing.T) {
	type pair struct {
		front fyne.ThemeColorName
		back  fyne.ThemeColorName
		veil  fyne.ThemeColorName // laid over back; may be empty
		least float64
	}
	pairs := []pair{
		{theme.ColorNameForeground, theme.ColorNameBackground, "", 4.5},
		{theme.ColorNameForeground, theme.ColorNameBackground, theme.ColorNameHover, 4.5},
		{theme.ColorNameForeground, theme.ColorNameBackground, theme.ColorNameSelection, 4.5},
		{theme.ColorNameForeground, theme.ColorNameHeaderBackground, "", 4.5},
		{theme.ColorNameForeground, theme.ColorNameMenuBackground, "", 4.5},
		{theme.ColorNameForeground, theme.ColorNameMenuBackground, theme.ColorNameFocus, 4.5},
		{theme.ColorNameForeground, theme.ColorNameInputBackground, theme.ColorNameFocus, 4.5},
		{theme.ColorNameForeground, theme.ColorNameInputBackground, theme.ColorNameSelection, 4.5},
		{theme.ColorNameForeground, theme.ColorNameButton, theme.ColorNameFocus, 4.5},
		{theme.ColorNameForeground, theme.ColorNameButton, theme.ColorNameHover, 4.5},
		{theme.ColorNamePlaceHolder, theme.ColorNameInputBackground, "", 4.5},
		{theme.ColorNamePlaceHolder, theme.ColorNameBackground, "", 4.5},
		{theme.ColorNameForegroundOnPrimary, theme.ColorNamePrimary, "", 4.5},
		{theme.ColorNameForegroundOnError, theme.ColorNameError, "", 4.5},
		{theme.ColorNameForegroundOnSuccess, theme.ColorNameSuccess, "", 4.5},
		{theme.ColorNameForegroundOnWarning, theme.ColorNameWarning, "", 4.5},
		{theme.ColorNameHyperlink, theme.ColorNameBackground, "", 4.5},
		{theme.ColorNameError, theme.ColorNameBackground, "", 4.5},
		{theme.ColorNameSuccess, theme.ColorNameBackground, "", 4.5},
		{theme.ColorNamePrimary, theme.ColorNameBackground, "", 4.5},
		{theme.ColorNameInputBorder, theme.ColorNameBackground, "", 3},
		{theme.ColorNameInputBorder, theme.ColorNameInputBackground, "", 3},
		{ColorNameFocusRing, theme.ColorNameBackground, "", 3},
		{theme.ColorNameScrollBar, theme.ColorNameBackground, "", 1.5},
	}
	for _, th := range all(t) {
		c := palette(th)
		for _, p := range pairs {
			back := c[p.back]
			if p.veil != "" {
				back = over(back, c[p.veil])
			}
			if got := contrast(over(back, c[p.front]), back); got < p.least {
				t.Errorf("%s: %s on %s %s: contrast %.2f, want %.1f", th.Name, p.front, p.back, p.veil, got, p.least)
			}
		}
	}
}

// TestSystemVariantIsIgnored asks for colours as a light and as a dark system
// would.
func TestSystemVariantIsIgnored(t *testing.T) {
	test.NewTempApp(t)
	for _, th := range all(t) {
		l := New(th)
		for _, name := range append(names, "no colour of ours") {
			if a, b := l.Color(name, theme.VariantDark), l.Color(name, theme.VariantLight); a != b {
				t.Errorf("%s: %s is %v or %v", th.Name, name, a, b)
			}
		}
	}
}

func TestSizes(t *testing.T) {
	felt := themes.Default()
	l := New(&felt)
	for _, name := range []fyne.ThemeSizeName{theme.SizeNameText, theme.SizeNameCaptionText, theme.SizeNameHeadingText, theme.SizeNameSubHeadingText} {
		if l.Size(name) < 12 {
			t.Errorf("%s is %v", name, l.Size(name))
		}
	}
	if l.Size(theme.SizeNamePadding) != theme.DefaultTheme().Size(theme.SizeNamePadding) {
		t.Error("the padding is not Fyne's")
	}
	if l.Font(fyne.TextStyle{Bold: true}) != theme.DefaultTheme().Font(fyne.TextStyle{Bold: true}) {
		t.Error("the font is not Fyne's")
	}
}
