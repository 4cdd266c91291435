"""The turn beside the board: its parts in order, what is still possible in it, and the button that ends it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ptcg_desktop.ui.table.chips import ChipRow
from ptcg_desktop.ui.table.said import Guide, Step

_HEIGHT = 22


class StepBar(QWidget):
    """The parts of a turn from left to right; a line under them goes as far as the turn has come."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps: tuple[Step, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_steps(self, steps: tuple[Step, ...], now: str) -> None:
        """Show these; `now` are the words for the one that goes on."""
        if steps != self.steps:
            self.steps = steps
            self.update()
        names = (f"{step.text} ({now})" if step.state == "now" else step.text for step in steps)
        self.setAccessibleName(", ".join(names))
        self.setVisible(bool(steps))

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT + 4)

    def _font(self, step: Step) -> QFont:
        font = QFont(self.font())
        font.setBold(step.state == "now")
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        ink, dim = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.PlaceholderText)
        wanted = [QFontMetricsF(self._font(step)).horizontalAdvance(step.text) + 12 for step in self.steps]
        spare = (self.width() - sum(wanted)) / max(1, len(wanted))
        painter.setPen(Qt.PenStyle.NoPen)
        x = 0.0
        for step, wide in zip(self.steps, wanted, strict=True):
            cell = QRectF(x, 0, wide + spare, self.height())
            line = QRectF(cell.left() + 1, cell.bottom() - 3, cell.width() - 2, 3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.mid() if step.state == "ahead" else palette.highlight())
            painter.drawRoundedRect(line, 1.5, 1.5)
            painter.setPen(ink if step.state == "now" else dim)
            painter.setFont(self._font(step))
            painter.drawText(cell.adjusted(0, 0, 0, -4), Qt.AlignmentFlag.AlignCenter, step.text)
            x += wide + spare
        painter.end()


class TurnPanel(QWidget):
    """Parts, hint, chips, and the button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.steps = StepBar(self)
        self.phase = QLabel(self)
        self.phase.setWordWrap(True)
        self.phase.setProperty("look", "muted")
        self.chips = ChipRow(self)
        self.end_turn = QPushButton(self)
        self.end_turn.setProperty("look", "primary")
        self.end_turn.setMinimumHeight(34)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for widget in (self.steps, self.phase, self.chips, self.end_turn):
            layout.addWidget(widget)

    def show_guide(self, guide: Guide, hint: str) -> None:
        """Show the turn as it stands; `hint`: what may have been forgotten in it, and the key that ends it."""
        self.steps.set_steps(guide.steps, self.tr("now"))
        self.phase.setText(guide.phase)
        words = {"open": self.tr("possible"), "done": self.tr("used"), "no": self.tr("not possible now")}
        self.chips.set_chips(guide.chips, [words[chip.state] for chip in guide.chips])
        self.end_turn.setText(guide.end)
        self.end_turn.setVisible(bool(guide.end))
        self.end_turn.setToolTip(hint)
        self.end_turn.setAccessibleDescription(hint)
