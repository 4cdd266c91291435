"""Text of others within text of ours: it may turn itself round, but nothing before or behind it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.services.foreign_text import isolated, without_controls
from ptcg_desktop.services.words import say

TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200f"


@given(st.text(st.sampled_from(f"ab 1·\u05d0\u0627\n{TURNS}"), max_size=20))
def test_each_line_of_it_is_one_whole_isolate(text: str) -> None:
    shown = isolated(text)
    assert [each for each in shown if each not in TURNS] == [each for each in text if each not in TURNS]
    for line in shown.split("\n"):
        depth = 0
        for place, char in enumerate(line):
            depth += (char in "\u2066\u2067\u2068") - (char == "\u2069")
            assert depth >= 0
            outside = depth == 0 and char != "\u2069"
            assert not (outside and (char in TURNS or unicodedata.bidirectional(char) in ("R", "AL"))), place
        assert depth == 0


@pytest.mark.parametrize("text", ["", "Glimmoth", "Pok\u00e9mon \u2642", "\u30d4\u30ab\u30c1\u30e5\u30a6", "a\nb"])
def test_most_text_stays_as_it_is(text: str) -> None:
    assert isolated(text) is text


def test_sentences_keep_their_values_apart() -> None:
    assert say("csv.empty", "en", {"file": "a\u202eb"}) == "\u2068a\u202eb\u2069 is empty."


def test_nothing_steers_the_terminal() -> None:
    assert without_controls("a\x1b[2Jb\r\x07\x9bc\td\n\u202e") == "a\ufffd[2Jb\ufffd\ufffd\ufffdc\td\n\u202e"
