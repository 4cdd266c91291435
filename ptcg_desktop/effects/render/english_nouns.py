"""English noun phrases: Pokémon, cards, Energy, zones, numbers of them."""

from __future__ import annotations

import msgspec

from ptcg_desktop.cards.model import TYPE_NAMES
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.texts import Texts

P = ir.PokemonFilter
C = ir.CardFilter

SUFFIX_GROUPS = ("ex", "V", "VMAX", "VSTAR", "V-UNION", "SP", "LEGEND", "BREAK", "LV.X")
HYPHEN_GROUPS = ("EX", "GX")
GROUP_WORDS = {"Mega": "Mega Evolution"}
ZONES = {
    "deck": "deck", "deck_top": "deck", "deck_bottom": "deck", "deck_bottom_shuffled": "deck", "hand": "hand",
    "discard": "discard pile", "prizes": "Prize cards", "lost": "Lost Zone", "bench": "Bench", "stadium": "Stadium place",
    "looked": "revealed cards", "bench_space": "free Bench places",
}  # fmt: skip
TRAINER_KINDS = {
    "item": "Item", "supporter": "Supporter", "stadium": "Stadium", "tool": "Pokémon Tool",
    "technical_machine": "Technical Machine",
}  # fmt: skip


def listed(words: list[str], last: str = "or") -> str:
    """`a`, `a or b`, `a, b, or c`."""
    if len(words) < 3:
        return f" {last} ".join(words)
    return ", ".join(words[:-1]) + f", {last} {words[-1]}"


def types(letters: str, last: str = "or") -> str:
    """Names of types."""
    return listed([TYPE_NAMES[letter] for letter in letters], last)


def article(text: str) -> str:
    """With "a" or "an"."""
    return ("an " if text[:1] in "AEIOUaeiou" and not text.startswith(("Uni", "Us")) else "a ") + text


class EnglishNouns(Texts):
    """Noun phrases."""

    # --- sides and zones ---

    def whose(self, side: ir.Side) -> str:
        """`your`, `your opponent's`, `their`."""
        if side == "both":
            return "either player's"
        if self.at.each:
            return "their" if side == "own" else "their opponent's"
        if side == "own":
            return "your"
        return "their" if self.at.subject == "opponent" else "your opponent's"

    def zone(self, side: ir.Side, zone: str) -> str:
        """A zone of a side."""
        if zone == "lost":
            return "the Lost Zone" if side != "opponent" else f"{self.whose(side)} Lost Zone"
        return f"{self.whose(side)} {ZONES[zone]}"

    def into(self, side: ir.Side, to: str) -> str:
        """Where cards go."""
        return self.worded("into", to, self.filling(whose=lambda: self.whose(side)))

    # --- descriptions of Pokémon ---

    def adjectives(self, f: P) -> list[str]:
        """What stands before the noun."""
        words: list[str] = []
        if f.where:
            words.append({"bench": "Benched", "active": "Active"}[f.where])
        if f.not_this or (f.not_bound and f.not_bound != "this"):
            words.insert(0, "other")
        if f.condition:
            words.append(f.condition.capitalize())
        words += [f"non-{TYPE_NAMES[one.type]}" for one in f.none_of if one == P(type=one.type) and len(one.type) == 1]
        if f.stage:
            words.append(f.stage.capitalize() if not f.stage.startswith("stage") else f"Stage {f.stage[5:]}")
        if f.type:
            words.append(types(f.type))
        if f.group and f.group not in (*SUFFIX_GROUPS, *HYPHEN_GROUPS, "rule_box", "Mega ex"):
            words.append(GROUP_WORDS.get(f.group, f.group))
        if f.name_part.endswith(("'s", "s'")):
            words.append(f.name_part)
        return words

    def core(self, f: P) -> str:
        """The noun itself."""
        if f.name:
            return f.name
        if f.group == "Mega ex":
            return "Mega Evolution Pokémon ex"
        if f.group in SUFFIX_GROUPS:
            return f"Pokémon {f.group}"
        return f"Pokémon-{f.group}" if f.group in HYPHEN_GROUPS else "Pokémon"

    def traits(self, f: P, it: str = "it") -> list[str]:
        """What "has …" says: the fields that are had, not been."""
        words: list[str] = []
        if f.damaged:
            words.append(f"any damage counters on {it}")
        if f.counters_at_least:
            words.append(f"{f.counters_at_least} or more damage counters on {it}")
        if f.has_energy:
            words.append(f"any {self.energy_word(f.energy, f.energy_kind)} attached")
        if f.energy_at_least:
            words.append(f"{f.energy_at_least} or more {self.energy_word(f.energy, '')} attached")
        if f.has_tool:
            words.append("a Pokémon Tool attached")
        if f.holds and f.holds != "this":
            words.append(f"{article(f.holds)} attached")
        if f.power:
            powers = {"ability": "an Ability", "poke_power": "a Poké-Power", "poke_body": "a Poké-Body"}
            words.append(powers.get(f.power, "a Pokémon Power"))
        if f.group == "rule_box":
            words.append("a Rule Box")
        if f.hp_at_most:
            words.append(f"{f.hp_at_most} HP or less")
        if f.hp_at_least:
            words.append(f"{f.hp_at_least} HP or more")
        if f.takes_tool:
            words.append("room for a Pokémon Tool")
        if f.left_at_most:
            words.append(f"{f.left_at_most} HP or less remaining")
        if f.left_at_least:
            words.append(f"{f.left_at_least} HP or more remaining")
        if f.retreat_at_least:
            words.append(f"a Retreat Cost of {f.retreat_at_least} or more")
        if f.retreat_at_most == 0:
            words.append("no Retreat Cost")
        if f.attack:
            words.append(f"the {f.attack} attack")
        if f.resistance:
            words.append(f"{TYPE_NAMES[f.resistance]} Resistance")
        if f.weakness:
            words.append(f"a {TYPE_NAMES[f.weakness]} Weakness")
        if f.name_part and not f.name_part.endswith(("'s", "s'")):
            words.append(f"{f.name_part} in {'their' if it == 'them' else 'its'} name")
        if f.any_of == (P(power="poke_power"), P(power="poke_body")):
            words.append("a Poké-Power or Poké-Body")
        return words

    def behind(self, f: P, plural: bool) -> list[str]:
        """What stands behind the noun."""
        it = "them" if plural else "it"
        have = "have" if plural else "has"
        words = [f"that {have} {trait}" for trait in self.traits(f, it)]
        if f.conditioned:
            words.append(f"that {'are' if plural else 'is'} affected by a Special Condition")
        if f.same_type:
            words.append("of the same type as your opponent's Active Pokémon")
        if f.survives:
            words.append("that wouldn't be Knocked Out")
        if f.evolves_from:
            words.append(f"that {'evolve' if plural else 'evolves'} from {f.evolves_from}")
        if f.holds == "this":
            words.append("this card is attached to")
        for one in f.none_of:
            if one == P(type=one.type) and len(one.type) == 1:
                continue
            traits = self.traits(one, it)
            if one.this:
                words.append("except this Pokémon")
            elif len(traits) == 1 and msgspec.structs.replace(one, where="") == one and not self.adjectives(one):
                words.append(f"that {'don’t' if plural else 'doesn’t'} have {traits[0]}".replace("’", "'"))
            else:
                words.append(f"(excluding {self.noun(one, True)})")
        return words

    def noun(self, f: P, plural: bool = False) -> str:
        """A description of Pokémon without article or owner."""
        if f.any_of and f.any_of != (P(power="poke_power"), P(power="poke_body")):
            outer = msgspec.structs.replace(f, any_of=())
            place = self.adjectives(outer)
            if all(one == P(condition=one.condition) for one in f.any_of):
                return (
                    self.noun(outer, plural)
                    + (" that are " if plural else " that is ")
                    + listed([one.condition.capitalize() for one in f.any_of])
                )
            return " ".join([*place, listed([self.noun(one, plural) for one in f.any_of])])
        return " ".join([*self.adjectives(f), self.core(f), *self.behind(f, plural)])

    # --- Pokémon in play ---

    def who_this(self, who: ir.This, several: bool) -> str:
        """The Pokémon the text stands on."""
        return "this Pokémon" if self.kind not in ("tool", "energy") else "the Pokémon this card is attached to"

    def who_active(self, who: ir.Active, several: bool) -> str:
        """The Active Pokémon."""
        return "both Active Pokémon" if who.side == "both" else f"{self.whose(who.side)} Active Pokémon"

    def who_other(self, who: ir.Other, several: bool) -> str:
        """The other Pokémon of a trigger."""
        return "that Pokémon" if self.at.peaceful else "the Attacking Pokémon"

    def who_every(self, who: ir.Every, several: bool) -> str:
        """All Pokémon a filter allows."""
        if who.filter.holds == "this":
            return f"the {self.noun(msgspec.structs.replace(who.filter, holds=''))} this card is attached to"
        noun = self.noun(self.placed(who.where, who.filter), True)
        if who.side == "both":
            return f"all {noun} (both yours and your opponent's)"
        return f"{self.whose(who.side)} {noun}" if several else f"each of {self.whose(who.side)} {noun}"

    def who_bound(self, who: ir.Bound, several: bool) -> str:
        """A chosen Pokémon: the choice, if it is not said yet, else a pronoun."""
        pick = self.taken(who.name)
        if isinstance(pick, ir.PickPokemon):
            text = self.chosen(pick)
            self.noted(pick)
            return text
        at = self.at
        if at.new_active == who.name and at.it != who:
            at.it = who
            return "the new Active Pokémon"
        at.it = who
        return "each of those Pokémon" if at.several(who.name) else "that Pokémon"

    def chosen(self, pick: ir.PickPokemon) -> str:
        """`1 of your opponent's Benched Pokémon`."""
        f = self.placed(pick.where, pick.filter)
        number = self.number(pick.count, pick.optional)
        if pick.side == "both":
            return f"{number} {self.noun(f, pick.count != 1)} (yours or your opponent's)"
        same = isinstance(self.at.it, ir.Bound) and f.not_bound == self.at.it.name
        if same and pick.count == 1 and not pick.optional:
            f = msgspec.structs.replace(f, not_bound="")
            return f"another of {self.whose(pick.side)} {self.noun(f, True)}"
        of = "" if number == "any number of" else " of"
        return f"{number}{of} {self.whose(pick.side)} {self.noun(f, True)}"

    def possessive(self, who: ir.Who) -> str:
        """`your opponent's Active Pokémon's`."""
        return self.pokemon(who, several=True) + "'s"

    # --- numbers ---

    def number(self, count: ir.Count, optional: bool) -> str:
        """`2`, `up to 2`, `any number of`, `that many`."""
        if count == "any":
            return "any number of"
        if count == "all":
            return "all"
        text = str(count) if isinstance(count, int) else "that many"
        return f"up to {text}" if optional else text

    def counted(self, count: ir.Count, optional: bool, one: str, many: str) -> str:
        """A number with its noun."""
        if count == 1 and not optional:
            return article(one)
        if not isinstance(count, int | str) and optional and count != ir.Result(self.at.amount):
            return f"a number of {many} up to the number of {self.thing(count, True)}"
        text = self.number(count, optional)
        return f"{text} {one if count == 1 else many}"

    # --- Energy ---

    def energy_word(self, letters: str, kind: str, *, card: bool = False) -> str:
        """`basic Fire Energy`."""
        words = [{"": "", "basic": "basic", "special": "Special"}[kind], types(letters), "Energy"]
        return " ".join(word for word in words if word) + (" card" if card else "")

    def counted_energy(self, pick: ir.PickEnergy) -> str:
        """As `Phrases` asks."""
        word = self.energy_word(pick.type, pick.kind)
        return self.counted(pick.count, pick.optional, word, word)

    def the_others(self) -> str:
        """As `Phrases` asks."""
        return "the other cards"

    def pronoun(self, many: bool) -> str:
        """As `Phrases` asks."""
        return "them" if many else "it"

    def pick_energy(self, pick: ir.PickEnergy) -> str:
        """`2 Fire Energy from this Pokémon`."""
        return f"{self.counted_energy(pick)} from {self.pokemon(pick.of, several=True)}"

    def pick_attached(self, pick: ir.PickAttached) -> str:
        """`a Pokémon Tool from 1 of your opponent's Pokémon`."""
        number = self.counted(pick.count, pick.optional, self.card(pick.filter), self.card(pick.filter, True))
        return f"{number} from {self.pokemon(pick.of, several=True)}"

    # --- cards ---

    def card(self, f: C, plural: bool = False) -> str:
        """A description of cards without article or number."""
        if f.any_of:
            outer = msgspec.structs.replace(f, any_of=())
            if outer.kind == "pokemon" and all(one == C(name=one.name) for one in f.any_of):
                return f"{self.card(outer, plural)} named {listed([one.name for one in f.any_of])}"
            return listed([self.card(one, plural) for one in f.any_of])
        s = "s" if plural else ""
        if f.kind == "energy":
            kind = "basic" if f.basic_energy else "special" if f.special_energy else ""
            return (f"{f.group} " if f.group else "") + self.energy_word(f.type, kind) + f" card{s}"
        if f.kind == "trainer":
            word = f"{TRAINER_KINDS[f.trainer_kind]} card{s}" if f.trainer_kind else f"Trainer card{s}"
            if f.name_part:
                word += f" that {'have' if plural else 'has'} {f.name_part} in {'their' if plural else 'its'} name"
            if f.none_of:
                word += f" (excluding {listed([self.card(one, True) for one in f.none_of], 'and')})"
            return (f"{f.group} " if f.group else "") + word
        return self.pokemon_card(f, plural)

    def pokemon_card(self, f: C, plural: bool) -> str:
        """A Pokémon card, or a card of a name, or any."""
        pending = f.evolves_from in self.at.pending
        who = "this Pokémon" if f.evolves_from == "this" else "that Pokémon"
        if pending:
            who = self.pokemon(ir.Bound(f.evolves_from))
        if f.evolves_from and f == C(evolves_from=f.evolves_from):
            return f"card{'s' if plural else ''} that {'evolve' if plural else 'evolves'} from {who}"
        if not f.kind and not f.name and f == C(same_name=f.same_name):
            return "cards" if plural else "card"
        if f.name_part and f == C(name_part=f.name_part):
            return f"card{'s' if plural else ''} with {f.name_part} in {'their' if plural else 'its'} name"
        names = [f.name] if f.name else []
        if f.kind == "pokemon" and names:
            plain = as_pokemon(msgspec.structs.replace(f, name=""))
            word = f"{self.noun(plain, plural)} named {listed(names)}"
        else:
            word = self.noun(as_pokemon(f), plural)
        if f.evolves_from:
            word += f" that {'evolve' if plural else 'evolves'} from {who}"
        if f.evolves:
            word += f" that {'evolve' if plural else 'evolves'} from that Pokémon by skipping the Stage 1"
        if f.same_type:
            word += " of the same type as " + ("this Pokémon" if f.same_type == "this" else "that Pokémon")
        if f.same_name:
            same = "this Pokémon" if f.same_name == "this" else "that Pokémon"
            word += f" with the same name as {same}"
        return word

    def wanted(self, pick: ir.PickCards) -> str:
        """`up to 2 basic Energy cards`."""
        text = self.counted(pick.count, pick.optional, self.card(pick.filter), self.card(pick.filter, True))
        if pick.different == "name":
            text += " with different names"
        return text + (" of different types" if pick.different == "type" else "")

    def pick_cards(self, pick: ir.PickCards) -> str:
        """`a card from your hand`."""
        if pick.zone == "looked":
            rest = pick.count == "all" and pick.filter == ir.ANY_CARD
            found = "you discarded in this way" if self.at.discarded(pick.among) else "you find there"
            return "the other cards" if rest else f"{self.wanted(pick)} {found}"
        if pick.zone == "stadium":
            return "a Stadium in play"
        if pick.random:
            many = isinstance(pick.count, int) and pick.count == 1
            word = "a random card" if many else f"{self.number(pick.count, pick.optional)} random cards"
            return f"{word} from {self.zone(pick.side, pick.zone)}"
        return f"{self.wanted(pick)} from {self.zone(pick.side, pick.zone)}"


def as_pokemon(f: C) -> P:
    """A description of Pokémon cards as one of Pokémon."""
    shared = ("type", "name", "name_part", "stage", "group", "attack", "power")
    values = {name: getattr(f, name) for name in shared}
    return P(
        **values,
        evolves_from=f.evolves_from_name,
        hp_at_most=f.hp_at_most,
        hp_at_least=f.hp_at_least,
        any_of=tuple(as_pokemon(one) for one in f.any_of),
        none_of=tuple(as_pokemon(one) for one in f.none_of),
    )
