"""The command palette: every command, found by a few letters of its title."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.names import fold
from ptcg_desktop.ui.app.commands import Command, Commands
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.keymap import native
from ptcg_desktop.ui.app.theme import GAP_M, GAP_S, GAP_XS

Index = QModelIndex | QPersistentModelIndex
COMMAND_ROLE = Qt.ItemDataRole.UserRole
KEYS_ROLE = Qt.ItemDataRole.UserRole + 1
_NO_PARENT = QModelIndex()


def find(commands: list[Command], text: str) -> list[Command]:
    """Commands whose title fits the text, best first: words that begin so, then parts, then letters in order."""
    wanted = fold(text)
    if not wanted:
        return commands
    judged = [(_fit(fold(command.title()), wanted), place, command) for place, command in enumerate(commands)]
    return [command for fit, _, command in sorted(judged, key=lambda each: (-each[0], each[1])) if fit > 0]


def _fit(title: str, wanted: str) -> float:
    if title.startswith(wanted):
        return 100
    words = title.split()
    if all(any(word.startswith(part) for word in words) for part in wanted.split()):
        return 80
    if wanted in title:
        return 60
    letters = iter(title)
    if all(letter in letters for letter in wanted.replace(" ", "")):
        return 20 + 10 * len(wanted) / len(title)
    return 0


class _Model(QAbstractListModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.found: list[Command] = []
        self.keys: dict[str, tuple[str, ...]] = {}

    def show_commands(self, found: list[Command]) -> None:
        self.beginResetModel()
        self.found = found
        self.endResetModel()

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        command = self.found[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return command.title()
        if role == COMMAND_ROLE:
            return command
        if role == KEYS_ROLE:
            return native(self.keys.get(command.id, ())[:1])
        return None


class _Row(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, 34)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        command: Command = index.data(COMMAND_ROLE)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        colours = option.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = option.rect.adjusted(2, 1, -2, -1)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(box, 5, 5)
        ink = colours.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text)
        if command.icon:
            icon(command.icon, ink).paint(painter, box.x() + 10, box.y() + 7, 18, 18)
        painter.setPen(ink)
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        title = command.title().replace("&", "")
        painter.drawText(box.adjusted(40, 0, -8, 0), left, title)
        keys = index.data(KEYS_ROLE)
        if keys:
            muted = ink if chosen else colours.color(QPalette.ColorRole.PlaceholderText)
            painter.setPen(muted)
            painter.drawText(
                box.adjusted(0, 0, -12, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, keys
            )
        painter.restore()


class CommandPalette(QDialog):
    """See the module. Opens over the upper middle of the window; Esc closes it, Enter runs."""

    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("palette")
        self.setWindowTitle(self.tr("All commands"))
        self._commands = [each for each in commands.all() if each.enabled()]
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("What do you want to do?"))
        self.field.setAccessibleName(self.tr("Find a command"))
        self.field.installEventFilter(self)
        self.view = QListView()
        self.view.setProperty("look", "bare")
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setAccessibleName(self.tr("Commands"))
        self.view.setUniformItemSizes(True)
        self._model = _Model(self)
        self._model.keys = commands.keymap.given(commands.all())
        self.view.setModel(self._model)
        self.view.setItemDelegate(_Row(self.view))
        self.none = QLabel(self.tr("No command has these letters."))
        self.none.setProperty("look", "muted")
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_S, GAP_S, GAP_S, GAP_S)
        column.setSpacing(GAP_XS)
        for widget in (self.field, self.view, self.none):
            column.addWidget(widget)
        self.field.textChanged.connect(self._search)
        self.view.clicked.connect(lambda _index: self._run())
        self._search("")
        self.resize(560, 440)
        middle = parent.mapToGlobal(parent.rect().center())
        self.move(middle.x() - 280, parent.mapToGlobal(parent.rect().topLeft()).y() + 64)
        self.field.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
            step = steps.get(Qt.Key(event.key()))
            if step is not None and self._model.found:
                row = self.view.currentIndex().row() + step
                row = row % len(self._model.found) if abs(step) == 1 else max(0, min(row, len(self._model.found) - 1))
                self.view.setCurrentIndex(self._model.index(row))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run()
                return True
        return super().eventFilter(watched, event)

    def _search(self, text: str) -> None:
        self._model.show_commands(find(self._commands, text))
        self.view.setCurrentIndex(self._model.index(0))
        self.view.setVisible(bool(self._model.found))
        self.none.setVisible(not self._model.found)
        self.none.setMinimumHeight(GAP_M * 6)

    def _run(self) -> None:
        index = self.view.currentIndex()
        if not index.isValid():
            return
        command = self._model.found[index.row()]
        self.close()
        command.run()
