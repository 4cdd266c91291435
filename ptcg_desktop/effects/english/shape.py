"""From drafts to a program: branches closed, coins folded, an attack's steps divided at the moment of its damage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.scope import Draft, GrantDraft, Open, OpenGrant, RefusedError, Scope
from ptcg_desktop.effects.names import BINDS, REFERS, bound, canonical, nodes, rebuilt, referred

Steps = tuple[ir.Step, ...]
_ON_DAMAGE = (ir.SetDamage, ir.MoreDamage, ir.IgnoreFor, ir.AttackDoesNothing)
_PREPARES = (
    ir.PickPokemon, ir.PickCards, ir.PickEnergy, ir.PickAttached, ir.PickAttack, ir.LookAt, ir.LookUntil, ir.FlipCoins,
    ir.MoveCards, ir.MoveTop, ir.MoveZone, ir.DiscardHand, ir.Draw, ir.ShuffleDeck, ir.AttachCards, ir.EachPlayer,
)  # fmt: skip


def program(scope: Scope) -> ir.Program:
    """The finished program of a lowered text.

    Raises:
        RefusedError: the text says something that has no place in its kind of text.
    """
    traits = dict(scope.traits)
    price = list(frozen(scope.price))
    steps = list(frozen(scope.top))
    grants = tuple(frozen_grant(grant) for grant in scope.grants)
    if scope.kind == "power" and "use" not in traits:
        traits["use"] = "always"
        if steps:
            raise RefusedError("power.steps")
    if any(isinstance(node, ir.Leave) and not node.attached for node in nodes((tuple(steps), grants))):
        raise RefusedError("leave.attached")
    made = (
        _attack(scope, price, steps) if scope.kind in ("attack", "technical_machine") else _other(scope, price, steps)
    )
    whole = msgspec.structs.replace(made, grants=grants, **traits)
    uses = Counter(referred(whole))
    tidy: ir.Program = rebuilt(whole, lambda node: _tidy(node, uses))
    if any(hollow(node) for node in nodes(tidy)):
        raise RefusedError("step.empty")
    _in_order(tidy)
    _ends_with_its_own(tidy, scope.spots)
    result = canonical(tidy)
    _said_once(result)
    return result


HOLDERS: dict[type, tuple[str, ...]] = {
    ir.Flip: ("heads", "tails"), ir.If: ("then", "otherwise"), ir.May: ("steps",), ir.Repeat: ("steps",),
    ir.ForEach: ("steps",), ir.EachPlayer: ("steps",), ir.ChooseOne: ("options",), ir.Later: ("steps",),
    ir.Trigger: ("steps",), ir.Usable: ("steps",), ir.Lasting: ("grants",), ir.Rule: ("grants",),
    ir.While: ("grants",),
}  # fmt: skip
"""What holds steps or grants, and in which fields: one of them at least says something."""


def hollow(node: msgspec.Struct) -> bool:
    """Does this node hold nothing, where it should hold what is to be done?"""
    fields = HOLDERS.get(type(node), ())
    if isinstance(node, ir.ChooseOne):
        return not node.options or not all(node.options)
    return bool(fields) and not any(getattr(node, field) for field in fields)


def _in_order(program: ir.Program) -> None:
    """Nothing may depend on what is done only after it.

    Raises:
        RefusedError: something does.
    """
    known: set[str] = set()
    parts = (program.needs, program.choices, program.price, program.before, program.damage, program.steps)
    everything = set(bound(program))
    for part in (*parts, program.grants):
        for node in nodes(part):
            own = {name for field in BINDS.get(type(node), ()) if (name := getattr(node, field))}
            wanted = {getattr(node, field) for field in REFERS.get(type(node), ())} & everything
            if not wanted <= known | own:
                raise RefusedError("reference.order")
            known |= own


def _said_once(program: ir.Program) -> None:
    """A record that holds its text twice does not let its card be used twice.

    Raises:
        RefusedError: the same use stands in it again.
    """
    uses = [grant for grant in program.grants if isinstance(grant, ir.Usable)]
    if len(set(uses)) < len(uses):
        raise RefusedError("use.again")


def _ends_with_its_own(program: ir.Program, spots: Sequence[ir.Who]) -> None:
    """What lasts until a Pokémon leaves the Active Spot, or play, is an effect on that very Pokémon.

    Raises:
        RefusedError: it is one on another, or on none.
    """
    lasting = [node for node in nodes(program) if isinstance(node, ir.Lasting | ir.Rule)]
    held = [node for node in lasting if node.until in ("leaves_active", "stays")]
    if any(isinstance(node, ir.Rule) or node.on not in spots for node in held):
        raise RefusedError("until.another")
    if any(all(isinstance(node, ir.Rule) or node.on != who for node in held) for who in spots):
        raise RefusedError("until.another")


# --- closing ---------------------------------------------------------------------------------------------------------


def frozen(drafts: Sequence[Draft]) -> Steps:
    """Close open branches."""
    steps: list[ir.Step] = []
    for draft in drafts:
        step = draft.make(frozen(draft.then), frozen(draft.otherwise)) if isinstance(draft, Open) else draft
        if isinstance(step, ir.If):
            step = _positive(step)
            if steps and isinstance(before := steps[-1], ir.If) and before.condition == step.condition:
                steps[-1] = ir.If(step.condition, before.then + step.then, before.otherwise + step.otherwise)
                continue
        steps.append(step)
    return tuple(steps)


def _positive(step: ir.If) -> ir.If:
    """Without a negation outside."""
    if isinstance(step.condition, ir.Not):
        return ir.If(step.condition.condition, step.otherwise, step.then)
    return step


def frozen_grant(grant: GrantDraft) -> ir.Grant:
    """Close an open grant."""
    return grant.make(frozen(grant.steps)) if isinstance(grant, OpenGrant) else grant


def _tidy(node: Any, uses: Counter[str]) -> Any:
    """Fold a flip and the branch behind it; drop what does nothing. `uses`: how often each name is referred to."""
    for field in getattr(node, "__struct_fields__", ()):
        value = getattr(node, field)
        if isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
            new = _folded(value, uses)
            if new != value:
                node = msgspec.structs.replace(node, **{field: new})
    return node


def _folded(steps: Steps, uses: Counter[str]) -> Steps:
    result: list[ir.Step] = []
    if ir.MoreDamage(0) in steps and sum(isinstance(step, ir.MoreDamage | ir.SetDamage) for step in steps) > 1:
        raise RefusedError("damage.twice")
    for step in steps:
        if step == ir.MoreDamage(0):
            continue
        last = result[-1] if result else None
        if isinstance(step, ir.If) and isinstance(last, ir.FlipCoins) and _of_coin(step, last) and uses[last.name] == 1:
            result[-1] = ir.Flip(step.then, step.otherwise, last.by)
        else:
            result.append(step)
    return tuple(result)


def _of_coin(step: ir.If, flip: ir.FlipCoins) -> bool:
    return flip.coins == 1 and not flip.until_tails and step.condition == ir.AtLeast(ir.Result(flip.name), 1)


# --- kinds of text ---------------------------------------------------------------------------------------------------


def _other(scope: Scope, price: list[ir.Step], steps: list[ir.Step]) -> ir.Program:
    if scope.kind == "energy" and (price or steps):
        raise RefusedError("energy.steps")  # nobody plays it for what it does: it is in force, or waits for a moment
    if any(isinstance(node, ir.SetDamage | ir.MoreDamage | ir.IgnoreFor) for node in nodes(tuple(steps))):
        raise RefusedError("damage.no_attack")
    choices: list[ir.Step] = []
    while steps and (
        isinstance(steps[0], ir.PickPokemon | ir.PickEnergy | ir.PickAttack | ir.PickAttached)
        or (choices and isinstance(steps[0], ir.PickType))
    ):
        choices.append(steps.pop(0))
    return ir.Program(choices=tuple(choices), price=tuple(price), steps=tuple(steps))


def _attack(scope: Scope, price: list[ir.Step], steps: list[ir.Step]) -> ir.Program:
    choices: list[ir.Step] = []
    while (
        steps and isinstance(steps[0], ir.PickPokemon | ir.PickEnergy | ir.PickAttack) and steps[0].name in scope.chosen
    ):
        choices.append(steps.pop(0))
    ignores: tuple[ir.Skipped, ...] = ()
    for ignored in [step for step in steps if isinstance(step, ir.IgnoreFor)]:
        ignores += ignored.what
        steps.remove(ignored)
    price += _failing(steps)
    early, late = _divided(steps)
    early[:0] = frozen(scope.early)
    if any(isinstance(node, ir.DealDamage) for node in nodes(tuple(early))):
        raise RefusedError("damage.order")
    damage: ir.Amount | None = None
    for change in [step for step in early if isinstance(step, ir.SetDamage)]:
        if damage is not None:
            raise RefusedError("damage.twice")
        damage = change.amount
        early.remove(change)
    return ir.Program(
        damage=damage,
        choices=tuple(choices),
        price=tuple(price),
        before=tuple(early),
        steps=tuple(late),
        ignores=tuple(dict.fromkeys(ignores)),
    )


def _failing(steps: list[ir.Step]) -> list[ir.Step]:
    """Take out a leading flip that may fail the whole attack: it belongs to the price (R-ATK-4)."""
    if len(steps) < 2 or not isinstance(steps[0], ir.FlipCoins) or not isinstance(steps[1], ir.If):
        return []
    branch = steps[1]
    if ir.AttackDoesNothing() not in (*branch.then, *branch.otherwise):
        return []
    if {ir.AttackDoesNothing()} == {*branch.then, *branch.otherwise}:
        taken = steps[:2]
        del steps[:2]
        return taken
    return []


def _divided(steps: list[ir.Step]) -> tuple[list[ir.Step], list[ir.Step]]:
    """What comes before the damage is worked out, and what after."""
    halves = [_halves(step) for step in steps]
    needed = set(referred([early for early, _ in halves]))
    early: list[ir.Step] = []
    late: list[ir.Step] = []
    last = max((place for place, (first, _) in enumerate(halves) if first), default=-1)
    for place, (first, second) in reversed(list(enumerate(halves))):
        whole = steps[place]
        if not first and place < last and _prepares(whole) and needed & {*bound(whole), *_moved(whole)}:
            first, second = (whole,), ()
            needed |= set(referred(whole))
        early[:0] = first
        late[:0] = second
    if any(_spared(steps[:place], step, late) for place, step in enumerate(steps)):
        raise RefusedError("damage.order")
    if {*referred(early)} & ({*bound(late)} - {*bound(early)}):
        raise RefusedError("damage.order")  # the number depends on what is done only after the damage
    return early, late


def _spared(earlier: Sequence[ir.Step], step: ir.Step, late: Sequence[ir.Step]) -> bool:
    """Would a flip that may fail the attack spare what is printed, and so done, before it?"""
    if not isinstance(step, ir.If) or ir.AttackDoesNothing() not in (*step.then, *step.otherwise):
        return False
    asked = set(referred(step.condition))
    flipped = any(isinstance(one, ir.FlipCoins) and one.name in asked for one in earlier)
    return flipped and any(one in late for one in earlier)


def _prepares(step: ir.Step) -> bool:
    """Can it be done before the damage: picks and moves of cards, and branches of nothing else?"""
    if isinstance(step, ir.If):
        return all(_prepares(one) for one in (*step.then, *step.otherwise))
    if isinstance(step, ir.May | ir.Repeat | ir.EachPlayer):
        return all(_prepares(one) for one in step.steps)
    return isinstance(step, _PREPARES)


def _moved(step: ir.Step) -> Iterable[str]:
    return (step.cards,) if isinstance(step, ir.MoveCards) else ()


def bears_on_damage(steps: object) -> bool:
    """Does it change this attack's damage? What it puts in force for later does not."""
    now = rebuilt(steps, _without_later)
    return any(isinstance(node, _ON_DAMAGE) for node in nodes(now))


def _without_later(node: Any) -> Any:
    if isinstance(node, ir.Lasting | ir.Rule):
        return msgspec.structs.replace(node, grants=())
    return msgspec.structs.replace(node, steps=()) if isinstance(node, ir.Later) else node


def _halves(step: ir.Step) -> tuple[Steps, Steps]:
    """The part of a step that bears on the damage, and the rest."""
    if isinstance(step, _ON_DAMAGE):
        return (step,), ()
    if not bears_on_damage(step):
        return (), (step,)
    if isinstance(step, ir.If):
        early_then, late_then = _branch(step.then)
        early_other, late_other = _branch(step.otherwise)
        early = (ir.If(step.condition, early_then, early_other),) if early_then or early_other else ()
        late = (ir.If(step.condition, late_then, late_other),) if late_then or late_other else ()
        return early, late
    if isinstance(step, ir.May):
        first, second = _branch(step.steps)
        return (msgspec.structs.replace(step, steps=first),), (
            ir.If(ir.AtLeast(ir.Result(step.name), 1), second),
        ) if second else ()
    return (step,), ()


def _branch(steps: Steps) -> tuple[Steps, Steps]:
    """Halves of a branch; what prepares stays before the damage if anything there bears on it."""
    if not bears_on_damage(steps):
        return (), steps
    early: list[ir.Step] = []
    late: list[ir.Step] = []
    for step in steps:
        if isinstance(step, _PREPARES) and not (late and isinstance(step, ir.ShuffleDeck)):
            early.append(step)
        else:
            first, second = _halves(step)
            early += first
            late += second
    return tuple(early), tuple(late)
