"""Lowering: from matched trees, left to right, to IR steps, with the names and references that English leaves
implicit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.matcher import Leaf, Tree

TextKind = Literal["attack", "power", "trainer", "item", "supporter", "stadium", "tool", "technical_machine", "energy"]

LAZY = frozenset(
    {"clauses", "clause", "act", "acts", "may_acts", "fact", "facts", "sentence", "held", "per_one", "turn_if"}
)
"""Nonterminals handed to a meaning unlowered: it decides where (in which block, for whom) they are carried out."""

EMITTING = frozenset({"clauses", "clause", "act", "acts", "may_acts", "sentence", "reminder"})
"""Nonterminals whose value is a step, or several, to be written down where it stands."""


class RefusedError(Exception):
    """The words are known but not in this place; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(eq=False)
class Open:
    """A control step whose branches may still grow ("If you do, …" adds to the last `May`)."""

    make: Callable[[tuple[ir.Step, ...], tuple[ir.Step, ...]], ir.Step]
    then: list[Draft] = field(default_factory=list)
    otherwise: list[Draft] = field(default_factory=list)
    apart: bool = False  # later sentences do not belong inside
    loop: str = ""  # the name that each Pokémon has in steps carried out for each of several


@dataclass(eq=False)
class OpenGrant:
    """A grant whose steps may still grow (the sentences after "When you play this …, ")."""

    make: Callable[[tuple[ir.Step, ...]], ir.Grant]
    steps: list[Draft] = field(default_factory=list)


Draft: TypeAlias = ir.Step | Open
GrantDraft: TypeAlias = ir.Grant | OpenGrant


@dataclass(frozen=True)
class Held:
    """A fact said of somebody: the grant (written for scope `"this"`) and whom it is on; None = players, as it says."""

    on: ir.Who | None
    grant: ir.Grant


@dataclass
class Scope:
    """What is known at a place of a text.

    Attributes:
        subject: Who acts, and whom "their" means.
        it: The Pokémon last spoken of; `cards` the cards, `coins` the flip, `attack` the attack, `type` the type,
            `looked` the cards looked at, `amount` the number last moved or healed: names that "it", "those", "that
            many" mean.
        single: The one Pokémon last spoken of (`it` may be several); `topic`: the one a trigger speaks of; `that`: the
            last one spoken of that is not the text's own.
        spoken_side: Whose Pokémon are being spoken of: the last "your", "your opponent's", "their".
        each: The steps of the last "Each player …", which "that player" adds to; `joins`: the sentence does;
            `own_acts`: somebody acts in the sentence who is not "that player"; `summed`: results of both players
            that are asked for together; `each_first`: who begins.
        named: The zone and the cards in it that a condition spoke of; `energy_of`: the Energy; `counted`: what "that
            many" means after "Count …".
        searched: Where a deck was searched that is not shuffled yet; `sought`: shuffled or not.
        condition: Of "If …" sentences: the last one, for "Otherwise".
    """

    kind: TextKind
    own_name: str
    damage: int | None = None
    subject: ir.Player = "own"
    it: ir.Who | None = None
    it_side: ir.Side = "opponent"
    cards: str = ""
    coins: str = ""
    coin_count: int = 0
    attack: str = ""
    type: str = ""
    looked: str = ""
    shown: str = ""
    pair: tuple[str, ...] = ()
    amount: str = ""
    new_active: str = ""
    done: list[Draft] | str | None = None
    condition: Open | None = None
    searched: list[Draft] | None = None
    sought: list[Draft] | None = None
    inflicted: list[Draft] | None = None
    bonus: list[Draft] | None = None
    transformed: list[Draft] | None = None
    options: list[list[Draft]] | None = None
    fact_subject: ir.Who | None = None
    spots: list[ir.Who] = field(default_factory=list)
    copied: str = ""
    leaving: list[Draft] | None = None
    damage_before: bool = False
    looked_count: int = 0
    opening: Open | None = None
    moved_to: dict[str, str] = field(default_factory=dict)
    may: list[Draft] | None = None
    may_name: str = ""
    they: ir.Player = "opponent"
    their: ir.Player = "opponent"
    owners: dict[str, ir.Side] = field(default_factory=dict)
    early: list[Draft] = field(default_factory=list)
    top: list[Draft] = field(default_factory=list)
    grants: list[GrantDraft] = field(default_factory=list)
    price: list[Draft] = field(default_factory=list)
    traits: dict[str, Any] = field(default_factory=dict)
    chosen: set[str] = field(default_factory=set)
    damage_set: bool = False
    trigger: str = ""
    spoken_side: ir.Side = "both"
    single: ir.Who | None = None
    topic: ir.Who | None = None
    that: ir.Who | None = None
    each: list[Draft] | None = None
    joins: list[Draft] | None = None
    own_acts: bool = False
    summed: set[str] = field(default_factory=set)
    each_first: list[ir.Player] = field(default_factory=list)
    named: tuple[tuple[ir.Side, ir.Zone], ir.CardFilter] | None = None
    energy_of: tuple[ir.Who, str, Literal["", "basic", "special"]] | None = None
    counted: ir.Amount | None = None
    choosing: list[Draft] | None = None
    _names: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.block: list[Draft] = self.top
        self.body: list[Draft] = self.top

    # --- values ---

    def value(self, tree: Any) -> Any:
        """The meaning of a tree; steps of it are written into the current block."""
        if isinstance(tree, Leaf):
            return tree.value
        assert isinstance(tree, Tree)
        values = {}
        for name, part in tree.parts:
            lazy = isinstance(part, Tree) and part.production.nonterminal in LAZY
            values[name] = part if lazy else self.value(part)
        result = tree.production.meaning(self, **values)
        if tree.production.nonterminal in EMITTING:
            self.emit(result)
            return None
        return result

    def name(self, sort: str) -> str:
        """A new name to bind."""
        self._names[sort] = number = self._names.get(sort, 0) + 1
        return f"{sort}{number}"

    # --- writing steps ---

    def emit(self, result: Draft | tuple[Draft, ...] | None) -> None:
        """Write steps into the current block."""
        if result is None:
            return
        for step in result if isinstance(result, tuple) else (result,):
            self.block.append(step)

    @contextmanager
    def inside(self, block: list[Draft]) -> Iterator[None]:
        """Write into another block meanwhile."""
        outer, self.block = self.block, block
        try:
            yield
        finally:
            self.block = outer

    @contextmanager
    def acting(self, who: ir.Player) -> Iterator[None]:
        """Another player acts meanwhile."""
        outer, self.subject = self.subject, who
        try:
            yield
        finally:
            self.subject = outer

    def perform(self, tree: Any, block: list[Draft] | None = None) -> None:
        """Carry a lazy tree out, in a block."""
        with self.inside(self.block if block is None else block):
            self.value(tree)

    def branch(self, condition: ir.Condition, tree: Any) -> Open:
        """An `If` whose then-branch is the tree."""
        opened = Open(lambda then, other: ir.If(condition, then, other))
        self.block.append(opened)
        outer, self.opening = self.opening, opened
        self.perform(tree, opened.then)
        self.opening = outer
        self.condition = opened
        return opened

    # --- references ---

    def other(self, who: ir.Player | None = None) -> ir.Player:
        """The other player."""
        return "opponent" if (who or self.subject) == "own" else "own"

    def mention(self, who: ir.Who, side: ir.Side | None = None) -> ir.Who:
        """Remember the Pokémon spoken of."""
        self.it = who
        self.named = self.energy_of = None
        if not isinstance(who, ir.Every):
            self.single = who
        if not isinstance(who, ir.This):
            self.that = who
        if side is not None:
            self.it_side = side
        return who

    def mention_bearer(self) -> None:
        """The Pokémon a card is attached to is spoken of as "that Pokémon"."""
        self.mention(ir.This(), "own")
        self.that = None

    def begin_sentence(self) -> None:
        """Nobody acts in the sentence yet."""
        self.joins, self.own_acts = None, False

    def speaks_of(self, side: ir.Side) -> ir.Side:
        """Remember whose Pokémon or cards are being spoken of."""
        self.spoken_side = side
        return side

    def taken_from(self, who: ir.Who) -> bool:
        """Were cards just chosen of these Pokémon, to go somewhere?"""
        last = self.block[-1] if self.block else None
        return isinstance(last, ir.PickEnergy | ir.PickAttached) and last.of == who

    def one_pokemon(self) -> ir.Who:
        """What "it" means, said of one Pokémon: never those that something is just being taken from.

        Raises:
            RefusedError: nobody was spoken of, or several were.
        """
        who = self.that_pokemon()
        if self.taken_from(who):
            if self.topic in (None, who):
                raise RefusedError("reference.pokemon")
            return self.topic
        if isinstance(who, ir.Every) and who.where != "active" and who.filter.holds != "this":
            return self._holder(who)
        return who

    def _holder(self, who: ir.Every) -> ir.Who:
        """The one Pokémon among several that a card was just taken from: it is chosen first from now on."""
        for block in (self.block, self.body, self.price):
            for at, step in enumerate(block):
                if isinstance(step, ir.PickEnergy) and step.of == who and (step.count, step.optional) == (1, False):
                    name = self.name("pokemon")
                    wanted = (who.filter.energy or step.type, who.filter.energy_kind or step.kind)
                    if wanted != (step.type, step.kind):
                        break
                    chosen = msgspec.structs.replace(
                        who.filter, has_energy=True, energy=step.type, energy_kind=step.kind
                    )
                    pick = ir.PickPokemon(name, who.side, who.where, by=step.by, filter=chosen)
                    block[at : at + 1] = [pick, msgspec.structs.replace(step, of=ir.Bound(name))]
                    self.owners[name] = who.side
                    return self.mention(ir.Bound(name), who.side)
        raise RefusedError("reference.pokemon")

    def that_pokemon(self) -> ir.Who:
        """What "it" or "that Pokémon" means.

        Raises:
            RefusedError: nobody was spoken of.
        """
        if self.it is None:
            raise RefusedError("reference.pokemon")
        return self.it

    def those_cards(self) -> str:
        """What "it", "them", "that card" means."""
        if not self.cards:
            raise RefusedError("reference.cards")
        return self.cards

    def heads(self) -> str:
        """The flip that "heads" speaks of."""
        if not self.coins:
            raise RefusedError("reference.coin")
        return self.coins

    def side_of(self, who: ir.Who) -> ir.Side:
        """Whose Pokémon these are."""
        if isinstance(who, ir.Bound):
            return self.owners.get(who.name, "both")
        if isinstance(who, ir.Active | ir.Every):
            return who.side
        return "opponent" if isinstance(who, ir.Other) else "own"

    def goes_to(self, owner: ir.Side, side: ir.Side) -> None:
        """A card goes to zones of its owner only.

        Raises:
            RefusedError: the text names another player's zone.
        """
        if side != owner and "both" not in (owner, side):
            raise RefusedError("zone.owner")

    def exchanged_to(self, to: str) -> None:
        """Say where the card goes that was exchanged in the sentence before."""
        step = self.transformed[-1] if self.transformed else None
        if self.transformed is None or not isinstance(step, ir.Transform):
            raise RefusedError("reference.transform")
        self.transformed[-1] = msgspec.structs.replace(step, to=to)

    def that_many(self) -> ir.Amount:
        """What "that many" means."""
        if self.counted is not None:
            return self.counted
        name = self.amount or self.cards
        if not name:
            raise RefusedError("reference.amount")
        return ir.Result(name)

    # --- holding facts ---

    def hold(self, held: Held, until: ir.Until | None) -> None:
        """Put a fact in force: always (a grant), or for a time (a step)."""
        if until is None:
            self.grants.append(everywhere(held))
        elif held.on is None or isinstance(held.on, ir.Every):
            self.emit(ir.Rule((everywhere(held),), until))
        else:
            self.emit(ir.Lasting(held.on, (held.grant,), until))


def everywhere(held: Held) -> ir.Grant:
    """The grant of a fact with its scope spelled out, to be in force by itself."""
    grant, who = held.grant, held.on
    if who is None or isinstance(who, ir.This):
        return grant
    if isinstance(who, ir.Active):
        who = ir.Every(who.side, "active")
    if not isinstance(who, ir.Every) or isinstance(grant, ir.Provides | ir.While | ir.Usable | ir.CopyOf):
        raise RefusedError("grant.subject")
    chosen = who.filter
    if who.where != "play":
        chosen = msgspec.structs.replace(chosen, where=who.where)
    scope: ir.Scope = "all" if who.side == "both" else who.side
    if grant.filter != ir.ANY_POKEMON:
        raise RefusedError("grant.filter")
    return msgspec.structs.replace(grant, scope=scope, filter=chosen)
