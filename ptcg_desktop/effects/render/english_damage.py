"""English for damage and damage counters, and how an act of somebody is said at all."""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.english_values import EnglishValues
from ptcg_desktop.effects.render.walk import Clause

THIRD = {
    "do": "does",
    "have": "has",
    "search": "searches",
    "switch": "switches",
    "discard": "discards",
    "attach": "attaches",
}


class EnglishDamage(EnglishValues):
    """Damage and damage counters."""

    def v(self, verb: str) -> str:
        """The verb for who acts."""
        if self.mood == "infinitive" or (self.at.subject == "own" and not self.at.each):
            return verb
        return THIRD.get(verb) or verb + ("es" if verb.endswith(("sh", "ch")) else "s")

    # --- damage ---

    def do_set_damage(self, step: ir.SetDamage) -> list[Clause]:
        """Another base damage."""
        return self.plain(self.damage_set(step.amount))

    def do_more_damage(self, step: ir.MoreDamage) -> list[Clause]:
        """More damage, or less."""
        if isinstance(step.amount, ir.Fact) and step.amount.number == "damage_taken_last_turn":
            return self.plain("this attack does that much more damage")
        number, per = self.points(step.amount)
        return self.plain(f"this attack does {abs(number)} {self.more(number)} damage{per}")

    def more(self, number: int) -> str:
        """As `Standing` asks."""
        return "more" if number >= 0 else "less"

    def do_ignore_for(self, step: ir.IgnoreFor) -> list[Clause]:
        """Damage not affected by something."""
        return self.plain(self.unaffected(step.what))

    def do_deal_damage(self, step: ir.DealDamage) -> list[Clause]:
        """Damage beside the attack's own."""
        if isinstance(step.to, ir.This):
            self.at.it = step.to
            number, per = self.points(step.amount)
            return self.plain(f"this Pokémon also does {number} damage to itself{per}")
        verb = "this power does" if self.kind == "power" else "this attack does"
        who = self.pokemon(step.to)
        number, per = self.points(step.amount)
        return self.plain(f"{verb} {number} damage to {who}{per}")

    def do_attack_does_nothing(self, step: ir.AttackDoesNothing) -> list[Clause]:
        """The attack ends."""
        return self.plain("that attack does nothing" if self.at.attacked else "this attack does nothing")

    def do_cancel(self, step: ir.Cancel) -> str | list[Clause]:
        """What would happen does not."""
        if step.what == "knock_out":
            return self.plain("this Pokémon isn't Knocked Out")
        if step.what == "damage":
            return "prevent that damage"
        return "prevent all effects of that attack, including damage, done to this Pokémon"

    def damage_set(self, amount: ir.Amount) -> str:
        """A new base damage."""
        if isinstance(amount, int):
            return f"this attack does {amount} damage instead"
        if isinstance(amount, ir.Half) and isinstance(amount.amount, ir.Fact):
            who, up = self.pokemon(amount.amount.of), "up" if amount.up else "down"
            return f"do damage to {who} equal to half its remaining HP, rounded {up} to the nearest 10"
        if isinstance(amount, ir.Fact) and amount.number == "damage_taken_last_turn":
            who, defender = self.pokemon(amount.of), self.pokemon(ir.Active("opponent"))
            return f"this attack does the same amount of damage done to {who} to {defender}"
        number, per = self.points(amount)
        return f"this attack does {number} damage{per}"

    def unaffected(self, what: tuple[ir.Skipped, ...]) -> str:
        """What damage is not affected by."""
        words = {
            "weakness": "Weakness",
            "resistance": "Resistance",
            "effects": "any effects on your opponent's Active Pokémon",
        }
        text = " or ".join(words[one] for one in what)
        if len(what) == 3:
            text = ", ".join(words[one] for one in what[:2]) + f", or {words[what[2]]}"
        return f"this attack's damage isn't affected by {text}"

    # --- counters ---

    def do_spread_counters(self, step: ir.SpreadCounters) -> str:
        """Counters divided as the player likes."""
        counters, per = self.counters(step.amount)
        who = self.pokemon(step.on, several=True)
        return f"{self.v('put')} {counters}{per} on {who} in any way you like"

    def do_move_counters(self, step: ir.MoveCounters) -> str:
        """Counters moved."""
        counters, _ = self.counters(step.amount)
        upto = "up to " if step.up_to and step.amount != "any" else ""
        safe = " as long as you don't Knock Out that Pokémon" if step.survive else ""
        source = self.pokemon(step.source)
        return f"{self.v('move')} {upto}{counters} from {source} to {self.pokemon(step.target)}{safe}"

    def do_put_counters(self, step: ir.PutCounters) -> str:
        """Counters put on Pokémon."""
        amount = step.amount
        if isinstance(amount, ir.Half) and isinstance(amount.amount, ir.Fact):
            up = "up" if amount.up else "down"
            return f"{self.v('put')} damage counters on {self.pokemon(step.on)} equal to half its HP, rounded {up} to the nearest 10"
        if isinstance(amount, ir.DamageDone):
            on, this = self.pokemon(step.on), self.pokemon(ir.This())
            return f"{self.v('put')} damage counters on {on} equal to the damage done to {this}"
        if isinstance(amount, ir.Sum):
            left = amount.parts[1]
            assert isinstance(left, int)
            return f"{self.v('put')} damage counters on {self.pokemon(step.on)} until its remaining HP is {-left}"
        who = self.pokemon(step.on)
        counters, per = self.counters(amount)
        return f"{self.v('put')} {counters} on {who}{per}"

    def do_heal(self, step: ir.Heal) -> str:
        """Healing."""
        amount, heal = step.amount, self.v("heal")
        if amount == "all":
            return f"{heal} all damage from {self.pokemon(step.of)}"
        assert not isinstance(amount, str)
        if isinstance(amount, ir.DamageDone):
            return (
                f"{heal} from {self.pokemon(step.of)} the same amount of damage you did to your opponent's Active"
                " Pokémon"
            )
        if isinstance(amount, ir.Half) and isinstance(amount.amount, ir.DamageDone):
            who, up = self.pokemon(step.of), "up" if amount.up else "down"
            return (
                f"remove from {who} a number of damage counters equal to half the damage done to your opponent's Active"
                f" Pokémon, rounded {up} to the nearest 10"
            )
        if isinstance(amount, ir.Sum) and isinstance(amount.parts[0], int):
            self.at.it = step.of
            return f"its remaining HP becomes {amount.parts[0]}"
        if isinstance(amount, ir.Times) and amount.amount == ir.Result(self.at.amount):
            return f"{self.v('remove')} that many damage counters from {self.pokemon(step.of)}"
        who = self.pokemon(step.of)
        number, per = self.points(amount)
        upto = "up to " if step.up_to else ""
        return f"{heal} {upto}{number} damage from {who}{per}"
