"""Laws of the two readings of a name."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.cards.names import fold, name_key

WORDS = ["Mew", "Pikachu", "ex", "EX", "-EX", "☆", "★", "Star", "Prism", "◇", "δ", "LV.X", "Lv. 43", "♀", "F", "'s"]
WORDS += ["Energy", "Basic", "{R}", "Energia", "de", "Fogo", "Deoxys", "Attack", "Forme", "(Oak)", "Unown", "[V]", "é"]
printed_names = st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join) | st.text(max_size=40)


@given(printed_names)
def test_fold_is_idempotent(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(printed_names)
def test_name_key_is_idempotent(name: str) -> None:
    assert name_key(name_key(name)) == name_key(name)


@given(printed_names, st.sampled_from(["δ", "LV.X", "LV.12"]))
def test_delta_and_level_are_no_part_of_a_name(name: str, mark: str) -> None:
    plain = f"{name} Mew"
    assert name_key(f"{plain} {mark}") == name_key(plain)


@given(printed_names.filter(lambda name: fold(name)))
def test_a_rule_box_suffix_makes_another_name(name: str) -> None:
    base = f"Mew {name} Mew"
    keys = {
        name_key(base),
        name_key(f"{base} ex"),
        name_key(f"{base} EX"),
        name_key(f"{base} ☆"),
        name_key(f"{base} ◇"),
    }
    assert len(keys) == 5
    assert name_key(f"{base} EX") == name_key(f"{base}-EX")


@given(st.text(max_size=40))
def test_fold_leaves_only_lower_case_words(text: str) -> None:
    folded = fold(text)
    assert folded == " ".join(folded.split())
    assert all(char.isalnum() or char == " " for char in folded if char.isascii())
