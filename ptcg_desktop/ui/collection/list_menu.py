"""The menu that puts chosen copies on a list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMenu, QWidget

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection import Holding
from ptcg_desktop.services.collection_lists import CardList, ListKind, Wanted
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.widgets.written import counted

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

translate = QCoreApplication.translate


def list_menu(context: AppContext, rows: Sequence[Holding], parent: QWidget) -> QMenu:
    """Every list, and new ones; choosing one puts a copy of each card on it, as these copies are."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    try:
        lists = context.workspace.lists.all()
    except KnownError as error:
        context.show_error(error)
        return menu
    for each in lists:
        icon_name = {"wish": "wish", "trade": "trade", "other": "cards"}[each.kind]
        menu.addAction(icon(icon_name), each.name).triggered.connect(partial(_put, context, each, rows))
    if lists:
        menu.addSeparator()
    kinds: tuple[tuple[ListKind, str, str], ...] = (
        ("wish", translate("ListMenu", "New wish list"), translate("ListMenu", "Wish list")),
        ("trade", translate("ListMenu", "New trade list"), translate("ListMenu", "Trade list")),
    )
    for kind, title, name in kinds:
        menu.addAction(title).triggered.connect(partial(_put_on_new, context, kind, name, rows))
    return menu


def _wanted(rows: Sequence[Holding]) -> list[Wanted]:
    return [Wanted(card=row.card, variant=row.variant, condition=row.condition, language=row.language) for row in rows]


def _put(context: AppContext, shown: CardList, rows: Sequence[Holding], _on: bool = False) -> None:
    if context.attempt(lambda: context.workspace.lists.put(shown.id, _wanted(rows))) is not None:
        _tell(context, shown.name, len(rows))


def _put_on_new(context: AppContext, kind: ListKind, name: str, rows: Sequence[Holding], _on: bool = False) -> None:
    if context.attempt(lambda: context.workspace.lists.create_with(name, _wanted(rows), kind)) is not None:
        _tell(context, name, len(rows))


def _tell(context: AppContext, name: str, count: int) -> None:
    context.notify(
        counted(
            count,
            translate("ListMenu", "1 card put on “{name}”"),
            translate("ListMenu", "{count} cards put on “{name}”"),
            name=isolated(name),
        ),
        translate("ListMenu", "Undo"),
        lambda: context.undo("collection"),
    )
