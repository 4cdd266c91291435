"""The commands of a running game: where the keyboard goes on the board, and what is done there.

Their keys are those of the browser table most players know, where the acts are the same: H, A, B, P, D, G, L go to a
zone, E attaches and evolves, W uses what stands on a Pokémon, Y turns the Special Conditions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ptcg_desktop.ui.app.commands import Command

if TYPE_CHECKING:
    from ptcg_desktop.ui.table.game_panel import GamePanel
    from ptcg_desktop.ui.table.manual_desk import Intent

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
            for name, title, act, keys, menu, repeats in (*self._turn(), *self._places(), *self._by_hand())
        ]

    def _turn(self) -> list[tuple[str, Callable[[], str], Callable[[], object], str, str, bool]]:
        panel = self._panel
        attacks: list[tuple[str, Callable[[], str], Callable[[], object], str, str, bool]] = [
            (f"attack_{number}", self._attack_title(number), self._attack(number), str(number), "", False)
            for number in range(1, ATTACKS + 1)
        ]
        return [
            ("end_turn", lambda: self.tr("End turn"), panel.press_end_turn, "T", "page", False),
            ("acts", lambda: self.tr("Search acts"), panel.search_acts, "/|Ctrl+F", "page", False),
            *attacks,
            ("retreat", lambda: self.tr("Retreat"), lambda: self._run(lambda p: p.retreat()), "R", "", False),
            ("put", lambda: self.tr("Attach, evolve or play the card"), panel.put_focused, "E", "", False),
            ("powers", lambda: self.tr("Use an Ability or a power"), panel.use_power, "W", "", False),
            ("anyway", lambda: self.tr("Do what was refused anyway"), panel.do_anyway, "X", "", False),
        ]

    def _attack_title(self, number: int) -> Callable[[], str]:
        return lambda: self.tr("Attack {number} of the Active").format(number=number)

    def _attack(self, number: int) -> Callable[[], object]:
        return lambda: self._run(lambda p: p.attack(number - 1))

    def _places(self) -> list[tuple[str, Callable[[], str], Callable[[], object], str, str, bool]]:
        go = self._panel.focus_zone
        return [
            ("go_hand", lambda: self.tr("Go to the hand, card by card"), lambda: go("card"), "H", "", True),
            ("go_active", lambda: self.tr("Go to the Active Pokémon"), lambda: go("active"), "A", "", True),
            ("go_bench", lambda: self.tr("Go to the Bench"), lambda: go("bench"), "B", "", True),
            ("go_prizes", lambda: self.tr("Go to the Prize cards"), lambda: go("prize"), "P", "", True),
            ("go_discard", lambda: self.tr("Go to the discard pile"), lambda: go("discard"), "D", "", True),
            ("go_stadium", lambda: self.tr("Go to the Stadium"), lambda: go("stadium"), "G", "", True),
            ("go_lost", lambda: self.tr("Go to the Lost Zone"), lambda: go("lost"), "L", "", True),
            ("go_opponent", lambda: self.tr("Go to the opponent's Pokémon"), lambda: go("opponent"), "O", "", True),
            ("go_list", lambda: self.tr("Board as a list"), self._panel.go_to_list, "I", "", False),
            ("go_log", lambda: self.tr("Go to the log"), self._panel.log.list.setFocus, "J", "", False),
            ("other_language", lambda: self.tr("The card in the other language"),
             self._panel.view.inspect_in_other_language, "V", "", False),
        ]  # fmt: skip

    def _by_hand(self) -> list[tuple[str, Callable[[], str], Callable[[], object], str, str, bool]]:
        panel = self._panel
        return [
            ("by_hand", lambda: self.tr("Do something by hand"), panel.open_manual, "M", "page", False),
            ("counters", lambda: self.tr("Counters, conditions, markers"), panel.edit_focused, "C", "", False),
            ("counter_on", lambda: self.tr("Damage counter on"), lambda: panel.desk.count(10), "+", "", True),
            ("counter_off", lambda: self.tr("Damage counter off"), lambda: panel.desk.count(-10), "-", "", True),
            ("condition", lambda: self.tr("Next Special Condition"), panel.desk.next_condition, "Y", "", False),
        ]
