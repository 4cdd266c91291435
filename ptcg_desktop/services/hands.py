"""Opening hands dealt from a seed, one to look at or thousands as a check of the exact odds."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.decks import DeckList
from ptcg_desktop.decks.rules import OpeningRules
from ptcg_desktop.engine.chance import seeded, shuffled
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.reading import Cancel, Progress
from ptcg_desktop.services.catalogue_build import never, no_progress

STEP = 500


class Hand(msgspec.Struct, frozen=True):
    """An opening hand that is kept, as a game deals it.

    Attributes:
        cards: Its cards; None for a card the catalogue does not know.
        redraws: Hands without a Basic Pokémon before it.
    """

    cards: tuple[CardDef | None, ...]
    redraws: int


class Sample(msgspec.Struct, frozen=True):
    """Many opening hands, counted.

    Attributes:
        hands: Hands that were kept.
        dealt: Hands dealt for them, those without a Basic Pokémon included.
        opening: By name key, hands that held at least one copy.
    """

    hands: int
    dealt: int
    opening: dict[str, int]

    @property
    def mulligan(self) -> float:
        """Share of the dealt hands that had no Basic Pokémon."""
        return 1.0 - self.hands / self.dealt


def hand(deck: DeckList, opening: OpeningRules, seed: int) -> Hand:
    """The opening hand of a seed; the same seed gives the same hand.

    Raises:
        KnownError: `decks.no_hand`: the deck has too few cards or no Basic Pokémon.
    """
    places, redraws = next(_hands(deck, opening, seed))
    copies = [entry.card for entry in deck.entries for _ in range(entry.count)]
    return Hand(tuple(copies[place] for place in places), redraws)


def sample(
    deck: DeckList,
    opening: OpeningRules,
    seed: int,
    hands: int,
    progress: Progress = no_progress,
    cancelled: Cancel = never,
) -> Sample:
    """Deal so many hands and count; cancelled, it counts those that were dealt.

    Raises:
        KnownError: as `hand`.
    """
    keys = [entry.key for entry in deck.entries for _ in range(entry.count)]
    counts = dict.fromkeys(keys, 0)
    dealing = _hands(deck, opening, seed)
    dealt = done = 0
    for done in range(1, hands + 1):
        places, redraws = next(dealing)
        dealt += redraws + 1
        for key in {keys[place] for place in places}:
            counts[key] += 1
        if done % STEP == 0:
            progress(done, hands, "")
            if cancelled():
                break
    return Sample(done, dealt, counts)


def _hands(deck: DeckList, opening: OpeningRules, seed: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Places of the cards of one kept hand after the other, and how often it was dealt again."""
    basic = [
        entry.card is not None and entry.card.is_basic_pokemon for entry in deck.entries for _ in range(entry.count)
    ]
    if len(basic) < opening.opening_hand or not any(basic):
        raise KnownError("decks.no_hand", deck=deck.name, count=opening.opening_hand)
    places, word, redraws = range(len(basic)), seeded(seed), 0
    while True:
        word, order = shuffled(word, places)
        dealt = order[: opening.opening_hand]
        if any(basic[place] for place in dealt):
            yield dealt, redraws
            redraws = 0
        else:
            redraws += 1
