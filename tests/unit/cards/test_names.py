"""Every row of the official name rule, as a table: which spellings are one name, and which are several."""

from __future__ import annotations

import pytest

from ptcg_desktop.cards.names import fold, fold_tight, name_key

ONE_NAME = [
    ["Pikachu", "Pikachu δ"],
    ["Mewtwo EX", "Mewtwo-EX"],
    ["Gengar", "Gengar LV.X", "Gengar LV.43", "Gengar Lv. 44", "Gengar δ"],
    ["Luxray GL", "Luxray GL LV.X"],
    ["Alakazam E4", "Alakazam [E4]", "Alakazam E4 LV.X"],
    ["Professor's Research", "Professor’s Research (Professor Oak)", "Professor's Research (Professor Magnolia)"],
    ["Boss's Orders", "Boss’s Orders (Giovanni)", "Boss's Orders (Cyrus)", "Boss's Orders (Ghetsis)"],
    ["Fire Energy", "Basic Fire Energy", "Basic {R} Energy", "Energia de Fogo", "energia fogo", "Energia Fire Básica"],
    ["Water Energy", "Energia de Água", "Energia de Água Básica", "Energia Básica de Água", "Basic Water Energy"],
    ["Grass Energy", "Energia de Grama", "Energia de Planta"],
    ["Darkness Energy", "Energia Noturna", "Energia de Escuridão", "energia trevas", "Basic {D} Energy"],
    ["Lightning Energy", "Energia de Raios", "energia elétrica", "Energia Elétrica"],
    ["Nidoran ♀", "Nidoran♀", "Nidoran F", "Nidoran♀ δ"],
    ["Nidoran ♂", "Nidoran♂", "Nidoran M", "Nidoran ♂ δ"],
    ["Pokemon Breeder", "Pokémon Breeder", "POKÉMON BREEDER"],
    ["Farfetch'd", "Farfetch’d", "Farfetchd"],
    ["Ho-oh", "Ho-Oh", "Ho Oh"],
    ["EXP.ALL", "EXP. ALL"],
    ["Moo-Moo Milk", "Moomoo Milk"],
    ["Charizard ☆", "Charizard ★", "Charizard Star", "Charizard ☆ δ"],
    ["Cyrus ◇", "Cyrus ♢", "Cyrus Prism Star"],
    ["Deoxys", "Deoxys (Attack)", "Deoxys (Speed)", "Deoxys Attack Forme", "Deoxys Normal Forme", "Deoxys δ"],
    ["Unown [D]", "Unown D", "unown[d]"],
    ["Telepathic Psychic Energy", "Telepathic {P} Energy"],
    ["Flygon ex", "Flygon ex δ"],
    ["Rotom Dex—Poké Finder Mode", "Rotom Dex Poké Finder Mode"],
]

DIFFERENT_NAMES = [
    ["Pikachu", "Pikachu ex", "Pikachu EX", "Pikachu V", "Pikachu VMAX", "Flying Pikachu", "Surfing Pikachu"],
    ["Pikachu", "Rocket's Pikachu", "_____'s Pikachu"],
    ["Mewtwo EX", "Mewtwo ex", "Mewtwo", "Mewtwo GX", "Mewtwo V-UNION"],
    ["Luxray", "Luxray GL"],
    ["Alakazam", "Alakazam E4", "Alakazam ☆", "Alakazam ex", "Alakazam EX"],
    ["Charizard", "Charizard ☆", "Shining Charizard", "Dark Charizard", "Blaine's Charizard", "Charizard ex"],
    ["Meowth", "Alolan Meowth", "Rocket’s Meowth", "Galarian Meowth"],
    ["Professor Juniper", "Professor Sycamore", "Professor's Research"],
    ["Nidoran ♀", "Nidoran ♂", "Nidorana", "Nidoran"],
    ["Unown [A]", "Unown [B]", "Unown !", "Unown ?", "Unown", "Unown [V]", "Unown V"],
    ["Cyrus ◇", "Cyrus", "Cyrus ☆"],
    ["Fire Energy", "Heat Fire Energy", "Burning Energy", "Water Energy"],
    ["Metal Energy", "Metal Energy ◇", "Dark Metal Energy"],
    ["Miracle Sphere α", "Miracle Sphere β", "Miracle Sphere γ"],
    ["Mystery Plate γ", "Mystery Plate δ"],
    ["Rainbow Energy", "δ Rainbow Energy"],
    ["Mew", "Mewtwo"],
    ["Switch", "Switch Cart"],
    ["Deoxys", "Deoxys V", "Deoxys ex", "Deoxys-EX"],
    ["Technical Machine TS-1", "Technical Machine TS-2"],
    ["Ancient Technical Machine [Ice]", "Ancient Technical Machine [Rock]"],
    ["Energy Removal", "Energy Removal 2"],
    ["Porygon", "Porygon2"],
]

SEARCH_FORMS = [
    ("Professor’s Research", "professors research"),
    ("professors research", "professors research"),
    ("Pokémon Breeder", "pokemon breeder"),
    ("Nidoran♀", "nidoran f"),
    ("Nidoran ♂", "nidoran m"),
    ("Mr. Mime", "mr mime"),
    ("Type: Null", "type null"),
    ("Charizard-EX", "charizard ex"),
    ("Pikachu & Zekrom-GX", "pikachu zekrom gx"),
    ("Pikachu ☆", "pikachu star"),
    ("Giratina ◇", "giratina prism star"),
    ("Flygon δ", "flygon delta"),
    ("Energia de Água", "energia de agua"),
    ("  MEW\tex ", "mew ex"),
    ("Substituição", "substituicao"),
]


@pytest.mark.parametrize("spellings", ONE_NAME, ids=lambda spellings: spellings[0])
def test_spellings_of_one_name_share_a_key(spellings: list[str]) -> None:
    assert {spelling: name_key(spelling) for spelling in spellings} == dict.fromkeys(spellings, name_key(spellings[0]))


@pytest.mark.parametrize("names", DIFFERENT_NAMES, ids=lambda names: names[0])
def test_different_names_have_different_keys(names: list[str]) -> None:
    keys = [name_key(name) for name in names]
    assert len(set(keys)) == len(names), dict(zip(names, keys, strict=True))


@pytest.mark.parametrize(("printed", "searched"), SEARCH_FORMS)
def test_the_search_form_forgets_what_people_do_not_type(printed: str, searched: str) -> None:
    assert fold(printed) == searched


@pytest.mark.parametrize(("one", "other"), [("Ho-Oh", "hooh"), ("Moo-Moo Milk", "moomoo milk"), ("EXP.ALL", "Exp All")])
def test_the_tight_form_forgets_spaces_too(one: str, other: str) -> None:
    assert fold_tight(one) == fold_tight(other)


def test_all_nine_basic_energies_have_a_portuguese_name() -> None:
    pairs = {
        "Energia de Planta": "Grass Energy",
        "Energia de Fogo": "Fire Energy",
        "Energia de Água": "Water Energy",
        "Energia de Raios": "Lightning Energy",
        "Energia Psíquica": "Psychic Energy",
        "Energia de Luta": "Fighting Energy",
        "Energia de Escuridão": "Darkness Energy",
        "Energia de Metal": "Metal Energy",
        "Energia de Fada": "Fairy Energy",
    }
    assert {name_key(pt) for pt in pairs} == {name_key(en) for en in pairs.values()}
    for pt, en in pairs.items():
        assert name_key(pt) == name_key(en)
