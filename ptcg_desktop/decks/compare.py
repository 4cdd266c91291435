"""Two decks beside each other: their odds and what they are made of, thing by thing.

Every pair is (first deck, second deck). What a deck does not have it has no chance of: its number is 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from ptcg_desktop.cards.model import NO_TEXT, Text
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks.odds_table import ENERGY_STEPS, CardOdds, EnergyOdds, LineOdds, OddsTable
from ptcg_desktop.decks.statistics import Statistics

Pair = tuple[float, float]
Counts = tuple[int, int]
Key = TypeVar("Key", int, str)


class CardPair(msgspec.Struct, frozen=True):
    """One name; the chances as in `CardOdds`, `prized` = at least one copy among the Prizes."""

    key: str
    label: Text
    count: Counts
    opening: Pair
    by_turn: Pair
    prized: Pair


class EnergyPair(msgspec.Struct, frozen=True):
    """Energy of one type; a pair of chances for each of `ENERGY_STEPS`."""

    type: str
    count: Counts
    by_turn: tuple[Pair, ...]


class LinePair(msgspec.Struct, frozen=True):
    """An evolution line, told by the names of its stages."""

    labels: tuple[Text, ...]
    by_turn: Pair


class OddsPair(msgspec.Struct, frozen=True):
    """The odds of two decks under the same rules; what is in the first deck comes first, in its order."""

    mulligan: Pair
    redraws: Pair
    bonus: Pair
    cards: tuple[CardPair, ...]
    energy: tuple[EnergyPair, ...]
    lines: tuple[LinePair, ...]


class StatisticsPair(msgspec.Struct, frozen=True):
    """The counts of two decks, as in `Statistics`; of Energy, what attacks ask for and what cards can provide."""

    kinds: tuple[tuple[str, Counts], ...]
    types: tuple[tuple[str, Counts], ...]
    stages: tuple[tuple[str, Counts], ...]
    hp: tuple[tuple[int, Counts], ...]
    costs: tuple[tuple[int, Counts], ...]
    asked: tuple[tuple[str, Counts], ...]
    provided: tuple[tuple[str, Counts], ...]


def compare_odds(first: OddsTable, second: OddsTable) -> OddsPair:
    """The odds of two decks by the same turn and from the same seat."""
    return OddsPair(
        mulligan=(first.mulligan, second.mulligan),
        redraws=(first.redraws, second.redraws),
        bonus=(first.bonus, second.bonus),
        cards=_cards(first.cards, second.cards),
        energy=_energy(first.energy, second.energy),
        lines=_lines(first.lines, second.lines),
    )


def compare_statistics(first: Statistics, second: Statistics) -> StatisticsPair:
    """The counts of two decks."""
    asked = [[(each.type, each.asked) for each in found.energy] for found in (first, second)]
    provided = [[(each.type, each.cards) for each in found.energy] for found in (first, second)]
    return StatisticsPair(
        kinds=_counts(first.kinds, second.kinds),
        types=_counts(first.types, second.types),
        stages=_counts(first.stages, second.stages),
        hp=tuple(sorted(_counts(first.hp, second.hp))),
        costs=tuple(sorted(_counts(first.costs, second.costs))),
        asked=_counts(*asked),
        provided=_counts(*provided),
    )


def _cards(first: Sequence[CardOdds], second: Sequence[CardOdds]) -> tuple[CardPair, ...]:
    here, there = ({card.key: card for card in cards} for cards in (first, second))
    found = []
    for key in here | there:
        label = (here.get(key) or there[key]).label
        one, other = (cards.get(key) or _NO_CARD for cards in (here, there))
        found.append(
            CardPair(
                key,
                label,
                (one.count, other.count),
                (one.opening, other.opening),
                (one.by_turn, other.by_turn),
                (one.any_prized, other.any_prized),
            )
        )
    return tuple(found)


def _energy(first: Sequence[EnergyOdds], second: Sequence[EnergyOdds]) -> tuple[EnergyPair, ...]:
    here, there = ({row.type: row for row in rows} for rows in (first, second))
    found = []
    for letter in here | there:
        one, other = (rows.get(letter) or _NO_ENERGY for rows in (here, there))
        steps = tuple(zip(one.by_turn, other.by_turn, strict=True))
        found.append(EnergyPair(letter, (one.count, other.count), steps))
    return tuple(found)


def _lines(first: Sequence[LineOdds], second: Sequence[LineOdds]) -> tuple[LinePair, ...]:
    here, there = ({_stages(line): line for line in lines} for lines in (first, second))
    return tuple(
        LinePair(
            (here.get(stages) or there[stages]).labels,
            (here[stages].by_turn if stages in here else 0.0, there[stages].by_turn if stages in there else 0.0),
        )
        for stages in here | there
    )


def _stages(line: LineOdds) -> tuple[str, ...]:
    return tuple(name_key(label.get("en")) for label in line.labels)


def _counts(first: Iterable[tuple[Key, int]], second: Iterable[tuple[Key, int]]) -> tuple[tuple[Key, Counts], ...]:
    here, there = dict(first), dict(second)
    return tuple((key, (here.get(key, 0), there.get(key, 0))) for key in here | there)


_NO_CARD = CardOdds("", NO_TEXT, 0, 0.0, 0.0, (1.0,))
_NO_ENERGY = EnergyOdds("", 0, (0.0,) * len(ENERGY_STEPS))
