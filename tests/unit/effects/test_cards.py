"""Whole cards: badges, the measure, hand-written programs."""

from __future__ import annotations

from ptcg_desktop.cards.model import Attack, CardDef, Damage, Power, Text
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.by_hand import by_hand, hand_key
from ptcg_desktop.effects.cards import compile_card, uses
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
    assert [compile_card(one).badge for one in (KNOWN, PART, STRANGE)] == ["automated", "partly", "by_hand"]


def test_a_card_without_text_is_automated() -> None:
    assert compile_card(card("4", "")).badge == "automated"


def test_own_ir_of_a_record_is_taken() -> None:
    attack = Attack(Text("Splash About"), text=Text("Sing a song."), effect=ir.dumps(ir.Program(steps=(ir.Draw(1),))))
    own = CardDef(id="inv-5", set_id="inv", number="5", name=Text("Mudlark"), kind="pokemon", attacks=(attack,))
    assert compile_card(own).badge == "automated"


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
