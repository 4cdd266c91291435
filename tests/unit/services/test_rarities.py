"""Rarities have one name in each language, however a source spells them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import rarities as room
from ptcg_desktop.services.query.complete import complete
from ptcg_desktop.services.rarities import rarities, rarity, rarity_name, rarity_place
from tests.unit.query.invented import TABLE


@pytest.mark.parametrize(
    ("written", "english", "portuguese"),
    [
        ("Holo Rare", "Rare Holo", "Rara Holo"),
        ("RareHolo", "Rare Holo", "Rara Holo"),
        ("Illustration rare", "Illustration Rare", "Ilustração Rara"),
        ("None", "", ""),
        ("", "", ""),
        ("Gilded", "Gilded", "Gilded"),
    ],
)
def test_a_rarity_is_called_by_one_name(written: str, english: str, portuguese: str) -> None:
    assert (rarity_name(written, "en"), rarity_name(written, "pt_BR")) == (english, portuguese)


def test_names_lead_back_to_their_rarity_and_stand_in_an_order() -> None:
    for at, each in enumerate(rarities()):
        for name in (each.en, each.pt, *each.spellings):
            assert rarity(name) == each
            assert rarity_place(name) == at
        assert each.en
        assert each.pt
    assert rarity_place("Common") < rarity_place("Rare") < rarity_place("Hyper rare") < rarity_place("Gilded")


def test_a_word_of_two_rarities_is_refused_with_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "search").mkdir()
    text = '[[rarity]]\nen = "Common"\npt = "Comum"\n[[rarity]]\nen = "Rare"\npt = "Rara"\nshort = ["comum"]\n'
    (tmp_path / "search" / "rarities.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(room, "data_root", lambda: tmp_path)
    with pytest.raises(KnownError, match=r"data\.value") as caught:
        room.rarities.__wrapped__()
    assert caught.value.params["key"] == "rarity[1]"


@pytest.mark.parametrize(
    ("text", "language", "offered"),
    [
        ("r:inc", "pt", "Incomum"),
        ("r:inc", "en", "Incomum"),
        ("r:unc", "pt", "Uncommon"),
        ("r:hol", "pt", '"Rara Holo"'),
    ],
)
def test_completes_in_either_language(text: str, language: str, offered: str) -> None:
    assert [each.insert for each in complete(text, len(text), TABLE, language=language)] == [offered]


def test_completes_the_plainest_first_and_those_that_begin_so_before_others() -> None:
    assert [each.insert for each in complete("r:r", 3, TABLE, language="pt")] == ['"Rara Holo"', '"Ultra Rara"']
