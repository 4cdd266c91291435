"""All texts of a card, compiled: what of it plays by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.compile import Compiled, Unknown, compile_text
from ptcg_desktop.effects.english.scope import TextKind

Badge = Literal["automated", "partly", "by_hand"]
EMPTY = Compiled(ir.NOTHING)


class TextUse(msgspec.Struct, frozen=True):
    """One text where it stands: the arguments of `compile_text`, and the place on the card (`"attack:0"`, `"power:1"`,
    `"rules"`)."""

    place: str
    text: str
    kind: TextKind
    own_name: str
    damage: int | None = None

    def compiled(self) -> Compiled:
        """The compiled text."""
        return compile_text(self.text, kind=self.kind, own_name=self.own_name, damage=self.damage)


class CompiledCard(msgspec.Struct, frozen=True):
    """The programs of a card.

    Attributes:
        attacks: One for each attack, powers likewise; a text that is empty does nothing.
        rules: Of a Trainer or special Energy.
        missing: The record lacks a text that the printed card has: such a card is never wholly automated.
    """

    attacks: tuple[Compiled, ...] = ()
    powers: tuple[Compiled, ...] = ()
    rules: Compiled = EMPTY
    missing: bool = False

    @property
    def badge(self) -> Badge:
        """Does the card play by itself: wholly, in part, not at all?"""
        parts = [part.program is not None for part in (*self.attacks, *self.powers, self.rules)]
        if all(parts) and not self.missing:
            return "automated"
        return "partly" if any(part.program not in (None, ir.NOTHING) for part in self.all()) else "by_hand"

    def all(self) -> Iterator[Compiled]:
        """Every compiled text."""
        yield from (*self.attacks, *self.powers, self.rules)


def uses(card: CardDef) -> list[TextUse]:
    """The English effect texts of a card. Rule-box texts of a Pokémon are none: they are facts of it (R-EXT-2)."""
    name = card.name.en
    found: list[TextUse] = []
    for place, attack in enumerate(card.attacks):
        if attack.text.en:
            points = None if attack.damage.mark == "?" else attack.damage.base
            found.append(TextUse(f"attack:{place}", attack.text.en, "attack", name, points))
    found += [
        TextUse(f"power:{at}", power.text.en, "power", name) for at, power in enumerate(card.powers) if power.text.en
    ]
    rules = "\n".join(rule.en for rule in card.rules if rule.en)
    if rules and card.kind != "pokemon" and not card.is_basic_energy:
        found.append(TextUse("rules", rules, rules_kind(card), name))
    return found


def rules_kind(card: CardDef) -> TextKind:
    """What kind of text a Trainer or Energy card carries."""
    if card.kind == "energy":
        return "energy"
    kind = card.trainer_kind
    return "trainer" if kind == "" or kind == "rocket_secret_machine" else kind


def compile_card(card: CardDef) -> CompiledCard:
    """Compile a card; IR that the record brings itself (starter cards) is taken as it is.

    Raises:
        msgspec.ValidationError: the record's own IR is broken.
    """
    texts = {use.place: use for use in uses(card)}

    def one(place: str, effect: str) -> Compiled:
        if effect:
            return Compiled(ir.loads(effect))
        return texts[place].compiled() if place in texts else EMPTY

    return CompiledCard(
        tuple(one(f"attack:{at}", attack.effect) for at, attack in enumerate(card.attacks)),
        tuple(one(f"power:{at}", power.effect) for at, power in enumerate(card.powers)),
        one("rules", card.effect),
        card.has_unwritten_effect,
    )


__all__ = ["Badge", "Compiled", "CompiledCard", "TextUse", "Unknown", "compile_card", "rules_kind", "uses"]
