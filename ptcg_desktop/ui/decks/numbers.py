"""Counts and odds of a deck, for the check panel."""

from __future__ import annotations

import msgspec

from ptcg_desktop.decks.model import DeckList
from ptcg_desktop.decks.odds import HAND, mulligan_rate
from ptcg_desktop.decks.rules import DeckRules


class Numbers(msgspec.Struct, frozen=True):
    """What is counted.

    Attributes:
        size: Cards in the deck, unknown ones included.
        wanted: Cards the rules ask for.
        kinds: Pokémon, Trainers, Energy.
        basics: Basic Pokémon, copies.
        mulligan: Chance of an opening hand without a Basic Pokémon, None while there are too few cards for a hand.
    """

    size: int
    wanted: int
    kinds: tuple[int, int, int]
    basics: int
    mulligan: float | None


def numbers(deck: DeckList, rules: DeckRules) -> Numbers:
    """Count a deck."""
    kinds = {"pokemon": 0, "trainer": 0, "energy": 0}
    basics = 0
    for entry in deck.entries:
        if entry.card is not None:
            kinds[entry.card.kind] += entry.count
            basics += entry.count if entry.card.is_basic_pokemon else 0
    mulligan = mulligan_rate(basics, deck.size) if deck.size >= HAND and basics else None
    return Numbers(deck.size, rules.deck_size, (kinds["pokemon"], kinds["trainer"], kinds["energy"]), basics, mulligan)
