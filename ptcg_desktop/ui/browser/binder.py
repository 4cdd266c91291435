"""The cards as a binder: pages of nine pockets per set; a card that is not owned is an empty pocket with its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.theme import GAP_M, GAP_S, Theme, scaled_font
from ptcg_desktop.ui.browser.binder_pages import COLUMNS, ROWS, BinderPage, binder_pages, owned_of_set, spread
from ptcg_desktop.ui.browser.grid import FaceDelegate, FaceList, Index
from ptcg_desktop.ui.browser.grid_model import ID_ROLE, ROW_ROLE, CardListModel
from ptcg_desktop.ui.widgets.card_face import card_height
from ptcg_desktop.ui.widgets.face_cache import FaceCache

if TYPE_CHECKING:
    from ptcg_desktop.cards.model import SetDef
    from ptcg_desktop.services.catalogue import CardRow

POCKET_GAP = 14
WIDEST = 280
EDGE = 14
"""From the edge of a page to its pockets."""
_NOTCH = 120


class _Pockets(FaceDelegate):
    """A face for an owned card, a dashed pocket with number and name for a missing one, nothing for no card."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card_id: str = index.data(ID_ROLE)
        if not card_id:
            return
        if self.owned.get(card_id):
            super().paint(painter, option, index)
            return
        cell: QRect = option.rect
        width, height = self._grid.card_width, card_height(self._grid.card_width)
        box = QRectF(cell.x() + (cell.width() - width) / 2, cell.y() + POCKET_GAP // 2, width, height)
        self._paint_pocket(painter, box, index.data(ROW_ROLE))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            current = index.row() == self._grid.currentIndex().row() and self._grid.hasFocus()
            self._paint_ring(painter, box, self._theme.tokens.colour("accent"), 3.0 if chosen else 1.5, current)

    def _paint_pocket(self, painter: QPainter, box: QRectF, row: CardRow | None) -> None:
        tokens = self._theme.tokens
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(tokens.colour("window"))
        painter.setPen(QPen(tokens.colour("border_strong"), 1.2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, box.width() * 0.047, box.width() * 0.047)
        if row is not None:
            inner = box.adjusted(GAP_S, GAP_S, -GAP_S, -GAP_S)
            painter.setPen(tokens.colour("muted"))
            painter.setFont(scaled_font("small"))
            painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, row.number)
            painter.setFont(scaled_font("body"))
            flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(inner, flags, row.name)
        painter.restore()


class _PageModel(CardListModel):
    """The pockets shown; an empty one is no cell to go to."""

    missing = ""
    said: Callable[[str], str] = staticmethod(lambda _card_id: "")

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        card_id = self.ids[index.row()]
        if not card_id:
            return "" if role == ID_ROLE else None
        if role == Qt.ItemDataRole.ToolTipRole:
            row = self.data(index, ROW_ROLE)
            return f"{row.name} · {row.number}" if row is not None else None  # type: ignore[attr-defined]  # a CardRow
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{super().data(index, role)}, {self.said(card_id)}"
        return super().data(index, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        empty = not index.isValid() or not self.ids[index.row()]
        return Qt.ItemFlag.NoItemFlags if empty else super().flags(index)


class _Pages(FaceList):
    """The pockets of the pages shown. Keys at an edge turn the page.

    Signals:
        turned: So many steps, and the column in which the cursor should come out (-1 = stay).
        ends: To the first (-1) or last (1) page; `set_turned`: to the set before or after.
    """

    turned = Signal(int, int)
    ends = Signal(int)
    set_turned = Signal(int)

    def __init__(self, model: _PageModel, faces: FaceCache, theme: Theme) -> None:
        super().__init__(faces)
        self.page_model = model
        self.columns = COLUMNS
        self._wheel = 0
        self.setProperty("look", "bare")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setMouseTracking(True)
        self.delegate = _Pockets(self, faces, theme)
        self.setItemDelegate(self.delegate)
        self.setModel(model)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = Qt.Key(event.key()), max(0, self.currentIndex().row())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        column = row % self.columns
        last = column == self.columns - 1 or not any(self.page_model.ids[row + 1 : row + self.columns - column])
        if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            step = 1 if key == Qt.Key.Key_PageDown else -1
            if control:
                self.set_turned.emit(step)
            else:
                self.turned.emit(step, -1)
        elif key == Qt.Key.Key_Right and last:
            self.turned.emit(1, 0)
        elif key == Qt.Key.Key_Left and column == 0:
            self.turned.emit(-1, self.columns - 1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.ends.emit(-1 if key == Qt.Key.Key_Home else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.selectedIndexes():
            self.chosen.emit([self.page_model.ids[each.row()] for each in self.selectedIndexes()])
        elif event.text() in ("+", "-", "/"):
            event.ignore()  # shortcuts of the page
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch of the wheel turns a page."""
        self._wheel += event.angleDelta().y()
        while abs(self._wheel) >= _NOTCH:
            step = -1 if self._wheel > 0 else 1
            self._wheel += step * _NOTCH
            self.turned.emit(step, -1)
        event.accept()


class Binder(QWidget):
    """See the module. Two pages are shown side by side where there is room.

    Signals:
        current_changed, chosen: As in the grid.
    """

    current_changed = Signal(str)
    chosen = Signal(object)

    def __init__(
        self,
        faces: FaceCache,
        theme: Theme,
        find_row: Callable[[str], CardRow | None],
        find_set: Callable[[str], SetDef | None],
        sets_of: Callable[[Sequence[str]], list[str]],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._find_set = find_set
        self._sets_of = sets_of
        self._language = "en"
        self.pages: list[BinderPage] = []
        self.at = 0
        self.side_by_side = 1
        self.model = _PageModel(find_row, self)
        self.model.said = self._owned_said
        self.list = _Pages(self.model, faces, theme)
        self.back, self.forth = self._button("page-back", -1), self._button("page-forth", 1)
        self.title = QLabel()
        self.title.setProperty("look", "strong")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        line = QHBoxLayout()
        line.setSpacing(GAP_S)
        line.addStretch(1)
        for widget in (self.back, self.title, self.forth):
            line.addWidget(widget)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_M)
        column.addLayout(line)
        column.addWidget(self.list, 1, Qt.AlignmentFlag.AlignCenter)
        self.setFocusProxy(self.list)
        self.list.turned.connect(self.turn)
        self.list.ends.connect(lambda end: self._open(0 if end < 0 else len(self.pages) - 1))
        self.list.set_turned.connect(self.turn_set)
        self.list.chosen.connect(self.chosen)
        self.list.doubleClicked.connect(lambda _index: self.chosen.emit(self.selected_ids()))
        self.list.selectionModel().currentChanged.connect(self._tell_current)

    def _button(self, name: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(name))
        button.setIconSize(QSize(18, 18))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAutoRepeat(True)
        button.clicked.connect(lambda _on=False: self.turn(step))
        return button

    # --- what all views can do

    def show_ids(self, ids: list[str], keep: str = "") -> None:
        """Put these cards into pockets and open the page of the current one, or else the first."""
        keep = keep or self.current_id()
        self.pages = binder_pages(ids, self._sets_of(ids))
        self.at = 0
        if not self.pages:
            self.model.show_ids([])
            self.current_changed.emit("")
            return
        self._open(self._page_of(keep), keep)

    def select(self, card_id: str) -> None:
        """Open the page of a card and make it current, if it is in the binder."""
        if any(card_id in page.ids for page in self.pages):
            self._open(self._page_of(card_id), card_id)

    def current_id(self) -> str:
        """Id of the current card, `""` if there is none."""
        index = self.list.currentIndex()
        return self.model.ids[index.row()] if index.isValid() else ""

    def selected_ids(self) -> list[str]:
        """Ids of the chosen cards."""
        return [self.model.ids[row] for row in sorted(each.row() for each in self.list.selectedIndexes())]

    # --- turning pages

    def turn(self, step: int, column: int = -1) -> None:
        """Go so many turns on; the cursor comes out in that column of its row, or stays where it is."""
        at = self.at + step * self.side_by_side
        if not 0 <= at < len(self.pages):
            return
        row = max(0, self.list.currentIndex().row())
        cell = row - row % self.list.columns + column if column >= 0 else row
        self._open(at, cell=cell)

    def turn_set(self, step: int) -> None:
        """Go to the first page of the set before or after."""
        if not self.pages:
            return
        starts = [at for at, page in enumerate(self.pages) if page.number == 1]
        here = max(place for place, at in enumerate(starts) if at <= self.at)
        if 0 <= here + step < len(starts):
            self._open(starts[here + step])

    def _page_of(self, card_id: str) -> int:
        return next((at for at, page in enumerate(self.pages) if card_id in page.ids), 0)

    def _open(self, at: int, keep: str = "", cell: int = 0) -> None:
        """Show the pages from `at` on, the cursor on a card, or in a cell or the last filled one in front of it."""
        self.at = max(0, min(at, len(self.pages) - 1))
        cells = spread(self.pages, self.at, self.side_by_side)
        self.model.show_ids(cells)
        filled = [place for place, card_id in enumerate(cells) if card_id]
        place = (
            cells.index(keep) if keep in cells and keep else max((each for each in filled if each <= cell), default=0)
        )
        self.list.setCurrentIndex(self.model.index(place))
        self._say()
        self.update()

    def _tell_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.current_changed.emit(self.model.ids[index.row()])

    # --- words

    def retranslate(self, language: str) -> None:
        """Set every text again."""
        self._language = language
        self.list.delegate.language = language
        self.model.forget_rows()
        names = {self.back: self.tr("Page before (Page Up)"), self.forth: self.tr("Next page (Page Down)")}
        for button, name in names.items():
            button.setToolTip(name)
            button.setAccessibleName(name)
        self.list.setAccessibleName(self.tr("Pockets of the page"))
        self.show_owned()

    def show_owned(self) -> None:
        """How many are owned has changed."""
        self._say()
        self.list.viewport().update()

    def _say(self) -> None:
        if not self.pages:
            self.title.clear()
            return
        page = self.pages[self.at]
        known = self._find_set(page.set_id)
        name = known.name.get(self._language) if known is not None else page.set_id
        owned, count = owned_of_set(self.pages, page.set_id, self.list.delegate.owned)
        locale = QLocale()
        self.title.setText(
            self.tr("{set} · page {number} of {pages} · {owned} of {count} owned").format(
                set=name,
                number=locale.toString(page.number),
                pages=locale.toString(page.of),
                owned=locale.toString(owned),
                count=locale.toString(count),
            )
        )
        self.back.setEnabled(self.at > 0)
        self.forth.setEnabled(self.at + self.side_by_side < len(self.pages))

    def _owned_said(self, card_id: str) -> str:
        count = self.list.delegate.owned.get(card_id, 0)
        return self.tr("{count} owned").format(count=QLocale().toString(count)) if count else self.tr("missing")

    # --- looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width, height = self.width() - 2 * EDGE, self.height() - self.title.sizeHint().height() - GAP_M - 3 * EDGE
        by_height = int((height / ROWS - POCKET_GAP) * 63 / 88)
        sides = 2 if width >= 2 * COLUMNS * (by_height + POCKET_GAP) + EDGE else 1
        card = max(60, min(by_height, width // (COLUMNS * sides) - POCKET_GAP, WIDEST))
        self.list.card_width = card
        self.list.columns = COLUMNS * sides
        cell = QSize(card + POCKET_GAP, card_height(card) + POCKET_GAP)
        self.list.setGridSize(cell)
        self.list.setFixedSize(cell.width() * COLUMNS * sides + 2, cell.height() * ROWS + 2)
        if sides != self.side_by_side:
            self.side_by_side = sides
            if self.pages:
                self._open(self.at, self.current_id())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pages behind the pockets, and the rings between them."""
        super().paintEvent(event)
        if not self.pages:
            return
        tokens = self._theme.tokens
        area = QRectF(self.list.geometry()).adjusted(-EDGE / 2, -EDGE / 2, EDGE / 2, EDGE / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(tokens.colour("border"), 1))
        painter.setBrush(tokens.colour("raised"))
        painter.drawRoundedRect(area, 10, 10)
        if self.side_by_side > 1:
            middle = area.center().x()
            painter.setPen(QPen(tokens.colour("border_strong"), 1))
            painter.drawLine(round(middle), round(area.top() + EDGE), round(middle), round(area.bottom() - EDGE))
        painter.end()
