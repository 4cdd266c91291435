"""`coverage`, `effect explain`: what the program understands of the words on cards."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ptcg_desktop.cli.catalogue import open_catalogue
from ptcg_desktop.cli.groups import command, group
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.effects.coverage import Share
    from ptcg_desktop.services.coverage import EraCoverage, SetCoverage
    from ptcg_desktop.services.explaining import Explained, Question

KINDS = ("attack", "ability", "trainer", "energy")
UNKNOWN_SHOWN = 20
LONGEST_SHOWN = 110


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the commands."""
    covering = command(
        groups,
        common,
        "coverage",
        "measure how much of the card text of the catalogue plays by itself",
        run_coverage,
        "coverage\ncoverage --set base1 --set sv01\ncoverage --json",
    )
    covering.add_argument(
        "--set", action="append", nargs="+", default=[], metavar="ID", dest="sets", help="only these sets (id or code)"
    )
    own = group(groups, "effect", "look at how the text of a card is understood")
    explaining = command(
        own,
        common,
        "explain",
        "say what a text does, in words of the program; exit 1 if one is not understood",
        run_explain,
        'effect explain "Draw 2 cards."\n'
        'effect explain --kind ability --name Mudlark "Mudlark has no Retreat Cost." --json\n'
        "ptcg-desktop effect explain < texts.jsonl",
    )
    explaining.add_argument("texts", nargs="*", metavar="TEXT", help="none: a JSON object per line of standard input")
    explaining.add_argument("--kind", choices=KINDS, default="attack", help="what the text stands on (default attack)")
    explaining.add_argument("--name", default="", metavar="OWN_NAME", help="name of the card")


# --- coverage --------------------------------------------------------------------------------------------------------


def run_coverage(options: argparse.Namespace, console: Console) -> int:
    """`coverage`."""
    from ptcg_desktop.effects.coverage import Share
    from ptcg_desktop.services.coverage import coverage_of

    sets = [name for given in options.sets for name in given]
    report = coverage_of(open_catalogue(options, console), sets, console.progress)
    console.end_progress()
    console.answer(report)
    shares = (("texts", report.texts), ("uses", report.uses), ("cards", report.cards))
    console.table(((console.say(f"cli.coverage.{name}"), *_share(share)) for name, share in shares), right=(1, 2))
    console.print("")
    console.tell("cli.coverage.plays")
    whole = sum(report.plays.values())
    console.table(
        ((console.say(f"automation.{state}"), *_share(Share(count, whole))) for state, count in report.plays.items()),
        right=(1, 2),
    )
    for title, rows in (("eras", report.eras), ("sets", report.sets)):
        if rows:
            console.print("")
            console.tell(f"cli.coverage.{title}")
            console.table((_row(row, console) for row in rows), right=(2, 3))
    if report.unknown:
        console.print("")
        console.tell("cli.coverage.unknown")
        shown = report.unknown[:UNKNOWN_SHOWN]
        console.table(((one.cards, _short(one.template), one.code, one.example) for one in shown), right=(0,))
    if len(report.unknown) > UNKNOWN_SHOWN:
        console.tell("cli.more", count=len(report.unknown) - UNKNOWN_SHOWN)
    return 0


def _row(row: EraCoverage | SetCoverage, console: Console) -> tuple[str, str, str, str]:
    first = row.release or "?"
    compiled, share = _share(row)
    return first, row.name.get(console.text_language), compiled, share


def _share(share: Share | EraCoverage | SetCoverage) -> tuple[str, str]:
    part = f"{share.compiled / share.total:.1%}" if share.total else "–"
    return f"{share.compiled}/{share.total}", part


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


# --- effect explain --------------------------------------------------------------------------------------------------


def run_explain(options: argparse.Namespace, console: Console) -> int:
    """`effect explain`."""
    from ptcg_desktop.services.explaining import Question, explain

    if not options.texts:
        return _explain_lines(options, console)
    code = 0
    for text in options.texts:
        found = explain(Question(text, options.kind, options.name))
        if console.as_json:
            _write(found)
        else:
            _show(found, console)
        code = code if found.understood else 1
    return code


def _explain_lines(options: argparse.Namespace, console: Console) -> int:
    """Answer every line with a line; one that cannot be read does not keep the others from their answer."""
    from ptcg_desktop.services.explaining import explain

    code = 0
    for number, asked in _questions(options.kind, options.name):
        try:
            if isinstance(asked, KnownError):
                raise asked
            found = explain(asked)
        except KnownError as error:
            sentence = console.sentence(error)
            _write({"line": number, "error": error.code, "message": sentence})
            console.complain(console.say("effect.at_line", line=number, sentence=sentence))
            code = 2
        else:
            _write(found)
            code = max(code, 0 if found.understood else 1)
    return code


def _questions(kind: str, name: str) -> Iterator[tuple[int, Question | KnownError]]:
    from ptcg_desktop.services.explaining import question

    if sys.stdin.isatty():
        raise KnownError("effect.no_text")
    for number, line in enumerate(sys.stdin.buffer, start=1):
        if line.strip():
            try:
                yield number, question(line, kind, name)
            except KnownError as error:
                yield number, error


def _write(value: Explained | dict[str, object]) -> None:
    import msgspec

    print(msgspec.json.encode(value).decode(), flush=True)


def _show(found: Explained, console: Console) -> None:
    from ptcg_desktop.effects import ir

    console.print(found.text)
    if found.ir is not None and found.renderings is not None:
        console.print(f"  IR  {ir.dumps(found.ir)}")
        console.print(f"  en  {found.renderings.en}")
        console.print(f"  pt  {found.renderings.pt}")
    for span in found.unknown:
        console.print(
            "  " + console.say("cli.effect.unknown", start=span.start, end=span.end, reason=span.code, words=span.words)
        )
