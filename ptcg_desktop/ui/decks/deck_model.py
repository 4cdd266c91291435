"""The open deck as a Qt list: a heading per section, then its lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ptcg_desktop.cards import CardDef
from ptcg_desktop.decks.report import Severity
from ptcg_desktop.effects.verdicts import Automation
from ptcg_desktop.services.deck_bench import Part
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.decks.grouping import Line, Section
from ptcg_desktop.ui.decks.open_deck import OpenDeck
from ptcg_desktop.ui.widgets.card_mime import CARDS_MIME, cards_in, mime_of
from ptcg_desktop.ui.widgets.play_badge import badge_said

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
Row = Section | Line


class DeckModel(QAbstractListModel):
    """Rows of the open deck; cards may be dropped anywhere on it."""

    cards_dropped = Signal(list)

    def __init__(
        self,
        label_of: Callable[[str, str], str],
        parent: QObject | None = None,
        automation: Callable[[str], Automation | None] = lambda _card_id: None,
        set_name: Callable[[str], str] = str,
    ) -> None:
        """`label_of` writes a set id and a number as people do in deck lists; `automation` tells of a card id how far
        that card plays by itself; `set_name` names a set.
        """
        self._set_name = set_name
        self._automation = automation
        super().__init__(parent)
        self._label_of = label_of
        self._rows: list[Row] = []
        self._language = "en"
        self._severity: dict[str, Severity] = {}
        self.owned: dict[str, int] = {}

    def show(self, deck: OpenDeck | None, language: str) -> None:
        """Show a deck (None: nothing). Where lines stay, only their values are announced as changed."""
        rows: list[Row] = []
        for section in deck.sections if deck else ():
            rows.extend((section, *section.lines))
        self._language = language
        self.owned = deck.owned if deck else {}
        self._severity = {}
        for finding in reversed(deck.report.findings if deck else ()):
            if finding.severity != "note":
                self._severity.update(dict.fromkeys(finding.cards, finding.severity))
        if [_key(row) for row in rows] == [_key(row) for row in self._rows]:
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row(self, row: int) -> Row:
        """The heading or line in a row."""
        return self._rows[row]

    def line(self, index: Index) -> Line | None:
        """The line at an index, None on a heading or beyond the end."""
        found = self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None
        return found if isinstance(found, Line) else None

    def card_at(self, index: Index) -> CardDef | None:
        """The card of a line, None on a heading or for a card the catalogue does not know."""
        line = self.line(index)
        return line.entry.card if line else None

    def note_at(self, index: Index) -> str:
        """The note on a line, `""` on a heading."""
        line = self.line(index)
        return self.note(line) if line else ""

    def row_of(self, card_id: str) -> int:
        """The row of a printing, -1 if the deck does not play it."""
        return self._row_of(card_id, maybe=False)

    def maybe_row_of(self, card_id: str) -> int:
        """The row of a printing among the candidates, -1 if it is none."""
        return self._row_of(card_id, maybe=True)

    def part_at(self, index: Index) -> Part:
        """The section an index belongs to; beyond the end are the candidates, which stand last."""
        row = self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None
        maybe = row.maybe if isinstance(row, Line) else row is None or row.id == "maybe"
        return "maybe" if maybe and self._rows else "main"

    def _row_of(self, card_id: str, *, maybe: bool) -> int:
        for place, row in enumerate(self._rows):
            if isinstance(row, Line) and row.entry.card_id == card_id and row.maybe is maybe:
                return place
        return -1

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._sentence(row)
        if role == Qt.ItemDataRole.ToolTipRole and self.card_at(index) is None:  # else it stands under the large card
            return self.note(row) or None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if isinstance(self.line(index), Line):
            return (
                Qt.ItemFlag.ItemIsSelectable
                | Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsDragEnabled
                | Qt.ItemFlag.ItemIsDropEnabled
            )
        return Qt.ItemFlag.ItemIsDropEnabled | (Qt.ItemFlag.ItemIsEnabled if index.isValid() else Qt.ItemFlag(0))

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        lines = [self.line(index) for index in indexes]
        return mime_of([line.entry.card_id for line in lines if line])

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        return data.hasFormat(CARDS_MIME)

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        ids = cards_in(data)
        if ids:
            self.cards_dropped.emit(ids)
        return bool(ids)

    def name(self, line: Line) -> str:
        """A line's card name in the language of the window."""
        return line.entry.card.name.get(self._language) if line.entry.card else line.entry.name

    def print_label(self, line: Line) -> str:
        """Set code and number, as in a deck list."""
        return self._label_of(line.entry.set_id, line.entry.number)

    def severity(self, line: Line) -> Severity | None:
        """The worst finding about a line's card, None if there is none worth a mark."""
        return None if line.maybe else self._severity.get(line.entry.card_id)

    def owned_note(self, line: Line, *, short: bool = False) -> str:
        """What of a line is owned, in words, or `short` as two numbers; `""` where the deck is not built from a
        collection."""
        if not any(self.owned.values()) or line.entry.card is None:
            return ""
        owned = self.owned.get(line.entry.card_id, 0)
        if short:
            return f"{owned}/{line.entry.count}"
        if owned == 0:
            return self.tr("not owned")
        if owned < line.entry.count:
            return self.tr("{owned} of {count} owned").format(owned=owned, count=line.entry.count)
        return self.tr("{owned} owned").format(owned=owned)

    @staticmethod
    def note(row: Row) -> str:
        """What the person has written about a line."""
        return row.entry.note if isinstance(row, Line) else ""

    def title(self, section: Section) -> str:
        """A section's heading."""
        if section.id == "set":
            return self._set_name(section.name)
        if section.id == "line":
            return self.name(section.lines[-1])  # what the line grows into
        if section.id == "type":
            return self._type_name(section.name)
        return {
            "pokemon": self.tr("Pokémon"),
            "trainer": self.tr("Trainers"),
            "energy": self.tr("Energy"),
            "missing": self.tr("Not in the catalogue"),
            "maybe": self.tr("Maybe"),
        }[section.id]

    def _type_name(self, letter: str) -> str:
        return {
            "G": self.tr("Grass"),
            "R": self.tr("Fire"),
            "W": self.tr("Water"),
            "L": self.tr("Lightning"),
            "P": self.tr("Psychic"),
            "F": self.tr("Fighting"),
            "D": self.tr("Darkness"),
            "M": self.tr("Metal"),
            "Y": self.tr("Fairy"),
            "N": self.tr("Dragon"),
            "C": self.tr("Colorless"),
        }.get(letter, letter)

    def _text(self, row: Row) -> str:
        if isinstance(row, Section):
            return self.tr("{section}, {count}").format(section=self.title(row), count=row.count)
        return self.tr("{count} {name}").format(count=row.entry.count, name=isolated(self.name(row)))

    def _sentence(self, row: Row) -> str:
        if isinstance(row, Section):
            return self._text(row)
        text = self.tr("{count} × {name}, {print}, {owned} owned").format(
            count=row.entry.count,
            name=isolated(self.name(row)),
            print=self.print_label(row),
            owned=self.owned.get(row.entry.card_id, 0),
        )
        said = badge_said(self._automation(row.entry.card_id), self._language)
        return ", ".join(part for part in (text, said, self.note(row)) if part)


def _key(row: Row) -> tuple[str, str, int]:
    if isinstance(row, Section):
        return row.id, row.name, -1
    return row.entry.card_id, "maybe" if row.maybe else "", row.depth
