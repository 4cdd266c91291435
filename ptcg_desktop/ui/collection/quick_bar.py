"""The line that adds cards by typing: `bs 4 x2`, or a name; Enter again is one more copy."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from ptcg_desktop.ui.collection.look import set_look
from ptcg_desktop.ui.collection.presenter import Candidate

_ID = int(Qt.ItemDataRole.UserRole) + 1


class ElidedLabel(QLabel):
    """A line of text that ends in "…" where there is no room; the tool tip has all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        painter.end()


class QuickAddBar(QWidget):
    """A field with the printings the text may mean below it, and beside it what the last Enter did."""

    submitted = Signal(str, str)
    """The text, and the id of the printing chosen in the list (`""` = the best)."""

    def __init__(self, candidates: Callable[[str], list[Candidate]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._candidates = candidates
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
        self._list.setMaxVisibleItems(8)
        self._list.setWidget(self.field)
        self._list.activated[QModelIndex].connect(self._take)  # type: ignore[index]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.field, 1)
        row.addWidget(self.said, 1)
        self.field.textEdited.connect(self._offer)
        self.field.returnPressed.connect(self._submit)
        self.field.installEventFilter(self)
        self.popup().installEventFilter(self)
        self.retranslate("en")

    def retranslate(self, language: str) -> None:
        """Set every text again; `language` is that of card names."""
        self._language = language
        self.field.setPlaceholderText(self.tr("Quick add:  bs 4 x2  or a name"))
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
        self.said.setText(words)
        self.said.setToolTip(words)
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
        self._model.clear()
        for each in self._candidates(text) if text.strip() else ():
            words = self.tr("{name}  ·  {set} {number}").format(
                name=each.card.name.get(self._language), set=each.set_name, number=each.card.number
            )
            if each.owned:
                words = self.tr("{card}  ·  {count} owned").format(card=words, count=each.owned)
            item = QStandardItem(words)
            item.setData(each.card.id, _ID)
            self._model.appendRow(item)
        if self._model.rowCount():
            self._list.complete()
        else:
            self.popup().hide()

    def _submit(self) -> None:
        popup = self.popup()
        index = popup.currentIndex()
        chosen = str(index.data(_ID) or "") if popup.isVisible() and index.isValid() else ""
        popup.hide()
        if self.field.text().strip():
            self.submitted.emit(self.field.text(), chosen)

    def _take(self, index: QModelIndex) -> None:
        self.submitted.emit(self.field.text(), str(index.data(_ID) or ""))
