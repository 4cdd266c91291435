"""`deck odds`: what a deck may expect to draw."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, NamedTuple

from ptcg_desktop.cli.groups import command, whole_number

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.decks import DeckList
    from ptcg_desktop.decks.compare import OddsPair, Pair, StatisticsPair
    from ptcg_desktop.decks.odds_table import OddsTable
    from ptcg_desktop.decks.rules import OpeningRules

LAST_TURN = 20


def add(own: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the command."""
    odds = command(
        own,
        common,
        "odds",
        "the exact chances of a deck: opening hand, by a turn, among the Prizes",
        run,
        'deck odds mydeck.txt\ndeck odds "Rain Dance" --turn 3 --second --json\ndeck odds mydeck.txt --hands 10000\n'
        'deck odds mydeck.txt --against "Rain Dance" --json',
    )
    odds.add_argument("deck", metavar="FILE|NAME", help="a text file (- = standard input), or a deck of the library")
    odds.add_argument("--format", metavar="ID", help="format whose rules deal the cards (default: the deck's own)")
    odds.add_argument("--against", metavar="FILE|NAME", help="a second deck, under the same rules: both side by side")
    odds.add_argument("--turn", type=_turn, default=2, metavar="N", help="by this own turn (default 2)")
    odds.add_argument("--second", action="store_true", help="for the player who does not begin")
    odds.add_argument("--hands", type=_hands, default=0, metavar="N", help="deal so many hands as well, as a check")
    odds.add_argument("--seed", type=int, default=1, help="seed of those hands (default 1)")


def run(options: argparse.Namespace, console: Console) -> int:
    """`deck odds`."""
    from ptcg_desktop.cli.deck import deck_to_read
    from ptcg_desktop.cli.deck_lists import checked_format
    from ptcg_desktop.decks.rules import load_opening_rules
    from ptcg_desktop.services.hands import sample
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        chosen = checked_format(options.format).id if options.format else ""
        deck, format_id, _read = deck_to_read(options.deck, chosen, workspace)
        fmt = checked_format(chosen or format_id)
        other = deck_to_read(options.against, fmt.id, workspace)[0] if options.against else None
    opening = load_opening_rules(fmt.profile)
    table = _table(deck, opening, options)
    dealt = sample(deck, opening, options.seed, options.hands) if options.hands else None
    beside = None if other is None else _compared(deck, other, table, _table(other, opening, options))
    console.answer(
        {
            "deck": deck.name,
            "odds": table,
            "sample": None
            if dealt is None
            else {"hands": dealt.hands, "dealt": dealt.dealt, "mulligan": dealt.mulligan, "opening": dealt.opening},
            "against": beside and {"deck": beside.name, "odds": beside.odds, "statistics": beside.statistics},
        }
    )
    if beside is None:
        _tell(table, console)
    else:
        _tell_beside(deck.name, beside, table.turn, console)
    if dealt is not None:
        console.tell("cli.odds.sample", count=dealt.hands, percent=console.percent(dealt.mulligan))
    return 0


class _Beside(NamedTuple):
    """The second deck beside the first."""

    name: str
    odds: OddsPair
    statistics: StatisticsPair


def _table(deck: DeckList, opening: OpeningRules, options: argparse.Namespace) -> OddsTable:
    from ptcg_desktop.decks.odds_table import odds_table
    from ptcg_desktop.errors import KnownError

    table = odds_table(deck, opening, options.turn, begins=not options.second)
    if table is None:
        raise KnownError("decks.no_hand", deck=deck.name, count=opening.opening_hand)
    return table


def _compared(deck: DeckList, other: DeckList, table: OddsTable, against: OddsTable) -> _Beside:
    from ptcg_desktop.decks.compare import compare_odds, compare_statistics
    from ptcg_desktop.decks.statistics import statistics

    return _Beside(other.name, compare_odds(table, against), compare_statistics(statistics(deck), statistics(other)))


def _tell_beside(name: str, beside: _Beside, turn: int, console: Console) -> None:
    """Both decks in columns: A, B, and what A has more or less."""
    odds, language = beside.odds, console.text_language
    console.tell("cli.odds.beside", first=name, second=beside.name)
    console.tell("cli.odds.beside.mulligan", percents=tuple(console.percent(each) for each in odds.mulligan))
    heads = [console.say("cli.odds.card"), "A", "B"]
    for column in ("opening", "turn", "prized"):
        word = console.say(f"cli.odds.{column}", turn=turn)
        heads += [f"{word} A", "B", "A−B"]
    rows = [
        (card.label.get(language), *card.count, *_cells(card.opening, card.by_turn, card.prized, console=console))
        for card in odds.cards
    ]
    console.table([heads, *rows], right=range(1, len(heads)))
    if odds.lines:
        console.tell("cli.odds.lines", turn=turn)
        console.table(
            (
                (" → ".join(label.get(language) for label in line.labels), *_cells(line.by_turn, console=console))
                for line in odds.lines
            ),
            right=(1, 2, 3),
        )


def _cells(*pairs: Pair, console: Console) -> list[str]:
    """Both chances of each pair and their difference, in points of a hundred."""
    cells = []
    for first, second in pairs:
        apart = console.percent(abs(first - second))
        sign = "" if apart == console.percent(0.0) else "+" if first > second else "−"
        cells += [console.percent(first), console.percent(second), sign + apart]
    return cells


def _tell(table: OddsTable, console: Console) -> None:
    console.tell("cli.odds.mulligan", percent=console.percent(table.mulligan), count=table.basics, size=table.size)
    language = console.text_language
    heads = [
        console.say(f"cli.odds.{name}", turn=table.turn) for name in ("card", "copies", "opening", "turn", "prized")
    ]
    rows = [
        (
            card.label.get(language),
            card.count,
            console.percent(card.opening),
            console.percent(card.by_turn),
            console.percent(card.any_prized),
        )
        for card in table.cards
    ]
    console.table([heads, *rows], right=(1, 2, 3, 4))
    lines = [
        (" → ".join(label.get(language) for label in line.labels), console.percent(line.by_turn))
        for line in table.lines
    ]
    if lines:
        console.tell("cli.odds.lines", turn=table.turn)
        console.table(lines, right=(1,))


def _turn(text: str) -> int:
    return whole_number(text, 1, LAST_TURN)


def _hands(text: str) -> int:
    return whole_number(text, 1, 1_000_000)
