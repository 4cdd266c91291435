"""One method per node: the table of nodes and languages.

A node is said by the method `FAMILY_TAG` of each language (`do_draw`, `who_active`, `when_at_least`), where the tag is the
node's own (`pick_cards`, not `pick_pick_cards`). To give a new node words, write that method in both languages; `tests/unit/effects/test_words.py` lists what
is missing. What a node *holds* (a trigger's point, a forbidden act) is worded in data/effects/wordings.toml.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Union, get_args, get_origin

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import bound
from ptcg_desktop.effects.render.context import NounPick
from ptcg_desktop.effects.render.together import Steps
from ptcg_desktop.effects.render.walk import BREAKING, CONTROL, PICKS, Clause, Inline, Walker
from ptcg_desktop.effects.render.wordings import Blanks, Language, wordings

Fill = Callable[[str], str | None]
"""What stands in a blank; None: not one of these."""

_HELD = (ir.Lasting, ir.Rule, ir.Later)


def members(union: Any) -> tuple[type[ir.Node], ...]:
    """The node types of one of the IR's unions."""
    parts = get_args(union) if get_origin(union) is Union or get_args(union) else (union,)
    return tuple(one for one in parts if isinstance(one, type) and issubclass(one, ir.Node))


NODES: dict[str, tuple[type[ir.Node], ...]] = {
    "do": tuple(one for one in members(ir.Instruction) if one not in _HELD),
    "pick": members(ir.Pick),
    "control": (*members(ir.Control), ir.Later),
    "who": members(ir.Who),
    "count": members(ir.Amount),
    "when": members(ir.Condition),
    "grant": members(ir.Grant),
}
"""Each family of methods, and the nodes it has words for."""


def tag(kind: type[msgspec.Struct]) -> str:
    """A node's own name."""
    return str(kind.__struct_config__.tag)


class Phrases(Walker):
    """Asks the method of each node for its words, and keeps account of what they said."""

    language: ClassVar[Language]

    def by_node(self, family: str, node: msgspec.Struct) -> Callable[..., Any]:
        """The method that has the words of a node."""
        name = tag(type(node))
        method: Callable[..., Any] = getattr(self, name if name.startswith(f"{family}_") else f"{family}_{name}")
        return method

    # --- the table of values ---

    def worded(self, section: str, value: str, blanks: Fill | None = None) -> str:
        """A value's wording, with its blanks filled by the language, or first by `blanks`."""
        wording = getattr(wordings(), section)[value]
        template: str = getattr(wording, self.language)

        def fill(name: str) -> str:
            said = blanks(name) if blanks is not None else None
            return self.blank(name, blanks) if said is None else said

        return template.format_map(Blanks(fill))

    @abstractmethod
    def blank(self, name: str, more: Fill | None) -> str:
        """What stands in a blank of any wording."""

    # --- instructions ---

    def act(self, step: ir.Step) -> list[Clause]:
        """An instruction in words, and what "that many" and "those cards" mean behind it."""
        if isinstance(step, ir.Lasting | ir.Rule):
            return self.held([step]).clauses
        if isinstance(step, CONTROL):
            return self.control(step).clauses
        if isinstance(step, PICKS):
            return self.explicit(step)
        at = self.at
        if isinstance(step, ir.Draw | ir.DrawUntil | ir.DiscardHand | ir.MoveZone | ir.ShuffleDeck | ir.TakePrizes):
            at.subject = step.side
        elif isinstance(step, ir.MoveTop):
            at.subject = step.side if at.each else "own"
        elif isinstance(step, ir.PutCounters | ir.Heal) and not at.each:
            target = step.on if isinstance(step, ir.PutCounters) else step.of
            at.subject = at.subject if isinstance(target, ir.Bound) else "own"
        said: str | list[Clause] = self.by_node("do", step)(step)
        if isinstance(step, ir.Draw | ir.DiscardHand | ir.MoveZone | ir.MoveTop | ir.Heal | ir.MoveCounters):
            at.amount = step.name or "?"
        if isinstance(step, ir.DiscardHand | ir.MoveZone | ir.MoveTop):
            at.cards = step.name or "?"
        if isinstance(step, ir.MoveCards | ir.AttachCards):
            at.moved[step.cards] = step.to if isinstance(step, ir.MoveCards) else "attached"
        if isinstance(step, ir.SwitchActive) and step.incoming != "this":
            at.new_active, at.it = step.incoming, self.incoming(step)
        if isinstance(step, ir.MoveZone) and step.to == "deck":
            at.shuffled = step.side
        return self.mine(said) if isinstance(said, str) else said

    def incoming(self, step: ir.SwitchActive) -> ir.Who | None:
        """What "that Pokémon" means after an exchange: nothing, if the opponent chooses who comes in: it is not named."""
        pick = self.at.picks.get(step.incoming)
        unnamed = isinstance(pick, ir.PickPokemon) and pick.by == step.side == "opponent"
        return None if unnamed else ir.Bound(step.incoming)

    def mine(self, text: str) -> list[Clause]:
        """A clause of who acts."""
        return [Clause(self.at.subject, text)]

    @staticmethod
    def plain(text: str) -> list[Clause]:
        """A clause with a subject of its own."""
        return [Clause("", text)]

    def explicit(self, pick: ir.Pick) -> list[Clause]:
        """A choice said by itself."""
        at = self.at
        if isinstance(pick, ir.LookAt):
            at.subject = pick.side if pick.shown and pick.side != "both" and pick.zone == "hand" else "own"
        elif isinstance(pick, ir.LookUntil):
            at.subject = "own"
        else:
            at.subject = pick.by
        text: str = self.by_node("pick", pick)(pick)
        if isinstance(pick, ir.PickPokemon | ir.PickCards | ir.PickEnergy | ir.PickAttached):
            text = self.choose(text)
        self.introduce(pick)
        return self.mine(text)

    @abstractmethod
    def choose(self, what: str) -> str:
        """`choose …`, for who acts."""

    def picked(self, pick: NounPick) -> str:
        """A choice as a noun phrase."""
        text: str = self.by_node("pick", pick)(pick)
        return text

    def cards(self, name: str) -> str:
        """Cards bound to a name: the choice, if it is not said yet, else a pronoun."""
        if name in self.at.pair and set(self.at.pair) <= set(self.at.pending):
            picks = [self.at.pending.pop(each) for each in self.at.pair]
            heads = [self.head(pick) for pick in picks[:-1]]
            text = self.listed([*heads, self.picked(picks[-1])])
            for pick in picks:
                self.noted(pick)
            return text
        one = self.taken(name)
        if one is None:
            return self.the_others() if self.beside(name) else self.pronoun(self.many_cards(name))
        text = self.picked(one)
        self.noted(one)
        return text

    def beside(self, name: str) -> bool:
        """Are these the cards turned up before the one that was found?"""
        node = self.at.picks.get(name)
        return isinstance(node, ir.LookUntil) and name == node.others

    @abstractmethod
    def the_others(self) -> str:
        """`the other cards`."""

    def head(self, pick: NounPick) -> str:
        """A choice without where it is made, where that is said of another."""
        return self.counted_energy(pick) if isinstance(pick, ir.PickEnergy) else self.picked(pick)

    @abstractmethod
    def counted_energy(self, pick: ir.PickEnergy) -> str:
        """`2 Fire Energy`."""

    @abstractmethod
    def pronoun(self, many: bool) -> str:
        """`it`, `them`."""

    def many_cards(self, name: str) -> bool:
        """Is "them" said of the name?"""
        return self.at.several(name) or name in self.at.pair

    def pick_pokemon(self, pick: ir.PickPokemon) -> str:
        """A choice of Pokémon as a noun phrase."""
        return self.chosen(pick)

    @abstractmethod
    def chosen(self, pick: ir.PickPokemon) -> str:
        """`1 of your opponent's Benched Pokémon`."""

    # --- nouns, numbers, conditions, facts ---

    def pokemon(self, who: ir.Who, *, several: bool = False) -> str:
        """Whom a text speaks of; `several`: a bare plural is allowed where it means all of them."""
        if not isinstance(who, ir.Bound):
            self.at.it = who
        text: str = self.by_node("who", who)(who, several)
        return text

    def thing(self, amount: ir.Amount, many: bool = False) -> str:
        """What is counted, without article: "for each …"."""
        if isinstance(amount, int):
            return str(amount)
        text: str = self.by_node("count", amount)(amount, many)
        return text

    def condition(self, c: ir.Condition, holds: bool = True) -> str:
        """A condition, or its opposite, as the words behind "if"."""
        text: str = self.by_node("when", c)(c, holds)
        return text

    def when_not(self, c: ir.Not, holds: bool) -> str:
        """The opposite."""
        return self.condition(c.condition, not holds)

    def count_times(self, amount: ir.Times, many: bool) -> str:
        """What is multiplied."""
        return self.thing(amount.amount, many)

    def count_half(self, amount: ir.Half, many: bool) -> str:
        """What is halved."""
        return self.thing(amount.amount, many)

    def count_at_most(self, amount: ir.AtMost, many: bool) -> str:
        """What has a limit."""
        return self.thing(amount.amount, many)

    def fact(self, grant: ir.Grant, on: ir.Who | None) -> str:
        """What a grant says of whom it is on."""
        text: str = self.by_node("grant", grant)(grant, on or ir.This())
        return text

    def points(self, amount: ir.Amount) -> tuple[int, str]:
        """A number of points, and what it is multiplied with (" for each …")."""
        if isinstance(amount, int):
            return amount, ""
        if isinstance(amount, ir.AtMost):
            return self.points(amount.amount)
        if isinstance(amount, ir.Times):
            inner = amount.amount.amount if isinstance(amount.amount, ir.AtMost) else amount.amount
            return amount.by, " " + self.per(inner)
        return 1, " " + self.per(amount)

    @abstractmethod
    def per(self, amount: ir.Amount) -> str:
        """`for each …`."""

    @staticmethod
    def placed(where: ir.Where, f: ir.PokemonFilter) -> ir.PokemonFilter:
        """A filter with its place."""
        return f if where == "play" else msgspec.structs.replace(f, where=where)

    def is_plural(self, who: ir.Who) -> bool:
        """Does the phrase of `pokemon(several=True)` take a plural verb?"""
        return (isinstance(who, ir.Every) and who.filter.holds != "this") or who == ir.Active("both")

    # --- blanks about Pokémon ---

    AGREEING: ClassVar[dict[str, tuple[str, str]]]
    """Blanks that agree with the Pokémon a wording is about: one, several."""

    def of(self, on: ir.Who, **blanks: Callable[[], str]) -> Fill:
        """Blanks of a wording about Pokémon; `who` and `this` are they."""
        more = self.filling(**blanks)

        def fill(name: str) -> str | None:
            if name in ("who", "this"):
                return self.pokemon(on, several=True)
            if name == "who's":
                return self.possessive(on)
            if name in self.AGREEING:
                return self.AGREEING[name][self.is_plural(on)]
            return more(name)

        return fill

    @staticmethod
    def filling(**blanks: Callable[[], str]) -> Fill:
        """Blanks of one wording; a name with a space in it is written with `_`."""
        return lambda name: found() if (found := blanks.get(name.replace(" ", "_"))) else None

    @abstractmethod
    def possessive(self, who: ir.Who) -> str:
        """`your opponent's Active Pokémon's`."""

    @abstractmethod
    def a_card(self, f: ir.CardFilter) -> str:
        """A description of a card with its article, or its name."""

    @abstractmethod
    def noun(self, f: ir.PokemonFilter, many: bool = False) -> str:
        """A description of Pokémon without article or owner."""

    def when_happened(self, c: ir.Happened, holds: bool) -> str:
        """Something that happened before, or did not."""
        if c.what in ("used_attack", "knocked_out_by_this") and (c.of is None or isinstance(c.of, ir.Every)):
            every = c.of or ir.Every("own")
            some = ir.PickPokemon("", every.side, every.where, filter=every.filter)
            who: Callable[[], str] = lambda: self.chosen(some)  # noqa: E731
        else:
            who = lambda: self.pokemon(c.of or ir.This(), several=True)  # noqa: E731
        fill = self.filling(
            who=who,
            no=lambda: self.negation(holds),
            a_card=lambda: self.a_card(c.card),
            pokemons=lambda: self.noun(c.pokemon, True),
            some=lambda: self.some_of_mine(c.pokemon),
            from_name=lambda: self.from_name(c.pokemon.name),
            attack=lambda: c.attack,
        )
        section = "not_happened" if not holds and c.what in self.NEGATED else "happened"
        return self.worded(section, c.what, fill)

    NEGATED: ClassVar[frozenset[str]] = frozenset()
    """What has a wording of its own where it did not happen."""

    @abstractmethod
    def negation(self, holds: bool) -> str:
        """The negation before a verb, where the language has one."""

    @abstractmethod
    def some_of_mine(self, f: ir.PokemonFilter) -> str:
        """`any of your …`."""

    @abstractmethod
    def from_name(self, name: str) -> str:
        """` from …`, the Pokémon evolved from."""

    def when_all_of(self, c: ir.AllOf, holds: bool) -> str:
        """Conditions that hold together."""
        parts = list(c.conditions)
        out: list[str] = []
        second, first = ir.Happened("went_second", "ever"), ir.Happened("first_turn")
        if holds and second in parts and first in parts:
            parts = [one for one in parts if one not in (second, first)]
            out.append(self.worded("happened", "second_and_first_turn"))
        return self.both([*out, *(self.condition(one, holds) for one in parts)], holds)

    @abstractmethod
    def both(self, conditions: Sequence[str], holds: bool) -> str:
        """Conditions joined by "and"; if they are negated, by "or"."""

    # --- control ---

    def control(self, step: ir.Control | ir.Later) -> Inline:
        """A control step."""
        found: Inline = self.by_node("control", step)(step)
        return found

    def control_flip(self, step: ir.Flip) -> Inline:
        """A coin and its branches."""
        self.at.subject = step.by
        self.at.coins, self.at.coin_count = "?", 1
        out = Inline([Clause(step.by, self.coins(1))])
        with Mood(self, "imperative"):
            out.after += self.branch(self.worded("lead", "heads"), step.heads) if step.heads else []
            out.after += self.branch(self.worded("lead", "tails"), step.tails) if step.tails else []
        return out

    @abstractmethod
    def coins(self, number: int) -> str:
        """`flip 2 coins`."""

    def branch(self, lead: str, steps: Steps) -> list[str]:
        """Steps behind a lead, as a sentence and what follows it."""
        inline = self.inline(steps)
        who = self.worded("lead", "that_player") if self.at.each else ""
        return [self.finished(lead + who + self.joined(inline.clauses)), *inline.after]

    def control_if(self, step: ir.If) -> Inline:
        """Branches by a condition."""
        lead = self.lead(step.condition, bool(step.then))
        condition = step.condition
        self.at.knocked = isinstance(condition, ir.Happened) and condition.what == "knocked_out_by_this"
        inline = self.inline(step.then or step.otherwise)
        self.at.knocked = False
        out = Inline([Clause("", lead + self.joined(inline.clauses))], inline.after)
        if step.then and step.otherwise:
            coin = isinstance(step.condition, ir.AtLeast) and step.condition.amount == ir.Result(self.at.coins)
            other = self.lead(step.condition, False) if coin else self.worded("lead", "otherwise")
            out.after += self.branch(other, step.otherwise)
        return out

    def by_each(self, name: str) -> bool:
        """Was a hand put under the deck by each player?"""
        node = self.at.picks.get(name)
        return name in self.at.each_did and isinstance(node, ir.MoveZone) and node.to != "deck"

    def all_done(self, amount: ir.Result, limit: int) -> bool:
        """Is this the question whether what was said last was done, all of it?"""
        node = self.at.picks.get(amount.name)
        several = isinstance(node, ir.PickCards | ir.PickEnergy) and isinstance(node.count, int) and not node.optional
        full = node.count if several and isinstance(node, ir.PickCards | ir.PickEnergy) else 1
        return amount.filter == ir.ANY_CARD and amount.name == self.at.done and limit == full

    @abstractmethod
    def lead(self, condition: ir.Condition, holds: bool) -> str:
        """`if …, `."""

    def control_may(self, step: ir.May) -> Inline:
        """A free choice to act."""
        parts = self.parts(step.steps)
        if self.kind == "power" and step.by == "own" and isinstance(parts[0][0], self.NOT_DONE):
            out = Inline([Clause("", self.worded("lead", "you_may") + self.use_power())])
            out.after += self.sentence(step.steps, self.worded("lead", "done"))
            return out
        first = self.permitted(parts[0])
        opponent = any(clause.subject == "opponent" for clause in first.clauses[:1])
        lead = "they_may" if step.by == "opponent" else "you_may_have" if opponent else "you_may"
        acts = self.joined([Clause("own", clause.text) for clause in first.clauses])
        out = Inline([Clause("", self.worded("lead", lead) + acts)], first.after)
        rest = tuple(step for part in parts[1:] for step in part)
        if step.name:
            self.at.picks[step.name] = step
            self.at.done = step.name
        if rest and isinstance(rest[0], BREAKING) and not isinstance(rest[0], ir.May | ir.EachPlayer):
            out.after += self.sentences(rest)
        elif rest:
            done = self.worded("lead", "they_did" if step.by == "opponent" else "done")
            out.after += self.sentence(rest, done)
        return out

    NOT_DONE: ClassVar[tuple[type, ...]] = (ir.EachPlayer, ir.Win, ir.EndTurn)
    """Steps whose words name somebody else, so that they do not fit behind "you may"."""

    @abstractmethod
    def use_power(self) -> str:
        """`use this Ability`."""

    def permitted(self, steps: Steps) -> Inline:
        """Steps behind "may"."""
        with Mood(self, "infinitive"):
            return self.inline(steps)

    def control_repeat(self, step: ir.Repeat) -> Inline:
        """Steps done several times."""
        inline = self.inline(step.steps)
        acts = self.joined(inline.clauses)
        if isinstance(step.times, str):
            return Inline([Clause("", self.any_times(acts))], inline.after)
        return Inline([Clause("", f"{self.per(step.times)}, {acts}")], inline.after)

    @abstractmethod
    def any_times(self, acts: str) -> str:
        """Acts done as often as the player likes."""

    def control_for_each(self, step: ir.ForEach) -> Inline:
        """Steps for each Pokémon."""
        who = self.for_each(step.of)
        self.at.picks[step.name] = step
        self.at.it = ir.Bound(step.name)
        inline = self.inline(step.steps)
        return Inline([Clause("", f"{who}, {self.joined(inline.clauses)}")], inline.after)

    @abstractmethod
    def for_each(self, who: ir.Who) -> str:
        """`for each of …`."""

    def control_each_player(self, step: ir.EachPlayer) -> Inline:
        """Steps of each player."""
        only = step.steps[0] if len(step.steps) == 1 else None
        if isinstance(only, ir.MoveTop) and only.to == "discard" and only.side == "own" and not self.at.each:
            self.at.each_did |= set(bound(step))
            self.at.picks |= dict.fromkeys(bound(step), only)
            return Inline(self.mine(self.both_decks(only)))
        outer, self.at.each = self.at.each, True
        clauses: list[Clause] = []
        after: list[str] = []
        for part in self.parts(step.steps):
            inline = self.inline(part)
            clauses += inline.clauses
            after += inline.after
        self.at.each = outer
        self.at.each_did |= set(bound(step))
        text = self.listed([clause.text for clause in clauses])
        if step.first == "opponent":
            after.append(self.worded("lead", "they_begin"))
        return Inline([Clause("", self.worded("lead", "each_player") + text)], after)

    @abstractmethod
    def both_decks(self, step: ir.MoveTop) -> str:
        """`discard the top 2 cards of each player's deck`."""

    @abstractmethod
    def listed(self, texts: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b, and c`."""

    def control_choose_one(self, step: ir.ChooseOne) -> Inline:
        """One of several; of several Special Conditions in one clause."""
        only = [option[0] for option in step.options if len(option) == 1]
        conditions = [one for one in only if isinstance(one, ir.Inflict)]
        if len(conditions) == len(step.options) and len({one.to for one in conditions}) == 1:
            return Inline(
                [Clause("", self.condition_of_choice(conditions[0].to, [one.condition for one in conditions]))]
            )
        out = Inline([Clause("", self.worded("lead", "choose_one"))])
        out.after = ["\n• " + " ".join(self.sentences(option)) for option in step.options]
        return out

    @abstractmethod
    def condition_of_choice(self, who: ir.Who, conditions: Sequence[str]) -> str:
        """`the Pokémon is now your choice of Asleep or Confused`."""

    def control_later(self, step: ir.Later) -> Inline:
        """Steps at a later point."""
        lead = self.worded("later", step.at)
        inline = self.inline(step.steps)
        return Inline([Clause("", lead + self.joined(inline.clauses))], inline.after)


class Mood:
    """The form of verbs while a part of a sentence is worded."""

    def __init__(self, words: Phrases, mood: str) -> None:
        self.words, self.mood = words, mood
        self.outer = words.mood

    def __enter__(self) -> None:
        self.words.mood = self.mood

    def __exit__(self, *_: object) -> None:
        self.words.mood = self.outer
