"""May a text be used at all? Its costs must be payable and the targets it demands must exist (R-ATK-4, R-TRN-8).

The choices of a text are tried in order on the present board, each with every answer it allows, until one way through
is found.
"""

from __future__ import annotations

from functools import lru_cache

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import referred
from ptcg_desktop.engine import amounts, energy, filters, modifiers, options
from ptcg_desktop.engine.board import Board
from ptcg_desktop.engine.filters import with_bound
from ptcg_desktop.engine.state import Bindings, EffectFrame, Source

Asked = options.Listed | ir.PickAttack | ir.PickType
# Steps are told apart by their exact type where it counts: `isinstance` of a struct takes ten times as long.
ASKED = frozenset((ir.PickPokemon, ir.PickCards, ir.PickEnergy, ir.PickAttached, ir.PickAttack, ir.PickType))
AS_A_WHOLE = frozenset((ir.Flip, ir.Heal, ir.Cure, ir.ForEach))
"""What decides, where nothing follows it, whether all of a text would do nothing."""
DEMANDS = ASKED | {ir.MoveCounters} | AS_A_WHOLE


def leading(steps: tuple[ir.Step, ...]) -> tuple[ir.Step, ...]:
    """What a text that a player chooses to use begins with: choices and what is done with them. ("Discard a card. If
    you do, …": without a card it cannot be used.) A coin that decides about all of it belongs to that, and what is
    healed if nothing else happens."""
    result: list[ir.Step] = []
    for step in steps:
        if type(step) not in DEMANDS and type(step) is not ir.MoveCards:
            break
        if type(step) in AS_A_WHOLE and step is not steps[-1]:
            break
        result.append(step)
    return tuple(result)


def payable(board: Board, steps: tuple[ir.Step, ...], source: Source, bindings: Bindings = ()) -> bool:
    """Is there a way to make all obligatory choices of these steps now?"""
    for at, step in enumerate(steps):
        if isinstance(step, Asked):
            return _some_answer(board, step, steps[at + 1 :], source, bindings)
        if isinstance(step, ir.MoveCounters) and not options.movable(board, step, source, bindings):
            return False
        if type(step) in AS_A_WHOLE and step is steps[-1] and _idle(board, step, source, bindings):
            return False
        if isinstance(step, ir.Flip) and step is steps[-1]:
            return any(payable(board, branch, source, bindings) for branch in (step.heads, step.tails) if branch)
        if isinstance(step, ir.LookAt | ir.LookUntil | ir.FlipCoins):
            return True  # what follows depends on what will be seen
    return True


def fruitless(board: Board, steps: tuple[ir.Step, ...], source: Source) -> bool:
    """Would a text that only takes "up to" so many cards of open piles find none, and do nothing but cost cards?

    (A card is traded for basic Energy cards of the discard pile, where there are none: R-TRN-8.)
    """
    picks = [step for step in steps if isinstance(step, ir.PickCards)]
    moves = {step.cards: step.to for step in steps if isinstance(step, ir.MoveCards)}
    if len(picks) + len(moves) != len(steps):
        return False
    gains = [pick for pick in picks if pick.optional and pick.zone == "discard" and not pick.among]
    costs = [pick for pick in picks if pick not in gains]
    if not gains or any(pick.optional or moves.get(pick.name) not in ("discard", "deck") for pick in costs):
        return False
    return not any(options.found(board, pick, source, ()) for pick in gains)


def _idle(board: Board, step: ir.Step, source: Source, bindings: Bindings) -> bool:
    """Would this step do nothing: is nobody hurt, is there no condition to end, nobody to do it for?"""
    if not isinstance(step, ir.Heal | ir.Cure | ir.ForEach):
        return False
    if isinstance(step.of, ir.Bound) and not filters.bound(bindings, step.of.name):
        return False  # whom it means will be known later
    found = filters.who(board, step.of, source, bindings)
    if isinstance(step, ir.Heal):
        return not any(one.damage for one in found)
    if isinstance(step, ir.Cure):
        kinds = step.conditions
        return not any(not kinds or item.kind in kinds for one in found for item in one.conditions)
    return not found


def fruitful(board: Board, frame: EffectFrame, step: ir.PickPokemon, found: tuple[int, ...]) -> tuple[int, ...]:
    """Of Pokémon that may be picked those with whom the text can go on; all, if there are none.

    (Of a Pokémon without Energy no Energy card can be discarded; a card is attached only where its own text allows.)
    """
    found = _fitting(board, frame, step, found)
    rest = _ahead(board, frame)
    if step.count != 1 or len(found) < 2 or step.name not in _asked_of(rest):
        return found
    source, bindings = frame.source, frame.bindings
    good = tuple(one for one in found if payable(board, rest, source, with_bound(bindings, step.name, (one,))))
    return good or found


def _fitting(board: Board, frame: EffectFrame, step: ir.PickPokemon, found: tuple[int, ...]) -> tuple[int, ...]:
    """Those to which one of the cards may go that are then attached to the one picked; all, if there are none."""
    names = [
        later.cards
        for later in frame.steps[frame.at + 1 :]
        if isinstance(later, ir.AttachCards) and later.to == ir.Bound(step.name)
    ]
    cards = [card for name in names for card in filters.bound(frame.bindings, name)]
    targets = [one for uid in found if (one := filters.find(board, uid)) is not None]
    fitting = tuple(one.uid for one in targets if any(energy.fits(board, card, one) for card in cards))
    return fitting or found


def _ahead(board: Board, frame: EffectFrame) -> tuple[ir.Step, ...]:
    """What the text demands after the frame's step, in this and the following parts of its program."""
    rest = frame.steps[frame.at + 1 :]
    for program in _programs(board, frame.source):
        if frame.steps == program.choices:
            return (*rest, *program.price, *leading(program.steps))
        if frame.steps == program.price:
            return (*rest, *leading(program.steps))
    return leading(rest)


def _programs(board: Board, source: Source) -> tuple[ir.Program, ...]:
    facts = board.game.cards[source.card]
    if source.kind == "trainer":
        return (facts.program,)
    one = filters.find(board, source.pokemon)
    powers = facts.powers if one is None else modifiers.top(board, one).powers
    return tuple(power.program for power in powers if power.name == source.name)


def named_clause(board: Board, steps: tuple[ir.Step, ...], source: Source) -> str:
    """The clause by which the first choice has no answer, where the text's filter names one; else empty.

    A text that skips a stage cannot be used on a first turn by R-EVO-3, not for want of a target.
    """
    for step in steps:
        if isinstance(step, ir.PickPokemon):
            for side in filters.sides(step.side, source.player):
                for one in filters.at_place(board, side, step.where):
                    clause = filters.refuses(board, step.filter, one, source, ())
                    if clause == "":
                        return ""
                    if clause != "-":
                        return clause
            return ""
    return ""


def _some_answer(board: Board, step: Asked, rest: tuple[ir.Step, ...], source: Source, bindings: Bindings) -> bool:
    if isinstance(step, ir.PickAttack):
        return bool(options.attacks(board, step, source, bindings)) and payable(board, rest, source, bindings)
    if isinstance(step, ir.PickType):
        return bool(options.types(board, step, source, bindings)) and payable(board, rest, source, bindings)
    last = not any(type(one) in DEMANDS for one in rest)
    if last and options.at_least(step, 1) == 0:
        return True
    found = options.found(board, step, source, bindings)
    count = _count(board, step, source, bindings, len(found))
    needed = options.at_least(step, count)
    if step.count == "all" or isinstance(step, ir.PickPokemon):
        # Of several targets as many as exist are taken (R-DO-1); a text that demands one needs at least one.
        needed = min(needed, 1)
    if len(found) < needed:
        return False
    if last:
        return True
    if not needed or count > 1 or step.name not in _asked_of(rest):
        some = found if type(rest[-1]) in AS_A_WHOLE else found[:count]
        return payable(board, rest, source, with_bound(bindings, step.name, some))
    return any(payable(board, rest, source, with_bound(bindings, step.name, (one,))) for one in found)


@lru_cache(maxsize=4_000)
def _asked_of(steps: tuple[ir.Step, ...]) -> frozenset[str]:
    """The names that choices among these steps refer to."""
    return frozenset(referred(tuple(step for step in steps if type(step) in DEMANDS)))


def _count(board: Board, step: options.Listed, source: Source, bindings: Bindings, found: int) -> int:
    if step.count == "all" or step.count == "any":
        return max(found, 1) if step.count == "all" else found
    if isinstance(step.count, int):
        return step.count
    return 1 if isinstance(step.count, ir.Heads) else amounts.value(board, step.count, source, bindings)
