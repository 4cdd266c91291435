"""`collection list | stats | completion`: rows, sums and gaps, for people and as JSON, without changing anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from ptcg_desktop.services.collection import Lot
from ptcg_desktop.services.collection_lots import default_variant
from ptcg_desktop.services.quick_add import QuickAdd, wanted_variant
from ptcg_desktop.services.workspace import Workspace
from tests.cli.conftest import Command


@pytest.fixture
def filled(home: Path, cli: Command) -> Command:
    """A collection of four rows."""
    with Workspace.open(home) as workspace:
        cards = {card.id: card for card in workspace.catalogue.cards(["base1-4", "base1-46", "base2-1"])}
        collection = workspace.collection
        collection.add(cards["base1-4"], 2, Lot(price=123450, currency="BRL", bought="2024-03-05", place="Binder 1"))
        collection.add(cards["base1-4"], 1, Lot(condition="LP", price=0, currency="USD", bought="2023"))
        collection.add(cards["base1-46"], 3, Lot(language="pt", place="Box", tags=("swap",)))
        collection.add(cards["base2-1"], 1, Lot(place="Box"))
    return cli


def test_rows_that_fit_a_query(filled: Command) -> None:
    answer = filled("collection", "list", "place:box", "--json").object
    assert [(row["card_id"], row["count"], row["tags"]) for row in answer["holdings"]] == [
        ("base1-46", 3, ["swap"]),
        ("base2-1", 1, []),
    ]
    assert answer["totals"]["copies"] == 7
    shown = filled("collection", "list", "own>=1 -place:box").out
    assert "R$ 1,234.50" in shown
    assert "Binder 1" in shown
    assert "R$ 1.234,50" in filled("collection", "list", lang="pt_BR").out


def test_a_line_of_the_window_adds_the_same_copies(cli: Command, home: Path) -> None:
    for words in (
        ["bs 4 x2 1st lp pt @Binder 1"],
        ["charizard 4/102 lp", "3", "--condition", "HP", "--language", "ja"],
    ):
        assert cli("collection", "add", *words).code == 0
    with Workspace.open(home) as workspace:
        card = workspace.catalogue.cards(["base1-4"])[0]
        line = QuickAdd(workspace.catalogue, workspace.collection).find("bs 4 1st")
        lots = {(held.count, held.lot) for held in workspace.collection.holdings()}
        first, plain = wanted_variant(card, line.line.variant), default_variant(card)
    assert lots == {
        (2, Lot(variant=first, condition="LP", language="pt", place="Binder 1")),
        (3, Lot(variant=plain, condition="HP", language="ja")),
    }


def test_what_a_line_leaves_open_is_as_the_settings_say(cli: Command, home: Path) -> None:
    with Workspace.open(home) as workspace:
        workspace.settings.change(condition="LP", card_language="pt")
    for card in ("base1-4", "bs 4 hp", "bs 4 en"):
        assert cli("collection", "add", card).code == 0
    with Workspace.open(home) as workspace:
        said = {(held.lot.condition, held.lot.language) for held in workspace.collection.holdings()}
    assert said == {("LP", "pt"), ("HP", "pt"), ("LP", "en")}


def test_a_line_that_means_several_cards_or_none_adds_nothing(cli: Command) -> None:
    told = {
        "energy": "base1-",
        "nobody at all x2": "nobody at all x2",
        "+": "+",
        "charzard x2": "mean Charizard?",
        "bs 4 x0": "0 copies",
    }
    for line, part in told.items():
        ended = cli("collection", "add", line)
        assert (ended.code, ended.out) == (2, "")
        assert part in ended.complaint
    assert cli("collection", "list", "--json").object["totals"]["copies"] == 0


def test_a_wrong_query_is_one_sentence(filled: Command) -> None:
    for words in (("list", "plaec:box"), ("stats", "set:zzz")):
        ended = filled("collection", *words)
        assert (ended.code, ended.out) == (2, "")
        assert "olumn" in ended.complaint


def test_sums_are_of_what_was_entered_and_the_rest_is_said(filled: Command) -> None:
    answer = filled("collection", "stats", "--json").object
    assert answer["total"] == {"copies": 7, "priced": 3, "unpriced": 4, "sums": {"BRL": 246900, "USD": 0}}
    assert [(each["when"], each["sums"]) for each in answer["periods"]] == [
        ("2023", {"USD": 0}),
        ("2024-03", {"BRL": 246900}),
    ]
    assert answer["undated"]["copies"] == 4
    shown = filled("collection", "stats").out
    assert "R$ 2,469.00 + US$ 0.00" in shown
    assert "4 copies have no price" in shown
    assert "No price" in filled("collection", "stats", "place:box").out


def test_completion_of_a_set_and_what_is_missing(filled: Command) -> None:
    ended = filled("collection", "completion", "BS", "--missing", "--json")
    assert ended.code == 1
    (base,) = ended.object["sets"]
    assert (base["set"], base["copies"], base["goals"]["set"]["have"]) == ("base1", 6, 2)
    missing = [item["card_id"] for item in ended.object["missing"]]
    assert "base1-4" not in missing
    assert len(missing) == base["goals"]["set"]["total"] - 2
    begun = filled("collection", "completion", "--json").object["sets"]
    assert [each["set"] for each in begun] == ["base1", "base2"]
    assert filled("collection", "completion", "base1", "--of", "pt", "--json").object["sets"][0]["copies"] == 3
    assert "base1" in filled("collection", "completion", "base set").out


def test_completion_of_the_national_list(filled: Command) -> None:
    ended = filled("collection", "completion", "--dex", "--json")
    assert ended.code == 1
    had = [entry["number"] for entry in ended.object["pokemon"] if entry["copies"]]
    assert ended.object["have"] == len(had) > 0
    assert f"{len(had)} of" in filled("collection", "completion", "--dex").out
    missing = filled("collection", "completion", "--dex", "--missing").out
    assert len(missing.splitlines()) == ended.object["total"] - len(had) + 1


def test_a_set_nobody_knows_and_a_collection_not_begun(cli: Command) -> None:
    assert "zzzz" in cli("collection", "completion", "zzzz").complaint
    ended = cli("collection", "completion")
    assert (ended.code, ended.out.strip()) == (1, "No set has been begun.")
