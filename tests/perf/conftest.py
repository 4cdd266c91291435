"""Benchmarks measure with `make bench`; the tests of every day run them small, so that they cannot rot."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "whole: says nothing when small, so it runs with `make bench` alone")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if measures(config):
        return
    for item in items:
        if item.get_closest_marker("whole"):
            item.add_marker(pytest.mark.skip(reason="a benchmark that cannot be made small: make bench"))


def measures(config: pytest.Config) -> bool:
    """Is this a run that measures?"""
    return not config.getoption("benchmark_disable")
