"""How much real card text compiles: figures that may only rise."""

from __future__ import annotations

import re

import pytest

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects.automation import automation
from ptcg_desktop.effects.cards import uses
from ptcg_desktop.effects.coverage import Coverage, Share, count
from tests.corpus.conftest import Verdicts

pytestmark = pytest.mark.corpus

FIRST_SETS = ("base1", "base2", "base3")
RATCHET = {
    "tcgdex": {"uses": 0.874, "cards": 0.824, "scarlet_violet": 0.88},
    "ptcgio": {"uses": 0.872, "cards": 0.821, "scarlet_violet": 0.88},
}
"""Shares reached; raise them when the compiler learns."""


@pytest.fixture(scope="module", params=["tcgdex", "ptcgio"])
def measured(request: pytest.FixtureRequest, verdicts: Verdicts) -> tuple[str, Coverage]:
    return request.param, count(request.getfixturevalue(f"{request.param}_cards"), verdicts)


def _share(share: Share) -> float:
    return share.compiled / share.total


def test_shares_do_not_fall(measured: tuple[str, Coverage]) -> None:
    source, coverage = measured
    wanted = RATCHET[source]
    modern = [one for one in coverage.sets if re.match(r"sv\d", one.set_id)]
    assert _share(coverage.uses) >= wanted["uses"]
    assert _share(coverage.cards) >= wanted["cards"]
    scarlet_violet = Share(sum(one.compiled for one in modern), sum(one.total for one in modern))
    assert _share(scarlet_violet) >= wanted["scarlet_violet"]


def test_the_first_sets_play_by_themselves(measured: tuple[str, Coverage]) -> None:
    _, coverage = measured
    first = [one for one in coverage.sets if one.set_id in FIRST_SETS]
    assert len(first) == len(FIRST_SETS)
    assert [one.set_id for one in first if one.compiled < one.total] == []


def test_unknown_sentences_are_those_of_cards_held_back(measured: tuple[str, Coverage]) -> None:
    _, coverage = measured
    assert coverage.unknown[0].cards <= coverage.cards.total - coverage.cards.compiled


def test_both_sources_mean_the_same(
    tcgdex_cards: list[CardDef], ptcgio_cards: list[CardDef], verdicts: Verdicts
) -> None:
    """The same text of the same card in two wordings; what differs is a fault of one source, and rare."""
    other = {card.id: card for card in ptcgio_cards}
    seen: set[tuple[str, str]] = set()
    same, differing = 0, []
    for card in tcgdex_cards:
        twin = other.get(card.id)
        if twin is None or len(twin.attacks) != len(card.attacks) or len(twin.powers) != len(card.powers):
            continue
        wordings = {use.place: use for use in uses(twin)}
        for use in uses(card):
            counterpart = wordings.get(use.place)
            if counterpart is None or (pair := (use.text, counterpart.text)) in seen:
                continue
            seen.add(pair)
            mine, theirs = verdicts[use.settled()], verdicts[counterpart.settled()]
            if mine.understood and theirs.understood:
                same += mine.effect == theirs.effect
                differing += [] if mine.effect == theirs.effect else [(card.id, use.place)]
    assert same > 6500
    assert len(differing) <= same * 0.012, differing


def test_a_whole_card_compiles(ptcgio_cards: list[CardDef]) -> None:
    card = next(card for card in ptcgio_cards if card.id == "base1-4")
    assert automation(card) == "full"
