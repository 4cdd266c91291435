"""What carrying out one instruction needs: the work, where the text stands, what is bound, and where to bind more."""

from __future__ import annotations

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, filters, looking, modifiers
from ptcg_desktop.engine.events import EffectPrevented
from ptcg_desktop.engine.moving import bears
from ptcg_desktop.engine.state import AttackFrame, Bindings, EffectFrame, Pokemon, PowerFrame, TrainerFrame
from ptcg_desktop.engine.work import Work

SHIELD = "#shield"
"""Bound to the Pokémon that the effects of the attack in progress do not reach."""
SHIELDS = {"attack": "attack_effect", "power": "power_effect", "trainer": "trainer_effect"}
"""Kind of text → the act that is forbidden where its effects do not reach."""


class Doing:
    """One instruction being carried out.

    Attributes:
        work, frame: The work; the frame the instruction stands in, as it was before it. The frame behind the
            instruction is already on the stack; `answers` are the answers to what the instruction asked.
        source, bindings: Of the frame.
    """

    __slots__ = ("answers", "bindings", "frame", "here", "source", "work")

    def __init__(self, work: Work, frame: EffectFrame) -> None:
        self.work = work
        self.frame = frame
        self.source = frame.source
        self.bindings = frame.bindings
        self.answers = frame.answers
        self.here = len(work.stack) - 1

    def value(self, amount: ir.Amount) -> int:
        """An amount, never negative."""
        return max(0, amounts.value(self.work, amount, self.source, self.bindings))

    def player(self, side: ir.Player) -> int:
        """The player that a side means."""
        return self.source.player if side == "own" else 1 - self.source.player

    def bound(self, name: str) -> tuple[int, ...]:
        """Cards or Pokémon bound to a name."""
        return filters.bound(self.bindings, name)

    def who(self, expression: ir.Who) -> tuple[Pokemon, ...]:
        """The Pokémon an expression means."""
        return filters.who(self.work, expression, self.source, self.bindings)

    def reached(self, expression: ir.Who) -> list[Pokemon]:
        """The Pokémon an instruction acts on: those protected from such effects are left out."""
        result: list[Pokemon] = []
        for one in self.who(expression):
            if self.reaches(one):
                result.append(one)
            else:
                self.work.events.append(EffectPrevented(one.uid))
        return result

    def reaches(self, one: Pokemon) -> bool:
        """Is this Pokémon not protected from what is being carried out?"""
        source = self.source
        if one.player == source.player:
            return True
        at = attack_frame(self.work)
        frame = self.work.stack[at] if at >= 0 else None
        if isinstance(frame, AttackFrame) and one.uid in filters.bound(frame.bindings, SHIELD):
            return False
        act = SHIELDS.get(source.kind)
        if act is None or not self.work.index.by_name:
            return True
        found = modifiers.forbidden(self.work, act, one.player, one.uid, card=source.card, other=source.pokemon)
        return found is None

    def bearers(self, cards: tuple[int, ...]) -> tuple[Pokemon, ...]:
        """The Pokémon in play to which these cards are attached."""
        everyone = (one for player in (0, 1) for one in self.work.in_play(player))
        return tuple(one for one in everyone if any(bears(one, card) for card in cards))

    def movable(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The cards without those attached to a Pokémon that is protected from what is being carried out."""
        if self.source.kind not in SHIELDS or not self.work.index.by_name:
            return cards
        for one in self.bearers(cards):
            if not self.reaches(one):
                self.work.events.append(EffectPrevented(one.uid))
                cards = tuple(card for card in cards if not bears(one, card))
        return cards

    # --- binding ------------------------------------------------------------------------------------------------

    def bind(self, name: str, cards: tuple[int, ...]) -> None:
        """Bind cards that nobody has put in an order; an empty name binds nothing."""
        if name:
            bindings = filters.with_bound(self._latest(), name, cards)
            self.rebind(filters.with_bound(bindings, looking.unordered_mark(name), (1,)))

    def bind_pokemon(self, name: str, uids: tuple[int, ...]) -> None:
        """The cards bound to a name are these Pokémon now; later steps may mean either."""
        self.rebind(filters.with_bound(self._latest(), filters.entered_mark(name), uids))

    def bind_number(self, name: str, number: int) -> None:
        """Bind a number; an empty name binds nothing."""
        if name:
            self.rebind(amounts.with_number(self._latest(), name, number))

    def forget(self, moved: tuple[int, ...]) -> None:
        """Cards were moved: they are no longer among those looked at."""
        bindings = self._latest()
        changed = looking.without(bindings, moved)
        if changed is not bindings:
            self.rebind(changed)

    def _latest(self) -> Bindings:
        frame = self.work.stack[self.here] if self.here < len(self.work.stack) else None
        return frame.bindings if isinstance(frame, EffectFrame) else self.bindings

    def rebind(self, bindings: Bindings) -> None:
        """Other bindings for what follows."""
        self.bindings = bindings
        if self.here < len(self.work.stack):
            frame = self.work.stack[self.here]
            if isinstance(frame, EffectFrame):
                self.work.stack[self.here] = msgspec.structs.replace(frame, bindings=bindings)

    def then(self, steps: tuple[ir.Step, ...]) -> None:
        """Carry out steps before going on; what they bind stays known."""
        if steps:
            clause = self.frame.clause
            self.work.stack.append(EffectFrame(steps, 0, self.source, self.bindings, (), True, clause))


def hand_down(work: Work, bindings: Bindings) -> None:
    """A list of steps is through: what it has bound is known to the frame below."""
    below = work.stack.pop()
    if isinstance(below, AttackFrame | TrainerFrame | PowerFrame | EffectFrame):
        below = msgspec.structs.replace(below, bindings=bindings)
    work.stack.append(below)


def attack_frame(work: Work) -> int:
    """The place of the innermost attack on the stack, or -1."""
    for at in range(len(work.stack) - 1, -1, -1):
        if isinstance(work.stack[at], AttackFrame):
            return at
    return -1


def note(work: Work, name: str, value: tuple[int, ...]) -> None:
    """Bind something in the attack in progress, for its later steps."""
    at = attack_frame(work)
    if at >= 0:
        frame = work.stack[at]
        if isinstance(frame, AttackFrame):
            bindings = filters.with_bound(frame.bindings, name, value)
            work.stack[at] = msgspec.structs.replace(frame, bindings=bindings)
