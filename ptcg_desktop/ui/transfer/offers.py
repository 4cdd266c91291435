"""The cards that a row of a file may mean, as pictures: one click chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QLabel, QListView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from ptcg_desktop.services.collection_plan import ReadRow
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.app.theme import GAP_S
from ptcg_desktop.ui.widgets.card_face import card_height
from ptcg_desktop.ui.widgets.face_cache import faces_of

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

FACE = 96
_OFFERED = 12
_FACE_ROLE = Qt.ItemDataRole.UserRole + 1
"""Which face a candidate shows, so that a picture takes its place once."""


class Offers(QWidget):
    """Candidates of one row; hidden while there are none.

    Signals:
        chosen: Place of the row in the file and the id of the card it means.
    """

    chosen = Signal(int, str)

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._place = -1
        self._near: Latest[tuple[int, tuple[str, ...]]] = Latest(context, self._have_near)
        self._faces = faces_of(context)
        self._faces.painted.connect(self._show_faces)
        self.question = QLabel(self.tr("Which card is meant? One click chooses."))
        self.question.setProperty("look", "muted")
        self.list = QListWidget()
        self._set_list()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_S)
        column.addWidget(self.question)
        column.addWidget(self.list)
        self.hide()

    @property
    def busy(self) -> bool:
        """Are cards with a name like the row's still being looked for?"""
        return self._near.busy

    def show_row(self, place: int, row: ReadRow | None) -> None:
        """Offer the cards of a row; of one for which none was found those whose names resemble its own, which takes a
        moment. None offers nothing."""
        self._place = place
        self._show_cards(() if row is None else row.ids)
        if row is not None and not row.ids and row.said is not None:
            imports = self._context.workspace.imports
            self._near.ask(lambda: (place, imports.nearest(row)))

    def _have_near(self, found: tuple[int, tuple[str, ...]]) -> None:
        place, ids = found
        if place == self._place:
            self._show_cards(ids)

    def _show_cards(self, ids: Sequence[str]) -> None:
        self.list.clear()
        workspace, language = self._context.workspace, self._context.language
        cards = workspace.catalogue.cards(ids[:_OFFERED])
        sets = {known.id: known.name for known in workspace.catalogue.sets()} if cards else {}
        blank = QPixmap(FACE, card_height(FACE))
        blank.fill(Qt.GlobalColor.transparent)
        room = QIcon(blank)  # where the face will be, so that nothing moves when it comes
        for card in cards:
            where = sets[card.set_id].get(language) if card.set_id in sets else card.set_id
            item = QListWidgetItem(f"{card.name.get(language)}\n{where} {card.number}")
            item.setIcon(room)
            item.setToolTip(item.text())
            item.setData(Qt.ItemDataRole.UserRole, card.id)
            item.setSizeHint(QSize(FACE + 44, card_height(FACE) + 44))
            self.list.addItem(item)
        self.setVisible(bool(cards))
        self._show_faces()

    def _show_faces(self) -> None:
        dpr, language = self.devicePixelRatioF(), self._context.language
        for line in range(self.list.count()):
            item = self.list.item(line)
            card_id = item.data(Qt.ItemDataRole.UserRole)
            face = self._faces.peek(card_id, FACE, dpr, language)
            if face is None:
                self._faces.want(card_id, FACE, dpr, language)
            elif item.data(_FACE_ROLE) != face.cacheKey():
                item.setData(_FACE_ROLE, face.cacheKey())
                item.setIcon(QIcon(face))

    def _take(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self._place, item.data(Qt.ItemDataRole.UserRole))

    def _set_list(self) -> None:
        self.list.setObjectName("plan_offers")
        self.list.setAccessibleName(self.tr("Cards it may mean"))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setFlow(QListView.Flow.LeftToRight)
        self.list.setWrapping(False)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setIconSize(QSize(FACE, card_height(FACE)))
        self.list.setFixedHeight(card_height(FACE) + 62)
        self.list.setWordWrap(True)
        self.list.itemClicked.connect(self._take)
        self.list.itemActivated.connect(self._take)
