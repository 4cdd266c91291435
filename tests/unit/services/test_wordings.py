"""The texts of a card in a language, and where their words come from."""

from __future__ import annotations

from ptcg_desktop.cards import Attack, CardDef, Damage, Text
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.automation import judge_text
from ptcg_desktop.services.wordings import Worded, worded


def card(*attacks: Attack, **facts: object) -> CardDef:
    plain: dict[str, object] = {"id": "inv-1", "set_id": "inv", "number": "1", "kind": "pokemon"}
    plain["name"] = Text("Mudlark", "Lodinho")
    return CardDef(**(plain | {"attacks": attacks} | facts))  # type: ignore[arg-type]


def attack(text: Text, effect: str = "") -> Attack:
    return Attack(Text("Splash"), damage=Damage(20), text=text, effect=effect)


def test_print_stands_before_everything() -> None:
    both = card(attack(Text("Draw a card.", "Compre um card, por favor.")))
    assert worded(both, "pt", judge_text) == {"attack:0": Worded("Compre um card, por favor.")}
    assert worded(both, "en", judge_text) == {"attack:0": Worded("Draw a card.")}


def test_the_program_writes_what_was_never_printed() -> None:
    english = card(attack(Text("Draw 2 cards.")), attack(Text("Sing a song of 3 verses.")), attack(Text()))
    assert worded(english, "pt", judge_text) == {
        "attack:0": Worded("Compre 2 cards.", "program"),
        "attack:1": Worded("Sing a song of 3 verses.", "original"),
    }


def test_while_nobody_knows_what_it_means_the_original_stands() -> None:
    english = card(attack(Text("Draw 2 cards.")))
    assert worded(english, "pt", None) == {"attack:0": Worded("Draw 2 cards.", "original")}


def test_a_record_of_a_program_alone_is_worded_in_both_languages() -> None:
    silent = card(attack(Text(), ir.dumps(ir.Program(steps=(ir.Draw(2),)))))
    assert worded(silent, "en", judge_text) == {"attack:0": Worded("Draw 2 cards.", "program")}
    assert worded(silent, "pt", judge_text) == {"attack:0": Worded("Compre 2 cards.", "program")}
    assert worded(silent, "pt", None) == {}


def test_rules_of_trainers_are_one_text_and_rule_boxes_none() -> None:
    rules = (Text("Draw 2 cards."), Text("Draw a card."))
    item = card(kind="trainer", trainer_kind="item", rules=rules)
    assert worded(item, "en", judge_text) == {"rules": Worded("Draw 2 cards.\nDraw a card.")}
    assert worded(item, "pt", judge_text)["rules"].source == "program"
    assert worded(card(rules=rules), "pt", judge_text) == {}


def test_a_record_with_broken_ir_has_no_words() -> None:
    assert worded(card(attack(Text(), '{"op": "dance"}')), "en", judge_text) == {}
