"""The odds of the open deck: each card in the opening hand, by a turn and among the Prizes, and hands to look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.model import Era
from ptcg_desktop.decks import DeckList
from ptcg_desktop.decks.compare import OddsPair, compare_odds
from ptcg_desktop.decks.odds_table import ENERGY_STEPS, OddsTable, odds_table, together
from ptcg_desktop.decks.rules import OpeningRules, load_opening_rules
from ptcg_desktop.services.hands import Hand, Sample, hand, sample
from ptcg_desktop.services.words import era_of_profile
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.decks.bench_presenter import BenchPresenter
from ptcg_desktop.ui.decks.hand_view import HandView
from ptcg_desktop.ui.decks.open_deck import OpenDeck
from ptcg_desktop.ui.decks.rivals import RivalBox
from ptcg_desktop.ui.decks.side_tabs import DeckTab
from ptcg_desktop.ui.decks.statistics_view import StatisticsView
from ptcg_desktop.ui.widgets.bar_table import BarRow, BarTable
from ptcg_desktop.ui.widgets.card_text import face_term
from ptcg_desktop.ui.widgets.flow import FlowLayout
from ptcg_desktop.ui.widgets.written import percent, written_decimal, written_number

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.app.tasks import Handle

LAST_TURN = 12
FIRST_SHOWN = 3
"""By this turn a Stage 2 Pokémon can be in play."""
HANDS = 10_000


class OddsPanel(DeckTab):
    """What the deck may expect to draw, exactly, and what it is made of."""

    def __init__(self, context: AppContext, bench: BenchPresenter, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._deck: OpenDeck | None = None
        self._opening: OpeningRules | None = None
        self._table: OddsTable | None = None
        self._other: OddsTable | None = None
        self._asked: tuple[object, ...] = ()
        self._seed = 1
        self._dealing: Handle[Sample] | None = None
        self._dealt: Sample | None = None
        self.turn = QComboBox()
        self.turn.addItems([str(turn) for turn in range(1, LAST_TURN + 1)])
        self.turn.setCurrentIndex(FIRST_SHOWN - 1)
        self.seat = QComboBox()
        self.seat.addItems(["", ""])
        self.rival, self.measure = RivalBox(context, bench), QComboBox()
        self.measure.addItems(["", "", ""])
        self._turn_label, self._seat_label, self._rival_label, self._measure_label = (QLabel() for _ in range(4))
        self._form = QFormLayout()
        self.summary, self.hint, self.both, self.energy_title, self.lines_title = (QLabel() for _ in range(5))
        self.cards, self.energy, self.lines = (BarTable(shares=True) for _ in range(3))
        self.hand_title, self.hand_note = QLabel(), QLabel()
        self.hand = HandView(faces)
        self.another, self.many = QPushButton(), QPushButton()
        self.sampled = QLabel()
        self.statistics = StatisticsView()
        for title in (self.energy_title, self.lines_title, self.hand_title):
            title.setProperty("look", "strong")
            title.setWordWrap(True)
        for note in (self.summary, self.hint, self.both, self.hand_note, self.sampled):
            note.setProperty("look", "muted")
            note.setWordWrap(True)
        self._lay_out()
        self.turn.currentIndexChanged.connect(lambda _row: self._count())
        self.seat.currentIndexChanged.connect(lambda _row: self._count())
        self.rival.rival_changed.connect(self._show_all)
        self.measure.currentIndexChanged.connect(lambda _row: self._show_odds())
        self.cards.selectionModel().selectionChanged.connect(lambda *_change: self._show_both())
        self.another.clicked.connect(self._deal_another)
        self.many.clicked.connect(self._deal_many)

    def _lay_out(self) -> None:
        form = self._form
        form.setSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, field in (
            (self._turn_label, self.turn),
            (self._seat_label, self.seat),
            (self._rival_label, self.rival),
            (self._measure_label, self.measure),
        ):
            label.setBuddy(field)
            form.addRow(label, field)
        buttons = FlowLayout(6, 6)
        buttons.addWidget(self.another)
        buttons.addWidget(self.many)
        whole = QVBoxLayout(self)  # from the outside in, as in the Decks page
        whole.setContentsMargins(4, 12, 0, 0)
        whole.setSpacing(10)
        whole.addLayout(form)
        whole.addWidget(self.summary)
        area = QScrollArea()
        area.setProperty("look", "bare")
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole.addWidget(area, 1)
        whole.addWidget(self.both)  # what is asked of the chosen cards is answered where it is always seen
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(12)
        area.setWidget(content)
        self._counted = QWidget()
        column.addWidget(self._counted)
        column.addWidget(self.statistics)
        column.addStretch(1)
        inner = QVBoxLayout(self._counted)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(8)
        for part in (self.cards, self.hint, self.energy_title, self.energy, self.lines_title, self.lines):
            inner.addWidget(part)
        inner.addWidget(self.hand_title)
        inner.addWidget(self.hand)
        inner.addWidget(self.hand_note)
        inner.addLayout(buttons)
        inner.addWidget(self.sampled)

    def tab_title(self) -> str:
        return self.tr("Odds")

    def retranslate(self) -> None:
        self._turn_label.setText(self.tr("By own turn"))
        self._seat_label.setText(self.tr("Playing"))
        self._rival_label.setText(self.tr("Beside"))
        self._measure_label.setText(self.tr("Compared"))
        self.rival.setAccessibleName(self.tr("Compare with another deck"))
        self.rival.setToolTip(self.rival.accessibleName())
        self.measure.setAccessibleName(self.tr("Compared"))
        with QSignalBlocker(self.measure):
            for row, words in enumerate((self.tr("Opening hand"), self.tr("By that turn"), self.tr("Prizes"))):
                self.measure.setItemText(row, words)
        self.turn.setAccessibleName(self.tr("By own turn"))
        self.seat.setAccessibleName(self.tr("Playing"))
        with QSignalBlocker(self.seat):
            self.seat.setItemText(0, self.tr("first"))
            self.seat.setItemText(1, self.tr("second"))
        self.energy_title.setText(self.tr("Energy cards of a type, so many or more"))
        self.energy.setAccessibleName(self.energy_title.text())
        self.lines_title.setText(self.tr("Evolution lines in play"))
        self.lines.setAccessibleName(self.lines_title.text())
        self.cards.setAccessibleName(self.tr("Each card"))
        self.hint.setText(
            self.tr("Choose a card for its copies among the Prizes, several for the chance of having them all.")
        )
        self.hand_title.setText(self.tr("An opening hand"))
        self.another.setText(self.tr("Another hand"))
        self._offer_hands()
        self.many.setToolTip(self.tr("Shuffles as the table does and counts, as a check of the exact numbers"))
        self.statistics.retranslate()
        self.show_deck(self._deck)

    def show_deck(self, deck: OpenDeck | None) -> None:
        opening = load_opening_rules(deck.profile_id) if deck is not None else None
        if _dealt_from(deck) != _dealt_from(self._deck) or opening != self._opening:
            self._stop_dealing()
            self._dealt = None
        self._deck, self._opening = deck, opening
        self._say_dealt()
        self.rival.show_deck(deck)
        self._show_all()
        self._deal_hand()

    def _show_all(self) -> None:
        deck, other = self._deck, self.rival.other
        self._form.setRowVisible(self.measure, other is not None)
        self.statistics.show_deck(deck.deck if deck else None, self._context.language, self._era(), other)
        self._count()

    def _count(self) -> None:
        self._table = self._odds_of(self._deck.deck if self._deck else None)
        asked = (self.rival.other, self._opening, self.turn.currentIndex(), self.seat.currentIndex())
        if asked != self._asked:  # the other deck does not change while this one is built
            self._asked, self._other = asked, self._odds_of(self.rival.other)
        self._counted.setVisible(self._table is not None)
        self._show_odds()

    def _odds_of(self, deck: DeckList | None) -> OddsTable | None:
        """The odds of a deck under the rules the open one is checked by."""
        if deck is None or self._opening is None:
            return None
        begins = self.seat.currentIndex() == 0
        return odds_table(deck, self._opening, self.turn.currentIndex() + 1, begins=begins)

    def _show_odds(self) -> None:
        if self._table is None:
            self.summary.setText(self.tr("With a Basic Pokémon and enough cards, the odds stand here."))
            self._show_both()
            return
        self._show_summary(self._table)
        self._show_seat()
        if self._other is not None:
            self._show_pairs(compare_odds(self._table, self._other))
        else:
            self._show_cards(self._table)
        for title, body in ((self.energy_title, self.energy), (self.lines_title, self.lines)):
            title.setVisible(bool(body.rows))
            body.setVisible(bool(body.rows))
        self._show_both()

    def _show_summary(self, table: OddsTable) -> None:
        redraws, bonus = (written_decimal(number, 2) for number in (table.redraws, table.bonus))
        text = self.tr(
            "No Basic Pokémon in the opening hand: {percent}. On the average {redraws} new hands a game, "
            "and up to {bonus} cards for the opponent."
        ).format(percent=percent(table.mulligan), redraws=redraws, bonus=bonus)
        self.summary.setText("\n".join((text, *self._beside_words())))
        self.summary.setToolTip(
            self.tr(
                "Exact chances of the hand that is kept, and of the cards drawn each turn. Cards that draw or "
                "search make a deck faster than this."
            )
        )

    def _show_seat(self) -> None:
        """Say so where it makes no difference who begins."""
        same = self._opening is not None and self._opening.first_turn_draw
        words = self.tr("By these rules both players draw on their first turn: the odds are the same for both.")
        self.seat.setToolTip(words if same else "")

    def _beside_words(self) -> list[str]:
        """What is to be said of the deck beside."""
        if self.rival.busy:
            return [self.tr("The other deck: reading the list…")]
        if self.rival.other is None:
            return []
        words = [self.tr("The other deck cannot be dealt: it needs a Basic Pokémon and enough cards.")]
        if self._other is not None:
            redraws = written_decimal(self._other.redraws, 2)
            words = [
                self.tr("The other deck: {percent}, and {redraws} new hands.").format(
                    percent=percent(self._other.mulligan), redraws=redraws
                )
            ]
        if self.rival.lost:
            words.append(self.tr("Cards of the list that were not found: {count}").format(count=self.rival.lost))
        return words

    def _show_pairs(self, pair: OddsPair) -> None:
        """Both decks beside each other, by the measure that is chosen."""
        language = self._context.language
        heads = ["", self.tr("This"), self.tr("Other"), "±"]
        cards = []
        for card in pair.cards:
            counts = dict.fromkeys(str(count) for count in card.count)
            label = self.tr("{count}× {name}").format(count="/".join(counts), name=card.label.get(language))
            measured = (card.opening, card.by_turn, card.prized)[self.measure.currentIndex()]
            cards.append(BarRow(label, measured, card.key))
        self.cards.show_pairs(heads, cards)
        steps = [self.tr("{count}+").format(count=step) for step in ENERGY_STEPS]
        energy = [
            BarRow(self.tr("{name}, {count}").format(name=self._type_name(row.type), count=step), shares)
            for row in pair.energy
            for step, shares in zip(steps, row.by_turn, strict=True)
        ]
        self.energy.show_pairs(heads, energy)
        lines = [BarRow(" → ".join(label.get(language) for label in line.labels), line.by_turn) for line in pair.lines]
        self.lines.show_pairs(heads, lines)

    def _show_cards(self, table: OddsTable) -> None:
        language = self._context.language
        turn = self.tr("Turn {turn}").format(turn=table.turn)
        rows = [
            BarRow(
                self.tr("{count}× {name}").format(count=card.count, name=card.label.get(language)),
                (card.opening, card.by_turn, card.any_prized),
                card.key,
            )
            for card in table.cards
        ]
        self.cards.show_rows(["", self.tr("Hand"), turn, self.tr("Prizes")], rows)
        steps = [self.tr("{count}+").format(count=step) for step in ENERGY_STEPS]
        energy = [
            BarRow(
                self.tr("{count}× {name}").format(count=row.count, name=self._type_name(row.type)),
                row.by_turn,
                row.type,
            )
            for row in table.energy
        ]
        self.energy.show_rows(["", *steps], energy)
        lines = [
            BarRow(" → ".join(label.get(language) for label in line.labels), (line.by_turn,)) for line in table.lines
        ]
        self.lines.show_rows(["", turn], lines)

    def _type_name(self, letter: str) -> str:
        return face_term(letter, self._context.language, self._era())

    def _era(self) -> Era:
        """The words of the rules the deck is checked by."""
        return era_of_profile(self._deck.profile_id) if self._deck is not None else "modern"

    def _show_both(self) -> None:
        """Answer for the chosen cards: one, how many copies are among the Prizes; several, the chance of them all."""
        keys, table = self.cards.chosen(), self._table
        self.hint.setVisible(not keys)
        self.both.setVisible(table is not None and bool(keys))
        if table is None or self._deck is None or not keys:
            return
        if len(keys) == 1:
            text = self._prized_words(keys[0], table)
        elif self.rival.other is not None and self._other is not None:
            text = self.tr("All {count} chosen by turn {turn}: {percent}, in the other deck {other}").format(
                count=len(keys),
                turn=table.turn,
                percent=percent(self._together(self._deck.deck, table, keys)),
                other=percent(self._together(self.rival.other, self._other, keys)),
            )
        else:
            chance = percent(self._together(self._deck.deck, table, keys))
            text = self.tr("All {count} chosen by turn {turn}: {percent}").format(
                count=len(keys), turn=table.turn, percent=chance
            )
        self.both.setText(text)

    def _prized_words(self, key: str, table: OddsTable) -> str:
        """How likely each number of copies of a card is among the Prizes, in this deck and in the one beside it."""
        lines = []
        for asked, title in ((table, self.tr("{name} among the Prizes")), (self._other, self.tr("In the other deck"))):
            card = next((card for card in asked.cards if card.key == key), None) if asked is not None else None
            if card is None:
                continue
            shares = (
                self.tr("{number} of {count}: {percent}").format(
                    number=number, count=card.count, percent=percent(share)
                )
                for number, share in enumerate(card.prized)
            )
            name = card.label.get(self._context.language)
            lines.append("\n".join((title.format(name=name), "   ".join(each.replace(" ", "\xa0") for each in shares))))
        return "\n".join(lines)

    def _together(self, deck: DeckList, table: OddsTable, keys: Sequence[str]) -> float:
        """The chance of them all; of what a deck does not have there is none."""
        if self._opening is None or not {card.key for card in table.cards}.issuperset(keys):
            return 0.0
        return together(deck, self._opening, table.turn, keys, begins=table.begins) or 0.0

    def _deal_another(self) -> None:
        self._seed += 1
        self._deal_hand()

    def _deal_hand(self) -> None:
        if self._table is None or self._deck is None or self._opening is None:
            return
        self._show_hand(hand(self._deck.deck, self._opening, self._seed))

    def _show_hand(self, dealt: Hand) -> None:
        self.hand.show_cards(dealt.cards, self._context.language)
        text = ""
        if dealt.redraws == 1:
            text = self.tr("After one hand without a Basic Pokémon")
        elif dealt.redraws:
            text = self.tr("After {count} hands without a Basic Pokémon").format(count=dealt.redraws)
        self.hand_note.setText(text)
        self.hand_note.setVisible(bool(text))

    def _deal_many(self) -> None:
        deck, opening = self._deck, self._opening
        if deck is None or opening is None or self._dealing is not None:
            self._stop_dealing()
            return
        seed = self._seed
        self._dealing = self._context.tasks.run(
            lambda control: sample(deck.deck, opening, seed, HANDS, control.progress, control.cancelled),
            self._sampled,
            on_progress=lambda done, _total, _what: self._show_dealing(done),
        )
        self._show_dealing(0)

    def _offer_hands(self) -> None:
        words = self.tr("Deal {count} hands").format(count=written_number(HANDS))
        self.many.setText(words if self._dealing is None else self.tr("Stop"))

    def _show_dealing(self, done: int) -> None:
        if self._dealing is not None:
            self.many.setText(self.tr("Stop"))
            self.sampled.setText(self.tr("{count} hands dealt").format(count=written_number(done)))

    def _stop_dealing(self) -> None:
        if self._dealing is not None:
            self._dealing.forget()
            self._dealing = None
            self._offer_hands()

    def _sampled(self, found: Sample) -> None:
        self._dealing, self._dealt = None, found
        self._offer_hands()
        self._say_dealt()

    def _say_dealt(self) -> None:
        """What the dealt hands showed, beside the exact odds, in the language of the window."""
        found, table = self._dealt, self._table
        if found is None or table is None:
            if self._dealing is None:
                self.sampled.setText("")
            return
        apart = max(abs(found.opening[card.key] / found.hands - card.opening) for card in table.cards)
        text = self.tr(
            "{count} hands: {percent} without a Basic Pokémon; no card is further than {apart} from its odds."
        )
        hands = written_number(found.hands)
        self.sampled.setText(text.format(count=hands, percent=percent(found.mulligan), apart=percent(apart)))


def _dealt_from(deck: OpenDeck | None) -> DeckList | None:
    """The cards hands are dealt from: hands of these stay what they are while the deck gets a note or another name."""
    return msgspec.structs.replace(deck.deck, name="") if deck is not None else None
