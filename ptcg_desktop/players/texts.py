"""What a card's text is good for, told from the instructions in its program: enough to use it at a sensible moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import nodes


@dataclass(frozen=True)
class Use:
    """What a text does.

    Attributes:
        gains: Cards come to the own hand: drawn, fetched or taken back.
        spends_hand: The own hand is discarded or shuffled away.
        builds: Energy or Pokémon come into play from hand, deck or discard pile.
        heals: Damage is taken from Pokémon.
        ends: It can be used only so often, or uses up cards from the hand: it cannot go on for ever.
    """

    gains: bool = False
    spends_hand: bool = False
    builds: bool = False
    heals: bool = False
    ends: bool = False


@lru_cache(maxsize=4096)
def use_of(effect: str) -> Use:
    """What the program `effect` of a card is for; of an empty one: nothing."""
    if not effect:
        return Use()
    program = ir.loads(effect)
    found = list(nodes(program))
    picked = {(node.zone, node.side) for node in found if isinstance(node, ir.PickCards)}
    from_hand = ("hand", "own") in picked
    fetched = any(isinstance(node, ir.MoveCards) and node.to == "hand" for node in found)
    drawn = any(isinstance(node, ir.Draw | ir.DrawUntil) and node.side != "opponent" for node in found)
    moved = any(isinstance(node, ir.AttachCards | ir.EvolveInto) for node in found)
    between = any(isinstance(node, ir.PickEnergy | ir.MoveCounters) for node in found)
    return Use(
        gains=drawn or fetched,
        spends_hand=any(_loses_hand(node) for node in found),
        builds=moved and not between,
        heals=any(isinstance(node, ir.Heal) for node in found),
        ends=program.limit != "unlimited" or (from_hand and not between),
    )


def _loses_hand(node: object) -> bool:
    if isinstance(node, ir.DiscardHand):
        return node.side != "opponent"
    return isinstance(node, ir.MoveZone) and node.zone == "hand" and node.side != "opponent"
