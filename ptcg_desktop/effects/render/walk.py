"""From a program to sentences, in any language: order, grouping, branches, references. Languages supply the phrases."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import accomplished, bound, referred
from ptcg_desktop.effects.render.context import Context, NounPick
from ptcg_desktop.effects.render.together import Group, Steps, mates, moved, set_off, together, trades, twins

Era = Literal["classic", "modern"]
BREAKING = (ir.If, ir.May, ir.Repeat, ir.ForEach, ir.EachPlayer, ir.ChooseOne)
"""Control steps that begin a sentence."""

CONTROL = (ir.Flip, ir.If, ir.May, ir.Repeat, ir.ForEach, ir.EachPlayer, ir.ChooseOne, ir.Later)
PICKS = (
    ir.PickPokemon, ir.PickCards, ir.PickEnergy, ir.PickAttached, ir.PickAttack, ir.PickType, ir.LookAt, ir.LookUntil,
)  # fmt: skip


@dataclass
class Clause:
    """One act in words, and who acts: `"own"`, `"opponent"`, or `""`: the words name their own subject."""

    subject: str
    text: str


@dataclass
class Inline:
    """Clauses of one sentence, and the sentences that must follow it."""

    clauses: list[Clause] = field(default_factory=list)
    after: list[str] = field(default_factory=list)


class Walker(ABC):
    """The walk over a program."""

    def __init__(self, kind: str, own_name: str, era: Era, damage: int | None) -> None:
        self.kind = kind
        self.own_name = own_name
        self.era = era
        self.damage = damage
        self.at = Context()
        self.mood = "imperative"
        self.late = False

    # --- phrases of a language ---

    @abstractmethod
    def act(self, step: ir.Step) -> list[Clause]:
        """An instruction in words."""

    @abstractmethod
    def explicit(self, pick: ir.Pick) -> list[Clause]:
        """A choice said by itself."""

    @abstractmethod
    def searched_for(self, picks: Sequence[ir.PickCards]) -> Clause:
        """The search of a deck for one or several things."""

    @abstractmethod
    def joined(self, clauses: Sequence[Clause]) -> str:
        """Clauses as one sentence without its full stop."""

    @abstractmethod
    def control(self, step: ir.Control | ir.Later) -> Inline:
        """A control step."""

    @abstractmethod
    def inflicted(self, who: ir.Who, states: Sequence[str]) -> list[Clause]:
        """Special Conditions put on the same Pokémon."""

    @abstractmethod
    def shuffle_after(self, side: ir.Player) -> str:
        """The sentence that ends a search."""

    @abstractmethod
    def held(self, steps: Sequence[ir.Lasting | ir.Rule]) -> Inline:
        """Effects of one duration on the same Pokémon or on the game."""

    # --- sentences ---

    def sentences(self, steps: Steps) -> list[str]:
        """Steps as sentences, each with its full stop."""
        out: list[str] = []
        for part in self.parts(steps):
            out += self.sentence(part)
        return out

    def sentence(self, steps: Steps, lead: str = "") -> list[str]:
        """Steps as one sentence, behind a lead, and what must follow it."""
        inline = self.inline(steps)
        out = [self.finished(lead + self.joined(inline.clauses))] if inline.clauses else []
        done = accomplished(steps)
        if done and not isinstance(self.at.picks.get(done), ir.FlipCoins):
            self.at.done = done
        return out + inline.after

    def finished(self, text: str) -> str:
        """With a capital and a full stop."""
        return text[:1].upper() + text[1:] + ("" if text.endswith((".", ".)", ":")) else ".")

    def parts(self, steps: Steps) -> list[Steps]:
        """Steps that make a sentence each."""
        trade = trades(steps)
        if trade:
            return [steps[:trade], *self.parts(steps[trade:])]
        parts: list[Steps] = []
        open_part: list[ir.Step] = []
        for group in self.groups(steps):
            mine = (*group.picks, *((group.step,) if group.step is not None else ()))
            if open_part and not self.belongs(tuple(open_part), group):
                parts.append(tuple(open_part))
                open_part = []
            open_part += mine
        if open_part:
            parts.append(tuple(open_part))
        return parts

    def traded(self, steps: Steps) -> Inline:
        """An exchange of cards between the hand and another zone."""
        give, get, _, last, *shuffled = steps
        assert isinstance(give, ir.PickCards)
        assert isinstance(get, ir.PickCards)
        out = Inline([Clause("own", self.trade(give, get))])
        for pick in (give, get):
            self.introduce(pick)
        if isinstance(last, ir.MoveCards) and last.shown:
            out.after.append(self.both_shown())
        if shuffled:
            out.after.append(self.shuffle_after("own"))
        return out

    @abstractmethod
    def trade(self, give: ir.PickCards, get: ir.PickCards) -> str:
        """`trade a card in your hand for …`."""

    @abstractmethod
    def both_shown(self) -> str:
        """The sentence that shows both cards of a trade."""

    def belongs(self, before: Steps, group: Group) -> bool:
        """Is this group said in the sentence of the steps before?"""
        last, step = before[-1], group.step
        if isinstance(step, ir.Lasting | ir.Rule) and isinstance(last, ir.Lasting | ir.Rule):
            return mates(last, step)
        if (
            isinstance(last, ir.DiscardHand | ir.LookAt)
            and isinstance(step, ir.Draw | ir.MoveCards)
            and not group.picks
        ):
            return not (isinstance(step, ir.MoveCards) and isinstance(last, ir.LookAt) and step.cards != last.name)
        if isinstance(step, ir.MoveCards | ir.AttachCards) and not group.picks:
            chosen = {one.name for one in before if isinstance(one, ir.PickEnergy | ir.PickAttached)}
            if isinstance(last, type(step)) and {moved(last), moved(step)} <= chosen:
                return True
        if isinstance(step, ir.ShuffleDeck) and not group.picks:
            return isinstance(last, ir.MoveCards | ir.MoveZone | ir.Leave | ir.AttachCards | ir.EvolveInto)
        if isinstance(step, ir.Inflict) and isinstance(last, ir.Inflict):
            return step.to == last.to and not last.amount and not step.amount
        if isinstance(last, ir.PickCards) and last.zone == "deck":
            return True
        searched = {pick.name for pick in before if isinstance(pick, ir.PickCards) and pick.zone == "deck"}
        return bool(searched & set(referred(step))) if isinstance(step, ir.MoveCards | ir.AttachCards) else False

    def groups(self, steps: Steps) -> list[Group]:
        """Choices with the instruction behind them."""
        out: list[Group] = []
        picks: list[NounPick] = []
        for step in steps:
            if isinstance(step, ir.PickCards) and step.zone == "deck":
                if picks and self.found_for(step, picks):
                    out.append(Group(tuple(picks), step))
                    picks = []
                    continue
                if picks:
                    out.append(Group(tuple(picks), None))
                picks = []
                out.append(Group((), step))
            elif isinstance(step, ir.PickPokemon | ir.PickCards | ir.PickEnergy | ir.PickAttached):
                picks.append(step)
            else:
                out.append(Group(tuple(picks), step))
                picks = []
        if picks:
            out.append(Group(tuple(picks), None))
        return out

    def inline(self, steps: Steps) -> Inline:
        """Steps as clauses of one sentence, as far as one sentence can hold them."""
        if trades(steps):
            return self.traded(steps)
        out = Inline()
        groups = self.groups(steps)
        index = 0
        while index < len(groups):
            group = groups[index]
            index += 1
            if out.after and not isinstance(group.step, ir.ShuffleDeck):
                out.after += self.sentence((*group.picks, *((group.step,) if group.step is not None else ())))
                continue
            if isinstance(group.step, ir.PickCards) and group.step.zone == "deck":
                index = self._search(groups, index - 1, out)
                continue
            apart = isinstance(group.step, BREAKING) and (out.clauses or group.picks)
            if apart or (group.picks and set_off(group.step)):
                self._break(group, out)
                continue
            index = self._group(groups, index, group, out)
        return out

    def _search(self, groups: list[Group], index: int, out: Inline) -> int:
        """A search for one or several things, and where they go."""
        picks: list[ir.PickCards] = []
        if groups[index].picks:  # "a card that evolves from 1 of your Pokémon": the choice is said in the search
            self.at.pending = {pick.name: pick for pick in groups[index].picks}
            groups[index] = Group((), groups[index].step)
        while index < len(groups) and isinstance(pick := groups[index].step, ir.PickCards) and not groups[index].picks:
            if picks and pick.side != picks[0].side:
                break
            picks.append(pick)
            index += 1
        for pick in picks:
            self.introduce(pick)
        with_subject = picks[0].by
        self.at.subject = with_subject
        out.clauses.append(self.searched_for(picks))
        self.at.searched = True
        return index

    def _group(self, groups: list[Group], index: int, group: Group, out: Inline) -> int:
        step = group.step
        shuffled = self.at.shuffled
        if not isinstance(step, ir.MoreDamage | ir.SetDamage):
            self.at.shuffled = ""
        if isinstance(step, ir.ShuffleDeck) and not group.picks and shuffled == step.side:
            return index  # "shuffle … into the deck" has said it
        if isinstance(step, ir.ShuffleDeck) and not group.picks and self.at.searched:
            self.at.searched = False
            out.after.append(self.shuffle_after(step.side))
            return index
        if isinstance(step, ir.MoveCards | ir.AttachCards) and index < len(groups):
            twin = groups[index]
            if twin.step is not None and not twin.picks and not group.picks and twins(step, twin.step, self.at):
                # both halves of one search go to the same place: said once, of the last
                self.at.pair = (*self.at.pair, step.cards, moved(twin.step))
                return index
            if len(group.picks) > 1 and (names := together(groups, index - 1)):
                self.at.pair = names
                index += len(names) - 1
                group = Group(group.picks, groups[index - 1].step)
        if isinstance(step, ir.Inflict) and not group.picks and not step.amount:
            states = [step.condition]
            while index < len(groups) and isinstance(more := groups[index].step, ir.Inflict):
                if groups[index].picks or more.amount or more.to != step.to:
                    break
                states.append(more.condition)
                index += 1
            out.clauses += self.inflicted(step.to, states)
            return index
        if isinstance(step, ir.Lasting | ir.Rule) and not group.picks:
            same = [step]
            while (
                index < len(groups)
                and not groups[index].picks
                and isinstance(more := groups[index].step, ir.Lasting | ir.Rule)
            ):
                if not mates(step, more):
                    break
                same.append(more)
                index += 1
            self.add(out, self.held(same))
            return index
        self.add(out, self.said(group))
        return index

    def _break(self, group: Group, out: Inline) -> None:
        """A branch or repetition behind something else is a sentence of its own."""
        assert group.step is not None
        if group.picks and self.picked_in(group):
            out.after += self.sentence((group.step,))
            return
        for pick in group.picks:
            self.at.subject = pick.by
            out.clauses += self.explicit(pick)
        out.after += self.sentence((group.step,))

    def picked_in(self, group: Group) -> bool:
        """Does the condition of a branch say the choice ("if any of those cards are …, attach them")?"""
        pick, step = group.picks[0], group.step
        if not isinstance(pick, ir.PickCards) or not isinstance(step, ir.If) or len(group.picks) > 1:
            return False
        if pick.count != "all" or not pick.among or step.condition != ir.AtLeast(ir.Result(pick.name), 1):
            return False
        self.introduce(pick)
        self.at.pending[pick.name] = pick
        return True

    @staticmethod
    def found_for(search: ir.PickCards, picks: Sequence[NounPick]) -> bool:
        """Is a card searched for that evolves from the Pokémon just chosen?"""
        return len(picks) == 1 and search.filter.evolves_from == picks[0].name

    @staticmethod
    def add(out: Inline, more: Inline) -> None:
        """Append clauses and followers."""
        out.clauses += more.clauses
        out.after += more.after

    def said(self, group: Group) -> Inline:
        """A group, its choices inside its instruction if the order of words allows, else before it."""
        before = self.at.copy()
        if group.step is not None and group.picks and not isinstance(group.step, CONTROL):
            self.at.pending = {pick.name: pick for pick in group.picks}
            self.at.said = []
            self.at.subject = group.picks[0].by
            found = self.instruction(group.step)
            if self.at.said == [pick.name for pick in group.picks] and not self.at.pending:
                return found
            self.at = before.copy()
        out = Inline()
        if group.step is not None and self.if_any(group.picks):
            self.introduce(group.picks[0])
            return Inline([Clause("", self.any_benched())], self.sentence((group.step,)))
        last = group.picks[-1] if len(group.picks) > 1 and group.step is not None else None
        for pick in group.picks[:-1] if last is not None else group.picks:
            self.at.subject = pick.by
            out.clauses += self.explicit(pick)
        if last is not None:
            self.add(out, self.said(Group((last,), group.step)))
        elif group.step is not None:
            self.add(out, self.instruction(group.step))
        return out

    def if_any(self, picks: Sequence[NounPick]) -> bool:
        """Is this an attack's choice of a Benched Pokémon that is made only when it is reached?"""
        return (
            self.kind == "attack"
            and len(picks) == 1
            and picks[0] == ir.PickPokemon(picks[0].name, "opponent", "bench")
            and self.late
        )

    @abstractmethod
    def any_benched(self) -> str:
        """`if your opponent has any Benched Pokémon, `."""

    def instruction(self, step: ir.Step) -> Inline:
        """One step."""
        if isinstance(step, CONTROL):
            return self.control(step)
        if isinstance(step, ir.Lasting | ir.Rule):
            return self.held([step])
        if isinstance(step, ir.PickAttack | ir.PickType | ir.LookAt | ir.LookUntil):
            return Inline(self.explicit(step))
        clauses = self.act(step)
        for name in bound(step):
            self.at.picks[name] = step
        return Inline(clauses, self.followers(step))

    def followers(self, step: ir.Step) -> list[str]:
        """Sentences an instruction needs behind its own."""
        return []

    def introduce(self, pick: ir.Pick | NounPick) -> None:
        """The name is known from here on."""
        at = self.at
        for name in bound(pick):
            at.picks[name] = pick
        if isinstance(pick, ir.PickPokemon):
            at.it = ir.Bound(pick.name)
        elif isinstance(pick, ir.PickCards | ir.PickEnergy | ir.PickAttached):
            at.cards = at.amount = pick.name
        elif isinstance(pick, ir.LookAt):
            at.looked = at.cards = pick.name
        elif isinstance(pick, ir.LookUntil):
            at.cards, at.looked = pick.name, pick.others
        elif isinstance(pick, ir.PickAttack):
            at.attack = pick.name

    def taken(self, name: str) -> NounPick | None:
        """The choice of that name if it is to be said here for the first time."""
        return self.at.pending.pop(name, None)

    def noted(self, pick: NounPick) -> None:
        """A pending choice has been said."""
        self.at.said.append(pick.name)
        self.introduce(pick)

    def owner(self, name: str) -> ir.Side:
        """Whose the bound cards are."""
        node = self.at.picks.get(name)
        if isinstance(node, ir.PickCards):
            return self.owner(node.among) if node.among else node.side
        if isinstance(node, ir.LookAt | ir.LookUntil | ir.MoveTop | ir.DiscardHand | ir.MoveZone):
            return node.side
        if isinstance(node, ir.PickEnergy | ir.PickAttached):
            return self.side(node.of)
        return "own"

    def side(self, who: ir.Who) -> ir.Side:
        """Whose Pokémon."""
        if isinstance(who, ir.Bound):
            node = self.at.picks.get(who.name)
            if isinstance(node, ir.ForEach):
                return self.side(node.of)
            return node.side if isinstance(node, ir.PickPokemon) else "own"
        if isinstance(who, ir.Active | ir.Every):
            return who.side
        return "opponent" if isinstance(who, ir.Other) else "own"

    # --- undoing the division of an attack ---

    def whole_attack(self, program: ir.Program) -> tuple[Steps, Steps]:
        """The steps up to and including the damage, and those behind it, with divided sentences put together again."""
        before, steps = list(program.before), list(program.steps)
        if program.damage is not None:
            before.append(ir.SetDamage(program.damage))
        kept: list[ir.Step] = []
        for step in steps:
            if isinstance(step, ir.If) and not kept and (place := _partner(before, step)) is not None:
                before[place] = _rejoined(before[place], step)
            else:
                kept.append(step)
        if kept and not program.price and len(before) > 1 and _fails(before[-1]):
            kept.append(before.pop())  # said first, it would be the price of the attack
        return tuple(before), tuple(kept)


def _fails(step: ir.Step) -> bool:
    """May the whole attack do nothing by this branch, and nothing else?"""
    return isinstance(step, ir.If) and {*step.then, *step.otherwise} == {ir.AttackDoesNothing()}


def _partner(before: list[ir.Step], late: ir.If) -> int | None:
    for place, early in enumerate(before):
        if isinstance(early, ir.If) and early.condition == late.condition:
            return place
        if isinstance(early, ir.May) and early.name and late.condition == ir.AtLeast(ir.Result(early.name), 1):
            return None if late.otherwise else place
    return None


def _rejoined(early: ir.Step, late: ir.If) -> ir.Step:
    if isinstance(early, ir.If):
        return ir.If(early.condition, early.then + late.then, early.otherwise + late.otherwise)
    assert isinstance(early, ir.May)
    return msgspec.structs.replace(early, steps=early.steps + late.then)
