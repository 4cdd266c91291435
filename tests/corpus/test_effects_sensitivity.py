"""Every word matters: a changed number, side, coin, type, condition, zone or duration gives another program or none."""

from __future__ import annotations

import pytest

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects.cards import uses
from tools.sensitivity import Change, survivors

pytestmark = pytest.mark.corpus

SHARE = 12
"""One distinct text in so many is looked at."""


def _harmless(change: Change) -> bool:
    """Whose hands shuffle, turn up or move cards that go to their owner's zones anyway changes nothing."""
    moves = ("shuffle", "that card", "puts", "discards the top")
    return change.old == "Your opponent" and any(word in change.text.lower() for word in moves)


def test_no_change_is_skipped_in_silence(ptcgio_cards: list[CardDef]) -> None:
    texts = {use.text: use for card in ptcgio_cards for use in uses(card)}
    found = [
        change
        for text in sorted(texts)[::SHARE]
        for change in survivors(text, texts[text].kind, texts[text].own_name, texts[text].damage)
        if not _harmless(change)
    ]
    assert found == []
