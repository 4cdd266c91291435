"""What a pasted deck list says, line by line, before any card is looked up."""

from __future__ import annotations

from typing import Literal

import msgspec

from ptcg_desktop.decks.list_words import SectionName

LineKind = Literal["card", "section", "total", "blank", "unread"]
Unread = Literal[
    "", "no_count", "zero", "negative", "huge", "too_long", "too_many", "no_card", "other_deck", "bad_id", "bad_row"
]
"""Why a line is not read; `list.<reason>` in data/words."""


class Reading(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to read what stands behind the count: name, set code and number as written, any of them `""`."""

    name: str = ""
    code: str = ""
    number: str = ""


class ReadLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a pasted text and what it says.

    Attributes:
        place: Line number from 1; in data that has no lines, the place of the item.
        text: The line as pasted; of a very long one its beginning.
        kind: What it is; `unread` = no card by itself, to be shown to the person.
        count: Copies asked for; 0 where the line is no card.
        name, code, number: The likeliest reading, as written; the code in upper case.
        variant: `"reverse"` where the line marks a parallel holo.
        section: The section it stands in, or that it begins; None for a heading of no known section.
        stated: The number a heading or total states.
        reason: Why it is unread.
        others: Further readings, likelier first. An unread line without a count may have readings, too.
        card_id: Id of a printing in pokemon-tcg-data or in TCGdex, where the list gives ids.
        product: Id of a product of TCGplayer, 0 if none is given.
        marks: What stands behind the card and is not understood (`*F*`).
        note: What is written about the card behind it, in lists of ours.
        span: Lines of the text that it stands for; more than 1 only for the rest of an endless text.
    """

    place: int
    text: str
    kind: LineKind
    count: int = 0
    name: str = ""
    code: str = ""
    number: str = ""
    variant: str = ""
    section: SectionName | None = None
    stated: int | None = None
    reason: Unread = ""
    others: tuple[Reading, ...] = ()
    card_id: str = ""
    product: int = 0
    marks: tuple[str, ...] = ()
    note: str = ""
    span: int = 1

    @property
    def readings(self) -> tuple[Reading, ...]:
        """Every reading, the likeliest first."""
        first = Reading(self.name, self.code, self.number)
        return (first, *self.others) if first != Reading() else self.others


class ReadDeck(msgspec.Struct, frozen=True):
    """A pasted text, line by line: nothing is dropped, cut or guessed."""

    lines: tuple[ReadLine, ...]

    @property
    def cards(self) -> tuple[ReadLine, ...]:
        """The lines that name cards."""
        return tuple(line for line in self.lines if line.kind == "card")

    @property
    def unread(self) -> tuple[ReadLine, ...]:
        """The lines that were not understood."""
        return tuple(line for line in self.lines if line.kind == "unread")

    @property
    def count(self) -> int:
        """Cards on the lines read."""
        return sum(line.count for line in self.cards)

    @property
    def stated_total(self) -> int | None:
        """The total the text itself states; counts of headings are no checksum (they count lines or copies)."""
        return next((line.stated for line in self.lines if line.kind == "total"), None)
