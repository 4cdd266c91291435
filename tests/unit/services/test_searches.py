"""Saved and past searches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ptcg_desktop.services.searches import KEPT, Searches
from ptcg_desktop.services.settings import SettingsService


def opened(home: Path) -> Searches:
    return Searches(SettingsService(home))


def names(searches: Searches) -> list[str]:
    return [each.name for each in searches.saved]


def test_saved_searches_are_there_the_next_time_in_order(home: Path) -> None:
    searches = opened(home)
    searches.save("Água", "t:water")
    searches.save(" brasas ", " t:fire ")
    searches.save("Zero", "retreat=0")
    assert names(opened(home)) == ["Água", "brasas", "Zero"]
    found = opened(home).find("AGUA")
    assert found is not None
    assert found.text == "t:water"


def test_a_name_is_there_once_and_can_be_changed(home: Path) -> None:
    searches = opened(home)
    searches.save("Fire", "t:fire")
    searches.save("FIRE", "t:fire hp>=100")
    assert [each.text for each in searches.saved] == ["t:fire hp>=100"]
    searches.save("Strong fire", "t:fire hp>=120", former="fire")
    assert names(searches) == ["Strong fire"]


def test_what_was_deleted_can_be_taken_back(home: Path) -> None:
    searches = opened(home)
    searches.save("Fire", "t:fire")
    before = searches.delete("fire")
    assert not searches.saved
    searches.restore(before)
    assert names(opened(home)) == ["Fire"]


@pytest.mark.parametrize(("name", "text"), [("", "t:fire"), ("Fire", " "), ("x" * 81, "t:fire")])
def test_blank_and_endless_ones_are_refused(home: Path, name: str, text: str) -> None:
    searches = opened(home)
    with pytest.raises(ValueError, match="validation error"):
        searches.save(name, text)
    assert not searches.saved


def test_one_spoiled_by_hand_does_not_cost_the_others(home: Path) -> None:
    good = {"name": "Fire", "text": "t:fire"}
    raw = {"version": 1, "theme": "dark", "searches": [good, {"name": ""}, 7]}
    (home / "settings.json").write_text(json.dumps(raw), encoding="utf-8")
    searches = opened(home)
    assert names(searches) == ["Fire"]
    searches.save("Water", "t:water")
    assert json.loads((home / "settings.json").read_text(encoding="utf-8"))["theme"] == "dark"


def test_the_past_is_remembered_newest_first_without_repeats(home: Path) -> None:
    searches = opened(home)
    searches.remember("a", "b", "a")
    searches.remember(" a ", "", "c")
    assert searches.past == ("c", "a", "b")
    searches.remember(*map(str, range(KEPT * 2)))
    assert len(opened(home).past) == KEPT
    searches.forget()
    assert not opened(home).past
