"""Every command with its keys, found by name or by pressing a key, and other keys for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.names import fold
from ptcg_desktop.errors import KnownError
from ptcg_desktop.ui.app.keymap import Keymap, native, needed, pressed
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XL

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.commands import Command, KeyPlace
    from ptcg_desktop.ui.app.context import AppContext

_COMMAND = Qt.ItemDataRole.UserRole
_KEYS = 1
"""The column of the keys."""


@dataclass(frozen=True)
class Clash:
    """Who has a key already: a command, or what cannot be moved to another key."""

    title: str
    command: Command | None = None


def clashes(key: str, command: Command, places: Sequence[KeyPlace], keymap: Keymap) -> list[Clash]:
    """What else the key does where the keys of `command` work."""
    home = next(place for place in places if any(each.id == command.id for each in place.commands))
    found = []
    for place in places:
        if place is home or not place.id or not home.id:
            others = (each for each in place.commands if each.id != command.id)
            found += [Clash(each.title(), each) for each in others if key in keymap.wanted(each)]
            found += [Clash(each.title()) for each in place.fixed if key in each.keys.split("|")]
    return found


class KeyField(QLineEdit):
    """Takes the next key that is pressed, whatever it is; Tab goes on and Esc gives up, as everywhere.

    Signals:
        caught: The key in Qt's portable spelling, `""` for one that no command may have.
        given_up: Esc was pressed.
    """

    caught = Signal(str)
    given_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)

    def event(self, event: QEvent) -> bool:
        """Keys are taken before they become shortcuts of the window."""
        if isinstance(event, QKeyEvent) and event.key() not in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        key = pressed(event)
        if event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.given_up.emit()
        elif key is not None:
            self.caught.emit("" if needed(key) else key.toString())


class KeysDialog(QDialog):
    """See the module. `places` make all there are, in the order in which they are shown.

    Only the first two are made at once: a page that nobody has looked at takes its moment.
    """

    def __init__(
        self, context: AppContext, places: Sequence[Callable[[], Sequence[KeyPlace]]], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._context = context
        self._places: list[KeyPlace] = []
        self._to_come = list(places)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next_place)
        self._waiting = ""
        """The key that waits for the person's word, because others have it."""
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setStyleSheet("QTreeWidget::item { padding: 3px 2px; }")
        self.field = KeyField()
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.take, self.none, self.default, self.all_default = (QPushButton() for _ in range(4))
        self.resize(640, 640)
        self._build()
        self._connect()
        self._retranslate()
        for _first in range(2):
            self._next_place()
        self._timer.start(0)

    def _build(self) -> None:
        title = QLabel(self.tr("Keys and commands"))
        title.setProperty("look", "title")
        self._hint = QLabel()
        self._hint.setWordWrap(True)
        self._hint.setProperty("look", "muted")
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(_KEYS, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setStretchLastSection(False)
        row = QHBoxLayout()
        row.setSpacing(GAP_S)
        row.addWidget(self.field, 1)
        for button in (self.take, self.none, self.default):
            row.addWidget(button)
        self.take.setProperty("look", "primary")
        self.take.hide()
        self.said.setMinimumHeight(self.said.fontMetrics().lineSpacing() * 2)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.addButton(self.all_default, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        for button in (self.take, self.none, self.default, self.all_default):
            button.setAutoDefault(False)  # Enter in the list is for the chosen command
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_XL, GAP_XL, GAP_L)
        column.setSpacing(GAP_M)
        for widget in (title, self._hint, self.search, self.tree):
            column.addWidget(widget)
        column.addLayout(row)
        column.addWidget(self.said)
        column.addWidget(buttons)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._filter)
        self.tree.currentItemChanged.connect(lambda *_items: self._show_chosen())
        self.tree.itemActivated.connect(lambda item, _column: self._begin(item))
        self.field.caught.connect(self._caught)
        self.field.given_up.connect(self._give_up)
        self.take.clicked.connect(lambda: self._set((self._waiting,)))
        self.none.clicked.connect(lambda: self._set(()))
        self.default.clicked.connect(lambda: self._set(None))
        self.all_default.clicked.connect(self._reset)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys and commands"))
        palette = self._context.commands.find("app.palette")
        key = "" if palette is None else native(self._context.commands.keymap.wanted(palette)[:1])
        hint = self.tr("Choose a command and press Enter, then the key it is to have.")
        if key:
            finds = self.tr("{key} finds every command by a few letters of its name.").format(key=key)
            hint = f"{hint} {finds}"
        self._hint.setText(hint)
        self.search.setPlaceholderText(self.tr("Name of a command, or a key"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.tree.setHeaderLabels([self.tr("Command"), self.tr("Keys")])
        self.tree.setAccessibleName(self.tr("Commands and their keys"))
        self.field.setAccessibleName(self.tr("New key"))
        self.take.setText(self.tr("Take the key"))
        self.none.setText(self.tr("No key"))
        self.default.setText(self.tr("Default"))
        self.default.setToolTip(self.tr("The keys this command comes with"))
        self.all_default.setText(self.tr("All keys as they were"))

    # --- the list

    @property
    def chosen(self) -> Command | None:
        """The command chosen in the list; None on a heading or on keys that stay."""
        item = self.tree.currentItem()
        command: Command | None = None if item is None else item.data(0, _COMMAND)
        return command

    def choose(self, command_id: str) -> None:
        """Choose a command in the list."""
        for item in self._items():
            command = item.data(0, _COMMAND)
            if command is not None and command.id == command_id:
                self.tree.setCurrentItem(item)

    def _items(self) -> list[QTreeWidgetItem]:
        return [item for head in self._heads() for at in range(head.childCount()) if (item := head.child(at))]

    def _heads(self) -> list[QTreeWidgetItem]:
        return [head for at in range(self.tree.topLevelItemCount()) if (head := self.tree.topLevelItem(at))]

    def _next_place(self) -> None:
        if not self._to_come:
            self._timer.stop()
            return
        for place in self._to_come.pop(0)():
            self._places.append(place)
            self._add(place)
        self._filter()

    def _all_places(self) -> list[KeyPlace]:
        while self._to_come:
            self._next_place()
        return self._places

    def _fill(self) -> None:
        self.tree.clear()
        for place in self._all_places():
            self._add(place)
        self._filter()

    def _add(self, place: KeyPlace) -> None:
        head = QTreeWidgetItem([place.title])
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = head.font(0)
        font.setBold(True)
        head.setFont(0, font)
        self.tree.addTopLevelItem(head)
        head.addChildren([self._row(command) for command in place.commands])
        for fixed in place.fixed:
            item = QTreeWidgetItem([fixed.title(), fixed.shown or native(fixed.keys.split("|"))])
            item.setDisabled(True)
            item.setToolTip(0, self.tr("This key stays as it is"))
            head.addChild(item)
        head.setExpanded(True)
        self.all_default.setEnabled(bool(self._context.commands.keymap.kept()))

    def _row(self, command: Command) -> QTreeWidgetItem:
        keymap = self._context.commands.keymap
        item = QTreeWidgetItem([command.title().replace("&", ""), native(keymap.wanted(command))])
        item.setData(0, _COMMAND, command)
        if not keymap.is_own(command):
            font = item.font(_KEYS)
            font.setBold(True)
            item.setFont(_KEYS, font)
            item.setToolTip(_KEYS, self.tr("Chosen by you"))
        return item

    def _filter(self) -> None:
        words = fold(self.search.text()).split()
        typed = self.search.text().strip().casefold()
        for item in self._items():
            name, keys = fold(item.text(0)), item.text(_KEYS).casefold().split()
            item.setHidden(bool(typed) and typed not in keys and not (words and all(word in name for word in words)))
        for head in self._heads():
            head.setHidden(all(item.isHidden() for item in self._items() if item.parent() is head))
        shown = [item for item in self._items() if not item.isHidden() and item.data(0, _COMMAND) is not None]
        current = self.tree.currentItem()
        if shown and (current is None or current.isHidden()):
            self.tree.setCurrentItem(shown[0])
        self._show_chosen()

    def _show_chosen(self) -> None:
        command = self.chosen
        self._waiting = ""
        self.take.hide()
        keymap = self._context.commands.keymap
        self.field.setText("" if command is None else native(keymap.wanted(command)))
        self.field.setEnabled(command is not None)
        self.none.setEnabled(command is not None and bool(keymap.wanted(command)))
        self.default.setEnabled(command is not None and not keymap.is_own(command))
        self.said.setText("")

    # --- another key

    def _begin(self, item: QTreeWidgetItem) -> None:
        if item.data(0, _COMMAND) is not None:
            self.field.setText(self.tr("Press the new key"))
            self.field.setFocus()
            self.said.setText(self.tr("Esc leaves it as it is."))

    def _give_up(self) -> None:
        self._show_chosen()
        self.tree.setFocus()

    def _caught(self, key: str) -> None:
        command = self.chosen
        if command is None:
            return
        if not key:
            self.said.setText(self.tr("This key moves about and chooses everywhere; take another one."))
            return
        found = clashes(key, command, self._all_places(), self._context.commands.keymap)
        self.field.setText(native((key,)))
        self.take.hide()
        fixed = [clash for clash in found if clash.command is None]
        names = ", ".join(clash.title.replace("&", "") for clash in fixed or found)
        if fixed:
            self.said.setText(self.tr("{key} is always: {names}. Take another one.").format(
                key=native((key,)), names=names))  # fmt: skip
        elif found:
            self._waiting = key
            self.said.setText(self.tr("{key} is now the key of: {names}. Taking it leaves that without.").format(
                key=native((key,)), names=names))  # fmt: skip
            self.take.show()
            self.take.setFocus()
        else:
            self._set((key,))

    def _set(self, keys: tuple[str, ...] | None) -> None:
        """Give the chosen command these keys (None: those it comes with), and take them from whatever has them."""
        command, keymap = self.chosen, self._context.commands.keymap
        if command is None:
            return
        keymap = keymap.changed(command, keys)
        for key in keymap.wanted(command):
            for clash in clashes(key, command, self._all_places(), keymap):
                if clash.command is not None:
                    left = [each for each in keymap.wanted(clash.command) if each != key]
                    keymap = keymap.changed(clash.command, left)
        self._keep(keymap)
        self.choose(command.id)
        self.tree.setFocus()
        said = native(keymap.wanted(command))
        self.said.setText(
            self.tr("{command}: {keys}").format(command=command.title().replace("&", ""), keys=said)
            if said
            else self.tr("{command} has no key now.").format(command=command.title().replace("&", ""))
        )

    def _reset(self) -> None:
        self._keep(Keymap({}))
        self.said.setText(self.tr("All commands have the keys they come with."))

    def _keep(self, keymap: Keymap) -> None:
        try:
            self._context.workspace.settings.change(keys=keymap.kept())
        except KnownError as error:
            self._context.show_error(error)
        self._context.commands.set_keymap(keymap)
        self._fill()
