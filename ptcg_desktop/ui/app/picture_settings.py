"""The part of the settings about pictures of cards: whether, from where, how much room, and how to be rid of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import Changes
from ptcg_desktop.services.picture_hosts import picture_hosts
from ptcg_desktop.ui.app.theme import GAP_L, GAP_S

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

LIMITS = (250, 500, 1000, 2000, 5000)
"""Megabytes to choose from."""
PICTURES = Changes(frozenset({"pictures"}))


def allow_pictures(context: AppContext, allowed: bool) -> None:
    """Show pictures from now on, or do not; it was asked, either way."""
    try:
        context.workspace.settings.change(pictures=allowed, pictures_offered=True)
    except KnownError as error:
        context.show_error(error)
    context.tell(PICTURES)


def servers() -> str:
    """The names of the servers that pictures come from, as a list in a sentence."""
    return QLocale().createSeparatedList([host.server for host in picture_hosts()])


def align_label(label: QLabel) -> None:
    """Let a label stand in the middle of its row, in a column as wide as that of the other groups."""
    label.setMinimumWidth(150)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)


class PictureSettings(QWidget):
    """See the module. `width` is what the dialog gives it, so that all of its text has room."""

    def __init__(self, context: AppContext, width: int) -> None:
        super().__init__()
        self._context = context
        self.setFixedWidth(width)
        self._size: int | None = None
        self._filling = True
        self.allowed = QCheckBox()
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setProperty("look", "small")
        self.limit, self.other = QComboBox(), QComboBox()
        for megabytes in self._limits():
            self.limit.addItem("", megabytes)
        for own in (False, True):
            self.other.addItem("", own)
        self.empty = QPushButton()
        self._labels = [QLabel(), QLabel()]
        self._build()
        self._connect()
        self.retranslate()
        self._measure()

    def _limits(self) -> list[int]:
        """Those to choose from, and the one in force if it was written by hand."""
        return sorted({*LIMITS, self._context.workspace.settings.current.pictures_limit})

    def _build(self) -> None:
        room = QHBoxLayout()
        room.addWidget(self.limit)
        room.addStretch(1)
        room.addWidget(self.empty)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setHorizontalSpacing(GAP_L)
        form.setVerticalSpacing(GAP_S)
        for label in self._labels:
            align_label(label)
        self._labels[0].setBuddy(self.other)
        self._labels[1].setBuddy(self.limit)
        form.addRow(self._labels[0], self.other)
        form.addRow(self._labels[1], room)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_S)
        column.addWidget(self.allowed)
        column.addWidget(self.note)
        column.addLayout(form)

    def _connect(self) -> None:
        self.allowed.toggled.connect(self._allow)
        self.limit.currentIndexChanged.connect(lambda at: self._remember(pictures_limit=self.limit.itemData(at)))
        self.other.currentIndexChanged.connect(lambda at: self._remember(pictures_own_language=self.other.itemData(at)))
        self.empty.clicked.connect(self._empty)

    def retranslate(self) -> None:
        """Set every text again."""
        self._filling = True
        settings, locale = self._context.workspace.settings.current, QLocale()
        self.allowed.setText(self.tr("Show pictures of the cards"))
        self.allowed.setChecked(settings.pictures)
        self.note.setText(
            self.tr(
                "Downloaded from {servers} as you look at cards. Those servers see which pictures are asked for, and "
                "nothing of your collection."
            ).format(servers=servers())
        )
        self.note.ensurePolished()
        self.note.setMinimumHeight(self.note.heightForWidth(self.width()))
        names = (self.tr("None in Portuguese"), self.tr("Room on the disk"))
        for label, name in zip(self._labels, names, strict=True):
            label.setText(name)
        self.other.setItemText(0, self.tr("Show the English one"))
        self.other.setItemText(1, self.tr("Show the drawn card"))
        self.other.setCurrentIndex(int(settings.pictures_own_language))
        for at in range(self.limit.count()):
            megabytes: int = self.limit.itemData(at)
            self.limit.setItemText(at, self.tr("{count} MB").format(count=locale.toString(megabytes)))
        self.limit.setCurrentIndex(self.limit.findData(settings.pictures_limit))
        self.other.setAccessibleName(names[0])
        self.limit.setAccessibleName(names[1])
        self.empty.setToolTip(self.tr("Remove all pictures from the disk"))
        self._filling = False
        self._show_size()
        self._enable()

    def _enable(self) -> None:
        on = self.allowed.isChecked()
        self.other.setEnabled(on)
        self.limit.setEnabled(on)

    def _allow(self, on: bool) -> None:
        if not self._filling:
            allow_pictures(self._context, on)
            self._enable()

    def _remember(self, **values: object) -> None:
        if self._filling:
            return
        try:
            self._context.workspace.settings.change(**values)
        except KnownError as error:
            self._context.show_error(error)
        if "pictures_own_language" in values:
            self._context.tell(PICTURES)

    def _measure(self) -> None:
        store = self._context.workspace.pictures.store
        self._context.tasks.run(lambda _control: store.size(), self._know_size)

    def _know_size(self, size: int) -> None:
        self._size = size
        self._show_size()

    def _show_size(self) -> None:
        self.empty.setEnabled(bool(self._size))
        megabytes = QLocale().toString((self._size or 0) / 1_000_000, "f", 1)
        self.empty.setText(
            self.tr("Remove {count} MB").format(count=megabytes) if self._size else self.tr("Nothing to remove")
        )

    def _empty(self) -> None:
        self.empty.setEnabled(False)
        store = self._context.workspace.pictures.store
        self._context.tasks.run(lambda _control: store.empty(), self._emptied, self._not_emptied)

    def _emptied(self, freed: int) -> None:
        self._know_size(0)
        megabytes = QLocale().toString(freed / 1_000_000, "f", 1)
        self._context.notify(self.tr("{count} MB of pictures removed").format(count=megabytes))

    def _not_emptied(self, error: BaseException) -> None:
        if not isinstance(error, KnownError):
            raise error
        self._context.show_error(error)
        self._measure()
