"""What the collection cost and how it grew, from the prices and days that were entered and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ptcg_desktop.services.collection_statistics import Spending, Statistics, statistics
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.collection.chart import BarChart, Point, StepChart
from ptcg_desktop.ui.collection.section import Section
from ptcg_desktop.ui.widgets.written import counted, written_day, written_sum, written_sums
from ptcg_desktop.ui.widgets.written import written_number as _n

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

_MOST = 12


class _Card(QFrame):
    """A panel with a title, a chart and a line below it that says what the chart does not know."""

    def __init__(self, chart: BarChart | StepChart) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self.title, self.note, self.chart = QLabel(), QLabel(), chart
        self.title.setProperty("look", "strong")
        self.note.setProperty("look", "small")
        self.note.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 14)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(chart)
        column.addWidget(self.note)
        column.addStretch(1)

    def say(self, title: str, note: str, points: list[Point]) -> None:
        """Set everything; a chart without points is hidden."""
        self.title.setText(title)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.chart.setAccessibleName(title)
        self.chart.show_points(points)
        self.chart.setVisible(bool(points))


class FiguresView(Section):
    """Totals, spending over time, by set and by place, and how many copies came when; one currency at a time."""

    areas = frozenset({"collection"})

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._latest: Latest[Statistics] = Latest(context, self._take)
        self.figures: Statistics | None = None
        self.total, self.known = QLabel(), QLabel()
        self.total.setProperty("look", "display")
        self.known.setProperty("look", "muted")
        self.known.setWordWrap(True)
        self.currency = QComboBox()
        self.currency.activated.connect(lambda _row: self._show())
        self.spent, self.grown = _Card(StepChart()), _Card(StepChart())
        self.by_set, self.by_place = _Card(BarChart()), _Card(BarChart())
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.total)
        head.addStretch(1)
        head.addWidget(self.currency)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 10, 0)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.known)
        for pair in ((self.spent, self.grown), (self.by_set, self.by_place)):
            row = QHBoxLayout()
            row.setSpacing(12)
            for card in pair:
                row.addWidget(card, 1)
            column.addLayout(row)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setProperty("look", "bare")
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._area = area
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(area)

    def retranslate(self) -> None:
        self.currency.setAccessibleName(self.tr("Currency"))
        self._area.setAccessibleName(self.tr("Figures"))
        self._show()

    def ask(self) -> None:
        collection = self.context.workspace.collection
        self._latest.ask(lambda: statistics(collection.holdings()))

    def _take(self, figures: Statistics) -> None:
        self.figures = figures
        codes = sorted(figures.total.sums, key=lambda code: -figures.total.sums[code])
        if [self.currency.itemData(row) for row in range(self.currency.count())] != codes:
            self.currency.clear()
            for code in codes:
                self.currency.addItem(code, code)
        self.currency.setVisible(len(codes) > 1)
        self._show()

    def _show(self) -> None:
        figures = self.figures
        cards = (self.spent, self.grown, self.by_set, self.by_place)
        for card in cards:
            card.setVisible(figures is not None)
        if figures is None:
            self.total.setText("")
            self.known.setText(self.tr("Counting…"))
            return
        total = figures.total
        self.total.setText(written_sums(total.sums) if total.priced else self.tr("No prices yet"))
        self.known.setText(self._known(total))
        code = str(self.currency.currentData() or "")
        self._show_time(figures, code)
        self._show_parts(figures, code)

    def _known(self, total: Spending) -> str:
        if not total.priced:
            return self.tr(
                "Enter what you paid for copies, in the details of a row, and it is summed up here. "
                "Prices are never guessed."
            )
        if not total.unpriced:
            return counted(
                total.copies,
                self.tr("Paid for the one copy you have."),
                self.tr("Paid in all. The price of all {count} copies is known."),
            )
        return self.tr("Paid in all, as far as you know: price known for {priced} of {copies} copies.").format(
            priced=_n(total.priced), copies=_n(total.copies)
        )

    def _show_time(self, figures: Statistics, code: str) -> None:
        undated = figures.undated.copies
        note = (
            counted(
                undated,
                self.tr("1 copy without a day is left out."),
                self.tr("{count} copies without a day are left out."),
            )
            if undated
            else ""
        )
        spent = [
            Point(written_day(each.when), each.until.sums.get(code, 0), written_sum(each.until.sums.get(code, 0), code))
            for each in figures.periods
        ]
        self.spent.say(self.tr("Paid until then"), note, spent if code else [])
        self.spent.setVisible(bool(code) and bool(spent))
        grown = [Point(written_day(each.when), each.until.copies, _n(each.until.copies)) for each in figures.periods]
        self.grown.say(self.tr("Copies until then"), note, grown)
        self.grown.setVisible(bool(grown))

    def _show_parts(self, figures: Statistics, code: str) -> None:
        names = {each.id: each.name.get(self.context.language) for each in self.context.workspace.catalogue.sets()}
        sets = [(names.get(each.set_id) or each.set_name or each.set_id, each.spending) for each in figures.by_set]
        places = [(place or self.tr("no place noted"), spending) for place, spending in figures.by_place.items()]
        self._show_bars(self.by_set, self.tr("By set"), sets, code)
        self._show_bars(self.by_place, self.tr("By place"), places, code)

    def _show_bars(self, card: _Card, title: str, parts: list[tuple[str, Spending]], code: str) -> None:
        """The largest parts by what was paid; where no price is known, by copies."""
        values = [
            (name, part.sums.get(code, 0), written_sum(part.sums.get(code, 0), code))
            if code
            else (name, part.copies, _n(part.copies))
            for name, part in parts
        ]
        values = sorted((each for each in values if each[1]), key=lambda each: -each[1])
        left = len(values) - _MOST
        note = self.tr("and {count} more").format(count=_n(left)) if left > 0 else ""
        card.say(title, note, [Point(*each) for each in values[:_MOST]])
        card.setVisible(bool(values))
