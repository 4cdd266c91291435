"""`deck import | export | diff`: deck lists in and out, and what is different between two."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ptcg_desktop.cli.groups import command, given_path
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cards import CardDef
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.decks import DeckList, Format, Shape
    from ptcg_desktop.services.changes import Done
    from ptcg_desktop.services.deck_lists import ListLine, ReadList
    from ptcg_desktop.services.decks import StoredDeck
    from ptcg_desktop.services.workspace import Workspace

NO_FILE = "-"
ENCODING = "utf-8"
_SHAPES = ("ptcgl", "limitless", "ptcgo", "tts", "tcgplayer", "markdown", "csv", "liga")
_PICTURES = ("png", "proxies")
_MOST_TOLD = 40
"""Lines that are told to a person one by one; JSON has all."""
_TOLD_OF_A_LINE = 100
"""Characters of a line that are told to a person."""
_MODES = ("new", "replace", "append")


def add(own: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the commands under `deck`."""
    exporting = command(
        own,
        common,
        "export",
        "write a deck as the text other programs read, as a picture, or as proxies to cut out",
        run_export,
        'deck export "Rain Dance"\ndeck export "Rain Dance" --as tts --out deck.json\ndeck export mydeck.txt --as csv\n'
        'deck export "Rain Dance" --as png --out deck.png\n'
        'deck export "Rain Dance" --as proxies --paper Letter --out proxies.pdf',
    )
    exporting.add_argument("deck", metavar="NAME|FILE", help="a deck of the library, or a list in a file")
    exporting.add_argument(
        "--as", dest="shape", choices=_SHAPES + _PICTURES, default="ptcgl", help="shape (default ptcgl)"
    )
    exporting.add_argument("--paper", choices=("A4", "Letter"), default="A4", help="paper of proxies (default A4)")
    exporting.add_argument("--out", type=given_path, metavar="FILE", help="write to a file instead of standard output")
    importing = command(
        own,
        common,
        "import",
        "put a deck list into the library; exit 1 if a line needs you",
        run_import,
        'deck import mydeck.txt\ndeck import mydeck.txt --name "My deck" --format standard\n'
        'deck import more.txt --name "My deck" --mode append\npbpaste | ptcg-desktop deck import - --dry-run --json',
    )
    importing.add_argument("file", metavar="FILE", help="a list in any shape people paste; - = standard input")
    importing.add_argument("--name", help="name of the deck (default: that of the file)")
    importing.add_argument(
        "--format", metavar="ID", help="format of a new deck, and whose prints are preferred (default unlimited)"
    )
    importing.add_argument(
        "--mode", choices=_MODES, default="new", help="a new deck, or replace or append to the one named (default new)"
    )
    importing.add_argument("--dry-run", action="store_true", help="only say what each line would become")
    comparing = command(
        own,
        common,
        "diff",
        "say what is different between two decks; exit 1 if anything is",
        run_diff,
        'deck diff "Rain Dance" "Rain Dance 2"\ndeck diff "Rain Dance" theirs.txt --json',
    )
    for name in ("first", "second"):
        comparing.add_argument(name, metavar="NAME|FILE", help="a deck of the library, or a list in a file")


def run_export(options: argparse.Namespace, console: Console) -> int:
    """`deck export`."""
    from ptcg_desktop.services.workspace import Workspace

    if options.shape in _PICTURES:
        return _export_picture(options, console)
    shape: Shape = options.shape
    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        deck = _named_or_read(options.deck, workspace)
        text = workspace.decks.text_of(deck, shape)
    if options.out is not None:
        _write(options.out, text)
        console.tell("cli.written", file=str(options.out))
    elif not console.as_json:
        sys.stdout.write(text)
    console.answer({"deck": deck.name, "shape": shape, "text": text})
    return 0


def _export_picture(options: argparse.Namespace, console: Console) -> int:
    from ptcg_desktop.services.workspace import Workspace

    if options.out is None:
        raise KnownError("cli.deck.out_needed", shape=options.shape)
    begin_painting()
    from ptcg_desktop.ui.decks import sheets

    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        deck = _named_or_read(options.deck, workspace)
        paint = sheets.face_painter(workspace.catalogue, console.text_language)
        cards = deck.prints()
        if options.shape == "png":
            note = console.say("cli.deck.size", count=deck.size)
            steps = sheets.write_picture(options.out, cards, paint, deck.name, note)
        else:
            steps = sheets.write_proxies(options.out, deck.cards(), options.paper, paint, deck.name)
        try:
            for done in steps:
                console.progress(done, len(cards) if options.shape == "png" else len(deck.cards()), "cli.demo.drawing")
        except OSError as error:
            raise cannot_write(options.out, error) from error
    console.end_progress()
    console.tell("cli.written", file=str(options.out))
    console.answer({"deck": deck.name, "shape": options.shape, "file": str(options.out)})
    return 0


def run_import(options: argparse.Namespace, console: Console) -> int:
    """`deck import`."""
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=options.dry_run, renewing=console.renewing) as workspace:
        target = None if options.mode == "new" else find(options.name or _stem(options.file), workspace)
        stored = "unlimited" if target is None else workspace.decks.get(target[0]).format_id
        fmt = checked_format(options.format or stored)
        name, read = read_list(options.file, workspace, fmt.id)
        name = target[1] if target else options.name or name
        deck = None if options.dry_run else _put(workspace, options.mode, target, name, fmt, read).value
    unsure = read.line_count("unsure")
    answer: dict[str, object] = {
        "deck": deck.name if deck else name,
        "id": deck.id if deck else None,
        "cards": deck.count if deck else read.taken,
        "mode": options.mode,
        "dry_run": options.dry_run,
    }
    console.answer(answer | list_object(read, console))
    if deck is not None:
        console.tell("cli.deck.imported" if target is None else "cli.deck.changed", name=deck.name, count=deck.count)
    tell_list(read, console)
    return 1 if unsure or read.line_count("lost") else 0


def run_diff(options: argparse.Namespace, console: Console) -> int:
    """`deck diff`."""
    from ptcg_desktop.decks import diff
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        first, second = (_named_or_read(each, workspace) for each in (options.first, options.second))
    found = diff(first, second)
    console.answer({"first": first.name, "second": second.name, "same": not found, "differences": found})
    for each in found:
        console.tell(f"cli.deck.diff.{each.moved}", name=each.name, before=each.before, after=each.after)
    if not found:
        console.tell("cli.deck.diff.same")
    return 1 if found else 0


# Also for other commands


def begin_painting() -> None:
    """Make Qt ready to paint into files; the window's own modules may be imported from here on."""
    if sys.platform == "linux":
        # Pictures need no screen, and the same ones come out where there is one.
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ptcg_desktop.ui.app.main import make_application

    make_application(["ptcg-desktop"])


def cannot_write(path: Path, error: OSError) -> KnownError:
    """What is said of a file that cannot be written."""
    return KnownError("cli.cannot_write", file=str(path), problem=error.strerror or str(error))


def read_list(file: str, workspace: Workspace, format_id: str) -> tuple[str, ReadList]:
    """Name and lines of a list in a file or on standard input, owned prints preferred.

    Raises:
        KnownError: `deck_file.*`, also where no line names a card.
    """
    from ptcg_desktop.services.deck_files import MAX_BYTES, decoded, read_text_file
    from ptcg_desktop.services.deck_lists import ListReader

    text = decoded(sys.stdin.buffer.read(MAX_BYTES + 1), NO_FILE) if file == NO_FILE else read_text_file(Path(file))
    read = ListReader(workspace.catalogue, workspace.collection.owned(), format_id).read(text)
    if not read.count():
        raise KnownError("deck_file.empty", file=file)
    return _stem(file), read


def list_object(read: ReadList, console: Console) -> dict[str, object]:
    """What every line became, for `--json`."""
    return {
        "read": read.count(),
        "placed": read.count("placed"),
        "unsure": read.count("unsure"),
        "lost": read.count("lost"),
        "stated": read.stated,
        "lines": [_line_object(each, console) for each in read.lines if each.standing != "other"],
        "headings": read.line_count("other"),
        "unknown_headings": [
            {"line": each.line.place, "text": each.line.text} for each in read.lines if _is_unknown_heading(each)
        ],
        "not_read": read.not_read,
        "not_found": [each.line.name for each in read.lines if each.count and not each.card_id],
        "unread": unread(read),
    }


def unread(read: ReadList) -> list[dict[str, object]]:
    """The lines that put nothing into a deck and name no card that is missing from it."""
    return [
        {"line": each.line.place, "text": each.line.text}
        for each in read.waiting()
        if not each.card_id and not each.count
    ]


def tell_list(read: ReadList, console: Console) -> None:
    """The balance, and every line that needs the person."""
    console.tell(
        "list.balance",
        count=read.count(),
        placed=read.count("placed"),
        unsure=read.count("unsure"),
        lost=read.count("lost"),
    )
    if read.stated is not None and read.stated != read.count():
        console.tell("list.total_differs", stated=read.stated)
    if read.not_read:
        console.tell("list.not_read", count=read.not_read)
    waiting = [each for each in read.lines if each.standing in ("unsure", "lost") or _is_unknown_heading(each)]
    for each in waiting[:_MOST_TOLD]:
        reason, text = console.say(each.reason), _shortened(each.line.text.strip())
        console.tell(f"cli.deck.line.{each.standing}", place=each.line.place, text=text, reason=reason)
        if each.card_id:
            console.tell("cli.deck.line.taken", card=each.card_id)
    if len(waiting) > _MOST_TOLD:
        console.tell("cli.more", count=len(waiting) - _MOST_TOLD)


def _shortened(text: str) -> str:
    return text if len(text) <= _TOLD_OF_A_LINE else f"{text[:_TOLD_OF_A_LINE]}…"


def _is_unknown_heading(line: ListLine) -> bool:
    return line.standing == "other" and bool(line.reason)


def find(name: str, workspace: Workspace) -> tuple[int, str]:
    """Id and name of the deck of this name, upper and lower case alike.

    Raises:
        KnownError: `cli.deck.unknown`.
    """
    for deck in workspace.decks.list():
        if deck.name.casefold() == name.casefold():
            return deck.id, deck.name
    raise KnownError("cli.deck.unknown", deck=name)


def is_file(wanted: str) -> bool:
    """Is it a file? What the system takes for no path (too long, a NUL in it) can still be the name of a deck."""
    try:
        return wanted == NO_FILE or Path(wanted).is_file()
    except (OSError, ValueError):
        return False


def checked_format(format_id: str) -> Format:
    """A format by its id.

    Raises:
        KnownError: What is wrong with the file of a house format; `format.unknown`, with those that exist.
    """
    from ptcg_desktop.decks.house import house

    found = house()
    if format_id in found.formats:
        return found.formats[format_id]
    for problem in found.problems:
        if Path(str(problem.params.get("file", ""))).stem == format_id:
            raise problem
    raise KnownError("format.unknown", format=format_id, known=tuple(found.formats))


def _stem(file: str) -> str:
    return "deck" if file == NO_FILE else Path(file).stem


def _pairs(read: ReadList, workspace: Workspace) -> list[tuple[CardDef, int]]:
    cards = {card.id: card for card in workspace.catalogue.cards({card_id for card_id, _ in read.cards()})}
    return [(cards[card_id], count) for card_id, count in read.cards()]


def _put(
    workspace: Workspace,
    mode: str,
    target: tuple[int, str] | None,
    name: str,
    fmt: Format,
    read: ReadList,
) -> Done[StoredDeck]:
    cards, notes = _pairs(read, workspace), read.notes()
    if target is None:
        return workspace.decks.create(name, fmt.id, cards, notes)
    return (workspace.decks.append if mode == "append" else workspace.decks.set_cards)(target[0], cards, notes)


def _named_or_read(wanted: str, workspace: Workspace) -> DeckList:
    from ptcg_desktop.services.deck_lists import deck_of_list

    if not is_file(wanted):
        return workspace.decks.deck_list(find(wanted, workspace)[0])
    name, read = read_list(wanted, workspace, "unlimited")
    return deck_of_list(read, name, workspace.catalogue)


def _line_object(each: ListLine, console: Console) -> dict[str, object]:
    return {
        "line": each.line.place,
        "text": each.line.text,
        "standing": each.standing,
        "count": each.count,
        "card": each.card_id or None,
        "candidates": each.candidates,
        "reason": each.reason,
        "message": console.say(each.reason or "list.found"),
    }


def _write(path: Path, text: str) -> None:
    """Beside and swapped in: an interrupted export leaves the old file."""
    from ptcg_desktop.files.whole import swapped_in

    try:
        with swapped_in(path) as beside:
            beside.write_text(text, encoding=ENCODING)
    except OSError as error:
        raise cannot_write(path, error) from error
