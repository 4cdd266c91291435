"""Lists that are handed on as text: to the clipboard, or into a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection_export import write_lines
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.widgets.written import counted

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

translate = QCoreApplication.translate
_NO_NAME = '\\/:*?"<>|'
"""Signs that systems refuse in the name of a file."""


def copy_lines(context: AppContext, lines: Sequence[str]) -> None:
    """Put them on the clipboard and say how many there are."""
    QApplication.clipboard().setText("\n".join(lines))
    one, many = translate("Handing", "1 line copied"), translate("Handing", "{count} lines copied")
    context.notify(counted(len(lines), one, many))


def save_lines(context: AppContext, name: str, lines: Sequence[str], parent: QWidget) -> None:
    """Ask for a file, called `name` until another is chosen, and write them into it."""
    suggested = "".join("-" if char in _NO_NAME or ord(char) < 32 else char for char in name).strip(" .") or "list"
    chosen, _kind = QFileDialog.getSaveFileName(
        parent,
        translate("Handing", "Save the list"),
        str(Path.home() / f"{suggested}.txt"),
        translate("Handing", "Text (*.txt)"),
    )
    if chosen:
        save_lines_to(context, Path(chosen), lines)


def save_lines_to(context: AppContext, path: Path, lines: Sequence[str]) -> None:
    """Write them into a file and say so; a file that cannot be written is said too."""
    try:
        write_lines(path, lines)
    except KnownError as error:
        context.show_error(error)
        return
    one, many = translate("Handing", "Saved as {file}: 1 line"), translate("Handing", "Saved as {file}: {count} lines")
    context.notify(counted(len(lines), one, many, file=isolated(path.name)))
