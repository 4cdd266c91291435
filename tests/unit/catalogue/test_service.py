"""The catalogue service: import, merge, look up, and every kind of bad input with nothing lost."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ptcg_desktop.cards import Attack, CardDef, SetDef, Text
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.catalogue import CatalogueService, Filters, ImportReport
from ptcg_desktop.services.fetching import UrlFetcher
from ptcg_desktop.services.words import say
from ptcg_desktop.store import catalogue
from tests.unit.files.sources import card_file, json_card, json_tree, make_folder, make_tar, make_zip, tree

STARTER_SET = SetDef(id="inv1", name=Text("Glass Garden"), code="GLG", codes=("GLG",), release="2030-05-01")
STARTER_CARDS = (
    CardDef(
        id="inv1-1",
        set_id="inv1",
        number="1",
        name=Text("Glimmoth"),
        kind="pokemon",
        stage="basic",
        hp=60,
        attacks=(Attack(Text("Dust Off"), effect='{"flip": 1}'),),
    ),
    CardDef(id="inv1-9", set_id="inv1", number="9", name=Text("Oddstone"), kind="trainer", trainer_kind="item"),
)


def starter() -> tuple[tuple[SetDef, ...], tuple[CardDef, ...]]:
    return (STARTER_SET,), STARTER_CARDS


@pytest.fixture
def service(tmp_path: Path) -> CatalogueService:
    home = tmp_path / "home"
    home.mkdir()
    return CatalogueService(home, starter)


def balanced(report: ImportReport) -> bool:
    return report.read == report.added + report.merged + sum(report.left_out.values()) + len(report.faulty)


def contents(service: CatalogueService) -> list[CardDef]:
    return service.cards(service.search())


def test_without_an_import_the_starter_cards_are_there(service: CatalogueService) -> None:
    service.open_or_build()
    assert service.search() == ["inv1-1", "inv1-9"]
    card = service.card("inv1-1")
    assert card is not None
    assert card.attacks[0].effect == '{"flip": 1}'
    info = service.info()
    assert (info.printings, info.sets, info.languages, info.sources, info.built) == (
        2,
        1,
        {"en": 2, "pt": 0},
        {"starter": 2},
        "",
    )
    assert service.card("nothing-1") is None
    assert service.theme_decks() == []


def test_importing_one_after_the_other_in_either_order_gives_the_same(tmp_path: Path) -> None:
    first = make_tar(tmp_path / "first", tree({"1": card_file(), "2": card_file(name='{ en: "Quagquag" }')}))
    deck = {"id": "d-inv1-1", "name": "Garden Party", "cards": [{"id": "inv1-1", "name": "Glimmoth", "count": 4}]}
    second = make_zip(
        tmp_path / "second", json_tree([json_card(), json_card(id="inv1-3", number="3", name="Mossel")], decks=[deck])
    )
    made = []
    for order in ((first, second), (second, first)):
        home = tmp_path / f"home {order[0].name}"
        home.mkdir()
        service = CatalogueService(home, starter)
        reports = [service.import_paths([path]) for path in order]
        assert all(balanced(report) for report in reports)
        assert sum(report.added for report in reports) == 3
        assert sum(report.merged for report in reports) == 1
        made.append(contents(service))
        assert [each.id for each in made[-1]] == ["inv1-1", "inv1-2", "inv1-3", "inv1-9"]
        assert service.info().sources == {"ptcgio": 2, "tcgdex": 2}
        assert [known.name for known in service.sets()] == [Text("Glass Garden", "Jardim de Vidro")]
        assert [(deck.name, deck.entries[0].card_id, deck.entries[0].count) for deck in service.theme_decks()] == [
            ("Garden Party", "inv1-1", 4)
        ]
        service.close()
    assert made[0] == made[1]
    card = made[0][0]
    assert card.weaknesses, "filled from the second source"
    assert card.attacks[0].effect == '{"flip": 1}', "the starter card's effect is kept"
    assert card.alias_ids == ("ptcgio:inv1-1",)


def test_importing_the_same_again_changes_nothing(service: CatalogueService, tmp_path: Path) -> None:
    path = make_zip(tmp_path / "cards.zip", json_tree())
    first = service.import_paths([path])
    before = contents(service)
    again = service.import_paths([path])
    assert (first.added, first.merged, again.added, again.merged) == (1, 0, 0, 1)
    assert contents(service) == before


def test_a_set_that_left_the_source_stays(service: CatalogueService, tmp_path: Path) -> None:
    service.import_paths([make_tar(tmp_path / "old", tree({"1": card_file(), "2": card_file()}))])
    service.import_paths([make_tar(tmp_path / "new", tree({"1": card_file(hp="70")}))])
    assert [(card.id, card.hp) for card in contents(service)][:2] == [("inv1-1", 70), ("inv1-2", 60)]


def test_ids_that_pad_differently_become_one(service: CatalogueService, tmp_path: Path) -> None:
    """The table does not know this set, so the JSON source's `7` and the file `007` only meet by their number."""
    json_source = make_zip(tmp_path / "json", json_tree([json_card(id="inv1-7", number="7")]))
    ts_source = make_tar(tmp_path / "ts", tree({"007": card_file()}))
    service.import_paths([json_source])
    assert service.import_paths([ts_source]).merged == 1
    assert [card.id for card in contents(service)] == ["inv1-1", "inv1-007", "inv1-9"]
    assert service.import_paths([json_source]).merged == 1
    assert [card.id for card in contents(service)] == ["inv1-1", "inv1-007", "inv1-9"]


def test_several_sources_and_shapes_at_once(service: CatalogueService, tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "folder", tree())
    report = service.import_paths([folder / "cards-database", make_zip(tmp_path / "cards.zip", json_tree())])
    assert (report.read, report.added, report.merged) == (2, 1, 1)


def test_every_record_is_accounted_for(service: CatalogueService, tmp_path: Path) -> None:
    files = tree({"1": card_file(), "2": card_file(hp="-10"), "3": card_file(name="{")})
    files |= {path.replace("Invented", "Little"): data.replace(b'"inv"', b'"tcgp"') for path, data in tree().items()}
    report = service.import_paths([make_tar(tmp_path / "cards", files)])
    assert balanced(report)
    assert (report.read, report.added, report.left_out) == (4, 1, {"pocket": 1})
    assert [(Path(fault.path).name, fault.reason) for fault in report.faulty] == [("2.ts", "value"), ("3.ts", "syntax")]
    for language in ("en", "pt"):
        for fault in report.faulty:
            assert say(f"faulty.{fault.reason}", language, {"detail": fault.detail})
        for reason in report.left_out:
            assert say(f"left_out.{reason}", language, {})


def test_an_import_of_nothing_but_faults_leaves_everything(service: CatalogueService, tmp_path: Path) -> None:
    report = service.import_paths([make_tar(tmp_path / "cards", tree({"1": card_file(hp="-10")}))])
    assert balanced(report)
    assert (report.added, report.printings) == (0, 2)
    assert not service_file(tmp_path).exists()


def service_file(tmp_path: Path) -> Path:
    return tmp_path / "home" / "catalogue.db"


def cut(path: Path) -> Path:
    path.write_bytes(path.read_bytes()[:-60])
    return path


BAD_SOURCES: dict[str, tuple[str, Callable[[Path], Path]]] = {
    "missing": ("source.missing", lambda folder: folder / "nothing"),
    "truncated": ("archive.truncated", lambda folder: cut(make_tar(folder / "bad", tree()))),
    "truncated zip": ("archive.truncated", lambda folder: cut(make_zip(folder / "bad", json_tree()))),
    "traversal": ("archive.unsafe", lambda folder: make_zip(folder / "bad", {**json_tree(), "../x.json": b"[]"})),
    "bomb": ("archive.bomb", lambda folder: make_tar(folder / "bad", {"a.ts": bytes(80_000_000)})),
    "empty": ("archive.empty", lambda folder: make_zip(folder / "bad", {})),
    "neither format": ("source.unknown", lambda folder: make_zip(folder / "bad", {"package.json": b'{"name": "x"}'})),
    "no archive": ("source.kind", lambda folder: make_folder(folder, {"bad": b"\x89PNG\r\n\x00"}) / "bad"),
}


@pytest.mark.parametrize("case", BAD_SOURCES)
def test_bad_input_is_one_sentence_and_nothing_is_lost(case: str, service: CatalogueService, tmp_path: Path) -> None:
    service.import_paths([make_zip(tmp_path / "good.zip", json_tree())])
    before, file = contents(service), service_file(tmp_path).read_bytes()
    code, make = BAD_SOURCES[case]
    with pytest.raises(KnownError) as caught:
        service.import_paths([make(tmp_path)])
    assert caught.value.code == code
    for language in ("en", "pt"):
        assert say(code, language, caught.value.params)
    assert contents(service) == before
    assert service_file(tmp_path).read_bytes() == file
    assert sorted(path.name for path in service_file(tmp_path).parent.iterdir()) == ["catalogue.db", "catalogue.lock"]


def test_cancelling_at_any_question_leaves_everything(service: CatalogueService, tmp_path: Path) -> None:
    path = make_tar(tmp_path / "cards", tree({str(number): card_file() for number in range(1, 12)}))
    asked = 0

    def count() -> bool:
        nonlocal asked
        asked += 1
        return False

    probe = tmp_path / "probe"
    probe.mkdir()
    CatalogueService(probe, starter).import_paths([path], cancel=count)
    for moment in range(asked):
        left = moment

        def cancel() -> bool:
            nonlocal left
            left -= 1
            return left < 0

        with pytest.raises(KnownError, match=r"import\.cancelled"):
            service.import_paths([path], cancel=cancel)
        assert not service_file(tmp_path).exists()
    assert [path.name for path in service_file(tmp_path).parent.iterdir()] == ["catalogue.lock"]


def test_progress_runs_from_nothing_to_everything(service: CatalogueService, tmp_path: Path) -> None:
    told: list[tuple[int, int, str]] = []
    service.import_paths(
        [make_tar(tmp_path / "cards", tree())], lambda done, total, what: told.append((done, total, what))
    )
    assert list(dict.fromkeys(what for _, _, what in told)) == ["import.reading", "import.merging", "import.writing"]
    assert all(0 <= done <= total for done, total, _ in told)
    assert told[-1][:2] == (4, 4)
    for language in ("en", "pt"):
        assert all(say(what, language, {}) for _, _, what in told)


def test_a_full_disk_is_said_and_nothing_is_lost(
    service: CatalogueService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.import_paths([make_zip(tmp_path / "good.zip", json_tree())])
    before = contents(service)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("ptcg_desktop.store.catalogue.os.fsync", full)
    with pytest.raises(KnownError) as caught:
        service.import_paths([make_tar(tmp_path / "more", tree())])
    assert caught.value.code == "database.full"
    monkeypatch.undo()
    assert contents(service) == before
    assert not service_file(tmp_path).with_name("catalogue.db.new").exists()


def test_a_database_that_fills_up_is_said_too(
    service: CatalogueService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself reports the full disk: the file may not grow beyond a few pages."""
    from ptcg_desktop.store import catalogue as store

    original = store.NewCatalogue.add_records

    def tight(self: store.NewCatalogue, rows: object) -> None:
        self._connection.exec_driver_sql("PRAGMA max_page_count = 8")
        original(self, rows)  # type: ignore[arg-type]

    monkeypatch.setattr(store.NewCatalogue, "add_records", tight)
    many = tree({str(number): card_file() for number in range(1, 80)})
    with pytest.raises(KnownError) as caught:
        service.import_paths([make_tar(tmp_path / "cards", many)])
    assert caught.value.code == "database.full"
    assert [path.name for path in service_file(tmp_path).parent.iterdir()] == ["catalogue.lock"]


def test_a_folder_that_may_not_be_written_to_is_said(service: CatalogueService, tmp_path: Path) -> None:
    home = service_file(tmp_path).parent
    path = make_tar(tmp_path / "cards", tree())
    home.chmod(0o500)
    try:
        if os.access(home, os.W_OK):  # root writes everywhere: a file where the folder should be is the same to us
            home.chmod(0o700)
            home.rmdir()
            home.write_bytes(b"")
        with pytest.raises(KnownError) as caught:
            service.import_paths([path])
        assert caught.value.code in ("database.forbidden", "database.in_the_way")
    finally:
        if home.is_dir():
            home.chmod(0o700)


def test_a_catalogue_of_a_newer_version_is_left_alone(service: CatalogueService, tmp_path: Path) -> None:
    service.import_paths([make_zip(tmp_path / "good.zip", json_tree())])
    service.close()
    with closing(sqlite3.connect(service_file(tmp_path))) as connection:
        connection.execute("PRAGMA user_version = 99")
    file = service_file(tmp_path).read_bytes()
    for use in (service.open_or_build, lambda: service.import_paths([make_tar(tmp_path / "cards", tree())])):
        with pytest.raises(KnownError) as caught:
            use()
        assert caught.value.code == "catalogue.too_new"
        assert say("catalogue.too_new", "pt", caught.value.params)
    assert service_file(tmp_path).read_bytes() == file


def test_a_file_that_is_no_catalogue_is_said(service: CatalogueService, tmp_path: Path) -> None:
    for data in (b"no database at all, but long enough to look at" * 40, b""):
        service_file(tmp_path).write_bytes(data)
        with pytest.raises(KnownError) as caught:
            service.open_or_build()
        assert caught.value.code == "catalogue.corrupt"


def test_an_older_version_is_made_again_from_its_records(
    service: CatalogueService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.import_paths([make_zip(tmp_path / "good.zip", json_tree())])
    before = contents(service)
    service.close()
    with closing(sqlite3.connect(service_file(tmp_path))) as connection:
        connection.execute("UPDATE card SET document = x'00'")
        connection.commit()
    newer = catalogue.VERSION + 1
    monkeypatch.setattr("ptcg_desktop.store.catalogue.VERSION", newer)
    monkeypatch.setattr("ptcg_desktop.services.catalogue.VERSION", newer)
    assert service.outdated
    told: list[str] = []
    with pytest.raises(KnownError, match=r"import\.cancelled"):
        service.open_or_build(cancel=lambda: True)
    service.open_or_build(lambda _done, _total, what: told.append(what))
    assert {"import.merging", "import.writing"} <= set(told)
    assert not service.outdated
    assert contents(service) == before


def test_a_card_knows_where_its_pictures_are(service: CatalogueService, tmp_path: Path) -> None:
    both = [make_zip(tmp_path / "good.zip", json_tree()), make_tar(tmp_path / "cards", tree({"1": card_file()}))]
    for path in both:
        service.import_paths([path])
    card = service.card("inv1-1")
    assert card is not None
    assert card.pictures == (
        "https://assets.tcgdex.net/{language}/inv/inv1/1",
        "https://images.pokemontcg.io/inv1/1",
    )
    assert service.find("has:image").ids == ["inv1-1"]


def test_the_old_state_can_be_read_while_a_new_one_is_swapped_in(service: CatalogueService, tmp_path: Path) -> None:
    service.import_paths([make_zip(tmp_path / "good.zip", json_tree())])
    seen: list[int] = []
    service.import_paths(
        [make_tar(tmp_path / "cards", tree({"1": card_file(), "2": card_file()}))],
        lambda done, total, what: seen.append(len(service.cards(service.search()))),
    )
    assert set(seen) <= {2, 3}
    assert service.info().printings == 3


def test_rows_prints_and_filters(service: CatalogueService, tmp_path: Path) -> None:
    files = tree(
        {
            "1": card_file(),
            "2": card_file(name='{ en: "Glimmoth ex" }', hp="180", stage='"Stage1"', types='["Fire"]'),
            "3": card_file(name='{ en: "Glim-Moth" }'),
        }
    )
    service.import_paths([make_tar(tmp_path / "cards", files)])
    assert [(row.name, row.number, row.types, row.hp) for row in service.rows(["inv1-2", "nothing", "inv1-1"])] == [
        ("Glimmoth ex", "2", "R", 180),
        ("Glimmoth", "1", "G", 60),
    ]
    assert service.rows(["inv1-1"], "pt")[0].name == "Mariluz"
    assert service.prints_of("inv1-1") == ["inv1-1", "inv1-3"]
    assert service.search(filters=Filters(types=("R",))) == ["inv1-2"]
    assert service.search(filters=Filters(stages=("basic",), kinds=("pokemon",))) == ["inv1-1", "inv1-3"]
    assert service.search(filters=Filters(kinds=("trainer",), trainer_kinds=("item",))) == ["inv1-9"]
    assert service.search(filters=Filters(hp_min=100)) == ["inv1-2"]
    assert service.search(filters=Filters(ids=frozenset({"inv1-3", "gone"}))) == ["inv1-3"]
    assert service.search(filters=Filters(sets=("inv2",))) == []
    assert service.search("glim", sort="hp") == ["inv1-2", "inv1-1", "inv1-3"]


def test_two_imports_at_once_do_not_undo_each_other(service: CatalogueService, tmp_path: Path) -> None:
    """The second one is told to wait, whichever way it begins, and everything the first one read is there."""
    other = CatalogueService(service_file(tmp_path).parent, starter)
    second = make_zip(tmp_path / "second.zip", json_tree([json_card(id="inv1-3", number="3", name="Mossel")]))
    refused: list[str] = []

    def meanwhile(done: int, total: int, what: str) -> None:
        for begin in (lambda: other.import_paths([second]), lambda: other.update(UrlFetcher(), sources=())):
            with pytest.raises(KnownError) as caught:
                begin()
            refused.append(caught.value.code)

    service.import_paths([make_tar(tmp_path / "cards", tree({"1": card_file()}))], meanwhile)
    assert set(refused) == {"catalogue.in_use"}
    assert other.import_paths([second]).printings == 3


def test_an_older_catalogue_can_meet_an_import_of_nothing(
    service: CatalogueService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Making the cards anew and importing do not wait for each other within one program."""
    service.import_paths([make_zip(tmp_path / "good.zip", json_tree())])
    service.close()
    newer = catalogue.VERSION + 1
    monkeypatch.setattr("ptcg_desktop.store.catalogue.VERSION", newer)
    monkeypatch.setattr("ptcg_desktop.services.catalogue.VERSION", newer)
    report = service.import_paths([make_tar(tmp_path / "bad", tree({"1": card_file(hp="-5")}))])
    assert (report.added, report.merged, len(report.faulty)) == (0, 0, 1)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE card SET document = x'00'",
        "UPDATE card SET document = x'c1'",
        "UPDATE record SET document = x'c1'",
        "UPDATE record SET source = CAST(x'a5a5' AS TEXT)",
        "DROP TABLE card",
        "DROP TABLE source_set",
        "UPDATE meta SET document = x'81' WHERE key = 'columns'",
        "UPDATE deck SET document = x'c1'",
    ],
)
def test_whatever_is_damaged_in_a_catalogue_is_said(service: CatalogueService, tmp_path: Path, damage: str) -> None:
    deck = {"id": "d-inv1-1", "name": "Garden Party", "cards": [{"id": "inv1-1", "name": "Glimmoth", "count": 4}]}
    service.import_paths([make_zip(tmp_path / "good.zip", json_tree(decks=[deck]))])
    service.close()
    with closing(sqlite3.connect(service_file(tmp_path))) as connection:
        connection.execute(damage)
        connection.commit()
    uses: tuple[Callable[[], object], ...] = (
        lambda: service.card("inv1-1"),
        lambda: service.cards(service.search() * 60),
        service.theme_decks,
        lambda: service.import_paths([make_tar(tmp_path / "cards", tree())]),
    )
    said = []
    for use in uses:
        try:
            use()
        except KnownError as error:
            said.append(error.code)
    assert said
    assert set(said) == {"catalogue.corrupt"}
