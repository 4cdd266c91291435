"""What the collection cost and how it grew, from the prices and days that were entered and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ptcg_desktop.services.collection_statistics import Spending, Statistics, by_whole, statistics
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.collection.chart import BarChart, Point, StepChart
from ptcg_desktop.ui.collection.section import Section
from ptcg_desktop.ui.widgets.written import counted, written_sum, written_sums
from ptcg_desktop.ui.widgets.written import written_number as _n

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

_MOST = 12
C = TypeVar("C", BarChart, StepChart)


class _Card(QFrame, Generic[C]):
    """A panel with a title, a chart and a line below it that says what the chart does not know."""

    def __init__(self, chart: C) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self.title, self.note = QLabel(), QLabel()
        self.chart: C = chart
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

    def say(self, title: str, note: str) -> None:
        """Set the words."""
        self.title.setText(title)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.chart.setAccessibleName(title)


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
        self.setFocusProxy(self._area)
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
        paid = [each for each in figures.periods if code in each.until.sums]
        left = written_sum(figures.undated.sums.get(code), code)
        note = self.tr("{sum} without a day are left out.").format(sum=left) if left else ""
        self.spent.say(self.tr("Paid over time"), note)
        self.spent.chart.show_points(
            [Point(each.when, each.until.sums[code], written_sum(each.until.sums[code], code)) for each in paid],
            lambda value: written_sum(value, code, whole=True),
        )
        self.spent.setVisible(bool(paid))
        undated = figures.undated.copies
        one = self.tr("1 copy without a day is left out.")
        note = counted(undated, one, self.tr("{count} copies without a day are left out.")) if undated else ""
        self.grown.say(self.tr("Copies over time"), note)
        self.grown.chart.show_points(
            [Point(each.when, each.until.copies, _n(each.until.copies)) for each in figures.periods], _n
        )
        self.grown.setVisible(bool(figures.periods))

    def _show_parts(self, figures: Statistics, code: str) -> None:
        names = {each.id: each.name.get(self.context.language) for each in self.context.workspace.catalogue.sets()}
        sets = [(names.get(each.set_id) or each.set_name or each.set_id, each.spending) for each in figures.by_set]
        places = [(each or self.tr("no place noted"), spent) for each, spent in by_whole(figures.by_place).items()]
        paid = (self.tr("Paid by set"), self.tr("Paid by place"))
        by_set, by_place = paid if code else (self.tr("Copies by set"), self.tr("Copies by place"))
        self._show_bars(self.by_set, by_set, sets, code)
        self._show_bars(self.by_place, by_place, places, code)

    def _show_bars(self, card: _Card[BarChart], title: str, parts: list[tuple[str, Spending]], code: str) -> None:
        """The largest parts by what was paid; where no price is known, by copies."""
        points = [
            Point(name, part.sums.get(code, 0), written_sum(part.sums.get(code, 0), code))
            if code
            else Point(name, part.copies, _n(part.copies))
            for name, part in parts
        ]
        points = sorted((each for each in points if each.value), key=lambda each: -each.value)
        left = len(points) - _MOST
        card.say(title, self.tr("and {count} more").format(count=_n(left)) if left > 0 else "")
        card.chart.show_points(points[:_MOST])
        card.setVisible(bool(points))
