"""The starter catalogue: cards and ready decks as TOML in data/starter, so that the first start needs no network.

One file per set, and decks.toml. The files carry facts only; where the printed card has an effect, the record either
brings its IR (`effect`: JSON text or an inline table, checked here) or says `effect_missing = true`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from ptcg_desktop.cards.model import (
    NO_TEXT,
    Attack,
    CardDef,
    Damage,
    EnergyKind,
    Modifier,
    Power,
    PowerKind,
    SetDef,
    Stage,
    Text,
    TrainerKind,
    Variant,
)
from ptcg_desktop.data import convert, data_root, read_toml
from ptcg_desktop.effects import ir
from ptcg_desktop.errors import KnownError

DECKS_FILE = "decks.toml"

_DAMAGE = re.compile(r"^(\d*)([+\-×?]?)$")
_T = TypeVar("_T")
_Name = str | Text
_Effect = str | dict[str, Any] | list[Any]


class ReadyDeck(msgspec.Struct, frozen=True):
    """A deck to start with.

    Attributes:
        id: Stable id.
        format: Id of the format it is built for.
        profile: Id of the rule profile it is meant to be played under.
        about: One sentence on how it plays.
        cards: Printing ids with their counts, in the order to show.
        names: Names by printing id, for cards that the catalogue does not have.
    """

    id: str
    name: Text
    format: str
    profile: str
    about: Text
    cards: tuple[tuple[str, int], ...]
    names: dict[str, str] = {}

    @property
    def size(self) -> int:
        """Number of cards."""
        return sum(count for _, count in self.cards)


class Starter(NamedTuple):
    """Everything that comes with the program."""

    sets: tuple[SetDef, ...]
    cards: tuple[CardDef, ...]
    decks: tuple[ReadyDeck, ...]


class _Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: _Name
    cost: str = ""
    damage: str = ""
    effect: _Effect = ""
    effect_missing: bool = False


class _Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: PowerKind
    name: _Name
    effect: _Effect = ""
    effect_missing: bool = False


class _Common(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    number: str
    name: _Name
    rarity: str = ""
    artist: str = ""
    variants: tuple[str, ...] = ()
    effect: _Effect = ""
    effect_missing: bool = False


class _Pokemon(_Common, frozen=True, kw_only=True, forbid_unknown_fields=True):
    stage: Stage
    hp: int
    types: str
    retreat: int
    evolves_from: _Name = ""
    attacks: tuple[_Attack, ...] = ()
    powers: tuple[_Power, ...] = ()
    weaknesses: tuple[str, ...] = ()
    resistances: tuple[str, ...] = ()
    level: str = ""
    dex: tuple[int, ...] = ()


class _Trainer(_Common, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: TrainerKind
    hp: int = 0


class _Energy(_Common, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: EnergyKind
    provides: str


class _SetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    set: SetDef
    pokemon: tuple[_Pokemon, ...] = ()
    trainer: tuple[_Trainer, ...] = ()
    energy: tuple[_Energy, ...] = ()


class _Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Text
    format: str
    profile: str
    about: Text
    cards: dict[str, int]


class _DecksFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: tuple[_Deck, ...]


def load_starter(folder: Path | None = None) -> Starter:
    """Read the starter catalogue.

    Args:
        folder: Another folder of the same shape; None = data/starter.

    Raises:
        KnownError: `data.missing`, `data.syntax` or `data.value`, naming the file and the place of the mistake.
    """
    folder = folder or data_root() / "starter"
    sets: list[SetDef] = []
    cards: list[CardDef] = []
    for path in sorted(folder.glob("*.toml")):
        if path.name == DECKS_FILE:
            continue
        found = convert(read_toml(path), _SetFile, path)
        sets.append(found.set)
        cards.extend(_cards(found, path))
    raw = convert(read_toml(folder / DECKS_FILE), _DecksFile, folder / DECKS_FILE)
    known = {card.id for card in cards}
    decks = tuple(_deck(deck, known, folder / DECKS_FILE) for deck in raw.deck)
    return Starter(tuple(sorted(sets, key=lambda item: item.release)), tuple(cards), decks)


def _cards(found: _SetFile, path: Path) -> list[CardDef]:
    place = _Place(path, found.set)
    pokemon = [place.pokemon(raw) for raw in found.pokemon]
    trainers = [place.trainer(raw) for raw in found.trainer]
    energies = [place.energy(raw) for raw in found.energy]
    return sorted([*pokemon, *trainers, *energies], key=lambda card: int(card.number))


def _deck(raw: _Deck, known: set[str], path: Path) -> ReadyDeck:
    for card_id in raw.cards:
        if card_id not in known:
            raise KnownError("data.value", file=str(path), key=f"$.deck.{raw.id}.cards", problem=card_id)
    return ReadyDeck(raw.id, raw.name, raw.format, raw.profile, raw.about, tuple(raw.cards.items()))


class _Place:
    """Where records are read from, for the messages about mistakes in them."""

    def __init__(self, path: Path, home: SetDef) -> None:
        self._path = path
        self._home = home

    def pokemon(self, raw: _Pokemon) -> CardDef:
        return self._card(
            raw,
            kind="pokemon",
            stage=raw.stage,
            evolves_from=_text(raw.evolves_from),
            hp=self._right(raw.number, "hp", raw.hp, raw.hp > 0),
            types=tuple(raw.types),
            attacks=tuple(self._attack(raw.number, attack) for attack in raw.attacks),
            powers=tuple(self._power(raw.number, power) for power in raw.powers),
            weaknesses=tuple(_modifier(printed) for printed in raw.weaknesses),
            resistances=tuple(_modifier(printed) for printed in raw.resistances),
            retreat=self._right(raw.number, "retreat", raw.retreat, raw.retreat >= 0),
            level=raw.level,
            dex=raw.dex,
        )

    def trainer(self, raw: _Trainer) -> CardDef:
        return self._card(raw, kind="trainer", trainer_kind=raw.kind, hp=raw.hp)

    def energy(self, raw: _Energy) -> CardDef:
        provides = tuple(raw.provides)
        types = provides if raw.kind == "basic" else ()
        return self._card(raw, kind="energy", energy_kind=raw.kind, provides=provides, types=types)

    def _card(self, raw: _Common, **facts: Any) -> CardDef:
        return CardDef(
            id=f"{self._home.id}-{raw.number}",
            set_id=self._home.id,
            number=raw.number,
            name=_text(raw.name),
            rarity=raw.rarity,
            artist=raw.artist,
            variants=tuple(_variant(key) for key in raw.variants),
            effect=self._effect(raw.number, raw.effect),
            effect_missing=raw.effect_missing,
            release=self._home.release,
            **facts,
        )

    def _attack(self, number: str, raw: _Attack) -> Attack:
        printed = _DAMAGE.match(raw.damage)
        if printed is None:
            raise self._wrong(number, "attacks.damage", raw.damage)
        base = int(printed[1] or 0)
        damage = msgspec.convert({"base": base, "mark": printed[2]}, Damage)
        effect = self._effect(number, raw.effect)
        return Attack(_text(raw.name), tuple(raw.cost), damage, NO_TEXT, effect, raw.effect_missing)

    def _power(self, number: str, raw: _Power) -> Power:
        return Power(raw.kind, _text(raw.name), NO_TEXT, self._effect(number, raw.effect), raw.effect_missing)

    def _effect(self, number: str, raw: _Effect) -> str:
        """IR as JSON text, which must be a program."""
        text = raw if isinstance(raw, str) else msgspec.json.encode(raw, order="deterministic").decode()
        if text:
            try:
                ir.loads(text)
            except msgspec.DecodeError as error:
                raise self._wrong(number, "effect", str(error)) from error
        return text

    def _right(self, number: str, key: str, value: _T, holds: bool) -> _T:
        if not holds:
            raise self._wrong(number, key, str(value))
        return value

    def _wrong(self, number: str, key: str, problem: str) -> KnownError:
        return KnownError("data.value", file=str(self._path), key=f"{self._home.id}-{number}.{key}", problem=problem)


def _text(name: _Name) -> Text:
    return Text(en=name) if isinstance(name, str) else name


def _modifier(printed: str) -> Modifier:
    """`"W×2"`: the type letter, then the value as printed."""
    return Modifier(printed[:1], printed[1:])


def _variant(key: str) -> Variant:
    finish, *details = key.split("+")
    return Variant(finish, tuple(details))
