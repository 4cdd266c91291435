"""`deck list | check | export | import`: decks of the library and deck lists in files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ptcg_desktop.cli.groups import command, given_path, group
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.decks import DeckList, Format, ReadLine, Report
    from ptcg_desktop.services.readiness import Readiness
    from ptcg_desktop.services.words import Era
    from ptcg_desktop.services.workspace import Workspace

NO_FILE = "-"
ENCODING = "utf-8"


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
        'deck check "Rain Dance" --json\ncat mydeck.txt | ptcg-desktop deck check -',
    )
    checking.add_argument(
        "deck", metavar="FILE|NAME", help="a text file (- = standard input), or a deck of the library"
    )
    checking.add_argument("--format", metavar="ID", help="format (default: the deck's own; for a file, unlimited)")
    checking.add_argument("--date", metavar="YYYY-MM-DD", default="", help="as of this day (default: the newest state)")
    exporting = command(
        own,
        common,
        "export",
        "write a deck as the text other programs read",
        run_export,
        'deck export "Rain Dance"\ndeck export "Rain Dance" --out deck.txt',
    )
    exporting.add_argument("deck", metavar="NAME", help="a deck of the library")
    exporting.add_argument("--out", type=given_path, metavar="FILE", help="write to a file instead of standard output")
    importing = command(
        own,
        common,
        "import",
        "put a deck list into the library; exit 1 if a line was not understood or not found",
        run_import,
        'deck import mydeck.txt\ndeck import mydeck.txt --name "My deck" --format standard',
    )
    importing.add_argument("file", metavar="FILE", help="a text file; - = standard input")
    importing.add_argument("--name", help="name of the deck (default: that of the file)")
    importing.add_argument("--format", metavar="ID", default="unlimited", help="format (default unlimited)")


def run_list(options: argparse.Namespace, console: Console) -> int:
    """`deck list`."""
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True) as workspace:
        decks = workspace.decks.list()
    console.answer({"decks": decks})
    console.table(((deck.name, deck.count, deck.format_id) for deck in decks), right=(1,))
    if not decks:
        console.tell("cli.deck.none")
    return 0


def run_check(options: argparse.Namespace, console: Console) -> int:
    """`deck check`."""
    from ptcg_desktop import decks
    from ptcg_desktop.services.readiness import readiness, readiness_text
    from ptcg_desktop.services.workspace import Workspace

    date = _checked_date(options.date)
    with Workspace.open(options.home, shared=True) as workspace:
        deck, format_id, unread = _deck_to_check(options.deck, workspace)
        fmt = _format(options.format or format_id)
        catalogue = workspace.catalogue
        report = decks.check(
            deck,
            decks.load_deck_rules(fmt.profile),
            fmt,
            date,
            lambda card: catalogue.cards(catalogue.prints_of(card.id)),
        )
        playing = readiness(deck.cards(), catalogue.programs.automation)
    legal = report.legal and not unread
    era = era_of(fmt.profile)
    answer = _check_object(deck, fmt, date, report, unread, console, legal)
    console.answer(answer | {"automation": _playing_object(playing)})
    for finding in report.findings:
        sentence = console.say_as(era, finding.code, finding.params)
        console.print(f"{console.say('cli.severity.' + finding.severity)}: {sentence} [{finding.clause}]")
    for line in unread:
        console.tell("cli.deck.unread", place=line.place, text=line.text.strip())
    verdict = "cli.deck.legal" if legal else "cli.deck.illegal"
    console.tell(verdict, name=deck.name, count=deck.size, format=fmt.name)
    if playing.total:
        console.print(readiness_text(playing, console.text_language))
    return 0 if legal else 1


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
    unread: tuple[ReadLine, ...],
    console: Console,
    legal: bool,
) -> dict[str, object]:
    era = era_of(fmt.profile)
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
                "message": console.say_as(era, finding.code, finding.params),
            }
            for finding in report.findings
        ],
        "unread": [{"line": line.place, "text": line.text} for line in unread],
    }


def run_export(options: argparse.Namespace, console: Console) -> int:
    """`deck export`."""
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True) as workspace:
        deck_id, name = _find(options.deck, workspace)
        text = workspace.decks.export_text(deck_id)
    if options.out is not None:
        _write(options.out, text)
        console.tell("cli.written", file=str(options.out))
    elif not console.as_json:
        sys.stdout.write(text)
    console.answer({"deck": name, "text": text})
    return 0


def run_import(options: argparse.Namespace, console: Console) -> int:
    """`deck import`."""
    from ptcg_desktop.services.workspace import Workspace

    fmt = _format(options.format)
    with Workspace.open(options.home) as workspace:
        read, unread = _read(options.file, workspace)
        cards = [(entry.card, entry.count) for entry in read.entries if entry.card]
        lost = [entry.name for entry in read.entries if entry.card is None]
        deck = workspace.decks.create(options.name or read.name, fmt.id, cards).value
    console.answer(
        {
            "deck": deck.name,
            "id": deck.id,
            "cards": deck.count,
            "not_found": lost,
            "unread": [{"line": line.place, "text": line.text} for line in unread],
        }
    )
    console.tell("cli.deck.imported", name=deck.name, count=deck.count)
    for name in lost:
        console.tell("cli.deck.not_found", name=name)
    for line in unread:
        console.tell("cli.deck.unread", place=line.place, text=line.text.strip())
    return 1 if lost or unread else 0


def era_of(profile: str) -> Era:
    """Whose words a profile's players use."""
    return "classic" if profile.startswith("classic") else "modern"


def _format(format_id: str) -> Format:
    from ptcg_desktop.decks import load_formats

    formats = load_formats()
    if format_id not in formats:
        raise KnownError("format.unknown", format=format_id, known=tuple(formats))
    return formats[format_id]


def _checked_date(date: str) -> str:
    import datetime

    try:
        return datetime.date.fromisoformat(date).isoformat() if date else ""
    except ValueError as error:
        raise KnownError("cli.date", date=date) from error


def _deck_to_check(wanted: str, workspace: Workspace) -> tuple[DeckList, str, tuple[ReadLine, ...]]:
    """The deck, the format it is in, and what was not understood of it."""
    if wanted == NO_FILE or _is_file(wanted):
        deck, unread = _read(wanted, workspace)
        return deck, "unlimited", unread
    deck_id, _ = _find(wanted, workspace)
    return workspace.decks.deck_list(deck_id), workspace.decks.get(deck_id).format_id, ()


def _is_file(wanted: str) -> bool:
    """Is it a file? What the system takes for no path (too long, a NUL in it) can still be the name of a deck."""
    try:
        return Path(wanted).is_file()
    except (OSError, ValueError):
        return False


def _read(file: str, workspace: Workspace) -> tuple[DeckList, tuple[ReadLine, ...]]:
    from ptcg_desktop.services.deck_files import read_deck, read_deck_file

    if file == NO_FILE:
        return read_deck(sys.stdin.buffer.read(), "deck", NO_FILE, workspace.catalogue)
    return read_deck_file(Path(file), workspace.catalogue)


def _find(name: str, workspace: Workspace) -> tuple[int, str]:
    """Id and name of the deck of this name, upper and lower case alike."""
    for deck in workspace.decks.list():
        if deck.name.casefold() == name.casefold():
            return deck.id, deck.name
    raise KnownError("cli.deck.unknown", deck=name)


def _write(path: Path, text: str) -> None:
    """Beside and swapped in: an interrupted export leaves the old file."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(text, encoding=ENCODING)
        beside.replace(path)
    except OSError as error:
        raise KnownError("cli.cannot_write", file=str(path), problem=error.strerror or str(error)) from error
    finally:
        beside.unlink(missing_ok=True)
