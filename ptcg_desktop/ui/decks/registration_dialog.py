"""Fill the registration sheet of a tournament, see it as it will be printed, save it."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.decks import ANYTHING, load_formats
from ptcg_desktop.decks.divisions import DIVISIONS, Division, Placed, division_of
from ptcg_desktop.decks.registration import Player
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.settings_loading import load_settings
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XL
from ptcg_desktop.ui.collection.look import present_look, verdict_pixmap
from ptcg_desktop.ui.decks.registration_form import RegistrationForm
from ptcg_desktop.ui.decks.sheets import PAPERS, Paper
from ptcg_desktop.ui.widgets.written import read_day, written_day

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.decks.open_deck import OpenDeck

_OLDEST = 1900
"""Earlier years of birth are slips of the finger."""


class SheetPreview(QWidget):
    """A page of a sheet, as large as there is room, on white paper in both themes."""

    _FRAME = 6

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form: RegistrationForm | None = None
        self.page = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(280, 380)

    def sizeHint(self) -> QSize:
        return QSize(440, 600)

    def show_form(self, form: RegistrationForm) -> None:
        """Show a sheet, at the page that was seen if it has one."""
        self.form = form
        self.turn_to(self.page)

    def turn_to(self, page: int) -> None:
        """Show another page, counted from 0."""
        last = self.form.pages - 1 if self.form else 0
        self.page = max(0, min(page, last))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.form is None:
            return
        room = self.rect().adjusted(self._FRAME, self._FRAME, -self._FRAME, -self._FRAME)
        scale = min(room.width() / self.form.width, room.height() / self.form.height)
        wide, high = self.form.width * scale, self.form.height * scale
        sheet = QRectF(room.left() + (room.width() - wide) / 2, room.top() + (room.height() - high) / 2, wide, high)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.fillRect(sheet, Qt.GlobalColor.white)
        painter.setPen(QPen(present_look().line, 1))
        painter.drawRect(sheet)
        painter.translate(sheet.topLeft())
        painter.scale(scale, scale)
        self.form.paint(painter, self.page)
        painter.end()


class RegistrationDialog(QDialog):
    """Fields on the left, the sheet on the right. `form` is the sheet as it stands."""

    save_asked = Signal()

    def __init__(self, context: AppContext, deck: OpenDeck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._deck = context, deck
        self._listed = context.workspace.decks.registration_of(deck.deck)
        self._today = datetime.date.today()
        self.setWindowTitle(self.tr("Tournament sheet"))
        self.setObjectName("registration")
        self.resize(900, 640)
        self._make_fields()
        self.preview = SheetPreview()
        self.preview.setAccessibleName(self.tr("Preview of the sheet"))
        self.back, self.forth = QToolButton(), QToolButton()
        self.paged = QLabel()
        for button, picture, words, by in (
            (self.back, "page-back", self.tr("Page before"), -1),
            (self.forth, "page-forth", self.tr("Next page"), 1),
        ):
            button.setIcon(icon(picture))
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.clicked.connect(lambda _checked, by=by: self._turn(by))
        self._lay_out()
        self._take_kept()
        self._connect()
        self._changed()

    def _make_fields(self) -> None:
        self.paper, self.language, self.division = QComboBox(), QComboBox(), QComboBox()
        for paper in PAPERS:
            self.paper.addItem(paper, paper)
        imperial = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        self.paper.setCurrentIndex(self.paper.findData("Letter" if imperial else "A4"))
        for code, words in (("en", "English"), ("pt", "Português")):
            self.language.addItem(words, code)
        self.language.setCurrentIndex(self.language.findData(self._context.language))
        self.name, self.player_id, self.born = QLineEdit(), QLineEdit(), QLineEdit()
        self.name.setMaxLength(80)
        self.player_id.setMaxLength(20)
        self.born.setPlaceholderText(written_day("2012-05-30"))
        self.division.addItem("", None)
        for division in DIVISIONS:
            self.division.addItem(self._division_word(division), division)
        self.season = QLabel()
        self.season.setWordWrap(True)
        self.season.setProperty("look", "small")
        self.keep = QCheckBox(self.tr("Keep these details on this computer"))
        self.keep.setAccessibleName(self.keep.text())
        self.forget = QPushButton(icon("trash"), self.tr("Delete my details"))
        self.forget.setProperty("look", "quiet")
        self.mark, self.verdict = QLabel(), QLabel()
        self.verdict.setWordWrap(True)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setSpacing(GAP_M)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        for words, field in (
            (self.tr("Paper"), self.paper),
            (self.tr("Language"), self.language),
            (self.tr("Player name"), self.name),
            (self.tr("Player ID"), self.player_id),
            (self.tr("Day of birth"), self.born),
            (self.tr("Age division"), self.division),
        ):
            field.setAccessibleName(words)
            form.addRow(words, field)
        form.addRow("", self.season)
        legal = QHBoxLayout()
        legal.setSpacing(GAP_S)
        legal.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        legal.addWidget(self.verdict, 1)
        note = QLabel(self.tr("What you leave empty is a blank line, to be filled in by hand."))
        note.setWordWrap(True)
        note.setProperty("look", "muted")
        left = QVBoxLayout()
        left.setSpacing(GAP_M)
        left.addLayout(form)
        left.addWidget(self.keep)
        left.addWidget(self.forget, 0, Qt.AlignmentFlag.AlignLeft)
        left.addWidget(note)
        left.addStretch(1)
        left.addLayout(legal)
        pages = QHBoxLayout()
        pages.addStretch(1)
        for widget in (self.back, self.paged, self.forth):
            pages.addWidget(widget)
        pages.addStretch(1)
        right = QVBoxLayout()
        right.addWidget(self.preview, 1)
        right.addLayout(pages)
        row = QHBoxLayout()
        row.setSpacing(GAP_L)
        row.addLayout(left, 2)
        row.addLayout(right, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_L, GAP_XL, GAP_L)
        column.setSpacing(GAP_L)
        column.addLayout(row, 1)
        column.addWidget(self._make_buttons())

    def _make_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.save = buttons.addButton(self.tr("Save as PDF…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save.setProperty("look", "primary")
        self.save.setDefault(True)
        self.save.clicked.connect(self.save_asked)
        buttons.rejected.connect(self.reject)
        return buttons

    def _connect(self) -> None:
        for field in (self.name, self.player_id, self.born):
            field.textChanged.connect(self._changed)
        for box in (self.paper, self.language, self.division):
            box.currentIndexChanged.connect(self._changed)
        self.keep.clicked.connect(self._keep_or_not)
        self.forget.clicked.connect(self._forget)

    # the player

    def player(self) -> Player:
        """What is filled in; a day that is none counts as empty."""
        name, player_id = self.name.text().strip(), self.player_id.text().strip()
        return Player(name, player_id, self._born(), self.division.currentData())

    def _born(self) -> datetime.date | None:
        day = read_day(self.born.text())
        if not day or len(day) < len("2012-05-30"):
            return None
        born = datetime.date.fromisoformat(day)
        return born if born.year >= _OLDEST and born < self._today else None

    def _take_kept(self) -> None:
        kept = self._context.workspace.settings.current.player
        self.keep.setChecked(kept is not None)
        self.forget.setVisible(kept is not None)
        if kept is not None:
            self.name.setText(kept.name)
            self.player_id.setText(kept.player_id)
            self.born.setText(written_day(kept.born))
            self.division.setCurrentIndex(max(0, self.division.findData(kept.division)))

    def done(self, result: int) -> None:
        """Keeps the details if that is wished."""
        if self.keep.isChecked():
            player = self.player()
            born = player.born.isoformat() if player.born else ""
            kept = load_settings().KeptPlayer(
                name=player.name, player_id=player.player_id, born=born, division=player.division
            )
            self._change_kept(kept)
        super().done(result)

    def _keep_or_not(self, keep: bool) -> None:
        if not keep:
            self._change_kept(None)

    def _forget(self) -> None:
        self.keep.setChecked(False)
        self._change_kept(None)
        for field in (self.name, self.player_id, self.born):
            field.clear()
        self.division.setCurrentIndex(0)

    def _change_kept(self, kept: object) -> None:
        try:
            self._context.workspace.settings.change(player=kept)
        except KnownError as error:
            self._context.show_error(error)
        self.forget.setVisible(kept is not None)

    # the sheet

    def _changed(self) -> None:
        """Make the sheet anew and show it."""
        player = self.player()
        placed = division_of(player.born, self._today) if player.born else None
        self._show_season(player, placed)
        language: str = self.language.currentData()
        paper: Paper = self.paper.currentData()
        self.form = RegistrationForm(
            self._listed,
            player,
            player.division or (placed.division if placed else None),
            paper=paper,
            language=language,
            format_name=load_formats().get(self._deck.format_id, ANYTHING).name.get(language),
        )
        self.preview.show_form(self.form)
        self._show_page()
        self._show_verdict()

    def _show_season(self, player: Player, placed: Placed | None) -> None:
        word = self._division_word(placed.division) if placed else ""
        automatic = self.tr("{division} (automatic)").format(division=word)
        self.division.setItemText(0, automatic if placed else self.tr("By the day of birth"))
        words = ""
        if self.born.text().strip() and player.born is None:
            words = self.tr("Write the day of birth like this: {day}").format(day=self.born.placeholderText())
        elif placed is not None and not placed.announced and player.division is None:
            words = self._context.say("registration.carried", season=str(placed.season))
        self.season.setText(words)
        self.season.setVisible(bool(words))

    def _division_word(self, division: Division) -> str:
        return self._context.say(f"registration.division.{division}")

    def _show_page(self) -> None:
        pages = self.form.pages
        for widget in (self.back, self.forth, self.paged):
            widget.setVisible(pages > 1)
        self.paged.setText(self.tr("{page} of {pages}").format(page=self.preview.page + 1, pages=pages))
        self.back.setEnabled(self.preview.page > 0)
        self.forth.setEnabled(self.preview.page < pages - 1)

    def _turn(self, by: int) -> None:
        self.preview.turn_to(self.preview.page + by)
        self._show_page()

    def _show_verdict(self) -> None:
        deck, errors = self._deck, len(self._deck.report.errors)
        name = load_formats().get(deck.format_id, ANYTHING).name.get(self._context.language)
        if not errors:
            words = self.tr("Legal in {format}").format(format=name)
        elif errors == 1:
            words = self.tr("Not legal in {format}: one thing to mend, see Check").format(format=name)
        else:
            words = self.tr("Not legal in {format}: {count} things to mend, see Check").format(
                format=name, count=errors
            )
        self.verdict.setText(words)
        self.mark.setPixmap(verdict_pixmap("error" if errors else "good", 18, self.devicePixelRatioF(), present_look()))
