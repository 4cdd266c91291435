"""English words that stand in the blanks of what is in force."""

from __future__ import annotations

from typing import ClassVar

from ptcg_desktop.cards.model import TYPE_NAMES
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.english_nouns import types
from ptcg_desktop.effects.render.english_steps import EnglishSteps
from ptcg_desktop.effects.render.phrases import Fill
from ptcg_desktop.effects.render.wordings import Language

P = ir.PokemonFilter


class EnglishGrants(EnglishSteps):
    """Grants."""

    language: ClassVar[Language] = "en"
    AGREEING: ClassVar[dict[str, tuple[str, str]]] = {
        "has": ("has", "have"),
        "gets": ("gets", "get"),
        "takes": ("takes", "take"),
        "its": ("its", "their"),
    }

    def blank(self, name: str, more: Fill | None) -> str:
        """As `Phrases` asks."""
        thing = {"attack": "attack", "technical_machine": "attack", "power": "Ability"}.get(self.kind, "card")
        fixed = {
            "thing": thing,
            "use": "play" if thing == "card" else "use",
            "used": "played" if thing == "card" else "used",
            "do": "do",
        }
        return fixed[name]

    # --- grants whose words are not in the table ---

    def grant_provides(self, g: ir.Provides, on: ir.Who) -> str:
        """The Energy a card provides."""
        if g.bound:
            return f"this card provides {g.units} Energy of that type"
        if g.types == "*":
            return f"this card provides every type of Energy but provides only {g.units} Energy at a time"
        if g.types == "C" and g.units > 1:
            return "this card provides " + "Colorless " * g.units + "Energy"
        if len(g.types) > 1 or g.units > 1:
            return f"this card provides {types(g.types, 'and')} Energy but provides only {g.units} Energy at a time"
        return f"this card provides {types(g.types)} Energy"

    def grant_counts(self, g: ir.Counts, on: ir.Who) -> str:
        """What a Pokémon also is."""
        return f"{self.pokemon(on, several=True)} {'are' if self.is_plural(on) else 'is'} {types(g.types, 'and')} type"

    def grant_typed(self, g: ir.Typed, on: ir.Who) -> str:
        """Another type, Weakness or Resistance."""
        trait = g.trait if g.trait == "type" else g.trait.capitalize()
        return f"{self.possessive(on)} {trait} is {types(g.type) or 'the chosen type'}"

    def grant_copy_of(self, g: ir.CopyOf, on: ir.Who) -> str:
        """A copy."""
        return f"this Pokémon is treated as if it were the same card as {self.pokemon(g.of)}"

    # --- numbers ---

    def cost(self, number: int, letter: str, *, set_to: bool) -> str:
        """As `Standing` asks."""
        return " ".join([TYPE_NAMES[letter]] * abs(number)) + (" more" if number > 0 else " less")

    def energy_type(self, letter: str) -> str:
        """As `Standing` asks."""
        return f"{TYPE_NAMES[letter]} " if letter else ""

    def any_type(self, letter: str) -> str:
        """As `Standing` asks."""
        return TYPE_NAMES.get(letter, "every type of")

    def attacks(self, name: str) -> str:
        """As `Standing` asks."""
        return name or "attacks"

    def agreeing_attack(self, blank: str, name: str) -> str:
        """As `Standing` asks."""
        raise KeyError(blank)

    def target(self, g: ir.Adjust) -> str:
        """As `Standing` asks."""
        if (g.other_side, g.other) == ("both", ir.ANY_POKEMON):
            return ""
        return f" to your opponent's {self.noun(g.other, True)}"

    def before(self, g: ir.Adjust) -> str:
        """As `Standing` asks."""
        bare = (g.other_side, g.other) == ("both", ir.ANY_POKEMON) and not g.attack
        said = bare or g.other.where == "active"
        return " (before applying Weakness and Resistance)" if said and g.number == "damage.dealt" else ""

    def source(self, side: ir.Side, f: P) -> str:
        """As `Standing` asks."""
        if side == "opponent":
            return f" used by your opponent's {self.noun(f, True)}"
        return f" used by {self.noun(f, True)}" if f != ir.ANY_POKEMON else ""

    def taken_from(self, side: ir.Side, f: P) -> str:
        """As `Standing` asks."""
        if side == "opponent":
            return f" from your opponent's {self.noun(f, True)}"
        return f" from {self.noun(f, True)}" if f != ir.ANY_POKEMON else ""

    # --- permissions ---

    def attack_forbidden(self, g: ir.Forbid) -> str:
        """As `Standing` asks."""
        if g.attack_bound:
            return "use that attack"
        if g.attack:
            return "use this attack" if g.attack == "this" else f"use {g.attack}"
        return "attack this Pokémon" if g.other.this else "attack"

    def people(self, side: ir.Side, form: str) -> str:
        """As `Standing` asks."""
        if form == "hand":
            return "your" if side == "own" else "their"
        return {"own": "you", "opponent": "your opponent", "both": "each player"}[side]

    def powers_of(self, f: P) -> str:
        """As `Standing` asks."""
        return f"your opponent's {self.noun(f, True)}'s Abilities"

    def excepted(self, name: str) -> str:
        """As `Standing` asks."""
        return f" other than {name}" if name else ""

    # --- sentences ---

    def survives(self, condition: ir.Condition, trigger: ir.Trigger) -> str:
        """As `Standing` asks."""
        heal = trigger.steps[-1] if trigger.steps else None
        full = ir.Not(ir.AtLeast(ir.Counters(ir.This()), 1))
        if condition != full or trigger.at != "knock_out.would" or not isinstance(heal, ir.Heal):
            return ""
        if not isinstance(heal.amount, ir.Sum):
            return ""
        who = self.pokemon(ir.This())
        return self.finished(
            f"if {who} has full HP and would be Knocked Out by damage from an attack, it isn't Knocked Out, and its"
            f" remaining HP becomes {heal.amount.parts[0]}"
        )

    def discarding(self) -> str:
        """As `Standing` asks."""
        return "At any time during your turn, you may discard this card from play."

    def in_place(self, f: P) -> str:
        """As `Standing` asks."""
        place = " is in the Active Spot and" if f.where == "active" else ""
        return place + (f" is {f.condition.capitalize()} and" if f.condition else "")
