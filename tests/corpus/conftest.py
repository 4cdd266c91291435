"""The cards of the two public sources, and what becomes of their texts: made once for all workers of a run."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects.batch import judge_all
from ptcg_desktop.effects.cards import TextUse
from ptcg_desktop.effects.coverage import distinct
from ptcg_desktop.effects.verdicts import Verdict
from tests.conftest import Once
from tools.text_report import cards_of

Verdicts = dict[TextUse, Verdict]
"""Every settled text of both sources with its verdict."""


def _cards(archive: Path, once: Once) -> list[CardDef]:
    if not archive.is_file():
        pytest.skip(f"{archive.name} is not in ../shared/data")

    def read(path: Path) -> None:
        path.write_bytes(msgspec.msgpack.encode(cards_of(archive)))

    return msgspec.msgpack.decode(once(f"{archive.name}.cards", read).read_bytes(), type=list[CardDef])


@pytest.fixture(scope="session")
def tcgdex_cards(corpus_dir: Path, once_per_run: Once) -> list[CardDef]:
    """Every card of tcgdex/cards-database."""
    return _cards(corpus_dir / "tcgdex-cards-database.tar.xz", once_per_run)


@pytest.fixture(scope="session")
def ptcgio_cards(corpus_dir: Path, once_per_run: Once) -> list[CardDef]:
    """Every English card of pokemon-tcg-data."""
    return _cards(corpus_dir / "pokemon-tcg-data.zip", once_per_run)


@pytest.fixture(scope="session")
def verdicts(tcgdex_cards: list[CardDef], ptcgio_cards: list[CardDef], once_per_run: Once) -> Verdicts:
    """What becomes of every text of both sources."""

    def judged(path: Path) -> None:
        texts = distinct([*tcgdex_cards, *ptcgio_cards])
        path.write_bytes(msgspec.msgpack.encode(list(judge_all(texts, workers=2))))

    made = once_per_run("verdicts", judged)
    return dict(msgspec.msgpack.decode(made.read_bytes(), type=list[tuple[TextUse, Verdict]]))
