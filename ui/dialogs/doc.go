// Package dialogs holds the windows within the window: settings, questions and
// news, rules, statistics, the seal. They lie on a sheet over the table; Escape
// closes each. The package knows what can be set and what a record holds; it
// plays nothing, and writes no file.
package dialogs
