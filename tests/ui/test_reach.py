"""Every page by the keyboard alone: Tab comes round, forwards and backwards, and passes every button."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget

from ptcg_desktop.ui.app.pages import PAGES
from ptcg_desktop.ui.app.shots import OpenWindow
from ptcg_desktop.ui.table.view import TablePage
from tests.ui.table_games import table

MOST = 200
PARTS = 4
"""Tab passes the parts of a date one by one."""


def walk(opened: OpenWindow, key: Qt.Key) -> list[QWidget]:
    """The widgets Tab passes until it comes back to where it began."""
    first = QApplication.focusWidget()
    assert first is not None
    passed = [first]
    for _ in range(MOST):
        for _part in range(PARTS):
            QTest.keyClick(passed[-1], key)
            now = QApplication.focusWidget()
            if now is not passed[-1]:
                break
        assert now is not None, f"the keyboard is lost after {passed[-1]!r}"
        assert now is not passed[-1], f"the keyboard is caught in {now!r}"
        if now is first:
            return passed
        passed.append(now)
    raise AssertionError("Tab never comes round")


def wanted(window: QWidget) -> list[QWidget]:
    """Buttons and fields that can be seen and used, without the parts of others (the arrows of a number field)."""
    kinds = (QAbstractButton, QComboBox, QLineEdit)
    found = [each for kind in kinds for each in window.findChildren(kind) if each.isVisible() and each.isEnabled()]
    inner = (QComboBox, QLineEdit)
    return [
        each for each in found if not isinstance(each.parentWidget(), inner) and not each.objectName().startswith("qt_")
    ]


def missed(window: QWidget, passed: list[QWidget]) -> list[str]:
    """What is wanted and not among the widgets passed: a group of which one is chosen is passed with that one."""
    proxies = {each.focusProxy() for each in passed}
    found = []
    for each in wanted(window):
        group = each.group() if isinstance(each, QAbstractButton) else None
        exclusive = group is not None and group.exclusive() and any(one in passed for one in group.buttons())
        if each not in passed and each not in proxies and each.focusProxy() not in passed and not exclusive:
            found.append(f"{type(each).__name__} {each.accessibleName() or each.property('text')}")
    return found


def test_tab_passes_every_button_of_every_page_and_is_never_caught(opened: OpenWindow) -> None:
    for page in (*(spec.id for spec in PAGES), "game"):
        shown = opened.show_page("table" if page == "game" else page)
        if page == "game":
            assert isinstance(shown, TablePage)
            shown.play(table(7).line)
        if QApplication.focusWidget() is None:
            QTest.keyClick(opened.window, Qt.Key.Key_Tab)
        forwards = walk(opened, Qt.Key.Key_Tab)
        assert (page, missed(opened.window, forwards)) == (page, [])
        assert set(walk(opened, Qt.Key.Key_Backtab)) == set(forwards), page
