"""English amounts and conditions."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.english_nouns import EnglishNouns, article, listed
from ptcg_desktop.effects.render.together import put_under

P = ir.PokemonFilter
_NEGATED = {"has": " doesn't have ", "have": " don't have ", "is": " isn't ", "are": " aren't "}


def _taken_away(node: object) -> bool:
    """Cards that were in play: never spoken of as "those cards"."""
    return isinstance(node, ir.PickAttached) or (isinstance(node, ir.PickCards) and node.zone == "stadium")


class EnglishValues(EnglishNouns):
    """Amounts and conditions."""

    # --- amounts ---

    def per(self, amount: ir.Amount) -> str:
        """`for each …`."""
        return f"for each {self.thing(amount)}"

    def count_result(self, amount: ir.Result, many: bool) -> str:
        """What an earlier step did."""
        node = self.at.picks.get(amount.name)
        if isinstance(node, ir.FlipCoins):
            return "tails" if amount.tails else "heads"
        if isinstance(node, ir.Heal | ir.MoveCounters):
            return "damage counter" + ("s" if many else "") + " removed in this way"
        if isinstance(node, ir.LookAt):
            return f"{self.card(amount.filter, many)} you find there"
        return f"{self.card(amount.filter, many)} you {self.done(amount.name)} in this way"

    def done(self, name: str) -> str:
        """What was done with cards of a name."""
        to = self.at.moved.get(name, "discard")
        if to == "attached":
            return "attached"
        if to == "deck":
            return "shuffled into your deck"
        return "discarded" if to == "discard" else f"put {self.into('own', to)}"

    def count_heads(self, amount: ir.Heads, many: bool) -> str:
        """Heads."""
        return "heads"

    def count_counters(self, amount: ir.Counters, many: bool) -> str:
        """Damage counters."""
        return f"damage counter{'s' if many else ''} on {self.pokemon(amount.of, several=True)}"

    def count_energy_on(self, amount: ir.EnergyOn, many: bool) -> str:
        """Energy attached."""
        return f"{self.energy_word(amount.type, amount.kind)} attached to {self.pokemon(amount.of, several=True)}"

    def count_extra_energy(self, amount: ir.ExtraEnergy, many: bool) -> str:
        """Energy an attack does not need."""
        energy = self.energy_word(amount.type, "")
        return f"{energy} attached to this Pokémon but not used to pay for this attack's Energy cost"

    def count_attached_to(self, amount: ir.AttachedTo, many: bool) -> str:
        """Attached cards."""
        what = self.card(amount.filter, many)
        if amount.filter.kind != "energy":  # of Energy the cards are counted, not what they provide
            what = what.removesuffix(" card")
        return f"{what} attached to {self.pokemon(amount.of, several=True)}"

    def count_sum(self, amount: ir.Sum, many: bool) -> str:
        """Several amounts together; Energy of one kind on several Pokémon in one phrase."""
        parts = [part for part in amount.parts if isinstance(part, ir.EnergyOn)]
        if len(parts) == len(amount.parts) and len({(part.type, part.kind) for part in parts}) == 1:
            on = " and ".join(self.pokemon(part.of, several=True) for part in parts)
            return f"{self.energy_word(parts[0].type, parts[0].kind)} attached to {on}"
        return " and ".join(self.thing(part, many) for part in amount.parts)

    def count_damage_done(self, amount: ir.DamageDone, many: bool) -> str:
        """Damage done."""
        return "point of damage done"

    def count_in_play(self, amount: ir.InPlay, many: bool) -> str:
        """Pokémon in play, counted."""
        noun = self.noun(self.placed(amount.where, amount.filter), True)
        if amount.side == "both":
            return f"{noun} in play" if amount.where == "play" else f"{noun} (both yours and your opponent's)"
        named = amount.filter.name or any(one.name for one in amount.filter.any_of)
        if named and amount.where == "bench":
            return f"{self.noun(amount.filter)} on {self.whose(amount.side)} Bench"
        return f"of {self.whose(amount.side)} {noun}"

    def count_cards_in(self, amount: ir.CardsIn, plural: bool) -> str:
        """Cards of a zone, counted."""
        s = "s" if plural else ""
        who = "you have" if amount.side == "own" else "your opponent has"
        if self.at.each and amount.side == "own":
            who = "they have"
            if amount.zone == "prizes" and not plural:
                return "of their remaining Prize cards"
        if amount.zone == "prizes":
            return f"Prize card{s} {who} remaining"
        if amount.zone == "prizes_taken":
            return f"Prize card{s} {who} taken"
        return f"{self.card(amount.filter, plural)} in {self.zone(amount.side, amount.zone)}"

    def count_fact(self, amount: ir.Fact, many: bool) -> str:
        """A number of a Pokémon, as units of it."""
        text = self.worded("fact", amount.number, self.of(amount.of))
        head, space, tail = text.partition(" of " if amount.number == "basic_energy_types" else " affecting ")
        return head + ("s" if many and space else "") + space + tail

    def quantity(self, amount: ir.Amount, one: str, many: str) -> str:
        """`3 cards`, `a card for each …`, `that many cards`."""
        if isinstance(amount, int):
            return article(one) if amount == 1 else f"{amount} {many}"
        if isinstance(amount, ir.Result) and amount.name == self.at.amount and amount.filter == ir.ANY_CARD:
            return f"that many {many}"
        if isinstance(amount, ir.Times):
            number = article(one) if amount.by == 1 else f"{amount.by} {many}"
            return f"{number} {self.per(amount.amount)}"
        return f"{article(one)} {self.per(amount)}"

    def counters(self, amount: ir.Amount | str) -> tuple[str, str]:
        """`2 damage counters`, and `for each …`."""
        if amount == "all":
            return "all damage counters", ""
        if amount == "any":
            return "any number of damage counters", ""
        assert not isinstance(amount, str)
        if isinstance(amount, ir.Times) and amount.amount == ir.Result(self.at.amount):
            return "that many damage counters", ""
        number, per = self.points(amount)
        return f"{number // 10} damage counter{'s' if number != 10 else ''}", per

    # --- conditions ---

    def when_has_condition(self, c: ir.HasCondition, holds: bool) -> str:
        """A Special Condition."""
        be = "is" if holds else "isn't"
        what = c.condition.capitalize() if c.condition else "affected by a Special Condition"
        return f"{self.pokemon(c.of)} {be} {what}"

    def both(self, conditions: Sequence[str], holds: bool) -> str:
        """As `Phrases` asks."""
        return (" and " if holds else " or ").join(conditions)

    def when_any_of(self, c: ir.AnyOf, holds: bool) -> str:
        """One of several conditions."""
        first = c.conditions[0]
        if len(c.conditions) == 2 and isinstance(first, ir.AtLeast) and isinstance(first.amount, ir.CardsIn):
            if first.amount.zone == "stadium" and first.amount.filter.name:
                return f"{first.amount.filter.name} is in play"
        return " or ".join(self.condition(one, holds) for one in c.conditions)

    def when_at_least(self, c: ir.AtLeast, holds: bool) -> str:
        """An amount and a limit."""
        amount, n = c.amount, c.limit
        match amount:
            case ir.Result():
                return self.result_at_least(amount, n, holds)
            case ir.InPlay():
                return self.pokemon_at_least(amount, n, holds)
            case ir.CardsIn():
                return self.cards_at_least(amount, n, holds)
            case ir.ExtraEnergy():
                energy = self.energy_word(amount.type, "")
                return f"this Pokémon has at least {n} extra {energy} attached (in addition to this attack's cost)"
            case ir.EnergyOn() if amount.of == ir.Every("own") and holds:
                return f"you have at least {n} {self.energy_word(amount.type, amount.kind)} in play"
            case ir.Fact() if (amount.number, n) == ("weaknesses", 1):
                return f"{self.pokemon(amount.of)} {'has' if holds else 'doesn’t have'} a Weakness".replace("’", "'")
            case _:
                many = f"{n} or more" if holds else f"{n - 1} or fewer"
                return f"there are {many} {self.thing(amount, True)}"

    def result_at_least(self, amount: ir.Result, n: int, holds: bool) -> str:
        """Coins, or cards found to be of a kind, or something done."""
        node = self.at.picks.get(amount.name)
        if isinstance(node, ir.FlipCoins):
            return self.coins_at_least(n, holds)
        pick = self.taken(amount.name)
        if isinstance(pick, ir.PickCards):
            return f"any of those cards are {self.card(pick.filter, True)}"
        if amount.filter != ir.ANY_CARD and holds and _taken_away(node):
            return f"you {self.done(amount.name)} {article(self.card(amount.filter))} in this way"
        if amount.filter != ir.ANY_CARD:
            if self.at.several(amount.name) and holds:
                return f"any of those cards are {self.card(amount.filter, True)}"
            return f"that card {'is' if holds else 'isn’t'} {article(self.card(amount.filter))}".replace("’", "'")
        if isinstance(node, ir.Heal | ir.MoveCounters):
            return "you healed any damage in this way"
        if isinstance(node, ir.Draw):
            return "you drew any cards in this way"
        if self.at.moved.get(amount.name) == "attached" and holds:
            return "you attached Energy to a Pokémon in this way"
        if put_under(node) and holds:
            return "they put any cards on the bottom of their deck in this way"
        return "you discarded a card in this way"

    def coins_at_least(self, n: int, holds: bool) -> str:
        """At least so many heads."""
        coins = self.at.coin_count
        if coins == 1:
            return "heads" if holds else "tails"
        if coins and n == coins:
            return "all of them are heads" if holds else "any of them are tails"
        if n == 1:
            return "at least 1 of them is heads" if holds else "all of them are tails"
        return f"you get {n} or more heads" if holds else f"you get {n - 1} or fewer heads"

    def pokemon_at_least(self, amount: ir.InPlay, n: int, holds: bool) -> str:
        """Pokémon in play."""
        noun = self.noun(self.placed(amount.where, amount.filter), True)
        if amount.side == "both":
            return f"there {'are' if holds else 'aren’t'} any {noun} in play".replace("’", "'")
        you = self.has(amount.side, holds)
        tail = " in play" if amount.where == "play" else ""
        if n == 1:
            return f"{you} any {noun}{tail}"
        have = self.has(amount.side, True)
        return f"{have} {n} or more {noun}{tail}" if holds else f"{have} {n - 1} or fewer {noun}{tail}"

    def has(self, side: ir.Side, holds: bool) -> str:
        """`you have`, `your opponent doesn't have`."""
        if side == "own":
            return ("they have" if self.at.each else "you have") if holds else "you don't have"
        return "your opponent has" if holds else "your opponent doesn't have"

    def cards_at_least(self, amount: ir.CardsIn, n: int, holds: bool) -> str:
        """Cards of a zone."""
        if amount.zone == "stadium":
            if amount.side == "both":
                return "there is any Stadium in play"
            return f"{self.has(amount.side, holds)} a Stadium in play"
        if amount.zone == "bench_space":
            return f"{self.whose(amount.side)} Bench is full"
        have = self.has(amount.side, True)
        if amount.zone == "prizes" and amount.side == "both":
            return (
                f"the total of both players' remaining Prize cards is {f'{n} or more' if holds else f'{n - 1} or less'}"
            )
        if amount.zone == "prizes":
            return (
                f"{have} {n} or more Prize cards remaining"
                if holds
                else f"{have} {n - 1} or fewer Prize cards remaining"
            )
        zone = self.zone(amount.side, amount.zone)
        zone = zone.replace("your opponent's", "their")
        if n == 1:
            if holds:
                return f"{have} any {self.card(amount.filter, True)} in {zone}"
            return f"{self.has(amount.side, False)} any {self.card(amount.filter, True)} in {zone}"
        word = self.card(amount.filter, True)
        return f"{have} {n} or more {word} in {zone}" if holds else f"{have} {n - 1} or fewer {word} in {zone}"

    def when_compare(self, c: ir.Compare, holds: bool) -> str:
        """Two amounts compared, or not so."""
        said = self.compared(c)
        return said if holds else re.sub(r" (has|have|is|are) ", lambda verb: _NEGATED[verb[1]], said, count=1)

    def compared(self, c: ir.Compare) -> str:
        """Two amounts compared."""
        left, right = c.left, c.right
        if isinstance(left, ir.Result):
            return f"exactly {right} of them {'is' if right == 1 else 'are'} heads"
        if isinstance(left, ir.Counters):
            return f"{self.pokemon(left.of)} has exactly {right} damage counters on it"
        if isinstance(left, ir.CardsIn) and isinstance(right, int):
            have = self.has(left.side, True)
            if left.zone == "prizes" and left.side == "both":
                return f"the total of both players' remaining Prize cards is exactly {right}"
            if left.zone == "prizes":
                return f"{have} exactly {right} Prize card{'s' if right != 1 else ''} remaining"
            zone = self.zone(left.side, left.zone).replace("your opponent's", "their")
            return f"{have} exactly {right} {self.card(left.filter, right != 1)} in {zone}"
        if isinstance(left, ir.CardsIn) and left.zone == "prizes":
            other = "your opponent" if left.side == "own" else "you"
            return f"{self.has(left.side, True)} {c.relation} Prize cards remaining than {other}"
        if isinstance(left, ir.EnergyOn) and isinstance(right, ir.EnergyOn):
            one, word = self.pokemon(left.of), self.energy_word(left.type, left.kind)
            two = self.pokemon(right.of)
            if c.relation == "equal":
                return f"{one} and {two} have the same amount of {word} attached to them"
            return f"{one} has {'more' if c.relation == 'more' else 'less'} {word} attached to it than {two}"
        if isinstance(left, ir.Fact) and isinstance(right, ir.Fact) and left.number == right.number == "left":
            relation = {"equal": "the same", "more": "more", "fewer": "fewer"}[c.relation]
            return f"{self.pokemon(left.of)} has {relation} remaining HP than {self.pokemon(right.of)}"
        if isinstance(left, ir.InPlay) and isinstance(right, ir.InPlay) and c.relation != "equal":
            sides = {"own": "you", "opponent": "your opponent"}
            if left.side != right.side and {left.side, right.side} == set(sides):
                same = (left.where, left.filter) == (right.where, right.filter)
                if same and left.filter == P():
                    noun = "Benched Pokémon" if left.where == "bench" else "Pokémon in play"
                    return f"{self.has(left.side, True)} {c.relation} {noun} than {sides[right.side]}"
        hands = (ir.CardsIn("own", "hand"), ir.CardsIn("opponent", "hand"))
        if (left, right) != hands:
            words = {"equal": "equal to", "more": "more than", "fewer": "fewer than"}[c.relation]
            if isinstance(left, ir.InPlay) and (c.relation, right) == ("equal", 1) and left == ir.InPlay("own", "play"):
                return "your Active Pokémon is your only Pokémon in play"
            of = f"the number of {self.thing(right, True)}" if not isinstance(right, int) else str(right)
            return f"the number of {self.thing(left, True)} is {words} {of}".replace("of of", "of")
        if c.relation == "equal":
            return "you have the same number of cards in your hand as your opponent"
        return f"you have {c.relation} cards in your hand than your opponent"

    def when_is(self, c: ir.Is, holds: bool) -> str:
        """A Pokémon and a description."""
        who = self.pokemon(c.of)
        f = c.filter
        if f.where and f == P(where=f.where):
            place = "in the Active Spot" if f.where == "active" else "on your Bench"
            return f"{who} {'is' if holds else 'isn’t'} {place}".replace("’", "'")
        traits = self.traits(f)
        if len(traits) == 1 and not self.adjectives(f) and not f.none_of and self.core(f) == "Pokémon":
            return f"{who} {'has' if holds else 'doesn’t have'} {traits[0]}".replace("’", "'")
        if f.any_of and all(one == P(condition=one.condition) for one in f.any_of):
            return f"{who} is {listed([one.condition.capitalize() for one in f.any_of])}"
        if f.conditioned:
            return f"{who} is affected by a Special Condition"
        be = "is" if holds else "isn't"
        return f"{who} {be} {article(self.noun(f))}"

    NEGATED = frozenset({"came_into_play", "came_active", "first_turn"})

    def when_happened(self, c: ir.Happened, holds: bool) -> str:
        """Something that happened before, or did not."""
        text = super().when_happened(c, holds)
        return text if holds or c.what in self.NEGATED else f"it isn't so that {text}"

    def negation(self, holds: bool) -> str:
        """As `Phrases` asks."""
        return ""

    def some_of_mine(self, f: P) -> str:
        """As `Phrases` asks."""
        return f"any of your {self.noun(f, True)}"

    def from_name(self, name: str) -> str:
        """As `Phrases` asks."""
        return f" from {name}" if name else ""

    def a_card(self, f: ir.CardFilter) -> str:
        """As `Phrases` asks."""
        return f.name if f.name and f == ir.CardFilter(name=f.name) else article(self.card(f))

    def a_pokemon(self, f: P) -> str:
        """As `Standing` asks."""
        return article(self.noun(f))
