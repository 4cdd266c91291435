"""The position editor: a board as text and as a board, side by side, judged while it is changed.

The text is all there is: what is done on the board, with the finder or by files is written into it, so undo and redo of
the field reach everything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QKeySequence, QResizeEvent, QShortcut, QTextCursor
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.engine import save as saving
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import position_edit as edit
from ptcg_desktop.services import position_text, positions
from ptcg_desktop.services.opponents import Side
from ptcg_desktop.services.positions import Brought, Laid
from ptcg_desktop.services.scenario_board import situation
from ptcg_desktop.services.scenario_saving import position_scenario, write_scenario
from ptcg_desktop.services.words import era_of_profile
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.table.items import Look
from ptcg_desktop.ui.table.position_board import board_of
from ptcg_desktop.ui.table.position_controls import Change
from ptcg_desktop.ui.table.position_keys import PLACE
from ptcg_desktop.ui.table.position_pane import BoardPane
from ptcg_desktop.ui.table.wording import Wording
from ptcg_desktop.ui.widgets.face_cache import faces_of

PAUSE_MS = 60
"""After the last letter typed, before the text is read."""
NARROW = 960
"""Narrower than this, text and board take turns instead of lying side by side."""
SPLITTER = "position"
OPPONENTS: tuple[Side, ...] = ("passive", "person", "eager")
LINE = Qt.ItemDataRole.UserRole


class PositionEditor(QDialog):
    """Edit a position and play it."""

    wanted = Signal(object, str)
    """(`engine.save.Start`, who plays the other side): this is to be played."""

    def __init__(
        self,
        context: AppContext,
        seed: int,
        look: Look,
        profiles: Callable[[], Sequence[tuple[str, str]]],
        from_table: Callable[[], Brought | None],
        parent: QWidget | None = None,
    ) -> None:
        """`profiles` gives ids and names of the rules there are, `from_table` the position of the game on the table."""
        super().__init__(parent)
        self._context, self._seed, self._profiles, self._from_table = context, seed, profiles, from_table
        self._known: Mapping[str, CardDef] = {}
        self._cards: dict[str, CardDef] = {}
        self._laying: positions.Laying | None = None
        self._acting = False
        self.laid: Laid | None = None
        self.menu: QMenu | None = None
        self._checking: Latest[tuple[str, Laid]] = Latest(context, self._checked)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._check)
        self._moved = QTimer(self)
        self._moved.setSingleShot(True)
        self._moved.timeout.connect(self._keep)
        self.text = QPlainTextEdit(self)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.problems = QListWidget(self)
        self.problems.setWordWrap(True)
        self.problems.setMaximumHeight(130)
        self.problems.setSpacing(2)
        self.problems.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pane = BoardPane(context, replace(look, sprites=type(look.sprites)()), self._change, self._set_rules, self)
        self.finder, self.found = self.pane.finder.line, self.pane.finder.found
        self.opponent = QComboBox(self)
        for side in OPPONENTS:
            self.opponent.addItem("", side)
        self.more, self.file, self.save = QPushButton(self), QPushButton(self), QPushButton(self)
        self.close_button, self.play = QPushButton(self), QPushButton(self)
        self.play.setProperty("look", "primary")
        self.play.setEnabled(False)
        self._lay_out()
        self._connect()
        self.retranslate()
        available = self.screen().availableSize()
        self.resize(min(1240, available.width() - 20), min(780, available.height() - 40))
        self._restore()

    # --- building ---------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.writing = QWidget(self)
        self.writing.setMinimumWidth(260)
        left = QVBoxLayout(self.writing)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(8)
        left.addWidget(self.text, 1)
        left.addWidget(self.problems)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(14)
        self.splitter.setMinimumWidth(1)  # a window too narrow for it shows tabs
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.body = QStackedWidget(self)
        self.body.addWidget(self.splitter)
        self.body.addWidget(self.tabs)
        self.narrow = False
        self.pane.verdict.hide()
        self.splitter.addWidget(self.pane)
        self.splitter.addWidget(self.writing)
        self.splitter.setStretchFactor(0, 1)
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
        layout.addWidget(self.body, 1)
        layout.addLayout(buttons)
        for button in (self.more, self.file, self.save, self.close_button, self.play):
            button.setAutoDefault(False)  # Enter in the finder looks for cards

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW
        if narrow == self.narrow:
            return
        self.narrow = narrow
        if narrow:
            self.tabs.addTab(self.pane, "")
            self.tabs.addTab(self.writing, "")
            self._name_tabs()
        else:
            self.splitter.addWidget(self.pane)
            self.splitter.addWidget(self.writing)
            self.splitter.setStretchFactor(0, 1)
            self.pane.show()
            self.writing.show()
            self._restore()
        self.body.setCurrentIndex(int(narrow))
        self.pane.verdict.setVisible(narrow)  # else the list beside it says the same

    def _restore(self) -> None:
        sizes = self._context.workspace.settings.current.splitters.get(SPLITTER, ())
        self.splitter.setSizes(list(sizes) if len(sizes) == 2 else [780, 400])

    def _keep(self) -> None:
        """Remember how the width was shared out by hand."""
        settings = self._context.workspace.settings
        try:
            settings.change(splitters={**settings.current.splitters, SPLITTER: tuple(self.splitter.sizes())})
        except KnownError as error:
            self._context.show_error(error)

    def _connect(self) -> None:
        self.splitter.splitterMoved.connect(lambda _place, _index: self._moved.start())
        self.text.textChanged.connect(self._changed)
        self.problems.itemActivated.connect(self._go_to)
        self.problems.itemClicked.connect(self._go_to)
        self.more.clicked.connect(self.open_additions)
        self.pane.controls.board.clicked.connect(self.open_board_menu)
        self.pane.undo_wanted.connect(self.text.undo)
        self.pane.redo_wanted.connect(self.text.redo)
        self.file.clicked.connect(self.ask_open)
        self.save.clicked.connect(self.ask_save)
        self.close_button.clicked.connect(self.reject)
        self.play.clicked.connect(self._play)
        faces_of(self._context).pictured.connect(self.pane.show_faces)
        self._context.commands.rekeyed.connect(self._rekeyed)
        self._overview = QShortcut(self)
        self._overview.activated.connect(lambda: self._context.keys_wanted.emit(PLACE, self))
        self._rekeyed()

    # --- the text ---------------------------------------------------------------------------------------------

    def bring(self, brought: Brought) -> None:
        """Edit this position; what was there can be had back by undo."""
        self._known = {**self._known, **brought.known}
        self._cards |= brought.known
        self._put(brought.text)

    def _put(self, text: str) -> None:
        """Replace the text, as one step of its undo, where it differs."""
        old = self.text.toPlainText()
        first = next((at for at, (a, b) in enumerate(zip(old, text, strict=False)) if a != b), min(len(old), len(text)))
        last = 0
        while last < min(len(old), len(text)) - first and old[-1 - last] == text[-1 - last]:
            last += 1
        document = self.text.document()
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        cursor.setPosition(_utf16(old[:first]))
        cursor.setPosition(_utf16(old[: len(old) - last]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[first : len(text) - last])
        cursor.endEditBlock()

    def _changed(self) -> None:
        self.play.setEnabled(False)
        if not self._show_at_once() or not self._acting:
            self._pause.start()

    def _check(self) -> None:
        self._pause.stop()
        text = self.text.toPlainText()
        if positions.is_scenario(text):  # somebody pasted a whole file
            self._take(lambda: positions.of_scenario_text(text, self._context.language))
            return
        self._checking.ask(lambda: (text, self._lay(text)))

    def _lay(self, text: str) -> Laid:
        """Off the main thread, one at a time."""
        if self._laying is None:
            self._laying = positions.Laying(self._context.workspace.catalogue, self._seed)
        return self._laying.lay(position_text.read(text), self._known)

    def _checked(self, answer: tuple[str, Laid]) -> None:
        text, laid = answer
        if text != self.text.toPlainText():
            return  # a newer answer is on its way
        self.laid = laid
        self._cards |= laid.cards
        sentences = [self._sentence(problem) for problem in laid.problems]
        fatal = next((self._sentence(problem) for problem in laid.problems if problem.fatal), "")
        usual = self.tr("Nothing speaks against it.")
        self.problems.clear()
        for problem, sentence in zip(laid.problems, sentences, strict=True):
            item = QListWidgetItem(sentence)
            item.setData(LINE, problem.line)
            self.problems.addItem(item)
        if not sentences:
            self.problems.addItem(usual)
        if laid.position is not None:
            self._show(position_text.read(text), laid)
        told = fatal or next(iter(sentences), usual)
        self.pane.judge(laid.problems, told, readable=laid.position is not None)
        self.play.setEnabled(laid.start is not None)
        self.save.setEnabled(laid.start is not None)

    def _sentence(self, problem: position_text.Problem) -> str:
        wording = self._wording(position_text.read(self.text.toPlainText()).profile)
        sentence = wording.say(problem.code, **problem.params)
        if problem.line:
            sentence = self.tr("Line {line}: {text}").format(line=problem.line, text=sentence)
        return f"{sentence} ({problem.clause})" if problem.clause else sentence

    def _go_to(self, item: QListWidgetItem) -> None:
        line = int(item.data(LINE) or 0)
        if line:
            if self.narrow:
                self.tabs.setCurrentWidget(self.writing)
            block = self.text.document().findBlockByNumber(line - 1)
            self.text.setTextCursor(QTextCursor(block))
            self.text.setFocus()

    # --- the board --------------------------------------------------------------------------------------------

    def _show_at_once(self) -> bool:
        """Show the text as a board without asking anybody, where every card of it is known already."""
        read = position_text.read(self.text.toPlainText())
        if read.problems or any(name not in self._cards for name in read.lines):
            return False
        try:
            position, _labels = situation(read.given, self._cards)
        except KnownError:  # told when it is judged
            return False
        self._show(read, Laid(None, (), self._cards, position))
        return True

    def _show(self, read: position_text.PositionText, laid: Laid) -> None:
        if laid.position is not None:
            wording = self._wording(read.profile)
            self.pane.finder.retranslate(wording)
            self.pane.controls.retranslate(wording, self._profiles())
            board = board_of(read.given, laid.position, laid.state, self._cards, wording)
            self.pane.show_board(board, read.profile or positions.DEFAULT_PROFILE)

    def _wording(self, profile: str) -> Wording:
        try:
            era = era_of_profile(profile or positions.DEFAULT_PROFILE)
        except KnownError:  # told when it is judged
            era = era_of_profile(positions.DEFAULT_PROFILE)
        return Wording(self._context.language, era)

    def _change(self, change: Change, brought: tuple[str, CardDef] | None) -> None:
        """Write a change of the board into the text: one step of its undo."""
        if brought is not None:
            self._cards.setdefault(*brought)
        text = self.text.toPlainText()
        given = position_text.read(text).given
        new = change(given)
        if new != given:
            self._write(edit.edited(text, new, self._context.language))

    def _set_rules(self, profile: str) -> None:
        text = self.text.toPlainText()
        self._write(edit.edited(text, position_text.read(text).given, self._context.language, profile))

    def _write(self, text: str) -> None:
        self._acting = True
        try:
            self._put(text)
        finally:
            self._acting = False
        self._check()

    def open_board_menu(self) -> None:
        """What can be done with the whole board."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        start = menu.addAction(self.tr("Start from the game on the table"))
        brought = self._from_table()
        start.setEnabled(brought is not None)
        if brought is not None:
            taken = brought
            start.triggered.connect(lambda: self.bring(taken))
        menu.addAction(self.tr("Clear the board"), lambda: self._change(edit.cleared, None))
        menu.addAction(self.tr("Mirror the sides"), lambda: self._change(edit.mirrored, None))
        menu.addSeparator()
        undo, redo = menu.addAction(self.tr("Undo"), self.text.undo), menu.addAction(self.tr("Redo"), self.text.redo)
        undo.setEnabled(self.text.document().isUndoAvailable())
        redo.setEnabled(self.text.document().isRedoAvailable())
        self.menu = menu
        button = self.pane.controls.board
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

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

    def done(self, result: int) -> None:
        """Close; what is still being read or looked for is told to nobody."""
        self._pause.stop()
        self._checking.end()
        self.pane.finder.end()
        super().done(result)

    # --- words ------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.retranslate()
            self.pane.finder.look_again()
            self._check()

    def _rekeyed(self) -> None:
        """Some keys are others now; those of the overview of keys work here too, where the window has none."""
        overview = self._context.commands.find("help.keys")
        keys = () if overview is None else self._context.commands.keys(overview)
        self._overview.setKeys([QKeySequence(key) for key in keys])
        self.pane.retranslate()

    def retranslate(self) -> None:
        """Set every text."""
        wording = self._wording("")
        self.pane.finder.retranslate(wording)
        self.pane.controls.retranslate(wording, self._profiles())
        self.pane.retranslate()
        self._name_tabs()
        self.setWindowTitle(self.tr("Set up a position"))
        lead = self.tr(
            "One zone to a line: A is you, B the opponent. “Top < below | energy: R R | damage: 30 | asleep”; "
            "“2 Name, Name” in hand, deck, discard and prizes; names in English or Portuguese."
        )
        self.text.setToolTip(lead)
        self.text.setPlaceholderText(lead)
        self.text.setAccessibleDescription(lead)
        self.text.setAccessibleName(self.tr("Position as text"))
        self.problems.setAccessibleName(self.tr("What the rules say"))
        self.more.setText(self.tr("Insert…"))
        self.more.setToolTip(self.tr("Damage, conditions, and what holds for the whole board"))
        self.file.setText(self.tr("Open a scenario…"))
        self.save.setText(self.tr("Save as a scenario…"))
        played = (self.tr("Opponent: passive"), self.tr("Opponent: you"), self.tr("Opponent: computer"))
        for at, name in enumerate(played):
            self.opponent.setItemText(at, name)
        self.opponent.setAccessibleName(self.tr("Who plays the opponent's side"))
        self.close_button.setText(self.tr("Cancel"))
        self.play.setText(self.tr("Play"))

    def _name_tabs(self) -> None:
        self.tabs.setAccessibleName(self.tr("Board and text"))
        self.tabs.tabBar().setAccessibleName(self.tr("Board and text"))
        for tab, name in enumerate((self.tr("Board"), self.tr("Text"))[: self.tabs.count()]):
            self.tabs.setTabText(tab, name)


def _utf16(text: str) -> int:
    """The length of a text as Qt counts it."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
