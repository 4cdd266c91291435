"""The plan of an import: counts as tiles, the rows in each state, and pictures to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.services.collection_plan import MODES, STATES, Mode, Plan, State
from ptcg_desktop.ui.app.theme import GAP_M, GAP_S
from ptcg_desktop.ui.transfer.plan_model import CARD, COUNT, LINE, REST, PlanModel, state_mark
from ptcg_desktop.ui.widgets.card_face import card_height
from ptcg_desktop.ui.widgets.face_cache import faces_of

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

FACE = 96
_OFFERED = 12
_FACE_ROLE = Qt.ItemDataRole.UserRole + 1
"""Which face a candidate shows, so that a picture takes its place once."""


class PlanPage(QWidget):
    """Shows a plan; what the person asks for goes out as signals.

    Signals:
        mode_wanted: Another mode.
        chosen: Place of a row and the id of the card it means.
    """

    mode_wanted = Signal(str)
    chosen = Signal(int, str)

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._plan: Plan | None = None
        self._faces = faces_of(context)
        self._faces.painted.connect(self._show_faces)
        self.title, self.notes = QLabel(), QLabel()
        self.title.setProperty("look", "title")
        self.notes.setProperty("look", "muted")
        self.notes.setWordWrap(True)
        self.mode = QComboBox()
        self.mode.activated.connect(lambda place: self.mode_wanted.emit(MODES[place]))
        self.tiles: dict[State, QPushButton] = {}
        self._group = QButtonGroup(self)
        tiles = QHBoxLayout()
        tiles.setSpacing(GAP_S)
        for state in STATES:
            tile = self.tiles[state] = QPushButton()
            tile.setCheckable(True)
            tile.setIcon(state_mark(state))
            tile.setMinimumHeight(40)
            self._group.addButton(tile)
            tiles.addWidget(tile, 1)
        self._group.buttonClicked.connect(lambda _: self._show_rows())
        self.model = PlanModel(lambda code: context.say(code))
        self.table = QTableView()
        self._set_table()
        self.question = QLabel()
        self.question.setProperty("look", "muted")
        self.offers = QListWidget()
        self._set_offers()
        self.total = QLabel()
        self.total.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.mode)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_M)
        column.addLayout(top)
        column.addLayout(tiles)
        column.addWidget(self.table, 1)
        for widget in (self.question, self.offers, self.notes, self.total):
            column.addWidget(widget)

    def show_plan(self, plan: Plan) -> None:
        """Show a plan; the state looked at stays, at first the one that needs the person most."""
        first = self._plan is None
        self._plan = plan
        totals, number = plan.totals, QLocale().toString
        self.title.setText(
            self.tr("{file}: {count} rows, read as {kind}").format(
                file=plan.table.path.name, count=number(totals.rows), kind=plan.table.preset.name
            )
        )
        self._name_modes(plan.mode)
        words = self._state_words()
        for state, tile in self.tiles.items():
            tile.setText(" " + words[state].format(count=number(getattr(totals, state))))
        if first:
            wanted: tuple[State, ...] = ("unsure", "lost", "new", "changed", "same")
            self.tiles[next((state for state in wanted if getattr(totals, state)), "new")].setChecked(True)
        self.notes.setText(" ".join(self._context.say(note.code, **note.params) for note in plan.table.notes))
        self.notes.setVisible(bool(plan.table.notes))
        self.total.setText(self._sums(plan))
        self._show_rows()

    def _sums(self, plan: Plan) -> str:
        totals, number = plan.totals, QLocale().toString
        parts = [
            self.tr("Copies in the collection: {before} now, {after} afterwards.").format(
                before=number(totals.copies_before), after=number(totals.copies_after)
            )
        ]
        if totals.merged:
            parts.append(
                self.tr("Rows that say the same as another: {count}; they become one.").format(
                    count=number(totals.merged)
                )
            )
        if totals.removed:
            parts.append(self.tr("Rows of the collection to be removed: {count}.").format(count=number(totals.removed)))
        if totals.spared:
            parts.append(
                self.tr("Rows of the collection that stay because an undecided row may mean them: {count}.").format(
                    count=number(totals.spared)
                )
            )
        return " ".join(parts)

    def _state_words(self) -> dict[State, str]:
        return {
            "new": self.tr("New: {count}"),
            "changed": self.tr("Changed: {count}"),
            "same": self.tr("The same: {count}"),
            "unsure": self.tr("Ambiguous: {count}"),
            "lost": self.tr("Not understood: {count}"),
        }

    def _name_modes(self, mode: Mode) -> None:
        words = {
            "add": self.tr("Add to the collection"),
            "set": self.tr("Set the counts of these rows"),
            "replace": self.tr("Replace the whole collection"),
        }
        self.mode.clear()
        self.mode.addItems([words[each] for each in MODES])
        self.mode.setCurrentIndex(MODES.index(mode))
        self.mode.setAccessibleName(self.tr("What happens to the copies"))

    def _set_table(self) -> None:
        self.table.setModel(self.model)
        self.table.setObjectName("plan_rows")
        self.table.setAccessibleName(self.tr("Rows of the file"))
        self.table.setShowGrid(False)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(30)
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        for section, width in ((LINE, 96), (COUNT, 72)):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Fixed)
            self.table.setColumnWidth(section, width)
        for section in (CARD, REST):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)
        self.table.selectionModel().currentRowChanged.connect(self._show_offers)

    def _set_offers(self) -> None:
        self.offers.setObjectName("plan_offers")
        self.offers.setAccessibleName(self.tr("Cards it may mean"))
        self.offers.setViewMode(QListView.ViewMode.IconMode)
        self.offers.setFlow(QListView.Flow.LeftToRight)
        self.offers.setWrapping(False)
        self.offers.setMovement(QListView.Movement.Static)
        self.offers.setIconSize(QSize(FACE, card_height(FACE)))
        self.offers.setFixedHeight(card_height(FACE) + 62)
        self.offers.setWordWrap(True)
        self.offers.itemClicked.connect(self._take)
        self.offers.itemActivated.connect(self._take)

    def _shown_state(self) -> State:
        return next(state for state, tile in self.tiles.items() if tile.isChecked())

    def _show_rows(self) -> None:
        if self._plan is None:
            return
        line = max(0, self.table.currentIndex().row())
        self.model.show_plan(self._plan, (self._shown_state(),))
        if self.model.rowCount():
            self.table.selectRow(min(line, self.model.rowCount() - 1))
        else:
            self._show_offers(QModelIndex())

    def _show_offers(self, now: QModelIndex) -> None:
        self.offers.clear()
        needs = self._plan is not None and self._shown_state() in ("unsure", "lost") and now.isValid()
        place = self.model.place(now.row()) if needs else -1
        cards = []
        if self._plan is not None and needs:
            row = self._plan.table.rows[place]
            ids = row.ids or self._context.workspace.imports.nearest(row)
            cards = self._context.workspace.catalogue.cards(ids[:_OFFERED])
        sets = {known.id: known.name for known in self._context.workspace.catalogue.sets()} if cards else {}
        for card in cards:
            name, language = card.name.get(self._context.language), self._context.language
            where = sets[card.set_id].get(language) if card.set_id in sets else card.set_id
            item = QListWidgetItem(f"{name}\n{where} {card.number}")
            item.setToolTip(item.text())
            item.setData(Qt.ItemDataRole.UserRole, (place, card.id))
            item.setSizeHint(QSize(FACE + 44, card_height(FACE) + 44))
            self.offers.addItem(item)
        self.question.setText(self.tr("Which card is meant? One click chooses."))
        self.question.setVisible(bool(cards))
        self.offers.setVisible(bool(cards))
        self._show_faces()

    def _show_faces(self) -> None:
        dpr, language = self.devicePixelRatioF(), self._context.language
        for line in range(self.offers.count()):
            item = self.offers.item(line)
            card_id = item.data(Qt.ItemDataRole.UserRole)[1]
            face = self._faces.peek(card_id, FACE, dpr, language)
            if face is None:
                self._faces.want(card_id, FACE, dpr, language)
            elif item.data(_FACE_ROLE) != face.cacheKey():
                item.setData(_FACE_ROLE, face.cacheKey())
                item.setIcon(QIcon(face))

    def _take(self, item: QListWidgetItem) -> None:
        place, card_id = item.data(Qt.ItemDataRole.UserRole)
        self.chosen.emit(place, card_id)
