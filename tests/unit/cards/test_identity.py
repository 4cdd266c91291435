"""The function key: what makes two prints the same card for the rules, and what does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ptcg_desktop.cards.identity import function_key, same_wordings
from ptcg_desktop.cards.model import Attack, CardDef, Damage, Modifier, Power, Text, Variant
from ptcg_desktop.errors import KnownError

CARD = CardDef(
    id="t1-4",
    set_id="t1",
    number="4",
    name=Text("Cubling", "Cubling"),
    kind="pokemon",
    stage="stage1",
    evolves_from=Text("Eggling"),
    hp=60,
    types=("G", "R"),
    attacks=(Attack(Text("Nip"), ("G", "C"), Damage(20, "+"), Text("Flip a coin. It's +10.")),),
    powers=(Power("ability", Text("Calm"), Text("Draw a card.")),),
    weaknesses=(Modifier("R", "×2"),),
    resistances=(Modifier("W", "-30"),),
    retreat=1,
)


def changed(**facts: Any) -> CardDef:
    return msgspec.structs.replace(CARD, **facts)


@pytest.mark.parametrize(
    "other",
    [
        changed(id="t2-9", set_id="t2", number="9", release="2013-01-01", mark="H", image="x"),
        changed(rarity="Rare", artist="Somebody", level="12", dex=(1,), flavor=Text("Round.")),
        changed(variants=(Variant("holo"),), alias_ids=("other:1",), repaired=("hp",)),
        changed(name=Text("Cubling δ", "Ursinho")),
        changed(types=("R", "G")),
        changed(weaknesses=(Modifier("R", "x2"),), resistances=(Modifier("W", "−30"),)),
        changed(attacks=(Attack(Text("NIP"), ("G", "C"), Damage(20, "+"), Text("Flip a coin! It’s +10", "Jogue.")),)),
    ],
)
def test_a_reprint_has_the_same_function(other: CardDef) -> None:
    assert function_key(other) == function_key(CARD)


@pytest.mark.parametrize(
    "other",
    [
        changed(name=Text("Cubling ex")),
        changed(hp=70),
        changed(stage="basic"),
        changed(evolves_from=Text("Shellingo")),
        changed(types=("G",)),
        changed(retreat=2),
        changed(prizes=2),
        changed(limit_groups=("radiant",)),
        changed(weaknesses=(Modifier("R", "+20"),)),
        changed(resistances=()),
        changed(powers=()),
        changed(powers=(Power("poke_body", Text("Calm"), Text("Draw a card.")),)),
        changed(attacks=(Attack(Text("Nip"), ("C", "G"), Damage(20, "+"), Text("Flip a coin. It's +10.")),)),
        changed(attacks=(Attack(Text("Nip"), ("G", "C"), Damage(20, "-"), Text("Flip a coin. It's +10.")),)),
        changed(attacks=(Attack(Text("Nip"), ("G", "C"), Damage(20, "+"), Text("Flip a coin. It's +20.")),)),
    ],
)
def test_another_rule_is_another_function(other: CardDef) -> None:
    assert function_key(other) != function_key(CARD)


TRAINER = CardDef(id="t1-7", set_id="t1", number="7", name=Text("Lamp"), kind="trainer", trainer_kind="item")


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        (("Show it to your opponent.",), ("Reveal it!",)),
        (("A player moths his or her Colorless Energy.",), ("A player moths their {C} Energy.",)),
        (("Moth ColorlessColorless Energy",), ("Moth {C}{C} Energy.",)),
        (("Moth it. There is room for any number of Item cards! Moth on.",), ("Moth it. Moth on.",)),
    ],
)
def test_wordings_that_mean_the_same_are_the_same_function(older: tuple[str, ...], newer: tuple[str, ...]) -> None:
    first, second = (msgspec.structs.replace(TRAINER, rules=tuple(map(Text, each))) for each in (older, newer))
    assert function_key(first) == function_key(second) != function_key(TRAINER)
    assert function_key(msgspec.structs.replace(first, trainer_kind="trainer")) == function_key(first)
    assert function_key(msgspec.structs.replace(first, trainer_kind="supporter")) != function_key(first)


def test_an_effect_counts_only_where_there_is_no_text() -> None:
    text, effect = {"rules": (Text("Moth it."),)}, {"effect": "{}"}
    assert len({function_key(msgspec.structs.replace(TRAINER, **text, **more)) for more in ({}, effect)}) == 1
    assert function_key(msgspec.structs.replace(TRAINER, **effect)) != function_key(TRAINER)


def test_prints_of_a_name_that_is_always_alike_are_the_same_whatever_they_say() -> None:
    name = sorted(same_wordings().alike)[0]
    prints = [
        msgspec.structs.replace(TRAINER, name=Text(name), rules=rules)
        for rules in ((), (Text("Moth it."),), (Text("Moth all of it."),))
    ]
    assert len({function_key(each) for each in prints}) == 1
    assert function_key(msgspec.structs.replace(prints[0], trainer_kind="supporter")) != function_key(prints[0])
    creatures = [msgspec.structs.replace(CARD, name=Text(name), attacks=attacks) for attacks in ((), CARD.attacks)]
    assert len({function_key(each) for each in creatures}) == 2


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ('reminders = []\nsame = [["Reveal it!", "show it"]]\nalike = []', "Reveal it!"),
        ('reminders = ["Moth"]\nsame = []\nalike = []', "Moth"),
        ('reminders = []\nsame = []\nalike = ["Old Lamp"]', "Old Lamp"),
    ],
)
def test_a_wording_or_a_name_in_another_form_is_told(
    table: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "same_wordings.toml").write_text(table)
    monkeypatch.setattr("ptcg_desktop.cards.identity.data_root", lambda: tmp_path)
    with pytest.raises(KnownError) as error:
        same_wordings.__wrapped__()
    assert error.value.params["problem"] == problem


def test_the_key_is_stable_over_releases_of_the_program() -> None:
    energy = CardDef(
        id="t1-99",
        set_id="t1",
        number="99",
        name=Text("Fire Energy"),
        kind="energy",
        energy_kind="basic",
        provides=("R",),
    )
    assert function_key(energy) == "6e42070855056219b54f8c2dc3934a68"
    assert len(function_key(CARD)) == 32
