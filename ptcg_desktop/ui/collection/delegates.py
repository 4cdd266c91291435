"""How a holding's cells are painted and edited."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
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
from ptcg_desktop.ui.collection.look import Look, paint_round_button, present_look, sized
from ptcg_desktop.ui.collection.table_model import NOTHING, CollectionModel
from ptcg_desktop.ui.widgets.card_face import card_height

Index = QModelIndex | QPersistentModelIndex
ROW_HEIGHT = 46
FACE_WIDTH = 30
# Made once: combining Qt flags in Python costs more than painting with them.
_SELECTED = QStyle.StateFlag.State_Selected
_HOVERED = QStyle.StateFlag.State_MouseOver
_FOCUSED = QStyle.StateFlag.State_HasFocus
_ELIDE = Qt.TextElideMode.ElideRight
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_TOP_LEFT = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
_BOTTOM_LEFT = int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)


def elided(text: str, font: QFont, width: float) -> str:
    """The text cut to a width; kept, because a table asks for the same cells again with every step of scrolling."""
    key = (text, font.key(), int(width))
    found = _ELIDED.get(key)
    if found is None:
        if len(_ELIDED) > _KEPT:
            _ELIDED.clear()
        found = _ELIDED[key] = QFontMetricsF(font).elidedText(text, _ELIDE, width)
    return found


_ELIDED: dict[tuple[str, str, int], str] = {}
_KEPT = 20_000


class RowDelegate(QStyledItemDelegate):
    """The background of a row and plain text: the base of the other columns."""

    alignment = _LEFT

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = present_look()
        self.background(painter, option, look)
        text = str(index.data() or "")
        painter.setPen(look.dim if text == NOTHING else look.ink)
        rect = QRectF(option.rect).adjusted(8, 0, -8, 0)
        painter.drawText(rect, self.alignment, elided(text, option.font, rect.width()))

    @staticmethod
    def background(painter: QPainter, option: QStyleOptionViewItem, look: Look) -> None:
        """Selection and hover as quiet tints, a hairline below, a frame around the cell that has the keyboard."""
        state = option.state
        rect = option.rect
        if state & _SELECTED:
            painter.fillRect(rect, look.chosen)
        elif state & _HOVERED:
            painter.fillRect(rect, look.hover)
        painter.setPen(QPen(look.line, 1))
        painter.drawLine(rect.left(), rect.bottom(), rect.right(), rect.bottom())
        if state & _FOCUSED:
            painter.setPen(QPen(look.accent, 1.4))
            painter.drawRect(QRectF(rect).adjusted(1.5, 1.5, -1.5, -2.5))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width() + 18, ROW_HEIGHT)


class CardDelegate(RowDelegate):
    """The card itself: its small drawn face, its name, and below it what kind of card it is."""

    def __init__(self, faces: Faces, kind_line: Callable[[CardDef], str], parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._kind_line = kind_line

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = present_look()
        self.background(painter, option, look)
        model = index.model()
        card = model.card(index.row()) if isinstance(model, CollectionModel) else None
        rect = QRectF(option.rect)
        if card is not None:
            top = rect.center().y() - card_height(FACE_WIDTH) / 2
            self._faces.paint(painter, rect.left() + 8, top, card, FACE_WIDTH)
        painter.save()
        text = rect.adjusted(FACE_WIDTH + 18, 5, -6, -6)
        name_font, kind_font = sized(option.font, 0, option.font.Weight.DemiBold), sized(option.font, -1.2)
        name = elided(str(index.data() or ""), name_font, text.width())
        kind = self._kind_line(card) if card else self.tr("not in the catalogue")
        painter.setFont(name_font)
        painter.setPen(look.ink)
        painter.drawText(text, _TOP_LEFT, name)
        painter.setFont(kind_font)
        painter.setPen(look.dim if card else look.warn)
        painter.drawText(text, _BOTTOM_LEFT, elided(kind, kind_font, text.width()))
        painter.restore()


class CountDelegate(RowDelegate):
    """Copies: `−  3  +`, the signs to click; typing or a double click opens a spin box."""

    stepped = Signal(int, int)
    """Row, and +1 or −1."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = present_look()
        self.background(painter, option, look)
        minus, number, plus = self.places(QRectF(option.rect))
        view = option.widget
        point = view.viewport().mapFromGlobal(view.cursor().pos()) if view is not None else None  # type: ignore[attr-defined]
        shown = option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected)
        if shown:
            over = bool(option.state & QStyle.StateFlag.State_MouseOver) and point is not None
            paint_round_button(painter, minus, "−", look, hot=over and minus.contains(point))
            paint_round_button(painter, plus, "+", look, hot=over and plus.contains(point))
        painter.save()
        painter.setFont(sized(option.font, 0.5, option.font.Weight.DemiBold))
        painter.setPen(look.ink)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(index.data()))
        painter.restore()

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
        self.alignment = _RIGHT if right else _LEFT

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
