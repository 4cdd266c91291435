"""The live check of the open deck: verdict, format and rules, counts, odds, and every finding with its fix."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.decks.mending import safe_fixes
from ptcg_desktop.decks.report import Finding, Fix
from ptcg_desktop.services.legality import Place
from ptcg_desktop.ui.collection.look import present_look, verdict_pixmap
from ptcg_desktop.ui.decks.house_menu import HouseButton, HouseProblem
from ptcg_desktop.ui.decks.legal_list import LegalList, Name
from ptcg_desktop.ui.decks.numbers import Numbers, numbers
from ptcg_desktop.ui.decks.open_deck import OpenDeck
from ptcg_desktop.ui.decks.side_tabs import DeckTab
from ptcg_desktop.ui.widgets.lettering import elided
from ptcg_desktop.ui.widgets.written import percent

Say = Callable[[Finding], str]
SayFix = Callable[[Fix], str]
ICON = 16
_LEFT = 4
_ROW_MARGINS, _ROW_GAP = (10, 9, 10, 9), 9


class KindBar(QWidget):
    """One bar of three parts: Pokémon, Trainers, Energy, against the size the rules ask for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers: Numbers | None = None
        self.setFixedHeight(10)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_numbers(self, found: Numbers) -> None:
        """Show the counts of a deck."""
        self._numbers = found
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = present_look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.tokens.colour("sunken"))
        whole = QRectF(self.rect())
        painter.drawRoundedRect(whole, 5, 5)
        if self._numbers is not None and self._numbers.size:
            span = whole.width() / max(self._numbers.size, self._numbers.wanted)
            left = 0.0
            for colour, count in zip(look.kinds, self._numbers.kinds, strict=True):
                if count:
                    painter.setBrush(colour)
                    painter.drawRoundedRect(QRectF(left, 0, max(4.0, span * count - 1.5), whole.height()), 4, 4)
                left += span * count
        painter.end()


class KindLegend(QWidget):
    """A dot, a word and a number for each part of the bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._labels: list[QLabel] = []
        for place in range(3):
            if place:
                row.addStretch(1)
            row.addWidget(_Dot(place))
            label = QLabel()
            label.setProperty("look", "small")
            self._labels.append(label)
            row.addWidget(label)

    def say(self, words: list[str]) -> None:
        """Set the three texts."""
        for label, text in zip(self._labels, words, strict=True):
            label.setText(text)


class _Dot(QWidget):
    def __init__(self, place: int) -> None:
        super().__init__()
        self._place = place
        self.setFixedSize(QSize(10, 10))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(present_look().kinds[self._place])
        painter.drawEllipse(QRectF(1, 1, 8, 8))
        painter.end()


class FindingRow(QFrame):
    """One finding: mark, sentence, clause, and its fix as a button. A click shows the cards it is about."""

    fixed = Signal(object)
    asked = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._finding: Finding | None = None
        self._fix_words = ""
        self.setProperty("look", "panel")
        self.icon, self.words, self.clause = QLabel(), QLabel(), QLabel()
        self.fix = QPushButton()
        self.fix.setObjectName("fix")
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
        self.clause.setProperty("look", "small")
        self.icon.setFixedSize(ICON, ICON + 2)
        self.icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._below.addWidget(self.clause, 1)
        self._below.addWidget(self.fix)
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(self.words)
        column.addLayout(self._below)
        row = QHBoxLayout(self)
        row.setContentsMargins(*_ROW_MARGINS)
        row.setSpacing(_ROW_GAP)
        row.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        self.fix.clicked.connect(self._emit_fix)

    def show_finding(self, finding: Finding, mark: str, sentence: str, clause: str, fix: str, severity: str) -> None:
        """Show a finding in words."""
        self._finding = finding
        self.icon.setPixmap(verdict_pixmap(mark, ICON, self.devicePixelRatioF(), present_look()))
        self.icon.setAccessibleName(severity)
        self.icon.setToolTip(severity)
        self.words.setText(sentence)
        self.clause.setText(clause)
        self._fix_words = fix
        self.fix.setText(fix)
        self.fix.setAccessibleName(f"{fix}: {sentence}")
        self.fix.setVisible(bool(fix))
        self.setCursor(Qt.CursorShape.PointingHandCursor if finding.cards else Qt.CursorShape.ArrowCursor)

    def fit(self, width: int) -> None:
        """Put the button below the clause where there is no room for both beside each other; words that are too long
        even there end with dots, and are whole in the tooltip."""
        self.fix.setText(self._fix_words)
        left, _, right, _ = _ROW_MARGINS
        room = width - left - right - ICON - _ROW_GAP
        both = self.clause.sizeHint().width() + self._below.spacing() + self.fix.sizeHint().width()
        narrow = bool(self._fix_words) and both > room
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._below.setDirection(down if narrow else across)
        edges = self.fix.sizeHint().width() - self.fix.fontMetrics().horizontalAdvance(self._fix_words)
        if self.fix.sizeHint().width() > room:
            self.fix.setText(elided(self._fix_words, self.fix.font(), room - edges))
        self.fix.setToolTip(self._fix_words if self.fix.text() != self._fix_words else "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._finding is not None and self._finding.cards:
            self.asked.emit(self._finding.cards)
        super().mousePressEvent(event)

    def _emit_fix(self) -> None:
        if self._finding is not None and self._finding.fix is not None:
            self.fixed.emit(self._finding.fix)


class CheckPanel(DeckTab):
    """Everything the program knows about the deck as a whole."""

    format_chosen = Signal(str)
    profile_chosen = Signal(str)
    fixed = Signal(object)
    mend_asked = Signal()
    """All safe fixes at once."""
    asked = Signal(tuple)
    """Card ids a finding is about."""
    places_asked = Signal(object)
    """The deck whose formats are to be told to `show_places`."""
    woke = Signal()
    """The window is used again: files may have been changed meanwhile."""

    def __init__(self, say: Say, say_fix: SayFix, name_format: Name, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._say, self._say_fix = say, say_fix
        self._rows: list[FindingRow] = []
        self._deck: OpenDeck | None = None
        self._own: frozenset[str] = frozenset()
        self.mark, self.verdict, self.detail = QLabel(), QLabel(), QLabel()
        self.verdict.setProperty("look", "title")
        self.verdict.setObjectName("verdict")
        self.detail.setProperty("look", "muted")
        self.detail.setWordWrap(True)
        self.format_box, self.rules_box = QComboBox(), QComboBox()
        self.format_box.setObjectName("format")
        self.rules_box.setObjectName("rules")
        self._format_label, self._rules_label = QLabel(), QLabel()
        self.bar, self.legend = KindBar(), KindLegend()
        self.odds = QLabel()
        self.odds.setWordWrap(True)
        self.odds.setProperty("look", "muted")
        self.house, self.problem = HouseButton(), HouseProblem()
        self.mend = QPushButton()
        self.mend.setObjectName("mend_all")
        self.places = LegalList(name_format)
        self._lay_out()
        self.mend.clicked.connect(self.mend_asked)
        self.format_box.activated.connect(
            lambda _row: self.format_chosen.emit(str(self.format_box.currentData() or ""))
        )
        self.rules_box.activated.connect(lambda _row: self.profile_chosen.emit(str(self.rules_box.currentData() or "")))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.verdict)
        words.addWidget(self.detail)
        head.addLayout(words, 1)
        form = QFormLayout()
        form.setSpacing(8)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for label, box in ((self._format_label, self.format_box), (self._rules_label, self.rules_box)):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            label.setMinimumHeight(box.sizeHint().height())
            label.setBuddy(box)
            form.addRow(label, self._with_house(box) if box is self.format_box else box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        inner = QWidget()
        self._list = QVBoxLayout(inner)
        self._list.setContentsMargins(0, 0, 6, 0)
        self._list.setSpacing(8)
        self._list.addWidget(self.places)
        self._list.addStretch(1)
        self._area = area = QScrollArea()
        area.setProperty("look", "bare")
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        column = QVBoxLayout(self)
        column.setContentsMargins(_LEFT, 12, 0, 0)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(form)
        column.addWidget(self.problem)
        column.addWidget(self.bar)
        column.addWidget(self.legend)
        column.addWidget(self.odds)
        column.addWidget(self.mend)
        column.addWidget(area, 1)

    def _with_house(self, box: QComboBox) -> QWidget:
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(box, 1)
        row.addWidget(self.house)
        return both

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.woke.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the legend has no room it steps aside: the headings of the deck say the same."""
        super().resizeEvent(event)
        self._fit_legend()
        self._fit_rows()

    def _fit_legend(self) -> None:
        self.legend.setVisible(self._room() >= self.legend.sizeHint().width())

    def _room(self) -> int:
        """Width inside the margins."""
        return self.width() - _LEFT

    def _fit_rows(self) -> None:
        # As if the bar were there: whether it is depends on how high the rows are.
        bar = self._area.verticalScrollBar().sizeHint().width()
        for row in self._rows:
            row.fit(self._room() - self._list.contentsMargins().right() - bar)

    def tab_title(self) -> str:
        return self.tr("Check")

    def retranslate(self) -> None:
        self._format_label.setText(self.tr("Format"))
        self.format_box.setAccessibleName(self.tr("Format"))
        self.house.retranslate()
        self.places.retranslate()
        self.mend.setText(self.tr("Mend all at once"))
        self.mend.setToolTip(self.tr("Takes away what is over a limit and swaps to legal prints of the same card"))
        self._rules_label.setText(self.tr("Rules"))
        self.rules_box.setAccessibleName(self.tr("Rules"))
        self.show_deck(self._deck)

    def offer(
        self, formats: list[tuple[str, str]], profiles: list[str], own: Collection[str], problems: list[str]
    ) -> None:
        """Fill the two lists: formats as id and name, ids of rule profiles.

        `own` are the house formats among them; `problems` say what is wrong with other files of the house folder.
        """
        self._own = frozenset(own)
        self.problem.say(problems)
        names = self._profile_names()
        with QSignalBlocker(self.format_box), QSignalBlocker(self.rules_box):
            self.format_box.clear()
            for format_id, name in formats:
                self.format_box.addItem(name, format_id)
            self.rules_box.clear()
            for profile in profiles:
                self.rules_box.addItem(names.get(profile, profile), profile)
        self._show_choices()

    def show_deck(self, deck: OpenDeck | None) -> None:
        self._deck = deck
        if deck is None:
            return
        self._show_choices()
        self._show_verdict(deck)
        self._show_numbers(deck)
        self._show_findings(deck)
        self.mend.setVisible(len(safe_fixes(deck.report)) > 1)
        self.places_asked.emit(deck)

    def show_places(self, answer: tuple[OpenDeck, dict[str, Place]]) -> None:
        """Show in which formats a deck is legal, if it is still the one that is seen."""
        deck, places = answer
        if deck is self._deck:
            self.places.show_places(places if deck.size else {})

    def redress(self) -> None:
        self.house.redress()
        self.show_deck(self._deck)

    def _show_choices(self) -> None:
        if self._deck is None:
            return
        with QSignalBlocker(self.format_box), QSignalBlocker(self.rules_box):
            self.house.can_copy(self._deck.format_id not in self._own)
            self.format_box.setCurrentIndex(self.format_box.findData(self._deck.format_id))
            self.rules_box.setCurrentIndex(self.rules_box.findData(self._deck.profile_id))

    def _show_verdict(self, deck: OpenDeck) -> None:
        state = deck.standing
        self.mark.setPixmap(verdict_pixmap(state, 26, self.devicePixelRatioF(), present_look()))
        words = {"good": self.tr("Legal"), "hint": self.tr("Not finished"), "error": self.tr("Not legal")}
        self.verdict.setText(words[state])
        self.detail.setText(self._detail(deck))

    def _detail(self, deck: OpenDeck) -> str:
        errors, hints = len(deck.report.errors), len(deck.report.hints)
        missing = deck.rules.deck_size - deck.size
        if deck.standing == "hint":
            return self.tr("One card to go") if missing == 1 else self.tr("{count} cards to go").format(count=missing)
        if errors:
            return (
                self.tr("One thing to mend") if errors == 1 else self.tr("{count} things to mend").format(count=errors)
            )
        if hints:
            return self.tr("One hint") if hints == 1 else self.tr("{count} hints").format(count=hints)
        return self.tr("Nothing to mend")

    def _show_numbers(self, deck: OpenDeck) -> None:
        found = numbers(deck.deck, deck.rules)
        self.bar.show_numbers(found)
        pokemon, trainers, energy = found.kinds
        self.legend.say(
            [
                self.tr("Pokémon {count}").format(count=pokemon),
                self.tr("Trainers {count}").format(count=trainers),
                self.tr("Energy {count}").format(count=energy),
            ]
        )
        self._fit_legend()
        self.odds.setVisible(found.mulligan is not None)
        if found.mulligan is not None:
            words = self.tr("No Basic Pokémon in the opening hand: {percent} of games")
            self.odds.setText(words.format(percent=percent(found.mulligan)))
            self.odds.setToolTip(
                self.tr("Exact chance for {basics} Basic Pokémon in {size} cards and a hand of 7").format(
                    basics=found.basics, size=found.size
                )
            )

    def _show_findings(self, deck: OpenDeck) -> None:
        findings = deck.findings
        while len(self._rows) < len(findings):
            row = FindingRow()
            row.fixed.connect(self.fixed)
            row.asked.connect(self.asked)
            self._list.insertWidget(len(self._rows), row)
            self._rows.append(row)
        named = {"FORMAT": self.tr("Format"), "COLLECTION": self.tr("Collection")}
        severities = {"error": self.tr("Error"), "hint": self.tr("Hint"), "note": self.tr("Note")}
        for row, finding in zip(self._rows, findings, strict=False):
            clause = named.get(finding.clause, finding.clause)
            fix = self._say_fix(finding.fix) if finding.fix else ""
            mark = "hint" if deck.standing == "hint" and finding.severity == "error" else finding.severity
            row.show_finding(finding, mark, self._say(finding), clause, fix, severities[finding.severity])
        for place, row in enumerate(self._rows):
            row.setVisible(place < len(findings))
        self._fit_rows()

    def _profile_names(self) -> dict[str, str]:
        return {
            "classic": self.tr("Classic (1999)"),
            "classic-extended": self.tr("Classic, extended"),
            "bw-xy-2013": self.tr("Black & White to XY (2013)"),
            "xy-nov-2013": self.tr("XY on (November 2013)"),
            "current": self.tr("Current"),
        }
