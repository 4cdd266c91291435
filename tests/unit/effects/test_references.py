"""Whom "other", "another", "it", "that Pokémon" and "that player" mean: nobody is guessed."""

from __future__ import annotations

import pytest

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.compile import compile_text
from ptcg_desktop.effects.english.scope import TextKind
from ptcg_desktop.effects.names import nodes
from ptcg_desktop.effects.render import render


def program(text: str, kind: TextKind) -> ir.Program:
    compiled = compile_text(text, kind=kind, own_name="Mudlark", damage=30 if kind == "attack" else None)
    assert compiled.program is not None, compiled.unknown
    return compiled.program


def only(made: ir.Program, sort: type) -> ir.Step:
    (found,) = [node for node in nodes(made) if isinstance(node, sort)]
    return found  # type: ignore[return-value]


OTHERS: list[tuple[TextKind, str, ir.PokemonFilter]] = [
    ("attack", "Heal 10 damage from each of your other Pokémon.", ir.PokemonFilter(not_this=True)),
    (
        "item",
        "Choose 1 of your Pokémon. Heal 10 damage from each of your other Pokémon.",
        ir.PokemonFilter(not_bound="pokemon1"),
    ),
    (
        "attack",
        "Choose 1 of your opponent's Pokémon. Heal 10 damage from each of your other Pokémon.",
        ir.PokemonFilter(not_this=True),
    ),
]


@pytest.mark.parametrize(("kind", "text", "wanted"), OTHERS, ids=lambda value: str(value)[:50])
def test_other_leaves_out_the_one_that_is_meant(kind: TextKind, text: str, wanted: ir.PokemonFilter) -> None:
    heal = only(program(text, kind), ir.Heal)
    assert isinstance(heal, ir.Heal)
    assert heal.of == ir.Every("own", filter=wanted)


def test_others_than_the_active_are_benched() -> None:
    made = program("Move an Energy from the Defending Pokémon to another of your opponent's Pokémon.", "attack")
    pick = only(made, ir.PickPokemon)
    assert isinstance(pick, ir.PickPokemon)
    assert (pick.side, pick.where, pick.filter) == ("opponent", "bench", ir.ANY_POKEMON)


def test_what_is_moved_among_several_may_go_to_any_of_them() -> None:
    made = program("Move any number of Energy from your Pokémon to your other Pokémon in any way you like.", "attack")
    attach = only(made, ir.AttachCards)
    assert isinstance(attach, ir.AttachCards)
    assert attach.to == ir.Every("own")


def test_it_is_never_the_one_something_is_taken_from() -> None:
    made = program(
        "Once during your turn, when this Pokémon moves from your Bench to the Active Spot, you may move any number of "
        "Water Energy from your other Pokémon to it.",
        "power",
    )
    attach = only(made, ir.AttachCards)
    assert isinstance(attach, ir.AttachCards)
    assert attach.to == ir.This()


def test_a_number_for_each_of_that_pokemon_is_worked_out_for_each() -> None:
    made = program(
        "Does 10 damage to each of your opponent's Pokémon for each Energy attached to that Pokémon.", "attack"
    )
    each = only(made, ir.ForEach)
    assert isinstance(each, ir.ForEach)
    assert each.steps == (ir.DealDamage(ir.Times(ir.EnergyOn(ir.Bound(each.name)), 10), ir.Bound(each.name)),)


def test_that_pokemon_is_the_chosen_one_and_never_the_own() -> None:
    made = program(
        "Choose 1 of your opponent's Pokémon. This attack does 10 damage for each damage counter on Mudlark to that "
        "Pokémon.",
        "attack",
    )
    deal = only(made, ir.DealDamage)
    assert isinstance(deal, ir.DealDamage)
    assert deal == ir.DealDamage(ir.Times(ir.Counters(ir.This()), 10), ir.Bound("pokemon1"))


def test_a_condition_chosen_behind_a_flip_is_inflicted_there() -> None:
    made = program(
        "Flip a coin. If heads, choose a Special Condition. The Defending Pokémon is now affected by that Special "
        "Condition.",
        "attack",
    )
    (flip,) = made.steps
    assert isinstance(flip, ir.Flip)
    (choice,) = flip.heads
    assert isinstance(choice, ir.ChooseOne)
    assert len(choice.options) == 5


def test_each_of_both_sides_flips_for_itself() -> None:
    made = program(
        "For each Benched Pokémon (both yours and your opponent's), flip a coin. If heads, this attack does 20 damage "
        "to that Pokémon.",
        "attack",
    )
    each = only(made, ir.ForEach)
    assert isinstance(each, ir.ForEach)
    assert each.of == ir.Every("both", "bench")
    assert each.steps == (ir.Flip((ir.DealDamage(20, ir.Bound(each.name)),)),)


def test_that_player_is_each_of_them() -> None:
    text = "Each player shuffles their hand into their deck and flips a coin. If heads, that player draws 6 cards."
    made = program(text, "supporter")
    (step,) = made.steps
    assert isinstance(step, ir.EachPlayer)
    flip = step.steps[-1]
    assert isinstance(flip, ir.Flip)
    assert flip.heads == (ir.Draw(6),)
    assert render(made, "en", kind="supporter") == text


REFUSED: list[tuple[TextKind, str, str]] = [
    ("item", "Heal 10 damage from 1 of your other Pokémon.", "reference.other"),
    (
        "attack",
        "Heal 10 damage from each of your Pokémon. Draw a card for each Energy attached to it.",
        "reference.pokemon",
    ),
    ("supporter", "Each player flips a coin. If heads, draw a card.", "reference.player"),
    (
        "supporter",
        "Each player flips a coin. If heads, that player draws a card and you draw a card.",
        "reference.player",
    ),
    ("attack", "Move an Energy from your Pokémon to another of your Pokémon.", "reference.other"),
]


@pytest.mark.parametrize(("kind", "text", "code"), REFUSED, ids=lambda value: str(value)[:50])
def test_where_two_could_be_meant_the_text_is_refused(kind: TextKind, text: str, code: str) -> None:
    compiled = compile_text(text, kind=kind, own_name="Mudlark", damage=30)
    assert compiled.program is None
    assert [one.code for one in compiled.unknown] == [code]
