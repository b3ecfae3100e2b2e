package command

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"

	"kutscherskat/assets/cards"
	"kutscherskat/game/card"
	"kutscherskat/ui/faces"
)

// widths a face may be rendered at, in pixels.
const (
	minWidth = 16
	maxWidth = 2400
)

// renderFaces writes each card of a deck, its back and a contact sheet.
func renderFaces(c *call) error {
	flags := newFlags("faces")
	deck := flags.String("deck", string(cards.French), "the `deck`: french, prussian or tournament")
	index := flags.String("index", "de", "corner `letters` of the French cards: de, en or sv")
	back := flags.String("back", cards.Backs()[0], "the `back`, by name")
	out := flags.String("out", ".", "the `folder` for the pictures")
	width := flags.Int("width", 240, "the cards' width in `pixels`")
	rest, err := c.parse(flags)
	if err != nil {
		return err
	}
	style := cards.Style{Deck: cards.Deck(*deck), Index: *index}
	drawing, backErr := cards.Back(*back)
	switch {
	case len(rest) > 0:
		return usagef("faces: %q was not expected", rest[0])
	case !slices.Contains(cards.Decks(), style.Deck):
		return usagef("faces: unknown deck %q (there are %v)", *deck, cards.Decks())
	case !slices.Contains([]string{"de", "en", "sv"}, *index):
		return usagef("faces: unknown index letters %q (there are de, en, sv)", *index)
	case backErr != nil:
		return usageError{backErr}
	case *width < minWidth || *width > maxWidth:
		return usagef("faces: the width is %d to %d pixels, not %d", minWidth, maxWidth, *width)
	}
	if err := os.MkdirAll(*out, 0o755); err != nil {
		return err
	}
	for _, k := range card.Full() {
		name := fmt.Sprintf("%s-%v.png", *deck, k)
		if err := writePNG(filepath.Join(*out, name), faces.Render(cards.Face(k, style), *width)); err != nil {
			return err
		}
	}
	if err := writePNG(filepath.Join(*out, fmt.Sprintf("back-%s.png", *back)), faces.Render(drawing, *width)); err != nil {
		return err
	}
	sheet := filepath.Join(*out, fmt.Sprintf("%s-sheet.png", *deck))
	if err := writePNG(sheet, faces.ContactSheet(style, *width)); err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.stdout, "32 faces, a back and %s\n", sheet)
	return err
}

// writePNG writes a picture so that no half of it is left behind after an
// error.
func writePNG(path string, img image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err = png.Encode(f, img); err == nil {
		err = f.Close()
	} else {
		f.Close()
	}
	if err != nil {
		os.Remove(path)
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}
