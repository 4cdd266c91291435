"""Quick-add lines: what is read from them, and what is left to the name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.ui.collection.quick_add import QuickLine, read_line, same_number


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("bs 4 x2", QuickLine("bs", "4", "bs 4", 2)),
        ("bs 4 x2 rh nm pt", QuickLine("bs", "4", "bs 4", 2, "reverse", "NM", "pt")),
        ("PFL 001", QuickLine("PFL", "001", "PFL 001")),
        ("pfl #12 3x", QuickLine("pfl", "12", "pfl #12", 3)),
        ("bs 4/102", QuickLine("bs", "4", "bs 4/102")),
        ("swsh12.5 GG05 lp", QuickLine("swsh12.5", "GG05", "swsh12.5 GG05", condition="LP")),
        ("Fauxmander", QuickLine(name="Fauxmander")),
        ("Fauxmander x3 jp", QuickLine(name="Fauxmander", count=3, language="ja")),
        ("2x Old Lamp", QuickLine(name="Old Lamp", count=2)),
        ("Fauxmander ex", QuickLine(name="Fauxmander ex")),
        ("bs 4 ex", QuickLine("bs", "4", "bs 4", condition="LP")),
        ("Fauxmander x0", QuickLine(name="Fauxmander", count=1)),
        ("x2", QuickLine(name="x2")),
        ("", QuickLine()),
        ("   ", QuickLine()),
    ],
)
def test_what_a_line_says(text: str, expected: QuickLine) -> None:
    assert read_line(text) == expected


@given(st.text(max_size=60))
def test_any_text_is_read_and_no_word_of_a_name_vanishes(text: str) -> None:
    line = read_line(text)
    assert line.count >= 1
    assert bool(line.set_code) == bool(line.number)
    if text.split():
        assert line.name


@pytest.mark.parametrize(
    ("typed", "printed", "same"),
    [
        ("004", "4", True),
        ("4", "4/102", True),
        ("sv12", "SV012", True),
        ("4a", "4", False),
        ("GG5", "GG05", True),
        ("H1", "1", False),
        ("ONE", "one", True),
    ],
)
def test_same_number(typed: str, printed: str, same: bool) -> None:
    assert same_number(typed, printed) is same
