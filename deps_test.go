package main

import (
	_ "fyne.io/fyne/v2/app"
	_ "fyne.io/fyne/v2/canvas"
	_ "fyne.io/fyne/v2/test"
	_ "github.com/BurntSushi/toml"
	_ "github.com/hajimehoshi/oto/v2"
	_ "golang.org/x/image/vector"
	_ "github.com/nicksnyder/go-i18n/v2/i18n"
	_ "golang.org/x/text/language"
)
