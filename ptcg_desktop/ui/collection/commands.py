"""The commands of the Collection page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ptcg_desktop.ui.app.commands import Command, FixedKey
from ptcg_desktop.ui.collection.sections import VIEWS, View, view_titles

if TYPE_CHECKING:
    from ptcg_desktop.services.changes import StepInfo
    from ptcg_desktop.ui.collection.view import CollectionPage

translate = QCoreApplication.translate


def fixed_keys() -> list[FixedKey]:
    """Keys of the table of copies."""
    return [
        FixedKey("+|=|-", lambda: translate("CollectionPage", "One copy more or fewer"), "+   −"),
        FixedKey("0|1|2|3|4|5|6|7|8|9", lambda: translate("CollectionPage", "Type a new count"), "0 – 9"),
        FixedKey("Return", lambda: translate("CollectionPage", "Edit the field")),
    ]


def commands_of(page: CollectionPage) -> list[Command]:
    """What can be done on the page, in the order of its menu."""
    return [
        Command(
            "collection.undo",
            lambda: _named(page, translate("CollectionPage", "Undo"), page.presenter.can_undo()),
            lambda: page.travel(page.presenter.undo),
            "Ctrl+Z",
            enabled=lambda: page.presenter.can_undo() is not None,
            icon="undo",
            menu="edit",
            repeats=True,
        ),
        Command(
            "collection.redo",
            lambda: _named(page, translate("CollectionPage", "Redo"), page.presenter.can_redo()),
            lambda: page.travel(page.presenter.redo),
            "Ctrl+Shift+Z",
            enabled=lambda: page.presenter.can_redo() is not None,
            icon="redo",
            menu="edit",
            repeats=True,
        ),
        Command(
            "collection.quick_add",
            lambda: translate("CollectionPage", "Quick add"),
            page.quick.field.setFocus,
            "Ctrl+N",
            icon="plus",
        ),
        Command(
            "collection.search",
            lambda: translate("CollectionPage", "Search the collection"),
            page.search.setFocus,
            "Ctrl+F",
            icon="search",
        ),
        Command(
            "collection.delete",
            lambda: translate("CollectionPage", "Delete the chosen rows"),
            page.chosen.delete,
            enabled=lambda: bool(page.table.chosen()),
            icon="trash",
        ),
        Command(
            "collection.split",
            lambda: translate("CollectionPage", "Set some copies apart…"),
            page.chosen.split,
            enabled=page.chosen.can_split,
            icon="split",
        ),
        Command(
            "collection.merge",
            lambda: translate("CollectionPage", "Make one row of the chosen ones"),
            page.chosen.merge,
            enabled=lambda: page.presenter.can_merge(page.table.chosen()),
            icon="merge",
        ),
        Command(
            "collection.columns",
            lambda: translate("CollectionPage", "Choose columns…"),
            page.choose_columns,
            icon="columns",
        ),
        Command(
            "collection.details",
            lambda: translate("CollectionPage", "Details of the chosen rows"),
            page.toggle_details,
            "Ctrl+D",
            icon="inspector",
            checked=lambda: page.details_shown,
        ),
        Command(
            "collection.booster",
            lambda: translate("CollectionPage", "Open a booster…"),
            page.open_booster,
            "Ctrl+B",
            icon="booster",
        ),
        Command(
            "collection.list",
            lambda: translate("CollectionPage", "Put the chosen cards on a list…"),
            page.chosen.put_on_list,
            "Ctrl+L",
            enabled=lambda: bool(page.table.chosen()),
            icon="wish",
        ),
        *(_view_command(page, view) for view in VIEWS),
    ]


def _view_command(page: CollectionPage, view: View) -> Command:
    place = VIEWS.index(view)
    return Command(
        f"collection.view.{view}",
        lambda: view_titles()[place],
        lambda: page.show_view(view),
        f"Alt+{place + 1}",
        checked=lambda: page.tabs.currentIndex() == place,
    )


def _named(page: CollectionPage, verb: str, step: StepInfo | None) -> str:
    """`Undo: add 2 × Emberpup`."""
    if step is None:
        return verb
    said = page.context.say(step.code, **step.params)
    return translate("CollectionPage", "{verb}: {step}").format(verb=verb, step=said)
