"""What could stand where the cursor is: fields, their values, sets, artists, names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from ptcg_desktop.cards.names import fold, fold_tight
from ptcg_desktop.services.query.fields import FIELDS, Field, field
from ptcg_desktop.services.query.shelf import NO_SHELF, Shelf
from ptcg_desktop.services.query.table import Table
from ptcg_desktop.services.rarities import Rarity, rarity, rarity_place
from ptcg_desktop.services.words import is_portuguese

LIMIT = 20
_TOKEN = re.compile(r'[^\s()"“”]*(?:"[^"]*)?$')
_LISTS = {False: ("deck", "wishlist", "tradelist"), True: ("baralho", "desejos", "trocas")}
"""What `in:` is asked of in English, and (True) in Portuguese."""
_COMPARISON = re.compile(r"-?([^\W\d_][\w\-]*)(<=|>=|!=|[:=<>])(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Completion:
    """Put `insert` in the place of the characters from `start` to `end`.

    Attributes:
        label: The code of its name (`query.f.hp`), `""` where `insert` says it all.
    """

    insert: str
    start: int
    end: int
    kind: Literal["field", "value", "name"]
    label: str = ""


def complete(
    text: str, cursor: int, table: Table | None = None, shelf: Shelf = NO_SHELF, language: str = "en"
) -> list[Completion]:
    """At most `LIMIT` completions at the cursor, the likeliest first; none where nothing was begun.

    Args:
        table: For sets, artists, rarities and names; without it fields and fixed values only.
        language: Which names of fields and values are offered first.
    """
    cursor = max(0, min(cursor, len(text)))
    found = _TOKEN.search(text[:cursor])
    token = found[0] if found else ""
    if not token:
        return []
    comparison = _COMPARISON.fullmatch(token)
    known = field(comparison[1]) if comparison else None
    if comparison and known:
        begun = comparison[3].rpartition("|")[2]
        values = _values(known, begun.lstrip('"'), table, shelf, language)
        return [Completion(value, cursor - len(begun), cursor, "value") for value in values][:LIMIT]
    begun = token.lstrip("-").rpartition("|")[2]
    if not begun or begun.startswith("/"):
        return []
    start = cursor - len(begun)
    fields = [
        Completion(name + _sign(each), start, cursor, "field", f"query.f.{each.name}")
        for name, each in _fields(begun, language)
    ]
    names = (
        [Completion(_quoted(name), start, cursor, "name") for name in _names(begun, table, language)] if table else []
    )
    return (fields + names)[:LIMIT]


def _fields(begun: str, language: str) -> Iterable[tuple[str, Field]]:
    wanted = fold_tight(begun)
    for each in FIELDS:
        name = _begun(each.names(language), wanted) if wanted else None
        if name:
            yield name, each


def _begun(names: Iterable[str], tight: str) -> str | None:
    """The first of the names that begins so; single letters are left to those who know them."""
    return next((name for name in names if len(name) > 1 and fold_tight(name).startswith(tight)), None)


def _sign(of: Field) -> str:
    return ">=" if of.kind in ("number", "money") and of.name != "year" else ":"


def _values(of: Field, begun: str, table: Table | None, shelf: Shelf, language: str) -> list[str]:
    wanted = fold(begun)
    if of.choices:
        matching = (_begun(each.names(language), fold_tight(begun)) for each in of.choices)
        return [name for name in matching if name]
    if of.kind == "format":
        from ptcg_desktop.decks import load_formats

        return [name for name in load_formats() if name.startswith(begun.lower())]
    if of.name == "in":
        names = (*_LISTS[is_portuguese(language)], *shelf.decks, *shelf.lists)
        return [_quoted(name) for name in names if fold(name).startswith(wanted)]
    if of.lot and of.kind in ("text", "grade", "condition"):
        return [_quoted(words) for words in shelf.lots.written(of.name) if f" {wanted}" in f" {fold(words)}"]
    if table is None:
        return []
    if of.name == "set":
        first, second = ("pt", "en") if is_portuguese(language) else ("en", "pt")
        sets = (
            name
            for known in reversed(table.sets_known)
            for name in (known.code, known.name.get(first), known.name.get(second))
            if name
        )
        return [_quoted(name) for name in dict.fromkeys(sets) if fold(name).startswith(wanted)]
    if of.name == "rarity":
        offered = [
            _rarity_begun(rarity(name), wanted, language) for name in dict.fromkeys(table.rarities.values) if name
        ]
        return [
            _quoted(name)
            for name in sorted(
                filter(None, offered), key=lambda name: (not fold(name).startswith(wanted), rarity_place(name))
            )
        ]
    if of.name in ("artist", "mark"):
        column = {"artist": table.artists, "mark": table.marks}[of.name]
        words = sorted(value for value in column.values if value and f" {wanted}" in f" {value}")
        return [_quoted(value) for value in words]
    if of.name in ("name", "from", "evolves-to"):
        return [_quoted(name) for name in _names(begun, table, language)]
    return []


def _rarity_begun(known: Rarity, wanted: str, language: str) -> str:
    """The name in which a word begins so, that of the language first."""
    names = (known.pt, known.en) if is_portuguese(language) else (known.en, known.pt)
    return next((name for name in names if f" {wanted}" in f" {fold(name)}"), "")


def _names(begun: str, table: Table, language: str) -> list[str]:
    """Names that begin with what was typed, those with most prints first."""
    wanted = fold(begun)
    if len(wanted) < 2:
        return []
    columns = table.index.columns
    counts: dict[str, int] = {}
    for own in (
        (columns.portuguese, columns.english) if is_portuguese(language) else (columns.english, columns.portuguese)
    ):
        matching = table.name_starts(wanted)
        for row in matching:
            if fold(own[row]).startswith(wanted):
                counts[own[row]] = counts.get(own[row], 0) + 1
    return sorted(counts, key=lambda name: (-counts[name], name))[:LIMIT]


def _quoted(value: str) -> str:
    plain = value.replace('"', "")
    return f'"{plain}"' if re.search(r"[\s()|:=<>]", plain) or plain.startswith(("-", "/")) else plain
