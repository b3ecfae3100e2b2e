# Kutscherskat. `make run` builds and starts it; ARGS are given to the program:
#
#     make run
#     make run ARGS="simulate --deals 100"

# The same tags everywhere: other tags would compile everything anew.
TAGS := no_emoji,migrated_fynedo
GO ?= go
EXE := $(shell $(GO) env GOEXE 2>/dev/null)
BIN := bin/kutscherskat$(EXE)
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.6.1

# The rooms that the race detector goes through.
RACE ?= ./game/... ./ui/...

.PHONY: all build run deps test check race smoke package clean

all: build

# build makes the program with its window and sound (needs cgo).
build:
	CGO_ENABLED=1 $(GO) build -tags $(TAGS) -o $(BIN) .

run: deps build
	@./$(BIN) $(ARGS)

# deps installs the system packages that are missing (Debian and relatives).
deps:
	@packaging/deps build

# test needs no display, no C compiler and no system package.
test:
	CGO_ENABLED=0 $(GO) test -tags $(TAGS) ./...

check:
	@unformatted=$$(gofmt -l $$(git ls-files '*.go')); \
	if [ -n "$$unformatted" ]; then echo "gofmt would change:"; echo "$$unformatted"; exit 1; fi
	CGO_ENABLED=0 $(GO) vet -tags $(TAGS) ./...
	CGO_ENABLED=0 $(GO) run $(STATICCHECK) -tags $(TAGS) ./...

race:
	@# Fyne's tag ci leaves out its window driver, which tests do not use and
	@# which takes minutes to compile.
	CGO_ENABLED=1 $(GO) test -race -short -tags $(TAGS),ci $(RACE)

# smoke starts the real program on a display without a screen and plays.
smoke: build
	.ci/smoke $(BIN)

package:
	packaging/linux/build

clean:
	rm -rf bin dist
