"""A layout that puts widgets side by side and goes on in the next line where the width ends."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """See the module. Gaps in device-independent pixels; a widget added with `push` stands at the right if it can."""

    def __init__(self, gap: int, line_gap: int) -> None:
        super().__init__()
        self._gap, self._line_gap = gap, line_gap
        self._items: list[QLayoutItem] = []
        self._pushed: set[QWidget] = set()
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def push(self, widget: QWidget) -> None:
        """Add a widget that stands at the right end of its line."""
        self._pushed.add(widget)
        self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, move: bool) -> int:
        y = rect.y()
        line: list[QLayoutItem] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            width = item.sizeHint().width()
            if line and used + self._gap + width > rect.width():
                y += self._place(line, rect, y, move) + self._line_gap
                line, used = [], 0
            used += width + (self._gap if line else 0)
            line.append(item)
        return y + self._place(line, rect, y, move) - rect.y()

    def _place(self, line: list[QLayoutItem], rect: QRect, y: int, move: bool) -> int:
        height = max((item.sizeHint().height() for item in line), default=0)
        if not move:
            return height
        x = rect.x()
        spare = rect.width() - sum(item.sizeHint().width() for item in line) - self._gap * (len(line) - 1)
        for item in line:
            size = item.sizeHint()
            if item.widget() in self._pushed and spare > 0:
                x, spare = x + spare, 0
            width = min(size.width(), rect.width())
            item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), QSize(width, size.height())))
            x += width + self._gap
        return height
