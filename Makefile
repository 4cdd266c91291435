# The commands of this project. Each does its own set-up first; nothing has to be installed by hand.
# `make run` and `make test` are all a new machine needs.

PYTHON := .venv/bin/python
.DEFAULT_GOAL := help
.PHONY: help run test check screenshots demo bench deb clean translations

help:
	@echo 'make run          open the program (without a display: the demo, pictures in build/demo)'
	@echo 'make test         everything that must hold before a change is shared'
	@echo 'make check        the quick lane: style, types, rooms, translations, tests without Qt'
	@echo 'make demo         the main job without a window, pictures in build/demo'
	@echo 'make screenshots  the same and telling moments of the table, from the full catalogue'
	@echo 'make translations collect new texts into resources/translations'
	@echo 'make bench        measure (docs/performance.md)'
	@echo 'make deb          build dist/*.deb'
	@echo 'make clean        remove what can be built again'

run:
	@tools/bootstrap.sh run
	@$(PYTHON) -m tools.translations compile
	@if [ "$$(uname)" = Darwin ] || [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		exec $(PYTHON) -m ptcg_desktop; \
	else \
		echo 'No display here: running the demo instead; its pictures go to build/demo.'; \
		exec $(PYTHON) -m ptcg_desktop demo --out build/demo; \
	fi

test:
	@tools/bootstrap.sh test
	@$(PYTHON) -m tools.check

check:
	@tools/bootstrap.sh run
	@$(PYTHON) -m tools.check --quick

demo:
	@tools/bootstrap.sh run
	@$(PYTHON) -m tools.translations compile
	@$(PYTHON) -m ptcg_desktop demo --out build/demo

screenshots:
	@tools/bootstrap.sh run
	@$(PYTHON) -m tools.translations compile
	@$(PYTHON) -m tools.screenshots --out build/screenshots

translations:
	@tools/bootstrap.sh run
	@$(PYTHON) -m tools.translations update

bench:
	@tools/bootstrap.sh run
	@$(PYTHON) -m pytest tests/perf -p no:xdist --benchmark-only --benchmark-columns=min,median,max,rounds

deb:
	@tools/bootstrap.sh deb
	@$(PYTHON) -m tools.translations compile
	@installer/build.sh deb

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks .import_linter_cache .coverage*
	find ptcg_desktop tools tests installer -name __pycache__ -type d -prune -exec rm -rf {} +
