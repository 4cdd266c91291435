"""Keys: those the person chose work, clashes are told, what is no key is left aside, and the overview shows all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ptcg_desktop.ui.app.commands import Command
from ptcg_desktop.ui.app.keymap import Keymap, understood
from ptcg_desktop.ui.app.keys_dialog import KeysDialog
from ptcg_desktop.ui.app.shots import OpenWindow, open_window

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def command(command_id: str, keys: str = "") -> Command:
    return Command(command_id, lambda: command_id, lambda: None, keys)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("ctrl+n", "Ctrl+N"), ("?", "?"), ("F6", "F6"), ("+", "+"), ("Ctrl+Return", "Ctrl+Return"),
        ("Ctrl+Foo", ""), ("nonsense", ""), ("", ""), ("A, B", ""), ("Tab", ""), ("Shift+Tab", ""), ("Space", ""),
    ],
)  # fmt: skip
def test_a_key_is_understood_or_none(text: str, key: str) -> None:
    assert understood(text) == key


def test_a_chosen_key_goes_before_one_that_comes_along_and_each_key_does_one_thing() -> None:
    first, second = command("a.first", "A|Ctrl+F"), command("a.second", "B")
    keymap = Keymap({"a.second": "A"})
    assert keymap.given([first, second]) == {"a.first": ("Ctrl+F",), "a.second": ("A",)}
    assert keymap.changed(second, ("B",)).kept() == {}, "what it comes with is not kept"
    assert keymap.changed(first, ()).kept() == {"a.second": "A", "a.first": ""}
    assert not Keymap({"a.first": ""}).wanted(first)


def test_what_is_no_key_is_told_and_left_aside(home: Path, qapp: QApplication) -> None:
    home.mkdir(exist_ok=True)
    keys = {"go.decks": "Ctrl+Wrong", "go.cards": ["odd"], "go.table": "Alt+T", "of.another.version": "F9"}
    (home / "settings.json").write_text(json.dumps({"version": 1, "keys": keys, "theme": "dark"}))
    with open_window(home) as opened:
        assert opened.workspace.settings.current.theme == "dark", "one odd key costs nothing else"
        toast = opened.window.toast
        assert "Ctrl+Wrong" in toast.label.text()
        press(opened, KEY.Key_3, CTRL)
        assert shown(opened) == "decks"
        press(opened, KEY.Key_T, Qt.KeyboardModifier.AltModifier)
        assert shown(opened) == "table"
        assert opened.window.context is not None
        assert opened.window.context.commands.keymap.kept() == {"go.table": "Alt+T", "of.another.version": "F9"}


def press(opened: OpenWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(opened.window, key, modifier)
    opened.application.processEvents()


def shown(opened: OpenWindow) -> str:
    page = opened.window.shown_page
    assert page is not None
    return page.title_id


def texts(dialog: KeysDialog) -> list[str]:
    return [f"{item.text(0)} {item.text(1)}" for item in dialog._items() if not item.isHidden()]


def test_a_key_is_changed_by_keys_alone_kept_taken_only_when_meant_and_given_back(opened: OpenWindow) -> None:
    opened.show_page("decks")
    press(opened, KEY.Key_F1)
    dialog = opened.window.findChild(KeysDialog)
    assert dialog is not None
    changed_by_keys_alone(opened, dialog)
    dialog.search.clear()
    taken_when_meant_and_given_back(opened, dialog)


def changed_by_keys_alone(opened: OpenWindow, dialog: KeysDialog) -> None:
    head = dialog.tree.topLevelItem(0)
    assert head is not None
    assert head.text(0) == "Decks", "the page shown comes first"
    QTest.keyClicks(dialog.search, "tournament")
    assert texts(dialog) == ["Tournament sheet… "]
    dialog.tree.setFocus()
    QTest.keyClick(dialog.tree, KEY.Key_Return)
    assert dialog.field.hasFocus()
    QTest.keyClick(dialog.field, KEY.Key_Tab)
    assert not dialog.field.hasFocus(), "no trap"
    dialog.field.setFocus()
    QTest.keyClick(dialog.field, KEY.Key_Up)
    assert "moves about" in dialog.said.text()
    QTest.keyClick(dialog.field, KEY.Key_M)
    assert "always" in dialog.said.text(), "a key of the deck's list"
    QTest.keyClick(dialog.field, KEY.Key_T, CTRL)
    assert texts(dialog) == ["Tournament sheet… Ctrl+T"]
    assert dialog.tree.hasFocus()
    assert opened.workspace.settings.current.keys == {"decks.sheet": "Ctrl+T"}
    action = opened.window.menus.action("decks.sheet")
    assert action is not None
    assert action.shortcut().toString() == "Ctrl+T"
    dialog.search.setText("ctrl+t")
    assert texts(dialog) == ["Tournament sheet… Ctrl+T"], "found by the key, too"


def taken_when_meant_and_given_back(opened: OpenWindow, dialog: KeysDialog) -> None:
    dialog.choose("decks.sheet")
    dialog.field.setFocus()
    QTest.keyClick(dialog.field, KEY.Key_2, CTRL)
    assert "Collection" in dialog.said.text()
    assert opened.workspace.settings.current.keys == {"decks.sheet": "Ctrl+T"}
    QTest.keyClick(dialog.take, KEY.Key_Space)
    assert opened.workspace.settings.current.keys == {"decks.sheet": "Ctrl+2", "go.collection": ""}
    assert "Ctrl" not in opened.window.rail.buttons["collection"].toolTip()
    assert "Ctrl+1" in opened.window.rail.buttons["cards"].toolTip()
    dialog.choose("decks.sheet")
    dialog.field.setFocus()
    QTest.keyClick(dialog.field, KEY.Key_G, CTRL)
    assert not dialog.take.isVisible(), "Ctrl+G is a key of the Table page, which is not shown with this one"
    dialog.default.click()
    assert opened.workspace.settings.current.keys == {"go.collection": ""}
    dialog.all_default.click()
    assert opened.workspace.settings.current.keys == {}
    QTest.keyClick(dialog, KEY.Key_Escape)
    opened.window.activateWindow()
    opened.settle()
    press(opened, KEY.Key_2, CTRL)
    assert shown(opened) == "collection"
