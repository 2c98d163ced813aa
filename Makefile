PY ?= python3
SAMPLE ?= 40
SEED ?= 1
GO = $(PY) go.py
FULL = PYTHONPATH=tests $(GO) tool python -m server.reliability
PLAIN = NUMBA_DISABLE_JIT=1 $(FULL)
RELIABILITY = r1 r3 r4 r6 r7 r8 r11 r12 r13 r14 r15 r19 r24 r25
.DEFAULT_GOAL = help

help:            ## list the targets
	@grep -hE '^[a-z0-9-]+: .*##' $(MAKEFILE_LIST) | sed 's/:[^#]*## /\t/' | expand -t 18

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
	NUMBA_DISABLE_JIT=1 $(GO) test -n 2 --dist loadgroup -q -m "not compiled and not both and not browser and not long"

browser:         ## the tests in a real browser alone, every board at every size, in both languages, by touch and by keys
	$(GO) npm --version
	NUMBA_DISABLE_JIT=1 $(GO) test -q -m browser tests/browser

pictures:        ## pictures of every board in every state, or with PAGES=1 of the pages around (PAGES="lobby setup": of these), into .cache/pictures
	PYTHONPATH=tests NUMBA_DISABLE_JIT=1 $(GO) tool python -m browser.$(if $(PAGES),places $(filter-out 1,$(PAGES)),pictures $(GAMES))

held:            ## an arrow held down in a replay on a phone four times slower: frames over 50 ms, processor time of a move
	PYTHONPATH=tests NUMBA_DISABLE_JIT=1 $(GO) tool python -m browser.held $(GAMES)

paces:           ## how soon the lobby is there, and how fast a rule book is searched, on localhost
	PYTHONPATH=tests NUMBA_DISABLE_JIT=1 $(GO) tool python -m browser.paces

typography:      ## set apostrophes, signs and spaces that do not break in all .ftl files and rule books
	$(GO) tool python -m sideline.testing.typography

redraw:          ## how long it takes from a click to the redrawn board, for every game: p95 should be at most 50 ms
	PYTHONPATH=tests $(GO) tool python -m browser.redraw $(GAMES)

wire:            ## write the types of the page anew from the server's messages
	$(GO) tool python -m sideline.server.protocol.typescript

recordings:      ## record the options of a match of every game, for the tests of the page
	$(GO) tool python -m sideline.testing.recording web/src/boards/kit/fixtures

contract:        ## write docs/games/contract.md anew from the engine's Protocols
	$(GO) tool python -m sideline.testing.contract

views:           ## write the fields of docs/views.md anew from the views of the games
	$(GO) tool python -m sideline.testing.views

check:           ## everything that concerns one game, uncompiled: make check GAME=street_ball
	$(GO) tool python -m sideline.testing.check $(GAME)

mutants:         ## faults that the tests of a game miss: make mutants GAME=jukem SAMPLE=40 SEED=1 [CORES=1] [RESUME=file]
	@$(GO) tool python -m sideline.testing.mutants $(GAME) $(SAMPLE) $(SEED) \
	$(if $(CORES),--cores $(CORES)) $(if $(RESUME),--resume $(RESUME))

conformance:     ## the long forms: the conformance kit and the golden replays without a compiler, figures compiled
	NUMBA_DISABLE_JIT=1 $(GO) test -n 2 --dist loadgroup -q -m "both or plain"
	NUMBA_DISABLE_JIT=1 SIDELINE_FORM=short $(GO) test -n 2 --dist loadgroup -q -m long -k secrets_are_kept
	$(GO) test -n 2 --dist loadgroup -q -m long -k "not secrets_are_kept"

bench-reviews:   ## how long a move takes with 100 participants, alone and while matches are reviewed
	$(GO) bench --server --reviews --participants 100

bench:           ## how fast every game runs, compiled, uncompiled and against C
	$(GO) bench

warm:            ## compile every game once
	$(GO) warm

goldens:         ## record the golden replays that the plans (plan.toml) name and that are missing
	$(GO) tool python -m sideline.testing.goldens

release-sample:  ## make the sample of the version in pyproject.toml anew, which every later version has to open
	NUMBA_DISABLE_JIT=1 PYTHONPATH=tests $(GO) tool python -m upgrades.make_sample

mixed:           ## an older and this release on one database: make mixed OLD=folder of the older one, set up
	PYTHONPATH=tests NUMBA_DISABLE_JIT=1 $(GO) tool python -m upgrades.mixed --old $(OLD)

new-game:        ## start a game: make new-game NAME=street_ball
	$(GO) tool python -m sideline.testing.new_game $(NAME)

measure:         ## sizes of functions and files
	$(GO) tool python -m sideline.testing.sizes

reliability: $(RELIABILITY) ## every full form of docs/reliability.md (hours, on a quiet machine)

r1:              ## 100,000 moves acknowledged, 200 times kill -9, SQLite; 20,000 and 50, PostgreSQL; then a hasty server
	$(PLAIN).crashes --database sqlite --moves 100000 --kills 200
	$(PLAIN).crashes --database postgresql --moves 20000 --kills 50
	$(PLAIN).crashes --database sqlite --moves 1000 --kills 3 --fault acknowledge_early
	$(PLAIN).crashes --database postgresql --moves 1000 --kills 3 --fault acknowledge_early
	$(PLAIN).kills --database sqlite
	$(PLAIN).kills --database postgresql

r3:              ## 10,000 actions through a proxy that repeats, reorders, delays and loses
	$(PLAIN).proxy

r4:              ## 1,000 participants at one move a second each, for two minutes
	$(FULL).bearing

r6:              ## a million actions for each game, legal and not
	$(PLAIN).fuzz

r7:              ## 100,000 states of each game dealt again for every viewer
	$(PLAIN).interference

r8:              ## 1,000 matches searched for their seeds, and a million draws
	$(PLAIN).seeds

r11:             ## 100,000 malformed messages of each kind
	$(PLAIN).malformed

r12:             ## floods of every kind of frame and request, half a minute each: cut, and others do not feel them
	NUMBA_DISABLE_JIT=1 $(GO) test -q tests/server/test_limits.py tests/server/test_floods.py
	$(PLAIN).floods --seconds 30

r13:             ## 10,000 decisions of bots on too few cores
	$(GO) warm
	$(FULL).thinking

r14:             ## every trouble a database may have, for ten seconds each
	$(PLAIN).faults --seconds 10

r15:             ## 1,000 connections cut, in mid-move too
	$(PLAIN).cuts

r19:             ## who may do what, for every path and every role
	NUMBA_DISABLE_JIT=1 $(GO) test -q tests/server/test_access.py

r24:             ## 1,000 matches on SQLite and on PostgreSQL, compared
	$(PLAIN).parity

r25:             ## the memory of a server: an hour of play, an hour of floods
	$(PLAIN).memory --minutes 60

rolling:         ## 100 tables on PostgreSQL, two processes stopped and started in turn: nothing lost, seconds until people are back
	$(PLAIN).rolling --tables 100 --rounds 3

copies:          ## a backup at 100 moves a second, put back elsewhere: every move promised before is there, and matches go on
	$(PLAIN).copies --database sqlite
	$(PLAIN).copies --database postgresql

lock:            ## write the three locks anew after a change of pyproject.toml: versions and hashes, no host
	$(GO) lock

health:          ## trouble of every kind with the database: how long until /api/health is red, and green again
	$(PLAIN).health

clean:           ## remove what was set up and cached
	rm -rf web/node_modules src/sideline/static
	rm -rf .venv .tools .cache .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: $(shell sed -n 's/^\([a-z0-9-]*\):.*/\1/p' $(MAKEFILE_LIST))
