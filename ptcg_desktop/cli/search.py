"""`search TEXT`: find cards with the search language."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ptcg_desktop.cli.catalogue import open_catalogue
from ptcg_desktop.cli.groups import command
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cards.model import CardDef
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.query.shelf import Shelf
    from ptcg_desktop.services.query.tree import Problem, Query

TYPES = "GRWLPFCDMYN"


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser = command(
        groups,
        common,
        "search",
        "find cards with the search language (docs/search.md); exit 1 if there is none, 2 if the query is wrong",
        run,
        'search charizard\nsearch "farfetchd" --json\nsearch "BS 4"\nsearch "t:item hp>=100 -set:bs" --explain\n'
        'search "own>=1 text:/discard .* energy/" --json\nsearch "" --set base1 --type R --sort hp',
    )
    parser.add_argument(
        "text", help="part of a name, in English or Portuguese; fields such as t:item hp>=100 f:standard own>=1"
    )
    parser.add_argument("--set", action="append", default=[], metavar="ID", dest="sets", help="only this set")
    parser.add_argument(
        "--type", action="append", default=[], choices=tuple(TYPES), dest="types", help="only this type"
    )
    parser.add_argument("--kind", action="append", default=[], choices=("pokemon", "trainer", "energy"), dest="kinds")
    parser.add_argument("--sort", choices=("set", "newest", "name", "hp", "type", "rarity"), default="set")
    parser.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many (default 50; 0 = all)")
    parser.add_argument("--explain", action="store_true", help="say in words what was understood")


def run(options: argparse.Namespace, console: Console) -> int:
    """`search`."""
    from ptcg_desktop.services.catalogue import Filters
    from ptcg_desktop.services.query.parse import parse
    from ptcg_desktop.services.query.say import understood

    query = parse(options.text)
    catalogue = open_catalogue(options, console)
    filters = Filters(sets=tuple(options.sets), types=tuple(options.types), kinds=tuple(options.kinds))
    read_texts(catalogue, query, console)
    only = None if filters == Filters() else catalogue.search("", filters)
    with _shelf(query, options, console) as shelf:
        found = catalogue.find(query, shelf, only, options.sort)
    tell_problems(found.problems, console)
    said = understood(query, console.language)
    ids = found.ids
    cards = catalogue.cards(ids[: options.limit] if options.limit > 0 else ids)
    answer = {"query": options.text, "total": len(ids), "cards": [card_object(card) for card in cards]}
    console.answer(answer | {"understood": said, "problems": [_problem_object(each) for each in found.problems]})
    if options.explain:
        console.print(said)
    names = {known.id: known.name.get(console.text_language) for known in catalogue.sets()}
    console.table(
        (card.id, card.name.get(console.text_language), names.get(card.set_id, card.set_id), card.number)
        for card in cards
    )
    if len(ids) > len(cards):
        console.tell("cli.more", count=len(ids) - len(cards))
    if not ids:
        console.tell("cli.search.none", query=options.text)
    return 0 if ids else 1


def read_texts(catalogue: CatalogueService, query: Query, console: Console) -> None:
    """Read the texts of all cards, if a query asks how far they play by themselves; a minute the first time, which is
    said before it begins. What was read before an interrupt is kept.
    """
    from ptcg_desktop.services.query.plan import asks_automation

    if not asks_automation(query) or catalogue.programs.load().complete:
        return
    console.note(console.say("cli.search.reading"))
    catalogue.programs.fill(console.progress)
    console.end_progress()


@contextmanager
def _shelf(query: Query, options: argparse.Namespace, console: Console) -> Iterator[Shelf]:
    """The library, if the query asks about it; else it stays closed."""
    from ptcg_desktop.services.query.shelf import NO_SHELF, asks_library
    from ptcg_desktop.services.workspace import Workspace

    if not asks_library(query):
        yield NO_SHELF
        return
    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        yield workspace.shelf()


def tell_problems(problems: Sequence[Problem], console: Console) -> None:
    """A wrong part ends the command with its sentence; what is only unfinished or left out is noted beside the answer.

    Raises:
        KnownError: `query.wrong`.
    """
    from ptcg_desktop.services.query.say import problem

    for each in problems:
        sentence = problem(each, console.language)
        if each.severity == "error":
            raise KnownError("query.wrong", sentence=sentence)
        console.note(sentence)


def _problem_object(found: Problem) -> dict[str, object]:
    return {"code": found.code, "column": found.column, "severity": found.severity}


def card_object(card: CardDef) -> dict[str, object]:
    """A card as JSON answers name it."""
    return {
        "id": card.id,
        "name": {"en": card.name.en, "pt": card.name.pt},
        "set": card.set_id,
        "number": card.number,
        "kind": card.kind,
        "types": list(card.types or card.provides),
        "hp": card.hp,
        "rarity": card.rarity,
    }
