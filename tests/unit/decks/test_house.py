"""House formats: files of a person's own, read again when they change, refused with the place of the mistake."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from ptcg_desktop import decks
from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.data import set_own_root
from ptcg_desktop.errors import KnownError

ATTIC = 'id = "attic"\nname = { en = "Attic" }\nprofile = "classic"\n[[periods]]\nsets = ["base2"]\n'


def card(card_id: str) -> CardDef:
    return CardDef(id=card_id, set_id=card_id.rpartition("-")[0], number="1", name=Text(en="Mudlark"), kind="trainer")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """The house folder; it does not exist yet."""
    set_own_root(tmp_path)
    yield tmp_path / "formats"
    set_own_root(None)


def write(path: Path, text: str) -> None:
    """Write a file as a later save would: another day than the one that was read."""
    path.parent.mkdir(exist_ok=True)
    before = path.stat().st_mtime_ns if path.exists() else 0
    path.write_text(text, encoding="utf-8")
    os.utime(path, ns=(before + 10**9, before + 10**9))


def test_without_a_folder_there_are_the_formats_of_the_program(folder: Path) -> None:
    assert not folder.exists()
    assert (decks.load_formats(), decks.house().own, decks.house().problems) == (decks.program_formats(), (), ())


def test_a_house_format_is_a_file_a_person_can_add_change_and_take_away(folder: Path) -> None:
    write(folder / "attic.toml", ATTIC)
    attic = decks.load_formats()["attic"]
    assert decks.house().own == ("attic",)
    assert list(decks.load_formats())[-1] == "attic"
    assert (attic.verdict(card("base2-1")), attic.verdict(card("base1-1"))) == ("in", "out")
    before = decks.house().state
    assert decks.house().state == before
    write(folder / "attic.toml", ATTIC.replace("base2", "base1"))
    assert decks.house().state != before
    assert decks.load_formats()["attic"].verdict(card("base1-1")) == "in"
    (folder / "attic.toml").unlink()
    assert "attic" not in decks.load_formats()


def test_formats_of_the_same_name_are_told_apart_by_their_ids(folder: Path) -> None:
    write(folder / "attic.toml", ATTIC)
    write(folder / "loft.toml", ATTIC.replace('"attic"', '"loft"').replace('"Attic"', '"attic ", pt = "Sótão"'))
    write(folder / "pure.toml", ATTIC.replace('"attic"', '"pure"').replace('"Attic"', '"Other", pt = "Ilimitado"'))
    named = decks.load_formats()
    assert decks.program_formats()["unlimited"].name.pt == "Ilimitado"
    assert named["attic"].name == Text("Attic")
    assert named["loft"].name == Text("attic (loft)", "Sótão (loft)")
    assert named["pure"].name == Text("Other (pure)", "Ilimitado (pure)")
    for language in ("en", "pt"):
        assert len({each.name.get(language).casefold() for each in named.values()}) == len(named)


@pytest.mark.parametrize(
    ("name", "text", "code", "key"),
    [
        ("attic.toml", ATTIC.replace('["base2"]', '"base2"'), "data.value", "$.periods[0].sets"),
        ("attic.toml", ATTIC + "colour = 1\n", "data.value", "$.periods[0]"),
        ("attic.toml", ATTIC.replace("periods", "period"), "data.value", "$"),
        ("attic.toml", ATTIC.replace('"classic"', '"clasic"'), "format.file", "$.profile"),
        ("cellar.toml", ATTIC, "format.file", "$.id"),
        ("attic.toml", ATTIC + 'since = "June"\n', "format.file", "$.periods[0].since"),
        ("attic.toml", ATTIC + '[[bans]]\ncards = ["a-1"]\nuntil = "2020-02-30"\n', "format.file", "$.bans[0].until"),
        ("attic.toml", "until = 5", "data.value", None),
        ("attic.toml", "id = ", "data.syntax", None),
        ("expanded.toml", ATTIC.replace("attic", "expanded"), "format.taken", None),
    ],
)
def test_a_mistake_is_located_and_costs_only_its_own_file(
    folder: Path, name: str, text: str, code: str, key: str | None
) -> None:
    write(folder / name, text)
    write(folder / "shed.toml", ATTIC.replace("attic", "shed"))
    now = decks.house()
    assert now.own == ("shed",)
    (problem,) = now.problems
    assert (problem.code, problem.params["file"]) == (code, str(folder / name))
    assert key is None or problem.params["key"] == key


def test_a_folder_that_is_a_file_is_a_problem_and_no_end(folder: Path) -> None:
    folder.write_text("not a folder", encoding="utf-8")
    assert [problem.code for problem in decks.house().problems] == ["format.folder"]
    assert decks.load_formats() == decks.program_formats()


@pytest.mark.parametrize("format_id", decks.program_formats())
def test_a_copy_of_a_format_is_that_format_under_its_own_id(folder: Path, format_id: str) -> None:
    first, second = decks.copy_format(format_id, folder), decks.copy_format(format_id, folder)
    assert (first.stem, second.stem) == (f"{format_id}-house", f"{format_id}-house2")
    now, own = decks.house(), decks.program_formats()[format_id]
    assert (now.problems, set(now.own)) == ((), {first.stem, second.stem})
    assert now.formats[first.stem].periods == own.periods
    names = {
        name.get(language) for name in (own.name, *(now.formats[one].name for one in now.own)) for language in ("en",)
    }
    assert len(names) == 3


def test_what_does_not_exist_cannot_be_copied(folder: Path) -> None:
    with pytest.raises(KnownError) as caught:
        decks.copy_format("no-such", folder)
    assert caught.value.code == "format.unknown"
    folder.write_text("not a folder", encoding="utf-8")
    with pytest.raises(KnownError) as caught:
        decks.copy_format("expanded", folder)
    assert caught.value.code == "format.folder"
