"""A deck list as text, with every line that names cards resolved against the catalogue, without asking anybody.

For the command line, where nobody can be asked: a line whose print cannot be found exactly becomes the newest print of
that name, and a name nobody knows stays in the list as an entry without a card, which the checker reports.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ptcg_desktop.cards import CardDef
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks import DeckList, Entry, ReadLine, read_deck_text
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.numbers import number_key
from ptcg_desktop.services.catalogue import CatalogueService

MAX_BYTES = 1_000_000
"""A deck list is some kilobytes; anything larger is another file."""


def read_deck_file(path: Path, catalogue: CatalogueService) -> tuple[DeckList, tuple[ReadLine, ...]]:
    """Read a deck list from a text file.

    Returns:
        The deck, named after the file, and the lines that were not understood.

    Raises:
        KnownError: `deck_file.missing`, `deck_file.no_text` (not UTF-8, or far too large), `deck_file.empty`.
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise KnownError("deck_file.missing", file=str(path)) from error
    if len(raw) > MAX_BYTES:
        raise KnownError("deck_file.no_text", file=str(path))
    return read_deck(raw, path.stem, str(path), catalogue)


def read_deck(raw: bytes, name: str, file: str, catalogue: CatalogueService) -> tuple[DeckList, tuple[ReadLine, ...]]:
    """As `read_deck_file`, from bytes at hand; `file` is what messages call them."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise KnownError("deck_file.no_text", file=file) from error
    read = read_deck_text(text)
    if not read.cards:
        raise KnownError("deck_file.empty", file=file)
    codes = _set_codes(catalogue)
    return DeckList(name, tuple(_entry(line, catalogue, codes) for line in read.cards)), read.unread


def _set_codes(catalogue: CatalogueService) -> dict[str, set[str]]:
    codes: dict[str, set[str]] = {}
    for known in catalogue.sets():
        for code in (known.id, known.code, *known.codes):
            if code:
                codes.setdefault(code.upper(), set()).add(known.id)
    return codes


def _entry(line: ReadLine, catalogue: CatalogueService, codes: Mapping[str, set[str]]) -> Entry:
    card = _card(line, catalogue, codes)
    if card is None:
        return Entry("", line.count, None, line.name, line.code.lower(), line.number)
    return Entry(card.id, line.count, card, card.name.get("en"), card.set_id, card.number)


def _card(line: ReadLine, catalogue: CatalogueService, codes: Mapping[str, set[str]]) -> CardDef | None:
    key = name_key(line.name)
    named = catalogue.cards(catalogue.with_name_key(key)) or [
        card for card in catalogue.cards(catalogue.search(line.name)) if name_key(card.name.pt) == key
    ]
    sets = codes.get(line.code.upper(), set()) if line.code else set()
    here = [card for card in named if card.set_id in sets]
    exact = [card for card in here if line.number and number_key(card.number) == number_key(line.number)]
    return next(iter(exact or here[-1:] or named[-1:]), None)
