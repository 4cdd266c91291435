"""How long a query takes over all real cards, joined with a collection of 20,000 copies. Figures in docs/search.md.

`python -m pytest tests/perf/test_query.py -s --benchmark-only` prints median and 95 % over the sixty-six queries.
"""

from __future__ import annotations

import random
import shutil
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.collection_completion import Completion
from ptcg_desktop.services.query.help import HELP
from ptcg_desktop.services.query.lots import LotColumns
from ptcg_desktop.services.query.parse import parse
from ptcg_desktop.services.query.rows import find_rows
from ptcg_desktop.services.query.search import find
from ptcg_desktop.services.query.shelf import Shelf
from ptcg_desktop.services.query.table import Table
from ptcg_desktop.store.rows import Holding

pytestmark = pytest.mark.corpus

COPIES = 20_000
QUERIES = (
    "",
    "p",
    "pik",
    "pikachu",
    "charizard ex",
    "Mr. Mime",
    "farfetchd",
    "N",
    "Type: Null",
    "ho-oh",
    "OBF 125",
    "charizard 4",
    "professor's research",
    "energia de fogo",
    '"energy search"',
    "mewtwo -EX",
    "saur",
    "t:fire",
    "t:item",
    "tipo:água hp>=200",
    "t:fire|water hp:100..150",
    "hp>=300 order:hp",
    "retreat=0 t:pokemon",
    "weak:water stage:2",
    "dmg>=200 cost<=2",
    "cost:RR",
    "from:eevee",
    "evolves-to:charizard",
    "set:bs",
    'set:"base set"',
    "set:selva r:rare",
    "number:1..10 set:JU",
    "mark:g t:supporter",
    "mark>=h",
    "r:rare year:1999..2003",
    "artist:sugimori order:-hp",
    "date>=2013-08-10 date<2014",
    "f:standard t:supporter",
    "f:standard@2024-06-01",
    "f:classic-1999@2000-06-01",
    "f:expanded is:acespec",
    "era:2013 is:rulebox",
    "is:basicenergy",
    "is:radiant|star|prism",
    "is:ex -is:gx lang:pt",
    "has:ability hp<=70",
    'power:"rain dance"',
    "attack:thunder",
    "text:discard",
    'text:"draw 3 cards"',
    "text:descarte t:fire",
    "text:/discard .* energy/",
    r"text:/flip \d coins/ -t:fire",
    "own>=1",
    "own>=2 t:fire hp>=100",
    "free>=1 t:supporter order:name",
    "own=0 set:sv03",
    'place:"binder 1" cond:lp -is:graded',
    "price>=10 t:fire order:own",
    "note:/fair 12./",
    "tag:swap grade>=9 bought:2024",
    "in:wishlist own=0",
    "wanted>=1 r:rare",
    'in:"some deck"',
    "(pikachu or raichu or eevee) -is:rulebox own>=1",
    "-t:pokemon -t:energy -is:acespec order:newest",
)


@pytest.fixture(scope="module")
def service(full_catalogue: Path, tmp_path_factory: pytest.TempPathFactory) -> CatalogueService:
    home = tmp_path_factory.mktemp("query")
    shutil.copy(full_catalogue, home / "catalogue.db")
    return CatalogueService(home)


@pytest.fixture(scope="module")
def table(service: CatalogueService) -> Table:
    return service.table()


@pytest.fixture(scope="module")
def shelf(table: Table) -> Shelf:
    chance = random.Random(20_000)
    owned: dict[str, int] = {}
    for card_id in chance.choices(table.ids, k=COPIES):
        owned[card_id] = owned.get(card_id, 0) + 1
    deck = chance.sample(sorted(owned), 20)
    places = ("", "Binder 1/page 3", "Caixa", "Binder 2")
    lots = [
        Holding(
            number, card_id, card_id, "", "", "", chance.choice(("normal", "reverse")), chance.choice(("NM", "LP")),
            chance.choice(("en", "pt")), count, chance.choice(("", "", "PSA 9")),
            *chance.choice(((None, ""), (1_200, "BRL"), (2_500, "USD"))), "2024-03-01", chance.choice(places),
            f"creased, fair {number % 700}", chance.choice(((), ("swap",))), chance.random() < 0.01,
        )
        for number, (card_id, count) in enumerate(owned.items())
    ]  # fmt: skip
    return Shelf(
        owned,
        dict.fromkeys(deck, 3),
        dict.fromkeys(chance.sample(table.ids, 300), 1),
        {"Some deck": frozenset(deck)},
        {"Wishes": ("wish", frozenset(chance.sample(table.ids, 300)))},
        LotColumns(lambda: lots),
    )


def test_the_columns_load_in_moments(table: Table) -> None:
    for what, text in (("facts", "has:ability"), ("card text", "text:discard")):
        started = time.perf_counter()
        find(text, table)
        print(f"\nfirst query with {what}: {1000 * (time.perf_counter() - started):.0f} ms", end="")


def test_all_queries(benchmark: Any, table: Table, shelf: Shelf) -> None:
    assert len(QUERIES) == 66
    times: dict[str, list[float]] = {query: [] for query in QUERIES}

    def round_of_all() -> None:
        for query in QUERIES:
            started = time.perf_counter()
            found = find(query, table, shelf)
            times[query].append(time.perf_counter() - started)
            assert found.ids, query
            assert not found.problems, query

    benchmark.pedantic(round_of_all, rounds=1 if benchmark.disabled else 15, warmup_rounds=1)
    medians = {query: 1000 * statistics.median(taken) for query, taken in times.items()}
    slowest = sorted(medians.values())
    print(f"\nmedian {statistics.median(slowest):.2f} ms, 95 % under {slowest[62]:.2f} ms, worst {slowest[-1]:.2f} ms")
    for query in sorted(medians, key=lambda each: -medians[each])[:8]:
        print(f"  {medians[query]:6.2f} ms  {query}")


def test_rows_that_fit(benchmark: Any, table: Table, shelf: Shelf) -> None:
    assert benchmark(find_rows, "t:fire place:binder -cond:lp", table, shelf).holdings


def test_completion_of_every_set(benchmark: Any, service: CatalogueService, shelf: Shelf) -> None:
    assert benchmark(lambda: _completion(service, shelf).sets())


def test_completion_of_the_national_list(benchmark: Any, service: CatalogueService, shelf: Shelf) -> None:
    assert benchmark(lambda: _completion(service, shelf).dex())


def _completion(service: CatalogueService, shelf: Shelf) -> Completion:
    owned = {card_id: {"normal": count} for card_id, count in shelf.owned.items()}
    return Completion(service.table().index.columns, service.checklist(), service.sets(), owned)


def test_every_example_of_the_help_finds_cards(table: Table, shelf: Shelf) -> None:
    for group in HELP:
        for query in group.queries:
            found = find(parse(query), table, shelf)
            if any(problem.code == "query.reading" for problem in found.problems):
                continue  # how cards play themselves is read while the program runs, not here
            assert found.ids, query
            assert not found.problems, query
