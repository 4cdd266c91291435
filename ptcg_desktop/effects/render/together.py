"""Which steps of a program are said together: in one sentence, in one breath, or as one thing (a trade)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.context import Context, NounPick

Steps = tuple[ir.Step, ...]


@dataclass(frozen=True)
class Group:
    """Steps said together: choices, and the instruction that uses them."""

    picks: tuple[NounPick, ...]
    step: ir.Step | None


def moved(step: ir.Step | None) -> str:
    """The name of the cards a step moves or attaches; empty: it is another step."""
    return step.cards if isinstance(step, ir.MoveCards | ir.AttachCards) else ""


def together(groups: Sequence[Group], index: int) -> tuple[str, ...]:
    """The choices of a group, if each of them goes the same way: said in one breath."""
    first, names = groups[index].step, tuple(pick.name for pick in groups[index].picks)
    if not isinstance(first, ir.MoveCards | ir.AttachCards) or index + len(names) > len(groups):
        return ()
    same = [msgspec.structs.replace(first, cards=name) for name in names]
    steps = [group.step for group in groups[index : index + len(names)]]
    alone = not any(group.picks for group in groups[index + 1 : index + len(names)])
    return names if alone and steps == same else ()


def mates(one: ir.Lasting | ir.Rule, two: ir.Lasting | ir.Rule) -> bool:
    """Two effects said in one breath: of one duration, on the same."""
    if one.until != two.until or any(isinstance(grant, ir.Trigger) for grant in (*one.grants, *two.grants)):
        return False
    return isinstance(one, ir.Rule) == isinstance(two, ir.Rule) and getattr(one, "on", None) == getattr(two, "on", None)


def put_under(node: object) -> bool:
    """Did the opponent put cards under their deck?"""
    return isinstance(node, ir.MoveZone) and node.side == "opponent" and node.to.startswith("deck_bottom")


def set_off(step: ir.Step | None) -> bool:
    """Is this an effect whose steps something sets off, which is said of a Pokémon chosen before?"""
    return isinstance(step, ir.Lasting) and isinstance(step.grants[0], ir.Trigger)


def trades(steps: Steps) -> int:
    """How many steps make a trade of cards of the hand for others, with the shuffling behind it; 0: they do not begin
    with one."""
    if len(steps) < 4:
        return 0
    give, get, one, two = steps[:4]
    if not isinstance(give, ir.PickCards) or not isinstance(get, ir.PickCards) or give.zone != "hand":
        return 0
    home = {"deck": "deck", "discard": "discard"}.get(get.zone, "")
    shown = isinstance(two, ir.MoveCards) and two.shown
    moved = (one, two) == (ir.MoveCards(give.name, home, shown), ir.MoveCards(get.name, "hand", shown))  # type: ignore[arg-type]
    if not home or not moved or {give.side, get.side, give.by, get.by} != {"own"}:
        return 0
    return 5 if steps[4:5] == (ir.ShuffleDeck(),) and home == "deck" else 4


def twins(one: ir.Step, two: ir.Step, at: Context) -> bool:
    """Two halves of one search that go to the same place."""
    for step, other in ((one, two),):
        if isinstance(step, ir.MoveCards) and isinstance(other, ir.MoveCards):
            return (
                step.cards != other.cards
                and msgspec.structs.replace(step, cards=other.cards) == other
                and _both(step.cards, other.cards, at)
            )
        if isinstance(step, ir.AttachCards) and isinstance(other, ir.AttachCards):
            return (
                step.cards != other.cards
                and msgspec.structs.replace(step, cards=other.cards) == other
                and _both(step.cards, other.cards, at)
            )
    return False


def _both(one: str, two: str, at: Context) -> bool:
    first, second = at.picks.get(one), at.picks.get(two)
    return isinstance(first, ir.PickCards) and isinstance(second, ir.PickCards) and first.zone == second.zone == "deck"
