"""`goldfish`: many games of a deck against a dummy, counted."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cli.groups import command, whole_number

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.services.goldfish import Goldfish
    from ptcg_desktop.services.readiness import Readiness

MOST_GAMES = 100_000
MOST_TURNS = 30


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the command."""
    own = command(
        groups,
        common,
        "goldfish",
        "let the computer play a deck against a dummy, many times, and count what it did",
        run,
        'goldfish mydeck.txt\ngoldfish "Rain Dance" --games 1000 --seed 7 --turns 5 --json',
    )
    own.add_argument("deck", metavar="FILE|NAME", help="a text file (- = standard input), or a deck of the library")
    own.add_argument("--format", metavar="ID", help="format whose rules are played (default: the deck's own)")
    own.add_argument("--profile", metavar="ID", help="rules to play by, instead of those of the format")
    own.add_argument(
        "--games", type=lambda text: whole_number(text, 1, MOST_GAMES), default=100, metavar="N",
        help="games to play (default 100)",
    )  # fmt: skip
    own.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (default 1)")
    own.add_argument(
        "--turns", type=lambda text: whole_number(text, 1, MOST_TURNS), default=8, metavar="T",
        help="own turns of each game (default 8)",
    )  # fmt: skip
    going = own.add_mutually_exclusive_group()
    for key, text in (
        ("first", "the deck goes first in every game"),
        ("second", "the deck goes second in every game"),
        ("both", "the deck goes first and second in turn"),
    ):
        going.add_argument(f"--{key}", dest="going", action="store_const", const=key, help=text)
    own.set_defaults(going="rules")


def run(options: argparse.Namespace, console: Console) -> int:
    """`goldfish`."""
    from ptcg_desktop import engine
    from ptcg_desktop.cli.deck import deck_to_read
    from ptcg_desktop.cli.deck_lists import checked_format
    from ptcg_desktop.services.goldfish import goldfish
    from ptcg_desktop.services.readiness import readiness
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        chosen = checked_format(options.format).id if options.format else ""
        deck, format_id, _read = deck_to_read(options.deck, chosen, workspace)
        profile = engine.load_profile(options.profile or checked_format(chosen or format_id).profile)
        programs = workspace.catalogue.programs
        automated = {card.id: programs.automated(card) for card in {card.id: card for card in deck.cards()}.values()}
        playing = readiness(deck.cards(), programs.automation)
    cards = [automated[card.id] for card in deck.cards()]
    found = goldfish(
        deck.name, cards, profile, options.games, options.seed, options.turns, console.progress, going=options.going
    )
    console.end_progress()
    found = msgspec.structs.replace(found, by_hand=sum(one.count for one in playing.rest))
    console.answer(found)
    _tell(found, playing, console)
    return 0


def _tell(found: Goldfish, playing: Readiness, console: Console) -> None:
    from ptcg_desktop.services.readiness import readiness_text

    console.tell("cli.goldfish.lead", deck=found.deck, games=found.games, seed=found.seed, profile=found.profile)
    console.tell(f"cli.goldfish.going_{found.going}", first=found.first, second=found.games - found.first)
    if playing.rest:
        console.print(readiness_text(playing, console.text_language))
        console.tell("cli.goldfish.by_hand")
    heads = [
        console.say(f"cli.goldfish.{name}")
        for name in ("turn", "first", "attacked", "damage", "range", "seen", "missed")
    ]
    rows = [
        (
            one.turn,
            one.first_attack,
            console.percent(one.attacked),
            console.decimal(one.damage),
            f"{one.least}–{one.most}",
            console.decimal(one.seen),
            console.percent(one.energy_missed / found.games),
        )
        for one in found.turns
    ]
    console.table([heads, *rows], right=tuple(range(len(heads))))
    console.tell("cli.goldfish.never", count=found.never, percent=console.percent(found.never / found.games))
    again = sum(found.mulligans[1:])
    console.tell("cli.goldfish.mulligans", count=again, percent=console.percent(again / found.games))
