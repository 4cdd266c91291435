"""Panels for what is done by hand: the text to carry out, and the editor of counters, conditions and markers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine.manual import LONGEST_NAME, MOST_DAMAGE
from ptcg_desktop.ui.table.manual_menu import ManualEntry
from ptcg_desktop.ui.table.overlays import Face, Floating
from ptcg_desktop.ui.table.said import CardText, Edited
from ptcg_desktop.ui.widgets.announcing import announce

_FACE = 92
_STEPS = (-50, -10, 10, 50)
_NAMES = ("GX", "VSTAR")
"""Markers that decks come with; any other name can be written."""


def build_menu(parent: QWidget, entries: Sequence[ManualEntry], chosen: Callable[[ManualEntry], None]) -> QMenu:
    """A menu of manual acts that deletes itself when it closes; `chosen` gets the line."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    _fill(menu, entries, chosen)
    return menu


def _fill(menu: QMenu, entries: Sequence[ManualEntry], chosen: Callable[[ManualEntry], None]) -> None:
    for entry in entries:
        if entry.parted and not menu.isEmpty():
            menu.addSeparator()
        text = entry.text.replace("&", "&&")
        if entry.more:
            below = menu.addMenu(text)
            _fill(below, entry.more, chosen)
        else:
            action = menu.addAction(text)
            action.triggered.connect(lambda _checked=False, entry=entry: chosen(entry))


class _Movable(Floating):
    """A floating panel that can be dragged out of the way of the board."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grip: QPoint | None = None
        self.moved = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            area = self._parent_rect()
            to = self.mapToParent(event.position().toPoint()) - self._grip
            x = max(0, min(to.x(), area.width() - self.width()))
            y = max(0, min(to.y(), area.height() - self.height()))
            self.move(x, y)
            self.moved = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grip = None
        self.unsetCursor()
        event.accept()


class CardTextPanel(_Movable):
    """A text that its player carries out by hand: the card, its words in either language, tools, and Done."""

    done = Signal()
    tool = Signal(object)
    """The `ManualEntry` of a tool."""

    def __init__(self, parent: QWidget, face: Face) -> None:
        super().__init__(parent)
        self._face = face
        self.shown: CardText | None = None
        self.picture = QLabel(self)
        self.title = QLabel(self)
        self.title.setProperty("look", "strong")
        self.title.setWordWrap(True)
        self.detail = QLabel(self)
        self.detail.setProperty("look", "muted")
        self.detail.setWordWrap(True)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.area = QScrollArea(self)
        self.area.setWidget(self.text)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.other = QPushButton(self)
        self.other.setProperty("look", "quiet")
        self.other.setCheckable(True)
        self.other.toggled.connect(lambda _on: self._show_text())
        self.ready = QPushButton(self)
        self.ready.setProperty("look", "primary")
        self.ready.clicked.connect(self.done)
        self.tools = QGridLayout()
        self.tools.setSpacing(6)
        self.buttons: list[QPushButton] = []
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.other, 0, Qt.AlignmentFlag.AlignTop)
        words.addLayout(head)
        words.addWidget(self.detail)
        words.addWidget(self.area, 1)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        foot = QHBoxLayout()
        foot.addLayout(self.tools)
        foot.addStretch(1)
        foot.addWidget(self.ready, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 12)
        layout.setSpacing(10)
        layout.addLayout(top, 1)
        layout.addLayout(foot)

    def show_faces(self) -> None:
        """Show the face again: it may have become a picture."""
        if self.shown is not None and self.isVisible():
            self.picture.setPixmap(self._face(self.shown.card, _FACE, self.devicePixelRatioF()))

    def show_text(self, shown: CardText | None, tools: Sequence[ManualEntry], *, focus: bool) -> None:
        """Show this text (None: there is none); `focus` gives the keyboard to Done."""
        before = self.shown
        self.shown = shown
        if shown is None:
            self.hide()
            return
        self._show_tools(tools)
        if before is not None and before.key == shown.key and self.isVisible():
            self._show_text()
            return
        self.picture.setPixmap(self._face(shown.card, _FACE, self.devicePixelRatioF()))
        self.other.setChecked(False)
        self.moved = False
        self._show_text()
        self.appear()
        announce(self, self.accessibleName())
        if focus:
            self.ready.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_text(self) -> None:
        shown = self.shown
        if shown is None:
            return
        self.title.setText(shown.title)
        self.detail.setText(shown.detail)
        missing = self.tr("The words of this card are not known. Read them from the card.")
        text = shown.other if self.other.isChecked() else shown.text
        self.text.setText(text or missing)
        self.other.setVisible(bool(shown.other))
        self.setAccessibleName(f"{shown.title}. {shown.detail} {self.text.text()}")

    def _show_tools(self, tools: Sequence[ManualEntry]) -> None:
        if [button.text() for button in self.buttons] == [entry.text for entry in tools]:
            for button, entry in zip(self.buttons, tools, strict=True):
                button.clicked.disconnect()
                button.clicked.connect(lambda _checked=False, entry=entry: self.tool.emit(entry))
            return
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        for entry in tools:
            button = QPushButton(entry.text, self)
            button.clicked.connect(lambda _checked=False, entry=entry: self.tool.emit(entry))
            self.buttons.append(button)
            button.show()

    def _arrange(self, most: int) -> int:
        """Put the tools into one row, or into two or three where that is too wide; returns the width they take."""
        widths = [button.sizeHint().width() for button in self.buttons]
        rest = self.ready.sizeHint().width() + 60
        for columns in (len(widths), -(-len(widths) // 2), -(-len(widths) // 3)):
            wide = sum(max(widths[at::columns]) + 6 for at in range(min(columns, len(widths)))) + rest
            if wide <= most:
                break
        for at, button in enumerate(self.buttons):
            self.tools.addWidget(button, at // columns, at % columns)
        return wide

    def place(self) -> None:
        area = self._parent_rect()
        width = min(max(520, self._arrange(area.width() - 24)), area.width() - 24)
        room = width - _FACE - 60
        words = self.text.heightForWidth(room) if room > 0 else 60
        self.setFixedWidth(width)
        tools = self.tools.sizeHint().height()
        self.setFixedHeight(min(max(174, words + 118) + tools, area.height() - 16))
        if not self.moved:
            self.move((area.width() - width) // 2, 8)

    def retranslate(self) -> None:
        """Set every text again."""
        self.ready.setText(self.tr("Done"))
        self.ready.setToolTip(self.tr("The text was carried out"))
        self.other.setText(self.tr("Other language"))
        self._show_text()


class MarkerRow(QWidget):
    """A marker in the editor: its name, its number, and taking it away."""

    def __init__(self, name: str, number: int, changed: Callable[[str, int, bool], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.name = name
        label = QLabel(name, self)
        label.setWordWrap(True)
        self.number = QSpinBox(self)
        self.number.setRange(-MOST_DAMAGE, MOST_DAMAGE)
        self.number.setValue(number)
        self.number.setObjectName("plainNumber")
        self.number.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.number.setFixedWidth(56)
        self.number.setKeyboardTracking(False)
        self.number.setAccessibleName(name)
        self.gone = QToolButton(self)
        self.gone.setText("×")
        self.gone.setAutoRaise(True)
        self.number.valueChanged.connect(lambda value: changed(name, value, False))
        self.gone.clicked.connect(lambda: changed(name, 0, True))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(label, 1)
        row.addWidget(self._step("−", -1))
        row.addWidget(self.number)
        row.addWidget(self._step("+", 1))
        row.addWidget(self.gone)

    def _step(self, text: str, step: int) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setAccessibleName(f"{self.name} {step:+d}")
        button.clicked.connect(lambda: self.number.setValue(self.number.value() + step))
        return button


class EditorPanel(_Movable):
    """Counters, conditions and markers of a Pokémon; beside the board, markers alone. Each change is an act."""

    wanted = Signal(object)
    """A manual act to do."""
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.shown: Edited | None = None
        self.title = QLabel(self)
        self.title.setProperty("look", "strong")
        self.title.setWordWrap(True)
        self.left = QLabel(self)
        self.left.setProperty("look", "muted")
        self.damage = QSpinBox(self)
        self.damage.setRange(0, MOST_DAMAGE)
        self.damage.setSingleStep(10)
        self.damage.setKeyboardTracking(False)
        self.damage.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.damage.setObjectName("plainNumber")
        self.steps: list[QPushButton] = []
        self.conditions = QGridLayout()
        self.toggles: list[QPushButton] = []
        self.rows = QVBoxLayout()
        self.markers: list[MarkerRow] = []
        self.new = QLineEdit(self)
        self.new.setMaxLength(LONGEST_NAME)
        self.add = QPushButton(self)
        self.quick: list[QPushButton] = []
        self.shut = QPushButton(self)
        self.shut.setProperty("look", "quiet")
        self.points = QWidget(self)
        self._lay_out()
        self.damage.valueChanged.connect(self._damage_set)
        self.new.returnPressed.connect(self._add_marker)
        self.add.clicked.connect(self._add_marker)
        self.shut.clicked.connect(self.close_editor)
        self.retranslate()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 14)
        layout.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.shut, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(head)
        points = QVBoxLayout(self.points)
        points.setContentsMargins(0, 0, 0, 0)
        points.setSpacing(8)
        points.addWidget(self.left)
        row = QHBoxLayout()
        row.setSpacing(6)
        for at, step in enumerate(_STEPS):
            if at == len(_STEPS) // 2:
                row.addWidget(self.damage, 1)
            button = QPushButton(f"{step:+d}".replace("-", "−"), self)
            button.setMaximumWidth(56)
            button.clicked.connect(lambda _checked=False, step=step: self.damage.setValue(self.damage.value() + step))
            row.addWidget(button)
            self.steps.append(button)
        points.addLayout(row)
        points.addLayout(self.conditions)
        layout.addWidget(self.points)
        layout.addLayout(self.rows)
        new = QHBoxLayout()
        new.addWidget(self.new, 1)
        new.addWidget(self.add)
        layout.addLayout(new)
        quick = QHBoxLayout()
        for name in _NAMES:
            button = QPushButton(name, self)
            button.clicked.connect(lambda _checked=False, name=name: self._marker(name, 0, False))
            quick.addWidget(button)
            self.quick.append(button)
        quick.addStretch(1)
        layout.addLayout(quick)

    def open_editor(self, shown: Edited) -> None:
        """Show it and give it the keyboard."""
        self.moved = False
        self.show_state(shown)
        self.appear()
        (self.damage if shown.uid >= 0 else self.new).setFocus(Qt.FocusReason.PopupFocusReason)

    def show_state(self, shown: Edited | None) -> None:
        """Show what lies there now; None: it is not there any more."""
        if shown is None:
            self.close_editor()
            return
        before, self.shown = self.shown, shown
        self.title.setText(shown.title)
        self.setAccessibleName(shown.title)
        self.points.setVisible(shown.uid >= 0)
        self.left.setText(shown.left)
        self.damage.blockSignals(True)
        self.damage.setValue(shown.damage)
        self.damage.blockSignals(False)
        if before is None or before.conditions != shown.conditions or not self.toggles:
            self._show_conditions(shown)
        if before is None or (before.uid, before.markers) != (shown.uid, shown.markers):
            self._show_markers(shown)
        for button, name in zip(self.quick, _NAMES, strict=True):
            button.setVisible(shown.uid < 0 and name not in dict(shown.markers))
        if self.isVisible():
            self.place()

    def _show_conditions(self, shown: Edited) -> None:
        kinds = [kind for kind, _word, _on in shown.conditions]
        if kinds != [button.property("kind") for button in self.toggles]:
            for button in self.toggles:
                button.hide()
                button.deleteLater()
            self.toggles = []
            for at, (kind, word, _on) in enumerate(shown.conditions):
                button = QPushButton(word, self.points)
                button.setCheckable(True)
                button.setProperty("kind", kind)
                button.clicked.connect(lambda on, kind=kind: self._condition(kind, on))
                self.conditions.addWidget(button, at // 3, at % 3)
                self.toggles.append(button)
        for button, (_kind, word, on) in zip(self.toggles, shown.conditions, strict=True):
            button.setChecked(on)
            button.setText(f"✓ {word}" if on else word)
            button.setAccessibleName(word)

    def _show_markers(self, shown: Edited) -> None:
        for row in self.markers:
            row.hide()
            row.deleteLater()
        self.markers = []
        for name, number in shown.markers:
            row = MarkerRow(name, number, self._marker, self)
            row.gone.setAccessibleName(self.tr("Take {name} away").format(name=name))
            row.gone.setToolTip(row.gone.accessibleName())
            self.rows.addWidget(row)
            row.show()
            self.markers.append(row)

    # --- changes ----------------------------------------------------------------------------------------------

    def _damage_set(self, value: int) -> None:
        if self.shown is not None and self.shown.uid >= 0:
            self.wanted.emit(act.SetDamage(0, self.shown.uid, value - value % 10))

    def _condition(self, kind: str, on: bool) -> None:
        if self.shown is not None:
            self.wanted.emit(act.SetCondition(0, self.shown.uid, kind, on))

    def _marker(self, name: str, number: int, gone: bool) -> None:
        if self.shown is not None:
            self.wanted.emit(act.SetMarker(0, self.shown.player, name, number, max(-1, self.shown.uid), gone))

    def _add_marker(self) -> None:
        name = self.new.text().strip()
        if name:
            self.new.clear()
            self._marker(name, 0, False)

    def close_editor(self) -> None:
        """Hide it."""
        self.shown = None
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def place(self) -> None:
        area = self._parent_rect()
        self.setFixedWidth(min(360, area.width() - 16))
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.setFixedHeight(min(self.sizeHint().height(), area.height() - 16))
        if not self.moved:
            self.move(area.width() - self.width() - 12, max(8, (area.height() - self.height()) // 2))

    def retranslate(self) -> None:
        """Set every text again."""
        self.shut.setText(self.tr("Close"))
        self.add.setText(self.tr("Lay marker"))
        self.new.setPlaceholderText(self.tr("Name of a new marker"))
        self.new.setAccessibleName(self.tr("Name of a new marker"))
        self.damage.setAccessibleName(self.tr("Points of damage"))
        for button, step in zip(self.steps, _STEPS, strict=True):
            button.setAccessibleName(self.tr("Damage {step}").format(step=f"{step:+d}"))
