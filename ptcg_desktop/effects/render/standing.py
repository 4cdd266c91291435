"""What is in force, in any language: grants, effects of a duration, triggers. Their words stand in wordings.toml."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.phrases import Fill, Phrases
from ptcg_desktop.effects.render.together import Steps
from ptcg_desktop.effects.render.walk import Clause, Inline

Pair = tuple[ir.Grant, ir.Who | None]


def _felt_at_once(grant: ir.Grant, until: ir.Until) -> bool:
    """Does it matter that this is in force before that turn begins: powers that stop, or the opponent's turn between?"""
    if isinstance(grant, ir.Forbid) and grant.act == "power":
        return True
    between = until == "end_of_own_next_turn"
    return between and isinstance(grant, ir.Adjust) and grant.role == "defender" and grant.scope == "this"


_WITHIN = (ir.Trigger, ir.While, ir.Usable)


def holder(grant: ir.Grant) -> ir.Who | None:
    """Whom a grant with a scope of its own is on."""
    scope: ir.Scope = getattr(grant, "scope", "this")
    if scope == "this":
        return ir.This()
    side: ir.Side = "both" if scope == "all" else scope
    f: ir.PokemonFilter = getattr(grant, "filter", ir.ANY_POKEMON)
    if f == ir.PokemonFilter(where="active"):
        return ir.Active(side)
    where: ir.Where = f.where or "play"
    return ir.Every(side, where, msgspec.structs.replace(f, where=""))


class Standing(Phrases):
    """Grants: which wording they take, and how several make a sentence."""

    # --- numbers ---

    def grant_adjust(self, g: ir.Adjust, on: ir.Who) -> str:
        """A changed number."""
        number, per = (0, "") if isinstance(g.amount, str) else self.points(g.amount)
        fill = self.of(
            on,
            per=lambda: per,
            amount=lambda: str(number),
            points=lambda: str(abs(number)),
            signed=lambda: f"{number:+d}",
            cost=lambda: self.cost(number, g.type or "C", set_to=g.change == "set"),
            more=lambda: self.more(number),
            floor=lambda: str(g.floor),
            ceiling=lambda: str(g.ceiling),
            source=lambda: self.source(g.other_side, g.other),
            target=lambda: self.target(g),
            before=lambda: self.before(g),
            attack=lambda: g.attack,
            attacks=lambda: self.attacks(g.attack),
            costs=lambda: self.agreeing_attack("costs", g.attack),
            causes=lambda: self.agreeing_attack("causes", g.attack),
            type=lambda: self.energy_type(g.type),
            defender=lambda: self.pokemon(ir.Active("opponent")),
            **{"from": lambda: self.taken_from(g.other_side, g.other)},
        )
        return self.worded("number", _number(g), fill)

    @abstractmethod
    def cost(self, number: int, letter: str, *, set_to: bool) -> str:
        """`Colorless Colorless less`."""

    @abstractmethod
    def more(self, number: int) -> str:
        """`more` or `less`."""

    @abstractmethod
    def source(self, side: ir.Side, f: ir.PokemonFilter) -> str:
        """` used by your opponent's …`."""

    @abstractmethod
    def taken_from(self, side: ir.Side, f: ir.PokemonFilter) -> str:
        """` from your opponent's …`."""

    @abstractmethod
    def target(self, g: ir.Adjust) -> str:
        """` to your opponent's …`."""

    @abstractmethod
    def before(self, g: ir.Adjust) -> str:
        """` (before applying Weakness and Resistance)` where it is printed."""

    @abstractmethod
    def attacks(self, name: str) -> str:
        """`attacks`, or one by its name."""

    @abstractmethod
    def agreeing_attack(self, blank: str, name: str) -> str:
        """A verb that agrees with `attacks`."""

    @abstractmethod
    def energy_type(self, letter: str) -> str:
        """A type before or behind "Energy"."""

    # --- permissions ---

    def grant_forbid(self, g: ir.Forbid, on: ir.Who) -> str:
        """A forbidden act."""
        side: ir.Side = on.side if isinstance(on, ir.Every | ir.Active) else "own"
        if g.act == "play":
            scopes: dict[ir.Scope, ir.Side] = {"opponent": "opponent", "own": "own", "all": "both", "this": "own"}
            side = scopes[g.scope]
        everywhere = g.scope == "all" and g.filter == ir.ANY_POKEMON
        wording: str = g.act
        if g.act == "power" and everywhere:
            wording = "all_powers"
        elif g.act == "evolve" and everywhere:
            wording = "no_evolution"
        fill = self.of(
            on,
            attack=lambda: self.attack_forbidden(g),
            people=lambda: self.people(side, "people"),
            nobody=lambda: self.people(side, "nobody"),
            hand=lambda: self.people(side, "hand"),
            cards=lambda: self.card(g.card, True),
            a_card=lambda: self.a_card(g.card),
            pokemons=lambda: self.noun(ir.ANY_POKEMON, True),
            source=lambda: self.source(g.other_side, g.other),
            powers=lambda: self.powers_of(g.other),
            **{"except": lambda: self.excepted(g.attack)},
        )
        return self.worded("act", wording, fill)

    @abstractmethod
    def attack_forbidden(self, g: ir.Forbid) -> str:
        """`attack`, `use that attack`, `use Splash`."""

    @abstractmethod
    def people(self, side: ir.Side, form: str) -> str:
        """Who acts: `your opponent`, and `their` hand; or who may not."""

    @abstractmethod
    def powers_of(self, f: ir.PokemonFilter) -> str:
        """`your opponent's Pokémon's Abilities`."""

    @abstractmethod
    def excepted(self, name: str) -> str:
        """` other than …`."""

    @abstractmethod
    def card(self, f: ir.CardFilter, many: bool = False) -> str:
        """A description of cards without article or number."""

    @abstractmethod
    def a_pokemon(self, f: ir.PokemonFilter) -> str:
        """A description of a Pokémon with its article."""

    def grant_allow(self, g: ir.Allow, on: ir.Who) -> str:
        """A permission."""
        return self.worded("permission", g.act, self.of(on, type=lambda: self.any_type(g.type)))

    @abstractmethod
    def any_type(self, letter: str) -> str:
        """A type, or `every type of`."""

    def grant_uses_attacks(self, g: ir.UsesAttacks, on: ir.Who) -> str:
        """Attacks of others."""
        return self.worded("source", g.source, self.of(on, pokemon=lambda: self.noun(g.other)))

    def grant_trigger(self, g: ir.Trigger, on: ir.Who) -> str:
        """Steps set off by something, inside another grant."""
        return " ".join(self.grant(g)).removesuffix(".")

    def grant_while(self, g: ir.While, on: ir.Who) -> str:
        """Grants under a condition, inside another."""
        text = " ".join(self.grant(g)).removesuffix(".")
        return text[:1].lower() + text[1:]

    def grant_usable(self, g: ir.Usable, on: ir.Who) -> str:
        """An activated effect, inside another."""
        return " ".join(self.grant(g)).removesuffix(".")

    # --- effects of a duration ---

    def held(self, steps: Sequence[ir.Lasting | ir.Rule]) -> Inline:
        """Effects of one duration on the same Pokémon or on the game."""
        first = steps[0]
        on: ir.Who = first.on if isinstance(first, ir.Lasting) else ir.This()
        if isinstance(first, ir.Lasting) and isinstance(trigger := first.grants[0], ir.Trigger):
            lead = self.worded("until", first.until, self.of(on)) + self.point(trigger, on, meanwhile=True) + ", "
            self.at.attacked = trigger.at == "attack.d"
            inline = self.inline(trigger.steps)
            self.at.attacked = False
            return Inline([Clause("", lead + self.joined(inline.clauses))], inline.after)
        pairs: list[Pair] = []
        for step in steps:
            for grant in step.grants:
                pairs.append((grant, step.on if isinstance(step, ir.Lasting) else holder(grant)))
        if first.until in ("leaves_active", "stays"):
            lead = self.worded("until", first.until, self.of(on))
            return Inline([Clause("", lead + self.facts(pairs))])
        through = first.until != "end_of_turn" and any(_felt_at_once(grant, first.until) for grant, _ in pairs)
        lead = self.worded("until", f"{first.until}.through" if through else first.until)
        return Inline([Clause("", lead + self.facts(pairs))])

    def facts(self, pairs: Sequence[Pair]) -> str:
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
        return self.listed(words)

    def pair(self, one: ir.Grant, two: ir.Grant, on: ir.Who) -> str:
        """Two grants with one wording: damage and effects prevented; neither attack nor retreat."""
        if not isinstance(two, ir.Forbid):
            return ""
        if isinstance(one, ir.Adjust) and two.act == "attack_effect" and one.change == "prevent":
            if not one.floor and not one.ceiling and (one.other, one.other_side) == (two.other, two.other_side):
                fill = self.of(on, source=lambda: self.source(two.other_side, two.other))
                return self.worded("number", "prevent_with_effects", fill)
        if isinstance(one, ir.Forbid) and (one.act, two.act) == ("attack", "retreat"):
            if not (one.attack or one.attack_bound or one.other.this):
                return self.worded("act", "attack_and_retreat", self.of(on))
        return ""

    # --- grants of a program ---

    def grants(self, grants: Sequence[ir.Grant]) -> list[str]:
        """The sentences of what is in force."""
        out: list[str] = []
        index = 0
        while index < len(grants):
            grant = grants[index]
            index += 1
            more = grants[index] if index < len(grants) else None
            if isinstance(grant, ir.Adjust) and isinstance(more, ir.Trigger) and spent(grant, more):
                out.append(self.finished(self.worded("number", "taken_once", self.once(grant))))
                index += 1
                continue
            if isinstance(grant, _WITHIN):
                out += self.grant(grant)
                continue
            pairs: list[Pair] = [(grant, on := holder(grant))]
            if more is not None and not isinstance(more, _WITHIN) and holder(more) == on:
                if self.pair(grant, more, on or ir.This()):
                    pairs.append((more, on))
                    index += 1
            out.append(self.finished(self.facts(pairs)))
        return out

    def followers(self, step: ir.Step) -> list[str]:
        """As `Walker` says: what a card does where it attaches itself."""
        if isinstance(step, ir.AttachThis) and step.grants:
            return [self.finished(self.facts([(grant, ir.This()) for grant in step.grants]))]
        return []

    def once(self, g: ir.Adjust) -> Fill:
        """Blanks of a card that is spent by the damage it takes away."""
        return self.of(
            ir.This(),
            points=lambda: str(abs(self.points(g.amount)[0])),
            more=lambda: self.more(self.points(g.amount)[0]),
            by_theirs=lambda: self.taken_from("opponent", g.other),
        )

    def grant(self, grant: ir.Trigger | ir.While | ir.Usable) -> list[str]:
        """A grant with steps or grants inside, as sentences."""
        if isinstance(grant, ir.Trigger):
            return self.triggered(grant, "")
        if isinstance(grant, ir.Usable):
            return self.usable(grant)
        inner = grant.grants
        if len(inner) == 1 and isinstance(trigger := inner[0], ir.Trigger):
            if text := self.survives(grant.condition, trigger):
                return [text]
            return self.triggered(trigger, self.under(grant.condition))
        return [self.finished(self.under(grant.condition) + self.facts([(one, holder(one)) for one in inner]))]

    def under(self, condition: ir.Condition) -> str:
        """`as long as …, `."""
        return self.worded("lead", "as_long_as", self.filling(condition=lambda: self.condition(condition)))

    @abstractmethod
    def survives(self, condition: ir.Condition, trigger: ir.Trigger) -> str:
        """A Pokémon with full HP that is not Knocked Out, if this is what the grant says."""

    def usable(self, grant: ir.Usable) -> list[str]:
        """A Stadium's effect, or the discarding of a card in play."""
        if grant.scope == "own":
            return [self.discarding()]
        outer, self.at.each = self.at.each, True
        lead, steps = self.worded("lead", "each_turn"), grant.steps
        if len(steps) == 1 and isinstance(only := steps[0], ir.If) and not only.otherwise:
            asked = only.condition
            lead = self.worded("lead", "each_turn_if", self.filling(condition=lambda: self.condition(asked)))
            steps = only.then
        sentences = self.permitted_sentence(lead, steps)
        self.at.each = outer
        return sentences

    @abstractmethod
    def discarding(self) -> str:
        """The sentence that lets a card in play be discarded at any time."""

    def permitted_sentence(self, lead: str, steps: Steps) -> list[str]:
        """A lead that ends with "may", the first act of the steps behind it, and the rest as sentences."""
        parts = self.parts(steps)
        first = self.permitted(parts[0])
        out = [self.finished(lead + self.joined(first.clauses)), *first.after]
        for part in parts[1:]:
            out += self.sentence(part)
        return out

    def triggered(self, t: ir.Trigger, lead: str) -> list[str]:
        """Steps set off by something."""
        lead += self.point(t, ir.This()) + ", "
        if t.at in ("energy_attached", "came_active", "attached"):
            self.at.it = ir.This() if t.scope == "this" else ir.Other()
            self.at.peaceful = True
        parts = self.parts(t.steps)
        first = self.inline(parts[0])
        out = [self.finished(lead + self.joined(first.clauses)), *first.after]
        for part in parts[1:]:
            out += self.sentence(part)
        return out

    def point(self, t: ir.Trigger, on: ir.Who, *, meanwhile: bool = False) -> str:
        """The point at which a trigger stands; of an effect that lasts a while, whoever attacks is meant."""
        place: ir.Where = t.filter.where or "play"
        bare = msgspec.structs.replace(t.filter, where="")
        kind = msgspec.structs.replace(bare, condition="")
        if self.kind in ("tool", "energy") and kind != ir.ANY_POKEMON:
            on = ir.Every("own", "play", msgspec.structs.replace(kind, holds="this"))
        fill = self.of(
            on,
            one_of_mine=lambda: self.chosen(ir.PickPokemon("", "own", place, filter=bare)),
            a_pokemon=lambda: self.a_pokemon(t.filter),
            a_card=lambda: self.a_card(t.card),
            pokemons=lambda: self.noun(t.filter, True),
            placed=lambda: self.in_place(t.filter),
            by_theirs=lambda: "" if meanwhile else self.taken_from("opponent", t.other),
        )
        by_opponent = t.at == "energy_attached" and t.scope == "opponent"
        return self.worded("point", "energy_attached_by_opponent" if by_opponent else t.at, fill)

    @abstractmethod
    def in_place(self, f: ir.PokemonFilter) -> str:
        """` is in the Active Spot and`, where the filter asks for it."""


def spent(g: ir.Adjust, t: ir.Trigger) -> bool:
    """Is the card with this change of damage discarded by the damage?"""
    less = g == ir.Adjust("damage.taken", "add", g.amount, role="defender", other=g.other, other_side="opponent")
    return less and t == ir.Trigger("damaged_even_if_knocked_out", (ir.MoveThis("discard"),), other=g.other)


def _number(g: ir.Adjust) -> str:
    """The wording of a changed number."""
    if g.role == "defender":
        if g.change == "prevent":
            return "prevent_ceiling" if g.ceiling else "prevent_floor" if g.floor else "prevent"
        return "halve" if g.change == "halve" else g.number
    if g.role == "attacker":
        if g.floor == 1:
            return "damage_if_any"
        if g.other.this:
            return "reduced_before" if g.number == "damage.taken_before" else "reduced"
        if g.number == "damage.base" and g.floor and g.floor == g.ceiling:
            return "damage.base_instead"
        return "damage_of_attack" if g.attack and g.number != "damage.base" else g.number
    if g.change == "set" and g.number in ("hp", "retreat_cost", "attack_cost"):
        return "no_retreat_cost" if (g.number, g.amount) == ("retreat_cost", 0) else f"{g.number}_set"
    return g.number
