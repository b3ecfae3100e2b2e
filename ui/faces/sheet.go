package faces

import (
	"image"
	"image/color"
	"image/draw"

	"kutscherskat/assets/cards"
	"kutscherskat/game/card"
)

// sheetGreen is the table under a contact sheet.
var sheetGreen = color.RGBA{0x2b, 0x63, 0x45, 255}

// ContactSheet shows a whole pack on table green, each card width pixels
// wide: eight columns by four rows, clubs first, and the backs below.
func ContactSheet(style cards.Style, width int) *image.RGBA {
	width = max(1, width)
	var list []*cards.Drawing
	for _, k := range card.Full() {
		list = append(list, cards.Face(k, style))
	}
	for _, name := range cards.Backs() {
		if d, err := cards.Back(name); err == nil {
			list = append(list, d)
		}
	}
	return layOut(list, width, 8)
}

// layOut lays drawings out in rows of n.
func layOut(list []*cards.Drawing, width, n int) *image.RGBA {
	n = max(1, min(n, len(list)))
	gap, height := max(2, width/16), Height(width)
	rows := (len(list) + n - 1) / n
	img := image.NewRGBA(image.Rect(0, 0, n*(width+gap)+gap, rows*(height+gap)+gap))
	draw.Draw(img, img.Bounds(), image.NewUniform(sheetGreen), image.Point{}, draw.Src)
	var p painter
	for i, d := range list {
		at := image.Pt(gap+i%n*(width+gap), gap+i/n*(height+gap))
		draw.Draw(img, image.Rectangle{at, at.Add(image.Pt(width, height))}, p.render(d, width), image.Point{}, draw.Over)
	}
	return img
}
