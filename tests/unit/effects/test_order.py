"""What depends on what: nothing is empty, nothing is asked for before it is known, all that is asked for is done."""

from __future__ import annotations

import pytest

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.compile import compile_text
from ptcg_desktop.effects.english.scope import TextKind
from ptcg_desktop.effects.english.shape import hollow
from ptcg_desktop.effects.names import nodes


def program(text: str, kind: TextKind = "attack", damage: int | None = 30) -> ir.Program:
    compiled = compile_text(text, kind=kind, own_name="Mudlark", damage=damage if kind == "attack" else None)
    assert compiled.program is not None, [(text[one.start : one.end], one.code) for one in compiled.unknown]
    return compiled.program


def code(text: str, kind: TextKind = "attack") -> str:
    compiled = compile_text(text, kind=kind, own_name="Mudlark", damage=30 if kind == "attack" else None)
    assert compiled.program is None
    return compiled.unknown[0].code


def test_a_shuffle_said_after_a_search_leaves_no_empty_branch() -> None:
    made = program(
        "Flip 3 coins. For each heads, search your deck for a Water Pokémon and put it into your hand. "
        "If you do, shuffle your deck afterward.",
        "item",
    )
    assert not any(hollow(node) for node in nodes(made))
    assert isinstance(repeat := made.steps[-1], ir.Repeat)
    assert repeat.steps[-1] == ir.ShuffleDeck()


def test_a_stronger_condition_under_a_condition_is_put_only_then() -> None:
    made = program(
        "Your opponent's Active Pokémon is now Poisoned. If this Pokémon is Asleep, put 4 damage counters instead of 1 "
        "on that Pokémon between turns."
    )
    always, sometimes = made.steps
    assert always == ir.Inflict("poisoned", ir.Active())
    assert isinstance(sometimes, ir.If)
    assert sometimes.then == (ir.Inflict("poisoned", ir.Active(), 40),)


@pytest.mark.parametrize(("asked", "limit"), [("a card", 1), ("2 cards", 2), ("3 cards", 3), ("up to 3 cards", 1)])
def test_if_you_do_asks_for_all_that_was_to_be_done(asked: str, limit: int) -> None:
    made = program(f"Discard {asked} from your hand. If you do, draw 5 cards.", "supporter")
    assert isinstance(branch := made.steps[-1], ir.If)
    assert isinstance(branch.condition, ir.AtLeast)
    assert branch.condition.limit == limit


def test_what_is_asked_for_in_one_of_two_branches_is_not_if_you_can_not() -> None:
    either = "Flip a coin. If heads, discard 2 Energy attached to {0}. If tails, discard 3 Energy attached to {0}. "
    assert code(either.format("Mudlark") + "(If you can't, this attack does nothing.)") == "reference.done"


def test_a_flip_after_a_free_choice_belongs_to_it() -> None:
    made = program(
        "When you play this Pokémon from your hand, you may put a Basic Pokémon from your discard pile onto your "
        "Bench. Then, flip 2 coins. For each heads, attach a Water Energy card from your discard pile to that Pokémon.",
        "power",
    )
    (trigger,) = made.grants
    assert isinstance(trigger, ir.Trigger)
    (may,) = trigger.steps
    assert isinstance(may, ir.May)
    assert [type(step) for step in may.steps] == [ir.PickCards, ir.MoveCards, ir.FlipCoins, ir.Repeat]


def test_a_flip_not_made_has_no_tails() -> None:
    made = program(
        "Before doing damage, you may flip a coin. If heads, this attack does 40 more damage. If tails, this attack "
        "does nothing."
    )
    assert made.before == (ir.May((ir.Flip((ir.MoreDamage(40),), (ir.AttackDoesNothing(),)),)),)


def test_the_attacks_own_damage_goes_to_who_was_switched_in() -> None:
    text = (
        "Before doing damage, you may switch 1 of your opponent's Benched Pokémon with the Defending Pokémon. "
        "If you do, this attack does {} damage to the new Defending Pokémon."
    )
    (may,) = program(text.format(30)).before
    assert isinstance(may, ir.May)
    assert [type(step) for step in may.steps] == [ir.PickPokemon, ir.SwitchActive]
    assert code(text.format(50)) == "damage.order"


def test_the_deck_is_shuffled_after_the_pokemon_went_there() -> None:
    made = program("You may do 40 more damage. If you do, shuffle this Pokémon and all attached cards into your deck.")
    (branch,) = made.steps
    assert isinstance(branch, ir.If)
    assert branch.then == (ir.Leave(ir.This(), "deck"), ir.ShuffleDeck())


def test_a_card_that_evolves_from_it_is_not_merely_attached() -> None:
    made = program("Search your deck for a card that evolves from Mudlark and attach it to Mudlark. Shuffle your deck.")
    assert [type(step) for step in made.steps] == [ir.PickCards, ir.EvolveInto, ir.ShuffleDeck]


def test_a_name_in_play_may_be_a_stadium() -> None:
    (branch,) = program("If Windy Moor is in play, the Defending Pokémon is now Asleep.").steps
    assert isinstance(branch, ir.If)
    assert isinstance(branch.condition, ir.AnyOf)
    stadium, pokemon = branch.condition.conditions
    assert stadium == ir.AtLeast(ir.CardsIn("both", "stadium", ir.CardFilter(name="Windy Moor")), 1)
    assert pokemon == ir.AtLeast(ir.InPlay("both", "play", ir.PokemonFilter(name="Windy Moor")), 1)


def test_the_opponent_chooses_who_is_brought_forward() -> None:
    made = program(
        "Choose 1 of the Defending Pokémon and switch it with 1 of your opponent's Benched Pokémon. Your opponent "
        "chooses the Benched Pokémon to switch."
    )
    picks = [node for node in nodes(made) if isinstance(node, ir.PickPokemon)]
    assert [(one.where, one.by) for one in picks] == [("active", "own"), ("bench", "opponent")]
    assert code("Draw a card. Your opponent chooses the Benched Pokémon to switch.") == "reference.benched"


def test_sentences_that_say_a_rule_again_speak_of_the_same() -> None:
    revealed = (
        "Reveal cards from your deck until you reveal a Stage 1 Pokémon. Put it into your hand. Shuffle the other "
    )
    again = (
        "cards into your deck. (If you don't reveal a {} Pokémon, shuffle all the revealed cards back into your deck.)"
    )
    assert program(revealed + again.format("Stage 1"))
    assert code(revealed + again.format("Basic")) == "reference.looked"
    healed = "Remove 3 damage counters from your Active Pokémon. If {} has fewer damage counters than that, remove all."
    assert program(healed.replace("all.", "all of them.").format("it"))
    assert code(healed.replace("all.", "all of them.").format("your opponent's Active Pokémon")) == "reference.fewer"


def test_what_both_branches_speak_of_is_not_taken_for_one_of_them() -> None:
    looked = "look at the bottom {} cards of your deck and put 1 of them into your hand."
    text = f"Flip a coin. If heads, {looked.format(6)} If tails, {looked.format(3)} "
    assert code(text + "Shuffle the other cards back into your deck.", "supporter") == "reference.branch"


def test_what_is_printed_before_a_flip_is_not_spared_by_it() -> None:
    flip = "Flip a coin. If tails, this attack does nothing."
    assert code(f"Discard all Energy from this Pokémon. {flip}") == "damage.order"
    assert program(f"{flip} Discard all Energy from this Pokémon.").price == (ir.Flip((), (ir.AttackDoesNothing(),)),)


@pytest.mark.parametrize(
    ("leaving", "effect"),
    [
        ("this Pokémon", "the Defending Pokémon can't retreat"),
        ("the Defending Pokémon", "this Pokémon takes 30 less damage from attacks"),
        ("this Pokémon", "each player can't play any Item cards from their hand"),
    ],
)
def test_what_one_pokemon_ends_by_leaving_is_no_effect_on_another(leaving: str, effect: str) -> None:
    assert code(f"Until {leaving} leaves the Active Spot, {effect}.") == "until.another"


def test_an_effect_ends_when_its_own_pokemon_leaves() -> None:
    (step,) = program("Until the Defending Pokémon leaves the Active Spot, it can't retreat.").steps
    assert step == ir.Lasting(ir.Active(), (ir.Forbid("retreat"),), "leaves_active")


def test_energy_does_nothing_outside_its_moments() -> None:
    assert code("This card provides Water Energy. Draw a card.", "energy") == "energy.steps"
    made = program("When you attach this card from your hand to a Pokémon, draw a card.", "energy")
    assert [type(grant) for grant in made.grants] == [ir.Trigger]


def test_energy_that_is_discarded_elsewhere_may_still_be_attached_anywhere() -> None:
    made = program("If the Pokémon this card is attached to isn't an Evolution Pokémon, discard this card.", "energy")
    assert made == ir.Program(stays_on=ir.PokemonFilter(stage="evolution"))
