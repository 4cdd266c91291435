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
sure = true
source = "a test"
"""


@pytest.mark.parametrize(
    ("day", "born", "division", "season", "sure"),
    [
        ("2023-06-30", 2006, "masters", 2023, True),
        ("2023-06-30", 2007, "senior", 2023, True),
        ("2023-06-30", 2010, "senior", 2023, True),
        ("2023-06-30", 2011, "junior", 2023, True),
        ("2023-07-01", 2007, "masters", 2024, False),  # the border of a season
        ("2023-07-01", 2011, "senior", 2024, False),
        ("2022-06-30", 2010, "junior", 2022, True),
        ("2021-06-30", 2005, "senior", 2021, True),  # the one season in which nobody moved on
        ("2020-06-30", 2005, "senior", 2020, True),
        ("2026-06-30", 2009, "masters", 2026, False),  # written down by others only
        ("2026-06-30", 2013, "senior", 2026, False),
    ],
)
def test_the_year_of_birth_and_the_day_decide(day: str, born: int, division: str, season: int, sure: bool) -> None:
    placed = division_of(datetime.date(born, 12, 31), datetime.date.fromisoformat(day))
    assert (placed.division, placed.season, placed.announced) == (division, season, sure)


def test_what_others_wrote_down_fits_what_was_announced() -> None:
    announced = [season for season in load_seasons() if season.sure]
    for season in load_seasons():
        near = min(announced, key=lambda known: abs(known.year - season.year))
        assert season.seniors[0] - near.seniors[0] == season.year - near.year


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
