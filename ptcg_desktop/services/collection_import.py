"""The collection from a file: read it, plan, let the person decide, and write all of it in one step, or none."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks.list_damage import read_again
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.csv_presets import (
    MARKETS,
    Preset,
    column_key,
    known_columns,
    presets,
    profiles,
    recognise,
    save_profile,
)
from ptcg_desktop.files.csv_text import Record, Shape, look_at, records
from ptcg_desktop.files.numbers import number_key
from ptcg_desktop.files.reading import Cancel, Progress
from ptcg_desktop.services.catalogue_build import never, no_progress
from ptcg_desktop.services.changes import NOTHING, Changes, Done
from ptcg_desktop.services.collection import SCOPE, write_lots
from ptcg_desktop.services.collection_lots import Lots, settled
from ptcg_desktop.services.collection_plan import (
    FileTable,
    Mode,
    Note,
    Plan,
    ReadRow,
    make_plan,
    to_remove,
    wanted_counts,
)
from ptcg_desktop.services.csv_rows import NO_FAULTS, Evidence, Options, RowReader, Said, Unread, fitting_variant
from ptcg_desktop.services.resolving import Asked, Resolver
from ptcg_desktop.store.rows import CardRef, Lot

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.store.connect import Library

MAX_ROWS = 250_000
_HEADING_WITHIN = 5
_ENCODINGS = {"cp1252": "Windows-1252", "mac_roman": "Mac Roman", "cp850": "MS-DOS 850"}
"""As spreadsheet programs name them; of UTF-16 and UTF-32 the order of bytes is left away."""
SAMPLE_ROWS = 20


class Heading(msgspec.Struct, frozen=True):
    """The top of a file.

    Attributes:
        columns: The names, each once (`Price`, `Price (2)`).
        preset_id: What it was recognised as, `""` if as nothing.
        above: Rows above the heading.
        repeated, mended: Names that stand there twice, or had damaged letters.
        sample: The first rows, to choose columns by.
    """

    shape: Shape
    columns: tuple[str, ...]
    preset_id: str
    above: int = 0
    repeated: int = 0
    mended: int = 0
    sample: tuple[tuple[str, ...], ...] = ()


class Imported(msgspec.Struct, frozen=True):
    """What an import did. `copies_before + copies_added - copies_removed == copies_after`.

    Attributes:
        rows_added, rows_changed, rows_removed: Rows of the collection.
    """

    rows_added: int
    rows_changed: int
    rows_removed: int
    copies_added: int
    copies_removed: int
    copies_before: int
    copies_after: int


class ImportService:
    """Use cases of importing; only `apply` writes, and only once everything is decided."""

    def __init__(
        self,
        library: Library,
        catalogue: CatalogueService,
        reference: Callable[[CardDef], CardRef],
        home: Path,
        back_up: Callable[[], object],
        usual: Callable[[], Lot] = Lot,
    ) -> None:
        """Use cases on one library.

        Args:
            back_up: Makes a backup of the library; called before a collection that holds something is changed.
            usual: What the person's settings say of copies of which nothing is said.
        """
        self._library = library
        self._catalogue = catalogue
        self._reference = reference
        self._home = home
        self._back_up = back_up
        self._usual = usual

    def presets(self) -> dict[str, Preset]:
        """Every kind of file that can be read: the person's profiles, then those of the program, by id.

        Raises:
            KnownError: `data.*` for a profile that cannot be read.
        """
        return {**profiles(self._home), **presets()}

    def save_profile(self, name: str, mapping: Preset) -> str:
        """Remember which column means what; files with these columns are then recognised. Gives the id.

        Raises:
            KnownError: `csv.profile_name`, `csv.unwritable`.
        """
        return save_profile(self._home, name, mapping)

    def heading(self, path: Path) -> Heading:
        """Look at the top of a file.

        Raises:
            KnownError: `csv.*`: the file is none that can be read.
        """
        own = profiles(self._home)
        used = {column_key(name) for preset in own.values() for name in preset.needs} | known_columns()
        shape = look_at(path, lambda name: column_key(name) in used)
        top = list(islice(records(path, shape), _HEADING_WITHIN + SAMPLE_ROWS))
        if not top:
            raise KnownError("csv.empty", file=str(path))
        for place, record in enumerate(top[:_HEADING_WITHIN]):
            if preset_id := recognise(list(map(read_again, record.cells)), own):
                return _heading(shape, top, place, preset_id)
        return _heading(shape, top, 0, "")

    def read(
        self,
        path: Path,
        preset: str | Preset = "",
        options: Options | None = None,
        progress: Progress = no_progress,
        cancel: Cancel = never,
    ) -> FileTable:
        """Read a file and find each row's printing. Nothing is written.

        Args:
            preset: Id of a preset or profile, or a mapping; `""` = as the heading shows.

        Raises:
            KnownError: `csv.*`, `data.*`, `import.cancelled`.
        """
        top = self.heading(path)
        preset_id, kind = self._kind(path, preset, top)
        options = options or Options()
        if options.lot is None:
            options = msgspec.structs.replace(options, lot=self._usual())
        reader = _Reading(path, top, kind, options, progress, cancel)
        finder = _Finder(self._catalogue, self._owned(), self._reference, exact=kind.exact)
        rows = tuple(map(finder.row, reader.rows()))
        if not rows:
            raise KnownError("csv.no_rows", file=str(path))
        notes = [*reader.notes(), *finder.notes()]
        return FileTable(path, top.shape, preset_id, kind, top.columns, rows, tuple(notes), top.above)

    def plan(self, table: FileTable, mode: Mode = "add") -> Plan:
        """Compare a file that was read with the collection as it is now."""
        with self._library.reading() as session:
            return make_plan(table, mode, session.holdings())

    def choose(self, table: FileTable, chosen: Mapping[int, str]) -> FileTable:
        """The same file with the printings of some rows decided, by place in `table.rows`."""
        rows = list(table.rows)
        for place, card_id in chosen.items():
            row, card = rows[place], self._catalogue.card(card_id)
            if card is not None and row.said is not None:
                lot = _lot(row.said, [variant.key for variant in card.variants], exact=False)
                rows[place] = msgspec.structs.replace(row, card=self._reference(card), lot=lot, reason="")
        return msgspec.structs.replace(table, rows=tuple(rows))

    def nearest(self, row: ReadRow) -> tuple[str, ...]:
        """Printings whose name resembles that of a row for which none was found."""
        name = row.said.asked.name if row.said is not None else ""
        return Resolver(self._catalogue, self._owned()).nearest(name) if name else ()

    def apply(self, plan: Plan, progress: Progress = no_progress, cancel: Cancel = never) -> Done[Imported]:
        """Write the rows that have a printing, in one transaction and one undo step.

        The collection is looked at anew, so what changed since the plan was made is taken into account.

        Raises:
            KnownError: `import.cancelled` (nothing was written), `collection.count`, `library.in_use`, `database.*`.
        """
        progress(0, 1, "csv.writing")
        with self._library.reading() as session:
            before = session.totals().copies
        if before:
            self._back_up()
        with self._library.step(SCOPE) as step:
            held = step.holdings()
            lots = Lots(held)
            _put(plan, lots)
            new, changed, gone = len(lots.new()), len(lots.changed()), len(lots.gone())
            after = {each.id: each.count for each in lots.rows.values()}
            moves = [after.pop(each.id, 0) - each.count for each in held] + list(after.values())
            write_lots(step, lots, progress, cancel)
            step.describe("step.holding.import", count=new + changed + gone, file=plan.table.path.name)
        done = Imported(
            rows_added=new,
            rows_changed=changed,
            rows_removed=gone,
            copies_added=sum(move for move in moves if move > 0),
            copies_removed=-sum(move for move in moves if move < 0),
            copies_before=sum(each.count for each in held),
            copies_after=sum(each.count for each in lots.rows.values()),
        )
        return Done(done, Changes(frozenset({"collection"})) if step.id else NOTHING, step.id)

    def _kind(self, path: Path, preset: str | Preset, top: Heading) -> tuple[str, Preset]:
        if isinstance(preset, Preset):
            found_id, kind = "", preset
        else:
            found_id = preset or top.preset_id
            known = self.presets()
            if not found_id:
                raise KnownError("csv.heading", file=str(path), columns=top.columns[:30])
            if found_id not in known:
                raise KnownError("csv.preset", preset=found_id, presets=tuple(known))
            kind = known[found_id]
        if kind.refused:
            raise KnownError(kind.refused, file=str(path))
        there = set(map(column_key, top.columns))
        named = {field for field, names in kind.columns.items() if any(column_key(name) in there for name in names)}
        if not named & {"card_id", "name", *MARKETS} and "number" not in named:
            raise KnownError("csv.mapping", file=str(path), preset=found_id or kind.name, columns=top.columns[:30])
        return found_id, kind

    def _owned(self) -> dict[str, int]:
        with self._library.reading() as session:
            return session.owned()


class _Fault(NamedTuple):
    """Why a row cannot be read, and the card it names."""

    reason: str
    asked: Asked


class _Reading:
    """One file read twice: once for how it writes days and sums, once for its rows."""

    def __init__(
        self, path: Path, top: Heading, kind: Preset, options: Options, progress: Progress, cancel: Cancel
    ) -> None:
        self._path, self._top, self._kind, self._options = path, top, kind, options
        self._progress, self._cancel = progress, cancel
        self._size = max(1, path.stat().st_size)
        self._evidence = Evidence()
        self._reader = RowReader(kind, top.columns, options, self._evidence)

    def rows(self) -> Iterator[tuple[Record, Said | _Fault, tuple[str, ...]]]:
        """Each row, what it says or why it cannot be read, and its cells."""
        if not self._kind.exact:
            for record in self._records("csv.looking", 0):
                self._evidence.look(*self._reader.evidence(record))
        reader = self._reader = RowReader(self._kind, self._top.columns, self._options, self._evidence)
        for record in self._records("csv.reading", self._size // 5):
            cells = reader.cells(record)
            try:
                yield record, reader.read(cells, record), cells
            except Unread as unread:
                yield record, _Fault(unread.reason, reader.asked(cells)), cells

    def notes(self) -> Iterator[Note]:
        """What is worth saying about the file."""
        reader, shape = self._reader, self._top.shape
        if shape.encoding not in ("utf-8", "utf-8-sig"):
            yield Note("csv.note.encoding", {"encoding": _ENCODINGS.get(shape.encoding, shape.encoding[:6].upper())})
        for count, code in (
            (reader.mended + self._top.mended, "mended"),
            (reader.zeros, "zeros"),
            (self._top.repeated, "repeated"),
            (self._top.above, "above"),
        ):
            if count:
                yield Note(f"csv.note.{code}", {"count": count})
        if reader.assumed_order:
            code = "mixed" if reader.mixed_orders else reader.order
            yield Note(f"csv.note.dates_{code}", {"count": self._evidence.open_days})
        if self._evidence.bare_sums:
            yield Note("csv.note.currency", {"count": self._evidence.bare_sums, "currency": reader.currency})
        if reader.unread:
            names = ", ".join(reader.unread[:20])
            yield Note("csv.note.unread", {"count": len(reader.unread), "columns": names})

    def _records(self, what: str, start: int) -> Iterator[Record]:
        told, size = self._progress, self._size
        share = 1.0 if start else 0.2

        def tell(done: int) -> None:
            told(min(size, start + round(done * (share if start == 0 else 0.8))), size, what)
            if self._cancel():
                raise KnownError("import.cancelled")

        skip = self._top.above + 1
        for count, record in enumerate(records(self._path, self._top.shape, tell)):
            if count > MAX_ROWS:
                raise KnownError("csv.rows", file=str(self._path), limit=MAX_ROWS)
            if count >= skip:
                yield record


class _Finder:
    """Finds the printing of each row."""

    def __init__(
        self,
        catalogue: CatalogueService,
        owned: Mapping[str, int],
        reference: Callable[[CardDef], CardRef],
        *,
        exact: bool,
    ) -> None:
        self._catalogue, self._reference, self._exact = catalogue, reference, exact
        self._resolver = Resolver(catalogue, owned)
        self._index = catalogue.table().index
        self._references: dict[str, CardRef] = {}
        self._lots: dict[Lot, Lot] = {}
        self._unknown: set[str] = set()
        variants = catalogue.checklist().variants
        self._checklist = [variants.values[place] for place in variants.places()]
        self._set_names = {known.id: known.name.get("en") for known in catalogue.sets()}

    def row(self, read: tuple[Record, Said | _Fault, tuple[str, ...]]) -> ReadRow:
        """The row with its printing, its candidates, or the reason why there are none."""
        record, said, cells = read
        if isinstance(said, _Fault):
            about = () if said.reason in NO_FAULTS else self._resolver.resolve(said.asked).ids
            return ReadRow(record.line, about=about, reason=f"csv.row.{said.reason}", cells=cells)
        if said.card is not None and self._is_as_it_says(said.card):
            return self._placed(record, said, said.card, cells)
        if said.card is not None:
            near = self._resolver.resolve(said.asked)
            ids = dict.fromkeys([*near.ids, said.card.card_id])
            return ReadRow(
                record.line, said.count, None, said.lot, tuple(ids), reason="resolve.differs", said=said, cells=cells
            )
        answer = self._resolver.resolve(said.asked)
        if not answer.sure:
            reason = f"resolve.{answer.reason}"
            return ReadRow(record.line, said.count, None, said.lot, answer.ids, reason=reason, said=said, cells=cells)
        return self._placed(record, said, self._card(answer.ids[0]), cells)

    def notes(self) -> Iterator[Note]:
        """Rows of our own format whose printing the catalogue does not have."""
        if self._unknown:
            yield Note("csv.note.not_in_catalogue", {"count": len(self._unknown)})

    def _placed(self, record: Record, said: Said, card: CardRef, cells: tuple[str, ...]) -> ReadRow:
        try:
            lot = _lot(said, self._variants(card.card_id), exact=self._exact)
        except KnownError as error:
            reason = f"csv.row.{error.code.rpartition('.')[2]}"
            return ReadRow(record.line, about=(card.card_id,), reason=reason, cells=cells)
        return ReadRow(record.line, said.count, card, self._lots.setdefault(lot, lot))

    def _variants(self, card_id: str) -> Sequence[str]:
        row = self._index.positions.get(card_id)
        if row is None or self._exact:
            return ()
        return self._checklist[row].split("\n") if self._checklist[row] else ()

    def _card(self, card_id: str) -> CardRef:
        found = self._references.get(card_id)
        if found is None:
            found = self._references[card_id] = self._known(card_id)
        return found

    def _known(self, card_id: str) -> CardRef:
        row, columns = self._index.positions[card_id], self._index.columns
        set_id = columns.sets[row]
        return CardRef(card_id, columns.english[row], set_id, self._set_names.get(set_id, ""), columns.numbers[row])

    def _is_as_it_says(self, card: CardRef) -> bool:
        """Does a row of our own format name the printing its id means? One that was edited by hand may not."""
        row = self._index.positions.get(card.card_id)
        if row is None:
            self._unknown.add(card.card_id)
            return bool(card.name)
        columns = self._index.columns
        return number_key(card.number) == number_key(columns.numbers[row]) or name_key(card.name) == columns.keys[row]


def _heading(shape: Shape, top: Sequence[Record], place: int, preset_id: str) -> Heading:
    names: list[str] = []
    repeated = mended = 0
    for cell in top[place].cells:
        whole = read_again(cell)
        mended += whole != cell
        name = " ".join(whole.split())
        if name and name in names:
            repeated += 1
            name = f"{name} ({names.count(name) + repeated})"
        names.append(name)
    while names and not names[-1]:
        names.pop()
    sample = tuple(tuple(record.cells) for record in top[place + 1 : place + 1 + SAMPLE_ROWS])
    return Heading(shape, tuple(names), preset_id, place, repeated, mended, sample)


def _lot(said: Said, variants: Sequence[str], *, exact: bool) -> Lot:
    """The copies as they are kept.

    Raises:
        KnownError: `collection.price`, `.currency`, `.date`.
    """
    if exact:
        return settled(said.lot)
    return settled(msgspec.structs.replace(said.lot, variant=fitting_variant(variants, said.variant)))


def _put(plan: Plan, lots: Lots) -> None:
    """Change the rows as the plan says."""
    wanted = wanted_counts(plan.table.rows)
    # Rows of one printing may name it differently: each as it was when its copies were added.
    cards = {(row.card.card_id, row.lot): row.card for row in reversed(plan.table.rows) if row.card is not None}
    held = {(each.card_id, each.lot): each for each in lots.rows.values()}
    if plan.mode == "replace":
        for key in to_remove(plan.table.rows, wanted, held)[0]:
            lots.set_count(held[key].id, 0)
    for key, count in wanted.items():
        there = held.get(key)
        if plan.mode != "add" and there is not None:
            lots.set_count(there.id, count)
        elif count:
            lots.put(cards[key], key[1], count)


def guessed_field(column: str) -> str:
    """The field most presets read from a column of this name; `""` if none does."""
    key = column_key(column)
    found = [
        field
        for preset in presets().values()
        for field, names in preset.columns.items()
        if any(column_key(name) == key for name in names)
    ]
    return max(found, key=found.count, default="")
