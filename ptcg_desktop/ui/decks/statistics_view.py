"""What the open deck is made of: types, stages, HP, prices of attacks, and Energy asked for against Energy there."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ptcg_desktop.cards.model import Era
from ptcg_desktop.decks.model import DeckList
from ptcg_desktop.decks.statistics import Statistics, statistics
from ptcg_desktop.ui.widgets.bar_table import BarRow, BarTable
from ptcg_desktop.ui.widgets.card_text import face_term, face_word

_SECTIONS = ("types", "energy", "stages", "hp", "costs")


class StatisticsView(QWidget):
    """One small table with bars for each thing that is counted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.titles = {section: QLabel() for section in _SECTIONS}
        self.tables = {section: BarTable(shares=False) for section in _SECTIONS}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for section in _SECTIONS:
            self.titles[section].setProperty("look", "strong")
            column.addWidget(self.titles[section])
            column.addWidget(self.tables[section])

    def retranslate(self) -> None:
        """Set every text again; the rows are set with the deck."""
        titles = {
            "types": self.tr("Pokémon by type"),
            "energy": self.tr("Energy asked for and there"),
            "stages": self.tr("Pokémon by stage"),
            "hp": self.tr("Pokémon by HP"),
            "costs": self.tr("Attacks by price"),
        }
        for section, title in titles.items():
            self.titles[section].setText(title)
            self.tables[section].setAccessibleName(title)

    def show_deck(self, deck: DeckList | None, language: str = "en", era: Era = "modern") -> None:
        """Count a deck and show it; None shows nothing."""
        self.setVisible(deck is not None and deck.size > 0)
        if deck is not None:
            self._show(statistics(deck), language, era)

    def _show(self, found: Statistics, language: str, era: Era) -> None:
        cards = self.tr("Cards")
        rows: dict[str, list[BarRow]] = {
            "types": [BarRow(face_term(letter, language, era), (count,)) for letter, count in found.types],
            "stages": [
                BarRow(face_word(f"stage.{stage}", language), (count,)) for stage, count in found.stages if stage
            ],
            "hp": [BarRow(f"{hp} {face_term('hp', language, era)}", (count,)) for hp, count in found.hp if hp],
            "costs": [BarRow(self._cost(cost), (count,)) for cost, count in found.costs],
            "energy": [BarRow(face_term(row.type, language, era), (row.asked, row.cards)) for row in found.energy],
        }
        heads = {
            "costs": ["", self.tr("Attacks")],
            "energy": ["", self.tr("Asked"), self.tr("There")],
        }
        for section, body in rows.items():
            self.tables[section].show_rows(heads.get(section, ["", cards]), body)
            self.tables[section].setVisible(bool(body))
            self.titles[section].setVisible(bool(body))

    def _cost(self, cost: int) -> str:
        if cost == 0:
            return self.tr("Free")
        return self.tr("1 Energy") if cost == 1 else self.tr("{count} Energy").format(count=cost)
