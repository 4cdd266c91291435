"""What a text has already said while it is being worded: names introduced, and what "it" and "those cards" mean now."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ptcg_desktop.effects import ir

NounPick = ir.PickPokemon | ir.PickCards | ir.PickEnergy | ir.PickAttached
"""Choices that can be said inside the instruction that uses them ("discard a card from your hand")."""

Which = str
"""Whose phrase: `"own"`, `"opponent"`, or `""` where nobody acts ("the Pokémon is now Asleep")."""


@dataclass
class Context:
    """The state of one text.

    Attributes:
        subject: Who acts in the clause being worded.
        each: Inside an `EachPlayer`: "own" is said in the third person.
        pending: Choices not said yet, to be said where they are first used; `said` those said so, in order.
        it: The Pokémon spoken of last; `cards` the cards, `amount` the number, `coins` the flip, `looked`, `attack` alike.
        picks: Every node that bound a name, by that name.
        knocked: A Pokémon was Knocked Out: Prizes taken are more than those. `attacked`: an attack of another is meant.
        pair: Choices said together, by their names ("a Fire Energy and a Water Energy").
        moved: Where the cards of a name were put.
        each_did: Names that each player bound.
        searched: A deck was searched and not shuffled yet.
        peaceful: The other Pokémon of the trigger being worded did not attack.
    """

    subject: ir.Player = "own"
    each: bool = False
    pending: dict[str, NounPick] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)
    it: ir.Who | None = None
    cards: str = ""
    amount: str = ""
    coins: str = ""
    coin_count: int = 0
    looked: str = ""
    attack: str = ""
    knocked: bool = False
    attacked: bool = False
    new_active: str = ""
    done: str = ""
    pair: tuple[str, ...] = ()
    searched: bool = False
    peaceful: bool = False
    shuffled: str = ""
    played: bool = False
    picks: dict[str, object] = field(default_factory=dict)
    each_did: set[str] = field(default_factory=set)
    moved: dict[str, str] = field(default_factory=dict)

    def copy(self) -> Context:
        """The same state, to return to."""
        return replace(
            self,
            pending=dict(self.pending),
            said=list(self.said),
            picks=dict(self.picks),
            moved=dict(self.moved),
            each_did=set(self.each_did),
        )

    def discarded(self, name: str) -> bool:
        """Are these cards that were discarded from a deck just before?"""
        node = self.picks.get(name)
        return isinstance(node, ir.MoveTop) and node.to == "discard"

    def several(self, name: str) -> bool:
        """May the name be bound to more than one thing?"""
        node = self.picks.get(name)
        if isinstance(node, ir.LookAt | ir.PickPokemon | ir.PickCards | ir.PickEnergy | ir.PickAttached):
            return node.count != 1
        if isinstance(node, ir.MoveTop):
            return node.amount != 1
        if isinstance(node, ir.LookUntil):
            return name == node.others
        return isinstance(node, ir.MoveZone | ir.DiscardHand)
