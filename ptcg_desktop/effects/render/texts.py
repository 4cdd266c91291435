"""A whole program as a text, in any language: prices and needs, what comes before the damage, powers that are used."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import bound, nodes, rebuilt, referred
from ptcg_desktop.effects.render.standing import Standing
from ptcg_desktop.effects.render.together import Steps
from ptcg_desktop.effects.render.walk import BREAKING, Clause

ON_DAMAGE = (ir.SetDamage, ir.MoreDamage, ir.IgnoreFor, ir.AttackDoesNothing)


class Texts(Standing):
    """The text of a program."""

    def text(self, program: ir.Program) -> str:
        """The whole text."""
        program, spared = _spared(program)
        out = self.opening(program)
        before, steps = self.whole_attack(program)
        self.at.played = any(isinstance(step, ir.PlayThis) for step in steps)
        if program.use == "activated":
            out += self.activated(program, steps)
        elif self.kind in ("attack", "technical_machine"):
            for pick in program.choices:
                out.append(self.finished(self.joined(self.act(pick))))
            out += self.early(before)
            self.late = not program.choices
            out += self.sentences(steps)
            if _either_way(paid := _paid_and_flipped(program.price)[0]):
                out += self.sentence(paid, self.worded("lead", "either_way"))
        else:
            out += self.sentences((*program.choices, *before, *steps))
        if program.ignores:
            out.append(self.finished(self.unaffected(program.ignores)))
        out += self.grants(program.grants)
        if spared:
            out.append(self.finished(self.worded("lead", "not_on_the_doomed")))
        return " ".join([*out, *self.closing(program)])

    def any_benched(self) -> str:
        """As `Walker` asks."""
        return self.worded("lead", "any_benched")

    def early(self, before: Steps) -> list[str]:
        """What comes before the damage."""
        if before and not any(isinstance(node, ON_DAMAGE) for node in nodes(before)):
            return self.sentence(before, self.worded("lead", "early"))
        out: list[str] = []
        parts = self.parts(before)
        for at, part in enumerate(parts):
            rest = tuple(step for later in parts[at + 1 :] for step in later)
            alone = not any(isinstance(node, ON_DAMAGE) for node in nodes(part)) and not {*bound(part)} & {
                *referred(rest)
            }
            out += self.sentence(part, self.worded("lead", "early") if alone else "")
        return out

    def opening(self, program: ir.Program) -> list[str]:
        """Prices and needs."""
        out: list[str] = []
        if program.price:
            paid, flipped = _paid_and_flipped(program.price)
            if _either_way(paid):
                out += self.sentences(flipped)
            elif any(isinstance(node, ir.AttackDoesNothing) for node in nodes(paid)):
                out += self.sentences(program.price)
            else:
                out += [*(self.price(paid) if paid else ()), *self.sentences(flipped)]
        if program.needs is not None and program.use != "activated":
            out.append(self.need(program.needs))
        return out

    def need(self, needs: ir.Condition) -> str:
        """When the text can be used at all."""
        lead, condition, holds = "needs", needs, True
        if isinstance(needs, ir.AtLeast) and getattr(needs.amount, "zone", "") == "bench_space":
            lead, holds = "full_bench", False
        elif isinstance(needs, ir.Not):
            lead, condition = "not_if", needs.condition
        fill = self.filling(condition=lambda: self.condition(condition, holds))
        return self.finished(self.worded("lead", lead, fill))

    @abstractmethod
    def price(self, price: Steps) -> list[str]:
        """What must be paid."""

    def activated(self, program: ir.Program, steps: Steps) -> list[str]:
        """A power its player uses."""
        lead = self.worded("limit", program.limit)
        if program.needs is not None:
            lead += self.lead(program.needs, True)
        whole = (*program.choices, *steps)
        if not whole:
            return [self.finished(lead + self.worded("lead", "you_may") + self.use_power())]
        if isinstance(whole[0], (*self.NOT_DONE, ir.Lasting)):
            done = [] if isinstance(whole[0], ir.EachPlayer) else self.sentence(whole, self.worded("lead", "done"))
            out = [self.finished(lead + self.worded("lead", "you_may") + self.use_power())]
            return out + (done or self.sentences(whole))
        parts = self.parts(whole)
        first = self.permitted(parts[0])
        opponent = any(clause.subject == "opponent" for clause in first.clauses[:1])
        lead += self.worded("lead", "you_may_have" if opponent else "you_may")
        acts = self.joined([Clause("own", clause.text) for clause in first.clauses])
        out = [self.finished(lead + acts), *first.after]
        cost = any(isinstance(step, ir.MoveCards | ir.MoveThis) for step in parts[0])
        for index, part in enumerate(parts[1:]):
            paid = cost and index == 0 and not isinstance(part[0], BREAKING)
            out += self.sentence(part, self.worded("lead", "done") if paid else "")
        return out

    @abstractmethod
    def unaffected(self, what: tuple[ir.Skipped, ...]) -> str:
        """What damage is not affected by."""

    @abstractmethod
    def closing(self, program: ir.Program) -> list[str]:
        """Marks and limits of use."""


def _spared(program: ir.Program) -> tuple[ir.Program, bool]:
    """The program without the condition that the counters it puts do not Knock Out, and whether it has one, which is
    said at the end."""
    every = [node for node in nodes(program) if isinstance(node, ir.PutCounters)]
    if program.use != "activated" or len(every) != 1 or not isinstance(every[0].on, ir.Bound):
        return program, False
    name, amount = every[0].on.name, every[0].amount

    def plain(node: Any) -> Any:
        if isinstance(node, ir.PickPokemon) and node.name == name and node.filter.survives == amount:
            return msgspec.structs.replace(node, filter=msgspec.structs.replace(node.filter, survives=0))
        return node

    changed: ir.Program = rebuilt(program, plain)
    return changed, changed != program


def _either_way(paid: Steps) -> bool:
    """Does something last from before the flip by which the attack may fail?"""
    return bool(paid) and isinstance(paid[0], ir.Lasting)


def _paid_and_flipped(price: Steps) -> tuple[Steps, Steps]:
    """What must be paid, and the flip behind it by which the attack may fail."""
    for place, step in enumerate(price):
        if isinstance(step, ir.Flip | ir.FlipCoins):
            return price[:place], price[place:]
    return price, ()
