PY ?= python3
GO = $(PY) go.py
.DEFAULT_GOAL = help

help:            ## list the targets
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed 's/:[^#]*## /\t/' | expand -t 18

play:            ## play: sets everything up by itself
	$(GO) play

test:            ## every check: lint, types, import law, the page, tests uncompiled, conformance compiled, browser
	$(GO) test

lint:            ## lint, formatting, types and the import law alone
	$(GO) tool ruff check
	$(GO) tool ruff format --check
	$(GO) tool mypy
	$(GO) tool lint-imports

format:          ## format the code and mend what can be mended
	$(GO) tool ruff format
	$(GO) tool ruff check --fix

quick:           ## the tests without a compiler, in parallel
	NUMBA_DISABLE_JIT=1 $(GO) test -n 2 --dist loadgroup -q -m "not compiled and not both and not browser"

browser:         ## the tests in a real browser alone
	NUMBA_DISABLE_JIT=1 $(GO) test -q -m browser tests/browser

wire:            ## write the types of the page anew from the server's messages
	$(GO) tool python -m sideline.server.typescript

conformance:     ## the conformance kit and the golden replays without a compiler (the long form)
	NUMBA_DISABLE_JIT=1 $(GO) test -n 2 --dist loadgroup -q -m both

bench:           ## how fast every game runs, compiled, uncompiled and against C
	$(GO) bench

warm:            ## compile every game once
	$(GO) warm

goldens:         ## record the golden replays that replays/*/plan.toml names and that are missing
	$(GO) tool python -m sideline.testing.goldens replays/*

new-game:        ## start a game: make new-game NAME=street_ball
	$(GO) tool python -m sideline.testing.new_game $(NAME)

measure:         ## sizes of functions and files
	$(GO) tool python -m sideline.testing.sizes

clean:           ## remove what was set up and cached
	rm -rf web/node_modules src/sideline/static
	rm -rf .venv .tools .cache .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help play test lint format quick browser wire conformance bench warm goldens new-game measure clean
