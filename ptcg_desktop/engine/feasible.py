"""May a text be used at all? Its costs must be payable and the targets it demands must exist (R-ATK-4, R-TRN-8).

The choices of a text are tried in order on the present board, each with every answer it allows, until one way through
is found.
"""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import options
from ptcg_desktop.engine.modifiers import Board
from ptcg_desktop.engine.state import Bindings, Source


def payable(board: Board, steps: tuple[ir.Step, ...], source: Source, bindings: Bindings = ()) -> bool:
    """Is there a way to make all obligatory choices of these steps now?"""
    for at, step in enumerate(steps):
        if isinstance(step, ir.PickPokemon | ir.PickCards | ir.PickEnergy | ir.PickAttack):
            return _some_answer(board, step, steps[at + 1 :], source, bindings)
    return True


def named_clause(board: Board, steps: tuple[ir.Step, ...], source: Source) -> str:
    """The clause by which the first choice has no answer, where the text's filter names one; else empty.

    A text that skips a stage cannot be used on a first turn by R-EVO-3, not for want of a target.
    """
    for step in steps:
        if isinstance(step, ir.PickPokemon):
            for side in options.sides(step.side, source.player):
                for one in options.at_place(board, side, step.where):
                    clause = options.refuses(board, step.filter, one, source, ())
                    if clause == "":
                        return ""
                    if clause != "-":
                        return clause
            return ""
    return ""


def _some_answer(
    board: Board,
    step: ir.PickPokemon | ir.PickCards | ir.PickEnergy | ir.PickAttack,
    rest: tuple[ir.Step, ...],
    source: Source,
    bindings: Bindings,
) -> bool:
    if isinstance(step, ir.PickAttack):
        return bool(options.attacks(board, step, source, bindings)) and payable(board, rest, source, bindings)
    if isinstance(step, ir.PickPokemon):
        found = options.pokemon(board, step, source, bindings)
        # Of several targets as many as exist are taken (R-DO-1); a text that demands one needs at least one.
        needed = 0 if step.optional else 1
    elif isinstance(step, ir.PickCards):
        found = options.cards(board, step, source, bindings)
        needed = 0 if step.optional else step.count
    else:
        found = options.attached(board, step, source, bindings)
        needed = step.count
    if len(found) < needed:
        return False
    if not needed:
        return payable(board, rest, source, bindings)
    if step.count > 1 or not _refers(rest, step.name):
        return payable(board, rest, source, (*bindings, (step.name, found[: step.count])))
    return any(payable(board, rest, source, (*bindings, (step.name, (one,)))) for one in found)


def _refers(steps: tuple[ir.Step, ...], name: str) -> bool:
    """Does a later choice depend on what is bound to `name`?"""
    for step in steps:
        if isinstance(step, ir.PickEnergy | ir.PickAttack) and step.of == ir.Bound(name):
            return True
        if isinstance(step, ir.PickPokemon) and step.filter.not_bound == name:
            return True
        if isinstance(step, ir.PickCards) and step.filter.evolves == name:
            return True
    return False
