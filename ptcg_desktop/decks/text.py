"""Deck lists as the text people paste: writing the shape of PTCG Live, reading it and the one of Limitless.

Reading does not resolve cards: it says what each line claims (count, name, code, number), and accounts for every line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import msgspec

from ptcg_desktop.cards.names import fold_tight
from ptcg_desktop.decks.model import DeckList, Entry

SectionName = Literal["pokemon", "trainer", "energy"]
LineKind = Literal["card", "section", "total", "blank", "unread"]
SetCode = Callable[[str], str]

_TITLES: dict[SectionName, str] = {"pokemon": "Pokémon", "trainer": "Trainer", "energy": "Energy"}
_SECTIONS: dict[str, SectionName] = {
    **dict.fromkeys(("pokemon", "pokmon", "pokemons"), "pokemon"),
    **dict.fromkeys(("trainer", "trainers", "trainercards", "treinador", "treinadores"), "trainer"),
    **dict.fromkeys(("entrenador", "entrenadores", "dresseur", "dresseurs", "allenatore"), "trainer"),
    **dict.fromkeys(("energy", "energies", "energia", "energias", "energie"), "energy"),
}
_TOTALS = frozenset({"totalcards", "totaldecartas", "total"})

_LONGEST = 300
"""Characters of a line that is looked at: no card needs half of it, and patterns grow slow on what is no list."""

_HEADER = re.compile(r"^\W*([^\d:()]{2,30}?)\s*(?:[:\-–]\s*(\d+)?|\(\s*(\d+)\s*\))\s*$")
_CARD = re.compile(r"^\s*(?:[*•\-]\s+)?(\d{1,3})\s*[x×]?\s+(\S.*?)\s*$", re.IGNORECASE)
_PRINT = re.compile(
    r"^(?P<name>.+?)\s+(?P<code>(?=[A-Z0-9\-]*[A-Z])[A-Z0-9][A-Z0-9\-]{0,7}|[A-Z]{1,3}Energy|Energy|null)\s+(?P<number>[A-Za-z]{0,5}\d{1,4}[a-z]?)"
    r"(?P<holo>\s+PH)?$"
)
_NUMBER_ONLY = re.compile(r"^(?P<name>.*\benerg\w+\b.*?)\s+(?P<number>\d{1,3})$", re.IGNORECASE)


class ReadLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a pasted text and what it says.

    Attributes:
        place: Line number from 1.
        text: The line as pasted.
        kind: What it is; `unread` = not understood, to be shown to the person.
        code: Set code as written, upper case; `""` if none.
        number: Collector number as written; `""` if none.
        variant: `"reverse"` where the line marks a parallel holo.
        section: The section it stands in.
        stated: The number a section header or total states.
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
        """The total the text itself states; header counts are no checksum (they count lines or copies)."""
        return next((line.stated for line in self.lines if line.kind == "total"), None)


def deck_text(deck: DeckList, set_code: SetCode = str.upper) -> str:
    """The deck in the shape of a PTCG Live export: sections with their counts of copies, and the total.

    Args:
        deck: The deck; unresolved entries stand where their section is not known, under Pokémon.
        set_code: Gives the code people write for a set id (`"base1"` → `"BS"`).
    """
    blocks = []
    for section, title in _TITLES.items():
        entries = [entry for entry in deck.entries if _section(entry) == section]
        if entries:
            count = sum(entry.count for entry in entries)
            blocks.append("\n".join([f"{title}: {count}", *(_line(entry, set_code) for entry in entries)]))
    blocks.append(f"Total Cards: {deck.size}")
    return "\n\n".join(blocks) + "\n"


def read_deck_text(text: str) -> ReadDeck:
    """Read a list of the PTCG Live, PTCG Online or Limitless shape; localised headers and no headers are fine."""
    section: SectionName | None = None
    lines = []
    cleaned = text.removeprefix("\ufeff").replace("\u00a0", " ").replace("&amp;", "&")
    for place, raw in enumerate(cleaned.splitlines(), start=1):
        line = _read_line(place, raw, section)
        if line.kind == "section":
            section = line.section
        lines.append(line)
    return ReadDeck(tuple(lines))


def _read_line(place: int, raw: str, section: SectionName | None) -> ReadLine:
    if not raw.strip() or not any(char.isalnum() for char in raw):
        return ReadLine(place, raw, "blank")
    if len(raw) > _LONGEST:
        return ReadLine(place, raw, "unread", section=section)
    header = _header(place, raw)
    if header:
        return header
    card = _CARD.match(raw)
    if not card:
        return ReadLine(place, raw, "unread", section=section)
    count, rest = int(card[1]), card[2]
    printed = _PRINT.match(rest)
    if printed and not (printed["code"] == "Energy" and "energ" not in printed["name"].lower()):
        code = "" if printed["code"] in ("Energy", "null") else _without_glue(printed["code"])
        variant = "reverse" if printed["holo"] else ""
        return ReadLine(place, raw, "card", count, printed["name"], code, printed["number"], variant, section)
    rest = re.sub(r"\benergy energy$", "Energy", rest, flags=re.IGNORECASE)
    energy = _NUMBER_ONLY.match(rest)
    if energy:
        return ReadLine(place, raw, "card", count, energy["name"], "", energy["number"], section=section)
    return ReadLine(place, raw, "card", count, rest, section=section)


def _header(place: int, raw: str) -> ReadLine | None:
    match = _HEADER.match(raw)
    word = fold_tight(match[1] if match else raw)
    stated = int(match[2] or match[3]) if match and (match[2] or match[3]) else None
    if word in _SECTIONS:
        return ReadLine(place, raw, "section", section=_SECTIONS[word], stated=stated)
    if word in _TOTALS and stated is not None:
        return ReadLine(place, raw, "total", stated=stated)
    return None


def _without_glue(code: str) -> str:
    """PTCG Online glues the word to the code of its Energy sets: `XYEnergy 8`."""
    return code.removesuffix("Energy").upper()


def _section(entry: Entry) -> SectionName:
    return entry.card.kind if entry.card else "pokemon"


def _line(entry: Entry, set_code: SetCode) -> str:
    set_id = entry.card.set_id if entry.card else entry.set_id
    number = entry.card.number if entry.card else entry.number
    return " ".join(
        part for part in (str(entry.count), entry.title, set_code(set_id) if set_id else "", number) if part
    )
