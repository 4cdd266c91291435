"""The second deck of a comparison: another one of the library, a version of the open one, or a pasted list."""

from __future__ import annotations

from typing import Literal

import msgspec
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QInputDialog, QWidget

from ptcg_desktop.decks import DeckList
from ptcg_desktop.services.decks import DeckSummary
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.decks.bench_presenter import BenchPresenter, Pasted
from ptcg_desktop.ui.decks.open_deck import OpenDeck


class Rival(msgspec.Struct, frozen=True):
    """What can be chosen; `id` is that of the deck or of the version. A pasted list has none."""

    kind: Literal["none", "deck", "version", "pasted"] = "none"
    id: int = 0


NOTHING = Rival()
_PASTED = Rival("pasted")


class RivalBox(QComboBox):
    """Chooses the deck to compare the open one with.

    Attributes:
        other: That deck, None while nothing is chosen or a pasted list is being read.
        lost: Cards of a pasted list that were not found, and are not in `other`.
    """

    rival_changed = Signal()

    def __init__(self, context: AppContext, presenter: BenchPresenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading: Latest[Pasted] = Latest(context, self._took)
        self._presenter = presenter
        self._rival = NOTHING
        self._opened = 0
        self._read: tuple[Rival, DeckSummary | None] | None = None
        self._text = ""
        self.other: DeckList | None = None
        self.lost = 0
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(10)
        self.activated.connect(self._choose)

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Offer what this deck can be compared with; a choice that does not fit it any more is dropped."""
        opened = deck.deck_id if deck else 0
        if opened != self._opened:
            self._opened = opened
            if self._rival.kind in ("version", "pasted") or self._rival == Rival("deck", opened):
                self._rival = NOTHING
        self._offer(deck)
        self._fetch()

    def catalogue_moved(self) -> None:
        """Cards may be others: read the second deck again when it is needed."""
        self._read = None

    def compare_with_pasted(self, text: str) -> None:
        """Choose a pasted list."""
        self._text, self._read, self._rival = text, None, _PASTED
        self.setCurrentIndex(self._row(_PASTED))
        self._fetch()
        self.rival_changed.emit()

    @property
    def busy(self) -> bool:
        """Is the pasted list that is chosen still being read?"""
        return self._rival == _PASTED and self.other is None

    def _choose(self, row: int) -> None:
        rival: Rival = self.itemData(row)
        if rival == _PASTED:
            text, wanted = QInputDialog.getMultiLineText(
                self, self.tr("Compare with a pasted list"), self.tr("Deck list"), self._text
            )
            if wanted and text.strip():
                self.compare_with_pasted(text)
            else:
                self.setCurrentIndex(self._row(self._rival))
        elif rival != self._rival:
            self._rival = rival
            self._fetch()
            self.rival_changed.emit()

    def _offer(self, deck: OpenDeck | None) -> None:
        with QSignalBlocker(self):
            self.clear()
            self.addItem(self.tr("Nothing"), NOTHING)
            if deck is not None:
                for version in self._presenter.versions():
                    words = self.tr("Version “{name}”").format(name=isolated(version.name))
                    self.addItem(words, Rival("version", version.id))
                for summary in self._presenter.decks.summaries:
                    if summary.id != deck.deck_id and not summary.archived:
                        self.addItem(summary.name, Rival("deck", summary.id))
                self.addItem(self.tr("A pasted list…"), _PASTED)
            row = self._row(self._rival)
            if row < 0:
                self._rival, row = NOTHING, 0
            self.setCurrentIndex(row)

    def _row(self, rival: Rival) -> int:
        """Its row, −1 if it is not offered. Qt's own search asks whether it is the same object."""
        return next((row for row in range(self.count()) if self.itemData(row) == rival), -1)

    def _fetch(self) -> None:
        """Read the second deck, unless it is as it was."""
        rival = self._rival
        summaries = {each.id: each for each in self._presenter.decks.summaries} if rival.kind == "deck" else {}
        state = rival, summaries.get(rival.id)
        if state == self._read:
            return
        self._read, self.lost = state, 0
        if rival.kind == "deck":
            self.other = self._presenter.deck_list(rival.id)
        elif rival.kind == "version":
            self.other = self._presenter.version_list(rival.id)
        else:
            self.other = None
        if rival.kind == "pasted":
            self._reading.ask(self._presenter.pasted_work(self._text))

    def _took(self, pasted: Pasted) -> None:
        if self._rival == _PASTED and pasted.text == self._text:
            self.other, self.lost = pasted.deck, pasted.lost
            self.rival_changed.emit()
