"""`deck sheet`: the registration sheet of a tournament, filled, as a PDF."""

from __future__ import annotations

import argparse
import datetime
from typing import TYPE_CHECKING

from ptcg_desktop.cli.groups import command, given_path
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.decks import DeckList, Format
    from ptcg_desktop.decks.divisions import Division, Placed
    from ptcg_desktop.decks.registration import Player
    from ptcg_desktop.services.workspace import Workspace
    from ptcg_desktop.ui.decks.sheets import Paper

_PAPERS: dict[str, Paper] = {"a4": "A4", "letter": "Letter"}
_DIVISIONS = ("junior", "senior", "masters")


def add(own: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the command."""
    sheet = command(
        own,
        common,
        "sheet",
        "write the registration sheet of a tournament as a PDF; exit 1 and no sheet if the deck is not legal",
        run,
        'deck sheet "Rain Dance" --out sheet.pdf\n'
        "deck sheet mydeck.txt --out sheet.pdf --format standard --paper letter --language pt "
        '--name "Ana Lima" --player-id 1234567 --born 2012-05-30\n'
        "deck sheet mydeck.txt --out sheet.pdf --format expanded --anyway --json",
    )
    sheet.add_argument("deck", metavar="FILE|NAME", help="a text file (- = standard input), or a deck of the library")
    sheet.add_argument("--out", type=given_path, metavar="FILE", required=True, help="the PDF to write")
    sheet.add_argument("--paper", choices=tuple(_PAPERS), default="a4", help="size of the paper (default a4)")
    sheet.add_argument("--language", choices=("en", "pt"), help="of the sheet and its names (default: that of --lang)")
    sheet.add_argument("--format", metavar="ID", help="format (default: the deck's own; for a file, unlimited)")
    sheet.add_argument("--date", metavar="YYYY-MM-DD", default="", help="day of the tournament (default: today)")
    sheet.add_argument("--name", default="", help="name of the player (default: a blank line)")
    sheet.add_argument("--player-id", default="", metavar="ID", help="the player's number (default: a blank line)")
    sheet.add_argument(
        "--born", metavar="YYYY-MM-DD", default="", help="day of birth; the age division follows from it"
    )
    sheet.add_argument("--division", choices=_DIVISIONS, help="age division, whatever the day of birth")
    sheet.add_argument("--anyway", action="store_true", help="write the sheet of a deck that is not legal, too")


def run(options: argparse.Namespace, console: Console) -> int:
    """`deck sheet`."""
    from ptcg_desktop.cli.deck import checked_day, deck_to_read, tell_findings
    from ptcg_desktop.cli.deck_lists import checked_format, tell_list, unread
    from ptcg_desktop.services.words import era_of_profile
    from ptcg_desktop.services.workspace import Workspace

    day = checked_day(options.date)
    player, placed = _player(options, day or datetime.date.today())
    division = player.division or (placed.division if placed else None)
    pages = 0
    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        chosen = checked_format(options.format).id if options.format else ""
        deck, format_id, read = deck_to_read(options.deck, chosen, workspace)
        fmt = checked_format(chosen or format_id)
        report = workspace.decks.judge(deck, fmt, day.isoformat() if day else "")
        lost = unread(read) if read else []
        legal = report.legal and not lost
        if legal or options.anyway:
            pages = _write(options, console, workspace, deck, player, division, fmt)
    if read is not None and lost:
        tell_list(read, console)
    tell_findings(report.errors, era_of_profile(fmt.profile), console)
    if not legal:
        console.tell("cli.deck.illegal", name=deck.name, count=deck.size, format=fmt.name)
    if placed is not None and not placed.announced and options.division is None:
        console.tell("registration.carried", season=str(placed.season))
    console.tell("cli.written" if pages else "cli.sheet.not_written", file=str(options.out))
    console.answer(
        {
            "deck": deck.name,
            "file": str(options.out) if pages else None,
            "format": fmt.id,
            "cards": deck.size,
            "legal": legal,
            "pages": pages,
            "division": division,
            "season": placed.season if placed else None,
            "announced": placed.announced if placed else None,
            "unread": lost,
        }
    )
    return 0 if pages else 1


def _player(options: argparse.Namespace, day: datetime.date) -> tuple[Player, Placed | None]:
    """The player, and the division that follows from the day of birth, if that is given."""
    from ptcg_desktop.cli.deck import checked_day
    from ptcg_desktop.decks.divisions import division_of
    from ptcg_desktop.decks.registration import Player

    born = checked_day(options.born)
    if born is not None and born >= day:
        raise KnownError("registration.unborn", date=born.isoformat())
    player = Player(options.name.strip(), options.player_id.strip(), born, options.division)
    return player, division_of(born, day) if born else None


def _write(
    options: argparse.Namespace,
    console: Console,
    workspace: Workspace,
    deck: DeckList,
    player: Player,
    division: Division | None,
    fmt: Format,
) -> int:
    """Write the sheet; returns how many pages it has."""
    from ptcg_desktop.cli.deck_lists import begin_painting, cannot_write

    begin_painting()
    from ptcg_desktop.ui.decks.registration_form import RegistrationForm, write_registration

    language = options.language or console.text_language
    form = RegistrationForm(
        workspace.decks.registration_of(deck),
        player,
        division,
        paper=_PAPERS[options.paper],
        language=language,
        format_name=fmt.name.get(language),
    )
    try:
        write_registration(options.out, form)
    except OSError as error:
        raise cannot_write(options.out, error) from error
    return form.pages
