"""What the open choice of a text is for: read off the program that asks, so that a person can be told.

Nothing here decides anything. A choice binds a name; what the text does next with that name is what the choice is for
("discard it", "put it on the Bench", "it takes the damage").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import REFERS, nodes
from ptcg_desktop.engine import filters
from ptcg_desktop.engine.manual_texts import running
from ptcg_desktop.engine.state import EffectFrame, Pokemon, Source, State

Thing = Literal["", "card", "pokemon_card", "basic", "evolution", "trainer", "energy", "attached", "pokemon"]
_REVEALS = (ir.LookAt, ir.PickCards)
"""What only shows or narrows down what was chosen: what is done with it comes later."""
_WHO: dict[type, dict[str, str]] = {
    ir.DealDamage: {"to": "damage"},
    ir.PutCounters: {"on": "counters"},
    ir.SpreadCounters: {"on": "counters"},
    ir.Heal: {"of": "heal"},
    ir.MoveCounters: {"source": "counters_from", "target": "counters_to"},
    ir.Inflict: {"to": "inflict"},
    ir.Cure: {"of": "cure"},
    ir.AttachCards: {"to": "attach_to"},
    ir.AttachThis: {"to": "attach_to"},
    ir.MoveThis: {"on": "attach_to"},
    ir.EvolveInto: {"target": "evolve"},
    ir.Devolve: {"of": "devolve"},
    ir.Transform: {"of": "exchange"},
    ir.KnockOut: {"of": "knock_out"},
    ir.PickAttack: {"of": "attack_of"},
    ir.Lasting: {"on": "lasting"},
}
"""What is done to a chosen Pokémon, by the field of the step that names it."""
_CARDS: dict[type, str] = {
    ir.AttachCards: "attach",
    ir.EvolveInto: "evolve_with",
    ir.Transform: "exchange_for",
    ir.SwitchActive: "switch_in",
    ir.UseAttack: "use",
    ir.Forbid: "forbid",
}
"""What is done with a chosen card, Pokémon or attack that a step names directly."""


class Aim(msgspec.Struct, frozen=True):
    """What the open choice is about.

    Attributes:
        asker: The text that asks: its player, card, kind and name.
        thing: What is chosen; empty where that is neither a card nor a Pokémon.
        side: Whose, seen from the asker's player.
        place: The zone the cards are in, or `"active"`, `"bench"`, `"play"` of Pokémon; `"among"`: of cards seen
            before.
        on: The Pokémon (uid) all of whose attached cards are meant; -1: several, or none.
        use: What is done with it (`"discard"`, `"hand"`, `"bench"`, `"attach"`, `"damage"`, …; empty: unknown).
        condition: The Special Condition, for the use `"inflict"`.
        card: The card that goes on what is chosen, or -1.
        branches: What may be done, each as steps: of a choice between ways, or the one that may be done or left.
    """

    asker: Source
    thing: Thing = ""
    side: ir.Side = "own"
    place: str = ""
    on: int = -1
    use: str = ""
    condition: str = ""
    card: int = -1
    branches: tuple[tuple[ir.Step, ...], ...] = ()


def aim(state: State) -> Aim | None:
    """What the text that asks the open choice wants it for; None if no text asks."""
    frame = running(state)
    if frame is None or state.decision is None:
        return None
    asker, step = frame.source, frame.steps[frame.at]
    if isinstance(step, ir.PickPokemon):
        use, condition = _use(state, frame, step.name)
        return Aim(asker, "pokemon", step.side, step.where, use=use, condition=condition)
    if isinstance(step, ir.PickCards):
        place = "among" if step.among else step.zone
        return Aim(asker, _kind_of(step.filter), step.side, place, use=_use(state, frame, step.name)[0])
    if isinstance(step, ir.PickEnergy | ir.PickAttached):
        thing: Thing = "energy" if isinstance(step, ir.PickEnergy) else "attached"
        bearers = filters.who(state, step.of, asker, frame.bindings)
        on = bearers[0].uid if len(bearers) == 1 else -1
        return Aim(asker, thing, _whose(bearers, asker.player), "attached", on, _use(state, frame, step.name)[0])
    return _other_aim(state, frame, step)


def _whose(bearers: Sequence[Pokemon], player: int) -> ir.Side:
    owners = {one.player for one in bearers}
    if len(owners) > 1:
        return "both"
    return "own" if player in owners else "opponent"


def _other_aim(state: State, frame: EffectFrame, step: ir.Step) -> Aim:
    """Of choices that are not made among listed cards or Pokémon."""
    asker = frame.source
    if isinstance(step, ir.PickAttack):
        return Aim(asker, use=_use(state, frame, step.name)[0])
    if isinstance(step, ir.AttachCards):
        cards = filters.bound(frame.bindings, step.cards)
        at = len(frame.answers)
        return Aim(asker, "pokemon", use="attach_to", card=cards[at] if at < len(cards) else -1)
    if isinstance(step, ir.SpreadCounters):
        return Aim(asker, "pokemon", use="counters")
    if isinstance(step, ir.MoveCards):
        return Aim(asker, "card", use=step.to)
    if isinstance(step, ir.ChooseOne):
        return Aim(asker, branches=step.options)
    if isinstance(step, ir.May | ir.Repeat):
        return Aim(asker, branches=(step.steps,))
    uses = {ir.Draw: "draw", ir.Heal: "heal", ir.MoveCounters: "counters", ir.Devolve: "devolve", ir.LookAt: "look"}
    return Aim(asker, use=uses.get(type(step), ""))


def _kind_of(rule: ir.CardFilter) -> Thing:
    """What cards a filter lets through, as far as one word says it."""
    if rule.kind == "energy" or rule.basic_energy or rule.special_energy:
        return "energy"
    if rule.kind == "trainer" or rule.trainer_kind:
        return "trainer"
    if rule.stage == "basic":
        return "basic"
    if rule.stage or rule.evolves or rule.evolves_from or rule.evolves_from_name:
        return "evolution"
    return "pokemon_card" if rule.kind == "pokemon" else "card"


def _use(state: State, frame: EffectFrame, name: str) -> tuple[str, str]:
    """What becomes of what is bound to `name`, and the Special Condition put on it; empty if that cannot be said."""
    for node in _later(state, frame):
        use = _of_node(state, frame, node, name)
        if use:
            return use, node.condition if isinstance(node, ir.Inflict) else ""
    return "", ""


def _of_node(state: State, frame: EffectFrame, node: object, name: str) -> str:
    kind = type(node)
    for field, use in _WHO.get(kind, {}).items():
        if _means(getattr(node, field), name):
            return use
    if isinstance(node, ir.MoveCards) and node.cards == name:
        return node.to
    if isinstance(node, ir.Leave) and _means(node.of, name):
        return f"leave_{node.to.split('_')[0]}"
    if isinstance(node, ir.ForEach) and _means(node.of, name):
        return _use(state, frame, node.name)[0]
    if isinstance(node, ir.CardFilter) and node.same_name == name:
        return "named"
    if isinstance(node, ir.PickEnergy | ir.PickAttached) and _means(node.of, name):
        return f"{_use(state, frame, node.name)[0]}_from" if node.name != name else ""
    fields = () if kind in _REVEALS else REFERS.get(kind, ())
    return _CARDS.get(kind, "") if any(getattr(node, field) == name for field in fields) else ""


def _means(who: object, name: str) -> bool:
    return isinstance(who, ir.Bound) and who.name == name


def _later(state: State, frame: EffectFrame) -> Iterator[object]:
    """Every node of the text behind the open choice: of its list of steps, then of the lists and parts around it."""
    yield from nodes(frame.steps[frame.at + 1 :])
    for below in reversed(state.stack[:-1]):
        if not isinstance(below, EffectFrame):
            break
        yield from nodes(below.steps[below.at :])
    facts = state.game.cards[frame.source.card]
    name = frame.source.name
    yield from nodes(tuple(attack.program for attack in facts.attacks if attack.name == name))
    yield from nodes(tuple(power.program for power in facts.powers if power.name == name))
    yield from nodes(facts.program)
