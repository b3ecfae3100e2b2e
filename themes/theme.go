// Package themes holds the looks of the table: TOML files with the colours, and
// their reader. It knows no window library: what draws the table makes its own
// theme of these colours.
package themes

import "image/color"

// Theme is one look: all colours of the table, its texture, and whether it is
// light or dark. Colours that lie over others have their share in A.
type Theme struct {
	Name    string // as in the configuration file
	Base    Base
	Texture Texture

	TableMiddle color.NRGBA // the table is a radial gradient: the middle,
	TableHalf   color.NRGBA // at 55 % of the radius,
	TableEdge   color.NRGBA // and the edge
	Bar         color.NRGBA // top bar, whole
	Pill        color.NRGBA // plates and pills on the table
	Panel       color.NRGBA // side panel
	Turn        color.NRGBA // the block that says whose turn it is
	Line        color.NRGBA // lines between the sections of the panel

	Text       color.NRGBA // on table, bar, panel, plates and buttons
	SecondText color.NRGBA // less important; on panel, bar and pills only

	Own       color.NRGBA // own side, turn, playable cards, main button
	OwnText   color.NRGBA // text on a ground of Own
	Other     color.NRGBA // the other side, and the hint
	OtherText color.NRGBA // text on a ground of Other

	Button       color.NRGBA
	ButtonBorder color.NRGBA

	Sheet      color.NRGBA // result sheet and dialogs
	SheetBox   color.NRGBA // boxes and plain buttons on it
	Ink        color.NRGBA // text on the sheet
	SheetGrey  color.NRGBA // less important text on the sheet
	SheetWon   color.NRGBA // a title that says won
	SheetLost  color.NRGBA // a title that says lost
	SheetOwn   color.NRGBA // bar of points on the sheet, own part
	SheetOther color.NRGBA // and the other's

	Disc       color.NRGBA // circle behind the suit signs
	CardBorder color.NRGBA // hairline round a card
	Slot       color.NRGBA // outline of an emptied place
	SlotFill   color.NRGBA // and its inside
	Veil       color.NRGBA // over cards that cannot be played
	Focus      color.NRGBA // ring round the card chosen by keys
	Shadow     color.NRGBA // under cards
	Dim        color.NRGBA // over the table while a sheet lies on it
}

// Base says whether widgets are drawn light or dark.
type Base string

// The bases.
const (
	Dark  Base = "dark"
	Light Base = "light"
)

// Texture is what the table is made of.
type Texture string

// The textures.
const (
	Felt  Texture = "felt"  // fine grey noise
	Wood  Texture = "wood"  // boards with a grain
	Paper Texture = "paper" // flecks and fibres
	Plain Texture = "plain" // none
)

// colours is every key of a theme's table of colours.
var colours = []struct {
	key string
	at  func(*Theme) *color.NRGBA
}{
	{"table_middle", func(t *Theme) *color.NRGBA { return &t.TableMiddle }},
	{"table_half", func(t *Theme) *color.NRGBA { return &t.TableHalf }},
	{"table_edge", func(t *Theme) *color.NRGBA { return &t.TableEdge }},
	{"bar", func(t *Theme) *color.NRGBA { return &t.Bar }},
	{"pill", func(t *Theme) *color.NRGBA { return &t.Pill }},
	{"panel", func(t *Theme) *color.NRGBA { return &t.Panel }},
	{"turn", func(t *Theme) *color.NRGBA { return &t.Turn }},
	{"line", func(t *Theme) *color.NRGBA { return &t.Line }},
	{"text", func(t *Theme) *color.NRGBA { return &t.Text }},
	{"second_text", func(t *Theme) *color.NRGBA { return &t.SecondText }},
	{"own", func(t *Theme) *color.NRGBA { return &t.Own }},
	{"own_text", func(t *Theme) *color.NRGBA { return &t.OwnText }},
	{"other", func(t *Theme) *color.NRGBA { return &t.Other }},
	{"other_text", func(t *Theme) *color.NRGBA { return &t.OtherText }},
	{"button", func(t *Theme) *color.NRGBA { return &t.Button }},
	{"button_border", func(t *Theme) *color.NRGBA { return &t.ButtonBorder }},
	{"sheet", func(t *Theme) *color.NRGBA { return &t.Sheet }},
	{"sheet_box", func(t *Theme) *color.NRGBA { return &t.SheetBox }},
	{"ink", func(t *Theme) *color.NRGBA { return &t.Ink }},
	{"sheet_grey", func(t *Theme) *color.NRGBA { return &t.SheetGrey }},
	{"sheet_won", func(t *Theme) *color.NRGBA { return &t.SheetWon }},
	{"sheet_lost", func(t *Theme) *color.NRGBA { return &t.SheetLost }},
	{"sheet_own", func(t *Theme) *color.NRGBA { return &t.SheetOwn }},
	{"sheet_other", func(t *Theme) *color.NRGBA { return &t.SheetOther }},
	{"disc", func(t *Theme) *color.NRGBA { return &t.Disc }},
	{"card_border", func(t *Theme) *color.NRGBA { return &t.CardBorder }},
	{"slot", func(t *Theme) *color.NRGBA { return &t.Slot }},
	{"slot_fill", func(t *Theme) *color.NRGBA { return &t.SlotFill }},
	{"veil", func(t *Theme) *color.NRGBA { return &t.Veil }},
	{"focus", func(t *Theme) *color.NRGBA { return &t.Focus }},
	{"shadow", func(t *Theme) *color.NRGBA { return &t.Shadow }},
	{"dim", func(t *Theme) *color.NRGBA { return &t.Dim }},
}
