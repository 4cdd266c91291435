"""General truths: what follows from a card's other fields."""

from __future__ import annotations

import pytest

from ptcg_desktop.cards import Attack, CardDef, Damage, Power, Text
from ptcg_desktop.files.normalise import Evolutions, normalise


def card(name: str, kind: str = "pokemon", **fields: object) -> CardDef:
    return CardDef(id="inv1-1", set_id="inv1", number="1", name=Text(name), kind=kind, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "fields", "prizes"),
    [
        ("Glimmoth", {"stage": "basic"}, 1),
        ("Glimmoth ex", {"stage": "stage1"}, 2),
        ("Glimmoth-EX", {}, 2),
        ("M Glimmoth-EX", {"stage": "mega"}, 2),
        ("Mega Glimmoth ex", {"stage": "stage1"}, 3),
        ("Glimmoth GX", {}, 2),
        ("Glimmoth & Quagquag-GX", {}, 3),
        ("Glimmoth V", {}, 2),
        ("Glimmoth VMAX", {"stage": "vmax"}, 3),
        ("Glimmoth VSTAR", {"stage": "vstar"}, 2),
        ("Glimmoth V-UNION", {}, 3),
        ("Glimmoth & Quagquag LEGEND", {"stage": "basic"}, 2),
        ("Unown V", {"stage": "basic", "hp": 60}, 1),
        ("Glimmoth LV.X", {"stage": "level_up"}, 1),
        ("Radiant Glimmoth", {"stage": "basic"}, 1),
    ],
)
def test_prize_values(name: str, fields: dict[str, object], prizes: int) -> None:
    assert normalise(card(name, **fields)).prizes == prizes


def test_missing_stages_follow_from_the_evolution_line() -> None:
    line = [
        card("Glimmling"),
        card("Glimmoth", evolves_from=Text("Glimmling")),
        card("Glimmogra GX", evolves_from=Text("Glimmoth")),
        card("Glimmogra LEGEND"),
        card("Glimmogra V-UNION"),
    ]
    evolutions = Evolutions(line)
    assert [normalise(each, evolutions).stage for each in line] == ["basic", "stage1", "stage2", "legend", "v_union"]


def test_a_basic_card_evolves_from_nothing_and_a_level_up_card_from_its_own_name() -> None:
    assert normalise(card("Glimmoth", stage="basic", evolves_from=Text("Lumite"))).evolves_from == Text()
    made = normalise(card("Glimmoth", stage="level_up", evolves_from=Text("Niveau")))
    assert (made.name, made.evolves_from) == (Text("Glimmoth LV.X"), Text("Glimmoth"))
    assert normalise(card("Glimmoth Lv. X", stage="level_up")).name == Text("Glimmoth Lv. X")


@pytest.mark.parametrize(
    ("damage", "text", "mark"),
    [
        (20, "Flip 2 coins. This attack does 20 damage times the number of heads.", "×"),
        (20, "Does 20 damage plus 10 more damage for each Energy.", "+"),
        (50, "Does 50 damage minus 10 damage for each counter.", "-"),
        (30, "If so, this attack does 30 more damage.", "+"),
        (30, "This attack does 30 more damage during your next turn.", ""),
        (60, "This attack does 10 damage times the number of heads to each of them.", ""),
        (0, "Does 20 damage times the number of heads.", ""),
        (40, "Draw a card.", ""),
    ],
)
def test_lost_damage_marks_are_read_from_the_text(damage: int, text: str, mark: str) -> None:
    made = normalise(card("Glimmoth", attacks=(Attack(Text("Tap"), damage=Damage(damage), text=Text(text)),)))
    assert made.attacks[0].damage == Damage(damage, mark)  # type: ignore[arg-type]


@pytest.mark.parametrize("sign", ["★", "☆", "Star"])
def test_star_has_one_spelling_and_one_group(sign: str) -> None:
    made = normalise(card(f"Glimmoth {sign}"))
    assert (made.name.en, made.limit_groups) == ("Glimmoth ☆", ("pokemon_star",))


@pytest.mark.parametrize("kind", ["pokemon", "trainer", "energy"])
@pytest.mark.parametrize("sign", ["◇", "♢", "Prism Star"])
def test_prism_star_is_one_per_name(kind: str, sign: str) -> None:
    made = normalise(card(f"Glim Moth {sign}", kind))
    assert (made.name.en, made.limit_groups) == ("Glim Moth ◇", ("prism_star:glimmoth",))


@pytest.mark.parametrize(
    ("fields", "groups"),
    [
        ({"name": "Glimcaster", "kind": "trainer", "rarity": "ACE SPEC Rare"}, ("ace_spec",)),
        (
            {"name": "Glimcaster", "kind": "trainer", "rules": "have more than 1 ACE SPEC card in your deck."},
            ("ace_spec",),
        ),
        ({"name": "Radiant Glimmoth", "stage": "basic"}, ("radiant",)),
        ({"name": "Shining Glimmoth", "rules": "have more than 1 Shining Glimmoth in your deck."}, ("shining",)),
        (
            {"name": "Oddstone", "kind": "trainer", "rules": "have more than 1 Oddstone in your deck."},
            ("one_per_deck",),
        ),
        (
            {"name": "Glimmoth", "powers": "You may have as many of this card in your deck as you like."},
            ("any_number",),
        ),
        ({"name": "Glimmoth", "rules": "use more than 1 GX attack in a game."}, ()),
    ],
)
def test_limits_come_from_what_the_card_says(fields: dict[str, str], groups: tuple[str, ...]) -> None:
    plain: dict[str, object] = dict(fields)
    if "rules" in plain:
        plain["rules"] = (Text(f"You can't {plain['rules']}"),)
    if "powers" in plain:
        plain["powers"] = (Power("poke_body", Text("Many"), Text(str(plain["powers"]))),)
    assert normalise(card(**plain)).limit_groups == groups  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "kind", "rules", "energy_kind", "provides"),
    [
        ("Fire Energy", "", "", "basic", "R"),
        ("Basic Fire Energy", "basic", "", "basic", "R"),
        ("Basic {D} Energy", "", "", "basic", "D"),
        ("Darkness Energy", "special", "Darkness Energy provides Darkness Energy.", "special", "D"),
        ("Darkness Energy", "", "", "basic", "D"),
        ("Fogwater Energy", "basic", "This card provides {W} Energy. Draw.", "special", "W"),
        ("Twofold Energy", "special", "Provides ColorlessColorless energy.", "special", "CC"),
        (
            "Opal Energy",
            "special",
            "Provides every type of Energy but provides only 1 Energy at a time.",
            "special",
            "*",
        ),
        (
            "Opal Energy",
            "special",
            "It provides every type of Energy but provides 2 Energy at a time.",
            "special",
            "**",
        ),
        (
            "Opal Energy",
            "special",
            "Provides Colorless Energy. While in play, if behind, provides every type of Energy.",
            "special",
            "C",
        ),
        ("Mixed Energy", "special", "It provides Water Energy and Fire Energy, but not both.", "special", ""),
        ("Odd Energy", "", "Do something.", "special", ""),
    ],
)
def test_energy_is_basic_by_a_closed_list_of_names(
    name: str, kind: str, rules: str, energy_kind: str, provides: str
) -> None:
    made = normalise(card(name, "energy", energy_kind=kind, rules=(Text(rules),) if rules else ()))
    assert (made.energy_kind, "".join(made.provides)) == (energy_kind, provides)


@pytest.mark.parametrize(
    ("name", "portuguese"),
    [
        (Text("Fire Energy"), "Energia de Fogo"),
        (Text("Basic Metal Energy", "Energia Metal Básica"), "Energia de Metal básica"),
        (Text("Darkness Energy", "Energia Noturna"), "Energia Noturna"),
    ],
)
def test_basic_energy_has_a_portuguese_name(name: Text, portuguese: str) -> None:
    made = normalise(CardDef(id="x-1", set_id="x", number="1", name=name, kind="energy"))
    assert made.name == Text(name.en, portuguese)


def test_portuguese_energy_names_are_basic_too() -> None:
    made = normalise(CardDef(id="x-1", set_id="x", number="1", name=Text(pt="Energia de Fogo Básica"), kind="energy"))
    assert (made.energy_kind, made.provides) == ("basic", ("R",))


def test_the_suffix_follows_the_name_in_its_case() -> None:
    assert normalise(card("Glimmoth ex", suffix="EX")).suffix == "ex"
    assert normalise(card("Glimmoth-EX")).suffix == "EX"


def test_a_trainer_without_a_kind_is_just_a_trainer() -> None:
    assert normalise(card("Oddstone", "trainer")).trainer_kind == "trainer"
    assert normalise(card("Oddstone", "trainer", trainer_kind="tool")).trainer_kind == "tool"


def test_it_changes_nothing_the_second_time() -> None:
    for each in (card("Glimmoth ★"), card("Glimmoth", stage="level_up"), card("Fire Energy", "energy")):
        once = normalise(each)
        assert normalise(once) == once


@pytest.mark.parametrize(
    ("en", "pt", "english", "portuguese"),
    [
        (
            "Costs ColorlessColorless less.",
            "Custa ColorlessColorless a menos.",
            "Costs {C}{C} less.",
            "Custa {C}{C} a menos.",
        ),
        ("It is both GrassDarkness type.", "", "It is both {G}{D} type.", ""),
        ("A Fire Energy.", "Uma Energia Fire.", "A Fire Energy.", "Uma Energia {R}."),
        ("Any amount of [R] Energy.", "Uma Energia [R].", "Any amount of {R} Energy.", "Uma Energia {R}."),
        ("More than 1 Oddling [N] in play.", "", "More than 1 Oddling [N] in play.", ""),
        (
            "Firefly. {W} Energy.",
            "Metal Bruto ligado a Pokémon Metal.",
            "Firefly. {W} Energy.",
            "Metal Bruto ligado a Pokémon {M}.",
        ),
    ],
)
def test_symbols_have_one_spelling(en: str, pt: str, english: str, portuguese: str) -> None:
    said, meant = Text(en, pt), Text(english, portuguese)
    made = normalise(
        card(
            name="Oddling",
            attacks=(Attack(Text("Nip"), text=said),),
            powers=(Power("ability", Text("Sit"), said),),
            rules=(said,),
        )
    )
    assert (made.attacks[0].text, made.powers[0].text, made.rules[0]) == (meant, meant, meant)
    assert normalise(made) == made
