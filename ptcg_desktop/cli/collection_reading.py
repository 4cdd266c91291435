"""`collection list | stats | completion`: what is owned, what it cost, what is missing. Nothing is changed."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ptcg_desktop.cli.groups import command
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.services.collection import Holding
    from ptcg_desktop.services.collection_completion import Completion, Goal, Item, Progress
    from ptcg_desktop.services.collection_statistics import Spending
    from ptcg_desktop.services.workspace import Workspace

GOALS: tuple[Goal, ...] = ("set", "all", "master")


def add(own: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the commands under `collection`."""
    listing = command(
        own,
        common,
        "list",
        "list what is owned, or the rows that fit a query (docs/search.md)",
        run_list,
        'collection list\ncollection list "place:box cond>=lp"\ncollection list "t:fire own>=2" --json',
    )
    listing.add_argument("query", nargs="?", default="", help="a query in the search language, asked of every row")
    stats = command(
        own,
        common,
        "stats",
        "what was spent, from the prices that were entered",
        run_stats,
        'collection stats\ncollection stats "set:bs"\ncollection stats --json',
    )
    stats.add_argument("query", nargs="?", default="", help="count only the rows that fit this query")
    completion = command(
        own,
        common,
        "completion",
        "how complete sets, master sets or the National list are, and what is missing; exit 1 if something is",
        run_completion,
        "collection completion\ncollection completion BS --missing\n"
        "collection completion base1 --goal master --missing --json\ncollection completion --dex",
    )
    completion.add_argument(
        "set", nargs="?", default="", help="code, id or name of a set (default: all that were begun)"
    )
    completion.add_argument(
        "--goal",
        choices=GOALS,
        default="set",
        help="set: numbers 1 to the official count; all: every print; master: every print in every known variant",
    )
    completion.add_argument(
        "--missing", action="store_true", help="list what is missing: of the set, or of the National list"
    )
    completion.add_argument("--dex", action="store_true", help="the National list instead of sets")
    completion.add_argument(
        "--of", default="", metavar="LANGUAGE", help="count only copies in this language (en, pt …)"
    )


def run_list(options: argparse.Namespace, console: Console) -> int:
    """`collection list`."""
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        holdings = rows_of(workspace, options.query, console)
        totals = workspace.collection.totals()
    console.answer({"totals": totals, "holdings": holdings})
    console.table(
        (
            (
                held.count, held.name, held.set_name, held.number, held.variant, held.condition, held.language,
                held.grade, console.money(held.price, held.currency), held.place,
            )
            for held in holdings
        ),
        right=(0, 8),
    )  # fmt: skip
    copies, printings = sum(held.count for held in holdings), len({held.card_id for held in holdings})
    console.tell("cli.collection.totals", count=copies, printings=printings)
    return 0


def run_stats(options: argparse.Namespace, console: Console) -> int:
    """`collection stats`."""
    from ptcg_desktop.services.collection_statistics import statistics
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        found = statistics(rows_of(workspace, options.query, console))
    console.answer(
        {
            "total": _spending(found.total),
            "sets": [{"set": each.set_id, "name": each.set_name} | _spending(each.spending) for each in found.by_set],
            "periods": [{"when": each.when} | _spending(each.spending) for each in found.periods],
            "undated": _spending(found.undated),
            "places": [{"place": place} | _spending(each) for place, each in found.by_place.items()],
        }
    )
    priced = [each for each in found.by_set if each.spending.priced]
    console.table(
        ((each.spending.copies, each.set_name or each.set_id, console.sums(each.spending.sums)) for each in priced),
        right=(0, 2),
    )
    total = found.total
    if not total.priced:
        console.tell("cli.stats.none", count=total.copies)
        return 0
    console.tell("cli.stats.total", sums=console.sums(total.sums), priced=total.priced, count=total.copies)
    if total.unpriced:
        console.tell("cli.stats.unpriced", count=total.unpriced)
    return 0


def run_completion(options: argparse.Namespace, console: Console) -> int:
    """`collection completion`."""
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        now = workspace.completion.now(options.of)
        if options.dex:
            return _tell_dex(now, console, missing=options.missing)
        sets = [_set_of(workspace, options.set)] if options.set else None
    goal: Goal = options.goal
    chosen = [now.set(set_id) for set_id in sets] if sets else [each for each in now.sets() if each.copies]
    missing = [item for each in chosen for item in now.missing(each.set_id, goal)] if options.missing else []
    answer: dict[str, object] = {
        "goal": goal,
        "sets": [
            {
                "set": each.set_id,
                "name": each.name,
                "copies": each.copies,
                "goals": {name: _progress(each.of(name)) for name in GOALS},
            }
            for each in chosen
        ],
    }
    console.answer(answer | ({"missing": [_item(item) for item in missing]} if options.missing else {}))
    language = console.text_language
    console.table(
        (
            (
                console.percent(_rounded_down(each.of(goal))),
                f"{each.of(goal).have}/{each.of(goal).total}",
                each.set_id,
                each.name.get(language),
            )
            for each in chosen
        ),
        right=(0, 1),
    )
    console.table((item.set_id, item.number, item.name.get(language), item.variant) for item in missing)
    if not chosen:
        console.tell("cli.completion.none")
    return 0 if chosen and all(not each.of(goal).missing for each in chosen) else 1


def _tell_dex(now: Completion, console: Console, *, missing: bool) -> int:
    entries = now.dex()
    have = sum(bool(entry.copies) for entry in entries)
    console.answer(
        {
            "have": have,
            "total": len(entries),
            "pokemon": [
                {"number": entry.number, "name": entry.name, "copies": entry.copies, "prints": _progress(entry.prints)}
                for entry in entries
            ],
        }
    )
    console.table(
        (
            (entry.number, entry.name.get(console.text_language), f"{entry.prints.have}/{entry.prints.total}")
            for entry in entries
            if bool(entry.copies) is not missing
        ),
        right=(0, 2),
    )
    console.tell("cli.completion.dex", have=have, total=len(entries))
    return 0 if have == len(entries) else 1


def rows_of(workspace: Workspace, query: str, console: Console) -> list[Holding]:
    """Rows of the collection that fit.

    Raises:
        KnownError: `query.wrong`.
    """
    if not query:
        return workspace.collection.holdings()
    from ptcg_desktop.cli.search import read_texts, tell_problems
    from ptcg_desktop.services.query.parse import parse
    from ptcg_desktop.services.query.rows import find_rows

    asked = parse(query)
    read_texts(workspace.catalogue, asked, console)
    found = find_rows(asked, workspace.catalogue.table(), workspace.shelf())
    tell_problems(found.problems, console)
    return found.holdings


def _set_of(workspace: Workspace, wanted: str) -> str:
    """The one set of this code, id or name.

    Raises:
        KnownError: `set.unknown`; `set.ambiguous`, which names them.
    """
    from ptcg_desktop.services.printed_numbers import numbers_of

    numbers = numbers_of(workspace.catalogue)
    found = numbers.sets_of_code(wanted) or numbers.sets_named(wanted.split())
    if not found:
        raise KnownError("set.unknown", set=wanted)
    if len(found) > 1:
        raise KnownError("set.ambiguous", set=wanted, ids=tuple(found[:5]))
    return found[0]


def _spending(spending: Spending) -> dict[str, object]:
    return {
        "copies": spending.copies,
        "priced": spending.priced,
        "unpriced": spending.unpriced,
        "sums": dict(spending.sums),
    }


def _progress(progress: Progress) -> dict[str, int]:
    return {"have": progress.have, "total": progress.total}


def _rounded_down(progress: Progress) -> float:
    """Its share to a tenth of a percent: never all while something is missing."""
    return int(1000 * progress.share) / 1000


def _item(item: Item) -> dict[str, object]:
    return {
        "card_id": item.card_id,
        "set": item.set_id,
        "number": item.number,
        "name": item.name,
        "variant": item.variant,
    }
