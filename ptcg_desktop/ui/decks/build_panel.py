"""The tab Build: is the deck there, in which copies, what is missing, and which decks at the same time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.services.deck_building import Need, Pull
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.services.words import is_portuguese
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.collection.labels import language_label, variant_label
from ptcg_desktop.ui.collection.look import present_look, verdict_pixmap
from ptcg_desktop.ui.decks.bench_presenter import BenchPresenter, Built
from ptcg_desktop.ui.decks.open_deck import OpenDeck
from ptcg_desktop.ui.decks.side_tabs import DeckTab
from ptcg_desktop.ui.widgets.written import day_of

_NUMBERS = 3
"""Columns behind the name: owned, free, missing."""


_ROOMY = "QTreeWidget::item { padding: 4px 0; } QHeaderView::section { padding: 4px 3px; }"


class BuildPanel(DeckTab):
    """The open deck against the collection."""

    built = Signal(bool)
    asked = Signal(tuple)
    """Card ids a line is about."""
    together_asked = Signal()
    copied = Signal(str)
    """What went to the clipboard, in words."""

    def __init__(
        self,
        context: AppContext,
        presenter: BenchPresenter,
        name_of: Callable[[Need], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._counting: Latest[tuple[OpenDeck, Built]] = Latest(context, self._took)
        self._pulling: Latest[list[Pull]] = Latest(context, self._took_pulls)
        self._presenter, self._name_of = presenter, name_of
        self._deck: OpenDeck | None = None
        self._found: Built | None = None
        self.mark, self.verdict, self.detail = QLabel(), QLabel(), QLabel()
        self.verdict.setProperty("look", "title")
        self.verdict.setWordWrap(True)
        self.detail.setProperty("look", "muted")
        self.detail.setWordWrap(True)
        self.toggle = QPushButton()
        self.toggle.setObjectName("built")
        self.exact = QCheckBox()
        self.exact.setObjectName("exact_prints")
        self.lines = QTreeWidget()
        self.lines.setObjectName("needs")
        self.lines.setProperty("look", "bare")
        self.pull, self.buy, self.together = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self.toggle.clicked.connect(self._toggle)
        self.exact.toggled.connect(lambda _on: self.show_deck(self._deck))
        self.lines.itemClicked.connect(self._ask)
        self.pull.clicked.connect(self._copy_pulls)
        self.buy.clicked.connect(self._copy_buys)
        self.together.clicked.connect(self.together_asked)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.verdict)
        words.addWidget(self.detail)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self.lines.setRootIsDecorated(False)
        self.lines.setUniformRowHeights(True)
        self.lines.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.lines.setColumnCount(1 + _NUMBERS)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setIndentation(0)
        self.lines.setStyleSheet(_ROOMY)
        header = self.lines.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(28)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for place in range(1, 1 + _NUMBERS):
            header.setSectionResizeMode(place, QHeaderView.ResizeMode.ResizeToContents)
        self.pull.setIcon(icon("copy"))
        self.buy.setIcon(icon("copy"))
        self.together.setIcon(icon("decks"))
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 12, 0, 0)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.toggle)
        column.addWidget(self.exact)
        column.addWidget(self.lines, 1)
        for button in (self.pull, self.buy, self.together):
            column.addWidget(button)

    def tab_title(self) -> str:
        return self.tr("Build")

    def retranslate(self) -> None:
        self.exact.setText(self.tr("Only these very prints"))
        self.exact.setAccessibleName(self.exact.text())
        self.exact.setToolTip(self.tr("Otherwise other prints of the same card will do, too."))
        self.lines.setHeaderLabels([self.tr("Card"), self.tr("Own"), self.tr("Free"), self.tr("Lack")])
        for column, words in (
            (1, self.tr("Copies you own")),
            (2, self.tr("Copies that no other built deck uses")),
            (3, self.tr("Copies the deck still needs")),
        ):
            self.lines.headerItem().setToolTip(column, words)
            self.lines.headerItem().setTextAlignment(
                column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            )
        self.lines.setAccessibleName(self.tr("Cards of the deck and the copies there are"))
        self.pull.setText(self.tr("Copy the pull list"))
        self.pull.setToolTip(self.tr("Which copies to take out of your collection, place by place"))
        self.buy.setText(self.tr("Copy the buy list"))
        self.together.setText(self.tr("Decks at once…"))
        for button in (self.pull, self.buy, self.together):
            button.setAccessibleName(button.text())
        self.together.setToolTip(self.tr("Which of your decks can you build at the same time?"))
        self.show_deck(self._deck)

    def show_deck(self, deck: OpenDeck | None) -> None:
        if deck is None or self._deck is None or deck.deck_id != self._deck.deck_id:
            self._forget()
        self._deck = deck
        if deck is not None:
            self.toggle.setText(self.tr("Take it apart") if deck.stored.built else self.tr("Mark as built"))
            self.toggle.setAccessibleName(self.toggle.text())
            self.toggle.setToolTip(self.tr("A built deck reserves its copies: they are not free for other decks."))
            work = self._presenter.built_work(deck, exact=self.exact.isChecked())
            self._counting.ask(lambda: (deck, work()))

    @property
    def busy(self) -> bool:
        """Is an answer on its way?"""
        return self._counting.busy or self._pulling.busy

    def _forget(self) -> None:
        """Say nothing of another deck while this one is counted."""
        self._found = None
        self.lines.clear()
        self.mark.clear()
        self.verdict.clear()
        self.detail.clear()
        for button in (self.toggle, self.pull, self.buy):
            button.setEnabled(False)

    def _took(self, answer: tuple[OpenDeck, Built]) -> None:
        """Show what is there, if the deck is still the one that is seen."""
        deck, found = answer
        if deck is not self._deck:
            return
        self._found = found
        ready = bool(found.needs) and not found.missing
        state = "good" if ready else "hint"
        self.mark.setPixmap(verdict_pixmap(state, 26, self.devicePixelRatioF(), present_look()))
        self.verdict.setText(self._verdict(found))
        self.detail.setText(self._detail(found))
        self.toggle.setEnabled(bool(found.needs))
        self.pull.setEnabled(found.have > 0)
        self.buy.setEnabled(found.missing > 0)
        self._show_lines(found)

    def redress(self) -> None:
        self.show_deck(self._deck)

    def _verdict(self, found: Built) -> str:
        if found.built:
            return self.tr("Built") if not found.missing else self.tr("Built, not complete")
        if not found.needs:
            return self.tr("Nothing to build yet")
        return self.tr("Can be built") if not found.missing else self.tr("Cannot be built yet")

    def _detail(self, found: Built) -> str:
        size = found.have + found.missing
        words = self.tr("{have} of {size} cards are there").format(have=found.have, size=size) if size else ""
        if found.built:
            words = self.tr("{words}, since {day}").format(words=words, day=day_of(found.built))
        return words

    def _show_lines(self, found: Built) -> None:
        look = present_look()
        self.lines.clear()
        order = sorted(found.needs, key=lambda need: need.missing == 0)  # what is missing is what is looked for
        for need in order:
            values = (str(need.owned), str(need.free), f"−{need.missing}" if need.missing else "✓")
            item = QTreeWidgetItem([f"{need.card.count}  {isolated(self._name_of(need))}", *values])
            item.setData(0, Qt.ItemDataRole.UserRole, need.card.card_id)
            item.setToolTip(0, self._name_of(need))
            for column in range(1, 1 + _NUMBERS):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setForeground(3, QBrush(look.warn if need.missing else look.good))
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, self._sentence(need))
            self.lines.addTopLevelItem(item)

    def _sentence(self, need: Need) -> str:
        return self.tr("{count} × {name}: {owned} owned, {free} free, {missing} missing").format(
            count=need.card.count,
            name=isolated(self._name_of(need)),
            owned=need.owned,
            free=need.free,
            missing=need.missing,
        )

    def _toggle(self) -> None:
        if self._found is not None:
            self.built.emit(not self._found.built)

    def _ask(self, item: QTreeWidgetItem) -> None:
        self.asked.emit((str(item.data(0, Qt.ItemDataRole.UserRole)),))

    def _copy_pulls(self) -> None:
        self._pulling.ask(self._presenter.pulls_work(exact=self.exact.isChecked()))

    def _took_pulls(self, pulls: list[Pull]) -> None:
        QApplication.clipboard().setText(self.pull_text(pulls))
        self.copied.emit(self.tr("The pull list is on the clipboard."))

    def pull_text(self, pulls: list[Pull]) -> str:
        """What to take from where: a heading per place, a line per row of the collection, with the name that is printed
        on the copies."""
        lines: list[str] = []
        place: str | None = None
        for pull in pulls:
            if pull.held.place != place:
                place = pull.held.place
                lines += ["", place or self.tr("No place noted")]
            held, card = pull.held, self._presenter.decks.card(pull.held.card_id)
            name = card.name.get("pt" if is_portuguese(held.language) else "en") if card else held.name
            label = self._presenter.decks.label_of(held.set_id, held.number)
            said = (held.variant and variant_label(held.variant), held.condition, language_label(held.language))
            lines.append(f"{pull.count} {name} {label} ({', '.join(mark for mark in said if mark)})")
        return "\n".join(lines).strip() + "\n"

    def _copy_buys(self) -> None:
        QApplication.clipboard().setText(self.buy_text())
        self.copied.emit(self.tr("The buy list is on the clipboard."))

    def buy_text(self) -> str:
        """What is missing, in the shape shops and deck lists read: count, name, set, number."""
        needs = self._found.needs if self._found else ()
        label = self._presenter.decks.label_of
        return "".join(
            f"{need.missing} {need.card.name} {label(need.card.set_id, need.card.number)}\n"
            for need in needs
            if need.missing
        )
