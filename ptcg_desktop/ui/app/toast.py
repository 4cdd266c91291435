"""Short messages over the page, with a button for Undo, that go away by themselves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from ptcg_desktop.ui.app.context import Notice
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.style import TOAST_INK
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XL
from ptcg_desktop.ui.widgets.announcing import announce

PLAIN_MS, ERROR_MS = 6000, 12000


class Toast(QFrame):
    """The one message shown now; a newer one takes its place. It waits while the mouse or the focus is on it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._notice: Notice | None = None
        self.setObjectName("toast")
        self.setFrameShape(QFrame.Shape.NoFrame)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP_L, GAP_S, GAP_S, GAP_S)
        row.setSpacing(GAP_M)
        self.label = QLabel(self)
        self.label.setWordWrap(False)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.button = QPushButton(self)
        self._close = QToolButton(self)
        self._close.setIcon(icon("close", QColor(TOAST_INK)))
        self._close.clicked.connect(self.dismiss)
        self.button.clicked.connect(self._act)
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        row.addWidget(self._close)
        shadow = QGraphicsDropShadowEffect(self)
        shadow.setBlurRadius(24)
        shadow.setOffset(0, 4)
        shadow.setColor(QColor(0, 0, 0, 90))
        self.setGraphicsEffect(shadow)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._timed_out)
        over.installEventFilter(self)
        self.retranslate()
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Show a message now."""
        self._notice = notice
        self.setProperty("kind", notice.kind)
        self.style().unpolish(self)
        self.style().polish(self)
        self.label.setText(notice.text)
        self.button.setText(notice.action)
        self.button.setVisible(bool(notice.action))
        self._place()
        self.show()
        self.raise_()
        self._timer.start(ERROR_MS if notice.kind == "error" else PLAIN_MS)
        announce(self, notice.text)

    def dismiss(self) -> None:
        """Take the message away."""
        self._timer.stop()
        self._notice = None
        self.hide()

    def retranslate(self) -> None:
        """Set every text again."""
        self.setAccessibleName(self.tr("Message"))
        self._close.setAccessibleName(self.tr("Dismiss"))
        self._close.setToolTip(self.tr("Dismiss"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _act(self) -> None:
        notice = self._notice
        self.dismiss()
        if notice is not None and notice.run is not None:
            notice.run()

    def _timed_out(self) -> None:
        if self.underMouse() or self.isAncestorOf(self.focusWidget() or self._over):
            self._timer.start(1500)
        else:
            self.dismiss()

    def _place(self) -> None:
        room = self._over.width() - 2 * GAP_XL
        self.label.setWordWrap(self.label.fontMetrics().horizontalAdvance(self.label.text()) > room - 200)
        self.setFixedWidth(min(room, max(280, self.sizeHint().width())))
        self.adjustSize()
        x = (self._over.width() - self.width()) // 2
        self.move(x, self._over.height() - self.height() - GAP_XL)
