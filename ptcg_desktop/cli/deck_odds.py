"""`deck odds`: what a deck may expect to draw."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ptcg_desktop.cli.groups import command, whole_number

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.decks.odds_table import OddsTable

LAST_TURN = 20


def add(own: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the command."""
    odds = command(
        own,
        common,
        "odds",
        "the exact chances of a deck: opening hand, by a turn, among the Prizes",
        run,
        'deck odds mydeck.txt\ndeck odds "Rain Dance" --turn 3 --second --json\ndeck odds mydeck.txt --hands 10000',
    )
    odds.add_argument("deck", metavar="FILE|NAME", help="a text file (- = standard input), or a deck of the library")
    odds.add_argument("--format", metavar="ID", help="format whose rules deal the cards (default: the deck's own)")
    odds.add_argument("--turn", type=_turn, default=2, metavar="N", help="by this own turn (default 2)")
    odds.add_argument("--second", action="store_true", help="for the player who does not begin")
    odds.add_argument("--hands", type=_hands, default=0, metavar="N", help="deal so many hands as well, as a check")
    odds.add_argument("--seed", type=int, default=1, help="seed of those hands (default 1)")


def run(options: argparse.Namespace, console: Console) -> int:
    """`deck odds`."""
    from ptcg_desktop.cli.deck import deck_to_read
    from ptcg_desktop.cli.deck_lists import checked_format
    from ptcg_desktop.decks.odds_table import odds_table
    from ptcg_desktop.decks.rules import load_opening_rules
    from ptcg_desktop.errors import KnownError
    from ptcg_desktop.services.hands import sample
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True) as workspace:
        chosen = checked_format(options.format).id if options.format else ""
        deck, format_id, _read = deck_to_read(options.deck, chosen, workspace)
        opening = load_opening_rules(checked_format(chosen or format_id).profile)
    table = odds_table(deck, opening, options.turn, begins=not options.second)
    if table is None:
        raise KnownError("decks.no_hand", count=opening.opening_hand)
    dealt = sample(deck, opening, options.seed, options.hands) if options.hands else None
    console.answer(
        {
            "deck": deck.name,
            "odds": table,
            "sample": None
            if dealt is None
            else {"hands": dealt.hands, "dealt": dealt.dealt, "mulligan": dealt.mulligan, "opening": dealt.opening},
        }
    )
    _tell(table, console)
    if dealt is not None:
        console.tell("cli.odds.sample", count=dealt.hands, percent=console.percent(dealt.mulligan))
    return 0


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
