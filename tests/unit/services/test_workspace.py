"""A workspace opens quickly, makes its backups, restores them, and lets go of everything when it is closed."""

from __future__ import annotations

import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.csv_presets import Preset
from ptcg_desktop.services.belongings import gather, put_back
from ptcg_desktop.services.changes import Changes
from ptcg_desktop.services.checking import backup_infos_of, backups_of, check_home, restore_home
from ptcg_desktop.services.searches import Searches
from ptcg_desktop.services.settings import KeptPlayer, SettingsService
from ptcg_desktop.services.workspace import Workspace, default_home
from tests.conftest import ROOT
from tests.unit.services.conftest import CARDS

SCHEMAS = ROOT / "tests" / "store" / "schemas"

MOTH = CARDS["inv1-1"]


def test_the_home_is_named_by_the_variable_or_the_platform(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_home() == home
    with Workspace.open() as workspace:
        assert workspace.home == home
    monkeypatch.delenv("PTCG_DESKTOP_HOME")
    assert default_home().name == "ptcg_desktop"


def test_everything_is_there_again_after_a_restart(home: Path) -> None:
    with Workspace.open(home) as workspace:
        starter = workspace.catalogue.cards(workspace.catalogue.search()[:3])
        for card in starter:
            workspace.collection.add(card, 2)
        deck = workspace.decks.create("Moths", cards=[(starter[0], 4)]).value
        workspace.games.save("Against myself", "{}")
        holdings = workspace.collection.holdings()
    with Workspace.open(home) as workspace:
        assert workspace.collection.holdings() == holdings
        assert all(held.set_name for held in holdings)
        assert workspace.decks.get(deck.id) == deck
        assert [game.name for game in workspace.games.list()] == ["Against myself"]
        workspace.history.undo("collection")
        assert workspace.collection.holdings() == holdings[:2]


def test_closing_makes_a_backup_of_what_changed(home: Path) -> None:
    Workspace.open(home).close()
    assert backups_of(home) == []
    with Workspace.open(home) as workspace:
        workspace.collection.add(MOTH)
    assert len(backups_of(home)) == 1
    Workspace.open(home).close()
    assert len(backups_of(home)) == 1


@pytest.mark.logs("no backup on closing: database.full")
def test_a_backup_that_fails_on_closing_keeps_nobody_from_leaving(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with Workspace.open(home) as workspace:
        workspace.collection.add(MOTH)
        monkeypatch.setattr(os, "fsync", full)
    assert backups_of(home) == []
    monkeypatch.undo()
    with Workspace.open(home) as workspace:
        assert workspace.collection.owned() == {MOTH.id: 1}


def test_restoring_in_an_open_workspace_can_be_taken_back(home: Path) -> None:
    with Workspace.open(home) as workspace:
        workspace.collection.add(MOTH)
        backup = workspace.backup_if_due()
        assert backup is not None
        workspace.collection.add(MOTH, 4)
        restored = workspace.restore(backup.path)
        assert restored.changes == Changes(frozenset({"collection", "lists", "decks", "games"}))
        assert workspace.collection.totals().copies == 1
        assert restored.former is not None
        workspace.restore(restored.former)
        assert workspace.collection.totals().copies == 5


def test_searches_and_own_files_go_into_a_backup_and_come_back(home: Path) -> None:
    profile = home / "csv" / "mine.toml"
    with Workspace.open(home) as workspace:
        workspace.collection.add(MOTH)
        Searches(workspace.settings).save("Fire", "t:fire")
        workspace.imports.save_profile("Mine", Preset(name="Mine", needs=("Bicho",), columns={"name": ("Bicho",)}))
        was = profile.read_text(encoding="utf-8")
        workspace.settings.change(player={"name": "Ana"}, theme="dark")
        backup = workspace.back_up()
        Searches(workspace.settings).delete("Fire")
        Searches(workspace.settings).save("Later", "t:water")
        workspace.settings.change(theme="light", player=None)
        profile.unlink()
        (home / "csv" / "other.toml").write_text("name = 'Other'\nneeds = []\n", encoding="utf-8")
        restored = workspace.restore(backup.path)
        assert [each.name for each in Searches(workspace.settings).saved] == ["Fire"]
        assert (workspace.settings.current.theme, workspace.settings.current.player) == (
            "light",
            KeptPlayer(name="Ana"),
        )
        assert {path.name: path.read_text(encoding="utf-8") for path in profile.parent.iterdir()} == {"mine.toml": was}
        assert restored.former is not None
        workspace.restore(restored.former)
        assert [each.name for each in Searches(workspace.settings).saved] == ["Later"]
        assert [path.name for path in profile.parent.iterdir()] == ["other.toml"]
    restore_home(home, backup.path)
    with Workspace.open(home) as workspace:
        assert [each.text for each in Searches(workspace.settings).saved] == ["t:fire"]


def test_belongings_go_into_the_backups_before_a_migration_and_before_mending(home: Path) -> None:
    Searches(SettingsService(home)).save("Fire", "t:fire")
    kept = gather(home)
    with closing(sqlite3.connect(home / "library.db")) as connection:
        connection.executescript((SCHEMAS / "v0001.sql").read_text(encoding="utf-8"))
    with Workspace.open(home) as workspace:
        (before_migration,) = workspace.backups()
        workspace.decks.create("Deck", "unlimited")
    with closing(sqlite3.connect(home / "library.db")) as connection:
        connection.execute("UPDATE deck SET name = ''")
        connection.commit()
    report = check_home(home, mend=True)
    assert report.well
    assert report.backup is not None
    assert [before_migration.beside, report.backup.with_suffix(".json").read_bytes()] == [kept, kept]


def test_a_search_alone_is_reason_enough_for_a_backup(home: Path) -> None:
    with Workspace.open(home) as workspace:
        workspace.collection.add(MOTH)
        old = workspace.back_up().path
    for leftover in (old, old.with_suffix(".json")):
        if leftover.exists():
            leftover.rename(leftover.with_name(leftover.name.replace(old.stem, "library-20200101-000000")))
    with Workspace.open(home) as workspace:
        assert workspace.backup_if_due() is None
        Searches(workspace.settings).save("Fire", "t:fire")
    assert len(backups_of(home)) == 2
    assert b"t:fire" in backups_of(home)[0].beside


def test_belongings_that_cannot_be_read_cost_nothing(home: Path) -> None:
    home.mkdir(parents=True, exist_ok=True)
    for text in ("no settings", "[]", '{"searches": []}', '{"version": 1}'):
        (home / "settings.json").write_text(text, encoding="utf-8")
        assert gather(home) == b""
    evil = b'{"settings": {}, "files": {"../evil.toml": "x", "csv/../../evil.toml": "x", "csv/a.sh": "x"}}'
    put_back(home, SettingsService(home), evil)
    assert not list(home.parent.glob("**/evil.toml"))
    assert not (home / "csv" / "a.sh").exists()


def test_backups_tell_what_is_in_them(home: Path) -> None:
    with Workspace.open(home) as workspace:
        first = workspace.back_up()
        workspace.collection.add(MOTH, 7)
        workspace.decks.create("Moths")
        workspace.lists.create("Wishes")
        workspace.games.save("Rainy", "{}")
        second = workspace.back_up()
        (home / "backups" / "library-20200101-000000.db").write_bytes(b"coffee" * 900)
        infos = workspace.backup_infos()
    assert [(info.path, info.copies, info.decks, info.lists, info.games, info.well) for info in infos] == [
        (second.path, 7, 1, 1, 1, True),
        (first.path, 0, 0, 0, 0, True),
        (home / "backups" / "library-20200101-000000.db", 0, 0, 0, 0, False),
    ]
    assert infos == backup_infos_of(home)
    assert infos[0].size == second.path.stat().st_size > 0


def test_a_damaged_library_is_restored_without_opening_it(home: Path) -> None:
    with Workspace.open(home) as workspace:
        workspace.collection.add(MOTH)
    (home / "library.db").write_bytes(b"coffee" * 2000)
    with pytest.raises(KnownError, match=r"database\.corrupt"):
        Workspace.open(home)
    assert not check_home(home).well
    former = restore_home(home, backups_of(home)[0].path)
    assert former is not None
    assert former.read_bytes() == b"coffee" * 2000
    with Workspace.open(home) as workspace:
        assert workspace.collection.totals().copies == 1


def test_mending_waits_for_nobody(home: Path) -> None:
    with Workspace.open(home):
        assert check_home(home).well
        with pytest.raises(KnownError, match=r"library\.in_use"):
            check_home(home, mend=True)
        with pytest.raises(KnownError, match=r"library\.in_use"):
            restore_home(home, home / "x.db")


def test_a_failed_start_gives_the_lock_back(home: Path) -> None:
    (home / "library.db").write_bytes(b"coffee" * 2000)
    for _ in range(2):
        with pytest.raises(KnownError, match=r"database\.corrupt"):
            Workspace.open(home)


def test_games_are_kept_over_their_earlier_save(home: Path) -> None:
    with Workspace.open(home) as workspace:
        games = workspace.games
        first = games.save("One", "a").value
        assert games.save("One again", "b", first).value == first
        assert (games.load(first), [game.name for game in games.list()]) == ("b", ["One again"])
        assert games.delete(first).changes == Changes(frozenset({"games"}), frozenset({f"game:{first}"}))
        with pytest.raises(KnownError, match=r"game\.gone"):
            games.load(first)
        with pytest.raises(KnownError, match=r"game\.gone"):
            games.save("One", "c", first)


def test_threads_take_turns_and_none_is_lost(home: Path) -> None:
    with Workspace.open(home) as workspace, ThreadPoolExecutor(8) as pool:
        # The first use makes the file: eight at once must make it once.
        presses = [pool.submit(workspace.collection.add, MOTH) for _ in range(40)]
        looks = [pool.submit(workspace.collection.totals) for _ in range(40)]
        steps = [press.result().step for press in presses]
        assert len(set(steps)) == 40
        assert all(0 <= look.result().copies <= 40 for look in looks)
        assert workspace.collection.totals().copies == 40
