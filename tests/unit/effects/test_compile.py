"""English to IR: era wordings agree, references are resolved, what is not understood is refused with its place."""

from __future__ import annotations

import pytest

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.compile import compile_text
from ptcg_desktop.effects.english.scope import TextKind


def program(text: str, kind: TextKind = "attack", damage: int | None = 30) -> ir.Program:
    compiled = compile_text(text, kind=kind, own_name="Mudlark", damage=damage if kind == "attack" else None)
    assert compiled.program is not None, [(text[one.start : one.end], one.code) for one in compiled.unknown]
    return compiled.program


SAME: list[tuple[TextKind, str, str]] = [
    (
        "attack",
        "You may discard all Energy from this Pokémon and have this attack do 70 more damage.",
        "You may discard all Energy from this Pokémon. If you do, this attack does 70 more damage.",
    ),
    (
        "power",
        "Once during your turn, if you have Tidling in play, you may discard a card from your hand in order to use "
        "this Ability. Draw 2 cards.",
        "You must discard a card from your hand in order to use this Ability. Once during your turn, if you have "
        "Tidling in play, you may draw 2 cards.",
    ),
    (
        "attack",
        "If you don't have Tidling and Brack on your Bench, this attack does nothing.",
        "If you don't have any Benched Tidling or you don't have any Benched Brack, this attack does nothing.",
    ),
    (
        "attack",
        "If Mara's Plan is in your discard pile, draw a card.",
        "If you have any Mara's Plan in your discard pile, draw a card.",
    ),
    (
        "supporter",
        "You can't use this card during your first turn. Draw a card.",
        "You can't play this card if it's your first turn. Draw a card.",
    ),
    (
        "attack",
        "This attack does 40 damage to each of 2 of your opponent's Pokémon.",
        "This attack does 40 damage to 2 of your opponent's Pokémon.",
    ),
    (
        "item",
        "Put a Stadium card and a Supporter card from your discard pile into your hand.",
        "Put a Stadium card from your discard pile into your hand. Put a Supporter card from your discard pile into "
        "your hand.",
    ),
    (
        "attack",
        "Your opponent shuffles their hand and puts it on the bottom of their deck. If they put any cards on the "
        "bottom of their deck in this way, they draw 2 cards.",
        "Your opponent shuffles their hand and puts it on the bottom of their deck. If you do, your opponent draws 2 "
        "cards.",
    ),
    (
        "power",
        "Once during your turn, you may search your deck for a Fire Energy card and attach it to Mudlark. Then, "
        "shuffle your deck. If you searched your deck in this way, Mudlark is now Asleep.",
        "Once during your turn, you may search your deck for a Fire Energy card and attach it to this Pokémon. Then, "
        "shuffle your deck. This Pokémon is now Asleep.",
    ),
    (
        "attack",
        "If any damage is done to Mudlark by attacks during your opponent's next turn, flip a coin. If tails, prevent "
        "that damage.",
        "During your opponent's next turn, if any damage is done to this Pokémon by attacks, flip a coin. If tails, "
        "prevent that damage.",
    ),
    (
        "power",
        "Whenever your opponent plays a Trainer card (excluding Pokémon Tools and Stadium cards), prevent all effects "
        "of that card done to Mudlark.",
        "Whenever your opponent plays a Trainer card (excluding Pokémon Tool cards and Stadium cards) from their hand, "
        "prevent all effects of that card done to this Pokémon.",
    ),
    (
        "energy",
        "If you play this card from your hand, the Pokémon you attach it to is no longer Asleep. This card provides "
        "Water Energy.",
        "When you attach this card from your hand to a Pokémon, the Pokémon this card is attached to is no longer "
        "Asleep. This card provides Water Energy.",
    ),
    (
        "attack",
        "If a Pokémon Knocks Out Mudlark during your opponent's next turn, Knock Out that Pokémon.",
        "During your opponent's next turn, if this Pokémon is Knocked Out by damage from an attack, the Attacking "
        "Pokémon is Knocked Out.",
    ),
    (
        "attack",
        "If the Defending Pokémon has a Weakness, you may change it to a type of your choice other than Fire.",
        "If your opponent's Active Pokémon has a Weakness, you may choose a type other than Fire. If you do, until "
        "your opponent's Active Pokémon leaves the Active Spot, your opponent's Active Pokémon's Weakness is the "
        "chosen type.",
    ),
    (
        "attack",
        "Flip a coin. If tails, this attack does nothing. Either way, you can't use this attack again as long as "
        "Mudlark stays in play.",
        "Flip a coin. If tails, this attack does nothing. Either way, as long as this Pokémon stays in play, this "
        "Pokémon can't use this attack.",
    ),
    (
        "attack",
        "Search your deck for an Evolution card named Tidling or Dark Tidling and put it onto Mudlark to evolve it. "
        "Shuffle your deck afterward.",
        "Search your deck for an Evolution Pokémon named Tidling or Dark Tidling and put it onto this Pokémon to "
        "evolve it. Then, shuffle your deck.",
    ),
    (
        "supporter",
        "Discard the top 3 cards of your deck, and attach any Fire Energy cards you discarded in this way to your "
        "Benched Pokémon in any way you like.",
        "Discard the top 3 cards of your deck. Attach all Fire Energy cards you discarded in this way to your Benched "
        "Pokémon in any way you like.",
    ),
    (
        "attack",
        "The Defending Pokémon's Weakness is now Water until the end of your next turn.",
        "During your next turn, your opponent's Active Pokémon's Weakness is Water.",
    ),
    (
        "power",
        "Your Basic Fire Pokémon's attacks, except any Mudlark, do 10 more damage to your opponent's Active Pokémon.",
        "Attacks used by your Basic Fire Pokémon (excluding Mudlark) do 10 more damage to your opponent's Active "
        "Pokémon.",
    ),
    (
        "power",
        "As often as you like during your turn (before your attack), move a Fire Energy card attached to 1 of your "
        "Pokémon to another of your Pokémon.",
        "As often as you like during your turn, you may move a Fire Energy from 1 of your Pokémon to another of your "
        "Pokémon.",
    ),
    (
        "attack",
        "Discard the top 5 cards of your deck. (If there are fewer than 5 cards in your deck, discard all of them.)",
        "Discard the top 5 cards of your deck.",
    ),
    (
        "item",
        "Choose up to 3 Pokémon Tools attached to Pokémon (yours or your opponent's) and discard them.",
        "Discard up to 3 Pokémon Tool cards from all Pokémon (both yours and your opponent's).",
    ),
    (
        "attack",
        "Place 2 damage counters on the Defending Pokémon for each card in your hand.",
        "Put 2 damage counters on your opponent's Active Pokémon for each card in your hand.",
    ),
    (
        "trainer",
        "Search your deck for a Basic Pokémon or Evolution card with Brack in its name and put it into your hand.",
        "Search your deck for a Basic Pokémon with Brack in its name or an Evolution card with Brack in its name and "
        "put it into your hand.",
    ),
    (
        "attack",
        "Flip a number of coins equal to the amount of Fire Energy attached to Mudlark. Draw a card for each heads.",
        "Flip a coin for each Fire Energy attached to Mudlark. Draw a card for each heads.",
    ),
    (
        "attack",
        "All damage done to Mudlark during your opponent's next turn is reduced by 10 (after applying Weakness and "
        "Resistance).",
        "During your opponent's next turn, this Pokémon takes 10 less damage from attacks (after applying Weakness and "
        "Resistance).",
    ),
    (
        "attack",
        "Does 10 damage to 2 of your opponent's Benched Pokémon (1 if there is only 1).",
        "Does 10 damage to 2 of your opponent's Benched Pokémon.",
    ),
    (
        "attack",
        "Flip a coin. If heads the Defending Pokémon is now Paralyzed.",
        "Flip a coin. If heads, the Defending Pokémon is now Paralyzed.",
    ),
    (
        "trainer",
        "Discard 2 of the other cards in your hand in order to play this card. Draw 3 cards.",
        "You can play this card only if you discard 2 cards from your hand. Draw 3 cards.",
    ),
    (
        "attack",
        "Choose a Special Condition. The Defending Pokémon is now affected by that Special Condition.",
        "The Defending Pokémon is now Asleep, Burned, Confused, Paralyzed, or Poisoned (your choice).",
    ),
    (
        "attack",
        "Until the end of your next turn, if an attack damages the Defending Pokémon (after applying Weakness and "
        "Resistance), that attack does 20 more damage to the Defending Pokémon.",
        "During your next turn, the Defending Pokémon takes 20 more damage from attacks (after applying Weakness and "
        "Resistance).",
    ),
    (
        "stadium",
        "Each player pays Colorless less to retreat his or her Fire Pokémon.",
        "The Retreat Cost of Fire Pokémon (both yours and your opponent's) is Colorless less.",
    ),
    (
        "energy",
        "This card provides Colorless Energy. While in play, it provides every type of Energy but provides only 1 "
        "Energy at a time.",
        "This card provides every type of Energy but provides only 1 Energy at a time.",
    ),
    (
        "power",
        "Your opponent's Pokémon in play have no Abilities, except for Torpid Song.",
        "Your opponent's Pokémon have no Abilities other than Torpid Song.",
    ),
    ("supporter", "Choose 1: • Draw 3 cards. • Draw 2 cards.", "Choose 1:\n• Draw 3 cards.\n• Draw 2 cards."),
    ("attack", "The Defending Pokémon is now Asleep.", "Your opponent's Active Pokémon is now Asleep."),
    ("attack", "Mudlark does 10 damage to itself.", "This Pokémon also does 10 damage to itself."),
    ("attack", "Remove 2 damage counters from Mudlark.", "Heal 20 damage from this Pokémon."),
    (
        "attack",
        "Does 30 damage plus 10 more damage for each damage counter on Mudlark.",
        "This attack does 10 more damage for each damage counter on this Pokémon.",
    ),
    (
        "attack",
        "Flip a coin. If heads, this attack does 30 damage plus 170 more damage; if tails, this attack does 30 damage.",
        "Flip a coin. If heads, this attack does 170 more damage.",
    ),
    (
        "attack",
        "Discard a {R} Energy from this Pokémon.",
        "Discard a Fire Energy attached to Mudlark.",
    ),
    (
        "item",
        "Search your deck for 2 Basic Pokémon, show them to your opponent, and put them into your hand. "
        "Shuffle your deck afterward.",
        "Search your deck for 2 Basic Pokémon, reveal them, and put them into your hand. Then, shuffle your deck.",
    ),
    (
        "supporter",
        "Your opponent shuffles his or her hand into his or her deck and draws 4 cards.",
        "Your opponent shuffles their hand into their deck and draws 4 cards.",
    ),
    (
        "attack",
        "The Defending Pokémon can't retreat during your opponent's next turn.",
        "During your opponent’s next turn, the Defending Pokémon can’t retreat.",
    ),
    (
        "attack",
        "Does 10 damage times the total amount of Energy attached to Mudlark and the Defending Pokémon.",
        "This attack does 10 damage for each Energy attached to this Pokémon and your opponent's Active Pokémon.",
    ),
    (
        "attack",
        "Count the number of damage counters on Mudlark. Put that many damage counters on the Defending Pokémon.",
        "Put 1 damage counter on your opponent's Active Pokémon for each damage counter on this Pokémon.",
    ),
    (
        "attack",
        "Discard as many Fire Energy cards attached to Mudlark as you like.",
        "Discard any number of Fire Energy from this Pokémon.",
    ),
    (
        "attack",
        "Discard a card from your hand. If you can't discard a card from your hand, this attack does nothing.",
        "You must discard a card from your hand in order to use this attack.",
    ),
    (
        "power",
        "Any damage done to Mudlark by an opponent's attack is reduced by 10 (after applying Weakness and Resistance).",
        "This Pokémon takes 10 less damage from your opponent's attacks (after applying Weakness and Resistance).",
    ),
    (
        "attack",
        "Heal 10 damage from each of your Pokémon (including Mudlark).",
        "Heal 10 damage from each of your Pokémon.",
    ),
    (
        "attack",
        "Does 10 damage to each of your opponent's Pokémon, except any Mudlark.",
        "Does 10 damage to each of your opponent's Pokémon (excluding Mudlark).",
    ),
    (
        "attack",
        "If the Defending Pokémon is a Stage 2 Evolved Pokémon, draw a card.",
        "If your opponent's Active Pokémon is a Stage 2 Pokémon, draw a card.",
    ),
]


@pytest.mark.parametrize(("kind", "old", "new"), SAME, ids=lambda value: str(value)[:40])
def test_wordings_of_two_eras_agree(kind: TextKind, old: str, new: str) -> None:
    assert program(old, kind) == program(new, kind)


DIFFERENT: list[tuple[TextKind, str, str]] = [
    (
        "tool",
        "If the Water Pokémon this card is attached to is damaged by an attack from your opponent's Pokémon, draw a "
        "card.",
        "If the Pokémon this card is attached to is damaged by an attack from your opponent's Pokémon, draw a card.",
    ),
    (
        "power",
        "If you have any Fire Mega Evolution Pokémon ex in play, this Pokémon has no Retreat Cost.",
        "If you have any Mega Evolution Pokémon ex in play, this Pokémon has no Retreat Cost.",
    ),
    (
        "item",
        "Search your deck for an Item card, a Stadium card, and a Supporter card, and put them into your hand.",
        "Search your deck for an Item card, a Stadium card, or a Supporter card, and put it into your hand.",
    ),
    ("attack", "Flip a coin. If heads, draw a card.", "Flip a coin. If tails, draw a card."),
    ("item", "Discard up to 2 cards from your hand.", "Discard 2 cards from your hand."),
    ("attack", "Discard the top card of your deck.", "Discard the top card of your opponent's deck."),
    ("attack", "Discard a Fire Energy from this Pokémon.", "Discard a Water Energy from this Pokémon."),
    (
        "attack",
        "During your next turn, this Pokémon can't attack.",
        "During your opponent's next turn, this Pokémon can't attack.",
    ),
    (
        "item",
        "Search your deck for a basic Energy card, reveal it, and put it into your hand.",
        "Search your deck for a basic Energy card and put it into your hand.",
    ),
    (
        "attack",
        "If Mudlark and the Defending Pokémon have a different amount of Energy attached to them, draw a card.",
        "If Mudlark and the Defending Pokémon have the same amount of Energy attached to them, draw a card.",
    ),
    ("attack", "If your opponent has a Stadium in play, draw a card.", "If you have a Stadium in play, draw a card."),
    (
        "supporter",
        "Each player discards a card from their hand. Your opponent discards first.",
        "Each player discards a card from their hand. You discard first.",
    ),
]


def test_a_search_for_one_of_each_takes_one_of_each() -> None:
    text = "Search your deck for a Mudlark, a Stadium card, an Item card, and 2 Supporter cards, reveal them, and put "
    steps = program(f"{text} them into your hand.", "item").steps
    assert [(step.count, step.zone) for step in steps if isinstance(step, ir.PickCards)] == [
        (1, "deck"),
        (1, "deck"),
        (1, "deck"),
        (2, "deck"),
    ]
    assert len({step.cards for step in steps if isinstance(step, ir.MoveCards)}) == 4


@pytest.mark.parametrize(("kind", "one", "two"), DIFFERENT, ids=lambda value: str(value)[:40])
def test_one_changed_word_changes_the_program(kind: TextKind, one: str, two: str) -> None:
    assert program(one, kind) != program(two, kind)


REFUSED: list[tuple[TextKind, str, str, str]] = [
    (
        "supporter",
        "Shuffle your hand and put it on the bottom of your deck. If they put any cards on the bottom of their deck in "
        "this way, they draw a card.",
        "If they put any cards on the bottom of their deck in this way, they draw a card",
        "reference.cards",
    ),
    (
        "item",
        "Search your deck for an Item card and Stadium card and put them into your hand.",
        "Search your deck for an Item card and Stadium card and put them into your hand",
        "card.one_of_each",
    ),
    (
        "supporter",
        "Attach a Fire Energy card from your discard pile to 1 of your Pokémon. If you attached Energy to your Active "
        "Pokémon in this way, draw a card.",
        "If you attached Energy to your Active Pokémon in this way, draw a card",
        "reference.done",
    ),
    (
        "attack",
        "Flip a coin. If you get 2 or more heads, draw a card.",
        "If you get 2 or more heads, draw a card",
        "condition.heads",
    ),
    (
        "power",
        "Once during your turn, you may draw cards until you have 3 cards in your hand. If this Pokémon is in the "
        "Active Spot, you may draw cards until you have 5 cards in your hand instead.",
        "If this Pokémon is in the Active Spot, you may draw cards until you have 5 cards in your hand instead",
        "reference.instead",
    ),
    (
        "stadium",
        "Once during each player's turn, that player may draw a card. Once during each player's turn, that player may "
        "draw a card.",
        "Once during each player's turn, that player may draw a card. Once during each player's turn, that player may "
        "draw a card.",
        "use.again",
    ),
    (
        "attack",
        "This Pokémon's type is the chosen type this turn.",
        "This Pokémon's type is the chosen type this turn",
        "reference.type",
    ),
    ("attack", "Either way, draw a card.", "Either way, draw a card", "reference.coin"),
    ("attack", "Draw a card. Sing a song.", "Sing a song", "sentence"),
    ("attack", "Heal 10 damage from it.", "Heal 10 damage from it", "reference.pokemon"),
    ("attack", "If heads, draw a card.", "If heads, draw a card", "reference.coin"),
    ("item", "This attack does 20 more damage.", "This attack does 20 more damage.", "damage.no_attack"),
    ("attack", "Mudlark can't retreat.", "Mudlark can't retreat", "fact.no_duration"),
    (
        "stadium",
        "Each player pays Colorless less to retreat your Fire Pokémon.",
        "Each player pays Colorless less to retreat your Fire Pokémon",
        "sentence",
    ),
    (
        "energy",
        "Attach Mudlark to 2 of your Pokémon. This card provides Colorless Energy.",
        "Attach Mudlark to 2 of your Pokémon",
        "attach.target",
    ),
    (
        "item",
        "Switch your Active Water Pokémon with 1 of your Benched Pokémon.",
        "Switch your Active Water Pokémon with 1 of your Benched Pokémon",
        "switch.sides",
    ),
    ("attack", "Move an Energy from Mudlark to Mudlark.", "Move an Energy from Mudlark to Mudlark", "move.same"),
    (
        "item",
        "Put a card from your discard pile into your opponent's hand.",
        "Put a card from your discard pile into your opponent's hand",
        "zone.owner",
    ),
]


@pytest.mark.parametrize(("kind", "text", "span", "code"), REFUSED, ids=lambda value: str(value)[:40])
def test_what_is_not_understood_is_named(kind: TextKind, text: str, span: str, code: str) -> None:
    compiled = compile_text(text, kind=kind, own_name="Mudlark", damage=30)
    assert compiled.program is None
    (unknown,) = compiled.unknown
    assert (text[unknown.start : unknown.end], unknown.code) == (span, code)
    assert unknown.start <= unknown.near < unknown.end


def test_named_pokemon_are_all_asked_for() -> None:
    (step,) = program("If you have Tidling and Brackle on your Bench, draw a card.").steps
    assert isinstance(step, ir.If)
    both = tuple(
        ir.AtLeast(ir.InPlay("own", "bench", ir.PokemonFilter(name=name)), 1) for name in ("Tidling", "Brackle")
    )
    assert step.condition == ir.AllOf(both)


def test_where_a_card_may_be_attached_and_where_it_stays_are_two_things() -> None:
    made = program(
        "Mudlark can be attached only to an Evolved Pokémon (excluding Pokémon-ex). This card provides Water Energy. "
        "When the Pokémon Mudlark is attached to is no longer an Evolved Pokémon, discard Mudlark.",
        "energy",
    )
    evolved = ir.PokemonFilter(stage="evolution")
    assert made.stays_on == evolved
    assert made.attach_only == ir.PokemonFilter(stage="evolution", none_of=(ir.PokemonFilter(group="ex"),))
    tool = program(
        "Attach Mudlark to 1 of your Fire Pokémon that doesn't already have a Pokémon Tool attached to it. "
        "The Pokémon Mudlark is attached to gets +20 HP.",
        "tool",
    )
    assert tool.attach_only == ir.PokemonFilter(type="R")


def test_if_you_do_asks_for_the_card_that_was_attached_not_for_the_pokemon_that_was_chosen() -> None:
    made = program("Attach a Fire Energy card from your hand to 1 of your Benched Pokémon. If you do, draw 3 cards.")
    card, _, _, then = made.steps
    assert isinstance(card, ir.PickCards)
    assert isinstance(then, ir.If)
    assert then.condition == ir.AtLeast(ir.Result(card.name), 1)


def test_what_follows_a_condition_between_turns_waits_for_it_too() -> None:
    made = program(
        "During Pokémon Checkup, if the Pokémon this card is attached to has at least 2 damage counters on it, heal 20 "
        "damage from it. Then, discard this card.",
        "tool",
    )
    (trigger,) = made.grants
    assert isinstance(trigger, ir.Trigger)
    (step,) = trigger.steps
    assert isinstance(step, ir.If)
    assert step.then == (ir.Heal(20, ir.This()), ir.MoveThis("discard"))


def test_what_a_condition_spoke_of_is_chosen_among() -> None:
    made = program(
        "If there are any Fire Energy cards in your discard pile, flip a coin. If heads, attach 1 of them to Mudlark."
    )
    (step,) = made.steps
    assert isinstance(step, ir.If)
    (flip,) = step.then
    assert isinstance(flip, ir.Flip)
    pick, attach = flip.heads
    assert isinstance(pick, ir.PickCards)
    assert (pick.zone, pick.filter) == ("discard", ir.CardFilter(kind="energy", type="R"))
    assert attach == ir.AttachCards(pick.name, ir.This())


def test_a_number_never_depends_on_what_is_done_after_the_damage() -> None:
    made = program(
        "Each player discards the top card of their deck. "
        "This attack does 20 more damage for each Energy card discarded in this way."
    )
    each, more = made.before
    assert isinstance(each, ir.EachPlayer)
    assert isinstance(more, ir.MoreDamage)


def test_instead_replaces_the_damage_of_the_sentence_before() -> None:
    made = program(
        "Choose 1 of your opponent's Pokémon. This attack does 30 damage to that Pokémon. "
        "If that Pokémon is Asleep, this attack does 50 damage instead.",
        damage=None,
    )
    (step,) = made.steps
    assert isinstance(step, ir.If)
    assert (step.then, step.otherwise) == (
        (ir.DealDamage(50, ir.Bound("pokemon1")),),
        (ir.DealDamage(30, ir.Bound("pokemon1")),),
    )


def test_damage_is_divided_from_what_follows_it() -> None:
    made = program("Flip a coin. If heads, this attack does 70 more damage and the Defending Pokémon is now Confused.")
    flip, before = made.before
    (after,) = made.steps
    assert isinstance(flip, ir.FlipCoins)
    heads = ir.AtLeast(ir.Result(flip.name), 1)
    assert before == ir.If(heads, (ir.MoreDamage(70),))
    assert after == ir.If(heads, (ir.Inflict("confused", ir.Active()),))


def test_an_attack_that_may_fail_pays_first() -> None:
    made = program("Flip a coin. If tails, this attack does nothing.")
    assert made.price == (ir.Flip(tails=(ir.AttackDoesNothing(),)),)
    assert not made.steps


def test_if_you_do_belongs_to_the_choice() -> None:
    (step,) = program("You may discard a card from your hand. If you do, draw 2 cards.", "supporter").steps
    assert isinstance(step, ir.May)
    assert step.steps[-1] == ir.Draw(2)


def test_a_shuffle_belongs_to_the_search_it_ends() -> None:
    made = program(
        "Flip a coin. If heads, search your deck for a card and put it into your hand. Shuffle your deck.", "item"
    )
    (flip,) = made.steps
    assert isinstance(flip, ir.Flip)
    assert flip.heads[-1] == ir.ShuffleDeck()


def test_the_printed_number_is_checked() -> None:
    text = "Does 40 damage plus 10 more damage for each of your Benched Pokémon."
    assert program(text, damage=40).damage is None
    assert program(text, damage=30).damage == 40


def test_the_own_name_is_a_name_where_a_card_is_meant() -> None:
    made = program("Search your deck for up to 2 Mudlark and put them onto your Bench. Then, shuffle your deck.")
    pick = made.steps[0]
    assert isinstance(pick, ir.PickCards)
    assert pick.filter == ir.CardFilter(name="Mudlark")


def test_you_may_do_both_or_neither() -> None:
    (step,) = program("You may draw a card, and this Pokémon is now Asleep.", "supporter", None).steps
    assert step == ir.May((ir.Draw(1), ir.Inflict("asleep", ir.This())))


def test_any_number_may_be_none() -> None:
    made = program(
        "You may discard any number of Fire Energy attached to this Pokémon. "
        "This attack does 20 more damage for each Energy card you discarded in this way."
    )
    assert [type(step) for step in made.before] == [ir.PickEnergy, ir.MoveCards, ir.MoreDamage]


def test_them_means_the_cards_of_that_kind() -> None:
    made = program(
        "Discard the top 3 cards of your deck. If any of those cards are Item cards, put them into your hand."
    )
    top, chosen, branch = made.steps
    assert isinstance(top, ir.MoveTop)
    assert isinstance(chosen, ir.PickCards)
    assert chosen.among == top.name
    assert isinstance(branch, ir.If)
    assert branch.then == (ir.MoveCards(chosen.name, "hand"),)
