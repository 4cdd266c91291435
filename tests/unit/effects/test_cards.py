"""Whole cards: badges, the measure, hand-written programs."""

from __future__ import annotations

import msgspec

from ptcg_desktop.cards.model import Attack, CardDef, Damage, Power, Text
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.automation import automated, automation
from ptcg_desktop.effects.automation import by_hand as places_by_hand
from ptcg_desktop.effects.by_hand import by_hand, hand_key
from ptcg_desktop.effects.cards import uses
from ptcg_desktop.effects.coverage import Share, measure, template
from ptcg_desktop.effects.english.compile import compile_text, text_key


def card(number: str, *texts: str, power: str = "") -> CardDef:
    return CardDef(
        id=f"inv-{number}",
        set_id="inv",
        number=number,
        name=Text("Mudlark"),
        kind="pokemon",
        attacks=tuple(Attack(Text("Splash About"), damage=Damage(20), text=Text(text)) for text in texts),
        powers=(Power("ability", Text("Mud Bath"), Text(power)),) if power else (),
    )


KNOWN = card("1", "Draw a card.", power="This Pokémon has no Retreat Cost.")
PART = card("2", "Draw a card.", "Sing a song of 3 verses.")
STRANGE = card("3", "Sing a song of 4 verses.")


def test_badges() -> None:
    assert [automation(one) for one in (KNOWN, PART, STRANGE)] == ["full", "part", "hand"]


def test_a_card_that_says_nothing_is_vanilla() -> None:
    assert automation(card("4", "")) == "vanilla"
    assert automation(card("4", "(This card has a picture of mud.)")) == "hand"


def test_what_the_record_lacks_is_done_by_hand() -> None:
    """No English text, but the printed card says something: nobody may call that automated."""
    portuguese = Attack(Text("Splash About"), text=Text(pt="Compre uma carta."))
    change = msgspec.structs.replace
    assert automation(change(card("4"), attacks=(portuguese,))) == "hand"
    assert automation(change(KNOWN, attacks=(*KNOWN.attacks, portuguese))) == "part"
    assert automation(CardDef(id="t", set_id="inv", number="9", name=Text("Mud"), kind="trainer")) == "hand"
    energy = CardDef(id="e", set_id="inv", number="9", name=Text("Mud"), kind="energy", energy_kind="special")
    assert automation(energy) == "hand"
    assert automation(change(energy, provides=("C", "C"))) == "vanilla"
    basic = change(energy, energy_kind="basic", provides=("P",), effect_missing=True)
    assert automation(basic) == "vanilla", "a basic Energy card has no text that could be missing"


def test_a_card_in_part_says_which_texts_are_left() -> None:
    assert places_by_hand(automated(PART)) == {"attack:1"}
    assert places_by_hand(automated(KNOWN)) == frozenset()
    assert places_by_hand(KNOWN) == {"attack:0", "power:0"}


def test_programs_are_filled_in_where_they_run() -> None:
    filled = automated(PART)
    assert [bool(attack.effect) for attack in filled.attacks] == [True, False]
    assert filled is automated(PART)
    assert automation(filled) == automation(PART)


def test_own_ir_of_a_record_is_taken() -> None:
    attack = Attack(Text("Splash About"), text=Text("Sing a song."), effect=ir.dumps(ir.Program(steps=(ir.Draw(1),))))
    own = CardDef(id="inv-5", set_id="inv", number="5", name=Text("Mudlark"), kind="pokemon", attacks=(attack,))
    assert automation(own) == "full"


def test_uses_carry_what_the_compiler_needs() -> None:
    assert [(use.place, use.kind, use.damage) for use in uses(KNOWN)] == [
        ("attack:0", "attack", 20),
        ("power:0", "power", None),
    ]


def test_measure_counts_texts_uses_and_cards() -> None:
    coverage = measure([KNOWN, PART, STRANGE])
    assert coverage.texts == Share(2, 4)
    assert coverage.uses == Share(3, 5)
    assert coverage.cards == Share(1, 3)
    (unknown,) = coverage.unknown
    assert (unknown.template, unknown.cards, unknown.example) == ("Sing a song of N verses", 2, "inv-2")


def test_templates_take_names_numbers_and_types_out() -> None:
    assert template("Mudlark sings to 3 Fire or {W} Pokémon", "Mudlark") == "SELF sings to N TYPE or TYPE Pokémon"


def test_hand_written_programs_are_canonical_and_found_by_words() -> None:
    assert all(ir.loads(ir.dumps(program)) == program for program in by_hand().values())
    assert hand_key("Sing a  song.", "attack") == hand_key("sing a song", "attack")
    assert hand_key("Sing a song.", "attack") != hand_key("Sing a song.", "power")


def test_keys_of_stored_texts_differ_by_all_that_matters() -> None:
    keys = {
        text_key("Draw.", kind, name, damage)
        for kind in ("attack", "item")
        for name in ("", "A")
        for damage in (None, 0)
    }
    assert len(keys) == 8


def test_compiling_twice_is_remembered() -> None:
    first = compile_text("Draw 2 cards.", kind="item")
    assert compile_text("Draw 2 cards.", kind="item") is first
