"""Backups in a table, newest first, to choose one from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from ptcg_desktop.ui.widgets.written import written_moment

if TYPE_CHECKING:
    from ptcg_desktop.services.workspace import BackupInfo


class BackupTable(QTableWidget):
    """When each was made and what is in it; one that cannot be read is listed too, and cannot be chosen."""

    def __init__(self) -> None:
        super().__init__(0, 6)
        self._infos: Sequence[BackupInfo] = ()
        for place, name in enumerate(self._names()):
            item = QTableWidgetItem(name)
            side = Qt.AlignmentFlag.AlignRight if place else Qt.AlignmentFlag.AlignLeft
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(place, item)
        self.setAccessibleName(self.tr("Backups"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)

    def _names(self) -> tuple[str, ...]:
        return (
            self.tr("Made"),
            self.tr("Size"),
            self.tr("Copies"),
            self.tr("Decks"),
            self.tr("Lists"),
            self.tr("Games"),
        )

    def fill(self, infos: Sequence[BackupInfo]) -> bool:
        """Show these, and choose the first that can be read; False if there is none."""
        self._infos = infos
        locale = QLocale()
        self.setRowCount(len(infos))
        for row, info in enumerate(infos):
            made = written_moment(info.made)
            counts = [locale.toString(each) for each in (info.copies, info.decks, info.lists, info.games)]
            cells = [made, locale.formattedDataSize(info.size), *(counts if info.well else ["–"] * 4)]
            for place, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if not info.well:
                    item.setFlags(Qt.ItemFlag.NoItemFlags)
                    item.setToolTip(self.tr("This backup cannot be read."))
                if place:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, place, item)
        first = next((place for place, info in enumerate(infos) if info.well), None)
        if first is None:
            return False
        self.selectRow(first)
        self.setFocus()
        return True

    def chosen(self) -> BackupInfo | None:
        """The chosen backup, if it can be restored."""
        rows = self.selectionModel().selectedRows()
        info = self._infos[rows[0].row()] if rows and rows[0].row() < len(self._infos) else None
        return info if info is not None and info.well else None
