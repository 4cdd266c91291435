"""`deck list | check`: decks of the library and lists in files; other `deck` commands have modules of their own."""

from __future__ import annotations

import argparse
import datetime
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ptcg_desktop.cli import deck_lists, deck_odds, deck_sheet
from ptcg_desktop.cli.groups import command, group
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cards.model import Era
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.decks import DeckList, Finding, Format, Report
    from ptcg_desktop.services.deck_lists import ReadList
    from ptcg_desktop.services.legality import Place
    from ptcg_desktop.services.readiness import Readiness
    from ptcg_desktop.services.workspace import Workspace


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the commands."""
    own = group(groups, "deck", "list, check, export and import decks")
    command(own, common, "list", "list the decks of the library", run_list, "deck list\ndeck list --json")
    checking = command(
        own,
        common,
        "check",
        "check a deck by the rules of a format; exit 1 if it is not legal",
        run_check,
        "deck check mydeck.txt\ndeck check mydeck.txt --format modified-2013 --date 2013-08-10\n"
        'deck check "Rain Dance" --all-formats --json\ncat mydeck.txt | ptcg-desktop deck check -',
    )
    checking.add_argument(
        "deck", metavar="FILE|NAME", help="a text file (- = standard input), or a deck of the library"
    )
    checking.add_argument("--format", metavar="ID", help="format (default: the deck's own; for a file, unlimited)")
    checking.add_argument(
        "--all-formats", action="store_true", help="say besides in which of the formats the deck is legal"
    )
    checking.add_argument("--date", metavar="YYYY-MM-DD", default="", help="as of this day (default: the newest state)")
    deck_lists.add(own, common)
    deck_odds.add(own, common)
    deck_sheet.add(own, common)


def run_list(options: argparse.Namespace, console: Console) -> int:
    """`deck list`."""
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        decks = workspace.decks.list()
    console.answer({"decks": decks})
    console.table(((deck.name, deck.count, deck.format_id) for deck in decks), right=(1,))
    if not decks:
        console.tell("cli.deck.none")
    return 0


def run_check(options: argparse.Namespace, console: Console) -> int:
    """`deck check`."""
    from ptcg_desktop import decks
    from ptcg_desktop.services.legality import places_of_deck
    from ptcg_desktop.services.readiness import readiness, readiness_text
    from ptcg_desktop.services.words import era_of_profile
    from ptcg_desktop.services.workspace import Workspace

    day = checked_day(options.date)
    date = day.isoformat() if day else ""
    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        chosen = deck_lists.checked_format(options.format).id if options.format else ""
        deck, format_id, read = deck_to_read(options.deck, chosen, workspace)
        fmt = deck_lists.checked_format(chosen or format_id)
        catalogue = workspace.catalogue
        report = workspace.decks.judge(deck, fmt, date)
        playing = readiness(deck.cards(), catalogue.programs.automation)
        places = places_of_deck(catalogue.table(), deck, date) if options.all_formats else {}
        formats = decks.load_formats()
    unread = deck_lists.unread(read) if read else []
    legal = report.legal and not unread
    era = era_of_profile(fmt.profile)
    answer = _check_object(deck, fmt, date, report, unread, console, legal)
    lines = {"list": deck_lists.list_object(read, console)} if read else {}
    everywhere = {"formats": _places_object(places, formats, date)} if options.all_formats else {}
    console.answer(answer | {"automation": _playing_object(playing)} | lines | everywhere)
    tell_findings(report.findings, era, console)
    if read is not None:
        deck_lists.tell_list(read, console)
    verdict = "cli.deck.legal" if legal else "cli.deck.illegal"
    console.tell(verdict, name=deck.name, count=deck.size, format=fmt.name)
    for place in ("legal", "unfinished", "not_known"):
        names = tuple(formats[one].name for one, stands in places.items() if stands == place)
        if names:
            console.tell(f"cli.deck.places.{place}", formats=names)
    if playing.total:
        console.print(readiness_text(playing, console.text_language))
    return 0 if legal else 1


def tell_findings(findings: Iterable[Finding], era: Era, console: Console) -> None:
    """One line for each, with the rule it stands on."""
    for finding in findings:
        sentence = console.say_as(era, finding.code, finding.params)
        console.print(f"{console.say('cli.severity.' + finding.severity)}: {sentence} [{finding.clause}]")


def _places_object(places: dict[str, Place], formats: dict[str, Format], date: str) -> list[dict[str, object]]:
    return [
        {"id": one, "name": formats[one].name, "date": formats[one].day(date), "place": place}
        for one, place in places.items()
    ]


def _playing_object(playing: Readiness) -> dict[str, object]:
    return {
        "cards": playing.total,
        "alone": playing.alone,
        "rest": [
            {"id": one.card.id, "name": one.card.name, "count": one.count, "automation": one.automation}
            for one in playing.rest
        ],
    }


def _check_object(
    deck: DeckList,
    fmt: Format,
    date: str,
    report: Report,
    unread: list[dict[str, object]],
    console: Console,
    legal: bool,
) -> dict[str, object]:
    from ptcg_desktop.services.words import era_of_profile

    era = era_of_profile(fmt.profile)
    return {
        "deck": deck.name,
        "format": fmt.id,
        "date": fmt.day(date),
        "cards": deck.size,
        "legal": legal,
        "findings": [
            {
                "code": finding.code,
                "severity": finding.severity,
                "clause": finding.clause,
                "cards": finding.cards,
                "names": finding.names,
                "count": finding.count,
                "limit": finding.limit,
                "fix": finding.fix and {"kind": finding.fix.kind, "changes": dict(finding.fix.changes)},
                "message": console.say_as(era, finding.code, finding.params),
            }
            for finding in report.findings
        ],
        "unread": unread,
    }


def checked_day(date: str) -> datetime.date | None:
    """A day as it was typed, None if none was.

    Raises:
        KnownError: `cli.date`.
    """
    try:
        return datetime.date.fromisoformat(date) if date else None
    except ValueError as error:
        raise KnownError("cli.date", date=date) from error


def deck_to_read(wanted: str, format_id: str, workspace: Workspace) -> tuple[DeckList, str, ReadList | None]:
    """The deck, the format it is in, and the lines of the file it stands in, None if it is one of the library."""
    if deck_lists.is_file(wanted):
        from ptcg_desktop.services.deck_lists import deck_of_list

        name, read = deck_lists.read_list(wanted, workspace, format_id or "unlimited")
        return deck_of_list(read, name, workspace.catalogue), "unlimited", read
    deck_id, _ = deck_lists.find(wanted, workspace)
    return workspace.decks.deck_list(deck_id), workspace.decks.get(deck_id).format_id, None
