"""Kinds of files: recognised by their heading, whatever the order, and profiles that come back as they were saved."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.csv_presets import (
    FIELDS,
    OWN,
    Preset,
    column_key,
    kind_name,
    places_of,
    presets,
    profiles,
    recognise,
    save_profile,
)
from ptcg_desktop.services.csv_rows import english_words
from ptcg_desktop.services.words import say

HEADINGS = {
    "collectr": "Portfolio Name,Category,Set,Product Name,Card Number,Rarity,Variance,Grade,"
    "Card Condition,Average Cost Paid,Quantity,Market Price (As of 2026-07-19),"
    "Price Override,Watchlist,Date Added,Notes",
    "tcgplayer-app": "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,"
    "Rarity,Product ID,SKU",
    "tcgplayer-seller": "TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,"
    "TCG Market Price,TCG Direct Low,TCG Low Price With Shipping,TCG Low Price,"
    "Total Quantity,Add to Quantity,TCG Marketplace Price,Photo URL",
    "dragon-shield": "Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,"
    "Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET",
    "deckbox": "Count,Tradelist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,"
    "Signed,Artist Proof,Altered Art,Misprint,Promo,Textless,Printing Id,Printing Note,"
    "Tags,My Price",
    "tcg-collector": "Card name,Card number,Expansion,Card variant,Card language,Card condition,Quantity,"
    "Price,Rarity,Note",
    "pokecollector": "set_code,number,quantity,condition,variant,lang,purchase_price",
    "cardmarket": "idProduct,groupCount,price,idLanguage,condition,isFoil,isSigned,isAltered,isPlayset,"
    "isReverseHolo,isFirstEd,isFullArt,isUberRare,isWithDie",
    "moxfield": "Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Tags,Last Modified,"
    "Collector Number,Alter,Proxy,Purchase Price",
    "manabox": "Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,"
    "Purchase price,Misprint,Altered,Condition,Language,Purchase price currency",
    "tcg-pocket": "Id,CardName,NumberOwned,Collected",
    "planilha": "Nome,Número,Condição,Preço,Ilustração,Total,Data",
    "spreadsheet": "Name,Number,Set,Qty",
    "ptcg-desktop": "Card Id,Name,Set Id,Set,Number,Count,Variant,Condition,Language,Grade,Price,Currency,"
    "Bought,Place,Note,Tags,Signed,Altered",
    "": "Colour,Size,Weight",
}


@pytest.mark.parametrize("preset_id", HEADINGS)
def test_a_heading_is_recognised_in_any_order_and_case(preset_id: str) -> None:
    heading = HEADINGS[preset_id].split(",")
    assert recognise(heading) == preset_id
    assert recognise([name.upper() for name in reversed(heading)]) == preset_id
    assert recognise(["Row", "Problem", *heading]) == preset_id


def test_every_preset_has_a_heading_here() -> None:
    assert {*HEADINGS} == {*presets(), ""}


@pytest.mark.parametrize("preset_id", presets())
def test_what_a_preset_writes_it_reads(preset_id: str) -> None:
    preset = presets()[preset_id]
    if preset.written is not None:
        assert preset.fits(preset.written.heading)
        readable = {column_key(name) for names in preset.columns.values() for name in names}
        assert {column_key(name) for name in preset.written.heading} & readable


NAMES = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12)


@given(
    name=NAMES,
    columns=st.dictionaries(st.sampled_from(FIELDS), st.tuples(NAMES), min_size=1),
    order=st.sampled_from(["dmy", "mdy", None]),
)
def test_a_profile_comes_back_as_it_was_saved(
    tmp_path_factory: pytest.TempPathFactory, name: str, columns: dict[str, tuple[str]], order: str | None
) -> None:
    home = tmp_path_factory.mktemp("home")
    profile = Preset(name=name, needs=tuple(each for (each,) in columns.values()), columns=columns, dates=order)  # type: ignore[arg-type]
    if re.search(r"\w", name.casefold()):
        profile_id = save_profile(home, name, profile)
        assert profiles(home) == {profile_id: profile}
    else:
        with pytest.raises(KnownError, match=r"csv\.profile_name"):
            save_profile(home, name, profile)


def test_a_broken_profile_is_said_with_file_and_key(tmp_path: Path) -> None:
    (tmp_path / "csv").mkdir()
    (tmp_path / "csv" / "mine.toml").write_text('name = "Mine"\nneeds = 3\n')
    with pytest.raises(KnownError) as refused:
        profiles(tmp_path)
    assert refused.value.code == "data.value"
    assert refused.value.params["key"] == "$.needs"


def test_a_persons_own_profile_comes_first() -> None:
    mine = {"mine": Preset(name="Mine", needs=("Nome",))}
    assert recognise(HEADINGS["planilha"].split(","), mine) == "mine"


@pytest.mark.parametrize("preset_id", [each for each, preset in presets().items() if preset.written is not None])
def test_what_is_written_is_recognised_and_its_columns_are_there(preset_id: str) -> None:
    written = presets()[preset_id].written
    assert written is not None
    assert recognise(written.heading) == preset_id
    assert {*written.always, *written.also} <= set(written.heading)
    assert all(english_words(field) for field in written.english)
    if written.caution:
        assert say(written.caution, "en", {"program": "X"}) != say(written.caution, "pt", {"program": "X"})


def test_columns_that_differ_in_brackets_alone_are_told_apart() -> None:
    heading = ("Name", "Price (asked)", "price (paid)", "Set")
    kind = Preset(
        name="Mine", needs=(), columns={"price": ("price (paid)",), "set_code": ("Set",), "set_name": ("Set",)}
    )
    assert places_of(kind, heading) == {"price": 2, "set_code": 3}
    assert places_of(kind, ("PRICE (new)",)) == {"price": 0}


def test_of_two_profiles_for_the_same_columns_the_newest_counts(tmp_path: Path) -> None:
    for name, day in (("B", 2), ("A", 1)):
        profile_id = save_profile(tmp_path, name, Preset(name=name, needs=("Bicho",)))
        os.utime(tmp_path / "csv" / f"{profile_id}.toml", (day, day))
    assert recognise(["Bicho"], profiles(tmp_path)) == "b"


def test_what_no_program_has_named_is_called_in_both_languages() -> None:
    for preset_id, kind in presets().items():
        names = [kind_name(kind, lambda code, language=language: say(code, language, {})) for language in ("en", "pt")]  # type: ignore[misc]
        assert (names[0] != names[1]) is (preset_id in (OWN, "spreadsheet", "planilha")), preset_id
