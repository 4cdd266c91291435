"""The automaton behind regular expressions, case by case; the law against `re` is in tests/property."""

from __future__ import annotations

import pytest

from ptcg_desktop.services.query.pattern import Pattern


@pytest.mark.parametrize(
    ("source", "line", "fits"),
    [
        (r"\bcat", "a cat", True),
        (r"\bcat", "concat", False),
        (r"\Bcat", "concat", True),
        (r"\Bcat", "cat", False),
        (r"cat\B", "cats", True),
        (r"\B", "", True),
        (r"cat\B", "cat", False),
        ("^a{1,2}$", "aa", True),
        ("^a{1,2}$", "aaa", False),
        ("^a{2}$", "aa", True),
        ("^a{2}$", "a", False),
        ("^a{2,}$", "aaaaa", True),
        ("^(ab|c)*$", "abcab", True),
        ("^(ab|c)*$", "abca", False),
        ("^$", "", True),
        ("^$", "a", False),
        ("a?b+c*", "b", True),
        ("[^a-c]", "abc", False),
        ("[^a-c]", "abcd", True),
        (r"[\d.]x", "3x", True),
        (r"\.", "a", False),
        ("a.c", "abc", True),
        ("x|", "anything", True),
        ("(?:)*y", "y", True),
        ("{", "a { b", True),
    ],
)
def test_fits(source: str, line: str, fits: bool) -> None:
    pattern = Pattern(source)
    assert pattern.automaton.found_in(line) is fits
    assert pattern.found_in(line) is fits


@pytest.mark.parametrize(
    ("source", "literal"),
    [("discard .* energy", "discard "), ("^dark ", "dark "), ("a|bcd", ""), ("ab?c", "a"), (r"\d coins", " coins")],
)
def test_knows_what_every_match_holds(source: str, literal: str) -> None:
    assert Pattern(source).literal == literal
