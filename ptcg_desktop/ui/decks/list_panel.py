"""The list of decks: name, format, how full, legal or not; new, duplicate, rename, delete."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.services.decks import DeckSummary
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.icons import icon, paint_icon
from ptcg_desktop.ui.collection.look import Look, paint_verdict, present_look, sized
from ptcg_desktop.ui.decks.open_deck import Standing

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
ROW_HEIGHT, HEADING_HEIGHT = 54, 30
DECK_MIME = "application/x-ptcg-decks"
"""Ids of decks as they are dragged, apart by spaces."""


class DeckListModel(QAbstractListModel):
    """The summaries as Qt rows; legality is asked for when a row is painted.

    Attributes:
        aimed: The folder a dragged deck would go into now.
    """

    def __init__(
        self,
        standing: Callable[[DeckSummary], Standing],
        format_name: Callable[[str], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._standing = standing
        self._format_name = format_name
        self._rows: list[DeckSummary | str] = []
        self.aimed = ""

    def show(self, summaries: list[DeckSummary]) -> None:
        """Show these decks: those outside of folders first, then each folder with its name above."""
        folders: dict[str, list[DeckSummary]] = {"": []}
        for summary in sorted(summaries, key=lambda each: each.folder.casefold()):
            folders.setdefault(summary.folder, []).append(summary)
        rows: list[DeckSummary | str] = []
        for folder, decks in folders.items():
            rows += [folder, *decks] if folder else decks
        if list(map(_key, rows)) == list(map(_key, self._rows)):
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def deck(self, row: int) -> DeckSummary | None:
        """The deck in a row, None for the name of a folder."""
        found = self._rows[row]
        return found if isinstance(found, DeckSummary) else None

    def folder(self, row: int) -> str:
        """The folder named in a row, `""` for a deck."""
        found = self._rows[row]
        return found if isinstance(found, str) else ""

    def folder_at(self, row: int) -> str:
        """The folder that a row stands in or names; `""` = none, as below the last row (-1)."""
        if row < 0:
            return ""
        found = self._rows[row]
        return found.folder if isinstance(found, DeckSummary) else found

    def row_of(self, deck_id: int) -> int:
        """The row of a deck, -1 if it is not there."""
        rows = enumerate(self._rows)
        return next((row for row, each in rows if isinstance(each, DeckSummary) and each.id == deck_id), -1)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self.deck(index.row()) is None:
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [DECK_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        decks = [deck for index in indexes if (deck := self.deck(index.row()))]
        data = QMimeData()
        data.setData(DECK_MIME, b" ".join(str(deck.id).encode() for deck in decks))
        return data

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        deck = self._rows[index.row()]
        if isinstance(deck, str):
            spoken = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
            return deck if role in spoken else None
        if role == Qt.ItemDataRole.DisplayRole:
            return deck.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            verdict = {
                "good": self.tr("legal"),
                "hint": self.tr("not finished"),
                "error": self.tr("not legal"),
            }[self._standing(deck)]
            words = self.tr("{name}, {format}, {count} cards, {verdict}").format(
                name=isolated(deck.name), format=self.format_name(deck), count=deck.count, verdict=verdict
            )
            return self.tr("{deck}, built").format(deck=words) if deck.built else words
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join((deck.name, ", ".join(deck.tags))).strip()
        return None

    def format_name(self, deck: DeckSummary) -> str:
        """The deck's format in the language of the window."""
        return self._format_name(deck.format_id)

    def standing(self, deck: DeckSummary) -> Standing:
        """Legal, unfinished or not legal."""
        return self._standing(deck)


def _key(row: DeckSummary | str) -> int | str:
    return row if isinstance(row, str) else row.id


class _DeckRow(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model = index.model()
        heading = isinstance(model, DeckListModel) and model.deck(index.row()) is None
        return QSize(160, HEADING_HEIGHT if heading else ROW_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, DeckListModel):
            return
        deck, look = model.deck(index.row()), present_look()
        if deck is None:
            self._paint_folder(painter, option, model, model.folder(index.row()), look)
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(option.rect).adjusted(2, 1, -2, -1)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.chosen if selected else look.hover)
            painter.drawRoundedRect(ground, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look.accent, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ground.adjusted(0.7, 0.7, -0.7, -0.7), 6, 6)
        self._paint_words(painter, option, deck, model, look, ground.adjusted(10, 7, -10, -7))
        painter.restore()

    @staticmethod
    def _paint_folder(
        painter: QPainter, option: QStyleOptionViewItem, model: DeckListModel, folder: str, look: Look
    ) -> None:
        place = QRectF(option.rect).adjusted(12, 4, -12, 0)
        painter.save()
        if folder == model.aimed:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.accent, 1.4))
            painter.setBrush(look.chosen)
            painter.drawRoundedRect(QRectF(option.rect).adjusted(3, 4, -3, -1), 6, 6)
        paint_icon(painter, QRectF(place.left(), place.center().y() - 7, 14, 14), "folder", look.dim)
        font = sized(option.font, -1, option.font.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(look.dim)
        words = QFontMetricsF(font).elidedText(folder, Qt.TextElideMode.ElideMiddle, place.width() - 22)
        left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(place.adjusted(21, 0, 0, 0), left, words)
        painter.restore()

    @staticmethod
    def _paint_words(
        painter: QPainter,
        option: QStyleOptionViewItem,
        deck: DeckSummary,
        model: DeckListModel,
        look: Look,
        place: QRectF,
    ) -> None:
        top = int(Qt.AlignmentFlag.AlignTop)
        bottom = int(Qt.AlignmentFlag.AlignBottom)
        paint_verdict(painter, QRectF(place.right() - 15, place.top() + 1, 15, 15), model.standing(deck), look)
        name_font, small = sized(option.font, 0, option.font.Weight.DemiBold), sized(option.font, -1)
        painter.setFont(name_font)
        painter.setPen(look.ink)
        name = QFontMetricsF(name_font).elidedText(
            deck.name, Qt.TextElideMode.ElideRight, place.width() - (46 if deck.built else 24)
        )
        painter.drawText(place, top | int(Qt.AlignmentFlag.AlignLeft), name)
        painter.setFont(small)
        painter.setPen(look.dim)
        count = f"{deck.count}/60"
        if deck.built:
            paint_icon(painter, QRectF(place.right() - 36, place.top() + 1, 15, 15), "collection", look.dim)
        painter.drawText(place, bottom | int(Qt.AlignmentFlag.AlignRight), count)
        metrics = QFontMetricsF(small)
        room = place.width() - metrics.horizontalAdvance(count) - 10
        words = metrics.elidedText(model.format_name(deck), Qt.TextElideMode.ElideRight, room)
        painter.drawText(place, bottom | int(Qt.AlignmentFlag.AlignLeft), words)


class DeckListView(QListView):
    """One deck can be chosen; Delete deletes it, F2 renames it; dragged onto a folder it goes into it."""

    deleted = Signal()
    renamed = Signal()
    filed = Signal(int, object)
    """Deck id and the folder it was dropped on, `""` = none."""

    def __init__(self, model: DeckListModel) -> None:
        super().__init__()
        self._decks = model
        self.setModel(model)
        self.setDragDropMode(QListView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.dragMoveEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if not event.mimeData().hasFormat(DECK_MIME):
            event.ignore()  # a list of cards is for the page
            return
        self._aim(self._decks.folder_at(self.indexAt(event.position().toPoint()).row()))
        event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._aim("")

    def dropEvent(self, event: QDropEvent) -> None:
        if not event.mimeData().hasFormat(DECK_MIME):
            event.ignore()
            return
        self._aim("")
        folder = self._decks.folder_at(self.indexAt(event.position().toPoint()).row())
        # Moving means taking the row away for Qt: what a drop does to the list, the list of decks tells.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        for deck_id in bytes(event.mimeData().data(DECK_MIME).data()).split():
            self.filed.emit(int(deck_id), folder)

    def _aim(self, folder: str) -> None:
        if folder != self._decks.aimed:
            self._decks.aimed = folder
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.currentIndex().isValid():
            self.deleted.emit()
        elif event.key() == Qt.Key.Key_F2 and self.currentIndex().isValid():
            self.renamed.emit()
        else:
            super().keyPressEvent(event)


class DeckListPanel(QWidget):
    """The list with its heading and the button that makes decks."""

    chosen = Signal(int)
    new_asked = Signal()
    ready_asked = Signal(int)
    """Place of a ready deck in the menu."""
    rename_asked = Signal()
    duplicate_asked = Signal()
    delete_asked = Signal()
    searched = Signal()
    """What is typed above the list has changed: see `query`."""
    folder_asked = Signal(int, object)
    """Deck id and the folder it shall stand in: `""` none, None = a new one."""
    folder_rename_asked = Signal(str)
    archive_asked = Signal(int, bool)
    paste_asked = Signal()

    def __init__(
        self, model: DeckListModel, ready_names: Callable[[], list[str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.model = model
        self._ready_names = ready_names
        self._archived = 0
        self.heading = QLabel()
        self.heading.setProperty("look", "title")
        self.new = QPushButton()
        self.new.setObjectName("new_deck")
        self.new.setIcon(icon("plus"))
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.new.setMenu(self.menu)
        self.view = DeckListView(model)
        self.view.setObjectName("decks")
        self.view.setProperty("look", "bare")
        self.view.setItemDelegate(_DeckRow(self.view))
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setMouseTracking(True)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.view.deleted.connect(self.delete_asked)
        self.view.renamed.connect(self.rename_asked)
        self.view.filed.connect(self.folder_asked)
        self.view.doubleClicked.connect(self._rename_folder_at)
        self.view.selectionModel().currentChanged.connect(self._announce)
        row = QHBoxLayout()
        row.addWidget(self.heading, 1)
        row.addWidget(self.new)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self._folders: list[str] = []
        self.field = QLineEdit()
        self.field.setObjectName("find_decks")
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self.searched)
        self.field.returnPressed.connect(self._choose_first)
        self.problem = QLabel()
        self.problem.setProperty("look", "small")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.archive = QPushButton(icon("folder"), "")
        self.archive.setObjectName("archive")
        self.archive.setCheckable(True)
        self.archive.setProperty("look", "quiet")
        self.archive.hide()
        self.archive.toggled.connect(self.searched)
        column.addLayout(row)
        column.addWidget(self.field)
        column.addWidget(self.problem)
        column.addWidget(self.view, 1)
        column.addWidget(self.archive)
        self.setMinimumWidth(120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the heading has no room beside the button it steps aside."""
        wanted = self.heading.sizeHint().width() + self.new.sizeHint().width() + 8
        self.heading.setVisible(self.width() >= wanted)
        super().resizeEvent(event)

    def retranslate(self) -> None:
        """Set every text again."""
        self.heading.setText(self.tr("Decks"))
        self.new.setText(self.tr("New"))
        self.new.setAccessibleName(self.tr("New deck"))
        self.view.setAccessibleName(self.tr("Decks"))
        self.field.setPlaceholderText(self.tr("Find decks"))
        self.field.setAccessibleName(self.tr("Find decks"))
        self.field.setToolTip(
            self.tr(
                "Name, Pokémon, tag or folder; also card:lamp, tag:fast, format:standard, cards<60, is:built, is:legal"
            )
        )
        self._say_archive()

    def query(self) -> str:
        """What is looked for."""
        return f"{self.field.text()} is:archived" if self.archive.isChecked() else self.field.text()

    def say_found(self, problems: list[str], *, archived: int, folders: list[str]) -> None:
        """Say what of the query was not understood, how many decks are put away, and which folders there are."""
        self.problem.setText("\n".join(problems))
        self.problem.setVisible(bool(problems))
        self._folders, self._archived = folders, archived
        self._say_archive()

    def _say_archive(self) -> None:
        self.archive.setVisible(self._archived > 0 or self.archive.isChecked())
        self.archive.setText(self.tr("Archive ({count})").format(count=self._archived))
        self.archive.setAccessibleName(self.tr("Show the archive"))

    def _choose_first(self) -> None:
        decks = (self.model.deck(row) for row in range(self.model.rowCount()))
        first = next((deck for deck in decks if deck), None)
        if first is not None:
            self.chosen.emit(first.id)

    def show_deck(self, deck_id: int | None) -> None:
        """Mark the open deck without announcing it."""
        row = self.model.row_of(deck_id) if deck_id is not None else -1
        selection = self.view.selectionModel()
        selection.blockSignals(True)
        if row >= 0:
            self.view.setCurrentIndex(self.model.index(row))
        else:
            selection.clear()
        selection.blockSignals(False)
        self.view.viewport().update()
        if row >= 0:
            self.view.scrollTo(self.model.index(row))

    def _announce(self, current: QModelIndex, _before: QModelIndex) -> None:
        deck = self.model.deck(current.row()) if current.isValid() else None
        if deck is not None:
            self.chosen.emit(deck.id)

    def _fill_menu(self) -> None:
        self.menu.clear()
        self.menu.addAction(self.tr("Empty deck")).triggered.connect(lambda: self.new_asked.emit())
        self.menu.addAction(self.tr("From a list you paste…")).triggered.connect(lambda: self.paste_asked.emit())
        names = self._ready_names()
        if names:
            self.menu.addSection(self.tr("Ready decks"))
        many = self.menu if len(names) <= 12 else self.menu.addMenu(self.tr("Ready decks"))
        for place, name in enumerate(names):
            many.addAction(name).triggered.connect(lambda _checked=False, place=place: self.ready_asked.emit(place))

    def _show_menu(self, point: QPoint) -> None:
        index = self.view.indexAt(point)
        if not index.isValid():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        deck = self.model.deck(index.row())
        if deck is not None:
            self.fill_deck_menu(menu, deck)
        else:
            words = self.tr("Rename the folder…")
            menu.addAction(icon("edit"), words).triggered.connect(lambda: self._rename_folder_at(index))
        menu.popup(self.view.viewport().mapToGlobal(point))

    def _rename_folder_at(self, index: QModelIndex) -> None:
        folder = self.model.folder(index.row())
        if folder:
            self.folder_rename_asked.emit(folder)

    def fill_deck_menu(self, menu: QMenu, deck: DeckSummary) -> None:
        """What can be done with a deck of the list."""
        menu.addAction(icon("edit"), self.tr("Rename")).triggered.connect(lambda: self.rename_asked.emit())
        menu.addAction(icon("copy"), self.tr("Duplicate")).triggered.connect(lambda: self.duplicate_asked.emit())
        folders = menu.addMenu(icon("folder"), self.tr("Folder"))
        for folder in ("", *self._folders):
            action = folders.addAction(folder or self.tr("No folder"))
            action.setCheckable(True)
            action.setChecked(folder == deck.folder)
            action.triggered.connect(lambda _on=False, folder=folder: self.folder_asked.emit(deck.id, folder))
        folders.addSeparator()
        folders.addAction(self.tr("New folder…")).triggered.connect(lambda: self.folder_asked.emit(deck.id, None))
        words = self.tr("Take out of the archive") if deck.archived else self.tr("Archive")
        archive = not deck.archived
        menu.addAction(words).triggered.connect(lambda: self.archive_asked.emit(deck.id, archive))
        menu.addSeparator()
        menu.addAction(icon("trash"), self.tr("Delete")).triggered.connect(lambda: self.delete_asked.emit())
