"""How a holding's cells are painted and edited."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ptcg_desktop.cards import CardDef
from ptcg_desktop.services.collection import MAX_COUNT
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.labels import NOTHING
from ptcg_desktop.ui.collection.look import Look, paint_round_button, present_look, sized
from ptcg_desktop.ui.collection.table_model import CollectionModel
from ptcg_desktop.ui.widgets.card_face import card_height
from ptcg_desktop.ui.widgets.lettering import Lettering, lettering

Index = QModelIndex | QPersistentModelIndex
ROW_HEIGHT = 46
FACE_WIDTH = 30
# As numbers: asking a Qt flag of Python costs more than painting with it.
_SELECTED = QStyle.StateFlag.State_Selected.value
_HOVERED = QStyle.StateFlag.State_MouseOver.value
_FOCUSED = QStyle.StateFlag.State_HasFocus.value
_MARGIN = 8
_SMALL, _LARGE = -1.2, 0.5
"""Steps in points from the size of the table's own letters."""


class RowDelegate(QStyledItemDelegate):
    """The background of a row and plain text: the base of the other columns."""

    right = False
    """Do the words end at the right?"""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._font = QFont()
        self._letterings: dict[tuple[float, QFont.Weight], Lettering] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = present_look()
        rect = option.rect
        self.background(painter, rect, option.state.value, look)
        text = str(index.data() or "")
        painter.setPen(look.dim if text == NOTHING else look.ink)
        self.line(painter, text, rect.adjusted(_MARGIN, 0, -_MARGIN, 0), option.font, right=self.right)

    def line(self, painter: QPainter, text: str, rect: QRect, font: QFont, *, right: bool = False) -> None:
        """Paint a line of text in the middle of the height of a place."""
        letters = self.letters(font)
        top = rect.top() + (rect.height() - letters.height) / 2
        letters.draw(painter, text, rect.left(), top, rect.width(), right=right)

    def letters(self, font: QFont, by: float = 0.0, weight: QFont.Weight = QFont.Weight.Normal) -> Lettering:
        """The lettering of the view's font, larger or smaller by points, in a weight."""
        if font != self._font:
            self._font = QFont(font)
            self._letterings.clear()
        found = self._letterings.get((by, weight))
        if found is None:
            found = self._letterings[by, weight] = lettering(sized(font, by, weight))
        return found

    @staticmethod
    def background(painter: QPainter, rect: QRect, state: int, look: Look) -> None:
        """Selection and hover as quiet tints, a hairline below, a frame around the cell that has the keyboard."""
        if state & _SELECTED:
            painter.fillRect(rect, look.chosen)
        elif state & _HOVERED:
            painter.fillRect(rect, look.hover)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, look.line)
        if state & _FOCUSED:
            painter.setPen(QPen(look.accent, 1.4))
            painter.drawRect(QRectF(rect).adjusted(1.5, 1.5, -1.5, -2.5))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width() + 18, ROW_HEIGHT)


class CardDelegate(RowDelegate):
    """The card itself: its small drawn face, its name, and below it what kind of card it is.

    Attributes:
        waiting: Rows that show a placeholder → the card whose face they wait for.
    """

    def __init__(self, faces: Faces, kind_line: Callable[[CardDef], str], parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._kind_line = kind_line
        self.waiting: dict[int, str] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, font, rect = present_look(), option.font, option.rect
        self.background(painter, rect, option.state.value, look)
        model = index.model()
        card = model.card(index.row()) if isinstance(model, CollectionModel) else None
        if card is not None:
            top = rect.center().y() - card_height(FACE_WIDTH) / 2
            if self._faces.paint(painter, rect.left() + _MARGIN, top, card, FACE_WIDTH):
                self.waiting.pop(index.row(), None)
            else:
                self.waiting[index.row()] = card.id
        left = rect.left() + FACE_WIDTH + 18
        width = rect.right() - 6 - left
        name, small = self.letters(font, 0, QFont.Weight.DemiBold), self.letters(font, _SMALL)
        painter.setPen(look.ink)
        name.draw(painter, str(index.data() or ""), left, rect.top() + 5, width)
        painter.setPen(look.dim if card else look.warn)
        kind = self._kind_line(card) if card else self.tr("not in the catalogue")
        small.draw(painter, kind, left, rect.bottom() - 5 - small.height, width)


class CountDelegate(RowDelegate):
    """Copies: `−  3  +`, the signs to click; typing or a double click opens a spin box."""

    stepped = Signal(int, int)
    """Row, and +1 or −1."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, rect, state = present_look(), option.rect, option.state.value
        self.background(painter, rect, state, look)
        minus, number, plus = self.places(QRectF(rect))
        if state & (_HOVERED | _SELECTED):
            point = self._pointed_at(option) if state & _HOVERED else None
            paint_round_button(painter, minus, "−", look, hot=point is not None and minus.contains(point))
            paint_round_button(painter, plus, "+", look, hot=point is not None and plus.contains(point))
        painter.setFont(self.letters(option.font, _LARGE, QFont.Weight.DemiBold).font)
        painter.setPen(look.ink)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(index.data()))

    @staticmethod
    def _pointed_at(option: QStyleOptionViewItem) -> QPoint | None:
        """Where the mouse is, in the viewport's own points."""
        view = option.widget
        return view.viewport().mapFromGlobal(view.cursor().pos()) if isinstance(view, QAbstractItemView) else None

    @staticmethod
    def places(rect: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Where `−`, the number and `+` stand in a cell."""
        size, half = 22.0, 44.0
        middle = rect.center()
        minus = QRectF(middle.x() - half, middle.y() - size / 2, size, size)
        plus = QRectF(middle.x() + half - size, middle.y() - size / 2, size, size)
        return minus, QRectF(minus.right(), rect.top(), plus.left() - minus.right(), rect.height()), plus

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease)
        if event.type() in kinds and isinstance(event, QMouseEvent):
            minus, _, plus = self.places(QRectF(option.rect))
            by = -1 if minus.contains(event.position()) else 1 if plus.contains(event.position()) else 0
            if by:
                if event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
                    self.stepped.emit(index.row(), by)
                return True
        return bool(super().editorEvent(event, model, option, index))

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        box = QSpinBox(parent)
        box.setRange(0, MAX_COUNT)
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.setAccessibleName(self.tr("Copies"))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QSpinBox):
            editor.setValue(int(str(index.data(Qt.ItemDataRole.EditRole))))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QSpinBox):
            editor.interpretText()
            model.setData(index, editor.value())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(108, ROW_HEIGHT)


class TextDelegate(RowDelegate):
    """Something typed: a place, a sum, a day, tags; what was typed elsewhere is offered."""

    def __init__(
        self, offered: Callable[[], list[str]], name: Callable[[], str], parent: QObject, *, right: bool = False
    ) -> None:
        """`offered` gives the words to complete with; `name` is the accessible name of the field."""
        super().__init__(parent)
        self._offered = offered
        self._name = name
        self.right = right

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = QLineEdit(parent)
        field.setAccessibleName(self._name())
        if words := self._offered():
            field.setCompleter(completer(words, field))
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QLineEdit):
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit):
            model.setData(index, editor.text())


def completer(words: list[str], field: QLineEdit) -> QCompleter:
    """Completion by any part of what was written before, whatever its case."""
    made = QCompleter(words, field)
    made.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    made.setFilterMode(Qt.MatchFlag.MatchContains)
    return made


class ChoiceDelegate(RowDelegate):
    """A code with a list to choose from."""

    def __init__(
        self,
        choices: Callable[[int], list[tuple[str, str]]],
        name: Callable[[], str],
        parent: QObject,
    ) -> None:
        """`choices` gives codes and their words for a row; `name` is the accessible name of the list."""
        super().__init__(parent)
        self._choices = choices
        self._name = name

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        box = QComboBox(parent)
        box.setAccessibleName(self._name())
        for code, words in self._choices(index.row()):
            box.addItem(words, code)
        box.activated.connect(lambda _row: self._finish(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(0, editor.findData(index.data(Qt.ItemDataRole.EditRole))))
            editor.showPopup()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentData())

    def _finish(self, editor: QWidget) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)
