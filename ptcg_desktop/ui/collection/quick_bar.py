"""The line that adds cards by typing: `bs 4 x2`, or a name; Enter again is one more copy."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCompleter,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ptcg_desktop.cards import CardDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection_lots import checked_count
from ptcg_desktop.services.quick_add import said_of
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.labels import lot_label
from ptcg_desktop.ui.collection.look import present_look, set_look, sized
from ptcg_desktop.ui.collection.presenter import Candidate, CollectionPresenter, Offer
from ptcg_desktop.ui.widgets.card_face import card_height
from ptcg_desktop.ui.widgets.written import written_number

_CANDIDATE = int(Qt.ItemDataRole.UserRole) + 1
_FACE = 40
_WIDTH = 400
_PAUSE_MS = 250
"""After so long without a letter a name that nobody has is taken for a slip, and names like it are looked for."""


class ElidedLabel(QLabel):
    """A line of text that ends in "…" where there is no room; the tool tip has all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, words: str) -> None:
        """Show a text."""
        self.setText(words)
        self.setToolTip(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        painter.end()


class CandidateDelegate(QStyledItemDelegate):
    """A printing in the list below the field: its face, its name, its place, and how many of it are owned."""

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self.language = "en"

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(_WIDTH, card_height(_FACE) + 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        look = present_look()
        found = index.data(_CANDIDATE)
        if not isinstance(found, Candidate):
            return
        rect = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, look.chosen)
        self._faces.paint(painter, rect.left() + 8, rect.top() + 4, found.card, _FACE)
        text = rect.adjusted(_FACE + 20, 8, -12, -8)
        painter.save()
        painter.setPen(look.ink)
        painter.setFont(sized(option.font, 0, option.font.Weight.DemiBold))
        painter.drawText(text, Qt.AlignmentFlag.AlignTop, found.card.name.get(self.language))
        painter.setFont(sized(option.font, -0.6))
        painter.setPen(look.dim)
        place = self.tr("{set} · No. {number}").format(set=found.set_name, number=found.card.number)
        painter.drawText(text, Qt.AlignmentFlag.AlignBottom, place)
        if found.owned:
            painter.setPen(look.good)
            words = self.tr("{count} owned").format(count=written_number(found.owned))
            painter.drawText(text, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, words)
        painter.restore()


class QuickAddBar(QWidget):
    """A field with the printings the text may mean below it. Beside it stands what Enter would do, then what it did."""

    submitted = Signal(str, str)
    """The text, and the id of the printing chosen in the list (`""` = the best)."""

    def __init__(
        self, context: AppContext, presenter: CollectionPresenter, faces: Faces, *, listed: bool = False
    ) -> None:
        """`listed`: the cards go on a list, where all that a line does not say may be any."""
        super().__init__()
        self._context, self._presenter, self._listed = context, presenter, listed
        self._offered: Offer | None = None
        self._guessed = False
        self._sent = ("", "")
        self._alike: Latest[tuple[str, Offer]] = Latest(context, self._have_alike)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._look_alike)
        self._language = "en"
        self.field = QLineEdit()
        self.field.setObjectName("quick_add")
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(240)
        self.field.setMaximumWidth(420)
        self.said = ElidedLabel()
        self.said.setObjectName("quick_add_said")
        self._model = QStandardItemModel(self)
        self._list = QCompleter(self._model, self)
        self._list.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._list.setMaxVisibleItems(6)
        self._list.setWidget(self.field)
        self._delegate = CandidateDelegate(faces, self)
        self.popup().setItemDelegate(self._delegate)
        faces.painted.connect(self.popup().viewport().update)
        self._list.activated[QModelIndex].connect(self._take)  # type: ignore[index]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.field, 2)
        row.addWidget(self.said, 3)
        self.field.textEdited.connect(self._offer)
        self.field.returnPressed.connect(self._submit)
        self.field.installEventFilter(self)
        self.popup().installEventFilter(self)
        self.popup().selectionModel().currentChanged.connect(lambda index, _old: self._preview(index.row()))
        self.retranslate("en")

    def retranslate(self, language: str, hint: str = "") -> None:
        """Set every text again; `language` is that of card names, `hint` what an empty field says."""
        if language != self._language:
            self._show(None)  # what was said, was said in the other language
        self._language = self._delegate.language = language
        self.field.setPlaceholderText(hint or self.tr("Quick add:  bs 4 x2  or a name"))
        self.field.setAccessibleName(self.tr("Quick add"))
        self.popup().setAccessibleName(self.tr("Cards the text may mean"))
        self.field.setToolTip(
            self.tr(
                "Set and number, or a name; then xN for the number of copies and, if you like, variant, condition and"
                " language:  bs 4 x2 rh nm pt\nEnter adds, Enter again adds one more time."
            )
        )

    def say(self, words: str, *, good: bool) -> None:
        """Show what the last Enter did; the text is then chosen, so that typing begins anew and Enter repeats."""
        self.said.say(words)
        set_look(self.said, "muted" if good else "bad")
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter is handled here, once, whether the field or the list has it; Down opens the closed list again."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if watched is self.popup() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._submit()
            return True
        if watched is self.field and event.key() == Qt.Key.Key_Down and not self.popup().isVisible():
            self._offer(self.field.text())
            return True
        return super().eventFilter(watched, event)

    def popup(self) -> QAbstractItemView:
        """The list of printings below the field."""
        popup = self._list.popup()
        assert popup is not None
        return popup

    def _offer(self, text: str) -> None:
        offered = self._presenter.offer(text) if text.strip() else None
        if offered is not None and not offered.candidates:
            self._pause.start()
        else:
            self._pause.stop()
        self._show(offered)

    def _look_alike(self) -> None:
        text = self.field.text()
        self._alike.ask(lambda: (text, self._presenter.alike(text)))

    def _have_alike(self, found: tuple[str, Offer]) -> None:
        text, offer = found
        if text == self.field.text() and offer.candidates and self.field.isVisible():
            self._show(offer, guessed=True)

    def _show(self, offered: Offer | None, *, guessed: bool = False) -> None:
        """Show the printings the text may mean, or, `guessed`, those whose names are like what was typed."""
        self._model.clear()
        self._offered, self._guessed = offered, guessed
        for each in self._offered.candidates if self._offered else ():
            item = QStandardItem(self._words(each.card, each.set_name))
            item.setData(each, _CANDIDATE)
            self._model.appendRow(item)
        self._preview(-1)
        if self._model.rowCount():
            place = self.field.rect()
            place.setWidth(max(place.width(), _WIDTH))
            self._list.complete(place)
        else:
            self.popup().hide()

    def _words(self, card: CardDef, set_name: str) -> str:
        return self.tr("{name}  ·  {set} {number}").format(
            name=card.name.get(self._language), set=set_name, number=card.number
        )

    def _preview(self, place: int) -> None:
        """What was understood: what Enter would add."""
        found = self._offered
        set_look(self.said, "muted")
        if found is None or not found.candidates:
            self.said.say("")
            return
        try:
            checked_count(found.line.count)
        except KnownError as error:
            self._complain(self._context.error_text(error))
            return
        if self._guessed and not self.popup().selectionModel().hasSelection():
            self._complain(self.tr("No card is called that. One of these?"))
            return
        chosen = found.candidates[max(0, place)]
        lot = said_of(chosen.card, found.line) if self._listed else found.lots[max(0, place)]
        words = self.tr("Enter adds {count} × {card}").format(
            count=written_number(found.line.count), card=self._words(chosen.card, chosen.set_name)
        )
        self.said.say("  ·  ".join(filter(None, (words, lot_label(lot)))))

    def _complain(self, words: str) -> None:
        self.said.say(words)
        set_look(self.said, "bad")

    def _chosen(self, index: QModelIndex) -> str:
        found = index.data(_CANDIDATE) if index.isValid() else None
        return found.card.id if isinstance(found, Candidate) else ""

    def _submit(self) -> None:
        popup, text = self.popup(), self.field.text()
        if popup.isVisible():
            if self._guessed and not popup.selectionModel().hasSelection():
                model = popup.model()
                assert model is not None
                popup.setCurrentIndex(model.index(0, 0))  # a guess is seen first, and added by the next Enter
                return
            self._send(text, self._chosen(popup.currentIndex()))
        else:
            self._send(text, self._sent[1] if text == self._sent[0] else "")

    def _take(self, index: QModelIndex) -> None:
        self._send(self.field.text(), self._chosen(index))

    def _send(self, text: str, chosen: str) -> None:
        """Hand the line on. The same line again means the printing that was chosen for it."""
        self.popup().hide()
        self._sent = (text, chosen)
        if text.strip():
            self.submitted.emit(text, chosen)
