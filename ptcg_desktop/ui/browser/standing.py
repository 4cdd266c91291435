"""How a card stands: how many copies are owned, free and wanted, and in which formats it is legal on a day."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QDateEdit, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ptcg_desktop.ui.app.theme import GAP_S, GAP_XS
from ptcg_desktop.ui.browser.presenter import Standing
from ptcg_desktop.ui.widgets.written import day_format

FIRST_DAY = QDate(1999, 1, 9)


class StandingPanel(QWidget):
    """See the module.

    Signals:
        day_changed: Another day was chosen.
    """

    day_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown: Standing | None = None
        self.copies = QLabel()
        self.copies.setWordWrap(True)
        self.title = QLabel()
        self.title.setProperty("look", "strong")
        self.day = QDateEdit(QDate.currentDate())
        self.day.setCalendarPopup(True)
        self.day.setMinimumDate(FIRST_DAY)
        self.day.dateChanged.connect(lambda _day: self.day_changed.emit())
        self.legal = QLabel()
        self.legal.setWordWrap(True)
        line = QHBoxLayout()
        line.addWidget(self.title, 1)
        line.addWidget(self.day)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_XS)
        column.addWidget(self.copies)
        column.addSpacing(GAP_S)
        column.addLayout(line)
        column.addWidget(self.legal)

    @property
    def iso_day(self) -> str:
        """The day chosen, as an ISO date."""
        return self.day.date().toString(Qt.DateFormat.ISODate)

    def show_standing(self, standing: Standing) -> None:
        """Show what is known."""
        self._shown = standing
        self.copies.setText(self._copies(standing))
        yes, unknown, no = (
            " · ".join(name for name, found in standing.legal.items() if found == place)
            for place in ("legal", "not_known", "no")
        )
        said = [self.tr("✓ {formats}").format(formats=yes) if yes else self.tr("In none of the formats")]
        if unknown:
            said.append(self.tr("Not known yet: {formats}").format(formats=unknown))
        self.legal.setText("\n".join(said))
        self.legal.setToolTip(self.tr("Not in {formats}").format(formats=no) if no else "")

    def retranslate(self) -> None:
        """Set every text again."""
        self.title.setText(self.tr("Legal on"))
        self.title.setBuddy(self.day)
        self.day.setAccessibleName(self.tr("Day for the formats"))
        self.day.setLocale(QLocale())
        self.day.setDisplayFormat(day_format())
        if self._shown is not None:
            self.show_standing(self._shown)

    def _copies(self, standing: Standing) -> str:
        locale, own, of_name = QLocale(), standing.own, standing.of_name
        text = self.tr("{owned} owned · {free} free · {wanted} wanted").format(
            owned=locale.toString(own.owned), free=locale.toString(own.free), wanted=locale.toString(own.wanted)
        )
        if (of_name.owned, of_name.free, of_name.wanted) == (own.owned, own.free, own.wanted):
            return text
        every = self.tr("All prints: {owned} owned · {free} free · {wanted} wanted").format(
            owned=locale.toString(of_name.owned),
            free=locale.toString(of_name.free),
            wanted=locale.toString(of_name.wanted),
        )
        return f"{text}\n{every}"
