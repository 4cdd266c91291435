"""A deck as the text other programs read: one function per shape, all of them read back by `decks.text`."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec

from ptcg_desktop.cards.model import TYPE_NAMES
from ptcg_desktop.decks.list_line import NOTE
from ptcg_desktop.decks.list_words import SectionName
from ptcg_desktop.decks.model import DeckList, Entry

Shape = Literal["ptcgl", "limitless", "ptcgo", "tts", "tcgplayer", "markdown", "csv", "liga"]
SHAPES: tuple[Shape, ...] = ("ptcgl", "limitless", "ptcgo", "tts", "tcgplayer", "markdown", "csv", "liga")
SUFFIXES: Mapping[Shape, str] = {"tts": ".json", "markdown": ".md", "csv": ".csv"}
"""How a file of the shape ends, where that is not `.txt`."""

_TITLES: dict[SectionName, str] = {"pokemon": "Pokémon", "trainer": "Trainer", "energy": "Energy"}
_PTCGO_TITLES: dict[SectionName, str] = {**_TITLES, "trainer": "Trainer Cards"}
_SYMBOLS = {english: f"{{{letter}}}" for letter, english in TYPE_NAMES.items()}
"""Names of types → the symbol that stands for them in text (`{P}`)."""
BANNER = "Pokémon TCG deck"


class Names(msgspec.Struct, frozen=True):
    """How a target names printings.

    Attributes:
        code: Code of a set id (`"base1"` → `"BS"`).
        number: How a printing's number is written, from set id and number as printed (`"SWSH098"` → `"98"`).
        total: Number printed behind the slash in cards of a set id, 0 if none is known.
        public_id: Id of a printing in pokemon-tcg-data, from set id and number.
        shared: Has the printing of an id its name, number and total in common with another?
    """

    code: Callable[[str], str] = str.upper
    number: Callable[[str, str], str] = lambda _set_id, number: number
    total: Callable[[str], int] = lambda _set_id: 0
    public_id: Callable[[str, str], str] = lambda set_id, number: f"{set_id}-{number}"
    shared: Callable[[str], bool] = lambda _card_id: False


NO_NAMES = Names()


def deck_text(deck: DeckList, names: Names = NO_NAMES, shape: Shape = "ptcgl") -> str:
    """The deck in a shape.

    Entries the catalogue does not know are written as they are remembered, under Pokémon. Counts in headings are counts
    of copies, as Limitless writes them; readers that count lines do not look at them.
    """
    return _WRITERS[shape](deck, names)


def _ptcgl(deck: DeckList, names: Names) -> str:
    blocks = [
        "\n".join([f"{_TITLES[section]}: {_copies(entries)}", *(_line(entry, names, _live_name) for entry in entries)])
        for section, entries in _sections(deck)
    ]
    return "\n\n".join([*blocks, f"Total Cards: {deck.size}"]) + "\n"


def _limitless(deck: DeckList, names: Names) -> str:
    blocks = [
        "\n".join([f"{_TITLES[section]} ({_copies(entries)})", *(_line(entry, names) for entry in entries)])
        for section, entries in _sections(deck)
    ]
    return "\n\n".join(blocks) + "\n"


def _ptcgo(deck: DeckList, names: Names) -> str:
    blocks = ["****** Pokémon Trading Card Game Deck List ******"]
    for section, entries in _sections(deck):
        blocks.append(f"##{_PTCGO_TITLES[section]} - {_copies(entries)}")
        blocks.append("\n".join(f"* {_line(entry, names)}" for entry in entries))
    blocks.append(f"Total Cards - {deck.size}")
    return "\n\n".join(blocks) + "\n"


def _tts(deck: DeckList, names: Names) -> str:
    """Ids one per copy behind a banner; an entry without set and number cannot be in it."""
    ids = [BANNER]
    for _, entries in _sections(deck):
        for entry in entries:
            set_id, number = print_of(entry)
            ids += [names.public_id(set_id, number)] * entry.count if set_id and number else []
    return msgspec.json.encode(ids).decode() + "\n"


def _tcgplayer(deck: DeckList, names: Names) -> str:
    lines = []
    for _, entries in _sections(deck):
        for entry in entries:
            set_id, number = print_of(entry)
            code = f"[{names.code(set_id)}]" if set_id else ""
            lines.append(_joined(str(entry.count), entry.title, code, _unpadded(number)))
    return "\n".join(lines) + "\n"


def _markdown(deck: DeckList, names: Names) -> str:
    blocks = [f"# {deck.name}"] if deck.name else []
    for section, entries in _sections(deck):
        blocks.append(f"## {_TITLES[section]} ({_copies(entries)})")
        blocks.append("\n".join(f"- {_bracketed(entry, names)}{_note(entry)}" for entry in entries))
    return "\n\n".join([*blocks, f"Total: {deck.size}"]) + "\n"


def _bracketed(entry: Entry, names: Names) -> str:
    set_id, number = print_of(entry)
    where = _joined(names.code(set_id) if set_id else "", number)
    return _joined(str(entry.count), entry.title, f"({where})" if where else "")


def _note(entry: Entry) -> str:
    return f"{NOTE}{entry.note}*" if entry.note else ""


def _csv(deck: DeckList, names: Names) -> str:
    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\n")
    # Only where something is noted: tables of five columns are read by more programs.
    noted = any(entry.note for entry in deck.entries)
    rows.writerow(("count", "name", "set", "number", "id", *(["note"] if noted else [])))
    for _, entries in _sections(deck):
        for entry in entries:
            set_id, number = print_of(entry)
            row = (entry.count, entry.title, names.code(set_id) if set_id else "", number, entry.card_id)
            rows.writerow((*row, *([entry.note] if noted else [])))
    return written.getvalue()


def _liga(deck: DeckList, names: Names) -> str:
    """`4 Name (4/102)`: shops of Brazil name a print by its number and the total of its set; where that is not enough,
    the code of the set stands behind it."""
    lines = []
    for _, entries in _sections(deck):
        for entry in entries:
            set_id, number = print_of(entry)
            total = names.total(set_id) if set_id else 0
            where = f"({number}/{total})" if number and total else f"({number})" if number else ""
            code = f"[{names.code(set_id)}]" if set_id and names.shared(entry.card_id) else ""
            lines.append(_joined(str(entry.count), entry.title, where, code))
    return "\n".join(lines) + "\n"


_WRITERS: dict[Shape, Callable[[DeckList, Names], str]] = {
    "ptcgl": _ptcgl,
    "limitless": _limitless,
    "ptcgo": _ptcgo,
    "tts": _tts,
    "tcgplayer": _tcgplayer,
    "markdown": _markdown,
    "csv": _csv,
    "liga": _liga,
}


def by_section(deck: DeckList) -> dict[SectionName, list[Entry]]:
    """The entries of each of the three sections, in their order; what the catalogue does not know is under Pokémon."""
    found: dict[SectionName, list[Entry]] = {section: [] for section in _TITLES}
    for entry in deck.entries:
        found[entry.card.kind if entry.card else "pokemon"].append(entry)
    return found


def _sections(deck: DeckList) -> list[tuple[SectionName, list[Entry]]]:
    """The sections that have entries."""
    return [(section, entries) for section, entries in by_section(deck).items() if entries]


def _copies(entries: Sequence[Entry]) -> int:
    return sum(entry.count for entry in entries)


def print_of(entry: Entry) -> tuple[str, str]:
    """Set id and number of the printing, as the card has them or as they are remembered; `""` for what is not known."""
    if entry.card:
        return entry.card.set_id, entry.card.number
    return entry.set_id, entry.number


def _plain_name(entry: Entry) -> str:
    """The name; that of a basic Energy without "Basic", as old cards and old programs have it."""
    card = entry.card
    return entry.title.removeprefix("Basic ") if card is not None and card.is_basic_energy else entry.title


def _live_name(entry: Entry) -> str:
    """The name as PTCG Live writes it: `Basic {P} Energy`, and a symbol for the type in names of special Energy whose
    cards have one there: those with a regulation mark."""
    card = entry.card
    if card is not None and card.is_basic_energy and len(card.provides) == 1:
        return f"Basic {{{card.provides[0]}}} Energy"
    if card is None or card.kind != "energy" or not card.mark:
        return entry.title
    return " ".join(_SYMBOLS.get(word, word) for word in entry.title.split(" "))


def _line(entry: Entry, names: Names, name: Callable[[Entry], str] = _plain_name) -> str:
    set_id, number = print_of(entry)
    where = (names.code(set_id), names.number(set_id, number)) if set_id else ("", number)
    return _joined(str(entry.count), name(entry), *where)


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _unpadded(number: str) -> str:
    return number.lstrip("0") or number
