"""What a query finds."""

from __future__ import annotations

import pytest

from ptcg_desktop.services.query.parse import parse
from ptcg_desktop.services.query.search import find, search
from ptcg_desktop.services.query.shelf import NO_SHELF, asks_library
from tests.unit.query.invented import CARDS, SHELF, TABLE

ALL = TABLE.ids


def found(text: str) -> list[str]:
    answer = find(text, TABLE, SHELF)
    assert not answer.problems
    return answer.ids


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("", ALL),
        # Words: both languages, no signs, best fit first.
        ("emberpup", "inv1-1 inv2-1 inv3-5"),
        ("BRASINHA", "inv1-1 inv3-5"),
        ("brasao", "inv1-2 inv2-TG03"),
        ("mr quag", "inv1-3"),
        ("Mr. Quag-Quag", "inv1-3"),
        ("quagquag", "inv1-3"),
        ("farletd", "inv1-4"),
        ("mrquagquag", "inv1-3"),
        ("auntsletter", "inv1-6"),
        ("untsletter", ""),  # begins in the middle of a word
        ("Farlet'd", "inv1-4"),
        ("farlet’d", "inv1-4"),
        ("aunt's letter", "inv1-6"),
        ('"kind aunt"', "inv1-6"),
        ("N", "inv1-8"),
        ("Type: Zilch", "inv1-9"),
        ("-EX", "inv2-1"),
        ("emberpup -ex", "inv2-1"),
        ("emberpup-ex", "inv2-1"),
        ("emberpup -radiant", "inv1-1 inv2-1"),
        ("io 4", "inv1-4"),
        ("inv1-4", "inv1-4"),
        ("s-s 10", "inv2-10"),
        ("ss tg3", "inv2-TG03"),
        ("emberhound 2", "inv1-2"),
        ("id:inv1-4", "inv1-4"),
        ("name=emberpup", "inv1-1"),
        ('"emberpup"', "inv1-1 inv2-1 inv3-5"),
        ("/^ember.*d$/", "inv1-2 inv2-TG03"),
        # Kinds and types.
        ("t:fire", "inv1-1 inv1-2 inv1-7 inv2-1 inv2-TG03 inv3-5"),
        ("t=fire t:pokemon", "inv1-1 inv1-2 inv2-TG03 inv3-5"),
        ("tipo:água", "inv1-3 inv2-1"),
        ("t:item", "inv1-5 inv2-10"),
        ("t:apoiador", "inv1-6 inv1-8"),
        ("k:energy", "inv1-7 inv3-4"),
        ("stage:2", "inv2-2"),
        ("estágio:1", "inv1-2 inv2-TG03"),
        ("is:basicenergy", "inv1-7"),
        ("is:rulebox", "inv2-1 inv3-5"),
        ("is:ex", "inv2-1"),
        ("is:acespec", "inv2-10"),
        ("is:radiante", "inv3-5"),
        ("is:firstedition", "inv1-2"),
        ("not:pokemon", "inv1-5 inv1-6 inv1-7 inv1-8 inv2-10 inv3-4 inv3-6"),
        ("has:ability", "inv2-2"),
        ("has:power", "inv1-4 inv2-2"),
        ("has:image", "inv3-6"),
        ("has:pt t:trainer", "inv1-5 inv1-6"),
        # Numbers.
        ("hp>=130", "inv2-1 inv3-5"),
        ("hp:60..90", "inv1-2 inv1-3 inv2-TG03"),
        ("hp:..49", ""),
        ("ps>80 ps<130", "inv2-TG03"),
        ("hp!=50 t:pokemon", "inv1-2 inv1-3 inv2-1 inv2-TG03 inv3-5"),
        ("dmg>=40", "inv1-2"),
        ("cost<=1", "inv1-1"),
        ("cost:R", "inv1-2"),
        ("cost=RR", "inv1-2"),
        ("cost=R", ""),
        ("retreat=0", "inv1-4"),
        ("recuo>=2", "inv3-5"),
        ("weak:water", "inv1-2"),
        ("resist:fogo", "inv1-3"),
        ("number:3", "inv1-3"),
        ("number:TG3", "inv2-TG03"),
        ("number>=9", "inv1-9 inv2-10"),
        ("mark:g..h", "inv2-10 inv3-4 inv3-5"),
        ("marca:i..", "inv3-6"),
        ("marca:sem set:inv2", "inv2-1 inv2-2 inv2-TG03"),
        # Text.
        ("text:discard", "inv1-2"),
        ("texto:descarte", "inv1-2"),
        ('text:"water energy"', "inv1-5"),
        ('texto:"energia de água"', "inv1-5"),
        ('text:"draw 3 cards"', "inv1-5"),
        ('text:"draw cards"', ""),
        ('text:"player both draws then"', "inv1-8"),
        ("text:/discard .* energy/", "inv1-2"),
        (r"text:/draws?\b/", "inv1-5 inv1-8"),
        ("attack:bite", "inv1-2"),
        ('power:"rain song"', "inv1-4"),
        ("from:emberpup", "inv1-2 inv2-TG03"),
        ("de:brasinha", "inv1-2"),
        ("evolves-to:emberhound", "inv1-1"),
        # Prints.
        ("set:io t:item", "inv1-5"),
        ('set:"second sun" t:item', "inv2-10"),
        ("set:sol hp>100", "inv2-1"),
        ("r:rare", "inv1-3 inv2-1"),
        ("raridade:incomum", "inv1-2"),
        ('r:"holo rare"', "inv1-3"),
        ('r="rara holo"', "inv1-3"),
        ("raridade=rareholo", "inv1-3"),
        ("raridade=ultrarara", "inv2-1"),
        ("r:rara", "inv1-3 inv2-1"),
        ("r:u", "inv1-2"),
        ("r:hyper", ""),
        ("raridade:nenhuma set:inv3 t:energy", "inv3-4"),
        ("r:holo|comum order:-rarity", "inv1-3 inv1-1"),
        ("artista:arvore", "inv1-1 inv1-2"),
        ("mark:g", "inv2-10"),
        ("mark>=h", "inv3-4 inv3-5 inv3-6"),
        ("mark:none set:ss", "inv2-1 inv2-2 inv2-TG03"),
        ("year:2000..2014 t:item", "inv2-10"),
        ("date>2013-10-11 date<=2013-10 t:item", "inv2-10"),
        ("date<2013-10-12 t:item", "inv1-5"),
        ("data:09/01/1999 t:item", "inv1-5"),
        ("era:1999 t:item", "inv1-5"),
        ("era:xy t:item", "inv2-10"),
        ("f:unlimited t:item", "inv1-5 inv2-10"),
        ("f:standard@2025-06-01 t:item", "inv2-10"),
        ("f:padrão@2025-06-01 t:energy", "inv1-7 inv3-4"),
        ("lang:pt t:pokemon", "inv1-1 inv1-2 inv2-TG03 inv3-5"),
        # The library.
        ("own>=1", "inv1-1 inv1-2 inv2-1"),
        ("own=0 t:fire", "inv1-7 inv2-TG03 inv3-5"),
        ("own>=2", "inv1-1 inv2-1"),
        ("is:owned t:water", "inv2-1"),
        ("free>=1", "inv1-1 inv2-1"),
        ("in:deck", "inv1-1 inv1-2 inv1-7"),
        ('in:"hot dogs"', "inv1-1 inv1-2"),
        ("in:wishlist", "inv1-3 inv3-5"),
        ("em:desejos", "inv1-3 inv3-5"),
        ("in:trade", "inv2-1"),
        ("in:list", "inv1-3 inv1-9 inv2-1 inv3-5"),
        ("in:photos", "inv1-9"),
        ("wanted>=1", "inv1-3 inv3-5"),
        ("wanted>=1 own=0 wanted<2", "inv3-5"),
        # What is said about copies.
        ("place:binder", "inv1-1"),
        ('lugar:"binder 1"', "inv1-1"),
        ("place:bin", "inv1-1"),
        ("place=box", "inv1-1 inv1-2"),
        ("place:/page [2-4]/", "inv1-1"),
        ("place!=box own>=1", "inv2-1"),
        ("tag:zoe", "inv1-1"),
        ("tag=swap", "inv1-1"),
        ("note:zoe", "inv1-1"),
        ("note:/zoes/", "inv1-1"),
        ("grade>=9", "inv1-2"),
        ("grade:8..9", "inv2-1"),
        ("grade:8..", "inv1-2 inv2-1"),
        ("grade:..9", "inv2-1"),
        ("grade<9.5", "inv2-1"),
        ("grade:9,5", "inv1-2"),
        ("nota:psa", "inv1-2"),
        ('grade:"psa gem"', "inv1-2"),
        ("is:graded", "inv1-2 inv2-1"),
        ("-is:graded own>=1", "inv1-1"),
        ("price>=10", "inv1-1"),
        ("price:0", "inv1-1"),
        ("preço:2,99..3", "inv2-1"),
        ("price>0", "inv1-1 inv2-1"),
        ("price<=5usd", "inv1-1 inv2-1"),
        ("price>=R$1", "inv1-1"),
        ("price:..4", "inv1-1 inv2-1"),
        ("has:price", "inv1-1 inv2-1"),
        ("has:place", "inv1-1 inv1-2"),
        ("has:note", "inv1-1"),
        ("has:tag", "inv1-1"),
        ("tem:nota", "inv1-2 inv2-1"),
        ("is:signed", "inv1-2"),
        ("bought:2024", "inv1-1"),
        ("bought<2024", "inv1-1"),
        ("bought<2019", ""),
        ("cond:lp", "inv1-1"),
        ("cond>=lp", "inv1-1"),
        ("cond<lp", "inv2-1"),
        ('cond:"bent by the dog"', "inv1-2"),
        ("copylang:pt", "inv1-1"),
        ("variant:normal", "inv1-1 inv1-2 inv2-1"),
        # Side by side they are about one lot; in brackets of their own about the card.
        ("place:box cond:lp", "inv1-1"),
        ("place:box cond:nm", ""),
        ("place:box is:signed", "inv1-2"),
        ("place:binder|box tag:swap", "inv1-1"),
        ("place:box -cond:nm", "inv1-2"),
        # Logic.
        ("lamp or lampião or letter", "inv1-5 inv1-6"),
        ("lamp|letter", "inv1-5 inv1-6"),
        ("t:item -lamp", "inv2-10"),
        ("t:item not lamp", "inv2-10"),
        ("t:item não lamp", "inv2-10"),
        ("(lamp or letter) -t:item", "inv1-6"),
        ("-(t:pokemon or t:energy) -t:item", "inv1-6 inv1-8 inv3-6"),
        ("t:item|stadium", "inv1-5 inv2-10 inv3-6"),
        ("t:item and lamp", "inv1-5"),
        # Order.
        ("emberpup order:-name", "inv3-5 inv2-1 inv1-1"),
        ("emberpup order:hp", "inv2-1 inv3-5 inv1-1"),
        ("set:inv2 order:stage", "inv2-1 inv2-TG03 inv2-2 inv2-10"),
        ("set:inv3 order:-kind", "inv3-4 inv3-6 inv3-5"),
        ("t:fire t:pokemon order:type order:-hp", "inv1-1 inv1-2 inv2-TG03 inv3-5 inv2-1"),
        ("own>=1 order:own", "inv1-1 inv2-1 inv1-2"),
        ("t:item order:newest", "inv2-10 inv1-5"),
    ],
)
def test_finds(text: str, ids: str | list[str]) -> None:
    assert found(text) == (ids.split() if isinstance(ids, str) else ids)


def test_only_narrows_and_sort_orders_where_the_query_does_not() -> None:
    only = ["inv2-1", "inv1-1", "gone"]
    assert find("t:fire", TABLE, only=only).ids == ["inv1-1", "inv2-1"]
    assert find("t:fire", TABLE, only=only, sort="hp").ids == ["inv2-1", "inv1-1"]
    assert find("t:fire order:-hp", TABLE, only=only, sort="hp").ids == ["inv1-1", "inv2-1"]


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("set:zzz", "query.value", 5),
        ("rarity:zzz", "query.value", 8),
        ("t:item in:nothing", "query.deck", 11),
        ("price:dear", "query.money", 7),
        ("price:1usd5", "query.money", 7),
        ("grade>=psa", "query.number", 8),
        ("place>box", "query.operator", 7),
    ],
)
def test_what_only_the_catalogue_can_tell_is_a_problem_and_narrows_nothing(text: str, code: str, column: int) -> None:
    answer = find(text, TABLE, SHELF)
    assert [(each.code, each.column) for each in answer.problems] == [(code, column)]
    assert answer.ids
    assert find(f"-({text}) emberpup", TABLE, SHELF).ids
    assert find(f"emberpup or ({text})", TABLE, SHELF).ids != TABLE.ids or " " in text


@pytest.mark.parametrize("text", ["text:/(a|a)*b/", "text:/(.*)*x/", "text:/(a?){30}a{30}/", "/(e+)+$/", "/((e*)*)*x/"])
def test_a_pattern_made_to_hang_does_not(text: str) -> None:
    find(text, TABLE)  # the time limit of a test run is the proof


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("t:fire", False),
        ("t:fire -own>=1", True),
        ("a or (b is:owned)", True),
        ("order:own", True),
        ("in:x", True),
        ("is:signed", True),
        ("text:price", False),
        ("-has:note", True),
    ],
)
def test_tells_whether_the_library_is_asked(text: str, asks: bool) -> None:
    assert asks_library(parse(text)) is asks


@pytest.mark.parametrize("text", ["in:deck", "in:wishlist", "em:trocas", "own>=1"])
def test_nothing_is_in_a_deck_or_on_a_list_where_there_is_none(text: str) -> None:
    answer = find(text, TABLE, NO_SHELF)
    assert (answer.ids, answer.problems) == ([], ())
    assert set(find(f"-{text}", TABLE, NO_SHELF).ids) == set(ALL)


def test_an_empty_catalogue_answers_everything_with_nothing() -> None:
    from tests.unit.query.invented import table_over

    empty = table_over((), ())
    for text in ("", "a", "t:fire", "text:x", "-hp>1", "own=0", "f:standard", "order:hp", "set:x or 1 2"):
        assert search(text, empty) == []


def test_every_invented_card_is_in_the_table() -> None:
    assert sorted(TABLE.ids) == sorted(card.id for card in CARDS)
