"""What a deck's cards promise: the odds of one deck, under the opening rules of a profile, by some turn.

All of it is exact for a game in which nobody searches, draws by card text or moves Prizes; a deck that does so is
faster than this. "Seen by turn n" counts the opening hand that is kept and the card drawn at the beginning of each own
turn.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ptcg_desktop.cards.model import Text
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks.model import DeckList, Entry
from ptcg_desktop.decks.odds import Early, Group, chance, chance_in_time, exactly_in, mulligan_rate, seen
from ptcg_desktop.decks.rules import OpeningRules

ENERGY_STEPS = (1, 2, 3)


class CardOdds(msgspec.Struct, frozen=True):
    """The chances of one name, over all its prints.

    Attributes:
        key: Name key, to ask for several cards together.
        count: Copies in the deck.
        opening: At least one in the opening hand.
        by_turn: At least one seen by the turn asked for.
        prized: Chance of exactly 0, 1, 2… copies among the Prizes.
    """

    key: str
    label: Text
    count: int
    opening: float
    by_turn: float
    prized: tuple[float, ...]

    @property
    def any_prized(self) -> float:
        """At least one copy among the Prizes."""
        return 1.0 - self.prized[0]


class EnergyOdds(msgspec.Struct, frozen=True):
    """Energy cards that can provide one type: chances of at least 1, 2 and 3 of them by the turn asked for."""

    type: str
    count: int
    by_turn: tuple[float, ...]


class LineOdds(msgspec.Struct, frozen=True):
    """An evolution line, Basic first, each stage in hand in time to be played on the turn before the next one.

    `by_turn` is the chance that the last stage can be in play on the turn asked for; 0 before it may evolve so far.
    """

    labels: tuple[Text, ...]
    by_turn: float


class OddsTable(msgspec.Struct, frozen=True):
    """The odds of a deck.

    Attributes:
        turn: Own turn that is asked for.
        begins: Asked for the player who begins.
        drawn: Cards seen by then: the opening hand and those drawn since.
        mulligan: Chance that an opening hand has no Basic Pokémon.
        redraws: Hands dealt again, on the average.
        bonus: Cards the opponent may draw for them, on the average, at most.
    """

    turn: int
    begins: bool
    size: int
    basics: int
    drawn: int
    mulligan: float
    redraws: float
    bonus: float
    cards: tuple[CardOdds, ...]
    energy: tuple[EnergyOdds, ...]
    lines: tuple[LineOdds, ...]


class _Name(msgspec.Struct, frozen=True):
    key: str
    label: Text
    count: int
    basic: bool
    evolves_from: str


class _Deal(msgspec.Struct, frozen=True):
    """The deck and rules every question of a table shares."""

    names: dict[str, _Name]
    size: int
    basics: int
    opening: OpeningRules
    begins: bool

    def drawn(self, turn: int) -> int:
        return self.opening.drawn_by(turn, begins=self.begins)

    def ask(self, groups: Sequence[Group], *further: int) -> float:
        segments = (self.opening.opening_hand, *further)
        return chance(groups, basics=self.basics, size=self.size, segments=segments)


def odds_table(deck: DeckList, opening: OpeningRules, turn: int, *, begins: bool) -> OddsTable | None:
    """The odds of a deck by an own turn (from 1 on); None while it is too small to be dealt or has no Basic Pokémon."""
    deal = _deal(deck, opening, begins)
    drawn = deal.drawn(turn)
    if not deal.basics or deal.size < opening.opening_hand + max(opening.prizes, drawn):
        return None
    rate = mulligan_rate(deal.basics, deal.size, opening.opening_hand)
    redraws = rate / (1.0 - rate)
    return OddsTable(
        turn=turn,
        begins=begins,
        size=deal.size,
        basics=deal.basics,
        drawn=opening.opening_hand + drawn,
        mulligan=rate,
        redraws=redraws,
        bonus=redraws * opening.mulligan_bonus_max,
        cards=_cards(deal, drawn),
        energy=_energy(deck.entries, deal, drawn),
        lines=_lines(deal, turn),
    )


def together(deck: DeckList, opening: OpeningRules, turn: int, keys: Sequence[str], *, begins: bool) -> float | None:
    """The chance that at least one of each of these names (`CardOdds.key`) is seen by a turn; None as `odds_table`."""
    deal = _deal(deck, opening, begins)
    drawn = deal.drawn(turn)
    if not deal.basics or deal.size < opening.opening_hand + drawn:
        return None
    wanted = [deal.names[key] for key in dict.fromkeys(keys) if key in deal.names]
    return deal.ask([Group(name.count, name.basic, seen()) for name in wanted], drawn)


def _deal(deck: DeckList, opening: OpeningRules, begins: bool) -> _Deal:
    names: dict[str, _Name] = {}
    for entry in deck.entries:
        card, key = entry.card, entry.key
        before = names[key].count if key in names else 0
        basic = card is not None and card.is_basic_pokemon
        base = name_key(card.evolves_from.get("en")) if card and card.kind == "pokemon" and not basic else ""
        names[key] = _Name(key, entry.label, before + entry.count, basic, base)
    basics = sum(name.count for name in names.values() if name.basic)
    return _Deal(names, deck.size, basics, opening, begins)


def _cards(deal: _Deal, drawn: int) -> tuple[CardOdds, ...]:
    """The rows of all names; names of which there are equally many share their chances."""
    known: dict[tuple[int, bool], tuple[float, float, tuple[float, ...]]] = {}
    rows = []
    for name in deal.names.values():
        kind = (name.count, name.basic)
        if kind not in known:
            group = Group(*kind, seen())
            most = min(name.count, deal.opening.prizes)
            prized = tuple(
                deal.ask([Group(*kind, exactly_in(1, number))], deal.opening.prizes) for number in range(most + 1)
            )
            known[kind] = deal.ask([group]), deal.ask([group], drawn), prized
        rows.append(CardOdds(name.key, name.label, name.count, *known[kind]))
    return tuple(rows)


def _energy(entries: Sequence[Entry], deal: _Deal, drawn: int) -> tuple[EnergyOdds, ...]:
    counts: dict[str, int] = {}
    anything = 0
    for entry in entries:
        if entry.card is None or entry.card.kind != "energy":
            continue
        letters = {letter for unit in entry.card.provides for letter in unit}
        if "*" in letters:
            anything += entry.count
        for letter in sorted(letters - {"*", "C"}):
            counts[letter] = counts.get(letter, 0) + entry.count
    return tuple(
        EnergyOdds(
            letter,
            count + anything,
            tuple(deal.ask([Group(count + anything, False, seen(least))], drawn) for least in ENERGY_STEPS),
        )
        for letter, count in counts.items()
    )


def _lines(deal: _Deal, turn: int) -> tuple[LineOdds, ...]:
    found = []
    for name in deal.names.values():
        line = [name]
        while (below := deal.names.get(line[0].evolves_from)) and below not in line:
            line.insert(0, below)
        if len(line) > 1 and line[0].basic:
            labels = tuple(stage.label for stage in line)
            found.append(LineOdds(labels, _line_by(line, deal, turn)))
    return tuple(found)


def _line_by(line: Sequence[_Name], deal: _Deal, turn: int) -> float:
    """R-EVO-2: nothing evolves on the turn it comes, so each stage must be in hand a turn before the next."""
    first = turn - len(line) + 1
    if first < 1:
        return 0.0
    further = [deal.drawn(first)] + [deal.drawn(at) - deal.drawn(at - 1) for at in range(first + 1, turn + 1)]
    stages = [Early(stage.count, stage.basic, depth + 2) for depth, stage in enumerate(line)]
    segments = (deal.opening.opening_hand, *further)
    return chance_in_time(stages, basics=deal.basics, size=deal.size, segments=segments)
