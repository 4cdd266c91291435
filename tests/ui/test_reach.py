"""Every page by the keyboard alone: Tab comes round, forwards and backwards, and passes every button."""

from __future__ import annotations

import pytest
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


@pytest.mark.parametrize("page", [*(spec.id for spec in PAGES), "game"])
def test_tab_passes_every_button_of_a_page_and_is_never_caught(opened: OpenWindow, page: str) -> None:
    shown = opened.show_page("table" if page == "game" else page)
    if page == "game":
        assert isinstance(shown, TablePage)
        shown.play(table(7).line)
    if QApplication.focusWidget() is None:
        QTest.keyClick(opened.window, Qt.Key.Key_Tab)
    forwards = walk(opened, Qt.Key.Key_Tab)
    proxies = {each.focusProxy() for each in forwards}
    missed = []
    for each in wanted(opened.window):
        group = each.group() if isinstance(each, QAbstractButton) else None
        exclusive = group is not None and group.exclusive() and any(one in forwards for one in group.buttons())
        if each not in forwards and each not in proxies and each.focusProxy() not in forwards and not exclusive:
            missed.append(f"{type(each).__name__} {each.accessibleName() or each.property('text')}")
    assert missed == []
    assert set(walk(opened, Qt.Key.Key_Backtab)) == set(forwards)
