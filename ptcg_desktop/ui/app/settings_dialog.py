"""The settings; each is in force as soon as it is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection import CONDITIONS
from ptcg_desktop.ui.app.picture_settings import PictureSettings, align_label
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XL
from ptcg_desktop.ui.collection.labels import condition_label, language_label

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.app.shell_commands import ShellCommands

WIDTH = 520
CARD_LANGUAGES = ("en", "pt", "es", "fr", "de", "it", "ja")


class SettingsDialog(QDialog):
    """See the module. It changes its own language too while it is open."""

    def __init__(self, context: AppContext, shell: ShellCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._context = context
        self._filling = False
        self.setFixedWidth(WIDTH)
        self.language = self._chooser(("auto", "en", "pt_BR"), shell.set_language)
        self.theme = self._chooser(("auto", "light", "dark"), shell.set_theme)
        self.condition = self._chooser(CONDITIONS, lambda value: self._remember(condition=value))
        self.card_language = self._chooser(CARD_LANGUAGES, lambda value: self._remember(card_language=value))
        self.home = QLineEdit(str(context.workspace.home))
        self.home.setReadOnly(True)
        self.open_home = QPushButton()
        self.keys = QPushButton()
        self.keys.clicked.connect(shell.keys)
        self.open_home.clicked.connect(self._open_home)
        self.pictures = PictureSettings(context, WIDTH - 2 * GAP_XL)
        self._titles = [QLabel() for _ in range(4)]
        self._labels = {name: QLabel() for name in ("language", "theme", "condition", "card_language", "home")}
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._note.setProperty("look", "small")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        place = QHBoxLayout()
        place.addWidget(self.home, 1)
        place.addWidget(self.open_home)
        groups: tuple[tuple[tuple[str, QComboBox], ...], ...] = (
            (("language", self.language), ("theme", self.theme)),
            (("condition", self.condition), ("card_language", self.card_language)),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_XL, GAP_XL, GAP_L)
        column.setSpacing(GAP_S)
        for title, group in zip(self._titles, groups, strict=False):
            title.setProperty("look", "title")
            column.addWidget(title)
            form = QFormLayout()
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            form.setHorizontalSpacing(GAP_L)
            form.setVerticalSpacing(GAP_S)
            for name, field in group:
                align_label(self._labels[name])
                self._labels[name].setBuddy(field)
                form.addRow(self._labels[name], field)
            column.addLayout(form)
            column.addSpacing(GAP_L)
        for title in self._titles[2:]:
            title.setProperty("look", "title")
        column.addWidget(self._titles[2])
        column.addWidget(self.pictures)
        column.addSpacing(GAP_L)
        column.addWidget(self._titles[3])
        column.addLayout(place)
        column.addWidget(self._note)
        column.addSpacing(GAP_M)
        self._buttons.addButton(self.keys, QDialogButtonBox.ButtonRole.ActionRole)
        column.addWidget(self._buttons)

    def retranslate(self) -> None:
        """Set every text again."""
        self.setWindowTitle(self.tr("Settings"))
        titles = (
            self.tr("Appearance"),
            self.tr("New copies in the collection"),
            self.tr("Pictures"),
            self.tr("Your files"),
        )
        for label, text in zip(self._titles, titles, strict=True):
            label.setText(text)
        names = {
            "language": self.tr("Language"),
            "theme": self.tr("Theme"),
            "condition": self.tr("Condition"),
            "card_language": self.tr("Language of the card"),
            "home": self.tr("Folder"),
        }
        for name, label in self._labels.items():
            label.setText(names[name])
        self.home.setAccessibleName(names["home"])
        self.keys.setText(self.tr("Keys…"))
        self.open_home.setText(self.tr("Open"))
        self._note.setText(
            self.tr("Collection, decks, settings and backups are in this folder. Copy it to keep or move everything.")
        )
        settings = self._context.workspace.settings.current
        automatic = self.tr("As the system")
        self._fill(
            self.language, {"auto": automatic, "en": "English", "pt_BR": "Português (Brasil)"}, settings.language
        )
        themes = {"auto": automatic, "light": self.tr("Light"), "dark": self.tr("Dark")}
        self._fill(self.theme, themes, settings.theme)
        self._fill(self.condition, {code: condition_label(code) for code in CONDITIONS}, settings.condition)
        spoken = {code: language_label(code) for code in CARD_LANGUAGES}
        self._fill(self.card_language, spoken, settings.card_language)
        for name in ("language", "theme", "condition", "card_language"):
            field: QComboBox = getattr(self, name)
            field.setAccessibleName(names[name])

    def showEvent(self, event: QShowEvent) -> None:
        """Give the wrapped texts their room: on a small screen Qt would take it from the rows."""
        super().showEvent(event)
        layout = self.layout()
        if layout is not None:
            self.setMinimumHeight(layout.totalHeightForWidth(WIDTH))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.pictures.retranslate()
        super().changeEvent(event)

    def _chooser(self, values: tuple[str, ...], chosen: object) -> QComboBox:
        field = QComboBox()
        for value in values:
            field.addItem(value, value)

        def changed(index: int) -> None:
            if not self._filling and callable(chosen):
                chosen(field.itemData(index))

        field.currentIndexChanged.connect(changed)
        return field

    def _fill(self, field: QComboBox, texts: dict[str, str], current: str) -> None:
        self._filling = True
        for at in range(field.count()):
            field.setItemText(at, texts[field.itemData(at)])
        field.setCurrentIndex(max(0, field.findData(current)))
        self._filling = False

    def _remember(self, **values: object) -> None:
        try:
            self._context.workspace.settings.change(**values)
        except KnownError as error:
            self._context.show_error(error)

    def _open_home(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._context.workspace.home)))
