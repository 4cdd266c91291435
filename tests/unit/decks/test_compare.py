"""Two decks beside each other say of each what it says alone."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ptcg_desktop.cards import Attack, CardDef, Damage, Text
from ptcg_desktop.decks import DeckList, deck_of
from ptcg_desktop.decks.compare import compare_odds, compare_statistics
from ptcg_desktop.decks.odds_table import OddsTable, odds_table
from ptcg_desktop.decks.rules import load_opening_rules
from ptcg_desktop.decks.statistics import statistics

RULES = load_opening_rules("current")
NUDGE = Attack(Text("Nudge"), ("R", "C"), Damage(10))


def card(number: int, name: str, kind: str, **facts: object) -> CardDef:
    return CardDef(id=f"t-{number}", set_id="t", number=str(number), name=Text(name), kind=kind, **facts)  # type: ignore[arg-type]


CARDS = (
    card(1, "Pup", "pokemon", stage="basic", hp=50, types=("R",), attacks=(NUDGE,)),
    card(2, "Hound", "pokemon", stage="stage1", hp=80, types=("R",), evolves_from=Text("Pup")),
    card(3, "Quag", "pokemon", stage="basic", hp=60, types=("W",)),
    card(4, "Lamp", "trainer", trainer_kind="item"),
    card(5, "Fire Energy", "energy", energy_kind="basic", provides=("R",)),
    card(6, "Water Energy", "energy", energy_kind="basic", provides=("W",)),
)
decks = st.lists(st.integers(0, 8), min_size=len(CARDS), max_size=len(CARDS)).map(
    lambda counts: deck_of("", [(card, count) for card, count in zip(CARDS, (counts[0] + 1, *counts[1:]), strict=True)])
)


def table(deck: DeckList) -> OddsTable | None:
    return odds_table(DeckList(deck.name, tuple(each for each in deck.entries if each.count)), RULES, 3, begins=True)


@settings(max_examples=25)
@given(first=decks, second=decks)
def test_each_side_is_what_the_deck_says_alone(first: DeckList, second: DeckList) -> None:
    one, other = table(first), table(second)
    if one is None or other is None:
        return
    pair = compare_odds(one, other)
    for place, alone in enumerate((one, other)):
        assert pair.mulligan[place] == alone.mulligan
        assert {c.key: (c.count[place], c.opening[place], c.by_turn[place]) for c in pair.cards if c.count[place]} == {
            c.key: (c.count, c.opening, c.by_turn) for c in alone.cards
        }
        assert {e.type: [step[place] for step in e.by_turn] for e in pair.energy if e.count[place]} == {
            e.type: list(e.by_turn) for e in alone.energy
        }
        known = {line.labels: line.by_turn for line in alone.lines}
        assert {line.labels: line.by_turn[place] for line in pair.lines} == {
            line.labels: known.get(line.labels, 0.0) for line in pair.lines
        }
    swapped = compare_odds(other, one)
    assert {c.key: c.prized for c in swapped.cards} == {c.key: c.prized[::-1] for c in pair.cards}


@settings(max_examples=25)
@given(first=decks, second=decks)
def test_counts_of_both_decks_are_kept(first: DeckList, second: DeckList) -> None:
    one, other = statistics(first), statistics(second)
    pair = compare_statistics(one, other)
    for section in ("kinds", "types", "stages", "hp", "costs"):
        for place, alone in enumerate((one, other)):
            counted = {key: counts[place] for key, counts in getattr(pair, section) if counts[place]}
            assert counted == {key: count for key, count in getattr(alone, section) if count}
    assert [hp for hp, _ in pair.hp] == sorted(hp for hp, _ in pair.hp)
    assert dict(pair.asked).keys() == dict(pair.provided).keys()
    assert {key: counts[1] for key, counts in pair.provided if counts[1]} == {
        each.type: each.cards for each in other.energy if each.cards
    }


def test_a_card_of_one_deck_has_no_chance_in_the_other() -> None:
    first = table(deck_of("", [(CARDS[0], 10), (CARDS[4], 20)]))
    second = table(deck_of("", [(CARDS[2], 10), (CARDS[4], 20)]))
    assert first is not None
    assert second is not None
    rows = {card.key: card for card in compare_odds(first, second).cards}
    assert list(rows) == ["pup", "fireenergy", "quag"]
    assert (rows["pup"].opening[1], rows["quag"].opening[0], rows["quag"].prized[0]) == (0.0, 0.0, 0.0)
