"""The effect texts of a card, each with what the compiler needs to know of its place."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects.english.compile import Compiled, compile_text, text_key
from ptcg_desktop.effects.english.lexer import own_names
from ptcg_desktop.effects.english.scope import TextKind

_SIGNS = re.compile(r"\W+")


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

    def settled(self) -> TextUse:
        """The use without its place, and without a name the text does not use: equal ones compile alike."""
        name = self.own_name if self.own_name and _names(self.text, self.own_name) else ""
        return TextUse("", self.text, self.kind, name, self.damage)

    def key(self) -> str:
        """The key under which a cache keeps what became of it."""
        return text_key(self.text, self.kind, self.own_name, self.damage)


@lru_cache(maxsize=65_536)
def _names(text: str, own_name: str) -> bool:
    """Does the text use the name? Letters and digits count alone, however an apostrophe is written."""
    letters = _letters(text)
    return any(_letters(form) in letters for form in own_names(own_name))


def _letters(text: str) -> str:
    return _SIGNS.sub("", text).lower()


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
