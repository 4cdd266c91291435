"""Looking both files over: are they well, and does the library make sense? And mending what can be mended.

Findings are codes of data/words/library.toml with a count. A damaged library is never mended here: it is restored from
a backup. A damaged catalogue holds nothing of the person: it is set aside, and the cards are imported again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from ptcg_desktop.errors import KnownError
from ptcg_desktop.store.backup import make_backup
from ptcg_desktop.store.catalogue import CATALOGUE_NAME, look, set_aside
from ptcg_desktop.store.connect import BUSY_SECONDS
from ptcg_desktop.store.failures import failures_on
from ptcg_desktop.store.opening import LIBRARY_NAME, examine, lost_its_contents, quick_check
from ptcg_desktop.store.rescue import connect_to
from ptcg_desktop.store.rows import LOT, LOT_MARKS, Image


class CheckFinding(msgspec.Struct, frozen=True):
    """Something that is not as it should be.

    Attributes:
        code: Its sentence in data/words/library.toml, said with `count` and `file`.
        count: How many rows.
        mendable: Can `check_db(mend=True)` put it right?
        mended: Has it been put right now?
    """

    code: str
    file: str
    count: int = 1
    mendable: bool = False
    mended: bool = False


class FileReport(msgspec.Struct, frozen=True):
    """What was found in one file; `rows` is what it holds, by table."""

    file: Path
    exists: bool
    findings: tuple[CheckFinding, ...] = ()
    rows: dict[str, int] = {}


class CheckReport(msgspec.Struct, frozen=True):
    """What was found in both files. `backup` is the copy made before mending."""

    library: FileReport
    catalogue: FileReport
    backup: Path | None = None

    @property
    def findings(self) -> tuple[CheckFinding, ...]:
        """All findings."""
        return self.library.findings + self.catalogue.findings

    @property
    def well(self) -> bool:
        """True if nothing is left to put right."""
        return all(finding.mended for finding in self.findings)


class _Rule(msgspec.Struct, frozen=True):
    """A domain check: rows that should not be (`count`), and the statements that put it right."""

    code: str
    count: str
    mend: tuple[str, ...]


_LOT = ", ".join(("card_id", *LOT, *LOT_MARKS))
_LISTED = "list_id, card_id, name_key, variant, condition, language"
_NO_MONEY = (
    "CASE WHEN price IS NULL THEN currency <> '' ELSE typeof(price) <> 'integer' OR price < 0 OR currency = '' END"
)


def _add_up(table: str, same: str) -> tuple[str, ...]:
    """Make one row of those that share the columns `same`: the oldest, with the copies of all."""
    alike = " AND ".join(f"twin.{name} IS {table}.{name}" for name in same.split(", "))
    twins = f"SELECT sum(twin.count) FROM {table} AS twin WHERE {alike}"
    others = f"SELECT 1 FROM {table} AS twin WHERE {alike} AND twin.id <> {table}.id"
    return (
        f"UPDATE {table} SET count = ({twins}) WHERE EXISTS ({others})",
        f"DELETE FROM {table} WHERE id NOT IN (SELECT min(id) FROM {table} GROUP BY {same})",
    )


def _without_a_deck(table: str) -> tuple[str, tuple[str, ...]]:
    """Rows whose deck is gone, and a deck for them: what is left of one is worth more than its lost name."""
    orphans = f"FROM {table} WHERE deck_id NOT IN (SELECT id FROM deck)"
    return f"SELECT count(*) {orphans}", (
        "INSERT INTO deck (id, name, format_id, changed) SELECT DISTINCT deck_id, 'Deck ' || deck_id, 'unlimited', "
        f"strftime('%Y-%m-%dT%H:%M:%S+00:00', 'now') {orphans}",
    )


_RULES = (
    _Rule(
        "check.holding_count",
        "SELECT count(*) FROM holding WHERE typeof(count) <> 'integer' OR count < 1",
        ("DELETE FROM holding WHERE typeof(count) <> 'integer' OR count < 1",),
    ),
    _Rule(
        "check.holding_twice",
        f"SELECT count(*) - count(DISTINCT json_array({_LOT})) FROM holding",
        _add_up("holding", _LOT),
    ),
    _Rule(
        "check.holding_money",
        f"SELECT count(*) FROM holding WHERE {_NO_MONEY}",
        (f"UPDATE holding SET price = NULL, currency = '' WHERE {_NO_MONEY}", *_add_up("holding", _LOT)),
    ),
    _Rule(
        "check.holding_marks",
        "SELECT count(*) FROM holding WHERE signed NOT IN (0, 1) OR altered NOT IN (0, 1)",
        # Whatever stands there but 0 was meant as a yes.
        (
            "UPDATE holding SET signed = (signed <> 0), altered = (altered <> 0) "
            "WHERE signed NOT IN (0, 1) OR altered NOT IN (0, 1)",
            *_add_up("holding", _LOT),
        ),
    ),
    _Rule("check.holding_card", "SELECT count(*) FROM holding WHERE card_id = ''", ()),
    _Rule(
        "check.list_kind",
        "SELECT count(*) FROM card_list WHERE kind NOT IN ('wish', 'trade', 'other')",
        ("UPDATE card_list SET kind = 'other' WHERE kind NOT IN ('wish', 'trade', 'other')",),
    ),
    _Rule(
        "check.list_name",
        "SELECT count(*) FROM card_list WHERE trim(name) = ''",
        ("UPDATE card_list SET name = 'List ' || id WHERE trim(name) = ''",),
    ),
    _Rule(
        "check.listed_count",
        "SELECT count(*) FROM listed_card WHERE typeof(count) <> 'integer' OR count < 1",
        # On a list a card without a number is one card: the wish is worth more than its number.
        ("UPDATE listed_card SET count = 1 WHERE typeof(count) <> 'integer' OR count < 1",),
    ),
    _Rule(
        "check.listed_money",
        f"SELECT count(*) FROM listed_card WHERE {_NO_MONEY}",
        (f"UPDATE listed_card SET price = NULL, currency = '' WHERE {_NO_MONEY}",),
    ),
    _Rule(
        "check.listed_twice",
        f"SELECT count(*) - count(DISTINCT json_array({_LISTED})) FROM listed_card",
        _add_up("listed_card", _LISTED),
    ),
    _Rule(
        "check.listed_orphan",
        "SELECT count(*) FROM listed_card WHERE list_id NOT IN (SELECT id FROM card_list)",
        (
            "INSERT INTO card_list (id, name, kind) SELECT DISTINCT list_id, 'List ' || list_id, 'other' "
            "FROM listed_card WHERE list_id NOT IN (SELECT id FROM card_list)",
        ),
    ),
    *(
        rule
        for table in ("deck_card", "maybe_card")
        for rule in (
            _Rule(
                f"check.{table}_count",
                f"SELECT count(*) FROM {table} WHERE typeof(count) <> 'integer' OR count < 1",
                (f"DELETE FROM {table} WHERE typeof(count) <> 'integer' OR count < 1",),
            ),
            _Rule(f"check.{table}_orphan", *_without_a_deck(table)),
        )
    ),
    _Rule("check.version_orphan", *_without_a_deck("deck_version")),
    _Rule(
        "check.version_cards",
        "SELECT count(*) FROM deck_version WHERE NOT json_valid(cards)",
        ("DELETE FROM deck_version WHERE NOT json_valid(cards)",),
    ),
    _Rule(
        "check.deck_name",
        "SELECT count(*) FROM deck WHERE trim(name) = ''",
        ("UPDATE deck SET name = 'Deck ' || id WHERE trim(name) = ''",),
    ),
)


def check_db(home: Path, *, mend: bool = False, beside: Callable[[], bytes] = bytes) -> CheckReport:
    """Check library and catalogue of a home folder; with `mend`, put right what can be, after a backup.

    The caller holds the home's lock if `mend`. Mending changes rows behind the history's back, so it ends the history
    of undo steps.

    Args:
        beside: Gives what is kept with that backup.

    Raises:
        KnownError: `library.too_new`, `library.foreign`, `catalogue.in_use`, `database.*`. A damaged file is a
            finding, not an error.
    """
    library, catalogue = check_library(home / LIBRARY_NAME), _check_catalogue(home / CATALOGUE_NAME)
    backup = None
    if mend and any(finding.mendable for finding in library.findings):
        backup = make_backup(library.file, beside()).path
        library = _mend(library)
    if mend and catalogue.findings:
        set_aside(catalogue.file)
        catalogue = _all_mended(catalogue)
    return CheckReport(library, catalogue, backup)


def check_library(path: Path) -> FileReport:
    """Check a library file: SQLite's own check, foreign keys, and what its rows mean."""
    if not _there(path):
        gone = (CheckFinding("check.gone", path.name),) if lost_its_contents(path) else ()
        return FileReport(path, exists=False, findings=gone)
    damaged = FileReport(path, exists=True, findings=(CheckFinding("check.damaged", path.name),))
    try:
        if examine(path) == 0:
            return damaged if lost_its_contents(path) else FileReport(path, exists=True)
        return _on(path, _library_report)
    except KnownError as error:
        if error.code != "database.corrupt":
            raise
        return damaged


def _check_catalogue(path: Path) -> FileReport:
    """Check a file that holds nothing of the person: SQLite's own check of one of ours is enough."""
    if not _there(path):
        return FileReport(path, exists=False)
    damaged = FileReport(path, exists=True, findings=(CheckFinding("check.catalogue", path.name, mendable=True),))
    try:
        look(path)
        return _on(path, lambda _, it: damaged if quick_check(it) else FileReport(path, exists=True, rows=_rows(it)))
    except KnownError as error:
        if error.code not in ("database.corrupt", "catalogue.corrupt"):
            raise
        return damaged


def _there(path: Path) -> bool:
    """Is there such a file? That the folder is none is not the same as that it is empty."""
    with failures_on(path):
        try:
            path.stat()
        except FileNotFoundError:
            return False
        return True


def _on(path: Path, look: Callable[[Path, sqlite3.Connection], FileReport]) -> FileReport:
    with failures_on(path), closing(connect_to(path, BUSY_SECONDS)) as connection:
        return look(path, connection)


def _library_report(path: Path, connection: sqlite3.Connection) -> FileReport:
    findings = [
        CheckFinding(rule.code, path.name, count, mendable=bool(rule.mend))
        for rule in _RULES
        if (count := int(connection.execute(rule.count).fetchone()[0]))
    ]
    bad_steps = _unreadable_steps(connection)
    if bad_steps:
        findings.append(CheckFinding("check.history", path.name, len(bad_steps), mendable=True))
    return FileReport(path, True, tuple(findings), _rows(connection))


def _unreadable_steps(connection: sqlite3.Connection) -> list[int]:
    decoder = msgspec.json.Decoder(list[Image])
    bad = []
    for step_id, images in connection.execute("SELECT id, images FROM history"):
        try:
            decoder.decode(images)
        except (msgspec.DecodeError, TypeError):
            bad.append(int(step_id))
    return bad


def _rows(connection: sqlite3.Connection) -> dict[str, int]:
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE "
        "'CREATE VIRTUAL%' AND name <> 'alembic_version' ORDER BY name"
    ).fetchall()
    return {name: int(connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for (name,) in names}


def _mend(report: FileReport) -> FileReport:
    with failures_on(report.file), closing(connect_to(report.file, BUSY_SECONDS)) as connection:
        connection.isolation_level = None
        # A row whose count breaks its own rule can be put right only while the rules rest.
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("BEGIN IMMEDIATE")
        # While rows are put right, two of them may say the same until their copies are added up.
        index = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'holding_lot'").fetchone()
        connection.execute("DROP INDEX IF EXISTS holding_lot")
        found = {finding.code for finding in report.findings if finding.mendable}
        for rule in _RULES:
            if rule.code in found:
                for statement in rule.mend:
                    connection.execute(statement)
        if index is not None:
            connection.execute(index[0])
        connection.execute("DELETE FROM history")
        connection.execute("COMMIT")
        rows = _rows(connection)
    return msgspec.structs.replace(_all_mended(report), rows=rows)


def _all_mended(report: FileReport) -> FileReport:
    findings = tuple(
        msgspec.structs.replace(finding, mended=True) if finding.mendable else finding for finding in report.findings
    )
    return msgspec.structs.replace(report, findings=findings)
