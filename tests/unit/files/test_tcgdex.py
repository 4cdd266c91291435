"""The TypeScript reader: real shapes read exactly, broken ones told by file, and the rest goes on."""

from __future__ import annotations

import pytest

from ptcg_desktop.cards import Attack, CardDef, Damage, Modifier, Power, Text, Variant
from ptcg_desktop.files.reading import Reading
from ptcg_desktop.files.tcgdex import TcgdexReader
from tests.unit.files.sources import POCKET_SERIE, card_file, tree


def read(files: dict[str, bytes], order: int = 1) -> Reading:
    into = Reading()
    reader = TcgdexReader()
    for path in sorted(files)[::order]:
        if reader.wanted(path):
            reader.read(path, files[path], into)
    reader.finish(into)
    assert into.seen == len(into.records) + sum(into.left_out.values()) + len(into.faulty)
    return into


def one(**fields: str) -> CardDef:
    into = read(tree({"1": card_file(**fields)}))
    assert not into.faulty
    return into.records[0].card


@pytest.mark.parametrize("order", [1, -1])
def test_a_card_knows_its_set_in_whatever_order_files_come(order: int) -> None:
    into = read(tree(), order)
    card = into.records[0].card
    assert (card.id, card.set_id, card.number, card.release) == ("inv1-1", "inv1", "1", "2030-05-01")
    assert card.name == Text("Glimmoth", "Mariluz")
    assert card.attacks == (
        Attack(Text("Dust Off", "Sacudir"), ("G", "C"), Damage(20, "+"), Text("Flip a coin. If heads, draw a card.")),
    )
    source, found = into.sets["inv1"]
    assert source == "tcgdex"
    assert (found.name, found.series, found.series_id) == (
        Text("Glass Garden", "Jardim de Vidro"),
        Text("Invented", "Inventada"),
        "inv",
    )
    assert (found.code, found.official_count, found.release) == ("GLG", 3, "2030-05-01")


@pytest.mark.parametrize(
    ("printed", "damage"),
    [
        ("30", Damage(30)),
        ('"30+"', Damage(30, "+")),
        ('"20×"', Damage(20, "×")),
        ('"20x"', Damage(20, "×")),
        ('"50-"', Damage(50, "-")),
        ('"50−"', Damage(50, "-")),
        ('"10＋"', Damage(10, "+")),
        ('"?"', Damage(0, "?")),
        ('"-"', Damage()),
        ('"n/a"', Damage()),
        ('""', Damage()),
        ("undefined", Damage()),
    ],
)
def test_damage_in_every_spelling(printed: str, damage: Damage) -> None:
    card = one(attacks=f'[{{ name: {{ en: "Tap" }}, damage: {printed} }}]')
    assert card.attacks[0].damage == damage
    assert card.attacks[0].cost == ()


def test_modifiers_retreat_and_other_values() -> None:
    card = one(
        weaknesses='[{ type: "Fire", value: "x2" }, { type: "Water", value: "" }]',
        resistances='[{ type: "Psychic", value: "−20" }]',
        retreat="",
        regulationMark='"j"',
        illustrator="undefined",
        evolveFrom='{ en: "Glimmling" }',
        dexId="[ 9001, ]",
        level="12",
        suffix='"ex"',
    )
    assert card.weaknesses == (Modifier("R", "×2"), Modifier("W", ""))
    assert card.resistances == (Modifier("P", "-20"),)
    assert (card.retreat, card.mark, card.artist, card.dex, card.level) == (None, "J", "", (9001,), "12")
    assert card.evolves_from == Text("Glimmling")
    assert one(regulationMark='"None"', rarity='"None"').mark == ""


def test_powers_and_held_items() -> None:
    card = one(
        abilities='[{ type: "Poke-BODY", name: { en: "Still" }, effect: { en: "Stay." } }]',
        item='{ name: { en: "Lantern" }, effect: { en: "Shine." } }',
    )
    assert card.powers == (
        Power("poke_body", Text("Still"), Text("Stay.")),
        Power("held_item", Text("Lantern"), Text("Shine.")),
    )


def test_texts_joined_by_plus() -> None:
    card = one(
        category="'Trainer'",
        trainerType='"Item"',
        effect='{ en: "Reveal cards. " +\n\t"Then \\"stop\\" // here.", fr: undefined }',
        hp="",
        types="",
        stage="",
        attacks="",
    )
    assert (card.kind, card.trainer_kind) == ("trainer", "item")
    assert card.rules == (Text('Reveal cards. Then "stop" // here.'),)


def test_variants_in_both_forms() -> None:
    detailed = one(
        variants='[{ type: "holo", subtype: "shadowless", stamp: ["1st-edition"], thirdParty: { cardmarket: 5 } },'
        ' { type: "normal", size: "jumbo" }]'
    )
    assert detailed.variants == (
        Variant("holo", ("shadowless", "1st-edition"), (("cardmarket", 5),)),
        Variant("normal", ("jumbo",)),
    )
    plain = one(variants="{ normal: true, reverse: false, holo: true, firstEdition: true }")
    assert [variant.key for variant in plain.variants] == ["normal", "holo", "normal+1st-edition", "holo+1st-edition"]


def test_a_card_only_in_other_languages_keeps_its_printed_name() -> None:
    card = one(name='{ fr: "Lumite" }', attacks='[{ name: { fr: "Tape" }, effect: { fr: "Piochez." } }]')
    assert card.name == Text("Lumite")
    assert card.attacks[0].effect_missing
    assert card.has_unwritten_effect


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hp": "-60"}, "value"),
        ({"hp": '"many"'}, "value"),
        ({"retreat": "-1"}, "value"),
        ({"category": '"Monster"'}, "value"),
        ({"types": '["Plastic"]'}, "value"),
        ({"attacks": '[{ name: { en: "Tap" }, damage: "lots" }]'}, "value"),
        ({"attacks": '[{ name: { en: "Tap" }, damage: -10 }]'}, "value"),
        ({"name": "{}"}, "value"),
        ({"name": '{ en: "Glim'}, "syntax"),
        ({"hp": "60 }}"}, "syntax"),
        ({"hp": "require('fs')"}, "syntax"),
        ({"effect": "[" * 5000}, "syntax"),
    ],
)
def test_a_broken_file_is_told_and_stops_nothing(fields: dict[str, str], reason: str) -> None:
    into = read(tree({"1": card_file(**fields), "2": card_file()}))
    assert [record.card.number for record in into.records] == ["2"]
    (fault,) = into.faulty
    assert (fault.path, fault.reason) == ("cards-database/data/Invented/Glass Garden/1.ts", reason)


def test_files_that_are_no_text_or_no_card() -> None:
    files = tree()
    files["cards-database/data/Invented/Glass Garden/2.ts"] = b"\xff\xfe\x00"
    files["cards-database/data/Invented/Glass Garden/3.ts"] = b"import { Card } from 'x'\nnothing else\n"
    files["cards-database/scripts/build.ts"] = b"export const tool = 1\n"
    into = read(files)
    assert sorted(fault.reason for fault in into.faulty) == ["encoding", "syntax"]
    assert len(into.records) == 1


def test_a_card_without_its_set_file_is_faulty() -> None:
    files = tree()
    del files["cards-database/data/Invented/Glass Garden.ts"]
    into = read(files)
    assert [(fault.reason, fault.detail) for fault in into.faulty] == [("no_set", "Glass Garden")]


def test_the_other_game_is_left_out_with_the_reason() -> None:
    files = tree()
    files["cards-database/data/Invented.ts"] = POCKET_SERIE.encode()
    into = read(files)
    assert (into.records, into.left_out, into.sets) == ([], {"pocket": 1}, {})
