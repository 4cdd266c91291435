"""The shell as a person meets it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollBar, QSplitterHandle, QWidget
from pytestqt.qtbot import QtBot

from ptcg_desktop.ui.app.commands import Command
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.pages import PAGES
from ptcg_desktop.ui.app.palette import CommandPalette, find
from ptcg_desktop.ui.app.settings_dialog import SettingsDialog
from ptcg_desktop.ui.app.shots import OpenWindow, open_window


def context_of(opened: OpenWindow) -> AppContext:
    assert opened.window.context is not None
    return opened.window.context


def command(title: str) -> Command:
    return Command(title, lambda: title, lambda: None)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("", "New deck"),
        ("imp", "Import card files"),
        ("deck", "New deck"),
        ("n d", "New deck"),
        ("cfl", "Import card files"),
        ("acao", "Desfazer a ação"),
        ("zzz", None),
    ],
)
def test_the_palette_finds_by_few_letters(typed: str, first: str | None) -> None:
    table = [command("New deck"), command("Import card files"), command("Desfazer a ação")]
    found = find(table, typed)
    assert (found[0].title() if found else None) == first


def test_ids_and_keys_are_unique_on_every_page(opened: OpenWindow) -> None:
    context = context_of(opened)
    for spec in PAGES:
        opened.show_page(spec.id)
        table = context.commands.all()
        ids = [each.id for each in table]
        assert len(ids) == len(set(ids)), spec.id
        keys = [QKeySequence(key).toString() for each in table if each.shortcut for key in each.shortcut.split("|")]
        assert len(keys) == len(set(keys)), (spec.id, sorted(key for key in keys if keys.count(key) > 1))


def test_every_text_is_in_the_new_language_at_once(opened: OpenWindow) -> None:
    context = context_of(opened)
    context.commands.run("app.language.pt_BR")
    opened.settle()
    assert [button.text() for button in opened.window.rail.buttons.values()] == ["Cards", "Coleção", "Baralhos", "Mesa"]
    assert context.language == "pt"
    assert [action.text() for action in opened.window.menuBar().actions()][:2] == ["&Arquivo", "&Editar"]
    find_command = context.commands.find("cards.find")
    assert find_command is not None
    assert find_command.title() == "Buscar cards"
    context.commands.run("app.language.en")
    assert opened.window.rail.buttons["decks"].text() == "Decks"


@pytest.mark.parametrize("page", [spec.id for spec in PAGES])
def test_everything_that_takes_the_focus_has_a_name(opened: OpenWindow, page: str) -> None:
    shown = opened.show_page(page)
    nameless = []
    for widget in shown.findChildren(QWidget):
        if not widget.focusPolicy() & Qt.FocusPolicy.TabFocus or isinstance(widget, QScrollBar | QSplitterHandle):
            continue
        if not widget.isVisible() or widget.focusProxy() is not None or widget.objectName().startswith("qt_"):
            continue
        named = widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text())
        inner = widget.parentWidget()
        if not named and not (inner is not None and inner.focusProxy() is widget and inner.accessibleName()):
            nameless.append(f"{type(widget).__name__} in {type(inner).__name__}")
    assert nameless == []


def test_the_window_comes_back_as_it_was_left(home: Path, qapp: QApplication) -> None:
    with open_window(home) as first:
        first.window.resize(1000, 700)
        first.show_page("collection")
        first.settle()
    with open_window(home, page="") as second:
        assert second.window.shown_page is not None
        assert second.window.shown_page.title_id == "collection"
    assert second.workspace.settings.current.geometry


def test_a_command_runs_from_the_palette(opened: OpenWindow, qtbot: QtBot) -> None:
    context = context_of(opened)
    palette = CommandPalette(context.commands, opened.window)
    qtbot.addWidget(palette)
    palette.show()
    qtbot.keyClicks(palette.field, "theme dark")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert opened.window.theme.tokens.dark


def test_settings_take_effect_at_once(opened: OpenWindow, qtbot: QtBot) -> None:
    context = context_of(opened)
    dialog = SettingsDialog(context, opened.window.shell, opened.window)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.language.setCurrentIndex(dialog.language.findData("pt_BR"))
    opened.settle()
    assert dialog.windowTitle() == "Configurações"
    dialog.theme.setCurrentIndex(dialog.theme.findData("dark"))
    assert opened.window.theme.tokens.dark
    dialog.condition.setCurrentIndex(dialog.condition.findData("LP"))
    settings = opened.workspace.settings.current
    assert (settings.language, settings.theme, settings.condition) == ("pt_BR", "dark", "LP")


def test_a_message_offers_undo_and_goes(opened: OpenWindow, qtbot: QtBot) -> None:
    undone: list[bool] = []
    context_of(opened).notify("One copy more", "Undo", lambda: undone.append(True))
    toast = opened.window.toast
    assert toast.isVisible()
    assert toast.label.text() == "One copy more"
    qtbot.mouseClick(toast.button, Qt.MouseButton.LeftButton)
    assert undone == [True]
    assert not toast.isVisible()
