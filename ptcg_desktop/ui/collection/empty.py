"""What a list shows when it has nothing to show: a drawing, a sentence, and the next step."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ptcg_desktop.ui.collection.look import mixed, present_look

_TEXT_WIDTH = 430


class _Fan(QWidget):
    """Three empty card outlines, fanned."""

    def sizeHint(self) -> QSize:
        return QSize(190, 132)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = present_look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() + 26)
        for angle, part in ((-20, 0.94), (20, 0.94), (0, 0.88)):
            painter.save()
            painter.rotate(angle)
            painter.setPen(QPen(mixed(look.accent, look.window, 0.45 if angle == 0 else 0.7), 1.6))
            painter.setBrush(mixed(look.accent, look.window, part))
            painter.drawRoundedRect(QRectF(-38, -146, 76, 106), 6, 6)
            if angle == 0:
                painter.drawLine(-10, -93, 10, -93)
                painter.drawLine(0, -103, 0, -83)
            painter.restore()
        painter.end()


class EmptyState(QWidget):
    """A friendly nothing. `acted` is emitted by its buttons with their place (0 the main one)."""

    acted = Signal(int)

    def __init__(self, buttons: int = 1, width: int = _TEXT_WIDTH, parent: QWidget | None = None) -> None:
        """`width` of the sentence, in device-independent pixels."""
        super().__init__(parent)
        self._width = width
        self._title, self._text = QLabel(), QLabel()
        self._title.setProperty("look", "title")
        self._text.setProperty("look", "muted")
        self._text.setWordWrap(True)
        self._text.setFixedWidth(width)
        self.buttons = [QPushButton() for _ in range(buttons)]
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addStretch(2)
        column.addWidget(_Fan(), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(6)
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.addStretch(1)
        for place, button in enumerate(self.buttons):
            button.setProperty("look", "primary" if place == 0 else "plain")
            button.clicked.connect(lambda _checked=False, place=place: self.acted.emit(place))
            row.addWidget(button)
        row.addStretch(1)
        column.addSpacing(6)
        column.addLayout(row)
        column.addStretch(3)

    def say(self, title: str, text: str, *buttons: str) -> None:
        """Set the words; buttons without words are hidden."""
        self._title.setText(title)
        self._text.setText(text)
        self._text.setFixedHeight(self._text.heightForWidth(self._width))
        for place, button in enumerate(self.buttons):
            words = buttons[place] if place < len(buttons) else ""
            button.setText(words)
            button.setAccessibleName(words)
            button.setVisible(bool(words))
