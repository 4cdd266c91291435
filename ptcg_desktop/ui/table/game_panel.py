"""A running game as a widget: the board, what floats over it, and the panels beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.engine import actions as act
from ptcg_desktop.ui.app.commands import Command
from ptcg_desktop.ui.table import timeline
from ptcg_desktop.ui.table.anim import MOTIONS
from ptcg_desktop.ui.table.bar import TableBar
from ptcg_desktop.ui.table.board_view import BoardView
from ptcg_desktop.ui.table.branches import BranchesPanel, ReplayRow, redo_menu
from ptcg_desktop.ui.table.computer import ComputerRow
from ptcg_desktop.ui.table.curtain import Curtain
from ptcg_desktop.ui.table.game_keys import GameKeys
from ptcg_desktop.ui.table.items import Look
from ptcg_desktop.ui.table.manual_desk import ManualDesk, handle_menu_at
from ptcg_desktop.ui.table.overlays import EndBanner, PromptPanel, RefusalBanner, ZoomPanel
from ptcg_desktop.ui.table.panels import ActsPanel, LogPanel, RowList
from ptcg_desktop.ui.table.picture import Handle, Picture, SidePicture
from ptcg_desktop.ui.table.popover import PokemonMenu
from ptcg_desktop.ui.table.practice_desk import PracticeDesk, ReportPanel
from ptcg_desktop.ui.table.presenter import Outcome, TablePresenter
from ptcg_desktop.ui.table.said import Guide, MenuEntry
from ptcg_desktop.ui.table.scene import BoardScene
from ptcg_desktop.ui.table.turn_panel import TurnPanel
from ptcg_desktop.ui.widgets.announcing import announce


class GamePanel(QWidget):
    """Shows one game and turns what the person does into intents of the presenter."""

    new_game = Signal()
    """Back to the start panel."""
    again = Signal(bool)
    """The same game anew; True: with the same seed."""
    settled = Signal()
    """The game is shown as it stands now."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.presenter: TablePresenter | None = None
        self.board = BoardScene(look, self._labels(), self)
        self.view = BoardView(self.board, self)
        self.prompt = PromptPanel(self.view, look.face)
        self.banner = RefusalBanner(self.view, self.prompt)
        self.zoom = ZoomPanel(self.view, look.face, look.other_face)
        self.menu = PokemonMenu(self.view, look.energy)
        self.desk = ManualDesk(self.view, look.face, self._run, lambda: self.presenter, self)
        self.anyway: tuple[engine.Action, ...] = ()
        self.ending = EndBanner(self.view)
        self.bar = TableBar(self)
        self.turn, self.rules, self.seed, self.speed = self.bar.turn, self.bar.rules, self.bar.seed, self.bar.speed
        self.undo, self.redo, self.by_hand = self.bar.undo, self.bar.redo, self.bar.by_hand
        self.concede, self.fresh = self.bar.concede, self.bar.fresh
        self._build_side()
        self.practice = PracticeDesk(self.bar.practice, self._run, lambda: self.presenter, self.desk.open_pile, self)
        self._lay_out()
        self._connect()
        self.game_keys = GameKeys(self, self._run)
        escape = QShortcut(QKeySequence("Escape"), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self._escape)
        self.key_tip: Callable[[str, str], str] = lambda text, _command: text
        """Adds the key of a command to a tooltip."""
        self._end_shown: object = None
        self._told = -1
        """The entry of the log up to which everything was read out."""
        self.retranslate()

    # --- building ---------------------------------------------------------------------------------------------

    def _build_side(self) -> None:
        self.side = QWidget(self)
        self.side.setObjectName("tableSide")
        self.now = TurnPanel(self.side)
        self.phase, self.chips, self.end_turn = self.now.phase, self.now.chips, self.now.end_turn
        self.computer = ComputerRow(self.side)
        self.acts = ActsPanel(self.side)
        self.list = RowList(self.side)
        self.tabs = QTabWidget(self.side)
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.tabBar().setProperty("look", "tight")
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.addTab(self.acts, "")
        self.branches = BranchesPanel(self.side, self._run, lambda: self.presenter)
        self.replay = ReplayRow(self.side, self._run, lambda: self.presenter)
        self.tabs.addTab(self.list, "")
        self.tabs.addTab(self.branches, "")
        self.report = ReportPanel(self.side, lambda: self.presenter)
        self.tabs.addTab(self.report, "")
        self.log = LogPanel(self.side)
        split = QSplitter(Qt.Orientation.Vertical, self.side)
        split.setChildrenCollapsible(False)
        split.addWidget(self.tabs)
        split.addWidget(self.log)
        split.setSizes([300, 260])
        layout = QVBoxLayout(self.side)
        layout.setContentsMargins(12, 10, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(self.computer)
        layout.addWidget(self.now)
        layout.addWidget(split, 1)
        layout.addWidget(self.replay)

    def _lay_out(self) -> None:
        body = QSplitter(Qt.Orientation.Horizontal, self)
        body.setChildrenCollapsible(False)
        body.addWidget(self.view)
        body.addWidget(self.side)
        body.setStretchFactor(0, 6)
        body.setStretchFactor(1, 1)
        body.setSizes([900, 300])
        self.side.setMinimumWidth(264)
        self.side.setMaximumWidth(460)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        self.curtain = Curtain(self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(body)
        self.pages.addWidget(self.curtain)
        layout.addWidget(self.pages, 1)

    def _connect(self) -> None:
        view = self.view
        view.card_of = lambda handle: None if self.presenter is None else self.presenter.card_of(handle)
        self.curtain.lifted.connect(self._lift_curtain)
        view.tapped.connect(lambda handle: self._run(lambda p: p.tap(handle)))
        view.doubled.connect(lambda handle: self._run(lambda p: p.activate(handle)))
        view.picked_up.connect(self._lifted)
        view.dropped.connect(lambda source, target: self._run(lambda p: p.drop(source, target)))
        view.put_back.connect(self._light)
        view.inspected.connect(self._inspect)
        view.other_language.connect(self.zoom.turn_language)
        view.focus_moved.connect(self._focused)
        view.menu_wanted.connect(self._context)
        self.prompt.chosen.connect(lambda key: self._run(lambda p: p.choose_answer(key)))
        self.menu.chosen.connect(self._menu_chosen)
        self.menu.closed.connect(self.view.setFocus)
        self.desk.pile.inspected.connect(self._inspect_card)
        self.banner.anyway.connect(self.do_anyway)
        self.banner.go_on.connect(self.press_end_turn)
        self.prompt.taken_over.connect(lambda: self.desk.do(lambda seat: act.TakeOver(seat)))
        self.by_hand.clicked.connect(self._table_menu)
        self.acts.chosen.connect(lambda number: self._run(lambda p: p.choose_act(number)))
        self.log.rewind.connect(lambda number: self._run(lambda p: p.rewind(number)))
        self.log.copy.clicked.connect(self.copy_log)
        self.end_turn.clicked.connect(self.press_end_turn)
        self.undo.clicked.connect(self.do_undo)
        self.redo.clicked.connect(self.do_redo)
        self.concede.clicked.connect(self.press_concede)
        self.fresh.clicked.connect(self.new_game)
        self.ending.again.connect(self.again)
        self.ending.copy_seed.clicked.connect(self.report.do_copy_seed)
        self.tabs.currentChanged.connect(lambda _tab: self.report.refresh(self.bar.rules_name))
        self.practice.new_hand.connect(lambda: self.again.emit(False))
        self.speed.currentIndexChanged.connect(self._set_speed)
        self.list.chosen.connect(self._point_at)

    def commands(self, playing: Callable[[], bool]) -> list[Command]:
        """What the keyboard can do in the game; `playing` says whether one is shown."""
        return self.game_keys.commands(playing)

    # --- a game -----------------------------------------------------------------------------------------------

    def show_game(self, presenter: TablePresenter) -> None:
        """Put this game on the table."""
        self.presenter = presenter
        self._told = presenter.line.position
        self.ending.hide()
        self._end_shown = None
        self._forget_board()
        self.board.set_labels(self._labels())
        self.refresh(moving=False)
        self.view.setFocus()

    def _forget_board(self) -> None:
        """What comes next has nothing to do with what is shown: close what is open over the board, move nothing."""
        self.desk.new_game()
        self.banner.close_banner()
        self.menu.hide()
        self.zoom.hide()
        self.view.focus_handle = None
        self.view.setAccessibleDescription("")
        self.board.picture = None

    def refresh(self, outcome: Outcome | None = None, *, moving: bool = True) -> None:
        """Show the game as it is now."""
        presenter = self.presenter
        if presenter is None:
            return
        if presenter.curtain:
            self._draw_curtain(presenter)
            return
        self.pages.setCurrentIndex(0)
        cues = outcome.cues if outcome is not None else ()
        self.board.show_picture(presenter.picture(), cues, moving=moving)
        self._light()
        guide = presenter.guide()
        self.turn.setText(guide.turn or guide.phase)
        self.bar.fit()
        self.now.show_guide(guide, self.key_tip(presenter.warning() or guide.end, "table.end_turn"))
        acts = presenter.acts()
        self.acts.set_acts(acts)
        self.tabs.setTabText(0, self.tr("Acts ({count})").format(count=len(acts)))
        self.log.set_rows(presenter.log())
        self.list.lines.set_rows(presenter.board_list())
        self.undo.setEnabled(presenter.line.can_undo)
        self.redo.setEnabled(presenter.line.can_redo)
        self.concede.setEnabled(not presenter.over)
        if self.prompt.isAncestorOf(self.focusWidget()):
            # Else Qt hands the keyboard to the next widget in the tab order when the prompt goes away.
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.prompt.set_prompt(presenter.prompt(), focus=self.view.hasFocus())
        self.by_hand.setEnabled(not presenter.over)
        self.bar.practice.setEnabled(True)
        self.desk.refresh()
        self.branches.refresh()
        self.replay.refresh()
        self.report.refresh(self.bar.rules_name)
        branches = len(presenter.line.branches)
        self.tabs.setTabToolTip(2, self.tr("Branches of the game: {count}").format(count=branches))
        self._show_end()
        self.settled.emit()

    def _draw_curtain(self, presenter: TablePresenter) -> None:
        """Show nothing of the game; nor is anything of it left in what is covered, which programs can read too."""
        self.board.show_picture(Picture(SidePicture(""), SidePicture("")), moving=False)
        self._forget_board()
        self.now.show_guide(Guide("", "", mine=False, steps=(), chips=(), end=""), "")
        self.acts.set_acts(())
        self.prompt.set_prompt(None, focus=False)
        for rows in (self.log.list, self.list, self.branches.list, self.report.list):
            rows.lines.set_rows(())
        self.turn.setText("")
        for button in (self.undo, self.redo, self.by_hand, self.bar.practice, self.concede):
            button.setEnabled(False)
        self.pages.setCurrentWidget(self.curtain)
        self.curtain.hand_over(presenter.line.names[presenter.seat])

    def _lift_curtain(self) -> None:
        if self.presenter is not None:
            self.presenter.lift_curtain()
            self._tell(self.presenter, self._told)
            self.refresh(moving=False)
            self.view.setFocus()

    def answer(self, action: engine.Action) -> None:
        """Show what the computer does."""
        self._run(lambda p: p.answer(action))

    def _show_end(self) -> None:
        assert self.presenter is not None
        end = self.presenter.end()
        if end is None:
            self.ending.hide()
        elif end != self._end_shown:
            self.ending.show_end(end.title, end.how, self.report.heading())
        self._end_shown = end

    def _run(self, intent: Callable[[TablePresenter], Outcome]) -> None:
        """Do an intent and show what came of it."""
        if self.presenter is None or self.presenter.curtain:
            return
        self.board.animator.finish()
        self.menu.close_menu()
        self.banner.close_banner()
        before = self.presenter.line.position
        outcome = intent(self.presenter)
        self._tell(self.presenter, before)
        if outcome.moved:
            self.refresh(outcome)
        self.anyway = outcome.anyway
        if outcome.refusal:
            self._light()
            self.banner.say(outcome.refusal, outcome.clause, anyway=bool(outcome.anyway))
        if outcome.menu is not None:
            self.menu.open_menu(outcome.menu, self._rect_in_view(outcome.menu.handle))
        if outcome.pile is not None:
            self.desk.open_pile(outcome.pile)

    def _tell(self, presenter: TablePresenter, before: int) -> None:
        """Have read out what happened, before the choice or the end that follows from it takes the word."""
        if presenter.curtain:
            return
        now = presenter.line.position
        if now < before:
            announce(self.view, self.tr("Back: {what}").format(what=presenter.last_told()))
        else:
            announce(self.view, presenter.news(self._told))
        self._told = now

    def do_undo(self) -> None:
        """One of the person's acts back."""
        self._run(lambda p: p.undo())

    def do_redo(self) -> None:
        """One act forward; where coins are flipped in it, the person may let them fall anew."""
        coins = () if self.presenter is None else timeline.coins_ahead(self.presenter)
        if not coins or self.presenter is None:
            self._run(lambda p: p.redo())
            return
        words = self._labels()
        sides = ", ".join(words["heads" if heads else "tails"] for heads in coins)
        kept = self.tr("Keep the result: {coins}").format(coins=sides)
        self.redo_menu = redo_menu(self, kept, self.tr("Flip anew"), self._run)
        self.redo_menu.popup(self.redo.mapToGlobal(QPoint(0, self.redo.height())))
        self.redo_menu.setActiveAction(self.redo_menu.actions()[0])

    def press_end_turn(self) -> None:
        """End the turn; what may have been forgotten in it is said first, once."""
        reminder = "" if self.presenter is None or self.presenter.curtain else self.presenter.remind()
        if not reminder:
            self._run(lambda p: p.end_turn())
            return
        self.menu.close_menu()
        self.banner.remind(reminder, self.end_turn.text())

    def press_concede(self) -> None:
        """Give up."""
        self._run(lambda p: p.concede())

    def copy_log(self) -> None:
        """Put the log on the clipboard as text."""
        self.copy_log_in("")

    def copy_log_in(self, language: str) -> None:
        """The same in a language; empty: the one the table speaks."""
        if self.presenter is not None and not self.presenter.curtain:
            QGuiApplication.clipboard().setText(self.presenter.log_text(language))

    # --- lights, focus, zoom ------------------------------------------------------------------------------------

    def _light(self) -> None:
        if self.presenter is None:
            return
        self.view.draggable = self.presenter.draggable()
        focus = self.view.focus_handle if self.view.hasFocus() and self.view.focus_visible else None
        self.board.set_marks(self.presenter.marks(focus))

    def _lifted(self, handle: Handle) -> None:
        if self.presenter is not None:
            self.menu.close_menu()
            self.banner.close_banner()
            self.board.set_marks(self.presenter.marks(lifted=handle))

    def _focused(self, handle: Handle | None) -> None:
        self._light()
        if handle is not None and self.presenter is not None:
            said = self.presenter.describe(handle)
            self.view.setAccessibleDescription(said)
            announce(self.view, said)

    def _point_at(self, number: int) -> None:
        """A line of the board list was chosen: the keyboard goes there and the thing answers as to a click."""
        if self.presenter is None:
            return
        handle = self.presenter.lines()[number].handle
        if handle is not None:
            self.game_keys.go(handle)
        self._run(lambda p: p.choose_line(number))

    def _rect_in_view(self, handle: Handle) -> QRect:
        rect = self.board.rect_of(handle)
        if rect is None:
            return QRect(QPoint(0, 0), self.view.size())
        return self.view.mapFromScene(rect).boundingRect()

    def _inspect(self, handle: Handle | None) -> None:
        presenter = self.presenter
        if presenter is None or presenter.curtain:  # the mouse rested on a card when it fell
            handle = None
        card = presenter.card_of(handle) if presenter is not None and handle is not None else None
        if card is None or handle is None or presenter is None:
            self.zoom.hide()
            return
        self.zoom.show_card(card, presenter.zoom_note(handle), presenter.describe(handle), self._rect_in_view(handle))

    def _inspect_card(self, card: CardDef) -> None:
        if self.presenter is not None:
            self.zoom.show_card(card, "", self.presenter.wording.name(card), QRect())

    def _menu_chosen(self, entry: MenuEntry) -> None:
        self._run(lambda p: p.choose_entry(entry))
        self.view.setFocus()

    def _escape(self) -> None:
        if self.view.put_down():
            return
        if self.zoom.isVisible():
            self.zoom.hide()
        elif self.desk.close_top():
            return
        elif self.menu.isVisible():
            self.menu.close_menu()
        elif self.ending.isVisible():
            self.ending.hide()
        else:
            self._run(lambda p: p.cancel())

    def _context(self, handle: Handle | None, at: QPoint) -> None:
        """A right click, or the key for it: what can be done by hand."""
        self.menu.close_menu()
        self.desk.open_menu(handle, at)

    def open_manual(self) -> None:
        """The menu of what has the keyboard, else of the table."""
        if self.desk.menu_in_pile():
            return
        handle = self.view.focus_handle
        self._context(handle, handle_menu_at(self.view, handle))

    def _table_menu(self) -> None:
        self.desk.open_menu(None, self.by_hand.mapToGlobal(QPoint(0, self.by_hand.height())))

    def do_anyway(self) -> None:
        """Do by hand what was refused last."""
        ways, self.anyway = self.anyway, ()
        if ways:
            self._run(lambda p: p.do_anyway(ways))

    def _set_speed(self, index: int) -> None:
        self.board.animator.set_speed(MOTIONS[index])

    # --- words and looks ----------------------------------------------------------------------------------------

    def _labels(self) -> dict[str, str]:
        return {} if self.presenter is None else self.presenter.labels()

    def repaint_look(self, open_colour: QColor) -> None:
        """Theme or language of the cards changed."""
        self.chips.open_colour = open_colour
        self.view.repaint_all()

    def retranslate(self) -> None:
        """Set every text again."""
        self.board.set_labels(self._labels())
        self.view.setAccessibleName(self.tr("Board"))
        self.tabs.setTabText(0, self.tr("Acts ({count})").format(count=0))
        self.tabs.setTabText(1, self.tr("List"))
        self.tabs.setTabToolTip(1, self.tr("Board as a list"))
        self.tabs.setTabText(2, self.tr("Branches"))
        self.tabs.setTabText(3, self.tr("Report"))
        self.list.setAccessibleName(self.tr("Board as a list"))
        self.tabs.setAccessibleName(self.tr("Acts and board"))
        self.tabs.tabBar().setAccessibleName(self.tr("Acts and board"))
        for part in (
            self.bar,
            self.acts,
            self.log,
            self.desk,
            self.banner,
            self.ending,
            self.computer,
            self.curtain,
            self.branches,
            self.replay,
            self.report,
        ):
            part.retranslate()
        for widget, command in (
            (self.undo, "table.undo"),
            (self.redo, "table.redo"),
            (self.by_hand, "table.by_hand"),
            (self.banner.button, "table.anyway"),
            (self.desk.text.ready, "table.end_turn"),
        ):
            widget.setToolTip(self.key_tip(widget.toolTip(), command))
        for pile in (self.desk.look, self.desk.pile):
            pile.hint.setText(self.key_tip(pile.hint.text(), "table.by_hand"))
        self.refresh(moving=False)
