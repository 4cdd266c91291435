"""Every compiled text of the two sources, rendered in English, compiles to the same program again; Portuguese has words
for each of them."""

from __future__ import annotations

import pytest

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.by_hand import by_hand, hand_key
from ptcg_desktop.effects.cards import TextUse
from ptcg_desktop.effects.render import render
from tests.corpus.conftest import Verdicts

pytestmark = pytest.mark.corpus

KNOWN: dict[str, str] = {
    "d5f42fc4baaba2e59e1dbc39": "an effect that takes the attacker along is worded by when, not by whom",
    "2199c7bdd3999cbcdb7739fe": '"any number of stages" is not read',
    "e059ee31ac103deee5c60aeb": "both players at once: a hand shown and some of it put away in one breath",
    "41fe7603bfbe862c32561a22": "a trade of cards between two places is not worded as one",
    "d2df59924334ce834708e5b0": "a trade of cards between two places is not worded as one",
    "e517517eeb85a4500f2bb2f0": '"of the same type" is not read of both Benches',
    "34f1f8b8484fa2f5feab69e6": "a type that is chosen among others is not read",
    "5f2f7d736f1e75209199ea3a": "a need worded before the use, which the text has behind it",
    "de5af0068ea6827bd4ef46b7": "a slip in the printed text: one coin of which two may be heads",
    "8cfac50c26e72f5d521124d8": "an Evolution card of two names, of which the text describes the first alone",
    "94c6f5ff38d33f949fc0845b": '"of the same type" is not read of both Benches',
    "a3213ba5e40c0d65c4d95501": "a use under a condition of the player whose turn it is",
    "d28c32938a349eb29a6b9c0a": "two stages of which one is skipped to",
    "5cfe06cf3ebb7677d9076e5e": "a choice that only the next sentence speaks of",
    "7244254c1ba24c236af18ba4": "what is left out is said of each of two kinds",
    "1e73192df92c9add0d00be30": '"up to" of random cards is not read',
    "372b4897dc203a0c197694b5": "a use under a condition of the player whose turn it is",
    "411727b6d949ac658597a14a": "cards on their way to the discard pile that are attached",
    "0f3341d03c93228ae8b7b7da": 'an "instead" of a free choice within a use',
    "008d8dfe1a9b6cf7ae994ed7": "a use under a condition of the player whose turn it is",
    "36a85c03fe44b34fa9bfeb50": "an effect that takes the attacker along is worded by when, not by whom",
    "c68333f2acc41509775bb134": "a use under a condition of the player whose turn it is",
    "4837e025536dda12b23f2578": "what is left out is said of each of two kinds",
    "abf3e42953096cb01ac5d36a": "a use under a condition of the player whose turn it is",
    "353b81481d2674c644a64865": "cards on their way to the discard pile that are attached",
}
"""Texts (`hand_key`) whose rendering compiles to another program or to none, each with the reason."""


Text = tuple[TextUse, ir.Program]


@pytest.fixture(scope="module")
def programs(verdicts: Verdicts) -> list[Text]:
    return [(use, ir.loads(found.effect)) for use, found in verdicts.items() if found.effect]


def test_english_compiles_to_the_same_program(programs: list[Text]) -> None:
    """What does not is listed, text by text: a new one fails, and so does one that need not be listed any more."""
    lost: dict[str, str] = {}
    for use, program in programs:
        text = render(program, "en", kind=use.kind, own_name=use.own_name, damage=use.damage)
        again = TextUse("", text, use.kind, use.own_name, use.damage).settled().compiled()
        key = hand_key(use.text, use.kind)
        if again.program != program and key not in by_hand():
            lost[key] = f"{use.own_name}: {text}"
    assert {key: text for key, text in lost.items() if key not in KNOWN} == {}
    assert set(KNOWN) - set(lost) == set()


def test_portuguese_has_words_for_everything(programs: list[Text]) -> None:
    for use, program in programs:
        text = render(program, "pt", kind=use.kind, own_name=use.own_name, damage=use.damage)
        assert text.strip(), use
