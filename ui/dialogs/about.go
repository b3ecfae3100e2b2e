package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"kutscherskat/assets/cards"
	"kutscherskat/assets/texts"
	"kutscherskat/ui/faces"
)

// iconSize is the edge of the program's sign.
const iconSize = 116

// About shows the name, the version and what the program is.
func About(w fyne.Window, t *texts.Texts, version string) {
	s := newSheet(w, t.T("About"), fyne.Size{})
	const width = 340
	name := widget.NewRichText(&widget.TextSegment{Text: t.T("AppName"), Style: widget.RichTextStyle{
		ColorName: theme.ColorNamePrimary, SizeName: theme.SizeNameHeadingText, TextStyle: fyne.TextStyle{Bold: true},
	}})
	words := container.New(column{},
		name, prose(t.T("AppVersion", "Version", version), noteStyle, width), prose(t.T("AppAbout"), plainStyle, width))
	icon := canvas.NewImageFromImage(faces.Render(cards.Icon(), int(iconSize*w.Canvas().Scale()+.5)))
	icon.SetMinSize(fyne.NewSquareSize(iconSize))
	s.setBody(container.NewHBox(container.NewVBox(icon), gapWide(10), words), nil)
	closeOnly(s, t)
}
