"""The commands of a running game: where the keyboard goes on the board, and what is done there.

Their keys are those of the browser table most players know, where the acts are the same: H, A, B, P, D, G, L go to a
zone, E attaches and evolves, W uses what stands on a Pokémon, Y turns the Special Conditions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ptcg_desktop.ui.app.commands import Command
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.widgets.announcing import announce

if TYPE_CHECKING:
    from ptcg_desktop.ui.table.branches import BranchesPanel
    from ptcg_desktop.ui.table.game_panel import GamePanel
    from ptcg_desktop.ui.table.manual_desk import Intent
    from ptcg_desktop.ui.table.practice_desk import ReportPanel

ATTACKS = 4
"""As many attacks have a key."""


class GameKeys(QObject):
    """Makes the commands of `panel`; their keys work while the keyboard is in it. `run` does an intent and shows it."""

    def __init__(self, panel: GamePanel, run: Callable[[Intent], None]) -> None:
        super().__init__(panel)
        self._panel, self._run = panel, run

    def commands(self, playing: Callable[[], bool]) -> list[Command]:
        """All of them; `playing` says whether a game is shown."""
        return [
            Command(f"table.{name}", title, act, keys, playing, menu=menu, repeats=repeats, scope=self._panel)
            for name, title, act, keys, menu, repeats in (
                *self._turn(), *self._places(), *self._by_hand(), *self._replay()
            )
        ]  # fmt: skip

    def sharing(self, playing: Callable[[], bool]) -> list[Command]:
        """The log as text, from anywhere in the window."""
        panel = self._panel
        made: list[tuple[str, Callable[[], str], Callable[[], None], str]] = [
            ("copy_log", lambda: self.tr("Copy log"), panel.copy_log, "Ctrl+Shift+C"),
            ("copy_log_en", lambda: self.tr("Copy log in English"), lambda: panel.copy_log_in("en"), ""),
            ("copy_log_pt", lambda: self.tr("Copy log in Portuguese"), lambda: panel.copy_log_in("pt_BR"), ""),
        ]
        return [Command(f"table.{name}", title, act, keys, playing) for name, title, act, keys in made]

    def _turn(self) -> list[tuple[str, Callable[[], str], Callable[[], object], str, str, bool]]:
        panel = self._panel
        attacks: list[tuple[str, Callable[[], str], Callable[[], object], str, str, bool]] = [
            (f"attack_{number}", self._attack_title(number), self._attack(number), str(number), "", False)
            for number in range(1, ATTACKS + 1)
        ]
        return [
            ("end_turn", self._end_turn_title, panel.press_end_turn, "T", "page", False),
            ("acts", lambda: self.tr("Search acts"), self._search_acts, "/|Ctrl+F", "page", False),
            *attacks,
            ("retreat", lambda: self.tr("Retreat"), lambda: self._run(lambda p: p.retreat()), "R", "", False),
            ("put", lambda: self.tr("Attach, evolve or play the card"), self._put_focused, "E|Q", "", False),
            ("powers", lambda: self.tr("Use an Ability or a power"), self._use_power, "W", "", False),
            ("anyway", lambda: self.tr("Do what was refused anyway"), panel.do_anyway, "X", "", False),
        ]

    def _end_turn_title(self) -> str:
        table = self._panel.presenter
        return self.tr("End turn") if table is None else table.wording.say("table.end_turn")

    def _attack_title(self, number: int) -> Callable[[], str]:
        return lambda: self.tr("Attack {number} of the Active").format(number=number)

    def _attack(self, number: int) -> Callable[[], object]:
        return lambda: self._run(lambda p: p.attack(number - 1))

    def _places(self) -> list[tuple[str, Callable[[], str], Callable[[], object], str, str, bool]]:
        go = self._to_zone
        return [
            ("go_hand", lambda: self.tr("Go to the hand, card by card"), lambda: go("card"), "H", "", True),
            ("go_active", lambda: self.tr("Go to the Active Pokémon"), lambda: go("active"), "A", "", True),
            ("go_bench", lambda: self.tr("Go to the Bench"), lambda: go("bench"), "B", "", True),
            ("go_prizes", lambda: self.tr("Go to the Prize cards"), lambda: go("prize"), "P", "", True),
            ("go_discard", lambda: self.tr("Go to the discard pile"), lambda: go("discard"), "D", "", True),
            ("go_stadium", lambda: self.tr("Go to the Stadium"), lambda: go("stadium"), "G", "", True),
            ("go_lost", lambda: self.tr("Go to the Lost Zone"), lambda: go("lost"), "L", "", True),
            ("go_opponent", lambda: self.tr("Go to the opponent's Pokémon"), lambda: go("opponent"), "O", "", True),
            ("go_list", lambda: self.tr("Board as a list"), self._go_to_list, "I", "", False),
            ("go_log", lambda: self.tr("Go to the log"), self._panel.log.list.setFocus, "J", "", False),
            ("go_branches", lambda: self.tr("Go to the branches"),
             lambda: self._go_to_tab(self._panel.branches), "Shift+B", "", False),
            ("go_report", lambda: self.tr("Go to the report"),
             lambda: self._go_to_tab(self._panel.report), "Shift+R", "", False),
            ("other_language", lambda: self.tr("The card in the other language"),
             self._panel.view.inspect_in_other_language, "V", "", False),
        ]  # fmt: skip

    def _by_hand(self) -> list[tuple[str, Callable[[], str], Callable[[], object], str, str, bool]]:
        panel = self._panel
        return [
            ("by_hand", lambda: self.tr("Do something by hand"), panel.open_manual, "M", "page", False),
            ("counters", lambda: self.tr("Counters, conditions, markers"), self._edit_focused, "C", "", False),
            ("counter_on", lambda: self.tr("Damage counter on"), lambda: panel.desk.count(10), "+", "", True),
            ("counter_off", lambda: self.tr("Damage counter off"), lambda: panel.desk.count(-10), "-", "", True),
            ("condition", lambda: self.tr("Next Special Condition"), panel.desk.next_condition, "Y", "", False),
        ]

    def _replay(self) -> list[tuple[str, Callable[[], str], Callable[[], object], str, str, bool]]:
        row = self._panel.replay
        return [
            ("replay_back", lambda: self.tr("Replay: one act back"), row.back.click, "Ctrl+Left", "", True),
            ("replay_on", lambda: self.tr("Replay: one act on"), row.forward.click, "Ctrl+Right", "", True),
            ("replay_first", lambda: self.tr("Replay: to the beginning"), row.first.click, "Ctrl+Home", "", False),
            ("replay_last", lambda: self.tr("Replay: to the last act"), row.last.click, "Ctrl+End", "", False),
            ("replay_play", lambda: self.tr("Replay: play or stop"), row.play.click, "Ctrl+P", "", False),
            ("replay_slower", lambda: self.tr("Replay: slower"), lambda: row.faster(-1), "Ctrl+Down", "", False),
            ("replay_faster", lambda: self.tr("Replay: faster"), lambda: row.faster(1), "Ctrl+Up", "", False),
        ]

    # --- doing them

    def _edit_focused(self) -> None:
        """Counters, conditions and markers of the Pokémon that has the keyboard, else of the table."""
        handle = self._panel.view.focus_handle
        self._panel.desk.open_editor(handle if handle is not None and handle.kind == "pokemon" else None)

    def _search_acts(self) -> None:
        """The keyboard goes to the list of acts, whichever list is shown beside the board."""
        self._panel.tabs.setCurrentWidget(self._panel.acts)
        self._panel.acts.search.setFocus()

    def _go_to_list(self) -> None:
        """The keyboard goes to the board in words."""
        self._panel.tabs.setCurrentWidget(self._panel.list)
        if not self._panel.list.currentIndex().isValid():
            self._panel.list.setCurrentIndex(self._panel.list.lines.index(0))
        self._panel.list.setFocus()

    def _go_to_tab(self, tab: BranchesPanel | ReportPanel) -> None:
        """The keyboard goes to the list of a tab beside the board."""
        self._panel.tabs.setCurrentWidget(tab)
        if not tab.list.currentIndex().isValid():
            tab.list.setCurrentIndex(tab.list.lines.index(0))
        tab.list.setFocus()

    def _put_focused(self) -> None:
        """The card that has the keyboard goes where it may go; of several places, the keyboard waits at the first."""
        presenter, handle = self._panel.presenter, self._panel.view.focus_handle
        if presenter is None or handle is None:
            return
        if presenter.only_act(handle):
            self._run(lambda p: p.activate(handle))
        elif presenter.selected != handle:
            self._run(lambda p: p.tap(handle))
            targets = [each for each in self._panel.board.handles() if each in self._panel.board.marks.targets]
            if targets and presenter.selected == handle:
                self.go(targets[0])

    def _use_power(self) -> None:
        """On to the next Pokémon with something to use, and its menu."""
        if self._to_zone("power") and self._panel.view.focus_handle is not None:
            handle = self._panel.view.focus_handle
            self._run(lambda p: p.tap(handle))

    def _to_zone(self, zone: str) -> bool:
        """Bring the keyboard to a place of the board; again: to the next one there. False if nothing is there."""
        presenter = self._panel.presenter
        if presenter is None or presenter.curtain:
            return False
        handles = presenter.zone(zone)
        if not handles:
            announce(self._panel.view, self.tr("Nothing there"))
            return False
        here = self._panel.view.focus_handle
        index = handles.index(here) + 1 if here in handles else 0
        self.go(handles[index % len(handles)])
        return True

    def go(self, handle: Handle) -> None:
        """Bring the keyboard to a thing on the board."""
        self._panel.view.setFocus()
        self._panel.view.focus_visible = True
        self._panel.view.set_focus_handle(handle)
