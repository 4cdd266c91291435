"""Figures come from prices that were entered: unknown is said, never 0, and currencies are never mixed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.services.collection_statistics import Period, Spending, by_whole, statistics
from ptcg_desktop.store.rows import Holding


def held(
    count: int, price: int | None, currency: str = "", bought: str = "", set_id: str = "s", place: str = ""
) -> Holding:
    return Holding(
        0, "c", "C", set_id, set_id.upper(), "1", "", "NM", "en", count,
        price=price, currency=currency, bought=bought, place=place,
    )  # fmt: skip


def test_sums_by_set_period_and_place() -> None:
    found = statistics(
        [
            held(2, 150, "BRL", "2024-03-05", "b", "Box"),
            held(1, None, "", "2024-03-09", "b"),
            held(4, 0, "USD", "2024", "a"),
            held(1, 1000, "BRL", "2023-12", "a", "Box"),
            held(3, None, "", "", "a"),
        ]
    )
    assert found.total == Spending(11, 7, {"BRL": 1300, "USD": 0})
    assert found.total.unpriced == 4
    assert [(each.set_id, each.spending) for each in found.by_set] == [
        ("a", Spending(8, 5, {"USD": 0, "BRL": 1000})),
        ("b", Spending(3, 2, {"BRL": 300})),
    ]
    assert found.periods == (
        Period("2023-12", Spending(1, 1, {"BRL": 1000}), Spending(1, 1, {"BRL": 1000})),
        Period("2024", Spending(4, 4, {"USD": 0}), Spending(5, 5, {"BRL": 1000, "USD": 0})),
        Period("2024-03", Spending(3, 2, {"BRL": 300}), Spending(8, 7, {"BRL": 1300, "USD": 0})),
    )
    assert found.undated == Spending(3, 0)
    assert found.by_place == {"": Spending(8, 4, {"USD": 0}), "Box": Spending(3, 3, {"BRL": 1300})}


def test_the_pages_of_a_binder_are_its_binder_unless_there_is_but_one() -> None:
    one = Spending(1, 1, {"BRL": 100})
    pages = {"A/1": one, "A/2": one, "A/2/left": one}
    assert by_whole({**pages, "": one, "Box": one}) == {"A": one + one + one, "": one, "Box": one}
    assert by_whole({**pages, "": one}) == {"A/1": one, "A/2": one + one, "": one}


def test_nothing_is_nothing() -> None:
    assert statistics([]).total == Spending()
    assert statistics([]).periods == ()


lots = st.lists(
    st.builds(
        held,
        st.integers(1, 9),
        st.sampled_from([0, 5, 250]),
        st.sampled_from(["BRL", "USD"]),
        st.sampled_from(["", "2019", "2024-01", "2024-01-31"]),
        st.sampled_from(["a", "b"]),
        st.sampled_from(["", "Box"]),
    )
)


@given(lots)
def test_every_copy_stands_in_one_set_one_place_and_one_period(holdings: list[Holding]) -> None:
    found = statistics(holdings)
    for parts in (
        [each.spending for each in found.by_set],
        list(found.by_place.values()),
        [*(period.spending for period in found.periods), found.undated],
    ):
        total = Spending()
        for part in parts:
            total += part
        assert total == found.total
    if found.periods:
        assert found.periods[-1].until + found.undated == found.total
