"""A name for a deck, suggested from its cards, by a rule a person can follow.

1. Candidates are the Pokémon with an attack from which nothing else in the deck evolves.
2. Their weight is their copies times their stage (Basic 1, Stage 1 2, Stage 2 3; a Pokémon that gives more than one
   Prize counts as Stage 2 at least, as decks are built around those).
3. The heaviest gives the name, the one whose attack does more damage first; a second one joins it if it weighs at
   least two thirds as much.
"""

from __future__ import annotations

from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks.model import DeckList

_STAGES = {"stage1": 2, "stage2": 3, "level_up": 3, "mega": 3, "break": 3, "vmax": 3, "vstar": 3}
_SECOND = 2 / 3


def archetype(deck: DeckList) -> tuple[Text, ...]:
    """Names of the one or two Pokémon the deck is built around, the main one first; empty if there is none."""
    copies: dict[str, int] = {}
    cards: dict[str, CardDef] = {}
    for entry in deck.entries:
        if entry.card is not None and entry.card.kind == "pokemon":
            copies[entry.key] = copies.get(entry.key, 0) + entry.count
            cards[entry.key] = entry.card
    grown = {name_key(card.evolves_from.get("en")) for card in cards.values()}
    weights = {
        key: copies[key] * (max(3, stage) if card.prizes > 1 else stage)
        for key, card in cards.items()
        if card.attacks and key not in grown
        for stage in (_STAGES.get(card.stage, 1),)
    }
    order = sorted(weights, key=lambda key: (-weights[key], -_damage(cards[key]), key))
    main = [key for key in order[:2] if weights[key] >= _SECOND * weights[order[0]]]
    return tuple(cards[key].name for key in main)


def _damage(card: CardDef) -> int:
    return max(attack.damage.base for attack in card.attacks)
