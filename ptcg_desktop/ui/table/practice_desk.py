"""The button with the tools for playing alone, and the report of the game beside the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QInputDialog, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from ptcg_desktop.ui.app.commands import Command
from ptcg_desktop.ui.table import practice
from ptcg_desktop.ui.table.panels import RowList
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.presenter import Outcome, TablePresenter

Run = Callable[[Callable[[TablePresenter], Outcome]], None]


class PracticeDesk(QObject):
    """Opens the menu of the tools below `button` and does what is chosen.

    `run` does an intent and shows what came of it; `open_pile` shows the cards of a zone as pictures; the keys work
    while the keyboard is in `scope`.
    """

    new_hand = Signal()
    """The same decks are to be dealt anew."""

    def __init__(
        self,
        button: QPushButton,
        run: Run,
        presenter: Callable[[], TablePresenter | None],
        open_pile: Callable[[Handle], None],
        scope: QWidget,
    ) -> None:
        super().__init__(button)
        self._scope = scope
        self._button, self._run, self._presenter, self._open_pile = button, run, presenter, open_pile
        self.menu: QMenu | None = None
        self.more: list[tuple[str, Callable[[], str], Callable[[], None]]] = []
        """Further lines of the menu: its command, title and what it does."""
        self.key_of: Callable[[str], str] = lambda _command: ""
        """The key of a command in words, to stand beside its line."""
        button.clicked.connect(self.open_menu)

    def open_menu(self) -> None:
        """Show what can be done now."""
        table = self._presenter()
        if table is None or table.curtain:
            return
        menu = QMenu(self._button)
        menu.destroyed.connect(self._gone)
        draw_to = table.wording.say("table.practice.draw_to")
        menu.addAction(self._line("new_hand", self.tr("New hand")), self.new_hand.emit)
        menu.addAction(self._line("mulligan", self.tr("Mulligan")), self.mulligan).setEnabled(not table.over)
        menu.addAction(self._line("draw_to", draw_to), self.ask_turn).setEnabled(practice.can_pass_on(table))
        self._add_coins(menu, table)
        self._add_looks(menu, table)
        if self.more:
            menu.addSeparator()
        for name, title, act in self.more:
            menu.addAction(self._line(name, title()), act)
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu = menu
        menu.popup(self._button.mapToGlobal(QPoint(0, self._button.height())))
        menu.setActiveAction(menu.actions()[0])

    def _add_coins(self, menu: QMenu, table: TablePresenter) -> None:
        menu.addSeparator()
        ways = practice.what_ifs(table)
        for way in ways:
            text = self._line("what_if", way.text) if way is ways[0] else way.text
            menu.addAction(text, self._doing(way))
        if not ways:
            menu.addAction(self.tr("What if heads (no coin was flipped yet)")).setEnabled(False)

    def _add_looks(self, menu: QMenu, table: TablePresenter) -> None:
        menu.addSeparator()
        for handle, name in practice.LOOKS.items():
            line = menu.addAction(self._line(name, table.wording.say(f"table.practice.{name}")))
            line.setCheckable(True)
            line.setChecked(handle in table.looking)
            line.setEnabled(table.alone)
            line.triggered.connect(lambda on, handle=handle: self.look(handle, on))

    def _line(self, name: str, text: str) -> str:
        """A line of the menu, with the key that does the same."""
        key = self.key_of(f"table.{name}")
        return f"{text}\t{key}" if key else text

    def _doing(self, way: practice.WhatIf) -> Callable[[], None]:
        return lambda: self._run(lambda p: practice.what_if(p, way))

    def _gone(self) -> None:
        self.menu = None

    def mulligan(self) -> None:
        """The hand is dealt anew."""
        self._run(practice.mulligan)

    def ask_turn(self) -> None:
        """Ask for a turn and pass on until then."""
        table = self._presenter()
        if table is None or not practice.can_pass_on(table):
            return
        now = practice.own_turn(table.line.state, table.seat)
        most = max(practice.LAST_TURN, now + 1)
        title, label = (table.wording.say(f"table.practice.draw_to_{part}") for part in ("title", "label"))
        turn, given = QInputDialog.getInt(self._button, title, label, now + 1, now + 1, most)
        if given:
            self._run(lambda p: practice.draw_to(p, turn))

    def what_if(self) -> None:
        """The coin flipped last, with its other face."""
        table = self._presenter()
        ways = () if table is None else practice.what_ifs(table)
        if ways:
            self._run(lambda p: practice.what_if(p, ways[0]))

    def look(self, handle: Handle, on: bool) -> None:
        """See a hidden zone, or no more."""
        self._run(lambda p: practice.look(p, handle, on))
        if on:
            self._open_pile(handle)

    def _toggle(self, handle: Handle) -> None:
        table = self._presenter()
        if table is not None and table.alone:
            self.look(handle, handle not in table.looking)

    def commands(self, playing: Callable[[], bool]) -> list[Command]:
        """What the palette offers."""
        prizes, deck, hand = practice.LOOKS
        made: list[tuple[str, Callable[[], str], Callable[[], None], str]] = [
            ("new_hand", lambda: self.tr("New hand"), self.new_hand.emit, "N"),
            ("mulligan", lambda: self.tr("Mulligan"), self.mulligan, "M"),
            ("draw_to", lambda: self.tr("Draw to turn…"), self.ask_turn, "T"),
            ("what_if", lambda: self.tr("What if the last coin had fallen otherwise"), self.what_if, "H"),
            ("see_prizes", lambda: self.tr("See my Prize cards"), lambda: self._toggle(prizes), "P"),
            ("see_deck", lambda: self.tr("See my deck"), lambda: self._toggle(deck), "D"),
            ("see_hand", lambda: self.tr("See the opponent's hand"), lambda: self._toggle(hand), "O"),
        ]
        # With Shift, so that no slip of the finger deals a hand anew.
        return [
            Command(f"table.{name}", title, act, f"Shift+{key}", playing, menu="", scope=self._scope)
            for name, title, act, key in made
        ]


class ReportPanel(QWidget):
    """Which game it is, with its seed to copy, and what the deck did in it."""

    def __init__(self, parent: QWidget, presenter: Callable[[], TablePresenter | None]) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._rules = ""
        self.game = QLabel(self)
        self.game.setWordWrap(True)
        self.game.setProperty("look", "muted")
        self.copy_seed, self.copy = QPushButton(self), QPushButton(self)
        self.list = RowList(self)
        row = QHBoxLayout()
        row.setSpacing(6)
        for button in (self.copy_seed, self.copy):
            button.setProperty("look", "quiet")
            row.addWidget(button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.game)
        layout.addWidget(self.list, 1)
        layout.addLayout(row)
        self.copy_seed.clicked.connect(self.do_copy_seed)
        self.copy.clicked.connect(self.do_copy)
        self.retranslate()

    def refresh(self, rules: str) -> None:
        """Show the game at this moment; `rules` is the name of its rules."""
        self._rules = rules
        table = self._presenter()
        if table is not None and self.isVisible():
            self.game.setText("\n".join(self.heading()))
            self.list.lines.set_rows(practice.report_rows(table))

    def heading(self) -> tuple[str, ...]:
        """Decks, rules and seed of the game; nothing if there is none."""
        table = self._presenter()
        if table is None:
            return ()
        mine, theirs = table.line.names
        decks = self.tr("{mine} against {theirs}").format(mine=mine or "–", theirs=theirs or "–")
        seed = self.tr("Seed {seed}").format(seed=table.line.state.game.seed)
        game = f"{self._rules} · {seed}" if self._rules else seed
        if not theirs:
            return (mine, game) if mine else (game,)
        return (decks, game)

    def do_copy_seed(self) -> None:
        """Put the seed on the clipboard."""
        table = self._presenter()
        if table is not None:
            QGuiApplication.clipboard().setText(str(table.line.state.game.seed))

    def do_copy(self) -> None:
        """Put the report on the clipboard as text."""
        table = self._presenter()
        if table is not None and not table.curtain:
            QGuiApplication.clipboard().setText(practice.report_text(table, self.heading()))

    def retranslate(self) -> None:
        """Set every text again."""
        self.list.setAccessibleName(self.tr("Report of the game"))
        self.copy_seed.setText(self.tr("Copy seed"))
        self.copy_seed.setToolTip(self.tr("Copy the seed: with the same decks and rules it deals the same game"))
        self.copy.setText(self.tr("Copy"))
        self.copy.setAccessibleName(self.tr("Copy the report of this game as text"))
        self.copy.setToolTip(self.tr("Copy the report of this game as text"))
