"""Rules, turn and what was used this turn, as small controls over the board of the position editor."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSpinBox, QToolButton, QVBoxLayout, QWidget

from ptcg_desktop.services import position_edit as edit
from ptcg_desktop.services.position_edit import Allowance
from ptcg_desktop.services.scenario_format import GivenSpec
from ptcg_desktop.ui.table.wording import Wording

Change = Callable[[GivenSpec], GivenSpec]
MOST_TURNS = 999
ALLOWANCES: tuple[Allowance, ...] = ("energy", "supporter", "retreat", "stadium", "item")


class TurnControls(QWidget):
    """`change` carries a change over to the text, `set_rules` names other rules there."""

    def __init__(
        self, change: Callable[[Change], None], set_rules: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.rules, self.player, self.number = QComboBox(self), QComboBox(self), QSpinBox(self)
        self.number.setRange(1, MOST_TURNS)
        self.number.setMaximumWidth(80)
        self.turn_label, self.used_label = QLabel(self), QLabel(self)
        for label in (self.turn_label, self.used_label):
            label.setProperty("look", "muted")
        self.board = QPushButton(self)
        self.board.setAutoDefault(False)
        self.used: dict[Allowance, QToolButton] = {}
        used = QHBoxLayout()
        used.setSpacing(2)
        used.addWidget(self.used_label)
        for key in ALLOWANCES:
            button = QToolButton(self)
            button.setCheckable(True)
            button.clicked.connect(lambda on, key=key: change(lambda given: edit.allowance_switched(given, key, on)))
            used.addWidget(button)
            self.used[key] = button
        used.addStretch(1)
        used.addWidget(self.board)
        turn = QHBoxLayout()
        turn.setSpacing(6)
        turn.addWidget(self.turn_label)
        turn.addWidget(self.number)
        turn.addWidget(self.player)
        turn.addWidget(self.rules, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(turn)
        layout.addLayout(used)
        self.number.valueChanged.connect(lambda _value: change(self._turn))
        self.player.activated.connect(lambda _index: change(self._turn))
        self.rules.activated.connect(lambda _index: set_rules(str(self.rules.currentData())))

    def _turn(self, given: GivenSpec) -> GivenSpec:
        return edit.turned_to(given, "B" if self.player.currentData() == "B" else "A", self.number.value())

    def show_given(self, given: GivenSpec, rules: str) -> None:
        """Show what the text says."""
        with QSignalBlocker(self.number):
            self.number.setValue(given.turn.number)
        self.player.setCurrentIndex(self.player.findData(given.turn.player))
        self.rules.setCurrentIndex(self.rules.findData(rules))
        self.rules.setToolTip(self.rules.currentText())  # a narrow window has no room for all of it
        for key, button in self.used.items():
            button.setChecked(bool(getattr(given.used, key)))

    def retranslate(self, wording: Wording, profiles: Sequence[tuple[str, str]]) -> None:
        """Set every text; `profiles`: ids and names of the rules there are."""
        if [self.rules.itemText(at) for at in range(self.rules.count())] != [name for _key, name in profiles]:
            chosen = self.rules.currentData()
            self.rules.clear()
            for key, name in profiles:
                self.rules.addItem(name, key)
            self.rules.setCurrentIndex(self.rules.findData(chosen))
        self.rules.setAccessibleName(self.tr("Rules"))
        turn = wording.capital(wording.term("turn"))
        self.turn_label.setText(turn)
        self.number.setAccessibleName(turn)
        chosen_player = max(0, self.player.currentIndex())
        self.player.clear()
        for key, name in (("A", self.tr("You")), ("B", self.tr("Opponent"))):
            self.player.addItem(name, key)
        self.player.setCurrentIndex(chosen_player)
        self.player.setAccessibleName(self.tr("Who is playing"))
        self.used_label.setText(self.tr("Used:"))
        names = (
            self.tr("Energy"),
            self.tr("Supporter"),
            self.tr("Retreat"),
            self.tr("Stadium"),
            self.tr("Item"),
        )
        tip = wording.say("position.used_tip")
        for button, name in zip(self.used.values(), names, strict=True):
            button.setText(name)
            button.setAccessibleName(f"{self.used_label.text()} {name}")
            button.setToolTip(tip)
        self.board.setText(self.tr("Board…"))
        self.board.setToolTip(self.tr("Start from the game on the table, clear, mirror the sides"))
