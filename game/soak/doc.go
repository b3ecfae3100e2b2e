// Package soak holds nothing but tests of the whole: very many deals played
// and reckoned by a referee who shares no code with the engine, and programs
// that are killed while they play. `go test` runs a short form of each, `make
// soak` the long one.
package soak
