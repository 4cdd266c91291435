"""English words for what is in force: forbidden acts, changed numbers, prevented damage, triggers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ptcg_desktop.cards.model import TYPE_NAMES
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.english_nouns import article, types
from ptcg_desktop.effects.render.english_steps import EnglishSteps
from ptcg_desktop.effects.render.walk import Clause, Inline, holder

P = ir.PokemonFilter
UNTIL = {
    "end_of_turn": "during this turn",
    "end_of_opponent_turn": "during your opponent's next turn",
    "end_of_own_next_turn": "during your next turn",
}
BEFORE = " (before applying Weakness and Resistance)"
AFTER = " (after applying Weakness and Resistance)"


def taken_when(g: ir.Adjust) -> str:
    """Where a change on the defender's side stands in the calculation."""
    return BEFORE if g.number == "damage.taken_before" else AFTER


class EnglishGrants(EnglishSteps):
    """Grants."""

    # --- one fact ---

    def fact(self, grant: ir.Grant, on: ir.Who | None) -> str:
        """What a grant says of whom it is on."""
        match grant:
            case ir.Adjust():
                return self.adjusted(grant, on or ir.This())
            case ir.Forbid():
                return self.forbidden(grant, on or ir.This())
            case ir.Allow():
                return self.allowed(grant, on or ir.This())
            case ir.Provides():
                return self.provided(grant)
            case ir.Counts():
                return f"{self.pokemon(on or ir.This())} is {types(grant.types, 'and')} type"
            case ir.Typed():
                return (
                    f"{self.possessive(on or ir.This())}"
                    f" {grant.trait if grant.trait == 'type' else grant.trait.capitalize()} is {types(grant.type) or 'the chosen type'}"
                )
            case ir.UsesAttacks():
                return self.borrowed(grant, on or ir.This())
            case ir.CopyOf():
                return f"this Pokémon is treated as if it were the same card as {self.pokemon(grant.of)}"
            case ir.Trigger() | ir.While() | ir.Usable():
                return " ".join(self.grant(grant))
            case _:
                assert_never(grant)

    def forbidden(self, g: ir.Forbid, on: ir.Who) -> str:
        """A forbidden act."""
        if g.act == "play":
            people = {"opponent": "your opponent", "own": "you", "all": "each player", "this": "you"}[g.scope]
            return (
                f"{people} can't play any {self.card(g.card, True)} from {'their' if g.scope != 'own' else 'your'} hand"
            )
        if g.act == "attach":
            own = (isinstance(on, ir.Every | ir.Active) and on.side == "own") or isinstance(on, ir.This)
            both = isinstance(on, ir.Every | ir.Active) and on.side == "both"
            people, hand = ("each player", "their") if both else ("you", "your") if own else ("your opponent", "their")
            return (
                f"{people} can't attach any {self.card(g.card, True)} from {hand} hand to"
                f" {self.pokemon(on, several=True)}"
            )
        if g.act == "evolve_from_hand":
            own = isinstance(on, ir.This) or (isinstance(on, ir.Every | ir.Active) and on.side == "own")
            people, hand = ("you", "your") if own else ("your opponent", "their")
            return f"{people} can't play any Pokémon from {hand} hand to evolve {self.pokemon(on, several=True)}"
        if g.act == "attack_effect":
            return (
                f"prevent all effects of attacks{self.used_by(g.other_side, g.other)} done to"
                f" {self.pokemon(on, several=True)}"
            )
        if g.act == "power_effect":
            return (
                f"prevent all effects of your opponent's {self.noun(g.other, True)}'s Abilities done to"
                f" {self.pokemon(on, several=True)}"
            )
        if g.act == "power" and g.scope == "all" and g.filter == ir.ANY_POKEMON:
            other = f" other than {g.attack}" if g.attack else ""
            return f"ignore all Pokémon Powers{other}"
        if g.act == "evolve" and g.scope == "all" and g.filter == ir.ANY_POKEMON:
            return "no more Evolution cards can be played"
        who = self.pokemon(on, several=True)
        if g.act == "power":
            return f"{who} {self.verb(on, 'has', 'have')} no Abilities"
        return f"{who} can't {self.act_word(g)}"

    def act_word(self, g: ir.Forbid) -> str:
        """What cannot be done."""
        if g.act == "attack":
            if g.attack_bound:
                return "use that attack"
            if g.attack:
                return f"use {g.attack}"
            return "attack this Pokémon" if g.other.this else "attack"
        if g.act.startswith("condition."):
            return f"be {g.act.removeprefix('condition.').capitalize()}"
        words = {"condition": "be affected by any Special Conditions", "heal": "be healed"}
        return words.get(g.act, g.act)

    def used_by(self, side: ir.Side, f: P) -> str:
        """`used by your opponent's …`."""
        if side == "opponent":
            return f" used by your opponent's {self.noun(f, True)}"
        return f" used by {self.noun(f, True)}" if f != ir.ANY_POKEMON else ""

    def adjusted(self, g: ir.Adjust, on: ir.Who) -> str:
        """A changed number."""
        if g.number.startswith("damage."):
            return self.damage_changed(g, on)
        amount = g.amount
        if g.number == "hp":
            who = self.pokemon(on, several=True)
            if g.change == "set":
                return f"{who}'s maximum HP is {amount}"
            number, per = self.points(amount)
            return f"{who} {self.verb(on, 'gets', 'get')} {'+' if number >= 0 else '-'}{abs(number)} HP{per}"
        if g.number == "retreat_cost":
            who = self.pokemon(on, several=True)
            if g.change == "set" and amount == 0:
                return f"{who} {self.verb(on, 'has', 'have')} no Retreat Cost"
            if g.change == "set":
                return f"the Retreat Cost of {who} is {amount}"
            assert isinstance(amount, int)
            return f"the Retreat Cost of {who} is {self.colorless(amount)}"
        if g.number in ("weakness", "resistance"):
            return f"{self.pokemon(on, several=True)} {self.verb(on, 'has', 'have')} no {g.number.capitalize()}"
        if g.number == "attack_cost":
            return self.cost_changed(g, on)
        if g.number == "tool_limit":
            return f"{self.pokemon(on, several=True)} may have up to {amount} Pokémon Tools attached to it"
        if g.number == "prize_value":
            return "if this Pokémon is Knocked Out, this doesn't count as a Knocked Out Pokémon"
        return f"{g.number} {g.change} {amount}"

    @staticmethod
    def colorless(amount: int) -> str:
        """`Colorless Colorless less`."""
        return " ".join(["Colorless"] * abs(amount)) + (" more" if amount > 0 else " less")

    def cost_changed(self, g: ir.Adjust, on: ir.Who) -> str:
        """A changed attack cost."""
        who = self.pokemon(on, several=True)
        if g.change == "set":
            kind = f"{TYPE_NAMES[g.type]} " if g.type else ""
            return f"ignore all {kind}Energy in the attack cost of attacks used by {who}"
        what = g.attack or "attacks"
        if isinstance(g.amount, ir.Times):
            return f"{what} used by {who} cost {self.colorless(g.amount.by)} {self.per(g.amount.amount)}"
        assert isinstance(g.amount, int)
        return f"{what} used by {who} cost {self.colorless(g.amount)}"

    def damage_changed(self, g: ir.Adjust, on: ir.Who) -> str:
        """Changed damage."""
        if g.role == "defender":
            return self.damage_taken(g, on)
        if g.number == "damage.base":
            return f"{self.possessive(on)} {g.attack} attack's base damage is {g.amount}"
        assert isinstance(g.amount, int)
        more = "more" if g.amount > 0 else "less"
        when = "" if g.number == "damage.dealt" else AFTER
        if g.other.this:
            less = f"any damage done by the attack is reduced by {-g.amount}"
            return f"if {self.pokemon(on)} attacks this Pokémon, {less}{taken_when(g)}"
        target = ""
        if (g.other_side, g.other) != ("both", ir.ANY_POKEMON):
            target = f" to your opponent's {self.noun(g.other, True)}"
            when = BEFORE if g.number == "damage.dealt" and g.other.where == "active" else when
        if g.floor == 1:
            active = "your opponent's Active Pokémon"
            return (
                f"if this Pokémon's attack does damage to {active} (after applying Weakness and Resistance), the attack"
                f" does {g.amount} more damage to {active}"
            )
        if g.attack:
            return f"{self.possessive(on)} {g.attack} attack does {abs(g.amount)} {more} damage{target}{when}"
        return f"attacks used by {self.pokemon(on, several=True)} do {abs(g.amount)} {more} damage{target}{when}"

    def damage_taken(self, g: ir.Adjust, on: ir.Who) -> str:
        """Changed or prevented damage on the defender's side."""
        who = self.pokemon(on, several=True)
        if g.change == "prevent" and g.ceiling:
            return f"whenever {g.ceiling} or less damage is done to {who}{AFTER}, prevent that damage"
        if g.change == "prevent" and g.floor:
            return (
                f"whenever an attack (including your own) does {g.floor} or more damage to {who}{AFTER}, prevent that"
                " damage"
            )
        if g.change == "halve":
            return (
                f"whenever an attack (even your own) does damage to {who}{AFTER}, that attack does half the damage to"
                f" {who} (rounded down to the nearest 10)"
            )
        if g.change == "prevent":
            return f"prevent all damage done to {who} by attacks{self.from_(g)}"
        assert isinstance(g.amount, int)
        more = "more" if g.amount > 0 else "less"
        take = self.verb(on, "takes", "take")
        when = taken_when(g)
        return f"{who} {take} {abs(g.amount)} {more} damage from attacks{self.from_(g)}{when}"

    def from_(self, g: ir.Adjust) -> str:
        """`from your opponent's …`."""
        if g.other_side == "opponent":
            return f" from your opponent's {self.noun(g.other, True)}"
        return f" from {self.noun(g.other, True)}" if g.other != ir.ANY_POKEMON else ""

    def allowed(self, g: ir.Allow, on: ir.Who) -> str:
        """A permission."""
        if g.act == "hand_face_up":
            return "your opponent plays with their hand face up"
        if g.act == "attack_first_turn":
            return "if you go first, you can use this attack during your first turn"
        if g.act == "play_first_turn":
            return "if you go first, you may use this card during your first turn"
        who = self.pokemon(on, several=True)
        match g.act:
            case "energy_counts_as":
                return (
                    f"all Energy attached to {who} is {TYPE_NAMES.get(g.type, 'every type of')} Energy instead of its"
                    " usual type"
                )
            case "evolve_turn_played":
                return f"{who} can evolve during the turn you play it"
            case "evolve_first_turn":
                return f"{who} can evolve during your first turn or the turn you play it"
            case _:
                assert_never(g.act)

    def provided(self, g: ir.Provides) -> str:
        """The Energy a card provides."""
        if g.types == "*":
            return f"this card provides every type of Energy but provides only {g.units} Energy at a time"
        if g.types == "C" and g.units > 1:
            return "this card provides " + "Colorless " * g.units + "Energy"
        if len(g.types) > 1 or g.units > 1:
            return f"this card provides {types(g.types, 'and')} Energy but provides only {g.units} Energy at a time"
        return f"this card provides {types(g.types)} Energy"

    def borrowed(self, g: ir.UsesAttacks, on: ir.Who) -> str:
        """Attacks of others."""
        who = self.pokemon(on, several=True)
        noun = self.noun(g.other)
        match g.source:
            case "previous":
                return f"{who} can use any attack from {'their' if self.is_plural(on) else 'its'} previous Evolutions"
            case "this_card":
                return f"{who} can use the attack on this card"
            case "discard":
                return f"{who} can use the attacks of any {noun} in your discard pile"
            case _:
                return f"{who} can use the attacks of any {noun} on your Bench"

    # --- effects of a duration ---

    def held(self, steps: Sequence[ir.Lasting | ir.Rule]) -> Inline:
        """As `Walker` asks."""
        first = steps[0]
        until = UNTIL.get(first.until, "")
        if isinstance(first, ir.Lasting) and isinstance(first.grants[0], ir.Trigger):
            return self.lasting_trigger(first, first.grants[0], until)
        pairs: list[tuple[ir.Grant, ir.Who | None]] = []
        for step in steps:
            for grant in step.grants:
                pairs.append((grant, step.on if isinstance(step, ir.Lasting) else holder(grant)))
        text = self.facts(pairs)
        if first.until == "leaves_active":
            who = self.pokemon(first.on) if isinstance(first, ir.Lasting) else "this Pokémon"
            return Inline([Clause("", f"until {who} leaves the Active Spot, {text}")])
        return Inline([Clause("", f"{until}, {text}" if until else text)])

    def facts(self, pairs: Sequence[tuple[ir.Grant, ir.Who | None]]) -> str:
        """Facts joined, with pairs that have one wording."""
        words: list[str] = []
        index = 0
        while index < len(pairs):
            grant, on = pairs[index]
            after = pairs[index + 1] if index + 1 < len(pairs) else None
            index += 1
            joined = self.pair(grant, after[0], on or ir.This()) if after is not None and after[1] == on else ""
            if joined:
                index += 1
            words.append(joined or self.fact(grant, on))
        return " and ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + ", and " + words[-1]

    def pair(self, one: ir.Grant, two: ir.Grant, on: ir.Who) -> str:
        """Two grants with one wording: prevent damage and effects; neither attack nor retreat; two conditions."""
        if (
            isinstance(one, ir.Adjust)
            and isinstance(two, ir.Forbid)
            and two.act == "attack_effect"
            and (
                one.change == "prevent"
                and not one.floor
                and not one.ceiling
                and one.other == two.other
                and one.other_side == two.other_side
            )
        ):
            source = self.used_by(one.other_side, one.other)
            return f"prevent all damage from and effects of attacks{source} done to {self.pokemon(on, several=True)}"
        if isinstance(one, ir.Forbid) and isinstance(two, ir.Forbid):
            who = self.pokemon(on, several=True)
            bare = one.attack == "" and one.attack_bound == "" and not one.other.this
            if (one.act, two.act) == ("attack", "retreat") and bare:
                return f"{who} can't attack or retreat"
        return ""

    def lasting_trigger(self, step: ir.Lasting, trigger: ir.Trigger, until: str) -> Inline:
        """Something that sets off steps for a time."""
        who = self.pokemon(step.on)
        if trigger.at == "attack.d":
            lead = f"{until}, if {who} tries to use an attack, "
        elif trigger.at == "knocked_out_by_opponent":
            return Inline(
                [
                    Clause(
                        "",
                        "if a Pokémon Knocks Out this Pokémon during your opponent's next turn, Knock Out that Pokémon",
                    )
                ]
            )
        else:
            even = " (even if this Pokémon is Knocked Out)" if "even" in trigger.at else ""
            lead = f"{until}, if {who} is damaged by an attack{even}, "
        inline = self.inline(trigger.steps)
        return Inline([Clause("", lead + self.joined(inline.clauses))], inline.after)

    # --- grants of a program ---

    def grants(self, grants: Sequence[ir.Grant]) -> list[str]:
        """The sentences of what is in force."""
        out: list[str] = []
        index = 0
        while index < len(grants):
            grant = grants[index]
            index += 1
            if isinstance(grant, ir.Trigger | ir.While | ir.Usable):
                out += self.grant(grant)
                continue
            pairs: list[tuple[ir.Grant, ir.Who | None]] = [(grant, holder(grant))]
            if index < len(grants):
                more = grants[index]
                if (
                    not isinstance(more, ir.Trigger | ir.While | ir.Usable)
                    and self.pair(grant, more, holder(grant) or ir.This())
                    and holder(more) == holder(grant)
                ):
                    pairs.append((more, holder(more)))
                    index += 1
            out.append(self.finished(self.facts(pairs)))
        return out

    def grant(self, grant: ir.Trigger | ir.While | ir.Usable) -> list[str]:
        """A grant with steps or grants inside."""
        match grant:
            case ir.Trigger():
                return self.triggered(grant, "")
            case ir.While():
                inner = grant.grants
                lead = f"as long as {self.condition(grant.condition)}, "
                if len(inner) == 1 and isinstance(inner[0], ir.Trigger) and inner[0].at == "knock_out.would":
                    text = self.survives(grant.condition, inner[0])
                    if text:
                        return [text]
                if len(inner) == 1 and isinstance(inner[0], ir.Trigger):
                    return self.triggered(inner[0], lead)
                return [self.finished(lead + self.facts([(one, holder(one)) for one in inner]))]
            case ir.Usable():
                return self.usable(grant)
            case _:
                assert_never(grant)

    def survives(self, condition: ir.Condition, trigger: ir.Trigger) -> str:
        """A Pokémon with full HP is not Knocked Out."""
        heal = trigger.steps[-1]
        if condition != ir.Not(ir.AtLeast(ir.Counters(ir.This()), 1)) or not isinstance(heal, ir.Heal):
            return ""
        assert isinstance(heal.amount, ir.Sum)
        who = self.pokemon(ir.This())
        return self.finished(
            f"if {who} has full HP and would be Knocked Out by damage from an attack, it isn't Knocked Out, and its"
            f" remaining HP becomes {heal.amount.parts[0]}"
        )

    def usable(self, grant: ir.Usable) -> list[str]:
        """A Stadium's effect, or the discarding of a card in play."""
        if grant.scope == "own":
            return ["At any time during your turn, you may discard this card from play."]
        outer = self.at.each
        self.at.each = True
        sentences = self.sentence_of("once during each player's turn, that player may ", grant.steps, bare=True)
        self.at.each = outer
        return sentences

    def sentence_of(self, lead: str, steps: tuple[ir.Step, ...], *, bare: bool = False) -> list[str]:
        """A lead with the first act of the steps, and the rest as sentences."""
        parts = self.parts(steps)
        first = self.inline(parts[0])
        text = self.joined(first.clauses) if not bare else self.bare(first.clauses)
        out = [self.finished(lead + text), *first.after]
        for part in parts[1:]:
            out += self.sentence(part)
        return out

    @staticmethod
    def bare(clauses: Sequence[Clause]) -> str:
        """Clauses after "may": without the ending of the third person."""
        return " and ".join(clause.text for clause in clauses)

    def triggered(self, t: ir.Trigger, lead: str) -> list[str]:
        """Steps set off by something."""
        at = self.at
        even = " (even if this Pokémon is Knocked Out)" if "even" in t.at else ""
        when = self.when(t, even)
        if t.at in ("energy_attached", "came_active", "attached"):
            at.it = ir.This() if t.scope == "this" else ir.Other()
        if t.at == "end_of_turn" and t.steps == (ir.MoveThis("discard"),):
            return ["At the end of your turn, discard this card."]
        return self.sentence_of(lead + when + ", ", t.steps)

    def when(self, t: ir.Trigger, even: str) -> str:
        """The point at which a trigger stands."""
        f = t.filter
        match t.at:
            case "evolved":
                return f"when you play this Pokémon from your hand to evolve 1 of your {self.noun(f, True)}"
            case "benched":
                return "when you play this Pokémon from your hand onto your Bench"
            case "played":
                return "when you play this Pokémon from your hand"
            case "attached":
                return f"when you attach this card from your hand to {article(self.noun(f))}"
            case "came_active":
                return "once during your turn, when this Pokémon moves from your Bench to the Active Spot"
            case "energy_attached":
                if t.scope == "opponent":
                    return (
                        f"whenever your opponent attaches {article(self.card(t.card))} from their hand to 1 of their"
                        f" {self.noun(f, True)}"
                    )
                return f"whenever you attach {article(self.card(t.card))} from your hand to this Pokémon"
            case "knocked_out_by_opponent" | "knocked_out_by_attack":
                return self.when_knocked_out(t)
            case "between_turns":
                return "during Pokémon Checkup"
            case "end_of_turn":
                return "at the end of your turn"
            case "end_of_opponent_turn":
                return "at the end of your opponent's turn"
            case "damage.would":
                return f"if any damage is done to {self.pokemon(ir.This())} by attacks"
            case "knock_out.would":
                return f"if {self.pokemon(ir.This())} would be Knocked Out by damage from an attack"
            case "damaged" | "damaged_even_if_knocked_out":
                active = " is in the Active Spot and" if f.where == "active" else ""
                return (
                    f"if {self.pokemon(ir.This())}{active} is damaged by an attack from your opponent's"
                    f" {self.noun(t.other, True)}{even}"
                )
            case _:
                return f"at {t.at}"

    def when_knocked_out(self, t: ir.Trigger) -> str:
        """The Pokémon is Knocked Out."""
        place = " in the Active Spot and is" if t.filter.where == "active" else ""
        source = f" from your opponent's {self.noun(t.other, True)}" if t.at.endswith("opponent") else ""
        return f"if {self.pokemon(ir.This())} is{place} Knocked Out by damage from an attack{source}"
