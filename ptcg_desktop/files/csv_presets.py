"""Which column means what: the files of known programs (data/csv/*.toml), and the profiles a person made.

A preset is recognised by the names in the heading, whatever their order, case and accents; nothing is taken from the
file's name. The person's own profiles are the same TOML in the home folder's `csv/`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, get_args

import msgspec

from ptcg_desktop.cards.names import fold_tight
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.csv_values import DateOrder
from ptcg_desktop.files.whole import swapped_in

FOLDER = "csv"

Field = Literal[
    "card_id", "name", "set_id", "set_code", "set_name", "number", "count", "variant", "condition", "language",
    "grade", "price", "currency", "bought", "place", "note", "tags", "signed", "altered", "tcgplayer", "cardmarket",
    "cardtrader",
]  # fmt: skip
FIELDS: tuple[Field, ...] = get_args(Field)
MARKETS: tuple[Field, ...] = ("tcgplayer", "cardmarket", "cardtrader")

OWN = "ptcg-desktop"
"""The program's own format, which loses nothing."""


class Only(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of which the column says something else are not about cards we have, for the reason."""

    column: str
    says: tuple[str, ...]
    reason: str


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a file of this kind is written.

    Attributes:
        heading: The columns in order; those that mean nothing to us stay empty.
        also: Column → the fields it says besides those of `Preset.columns`, parted by a space (a name in two columns,
            condition and printing in one).
        always: Column → what stands in it in every row.
        delimiter, decimal_comma: As its program writes them.
        english: Fields written as the English words of data/csv_words.toml (`Near Mint`, `Portuguese`).
        values: Field → our word → theirs; other words are written as they are.
        caution: Code of a sentence about what the other program does with such a file, `""` = nothing need be said.
    """

    heading: tuple[str, ...]
    also: dict[str, tuple[Field, ...]] = {}
    always: dict[str, str] = {}
    delimiter: str = ","
    decimal_comma: bool = False
    sep_line: bool = False
    english: tuple[Field, ...] = ()
    values: dict[Field, dict[str, str]] = {}
    caution: str = ""


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of file.

    Attributes:
        name: As people know it.
        called: Code of the words for it where it is no program's name, `""` = the name; see `kind_name`.
        needs: Columns that must be there for a file to be of this kind; the preset with most of them is taken.
        columns: Field → the columns that may say it, the first that is there counts.
        flags: Column → part of the variant that a yes in it means (`"1st-edition"`).
        copies: Column → number of copies that a yes in it means (a playset).
        values: Field → their word → ours; words that stand nowhere are kept as they are.
        only: Rows of other games.
        left_out: Column → the reason for which a yes in it leaves its row out (`proxy`: no real copy).
        sealed: A column that is empty for products that are no cards.
        sealed_words: Column → words in it that only such products have.
        refused: Code of the sentence why such files are not read.
        empty_is_one: A count that is left empty is one copy.
        tag_mark: What parts tags; `""` = semicolons, else commas.
        exact: Every cell is taken as it is: the program's own format.
        dates: Order of day and month where the file itself does not show it.
        currency: Currency of sums that name none.
        zero_is_unknown: A price of 0 was not entered.
    """

    name: str
    needs: tuple[str, ...]
    called: str = ""
    columns: dict[Field, tuple[str, ...]] = {}
    flags: dict[str, str] = {}
    copies: dict[str, int] = {}
    values: dict[Field, dict[str, str]] = {}
    only: Only | None = None
    left_out: dict[str, str] = {}
    sealed: str = ""
    sealed_words: dict[str, tuple[str, ...]] = {}
    refused: str = ""
    empty_is_one: bool = False
    tag_mark: str = ""
    exact: bool = False
    dates: DateOrder | None = None
    currency: str = ""
    zero_is_unknown: bool = True
    written: Written | None = None

    def fits(self, heading: Iterable[str]) -> int:
        """How many of the columns it needs are there; 0 unless all are."""
        there = set(map(column_key, heading))
        return len(self.needs) if all(column_key(each) in there for each in self.needs) else 0


def kind_name(kind: Preset, say: Callable[[str], str]) -> str:
    """What a kind of file is called; `say` gives the words of a code."""
    return say(kind.called) if kind.called else kind.name


def column_key(name: str) -> str:
    """A column's name without case, accents and signs; what stands in brackets (a date) is no part of it."""
    return fold_tight(re.sub(r"\([^()]*\)", "", name)) or fold_tight(name)


def places_of(kind: Preset, heading: Sequence[str]) -> dict[Field, int]:
    """Where the cells of each field stand. A column of exactly the name comes before one that differs in case or
    brackets (`Price (paid)`, `Price (market)`); a column two fields may have (`Set`) is the first one's."""
    exact = {name: place for place, name in reversed(list(enumerate(heading)))}
    keys = {column_key(name): place for place, name in reversed(list(enumerate(heading)))}
    found: dict[Field, int] = {}
    for field, names in kind.columns.items():
        there = (exact.get(name, keys.get(column_key(name))) for name in names)
        place = next((each for each in there if each is not None and each not in found.values()), None)
        if place is not None:
            found[field] = place
    return found


@cache
def presets() -> Mapping[str, Preset]:
    """The presets of the program by id.

    Raises:
        KnownError: `data.*`, with file and key.
    """
    return {path.stem: load_toml(path, Preset) for path in sorted((data_root() / FOLDER).glob("*.toml"))}


@cache
def known_columns() -> frozenset[str]:
    """Every column name any preset knows, as `column_key`."""
    return frozenset(
        column_key(name)
        for preset in presets().values()
        for names in (preset.needs, *preset.columns.values(), preset.flags, preset.copies, preset.left_out)
        for name in names
    )


def recognise(heading: Sequence[str], own: Mapping[str, Preset] | None = None) -> str:
    """The id of the preset or profile that a heading belongs to, `""` for none; a person's own come first."""
    for table in (own or {}, presets()):
        best = max(table, key=lambda each: table[each].fits(heading), default="")
        if best and table[best].fits(heading):
            return best
    return ""


def profiles(folder: Path) -> dict[str, Preset]:
    """The person's profiles by id, the newest first: of two for the same columns it counts.

    Raises:
        KnownError: `data.*`, with file and key.
    """
    files = sorted((folder / FOLDER).glob("*.toml"), key=lambda path: (-path.stat().st_mtime, path.stem))
    return {path.stem: load_toml(path, Preset) for path in files}


def save_profile(folder: Path, name: str, preset: Preset) -> str:
    """Keep a profile in the home folder; gives its id.

    Raises:
        KnownError: `csv.profile_name` for a name without letters; `csv.unwritable`.
    """
    profile_id = "-".join(re.findall(r"\w+", name.casefold()))[:60]
    if not profile_id:
        raise KnownError("csv.profile_name", name=name)
    path = folder / FOLDER / f"{profile_id}.toml"
    lines = [f"name = {_quoted(name)}", f"needs = {_listed(preset.needs)}"]
    if preset.dates:
        lines.append(f"dates = {_quoted(preset.dates)}")
    if preset.currency:
        lines.append(f"currency = {_quoted(preset.currency)}")
    lines += ["", "[columns]", *(f"{field} = {_listed(names)}" for field, names in preset.columns.items())]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with swapped_in(path) as beside:
            beside.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise KnownError("csv.unwritable", file=str(path), problem=error.strerror or str(error)) from error
    return profile_id


def _quoted(text: str) -> str:
    """A TOML string: JSON's escapes are among TOML's, once the one character JSON leaves alone is written out."""
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007f")


def _listed(texts: Iterable[str]) -> str:
    return f"[{', '.join(map(_quoted, texts))}]"
