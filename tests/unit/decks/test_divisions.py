"""Age divisions by year of birth and season."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.decks.divisions import DIVISIONS, division_of, load_seasons, read_seasons
from ptcg_desktop.errors import KnownError

GOOD = """
[[season]]
year = 2026
since = 2025-07-01
seniors = [2010, 2013]
source = "a test"
"""


@pytest.mark.parametrize(
    ("born", "division"), [(2001, "masters"), (2009, "masters"), (2010, "senior"), (2013, "senior"), (2014, "junior")]
)
def test_the_year_of_birth_decides_in_a_season_of_the_table(born: int, division: str) -> None:
    placed = division_of(datetime.date(born, 12, 31), datetime.date(2026, 6, 30))
    assert (placed.division, placed.season, placed.announced) == (division, 2026, True)


@pytest.mark.parametrize(("day", "season"), [("2024-03-01", 2024), ("2033-07-01", 2034), ("2016-01-01", 2016)])
def test_a_season_that_is_not_in_the_table_is_carried_on_and_says_so(day: str, season: int) -> None:
    placed = division_of(datetime.date(season - 14, 1, 1), datetime.date.fromisoformat(day))
    assert (placed.season, placed.announced) == (season, False)
    assert placed.division == "senior"


@given(born=st.dates(datetime.date(1950, 1, 1)), day=st.dates(datetime.date(2010, 1, 1), datetime.date(2050, 1, 1)))
def test_who_is_younger_is_never_in_an_older_division(born: datetime.date, day: datetime.date) -> None:
    later = born.replace(year=min(born.year + 1, 9999), day=1)
    place = {division: at for at, division in enumerate(DIVISIONS)}
    assert place[division_of(later, day).division] <= place[division_of(born, day).division]


def test_every_season_names_its_source() -> None:
    assert all(season.source for season in load_seasons())


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("season = []", "$.season"),
        (GOOD.replace("[2010, 2013]", "[2013, 2010]"), "$.season[0].seniors"),
        (GOOD.replace("2025-07-01", "'July'"), "$.season[0].since"),
        (GOOD + GOOD, "$.season[1].since"),
        (GOOD + GOOD.replace("2025-07-01", "2026-07-01"), "$.season[1].year"),
        (GOOD + "age = 3", "$.season[0]"),
    ],
)
def test_a_mistake_in_the_table_is_named_with_its_key(tmp_path: Path, text: str, key: str) -> None:
    path = tmp_path / "divisions.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(KnownError) as error:
        read_seasons(path)
    assert error.value.params["key"] == key
    assert error.value.params["file"] == str(path)
