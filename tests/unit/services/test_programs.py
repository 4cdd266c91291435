"""How far cards play themselves: read once, kept, said before a game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ptcg_desktop.cards import Attack, CardDef, SetDef, Text
from ptcg_desktop.effects.automation import automation, judge_text
from ptcg_desktop.effects.cards import TextUse
from ptcg_desktop.effects.verdicts import Verdict
from ptcg_desktop.services import programs as module
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.programs import CARDS_NAME, TEXTS_NAME, Programs
from ptcg_desktop.services.readiness import readiness, readiness_text

SET = SetDef(id="inv", name=Text("Invented"), release="2030-01-01")


def card(number: int, *texts: str) -> CardDef:
    attacks = tuple(Attack(Text("Splash"), text=Text(text)) for text in texts)
    name = Text(f"Mudlark {'ABCDE'[number]}", f"Lodinho {'ABCDE'[number]}")
    return CardDef(
        id=f"inv-{number}", set_id="inv", number=str(number), name=name, kind="pokemon", stage="basic", attacks=attacks
    )


CARDS = (
    card(0, "Draw a card."),
    card(1, "Draw 2 cards.", "Sing a song of 3 verses."),
    card(2, "Sing a song of 4 verses."),
    card(3),
)


@pytest.fixture
def catalogue(tmp_path: Path) -> CatalogueService:
    return CatalogueService(tmp_path, lambda: ((SET,), CARDS))


def again(tmp_path: Path) -> CatalogueService:
    return CatalogueService(tmp_path, lambda: ((SET,), CARDS))


def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are compiled from now on."""
    seen: list[str] = []
    real = judge_text

    def spy(use: TextUse) -> Verdict:
        seen.append(use.text)
        return real(use)

    monkeypatch.setattr("ptcg_desktop.effects.automation.judge_text", spy)
    monkeypatch.setattr("ptcg_desktop.effects.batch.judge_text", spy)
    return seen


def test_nothing_is_known_and_nothing_compiled_before_somebody_asks(
    catalogue: CatalogueService, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = compiled(monkeypatch)
    assert catalogue.programs.known("inv-0") is None
    assert not catalogue.programs.load().complete
    assert catalogue.programs.known("inv-0") is None
    assert not seen


def test_filling_reads_every_text_and_says_how_far_it_is(catalogue: CatalogueService) -> None:
    told: list[tuple[int, int, str]] = []
    known = catalogue.programs.fill(lambda *each: told.append(each))
    assert known.complete
    assert known.percent == 100
    assert told[-1] == (4, 4, "programs.reading")
    assert [catalogue.programs.known(one.id) for one in CARDS] == ["full", "part", "hand", "vanilla"]
    assert [catalogue.programs.known(one.id) for one in CARDS] == [automation(one) for one in CARDS]


def test_the_second_time_nothing_is_compiled(
    catalogue: CatalogueService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue.programs.fill()
    seen = compiled(monkeypatch)
    other = again(tmp_path)
    assert other.programs.load().complete
    assert other.programs.known("inv-1") == "part"
    assert [bool(attack.effect) for attack in other.programs.automated(CARDS[1]).attacks] == [True, False]
    assert other.programs.by_hand(other.programs.automated(CARDS[1])) == {"attack:1"}
    assert not seen


@pytest.mark.parametrize("name", [TEXTS_NAME, CARDS_NAME])
def test_a_damaged_or_older_file_is_made_again(
    catalogue: CatalogueService, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue.programs.fill()
    (tmp_path / name).write_bytes(b"\x00" * 50)
    assert again(tmp_path).programs.fill().complete
    monkeypatch.setattr(module, "judging_stamp", lambda: "another compiler")
    other = again(tmp_path)
    assert not other.programs.load().complete
    assert other.programs.fill().complete


def test_one_card_is_read_when_it_is_asked_for(catalogue: CatalogueService, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = compiled(monkeypatch)
    assert catalogue.programs.automation(CARDS[1]) == "part"
    assert seen == ["Draw 2 cards.", "Sing a song of 3 verses."]
    assert catalogue.programs.automated(CARDS[1]) is catalogue.programs.automated(CARDS[1])
    assert len(seen) == 2


def test_a_cancel_keeps_what_was_read(catalogue: CatalogueService, tmp_path: Path) -> None:
    known = catalogue.programs.fill(cancel=lambda: True)
    assert (known.done, known.total, known.complete, known.percent) == (1, 4, False, 25)
    assert catalogue.programs.known("inv-0") == "full"
    assert catalogue.programs.known("inv-2") is None
    told: list[int] = []
    assert again(tmp_path).programs.fill(lambda done, _total, _what: told.append(done)).complete
    assert told == [4]


def test_search_says_what_it_does_not_know_yet(catalogue: CatalogueService) -> None:
    (note,) = catalogue.find("is:automated").problems
    assert (note.code, note.severity, note.params) == ("query.reading", "note", {"percent": 0})
    catalogue.programs.fill(cancel=lambda: True)
    found = catalogue.find("is:automated")
    assert [found.ids, found.problems[0].params] == [["inv-0", "inv-3"], {"percent": 25}]
    catalogue.programs.fill()
    assert not catalogue.find("is:automated").problems
    answers = [catalogue.find(text).ids for text in ("is:automated", "is:partly", "é:à-mão", "-is:byhand t:pokemon")]
    assert answers == [["inv-0", "inv-3"], ["inv-1"], ["inv-2"], ["inv-0", "inv-1", "inv-3"]]


def test_a_folder_that_cannot_be_written_only_costs_time(tmp_path: Path) -> None:
    catalogue = CatalogueService(tmp_path / "nowhere", lambda: ((SET,), CARDS))
    assert Programs(tmp_path / "nowhere", catalogue).fill().complete


def test_a_record_with_broken_ir_is_played_by_hand(catalogue: CatalogueService) -> None:
    broken = msgspec.structs.replace(CARDS[0], attacks=(Attack(Text("Splash"), effect='{"op": "dance"}'),))
    assert catalogue.programs.automation(broken) == "hand"
    assert catalogue.programs.automated(broken) is broken


def test_before_a_game(catalogue: CatalogueService) -> None:
    how = catalogue.programs.automation
    deck = [CARDS[0]] * 56 + [CARDS[1]] + [CARDS[2]] * 2 + [CARDS[3]]
    found = readiness(deck, how)
    assert (found.total, found.alone) == (60, 57)
    assert readiness_text(found, "en") == (
        "57 of 60 cards play by themselves; this one in part: Mudlark B; these 2 by hand: 2\u00a0×\u00a0Mudlark C."
    )
    assert readiness_text(found, "pt_BR") == (
        "57 de 60 cards jogam sozinhos; este em parte: Lodinho B; estes 2 à mão: 2\u00a0×\u00a0Lodinho C."
    )
    assert readiness_text(readiness(deck[:56], how), "en") == "All 56 cards play by themselves."
    assert readiness_text(readiness(deck[55:57], how), "en").startswith(
        "1 of 2 cards plays by itself; this one in part"
    )
    assert readiness_text(readiness(deck[57:59], how), "pt").startswith("Nenhum dos 2 cards joga sozinho; estes 2 à")
    assert readiness_text(readiness([], how), "en") == ""
