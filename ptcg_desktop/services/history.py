"""Undo and redo across restarts, one stack per scope."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptcg_desktop.services.changes import Area, Changes, StepInfo

if TYPE_CHECKING:
    from ptcg_desktop.store.connect import Library
    from ptcg_desktop.store.rows import StepRow


class History:
    """The undo stacks of the library.

    Scopes: `"collection"`, lists included; `"decks"` (create, rename, duplicate, delete, folders, archive); `"deck:5"`
    (cards, format, notes and versions of deck 5, and whether it is built). A deck keeps its whole life, the others
    their last 200 steps (`store.steps`). A new step of a scope ends its redo.
    Any call may raise `KnownError` as the other services do; then nothing has changed.
    """

    def __init__(self, library: Library) -> None:
        self._library = library

    def can_undo(self, scope: str) -> StepInfo | None:
        """The step that `undo` would take back; None if there is none."""
        from ptcg_desktop.store import steps

        with self._library.reading() as session:
            return _info(steps.next_undo(session.connection, scope))

    def can_redo(self, scope: str) -> StepInfo | None:
        """The step that `redo` would do again; None if there is none."""
        from ptcg_desktop.store import steps

        with self._library.reading() as session:
            return _info(steps.next_redo(session.connection, scope))

    def undo(self, scope: str) -> Changes | None:
        """Take back the newest step of the scope; None if there is none."""
        return _changes(scope, self._library.undo(scope))

    def redo(self, scope: str) -> Changes | None:
        """Do the step that was undone last again; None if there is none."""
        return _changes(scope, self._library.redo(scope))


def _info(row: StepRow | None) -> StepInfo | None:
    return None if row is None else StepInfo(row.id, row.scope, row.code, row.params, row.at)


def _changes(scope: str, moved: tuple[StepRow, set[str]] | None) -> Changes | None:
    if moved is None:
        return None
    if scope != "collection":
        return Changes(frozenset({"decks"}), frozenset(moved[1]))
    areas: set[Area] = {"lists" if each.startswith("list:") else "collection" for each in moved[1]}
    return Changes(frozenset(areas), frozenset(moved[1]))


__all__ = ["History", "StepInfo"]
