package table

import (
	"image/color"

	"kutscherskat/themes"
	"kutscherskat/ui/faces"
)

// palette holds the colours of the table (table.md 5).
type palette struct {
	cloth faces.Cloth

	panel, turn, lines   color.NRGBA
	pill                 color.NRGBA // plates and pills, translucent
	text, second         color.NRGBA
	own, other           color.NRGBA
	ownText, otherText   color.NRGBA // on these
	ink                  color.NRGBA // on the sheet
	focus                color.NRGBA
	button, border       color.NRGBA
	sheet, sheetBox      color.NRGBA
	grey, green, red     color.NRGBA // on the sheet
	ownBar, otherBar     color.NRGBA
	disc                 color.NRGBA // behind suit signs
	slot, slotLine, veil color.NRGBA
	dim                  color.NRGBA // over the table under the sheet
}

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// alpha returns c, opaque by that share.
func alpha(c color.NRGBA, a float32) color.NRGBA {
	c.A = uint8(a*255 + .5)
	return c
}

// mix returns a part of the way from a to b.
func mix(a, b color.NRGBA, t float32) color.NRGBA {
	m := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*t + .5) }
	return color.NRGBA{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), m(a.A, b.A)}
}

// shade darkens what it lies on: the ground of a bar, the edge of the panel.
var shade = color.NRGBA{0, 0, 0, 72}

// usual is the palette without a theme.
var usual = themes.Default()

// paletteOf takes the colours of a theme.
func paletteOf(th *themes.Theme) palette {
	if th == nil {
		th = &usual
	}
	p := palette{
		cloth: faces.Cloth{Middle: opaque(th.TableMiddle), Half: opaque(th.TableHalf), Edge: opaque(th.TableEdge), Grain: .1},
		panel: th.Panel, turn: th.Turn, lines: th.Line, pill: alpha(th.Pill, 1),
		text: th.Text, second: th.SecondText, own: th.Own, other: th.Other, ownText: th.OwnText, otherText: th.OtherText,
		ink: th.Ink, button: th.Button, border: th.ButtonBorder, sheet: th.Sheet, sheetBox: th.SheetBox,
		grey: th.SheetGrey, green: th.SheetWon, red: th.SheetLost, ownBar: th.SheetOwn, otherBar: th.SheetOther,
		disc: th.Disc, slot: th.SlotFill, slotLine: th.Slot, veil: th.Veil, focus: th.Focus, dim: th.Dim,
	}
	p.cloth.Texture = textures[th.Texture]
	return p
}

// textures maps what a theme's table is made of to its pictures.
var textures = map[themes.Texture]faces.Texture{
	themes.Felt: faces.FeltTexture, themes.Wood: faces.WoodTexture,
	themes.Paper: faces.PaperTexture, themes.Plain: faces.PlainTexture,
}

func opaque(c color.NRGBA) color.RGBA { return color.RGBA{c.R, c.G, c.B, 255} }
