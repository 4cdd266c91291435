"""Repairs: applied where the old value stands, reported as stale where it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from ptcg_desktop.cards import CardDef, Modifier, Text
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.overlay import Match, Overlay, Repair, Stale, load_overlay


def card(number: str = "5", **fields: object) -> CardDef:
    plain = {"id": f"inv1-{number}", "set_id": "inv1", "number": number, "name": Text("Glimmoth"), "kind": "pokemon"}
    return CardDef(**{**plain, **fields})  # type: ignore[arg-type]


def repair(match: Match, field: str, new: object, old: object = None) -> Repair:
    return Repair(match=match, field=field, new=new, old=old, reason="a test", source="invented")


def test_the_old_value_must_stand_there() -> None:
    overlay = Overlay([repair(Match(ids=("inv1-5",)), "hp", 60, old=50)])
    mended = overlay.apply(card(hp=50))
    assert (mended.hp, mended.repaired) == (60, ("hp",))
    assert overlay.apply(card(hp=60)) == card(hp=60), "a source that mended itself is left alone"
    assert overlay.stale == []
    assert overlay.apply(card(hp=70)) == card(hp=70)
    assert overlay.stale == [Stale("inv1-5", "hp", "70")]


def test_a_retreat_cost_of_zero_is_not_a_missing_one() -> None:
    overlay = Overlay([repair(Match(ids=("inv1-5",)), "retreat", 1)])
    assert overlay.apply(card()).retreat == 1
    assert overlay.apply(card(retreat=0)).retreat == 0
    assert [stale.found for stale in overlay.stale] == ["0"]


def test_structured_values() -> None:
    overlay = Overlay(
        [repair(Match(ids=("inv1-5",)), "weaknesses", [{"type": "R", "value": "×2"}], [{"type": "F", "value": "×2"}])]
    )
    assert overlay.apply(card(weaknesses=(Modifier("F", "×2"),))).weaknesses == (Modifier("R", "×2"),)


def test_groups_are_added_to() -> None:
    overlay = Overlay([repair(Match(set="inv1", from_="4", to="6"), "limit_groups", ["shining"])])
    assert overlay.apply(card(limit_groups=("radiant",))).limit_groups == ("radiant", "shining")


def test_what_is_there_already_is_no_repair() -> None:
    overlay = Overlay([repair(Match(ids=("inv1-5",)), "classes", ["Tera"])])
    assert overlay.apply(card()).classes == ("Tera",)
    assert overlay.apply(card(classes=("Tera",))).repaired == ()


@pytest.mark.parametrize(("number", "fits"), [("3", False), ("4", True), ("006", True), ("6a", False), ("7", False)])
def test_ranges_of_numbers(number: str, fits: bool) -> None:
    assert Match(set="inv1", from_="4", to="6").fits(card(number)) is fits


def test_names_and_kinds() -> None:
    overlay = Overlay([repair(Match(names=("Glimmoth",), kind="pokemon"), "level", "12")])
    assert overlay.apply(card()).level == "12"
    assert overlay.apply(card(kind="trainer")).level == ""


def test_the_files_of_the_program_are_sound() -> None:
    overlay = load_overlay()
    assert overlay.repairs
    for each in overlay.repairs:
        assert each.reason.endswith(".")
        assert each.source


@pytest.mark.parametrize(
    "text",
    [
        '[[repair]]\nmatch = { ids = ["a"] }\nfield = "colour"\nnew = 1\nreason = "x"\nsource = "x"\n',
        '[[repair]]\nmatch = { kind = "pokemon" }\nfield = "hp"\nnew = 1\nreason = "x"\nsource = "x"\n',
        '[[repair]]\nmatch = { ids = ["a"] }\nfield = "hp"\nnew = 1\nreason = "x"\n',
    ],
)
def test_a_mistake_in_a_file_is_located(tmp_path: Path, text: str) -> None:
    (tmp_path / "wrong.toml").write_text(text, encoding="utf-8")
    with pytest.raises(KnownError) as caught:
        load_overlay(tmp_path)
    assert caught.value.code == "data.value"
    assert "wrong.toml" in str(caught.value.params["file"])
