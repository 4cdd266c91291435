"""A pasted deck list, each line resolved against the catalogue; nothing is dropped, cut or guessed in silence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks import ReadLine, read_deck_text
from ptcg_desktop.files.numbers import number_key

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService

Standing = Literal["placed", "unsure", "lost"]
"""`placed`: name, set and number agree (or there is one print); `unsure`: a print was chosen; `lost`: none found."""

CANDIDATES = 60


class PastedLine(msgspec.Struct, frozen=True):
    """A line that asks for cards.

    Attributes:
        card: The printing it will be, None if none was found.
        candidates: Printings it could be, best first.
    """

    line: ReadLine
    standing: Standing
    card: CardDef | None = None
    candidates: tuple[CardDef, ...] = ()


class Pasted(msgspec.Struct, frozen=True):
    """A whole pasted text; `other` are the lines that ask for no cards and were understood (headings, blanks)."""

    lines: tuple[PastedLine, ...]
    other: int = 0

    @property
    def read(self) -> int:
        """Cards asked for on all lines."""
        return sum(each.line.count for each in self.lines)

    @property
    def placed(self) -> int:
        """Cards that have a printing."""
        return sum(each.line.count for each in self.lines if each.card)

    def waiting(self) -> list[PastedLine]:
        """Lines that need the person: no printing, or one that was chosen for them."""
        return [each for each in self.lines if each.standing != "placed"]

    def choose(self, place: int, card: CardDef) -> Pasted:
        """The same list with the line at index `place` decided."""
        lines = list(self.lines)
        lines[place] = msgspec.structs.replace(lines[place], card=card, standing="placed")
        return msgspec.structs.replace(self, lines=tuple(lines))

    def cards(self) -> list[tuple[CardDef, int]]:
        """The printings and their counts, in the order of the text; five copies stay five."""
        return [(each.card, each.line.count) for each in self.lines if each.card]


def paste(text: str, catalogue: CatalogueService, owned: Mapping[str, int], legal: Callable[[CardDef], bool]) -> Pasted:
    """Read a text and find each card.

    Args:
        owned: Copies by card id; an owned print is preferred where the line names none.
        legal: Is a print in the format? Preferred next; then the newest.
    """
    read = read_deck_text(text)
    codes: dict[str, set[str]] = {}
    for known in catalogue.sets():
        for code in (known.code, *known.codes, known.id):
            codes.setdefault(code.upper(), set()).add(known.id)
    lines = [
        _resolve(line, catalogue, codes.get(line.code.upper(), set()) if line.code else None, owned, legal)
        if line.kind == "card"
        else PastedLine(line, "lost")
        for line in read.lines
        if line.kind in ("card", "unread")
    ]
    return Pasted(tuple(lines), other=len(read.lines) - len(lines))


def _resolve(
    line: ReadLine,
    catalogue: CatalogueService,
    set_ids: set[str] | None,
    owned: Mapping[str, int],
    legal: Callable[[CardDef], bool],
) -> PastedLine:
    """`set_ids`: sets with the line's code (empty: nobody has it), None if the line has no code."""
    named = _named(line.name, catalogue)
    here = [card for card in named if set_ids and card.set_id in set_ids]
    exact = [card for card in here if number_key(line.number) == number_key(card.number)] if line.number else here
    if exact and set_ids:
        return PastedLine(line, "placed", exact[0], tuple(exact + [card for card in named if card not in exact]))
    named.sort(key=lambda card: (card.id in owned, legal(card), card.release), reverse=True)
    printed = _printed_as(line, catalogue, set_ids)  # a right number with a wrong name: both are shown
    candidates = tuple(dict.fromkeys([*here, *named, *printed]))[:CANDIDATES]
    if not candidates:
        return PastedLine(line, "lost", None, tuple(catalogue.cards(catalogue.search(line.name)[:CANDIDATES])))
    sure = (len(candidates) == 1 and set_ids is None) or candidates[0].is_basic_energy  # its print makes no difference
    return PastedLine(line, "placed" if sure else "unsure", candidates[0], candidates)


def _named(name: str, catalogue: CatalogueService) -> list[CardDef]:
    """Every print of the name, in English or Portuguese; a longer name that begins the same is another card."""
    key = name_key(name)
    found = catalogue.cards(catalogue.with_name_key(key))
    return found or [card for card in catalogue.cards(catalogue.search(name)) if name_key(card.name.pt) == key]


def _printed_as(line: ReadLine, catalogue: CatalogueService, set_ids: set[str] | None) -> list[CardDef]:
    if not set_ids or not line.number:
        return []
    found = catalogue.cards(catalogue.search(f"{line.code} {line.number}")[:10])
    return [card for card in found if card.set_id in set_ids and number_key(line.number) == number_key(card.number)]
