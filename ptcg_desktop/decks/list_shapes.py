"""Deck lists that are data, not lines: JSON of ids or of decks, a mass entry link, tables with a heading.

Each reader gives None where the text is not of its shape, so that it is read as lines, and one `ReadLine` per item
where it is. An item that is not understood is a line, too.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Sequence
from urllib.parse import parse_qs, urlsplit

import msgspec

from ptcg_desktop.cards.names import fold_tight
from ptcg_desktop.decks.list_damage import repaired
from ptcg_desktop.decks.list_line import LONGEST, counted, read_line, with_print
from ptcg_desktop.decks.list_words import ColumnName, column_words, list_words
from ptcg_desktop.decks.listing import Reading, ReadLine, Unread

MOST_ITEMS = 2000
"""Items that are read one by one; no deck has a tenth of them."""
_ID = re.compile(r"[A-Za-z0-9.]{1,16}(?:-[A-Za-z0-9.]{1,16}){0,3}-[A-Za-z0-9!?%_]{1,12}")
_PRODUCT = re.compile(r"(\d{1,9})-(\d{1,9})")
_PICTURE = re.compile(
    r"/(?P<code>[A-Z0-9]{2,6})_(?P<number>[A-Z]{0,4}\d{1,4}[a-z]?)(?:_[A-Za-z]+)*\.(?:png|jpe?g|webp)"
)
_SEPARATORS = (",", ";", "\t")


def read_json(text: str) -> list[ReadLine] | None:
    """Ids one per copy (Tabletop Simulator, pokemoncard.io), or decks of pokemon-tcg-data: `[{"cards": […]}]`."""
    if not text.startswith(("[", "{")):
        return None
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, ValueError):
        return None
    items = data if isinstance(data, list) else [data]
    if any(isinstance(each, dict) and isinstance(each.get("cards"), list) for each in items):
        return _decks(items)
    if items and isinstance(data, list) and any(isinstance(each, str) for each in items):
        return _ids(items)
    return None


def _ids(items: Sequence[object]) -> list[ReadLine]:
    """Equal ids become one line at the place of the first; a banner is a heading."""
    counts: dict[str, int] = {}
    other: list[ReadLine] = []
    for place, each in enumerate(items[:MOST_ITEMS], start=1):
        word = each if isinstance(each, str) else _shown(each)
        if isinstance(each, str) and _ID.fullmatch(word):
            counts[word] = counts.get(word, 0) + 1
        elif isinstance(each, str) and place == 1:
            other.append(ReadLine(place, word[:LONGEST], "section"))
        else:
            other.append(ReadLine(place, word[:LONGEST], "unread", reason="bad_id"))
    cards = [
        ReadLine(place, f"{count} {card_id}", "card", count, card_id=card_id)
        for place, (card_id, count) in enumerate(counts.items(), start=len(other) + 1)
    ]
    return [*other, *cards, *_rest(items, len(counts) + len(other) + 1)]


def _decks(items: Sequence[object]) -> list[ReadLine]:
    """The first deck; the others are told, for one list is one deck."""
    lines: list[ReadLine] = []
    taken = False
    for each in items[:MOST_ITEMS]:
        cards = each.get("cards") if isinstance(each, dict) else None
        title = str(each.get("name", "")) if isinstance(each, dict) else _shown(each)
        if not isinstance(cards, list) or taken:
            reason: Unread = "other_deck" if isinstance(cards, list) else "bad_row"
            lines.append(ReadLine(len(lines) + 1, title[:LONGEST], "unread", reason=reason))
            continue
        taken = True
        lines.append(ReadLine(1, title[:LONGEST], "section"))
        lines += [_deck_card(place, card) for place, card in enumerate(cards[:MOST_ITEMS], start=len(lines) + 1)]
        lines += _rest(cards, len(lines) + 1)
    return lines


def _deck_card(place: int, card: object) -> ReadLine:
    if isinstance(card, dict):
        card_id, name, count = card.get("id", ""), card.get("name", ""), card.get("count", 1)
        if isinstance(card_id, str) and isinstance(name, str) and isinstance(count, int) and (card_id or name):
            text = f"{count} {name} {card_id}".strip()[:LONGEST]
            line = ReadLine(place, text, "unread", name=name[:LONGEST], card_id=card_id[:LONGEST])
            if count < 0:
                return msgspec.structs.replace(line, reason="negative")
            return counted(line, str(count))
    return ReadLine(place, _shown(card), "unread", reason="bad_row")


def read_mass_entry(text: str) -> list[ReadLine] | None:
    """The address TCGplayer makes of a list: `…/massentry?c=4 Name [SET] 1||…`, or products, `c=4-497557||…`."""
    if "massentry" not in text[:200] or "\n" in text.strip():
        return None
    try:
        asked = parse_qs(urlsplit(text.strip()).query).get("c", [""])[0]
    except ValueError:
        return None
    items = [each for each in asked.split("||") if each.strip()]
    if not items:
        return None
    lines = []
    for place, each in enumerate(items[:MOST_ITEMS], start=1):
        if product := _PRODUCT.fullmatch(each.strip()):
            line = ReadLine(place, each, "unread", product=int(product[2]))
            lines.append(counted(line, product[1]))
        else:
            lines.append(read_line(place, each, repaired(each), None))
    return [*lines, *_rest(items, len(lines) + 1)]


def read_table(text: str) -> list[ReadLine] | None:
    """A table with a heading that has a count and a name: PTCG-sim, spreadsheets, our own CSV.

    PTCG-sim does not quote, so a row with more cells than the heading has a comma in its name.
    """
    rows = text.splitlines()
    first = next((place for place, row in enumerate(rows) if row.strip()), 0)
    separator = next((each for each in _SEPARATORS if rows and each in rows[first]), None)
    if separator is None or len(rows[first]) > LONGEST:
        return None
    columns = [column_words().get(fold_tight(cell)) for cell in _cells(rows[first], separator)]
    if "count" not in columns or "name" not in columns:
        return None
    lines = [ReadLine(place, row, "blank") for place, row in enumerate(rows[:first], start=1)]
    lines.append(ReadLine(first + 1, rows[first], "section"))
    for place, row in enumerate(rows[first + 1 : first + 1 + MOST_ITEMS], start=first + 2):
        lines.append(_row(place, row, separator, columns))
    return [*lines, *_rest(rows, len(lines) + 1)]


def _row(place: int, row: str, separator: str, columns: Sequence[ColumnName | None]) -> ReadLine:
    if not any(char.isalnum() for char in row):
        return ReadLine(place, row[:LONGEST], "blank")
    cells = _cells(row, separator)
    if len(row) > 4 * LONGEST or len(cells) < 2:
        return ReadLine(place, row[:LONGEST], "unread", reason="bad_row")
    surplus = len(cells) - len(columns)
    if surplus > 0:
        at = columns.index("name")
        cells[at : at + surplus + 1] = [separator.join(cells[at : at + surplus + 1])]
    values = {column: repaired(cell).strip() for column, cell in zip(columns, cells, strict=False) if column}
    line = with_print(ReadLine(place, row[:LONGEST], "unread", reason="no_card"), "")
    name, code, number = values.get("name", ""), values.get("code", ""), values.get("number", "")
    if not code and (picture := _PICTURE.search(values.get("url", ""))):
        code, number = picture["code"], picture["number"]
    if code.upper() in list_words().codes.lost:
        code = ""
    line = msgspec.structs.replace(line, name=name, code=code.upper(), number=number, card_id=values.get("id", ""))
    if code and number and name:
        line = msgspec.structs.replace(line, others=(Reading(name),))
    line = msgspec.structs.replace(line, note=values.get("note", ""))
    digits = values.get("count", "")
    if digits.startswith("-"):
        return msgspec.structs.replace(line, reason="negative")
    if not (digits.isdecimal() and (line.readings or line.card_id)):
        return msgspec.structs.replace(line, reason="no_card" if digits.isdecimal() else "no_count")
    return counted(line, digits)


def _cells(row: str, separator: str) -> list[str]:
    try:
        return next(csv.reader([row], delimiter=separator), [])
    except csv.Error:
        return row.split(separator)


def _rest(items: Sequence[object] | Iterable[object], place: int) -> list[ReadLine]:
    """One line that stands for all items behind those that are read."""
    left = len(list(items)) - MOST_ITEMS
    return [ReadLine(place, f"… {left}", "unread", reason="too_many", span=left)] if left > 0 else []


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()[:LONGEST]
