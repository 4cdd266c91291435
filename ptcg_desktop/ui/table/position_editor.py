"""The editor of a position: a short text, a finder that puts cards into it, and what the rules say about it.

The text is all there is: the finder and the files write into it, so undo and redo of the field reach everything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.engine import save as saving
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import position_text, positions
from ptcg_desktop.services.catalogue_index import CardRow
from ptcg_desktop.services.opponents import Side
from ptcg_desktop.services.positions import Brought, Laid
from ptcg_desktop.services.scenario_saving import position_scenario, write_scenario
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.latest import Latest

PAUSE_MS = 250
MOST_FOUND = 60
ZONES = ("active", "bench", "energy", "attached", "hand", "deck", "discard", "prizes", "lost")
OPPONENTS: tuple[Side, ...] = ("passive", "person", "eager")
LINE = Qt.ItemDataRole.UserRole


class PositionEditor(QDialog):
    """Edit a position and play it."""

    wanted = Signal(object, str)
    """(`engine.save.Start`, who plays the other side): this is to be played."""

    def __init__(self, context: AppContext, seed: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._seed = context, seed
        self._known: Mapping[str, CardDef] = {}
        self.laid: Laid | None = None
        self.menu: QMenu | None = None
        language = context.language
        self._sets = {one.id: one.name.get(language) for one in context.workspace.catalogue.sets()}
        self._checking: Latest[tuple[str, Laid]] = Latest(context, self._checked)
        self._finding: Latest[list[CardRow]] = Latest(context, self._show_found)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._check)
        self.lead = QLabel(self)
        self.lead.setWordWrap(True)
        self.lead.setProperty("look", "muted")
        self.text = QPlainTextEdit(self)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.problems = QListWidget(self)
        self.problems.setWordWrap(True)
        self.problems.setMaximumHeight(130)
        self.finder, self.found = QLineEdit(self), QListWidget(self)
        for listed in (self.problems, self.found):
            listed.setSpacing(2)
            listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.finder.setClearButtonEnabled(True)
        self.side, self.zone, self.opponent = QComboBox(self), QComboBox(self), QComboBox(self)
        self.more = QPushButton(self)
        self.add, self.file, self.save = QPushButton(self), QPushButton(self), QPushButton(self)
        self.close_button, self.play = QPushButton(self), QPushButton(self)
        self.play.setProperty("look", "primary")
        self.play.setEnabled(False)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.resize(900, 620)

    # --- building ---------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.lead)
        left.addWidget(self.text, 1)
        left.addWidget(self.problems)
        where = QHBoxLayout()
        where.setSpacing(6)
        where.addWidget(self.side, 1)
        where.addWidget(self.zone, 1)
        where.addWidget(self.add)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.finder)
        right.addWidget(self.found, 1)
        right.addLayout(where)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addLayout(left, 3)
        body.addLayout(right, 2)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.more, self.file, self.save):
            buttons.addWidget(button)
        buttons.addStretch(1)
        for widget in (self.opponent, self.close_button, self.play):
            buttons.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 16)
        layout.setSpacing(12)
        layout.addLayout(body, 1)
        layout.addLayout(buttons)
        for button in (self.more, self.add, self.file, self.save, self.close_button, self.play):
            button.setAutoDefault(False)  # Enter in the finder looks for cards

    def _connect(self) -> None:
        self.text.textChanged.connect(self._changed)
        self.problems.itemActivated.connect(self._go_to)
        self.problems.itemClicked.connect(self._go_to)
        self.more.clicked.connect(self.open_additions)
        self.finder.textChanged.connect(self._find)
        self.finder.returnPressed.connect(self.add_card)
        self.found.itemDoubleClicked.connect(lambda _item: self.add_card())
        self.add.clicked.connect(self.add_card)
        self.file.clicked.connect(self.ask_open)
        self.save.clicked.connect(self.ask_save)
        self.close_button.clicked.connect(self.reject)
        self.play.clicked.connect(self._play)

    # --- the text ---------------------------------------------------------------------------------------------

    def bring(self, brought: Brought) -> None:
        """Edit this position; what was there can be had back by undo."""
        self._known = {**self._known, **brought.known}
        self._put(brought.text)

    def _put(self, text: str) -> None:
        """Replace the text, as one step of its undo."""
        cursor = QTextCursor(self.text.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)

    def _changed(self) -> None:
        self.play.setEnabled(False)
        self._pause.start()

    def _check(self) -> None:
        text, known, seed = self.text.toPlainText(), self._known, self._seed
        if positions.is_scenario(text):  # somebody pasted a whole file
            self._take(lambda: positions.of_scenario_text(text, self._context.language))
            return
        catalogue = self._context.workspace.catalogue
        self._checking.ask(lambda: (text, positions.lay(position_text.read(text), catalogue, known, seed)))

    def _checked(self, answer: tuple[str, Laid]) -> None:
        text, laid = answer
        if text != self.text.toPlainText():
            return  # a newer answer is on its way
        self.laid = laid
        self.problems.clear()
        for problem in laid.problems:
            sentence = self._context.say(problem.code, **problem.params)
            if problem.line:
                sentence = self.tr("Line {line}: {text}").format(line=problem.line, text=sentence)
            item = QListWidgetItem(f"{sentence} ({problem.clause})" if problem.clause else sentence)
            item.setData(LINE, problem.line)
            self.problems.addItem(item)
        if not laid.problems:
            self.problems.addItem(self.tr("Nothing speaks against it."))
        self.play.setEnabled(laid.start is not None)
        self.save.setEnabled(laid.start is not None)

    def _go_to(self, item: QListWidgetItem) -> None:
        line = int(item.data(LINE) or 0)
        if line:
            block = self.text.document().findBlockByNumber(line - 1)
            self.text.setTextCursor(QTextCursor(block))
            self.text.setFocus()

    def open_additions(self) -> None:
        """Offer what can be said of the Pokémon in the line of the cursor, and lines of the whole board."""
        given = position_text.read(self.text.toPlainText()).given
        parts, lines = position_text.additions(given, self._context.language)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for part in parts:
            menu.addAction(part, self._adding(f" | {part}", QTextCursor.MoveOperation.EndOfBlock))
        menu.addSeparator()
        for line in lines:
            menu.addAction(line, self._adding(f"\n{line}", QTextCursor.MoveOperation.End))
        self.menu = menu
        menu.popup(self.more.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
        menu.setActiveAction(menu.actions()[0])

    def _adding(self, text: str, where: QTextCursor.MoveOperation) -> Callable[[], None]:
        def add() -> None:
            cursor = self.text.textCursor()
            cursor.movePosition(where)
            cursor.insertText(text)
            self.text.setTextCursor(cursor)
            self.text.setFocus()

        return add

    # --- the finder -------------------------------------------------------------------------------------------

    def _find(self) -> None:
        asked, catalogue = self.finder.text().strip(), self._context.workspace.catalogue
        language = self._context.language
        if asked:
            self._finding.ask(lambda: catalogue.rows(catalogue.search(asked)[:MOST_FOUND], language))
        else:
            self._finding.forget()
            self.found.clear()

    def _show_found(self, rows: list[CardRow]) -> None:
        self.found.clear()
        for row in rows:
            item = QListWidgetItem(f"{row.name} · {self._sets.get(row.set_id, row.set_id)} {row.number}")
            item.setData(LINE, f"{row.name} [{row.id}]")
            self.found.addItem(item)
        if rows:
            self.found.setCurrentRow(0)

    def add_card(self) -> None:
        """Put the chosen card into the chosen zone."""
        if not self.found.selectedItems():
            return
        item = self.found.currentItem()
        side, zone = str(self.side.currentData()), str(self.zone.currentData())
        text = position_text.with_card(
            self.text.toPlainText(), side, zone, str(item.data(LINE)), self._context.language
        )
        self._put(text)

    # --- files and playing ------------------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Take a position from a scenario file."""
        name, _kind = QFileDialog.getOpenFileName(
            self, self.tr("Open a scenario"), str(Path.home()), self.tr("Scenarios (*.yaml *.yml)")
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Take a position from this file."""
        self._take(lambda: positions.of_file(path, self._context.language))

    def _take(self, read: Callable[[], list[Brought]]) -> None:
        """Take a position of those that are read; of several, the person chooses one."""
        try:
            found = read()
        except KnownError as error:
            self._tell(error)
            return
        chosen = found[0]
        if len(found) > 1:
            titles = [f"{at}. {one.title}" for at, one in enumerate(found, 1)]
            title, given = QInputDialog.getItem(
                self, self.tr("Open a scenario"), self.tr("Which one?"), titles, editable=False
            )
            if not given:
                return
            chosen = found[titles.index(title)]
        self.bring(chosen)

    def ask_save(self) -> None:
        """Save the position as a scenario file."""
        name, _kind = QFileDialog.getSaveFileName(
            self, self.tr("Save as a scenario"), str(Path.home() / "position.yaml"), self.tr("Scenarios (*.yaml *.yml)")
        )
        if name:
            self.save_file(Path(name))

    def save_file(self, path: Path) -> None:
        """Save the position as a scenario to this file."""
        if self.laid is None or self.laid.start is None:
            return
        try:
            state = saving.first_step(self.laid.start).state
            write_scenario(path, position_scenario(state, path.stem).document)
        except KnownError as error:
            self._tell(error)

    def _tell(self, error: KnownError) -> None:
        """A sentence where the person looks now."""
        self.problems.insertItem(0, self._context.error_text(error))
        self.problems.scrollToTop()

    def _play(self) -> None:
        if self.laid is not None and self.laid.start is not None:
            self.accept()
            self.wanted.emit(self.laid.start, str(self.opponent.currentData()))

    # --- words ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("Set up a position"))
        self.lead.setText(
            self.tr(
                "One zone to a line: A is you, B the opponent. “Top < below | energy: R R | damage: 30 | asleep”; "
                "“2 Name, Name” in hand, deck, discard and prizes; names in English or Portuguese."
            )
        )
        self.text.setAccessibleName(self.tr("Position as text"))
        self.problems.setAccessibleName(self.tr("What the rules say"))
        self.finder.setPlaceholderText(self.tr("Find a card"))
        self.finder.setAccessibleName(self.tr("Find a card"))
        self.found.setAccessibleName(self.tr("Cards found"))
        for side, name in (("A", self.tr("You")), ("B", self.tr("Opponent"))):
            self.side.addItem(name, side)
        self.side.setAccessibleName(self.tr("Whose card"))
        names = (
            self.tr("Active"),
            self.tr("Bench"),
            self.tr("Energy of the Active"),
            self.tr("On the Active"),
            self.tr("Hand"),
            self.tr("Deck"),
            self.tr("Discard pile"),
            self.tr("Prize cards"),
            self.tr("Lost Zone"),
        )
        for zone, name in zip(ZONES, names, strict=True):
            self.zone.addItem(name, zone)
        self.zone.setAccessibleName(self.tr("Where to"))
        self.add.setText(self.tr("Add"))
        self.more.setText(self.tr("Insert…"))
        self.more.setToolTip(self.tr("Damage, conditions, turn, Stadium and what was used this turn"))
        self.file.setText(self.tr("Open a scenario…"))
        self.save.setText(self.tr("Save as a scenario…"))
        played = (self.tr("Opponent: passive"), self.tr("Opponent: you"), self.tr("Opponent: computer"))
        for side, name in zip(OPPONENTS, played, strict=True):
            self.opponent.addItem(name, side)
        self.opponent.setAccessibleName(self.tr("Who plays the opponent's side"))
        self.close_button.setText(self.tr("Cancel"))
        self.play.setText(self.tr("Play"))
