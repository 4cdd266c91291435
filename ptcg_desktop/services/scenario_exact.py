"""The step `act`: any act of the engine, those done by hand and single answers too, with names instead of numbers.

    - {by: A, do: act, act: {do: move_cards, cards: ["Pup#2"], to: discard}}
    - {by: A, do: act, act: {do: set_damage, pokemon: b1, damage: 30}}
    - {by: A, do: act, act: {do: anyway, action: {do: attack, name: Nip}}}

The keys are those of `engine.actions`. A card is its name, with `#n` the n-th copy of it in the order in which the
situation lists the cards; a Pokémon is its label, `owner` a letter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ptcg_desktop import engine
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.scenario_board import LETTERS, PLAYERS, Table
from ptcg_desktop.services.scenario_format import MOST_DIGITS

_CARDS = ("card", "cards", "pay")
_POKEMON = ("pokemon", "target")
_NOBODY = -1


def read(table: Table, by: str, raw: Mapping[str, Any]) -> engine.Action:
    """The act that is meant.

    Raises:
        KnownError: `scenario.act`, it is none; `scenario.card`, a card the game does not have; `scenario.value`, a
            Pokémon or player that is not there.
    """
    try:
        action: engine.Action = msgspec.convert(_numbered(table, by, raw), engine.Action)
    except (msgspec.ValidationError, TypeError, AttributeError) as error:
        raise KnownError("scenario.act", act=f"act ({error})") from error
    return action


def _numbered(table: Table, by: str, raw: Mapping[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {"player": PLAYERS[by]}
    for key, value in raw.items():
        if key in _CARDS:
            made[key] = [_card(table, each) for each in value] if isinstance(value, list) else _card(table, value)
        elif key in _POKEMON:
            made[key] = _pokemon(table, value)
        elif key == "owner":
            if value not in PLAYERS:
                raise KnownError("scenario.value", value=str(value))
            made[key] = PLAYERS[value]
        elif key == "action":
            made[key] = _numbered(table, by, value)
        else:
            made[key] = value
    return made


def _card(table: Table, name: object) -> int:
    key, _, number = str(name).partition("#")
    copies = table.copies(key)
    plain = number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS
    at = int(number) if plain else 0 if number else 1
    if not 1 <= at <= len(copies):
        raise KnownError("scenario.card", name=str(name))
    return copies[at - 1]


def _pokemon(table: Table, label: object) -> int:
    if label == _NOBODY:
        return _NOBODY
    if label not in table.labels:
        raise KnownError("scenario.value", value=str(label))
    return table.labels[str(label)]


def write(action: engine.Action, card: Callable[[int], str], label: Callable[[int], str]) -> dict[str, Any]:
    """The act with names; `card` names a card, `label` a Pokémon. The way back of `read`."""
    raw = msgspec.to_builtins(action)
    made: dict[str, Any] = {}
    for key, value in raw.items():
        if key == "player":
            continue
        if key in _CARDS:
            made[key] = [card(each) for each in value] if isinstance(value, list | tuple) else card(value)
        elif key in _POKEMON:
            made[key] = _NOBODY if value == _NOBODY else label(value)
        elif key == "owner":
            made[key] = LETTERS[value]
        elif key == "action":
            made[key] = write(action.action, card, label)  # type: ignore[union-attr]
        else:
            made[key] = value
    return made
