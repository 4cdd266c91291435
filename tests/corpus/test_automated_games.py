"""Random games with cards that play by themselves, of every era: whatever their texts do, the laws hold.

A small sample; `python -m tests.corpus.automated_decks 300` plays thousands.
"""

from __future__ import annotations

import pytest

from ptcg_desktop.cards.model import CardDef
from tests.corpus.automated_decks import ERAS, Decks, Game

pytestmark = pytest.mark.corpus

GAMES = 3


@pytest.mark.parametrize("era", ERAS)
def test_automated_decks_play_by_the_laws(era: str, ptcgio_cards: list[CardDef]) -> None:
    decks = Decks(era, ptcgio_cards)
    assert len(decks.basics) > 30
    assert len(decks.others) > 10
    for seed in range(GAMES):
        game = Game(decks.profile, decks.pair(seed), seed)
        state = game.play()
        assert state.result is not None
        if seed == 0:
            game.replays()
