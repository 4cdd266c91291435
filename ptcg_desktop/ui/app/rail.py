"""The navigation rail: the pages above, what belongs to the whole window below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ptcg_desktop.ui.app.icons import paint_icon
from ptcg_desktop.ui.app.pages import PageSpec
from ptcg_desktop.ui.app.theme import GAP_S, GAP_XS, Theme, scaled_font

WIDTH = 92


class RailButton(QToolButton):
    """One entry: an icon over its label, with a bar at the left when it is the page shown."""

    def __init__(self, icon_name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self._theme = theme
        self.setFont(scaled_font("small"))
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        self._icon_name = name
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH - 2 * GAP_XS, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.rect().toRectF().adjusted(1.5, 1.5, -1.5, -1.5)
        chosen, hot = self.isChecked(), self.underMouse() and self.isEnabled()
        painter.setPen(Qt.PenStyle.NoPen)
        if chosen or hot:
            painter.setBrush(tokens.colour("accent_soft" if chosen else "sunken"))
            painter.drawRoundedRect(rect, 8, 8)
        if chosen:
            painter.setBrush(tokens.colour("accent"))
            painter.drawRoundedRect(QRectF(rect.x(), rect.center().y() - 12, 3, 24), 1.5, 1.5)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = painter.pen()
            pen.setStyle(Qt.PenStyle.SolidLine)
            pen.setColor(tokens.colour("accent"))
            pen.setWidthF(2)
            painter.setPen(pen)
            painter.drawRoundedRect(rect, 8, 8)
        ink = QColor(tokens.accent if chosen else tokens.text if hot else tokens.muted)
        with_text = bool(self.text())
        top = rect.y() + (8 if with_text else (rect.height() - 24) / 2)
        paint_icon(painter, QRectF(rect.center().x() - 12, top, 24, 24), self._icon_name, ink)
        if with_text:
            font = self.font()
            font.setBold(chosen)
            painter.setFont(font)
            painter.setPen(tokens.colour("text") if chosen else ink)
            label = rect.adjusted(0, 34, 0, 0)
            text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, round(label.width()))
            painter.drawText(label, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)
        painter.end()


class Rail(QFrame):
    """See the module.

    Signals:
        page_chosen: Id of the page whose entry was pressed.
        command_chosen: Id of a command at the foot.
    """

    page_chosen = Signal(str)
    command_chosen = Signal(str)

    def __init__(self, pages: tuple[PageSpec, ...], theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._pages = pages
        self.setFixedWidth(WIDTH)
        self.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XS, GAP_S, GAP_XS, GAP_S)
        column.setSpacing(GAP_XS)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.buttons: dict[str, RailButton] = {}
        for page in pages:
            button = RailButton(page.icon, theme, self)
            button.clicked.connect(lambda _on=False, page_id=page.id: self.page_chosen.emit(page_id))
            self._group.addButton(button)
            self.buttons[page.id] = button
            column.addWidget(button)
        column.addStretch(1)
        self.foot: dict[str, RailButton] = {}
        for command_id, icon_name in (
            ("app.palette", "command"),
            ("app.theme.toggle", "moon"),
            ("app.settings", "settings"),
        ):
            button = RailButton(icon_name, theme, self)
            button.setCheckable(False)
            button.setFixedHeight(40)
            button.clicked.connect(lambda _on=False, wanted=command_id: self.command_chosen.emit(wanted))
            self.foot[command_id] = button
            column.addWidget(button)
        self.key_tip: Callable[[str, str], str] = lambda text, _command: text
        """Adds the key of a command to a tooltip."""
        theme.changed.connect(self._theme_changed)
        self._theme_changed()
        self.retranslate()

    def choose(self, page_id: str) -> None:
        """Mark a page as the one shown."""
        self.buttons[page_id].setChecked(True)

    def retranslate(self) -> None:
        """Set every text again."""
        for page in self._pages:
            button = self.buttons[page.id]
            button.setText(page.title)
            button.setAccessibleName(page.title)
            button.setToolTip(self.key_tip(page.title, f"go.{page.id}"))
        texts = {
            "app.palette": self.tr("All commands"),
            "app.theme.toggle": self.tr("Light or dark"),
            "app.settings": self.tr("Settings"),
        }
        for command_id, text in texts.items():
            self.foot[command_id].setToolTip(self.key_tip(text, command_id))
            self.foot[command_id].setAccessibleName(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.tokens.colour("rail"))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self._theme.tokens.colour("border"))
        painter.end()

    def _theme_changed(self) -> None:
        self.foot["app.theme.toggle"].set_icon("sun" if self._theme.tokens.dark else "moon")
        self.update()
