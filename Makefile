PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILE := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --upgrade --generate-hashes \
	--allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

# What a stamp stands for: the locked packages of its file, and arbitro itself, editable.
RUN := .venv/run.stamp
DEV := .venv/dev.stamp

.PHONY: serve test bench lock format clean

serve: $(RUN)
	$(BIN)/arbitro serve $(ARGS)

test: $(DEV)
	scripts/system
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest -n 2 $(ARGS)

bench: $(DEV)
	$(BIN)/python -m bench $(ARGS)

format: $(DEV)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# On the oldest Python supported, so that the versions chosen fit every newer one.
lock: $(DEV)
	$(BIN)/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11) and "make lock needs Python 3.11")'
	$(COMPILE) --extra equity --build-deps-for editable -o requirements/run.lock pyproject.toml
	$(COMPILE) --extra equity --extra postgres --extra dev --build-deps-for editable -c requirements/run.lock \
		-o requirements/dev.lock pyproject.toml

clean:
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache dump.txt
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/%.stamp: requirements/%.lock pyproject.toml | .venv/bin/python
	$(PIP) install --require-hashes -r $<
	$(PIP) install --no-deps --no-build-isolation -e .
	touch $@
