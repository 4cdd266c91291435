"""The odds of a whole deck: what each number is about, and that thousands of hands agree."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from ptcg_desktop.cards.model import Attack, CardDef, Text
from ptcg_desktop.decks import DeckList, deck_of
from ptcg_desktop.decks.odds_table import OddsTable, odds_table, together
from ptcg_desktop.decks.rules import OpeningRules, load_opening_rules
from ptcg_desktop.decks.statistics import Balance, statistics
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.hands import hand, sample

CLASSIC = load_opening_rules("classic")


def pokemon(name: str, stage: str = "basic", evolves_from: str = "", **facts: Any) -> CardDef:
    base: dict[str, Any] = {
        "kind": "pokemon",
        "stage": stage,
        "evolves_from": Text(en=evolves_from),
        "hp": 60,
        "types": ("R",),
    }
    base |= {"id": f"inv1-{name}", "set_id": "inv1", "number": name, "name": Text(en=name)}
    return CardDef(**(base | facts))


EMBERPUP = pokemon("Emberpup")
EMBERHOUND = pokemon("Emberhound", "stage1", "Emberpup")
EMBERLORD = pokemon("Emberlord", "stage2", "Emberhound")
LAMP = CardDef(id="inv1-9", set_id="inv1", number="9", name=Text(en="Lamp"), kind="trainer", trainer_kind="item")
FIRE = CardDef(
    id="inv1-8",
    set_id="inv1",
    number="8",
    name=Text(en="Fire Energy"),
    kind="energy",
    energy_kind="basic",
    provides=("R",),
)
DECK = deck_of("Embers", [(EMBERPUP, 4), (EMBERHOUND, 4), (EMBERLORD, 2), (LAMP, 20), (FIRE, 30)])


def table(deck: DeckList = DECK, turn: int = 3, *, begins: bool = True, opening: OpeningRules = CLASSIC) -> OddsTable:
    found = odds_table(deck, opening, turn, begins=begins)
    assert found is not None
    return found


@pytest.mark.parametrize("profile", ["classic", "classic-extended", "bw-xy-2013", "xy-nov-2013", "current"])
def test_no_profile_of_the_program_skips_the_first_draw(profile: str) -> None:
    opening = load_opening_rules(profile)
    assert (opening.opening_hand, opening.prizes) == (7, 6)
    assert opening.drawn_by(1, begins=True) == opening.drawn_by(1, begins=False) == 1


def test_a_player_who_begins_without_a_draw_sees_a_card_less() -> None:
    house = OpeningRules(opening_hand=7, prizes=6, mulligan_bonus_max=1, first_turn_draw=False)
    assert table(begins=True, opening=house).drawn == 9
    assert table(begins=False, opening=house).drawn == 10


def test_each_evolution_needs_a_turn_more_than_the_stage_before() -> None:
    assert [line.labels[-1].en for line in table().lines] == ["Emberhound", "Emberlord"]
    assert [line.by_turn for line in table(turn=1).lines] == [0.0, 0.0]
    stage1, stage2 = (line.by_turn for line in table(turn=2).lines)
    assert stage1 > 0.0
    assert stage2 == 0.0
    assert 0.0 < table(turn=3).lines[1].by_turn < table(turn=3).lines[0].by_turn < 1.0


def test_chances_only_grow_with_the_turns() -> None:
    assert [card.label.en for card in table().cards if card.opening == 1.0] == ["Emberpup"]  # the only Basic
    for early, late in zip(table(turn=2).cards[1:], table(turn=3).cards[1:], strict=True):
        assert early.opening == late.opening <= early.by_turn < late.by_turn


def test_prints_of_one_name_count_together() -> None:
    other_print = pokemon("Emberpup", id="inv2-1", set_id="inv2")
    split = deck_of(
        "Embers", [(EMBERPUP, 1), (other_print, 3), (EMBERHOUND, 4), (EMBERLORD, 2), (LAMP, 20), (FIRE, 30)]
    )
    assert table(split).cards[0] == table().cards[0]


def test_two_cards_together_are_rarer_than_each() -> None:
    both = together(DECK, CLASSIC, 3, ["emberhound", "lamp"], begins=True)
    assert both is not None
    assert both < min(card.by_turn for card in table().cards if card.key in ("emberhound", "lamp"))
    assert together(DECK, CLASSIC, 3, ["lamp", "lamp"], begins=True) == table().cards[3].by_turn


@pytest.mark.parametrize("cards", [[(LAMP, 60)], [(EMBERPUP, 4)], []])
def test_a_deck_that_cannot_be_dealt_has_no_odds(cards: list[tuple[CardDef, int]]) -> None:
    deck = deck_of("x", cards)
    assert odds_table(deck, CLASSIC, 3, begins=True) is None
    if len(cards) != 1 or cards[0][0] is LAMP:
        with pytest.raises(KnownError, match=r"decks\.no_hand"):
            hand(deck, CLASSIC, 1)


def test_ten_thousand_hands_agree_within_four_standard_errors() -> None:
    dealt = sample(DECK, CLASSIC, seed=11, hands=10_000)
    exact = table()
    pairs = [(dealt.mulligan, exact.mulligan, dealt.dealt)]
    pairs += [(dealt.opening[card.key] / dealt.hands, card.opening, dealt.hands) for card in exact.cards]
    for found, chance, number in pairs:
        assert abs(found - chance) <= 4 * sqrt(chance * (1 - chance) / number)


def test_a_seed_deals_one_hand_and_a_sample_can_be_stopped() -> None:
    assert hand(DECK, CLASSIC, 5) == hand(DECK, CLASSIC, 5) != hand(DECK, CLASSIC, 6)
    assert any(card is EMBERPUP for card in hand(DECK, CLASSIC, 5).cards)
    told: list[int] = []
    stopped = sample(DECK, CLASSIC, 5, 10_000, lambda done, _total, _what: told.append(done), lambda: len(told) == 2)
    assert (stopped.hands, told) == (1_000, [500, 1_000])


def test_statistics_count_copies_and_what_attacks_ask_for() -> None:
    fighter = pokemon("Emberfist", attacks=(Attack(name=Text(en="Jab"), cost=("R", "C")),))
    found = statistics(deck_of("x", [(fighter, 3), (LAMP, 2), (FIRE, 10)]))
    assert found.kinds == (("pokemon", 3), ("trainer", 2), ("energy", 10))
    assert (found.types, found.stages, found.hp, found.costs) == ((("R", 3),), (("basic", 3),), ((60, 3),), ((2, 3),))
    assert found.energy == (Balance("R", asked=3, cards=10),)
