"""Collector numbers and the table of sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.files.numbers import NumberKey, number_key
from ptcg_desktop.files.setmap import rows_by_id, set_table


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("4/102", ("", 4, "")),
        ("004", ("", 4, "")),
        ("177a", ("", 177, "a")),
        ("TG05/TG30", ("TG", 5, "")),
        ("SWSH098", ("SWSH", 98, "")),
        ("gg5", ("GG", 5, "")),
        ("ONE", ("ONE", 0, "")),
        ("?", ("?", 0, "")),
        ("0" * 5000 + "4a", ("", 4, "a")),
        ("9" * 5000, ("9" * 5000, 0, "")),
    ],
)
def test_numbers_are_parsed_into_parts(text: str, key: tuple[str, int, str]) -> None:
    assert number_key(text) == NumberKey(*key)


def test_a_letter_behind_the_number_is_another_card() -> None:
    assert number_key("177a") != number_key("177")


@given(st.sampled_from(list(rows_by_id().values())), st.integers(1, 400), st.sampled_from(["", "TG", "SWSH"]))
def test_a_number_written_as_a_set_writes_it_reads_back(row: object, number: int, letters: str) -> None:
    key = NumberKey(letters, number, "")
    assert number_key(row.number(key)) == key  # type: ignore[attr-defined]  # a SetRow


def test_ids_of_both_sources_are_unique() -> None:
    rows = set_table().set
    assert len({row.id for row in rows}) == len(rows)
    foreign = [row.ptcgio for row in rows if row.ptcgio] + [prefix for row in rows for prefix in row.ptcgio_rows]
    assert len(set(foreign)) == len(foreign)


def test_codes_used_twice_are_the_known_ones() -> None:
    """RR and TR are two sets each; galleries share the code of their main set."""
    shared = {code: [row.id for row in rows] for code, rows in set_table().by_code().items() if len(rows) > 1}
    assert shared == {
        "RR": ["ex7", "pl2"],
        "TR": ["base5", "ex7"],
        "SHF": ["swsh4.5", "swsh4.5sv"],
        "CEL": ["cel25", "cel25cc"],
        "BRS": ["swsh9", "swsh9tg"],
        "ASR": ["swsh10", "swsh10tg"],
        "LOR": ["swsh11", "swsh11tg"],
        "SIT": ["swsh12", "swsh12tg"],
        "CRZ": ["swsh12.5", "swsh12.5gg"],
    }
