"""Who sits on either side of the table, and what sides without a person do.

The words for it stand in saved games (`engine.save.SavedGame.sides`).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.data import convert, data_root, read_toml
from ptcg_desktop.engine import actions as act

if TYPE_CHECKING:
    from collections.abc import Sequence

Side: TypeAlias = Literal["person", "guest", "passive", "nobody", "eager", "random"]
"""`"person"`: the person at the screen; `"guest"`: another person, before whom hands are hidden; `"passive"`: a deck
that does what it must; `"nobody"`: practice cards that do nothing; `"eager"`, `"random"`: the computer."""

SIDES: tuple[Side, ...] = get_args(Side)
PEOPLE: frozenset[str] = frozenset(("person", "guest"))
PASSIVE: frozenset[str] = frozenset(("passive", "nobody"))
COMPUTERS: frozenset[str] = frozenset(("eager", "random"))
PRACTICE_CARDS = 60


def sides_of(saved: tuple[str, str]) -> tuple[Side, Side]:
    """The sides a saved game names; what it does not say, or says in words of a later program, is a person against a
    passive deck."""
    first, second = (next((one for one in SIDES if one == name), None) for name in saved)
    return first or "person", second or "passive"


def practice_deck() -> Sequence[CardDef]:
    """What lies on the side of nobody.

    Raises:
        KnownError: `data.*`, the program's own file is missing or broken.
    """
    return (_practice_card(),) * PRACTICE_CARDS


@cache
def _practice_card() -> CardDef:
    path = data_root() / "practice.toml"
    return convert(read_toml(path), CardDef, path)


def passive_answer(state: engine.State, side: Side = "passive") -> engine.Action:
    """What a side does that only does what it must: ends its turn, else the first legal answer. In setup a passive deck
    lays down all its Basic Pokémon, nobody a single card."""
    legal = engine.legal(state)
    for action in legal:
        if isinstance(action, act.Pass) or (side == "nobody" and isinstance(action, act.Done)):
            return action
    return legal[0]


def computer_answer(side: Side, view: engine.View, legal: Sequence[engine.Action], dice: int) -> engine.Action:
    """What the computer does; it sees what its side may know and nothing else. May take a while.

    Args:
        side: Which player, one of `COMPUTERS`.
        dice: A number for the player that chooses by chance; the same number, the same choice.
    """
    from ptcg_desktop.players import eager
    from ptcg_desktop.players.random import RandomPlayer

    if side == "eager":
        return eager.choose(view, legal)
    return RandomPlayer(dice).choose(legal)
