// Package faces paints the drawings of package cards as bitmaps of the exact
// width in pixels, keeps them, and makes the table's cloth and shadows. It
// knows nothing of windows: all it gives are images.
package faces
