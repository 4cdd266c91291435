"""Formats by date: which printing is in on which day, and why."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from typing import Any

import pytest

from ptcg_desktop import decks
from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.decks import Period, deck_of
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
        # a row on each side of the days on which something changes
        ("glc", card("sm7-133", "2018-08-03"), "2022-06-07", "in"),
        ("glc", card("sm7-133", "2018-08-03"), "2022-06-08", "banned"),
        ("glc", card("xy4-93", "2014-11-05"), "2026-04-19", "in"),
        ("glc", card("xy4-93", "2014-11-05"), "2026-04-20", "banned"),
        ("expanded", card("swsh7-83", "2021-08-27", "E"), "2026-04-09", "in"),
        ("expanded", card("swsh7-83", "2021-08-27", "E"), "2026-04-10", "banned"),
        ("standard", card("mep-1", "2025-09-26", "J"), "2026-03-05", "newer_mark"),
        ("standard", card("mep-1", "2025-09-26", "J"), "2026-03-06", "in"),
        ("standard-2018", card("xy12-112", "2016-11-02"), "", "banned"),
        ("standard-2021", card("swshp-SWSH135", "2019-11-15"), "", "banned"),
        ("modified-2002", card("neo1-25", "2000-12-16"), "2002-06-01", "banned"),
        ("modified-2002", card("base1-1", "1999-01-09"), "2002-06-01", "out"),
        ("modified-2003", card("gym1-1", "2000-08-14"), "2002-09-01", "out"),
        ("modified-2003", card("ecard1-1", "2002-09-15"), "2002-09-14", "not_yet"),
        ("modified-2003", card("basep-19", "1999-07-01"), "2002-09-15", "out"),
        ("modified-2003", card("basep-20", "1999-07-01"), "2002-09-15", "in"),
        ("modified-2004", card("ecard1-1", "2002-09-15"), "", "in"),
        ("modified-2004", card("lc-1", "2002-05-24"), "", "out"),
        ("modified-2005", card("ecard3-1", "2003-05-12"), "", "out"),
        ("modified-2006", card("ex4-1", "2004-03-01"), "", "out"),
        ("modified-2006", card("ex5-1", "2004-06-01"), "", "in"),
        ("modified-2007", card("ex6-1", "2004-09-01"), "2006-09-01", "out"),
        ("modified-2007", card("ex8-1", "2005-02-01"), "2006-09-01", "in"),
        ("modified-2007", card("ex8-1", "2005-02-01"), "2006-08-31", "out"),
        ("modified-2007", card("np-28", "2003-10-01"), "2006-09-01", "out"),
        ("modified-2007", card("np-29", "2003-10-01"), "2006-09-01", "in"),
        ("modified-2008", card("ex12-1", "2006-02-13"), "2007-09-01", "out"),
        ("modified-2008", card("ex13-1", "2006-05-03"), "2007-09-01", "in"),
        ("modified-2010", card("ex16-1", "2007-02-17"), "2008-09-01", "out"),
        ("modified-2010", card("dp1-1", "2007-05-01"), "2010-08-31", "in"),
        ("modified-2011", card("dp4-1", "2008-02-01"), "2010-09-01", "out"),
        ("modified-2011", card("dp6-1", "2008-08-01"), "2011-06-30", "in"),
        ("modified-2012", card("pl4-1", "2009-11-04"), "2011-07-01", "out"),
        ("modified-2012", card("hgss1-1", "2010-02-10"), "2012-08-31", "in"),
        ("standard-2015", card("bw6-1", "2012-08-15"), "2014-09-01", "out"),
        ("standard-2015", card("bw7-1", "2012-11-07"), "2014-09-01", "in"),
        ("standard-2015", card("xy4-99", "2014-11-05"), "2015-06-14", "in"),
        ("standard-2015", card("xy4-99", "2014-11-05"), "2015-06-15", "banned"),
        ("standard-2016", card("bw11-1", "2013-11-06"), "2015-09-01", "out"),
        ("standard-2016", card("xy0-1", "2013-11-08"), "2015-09-01", "in"),
        ("standard-2016", card("xyp-XY01", "2013-10-12"), "2015-09-01", "in"),
        ("standard-2017", card("xyp-XY35", "2013-10-12"), "2016-09-01", "out"),
        ("standard-2017", card("xyp-XY36", "2013-10-12"), "2016-09-01", "in"),
        ("standard-2017", card("xy4-1", "2014-11-05"), "2016-09-01", "out"),
        ("standard-2018", card("xy7-1", "2015-08-12"), "2017-09-01", "out"),
        ("standard-2018", card("xy8-1", "2015-11-04"), "2018-08-31", "in"),
        ("standard-2019", card("xy12-1", "2016-11-02"), "2018-09-01", "out"),
        ("standard-2019", card("sm1-1", "2017-02-03"), "2019-08-14", "in"),
        ("standard-2020", card("sm4-1", "2017-11-03"), "2019-08-15", "out"),
        ("standard-2020", card("smp-SM93", "2017-02-03"), "2019-08-15", "out"),
        ("standard-2020", card("smp-SM94a", "2017-02-03"), "2019-08-15", "in"),
        ("standard-2020", card("2019sm-1", "2019-10-15"), "2020-01-01", "out"),
        ("standard-2021", card("sm8-1", "2018-11-02"), "2020-08-28", "out"),
        ("standard-2021", card("smp-SM158", "2017-02-03"), "2020-08-28", "in"),
        ("standard-2021", card("sm12-186", "2019-11-01"), "2020-08-28", "banned"),
        ("standard-2021", card("sma-SV67", "2019-08-23"), "2020-08-28", "in"),
        ("standard-2021", card("sma-SV66", "2019-08-23"), "2020-08-28", "out"),
        ("standard", card("swsh1-1", "2020-02-07", "D"), "2021-09-09", "out"),
        ("standard", card("swsh1-1", "2020-02-07", "D"), "2021-09-10", "in"),
        ("standard", card("swsh1-1", "2020-02-07", "D"), "2023-04-14", "out"),
        ("standard", card("swsh5-1", "2021-03-19", "E"), "2024-04-05", "out"),
        ("expanded", card("bw4-72", "2012-02-08"), "2015-08-31", "in"),
        ("expanded", card("bw4-72", "2012-02-08"), "2017-08-17", "banned"),
        ("expanded", card("bw4-72", "2012-02-08"), "2017-08-18", "in"),
        ("expanded", card("bw4-72", "2012-02-08"), "", "in"),
        ("expanded", card("xy7-74", "2015-08-12"), "2017-08-17", "in"),
        ("expanded", card("xy7-74", "2015-08-12"), "2017-08-18", "banned"),
        ("expanded", card("sm8-90", "2018-11-02"), "2019-02-14", "in"),
        ("expanded", card("sm8-90", "2018-11-02"), "2019-02-15", "banned"),
        ("expanded", card("col1-1", "2011-02-09"), "", "out"),
        ("expanded", card("cel25cc-CC001", "2021-10-08"), "", "out"),
        ("expanded", card("zz9-1", "2031-01-01"), "2031-01-15", "in"),
        ("glc", card("bw1-1", "2011-04-25"), "2021-07-13", "out"),
        ("glc", card("bw1-1", "2011-04-25"), "2021-07-14", "in"),
        ("glc", card("swsh4-50", "2020-11-13"), "2024-08-31", "in"),
        ("glc", card("swsh4-50", "2020-11-13"), "2024-09-01", "banned"),
        ("glc", card("xy1-130", "2014-02-05"), "2025-04-24", "banned"),
    ],
)
def test_verdicts(format_id: str, printing: CardDef, date: str, verdict: str) -> None:
    assert FORMATS[format_id].verdict(printing, date) == verdict


def test_basic_energy_is_in_everywhere() -> None:
    energy = card("zz1-9", "2030-01-01", kind="energy", trainer_kind="", energy_kind="basic", provides=("G",))
    assert {fmt.verdict(energy) for fmt in FORMATS.values()} == {"in"}


def found(printing: CardDef, others: list[CardDef], date: str = "2026-05-01") -> list[tuple[str, str]]:
    """Codes of the findings about the format, and the print they name."""
    fmt, rules = FORMATS["standard"], decks.load_deck_rules(FORMATS["standard"].profile)
    deck = deck_of("x", [(printing, 4)])
    report = decks.check(deck, rules, fmt, date, prints=lambda _: others, label=lambda card: f"Nº {card.number}")
    return [(finding.code, finding.detail.en) for finding in report.findings if finding.clause == "FORMAT"]


def test_a_reprint_makes_an_old_print_legal_where_the_text_is_the_same() -> None:
    text = (Text(en="Heal 20 points."),)
    old, new = card("sm1-5", "2017-02-03", rules=text), card("sv05-9", "2024-03-22", "H", rules=text)
    assert found(old, [old, new]) == [("format.reprint", "Potionette (Nº 9)")]


def test_a_reprint_with_another_text_does_not() -> None:
    old = card("ex8-5", "2005-02-01", rules=(Text(en="Look at 7 cards."),))
    new = card("sv05-9", "2024-03-22", "H", rules=(Text(en="Search your deck."),))
    assert found(old, [old, new]) == [("format.text_differs", "Potionette (Nº 9)")]


def test_a_newer_mark_is_not_known_yet_and_no_error() -> None:
    future = card("zz1-1", "2027-01-01", "K")
    fmt = FORMATS["standard"]
    report = decks.check(deck_of("x", [(future, 4)]), decks.load_deck_rules("current"), fmt, "2027-06-01")
    assert [(f.code, f.severity) for f in report.findings if f.clause == "FORMAT"] == [("format.newer_mark", "note")]


def test_every_ban_names_its_source_and_begins_before_it_ends() -> None:
    for fmt in FORMATS.values():
        for ban in fmt.bans:
            assert ban.source
            assert not ban.until or ban.since < ban.until


def test_seasons_follow_each_other_without_a_gap() -> None:
    seasons = [
        fmt for fmt in FORMATS.values() if fmt.id.startswith(("modified-", "standard-")) and fmt.periods[0].since
    ]
    assert len(seasons) >= 15
    for before, after in pairwise(seasons):
        if before.id != "modified-2003":  # the first days of the three formats behind it are not known
            assert date.fromisoformat(after.periods[0].since) - date.fromisoformat(before.until) == timedelta(days=1)


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


def test_an_unknown_profile_is_a_known_error() -> None:
    with pytest.raises(KnownError) as caught:
        decks.load_deck_rules("no-such-profile")
    assert caught.value.code == "decks.no_profile"


def test_before_its_first_period_a_format_allows_nothing() -> None:
    assert FORMATS["standard"].period("2000-01-01") == Period()
