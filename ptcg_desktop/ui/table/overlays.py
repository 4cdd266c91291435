"""What floats over the board: the prompt for a choice, the reason of a refusal, the large card, the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QIcon, QMouseEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.app.theme import Tokens
from ptcg_desktop.ui.table.said import Choice, Prompt
from ptcg_desktop.ui.widgets.announcing import announce

Face = Callable[[CardDef, float, float], QPixmap]
BANNER_MS = 7000


class Floating(QFrame):
    """A panel laid over its parent that keeps its place when the parent changes size."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("floating")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAutoFillBackground(True)
        parent.installEventFilter(self)
        self._open = False
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._open and self.isHidden():  # it was closed; where only its page is covered, it comes back as it was
            self._open = False
            self.forget()

    def forget(self) -> None:
        """It was closed: no card that it showed is left in it, where other programs could read it."""

    def place(self) -> None:
        """Go to the right place over the parent."""
        raise NotImplementedError

    def _parent_rect(self) -> QRect:
        parent = self.parentWidget()
        return parent.rect() if parent is not None else QRect()

    def appear(self) -> None:
        """Show over everything."""
        self._open = True
        self.show()
        self.place()
        self.raise_()


_LEFT_IN_SIGHT = 48
"""So much of a prompt drawn aside stays on the board."""
_ANSWER = 96
"""Width of a card one may answer with."""


class PromptPanel(Floating):
    """The open choice: title, what for, and the answers that are not on the board."""

    chosen = Signal(int)
    taken_over = Signal()
    """The text that asks is to be carried out by hand."""

    def __init__(self, parent: QWidget, face: Face) -> None:
        super().__init__(parent)
        self._face = face
        self.prompt: Prompt | None = None
        self._grip: QPoint | None = None
        """Where the mouse holds it."""
        self.take_over = QPushButton(self)
        self.take_over.setProperty("look", "quiet")
        self.take_over.clicked.connect(self.taken_over)
        self.title = QLabel(self)
        self.title.setProperty("look", "strong")
        self.title.setWordWrap(True)
        self.detail = QLabel(self)
        self.detail.setProperty("look", "muted")
        self.detail.setWordWrap(True)
        self.row = QWidget(self)
        self.row_layout = QHBoxLayout(self.row)
        self.row_layout.setContentsMargins(0, 0, 0, 0)
        self.row_layout.setSpacing(8)
        self.answers = QScrollArea(self)
        self.answers.setFrameShape(QFrame.Shape.NoFrame)
        self.answers.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.answers.setWidgetResizable(True)
        self.answers.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.answers.setWidget(self.row)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 12)
        layout.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.take_over, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(head)
        layout.addWidget(self.detail)
        layout.addWidget(self.answers)
        self.buttons: list[QPushButton | QToolButton] = []

    def set_prompt(self, prompt: Prompt | None, *, focus: bool) -> None:
        """Put this question (None: there is none); `focus` moves the keyboard to its first answer."""
        if prompt == self.prompt:
            return
        old_key = self.prompt.key if self.prompt is not None else ""
        self.prompt = prompt
        self._clear()
        if prompt is None:
            for label in (self.title, self.detail):
                label.clear()
            self.setAccessibleName("")
            self.hide()
            return
        self.title.setText(prompt.title)
        self.detail.setText(prompt.detail)
        self.detail.setVisible(bool(prompt.detail))
        self.take_over.setText(prompt.take_over)
        self.take_over.setVisible(bool(prompt.take_over))
        for choice in prompt.choices:
            self._add(choice)
        self.row_layout.addStretch(1)
        self.answers.setVisible(bool(prompt.choices))
        self.setAccessibleName(f"{prompt.title}. {prompt.detail}")
        self.appear()
        if prompt.key != old_key:
            announce(self, f"{prompt.title}. {prompt.detail}")
        if focus and self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_faces(self) -> None:
        """Show the faces of the answers again: some have become pictures."""
        choices = self.prompt.choices if self.prompt is not None else ()
        for button, choice in zip(self.buttons, choices, strict=False):
            if choice.card is not None:
                button.setIcon(QIcon(self._face(choice.card, _ANSWER, self.devicePixelRatioF())))

    def _clear(self) -> None:
        self.buttons.clear()
        while self.row_layout.count():
            item = self.row_layout.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _add(self, choice: Choice) -> None:
        button: QPushButton | QToolButton
        if choice.card is None:
            button = QPushButton(choice.text, self.row)
        else:
            button = QToolButton(self.row)
            button.setIcon(QIcon(self._face(choice.card, _ANSWER, self.devicePixelRatioF())))
            button.setIconSize(QSize(_ANSWER, round(_ANSWER * 88 / 63)))
            button.setText(choice.text)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setAutoRaise(True)
        button.setAccessibleName(choice.text)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        key = choice.key
        button.clicked.connect(lambda _checked=False, key=key: self.chosen.emit(key))
        self.row_layout.addWidget(button)
        button.show()
        self.buttons.append(button)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._grip = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """It can be drawn aside, to see what it lies on."""
        if self._grip is not None and event.buttons() & Qt.MouseButton.LeftButton:
            area, to = self._parent_rect(), self.mapToParent(event.position().toPoint() - self._grip)
            x = max(0, min(to.x(), area.width() - self.width()))
            self.move(x, max(0, min(to.y(), area.height() - _LEFT_IN_SIGHT)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grip = None

    def place(self) -> None:
        area = self._parent_rect()
        width = min(max(360, self._wanted_width()), area.width() - 24)
        faces = self.prompt is not None and any(choice.card is not None for choice in self.prompt.choices)
        tallest = max((button.sizeHint().height() for button in self.buttons), default=0)
        scrolls = width < self._wanted_width()
        self.answers.setFixedHeight(
            tallest + (self.answers.horizontalScrollBar().sizeHint().height() if scrolls else 2)
        )
        self.setFixedWidth(width)
        self.adjustSize()
        # Where the board is the place to choose, the prompt keeps away from the person's own side.
        y = area.height() - self.height() - 8 if faces else 8
        self.move((area.width() - width) // 2, y)

    def _wanted_width(self) -> int:
        hints = [button.sizeHint().width() + 8 for button in self.buttons]
        title = self.title.fontMetrics().horizontalAdvance(self.title.text()) + 40
        if self.prompt is not None and self.prompt.take_over:
            title += self.take_over.sizeHint().width() + 8
        detail = self.detail.fontMetrics().horizontalAdvance(self.detail.text()) + 40
        return max(sum(hints) + 44, title, min(detail, 640))


class RefusalBanner(Floating):
    """Why something may not be done: the clause and a sentence, and a button to do it by hand all the same where that
    can be; goes away by itself or by a click."""

    anyway = Signal()
    go_on = Signal()
    """A reminder was read."""

    def __init__(self, parent: QWidget, below: QWidget) -> None:
        super().__init__(parent)
        self._below = below
        self.setObjectName("refusal")
        self.clause = QLabel(self)
        self.clause.setObjectName("clause")
        self.clause.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 14, 8)
        layout.setSpacing(12)
        layout.addWidget(self.clause, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.text, 1)
        self.button = QPushButton(self)
        self.button.clicked.connect(self.anyway)
        layout.addWidget(self.button)
        self.after = QPushButton(self)
        self.after.clicked.connect(self.go_on)
        layout.addWidget(self.after)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(BANNER_MS)
        self._timer.timeout.connect(self.hide)

    def above(self) -> int:
        """Height of what lies above it: the prompt, while one is there."""
        return self._below.geometry().bottom() + 1 if self._below.isVisible() and self._below.y() < 20 else 0

    def say(self, sentence: str, clause: str, *, anyway: bool = False) -> None:
        """Show a reason; `anyway`: it can be done by hand."""
        self._dress("refusal")
        self.button.setVisible(anyway)
        self.after.hide()
        self._appear(sentence, clause, BANNER_MS * 2 if anyway else BANNER_MS)

    def remind(self, sentence: str, go_on: str) -> None:
        """Say what may have been forgotten; the button goes on all the same."""
        self._dress("reminder")
        self.button.hide()
        self.after.setText(go_on)
        self.after.show()
        self._appear(sentence, "", BANNER_MS * 2)

    def _dress(self, name: str) -> None:
        if name != self.objectName():
            self.setObjectName(name)
            self.style().unpolish(self)
            self.style().polish(self)

    def _appear(self, sentence: str, clause: str, milliseconds: int) -> None:
        self._timer.setInterval(milliseconds)
        self.clause.setText(clause)
        self.clause.setVisible(bool(clause))
        self.text.setText(sentence)
        self.setAccessibleName(f"{sentence} ({clause})" if clause else sentence)
        self.appear()
        announce(self, self.accessibleName())
        self._timer.start()

    def close_banner(self) -> None:
        """Take it away."""
        self._timer.stop()
        self.hide()

    def forget(self) -> None:
        """See `Floating.forget`."""
        self.text.clear()
        self.setAccessibleName("")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_banner()

    def place(self) -> None:
        area = self._parent_rect()
        metrics = self.text.fontMetrics()
        wanted = metrics.horizontalAdvance(self.text.text()) + self.clause.sizeHint().width() + 60
        for button in (self.button, self.after):
            if not button.isHidden():
                wanted += button.sizeHint().width() + 12
        self.setFixedWidth(min(max(280, wanted), area.width() - 40))
        self.adjustSize()
        self.setFixedHeight(max(40, self.heightForWidth(self.width())))
        self.move((area.width() - self.width()) // 2, 8 + self.above())

    def retranslate(self) -> None:
        """Set every text again."""
        self.button.setText(self.tr("Do it anyway"))
        self.button.setToolTip(self.tr("Done by hand, and marked so in the log"))


class ZoomPanel(Floating):
    """A card large, with what it says and what is on it now."""

    def __init__(self, parent: QWidget, face: Face, other_face: Face | None = None) -> None:
        super().__init__(parent)
        self._face, self._other_face = face, other_face or face
        self.other = False
        """The card is shown in the other language."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.picture = QLabel(self)
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self.note.setProperty("look", "muted")
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.addWidget(self.picture)
        layout.addWidget(self.note)
        self._left = True
        self._shown: tuple[CardDef, int] | None = None

    def show_card(self, card: CardDef, note: str, spoken: str, beside: QRect) -> None:
        """Show `card` on the side of the board away from `beside` (parent coordinates)."""
        area = self._parent_rect()
        width = max(210, min(420, round((area.height() - 110) * 63 / 88), area.width() // 2 - 40))
        self._shown, self.other = (card, width), False
        self.show_faces()
        self.note.setText(note)
        self.note.setVisible(bool(note))
        for part in (self.picture, self.note):  # not the panel: its edge takes room of its own
            part.setFixedWidth(width)
        self._left = beside.center().x() > area.center().x()
        self.setAccessibleName(spoken)
        self.appear()
        announce(self, spoken)

    def show_faces(self) -> None:
        """Show the face again: it may have become a picture."""
        if self._shown is not None:
            face = self._other_face if self.other else self._face
            self.picture.setPixmap(face(*self._shown, self.devicePixelRatioF()))

    def forget(self) -> None:
        """See `Floating.forget`."""
        self._shown = None
        self.picture.clear()
        self.note.clear()
        self.setAccessibleName("")

    def turn_language(self) -> None:
        """From the person's language to the other, and back."""
        if self.isVisible():
            self.other = not self.other
            self.show_faces()

    def place(self) -> None:
        area = self._parent_rect()
        self.adjustSize()
        x = 12 if self._left else area.width() - self.width() - 12
        self.move(x, max(8, (area.height() - self.height()) // 2))


class EndBanner(Floating):
    """Who won, how, under which clause; and what now."""

    again = Signal(bool)
    """True: with the same seed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("endBanner")
        self.title = QLabel(self)
        self.title.setProperty("look", "display")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.how = QLabel(self)
        self.how.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.how.setWordWrap(True)
        self.game = QLabel(self)
        self.game.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.game.setWordWrap(True)
        self.game.setProperty("look", "muted")
        self.copy_seed = QPushButton(self)
        self.copy_seed.setProperty("look", "quiet")
        self.same = QPushButton(self)
        self.new = QPushButton(self)
        self.new.setProperty("look", "primary")
        self.look = QPushButton(self)
        self.look.setProperty("look", "quiet")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for button in (self.same, self.new, self.look):
            row.addWidget(button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(10)
        layout.addWidget(self.title)
        layout.addWidget(self.how)
        layout.addSpacing(4)
        layout.addWidget(self.game)
        layout.addWidget(self.copy_seed, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(6)
        layout.addLayout(row)
        self.same.clicked.connect(lambda: self.again.emit(True))
        self.new.clicked.connect(lambda: self.again.emit(False))
        self.look.clicked.connect(self.hide)
        self.retranslate()

    def show_end(self, title: str, how: str, game: Sequence[str]) -> None:
        """The game is over; `game` says which one it was: decks, rules, seed."""
        self.title.setText(title)
        self.how.setText(how)
        self.game.setText("\n".join(game))
        self.setAccessibleName(f"{title}. {how}")
        self.appear()
        announce(self, self.accessibleName())

    def place(self) -> None:
        area = self._parent_rect()
        self.setFixedWidth(min(max(560, self.sizeHint().width()), area.width() - 32))
        self.adjustSize()
        self.move((area.width() - self.width()) // 2, (area.height() - self.height()) // 2)

    def retranslate(self) -> None:
        """Set every text again."""
        self.copy_seed.setText(self.tr("Copy seed"))
        self.same.setText(self.tr("Again with the same seed"))
        self.new.setText(self.tr("New seed"))
        self.look.setText(self.tr("Look at the board"))


def style_sheet(tokens: Tokens) -> str:
    """Style of what floats over the board."""
    bad, ink = ("#7f1d1d", "#ffe9e6") if tokens.dark else ("#8f1d17", "#ffffff")
    amber, amber_ink = ("#6b4a08", "#fff3d6") if tokens.dark else ("#fde9b8", "#4a3300")
    return f"""
    #floating, #endBanner {{ background: {tokens.raised}; border: 1px solid {tokens.border_strong};
      border-radius: 10px; }}
    #floating QLabel, #endBanner QLabel {{ background: transparent; }}
    #floating QScrollArea {{ background: transparent; border: none; }}
    #floating QScrollArea > QWidget > QWidget {{ background: transparent; }}
    #refusal {{ background: {bad}; border-radius: 8px; }}
    #refusal QLabel {{ color: {ink}; background: transparent; }}
    #refusal QPushButton {{ color: {ink}; background: transparent; border: 1px solid {ink}; border-radius: 5px;
      padding: 3px 10px; font-weight: 600; }}
    #refusal QPushButton:hover, #refusal QPushButton:focus {{ background: {ink}; color: {bad}; }}
    #refusal #clause {{ font-weight: 700; border: 1px solid {ink}; border-radius: 4px; padding: 1px 6px; }}
    #reminder {{ background: {amber}; border-radius: 8px; }}
    #reminder QLabel {{ color: {amber_ink}; background: transparent; }}
    #reminder QPushButton {{ color: {amber_ink}; background: transparent; border: 1px solid {amber_ink};
      border-radius: 5px; padding: 3px 10px; font-weight: 600; }}
    #reminder QPushButton:hover, #reminder QPushButton:focus {{ background: {amber_ink}; color: {amber}; }}
    #menuRow {{ border: 2px solid transparent; border-radius: 6px; background: transparent; text-align: left; }}
    #menuRow:hover {{ background: {tokens.sunken}; border-color: transparent; }}
    #menuRow:focus {{ background: {tokens.sunken}; border-color: {tokens.accent}; }}
    #menuName, #menuDamage {{ font-weight: 600; }}
    #menuDim, #menuWhy {{ color: {tokens.muted}; }}
    #plainNumber::up-button, #plainNumber::down-button {{ width: 0; border: none; }}
    #tableBar {{ background: {tokens.rail}; border-bottom: 1px solid {tokens.border}; }}
    #tableSide {{ background: {tokens.window}; border-left: 1px solid {tokens.border}; }}
    #startSheet {{ background: {tokens.raised}; border: 1px solid {tokens.border}; border-radius: 10px; }}
    """
