"""What the open deck is made of: types, stages, HP, prices of attacks, and Energy asked for against Energy there."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ptcg_desktop.cards.model import Era
from ptcg_desktop.decks.compare import compare_statistics
from ptcg_desktop.decks.model import DeckList
from ptcg_desktop.decks.statistics import Statistics, statistics
from ptcg_desktop.ui.widgets.bar_table import BarRow, BarTable
from ptcg_desktop.ui.widgets.card_text import face_term, face_word

_SECTIONS = ("kinds", "types", "energy", "stages", "hp", "costs")


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
            self.titles[section].setWordWrap(True)
            column.addWidget(self.titles[section])
            column.addWidget(self.tables[section])

    def retranslate(self) -> None:
        """Set every text again; the rows are set with the deck."""
        titles = {
            "kinds": self.tr("Cards by kind"),
            "types": self.tr("Pokémon by type"),
            "energy": self.tr("Energy asked for and there"),
            "stages": self.tr("Pokémon by stage"),
            "hp": self.tr("Pokémon by HP"),
            "costs": self.tr("Attacks by price"),
        }
        for section, title in titles.items():
            self.titles[section].setText(title)
            self.tables[section].setAccessibleName(title)

    def show_deck(
        self, deck: DeckList | None, language: str = "en", era: Era = "modern", other: DeckList | None = None
    ) -> None:
        """Count a deck and show it, beside another one if there is one; None shows nothing."""
        self.setVisible(deck is not None and deck.size > 0)
        if deck is None:
            return
        if other is None:
            self._show(statistics(deck), language, era)
        else:
            self._show_pair(statistics(deck), statistics(other), language, era)

    def _show(self, found: Statistics, language: str, era: Era) -> None:
        cards = self.tr("Cards")
        rows: dict[str, list[BarRow]] = {
            "kinds": [BarRow(self._kind(kind), (count,)) for kind, count in found.kinds],
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
            self._set_shown(section, shown=bool(body))

    def _show_pair(self, one: Statistics, other: Statistics, language: str, era: Era) -> None:
        found = compare_statistics(one, other)
        asked, there = self.tr("{type}, asked"), self.tr("{type}, there")
        provided = dict(found.provided)
        energy = []
        for letter, counts in found.asked:
            name = face_term(letter, language, era)
            energy += [BarRow(asked.format(type=name), counts), BarRow(there.format(type=name), provided[letter])]
        rows: dict[str, list[BarRow]] = {
            "kinds": [BarRow(self._kind(kind), counts) for kind, counts in found.kinds],
            "types": [BarRow(face_term(letter, language, era), counts) for letter, counts in found.types],
            "stages": [
                BarRow(face_word(f"stage.{stage}", language), counts) for stage, counts in found.stages if stage
            ],
            "hp": [BarRow(f"{hp} {face_term('hp', language, era)}", counts) for hp, counts in found.hp if hp],
            "costs": [BarRow(self._cost(cost), counts) for cost, counts in found.costs],
            "energy": energy,
        }
        for section, body in rows.items():
            self.tables[section].show_pairs(["", self.tr("This"), self.tr("Other"), "±"], body)
            self._set_shown(section, shown=bool(body))

    def _set_shown(self, section: str, *, shown: bool) -> None:
        self.tables[section].setVisible(shown)
        self.titles[section].setVisible(shown)

    def _kind(self, kind: str) -> str:
        words = {"pokemon": self.tr("Pokémon"), "trainer": self.tr("Trainers"), "energy": self.tr("Energy")}
        return words[kind]

    def _cost(self, cost: int) -> str:
        if cost == 0:
            return self.tr("Free")
        return self.tr("1 Energy") if cost == 1 else self.tr("{count} Energy").format(count=cost)
