"""The tab Versions: tags and notes, versions with a name, and what has changed between two lists."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.decks import Difference
from ptcg_desktop.services.deck_bench import DeckVersion, clean_notes, clean_tags
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.collection.look import present_look
from ptcg_desktop.ui.decks.bench_presenter import BenchPresenter, Pasted
from ptcg_desktop.ui.decks.open_deck import OpenDeck
from ptcg_desktop.ui.decks.side_tabs import DeckTab
from ptcg_desktop.ui.widgets.lettering import elided
from ptcg_desktop.ui.widgets.written import day_of

Act = Callable[[Callable[[], object]], bool]
"""Runs an act of the presenter and shows what it did (`DecksPage`)."""


PAUSE_MS = 1000
"""What is typed about a deck is kept when nothing was typed for so long, and when the field is left."""
_BUTTON_EDGES = 36
"""What a button needs beside its words."""
_NOW, _PASTED = "now", "pasted"
"""What a version can be compared with, besides another one (whose id it is then)."""


class VersionsPanel(DeckTab):
    """What is written about the open deck, and how it came to be what it is."""

    deleted = Signal(str)
    """Name of a version that was deleted."""

    def __init__(self, context: AppContext, presenter: BenchPresenter, act: Act, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading: Latest[Pasted] = Latest(context, self._took)
        self._presenter, self._act = presenter, act
        self._deck: OpenDeck | None = None
        self._versions: list[DeckVersion] = []
        self._pasted_text = ""
        self._pasted: Pasted | None = None
        self.tags, self.notes = QLineEdit(), QPlainTextEdit()
        self.tags.setObjectName("tags")
        self.notes.setObjectName("notes")
        self.suggestion = QPushButton()
        self.suggestion.setProperty("look", "quiet")
        self.save = QPushButton(icon("plus"), "")
        self.save.setObjectName("save_version")
        self.list = QListWidget()
        self.list.setObjectName("versions")
        self.restore = QPushButton(icon("undo"), "")
        self.rename, self.delete = QToolButton(), QToolButton()
        self.rename.setIcon(icon("edit"))
        self.delete.setIcon(icon("trash"))
        self.against = QComboBox()
        self.against.setObjectName("compare_with")
        self.changes = QTreeWidget()
        self.changes.setObjectName("changes")
        self.summary, self._tags_label, self._notes_label, self._versions_label = (QLabel() for _ in range(4))
        self._writing = QTimer(self)
        self._writing.setSingleShot(True)
        self._writing.setInterval(PAUSE_MS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.notes.setTabChangesFocus(True)
        self.notes.setFixedHeight(74)
        self.list.setMaximumHeight(118)
        self.list.setStyleSheet("QListWidget::item { padding: 3px 4px; }")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.summary.setProperty("look", "muted")
        self.summary.setWordWrap(True)
        self.changes.setProperty("look", "bare")
        self.changes.setRootIsDecorated(False)
        self.changes.setIndentation(0)
        self.changes.setColumnCount(2)
        self.changes.setHeaderHidden(True)
        self.changes.setStyleSheet("QTreeWidget::item { padding: 3px 0; }")
        self.changes.setUniformRowHeights(True)
        for label in (self._tags_label, self._notes_label, self._versions_label):
            label.setProperty("look", "strong")
        self._tags_label.setBuddy(self.tags)
        self._notes_label.setBuddy(self.notes)
        head = QHBoxLayout()
        head.addWidget(self._versions_label, 1)
        head.addWidget(self.save)
        acts = QHBoxLayout()
        acts.addWidget(self.restore, 1)
        acts.addWidget(self.rename)
        acts.addWidget(self.delete)
        self.against.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.against.setMinimumContentsLength(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 12, 0, 0)
        column.setSpacing(7)
        for widget in (self._tags_label, self.tags, self._notes_label, self.notes, self.suggestion):
            column.addWidget(widget)
        column.addLayout(head)
        column.addWidget(self.list)
        column.addLayout(acts)
        column.addWidget(self.against)
        column.addWidget(self.summary)
        column.addWidget(self.changes, 1)

    def _connect(self) -> None:
        self.tags.editingFinished.connect(self._keep_tags)
        self.notes.installEventFilter(self)
        self.notes.textChanged.connect(self._writing.start)
        self.tags.textEdited.connect(lambda _text: self._writing.start())
        self._writing.timeout.connect(self.keep)
        self.suggestion.clicked.connect(self._take_name)
        self.save.clicked.connect(self._save)
        self.restore.clicked.connect(self._restore)
        self.rename.clicked.connect(self._rename)
        self.delete.clicked.connect(self._delete)
        self.list.currentRowChanged.connect(lambda _row: self._show_choices())
        self.list.itemDoubleClicked.connect(lambda _item: self._rename())
        self.against.activated.connect(self._choose)

    def tab_title(self) -> str:
        return self.tr("Versions")

    def retranslate(self) -> None:
        self._tags_label.setText(self.tr("Tags"))
        self.tags.setPlaceholderText(self.tr("fast, for the shop"))
        self.tags.setToolTip(self.tr("Words between commas; the list of decks finds them."))
        self._notes_label.setText(self.tr("Notes"))
        self.notes.setPlaceholderText(self.tr("Plan, weak spots, what to try next"))
        self._versions_label.setText(self.tr("Versions"))
        self.save.setText(self.tr("Save…"))
        self.save.setToolTip(self.tr("Keep the deck as it is now, under a name"))
        self.restore.setText(self.tr("Go back to it"))
        self.restore.setAccessibleName(self.tr("Go back to the chosen version"))
        self.save.setAccessibleName(self.tr("Save a version"))
        for widget, words in (
            (self.rename, self.tr("Rename the version")),
            (self.delete, self.tr("Delete the version")),
            (self.tags, self.tr("Tags")),
            (self.notes, self.tr("Notes")),
            (self.list, self.tr("Saved versions")),
            (self.against, self.tr("Compare with")),
            (self.changes, self.tr("What has changed")),
        ):
            widget.setAccessibleName(words)
        self.rename.setToolTip(self.rename.accessibleName())
        self.delete.setToolTip(self.delete.accessibleName())
        self.show_deck(self._deck)

    def show_deck(self, deck: OpenDeck | None) -> None:
        if deck is None or self._deck is None or deck.deck_id != self._deck.deck_id:
            self._pasted_text, self._pasted = "", None
            self.keep()  # what is typed belongs to the deck before, also where a key opens another one
        self._deck = deck
        if deck is None:
            return
        kept = clean_tags(self.tags.text().split(",")) == tuple(deck.stored.tags)
        if not (self.tags.hasFocus() and (self.tags.isModified() or kept)):  # else the cursor is in it
            self.tags.setText(", ".join(deck.stored.tags))
        if not self.notes.document().isModified() and clean_notes(self.notes.toPlainText()) != deck.stored.note:
            self.notes.setPlainText(deck.stored.note)  # else it is what is being typed, with the cursor in it
        name = self._presenter.suggested_name()
        self.suggestion.setVisible(bool(name) and name != deck.name)
        self.suggestion.setAccessibleName(self.tr("Call it “{name}”").format(name=isolated(name)))
        reason = self.tr("Named after the Pokémon it is built around")
        self.suggestion.setToolTip(f"{self.suggestion.accessibleName()}\n{reason}")
        self._fit_suggestion()
        self._show_versions()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_suggestion()

    def _fit_suggestion(self) -> None:
        """Two long names end with dots where they would be cut at both ends."""
        room = self.width() - _BUTTON_EDGES
        self.suggestion.setText(elided(self.suggestion.accessibleName(), self.suggestion.font(), room))

    def redress(self) -> None:
        self.show_deck(self._deck)

    def keep(self) -> None:
        """Store what is written in the fields: when the person pauses or goes elsewhere."""
        self._keep_tags()
        self._keep_notes()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes are kept when the field is left."""
        if watched is self.notes and event.type() == QEvent.Type.FocusOut:
            self._keep_notes()
        return super().eventFilter(watched, event)

    def compare_with_pasted(self, text: str) -> None:
        """Show what must change for the deck to become a pasted list, once it is read."""
        self._pasted_text, self._pasted = text, None
        self._show_choices()
        self.against.setCurrentIndex(self.against.count() - 1)
        self._read_pasted()
        self._compare()

    def catalogue_moved(self) -> None:
        """Cards may be others: read the pasted list again."""
        self._pasted = None
        self._read_pasted()

    @property
    def busy(self) -> bool:
        """Is a pasted list being read?"""
        return self._reading.busy

    def _read_pasted(self) -> None:
        if self._deck is not None and self._pasted_text:
            self._reading.ask(self._presenter.pasted_work(self._pasted_text))

    def _took(self, pasted: Pasted) -> None:
        if self._deck is not None and pasted.text == self._pasted_text:
            self._pasted = pasted
            self._compare()

    # acting

    def _keep_tags(self) -> None:
        if self._deck is not None and self.tags.isModified():
            self.tags.setModified(False)
            self._write(self._deck.deck_id, self._presenter.set_tags, self.tags.text())

    def _keep_notes(self) -> None:
        if self._deck is not None and self.notes.document().isModified():
            self.notes.document().setModified(False)
            self._write(self._deck.deck_id, self._presenter.set_note, self.notes.toPlainText())

    def _write(self, deck_id: int, write: Callable[[int, str], object], text: str) -> None:
        if self._presenter.is_there(deck_id):
            self._act(lambda: write(deck_id, text))

    def _take_name(self) -> None:
        deck, name = self._deck, self._presenter.suggested_name()
        if deck is not None:
            self._act(lambda: self._presenter.decks.rename(deck.deck_id, name))

    def _save(self) -> None:
        name, wanted = QInputDialog.getText(
            self,
            self.tr("Save a version"),
            self.tr("Name of the version"),
            text=self.tr("Version {number}").format(number=len(self._versions) + 1),
        )
        if wanted:
            self.save_as(name)

    def save_as(self, name: str) -> None:
        """Keep the deck as it is now under this name."""
        self._act(lambda: self._presenter.save_version(name))

    def chosen(self) -> DeckVersion | None:
        """The version that is chosen in the list."""
        row = self.list.currentRow()
        return self._versions[row] if 0 <= row < len(self._versions) else None

    def _restore(self) -> None:
        version = self.chosen()
        if version is not None:
            self._act(lambda: self._presenter.restore_version(version))

    def _rename(self) -> None:
        version = self.chosen()
        if version is None:
            return
        name, wanted = QInputDialog.getText(
            self, self.tr("Rename the version"), self.tr("Name of the version"), text=version.name
        )
        if wanted:
            self._act(lambda: self._presenter.rename_version(version, name))

    def _delete(self) -> None:
        version = self.chosen()
        if version is not None and self._act(lambda: self._presenter.delete_version(version)):
            self.deleted.emit(version.name)

    def _choose(self, _row: int) -> None:
        if self.against.currentData() == _PASTED:
            text, wanted = QInputDialog.getMultiLineText(
                self, self.tr("Compare with a pasted list"), self.tr("Deck list"), self._pasted_text
            )
            if wanted:
                self.compare_with_pasted(text)
                return
            self.against.setCurrentIndex(0)
        self._compare()

    # showing

    def _show_versions(self) -> None:
        before = self.chosen()
        self._versions = self._presenter.versions()
        with QSignalBlocker(self.list):
            self.list.clear()
            for version in self._versions:
                words = self.tr("{name}  ·  {count} cards  ·  {day}").format(
                    name=isolated(version.name), count=version.count, day=day_of(version.at)
                )
                item = QListWidgetItem(words)
                item.setToolTip(words)
                self.list.addItem(item)
            ids = [version.id for version in self._versions]
            row = ids.index(before.id) if before and before.id in ids else 0
            self.list.setCurrentRow(row if ids else -1)
        self.list.setVisible(bool(self._versions))
        for button in (self.restore, self.rename, self.delete):
            button.setVisible(bool(self._versions))
        self._show_choices()

    def _show_choices(self) -> None:
        """What the chosen version can be compared with."""
        chosen, before = self.chosen(), self.against.currentData()
        with QSignalBlocker(self.against):
            self.against.clear()
            if chosen is not None:
                self.against.addItem(self.tr("Compare with the deck now"), _NOW)
                for version in self._versions:
                    if version is not chosen:
                        words = self.tr("Compare with “{name}”").format(name=isolated(version.name))
                        self.against.addItem(words, version.id)
            else:
                self.against.addItem(self.tr("Compare…"), "")
            self.against.addItem(self.tr("Deck against a pasted list…"), _PASTED)
            self.against.setCurrentIndex(max(0, self.against.findData(before)))
        self._compare()

    def _compare(self) -> None:
        chosen, other = self.chosen(), self.against.currentData()
        if other == _PASTED and self._pasted_text:
            if self._pasted is not None:
                self._show_changes(self._presenter.against(self._pasted.deck), self._pasted.lost)
            else:
                self.summary.setText(self.tr("Reading the list…"))
                self.changes.clear()
        elif chosen is None:
            self.summary.setText(self.tr("Save a version before you change much: you can compare and go back."))
            self.changes.clear()
        else:
            later = next((version for version in self._versions if version.id == other), None)
            self._show_changes(self._presenter.since(chosen, later))

    def _show_changes(self, found: tuple[Difference, ...], lost: int = 0) -> None:
        look = present_look()
        self.changes.clear()
        more = sum(max(0, each.after - each.before) for each in found)
        fewer = sum(max(0, each.before - each.after) for each in found)
        words = self.tr("+{more} added, −{fewer} removed").format(more=more, fewer=fewer)
        said = [words if found else self.tr("No difference")]
        if lost:
            said.append(self.tr("Cards of the list that were not found: {count}").format(count=lost))
        self.summary.setText("\n".join(said))
        for each in sorted(found, key=lambda each: ("more", "fewer", "print").index(each.moved)):
            by = each.after - each.before
            sign = f"+{by}" if by > 0 else f"−{-by}" if by < 0 else "⇄"
            name = isolated(self._presenter.name_of(each))
            words = (
                self.tr("{name} (other print)").format(name=name) if not by else f"{name}  {each.before} → {each.after}"
            )
            item = QTreeWidgetItem([sign, words])
            item.setForeground(0, QBrush(look.good if by > 0 else look.bad if by < 0 else look.dim))
            item.setTextAlignment(0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setToolTip(1, words)
            self.changes.addTopLevelItem(item)
        self.changes.resizeColumnToContents(0)
