"""Merging is a function of the set of records: no order, no doubling, nothing known is lost."""

from __future__ import annotations

import itertools

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.cards import Attack, CardDef, Damage, Modifier, Power, SetDef, Text, Variant
from ptcg_desktop.files.merge import merge, merge_sets
from ptcg_desktop.files.reading import SOURCES, Record, Source


def card(**fields: object) -> CardDef:
    plain = {"id": "inv1-1", "set_id": "inv1", "number": "1", "name": Text("Glimmoth"), "kind": "pokemon"}
    return CardDef(**{**plain, **fields})  # type: ignore[arg-type]  # checked by msgspec


words = st.sampled_from(["", "Alpha", "Beta"])
texts = st.builds(Text, words, words)
attacks = st.builds(
    Attack,
    name=st.builds(Text, st.sampled_from(["Tap", "Push"]), words),
    cost=st.sampled_from([(), ("G",), ("G", "C")]),
    damage=st.builds(Damage, st.sampled_from([0, 10, 20]), st.sampled_from(["", "+"])),
    text=texts,
    effect=st.sampled_from(["", "{}"]),
    effect_missing=st.booleans(),
)
cards = st.builds(
    card,
    name=texts,
    stage=st.sampled_from(["", "basic", "stage1"]),
    evolves_from=texts,
    hp=st.sampled_from([0, 60, 70]),
    types=st.sampled_from([(), ("G",), ("G", "W")]),
    attacks=st.lists(attacks, max_size=3).map(tuple),
    powers=st.lists(st.builds(Power, st.just("ability"), texts, texts), max_size=2).map(tuple),
    rules=st.lists(texts, max_size=2).map(tuple),
    weaknesses=st.lists(st.builds(Modifier, st.sampled_from("RW"), st.just("×2")), max_size=2).map(tuple),
    retreat=st.sampled_from([None, 0, 2]),
    limit_groups=st.sampled_from([(), ("radiant",), ("ace_spec",)]),
    classes=st.sampled_from([(), ("Tera",), ("Ancient",)]),
    variants=st.lists(st.builds(Variant, st.sampled_from(["normal", "holo"])), max_size=2).map(tuple),
    alias_ids=st.sampled_from([(), ("ptcgio:a",)]),
)
record_sets = st.dictionaries(st.sampled_from(SOURCES), cards, min_size=1).map(
    lambda told: [Record(source, each) for source, each in told.items()]
)


@given(record_sets)
def test_the_order_of_records_does_not_matter(records: list[Record]) -> None:
    results = {msgspec.json.encode(merge(order)) for order in itertools.permutations(records)}
    assert len(results) == 1


@given(record_sets)
def test_nothing_known_is_lost(records: list[Record]) -> None:
    made = merge(records)
    for record in records:
        for language in ("en", "pt"):
            if getattr(record.card.name, language):
                assert getattr(made.name, language)
        for field in ("hp", "types", "weaknesses", "stage"):
            if getattr(record.card, field):
                assert getattr(made, field)
        assert set(record.card.limit_groups) <= set(made.limit_groups)
        assert set(record.card.classes) <= set(made.classes)
        assert {variant.key for variant in record.card.variants} <= {variant.key for variant in made.variants}


@given(cards)
def test_one_record_stays_as_it_is(only: CardDef) -> None:
    assert merge([Record("tcgdex", only)]) == only


def both(first: CardDef, second: CardDef) -> CardDef:
    return merge([Record("tcgdex", first), Record("ptcgio", second)])


def test_who_the_card_is_comes_from_the_first_and_what_it_does_from_the_second() -> None:
    first = card(
        hp=60,
        rarity="Rare",
        stage="basic",
        evolves_from=Text("Lumite"),
        attacks=(Attack(Text("Dust Off", "Sacudir"), (), Damage(20), Text("English.", "Português.")),),
    )
    second = card(
        hp=70,
        rarity="Rare Holo",
        stage="stage1",
        evolves_from=Text("Glimmling"),
        attacks=(Attack(Text("Dust off"), ("G",), Damage(20, "+"), Text("Other English.")),),
        retreat=0,
    )
    made = both(first, second)
    assert (made.hp, made.rarity, made.stage, made.evolves_from, made.retreat) == (
        60,
        "Rare",
        "stage1",
        Text("Glimmling"),
        0,
    )
    assert made.attacks == (
        Attack(Text("Dust Off", "Sacudir"), ("G",), Damage(20, "+"), Text("English.", "Português.")),
    )


def test_a_basic_card_loses_what_it_never_evolved_from() -> None:
    assert both(card(evolves_from=Text("Lumite")), card(stage="basic")).evolves_from == Text()
    kept = both(card(evolves_from=Text("Lumite")), card(stage="stage1"))
    assert kept.evolves_from == Text("Lumite"), "a record that forgot its evolution proves nothing"


def test_starter_effects_join_by_attack_name() -> None:
    effect = '{"flip": 1}'
    imported = card(attacks=(Attack(Text("Push")), Attack(Text("Dust Off"), text=Text("Flip a coin."))))
    starter = card(attacks=(Attack(Text("Dust Off"), effect=effect), Attack(Text("Push"), effect_missing=True)))
    made = merge([Record("tcgdex", imported), Record("starter", starter)])
    assert [attack.name.en for attack in made.attacks] == ["Push", "Dust Off"]
    assert [attack.effect for attack in made.attacks] == ["", effect]
    assert [attack.effect_missing for attack in made.attacks] == [True, False]


def test_sets_merge_by_the_same_rule() -> None:
    told: list[tuple[Source, SetDef]] = [
        ("ptcgio", SetDef(id="inv1", name=Text("Glass Gardens"), code="GG", codes=("GG",), official_count=3)),
        ("tcgdex", SetDef(id="inv1", name=Text("Glass Garden", "Jardim"), release="2030-05-01", series_id="inv")),
    ]
    for order in (told, told[::-1]):
        made = merge_sets(order)
        assert (made.name, made.code, made.official_count, made.release, made.series_id) == (
            Text("Glass Garden", "Jardim"),
            "GG",
            3,
            "2030-05-01",
            "inv",
        )
