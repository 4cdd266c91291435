"""The check finds what is wrong, mends what it can after a backup, and leaves a good library alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.words import say
from ptcg_desktop.store.backup import list_backups
from ptcg_desktop.store.check import _RULES, check_db
from ptcg_desktop.store.connect import Library
from tests.store.conftest import dump, put


def break_in(path: Path, *statements: str) -> None:
    """Write what the program never would."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for statement in statements:
            connection.execute(statement)
        connection.commit()


HOLDING = (
    "INSERT INTO holding (id, card_id, name, set_id, set_name, number, variant, condition, language, count) "
    "VALUES ({id}, '{card}', 'n', 's', 'S', '1', '', 'NM', 'en', {count})"
)
LISTED = (
    "INSERT INTO listed_card (list_id, card_id, name_key, name, set_id, set_name, number, count) "
    "VALUES ({list}, 'inv1-1', 'k', 'n', 's', 'S', '1', {count})"
)
LIST = "INSERT INTO card_list (id, name, kind) VALUES (4, '{name}', '{kind}')"
DECK_CARD = "INSERT INTO deck_card VALUES ({deck}, 'inv1-1', 'n', 's', 'S', '1', {count}, 1, '')"

MAYBE_CARD = DECK_CARD.replace("deck_card", "maybe_card")
DECK = "INSERT INTO deck (id, name, format_id, changed) VALUES (5, 'd', 'unlimited', '')"
VERSION = "INSERT INTO deck_version (deck_id, name, at, cards) VALUES ({deck}, 'n', '', '{cards}')"


@pytest.mark.parametrize(
    ("statements", "code", "count"),
    [
        ([HOLDING.format(id=90, card="x", count=0)], "check.holding_count", 1),
        ([HOLDING.format(id=90, card="x", count="'many'")], "check.holding_count", 1),
        ([DECK_CARD.format(deck=77, count=4)], "check.deck_card_orphan", 1),
        ([MAYBE_CARD.format(deck=77, count=4)], "check.maybe_card_orphan", 1),
        ([DECK, MAYBE_CARD.format(deck=5, count=0)], "check.maybe_card_count", 1),
        ([VERSION.format(deck=77, cards="[[],[]]")], "check.version_orphan", 1),
        ([DECK, VERSION.format(deck=5, cards="[[")], "check.version_cards", 1),
        (["INSERT INTO deck (id, name, format_id, changed) VALUES (5, ' ', 'unlimited', '')"], "check.deck_name", 1),
        (["UPDATE holding SET price = -5 WHERE id = 1"], "check.holding_money", 1),
        (["UPDATE holding SET price = 100"], "check.holding_money", 3),
        (["UPDATE holding SET currency = 'BRL' WHERE id < 3"], "check.holding_money", 2),
        (["UPDATE holding SET signed = 7 WHERE id = 2"], "check.holding_marks", 1),
        ([LIST.format(name="l", kind="shopping")], "check.list_kind", 1),
        ([LIST.format(name=" ", kind="wish")], "check.list_name", 1),
        ([LIST.format(name="l", kind="wish"), LISTED.format(list=4, count=0)], "check.listed_count", 1),
        (
            [
                LIST.format(name="l", kind="wish"),
                LISTED.format(list=4, count=1),
                "UPDATE listed_card SET currency = 'USD'",
            ],
            "check.listed_money",
            1,
        ),
        ([LISTED.format(list=9, count=1)], "check.listed_orphan", 1),
        (["UPDATE history SET images = '[[1,2'"], "check.history", 3),
        (
            [DECK, DECK_CARD.format(deck=5, count=-3)],
            "check.deck_card_count",
            1,
        ),
    ],
)
def test_what_is_wrong_is_found_and_mended(library: Library, statements: list[str], code: str, count: int) -> None:
    for number in range(3):
        put(library, f"inv1-{number}", count=2)
    library.close()
    home = library.path.parent
    break_in(library.path, *statements)
    before = dump(library.path)

    report = check_db(home)
    assert [(finding.code, finding.count, finding.mendable) for finding in report.findings] == [(code, count, True)]
    assert not report.well
    assert dump(library.path) == before, "looking changes nothing"

    mended = check_db(home, mend=True)
    assert mended.well
    assert mended.backup is not None
    assert dump(mended.backup) == before
    again = check_db(home)
    assert again.findings == ()
    assert again.library.rows["holding"] == 3


def test_rows_that_repeat_a_key_are_added_up(library: Library) -> None:
    put(library, "inv1-1", count=2)
    library.close()
    break_in(
        library.path,
        "CREATE TABLE copy AS SELECT * FROM holding",
        "DROP TABLE holding",
        "ALTER TABLE copy RENAME TO holding",
        "INSERT INTO holding SELECT 9, card_id, name, set_id, set_name, number, variant, condition, language, 3, "
        "grade, price, currency, bought, place, note, tags, signed, altered FROM holding",
    )
    report = check_db(library.path.parent, mend=True)
    assert [(finding.code, finding.mended) for finding in report.findings] == [("check.holding_twice", True)]
    with closing(sqlite3.connect(library.path)) as connection:
        assert connection.execute("SELECT id, count FROM holding").fetchall() == [(1, 5)]


def test_rows_that_repeat_a_key_once_they_are_put_right_are_added_up(library: Library) -> None:
    put(library, "inv1-1", count=2)
    library.close()
    break_in(
        library.path,
        HOLDING.format(id=8, card="inv1-1", count=3).replace("'NM'", "'LP'"),
        "UPDATE holding SET currency = 'USD', condition = 'NM' WHERE id = 8",
    )
    report = check_db(library.path.parent, mend=True)
    assert [(finding.code, finding.mended) for finding in report.findings] == [("check.holding_money", True)]
    assert check_db(library.path.parent).well
    with closing(sqlite3.connect(library.path)) as connection:
        assert connection.execute("SELECT id, count, price, currency FROM holding").fetchall() == [(1, 5, None, "")]
        assert connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'holding_lot'").fetchone()


def test_rows_of_lists_that_repeat_a_key_are_added_up(library: Library) -> None:
    put(library)
    library.close()
    break_in(
        library.path,
        LIST.format(name="l", kind="wish"),
        LISTED.format(list=4, count=2),
        "CREATE TABLE copy AS SELECT * FROM listed_card",
        "DROP TABLE listed_card",
        "ALTER TABLE copy RENAME TO listed_card",
        LISTED.format(list=4, count=3)
        .replace("(list_id", "(id, variant, condition, language, list_id")
        .replace("(4,", "(7, '', '', '', 4,"),
    )
    report = check_db(library.path.parent, mend=True)
    assert [(finding.code, finding.mended) for finding in report.findings] == [("check.listed_twice", True)]
    with closing(sqlite3.connect(library.path)) as connection:
        assert connection.execute("SELECT id, count FROM listed_card").fetchall() == [(1, 5)]


def test_a_card_without_an_id_is_said_and_kept(library: Library) -> None:
    put(library, "", count=2)
    library.close()
    report = check_db(library.path.parent, mend=True)
    assert [(finding.code, finding.mendable) for finding in report.findings] == [("check.holding_card", False)]
    assert (report.backup, report.library.rows["holding"]) == (None, 1)


def test_a_good_home_has_nothing_to_say(library: Library) -> None:
    put(library)
    library.close()
    report = check_db(library.path.parent, mend=True)
    assert (report.well, report.findings, report.backup) == (True, (), None)
    assert report.library.rows == {
        "card_list": 0,
        "deck": 0,
        "deck_card": 0,
        "deck_version": 0,
        "game": 0,
        "history": 1,
        "holding": 1,
        "listed_card": 0,
        "maybe_card": 0,
    }
    assert not report.catalogue.exists
    assert list_backups(library.path) == []


def test_an_empty_home_is_well(tmp_path: Path) -> None:
    report = check_db(tmp_path)
    assert report.well
    assert not report.library.exists
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_library_is_a_finding_that_cannot_be_mended(home: Path) -> None:
    name = "library.db"
    (home / name).write_bytes(b"not a database at all\n" * 99)
    report = check_db(home, mend=True)
    assert [(finding.code, finding.file, finding.mendable) for finding in report.findings] == [
        ("check.damaged", name, False)
    ]


def test_a_newer_library_is_refused(library: Library) -> None:
    library.close()
    break_in(library.path, "PRAGMA user_version = 99")
    with pytest.raises(KnownError, match=r"library\.too_new"):
        check_db(library.path.parent)


@pytest.mark.parametrize(
    "code", ["check.damaged", "check.gone", "check.catalogue", "check.history", *(rule.code for rule in _RULES)]
)
def test_every_finding_can_be_said(code: str) -> None:
    texts = {say(code, language, {"count": count, "file": "f"}) for language in ("en", "pt") for count in (1, 2)}
    assert len(texts) in (2, 4)
