# Everything a person or a machine does with this repository. `make help` lists it.
PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
SCHEMA := $(BIN)/check-jsonschema --quiet --builtin-schema
COMMITS = $(shell git rev-list --count HEAD 2>/dev/null || echo 0)

.PHONY: help install play run test quick test-all coverage check format docs messages bench strength chaos load stop-test attacks mutants newest untested-rules wheel lock clean stop rules sentences

help: ## List the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

install: .venv/installed ## Build .venv with everything in it
	@$(BIN)/python tools/sentences.py

.venv/installed: pyproject.toml constraints.txt tools/check_install.py
	@$(PYTHON) tools/check_install.py python
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { rm -rf .venv; \
	  echo "Python cannot make virtual environments here: install its venv module (Debian: apt install python3-venv)." >&2; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  --constraint constraints.txt --editable ".[dev]"
	@$(BIN)/python tools/check_install.py wheels
	@touch $@

play: install ## Open a table in the browser, without any Discord account
	$(BIN)/agora play $(ARGS)

run: install ## Run the bot on Discord (DISCORD_TOKEN from the environment or .env)
	$(BIN)/agora run $(ARGS)

test: install ## Run the tests, of those that cost most a slice (AGORA_TEST_SLICE, docs/testing.md)
	@$(BIN)/python tools/run_tests.py $(ARGS)

quick: install ## Run the tests of what was changed since main
	@$(BIN)/python tools/quick_tests.py

test-all: install ## Run everything: all tests, with another deal, too; kills, load, memory, faults put in
	AGORA_TEST_SLICE=all $(BIN)/python tools/run_tests.py
	AGORA_TEST_SLICE=all AGORA_TEST_STORE=sqlite AGORA_TEST_CHANCE=$(COMMITS) \
	  $(BIN)/python tools/run_tests.py tests/tables tests/bot
	$(BIN)/python tools/newest.py
	$(BIN)/python -m tests.chaos --kills 50 --seed $(COMMITS)
	$(BIN)/python -m tests.load --games 300 --seconds 30
	$(BIN)/python -m tests.bench.memory
	$(BIN)/python -m tests.mutants

newest: install ## Run the tests, or those in ARGS, on the newest Python that is here, installed as on a server
	$(BIN)/python tools/newest.py $(ARGS)

coverage: install ## Run it and measure which lines of the program were run
	@$(BIN)/python tools/run_tests.py --coverage $(ARGS)

check: install ## Lint, formatting, types, workflows
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(SCHEMA) vendor.github-workflows .github/workflows/*.yml
	$(SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(SCHEMA) vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))

format: install ## Mend formatting and import order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: install ## Build the documentation site, build/docs/site; a broken link fails
	$(BIN)/python tools/docs_site.py

messages: install ## Write the methods that say the messages of render/lang/en; the other targets do so, too

bench: install ## Measure engine, pictures and bot
	$(BIN)/python -m tests.bench $(ARGS)

strength: install ## How often computer players beat each other, into docs/strength.md
	$(BIN)/python -m tests.strength $(ARGS)

chaos: install ## Kill the bot 200 times and look for what was lost or doubled
	$(BIN)/python -m tests.chaos $(ARGS)

load: install ## Measure the bot with 1,000 open games and 50 people
	$(BIN)/python -m tests.load $(ARGS)

mutants: install ## Put faults in, one by one, and see whether a test catches each (docs/breaking-it.md)
	$(BIN)/python -m tests.mutants $(ARGS)

attacks: install ## Try to cheat and to annoy: every attack has to fail
	$(BIN)/python -m tests.attacks $(ARGS)

stop-test: install ## Stop the bot while 30 people press buttons
	$(BIN)/python -m tests.load.stopping $(ARGS)

untested-rules: install ## List rules that no test names
	$(BIN)/python -m tests.rules_report $(ARGS)

stop: ; @echo "make stop is now make stop-test" >&2; exit 2
rules: ; @echo "make rules is now make untested-rules" >&2; exit 2
sentences: ; @echo "make sentences is now make messages" >&2; exit 2

wheel: install ## Build the wheel into dist/
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

lock: ## Write deploy/requirements.txt and deploy/build.txt again: all hashes, for every supported Python
	$(PYTHON) tools/lock.py

clean: ## Remove what the other targets made
	rm -rf .venv .venv-newest dist build .mypy_cache .ruff_cache .hypothesis
