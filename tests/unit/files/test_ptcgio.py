"""The JSON reader: English and the odd Portuguese shape, sets, decks, and ids that become ours."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ptcg_desktop.cards import CardDef, Damage, Power, Text
from ptcg_desktop.files.ptcgio import PtcgioReader, our_id
from ptcg_desktop.files.reading import Entry, Reading
from tests.unit.files.sources import json_card, json_tree


def read(files: dict[str, bytes]) -> Reading:
    into = Reading()
    reader = PtcgioReader()
    for path, data in files.items():
        if reader.wanted(path):
            reader.read(path, data, into)
    reader.finish(into)
    assert into.seen == len(into.records) + sum(into.left_out.values()) + len(into.faulty)
    return into


def one(**fields: Any) -> CardDef:
    into = read(json_tree([json_card(**fields)]))
    assert not into.faulty
    return into.records[0].card


PORTUGUESE = {
    "id": "inv1_1",
    "name": "Mariluz",
    "supertype": "Pokémon",
    "subtypes": ["Basic Stage"],
    "types": ["Grass"],
    "hp": 60,
    "number": "1",
    "attacks": [{"name": "Sacudir", "text": "Texto <i>(inventado)</i>.", "cost": "GC", "damage": "20Ã\x97"}],
    "abilities": [{"name": "[Ability] Brilho", "text": "Brilha."}],
    "weaknesses": [{"type": "", "value": "×"}],
    "convertedRetreatCost": 1,
}


def test_an_english_record() -> None:
    card = one()
    assert (card.id, card.set_id, card.alias_ids) == ("inv1-1", "inv1", ("ptcgio:inv1-1",))
    assert (card.hp, card.retreat, card.stage, card.attacks[0].cost) == (60, 1, "basic", ("G", "C"))
    assert card.image == "https://images.pokemontcg.io/inv1/1"


def test_a_portuguese_record_gives_wordings_without_marks_of_the_web() -> None:
    (english, portuguese) = read(json_tree(portuguese=[PORTUGUESE])).records
    assert (english.source, portuguese.source) == ("ptcgio", "ptcgio-pt")
    card = portuguese.card
    assert card.id == "inv1-1"
    assert card.name == Text(pt="Mariluz")
    assert card.attacks[0].text == Text(pt="Texto (inventado).")
    assert (card.attacks[0].damage, card.attacks[0].cost) == (Damage(20, "×"), ("G", "C"))
    assert card.powers == (Power("ability", Text(pt="Brilho"), Text(pt="Brilha.")),)
    assert card.weaknesses == ()


@pytest.mark.parametrize(
    ("subtypes", "stage", "suffix"),
    [
        (["Stage 1"], "stage1", ""),
        (["Basic", "V"], "basic", "V"),
        (["VMAX"], "vmax", ""),
        (["MEGA", "EX"], "mega", "EX"),
        (["Stage 2", "MEGA", "ex"], "stage2", "ex"),
        (["Basic", "TAG TEAM", "GX"], "basic", "TAG TEAM-GX"),
        (["Level-Up"], "level_up", ""),
        (["Basic", "Baby"], "baby", ""),
        (["Restored"], "restored", ""),
    ],
)
def test_stage_and_suffix_from_subtypes(subtypes: list[str], stage: str, suffix: str) -> None:
    card = one(subtypes=subtypes)
    assert (card.stage, card.suffix) == (stage, suffix)


def test_printed_classes_from_subtypes() -> None:
    assert one(subtypes=["Basic", "Tera", "ex"]).classes == ("Tera",)
    assert one(subtypes=["Item", "Rapid Strike"], supertype="Trainer").classes == ("Rapid Strike",)


def test_trainers_and_energy() -> None:
    trainer = one(supertype="Trainer", subtypes=["Pokémon Tool", "Item"], rules=["Attach it."], attacks=[], hp="")
    assert (trainer.kind, trainer.trainer_kind, trainer.rules) == ("trainer", "tool", (Text("Attach it."),))
    basic = one(supertype="Energy", subtypes=["Basic"], name="Water Energy", attacks=[], types=[], hp="")
    assert (basic.energy_kind, basic.types, basic.retreat) == ("basic", ("W",), None)
    special = one(supertype="Energy", subtypes=["Special"], name="Fogwater Energy", attacks=[], types=[], hp="")
    assert (special.energy_kind, special.types) == ("special", ())


@pytest.mark.parametrize(
    "fields",
    [
        {"hp": "-30"},
        {"hp": "many"},
        {"supertype": "Monster"},
        {"name": ""},
        {"number": None},
        {"types": ["Plastic"]},
        {"attacks": [{"name": "Tap", "damage": "lots"}]},
        {"convertedRetreatCost": -2},
    ],
)
def test_a_broken_record_is_told_and_stops_nothing(fields: dict[str, Any]) -> None:
    into = read(json_tree([json_card(**fields), json_card(id="inv1-2", number="2")]))
    assert [record.card.number for record in into.records] == ["2"]
    assert [(fault.path, fault.reason) for fault in into.faulty] == [
        ("pokemon-tcg-data-master/cards/en/inv1.json#inv1-1", "value")
    ]


def test_broken_json_is_told_and_other_languages_are_passed_over() -> None:
    files = json_tree()
    files["pokemon-tcg-data-master/cards/en/inv2.json"] = b'[{"id": '
    into = read(files)
    assert [(fault.path, fault.reason) for fault in into.faulty] == [
        ("pokemon-tcg-data-master/cards/en/inv2.json", "syntax")
    ]
    assert [record.card.name.en for record in into.records] == ["Glimmoth"]


def test_decks_keep_counts_and_get_our_ids() -> None:
    deck = {
        "id": "d-inv1-1",
        "name": "Garden Party",
        "types": ["Grass"],
        "cards": [{"id": "inv1-1", "name": "Glimmoth", "count": 4}, {"id": "sv3pt5-7", "name": "Other", "count": 1}],
    }
    (found,) = read(json_tree(decks=[deck])).decks
    assert (found.id, found.name, found.set_id, found.types) == ("d-inv1-1", "Garden Party", "inv1", ("G",))
    assert found.entries == (Entry("inv1-1", 4, "Glimmoth"), Entry("sv03.5-007", 1, "Other"))


@pytest.mark.parametrize(
    ("foreign", "ours"),
    [
        ("base1-4", "base1-4"),
        ("base6-3", "lc-3"),
        ("bp-2", "bog-2"),
        ("sm35-10a", "sm3.5-10a"),
        ("sv3pt5-207", "sv03.5-207"),
        ("sv3-6", "sv03-006"),
        ("swsh12pt5gg-GG5", "swsh12.5gg-GG05"),
        ("swsh12pt5-7", "swsh12.5-007"),
        ("swsh45sv-SV1", "swsh4.5sv-SV001"),
        ("zsv10pt5-80", "sv10.5b-080"),
        ("rsv10pt5-1", "sv10.5w-001"),
        ("me2pt5-12", "me02.5-012"),
        ("mcd14-2", "2014xy-2"),
        ("tk1b-3", "tk-ex-latio-3"),
        ("bwp-BW004", "bwp-BW04"),
        ("swshp-SWSH98", "swshp-SWSH098"),
        ("hsp-HGSS1", "hgssp-HGSS01"),
        ("ex10-A", "exu-A"),
        ("ex10-?", "exu-%3F"),
        ("ex10-7", "ex10-7"),
        ("cel25c-15_A1", "cel25cc-CC003"),
        ("hgss1-ONE", "hgss1-ONE"),
        ("newset-12", "newset-12"),
    ],
)
def test_ids_become_ours(foreign: str, ours: str) -> None:
    assert our_id(foreign) == ours


def test_portuguese_galleries_numbered_on_behind_the_main_set() -> None:
    rows = [
        {**PORTUGUESE, "id": "swsh4-5_74", "number": "74"},
        {**PORTUGUESE, "id": "swsh4-5_73", "number": "73"},
    ]
    files = {
        "cards/ptbr/swsh45.json": json.dumps(rows).encode(),
        "cards/ptbr/swsh45sv.json": json.dumps(rows).encode(),
    }
    into = read(files)
    assert [record.card.id for record in into.records] == ["swsh4.5sv-SV001", "swsh4.5-73"]
    assert into.left_out == {"repeat": 2}


@pytest.mark.parametrize(
    "data",
    [b"[" * 100_000, b'{"a":' * 100_000, b'[{"name": "\xff"}]', b"\xff\xfe[\0", b'[{"name": "\\ud800"}]', b"", b"[1"],
    ids=["deep lists", "deep objects", "no utf-8", "utf-16", "half a character", "nothing", "cut off"],
)
def test_json_that_cannot_be_read_is_one_faulty_file(data: bytes) -> None:
    into = read({"cards/en/inv1.json": data})
    assert [(faulty.path, faulty.reason) for faulty in into.faulty] == [("cards/en/inv1.json", "syntax")]


@pytest.mark.parametrize("odd", [7, None, "x", [], True])
def test_rows_that_are_no_objects_leave_the_others(odd: object) -> None:
    """Wherever they stand: as the first row too, by which a file is recognised."""
    deck = {"id": "d-inv1-1", "name": "Garden Party", "cards": []}
    files = json_tree([json_card()], decks=[deck])
    for path, text in files.items():
        rows = json.loads(text)
        files[path] = json.dumps([odd, *rows, odd]).encode()
    into = read(files)
    assert len(into.records) == len(into.decks) == 1
    assert "inv1" in into.sets
    assert sorted(faulty.path for faulty in into.faulty) == sorted(
        f"{path}#{place}" for path in files if PtcgioReader.wanted(path) for place in (0, 2)
    )
