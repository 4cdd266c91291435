"""Reader of pokemon-tcg-data: lists of cards in English and Portuguese, sets, and preconstructed decks, all JSON.

Its Portuguese files have a shape of their own: ids with `_`, costs as letters, galleries numbered on behind the main
set, and whole main sets repeated under the name of their gallery. Those repeats are left out, with the reason.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import Any

import msgspec

from ptcg_desktop.cards import TYPE_NAMES, Attack, CardDef, Power, SetDef, Text
from ptcg_desktop.cards.model import PRINTED_CLASSES, EnergyKind, Stage, TrainerKind
from ptcg_desktop.files import values
from ptcg_desktop.files.reading import Entry, Reading, Record, Source, ThemeDeck
from ptcg_desktop.files.setmap import SetRow, place, rows_by_ptcgio, unknown_row

_KINDS = {"Pokémon": "pokemon", "Trainer": "trainer", "Energy": "energy"}
_SUFFIXES = ("TAG TEAM", "GX", "EX", "ex", "VMAX", "VSTAR", "V", "Prime", "SP")
_LEGENDS = re.compile(r"^\[[^\]]*\]\s*")
_PT_ID = re.compile(r"[a-z0-9]+(?:-\d)?_\d")
_ENERGY_TOKEN = re.compile(r"\{([A-Z])\}")
_PT_TYPES = {
    "G": "de Grama",
    "R": "de Fogo",
    "W": "de Água",
    "L": "de Raios",
    "P": "Psíquica",
    "F": "de Luta",
    "D": "Noturna",
    "M": "de Metal",
    "Y": "de Fada",
}


class _Weak(msgspec.Struct):
    type: str = ""
    value: str = ""


class _Attack(msgspec.Struct):
    name: str = ""
    cost: list[str] | str = ""
    damage: str = ""
    text: str = ""


class _Ability(msgspec.Struct):
    name: str = ""
    text: str = ""
    type: str = ""


class _Trait(msgspec.Struct):
    name: str
    text: str = ""


class _Card(msgspec.Struct, rename="camel"):
    """A record, English or Portuguese; everything we use, checked by type."""

    id: str
    name: str
    supertype: str
    number: str
    subtypes: list[str] = []
    hp: str | int = ""
    types: list[str] = []
    evolves_from: str = ""
    rules: list[str] = []
    abilities: list[_Ability] = []
    attacks: list[_Attack] = []
    weaknesses: list[_Weak] = []
    resistances: list[_Weak] = []
    converted_retreat_cost: int = 0
    artist: str = ""
    rarity: str = ""
    flavor_text: str = ""
    national_pokedex_numbers: list[int] = []
    regulation_mark: str = ""
    level: str = ""
    ancient_trait: _Trait | None = None
    images: dict[str, str] = {}


class _Set(msgspec.Struct, rename="camel"):
    id: str
    name: str
    series: str = ""
    printed_total: int = 0
    ptcgo_code: str = ""
    release_date: str = ""


class _DeckCard(msgspec.Struct):
    id: str
    count: int
    name: str = ""


class _Deck(msgspec.Struct):
    id: str
    name: str
    cards: list[_DeckCard]
    types: list[str] = []


class PtcgioReader:
    """Takes the files in any order; `finish` hands everything over."""

    def __init__(self) -> None:
        self._cards: list[tuple[Source, str, _Card]] = []
        self._sets: dict[str, SetDef] = {}
        self._names: dict[str, Text] = {}
        self.recognised = 0

    @staticmethod
    def wanted(path: str) -> bool:
        """Could this member hold cards, sets or decks in a language we keep?"""
        if not path.endswith(".json"):
            return False
        return not re.search(r"(?:^|/)(?:cards/(?!en/|ptbr/)[^/]+/|(?:decks|sets)/(?!en|ptbr))", path)

    def read(self, path: str, data: bytes, into: Reading) -> None:
        """Read one file; JSON that holds none of our things is passed over."""
        try:
            rows = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.recognised += 1
            into.fault(path, "syntax", str(error))
            return
        first = next((row for row in rows if isinstance(row, dict)), None) if isinstance(rows, list) else None
        if first is None:
            return
        if "supertype" in first or "attacks" in first:
            self._read_cards(path, rows, first, into)
        elif "cards" in first and "name" in first:
            self._read_decks(path, rows, into)
        elif "printedTotal" in first:
            self._read_sets(path, rows, into)
        else:
            return
        self.recognised += 1

    def _read_cards(self, path: str, rows: list[Any], first: dict[str, Any], into: Reading) -> None:
        file = PurePosixPath(path)
        source: Source = "ptcgio-pt" if file.parent.name == "ptbr" or _PT_ID.match(str(first.get("id"))) else "ptcgio"
        for position, row in enumerate(rows):
            try:
                raw = msgspec.convert(row, _Card)
                self._take(source, file.stem, raw, into)
            except (msgspec.ValidationError, ValueError) as error:
                into.fault(_where(path, position, row), "value", str(error))

    def _take(self, source: Source, stem: str, raw: _Card, into: Reading) -> None:
        rows = rows_by_ptcgio()
        prefix, _, tail = raw.id.partition("_" if _PT_ID.match(raw.id) else "-")
        row = rows.get(prefix) or rows.get(stem) or unknown_row(prefix or stem)
        if source == "ptcgio-pt":
            file_row = rows.get(stem)
            if file_row is not None and file_row.id != row.id:
                into.leave_out("repeat")
                return
            tail = ""
        set_id, number = place(row, raw.number, tail)
        if tail and tail != raw.number and tail not in row.numbers:
            set_id, number = place(row, tail)
        card = _card(raw, source, row, set_id, number)
        into.take(Record(source, card))

    def _read_sets(self, path: str, rows: list[Any], into: Reading) -> None:
        portuguese = PurePosixPath(path).stem == "ptbr"
        for position, raw in enumerate(rows):
            try:
                found = msgspec.convert(raw, _Set)
            except msgspec.ValidationError as error:
                into.fault(_where(path, position, raw), "value", str(error))
                continue
            known = _set(found)
            if portuguese:
                self._names[known.id] = known.name
            elif PurePosixPath(path).stem == "en" or known.id not in self._sets:
                self._sets[known.id] = known

    def _read_decks(self, path: str, rows: list[Any], into: Reading) -> None:
        stem = PurePosixPath(path).stem
        set_row = rows_by_ptcgio().get(stem) or unknown_row(stem)
        for position, raw in enumerate(rows):
            try:
                deck = msgspec.convert(raw, _Deck)
                types = values.letters(deck.types)
            except (msgspec.ValidationError, ValueError) as error:
                into.fault(_where(path, position, raw), "value", str(error))
                continue
            entries = tuple(Entry(our_id(card.id), card.count, card.name) for card in deck.cards)
            into.decks.append(ThemeDeck(deck.id, deck.name, set_row.id, types, entries))

    def finish(self, into: Reading) -> None:
        """Hand over the sets; a set that only cards name is made from the table."""
        for found in self._sets.values():
            name = self._names.get(found.id)
            if name and name.en != found.name.en:
                found = msgspec.structs.replace(found, name=Text(found.name.en, name.en))
            into.add_set("ptcgio", found)


def _where(path: str, position: int, row: object) -> str:
    """The place of a row that cannot be used: its id where it has one, else how far down it stands."""
    return f"{path}#{str(row.get('id', position))[:100] if isinstance(row, dict) else position}"


def our_id(foreign: str) -> str:
    """Our id of a printing that pokemon-tcg-data calls `foreign` (`sv3pt5-207`, `cel25c-15_A1`)."""
    prefix, _, number = foreign.partition("-")
    row = rows_by_ptcgio().get(prefix) or unknown_row(prefix)
    set_id, placed = place(row, number, number)
    return f"{set_id}-{_escaped(placed)}"


def _escaped(number: str) -> str:
    """Numbers as ids write them: TCGdex keeps them as file names, where `?` is escaped."""
    return "%3F" if number == "?" else number


def _set(raw: _Set) -> SetDef:
    row = rows_by_ptcgio().get(raw.id) or unknown_row(raw.id)
    codes = row.codes or tuple(code for code in (raw.ptcgo_code,) if code)
    return SetDef(
        id=row.id,
        name=Text(raw.name),
        series=Text(raw.series),
        code=codes[0] if codes else "",
        codes=codes,
        release=raw.release_date.replace("/", "-"),
        official_count=max(raw.printed_total, 0),
        alias_ids=(f"ptcgio:{raw.id}",),
    )


def _card(raw: _Card, source: Source, row: SetRow, set_id: str, number: str) -> CardDef:
    kind = _KINDS.get(raw.supertype)
    if kind is None or not raw.name:
        raise ValueError(f"supertype {raw.supertype!r}")
    portuguese = source == "ptcgio-pt"
    hit_points = int(raw.hp or 0)
    if not 0 <= hit_points <= 1000 or not 0 <= raw.converted_retreat_cost <= 9:
        raise ValueError(f"hp {raw.hp}, retreat {raw.converted_retreat_cost}")
    if any(subtype == "Supporter" for subtype in raw.subtypes) and portuguese and not raw.attacks:
        kind = "trainer"
    pokemon = kind == "pokemon"
    text = _portuguese if portuguese else _english
    return CardDef(
        id=f"{set_id}-{_escaped(number)}",
        set_id=set_id,
        number=number,
        name=text(_ENERGY_TOKEN.sub(lambda token: _PT_TYPES.get(token[1], token[0]), raw.name)),
        kind=kind,  # type: ignore[arg-type]  # one of the values of _KINDS
        stage=_stage(raw.subtypes) if pokemon else "",
        evolves_from=Text(raw.evolves_from) if pokemon else Text(),
        hp=hit_points,
        types=_energy_type(raw.name) if kind == "energy" else values.letters(raw.types),
        attacks=tuple(_attack(attack, portuguese) for attack in raw.attacks),
        powers=_powers(raw, portuguese),
        rules=tuple(text(rule) for rule in raw.rules if rule.strip()),
        weaknesses=values.modifiers((weak.type, weak.value) for weak in raw.weaknesses),
        resistances=values.modifiers((weak.type, weak.value) for weak in raw.resistances),
        retreat=raw.converted_retreat_cost if pokemon else None,
        trainer_kind=_trainer_kind(raw.subtypes) if kind == "trainer" else "",
        energy_kind=_energy_kind(raw.subtypes) if kind == "energy" else "",
        limit_groups=_limit_groups(raw.subtypes),
        classes=tuple(subtype for subtype in raw.subtypes if subtype in PRINTED_CLASSES),
        suffix=_suffix(raw.subtypes) if pokemon else "",
        mark="" if portuguese else values.mark(raw.regulation_mark),
        rarity="" if portuguese else raw.rarity,
        artist=values.clean(raw.artist),
        level=raw.level,
        dex=tuple(raw.national_pokedex_numbers),
        flavor=text(raw.flavor_text),
        image="" if portuguese else _image(raw.images),
        alias_ids=() if portuguese else (f"ptcgio:{raw.id}",),
    )


def _english(wording: str) -> Text:
    return Text(en=values.clean(wording))


def _portuguese(wording: str) -> Text:
    return Text(pt=values.clean(wording))


def _stage(subtypes: list[str]) -> Stage:
    """The most particular stage among the subtypes: `["Stage 1", "VMAX"]` is VMAX, `["Basic", "MEGA", "EX"]` is Mega.

    The Mega Evolution Pokémon ex of 2025 are what their other subtype says, Basic to Stage 2.
    """
    found = [stage for subtype in subtypes if (stage := values.stage(subtype))]
    modern = "ex" in subtypes
    special = [
        stage for stage in found if stage not in ("basic", "stage1", "stage2") and not (modern and stage == "mega")
    ]
    found = [stage for stage in found if stage != "mega" or not modern]
    return special[0] if special else found[0] if found else ""


def _suffix(subtypes: list[str]) -> str:
    found = next((suffix for suffix in _SUFFIXES if suffix in subtypes), "")
    return {"TAG TEAM": "TAG TEAM-GX", "VMAX": "", "VSTAR": ""}.get(found, found)


def _trainer_kind(subtypes: list[str]) -> TrainerKind:
    kinds = [kind for subtype in subtypes if (kind := values.trainer_kind(subtype))]
    return next((kind for kind in kinds if kind != "item"), kinds[0] if kinds else "")


def _energy_kind(subtypes: list[str]) -> EnergyKind:
    if any(subtype.startswith("Special") for subtype in subtypes):
        return "special"
    return "basic" if any(subtype.startswith("Basic") for subtype in subtypes) else ""


def _energy_type(name: str) -> tuple[str, ...]:
    """Its English energy cards name their type only in the name; anything but a plain basic name gives none."""
    word = name.removeprefix("Basic ").removesuffix(" Energy")
    return tuple(letter for letter, type_name in TYPE_NAMES.items() if type_name == word and letter not in "CN")


def _limit_groups(subtypes: list[str]) -> tuple[str, ...]:
    groups = {"ACE SPEC": "ace_spec", "Radiant": "radiant", "Star": "pokemon_star"}
    return tuple(group for subtype, group in groups.items() if subtype in subtypes)


def _attack(raw: _Attack, portuguese: bool) -> Attack:
    text = _portuguese if portuguese else _english
    return Attack(text(raw.name), values.letters(raw.cost), values.damage(raw.damage.strip()), text(raw.text))


def _powers(raw: _Card, portuguese: bool) -> tuple[Power, ...]:
    text = _portuguese if portuguese else _english
    found = []
    for ability in raw.abilities:
        kind = values.power_kind(ability.type or "Ability")
        if kind is None:
            raise ValueError(f"ability {ability.type!r}")
        found.append(Power(kind, text(_LEGENDS.sub("", ability.name)), text(ability.text)))
    if raw.ancient_trait:
        found.append(Power("ancient_trait", text(raw.ancient_trait.name), text(raw.ancient_trait.text)))
    return tuple(found)


def _image(images: dict[str, str]) -> str:
    small = images.get("small", "")
    return small.removesuffix(".png") if small.startswith("https://images.pokemontcg.io/") else ""
