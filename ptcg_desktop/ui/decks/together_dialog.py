"""Which of these decks can you build at the same time? Tick decks, read the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.decks import Group
from ptcg_desktop.services.deck_building import Choice
from ptcg_desktop.services.decks import DeckSummary
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_XL

SHOWN = 12
"""Sets of one group that are written out; who has more ticks off some decks."""


class TogetherDialog(QDialog):
    """A list of decks and the answer beside it. `number` counts the questions, so that late answers are known."""

    asked = Signal(list)
    """Ids of the decks that are ticked: `answer` is to be called with what is found."""

    def __init__(
        self, decks: Sequence[DeckSummary], card_name: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        """`card_name` gives the name of a card id in the language of the window, `""` if the card is not known."""
        super().__init__(parent)
        self._card_name = card_name
        self.setWindowTitle(self.tr("Decks at the same time"))
        self.resize(720, 480)
        self.number = 0
        self.list = QListWidget()
        self.list.setStyleSheet("QListWidget::item { padding: 4px 2px; }")
        self.list.setObjectName("candidates")
        self.list.setAccessibleName(self.tr("Decks to build"))
        for deck in decks:
            item = QListWidgetItem(self.tr("{name} ({count})").format(name=isolated(deck.name), count=deck.count))
            item.setData(Qt.ItemDataRole.UserRole, deck.id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if deck.count else Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self.words = QTextBrowser()
        self.words.setObjectName("answer")
        self.words.setAccessibleName(self.tr("Which decks fit together"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left = QVBoxLayout()
        left.setSpacing(GAP_M)
        question = QLabel(self.tr("Which of these can you build at the same time?"))
        question.setWordWrap(True)
        left.addWidget(question)
        left.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.setSpacing(GAP_L)
        row.addLayout(left, 2)
        row.addWidget(self.words, 3)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_L, GAP_XL, GAP_L)
        column.setSpacing(GAP_L)
        column.addLayout(row, 1)
        column.addWidget(buttons)
        self.list.itemChanged.connect(lambda _item: self.ask())

    def ask(self) -> None:
        """Ask about the decks that are ticked."""
        items = [self.list.item(row) for row in range(self.list.count())]
        ticked = [item for item in items if item.checkState() == Qt.CheckState.Checked]
        self.number += 1
        self.words.setPlainText(self.tr("Looking…"))
        self.asked.emit([int(item.data(Qt.ItemDataRole.UserRole)) for item in ticked])

    def answer(self, found: Choice) -> None:
        """Write down what was found."""
        self.words.setHtml("".join(self._paragraphs(found)))

    def _paragraphs(self, found: Choice) -> list[str]:
        asked, answer = len(found.names), found.answer
        if not asked:
            return [_part(self.tr("Tick some decks."))]
        if answer.most == asked:
            head = self.tr("All {count} of them at once.").format(count=asked)
        elif not answer.most:
            head = self.tr("None of them can be built.")
        else:
            head = self.tr("At most {most} of {count} at once.").format(most=answer.most, count=asked)
        parts = [f"<h3>{escape(head)}</h3>"]
        if answer.always and answer.most < asked:
            parts.append(
                _part(self.tr("These fit whatever you choose besides:")) + _items(self._named(found, answer.always))
            )
        for group in answer.groups:
            parts += self._group(found, group)
        if answer.never:
            parts.append(
                _part(self.tr("For these you own too few cards, even alone:"))
                + _items(self._named(found, answer.never))
            )
        return parts

    def _group(self, found: Choice, group: Group) -> list[str]:
        cards = ", ".join(self._card_name(key) or found.stocks[key] for key in group.stocks)
        parts = [_part(self.tr("One of these lines, because there are too few of: {cards}").format(cards=cards))]
        lines = [" + ".join(self._named(found, chosen)) for chosen in group.sets[:SHOWN]]
        parts.append(_items(lines))
        if len(group.sets) > SHOWN or not group.complete:
            parts.append(_part(self.tr("There are more ways; these have the most decks. Untick decks to see fewer.")))
        return parts

    @staticmethod
    def _named(found: Choice, decks: Sequence[int]) -> list[str]:
        return [found.names[deck] for deck in decks]


def _part(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _items(lines: Sequence[str]) -> str:
    items = "".join(f"<li dir='ltr'>{escape(line)}</li>" for line in lines)
    return f"<ul style='-qt-list-indent: 0; margin-left: 14px'>{items}</ul>"
