# Rollwright: `make play` to play, `make test` to check everything. Needed: Python 3.11 or newer with venv, and make.

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCKED := $(PIP) install --no-deps --require-hashes
ARGS   ?=
# Two test processes: on two cores a third only waits.
WORKERS ?= 2

.PHONY: help play page test test-long check types browser build bench lock format clean

help:
	@echo "make play       play in the browser (ARGS='--port 9000' is passed on)"
	@echo "make test       every check and test but the long ones"
	@echo "make test-long  the long ones"
	@echo "make check      lint, types, import contract only"
	@echo "make format     put the code in its form"
	@echo "make build      wheel and sdist into dist/"
	@echo "make bench      the engine benchmark beside OpenSpiel"
	@echo "make lock       make the lock files in requirements/ anew"
	@echo "make clean      take away all that was built and installed here"

# ------------------------------------------------------------------ play

play: $(VENV)/.play page
	@$(BIN)/rollwright serve $(ARGS)

page: $(VENV)/.play
	@$(BIN)/python -m tools.page

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Rollwright needs Python 3.11 or newer: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv is missing (Debian: apt install python3-venv)."; exit 1; }

# Numba lags behind the newest Python; without it all but the compiled speed works.
$(VENV)/.play: requirements/play.lock requirements/speed.lock pyproject.toml | $(BIN)/python
	@echo "Installing Rollwright into $(VENV) (once) ..."
	@$(LOCKED) -r requirements/play.lock
	@$(LOCKED) --only-binary :all: -r requirements/speed.lock \
	  || echo "No compiled speed on this Python (pip's reason is above). Everything else works."
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# ------------------------------------------------------------------ test

$(VENV)/.dev: requirements/dev.lock $(VENV)/.play
	@echo "Installing what the checks need ..."
	@$(LOCKED) -r requirements/dev.lock
	@touch $@

test: check browser
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

test-long: browser page
	ROLLWRIGHT_HYPOTHESIS=long $(BIN)/python -m pytest -m long $(ARGS)

check: $(VENV)/.dev page
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pyright --pythonpath $(BIN)/python
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m tools.page --npm run check --silent
	$(BIN)/python -m tools.page --npm run test --silent

# Finds the browser for the tests, or installs one, before two test processes want it at once.
browser: $(VENV)/.dev
	@$(BIN)/python -m tests.browser.chromium

# ------------------------------------------------------------------ the rest

build: $(VENV)/.dev
	rm -rf dist
	$(BIN)/python -m build --outdir dist

bench: $(VENV)/.play
	@$(LOCKED) -r requirements/bench.lock
	$(BIN)/rollwright bench engine $(ARGS)

format: $(VENV)/.dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: | $(BIN)/python
	@$(BIN)/python -m tools.lock

clean:
	rm -rf $(VENV) build dist web/node_modules src/rollwright/server/page
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis tests/artefacts test-artefacts
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
