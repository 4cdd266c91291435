"""Formats by date: which printing is in on which day, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ptcg_desktop import decks
from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.data import load_toml
from ptcg_desktop.decks import Format, Period, deck_of
from ptcg_desktop.errors import KnownError

FORMATS = decks.load_formats()


def card(card_id: str, release: str = "", mark: str = "", **more: Any) -> CardDef:
    set_id, _, number = card_id.rpartition("-")
    facts: dict[str, Any] = {"name": Text(en="Potionette"), "kind": "trainer", "trainer_kind": "item"}
    return CardDef(id=card_id, set_id=set_id, number=number, release=release, mark=mark, **(facts | more))


@pytest.mark.parametrize(
    ("format_id", "printing", "date", "verdict"),
    [
        ("unlimited", card("base1-1", "1999-01-09"), "", "in"),
        ("unlimited", card("zz9-1", mark="Z"), "2040-01-01", "in"),
        ("classic-1999", card("base1-1", "1999-01-09"), "1999-02-01", "in"),
        ("classic-1999", card("base3-1", "1999-10-10"), "1999-06-20", "not_yet"),
        ("classic-1999", card("base3-1", "1999-10-10"), "1999-10-10", "in"),
        ("classic-1999", card("base3-1", "1999-10-10"), "", "in"),
        ("classic-1999", card("base5-1", "2000-04-24"), "1999-12-31", "not_yet"),
        ("classic-1999", card("neo1-1"), "1999-12-31", "out"),
        ("modified-2013", card("bw1-1", "2011-04-25"), "2013-08-10", "in"),
        ("modified-2014", card("bw1-1", "2011-04-25"), "2013-08-28", "out"),
        ("modified-2013", card("bw10-1", "2013-08-14"), "2013-08-10", "not_yet"),
        ("modified-2014", card("bw10-1", "2013-08-14"), "2013-08-28", "in"),
        ("modified-2014", card("bwp-BW32", "2011-03-01"), "2013-09-01", "out"),
        ("modified-2014", card("bwp-BW33", "2011-03-01"), "2013-09-01", "in"),
        ("modified-2013", card("hgss1-1", "2010-02-10"), "2013-08-10", "out"),
        ("modified-2013", card("bw1-1", "2011-04-25"), "2012-08-31", "out"),
        ("standard", card("sv01-1", "2023-03-31", "G"), "2025-05-01", "in"),
        ("standard", card("sv01-1", "2023-03-31", "G"), "2026-05-01", "out"),
        ("standard", card("sv01-1", "2023-03-31", "G"), "2023-04-13", "not_yet"),
        ("standard", card("me05-1", "2026-01-01", "j"), "2026-05-01", "in"),
        ("standard", card("zz1-1", "2027-01-01", "K"), "2027-05-01", "newer_mark"),
        ("standard", card("sm1-1", "2017-02-03"), "2026-05-01", "out"),
        ("standard", card("swsh9-1", "2022-02-25", "None"), "2026-05-01", "out"),
        ("expanded", card("bw3-67", "2011-11-16"), "2026-05-01", "banned"),
        ("expanded", card("bw3-66", "2011-11-16"), "2026-05-01", "in"),
    ],
)
def test_verdicts(format_id: str, printing: CardDef, date: str, verdict: str) -> None:
    assert FORMATS[format_id].verdict(printing, date) == verdict


def test_basic_energy_is_in_everywhere() -> None:
    energy = card("zz1-9", "2030-01-01", kind="energy", trainer_kind="", energy_kind="basic", provides=("G",))
    assert {fmt.verdict(energy) for fmt in FORMATS.values()} == {"in"}


def finding_codes(printing: CardDef, others: list[CardDef], date: str = "2026-05-01") -> list[str]:
    fmt = FORMATS["standard"]
    rules = decks.load_deck_rules(fmt.profile)
    report = decks.check(deck_of("x", [(printing, 4)]), rules, fmt, date, prints=lambda _: others)
    return [finding.code for finding in report.findings if finding.clause == "FORMAT"]


def test_a_reprint_makes_an_old_print_legal_where_the_text_is_the_same() -> None:
    text = (Text(en="Heal 20 points."),)
    old, new = card("sm1-5", "2017-02-03", rules=text), card("sv05-9", "2024-03-22", "H", rules=text)
    assert finding_codes(old, [old, new]) == ["format.reprint"]


def test_a_reprint_with_another_text_does_not() -> None:
    old = card("ex8-5", "2005-02-01", rules=(Text(en="Look at 7 cards."),))
    new = card("sv05-9", "2024-03-22", "H", rules=(Text(en="Search your deck."),))
    assert finding_codes(old, [old, new]) == ["format.text_differs"]


def test_a_newer_mark_is_not_known_yet_and_no_error() -> None:
    future = card("zz1-1", "2027-01-01", "K")
    fmt = FORMATS["standard"]
    report = decks.check(deck_of("x", [(future, 4)]), decks.load_deck_rules("current"), fmt, "2027-06-01")
    assert [(f.code, f.severity) for f in report.findings if f.clause == "FORMAT"] == [("format.newer_mark", "note")]


def test_a_ban_covers_every_print_with_the_same_function() -> None:
    fmt = FORMATS["expanded"]
    banned, other = card("bw3-67", "2011-11-16"), card("zz1-1")
    report = decks.check(
        deck_of("x", [(other, 4)]), decks.load_deck_rules("current"), fmt, prints=lambda _: [banned, other]
    )
    assert "format.banned" in [finding.code for finding in report.errors]


def test_a_format_of_the_past_is_judged_by_its_last_day() -> None:
    fmt = FORMATS["modified-2013"]
    assert fmt.day("2026-01-01") == fmt.day() == fmt.until == "2013-08-27"


def test_every_format_names_a_profile_that_exists_and_its_file() -> None:
    for format_id, fmt in FORMATS.items():
        assert fmt.id == format_id
        assert fmt.name.en
        assert fmt.name.pt
        assert decks.load_deck_rules(fmt.profile).deck_size == 60


def test_a_house_format_is_a_file_a_person_can_add(tmp_path: Path) -> None:
    (tmp_path / "attic.toml").write_text(
        'id = "attic"\nname = { en = "Attic" }\nprofile = "classic"\n[[periods]]\nsets = ["base2"]\n', encoding="utf-8"
    )
    attic = decks.load_formats((tmp_path,))["attic"]
    assert (attic.verdict(card("base2-1")), attic.verdict(card("base1-1"))) == ("in", "out")


def test_a_mistake_in_a_format_file_is_located(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('id = "bad"\nname = { en = "B" }\nprofile = "x"\n[[periods]]\nsets = "base1"\n', encoding="utf-8")
    with pytest.raises(KnownError) as caught:
        load_toml(path, Format)
    assert (caught.value.code, caught.value.params["key"]) == ("data.value", "$.periods[0].sets")


def test_an_unknown_profile_is_a_known_error() -> None:
    with pytest.raises(KnownError) as caught:
        decks.load_deck_rules("no-such-profile")
    assert caught.value.code == "decks.no_profile"


def test_before_its_first_period_a_format_allows_nothing() -> None:
    assert FORMATS["standard"].period("2000-01-01") == Period()
