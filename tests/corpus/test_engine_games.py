"""Random games between decks that were really sold, under every profile: the laws hold on real cards too.

Effects that are not automated yet are left out of play, so cards count by their printed numbers alone.
"""

from __future__ import annotations

import random
import zipfile
from pathlib import Path

import pytest

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.files.normalise import normalise
from ptcg_desktop.files.ptcgio import PtcgioReader
from ptcg_desktop.files.reading import Reading
from tests.property.engine_games import PROFILES, Board, every_card, profile

pytestmark = pytest.mark.corpus

LONGEST = 400
"""Turns after which a random game counts as endless."""


@pytest.fixture(scope="module")
def sold(corpus_dir: Path) -> list[list[CardDef]]:
    archive = corpus_dir / "pokemon-tcg-data.zip"
    if not archive.is_file():
        pytest.skip("pokemon-tcg-data.zip is not in ../shared/data")
    found, reader = Reading(), PtcgioReader()
    with zipfile.ZipFile(archive) as opened:
        for name in opened.namelist():
            if reader.wanted(name) and "/ptbr" not in name:
                reader.read(name, opened.read(name), found)
    reader.finish(found)
    cards = {record.card.id: normalise(record.card) for record in found.records}
    decks = []
    for theme in found.decks:
        deck = [cards[line.card_id] for line in theme.entries if line.card_id in cards for _ in range(line.count)]
        if len(deck) == 60:
            decks.append(deck)
    return decks


@pytest.mark.parametrize("name", PROFILES)
def test_real_decks_play_to_the_end_by_the_laws(name: str, sold: list[list[CardDef]]) -> None:
    assert len(sold) > 100
    dice = random.Random(name)
    endless = 0
    for seed in range(60):
        decks = (dice.choice(sold), dice.choice(sold))
        state = engine.new_game(profile(name), decks, seed, engine.Options(turn_limit=LONGEST))
        boards = [Board(engine.view(state, viewer)) for viewer in (0, 1)]
        while state.decision is not None:
            step = engine.apply(state, dice.choice(engine.legal(state)))
            state = step.state
            for viewer, board in enumerate(boards):
                for event in step.events:
                    board.follow(engine.hide(event, viewer))
            assert every_card(state) == list(range(120))
        for viewer, board in enumerate(boards):
            assert board.key() == Board(engine.view(state, viewer)).key()
        assert state.result is not None
        endless += state.result.ways == ((), ())
    assert endless == 0
