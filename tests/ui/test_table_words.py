"""Every sentence the table asks for exists, in both languages and both eras, and none is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from ptcg_desktop.engine.actions import DecisionKind
from ptcg_desktop.engine.events import Event
from ptcg_desktop.services import words
from ptcg_desktop.ui.table import telling

FOLDER = Path(telling.__file__).parent
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
PLACED_IN_CODE = (
    "ask", "use", "thing", "from", "zone", "reason", "way", "chip", "answer", "allowance", "once", "step", "practice",
)  # fmt: skip
OWN = {code: sentence for code, sentence in words.sentences().items() if code.startswith("table.")}


def test_every_code_in_the_sources_has_a_sentence() -> None:
    commands = set(re.findall(r'Command\(\s*"(table\.[a-z_]+)"', SOURCES))
    commands |= {f"table.{name}" for name in re.findall(r'\(\s*"([a-z_]+)", lambda: self.tr', SOURCES)}
    asked = set(re.findall(r'"(table\.[a-z_.]+[a-z])"', SOURCES))
    asked |= {f"table.{code}" for code in re.findall(r'"(log\.[a-z_]+)"', SOURCES)}
    assert asked - set(OWN) - commands == set()


def test_no_sentence_is_left_over() -> None:
    unused = []
    for code in OWN:
        family = code.split(".")[1]
        short = code.removeprefix("table.")
        if family == "manual" and f'"{short.removeprefix("manual.")}"' in SOURCES:
            continue
        if family not in PLACED_IN_CODE and code not in SOURCES and short.removesuffix("_seen") not in SOURCES:
            stem = short.split(".", 1)[-1].removesuffix("_seen")
            if f'counted_cards("{stem}"' not in SOURCES:
                unused.append(code)
    assert unused == []


@pytest.mark.parametrize("kind", [kind for kind in get_args(DecisionKind) if kind != "main"])
def test_every_choice_has_its_question(kind: str) -> None:
    assert f"table.ask.{kind}" in OWN


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    left_out = {"TurnEnded", "StadiumPlayed"}
    assert {kind.__name__ for kind in get_args(Event)} - {kind.__name__ for kind in telling._TELL} == left_out


@pytest.mark.parametrize("code", sorted(OWN))
def test_sentences_ask_for_the_same_values_in_both_languages(code: str) -> None:
    def places(text: str) -> set[str]:
        return {place for place in re.findall(r"\{([a-z_]+)[^}]*\}", text) if place != "t"}

    sentence = OWN[code]
    assert places(sentence.en) == places(sentence.pt)
