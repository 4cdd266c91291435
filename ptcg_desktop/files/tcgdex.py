"""Reader of the TCGdex source tree: one TypeScript object literal per card, set and series.

The literal is isolated, its two bare identifiers are made safe, and it is read as JSON5; no code is ever run. Files
that need more (`undefined`, texts joined by `+`) take a slower road over the tokens.
"""

from __future__ import annotations

import json
import re
from pathlib import PurePosixPath
from urllib.parse import quote, unquote

import msgspec
import pyjson5

from ptcg_desktop.cards import Attack, CardDef, Power, SetDef, Text, Variant
from ptcg_desktop.files import values
from ptcg_desktop.files.reading import Reading, Record
from ptcg_desktop.files.setmap import rows_by_id, set_table

_HEAD = re.compile(r"\bconst\s+[\w$]+\s*:\s*(Card|Set|Serie)\s*=\s*(?=\{)")
_IDENTIFIER = re.compile(r"(?m)^(\s*(?:set|serie)\s*:\s*)([A-Za-z_$][\w$]*)")
_STRING = r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'"
_TOKENS = re.compile(
    rf"(?P<joined>(?:{_STRING})(?:\s*\+\s*(?:{_STRING}))+)|(?P<string>{_STRING})"
    r"|(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<undefined>\bundefined\b)",
    re.DOTALL,
)
_EACH_STRING = re.compile(_STRING)
_MAX_DEPTH = 24
_PICTURES = "https://assets.tcgdex.net/{{language}}/{series}/{set}/{number}"
_Languages = dict[str, str | None]


class _Weak(msgspec.Struct):
    type: str
    value: str | None = None


class _Attack(msgspec.Struct):
    name: _Languages = {}
    cost: list[str] | None = None
    effect: _Languages | None = None
    damage: int | str | None = None


class _Ability(msgspec.Struct):
    type: str
    name: _Languages = {}
    effect: _Languages | None = None


class _Item(msgspec.Struct):
    name: _Languages
    effect: _Languages | None = None


class _Variant(msgspec.Struct, rename={"third_party": "thirdParty"}):
    type: str
    subtype: str | None = None
    size: str | None = None
    stamp: list[str] | None = None
    foil: str | None = None
    third_party: dict[str, int | None] | None = None


class _Card(msgspec.Struct, rename="camel"):
    """A card file; everything we use, checked by type."""

    name: _Languages
    category: str
    illustrator: str | None = None
    rarity: str | None = None
    hp: int | None = None
    dex_id: list[int] | None = None
    types: list[str] | None = None
    evolve_from: _Languages | None = None
    description: _Languages | None = None
    level: int | str | None = None
    stage: str | None = None
    suffix: str | None = None
    item: _Item | None = None
    abilities: list[_Ability] | None = None
    attacks: list[_Attack] | None = None
    weaknesses: list[_Weak] | None = None
    resistances: list[_Weak] | None = None
    retreat: int | None = None
    effect: _Languages | None = None
    trainer_type: str | None = None
    energy_type: str | None = None
    regulation_mark: str | None = None
    variants: list[_Variant] | dict[str, bool | None] | None = None


class _Count(msgspec.Struct, frozen=True):
    official: int = 0


class _Set(
    msgspec.Struct, rename={"card_count": "cardCount", "release_date": "releaseDate", "tcg_online": "tcgOnline"}
):
    id: str
    name: _Languages
    card_count: _Count = _Count()
    release_date: str | dict[str, str] = ""
    tcg_online: str = ""


class _Serie(msgspec.Struct):
    id: str
    name: _Languages


class TcgdexReader:
    """Takes the files of the tree in any order; `finish` joins cards with their sets, which may come after them."""

    def __init__(self) -> None:
        self._cards: list[tuple[PurePosixPath, CardDef]] = []
        self._sets: dict[PurePosixPath, _Set] = {}
        self._series: dict[PurePosixPath, _Serie] = {}
        self.recognised = 0

    @staticmethod
    def wanted(path: str) -> bool:
        """Could this member be a card, a set or a series?"""
        return path.endswith(".ts") and not path.endswith(".d.ts")

    def read(self, path: str, data: bytes, into: Reading) -> None:
        """Read one file. What is no card, set or series (a program part of that project) is passed over."""
        place = PurePosixPath(path)
        try:
            source = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            into.fault(path, "encoding", str(error))
            return
        head = _HEAD.search(source)
        if head is None:
            if "/data/" in f"/{path}" and re.search(r"\bimport\b.*\bCard\b", source):
                into.fault(path, "syntax", "const card: Card = {")
            return
        self.recognised += 1
        try:
            self._take(head[1], place, _literal(source, head.end()))
        except (pyjson5.Json5Exception, msgspec.ValidationError, ValueError) as error:
            code = "syntax" if isinstance(error, pyjson5.Json5Exception) else "value"
            into.fault(path, code, _short(error))

    def _take(self, kind: str, place: PurePosixPath, raw: object) -> None:
        if kind == "Card":
            self._cards.append((place, _card(msgspec.convert(raw, _Card), unquote(place.stem))))
        elif kind == "Set":
            self._sets[place.with_suffix("")] = msgspec.convert(raw, _Set)
        else:
            self._series[place.with_suffix("")] = msgspec.convert(raw, _Serie)

    def finish(self, into: Reading) -> None:
        """Give every card its set and hand everything over; cards of other games are left out with the reason."""
        left_out = {row.id: row.reason for row in set_table().left_out_series}
        sets: dict[PurePosixPath, SetDef | str] = {}
        for place, found in self._sets.items():
            serie = self._series.get(place.parent)
            reason = left_out.get(serie.id) if serie else None
            sets[place] = reason or _set(found, serie)
        for place, card in self._cards:
            home = sets.get(place.parent)
            if home is None:
                into.fault(str(place), "no_set", place.parent.name)
            elif isinstance(home, str):
                into.leave_out(home)
            else:
                into.add_set("tcgdex", home)
                into.take(Record("tcgdex", _placed(card, place.stem, home)))


def picture_address(series_id: str, set_id: str, number: str) -> str:
    """Where TCGdex keeps the picture of a card it knows: by series, set and the name of the card's file.

    `{language}` stands in it for a language, and it has no ending: `data/pictures.toml` knows those.
    """
    parts = {"series": series_id, "set": set_id, "number": number}
    return _PICTURES.format_map({name: quote(part, safe="") for name, part in parts.items()})


def _placed(card: CardDef, local_id: str, home: SetDef) -> CardDef:
    return msgspec.structs.replace(card, id=f"{home.id}-{local_id}", set_id=home.id, release=home.release)


def _literal(source: str, start: int) -> object:
    end = source.rfind("export default")
    body = source[start : end if end > start else len(source)].rstrip().rstrip(";")
    body = _IDENTIFIER.sub(r'\1"\2"', body)
    try:
        return pyjson5.decode(body, _MAX_DEPTH)
    except pyjson5.Json5Exception:
        mended = _TOKENS.sub(_mend, body)
        if mended == body:
            raise
        return pyjson5.decode(mended, _MAX_DEPTH)


def _mend(token: re.Match[str]) -> str:
    if token["undefined"]:
        return "null"
    if token["joined"]:
        return json.dumps("".join(pyjson5.decode(part) for part in _EACH_STRING.findall(token["joined"])))
    return token[0]


def _short(error: Exception) -> str:
    return str(error.args[0]) if error.args else type(error).__name__


def _set(raw: _Set, serie: _Serie | None) -> SetDef:
    row = rows_by_id().get(raw.id)
    codes = row.codes if row else tuple(code for code in (raw.tcg_online,) if code)
    release = raw.release_date
    if isinstance(release, dict):
        release = release.get("en") or next(iter(release.values()), "")
    return SetDef(
        id=raw.id,
        name=values.name(raw.name),
        series_id=serie.id if serie else "",
        series=values.name(serie.name) if serie else Text(),
        code=codes[0] if codes else "",
        codes=codes,
        release=release,
        official_count=max(raw.card_count.official, 0),
        alias_ids=(f"ptcgio:{row.ptcgio}",) if row and row.ptcgio else (),
    )


def _card(raw: _Card, number: str) -> CardDef:
    kinds = {"Pokemon": "pokemon", "Trainer": "trainer", "Energy": "energy"}
    if raw.category not in kinds:
        raise ValueError(f"category {raw.category!r}")
    if raw.hp is not None and not 0 <= raw.hp <= 1000:
        raise ValueError(f"hp {raw.hp}")
    common = CardDef(
        id="",
        set_id="",
        number=number,
        name=values.name(raw.name),
        kind="pokemon",
        mark=values.mark(raw.regulation_mark),
        rarity=raw.rarity if raw.rarity and raw.rarity != "None" else "",
        artist=values.clean(raw.illustrator),
        variants=_variants(raw.variants),
        hp=raw.hp or 0,
    )
    if not common.name.get("en"):
        raise ValueError("name")
    if raw.category == "Pokemon":
        return _pokemon(common, raw)
    rule = values.text(raw.effect)
    fields = msgspec.structs.replace(
        common, rules=(rule,) if rule.get("en") else (), effect_missing=bool(raw.effect) and not rule.get("en")
    )
    if raw.category == "Trainer":
        return msgspec.structs.replace(fields, kind="trainer", trainer_kind=values.trainer_kind(raw.trainer_type or ""))
    return msgspec.structs.replace(
        fields,
        kind="energy",
        types=values.letters(raw.types or ()),
        energy_kind={"Normal": "basic", "Special": "special"}.get(raw.energy_type or "", ""),
    )


def _pokemon(common: CardDef, raw: _Card) -> CardDef:
    if raw.retreat is not None and not 0 <= raw.retreat <= 9:
        raise ValueError(f"retreat {raw.retreat}")
    powers = [_power(ability) for ability in raw.abilities or ()]
    if raw.item:
        powers.append(Power("held_item", values.name(raw.item.name), values.text(raw.item.effect)))
    rule = values.text(raw.effect)
    return msgspec.structs.replace(
        common,
        stage=values.stage(raw.stage or ""),
        evolves_from=values.name(raw.evolve_from),
        types=values.letters(raw.types or ()),
        attacks=tuple(_attack(attack) for attack in raw.attacks or ()),
        powers=tuple(powers),
        rules=(rule,) if rule.get("en") else (),
        weaknesses=values.modifiers((weak.type, weak.value or "") for weak in raw.weaknesses or ()),
        resistances=values.modifiers((weak.type, weak.value or "") for weak in raw.resistances or ()),
        retreat=raw.retreat,
        suffix=raw.suffix or "",
        level="" if raw.level is None else str(raw.level),
        dex=tuple(raw.dex_id or ()),
        flavor=values.text(raw.description),
    )


def _attack(raw: _Attack) -> Attack:
    effect = values.text(raw.effect)
    return Attack(
        name=values.name(raw.name),
        cost=values.letters(raw.cost or ()),
        damage=values.damage(raw.damage),
        text=effect,
        effect_missing=bool(raw.effect) and not effect.get("en"),
    )


def _power(raw: _Ability) -> Power:
    kind = values.power_kind(raw.type)
    if kind is None:
        raise ValueError(f"ability {raw.type!r}")
    effect = values.text(raw.effect)
    return Power(kind, values.name(raw.name), effect, effect_missing=bool(raw.effect) and not effect.get("en"))


def _variants(raw: list[_Variant] | dict[str, bool | None] | None) -> tuple[Variant, ...]:
    if raw is None:
        return ()
    if isinstance(raw, dict):
        finishes = [Variant(finish) for finish in ("normal", "holo", "reverse") if raw.get(finish)]
        if raw.get("firstEdition"):
            finishes += [Variant(variant.finish, ("1st-edition",)) for variant in finishes]
        return tuple(finishes)
    found = {variant.key: variant for variant in map(_variant, raw)}
    return tuple(found.values())


def _variant(raw: _Variant) -> Variant:
    details = [raw.subtype, *(raw.stamp or ()), raw.foil, raw.size if raw.size != "standard" else None]
    markets = {market: number for market, number in (raw.third_party or {}).items() if number}
    return Variant(raw.type, tuple(detail for detail in details if detail), tuple(sorted(markets.items())))
