"""One instance, crash reports, early settings, import from the window."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app import crash, main, single
from ptcg_desktop.ui.app.crash_dialog import CrashDialog
from ptcg_desktop.ui.app.early import EarlySettings, glance
from ptcg_desktop.ui.app.importing import import_paths
from ptcg_desktop.ui.app.shots import OpenWindow
from ptcg_desktop.ui.app.single import SingleInstance
from ptcg_desktop.ui.app.window import MainWindow
from tests.conftest import ROOT
from tests.unit.files.sources import json_tree, make_zip


def test_a_second_start_calls_the_first_by_any_way_to_its_home(
    home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = home.with_name("link")
    link.symlink_to(home)
    first, second = SingleInstance(home), SingleInstance(link / ".." / "link")
    assert not first.call_first()
    assert first.listen()
    start = f"from ptcg_desktop.ui.app.single import SingleInstance\nprint(SingleInstance({str(link)!r}).call_first())"
    with subprocess.Popen([sys.executable, "-c", start], cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        with qtbot.waitSignal(first.called, timeout=20_000):
            pass
        assert process.communicate()[0] == "True\n"
    monkeypatch.setattr(single, "ANSWER_MS", 50)
    assert not second.call_first()  # nobody runs the first one's event loop: it hangs
    first.close()
    assert not second.call_first()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems allow no such name")
def test_a_home_whose_name_is_no_text_has_one_window_too(home: Path, qapp: QApplication) -> None:
    first = SingleInstance(Path(os.fsdecode(os.fsencode(home) + b"/\xff")))
    assert first.listen()
    first.close()


def test_another_home_is_another_window(tmp_path: Path, qapp: QApplication) -> None:
    first = SingleInstance(tmp_path / "one")
    assert first.listen()
    assert not SingleInstance(tmp_path / "two").call_first()
    first.close()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", EarlySettings()),
        ("[]", EarlySettings()),
        ("{broken", EarlySettings()),
        (json.dumps({"theme": "pink", "language": 3, "geometry": None}), EarlySettings()),
        ('{"theme": "dark", "language": "pt_BR", "page": "decks"}', EarlySettings("dark", "pt_BR", "", "decks")),
        ("[" * 100_000, EarlySettings()),
        ('{"geometry": "é", "grid_size": 999999999999}', EarlySettings()),
        ('{"geometry": "abc", "grid_size": 1}', EarlySettings()),
        ('{"geometry": "\\ud800", "splitters": {"a": [99999999999], "b": [-5]}}', EarlySettings()),
        ('{"geometry": "QUJD"}', EarlySettings(geometry="QUJD")),
        ('{"decks_grouping": ["set"], "decks_stacked": 1}', EarlySettings()),
        ('{"grid_size": 206, "splitters": {"a": [1, 2]}}', EarlySettings(grid_size=206, splitters={"a": (1, 2)})),
    ],
)
def test_a_glance_never_complains(home: Path, text: str, expected: EarlySettings) -> None:
    (home / "settings.json").write_text(text, encoding="utf-8")
    assert glance(home) == expected


@pytest.mark.parametrize("older", [False, True])
def test_the_window_opens_and_closes_with_nothing_left_behind(home: Path, qapp: QApplication, older: bool) -> None:
    shown: list[str] = []
    if older:  # cards of an older version of the program are made again first
        service = CatalogueService(home)
        service.import_paths([make_zip(home / "cards.zip", json_tree())])
        service.close()
        with closing(sqlite3.connect(home / "catalogue.db")) as connection:
            connection.execute("PRAGMA user_version = 1")

    def close() -> None:
        windows = [each for each in qapp.topLevelWidgets() if isinstance(each, MainWindow)]
        if windows and windows[0].context is not None:
            shown.append(windows[0].windowTitle())
            windows[0].close()
        else:
            QTimer.singleShot(50, close)

    QTimer.singleShot(0, close)
    assert main.run(["ptcg-desktop", "--home", str(home), "--lang", "en"]) == 0
    assert shown == ["Cards — ptcg_desktop"]
    assert not CatalogueService(home).outdated
    with Workspace.open(home):  # the lock was given back
        pass
    log = (home / "log" / crash.LOG_NAME).read_text(encoding="utf-8")
    assert "started" in log


def test_what_keeps_it_from_starting_is_said_in_one_sentence(
    home: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(main, "LISTENS_WITHIN_S", 0.0)
    monkeypatch.setattr(main, "show_start_error", lambda error, language, window: said.append(error.code))
    with Workspace.open(home):
        assert main.run(["ptcg-desktop", "--home", str(home), "--lang", "en"]) == 2
    assert said == ["library.in_use"]


def press(button: str, qapp: QApplication) -> None:
    """Press a button of the dialog that is up as soon as it can be pressed."""
    dialog = qapp.activeModalWidget()
    found = [each for each in dialog.findChildren(QPushButton) if each.text() == button] if dialog else []
    if found and found[0].isEnabled():
        found[0].click()
    else:
        QTimer.singleShot(20, lambda: press(button, qapp))


@pytest.mark.parametrize(
    ("name", "content", "button", "copies"),
    [
        ("library.db", b"this is no database at all" * 100, "Restore", 2),
        ("library.db", None, "Restore", 2),
        ("library.db", b"this is no database at all" * 100, "Begin with an empty library", 0),
        ("library.db", b"this is no database at all" * 100, "Quit", None),
        ("catalogue.db", b"this is no database at all" * 100, "Set it aside", 2),
        ("catalogue.db", b"this is no database at all" * 100, "Quit", None),
    ],
)
def test_the_window_helps_where_a_file_is_damaged_or_gone(
    home: Path, qapp: QApplication, name: str, content: bytes | None, button: str, copies: int | None
) -> None:
    with Workspace.open(home) as workspace:
        card = workspace.catalogue.card("base1-4")
        assert card is not None
        workspace.collection.add(card, 2)
        workspace.back_up()
    file, found = home / name, []
    file.unlink(missing_ok=True)
    if content is not None:
        file.write_bytes(content)

    def look() -> None:
        windows = [each for each in qapp.topLevelWidgets() if isinstance(each, MainWindow)]
        if windows and windows[0].shown_page is not None and windows[0].context is not None:
            found.append(windows[0].context.workspace.collection.totals().copies)
            windows[0].close()
        elif windows:
            QTimer.singleShot(50, look)

    QTimer.singleShot(0, lambda: press(button, qapp))
    QTimer.singleShot(0, look)
    assert main.run(["ptcg-desktop", "--home", str(home), "--lang", "en"]) == (2 if copies is None else 0)
    assert found == ([] if copies is None else [copies])
    if content is not None:
        kept = [each.read_bytes() for each in home.glob("*.db")]
        assert content in kept


@pytest.mark.logs("database.full")
def test_a_known_error_nobody_handled_is_a_sentence_and_no_crash(
    home: Path, qtbot: QtBot, caught: list[CrashDialog]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    told: list[KnownError] = []
    crash.install(home, window, told.append)
    try:
        sys.excepthook(KnownError, KnownError("database.full", file="x"), None)
        qtbot.waitUntil(lambda: [each.code for each in told] == ["database.full"])
        assert not caught
    finally:
        crash.uninstall()


@pytest.fixture
def caught(home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> list[CrashDialog]:
    """Dialogs that came up; each is answered with "go on"."""
    shown: list[CrashDialog] = []

    def answer(dialog: CrashDialog) -> int:
        shown.append(dialog)
        return 0

    monkeypatch.setattr(CrashDialog, "exec", answer)
    return shown


@pytest.mark.logs("uncaught error")
@pytest.mark.parametrize("elsewhere", [False, True])
def test_an_error_on_any_thread_is_shown_logged_and_reported(
    home: Path, qtbot: QtBot, caught: list[CrashDialog], elsewhere: bool
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    crash.install(home, window)
    try:
        if elsewhere:

            def fail() -> None:
                raise RuntimeError("invented fault")

            thread = threading.Thread(target=fail)
            thread.start()
            thread.join()
        else:
            error = RuntimeError("invented fault")
            sys.excepthook(RuntimeError, error, None)
        qtbot.waitUntil(lambda: len(caught) == 1)
        text = caught[0].report.toPlainText()
        assert "RuntimeError: invented fault" in text
        assert str(home) not in text
        assert "invented fault" in (home / "log" / crash.LOG_NAME).read_text(encoding="utf-8")
    finally:
        assert crash.uninstall() is False


def test_a_log_that_cannot_be_written_is_said(home: Path, qtbot: QtBot) -> None:
    (home / "log").write_text("in the way", encoding="utf-8")
    window = QWidget()
    qtbot.addWidget(window)
    try:
        with pytest.raises(KnownError, match=r"database\.forbidden"):
            crash.install(home, window)
    finally:
        crash.uninstall()
    assert sys.excepthook is sys.__excepthook__


def test_a_log_on_a_full_disk_is_silent_and_keeps_nothing_from_ending(
    home: Path, qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("needs a file that is always full")
    window = QWidget()
    qtbot.addWidget(window)
    (home / "log").mkdir()
    (home / "log" / crash.LOG_NAME).symlink_to(full)
    crash.install(home, window)
    crash.logger.info("a line there is no room for")
    assert crash.uninstall() is False
    assert capfd.readouterr().err == ""


def test_a_crash_below_python_is_shown_at_the_next_start(home: Path, qtbot: QtBot, caught: list[CrashDialog]) -> None:
    folder = home / "log"
    folder.mkdir()
    (folder / crash.CRASH_NAME).write_text("Fatal Python error: Segmentation fault\n", encoding="utf-8")
    window = QWidget()
    qtbot.addWidget(window)
    crash.install(home, window)
    try:
        crash.show_previous()
        qtbot.waitUntil(lambda: len(caught) == 1)
        assert "Segmentation fault" in caught[0].report.toPlainText()
    finally:
        crash.uninstall()
    assert not (folder / crash.CRASH_NAME).exists()


def test_the_dialog_tells_what_was_wished(qtbot: QtBot) -> None:
    for text in ("Quit", "Go on", "Restart"):
        dialog = CrashDialog("report", True)
        qtbot.addWidget(dialog)
        next(button for button in dialog.findChildren(QPushButton) if button.text() == text).click()
        assert dialog.wish == text.lower().replace(" ", "_")


CARD = {
    "id": "inv1-1", "name": "Emberpup", "supertype": "Pokémon", "subtypes": ["Basic"], "hp": "50", "types": ["Fire"],
    "number": "1", "attacks": [{"name": "Nudge", "cost": ["Colorless"], "damage": "10"}],
}  # fmt: skip
SET = {
    "id": "inv1", "name": "Invented One", "series": "Invented", "printedTotal": 2, "total": 2,
    "releaseDate": "1999/01/09",
}  # fmt: skip


def card_folder(root: Path, cards: list[dict[str, object]]) -> Path:
    """An invented folder in the shape of pokemon-tcg-data."""
    (root / "cards" / "en").mkdir(parents=True)
    (root / "sets").mkdir()
    (root / "cards" / "en" / "inv1.json").write_text(json.dumps(cards), encoding="utf-8")
    (root / "sets" / "en.json").write_text(json.dumps([SET]), encoding="utf-8")
    return root


def test_an_import_accounts_for_every_record_and_the_pages_see_the_cards(
    opened: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    bad = {**CARD, "id": "inv1-2", "number": "2", "hp": "-20"}
    folder = card_folder(tmp_path / "data", [CARD, bad])
    context = opened.window.context
    assert context is not None
    dialog = import_paths(context, opened.window, [folder])
    qtbot.waitUntil(lambda: dialog.text.isVisible() and not context.tasks.busy, timeout=20_000)
    assert "2 card records read: 1 new" in dialog.text.text()
    assert "1 could not be read" in dialog.text.text()
    assert "inv1.json" in dialog.faults.toPlainText()
    assert opened.workspace.catalogue.search("Emberpup")
    opened.settle()
    dialog.close()


def test_a_broken_source_says_one_sentence_and_changes_nothing(
    opened: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    broken = tmp_path / "cards.zip"
    broken.write_bytes(b"PK\x03\x04 and then nothing")
    context = opened.window.context
    assert context is not None
    before = opened.workspace.catalogue.info()
    dialog = import_paths(context, opened.window, [broken])
    qtbot.waitUntil(lambda: dialog.text.isVisible(), timeout=20_000)
    assert dialog.title.text() == "The import stopped"
    assert "cards.zip" in dialog.text.text()
    assert opened.workspace.catalogue.info() == before
    dialog.close()
