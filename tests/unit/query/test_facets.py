"""Facets: their counts, and the clicks that edit the text."""

from __future__ import annotations

import pytest

from ptcg_desktop.services.query.facets import chosen, counts, toggled, without_order
from ptcg_desktop.services.query.fields import FACETS
from ptcg_desktop.services.query.help import HELP
from ptcg_desktop.services.query.parse import parse
from ptcg_desktop.services.query.search import find
from tests.unit.query.invented import SHELF, TABLE

TYPED = (
    "",
    "ember",
    "ember or lamp",
    "-t:water",
    "(kind:trainer)",
    '"ember',
    "t:fire|water hp>=60 order:-hp",
    "(ember",
)


@pytest.mark.parametrize("text", TYPED)
@pytest.mark.parametrize("language", ["en", "pt"])
def test_a_click_finds_as_many_cards_as_it_said_and_another_takes_it_back(text: str, language: str) -> None:
    query = parse(text)
    before = chosen(query, TABLE)
    for facet, values in counts(query, TABLE, SHELF).items():
        for value, count in values.items():
            if value in before.get(facet, ()):
                continue
            clicked = toggled(text, facet, value, TABLE, language)
            assert value in chosen(parse(clicked), TABLE)[facet], clicked
            answer = find(clicked, TABLE, SHELF)
            assert all(each.severity == "half" for each in answer.problems), clicked
            if facet not in before:
                assert len(answer.ids) == count, clicked
            back = parse(toggled(clicked, facet, value, TABLE, language))
            assert (back.tree, back.orders) == (query.tree, query.orders), clicked


@pytest.mark.parametrize("query", [query for group in HELP for query in group.queries])
def test_clicks_leave_the_rest_of_every_query_as_it_was(query: str) -> None:
    clicked = toggled(query, "type", "fairy", TABLE)
    assert parse(toggled(clicked, "type", "fairy", TABLE)).tree == parse(query).tree


@pytest.mark.parametrize(
    ("text", "facet", "value", "language", "edited"),
    [
        ("", "type", "fire", "en", "type:fire"),
        ("", "type", "fire", "pt", "tipo:fogo"),
        ("t:r", "type", "water", "en", "t:r|water"),
        ("t:r|water ember", "type", "fire", "en", "t:water ember"),
        ("ember t:fogo", "type", "fire", "pt", "ember"),
        ("type=fire", "type", "water", "en", "type=fire type:water"),
        ("a or b", "set", "inv1", "en", "(a or b) set:IO"),
        ('"emb', "set", "inv1", "pt", 'coleção:IO "emb'),
        ("a or (b", "kind", "item", "pt", "categoria:item (a or (b"),
        ("(set:io)", "set", "inv1", "en", ""),
        ("set:IO|SS", "set", "inv2", "en", "set:IO"),
        ("", "rarity", "rare holo", "en", 'rarity="rare holo"'),
        ("rarity=common", "rarity", "rare holo", "en", 'rarity=common|"rare holo"'),
        ("", "rarity", "rare holo", "pt", 'raridade="rara holo"'),
        ('raridade="holo rare"|comum', "rarity", "common", "pt", 'raridade="holo rare"'),
        ('raridade="rara holo" ember', "rarity", "rare holo", "en", "ember"),
        ("own>=1 ember", "owned", "no", "en", "ember own=0"),
        ("é:meu", "owned", "yes", "pt", ""),
        ("", "owned", "yes", "pt", "tenho>=1"),
        ("", "playing", "byhand", "pt", "é:à-mão"),
        ("", "year", "1999", "en", "year:1999"),
        ("", "mark", "g", "pt", "marca:g"),
        ("-(-stage:2)", "stage", "stage2", "en", ""),
        ("not (not stage:2) lamp", "stage", "stage2", "en", "lamp"),
        ("-t:fire", "type", "fire", "en", "-t:fire type:fire"),
    ],
)
def test_edited_texts(text: str, facet: str, value: str, language: str, edited: str) -> None:
    assert toggled(text, facet, value, TABLE, language) == edited


def test_a_facet_counts_beside_its_own_term() -> None:
    both = counts(parse("t:fire ember"), TABLE, SHELF)
    assert both["type"] == counts(parse("ember"), TABLE, SHELF)["type"]
    assert both["type"]["water"] == 1
    assert both["set"] == {"inv1": 2, "inv2": 2, "inv3": 1}
    assert sum(both["owned"].values()) == 5
    assert set(both) == set(FACETS)


def test_what_is_chosen_is_read_from_the_text() -> None:
    assert chosen(
        parse("t:fire|w set:io|inv3 kind:item (st:2) is:owned is:partly -mark:g r:rare year:1999..2003"), TABLE
    ) == {
        "type": {"fire", "water"},
        "set": {"inv1", "inv3"},
        "kind": {"item"},
        "stage": {"stage2"},
        "owned": {"yes"},
        "playing": {"partly"},
    }
    assert chosen(parse("t:fire or t:water"), TABLE) == {}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("ember order:-hp", "ember"),
        ("ORDEM:nome ember sort:hp", "ember"),
        ('"x order:hp"', '"x order:hp"'),
        ("ember", "ember"),
    ],
)
def test_the_order_is_taken_out_of_a_text(text: str, left: str) -> None:
    assert without_order(text) == left
