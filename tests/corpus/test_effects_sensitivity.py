"""Every word matters: a changed number, side, coin, type, condition, zone or duration gives another program or none."""

from __future__ import annotations

import re

import pytest

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects.cards import uses
from tools.sensitivity import survivors

pytestmark = pytest.mark.corpus

SHARE = 12
"""One distinct text in so many is looked at; 1 looks at all, in three minutes of one core."""


HANDLED = re.compile(r"\bYou (?:shuffles|reveals|puts|returns|discards the top)\b")
"""All that survives, of every text: whose hands shuffle, show or move cards that are named before or behind as the
opponent's. They go to zones of their owner whoever moves them (R-ZONE-3), so the program is the same."""


def test_no_change_is_skipped_in_silence(ptcgio_cards: list[CardDef]) -> None:
    texts = {use.text: use for card in ptcgio_cards for use in uses(card)}
    found = [
        change
        for text in sorted(texts)[::SHARE]
        for change in survivors(text, texts[text].kind, texts[text].own_name, texts[text].damage)
        if not (change.old == "Your opponent" and HANDLED.search(change.text))
    ]
    assert found == []
