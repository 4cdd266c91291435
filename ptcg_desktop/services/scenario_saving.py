"""A game on the table as a scenario: the position, the acts since then, and how it stands, as `scenario run` reads it.

The file needs no catalogue: it holds each different card once, with the programs of its texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import yaml

from ptcg_desktop import engine
from ptcg_desktop.cards import CardDef
from ptcg_desktop.engine import events as ev
from ptcg_desktop.engine.newgame import PlacedPokemon, PlacedSide
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import scenario_cards, scenario_exact
from ptcg_desktop.services.played import Entry, write_document
from ptcg_desktop.services.scenario_board import LETTERS
from ptcg_desktop.services.scenario_format import (
    SCHEMA,
    ActSpec,
    GivenSpec,
    PokemonSpec,
    ScenarioFile,
    ScenarioSpec,
    SideSpec,
    StadiumSpec,
    TurnSpec,
    UsedSpec,
)
from ptcg_desktop.services.words import is_portuguese

_SIGNS = "*#"
"""What has a meaning in lists of names."""
_WIDTH = 120


class Written(msgspec.Struct, frozen=True):
    """A scenario made from a game.

    Attributes:
        document: The file.
        left_out: What of the situation it does not hold, as `engine.left_out`; the game may go on otherwise.
    """

    document: ScenarioFile
    left_out: tuple[str, ...] = ()


class CardNames:
    """Names for the cards of a position, with the id where two printings share one."""

    def __init__(self, profile: engine.Profile, language: str = "en") -> None:
        self._language = "pt" if is_portuguese(language) else "en"
        self._built_in = scenario_cards.built_in(profile.trainers.plain_subtype)
        self.printed: dict[str, CardDef] = {}
        self._keys: dict[str, str] = {}

    def key(self, card: CardDef) -> str:
        """The name of a card in this file."""
        found = self._keys.get(card.id)
        if found is None:
            found = self._keys[card.id] = self._new(card)
        return found

    def _new(self, card: CardDef) -> str:
        if self._built_in.get(card.id) == card:
            return card.id
        name = card.name.get(self._language) or card.id
        if name in self.printed or name in self._built_in or len(name) < 3 or any(sign in name for sign in _SIGNS):
            name = f"{name} [{card.id}]".translate(str.maketrans("", "", _SIGNS))
        self.printed[name] = card
        return name

    def counted(self, cards: Sequence[CardDef]) -> list[str]:
        """A list of names, equal neighbours as `"Name*3"`."""
        found: list[tuple[str, int]] = []
        for card in cards:
            key = self.key(card)
            if found and found[-1][0] == key:
                found[-1] = (key, found[-1][1] + 1)
            else:
                found.append((key, 1))
        return [key if count == 1 else f"{key}*{count}" for key, count in found]


def given_of(position: engine.Position, names: CardNames, profile: engine.Profile) -> GivenSpec:
    """A position in the words of the format; labels are `a1` for the Active of A, `a2`… for its Bench, likewise B."""
    used = position.used
    stadium = None
    if position.stadium is not None:
        stadium = StadiumSpec(names.key(position.stadium[0]), LETTERS[position.stadium[1]])
    sides = [
        _side(side, LETTERS[player].lower(), [name for who, name in position.spent if who == player], names, profile)
        for player, side in enumerate(position.sides)
    ]
    return GivenSpec(
        TurnSpec(LETTERS[position.current], position.turn),
        position.moment,
        stadium,
        UsedSpec(
            *(_often(count) for count in (used.energy, used.retreats, used.items, used.supporters, used.stadiums))
        ),
        chance=None if position.chance < 0 else position.chance,
        A=sides[0],
        B=sides[1],
    )


def _often(count: int) -> bool | int:
    return count if count > 1 else bool(count)


def _side(side: PlacedSide, letter: str, spent: list[str], names: CardNames, profile: engine.Profile) -> SideSpec:
    active = None if side.active is None else _pokemon(side.active, f"{letter}1", names, profile)
    bench = [_pokemon(one, f"{letter}{place}", names, profile) for place, one in enumerate(side.bench, 2)]
    return SideSpec(
        active,
        bench,
        names.counted(side.hand),
        names.counted(side.deck),
        names.counted(side.discard),
        names.counted(side.prizes),
        names.counted(dict(side.piles).get("lost", ())),
        spent,
        dict(side.markers),
    )


def _pokemon(one: PlacedPokemon, label: str, names: CardNames, profile: engine.Profile) -> PokemonSpec:
    def conditions(found: Sequence[tuple[str, int]]) -> list[str]:
        usual = {kind: rule.amount for kind, rule in profile.conditions.items()}
        return [kind if points in (0, usual.get(kind, 0)) else f"{kind}:{points}" for kind, points in found]

    return PokemonSpec(
        label,
        names.key(one.stack[-1]),
        [names.key(card) for card in one.stack[:-1]],
        names.counted(one.energy),
        one.damage,
        conditions(one.conditions),
        conditions(one.new_conditions),
        names.counted(one.attached),
        one.fresh,
        list(one.used),
        dict(one.markers),
    )


# --- acts since then -------------------------------------------------------------------------------------------------


class _Following:
    """Names the cards and Pokémon of a game that goes on from a position."""

    def __init__(self, state: engine.State, order: Sequence[int], names: CardNames) -> None:
        self._cards: dict[int, str] = {}
        copies: dict[str, int] = {}
        for number in order:
            key = names.key(state.game.cards[number].printed)
            copies[key] = copies.get(key, 0) + 1
            self._cards[number] = f"{key}#{copies[key]}"
        self.labels: dict[int, str] = {}
        for letter, side in zip("ab", state.players, strict=True):
            for place, one in enumerate((side.active, *side.bench), 1):
                if one is not None:
                    self.labels[one.uid] = f"{letter}{place}"

    def card(self, number: int) -> str:
        return self._cards[number]

    def label(self, uid: int) -> str:
        return self.labels[uid]

    def step(self, entry: Entry) -> ActSpec:
        action = entry.action
        assert action is not None
        exact = scenario_exact.write(action, self.card, self.label)
        new: list[str] = []
        for event in entry.events:
            if isinstance(event, ev.PokemonBenched | ev.PlacedFaceDown):
                self.labels[event.pokemon] = f"n{event.pokemon}"
                new.append(self.labels[event.pokemon])
        return ActSpec(LETTERS[action.player], "act", label=new, exact=exact)


def _expected(state: engine.State, following: _Following, names: CardNames) -> dict[str, Any]:
    """How it stands at the end, as assertions."""
    found: dict[str, Any] = {"turn": {"player": LETTERS[state.current], "number": state.turn}}
    pokemon: dict[str, Any] = {}
    defs = state.game.cards
    for letter, side in zip(LETTERS, state.players, strict=True):
        found[letter] = {
            "active": None if side.active is None else following.label(side.active.uid),
            "bench": [following.label(one.uid) for one in side.bench],
            "hand": names.counted([defs[card].printed for card in side.hand]),
            "discard": names.counted([defs[card].printed for card in side.discard]),
            "deck": names.counted([defs[card].printed for card in side.deck]),
            "prize_cards": names.counted([defs[card].printed for card in side.prizes]),
        }
        for one in (side.active, *side.bench):
            if one is not None:
                pokemon[following.label(one.uid)] = {
                    "damage": one.damage,
                    "energy": names.counted([defs[card].printed for card in one.energy]),
                    "stack": [names.key(defs[card].printed) for card in one.cards],
                }
    found["pokemon"] = pokemon
    decision = state.decision
    if decision is not None and decision.kind != "main":
        found["waiting_for"] = {"player": LETTERS[decision.player], "kind": decision.kind}
    return found


# --- files -----------------------------------------------------------------------------------------------------------


def position_scenario(state: engine.State, title: str) -> Written:
    """The situation as it stands, without acts.

    Raises:
        KnownError: `position.moment`.
    """
    return _scenario(state, (), title)


def game_scenario(entries: Sequence[Entry], title: str) -> Written:
    """A game from its first free moment on, with everything that was done since, by hand too.

    Args:
        entries: Of the line that is played, up to now.

    Raises:
        KnownError: `position.moment`, there was no such moment yet; `position.sudden_death`.
    """
    first = next((at for at, entry in enumerate(entries) if engine.can_be_laid_out(entry.state)), None)
    if first is None:
        raise KnownError("position.moment")
    if entries[-1].state.tiebreak > entries[first].state.tiebreak:
        raise KnownError("position.sudden_death")
    return _scenario(entries[first].state, entries[first + 1 :], title)


def _scenario(state: engine.State, entries: Sequence[Entry], title: str) -> Written:
    names = CardNames(state.game.profile)
    position, order = engine.lay_out(state)
    given = given_of(position, names, state.game.profile)
    following = _Following(state, order, names)
    steps = [following.step(entry) for entry in entries]
    coins = ["H" if heads else "T" for heads in state.forced.coins]
    end = entries[-1].state if entries else state
    expect = _expected(end, following, names)
    if end.forced.coins:
        expect["coins_left"] = len(end.forced.coins)
    scenario = msgspec.convert(
        {"id": "position" if not entries else "game", "title": title, "profile": state.game.profile.id, "coins": coins},
        ScenarioSpec,
    )
    scenario = msgspec.structs.replace(scenario, given=given, steps=steps, expect=expect)
    return Written(ScenarioFile(SCHEMA, [scenario], printed=names.printed), engine.left_out(state))


def text_of(document: ScenarioFile) -> str:
    """A scenario file as text."""
    raw = msgspec.to_builtins(document)
    return yaml.safe_dump(raw, allow_unicode=True, sort_keys=False, width=_WIDTH, default_flow_style=None)


def write_scenario(path: Path, document: ScenarioFile) -> None:
    """Write a scenario file, whole or not at all.

    Raises:
        KnownError: `file.write`.
    """
    write_document(path, text_of(document).encode())
